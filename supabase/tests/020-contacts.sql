-- Email, phone, and website are visible to the owner, paid members, and staff. Everyone else gets null, however they
-- query.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.contact_of(who text) returns text language sql
as $$ select email(u) || ' ' || phone(u) from public.users u where id = tests.user_id(who); $$;

update member_contacts set website = 'https://bob.example/deals' where user_id = tests.user_id('Bob');
create function tests.website_of(who text) returns text language sql
as $$ select website(u) from public.users u where id = tests.user_id(who); $$;

-- Website -----------------------------------------------------------------------------------------

select tests.as_visitor();
select is(tests.website_of('Bob'), null, 'a visitor gets null for a member''s website');
select tests.as_member('Ann');
select is(tests.website_of('Bob'), null, 'a free member gets null for a member''s website');
select is(
  private.contact_website(tests.user_id('Bob')),
  null, 'a free member can''t read a website by id'
);
select throws_ok(
  format($$ update member_contacts set website = %L $$, address),
  '23514', null, 'a website must be a web address: ' || left(address, 30)
) from unnest(
  array['javascript:alert(1)', 'ftp://a.example', 'a.example', 'https://', '', 'https://a.example/' || repeat('x', 300)]
) as address;
select lives_ok(
  $$ update member_contacts set website = 'https://ann.example' $$,
  'a member can change their website'
);
select is(tests.website_of('Ann'), 'https://ann.example', 'a member can read their own website');
select tests.as_member('Pro');
select is(
  tests.website_of('Bob'),
  'https://bob.example/deals', 'a pro member can read a public member''s website'
);
select is(
  private.contact_website(tests.user_id('Hidden')),
  null, 'a pro member can''t read a private member''s website'
);
select tests.as_owner();
insert into connections (sender_id, receiver_id, status)
values (tests.user_id('Bob'), tests.user_id('Basic'), 'accepted');
select tests.as_member('Basic');
select is(tests.website_of('Bob'), 'https://bob.example/deals', 'connected members can read each other''s website');
select tests.as_owner();
delete from connections;

-- Email and phone ---------------------------------------------------------------------------------

select tests.as_visitor();
select is(tests.contact_of('Bob'), null, 'a visitor gets null for a member''s contact details');
select throws_ok($$ select from member_contacts $$, '42501', null, 'a visitor can''t query member_contacts');
select tests.as_member('Unconfirmed');
select is(tests.contact_of('Bob'), null, 'an unconfirmed member gets null for a member''s contact details');
select tests.as_member('Basic');
select is(tests.contact_of('Bob'), null, 'a basic member gets null for a member''s contact details');
select is(
  tests.contact_of('Basic'),
  'basic@tests.example 555-Basic', 'a basic member can read their own contact details'
);
select tests.as_member('Pro');
select is(
  tests.contact_of('Bob'),
  'bob@tests.example 555-Bob', 'a pro member can read a public member''s contact details'
);
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') and email(users) is not null $$,
  'a pro member can''t find a private profile by its email'
);
select is(
  private.contact_email(tests.user_id('Hidden')),
  null, 'a pro member can''t read a private member''s email by id'
);
select is(private.can_see_contact(tests.user_id('stranger')), false, 'can_see_contact returns false for an unknown id');
select is_empty(
  $$ select from member_contacts where user_id = tests.user_id('Bob') $$,
  'a pro member can''t read other rows of member_contacts'
);
select tests.as_member('Partner');
select is(
  tests.contact_of('Bob'),
  'bob@tests.example 555-Bob', 'a partner member can read a public member''s contact details'
);
select is(
  private.contact_phone(tests.user_id('Hidden')),
  null, 'a partner member can''t read a private member''s phone'
);
select tests.as_member('Closer');
select is(
  tests.contact_of('Bob'),
  'bob@tests.example 555-Bob', 'a closer member can read a public member''s contact details'
);
select is(
  private.contact_email(tests.user_id('Hidden')),
  null, 'a closer member can''t read a private member''s email'
);
select tests.as_member('Staff');
select is(
  tests.contact_of('Hidden'),
  'hidden@tests.example 555-Hidden', 'staff can read a private member''s contact details'
);
select isnt_empty(
  $$ select from member_contacts where user_id = tests.user_id('Bob') $$,
  'staff can read other rows of member_contacts'
);
select is_empty(
  $$ update member_contacts set phone = '1' where user_id = tests.user_id('Bob') returning user_id $$,
  'staff can''t change someone else''s phone'
);
select tests.as_member('Hidden');
select is(
  tests.contact_of('Hidden'),
  'hidden@tests.example 555-Hidden', 'a private member can read their own contact details'
);

select tests.as_member('Ann');
select is(tests.contact_of('Bob'), null, 'a free member gets null for a member''s contact details');
select is(tests.contact_of('Ann'), 'ann@tests.example 555-Ann', 'a free member can read their own contact details');
select is_empty(
  $$ select from users u where email(u) like 'bob%' $$,
  'filtering by someone else''s email finds nothing'
);
select is_empty(
  $$ select from users u where phone(u) is not null and id <> tests.user_id('Ann') $$,
  'filtering by whether a phone exists finds no other members'
);
select is(
  (select max(email(u)) from users u),
  'ann@tests.example', 'an aggregate over emails includes only the member''s own'
);
select is(
  email(
    jsonb_populate_record(
      null::users,
      jsonb_build_object('id', tests.user_id('Bob'), 'membership_tier', 'closer', 'profile_status', 'public')
    )
  ),
  null, 'a hand-built users row doesn''t reveal the email'
);
select is_empty(
  $$ select from member_contacts where user_id <> tests.user_id('Ann') $$,
  'a member can''t read other rows of member_contacts'
);
select isnt_empty(
  $$ select from member_contacts where user_id = tests.user_id('Ann') $$,
  'a member can read their own row of member_contacts'
);
select is_empty(
  $$ select from users u join member_contacts c on c.user_id = u.id where u.id = tests.user_id('Bob') $$,
  'a join doesn''t reveal someone else''s contact details'
);
select throws_ok($$ select email from auth.users $$, '42501', null, 'a member can''t query auth.users');

select lives_ok(
  $$ update member_contacts set phone = '775-555-0100' where user_id = tests.user_id('Ann') $$,
  'a member can change their phone'
);
select throws_ok(
  $$ update member_contacts set email = 'x@tests.example' where user_id = tests.user_id('Ann') $$,
  '42501', 'Not allowed to change email', 'a member can''t change their contact email directly'
);
select throws_ok(
  $$ update member_contacts set user_id = tests.user_id('Bob') $$,
  '42501', null, 'a member can''t reassign a contact row'
);
select is_empty(
  $$ update member_contacts set phone = '1' where user_id = tests.user_id('Bob') returning user_id $$,
  'a member can''t change someone else''s phone'
);
select throws_ok(
  $$ update member_contacts set phone = repeat('5', 41) $$,
  '23514', null, 'a phone can''t be longer than 40 characters'
);
select throws_ok(
  $$ update member_contacts set phone = 'call me at 55' $$,
  '23514', null, 'a phone needs digits'
);
select throws_ok(
  $$ insert into member_contacts (user_id, email) values (tests.user_id('Ann'), 'x@tests.example') $$,
  '42501', null, 'a member can''t insert a contact row'
);
select throws_ok(
  $$ delete from member_contacts where user_id = tests.user_id('Ann') $$,
  '42501', null, 'a member can''t delete their contact row'
);
select tests.as_visitor();
select throws_ok(
  $$ update member_contacts set phone = '1' $$,
  '42501', null, 'a visitor can''t update contact details'
);
select throws_ok($$ delete from member_contacts $$, '42501', null, 'a visitor can''t delete contact details');

select tests.as_owner();
select is(
  (select phone from member_contacts where user_id = tests.user_id('Bob')),
  '555-Bob', 'the rejected edits left Bob''s phone unchanged'
);
update auth.users set email = 'ann.new@tests.example' where id = tests.user_id('Ann');
select is(
  (select email from member_contacts where user_id = tests.user_id('Ann')),
  'ann.new@tests.example', 'changing the account email updates the contact email'
);
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.as_member('Pro');
select is(tests.contact_of('Bob'), null, 'downgrading a member revokes their access to contact details');

select * from finish();
rollback;
