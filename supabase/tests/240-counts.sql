-- unread_counts returns everything a member has to attend to in one call.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.counts() returns text language sql as $$
  select format('%s notifications, %s conversations, %s requests', w.notifications, w.messages, w.requests)
  from public.unread_counts() as w;
$$;

select tests.as_member('Ann');
insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob'));
select tests.as_member('Pro');
insert into connections (sender_id, receiver_id) values (tests.user_id('Pro'), tests.user_id('Bob'));
select send_message(tests.user_id('Bob'), gen_random_uuid(), 'Hello');
select send_message(tests.user_id('Bob'), gen_random_uuid(), 'Hello?');
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ tests.counts() $$, 'gives 0 notifications, 0 conversations, 0 requests',
    'counts nothing for the sender of a request and messages'),
  ('Bob', $$ tests.counts() $$, 'gives 3 notifications, 1 conversations, 2 requests',
    'counts the recipient''s notifications, requests, and unread conversations')
) as t (who, statement, outcome, rule);
update connections set status = 'accepted' where sender_id = tests.user_id('Ann');
select mark_conversation_read((select conversation_id from conversation_members));
select is(tests.counts(), '1 notifications, 0 conversations, 1 requests', 'leaves out what was answered and read');
update notifications set read_at = now();
select is(tests.counts(), '0 notifications, 0 conversations, 1 requests', 'leaves out notifications that were read');

select tests.as_member('Staff');
select is(tests.counts(), '0 notifications, 0 conversations, 0 requests', 'counts only staff''s own items for staff');

select * from finish();
rollback;
