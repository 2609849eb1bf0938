-- The contact form: anybody sends, staff read and settle, nobody sends without end.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.write_to_us(
  email text default 'vera@visitors.example', fields jsonb default '{}'
) returns void language plpgsql
as $$
declare
  sent constant jsonb :=
    jsonb_build_object('name', 'Vera', 'email', write_to_us.email, 'subject', 'general', 'message', 'Do you cover Ohio?') || fields;
  columns text;
begin
  select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(sent) as key;
  execute format('insert into public.contact_messages (%1$s) select %1$s from jsonb_populate_record(null::public.contact_messages, $1)', columns)
    using sent;
end;
$$;

/* The headers a request comes with. */
create function tests.come_from(headers jsonb) returns void language sql
as $$ select set_config('request.headers', headers::text, true); $$;

/* As if all that was sent so far had been sent an hour earlier. */
create function tests.an_hour_passes() returns void language sql security definer
as $$ update private.contact_senders s set sent_at = array(select past - interval '1 hour' from unnest(s.sent_at) as past); $$;

-- Sending ---------------------------------------------------------------------------------------

select tests.as_visitor();
select lives_ok($$ select tests.write_to_us() $$, 'a visitor writes');
select lives_ok(
  $$ select tests.write_to_us('vera@visitors.example', '{"company": "Vera LLC", "subject": "demo", "id": "0d5c2b0e-6a43-4c5e-9d35-52cbb6c0a001"}') $$,
  'with a company, and an id of the browser''s'
);
select throws_ok(
  $$ select tests.write_to_us('vera@visitors.example', '{"id": "0d5c2b0e-6a43-4c5e-9d35-52cbb6c0a001"}') $$, '23505', null,
  'sent again it is the same message'
);
select tests.as_member('Ann');
select lives_ok($$ select tests.write_to_us('ann@tests.example', '{"name": "Ann", "subject": "support"}') $$, 'a member writes');
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.write_to_us('unconfirmed@tests.example') $$, 'also one whose email is not confirmed');
select lives_ok(
  $$ select tests.write_to_us('forged@tests.example', jsonb_build_object(
       'user_id', tests.user_id('Bob'), 'created_at', '2001-01-01', 'settled_at', '2001-01-01', 'settled_by', tests.user_id('Staff'), 'note', 'spam'
     )) $$,
  'whatever else is sent'
);
select tests.as_owner();
select results_eq(
  $$ select user_id, created_at = now(), settled_at, settled_by, note from contact_messages where email = 'forged@tests.example' $$,
  $$ values (tests.user_id('Unconfirmed'), true, null::timestamptz, null::uuid, null::text) $$, 'is written by the database'
);
select results_eq(
  $$ select user_id, company, subject from contact_messages where email = 'vera@visitors.example' order by subject $$,
  $$ values (null::uuid, 'Vera LLC', 'demo'), (null, null, 'general') $$, 'a visitor''s message belongs to nobody'
);

-- What is no message --------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select tests.write_to_us('vera') $$, '23514', null, 'an email has an @');
select throws_ok($$ select tests.write_to_us('a b@c') $$, '23514', null, 'and no space');
select throws_ok($$ select tests.write_to_us(null) $$, '23502', null, 'and is given');
select throws_ok($$ select tests.write_to_us(fields => '{"subject": "gossip"}') $$, '23514', null, 'a subject is one of six');
select throws_ok($$ select tests.write_to_us(fields => '{"name": "  "}') $$, '23514', null, 'a name is not blank');
select throws_ok($$ select tests.write_to_us(fields => '{"message": " \n\t "}') $$, '23514', null, 'nor is a message');
select throws_ok($$ select tests.write_to_us(fields => '{"message": null}') $$, '23502', null, 'or missing');
select throws_ok($$ select tests.write_to_us(fields => jsonb_build_object('message', repeat('x', 5001))) $$, '23514', null, 'or longer than 5,000 characters');
select throws_ok($$ select tests.write_to_us(fields => jsonb_build_object('name', repeat('x', 121))) $$, '23514', null, 'a name is at most 120 long');

-- Bots ------------------------------------------------------------------------------------------

select lives_ok(
  $$ select tests.write_to_us('bot@bots.example', '{"website": "https://bots.example"}') from generate_series(1, 20) $$,
  'who fills the hidden field in is told nothing, however often'
);
select lives_ok($$ select tests.write_to_us('empty@visitors.example', '{"website": ""}') $$, 'an empty one is none');
select tests.as_service();
select lives_ok($$ select tests.write_to_us('bot@bots.example', '{"website": "x"}') $$, 'the same whoever asks');
select tests.as_owner();
select is((select count(*)::int from contact_messages where email = 'bot@bots.example'), 0, 'nothing of it is stored');
select is((select count(*)::int from private.contact_senders where sender like '%bot%'), 0, 'or counted');
select is((select count(*)::int from contact_messages where website is not null), 0, 'the field is stored nowhere');

-- The limit -----------------------------------------------------------------------------------------

select tests.as_visitor();
select lives_ok($$ select tests.write_to_us(case n % 2 when 0 then 'Often@visitors.example' else 'often@Visitors.example' end) from generate_series(1, 5) as n $$, 'five messages');
select throws_ok(
  $$ select tests.write_to_us('often@visitors.example') $$, 'P0001',
  'You have sent 5 messages within an hour. We have them; please wait a while before you send another.', 'the sixth of an hour is refused, in words to be shown'
);
select throws_ok($$ select tests.write_to_us('oFten+again@visitors.example.') $$, 'P0001', null, 'however the address is written');
select lives_ok($$ select tests.write_to_us('other@visitors.example') $$, 'another address is another sender');
select throws_ok(
  $$ insert into contact_messages (name, email, subject, message) select 'Vera', n || '@many.example', 'general', 'Hello' from generate_series(1, 2) as n $$,
  'P0001', 'Please send one message at a time.', 'two in one request are refused, whoever they are said to be from'
);
select lives_ok(
  $$ insert into contact_messages (name, email, subject, message, website)
     select 'Bot', n || '@many.example', 'general', 'Hello', case when n > 1 then 'x' end from generate_series(1, 3) as n $$,
  'a bot''s among them count for nothing'
);
select tests.an_hour_passes();
select lives_ok($$ select tests.write_to_us('often@visitors.example') $$, 'an hour later there is room');
select throws_ok($$ select from private.contact_senders $$, '42501', null, 'nobody reads who has sent when');
select tests.as_owner();
select is((select count(*)::int from private.contact_senders), 1, 'what is older than that is not kept');
select tests.as_member('Ann');
select lives_ok($$ select tests.write_to_us(n || '@anywhere.example') from generate_series(1, 5) as n $$, 'a member gives any address');
select throws_ok($$ select tests.write_to_us('6@anywhere.example') $$, 'P0001', null, 'and is one sender');

select tests.as_visitor();
select tests.come_from('{"x-forwarded-for": "203.0.113.7, 10.0.0.1"}');
select lives_ok($$ select tests.write_to_us(n || '@net.example') from generate_series(1, 5) as n $$, 'one network address');
select throws_ok($$ select tests.write_to_us('6@net.example') $$, 'P0001', null, 'is one sender, whatever the email');
select tests.come_from('{"x-forwarded-for": "203.0.113.7", "cf-connecting-ip": "2001:db8:1:2::1"}');
select lives_ok($$ select tests.write_to_us(n || '@six.example') from generate_series(1, 5) as n $$, 'the edge of the network is believed first');
select tests.come_from('{"cf-connecting-ip": "2001:db8:1:2:ffff::9"}');
select throws_ok($$ select tests.write_to_us('6@six.example') $$, 'P0001', null, 'the addresses of one IPv6 network are one sender');
select tests.come_from('{"cf-connecting-ip": "2001:db8:1:3::1"}');
select lives_ok($$ select tests.write_to_us('7@six.example') $$, 'those of the next are another');
select tests.come_from('{"x-forwarded-for": "unknown"}');
select lives_ok($$ select tests.write_to_us('8@six.example') $$, 'what is no address is none');
select tests.come_from('{}');
select tests.as_service();
select lives_ok($$ select tests.write_to_us('import@tests.example') from generate_series(1, 7) $$, 'the service role has no limit');
select lives_ok(
  $$ insert into contact_messages (name, email, subject, message) select 'Old', 'import@tests.example', 'general', 'Hello' from generate_series(1, 7) $$,
  'also within one request'
);

-- Who reads and changes them ------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select from contact_messages $$, '42501', null, 'a visitor reads none');
select throws_ok($$ select settle_contact_message(gen_random_uuid()) $$, '42501', null, 'and settles none');
select tests.as_member('Ann');
select is_empty($$ select from contact_messages $$, 'nor does a member, not even their own');
select throws_ok($$ select settle_contact_message(gen_random_uuid()) $$, '42501', 'Only staff settle messages', 'or settle one');
select throws_ok($$ update contact_messages set message = 'x' $$, '42501', null, 'or change one');
select throws_ok($$ delete from contact_messages $$, '42501', null, 'or take one back');
select tests.as_member('Partner');
select is_empty($$ select from contact_messages $$, 'of whatever tier');

select tests.as_member('Staff');
select is((select count(*)::int from contact_messages where email like '%@tests.example'), 17, 'staff read them');
select throws_ok($$ update contact_messages set settled_at = now() $$, '42501', null, 'but change them by the function only');
select lives_ok(
  $$ select settle_contact_message(id, E' Answered by mail. \n') from contact_messages where email = 'ann@tests.example' $$, 'staff settle one with a note'
);
select lives_ok($$ select settle_contact_message(id, '  ') from contact_messages where email = 'unconfirmed@tests.example' $$, 'or without');
select results_eq(
  $$ select email, note, settled_by, settled_at = now() from contact_messages where settled_at is not null order by email $$,
  $$ values ('ann@tests.example', 'Answered by mail.', tests.user_id('Staff'), true), ('unconfirmed@tests.example', null, tests.user_id('Staff'), true) $$,
  'and who did it, when, is kept'
);
select throws_ok(
  $$ select settle_contact_message(id) from contact_messages where email = 'ann@tests.example' $$, 'P0001', 'This message was settled already, or is gone.', 'once'
);
select throws_ok(
  $$ select settle_contact_message(id, repeat('x', 1001)) from contact_messages where email = 'forged@tests.example' $$, '23514', null, 'a note has at most 1,000 characters'
);

-- How long --------------------------------------------------------------------------------------------

select tests.as_owner();
update contact_messages set settled_at = now() - interval '1 year 1 day' where email = 'unconfirmed@tests.example';
select tests.as_member('Staff');
select lives_ok($$ select settle_contact_message(id) from contact_messages where email = 'forged@tests.example' $$, 'with the next one settled');
select is_empty($$ select from contact_messages where email = 'unconfirmed@tests.example' $$, 'go those that were settled a year ago');

select tests.as_member('Ann');
select is(
  (select jsonb_agg(m ->> 'email' order by m ->> 'email') from jsonb_array_elements(export_my_data() -> 'contact_messages') as m),
  '["1@anywhere.example", "2@anywhere.example", "3@anywhere.example", "4@anywhere.example", "5@anywhere.example", "ann@tests.example"]',
  'a member downloads what they have sent'
);
select is_empty(
  $$ select from jsonb_array_elements(export_my_data() -> 'contact_messages') as m where m ?| array['note', 'settled_by'] $$, 'without what staff noted'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is((select count(*)::int from contact_messages where email like '%anywhere.example'), 0, 'it goes with the account');
delete from auth.users where id = tests.user_id('Staff');
select is(
  (select settled_by from contact_messages where email = 'forged@tests.example'), null, 'what staff have settled stays settled when their account goes'
);

select * from finish();
rollback;
