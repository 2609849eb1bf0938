-- Messages: sent by one function, once, to whom one may write; read, counted and heard by the two alone.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob', 'Pear bungalow');
update auth.users set created_at = now() - interval '30 days';

create function tests.message_id(name text) returns uuid language sql immutable
as $$ select md5('message ' || name)::uuid; $$;
/* The named message, sent by whoever asks. */
create function tests.send(recipient text, name text, content text default 'Hello') returns uuid language sql
as $$ select public.send_message(tests.user_id(recipient), tests.message_id(name), content); $$;
create function tests.conversation(one text, other text) returns uuid language sql security definer
as $$
  select id from public.conversations
  where low_id = least(tests.user_id(one), tests.user_id(other)) and high_id = greatest(tests.user_id(one), tests.user_id(other));
$$;
create function tests.unread(who text, other text) returns integer language sql security definer
as $$ select unread from public.conversation_members where user_id = tests.user_id(who) and other_id = tests.user_id(other); $$;
create function tests.read(other text, until timestamptz default null) returns void language plpgsql
as $$
begin
  perform public.mark_conversation_read((select conversation_id from public.conversation_members where other_id = tests.user_id(other)), until);
end;
$$;
create function tests.sent_at(name text) returns timestamptz language sql security definer
as $$ select created_at from public.messages where id = tests.message_id(name); $$;
create function tests.heard() returns text language plpgsql security definer as $$
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

-- Who may begin ------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(message_refusal(tests.user_id('Bob')), 'Messages to members you are not connected to are for Pro and Partner members.', 'whoever does not pay is told why');
select throws_ok(
  $$ select tests.send('Bob', 'ann 1') $$, 'P0001', 'Messages to members you are not connected to are for Pro and Partner members.', 'and refused'
);
select is(message_refusal(tests.user_id('Ann')), 'You can''t write to yourself.', 'nobody writes to themselves');
select throws_ok($$ select tests.send('Ann', 'ann 1') $$, 'P0001', 'You can''t write to yourself.', 'really not');
select is(message_refusal(tests.user_id(who)), 'You can''t exchange messages with this member.', 'out of sight: ' || who)
from unnest(array['Hidden', 'stranger']) as who;
select tests.as_member('Basic');
select isnt(message_refusal(tests.user_id('Bob')), null, 'the basic tier is none of the paid ones');
select tests.as_member('Pro');
select is(message_refusal(tests.user_id('Bob')), null, 'a paid member writes to whoever is public');
select is(message_refusal(tests.user_id('Hidden')), 'You can''t exchange messages with this member.', 'but not to the private');
select throws_ok(
  format($$ select tests.send(%L, 'pro 0') $$, who), 'P0001', 'You can''t exchange messages with this member.', 'refused in the same words: ' || who
) from unnest(array['Hidden', 'stranger']) as who;
select tests.as_member('Staff');
select is(message_refusal(tests.user_id('Hidden')), null, 'staff write to everybody');
select tests.as_owner();
insert into connections (sender_id, receiver_id) values (tests.user_id('Hidden'), tests.user_id('Partner')), (tests.user_id('Hidden'), tests.user_id('Basic'));
select tests.as_member('Partner');
select is(message_refusal(tests.user_id('Hidden')), 'You can write to this member once you are connected.', 'a private member who asks for a connection is answered first');
select tests.as_member('Basic');
update connections set status = 'accepted';
select is(message_refusal(tests.user_id('Hidden')), null, 'connections write to each other, whatever they pay');
select tests.as_visitor();
select throws_ok($$ select tests.send('Bob', 'visitor') $$, '42501', null, 'a visitor writes to nobody');
select throws_ok($$ select message_refusal(tests.user_id('Bob')) $$, '42501', null, 'and has nothing to ask');
select throws_ok(format('select from %s', name), '42501', null, 'nor reads ' || name)
from unnest(array['conversations', 'conversation_members', 'messages', 'message_attachments', 'message_settings']) as name;

-- Sending and answering ------------------------------------------------------------------------------

select tests.as_owner();
select tests.heard();
select tests.as_member('Pro');
select is(
  send_message(tests.user_id('Bob'), tests.message_id('pro 1'), E'  Is it still there?\nI can pay cash.\n ', tests.listing_id('bobs')),
  tests.conversation('Pro', 'Bob'), 'sending returns the conversation'
);
select is(tests.heard(), 'Bob, Pro', 'both are told live');
select results_eq(
  $$ select user_id, property_id, content, type from messages $$,
  $$ values (tests.user_id('Pro'), tests.listing_id('bobs'), E'Is it still there?\nI can pay cash.', 'text') $$, 'the message is stored, without blanks around it'
);
select results_eq(
  $$ select last_preview, last_user_id from conversations $$,
  $$ values ('Is it still there? I can pay cash.', tests.user_id('Pro')) $$, 'the conversation shows how it begins'
);
select is(tests.unread('Bob', 'Pro'), 1, 'it is unread by whom it is for');
select is(tests.unread('Pro', 'Bob'), 0, 'not by who wrote it');
select is(tests.send('Bob', 'pro 1', E'Is it still there?\nI can pay cash.'), tests.conversation('Pro', 'Bob'), 'sent again, it is the same message');
select is((select count(*)::int from messages), 1, 'stored once');
select is(tests.unread('Bob', 'Pro'), 1, 'and counted once');
select is(tests.heard(), '', 'and is no news');
select throws_ok($$ select tests.send('Bob', 'pro 1', 'Something else') $$, '23505', 'This id belongs to another message', 'other words under its id are refused');
select throws_ok($$ select tests.send('Closer', 'pro 1', E'Is it still there?\nI can pay cash.') $$, '23505', 'This id belongs to another message', 'so is another recipient');
select lives_ok(
  $$ select send_message(tests.user_id('Bob'), tests.message_id('pro 2'), 'About nothing you know', tests.listing_id('no listing')) $$,
  'a listing that is not there stops no message'
);
select is((select property_id from messages where id = tests.message_id('pro 2')), null, 'and is left out');
select throws_ok(
  format($$ select send_message(tests.user_id('Bob'), tests.message_id('blank'), %L) $$, content), 'P0001', 'Write a message, or attach a file.', 'nothing but blanks is no message'
) from (values (''), (E' \n\t '), (null)) as refused (content);
select throws_ok($$ select tests.send('Bob', 'long', repeat('x', 4001)) $$, '23514', null, 'nor are more than 4,000 characters');
select throws_ok($$ select send_message(tests.user_id('Bob'), null, 'x') $$, '22023', null, 'nor one without an id');
select throws_ok($$ select send_message(null, gen_random_uuid(), 'x') $$, '22023', null, 'or a recipient');
select lives_ok($$ select tests.send('Bob', 'pro 3', '<script>alert(1)</script>' || repeat(' and so on', 50)) $$, 'markup is text like any other');
select is((select content from messages where id = tests.message_id('pro 3')), '<script>alert(1)</script>' || repeat(' and so on', 50), 'kept as it is');
select is((select char_length(last_preview) from conversations), 140, 'a preview is short');
select is(tests.unread('Bob', 'Pro'), 3, 'all of it is counted');

select tests.as_member('Bob');
select is((select count(*)::int from messages), 3, 'whom it is for reads it');
select throws_ok($$ select tests.send('Pro', 'pro 1', E'Is it still there?\nI can pay cash.') $$, '23505', null, 'another member does not send under its id, not even the same');
select is(message_refusal(tests.user_id('Pro')), null, 'whoever was written to answers, whatever they pay');
select is(tests.send('Pro', 'bob 1', 'It is'), tests.conversation('Pro', 'Bob'), 'in the same conversation');
select is(tests.unread('Bob', 'Pro'), 3, 'which reads nothing');
select is(tests.unread('Pro', 'Bob'), 1, 'and is unread on the other side');
select tests.as_owner();
select is((select count(*)::int from conversations), 1, 'one conversation for the two');
select results_eq(
  $$ select m.user_id from messages m order by m.created_at $$,
  $$ select tests.user_id(name) from unnest(array['Pro', 'Pro', 'Pro', 'Bob']) with ordinality as n (name, place) order by place $$, 'in the order of sending'
);
select is((select count(distinct created_at)::int from messages), 4, 'each at its own time, also within one transaction');
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.as_member('Pro');
select is(message_refusal(tests.user_id('Bob')), null, 'who was answered goes on, also when they no longer pay');
select tests.as_owner();
update users set membership_tier = 'pro', profile_status = 'private' where id = tests.user_id('Pro');
select tests.as_member('Bob');
select is((select name from users where id = tests.user_id('Pro')), 'Pro', 'a private member shows who they are to whom they write');
select is(private.contact_email(tests.user_id('Pro')), null, 'and no more than that');
select is(message_refusal(tests.user_id('Pro')), null, 'and is answered');
select tests.as_member('Ann');
select is_empty($$ select from users where id = tests.user_id('Pro') $$, 'nobody else sees them');
select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Pro');
select throws_ok(
  $$ insert into conversations (low_id, high_id) select low_id, high_id from conversations $$, '23505', null, 'there is no second one for the two'
);
select throws_ok(
  $$ insert into conversations (low_id, high_id) select high_id, low_id from conversations $$, '23514', null, 'nor the other way round'
);

-- What others see --------------------------------------------------------------------------------------

create function tests.sees_nothing(who text) returns setof text language plpgsql
as $$
begin
  perform tests.as_member(who);
  return next is_empty('select from conversations', who || ' sees no conversation of others');
  return next is_empty('select from conversation_members', who || ' sees no side of one');
  return next is_empty('select from messages', who || ' reads no message of others');
  return next throws_ok(
    format('select mark_conversation_read(%L)', tests.conversation('Pro', 'Bob')), '42501', 'Not a conversation of yours', who || ' marks nothing as read'
  );
  return next is(private.read_by_other(tests.conversation('Pro', 'Bob')), null, who || ' is not told who has read');
  return next throws_ok(
    format($q$ select report('message', %L, 'spam') $q$, tests.message_id('pro 1')), 'P0001', null, who || ' reports it no more than what is not there'
  );
end;
$$;
select tests.sees_nothing('Closer');
select tests.sees_nothing('Staff');

select tests.as_member('Bob');
select throws_ok(statement, '42501', null, 'refused: ' || statement)
from unnest(array[
  $$ insert into messages (id, conversation_id, user_id, content, type, created_at) select gen_random_uuid(), conversation_id, user_id, 'I pay double', 'text', now() from messages limit 1 $$,
  $$ update messages set content = 'no' $$,
  $$ delete from messages $$,
  $$ insert into conversations (low_id, high_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$,
  $$ update conversations set last_preview = 'no' $$,
  $$ delete from conversations $$,
  $$ insert into conversation_members (conversation_id, user_id) select id, tests.user_id('Ann') from conversations limit 1 $$,
  $$ update conversation_members set unread = 100 $$,
  $$ delete from conversation_members $$,
  $$ insert into message_attachments (message_id, position, name, size, mime_type) select id, 1, 'a.pdf', 1, 'application/pdf' from messages limit 1 $$,
  $$ select private.attach(null, '', '[]') $$,
  $$ select private.shows_read_marks(tests.user_id('Pro')) $$
]) as statement;
select lives_ok($$ select report('message', tests.message_id('pro 1'), 'spam') $$, 'what one was sent, one reports');
select tests.as_member('Pro');
select throws_ok($$ select report('message', tests.message_id('pro 1'), 'spam') $$, '42501', 'That is your own', 'not what one wrote');
select tests.as_member('Staff');
select is((select snapshot ->> 'content' from reports), E'Is it still there?\nI can pay cash.', 'staff read what is reported to them');

-- Reading ------------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.heard();
select tests.as_member('Bob');
select results_eq(
  $$ select kind, actor_id, data from notifications $$, $$ values ('message', tests.user_id('Pro'), '{}'::jsonb) $$, 'of many unread messages one is notified'
);
select lives_ok($$ select tests.read('Pro', tests.sent_at('pro 2')) $$, 'a member reads the first two');
select is(tests.unread('Bob', 'Pro'), 1, 'one is left');
select isnt_empty($$ select from notifications where kind = 'message' $$, 'and its notification');
select is(tests.heard(), 'Bob, Pro', 'both are told');
select lives_ok($$ select tests.read('Pro', tests.sent_at('pro 1')) $$, 'what was read stays read');
select is(tests.unread('Bob', 'Pro'), 1, 'also if another tab is behind');
select is(tests.heard(), '', 'which is no news');
select lives_ok($$ select tests.read('Pro', '2999-01-01') $$, 'what comes later is not read before it is sent');
select is(tests.unread('Bob', 'Pro'), 0, 'nothing is unread now');
select is((select last_read_at from conversation_members), tests.sent_at('bob 1'), 'up to the last message');
select is_empty($$ select from notifications where kind = 'message' $$, 'the notification is gone with that');
select tests.as_member('Pro');
select isnt_empty($$ select from notifications where kind = 'message' $$, 'the other''s stays');
select is((select other_read_at(c) from conversations c), tests.sent_at('bob 1'), 'they see what was read');
select is((select count(*)::int from conversation_members where unread > 0), 1, 'and have one conversation with something unread');
select lives_ok($$ select tests.read('Bob') $$, 'they read everything');
select is_empty($$ select from notifications where kind = 'message' $$, 'their notification goes');
select tests.as_member('Bob');
select tests.send('Pro', 'bob 2', 'And the roof is new');
select tests.as_member('Pro');
select isnt_empty($$ select from notifications where kind = 'message' and read_at is null $$, 'a new message after that is news again');

-- Read marks are for those who show theirs.
select tests.heard();
select tests.as_member('Bob');
select lives_ok($$ insert into message_settings (user_id, read_marks) values (tests.user_id('Bob'), false) $$, 'a member hides what they read');
select throws_ok($$ insert into message_settings (user_id, read_marks) values (tests.user_id('Pro'), false) $$, '42501', null, 'nobody else''s');
select is((select other_read_at(c) from conversations c), null, 'and is not told what others do');
select tests.as_member('Pro');
select is((select other_read_at(c) from conversations c), null, 'nor are others told');
select is_empty($$ select from message_settings $$, 'who do not see why');
select is_empty($$ update message_settings set read_marks = true returning user_id $$, 'nor change it');
select tests.read('Bob');
select is(tests.heard(), 'Pro', 'reading is told to one''s own tabs alone');
select tests.as_member('Bob');
select throws_ok($$ update message_settings set user_id = tests.user_id('Pro') $$, '42501', null, 'a setting stays whose it is');
select lives_ok($$ update message_settings set read_marks = true $$, 'they change their mind');
select tests.as_member('Pro');
select is((select other_read_at(c) from conversations c), tests.sent_at('bob 1'), 'and others are told again');

-- Limits ----------------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('reader ' || n) from generate_series(1, 6) as n;
update auth.users set created_at = now() where id = tests.user_id('Closer');
select tests.as_member('Closer');
select lives_ok($$ select tests.send('reader ' || n, 'closer ' || n) from generate_series(1, 5) as n $$, 'a new member starts 5 conversations');
select throws_ok(
  $$ select tests.send('reader 6', 'closer 6') $$, 'P0001', 'New accounts can start 5 conversations a day. Please wait until tomorrow.', 'a sixth is refused'
);
select lives_ok($$ select tests.send('reader 1', 'closer again') $$, 'they go on in those they have');
select tests.as_owner();
update auth.users set created_at = now() - interval '30 days' where id = tests.user_id('Closer');
update private.allowances set used = 30 where user_id = tests.user_id('Closer') and action = 'conversation';
select tests.as_member('Closer');
select throws_ok(
  $$ select tests.send('reader 6', 'closer 6') $$, 'P0001', 'You can start 30 conversations a day. Please wait until tomorrow.', 'others are refused the thirty-first'
);
select tests.as_owner();
update private.allowances set used = 29 where user_id = tests.user_id('Closer') and action = 'message';
select tests.as_member('Closer');
select lives_ok($$ select tests.send('reader 1', 'the thirtieth') $$, 'thirty messages a minute');
select throws_ok($$ select tests.send('reader 1', 'one more') $$, 'P0001', 'You can send 30 messages a minute. Please wait a moment.', 'and not one more');
select lives_ok($$ select tests.send('reader 1', 'the thirtieth') $$, 'sending the last again is not one more');
select tests.as_owner();
update private.allowances set started_at = started_at - interval '1 minute' where user_id = tests.user_id('Closer') and action = 'message';
select tests.as_member('Closer');
select lives_ok($$ select tests.send('reader 1', 'one more') $$, 'a minute later it goes');

-- Channels --------------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.lay_probe(topic text, extension text) returns uuid language sql security definer
as $$ insert into realtime.messages (topic, extension) values (topic, extension) returning id; $$;
/* What the caller may do on a private channel, asked as Realtime asks. */
create function tests.channel(topic text, extension text default 'broadcast') returns text language plpgsql
as $$
declare
  probe constant uuid := tests.lay_probe(topic, extension);
  heard boolean;
begin
  perform set_config('realtime.topic', channel.topic, true);
  heard := exists (select from realtime.messages where id = probe);
  insert into realtime.messages (topic, extension) values (channel.topic, channel.extension);
  return case when heard then 'hears and speaks' else 'speaks' end;
exception when insufficient_privilege then
  return case when heard then 'hears' else 'nothing' end;
end;
$$;
select tests.as_member('Bob');
select is(tests.channel('conversation:' || tests.conversation('Pro', 'Bob')), 'hears and speaks', 'one of the two is in their channel');
select is(tests.channel('conversation:' || tests.conversation('Pro', 'Bob'), 'presence'), 'nothing', 'where nobody is shown as present');
select is(tests.channel('member:' || tests.user_id('Bob')), 'hears', 'on the channel of their own news members do not speak');
select tests.as_member('Closer');
select is(tests.channel(topic), 'nothing', 'not for others: ' || topic)
from unnest(array['conversation:' || tests.conversation('Pro', 'Bob'), 'conversation:', 'conversation:%', 'conversation', 'member:' || tests.user_id('Bob')]) as topic;
select tests.as_member('Staff');
select is(tests.channel('conversation:' || tests.conversation('Pro', 'Bob')), 'nothing', 'nor for staff');
select tests.as_visitor();
select is(tests.channel('conversation:' || tests.conversation('Pro', 'Bob')), 'nothing', 'nor for visitors');

-- Blocks ------------------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select lives_ok($$ select tests.send('Bob', 'pro 4', 'Last offer') $$, 'a last message');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Pro'));
select is(message_refusal(tests.user_id('Pro')), 'You can''t exchange messages with this member.', 'the blocker does not write');
select throws_ok($$ select tests.send('Pro', 'bob 3', 'Hello?') $$, 'P0001', 'You can''t exchange messages with this member.', 'really');
select is((select count(*)::int from messages), 6, 'but reads what there was');
select is_empty($$ select from notifications where kind = 'message' $$, 'without a notification of it');
select is((select u.id from conversation_members s left join users u on u.id = s.other_id), null, 'and the other is not there');
select is(tests.channel('conversation:' || tests.conversation('Pro', 'Bob')), 'nothing', 'nor heard');
select is((select other_read_at(c) from conversations c), null, 'nor seen reading');
select lives_ok($$ select tests.read('Pro') $$, 'what is unread can be read');
select tests.as_member('Pro');
select throws_ok($$ select tests.send('Bob', 'pro 5', 'Hello?') $$, 'P0001', 'You can''t exchange messages with this member.', 'the blocked does not write either');
select is(tests.send('Bob', 'pro 4', 'Last offer'), tests.conversation('Pro', 'Bob'), 'what went before is the same message still');
select is((select count(*)::int from messages), 6, 'and reads what there was');
select is_empty($$ select from users where id = tests.user_id('Bob') $$, 'the blocker is not there, though they wrote');
select is(tests.channel('conversation:' || tests.conversation('Pro', 'Bob')), 'nothing', 'nor heard');
select tests.as_member('Bob');
delete from member_blocks;
select lives_ok($$ select tests.send('Pro', 'bob 3', 'I changed my mind') $$, 'without the block it goes on');

-- Deleted accounts -------------------------------------------------------------------------------------------

select ok((export_my_data() -> 'messages') @> jsonb_build_array(jsonb_build_object('id', tests.message_id('pro 1'), 'attachments', '[]'::jsonb)), 'members download their messages');
select results_eq(
  $$ select jsonb_array_length(d -> 'conversations'), jsonb_array_length(d -> 'messages'), (d #>> '{message_settings,read_marks}')::boolean from export_my_data() as d $$,
  $$ values (1, 7, true) $$, 'and conversations, and how they want them'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select tests.as_member('Bob');
select results_eq(
  $$ select user_id = tests.user_id('Bob'), count(*)::int from messages group by 1 order by 1 $$, $$ values (true, 3), (null, 4) $$,
  'the other keeps what a deleted account wrote, without its name'
);
select results_eq($$ select other_id, unread from conversation_members $$, $$ values (null::uuid, 0) $$, 'and the conversation');
select lives_ok($$ select mark_conversation_read(conversation_id) from conversation_members $$, 'reading it harms nothing');
select throws_ok($$ select tests.send('Pro', 'to nobody') $$, 'P0001', 'You can''t exchange messages with this member.', 'nobody is written to any more');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select is_empty($$ select from messages where id = tests.message_id('pro 1') $$, 'with the second account, the conversation goes');
select is_empty($$ select from conversations where low_id is null and high_id is null $$, 'all of it');

select * from finish();
rollback;
