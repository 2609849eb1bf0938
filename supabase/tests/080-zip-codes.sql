-- ZIP codes are readable by everyone and written only by migrations.
begin;
\ir helpers.psql
select no_plan();
select tests.create_user('Ann');
select tests.create_user('Staff', staff => true);

select cmp_ok((select count(*) from zip_codes), '>', 40000::bigint, 'zip_codes has more than 40,000 rows');
select is(
  (
    select count(distinct state)::int
    from zip_codes
    where state not in ('AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI', 'AA', 'AE', 'AP')
  ),
  51, 'zip_codes covers all 50 states and DC'
);

select tests.as_visitor();
select results_eq(
  $$ select city, state from zip_codes where zip = '10001' $$,
  $$ values ('New York', 'NY') $$,
  'a visitor can read ZIP codes'
);
select throws_ok(
  $$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$,
  '42501', null, 'a visitor can''t insert ZIP codes'
);
select throws_ok($$ update zip_codes set city = 'X' $$, '42501', null, 'a visitor can''t update ZIP codes');
select throws_ok($$ delete from zip_codes $$, '42501', null, 'a visitor can''t delete ZIP codes');
select tests.as_member('Ann');
select isnt_empty($$ select from zip_codes where zip = '10001' $$, 'a member can read ZIP codes');
select throws_ok(
  $$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$,
  '42501', null, 'a member can''t insert ZIP codes'
);
select throws_ok($$ update zip_codes set city = 'X' $$, '42501', null, 'a member can''t update ZIP codes');
select throws_ok($$ delete from zip_codes $$, '42501', null, 'a member can''t delete ZIP codes');
select tests.as_member('Staff');
select throws_ok($$ delete from zip_codes $$, '42501', null, 'staff can''t delete ZIP codes');

select * from finish();
rollback;
