-- Profiles are created with the account. Only the owner edits one, and never its tier.
begin;
\ir helpers.psql
select tests.create_cast();

-- Sign-up creates a profile -----------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ select name from users where id = tests.user_id('Ann') $$, 'gives Ann', 'sign-up sets the profile''s name'),
  ($$ select phone from member_contacts where user_id = tests.user_id('Ann') $$, 'gives 555-Ann',
    'sign-up sets the contact phone'),
  ($$ select email from member_contacts where user_id = tests.user_id('Ann') $$, 'gives ann@tests.example',
    'sign-up sets the contact email')
) as t (statement, outcome, rule);

insert into auth.users (id, email, raw_user_meta_data)
values
  (tests.user_id('bare'), 'bare.prefix@tests.example', null),
  (tests.user_id('blank'), 'blank@tests.example', '{"name": "   ", "phone": "  "}'),
  (tests.user_id('word'), 'word@tests.example', '{"name": "Word", "phone": "abc"}'),
  (tests.user_id('text'), 'text@tests.example', '"not an object"'),
  (
    tests.user_id('greedy'), 'greedy@tests.example',
    '{"name": "Greedy", "membership_tier": "closer", "profile_status": "private", "verified": true, "staff": true}'
  ),
  (
    tests.user_id('long'), 'long@tests.example', jsonb_build_object('name', repeat('n', 500), 'phone', repeat('5', 500))
  ),
  (tests.user_id('nobody'), null, null);
select tests.holds(statement, outcome, rule) from (values
  ($$ select name from users where id = tests.user_id('bare') $$, 'gives bare.prefix',
    'without a name, the profile uses the part of the email before the @'),
  ($$ select name from users where id = tests.user_id('blank') $$, 'gives blank', 'a blank name is treated as missing'),
  ($$ select phone from member_contacts where user_id = tests.user_id('blank') $$, 'gives null',
    'a blank phone is treated as missing'),
  ($$ select phone from member_contacts where user_id = tests.user_id('word') $$, 'gives null',
    'a phone without digits is treated as missing'),
  ($$ select name from users where id = tests.user_id('text') $$, 'gives text',
    'malformed metadata doesn''t block sign-up'),
  ($$ select membership_tier from users where id = tests.user_id('greedy') $$, 'gives free',
    'sign-up metadata can''t set a paid tier'),
  ($$ select profile_status from users where id = tests.user_id('greedy') $$, 'gives public',
    'every new profile is public'),
  ($$ select count(*)::int from staff where user_id = tests.user_id('greedy') $$, 'gives 0',
    'sign-up metadata can''t grant the staff role'),
  ($$ select char_length(name) from users where id = tests.user_id('long') $$, 'gives 120',
    'a long name is truncated to 120 characters'),
  ($$ select char_length(phone) from member_contacts where user_id = tests.user_id('long') $$, 'gives 40',
    'a long phone number is truncated to 40 characters'),
  ($$ select name from users where id = tests.user_id('nobody') $$, 'gives Member',
    'without a name or an email, the profile is named Member')
) as t (statement, outcome, rule);

-- Visibility --------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select from users where id = tests.user_id('Ann') $$, 'rows', 'a visitor can see a public profile'),
  ('Ann', $$ select from users where id = tests.user_id('Bob') $$, 'rows', 'a member can see a public profile'),
  ('Ann', $$ select email_confirmed(users) from users where id = tests.user_id('Ann') $$, 'gives true',
    'a member can see that their own email is confirmed'),
  ('Ann', $$ select email_confirmed(users) from users where id = tests.user_id('Bob') $$, 'gives null',
    'a member can''t see whether someone else''s email is confirmed'),
  ('Unconfirmed', $$ select email_confirmed(users) from users where id = tests.user_id('Unconfirmed') $$, 'gives false',
    'an unconfirmed member can see that their email isn''t confirmed'),
  ('owner', $$ update auth.users set email = 'moved@example.com' where id = tests.user_id('Bob') $$, null, null),
  ('owner', $$ private.has_verified_email(tests.user_id('Bob')) $$, 'gives false',
    'a new address isn''t confirmed by the old one'),
  ('owner', $$ update private.verified_emails set email = 'moved@example.com' where user_id = tests.user_id('Bob') $$,
    null, null),
  ('Unconfirmed', $$ select from users where id = tests.user_id('Bob') $$, 'rows',
    'an unconfirmed member can see public profiles'),
  ('Hidden', $$ select from users where id = tests.user_id('Hidden') $$, 'rows',
    'the owner of a private profile can see it'),
  ('Staff', $$ select from users where id = tests.user_id('Hidden') $$, 'rows', 'staff can see private profiles')
) as t (who, statement, outcome, rule);

-- Editing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ update users set name = 'Ann B.', title = 'Investor', location = 'Reno, NV', bio = 'Hi', expertise =
      '{Flips,BRRRR}', certifications = '{CCIM}', investment_interests = '{Land}', social_links =
      '{"twitter": "https://x.com/ann"}', past_deals = 3, profile_status = 'private', profile_image_url =
      tests.user_id('Ann') || '/a.webp' where id = tests.user_id('Ann') $$, 'works',
    'a member can edit every field of their own profile'),
  ($$ select name from users where id = tests.user_id('Ann') $$, 'gives Ann B.', 'the edited name is saved'),
  ($$ update users set profile_status = 'public' where id = tests.user_id('Ann') $$, 'works',
    'a member can make their profile public again'),
  ($$ update users set membership_tier = 'closer' where id = tests.user_id('Ann') $$,
    'fails 42501: Not allowed to change membership_tier', 'a member can''t raise their own tier'),
  ($$ update users set name = 'X', membership_tier = 'pro', created_at = '2000-01-01' where id =
      tests.user_id('Ann') $$, 'fails 42501: Not allowed to change created_at, membership_tier',
    'a member can''t change protected columns alongside allowed ones'),
  ($$ update users set name = 'Ann', membership_tier = 'free' where id = tests.user_id('Ann') $$, 'works',
    'sending the tier back unchanged is allowed')
) as t (statement, outcome, rule);

select tests.holds(statement, outcome, rule) from (values
  ($$ update users set profile_image_url = tests.user_id('Bob') || '/b.webp' where id = tests.user_id('Ann') $$,
    'fails 23514', 'a profile picture must be in the member''s own folder'),
  ($$ update users set profile_image_url = tests.user_id('Ann') || '/../' || tests.user_id('Bob') || '/b.webp' where id
      = tests.user_id('Ann') $$, 'fails 23514', 'a profile picture path can''t use .. to reach another folder'),
  ($$ update users set profile_image_url = 'https://evil.example/x.png' $$, 'fails 23514',
    'a profile picture can''t be an external URL'),
  ($$ update users set expertise = array_fill('x'::text, array[31]) $$, 'fails 23514',
    'a list can''t have more than 30 entries'),
  ($$ update users set expertise = array[repeat('x', 121)] $$, 'fails 23514',
    'a list entry can''t have more than 120 characters'),
  ($$ update users set expertise = array[null]::text[] $$, 'fails 23514', 'a list can''t contain a null entry'),
  ($$ update users set certifications = array[array['a'], array['b']] $$, 'fails 23514', 'a list can''t be nested'),
  ($$ update users set social_links = '[]' $$, 'fails 23514', 'social links must be an object'),
  ($$ update users set name = '  ' $$, 'fails 23514', 'a name can''t be blank'),
  ($$ update users set profile_status = 'invisible' $$, 'fails 23514', 'profile_status must be public or private')
) as t (statement, outcome, rule);

select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ update users set name = 'Owned' where id = tests.user_id('Bob') returning id $$, 'no rows',
    'staff can''t edit other profiles through the API'),
  ('Unconfirmed', $$ update users set bio = 'Soon' where id = tests.user_id('Unconfirmed') $$, 'works',
    'an unconfirmed member can edit their profile'),
  ('owner', $$ select name from users where id = tests.user_id('Bob') $$, 'gives Bob',
    'the rejected edits left Bob''s profile unchanged'),
  ('owner', $$ update users set membership_tier = 'pro' where id = tests.user_id('Bob') $$, 'works',
    'the database owner can set a tier'),
  ('owner', $$ update users set membership_tier = 'gold' where id = tests.user_id('Bob') $$, 'fails 23514',
    'an unknown tier is rejected')
) as t (who, statement, outcome, rule);
update users set updated_at = '2000-01-01' where id = tests.user_id('Bob');
select is((select updated_at from users where id = tests.user_id('Bob')), now(),
  'updated_at is the time of the change, even if another value is sent');
select tests.holds('service', $$ update users set membership_tier = 'closer' where id = tests.user_id('Bob') $$,
    'works', 'the service role can set a tier');

-- Staff: the role is granted in SQL only, and only staff can see that they have it ------------------

select tests.as_member('Staff');
select results_eq($$ select user_id from staff $$, $$ select tests.user_id('Staff') $$,
  'staff can see their own staff row');
select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ private.is_staff() $$, 'gives true', 'is_staff returns true for staff'),
  ('Closer', $$ private.is_staff() $$, 'gives false', 'is_staff returns false for a closer member'),
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
