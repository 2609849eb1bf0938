-- Email, phone, and website are visible to the owner, paid members, and staff. Everyone else gets null, however they
-- query.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.contact_of(who text) returns text language sql
as $$ select email(u) || ' ' || phone(u) from public.users u where id = tests.user_id(who); $$;

update member_contacts set website = 'https://bob.example/deals' where user_id = tests.user_id('Bob');
create function tests.website_of(who text) returns text language sql
as $$ select website(u) from public.users u where id = tests.user_id(who); $$;

-- Website -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ tests.website_of('Bob') $$, 'gives null', 'a visitor gets null for a member''s website'),
  ('Ann', $$ tests.website_of('Bob') $$, 'gives null', 'a free member gets null for a member''s website')
) as t (who, statement, outcome, rule);
select throws_ok(format($$ update member_contacts set website = %L $$, address), '23514', null,
  'a website must be a web address: ' || left(address, 30))
from unnest(
  array['javascript:alert(1)', 'ftp://a.example', 'a.example', 'https://', '', 'https://a.example/' || repeat('x', 300),
    -- Where they lead isn't where they seem to.
    'https://bank.com@evil.example/', 'https://bank.com:x@evil.example/', 'https://xn--bnk-ula.com/',
    'https://bаnk.com/', 'https://www.xn--bnk-ula.com/', 'javascript://a.example/%0aalert(1)',
    U&'https://a.example/\202Ex', 'https://a..example/']
) as address;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update member_contacts set website = 'https://ann.example' $$, 'works',
    'a member can change their website'),
  ('Ann', $$ tests.website_of('Ann') $$, 'gives https://ann.example', 'a member can read their own website'),
  ('Pro', $$ tests.website_of('Bob') $$, 'gives https://bob.example/deals',
    'a pro member can read a public member''s website'),
  ('Pro', $$ (private.visible_contact(tests.user_id('Hidden'))).website $$, 'gives null',
    'a pro member can''t read a private member''s website'),
  ('owner', $$ insert into connections (sender_id, receiver_id, status) values (tests.user_id('Bob'),
      tests.user_id('Basic'), 'accepted') $$, null, null),
  ('Basic', $$ tests.website_of('Bob') $$, 'gives https://bob.example/deals',
    'connected members can read each other''s website')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from connections;

-- Email and phone ---------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ tests.contact_of('Bob') $$, 'gives null', 'a visitor gets null for a member''s contact details'),
  ('Pro', $$ tests.contact_of('Bob') $$, 'gives bob@tests.example 555-Bob',
    'a pro member can read a public member''s contact details'),
  ('Pro', $$ select from users where id = tests.user_id('Hidden') and email(users) is not null $$, 'no rows',
    'a pro member can''t find a private profile by its email'),
  ('Pro', $$ (private.visible_contact(tests.user_id('Hidden'))).email $$, 'gives null',
    'a pro member can''t read a private member''s email by id'),
  ('Pro', $$ private.can_see_contact(tests.user_id('stranger')) $$, 'gives false',
    'can_see_contact returns false for an unknown id'),
  ('Staff', $$ tests.contact_of('Hidden') $$, 'gives hidden@tests.example 555-Hidden',
    'staff can read a private member''s contact details'),
  ('Staff', $$ select from member_contacts where user_id = tests.user_id('Bob') $$, 'rows',
    'staff can read other rows of member_contacts'),
  ('Hidden', $$ tests.contact_of('Hidden') $$, 'gives hidden@tests.example 555-Hidden',
    'a private member can read their own contact details')
) as t (who, statement, outcome, rule);

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.contact_of('Bob') $$, 'gives null', 'a free member gets null for a member''s contact details'),
  ($$ tests.contact_of('Ann') $$, 'gives ann@tests.example 555-Ann',
    'a free member can read their own contact details'),
  ($$ select max(email(u)) from users u $$, 'gives ann@tests.example',
    'an aggregate over emails includes only the member''s own'),
  ($$ email(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Bob'), 'membership_tier',
      'closer', 'profile_status', 'public'))) $$, 'gives null', 'a hand-built users row doesn''t reveal the email'),
  ($$ select from member_contacts where user_id = tests.user_id('Ann') $$, 'rows',
    'a member can read their own row of member_contacts')
) as t (statement, outcome, rule);

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update member_contacts set phone = '775-555-0100' where user_id = tests.user_id('Ann') $$, 'works',
    'a member can change their phone'),
  ('Ann', $$ update member_contacts set email = 'x@tests.example' where user_id = tests.user_id('Ann') $$,
    'fails 42501: Not allowed to change email', 'a member can''t change their contact email directly'),
  ('Ann', $$ update member_contacts set phone = repeat('5', 41) $$, 'fails 23514',
    'a phone can''t be longer than 40 characters'),
  ('Ann', $$ update member_contacts set phone = 'call me at 55' $$, 'fails 23514', 'a phone needs digits')
) as t (who, statement, outcome, rule);
select tests.as_visitor();

select tests.holds('owner', $$ select phone from member_contacts where user_id = tests.user_id('Bob') $$,
    'gives 555-Bob', 'the rejected edits left Bob''s phone unchanged');
update auth.users set email = 'ann.new@tests.example' where id = tests.user_id('Ann');
select tests.holds($$ select email from member_contacts where user_id = tests.user_id('Ann') $$,
    'gives ann.new@tests.example', 'changing the account email updates the contact email');
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.as_member('Pro');
select is(tests.contact_of('Bob'), null, 'downgrading a member revokes their access to contact details');

select * from finish();
rollback;
