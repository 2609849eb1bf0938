-- The staff role is granted in SQL only, and only staff can see that they have it.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

select tests.as_member('Staff');
select results_eq(
  $$ select user_id from staff $$,
  $$ select tests.user_id('Staff') $$,
  'staff can see their own staff row'
);
select is(private.is_staff(), true, 'is_staff returns true for staff');
select throws_ok(
  $$ insert into staff (user_id) values (tests.user_id('Ann')) $$,
  '42501', null, 'staff can''t grant the role to others'
);
select throws_ok($$ delete from staff $$, '42501', null, 'staff can''t revoke the role');
select throws_ok(
  $$ update staff set user_id = tests.user_id('Ann') $$,
  '42501', null, 'staff can''t transfer the role'
);

select tests.as_member('Closer');
select is_empty($$ select from staff $$, 'a closer member can''t see who is staff');
select is(private.is_staff(), false, 'is_staff returns false for a closer member');
select tests.as_member('Ann');
select is_empty($$ select from staff $$, 'a free member can''t see who is staff');
select throws_ok(
  $$ insert into staff (user_id) values (tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t grant themselves the staff role'
);
select throws_ok($$ delete from staff $$, '42501', null, 'a member can''t revoke the staff role');
select tests.as_visitor();
select throws_ok($$ select from staff $$, '42501', null, 'a visitor can''t query staff');
select throws_ok(
  $$ insert into staff (user_id) values (tests.user_id('Ann')) $$,
  '42501', null, 'a visitor can''t grant the staff role'
);
select is(private.is_staff(), false, 'is_staff returns false for a visitor');
select is(private.email_confirmed(), false, 'email_confirmed returns false for a visitor');

select tests.as_owner();
select results_eq(
  $$ select user_id from staff where user_id in (tests.user_id('Ann'), tests.user_id('Staff')) $$,
  $$ select tests.user_id('Staff') $$,
  'only the member granted the role in SQL is staff'
);

select tests.as_owner();
insert into private.security_settings (staff_need_second_factor) values (true);
select tests.as_member('Staff');
select is(private.is_staff(), false, 'is_staff returns false without a second factor when the setting requires one');
select is_empty(
  $$ select from member_contacts where user_id = tests.user_id('Ann') $$,
  'staff can''t read contact details without the second factor'
);
select set_config('request.jwt.claims', (auth.jwt() || '{"aal": "aal2"}')::text, true);
select is(private.is_staff(), true, 'is_staff returns true with the second factor');
select isnt_empty(
  $$ select from member_contacts where user_id = tests.user_id('Ann') $$,
  'staff can read contact details with the second factor'
);
select tests.as_member('Ann');
select set_config('request.jwt.claims', (auth.jwt() || '{"aal": "aal2"}')::text, true);
select is(private.is_staff(), false, 'a second factor alone makes nobody staff');

select * from finish();
rollback;
