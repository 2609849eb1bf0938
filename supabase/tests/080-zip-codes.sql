-- ZIP codes are readable by everyone and written only by migrations.
begin;
\ir helpers.psql
select tests.create_user('Ann');
select tests.create_user('Staff', staff => true);

select cmp_ok((select count(*) from zip_codes), '>', 40000::bigint, 'zip_codes has more than 40,000 rows');
select tests.holds($$ select count(distinct state)::int from zip_codes where state not in ('AS', 'FM', 'GU', 'MH',
      'MP', 'PR', 'PW', 'VI', 'AA', 'AE', 'AP') $$, 'gives 51',
    'zip_codes covers all 50 states and DC');

select tests.holds('visitor', $$ select city, state from zip_codes where zip = '10001' $$, 'gives ("New York",NY)',
    'a visitor can read ZIP codes');
select tests.holds('Ann', $$ select from zip_codes where zip = '10001' $$, 'rows', 'a member can read ZIP codes');

select * from finish();
rollback;
