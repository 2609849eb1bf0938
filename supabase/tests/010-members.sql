-- Profiles are created with the account. Only the owner edits one, and never its tier.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

-- Sign-up creates a profile -----------------------------------------------------------------------

select is((select name from users where id = tests.user_id('Ann')), 'Ann', 'sign-up sets the profile''s name');
select is(
  (select phone from member_contacts where user_id = tests.user_id('Ann')),
  '555-Ann', 'sign-up sets the contact phone'
);
select is(
  (select email from member_contacts where user_id = tests.user_id('Ann')),
  'ann@tests.example', 'sign-up sets the contact email'
);

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
select is(
  (select name from users where id = tests.user_id('bare')),
  'bare.prefix', 'without a name, the profile uses the part of the email before the @'
);
select is((select name from users where id = tests.user_id('blank')), 'blank', 'a blank name is treated as missing');
select is(
  (select phone from member_contacts where user_id = tests.user_id('blank')),
  null, 'a blank phone is treated as missing'
);
select is(
  (select phone from member_contacts where user_id = tests.user_id('word')),
  null, 'a phone without digits is treated as missing'
);
select is(
  (select name from users where id = tests.user_id('text')),
  'text', 'malformed metadata doesn''t block sign-up'
);
select is(
  (select membership_tier from users where id = tests.user_id('greedy')),
  'free', 'sign-up metadata can''t set a paid tier'
);
select is(
  (select profile_status from users where id = tests.user_id('greedy')),
  'public', 'every new profile is public'
);
select is(
  (select count(*)::int from staff where user_id = tests.user_id('greedy')),
  0, 'sign-up metadata can''t grant the staff role'
);
select is(
  (select char_length(name) from users where id = tests.user_id('long')),
  120, 'a long name is truncated to 120 characters'
);
select is(
  (select char_length(phone) from member_contacts where user_id = tests.user_id('long')),
  40, 'a long phone number is truncated to 40 characters'
);
select is(
  (select name from users where id = tests.user_id('nobody')),
  'Member', 'without a name or an email, the profile is named Member'
);

-- Visibility --------------------------------------------------------------------------------------

select tests.as_visitor();
select isnt_empty($$ select from users where id = tests.user_id('Ann') $$, 'a visitor can see a public profile');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'a visitor can''t see a private profile');

select tests.as_member('Ann');
select isnt_empty($$ select from users where id = tests.user_id('Bob') $$, 'a member can see a public profile');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'a free member can''t see a private profile'
);
select is(
  (select email_confirmed(users) from users where id = tests.user_id('Ann')),
  true, 'a member can see that their own email is confirmed'
);
select is(
  (select email_confirmed(users) from users where id = tests.user_id('Bob')),
  null, 'a member can''t see whether someone else''s email is confirmed'
);
select tests.as_member('Unconfirmed');
select is(
  (select email_confirmed(users) from users where id = tests.user_id('Unconfirmed')),
  false, 'an unconfirmed member can see that their email isn''t confirmed'
);
select tests.as_owner();
update auth.users set email = 'moved@example.com' where id = tests.user_id('Bob');
select is(private.has_verified_email(tests.user_id('Bob')), false, 'a new address isn''t confirmed by the old one');
update private.verified_emails set email = 'moved@example.com' where user_id = tests.user_id('Bob');
select tests.as_member('Unconfirmed');
select isnt_empty(
  $$ select from users where id = tests.user_id('Bob') $$,
  'an unconfirmed member can see public profiles'
);
select tests.as_member('Basic');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'a basic member can''t see a private profile'
);
select tests.as_member('Pro');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'a pro member can''t see a private profile'
);
select tests.as_member('Partner');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'a partner member can''t see a private profile'
);
select tests.as_member('Closer');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'a closer member can''t see a private profile'
);
select tests.as_member('Hidden');
select isnt_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'the owner of a private profile can see it'
);
select tests.as_member('Staff');
select isnt_empty($$ select from users where id = tests.user_id('Hidden') $$, 'staff can see private profiles');

-- Editing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(
  $$
    update users
    set name = 'Ann B.', title = 'Investor', location = 'Reno, NV', bio = 'Hi', expertise = '{Flips,BRRRR}',
      certifications = '{CCIM}', investment_interests = '{Land}', social_links = '{"twitter": "https://x.example/ann"}',
      past_deals = 3, profile_status = 'private', profile_image_url = tests.user_id('Ann') || '/a.webp'
    where id = tests.user_id('Ann')
  $$,
  'a member can edit every field of their own profile'
);
select is((select name from users where id = tests.user_id('Ann')), 'Ann B.', 'the edited name is saved');
select lives_ok(
  $$ update users set profile_status = 'public' where id = tests.user_id('Ann') $$,
  'a member can make their profile public again'
);
select throws_ok(
  $$ update users set membership_tier = 'closer' where id = tests.user_id('Ann') $$,
  '42501', 'Not allowed to change membership_tier', 'a member can''t raise their own tier'
);
select throws_ok(
  $$ update users set name = 'X', membership_tier = 'pro', created_at = '2000-01-01' where id = tests.user_id('Ann') $$,
  '42501', 'Not allowed to change created_at, membership_tier',
  'a member can''t change protected columns alongside allowed ones'
);
select throws_ok(
  $$ update users set id = tests.user_id('other') where id = tests.user_id('Ann') $$,
  '42501', null, 'a member can''t change their id'
);
select lives_ok(
  $$ update users set name = 'Ann', membership_tier = 'free' where id = tests.user_id('Ann') $$,
  'sending the tier back unchanged is allowed'
);
select is_empty(
  $$ update users set name = 'Owned' where id = tests.user_id('Bob') returning id $$,
  'a member can''t edit someone else''s profile'
);
select is_empty(
  $$ update users set membership_tier = 'closer' where id = tests.user_id('Bob') returning id $$,
  'a member can''t change someone else''s tier'
);
select throws_ok(
  $$ insert into users (id, name) values (tests.user_id('invented'), 'Invented') $$,
  '42501', null, 'a member can''t insert a profile without an account'
);
select throws_ok(
  $$
    insert into users (id, name, membership_tier)
    values (tests.user_id('Ann'), 'Ann', 'closer')
    on conflict (id) do update set membership_tier = excluded.membership_tier
  $$,
  '42501', null, 'a member can''t raise their tier with an upsert'
);
select throws_ok(
  $$ delete from users where id = tests.user_id('Ann') $$,
  '42501', null, 'a member can''t delete their own profile'
);
select throws_ok(
  $$ delete from users where id = tests.user_id('Bob') $$,
  '42501', null, 'a member can''t delete someone else''s profile'
);

select throws_ok(
  $$ update users set profile_image_url = tests.user_id('Bob') || '/b.webp' where id = tests.user_id('Ann') $$,
  '23514', null, 'a profile picture must be in the member''s own folder'
);
select throws_ok(
  $$
    update users
    set profile_image_url = tests.user_id('Ann') || '/../' || tests.user_id('Bob') || '/b.webp'
    where id = tests.user_id('Ann')
  $$,
  '23514', null, 'a profile picture path can''t use .. to reach another folder'
);
select throws_ok(
  $$ update users set profile_image_url = 'https://evil.example/x.png' $$,
  '23514', null, 'a profile picture can''t be an external URL'
);
select throws_ok(
  $$ update users set expertise = array_fill('x'::text, array[31]) $$,
  '23514', null, 'a list can''t have more than 30 entries'
);
select throws_ok(
  $$ update users set expertise = array[repeat('x', 121)] $$,
  '23514', null, 'a list entry can''t have more than 120 characters'
);
select throws_ok(
  $$ update users set expertise = array[null]::text[] $$,
  '23514', null, 'a list can''t contain a null entry'
);
select throws_ok(
  $$ update users set certifications = array[array['a'], array['b']] $$,
  '23514', null, 'a list can''t be nested'
);
select throws_ok($$ update users set social_links = '[]' $$, '23514', null, 'social links must be an object');
select throws_ok($$ update users set name = '  ' $$, '23514', null, 'a name can''t be blank');
select throws_ok(
  $$ update users set profile_status = 'invisible' $$,
  '23514', null, 'profile_status must be public or private'
);

select tests.as_member('Staff');
select is_empty(
  $$ update users set name = 'Owned' where id = tests.user_id('Bob') returning id $$,
  'staff can''t edit other profiles through the API'
);
select throws_ok(
  $$ update users set membership_tier = 'partner' where id = tests.user_id('Staff') $$,
  '42501', null, 'staff can''t change their own tier'
);
select tests.as_member('Partner');
select throws_ok(
  $$ update users set membership_tier = 'closer' where id = tests.user_id('Partner') $$,
  '42501', null, 'a paid member can''t change their own tier'
);
select tests.as_member('Unconfirmed');
select lives_ok(
  $$ update users set bio = 'Soon' where id = tests.user_id('Unconfirmed') $$,
  'an unconfirmed member can edit their profile'
);
select tests.as_visitor();
select throws_ok(
  $$ update users set name = 'Owned' where id = tests.user_id('Bob') $$,
  '42501', null, 'a visitor can''t edit a profile'
);
select throws_ok(
  $$ insert into users (id, name) values (tests.user_id('Eve'), 'Eve') $$,
  '42501', null, 'a visitor can''t insert a profile'
);
select throws_ok($$ delete from users $$, '42501', null, 'a visitor can''t delete profiles');

select tests.as_owner();
select is(
  (select name from users where id = tests.user_id('Bob')),
  'Bob', 'the rejected edits left Bob''s profile unchanged'
);
select lives_ok(
  $$ update users set membership_tier = 'pro' where id = tests.user_id('Bob') $$,
  'the database owner can set a tier'
);
select throws_ok(
  $$ update users set membership_tier = 'gold' where id = tests.user_id('Bob') $$,
  '23514', null, 'an unknown tier is rejected'
);
update users set updated_at = '2000-01-01' where id = tests.user_id('Bob');
select is(
  (select updated_at from users where id = tests.user_id('Bob')),
  now(), 'updated_at is the time of the change, even if another value is sent'
);
select tests.as_service();
select lives_ok(
  $$ update users set membership_tier = 'closer' where id = tests.user_id('Bob') $$,
  'the service role can set a tier'
);

select * from finish();
rollback;
