-- Notifications are created by other members' actions, at most once
-- a day, according to the recipient's settings, and only for them.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('bobs', 'Bob', 'Pear bungalow');

create function tests.notifications_of(who text) returns text language sql security definer as $$
  select coalesce(
    string_agg(
      n.kind || coalesce(' by ' || u.name, '') || case when n.read_at is null then '' else ' (read)' end,
      ', ' order by n.kind, u.name
    ),
    ''
  )
  from public.notifications n
    left join public.users u on u.id = n.actor_id
  where n.user_id = tests.user_id(who);
$$;
create function tests.mail_to(who text) returns text language sql security definer as $$
  select coalesce(string_agg(q.kind || coalesce(' by ' || u.name, ''), ', ' order by q.kind, u.name), '')
  from tests.mail q left join public.users u on u.id = q.actor_id where q.user_id = tests.user_id(who);
$$;
create function tests.later(how_much interval) returns void language sql security definer as $$
  update public.notifications set created_at = created_at - how_much;
  update tests.mail set created_at = created_at - how_much;
$$;
create function tests.broadcasts_to(who text) returns text language sql security definer as $$
  select coalesce(string_agg(distinct payload ->> 'changed', ', ' order by payload ->> 'changed'), '')
  from realtime.messages where topic = 'member:' || tests.user_id(who);
$$;

-- Events that notify ------------------------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages;
select tests.as_member('Ann');
insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob'));
select is(tests.notifications_of('Bob'), 'connection_request by Ann', 'a connection request notifies the recipient');
select is(tests.notifications_of('Ann'), '', 'a connection request doesn''t notify the sender');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.broadcasts_to('Bob') $$, 'gives connections, notifications',
    'a connection request broadcasts the changes to the recipient'),
  ($$ tests.broadcasts_to('Ann') $$, 'gives connections',
    'a connection request broadcasts to the sender''s other tabs'),
  ($$ select from realtime.messages where not private $$, 'no rows', 'changes are broadcast on private channels only')
) as t (statement, outcome, rule);
select tests.as_member('Bob');
update connections set status = 'accepted' where sender_id = tests.user_id('Ann');
select is(tests.notifications_of('Bob'), '', 'accepting a request deletes its notification');
select is(tests.notifications_of('Ann'), 'connection_accepted by Bob', 'accepting a request notifies the sender');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.work_together('Bob', 'Ann');
insert into member_reviews (id, author_id, member_id, rating, text)
values (tests.listing_id('review'), tests.user_id('Bob'), tests.user_id('Ann'), 5, 'Great');
select tests.holds($$ tests.notifications_of('Ann') $$,
    'gives connection_accepted by Bob, follow by Bob, review by Bob',
    'follows and reviews notify the member');
select tests.as_member('Ann');
select answer_review(tests.listing_id('review'), 'Thanks');
select is(tests.notifications_of('Bob'), 'review_answer by Ann', 'answering a review notifies its author');
select results_eq($$ select kind, data from notifications where data <> '{}' $$,
  $$ values ('review', '{"rating": 5}'::jsonb) $$, 'a review''s notification includes the rating');
select tests.as_member('Bob');
update member_reviews set rating = 2 where author_id = tests.user_id('Bob');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select data ->> 'rating' from notifications where kind = 'review' $$, 'gives 2',
    'editing a review updates the rating in its notification'),
  ('Ann', $$ select count(*)::int from notifications where kind = 'review' $$, 'gives 1',
    'editing a review doesn''t add a notification'),
  ('Bob', $$ delete from connections $$, null, null),
  ('Bob', $$ delete from member_reviews $$, null, null),
  ('Bob', $$ tests.notifications_of('Ann') || '|' || tests.notifications_of('Bob') $$, 'gives follow by Bob|',
    'deleting connections and reviews deletes their notifications')
) as t (who, statement, outcome, rule);
select tests.as_member('Ann');
select follow_member(tests.user_id('Ann'), tests.user_id('Bob'));
select tests.as_member('Bob');
insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
update connections set status = 'rejected';
select is(tests.notifications_of('Bob'), 'follow by Ann', 'declining a request notifies no one');
select tests.as_member('Hidden');
select follow_member(tests.user_id('Hidden'), tests.user_id('Ann'));
select is(tests.notifications_of('Ann'), 'follow by Bob', 'a private member''s follow doesn''t notify');
select tests.as_owner();
select private.notify(tests.user_id('Ann'), 'follow', tests.user_id('Ann'), null);
select is(tests.notifications_of('Ann'), 'follow by Bob', 'members aren''t notified of their own actions');

-- Staff decisions
select tests.as_member('Staff');
select decide_listing_review(
  (select id from listing_reviews where property_id = tests.listing_id('bobs')), 'returned', 'Street?'
);
select results_eq(
  format($$ select data from notifications where user_id = %L and kind = 'listing_decision' $$, tests.user_id('Bob')),
  $$ select null::jsonb where false $$,
  'staff can''t read members'' notifications'
);
select tests.as_member('Bob');
select results_eq(
  $$ select actor_id, data from notifications where kind = 'listing_decision' $$,
  $$
    values (
      null::uuid,
      jsonb_build_object('property_id', tests.listing_id('bobs'), 'title', 'Pear bungalow', 'decision', 'returned',
        'words', 'Street?')
    )
  $$,
  'a review decision notifies the seller without naming the reviewer'
);
delete from properties;
select is(tests.notifications_of('Bob'), 'follow by Ann', 'deleting a listing deletes its notifications');

-- Deduplication -----------------------------------------------------------------------------------

select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
update notifications set read_at = now();
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.holds($$ tests.notifications_of('Ann') $$, 'gives follow by Bob (read)',
    'the same event on the same day doesn''t notify again');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.later('25 hours');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.holds($$ tests.notifications_of('Ann') $$, 'gives follow by Bob',
    'the same event on another day notifies again, as one notification');

-- News again --------------------------------------------------------------------------------------

select tests.as_owner();
/* Notifies of the same thing again and again: unread, after it was read, and by email. Returns what came of it. */
create function tests.again(of_kind text, same text[]) returns text language plpgsql security definer as $$
declare
  subject constant uuid := gen_random_uuid();
  mails integer[] := '{}';
  bells text[] := '{}';
  step text;
begin
  insert into public.notification_settings (user_id, kind, mail) values (tests.user_id('Basic'), of_kind, true);
  foreach step in array array['first', 'unread', 'read', 'mailed', 'later'] loop
    update public.notifications set created_at = created_at - interval '1 minute'
    where user_id = tests.user_id('Basic');
    if step = 'read' then
      update public.notifications set read_at = now() where user_id = tests.user_id('Basic');
    elsif step = 'mailed' then
      update tests.mail set state = 'delivered', ended_at = now()
      where user_id = tests.user_id('Basic');
    elsif step = 'later' then
      update tests.mail set created_at = created_at - interval '2 hours', state = 'delivered', ended_at = now()
      where user_id = tests.user_id('Basic');
    end if;
    perform private.notify(tests.user_id('Basic'), of_kind, tests.user_id('Pro'), case
      when same is null then subject else gen_random_uuid() end, '{"thing": 1}', same);
    mails := mails || (select count(*)::integer from tests.mail
      where user_id = tests.user_id('Basic') and kind = of_kind and state = 'pending'
      and due_at <= now() + interval '20 seconds');
    bells := bells || (select count(*) || ' ' || max(created_at - now())
      from public.notifications where user_id = tests.user_id('Basic') and kind = of_kind and read_at is null);
  end loop;
  delete from public.notifications where user_id = tests.user_id('Basic');
  delete from tests.mail where user_id = tests.user_id('Basic');
  delete from public.notification_settings where user_id = tests.user_id('Basic');
  return array_to_string(bells, ', ') || ' | ' || array_to_string(mails, ' ');
end;
$$;
select is(tests.again(k.kind, same), '1 00:00:00, 1 00:00:00, 1 00:00:00, 1 00:00:00, 1 00:00:00 | ' || case
    when private.is_always_mailed(k.kind, '{}') then '1 2 3 1 1' else '1 1 1 0 1' end,
  k.kind || ' is one unread notification, the newest at each news, and an email an hour at most'
    || coalesce(', by ' || same[1], ''))
from notification_kinds k, (values (null::text[]), ('{thing}')) as by (same) where k.kind <> 'deal_digest';

-- Reading and deleting ----------------------------------------------------------------------------

select tests.as_member('Pro');
select follow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ delete from notifications $$, 'works', 'an unfiltered delete runs without an error'),
  ('Pro', $$ tests.notifications_of('Ann') $$, 'gives follow by Bob, follow by Pro',
    'an unfiltered delete keeps other members'' notifications'),
  ('Ann', $$ select count(*)::int from notifications $$, 'gives 2', 'a member can read their own notifications')
) as t (who, statement, outcome, rule);
select results_eq($$ select u.name from notifications n left join users u on u.id = n.actor_id order by u.name $$,
  array['Bob', 'Pro'], 'a member can read who caused a notification');
select tests.holds($$ update notifications set read_at = '2000-01-01' where actor_id = tests.user_id('Bob') $$, 'works',
    'a member can mark a notification as read');
select is((select read_at from notifications where actor_id = tests.user_id('Bob')), now(),
  'read_at is the current time, even if another is sent');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update notifications set read_at = now() where read_at is null $$, 'works',
    'a member can mark all notifications as read'),
  ('Ann', $$ update notifications set read_at = null where actor_id = tests.user_id('Bob') $$, 'works',
    'a member can mark a notification as unread'),
  ('Ann', $$ delete from notifications where actor_id = tests.user_id('Pro') $$, 'works',
    'a member can delete a notification'),
  ('Ann', $$ tests.notifications_of('Ann') $$, 'gives follow by Bob', 'the deleted notification is gone'),
  ('Ann', $$ select from notification_kinds $$, 'rows', 'a member can read the notification kinds')
) as t (who, statement, outcome, rule);

-- Settings ----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
delete from notifications;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ insert into notification_settings (user_id, kind, in_app, mail) values (tests.user_id('Ann'), 'follow',
      false, false) on conflict (user_id, kind) do update set in_app = excluded.in_app, mail = excluded.mail $$,
    'works', 'a member can turn off notifications about follows'),
  ('Ann', $$ insert into notification_settings (user_id, kind) values (tests.user_id('Ann'), 'none') $$, 'fails 23503',
    'a member can''t set an unknown notification kind')
) as t (who, statement, outcome, rule);
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.notifications_of('Ann'), '', 'a follow isn''t notified when it''s turned off');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
-- Ann declined Bob's last request.
select tests.as_owner();
delete from connections;
select tests.as_member('Bob');
insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.notifications_of('Ann'), 'connection_request by Bob', 'other kinds are still notified');
select is(tests.mail_to('Ann'), '', 'mail is off by default');

select tests.as_member('Ann');
update notification_settings set mail = true where kind = 'follow';
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select tests.holds($$ tests.notifications_of('Ann') || '|' || tests.mail_to('Ann') $$,
    'gives connection_request by Bob|follow by Bob', 'a follow can be notified by mail only');
select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select follow_member(tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.mail_to('Ann'), 'follow by Bob', 'the same event on the same day is mailed once');
select tests.as_member('Ann');
update notification_settings set in_app = true where kind = 'follow';
select tests.as_member('Pro');
select unfollow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select tests.later('25 hours');
select follow_member(tests.user_id('Pro'), tests.user_id('Ann'));
select is(tests.notifications_of('Ann'), 'connection_request by Bob, follow by Pro',
  'a follow can be notified in the app as well as by mail');
select is(tests.mail_to('Ann'), 'follow by Bob, follow by Pro', 'with both turned on, a follow is also mailed');
select tests.as_member('Ann');
update notification_settings set mail = false;
select is(tests.mail_to('Ann'), '', 'turning off mail removes queued mail');
select tests.as_member('Unconfirmed');
insert into notification_settings (user_id, kind, mail) values (tests.user_id('Unconfirmed'), 'follow', true);
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Unconfirmed'));
select tests.holds($$ tests.notifications_of('Unconfirmed') || '|' || tests.mail_to('Unconfirmed') $$,
    'gives follow by Bob|', 'an unconfirmed address gets no mail');

-- What has a deadline or needs an answer is emailed until a member turns it off.
select tests.as_owner();
create function tests.offers_to(who text) returns text language plpgsql security definer as $$
begin
  perform private.notify(tests.user_id(who), 'offer', null, gen_random_uuid(),
    jsonb_build_object('step', clock_timestamp()));
  return tests.mail_to(who);
end;
$$;
delete from tests.mail;
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.offers_to('Basic') $$, 'gives offer', 'without a choice'),
  ('Basic', $$ insert into notification_settings (user_id, kind, in_app) values (tests.user_id('Basic'), 'offer',
      false) $$, 'works', 'turning off the app is no choice about email'),
  ('owner', $$ tests.offers_to('Basic') $$, 'gives offer, offer', 'so they still come'),
  ('Basic', $$ insert into notification_settings (user_id, kind, mail) values (tests.user_id('Basic'), 'offer', false)
      on conflict (user_id, kind) do update set mail = false $$, 'works', 'turning off email'),
  ('owner', $$ tests.offers_to('Basic') $$, 'gives ', 'ends them, with the ones in the queue'),
  ('owner', $$ tests.offers_to('Pro') $$, 'gives offer', 'another member'),
  ('Pro', $$ insert into notification_settings (user_id, kind, mail) values (tests.user_id('Pro'), 'offer', false) $$,
    'works', 'who turns them off first thing'),
  ('owner', $$ tests.mail_to('Pro') $$, 'gives ', 'gets none of those in the queue, either')
) as t (who, statement, outcome, rule);

-- The Realtime channel ----------------------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages;
insert into realtime.messages (topic, extension, payload, event, private)
values ('member:' || tests.user_id('Ann'), 'broadcast', '{}', 'changed', true);
select set_config('realtime.topic', 'member:' || tests.user_id('Ann'), true);
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select from realtime.messages $$, 'rows', 'a member can receive on their own channel'),
  ('Ann', $$ insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast', true) $$,
    'fails 42501', 'a member can''t send on their own channel')
) as t (who, statement, outcome, rule);

-- Content that reuses the ID of something else deletes no notification of it.
select tests.as_owner();
create temp table kept as
  select id, subject_id, read_at, data from notifications where user_id <> tests.user_id('Pro');
grant select on kept to authenticated;
select tests.as_member('Pro');
do $$
declare
  subject uuid;
  me uuid := tests.user_id('Pro');
  statement text;
begin
  for subject in select distinct k.subject_id from kept k where k.subject_id is not null loop
    foreach statement in array array[
      'insert into feed_posts (id, user_id, title, content) values ($1, $2, ''x'', ''x'')',
      'delete from feed_posts where id = $1',
      'insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format)
       values ($1, $2, ''x'', ''x'', now() + interval ''1 day'', now() + interval ''2 days'', ''UTC'', ''online'')',
      'delete from events where id = $1',
      'insert into connections (id, sender_id, receiver_id) values ($1, $2, tests.user_id(''Staff''))',
      'delete from connections where id = $1'
    ] loop
      begin
        execute statement using subject, me;
      exception when others then
        null;
      end;
    end loop;
  end loop;
end;
$$;
select tests.as_owner();
select isnt_empty($$ select from kept where subject_id is not null $$, 'there are notifications about something');
select tests.holds($$ select * from kept except select id, subject_id, read_at, data from notifications $$, 'no rows',
    'reusing the ID of something else deletes no notification of it');

-- Account deletion --------------------------------------------------------------------------------

select tests.holds('owner', $$ tests.notifications_of('Ann') $$, 'gives connection_request by Bob, follow by Pro',
    'before the deletion, Ann has notifications about Bob and Pro');
delete from auth.users where id = tests.user_id('Bob');
select is(tests.notifications_of('Ann'), 'follow by Pro', 'deleting an account deletes the notifications it caused');
delete from auth.users where id = tests.user_id('Ann');

select * from finish();
rollback;
