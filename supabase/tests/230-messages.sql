-- Messages are sent only through send_message, once each, to members
-- the sender may write to. Only the two members can read them.
begin;
\ir helpers.psql
select no_plan();
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
select is(
  message_refusal(tests.user_id('Bob')),
  'Messages to members you’re not connected to are for Closer and Partner members.',
  'a free member gets a reason why they can''t message a stranger'
);
select throws_ok(
  $$ select tests.send('Bob', 'ann 1') $$,
  'P0001', 'Messages to members you’re not connected to are for Closer and Partner members.',
  'a free member can''t message a stranger'
);
select is(
  message_refusal(tests.user_id('Ann')),
  'You can’t message yourself.', 'message_refusal explains that members can''t message themselves'
);
select throws_ok(
  $$ select tests.send('Ann', 'ann 1') $$,
  'P0001', 'You can’t message yourself.', 'a member can''t message themselves'
);
select is(
  message_refusal(tests.user_id(who)),
  'You can’t message this member.', 'a free member gets the same reason for a hidden member: ' || who
) from unnest(array['Hidden', 'stranger']) as who;
select tests.as_member('Basic');
select isnt(message_refusal(tests.user_id('Bob')), null, 'a basic member can''t message a stranger');
select tests.as_member('Pro');
select is(message_refusal(tests.user_id('Bob')), null, 'a pro member can message a public member');
select is(
  message_refusal(tests.user_id('Hidden')),
  'You can’t message this member.', 'a pro member can''t message a private member'
);
select throws_ok(
  format($$ select tests.send(%L, 'pro 0') $$, who),
  'P0001', 'You can’t message this member.', 'a private and an unknown member fail with the same error: ' || who
) from unnest(array['Hidden', 'stranger']) as who;
select tests.as_member('Staff');
select is(message_refusal(tests.user_id('Hidden')), null, 'staff can message a private member');
select tests.as_owner();
insert into connections (sender_id, receiver_id)
values (tests.user_id('Hidden'), tests.user_id('Partner')), (tests.user_id('Hidden'), tests.user_id('Basic'));
select tests.as_member('Partner');
select is(
  message_refusal(tests.user_id('Hidden')),
  'You can message this member once you’re connected.',
  'a private member''s connection request has to be accepted before messaging them'
);
select tests.as_member('Basic');
update connections set status = 'accepted';
select is(message_refusal(tests.user_id('Hidden')), null, 'connected members can message each other on any plan');
-- Members who are open to messages
select tests.as_member('Ann');
select is_empty(
  $$ update users set open_to_messages = true where id = tests.user_id('Bob') returning id $$,
  'a member can''t open another to messages'
);
select tests.as_member('Hidden');
select lives_ok($$ update users set open_to_messages = true where id = tests.user_id('Hidden') $$,
  'a private member can say they are open to messages');
select tests.as_member('Bob');
select lives_ok($$ select save_profile('{"open_to_messages": true}') $$, 'a member can open themselves to messages');
select tests.as_member('Ann');
select is(
  message_refusal(tests.user_id('Hidden')),
  'You can’t message this member.', 'a private member stays out of reach, even when open to messages'
);
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select tests.send('Bob', 'open 1') $$,
  'P0001', 'Verify your email to message this member.',
  'a member whose email isn''t confirmed can''t message someone who is open to messages'
);
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.send('Bob', 'open 2') $$,
  'P0001', 'You can’t message this member.', 'a blocked member can''t message someone who is open to messages'
);
select tests.as_owner();
delete from member_blocks;
select tests.as_member('Ann');
select is(message_refusal(tests.user_id('Bob')), null, 'a free member can message someone who is open to messages');
savepoint sent;
select lives_ok($$ select tests.send('Bob', 'open 3') $$, 'a free member''s message to them is sent');
rollback to savepoint sent;
select tests.as_member('Bob');
select save_profile('{"open_to_messages": false}');
select tests.as_member('Ann');
select isnt(message_refusal(tests.user_id('Bob')), null, 'closing themselves again ends that');
select tests.as_visitor();
select throws_ok($$ select tests.send('Bob', 'visitor') $$, '42501', null, 'a visitor can''t send messages');
select throws_ok(
  $$ select message_refusal(tests.user_id('Bob')) $$,
  '42501', null, 'a visitor can''t call message_refusal'
);
select throws_ok(
  format('select from %s', name),
  '42501', null, 'a visitor can''t read ' || name
) from unnest(
  array['conversations', 'conversation_members', 'messages', 'message_attachments', 'message_settings']
) as name;

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
select results_eq(
  $$ select user_id, property_id, content, type from messages $$,
  $$ values (tests.user_id('Pro'), tests.listing_id('bobs'), E'Is it still there?\nI can pay cash.', 'text') $$,
  'the message is saved with its listing, trimmed'
);
select results_eq(
  $$ select last_preview, last_user_id from conversations $$,
  $$ values ('Is it still there? I can pay cash.', tests.user_id('Pro')) $$,
  'the conversation shows a preview of the message'
);
select is(tests.unread('Bob', 'Pro'), 1, 'a new message is unread for the recipient');
select is(tests.unread('Pro', 'Bob'), 0, 'a new message isn''t unread for the sender');
select is(
  tests.send('Bob', 'pro 1', E'Is it still there?\nI can pay cash.'),
  tests.conversation('Pro', 'Bob'), 'sending the same message again returns the conversation'
);
select is((select count(*)::int from messages), 1, 'a message sent twice is saved once');
select is(tests.unread('Bob', 'Pro'), 1, 'a message sent twice is counted once');
select is(tests.broadcast_recipients(), '', 'a message sent twice is broadcast once');
select throws_ok(
  $$ select tests.send('Bob', 'pro 1', 'Something else') $$,
  '23505', 'This id belongs to another message', 'different content with the same id is rejected'
);
select throws_ok(
  $$ select tests.send('Closer', 'pro 1', E'Is it still there?\nI can pay cash.') $$,
  '23505', 'This id belongs to another message', 'a different recipient with the same id is rejected'
);
select lives_ok(
  $$
    select send_message(
      tests.user_id('Bob'), tests.message_id('pro 2'), 'About nothing you know', tests.listing_id('no listing')
    )
  $$,
  'a message about an unknown listing can be sent'
);
select is(
  (select property_id from messages where id = tests.message_id('pro 2')),
  null, 'an unknown listing is left out of the message'
);
select throws_ok(
  format($$ select send_message(tests.user_id('Bob'), tests.message_id('blank'), %L) $$, content),
  'P0001', 'Write a message, or attach a file.', 'a blank message is rejected'
) from (values (''), (E' \n\t '), (null)) as refused (content);
select throws_ok(
  $$ select tests.send('Bob', 'long', repeat('x', 4001)) $$,
  '23514', null, 'a message can''t be longer than 4,000 characters'
);
select throws_ok($$ select send_message(tests.user_id('Bob'), null, 'x') $$, '22023', null, 'a message needs an id');
select throws_ok($$ select send_message(null, gen_random_uuid(), 'x') $$, '22023', null, 'a message needs a recipient');
select lives_ok(
  $$ select tests.send('Bob', 'pro 3', '<script>alert(1)</script>' || repeat(' and so on', 50)) $$,
  'a message can contain markup'
);
select is(
  (select content from messages where id = tests.message_id('pro 3')),
  '<script>alert(1)</script>' || repeat(' and so on', 50), 'markup is saved as plain text'
);
select is((select char_length(last_preview) from conversations), 140, 'the preview is limited to 140 characters');
select is(tests.unread('Bob', 'Pro'), 3, 'the unread count includes every message');

select tests.as_member('Bob');
select is((select count(*)::int from messages), 3, 'the recipient can read the messages');
select throws_ok(
  $$ select tests.send('Pro', 'pro 1', E'Is it still there?\nI can pay cash.') $$,
  '23505', null, 'another member can''t send a message with an existing id, even the same text'
);
select is(message_refusal(tests.user_id('Pro')), null, 'a member on any plan can reply');
select is(
  tests.send('Pro', 'bob 1', 'It is'),
  tests.conversation('Pro', 'Bob'), 'a reply belongs to the same conversation'
);
select is(tests.unread('Bob', 'Pro'), 3, 'replying doesn''t mark messages as read');
select is(tests.unread('Pro', 'Bob'), 1, 'a reply is unread for the other member');
select tests.as_owner();
select is((select count(*)::int from conversations), 1, 'two members have one conversation');
select results_eq(
  $$ select m.user_id from messages m order by m.created_at $$,
  $$
    select tests.user_id(name)
    from unnest(array['Pro', 'Pro', 'Pro', 'Bob']) with ordinality as n (name, place)
    order by place
  $$,
  'messages are ordered by when they were sent'
);
select is(
  (select count(distinct created_at)::int from messages),
  4, 'messages in one transaction have different times'
);
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.as_member('Pro');
select is(message_refusal(tests.user_id('Bob')), null, 'a member who got a reply can continue after their plan ended');
select tests.as_owner();
update users set membership_tier = 'pro', profile_status = 'private' where id = tests.user_id('Pro');
select tests.as_member('Bob');
select is(
  (select name from users where id = tests.user_id('Pro')),
  'Pro', 'a private member is visible to someone they messaged'
);
select is(
  private.contact_email(tests.user_id('Pro')),
  null, 'messaging someone doesn''t reveal a private member''s email'
);
select is(message_refusal(tests.user_id('Pro')), null, 'a member can reply to a private member');
select tests.as_member('Ann');
select is_empty(
  $$ select from users where id = tests.user_id('Pro') $$,
  'a private member stays hidden from everyone else'
);
select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Pro');
select throws_ok(
  $$ insert into conversations (user_a_id, user_b_id) select user_a_id, user_b_id from conversations $$,
  '23505', null, 'two members can''t have a second conversation'
);
select throws_ok(
  $$ insert into conversations (user_a_id, user_b_id) select user_b_id, user_a_id from conversations $$,
  '23514', null, 'two members can''t have a second conversation with their roles swapped'
);

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

select tests.as_member('Bob');
select throws_ok(
  statement,
  '42501', null, 'a member can''t run: ' || statement
) from unnest(
  array[
    $$
      insert into messages (id, conversation_id, user_id, content, type, created_at)
      select gen_random_uuid(), conversation_id, user_id, 'I pay double', 'text', now()
      from messages
      limit 1
    $$,
    $$ update messages set content = 'no' $$,
    $$ delete from messages $$,
    $$ insert into conversations (user_a_id, user_b_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$,
    $$ update conversations set last_preview = 'no' $$,
    $$ delete from conversations $$,
    $$
      insert into conversation_members (conversation_id, user_id)
      select id, tests.user_id('Ann')
      from conversations
      limit 1
    $$,
    $$ update conversation_members set unread = 100 $$,
    $$ delete from conversation_members $$,
    $$
      insert into message_attachments (message_id, position, name, size, mime_type)
      select id, 1, 'a.pdf', 1, 'application/pdf'
      from messages
      limit 1
    $$,
    $$ select private.add_attachments(null, '', '[]') $$,
    $$ select private.shows_read_receipts(tests.user_id('Pro')) $$
  ]
) as statement;
select lives_ok(
  $$ select report('message', tests.message_id('pro 1'), 'spam') $$,
  'a member can report a message they received'
);
select tests.as_member('Pro');
select throws_ok(
  $$ select report('message', tests.message_id('pro 1'), 'spam') $$,
  '42501', 'That is your own', 'a member can''t report their own message'
);
select tests.as_member('Staff');
select is(
  (select snapshot ->> 'content' from reports),
  E'Is it still there?\nI can pay cash.', 'a report includes the text of the message'
);

-- Read status -------------------------------------------------------------------------------------

select tests.as_owner();
select tests.broadcast_recipients();
select tests.as_member('Bob');
select results_eq(
  $$ select kind, actor_id, data from notifications $$,
  $$ values ('message', tests.user_id('Pro'), '{}'::jsonb) $$,
  'several unread messages make one notification'
);
select lives_ok(
  $$ select tests.read('Pro', tests.sent_at('pro 2')) $$,
  'a member can mark the first two messages as read'
);
select is(tests.unread('Bob', 'Pro'), 1, 'one message is still unread');
select isnt_empty(
  $$ select from notifications where kind = 'message' $$,
  'the notification stays while a message is unread'
);
select is(tests.broadcast_recipients(), 'Bob, Pro', 'marking as read is broadcast to both members');
select lives_ok($$ select tests.read('Pro', tests.sent_at('pro 1')) $$, 'a member can mark fewer messages as read');
select is(tests.unread('Bob', 'Pro'), 1, 'the read mark never goes back');
select is(tests.broadcast_recipients(), '', 'a read mark that doesn''t change isn''t broadcast');
select lives_ok($$ select tests.read('Pro', '2999-01-01') $$, 'a member can mark messages as read up to a future time');
select is(tests.unread('Bob', 'Pro'), 0, 'marking up to a future time leaves nothing unread');
select is(
  (select last_read_at from conversation_members),
  tests.sent_at('bob 1'), 'the read mark stops at the last message'
);
select is_empty(
  $$ select from notifications where kind = 'message' $$,
  'the notification is deleted when everything is read'
);
select tests.as_member('Pro');
select isnt_empty($$ select from notifications where kind = 'message' $$, 'the other member''s notification stays');
select is(
  (select other_read_at(c) from conversations c),
  tests.sent_at('bob 1'), 'the other member can see how far their messages were read'
);
select is(
  (select count(*)::int from conversation_members where unread > 0),
  1, 'the other member still has one unread conversation'
);
select lives_ok($$ select tests.read('Bob') $$, 'a member can mark everything as read');
select is_empty(
  $$ select from notifications where kind = 'message' $$,
  'the notification is deleted after marking everything as read'
);
select tests.as_member('Bob');
select tests.send('Pro', 'bob 2', 'And the roof is new');
select tests.as_member('Pro');
select isnt_empty(
  $$ select from notifications where kind = 'message' and read_at is null $$,
  'a new message after that notifies again'
);

-- Members who hide their read receipts can't see others' receipts.
select tests.broadcast_recipients();
select tests.as_member('Bob');
select lives_ok(
  $$ insert into message_settings (user_id, read_receipts) values (tests.user_id('Bob'), false) $$,
  'a member can turn off read receipts'
);
select throws_ok(
  $$ insert into message_settings (user_id, read_receipts) values (tests.user_id('Pro'), false) $$,
  '42501', null, 'a member can''t change someone else''s read receipts'
);
select is(
  (select other_read_at(c) from conversations c),
  null, 'a member who turned off read receipts can''t see the other''s'
);
select tests.as_member('Pro');
select is((select other_read_at(c) from conversations c), null, 'the other member can''t see them either');
select is_empty($$ select from message_settings $$, 'a member can''t read someone else''s message settings');
select is_empty(
  $$ update message_settings set read_receipts = true returning user_id $$,
  'a member can''t change someone else''s message settings'
);
select tests.read('Bob');
select is(
  tests.broadcast_recipients(),
  'Pro', 'without read receipts, reading is broadcast only to the member''s own tabs'
);
select tests.as_member('Bob');
select throws_ok(
  $$ update message_settings set user_id = tests.user_id('Pro') $$,
  '42501', null, 'a member can''t transfer their message settings'
);
select lives_ok($$ update message_settings set read_receipts = true $$, 'a member can turn read receipts on again');
select tests.as_member('Pro');
select is(
  (select other_read_at(c) from conversations c),
  tests.sent_at('bob 1'), 'the other member can see read receipts again'
);

-- Rate limits -------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('reader ' || n) from generate_series(1, 11) as n;
select tests.set_trust('Closer', 0);
select tests.as_member('Closer');
select lives_ok(
  $$ select tests.send('reader ' || n, 'closer ' || n) from generate_series(1, 10) as n $$,
  'a new paid member can start ten conversations a day'
);
select throws_ok(
  $$ select tests.send('reader 11', 'closer 11') $$,
  'P0001', 'New members can start 10 conversations a day.',
  'a new paid member can''t start an 11th conversation in a day'
);
select lives_ok(
  $$ select tests.send('reader 1', 'closer again') $$,
  'a new member at the limit can continue its conversations'
);
select tests.as_owner();
select tests.set_trust('Closer', 2);
update private.rate_limits set used = 30 where user_id = tests.user_id('Closer') and action = 'conversation';
select tests.as_member('Closer');
select throws_ok(
  $$ select tests.send('reader 11', 'closer 11') $$,
  'P0001', 'You can start 30 conversations a day.',
  'a member who has earned trust can''t start a 31st conversation in a day'
);
select tests.as_owner();
update private.rate_limits set used = 29 where user_id = tests.user_id('Closer') and action = 'message';
select tests.as_member('Closer');
select lives_ok($$ select tests.send('reader 1', 'the thirtieth') $$, 'a member can send 30 messages a minute');
select throws_ok(
  $$ select tests.send('reader 1', 'one more') $$,
  'P0001', 'You can send 30 messages a minute.', 'a member can''t send a 31st message in a minute'
);
select lives_ok(
  $$ select tests.send('reader 1', 'the thirtieth') $$,
  'at the limit, sending the same message again is allowed'
);
select tests.as_owner();
update private.rate_limits
set started_at = started_at - interval '1 minute'
where user_id = tests.user_id('Closer') and action = 'message';
select tests.as_member('Closer');
select lives_ok($$ select tests.send('reader 1', 'one more') $$, 'the limit resets after a minute');

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
select is(
  tests.channel(tests.pair('Pro', 'Bob')),
  'receives and sends', 'a member can receive and send on their conversation''s channel'
);
select is(
  tests.channel(tests.pair('Pro', 'Bob'), 'presence'),
  'nothing', 'a member can''t use presence on the conversation''s channel'
);
select is(
  tests.channel('member:' || tests.user_id('Bob')),
  'receives', 'a member can only receive on their own channel'
);
select is(
  tests.conversation('Bob', 'Ann') is null and tests.channel(tests.pair('Bob', 'Ann')) = 'receives and sends',
  true, 'a member can receive and send on the channel with a member before their first message'
);
select is(
  tests.channel(topic),
  'nothing', 'a member can''t use the malformed channel ' || topic
) from unnest(
  array[
    'conversation:' || greatest(tests.user_id('Pro'), tests.user_id('Bob')) || ':'
      || least(tests.user_id('Pro'), tests.user_id('Bob')),
    'conversation:' || tests.user_id('Bob') || ':' || tests.user_id('Bob'),
    'conversation:' || tests.user_id('Bob'), tests.pair('Pro', 'Bob') || ':', upper(tests.pair('Pro', 'Bob'))
  ]
) as topic;
select tests.as_member('Closer');
select is(
  tests.channel(topic),
  'nothing', 'another member can''t use the channel ' || topic
) from unnest(
  array[
    tests.pair('Pro', 'Bob'), 'conversation:', 'conversation:%', 'conversation',
    'conversation:' || tests.conversation('Pro', 'Bob'),
    'member:' || tests.user_id('Bob')
  ]
) as topic;
select tests.as_member('Staff');
select is(
  tests.channel(tests.pair('Pro', 'Bob')),
  'nothing', 'staff can''t use a conversation''s channel'
);
select tests.as_visitor();
select is(
  tests.channel(tests.pair('Pro', 'Bob')),
  'nothing', 'a visitor can''t use a conversation''s channel'
);

-- Blocks ------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select lives_ok($$ select tests.send('Bob', 'pro 4', 'Last offer') $$, 'a member can send a message before a block');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Pro'));
select is(
  message_refusal(tests.user_id('Pro')),
  'You can’t message this member.', 'message_refusal gives the blocker a reason'
);
select throws_ok(
  $$ select tests.send('Pro', 'bob 3', 'Hello?') $$,
  'P0001', 'You can’t message this member.', 'the blocker can''t message the blocked member'
);
select is((select count(*)::int from messages), 6, 'the blocker can still read the conversation');
select is_empty($$ select from notifications where kind = 'message' $$, 'a block deletes the message notification');
select is(
  (select u.id from conversation_members s left join users u on u.id = s.other_id),
  null, 'the blocker can''t see the other member of the conversation'
);
select is(
  tests.channel(tests.pair('Pro', 'Bob')),
  'nothing', 'the blocker can''t use the conversation''s channel'
);
select is((select other_read_at(c) from conversations c), null, 'the blocker can''t see read receipts');
select lives_ok($$ select tests.read('Pro') $$, 'the blocker can mark the conversation as read');
select tests.as_member('Pro');
select throws_ok(
  $$ select tests.send('Bob', 'pro 5', 'Hello?') $$,
  'P0001', 'You can’t message this member.', 'the blocked member can''t message the blocker'
);
select is(
  tests.send('Bob', 'pro 4', 'Last offer'),
  tests.conversation('Pro', 'Bob'), 'a message sent before the block can be sent again without an error'
);
select is((select count(*)::int from messages), 6, 'the blocked member can still read the conversation');
select is_empty($$ select from users where id = tests.user_id('Bob') $$, 'the blocked member can''t see the blocker');
select is(
  tests.channel(tests.pair('Pro', 'Bob')),
  'nothing', 'the blocked member can''t use the conversation''s channel'
);
select tests.as_member('Bob');
delete from member_blocks;
select lives_ok(
  $$ select tests.send('Pro', 'bob 3', 'I changed my mind') $$,
  'a member can send messages again after unblocking'
);

-- Account deletion and export ---------------------------------------------------------------------

select ok(
  (export_my_data() -> 'messages') @> jsonb_build_array(
    jsonb_build_object('id', tests.message_id('pro 1'), 'attachments', '[]'::jsonb)
  ),
  'the export includes the member''s messages'
);
select results_eq(
  $$
    select jsonb_array_length(d -> 'conversations'), jsonb_array_length(d -> 'messages'),
      (d #>> '{message_settings,read_receipts}')::boolean
    from export_my_data() as d
  $$,
  $$ values (1, 7, true) $$,
  'the export includes conversations and message settings'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select tests.as_member('Bob');
select results_eq(
  $$ select user_id = tests.user_id('Bob'), count(*)::int from messages group by 1 order by 1 $$,
  $$ values (true, 3), (null, 4) $$,
  'deleting an account keeps its messages for the other member, without a sender'
);
select results_eq(
  $$ select other_id, unread from conversation_members $$,
  $$ values (null::uuid, 0) $$,
  'deleting an account keeps the conversation for the other member'
);
select lives_ok(
  $$ select mark_conversation_read(conversation_id) from conversation_members $$,
  'the other member can mark the conversation as read'
);
select throws_ok(
  $$ select tests.send('Pro', 'to nobody') $$,
  'P0001', 'You can’t message this member.', 'a deleted member can''t be messaged'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select is_empty(
  $$ select from messages where id = tests.message_id('pro 1') $$,
  'deleting both accounts deletes their messages'
);
select is_empty(
  $$ select from conversations where user_a_id is null and user_b_id is null $$,
  'deleting both accounts deletes their conversation'
);

select * from finish();
rollback;
