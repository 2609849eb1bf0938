-- ZIP codes are readable by everyone and written only by migrations.
begin;
\ir helpers.psql
select no_plan();
select tests.create_user('Ann');
select tests.create_user('Staff', staff => true);

select cmp_ok((select count(*) from zip_codes), '>', 40000::bigint, 'zip_codes has more than 40,000 rows');
select tests.holds($$ select count(distinct state)::int from zip_codes where state not in ('AS', 'FM', 'GU', 'MH',
      'MP', 'PR', 'PW', 'VI', 'AA', 'AE', 'AP') $$, 'gives 51',
    'zip_codes covers all 50 states and DC');

select tests.as_visitor();
select results_eq(
  $$ select city, state from zip_codes where zip = '10001' $$,
  $$ values ('New York', 'NY') $$,
  'a visitor can read ZIP codes'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$, 'fails 42501',
    'a visitor can''t insert ZIP codes'),
  ('visitor', $$ update zip_codes set city = 'X' $$, 'fails 42501', 'a visitor can''t update ZIP codes'),
  ('visitor', $$ delete from zip_codes $$, 'fails 42501', 'a visitor can''t delete ZIP codes'),
  ('Ann', $$ select from zip_codes where zip = '10001' $$, 'rows', 'a member can read ZIP codes'),
  ('Ann', $$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$, 'fails 42501',
    'a member can''t insert ZIP codes'),
  ('Ann', $$ update zip_codes set city = 'X' $$, 'fails 42501', 'a member can''t update ZIP codes'),
  ('Ann', $$ delete from zip_codes $$, 'fails 42501', 'a member can''t delete ZIP codes'),
  ('Staff', $$ delete from zip_codes $$, 'fails 42501', 'staff can''t delete ZIP codes')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
