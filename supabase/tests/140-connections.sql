-- Connections: requested by one member, answered by the other,
-- ended by either. They open private profiles and contact details.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.request(sender text, receiver text) returns void language sql
as $$
  insert into public.connections (sender_id, receiver_id, status)
  values (tests.user_id(sender), tests.user_id(receiver), 'pending');
$$;
create function tests.state(who text) returns text language sql
as $$ select connection(u) ->> 'state' from public.users u where u.id = tests.user_id(who); $$;
create function tests.connection_count(who text) returns integer language sql security definer
as $$ select connections from public.member_stats where user_id = tests.user_id(who); $$;
create function tests.rows_between(one text, other text) returns text language sql security definer as $$
  select coalesce(string_agg(u.name || ' ' || c.status, ', '), '')
  from public.connections c
    join public.users u on u.id = c.sender_id
  where tests.user_id(one) in (c.sender_id, c.receiver_id) and tests.user_id(other) in (c.sender_id, c.receiver_id);
$$;
create function tests.contact_of(who text) returns text language sql
as $$ select email(u) || ' ' || phone(u) from public.users u where id = tests.user_id(who); $$;

-- Requests ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(tests.state('Bob'), null, 'connection returns null before a request');
select throws_ok(
  $$ select tests.request('Bob', 'Ann') $$,
  '42501', 'Not allowed on behalf of another member',
  'a member can''t send a request to themselves in someone else''s name'
);
select throws_ok(
  $$ select tests.request('Bob', 'Pro') $$,
  '42501', 'Not allowed on behalf of another member', 'a member can''t send a request between two others'
);
select throws_ok(
  $$ select tests.request('Ann', 'Ann') $$,
  '23514', null, 'a member can''t send a request to themselves'
);
select throws_ok(
  $$ select tests.request('Ann', 'Hidden') $$,
  '42501', 'This member is not available', 'a member can''t send a request to a private member'
);
select throws_ok(
  $$ select tests.request('Ann', 'stranger') $$,
  '42501', 'This member is not available', 'a member can''t send a request to an unknown member'
);
select throws_ok(
  $$
    insert into connections (sender_id, receiver_id, status)
    values (tests.user_id('Ann'), tests.user_id('Bob'), 'accepted')
  $$,
  '42501', 'A connection starts as a request', 'a member can''t insert an accepted connection'
);
select throws_ok(
  $$
    insert into connections (sender_id, receiver_id, status)
    values (tests.user_id('Ann'), tests.user_id('Bob'), 'rejected')
  $$,
  '42501', null, 'a member can''t insert a declined connection'
);
select throws_ok(
  $$
    insert into connections (sender_id, receiver_id, status)
    values (tests.user_id('Ann'), tests.user_id('Bob'), 'blocked')
  $$,
  '42501', null, 'a member can''t insert an unknown status'
);
select lives_ok(
  $$
    insert into connections (sender_id, receiver_id, created_at, updated_at)
    values (tests.user_id('Ann'), tests.user_id('Bob'), '2000-01-01', '2000-01-01')
  $$,
  'a member can send a connection request'
);
select results_eq(
  $$ select status, created_at, updated_at from connections $$,
  $$ values ('pending', now(), now()) $$,
  'a request has the current times, even if others are sent'
);
select throws_ok(
  $$ select tests.request('Ann', 'Bob') $$,
  '23505', 'You have already sent a connection request to this user', 'a member can''t send the same request twice'
);
select is(tests.state('Bob'), 'sent', 'the sender''s state is sent');
select is(
  tests.connection_count('Ann') + tests.connection_count('Bob'),
  0, 'a pending request isn''t counted as a connection'
);
select is_empty(
  $$ update connections set status = 'accepted' returning id $$,
  'the sender can''t accept their own request'
);
select tests.as_member('Pro');
select is(tests.state('Bob'), null, 'another member can''t see the state of a request');
select is_empty($$ select from connections $$, 'another member can''t read the request');
select is_empty(
  $$ update connections set status = 'accepted' returning id $$,
  'another member can''t accept the request'
);
select is_empty($$ delete from connections returning id $$, 'another member can''t delete the request');
select tests.as_member('Staff');
select is_empty($$ select from connections $$, 'staff can''t read connections');
select tests.as_visitor();
select throws_ok($$ select from connections $$, '42501', null, 'a visitor can''t read connections');
select throws_ok($$ select tests.request('Ann', 'Pro') $$, '42501', null, 'a visitor can''t send a request');
select throws_ok($$ update connections set status = 'accepted' $$, '42501', null, 'a visitor can''t accept requests');
select throws_ok($$ delete from connections $$, '42501', null, 'a visitor can''t delete connections');
select throws_ok($$ select connection(u) from users u $$, '42501', null, 'a visitor can''t call connection');
select throws_ok(
  $$ select mutual_connections(tests.user_id('Ann')) $$,
  '42501', null, 'a visitor can''t call mutual_connections'
);

-- Notes -------------------------------------------------------------------------------------------

select tests.as_owner();
delete from connections;
select tests.as_member('Ann');
select throws_ok(
  $$
    insert into connections (sender_id, receiver_id, note)
    values (tests.user_id('Ann'), tests.user_id('Bob'), repeat('x', 301))
  $$,
  '23514', null, 'a note can''t be longer than 300 characters'
);
insert into connections (sender_id, receiver_id, note)
values (tests.user_id('Ann'), tests.user_id('Bob'), E' I buy duplexes nearby. \n');
insert into connections (sender_id, receiver_id, note) values (tests.user_id('Ann'), tests.user_id('Pro'), ' ');
select tests.as_member('Bob');
select results_eq(
  $$ select note from connections $$,
  $$ values ('I buy duplexes nearby.') $$,
  'the recipient can read the note of a request, trimmed'
);
select throws_ok(
  $$ update connections set note = 'Something else' $$,
  '42501', 'Not allowed to change note', 'the recipient can''t change the note'
);
select tests.as_member('Pro');
select results_eq(
  $$ select note from connections $$,
  $$ values (null::text) $$,
  'others can''t read a note, and a blank one isn''t stored'
);
select tests.as_member('Ann');
select is_empty($$ update connections set note = 'Later' returning id $$, 'the sender can''t change the note');
select tests.as_owner();
delete from connections where receiver_id = tests.user_id('Pro');

-- Limits ------------------------------------------------------------------------------------------

update private.rate_limits set used = 50 where action = 'connection_request';
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.request('Ann', 'Pro') $$,
  'P0001', 'You can send 50 connection requests a day.',
  'a member can send 50 connection requests a day'
);
select tests.as_owner();
delete from private.rate_limits;

-- Answers -----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(tests.state('Ann'), 'received', 'the recipient''s state is received');
select is(
  (select u.name from connections c join users u on u.id = c.sender_id),
  'Ann', 'the recipient can read who sent the request'
);
select throws_ok(
  $$ update connections set sender_id = tests.user_id('Pro') $$,
  '42501', null, 'the recipient can''t change the sender'
);
select throws_ok(
  $$ update connections set receiver_id = tests.user_id('Pro') $$,
  '42501', null, 'the recipient can''t pass the request to someone else'
);
select throws_ok(
  $$ update connections set created_at = '2000-01-01' $$,
  '42501', null, 'the recipient can''t backdate the request'
);
select throws_ok($$ update connections set status = 'friends' $$, '23514', null, 'an unknown answer is rejected');
select tests.as_owner();
delete from realtime.messages;
alter table connections disable trigger answer_connection;
update connections set updated_at = '2020-01-01';
alter table connections enable trigger answer_connection;
select tests.as_member('Bob');
select lives_ok(
  $$ update connections set updated_at = '2000-01-01' $$,
  'the recipient can send an update without changes'
);
select tests.as_owner();
select is((select updated_at from connections), '2020-01-01', 'an update without changes keeps updated_at');
select is_empty($$ select from realtime.messages $$, 'an update without changes broadcasts nothing');
select tests.as_member('Bob');
select lives_ok(
  $$ update connections set status = 'accepted', updated_at = '2000-01-01' $$,
  'the recipient can accept the request'
);
select is((select updated_at from connections), now(), 'accepting sets updated_at to the current time');
select is(tests.state('Ann'), 'connected', 'the recipient''s state is connected after accepting');
select is(
  tests.connection_count('Ann') || ' ' || tests.connection_count('Bob'),
  '1 1', 'accepting adds one connection to both counts'
);
select lives_ok($$ update connections set status = 'accepted' $$, 'accepting twice doesn''t fail');
select is(
  tests.connection_count('Ann') || ' ' || tests.connection_count('Bob'),
  '1 1', 'accepting twice doesn''t change the counts'
);
select throws_ok(
  $$ update connections set status = 'rejected' $$,
  '42501', null, 'an accepted connection can''t be declined'
);
select throws_ok(
  $$ update connections set status = 'pending' $$,
  '42501', null, 'an accepted connection can''t become pending again'
);
select throws_ok(
  $$ select tests.request('Bob', 'Ann') $$,
  '23505', null, 'connected members can''t send another request'
);
select tests.as_member('Ann');
select is(tests.state('Bob'), 'connected', 'the sender''s state is connected after the request is accepted');

-- Ending ------------------------------------------------------------------------------------------

select isnt_empty($$ delete from connections returning id $$, 'either member can end the connection');
select is(
  tests.connection_count('Ann') || ' ' || tests.connection_count('Bob'),
  '0 0', 'ending a connection lowers both counts'
);
select is(tests.state('Bob'), null, 'connection returns null after the connection ends');
select tests.request('Ann', 'Bob');
select isnt_empty($$ delete from connections returning id $$, 'the sender can withdraw a request');
select tests.request('Ann', 'Bob');
select tests.as_member('Bob');
select lives_ok($$ update connections set status = 'rejected' $$, 'the recipient can decline a request');
select is(tests.state('Ann'), null, 'the recipient''s state is null after declining');
select tests.as_member('Ann');
select is(tests.state('Bob'), null, 'the sender''s state is null after being declined');
select is_empty(
  $$ update connections set status = 'accepted' returning id $$,
  'the sender can''t accept a declined request'
);
select throws_ok(
  $$ select tests.request('Ann', 'Bob') $$,
  'P0001',
  'You asked to connect with this member recently. You can ask again after '
    || to_char((now() + interval '30 days') at time zone 'utc', 'FMMonth FMDD, YYYY') || '.',
  'the sender can''t request again right after being declined'
);
select is_empty($$ delete from connections returning id $$, 'the sender can''t delete a declined request');
select lives_ok(
  $$
    insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Bob'));
    delete from member_blocks
  $$,
  'the sender can block and unblock the member who declined'
);
select throws_ok(
  $$ select tests.request('Ann', 'Bob') $$,
  'P0001', null, 'blocking and unblocking doesn''t let the sender ask again'
);
select tests.as_owner();
alter table connections disable trigger answer_connection;
update connections set updated_at = now() - interval '30 days';
alter table connections enable trigger answer_connection;
select tests.as_member('Ann');
select lives_ok($$ select tests.request('Ann', 'Bob') $$, 'the sender can request again 30 days after being declined');
select is(tests.rows_between('Ann', 'Bob'), 'Ann pending', 'a new request replaces the declined one');
select tests.as_member('Bob');
update connections set status = 'rejected';
select lives_ok($$ select tests.request('Bob', 'Ann') $$, 'the recipient can send a request after declining one');
select is(tests.rows_between('Ann', 'Bob'), 'Bob pending', 'two members never have more than one connection row');

-- Crossing requests -------------------------------------------------------------------------------

select tests.as_member('Ann');
select is_empty(
  $$
    insert into connections (sender_id, receiver_id)
    values (tests.user_id('Ann'), tests.user_id('Bob'))
    returning id
  $$,
  'a request that crosses another doesn''t add a row'
);
select is(tests.rows_between('Ann', 'Bob'), 'Bob accepted', 'a request that crosses another accepts it');
select is(
  tests.connection_count('Ann') || ' ' || tests.connection_count('Bob'),
  '1 1', 'crossing requests count one connection for each member'
);
select is(
  (select string_agg(kind, ', ') from notifications),
  null, 'accepting by a crossing request deletes the request''s notification'
);
select tests.as_member('Bob');
select is(
  (select string_agg(kind, ', ') from notifications),
  'connection_accepted', 'accepting by a crossing request notifies the first sender'
);

-- What a connection unlocks -----------------------------------------------------------------------

select is(
  tests.contact_of('Ann'),
  'ann@tests.example 555-Ann', 'connected members can read each other''s contact details'
);
select is(tests.contact_of('Pro'), null, 'a member can''t read contact details of someone they aren''t connected to');
select tests.as_member('Hidden');
update member_details set roles = '{agent}';
select tests.request('Hidden', 'Ann');
select tests.as_member('Ann');
select isnt_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'a private member''s request lets the recipient see their profile'
);
select is(tests.contact_of('Hidden'), null, 'a private member''s request doesn''t reveal their contact details');
select is(
  (select roles(u) from users u where id = tests.user_id('Hidden')),
  null, 'a private member''s request doesn''t reveal their roles'
);
select tests.as_member('Bob');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'a private member''s request doesn''t let others see their profile'
);
select tests.as_member('Ann');
update connections set status = 'accepted' where sender_id = tests.user_id('Hidden');
select is(
  tests.contact_of('Hidden'),
  'hidden@tests.example 555-Hidden', 'a connection can read a private member''s contact details'
);
select is(
  (select roles(u) from users u where id = tests.user_id('Hidden')),
  '{agent}', 'a connection can read a private member''s roles'
);
select isnt_empty(
  $$ select from member_stats where user_id = tests.user_id('Hidden') $$,
  'a connection can read a private member''s counts'
);
select is_empty(
  $$ select from member_contacts where user_id = tests.user_id('Hidden') $$,
  'a connection can''t read the member_contacts row'
);
select is_empty(
  $$ select from search_members() where id = tests.user_id('Hidden') $$,
  'the directory doesn''t list a private member for their connection'
);
select tests.as_member('Hidden');
select is(
  tests.contact_of('Ann'),
  'ann@tests.example 555-Ann', 'the private member can read their connection''s contact details'
);
select tests.as_member('Ann');
delete from connections where sender_id = tests.user_id('Hidden');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'ending the connection hides the private profile'
);
select is(
  private.contact_email(tests.user_id('Hidden')),
  null, 'ending the connection hides the private member''s email'
);
select is(
  private.contact_phone(tests.user_id('Hidden')),
  null, 'ending the connection hides the private member''s phone'
);
select tests.as_member('Hidden');
select is(tests.contact_of('Ann'), null, 'ending the connection hides the other member''s contact details');
select tests.request('Hidden', 'Ann');
select tests.as_member('Ann');
update connections set status = 'rejected' where sender_id = tests.user_id('Hidden');
select is_empty(
  $$ select from users where id = tests.user_id('Hidden') $$,
  'declining a private member''s request hides their profile'
);
-- The recipient of a request can go private before answering.
select tests.request('Ann', 'Basic');
select tests.as_owner();
update users set profile_status = 'private' where id = tests.user_id('Basic');
select tests.as_member('Ann');
select is_empty(
  $$ select from users where id = tests.user_id('Basic') $$,
  'a pending request doesn''t let the sender see a private profile'
);
select isnt_empty(
  $$ delete from connections where receiver_id = tests.user_id('Basic') returning id $$,
  'the sender can withdraw a request to a private member'
);

-- Mutual connections ------------------------------------------------------------------------------

select tests.as_owner();
delete from connections;
select tests.connect('Ann', 'Pro');
select tests.connect('Bob', 'Pro');
select tests.connect('Partner', 'Ann');
select tests.connect('Bob', 'Partner');
select tests.connect('Ann', 'Closer', 'pending');
select tests.connect('Bob', 'Closer');
select tests.connect('Ann', 'Hidden');
select tests.connect('Hidden', 'Bob');
select tests.connect('Staff', 'Bob');
select tests.as_member('Ann');
select results_eq(
  $$ select name from mutual_connections(tests.user_id('Bob')) $$,
  array['Hidden', 'Partner', 'Pro'], 'mutual_connections returns accepted connections of both, by name'
);
select results_eq(
  $$ select count(*)::int from mutual_connections(tests.user_id('Bob'), 2) $$,
  array[2], 'mutual_connections returns at most the number requested'
);
select is_empty(
  $$ select from mutual_connections(tests.user_id('Ann')) $$,
  'mutual_connections returns nothing for oneself'
);
select is_empty(
  $$ select from mutual_connections(tests.user_id('stranger')) $$,
  'mutual_connections returns nothing for an unknown member'
);
select tests.as_member('Basic');
select is_empty(
  $$ select from mutual_connections(tests.user_id('Bob')) $$,
  'mutual_connections returns nothing for a member without connections'
);
select tests.as_member('Pro');
select is_empty(
  $$ select from mutual_connections(tests.user_id('Hidden')) $$,
  'a stranger can''t read mutual connections with a private member'
);
select tests.as_member('Staff');
select results_eq(
  $$ select name from mutual_connections(tests.user_id('Hidden')) $$,
  array['Bob'], 'staff can read their own mutual connections'
);
select is_empty(
  $$ select from connections where sender_id <> tests.user_id('Staff') $$,
  'staff can''t read other members'' connections'
);

-- Account deletion --------------------------------------------------------------------------------

select tests.as_owner();
select is(
  tests.connection_count('Ann') || ' ' || tests.connection_count('Bob') || ' ' || tests.connection_count('Hidden'),
  '3 5 2', 'before the deletion, the counts include Bob''s connections'
);
delete from auth.users where id = tests.user_id('Bob');
select is_empty(
  $$ select from connections where tests.user_id('Bob') in (sender_id, receiver_id) $$,
  'deleting an account deletes its connections'
);
select is(
  tests.connection_count('Ann') || ' ' || tests.connection_count('Pro') || ' ' || tests.connection_count('Hidden'),
  '3 1 1', 'deleting an account lowers its connections'' counts'
);
select is_empty(
  $$
    select from member_stats s
    where s.connections <> (
      select count(*) from connections c where c.status = 'accepted' and s.user_id in (c.sender_id, c.receiver_id)
    )
  $$,
  'every connection count is accurate'
);

select * from finish();
rollback;
