-- What waits for a member, in one answer: theirs alone.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.waiting() returns text language sql as $$
  select format('%s notifications, %s conversations, %s requests', w.notifications, w.messages, w.requests) from public.waiting_counts() as w;
$$;

select tests.as_member('Ann');
insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob'));
select tests.as_member('Pro');
insert into connections (sender_id, receiver_id) values (tests.user_id('Pro'), tests.user_id('Bob'));
select send_message(tests.user_id('Bob'), gen_random_uuid(), 'Hello');
select send_message(tests.user_id('Bob'), gen_random_uuid(), 'Hello?');
select is(tests.waiting(), '0 notifications, 0 conversations, 0 requests', 'nothing waits for who asks and writes');

select tests.as_member('Bob');
select is(tests.waiting(), '3 notifications, 1 conversations, 2 requests', 'what does, waits for whom it is for: a conversation once');
update connections set status = 'accepted' where sender_id = tests.user_id('Ann');
select mark_conversation_read((select conversation_id from conversation_members));
select is(tests.waiting(), '1 notifications, 0 conversations, 1 requests', 'until it is answered and read');
update notifications set read_at = now();
select is(tests.waiting(), '0 notifications, 0 conversations, 1 requests', 'and what was read in the bell is counted there no more');

select tests.as_member('Staff');
select is(tests.waiting(), '0 notifications, 0 conversations, 0 requests', 'staff see what waits for themselves');
select tests.as_visitor();
select throws_ok('select waiting_counts()', '42501', null, 'visitors are told nothing');

select * from finish();
rollback;
