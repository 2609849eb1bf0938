-- Staff: granted in SQL, seen by those who have it, given by nobody through the API.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

select tests.as_member('Staff');
select results_eq($$ select user_id from staff $$, $$ select tests.user_id('Staff') $$, 'staff see that they are staff');
select is(private.is_staff(), true, 'and policies know it');
select throws_ok($$ insert into staff (user_id) values (tests.user_id('Ann')) $$, '42501', null, 'but cannot appoint others');
select throws_ok($$ delete from staff $$, '42501', null, 'nor dismiss');
select throws_ok($$ update staff set user_id = tests.user_id('Ann') $$, '42501', null, 'nor hand it on');

select tests.as_member('Closer');
select is_empty($$ select from staff $$, 'a closer does not see who is staff');
select is(private.is_staff(), false, 'and is not');
select tests.as_member('Ann');
select is_empty($$ select from staff $$, 'nor does a free member');
select throws_ok($$ insert into staff (user_id) values (tests.user_id('Ann')) $$, '42501', null, 'nobody appoints themselves');
select throws_ok($$ delete from staff $$, '42501', null, 'nobody dismisses staff');
select tests.as_visitor();
select throws_ok($$ select from staff $$, '42501', null, 'a visitor may not even ask');
select throws_ok($$ insert into staff (user_id) values (tests.user_id('Ann')) $$, '42501', null, 'let alone appoint');
select is(private.is_staff(), false, 'and is not staff');
select is(private.email_confirmed(), false, 'nor confirmed');

select tests.as_owner();
select results_eq($$ select user_id from staff where user_id in (tests.user_id('Ann'), tests.user_id('Staff')) $$, $$ select tests.user_id('Staff') $$, 'the role stands as granted');

select * from finish();
rollback;
