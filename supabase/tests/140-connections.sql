-- Connections: requested by one member, answered by the other,
-- ended by either. They open private profiles and contact details.
begin;
\ir helpers.psql
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
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.state('Bob') $$, 'gives null', 'connection returns null before a request'),
  ($$ select tests.request('Bob', 'Ann') $$, 'fails 42501: Not allowed on behalf of another member',
    'a member can''t send a request to themselves in someone else''s name'),
  ($$ select tests.request('Ann', 'Ann') $$, 'fails 23514', 'a member can''t send a request to themselves'),
  ($$ insert into connections (sender_id, receiver_id, status) values (tests.user_id('Ann'), tests.user_id('Bob'),
      'accepted') $$, 'fails 42501: A connection starts as a request', 'a member can''t insert an accepted connection'),
  ($$ insert into connections (sender_id, receiver_id, created_at, updated_at) values (tests.user_id('Ann'),
      tests.user_id('Bob'), '2000-01-01', '2000-01-01') $$, 'works', 'a member can send a connection request')
) as t (statement, outcome, rule);
select results_eq($$ select status, created_at, updated_at from connections $$, $$ values ('pending', now(), now()) $$,
  'a request has the current times, even if others are sent');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.request('Ann', 'Bob') $$,
    'fails 23505: You have already sent a connection request to this user',
    'a member can''t send the same request twice'),
  ('Ann', $$ tests.state('Bob') $$, 'gives sent', 'the sender''s state is sent'),
  ('Ann', $$ tests.connection_count('Ann') + tests.connection_count('Bob') $$, 'gives 0',
    'a pending request isn''t counted as a connection'),
  ('Ann', $$ update connections set status = 'accepted' returning id $$, 'no rows',
    'the sender can''t accept their own request')
) as t (who, statement, outcome, rule);

-- Notes -------------------------------------------------------------------------------------------

select tests.as_owner();
delete from connections;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ insert into connections (sender_id, receiver_id, note) values (tests.user_id('Ann'), tests.user_id('Bob'),
      repeat('x', 301)) $$, 'fails 23514', 'a note can''t be longer than 300 characters'),
  ('Ann', $$ insert into connections (sender_id, receiver_id, note) values (tests.user_id('Ann'), tests.user_id('Bob'),
      E' I buy duplexes nearby. \n') $$, null, null),
  ('Ann', $$ insert into connections (sender_id, receiver_id, note) values (tests.user_id('Ann'), tests.user_id('Pro'),
      ' ') $$, null, null),
  ('Bob', $$ select note from connections $$, 'gives I buy duplexes nearby.',
    'the recipient can read the note of a request, trimmed'),
  ('Bob', $$ update connections set note = 'Something else' $$, 'fails 42501: Not allowed to change note',
    'the recipient can''t change the note')
) as t (who, statement, outcome, rule);
select tests.as_member('Pro');
select results_eq($$ select note from connections $$, $$ values (null::text) $$,
  'others can''t read a note, and a blank one isn''t stored');
select tests.as_member('Ann');
select is_empty($$ update connections set note = 'Later' returning id $$, 'the sender can''t change the note');
select tests.as_owner();
delete from connections where receiver_id = tests.user_id('Pro');

-- Limits ------------------------------------------------------------------------------------------

update private.rate_limits set used = 50 where action = 'connection_request';
select tests.holds('Ann', $$ select tests.request('Ann', 'Pro') $$, 'fails: You can send 50 connection requests a day.',
    'a member can send 50 connection requests a day');
select tests.as_owner();
delete from private.rate_limits;

-- Answers -----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.state('Ann') $$, 'gives received', 'the recipient''s state is received'),
  ($$ select u.name from connections c join users u on u.id = c.sender_id $$, 'gives Ann',
    'the recipient can read who sent the request'),
  ($$ update connections set status = 'friends' $$, 'fails 23514', 'an unknown answer is rejected')
) as t (statement, outcome, rule);
select tests.as_owner();
delete from realtime.messages;
alter table connections disable trigger answer_connection;
update connections set updated_at = '2020-01-01';
alter table connections enable trigger answer_connection;
select tests.holds('Bob', $$ update connections set updated_at = '2000-01-01' $$, 'works',
    'the recipient can send an update without changes');
select tests.as_owner();
select is((select updated_at from connections), '2020-01-01', 'an update without changes keeps updated_at');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select from realtime.messages $$, 'no rows', 'an update without changes broadcasts nothing'),
  ('Bob', $$ update connections set status = 'accepted', updated_at = '2000-01-01' $$, 'works',
    'the recipient can accept the request')
) as t (who, statement, outcome, rule);
select is((select updated_at from connections), now(), 'accepting sets updated_at to the current time');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.state('Ann') $$, 'gives connected', 'the recipient''s state is connected after accepting'),
  ('Bob', $$ tests.connection_count('Ann') || ' ' || tests.connection_count('Bob') $$, 'gives 1 1',
    'accepting adds one connection to both counts'),
  ('Bob', $$ update connections set status = 'rejected' $$, 'fails 42501', 'an accepted connection can''t be declined'),
  ('Bob', $$ select tests.request('Bob', 'Ann') $$, 'fails 23505', 'connected members can''t send another request'),
  ('Ann', $$ tests.state('Bob') $$, 'gives connected', 'the sender''s state is connected after the request is accepted')
) as t (who, statement, outcome, rule);

-- Ending ------------------------------------------------------------------------------------------

select isnt_empty($$ delete from connections returning id $$, 'either member can end the connection');
select is(tests.connection_count('Ann') || ' ' || tests.connection_count('Bob'), '0 0',
  'ending a connection lowers both counts');
select is(tests.state('Bob'), null, 'connection returns null after the connection ends');
select tests.request('Ann', 'Bob');
select isnt_empty($$ delete from connections returning id $$, 'the sender can withdraw a request');
select tests.request('Ann', 'Bob');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ update connections set status = 'rejected' $$, 'works', 'the recipient can decline a request'),
  ('Ann', $$ update connections set status = 'accepted' returning id $$, 'no rows',
    'the sender can''t accept a declined request')
) as t (who, statement, outcome, rule);
select throws_ok(
  $$ select tests.request('Ann', 'Bob') $$,
  'P0001',
  'You asked to connect with this member recently. You can ask again after '
    || to_char((now() + interval '30 days') at time zone 'utc', 'FMMonth FMDD, YYYY') || '.',
  'the sender can''t request again right after being declined'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ delete from connections returning id $$, 'no rows', 'the sender can''t delete a declined request'),
  ($$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Bob')); delete
      from member_blocks $$, 'works', 'the sender can block and unblock the member who declined'),
  ($$ select tests.request('Ann', 'Bob') $$, 'fails P0001', 'blocking and unblocking doesn''t let the sender ask again')
) as t (statement, outcome, rule);
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

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob'))
      returning id $$, 'no rows', 'a request that crosses another doesn''t add a row'),
  ('Ann', $$ tests.rows_between('Ann', 'Bob') $$, 'gives Bob accepted', 'a request that crosses another accepts it'),
  ('Ann', $$ tests.connection_count('Ann') || ' ' || tests.connection_count('Bob') $$, 'gives 1 1',
    'crossing requests count one connection for each member'),
  ('Ann', $$ select string_agg(kind, ', ') from notifications $$, 'gives null',
    'accepting by a crossing request deletes the request''s notification'),
  ('Bob', $$ select string_agg(kind, ', ') from notifications $$, 'gives connection_accepted',
    'accepting by a crossing request notifies the first sender')
) as t (who, statement, outcome, rule);

-- What a connection unlocks -----------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.contact_of('Ann') $$, 'gives ann@tests.example 555-Ann',
    'connected members can read each other''s contact details'),
  ('Bob', $$ tests.contact_of('Pro') $$, 'gives null',
    'a member can''t read contact details of someone they aren''t connected to'),
  ('Hidden', $$ update member_details set roles = '{agent}' $$, null, null),
  (null, $$ select tests.request('Hidden', 'Ann') $$, null, null),
  ('Ann', $$ select from users where id = tests.user_id('Hidden') $$, 'rows',
    'a private member''s request lets the recipient see their profile'),
  ('Ann', $$ tests.contact_of('Hidden') $$, 'gives null',
    'a private member''s request doesn''t reveal their contact details'),
  ('Ann', $$ select roles(u) from users u where id = tests.user_id('Hidden') $$, 'gives null',
    'a private member''s request doesn''t reveal their roles'),
  ('Bob', $$ select from users where id = tests.user_id('Hidden') $$, 'no rows',
    'a private member''s request doesn''t let others see their profile'),
  ('Ann', $$ update connections set status = 'accepted' where sender_id = tests.user_id('Hidden') $$, null, null),
  ('Ann', $$ tests.contact_of('Hidden') $$, 'gives hidden@tests.example 555-Hidden',
    'a connection can read a private member''s contact details')
) as t (who, statement, outcome, rule);
select is((select roles(u) from users u where id = tests.user_id('Hidden')), '{agent}',
  'a connection can read a private member''s roles');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select from member_stats where user_id = tests.user_id('Hidden') $$, 'rows',
    'a connection can read a private member''s counts'),
  ('Ann', $$ select from member_contacts where user_id = tests.user_id('Hidden') $$, 'no rows',
    'a connection can''t read the member_contacts row'),
  ('Ann', $$ select from search_members() where id = tests.user_id('Hidden') $$, 'no rows',
    'the directory doesn''t list a private member for their connection'),
  ('Hidden', $$ tests.contact_of('Ann') $$, 'gives ann@tests.example 555-Ann',
    'the private member can read their connection''s contact details'),
  ('Ann', $$ delete from connections where sender_id = tests.user_id('Hidden') $$, null, null),
  ('Ann', $$ select from users where id = tests.user_id('Hidden') $$, 'no rows',
    'ending the connection hides the private profile'),
  ('Ann', $$ (private.visible_contact(tests.user_id('Hidden'))).email $$, 'gives null',
    'ending the connection hides the private member''s email'),
  ('Hidden', $$ tests.contact_of('Ann') $$, 'gives null',
    'ending the connection hides the other member''s contact details'),
  ('Hidden', $$ select tests.request('Hidden', 'Ann') $$, null, null),
  ('Ann', $$ update connections set status = 'rejected' where sender_id = tests.user_id('Hidden') $$, null, null),
  ('Ann', $$ select from users where id = tests.user_id('Hidden') $$, 'no rows',
    'declining a private member''s request hides their profile'),
  -- The recipient of a request can go private before answering.
  ('Ann', $$ select tests.request('Ann', 'Basic') $$, null, null),
  ('owner', $$ update users set profile_status = 'private' where id = tests.user_id('Basic') $$, null, null),
  ('Ann', $$ select from users where id = tests.user_id('Basic') $$, 'no rows',
    'a pending request doesn''t let the sender see a private profile'),
  ('Ann', $$ delete from connections where receiver_id = tests.user_id('Basic') returning id $$, 'rows',
    'the sender can withdraw a request to a private member')
) as t (who, statement, outcome, rule);

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
select results_eq($$ select name from mutual_connections(tests.user_id('Bob')) $$, array['Hidden', 'Partner', 'Pro'],
  'mutual_connections returns accepted connections of both, by name');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select count(*)::int from mutual_connections(tests.user_id('Bob'), 2) $$, 'gives 2',
    'mutual_connections returns at most the number requested'),
  ('Ann', $$ select from mutual_connections(tests.user_id('Ann')) $$, 'no rows',
    'mutual_connections returns nothing for oneself'),
  ('Staff', $$ select name from mutual_connections(tests.user_id('Hidden')) $$, 'gives Bob',
    'staff can read their own mutual connections')
) as t (who, statement, outcome, rule);

-- Account deletion --------------------------------------------------------------------------------

select tests.holds('owner', $$ tests.connection_count('Ann') || ' ' || tests.connection_count('Bob') || ' ' ||
      tests.connection_count('Hidden') $$, 'gives 3 5 2', 'before the deletion, the counts include Bob''s connections');
delete from auth.users where id = tests.user_id('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.connection_count('Ann') || ' ' || tests.connection_count('Pro') || ' ' ||
      tests.connection_count('Hidden') $$, 'gives 3 1 1', 'deleting an account lowers its connections'' counts'),
  ($$ select from member_stats s where s.connections <> (select count(*) from connections c where c.status = 'accepted'
      and s.user_id in (c.sender_id, c.receiver_id)) $$, 'no rows', 'every connection count is accurate')
) as t (statement, outcome, rule);

select * from finish();
rollback;
