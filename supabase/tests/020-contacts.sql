-- Email and phone: for the owner, paid tiers and staff; null to everybody else, by whatever way they ask.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.contact_of(who text) returns text language sql
as $$ select email(u) || ' ' || phone(u) from public.users u where id = tests.user_id(who); $$;

select tests.as_visitor();
select is(tests.contact_of('Bob'), null, 'a visitor gets null');
select throws_ok($$ select from member_contacts $$, '42501', null, 'and may not ask for the table');
select tests.as_member('Unconfirmed');
select is(tests.contact_of('Bob'), null, 'an unconfirmed member gets null');
select tests.as_member('Basic');
select is(tests.contact_of('Bob'), null, 'a basic member gets null');
select is(tests.contact_of('Basic'), 'basic@tests.example 555-Basic', 'but reads their own');
select tests.as_member('Pro');
select is(tests.contact_of('Bob'), 'bob@tests.example 555-Bob', 'a pro member reads it');
select is_empty($$ select from users where id = tests.user_id('Hidden') and email(users) is not null $$, 'but not of a private profile');
select is(private.contact_email(tests.user_id('Hidden')), null, 'not even knowing its id');
select is(private.may_see_contact(tests.user_id('stranger')), false, 'an unknown member is no exception');
select is_empty($$ select from member_contacts where user_id = tests.user_id('Bob') $$, 'and never through the table');
select tests.as_member('Partner');
select is(tests.contact_of('Bob'), 'bob@tests.example 555-Bob', 'a partner reads it');
select is(private.contact_phone(tests.user_id('Hidden')), null, 'not a private one''s');
select tests.as_member('Closer');
select is(tests.contact_of('Bob'), 'bob@tests.example 555-Bob', 'a closer reads it');
select is(private.contact_email(tests.user_id('Hidden')), null, 'not a private one''s');
select tests.as_member('Staff');
select is(tests.contact_of('Hidden'), 'hidden@tests.example 555-Hidden', 'staff read every one');
select isnt_empty($$ select from member_contacts where user_id = tests.user_id('Bob') $$, 'also in the table');
select is_empty($$ update member_contacts set phone = '1' where user_id = tests.user_id('Bob') returning user_id $$, 'without being able to change them');
select tests.as_member('Hidden');
select is(tests.contact_of('Hidden'), 'hidden@tests.example 555-Hidden', 'a private member reads their own');

select tests.as_member('Ann');
select is(tests.contact_of('Bob'), null, 'a free member gets null');
select is(tests.contact_of('Ann'), 'ann@tests.example 555-Ann', 'but reads their own');
select is_empty($$ select from users u where email(u) like 'bob%' $$, 'filtering by another''s email finds nobody');
select is_empty($$ select from users u where phone(u) is not null and id <> tests.user_id('Ann') $$, 'nor does asking who has a phone');
select is((select max(email(u)) from users u), 'ann@tests.example', 'an aggregate sees their own alone');
select is(
  email(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Bob'), 'membership_tier', 'closer', 'profile_status', 'public'))),
  null, 'a forged row does not help'
);
select is_empty($$ select from member_contacts where user_id <> tests.user_id('Ann') $$, 'the table shows their own row');
select isnt_empty($$ select from member_contacts where user_id = tests.user_id('Ann') $$, 'and that one it shows');
select is_empty(
  $$ select from users u join member_contacts c on c.user_id = u.id where u.id = tests.user_id('Bob') $$, 'an embed shows nothing of another''s'
);
select throws_ok($$ select email from auth.users $$, '42501', null, 'auth.users stays shut');

select lives_ok($$ update member_contacts set phone = '775-555-0100' where user_id = tests.user_id('Ann') $$, 'a member changes their phone');
select throws_ok(
  $$ update member_contacts set email = 'x@tests.example' where user_id = tests.user_id('Ann') $$, '42501', 'Not allowed to change email',
  'their email only by way of the account'
);
select throws_ok($$ update member_contacts set user_id = tests.user_id('Bob') $$, '42501', null, 'not whose it is');
select is_empty($$ update member_contacts set phone = '1' where user_id = tests.user_id('Bob') returning user_id $$, 'nor another''s phone');
select throws_ok($$ update member_contacts set phone = repeat('5', 41) $$, '23514', null, 'a phone is at most 40 characters');
select throws_ok(
  $$ insert into member_contacts (user_id, email) values (tests.user_id('Ann'), 'x@tests.example') $$, '42501', null, 'rows are not added'
);
select throws_ok($$ delete from member_contacts where user_id = tests.user_id('Ann') $$, '42501', null, 'nor removed');
select tests.as_visitor();
select throws_ok($$ update member_contacts set phone = '1' $$, '42501', null, 'a visitor changes nothing');
select throws_ok($$ delete from member_contacts $$, '42501', null, 'and removes nothing');

select tests.as_owner();
select is((select phone from member_contacts where user_id = tests.user_id('Bob')), '555-Bob', 'Bob''s phone is as it was');
update auth.users set email = 'ann.new@tests.example' where id = tests.user_id('Ann');
select is(
  (select email from member_contacts where user_id = tests.user_id('Ann')), 'ann.new@tests.example', 'a changed account email is copied'
);
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.as_member('Pro');
select is(tests.contact_of('Bob'), null, 'a lapsed tier closes the gate at once');

select * from finish();
rollback;
