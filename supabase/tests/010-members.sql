-- Profiles: born with the account, public or private, edited by their owner only, never the tier.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

-- An account makes a profile ---------------------------------------------------------------------

select is((select name from users where id = tests.user_id('Ann')), 'Ann', 'sign-up gives the profile its name');
select is((select phone from member_contacts where user_id = tests.user_id('Ann')), '555-Ann', 'and the contact details their phone');
select is((select email from member_contacts where user_id = tests.user_id('Ann')), 'ann@tests.example', 'and their email');

insert into auth.users (id, email, raw_user_meta_data) values
  (tests.user_id('bare'), 'bare.prefix@tests.example', null),
  (tests.user_id('blank'), 'blank@tests.example', '{"name": "   ", "phone": "  "}'),
  (tests.user_id('text'), 'text@tests.example', '"not an object"'),
  (tests.user_id('greedy'), 'greedy@tests.example',
    '{"name": "Greedy", "membership_tier": "closer", "profile_status": "private", "verified": true, "staff": true}'),
  (tests.user_id('long'), 'long@tests.example', jsonb_build_object('name', repeat('n', 500), 'phone', repeat('5', 500))),
  (tests.user_id('nobody'), null, null);
select is((select name from users where id = tests.user_id('bare')), 'bare.prefix', 'without a name the email''s prefix serves');
select is((select name from users where id = tests.user_id('blank')), 'blank', 'a blank name counts as none');
select is((select phone from member_contacts where user_id = tests.user_id('blank')), null, 'a blank phone counts as none');
select is((select name from users where id = tests.user_id('text')), 'text', 'metadata of a wrong shape does not stop a sign-up');
select is((select membership_tier from users where id = tests.user_id('greedy')), 'free', 'nobody signs up into a paid tier');
select is((select profile_status from users where id = tests.user_id('greedy')), 'public', 'everybody starts public');
select is((select count(*)::int from staff where user_id = tests.user_id('greedy')), 0, 'nobody signs up as staff');
select is((select char_length(name) from users where id = tests.user_id('long')), 120, 'an overlong name is cut');
select is((select char_length(phone) from member_contacts where user_id = tests.user_id('long')), 40, 'an overlong phone is cut');
select is((select name from users where id = tests.user_id('nobody')), 'Member', 'with neither name nor email there is still a name');

-- Who sees whom -------------------------------------------------------------------------------------

select tests.as_visitor();
select isnt_empty($$ select from users where id = tests.user_id('Ann') $$, 'a visitor sees a public profile');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'a visitor does not see a private one');

select tests.as_member('Ann');
select isnt_empty($$ select from users where id = tests.user_id('Bob') $$, 'a member sees a public profile');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'a free member does not see a private one');
select is((select email_confirmed(users) from users where id = tests.user_id('Ann')), true, 'a member learns that their own email is confirmed');
select is((select email_confirmed(users) from users where id = tests.user_id('Bob')), null, 'but nothing about another''s');
select tests.as_member('Unconfirmed');
select is((select email_confirmed(users) from users where id = tests.user_id('Unconfirmed')), false, 'an unconfirmed member learns that it is not');
select isnt_empty($$ select from users where id = tests.user_id('Bob') $$, 'an unconfirmed member sees public profiles too');
select tests.as_member('Basic');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'the basic tier does not open private profiles');
select tests.as_member('Pro');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'nor does pro');
select tests.as_member('Partner');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'nor partner');
select tests.as_member('Closer');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'nor closer');
select tests.as_member('Hidden');
select isnt_empty($$ select from users where id = tests.user_id('Hidden') $$, 'the owner of a private profile sees it');
select tests.as_member('Staff');
select isnt_empty($$ select from users where id = tests.user_id('Hidden') $$, 'staff see private profiles');

-- Editing ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(
  $$ update users set name = 'Ann B.', title = 'Investor', location = 'Reno, NV', bio = 'Hi', expertise = '{Flips,BRRRR}',
       certifications = '{CCIM}', investment_interests = '{Land}', social_links = '{"twitter": "https://x.example/ann"}', past_deals = 3,
       profile_status = 'private', profile_image_url = tests.user_id('Ann') || '/a.webp'
     where id = tests.user_id('Ann') $$,
  'a member edits every field of their own profile'
);
select is((select name from users where id = tests.user_id('Ann')), 'Ann B.', 'and the edit is there');
select lives_ok($$ update users set profile_status = 'public' where id = tests.user_id('Ann') $$, 'and goes public again');
select throws_ok(
  $$ update users set membership_tier = 'closer' where id = tests.user_id('Ann') $$, '42501', 'Not allowed to change membership_tier',
  'a member cannot raise their own tier'
);
select throws_ok(
  $$ update users set name = 'X', membership_tier = 'pro', created_at = '2000-01-01' where id = tests.user_id('Ann') $$,
  '42501', 'Not allowed to change created_at, membership_tier', 'not even among allowed changes'
);
select throws_ok($$ update users set id = tests.user_id('other') where id = tests.user_id('Ann') $$, '42501', null, 'nor change their id');
select lives_ok(
  $$ update users set name = 'Ann', membership_tier = 'free' where id = tests.user_id('Ann') $$, 'sending the tier back unchanged is no change'
);
select is_empty($$ update users set name = 'Owned' where id = tests.user_id('Bob') returning id $$, 'a member cannot edit another''s profile');
select is_empty($$ update users set membership_tier = 'closer' where id = tests.user_id('Bob') returning id $$, 'nor another''s tier');
select throws_ok(
  $$ insert into users (id, name) values (tests.user_id('invented'), 'Invented') $$, '42501', null, 'a member cannot invent a profile'
);
select throws_ok(
  $$ insert into users (id, name, membership_tier) values (tests.user_id('Ann'), 'Ann', 'closer')
     on conflict (id) do update set membership_tier = excluded.membership_tier $$,
  '42501', null, 'nor rise by an upsert'
);
select throws_ok($$ delete from users where id = tests.user_id('Ann') $$, '42501', null, 'nor delete their own profile');
select throws_ok($$ delete from users where id = tests.user_id('Bob') $$, '42501', null, 'nor another''s');

select throws_ok(
  $$ update users set profile_image_url = tests.user_id('Bob') || '/b.webp' where id = tests.user_id('Ann') $$, '23514', null,
  'a profile picture from another''s folder is refused'
);
select throws_ok(
  $$ update users set profile_image_url = tests.user_id('Ann') || '/../' || tests.user_id('Bob') || '/b.webp' where id = tests.user_id('Ann') $$,
  '23514', null, 'also by way of ..'
);
select throws_ok($$ update users set profile_image_url = 'https://evil.example/x.png' $$, '23514', null, 'so is an address elsewhere');
select throws_ok($$ update users set expertise = array_fill('x'::text, array[31]) $$, '23514', null, 'more than 30 entries are refused');
select throws_ok($$ update users set expertise = array[repeat('x', 121)] $$, '23514', null, 'so is an overlong entry');
select throws_ok($$ update users set expertise = array[null]::text[] $$, '23514', null, 'so is a null entry');
select throws_ok($$ update users set certifications = array[array['a'], array['b']] $$, '23514', null, 'so are lists in lists');
select throws_ok($$ update users set social_links = '[]' $$, '23514', null, 'social links are an object');
select throws_ok($$ update users set name = '  ' $$, '23514', null, 'a name cannot be blank');
select throws_ok($$ update users set profile_status = 'invisible' $$, '23514', null, 'a profile is public or private');

select tests.as_member('Staff');
select is_empty($$ update users set name = 'Owned' where id = tests.user_id('Bob') returning id $$, 'staff do not edit profiles through the API');
select throws_ok(
  $$ update users set membership_tier = 'partner' where id = tests.user_id('Staff') $$, '42501', null, 'and do not choose their own tier'
);
select tests.as_member('Partner');
select throws_ok(
  $$ update users set membership_tier = 'closer' where id = tests.user_id('Partner') $$, '42501', null, 'paid members do not choose theirs either'
);
select tests.as_member('Unconfirmed');
select lives_ok($$ update users set bio = 'Soon' where id = tests.user_id('Unconfirmed') $$, 'an unconfirmed member edits their profile');
select tests.as_visitor();
select throws_ok($$ update users set name = 'Owned' where id = tests.user_id('Bob') $$, '42501', null, 'a visitor cannot edit');
select throws_ok($$ insert into users (id, name) values (tests.user_id('Eve'), 'Eve') $$, '42501', null, 'nor insert');
select throws_ok($$ delete from users $$, '42501', null, 'nor delete');

select tests.as_owner();
select is((select name from users where id = tests.user_id('Bob')), 'Bob', 'after all of which Bob is as he was');
select lives_ok($$ update users set membership_tier = 'pro' where id = tests.user_id('Bob') $$, 'the database''s owner sets tiers');
select throws_ok($$ update users set membership_tier = 'gold' where id = tests.user_id('Bob') $$, '23514', null, 'those that exist');
update users set updated_at = '2000-01-01' where id = tests.user_id('Bob');
select is((select updated_at from users where id = tests.user_id('Bob')), now(), 'updated_at is the time of the change, whatever is sent');
select tests.as_service();
select lives_ok($$ update users set membership_tier = 'closer' where id = tests.user_id('Bob') $$, 'and so does the service key');

select * from finish();
rollback;
