-- Messages are sent only through send_message, once each, to members
-- the sender may write to. Only the two members can read them.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('bobs', 'Bob', 'Pear bungalow');

create function tests.message_id(name text) returns uuid language sql immutable
as $$ select md5('message ' || name)::uuid; $$;
/* Sends the named message as the caller. */
create function tests.send(recipient text, name text, content text default 'Hello') returns uuid language sql
as $$ select public.send_message(tests.user_id(recipient), tests.message_id(name), content); $$;
create function tests.conversation(one text, other text) returns uuid language sql security definer
as $$
  select id
  from public.conversations
  where user_a_id = least(tests.user_id(one), tests.user_id(other))
    and user_b_id = greatest(tests.user_id(one), tests.user_id(other));
$$;
create function tests.unread(who text, other text) returns integer language sql security definer
as $$
  select unread
  from public.conversation_members
  where user_id = tests.user_id(who) and other_id = tests.user_id(other);
$$;
create function tests.read(other text, until timestamptz default null) returns void language plpgsql
as $$
begin
  perform public.mark_conversation_read(
    (select conversation_id from public.conversation_members where other_id = tests.user_id(other)), until
  );
end;
$$;
create function tests.sent_at(name text) returns timestamptz language sql security definer
as $$ select created_at from public.messages where id = tests.message_id(name); $$;
create function tests.broadcast_recipients() returns text language plpgsql security definer as $$
declare
  who text;
begin
  select coalesce(string_agg(u.name, ', ' order by u.name), '') into who
  from realtime.messages r join public.users u on r.topic = 'member:' || u.id
  where r.payload ->> 'changed' = 'messages';
  delete from realtime.messages;
  return who;
end;
$$;

-- Who can start a conversation --------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ message_refusal(tests.user_id('Bob')) $$,
    'gives Messages to members you’re not connected to are for Closer and Partner members.',
    'a free member gets a reason why they can''t message a stranger'),
  ($$ select tests.send('Bob', 'ann 1') $$,
    'fails: Messages to members you’re not connected to are for Closer and Partner members.',
    'a free member can''t message a stranger'),
  ($$ message_refusal(tests.user_id('Ann')) $$, 'gives You can’t message yourself.',
    'message_refusal explains that members can''t message themselves'),
  ($$ select tests.send('Ann', 'ann 1') $$, 'fails: You can’t message yourself.', 'a member can''t message themselves')
) as t (statement, outcome, rule);
select is(message_refusal(tests.user_id(who)), 'You can’t message this member.',
  'a free member gets the same reason for a hidden member: ' || who) from unnest(array['Hidden', 'stranger']) as who;
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ message_refusal(tests.user_id('Bob')) $$, 'gives null', 'a pro member can message a public member'),
  ('Pro', $$ message_refusal(tests.user_id('Hidden')) $$, 'gives You can’t message this member.',
    'a pro member can''t message a private member')
) as t (who, statement, outcome, rule);
select throws_ok(format($$ select tests.send(%L, 'pro 0') $$, who), 'P0001', 'You can’t message this member.',
  'a private and an unknown member fail with the same error: ' || who) from unnest(array['Hidden', 'stranger']) as who;
select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ message_refusal(tests.user_id('Hidden')) $$, 'gives null', 'staff can message a private member'),
  ('owner', $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Hidden'),
      tests.user_id('Partner')), (tests.user_id('Hidden'), tests.user_id('Basic')) $$, null, null),
  ('Partner', $$ message_refusal(tests.user_id('Hidden')) $$,
    'gives You can message this member once you’re connected.',
    'a private member''s connection request has to be accepted before messaging them'),
  ('Basic', $$ update connections set status = 'accepted' $$, null, null),
  ('Basic', $$ message_refusal(tests.user_id('Hidden')) $$, 'gives null',
    'connected members can message each other on any plan'),
  ('Hidden', $$ update users set open_to_messages = true where id = tests.user_id('Hidden') $$, 'works',
    'a private member can say they are open to messages'),
  ('Bob', $$ select save_profile('{"open_to_messages": true}') $$, 'works', 'a member can open themselves to messages'),
  ('Ann', $$ message_refusal(tests.user_id('Hidden')) $$, 'gives You can’t message this member.',
    'a private member stays out of reach, even when open to messages'),
  ('Unconfirmed', $$ select tests.send('Bob', 'open 1') $$, 'fails: Verify your email to message this member.',
    'a member whose email isn''t confirmed can''t message someone who is open to messages'),
  ('owner', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'),
      tests.user_id('Ann')) $$, null, null),
  ('owner', $$ delete from member_blocks $$, null, null),
  ('Ann', $$ message_refusal(tests.user_id('Bob')) $$, 'gives null',
    'a free member can message someone who is open to messages')
) as t (who, statement, outcome, rule);
savepoint sent;
select lives_ok($$ select tests.send('Bob', 'open 3') $$, 'a free member''s message to them is sent');
rollback to savepoint sent;
select tests.as_member('Bob');
select save_profile('{"open_to_messages": false}');
select tests.holds('Ann', $$ message_refusal(tests.user_id('Bob')) is not null $$, 'gives true',
  'closing themselves again ends that');

-- Sending and replying ----------------------------------------------------------------------------

select tests.as_owner();
select tests.broadcast_recipients();
select tests.as_member('Pro');
select is(
  send_message(
    tests.user_id('Bob'), tests.message_id('pro 1'), E'  Is it still there?\nI can pay cash.\n ',
    tests.listing_id('bobs')
  ),
  tests.conversation('Pro', 'Bob'), 'send_message returns the conversation'
);
select is(tests.broadcast_recipients(), 'Bob, Pro', 'a message is broadcast to both members');
select results_eq($$ select user_id, property_id, content, type from messages $$,
  $$ values (tests.user_id('Pro'), tests.listing_id('bobs'), E'Is it still there?\nI can pay cash.', 'text') $$,
  'the message is saved with its listing, trimmed');
select results_eq($$ select last_preview, last_user_id from conversations $$,
  $$ values ('Is it still there? I can pay cash.', tests.user_id('Pro')) $$,
  'the conversation shows a preview of the message');
select is(tests.unread('Bob', 'Pro'), 1, 'a new message is unread for the recipient');
select is(tests.unread('Pro', 'Bob'), 0, 'a new message isn''t unread for the sender');
select is(tests.send('Bob', 'pro 1', E'Is it still there?\nI can pay cash.'), tests.conversation('Pro', 'Bob'),
  'sending the same message again returns the conversation');
select is((select count(*)::int from messages), 1, 'a message sent twice is saved once');
select is(tests.unread('Bob', 'Pro'), 1, 'a message sent twice is counted once');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.send('Bob', 'pro 1', 'Something else') $$, 'fails 23505: This id belongs to another message',
    'different content with the same id is rejected'),
  ($$ select tests.send('Closer', 'pro 1', E'Is it still there?\nI can pay cash.') $$,
    'fails 23505: This id belongs to another message', 'a different recipient with the same id is rejected'),
  ($$ select send_message(tests.user_id('Bob'), tests.message_id('pro 2'), 'About nothing you know',
      tests.listing_id('no listing')) $$, 'works', 'a message about an unknown listing can be sent'),
  ($$ select property_id from messages where id = tests.message_id('pro 2') $$, 'gives null',
    'an unknown listing is left out of the message')
) as t (statement, outcome, rule);
select throws_ok(format($$ select send_message(tests.user_id('Bob'), tests.message_id('blank'), %L) $$, content),
  'P0001', 'Write a message, or attach a file.', 'a blank message is rejected')
from (values (''), (E' \n\t '), (null)) as refused (content);
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.send('Bob', 'long', repeat('x', 4001)) $$, 'fails 23514',
    'a message can''t be longer than 4,000 characters'),
  ($$ select send_message(tests.user_id('Bob'), null, 'x') $$, 'fails 22023', 'a message needs an id'),
  ($$ select send_message(null, gen_random_uuid(), 'x') $$, 'fails 22023', 'a message needs a recipient'),
  ($$ select tests.send('Bob', 'pro 3', '<script>alert(1)</script>' || repeat(' and so on', 50)) $$, 'works',
    'a message can contain markup')
) as t (statement, outcome, rule);
select is((select content from messages where id = tests.message_id('pro 3')),
  '<script>alert(1)</script>' || repeat(' and so on', 50), 'markup is saved as plain text');
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select char_length(last_preview) from conversations $$, 'gives 140',
    'the preview is limited to 140 characters'),
  ('Pro', $$ tests.unread('Bob', 'Pro') $$, 'gives 3', 'the unread count includes every message'),
  ('Bob', $$ select count(*)::int from messages $$, 'gives 3', 'the recipient can read the messages'),
  ('Bob', $$ select tests.send('Pro', 'pro 1', E'Is it still there?\nI can pay cash.') $$, 'fails 23505',
    'another member can''t send a message with an existing id, even the same text'),
  ('Bob', $$ message_refusal(tests.user_id('Pro')) $$, 'gives null', 'a member on any plan can reply')
) as t (who, statement, outcome, rule);
select is(tests.send('Pro', 'bob 1', 'It is'), tests.conversation('Pro', 'Bob'),
  'a reply belongs to the same conversation');
select is(tests.unread('Bob', 'Pro'), 3, 'replying doesn''t mark messages as read');
select is(tests.unread('Pro', 'Bob'), 1, 'a reply is unread for the other member');
select tests.as_owner();
select is((select count(*)::int from conversations), 1, 'two members have one conversation');
select results_eq($$ select m.user_id from messages m order by m.created_at $$,
  $$ select tests.user_id(name) from unnest(array['Pro', 'Pro', 'Pro', 'Bob']) with ordinality as n (name, place)
    order by place $$, 'messages are ordered by when they were sent');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select count(distinct created_at)::int from messages $$, 'gives 4',
    'messages in one transaction have different times'),
  ('owner', $$ update users set membership_tier = 'free' where id = tests.user_id('Pro') $$, null, null),
  ('Pro', $$ message_refusal(tests.user_id('Bob')) $$, 'gives null',
    'a member who got a reply can continue after their plan ended'),
  ('owner', $$ update users set membership_tier = 'pro', profile_status = 'private' where id = tests.user_id('Pro') $$,
    null, null),
  ('Bob', $$ select name from users where id = tests.user_id('Pro') $$, 'gives Pro',
    'a private member is visible to someone they messaged'),
  ('Bob', $$ (private.visible_contact(tests.user_id('Pro'))).email $$, 'gives null',
    'messaging someone doesn''t reveal a private member''s email'),
  ('Bob', $$ message_refusal(tests.user_id('Pro')) $$, 'gives null', 'a member can reply to a private member'),
  ('Ann', $$ select from users where id = tests.user_id('Pro') $$, 'no rows',
    'a private member stays hidden from everyone else'),
  ('owner', $$ update users set profile_status = 'public' where id = tests.user_id('Pro') $$, null, null),
  ('owner', $$ insert into conversations (user_a_id, user_b_id) select user_a_id, user_b_id from conversations $$,
    'fails 23505', 'two members can''t have a second conversation'),
  ('owner', $$ insert into conversations (user_a_id, user_b_id) select user_b_id, user_a_id from conversations $$,
    'fails 23514', 'two members can''t have a second conversation with their roles swapped')
) as t (who, statement, outcome, rule);

-- Who can see a conversation ----------------------------------------------------------------------

create function tests.sees_nothing(who text) returns setof text language plpgsql
as $$
begin
  perform tests.as_member(who);
  return next is_empty('select from conversations', who || ' can''t read others'' conversations');
  return next is_empty('select from conversation_members', who || ' can''t read others'' conversation members');
  return next is_empty('select from messages', who || ' can''t read others'' messages');
  return next throws_ok(
    format('select mark_conversation_read(%L)', tests.conversation('Pro', 'Bob')),
    '42501', 'Not a conversation of yours', who || ' can''t mark others'' conversations as read'
  );
  return next is(
    private.other_read_at(tests.conversation('Pro', 'Bob')),
    null, who || ' can''t see others'' read receipts'
  );
  return next throws_ok(
    format($q$ select report('message', %L, 'spam') $q$, tests.message_id('pro 1')),
    'P0001', null, who || ' can''t report others'' messages'
  );
end;
$$;
select tests.sees_nothing('Closer');
select tests.sees_nothing('Staff');

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select report('message', tests.message_id('pro 1'), 'spam') $$, 'works',
    'a member can report a message they received'),
  ('Pro', $$ select report('message', tests.message_id('pro 1'), 'spam') $$, 'fails 42501: That is your own',
    'a member can''t report their own message')
) as t (who, statement, outcome, rule);
select tests.as_member('Staff');
select is((select snapshot ->> 'content' from reports), E'Is it still there?\nI can pay cash.',
  'a report includes the text of the message');

-- Read status -------------------------------------------------------------------------------------

select tests.as_owner();
select tests.broadcast_recipients();
select tests.as_member('Bob');
select results_eq($$ select kind, actor_id, data from notifications $$,
  $$ values ('message', tests.user_id('Pro'), '{}'::jsonb) $$, 'several unread messages make one notification');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.read('Pro', tests.sent_at('pro 2')) $$, 'works', 'a member can mark the first two messages as read'),
  ($$ tests.unread('Bob', 'Pro') $$, 'gives 1', 'one message is still unread'),
  ($$ select from notifications where kind = 'message' $$, 'rows', 'the notification stays while a message is unread'),
  ($$ tests.broadcast_recipients() $$, 'gives Bob, Pro', 'marking as read is broadcast to both members'),
  ($$ select tests.read('Pro', tests.sent_at('pro 1')) $$, 'works', 'a member can mark fewer messages as read'),
  ($$ tests.unread('Bob', 'Pro') $$, 'gives 1', 'the read mark never goes back')
) as t (statement, outcome, rule);
select is(tests.broadcast_recipients(), '', 'a read mark that doesn''t change isn''t broadcast');
select lives_ok($$ select tests.read('Pro', '2999-01-01') $$, 'a member can mark messages as read up to a future time');
select is(tests.unread('Bob', 'Pro'), 0, 'marking up to a future time leaves nothing unread');
select is((select last_read_at from conversation_members), tests.sent_at('bob 1'),
  'the read mark stops at the last message');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select from notifications where kind = 'message' $$, 'no rows',
    'the notification is deleted when everything is read'),
  ('Pro', $$ select from notifications where kind = 'message' $$, 'rows', 'the other member''s notification stays')
) as t (who, statement, outcome, rule);
select is((select other_read_at(c) from conversations c), tests.sent_at('bob 1'),
  'the other member can see how far their messages were read');
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select count(*)::int from conversation_members where unread > 0 $$, 'gives 1',
    'the other member still has one unread conversation'),
  ('Pro', $$ select tests.read('Bob') $$, 'works', 'a member can mark everything as read'),
  ('Pro', $$ select from notifications where kind = 'message' $$, 'no rows',
    'the notification is deleted after marking everything as read'),
  ('Bob', $$ select tests.send('Pro', 'bob 2', 'And the roof is new') $$, null, null),
  ('Pro', $$ select from notifications where kind = 'message' and read_at is null $$, 'rows',
    'a new message after that notifies again')
) as t (who, statement, outcome, rule);

-- Members who hide their read receipts can't see others' receipts.
select tests.broadcast_recipients();
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ insert into message_settings (user_id, read_receipts) values (tests.user_id('Bob'), false) $$, 'works',
    'a member can turn off read receipts'),
  ('Bob', $$ insert into message_settings (user_id, read_receipts) values (tests.user_id('Pro'), false) $$,
    'fails 42501', 'a member can''t change someone else''s read receipts'),
  ('Bob', $$ select other_read_at(c) from conversations c $$, 'gives null',
    'a member who turned off read receipts can''t see the other''s'),
  ('Pro', $$ select other_read_at(c) from conversations c $$, 'gives null', 'the other member can''t see them either'),
  ('Pro', $$ select tests.read('Bob') $$, null, null),
  ('Pro', $$ tests.broadcast_recipients() $$, 'gives Pro',
    'without read receipts, reading is broadcast only to the member''s own tabs'),
  ('Bob', $$ update message_settings set read_receipts = true $$, 'works', 'a member can turn read receipts on again')
) as t (who, statement, outcome, rule);
select tests.as_member('Pro');
select is((select other_read_at(c) from conversations c), tests.sent_at('bob 1'),
  'the other member can see read receipts again');

-- Rate limits -------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('reader ' || n) from generate_series(1, 11) as n;
select tests.set_trust('Closer', 0);
select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select tests.send('reader ' || n, 'closer ' || n) from generate_series(1, 10) as n $$, 'works',
    'a new paid member can start ten conversations a day'),
  ('Closer', $$ select tests.send('reader 11', 'closer 11') $$, 'fails: New members can start 10 conversations a day.',
    'a new paid member can''t start an 11th conversation in a day'),
  ('Closer', $$ select tests.send('reader 1', 'closer again') $$, 'works',
    'a new member at the limit can continue its conversations'),
  ('owner', $$ select tests.set_trust('Closer', 2) $$, null, null),
  ('owner', $$ update private.rate_limits set used = 30 where user_id = tests.user_id('Closer') and action =
      'conversation' $$, null, null),
  ('Closer', $$ select tests.send('reader 11', 'closer 11') $$, 'fails: You can start 30 conversations a day.',
    'a member who has earned trust can''t start a 31st conversation in a day'),
  ('owner', $$ update private.rate_limits set used = 29 where user_id = tests.user_id('Closer') and action =
      'message' $$, null, null),
  ('Closer', $$ select tests.send('reader 1', 'the thirtieth') $$, 'works', 'a member can send 30 messages a minute'),
  ('Closer', $$ select tests.send('reader 1', 'one more') $$, 'fails: You can send 30 messages a minute.',
    'a member can''t send a 31st message in a minute'),
  ('Closer', $$ select tests.send('reader 1', 'the thirtieth') $$, 'works',
    'at the limit, sending the same message again is allowed'),
  ('owner', $$ update private.rate_limits set started_at = started_at - interval '1 minute' where user_id =
      tests.user_id('Closer') and action = 'message' $$, null, null),
  ('Closer', $$ select tests.send('reader 1', 'one more') $$, 'works', 'the limit resets after a minute')
) as t (who, statement, outcome, rule);

-- Realtime channels -------------------------------------------------------------------------------

select tests.as_owner();
create function tests.insert_probe(topic text, extension text) returns uuid language sql security definer
as $$ insert into realtime.messages (topic, extension) values (topic, extension) returning id; $$;
/* What the caller can do on a private channel, checked the way Realtime checks it. */
create function tests.channel(topic text, extension text default 'broadcast') returns text language plpgsql
as $$
declare
  probe constant uuid := tests.insert_probe(topic, extension);
  can_receive boolean;
begin
  perform set_config('realtime.topic', channel.topic, true);
  can_receive := exists (select from realtime.messages where id = probe);
  insert into realtime.messages (topic, extension) values (channel.topic, channel.extension);
  return case when can_receive then 'receives and sends' else 'sends' end;
exception when insufficient_privilege then
  return case when can_receive then 'receives' else 'nothing' end;
end;
$$;
/* The channel of two members, with its IDs in order. */
create function tests.pair(one text, other text) returns text language sql security definer
as $$
  select 'conversation:' || least(tests.user_id(one), tests.user_id(other)) || ':'
    || greatest(tests.user_id(one), tests.user_id(other));
$$;
select tests.as_member('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.channel(tests.pair('Pro', 'Bob')) $$, 'gives receives and sends',
    'a member can receive and send on their conversation''s channel'),
  ($$ tests.channel(tests.pair('Pro', 'Bob'), 'presence') $$, 'gives nothing',
    'a member can''t use presence on the conversation''s channel'),
  ($$ tests.channel('member:' || tests.user_id('Bob')) $$, 'gives receives',
    'a member can only receive on their own channel'),
  ($$ tests.conversation('Bob', 'Ann') is null and tests.channel(tests.pair('Bob', 'Ann')) = 'receives and sends' $$,
    'gives true', 'a member can receive and send on the channel with a member before their first message')
) as t (statement, outcome, rule);
select is(tests.channel(topic), 'nothing', 'a member can''t use the malformed channel ' || topic)
from unnest(
  array[
    'conversation:' || greatest(tests.user_id('Pro'), tests.user_id('Bob')) || ':'
      || least(tests.user_id('Pro'), tests.user_id('Bob')),
    'conversation:' || tests.user_id('Bob') || ':' || tests.user_id('Bob'),
    'conversation:' || tests.user_id('Bob'), tests.pair('Pro', 'Bob') || ':', upper(tests.pair('Pro', 'Bob'))
  ]
) as topic;
select tests.as_member('Closer');
select is(tests.channel(topic), 'nothing', 'another member can''t use the channel ' || topic)
from unnest(
  array[
    tests.pair('Pro', 'Bob'), 'conversation:', 'conversation:%', 'conversation',
    'conversation:' || tests.conversation('Pro', 'Bob'),
    'member:' || tests.user_id('Bob')
  ]
) as topic;

-- Search ------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select content from search_messages('CASH pay') $$, E'gives Is it still there?\nI can pay cash.',
    'a member finds a message of theirs by its words, in any order and case'),
  ('Pro', $$ select count(*)::int from search_messages('bob') $$, 'gives 1',
    'a conversation is found by the other member''s name, once'),
  ('Pro', $$ select from search_messages('cash swimming') $$, 'no rows', 'a message must have all words'),
  ('Closer', $$ select from search_messages('cash') $$, 'no rows', 'a member doesn''t find others'' messages'),
  ('Staff', $$ select from search_messages('cash') $$, 'no rows', 'staff don''t find members'' messages'),
  ('visitor', $$ select from search_messages('cash') $$, 'fails 42501',
    'visitors can''t search messages'),
  ('Pro', $$ select array_agg(name order by name) from members_to_message('bob') $$, 'gives {Bob}',
    'a paid member finds a public member to write to'),
  ('Pro', $$ select name from members_to_message() $$, 'gives Bob',
    'without a text, the members are those written with, and connections'),
  ('Pro', $$ select from members_to_message('hidden') $$, 'no rows', 'a private member isn''t found'),
  ('Ann', $$ select from members_to_message('bob') $$, 'no rows',
    'a free member doesn''t find those they may not write to'),
  ('Basic', $$ select name from members_to_message('hidden') $$, 'gives Hidden',
    'a member finds a private connection to write to'),
  ('Unconfirmed', $$ select from members_to_message('bob') $$, 'no rows',
    'a member whose email isn''t verified finds nobody to write to'),
  ('visitor', $$ select from members_to_message('bob') $$, 'fails 42501',
    'visitors find nobody to write to')
) as t (who, statement, outcome, rule);

-- Blocks ------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select tests.send('Bob', 'pro 4', 'Last offer') $$, 'works', 'a member can send a message before a block'),
  ('Bob', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Pro')) $$,
    null, null),
  ('Bob', $$ select count(*)::int from messages $$, 'gives 6', 'the blocker can still read the conversation'),
  ('Bob', $$ select u.id from conversation_members s left join users u on u.id = s.other_id $$, 'gives null',
    'the blocker can''t see the other member of the conversation'),
  ('Bob', $$ tests.channel(tests.pair('Pro', 'Bob')) $$, 'gives nothing',
    'the blocker can''t use the conversation''s channel'),
  ('Bob', $$ select other_read_at(c) from conversations c $$, 'gives null', 'the blocker can''t see read receipts'),
  ('Bob', $$ select tests.read('Pro') $$, 'works', 'the blocker can mark the conversation as read'),
  ('Pro', $$ select tests.send('Bob', 'pro 5', 'Hello?') $$, 'fails: You can’t message this member.',
    'the blocked member can''t message the blocker')
) as t (who, statement, outcome, rule);
select is(tests.send('Bob', 'pro 4', 'Last offer'), tests.conversation('Pro', 'Bob'),
  'a message sent before the block can be sent again without an error');
select is((select count(*)::int from messages), 6, 'the blocked member can still read the conversation');
select tests.holds($$ tests.channel(tests.pair('Pro', 'Bob')) $$, 'gives nothing',
    'the blocked member can''t use the conversation''s channel');
select tests.as_member('Bob');
delete from member_blocks;
select tests.holds($$ select tests.send('Pro', 'bob 3', 'I changed my mind') $$, 'works',
    'a member can send messages again after unblocking');

-- Account deletion and export ---------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ delete from auth.users where id = tests.user_id('Pro') $$, null, null),
  ('Bob', $$ select user_id = tests.user_id('Bob'), count(*)::int from messages group by 1 order by 1 $$,
    'gives (t,3) (,4)', 'deleting an account keeps its messages for the other member, without a sender'),
  ('Bob', $$ select other_id, unread from conversation_members $$, 'gives (,0)',
    'deleting an account keeps the conversation for the other member'),
  ('Bob', $$ select mark_conversation_read(conversation_id) from conversation_members $$, 'works',
    'the other member can mark the conversation as read'),
  ('Bob', $$ select tests.send('Pro', 'to nobody') $$, 'fails: You can’t message this member.',
    'a deleted member can''t be messaged'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Bob') $$, null, null),
  ('owner', $$ select from messages where id = tests.message_id('pro 1') $$, 'no rows',
    'deleting both accounts deletes their messages'),
  ('owner', $$ select from conversations where user_a_id is null and user_b_id is null $$, 'no rows',
    'deleting both accounts deletes their conversation')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
