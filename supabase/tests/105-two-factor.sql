-- Second factors and their recovery codes.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.add_factor(owner text, name text default 'Phone') returns uuid language sql security definer
as $$
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
  values (gen_random_uuid(), tests.user_id(owner), name, 'totp', 'unverified', now(), now(), 'JBSWY3DPEHPK3PXP')
  returning id;
$$;
create function tests.verify_factor(factor uuid) returns void language sql security definer
as $$ update auth.mfa_factors set status = 'verified' where id = factor; $$;
create function tests.enroll(owner text, name text default 'Phone') returns void language sql
as $$ select tests.verify_factor(tests.add_factor(owner, name)); $$;
/* A session in which the member entered a code, by default just now. */
create function tests.as_member_with_code(name text, age interval default '0') returns void language plpgsql
as $$
begin
  perform tests.as_member(name);
  perform set_config('request.jwt.claims', (auth.jwt() || jsonb_build_object(
    'aal', 'aal2', 'amr', jsonb_build_array(
      jsonb_build_object('method', 'totp', 'timestamp', extract(epoch from now() - age)::bigint)
    )
  ))::text, true);
end;
$$;
create temp table codes (owner text, code text);
grant all on codes to anon, authenticated, service_role;
create function tests.code_of(name text, nth integer default 0) returns text language sql security definer
as $$ select code from codes where owner = name order by code limit 1 offset nth; $$;
create function tests.factors_of(name text) returns bigint language sql security definer
as $$ select count(*) from auth.mfa_factors where user_id = tests.user_id(name); $$;
create function tests.events_of(name text) returns text[] language sql security definer
as $$
  select array_agg(data ->> 'event' order by data ->> 'event')
  from public.notifications where user_id = tests.user_id(name) and kind = 'two_factor';
$$;

-- Getting codes -----------------------------------------------------------------------------------

select tests.as_member_with_code('Ann');
select tests.holds($$ select generate_recovery_codes() $$, 'fails 42501',
    'a member without a second factor can''t get recovery codes');
select tests.as_owner();
select tests.add_factor('Ann', 'Unfinished');
select tests.as_member_with_code('Ann');
select tests.holds($$ select generate_recovery_codes() $$, 'fails 42501',
    'a factor that was never verified doesn''t give recovery codes');
select tests.as_owner();
delete from auth.mfa_factors where user_id = tests.user_id('Ann');
select is(tests.events_of('Ann'), null, 'an abandoned enrollment notifies nobody');

select tests.enroll('Ann');
select tests.enroll('Bob');
select tests.as_member('Ann');
select throws_ok('select generate_recovery_codes()', '42501', null, 'recovery codes take a session with a code');
select tests.as_member_with_code('Ann', '11 minutes');
select tests.holds($$ select generate_recovery_codes() $$, 'fails 42501',
    'recovery codes take a code entered in the last 10 minutes');
select tests.as_member_with_code('Ann');
insert into codes select 'Ann', unnest(generate_recovery_codes());
select tests.as_member_with_code('Bob');
insert into codes select 'Bob', unnest(generate_recovery_codes());
select is((select count(distinct code) from codes where code ~ '^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$'),
  20::bigint, 'every member gets ten different codes without letters that look like digits');
select is(recovery_codes_left(), 10, 'members see how many of their own codes are left');

-- Reading codes -----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ select private.own_account() -> 'authenticator_apps' -> 0 ->> 'name' $$, 'gives Phone',
    'the export lists authenticator apps'),
  (null, $$ select count(*) from jsonb_object_keys(private.own_account() -> 'authenticator_apps' -> 0) $$, 'gives 2',
    'the export contains only the name and the date of an app, not its secret'),
  ('owner', $$ select from private.recovery_codes r join codes c on encode(r.code_hash, 'escape') like '%' || c.code ||
      '%' $$, 'no rows', 'only hashes are stored'),
  ('owner', $$ select table_name from information_schema.columns where table_schema = 'public' and column_name ~
      'recovery|mfa' $$, 'no rows', 'nothing about recovery codes is in a public table')
) as t (who, statement, outcome, rule);

-- Using a code ------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(use_recovery_code(tests.code_of('Bob')), false, 'another member''s code is refused');
select is(tests.factors_of('Ann'), 1::bigint, 'a refused code keeps the second factor');

-- The request check.
select set_config('request.path', '/rpc/export_my_data', true);
select throws_ok('select private.check_request()', 'PT403', null, 'a member without a code can''t use other functions');
select set_config('request.path', '/rpc/use_recovery_code', true);
select lives_ok('select private.check_request()', 'a member without a code can use a recovery code');
select set_config('request.path', '', true);

select tests.as_owner();
insert into auth.sessions (id, user_id, created_at, updated_at)
values (gen_random_uuid(), tests.user_id('Ann'), now(), now());
select tests.as_member('Ann');
select is(use_recovery_code(' ' || upper(replace(tests.code_of('Ann'), '0', 'o')) || ' '), true,
  'a code works in uppercase, with spaces, and with an O for a zero');
select is(private.session_refusal(), null, 'the session is no longer restricted');
select is(tests.factors_of('Ann'), 1::bigint, 'with the second factor still on');
select is(use_recovery_code(tests.code_of('Ann')), true, 'a lost response can be repeated');
select tests.as_owner();
select results_eq($$ select id from auth.sessions where user_id = tests.user_id('Ann') $$,
  $$ select tests.user_id('Ann') $$, 'using a recovery code ends the member''s other sessions');
select is(tests.events_of('Ann'), array['on', 'recovered'], 'the member is notified');
select tests.holds($$ select count(*) from tests.mail where user_id = tests.user_id('Ann') and kind =
      'two_factor' $$, 'gives 2',
    'security notices are emailed without being turned on in the settings');

-- The next session needs a code again, and the first one, another code to turn it off.
select tests.as_owner();
insert into auth.sessions (id, user_id, created_at, updated_at)
values (tests.listing_id('next session'), tests.user_id('Ann'), now(), now());
select tests.as_member('Ann');
select set_config('request.jwt.claims', (auth.jwt() || jsonb_build_object(
  'session_id', tests.listing_id('next session')))::text, true);
select is(private.session_refusal(), 'code_required', 'another session needs a code of its own');
select is(turn_off_two_factor(tests.code_of('Ann', 1)), false, 'and can''t turn it off');
select tests.as_member('Ann');
select is(turn_off_two_factor(tests.code_of('Ann', 1)), true, 'a second code turns it off');
select is(recovery_codes_left(), 0, 'the other codes are deleted');
select is(tests.events_of('Ann'), array['off', 'on', 'recovered'], 'the member is notified of this, too');

select tests.as_owner();
delete from private.rate_limits where user_id = tests.user_id('Ann');
select tests.enroll('Ann');
select tests.as_member('Ann');
select is(private.session_refusal(), 'code_required', 'once it''s on again, the session needs a code');
select is(use_recovery_code(tests.code_of('Ann')), false, 'codes from before it was turned off are refused later');

-- Wrong codes are limited, and count although they change nothing else.
select is(use_recovery_code('wrong'), false, 'a wrong code is refused') from generate_series(1, 9);
select tests.as_owner();
delete from private.rate_limits where user_id = tests.user_id('Ann');
select tests.enroll('Staff');
select tests.as_member('Staff');
select is(use_recovery_code('wrong'), false, 'staff may try') from generate_series(1, 10);
select throws_ok($$ select use_recovery_code('wrong') $$, 'P0001', null, 'staff are rate limited, too');

-- Several authenticator apps ----------------------------------------------------------------------

select tests.as_owner();
delete from public.notifications;
delete from tests.mail;
select tests.enroll('Bob', 'Tablet');
select tests.as_member_with_code('Bob');
select is(recovery_codes_left(), 10, 'adding an app keeps the codes');
select tests.as_owner();
delete from auth.mfa_factors where user_id = tests.user_id('Bob') and friendly_name = 'Tablet';
select tests.as_member_with_code('Bob');
select is(recovery_codes_left(), 10, 'removing one of two apps keeps the codes');
select tests.as_owner();
select tests.enroll('Bob', 'Tablet');
delete from auth.mfa_factors where user_id = tests.user_id('Bob');
select tests.holds($$ select from private.recovery_codes where user_id = tests.user_id('Bob') $$, 'no rows',
    'removing the last app deletes the codes');
select is(tests.events_of('Bob'), array['app_added', 'app_added', 'app_removed', 'off'],
  'every change notifies, even of the same kind on the same day');
select tests.holds($$ select count(*) from tests.mail where user_id = tests.user_id('Bob') $$, 'gives 4',
    'every change is emailed');

-- Confirming an email, deleting an account --------------------------------------------------------

select tests.enroll('Unconfirmed');
select private.end_access(tests.user_id('Unconfirmed'), 'first_proof');
select tests.holds($$ tests.factors_of('Unconfirmed') $$, 'gives 0',
    'a first verification removes factors, which someone else may have enrolled');
select tests.enroll('Pro');
select tests.as_member_with_code('Pro');
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ generate_recovery_codes() is not null $$, 'gives true', 'a member has codes before deleting the account'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Pro') $$, 'works',
    'an account with a second factor can be deleted'),
  ('owner', $$ select from private.recovery_codes where user_id = tests.user_id('Pro') $$, 'no rows',
    'deleting an account deletes its codes')
) as t (who, statement, outcome, rule);

-- Confirming an email change isn't about the password.
select tests.enroll('Basic');
select tests.as_member('Basic');
select is(verify_email(null), true, 'a member who has to enter a code needs no new password');

-- Staff -------------------------------------------------------------------------------------------

select tests.as_owner();
delete from auth.mfa_factors where user_id = tests.user_id('Staff');
select tests.holds('Staff', $$ select lacks_second_factor(s) from staff s where user_id = tests.user_id('Staff') $$,
    'gives false', 'staff need no second factor by default');
select tests.as_owner();
insert into private.security_settings (staff_need_second_factor) values (true);
select tests.holds('Staff', $$ select lacks_second_factor(s) from staff s where user_id = tests.user_id('Staff') $$,
    'gives true', 'staff learn that they need a second factor');
select tests.as_member_with_code('Staff');
select tests.holds($$ select lacks_second_factor(s) from staff s where user_id = tests.user_id('Staff') $$,
    'gives false', 'staff with a second factor lack nothing');

select * from finish();
rollback;
