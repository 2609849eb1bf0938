-- Connections: asked, answered by whom it was asked of, ended by either; they open private profiles and contact details.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.ask(sender text, receiver text) returns void language sql
as $$ insert into public.connections (sender_id, receiver_id, status) values (tests.user_id(sender), tests.user_id(receiver), 'pending'); $$;
create function tests.state(who text) returns text language sql
as $$ select connection(u) ->> 'state' from public.users u where u.id = tests.user_id(who); $$;
create function tests.known(who text) returns integer language sql security definer
as $$ select connections from public.member_stats where user_id = tests.user_id(who); $$;
create function tests.rows_between(one text, other text) returns text language sql security definer as $$
  select coalesce(string_agg(u.name || ' ' || c.status, ', '), '') from public.connections c join public.users u on u.id = c.sender_id
  where tests.user_id(one) in (c.sender_id, c.receiver_id) and tests.user_id(other) in (c.sender_id, c.receiver_id);
$$;
create function tests.contact_of(who text) returns text language sql
as $$ select email(u) || ' ' || phone(u) from public.users u where id = tests.user_id(who); $$;

-- Asking ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(tests.state('Bob'), null, 'at first there is nothing');
select throws_ok($$ select tests.ask('Bob', 'Ann') $$, '42501', 'Not allowed in another member''s name', 'nobody asks in another''s name');
select throws_ok($$ select tests.ask('Bob', 'Pro') $$, '42501', 'Not allowed in another member''s name', 'nor between others');
select throws_ok($$ select tests.ask('Ann', 'Ann') $$, '23514', null, 'nor oneself');
select throws_ok($$ select tests.ask('Ann', 'Hidden') $$, '42501', 'This member is not available', 'nor whom they do not see');
select throws_ok($$ select tests.ask('Ann', 'stranger') $$, '42501', 'This member is not available', 'nor nobody');
select throws_ok(
  $$ insert into connections (sender_id, receiver_id, status) values (tests.user_id('Ann'), tests.user_id('Bob'), 'accepted') $$,
  '42501', 'A connection starts as a request', 'nobody forges a connection'
);
select throws_ok(
  $$ insert into connections (sender_id, receiver_id, status) values (tests.user_id('Ann'), tests.user_id('Bob'), 'rejected') $$, '42501', null, 'nor a refusal'
);
select throws_ok(
  $$ insert into connections (sender_id, receiver_id, status) values (tests.user_id('Ann'), tests.user_id('Bob'), 'blocked') $$, '42501', null, 'nor what there is not'
);
select lives_ok(
  $$ insert into connections (sender_id, receiver_id, created_at, updated_at) values (tests.user_id('Ann'), tests.user_id('Bob'), '2000-01-01', '2000-01-01') $$,
  'a member asks another'
);
select results_eq($$ select status, created_at, updated_at from connections $$, $$ values ('pending', now(), now()) $$, 'now, whatever they say');
select throws_ok($$ select tests.ask('Ann', 'Bob') $$, '23505', 'You have already sent a connection request to this user', 'once');
select is(tests.state('Bob'), 'sent', 'who asked reads: sent');
select is(tests.known('Ann') + tests.known('Bob'), 0, 'which is no connection yet');
select is_empty($$ update connections set status = 'accepted' returning id $$, 'nobody accepts their own request');
select tests.as_member('Pro');
select is(tests.state('Bob'), null, 'others read nothing of it');
select is_empty($$ select from connections $$, 'also in the table');
select is_empty($$ update connections set status = 'accepted' returning id $$, 'nor do they answer it');
select is_empty($$ delete from connections returning id $$, 'nor remove it');
select tests.as_member('Staff');
select is_empty($$ select from connections $$, 'it is no business of staff');
select tests.as_visitor();
select throws_ok($$ select from connections $$, '42501', null, 'a visitor reads no connections');
select throws_ok($$ select tests.ask('Ann', 'Pro') $$, '42501', null, 'asks for none');
select throws_ok($$ update connections set status = 'accepted' $$, '42501', null, 'answers none');
select throws_ok($$ delete from connections $$, '42501', null, 'removes none');
select throws_ok($$ select connection(u) from users u $$, '42501', null, 'and does not ask for what stands between');
select throws_ok($$ select mutual_connections(tests.user_id('Ann')) $$, '42501', null, 'nor who knows whom');

-- Answering --------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(tests.state('Ann'), 'received', 'who was asked reads: received');
select is((select u.name from connections c join users u on u.id = c.sender_id), 'Ann', 'by whom');
select throws_ok($$ update connections set sender_id = tests.user_id('Pro') $$, '42501', null, 'a request is not laid on another');
select throws_ok($$ update connections set receiver_id = tests.user_id('Pro') $$, '42501', null, 'nor handed on');
select throws_ok($$ update connections set created_at = '2000-01-01' $$, '42501', null, 'nor dated back');
select throws_ok($$ update connections set status = 'friends' $$, '23514', null, 'there are two answers');
select tests.as_owner();
delete from realtime.messages;
alter table connections disable trigger answer_connection;
update connections set updated_at = '2020-01-01';
alter table connections enable trigger answer_connection;
select tests.as_member('Bob');
select lives_ok($$ update connections set updated_at = '2000-01-01' $$, 'a change of nothing');
select tests.as_owner();
select is((select updated_at from connections), '2020-01-01', 'changes nothing');
select is_empty($$ select from realtime.messages $$, 'and rings no bell');
select tests.as_member('Bob');
select lives_ok($$ update connections set status = 'accepted', updated_at = '2000-01-01' $$, 'who was asked accepts');
select is((select updated_at from connections), now(), 'now');
select is(tests.state('Ann'), 'connected', 'and is connected');
select is(tests.known('Ann') || ' ' || tests.known('Bob'), '1 1', 'each has one more');
select lives_ok($$ update connections set status = 'accepted' $$, 'a second click does no harm');
select is(tests.known('Ann') || ' ' || tests.known('Bob'), '1 1', 'and counts nothing');
select throws_ok($$ update connections set status = 'rejected' $$, '42501', null, 'an answer is not taken back');
select throws_ok($$ update connections set status = 'pending' $$, '42501', null, 'nor a question again');
select throws_ok($$ select tests.ask('Bob', 'Ann') $$, '23505', null, 'the connected do not ask again');
select tests.as_member('Ann');
select is(tests.state('Bob'), 'connected', 'the other is connected as well');

-- Ending ------------------------------------------------------------------------------------------------------

select isnt_empty($$ delete from connections returning id $$, 'either ends it');
select is(tests.known('Ann') || ' ' || tests.known('Bob'), '0 0', 'each has one less');
select is(tests.state('Bob'), null, 'and there is nothing again');
select tests.ask('Ann', 'Bob');
select isnt_empty($$ delete from connections returning id $$, 'who asked takes a request back');
select tests.ask('Ann', 'Bob');
select tests.as_member('Bob');
select lives_ok($$ update connections set status = 'rejected' $$, 'who was asked declines');
select is(tests.state('Ann'), null, 'which is nothing between them');
select tests.as_member('Ann');
select is(tests.state('Bob'), null, 'for either');
select is_empty($$ update connections set status = 'accepted' returning id $$, 'the refused do not overrule it');
select lives_ok($$ select tests.ask('Ann', 'Bob') $$, 'but may ask again');
select is(tests.rows_between('Ann', 'Bob'), 'Ann pending', 'in place of the old request');
select tests.as_member('Bob');
update connections set status = 'rejected';
select lives_ok($$ select tests.ask('Bob', 'Ann') $$, 'and so may who declined');
select is(tests.rows_between('Ann', 'Bob'), 'Bob pending', 'one row between the two, always');

-- Both ask -----------------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is_empty(
  $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob')) returning id $$, 'a request that crosses another adds no row'
);
select is(tests.rows_between('Ann', 'Bob'), 'Bob accepted', 'it accepts the other');
select is(tests.known('Ann') || ' ' || tests.known('Bob'), '1 1', 'which counts once for each');
select is((select string_agg(kind, ', ') from notifications), null, 'the request is no news any more');
select tests.as_member('Bob');
select is((select string_agg(kind, ', ') from notifications), 'connection_accepted', 'its acceptance is');

-- What a connection opens ---------------------------------------------------------------------------------------

select is(tests.contact_of('Ann'), 'ann@tests.example 555-Ann', 'connections read each other''s email and phone');
select is(tests.contact_of('Pro'), null, 'and nobody else''s');
select tests.as_member('Hidden');
update member_details set roles = '{agent}';
select tests.ask('Hidden', 'Ann');
select tests.as_member('Ann');
select isnt_empty($$ select from users where id = tests.user_id('Hidden') $$, 'whom a private member asks may see who asks');
select is(tests.contact_of('Hidden'), null, 'but not their email and phone');
select is((select roles(u) from users u where id = tests.user_id('Hidden')), null, 'nor their roles');
select tests.as_member('Bob');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'others do not see them for that');
select tests.as_member('Ann');
update connections set status = 'accepted' where sender_id = tests.user_id('Hidden');
select is(tests.contact_of('Hidden'), 'hidden@tests.example 555-Hidden', 'once connected, they do');
select is((select roles(u) from users u where id = tests.user_id('Hidden')), '{agent}', 'and their roles');
select isnt_empty($$ select from member_stats where user_id = tests.user_id('Hidden') $$, 'and counts');
select is_empty($$ select from member_contacts where user_id = tests.user_id('Hidden') $$, 'never through the table');
select is_empty($$ select from search_members() where id = tests.user_id('Hidden') $$, 'the directory still does not list them');
select tests.as_member('Hidden');
select is(tests.contact_of('Ann'), 'ann@tests.example 555-Ann', 'and the other way round');
select tests.as_member('Ann');
delete from connections where sender_id = tests.user_id('Hidden');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'all of which ends with the connection');
select is(private.contact_email(tests.user_id('Hidden')), null, 'email');
select is(private.contact_phone(tests.user_id('Hidden')), null, 'and phone');
select tests.as_member('Hidden');
select is(tests.contact_of('Ann'), null, 'on both sides');
select tests.ask('Hidden', 'Ann');
select tests.as_member('Ann');
update connections set status = 'rejected' where sender_id = tests.user_id('Hidden');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'who declines sees a private member no more');
-- A request to somebody public who goes private before the answer.
select tests.ask('Ann', 'Basic');
select tests.as_owner();
update users set profile_status = 'private' where id = tests.user_id('Basic');
select tests.as_member('Ann');
select is_empty($$ select from users where id = tests.user_id('Basic') $$, 'having asked opens nothing');
select isnt_empty($$ delete from connections where receiver_id = tests.user_id('Basic') returning id $$, 'and can be taken back');

-- Whom both know -----------------------------------------------------------------------------------------------

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
select results_eq($$ select name from mutual_connections(tests.user_id('Bob')) $$, array['Hidden', 'Partner', 'Pro'], 'whom both are connected to, by name');
select results_eq($$ select count(*)::int from mutual_connections(tests.user_id('Bob'), 2) $$, array[2], 'so many at most');
select is_empty($$ select from mutual_connections(tests.user_id('Ann')) $$, 'none with oneself');
select is_empty($$ select from mutual_connections(tests.user_id('stranger')) $$, 'none with nobody');
select tests.as_member('Basic');
select is_empty($$ select from mutual_connections(tests.user_id('Bob')) $$, 'none for who knows nobody');
select tests.as_member('Pro');
select is_empty($$ select from mutual_connections(tests.user_id('Hidden')) $$, 'a stranger learns nothing of a private member');
select tests.as_member('Staff');
select results_eq($$ select name from mutual_connections(tests.user_id('Hidden')) $$, array['Bob'], 'staff find theirs like anybody');
select is_empty($$ select from connections where sender_id <> tests.user_id('Staff') $$, 'and no connections of others');

-- With the account ----------------------------------------------------------------------------------------------

select tests.as_owner();
select is(tests.known('Ann') || ' ' || tests.known('Bob') || ' ' || tests.known('Hidden'), '3 5 2', 'before Bob goes');
delete from auth.users where id = tests.user_id('Bob');
select is_empty($$ select from connections where tests.user_id('Bob') in (sender_id, receiver_id) $$, 'connections go with the account');
select is(tests.known('Ann') || ' ' || tests.known('Pro') || ' ' || tests.known('Hidden'), '3 1 1', 'everybody''s count says so');
select is_empty(
  $$ select from member_stats s where s.connections <> (
       select count(*) from connections c where c.status = 'accepted' and s.user_id in (c.sender_id, c.receiver_id)
     ) $$, 'and every other count is right'
);

select * from finish();
rollback;
