-- The staff role is granted in SQL only, and only staff can see that they have it.
begin;
\ir helpers.psql
select tests.create_cast();

select tests.as_member('Staff');
select results_eq($$ select user_id from staff $$, $$ select tests.user_id('Staff') $$,
  'staff can see their own staff row');
select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ private.is_staff() $$, 'gives true', 'is_staff returns true for staff'),
  ('Closer', $$ select from staff $$, 'no rows', 'a closer member can''t see who is staff'),
  ('Closer', $$ private.is_staff() $$, 'gives false', 'is_staff returns false for a closer member'),
  ('Ann', $$ select from staff $$, 'no rows', 'a free member can''t see who is staff'),
  ('visitor', $$ private.is_staff() $$, 'gives false', 'is_staff returns false for a visitor'),
  ('visitor', $$ private.email_confirmed() $$, 'gives false', 'email_confirmed returns false for a visitor')
) as t (who, statement, outcome, rule);

select tests.as_owner();
select results_eq($$ select user_id from staff where user_id in (tests.user_id('Ann'), tests.user_id('Staff')) $$,
  $$ select tests.user_id('Staff') $$, 'only the member granted the role in SQL is staff');

select tests.as_owner();
insert into private.security_settings (staff_need_second_factor) values (true);
select tests.as_member('Staff');
select is(private.is_staff(), false, 'is_staff returns false without a second factor when the setting requires one');
select tests.holds($$ select from member_contacts where user_id = tests.user_id('Ann') $$, 'no rows',
    'staff can''t read contact details without the second factor');
select set_config('request.jwt.claims', (auth.jwt() || '{"aal": "aal2"}')::text, true);
select is(private.is_staff(), true, 'is_staff returns true with the second factor');
select tests.holds($$ select from member_contacts where user_id = tests.user_id('Ann') $$, 'rows',
    'staff can read contact details with the second factor');
select tests.as_member('Ann');
select set_config('request.jwt.claims', (auth.jwt() || '{"aal": "aal2"}')::text, true);
select is(private.is_staff(), false, 'a second factor alone makes nobody staff');

select * from finish();
rollback;
