-- ZIP codes: read by all, written by migrations.
begin;
\ir helpers.psql
select no_plan();
select tests.create_user('Ann');
select tests.create_user('Staff', staff => true);

select cmp_ok((select count(*) from zip_codes), '>', 40000::bigint, 'every ZIP code is there');
select is((select count(distinct state)::int from zip_codes where state not in ('AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI', 'AA', 'AE', 'AP')), 51, 'of all states and DC');

select tests.as_visitor();
select results_eq($$ select city, state from zip_codes where zip = '10001' $$, $$ values ('New York', 'NY') $$, 'a visitor reads them');
select throws_ok($$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$, '42501', null, 'but adds none');
select throws_ok($$ update zip_codes set city = 'X' $$, '42501', null, 'changes none');
select throws_ok($$ delete from zip_codes $$, '42501', null, 'and deletes none');
select tests.as_member('Ann');
select isnt_empty($$ select from zip_codes where zip = '10001' $$, 'a member reads them');
select throws_ok($$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$, '42501', null, 'but adds none');
select throws_ok($$ update zip_codes set city = 'X' $$, '42501', null, 'changes none');
select throws_ok($$ delete from zip_codes $$, '42501', null, 'and deletes none');
select tests.as_member('Staff');
select throws_ok($$ delete from zip_codes $$, '42501', null, 'nor do staff');

select * from finish();
rollback;
