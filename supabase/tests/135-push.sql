-- Push: whose devices get what, when it's held or dropped, and when a device is removed.
begin;
\ir helpers.psql
select tests.create_cast();

create view tests.pushes as select * from private.deliveries where channel = 'push';
/* Turns on notifications on a device, as a browser would. */
create function tests.turn_on_push(device text) returns void language sql as $$
  select public.save_push_subscription(
    'https://push.example/' || device, repeat('p', 87), repeat('a', 22), device
  );
$$;
/* Whose each device is. */
create function tests.devices() returns text language sql security definer as $$
  select coalesce(string_agg(
    s.device || ' of ' || u.name || case when s.refused_at is null then '' else ' (refused)' end, ', ' order by s.device
  ), '')
  from public.push_subscriptions s join public.users u on u.id = s.user_id;
$$;
/* Claims what's due, and reports the outcome for all of it. Returns what went where. */
create function tests.push(outcome text default 'delivered') returns text language plpgsql security definer as $$
declare
  sent record;
begin
  select string_agg(concat_ws(' ', c.content ->> 'kind', 'by ' || (c.content ->> 'actor_name'), 'to', s.device), ', '
      order by s.device, c.content ->> 'kind') as texts,
    jsonb_agg(jsonb_build_object('id', c.id, 'attempt', c.attempt, 'outcome', push.outcome)) as results
  into sent
  from private.claim_deliveries('push', 100, 30) c
  join public.push_subscriptions s on s.endpoint = c.content ->> 'endpoint';
  perform private.complete_deliveries(coalesce(sent.results, '[]'));
  return coalesce(sent.texts, 'nothing');
end;
$$;
create function tests.make_due() returns void language sql security definer
as $$ update tests.pushes set due_at = now() - interval '1 second', claimed_until = null where state = 'pending'; $$;
/* A message from Bob, who hasn't sent one that Ann hasn't read yet. */
create function tests.message_ann() returns void language sql security definer as $$
  delete from public.notifications where kind = 'message';
  select private.notify(tests.user_id('Ann'), 'message', tests.user_id('Bob'), gen_random_uuid());
$$;

-- Whose devices -----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.turn_on_push('kiosk') $$, 'fails 42501', 'a visitor can''t turn on notifications'),
  ('Ann', $$ insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, device)
    values (auth.uid(), auth.uid(), 'https://push.example/x', repeat('p', 87), repeat('a', 22), 'x') $$, 'fails 42501',
    'nor can a member without the function'),
  ('Ann', $$ select save_push_subscription('http://push.example/x', repeat('p', 87), repeat('a', 22), 'x') $$,
    'fails 23514', 'an endpoint is https'),
  ('Ann', $$ select save_push_subscription('https://me:x@push.example/', repeat('p', 87), repeat('a', 22), 'x') $$,
    'fails 23514', 'without a password'),
  ('Ann', $$ select save_push_subscription('https://push.example/x', 'short', repeat('a', 22), 'x') $$, 'fails 23514',
    'its key has the length of one'),
  ('Unconfirmed', $$ select tests.turn_on_push('new') $$, 'fails: Verify your email address first.',
    'nor one without a verified email'),
  ('Ann', $$ select tests.turn_on_push('phone') $$, 'works', 'a member can turn on notifications on a device'),
  ('Ann', $$ select tests.turn_on_push('phone') $$, 'works', 'saving it again changes nothing'),
  ('Ann', $$ tests.devices() $$, 'gives phone of Ann', 'it''s there once')
) as t (who, statement, outcome, rule);

-- A push to a browser that someone else uses now.
select tests.message_ann();
select tests.holds('Bob', $$ select tests.turn_on_push('phone') $$, 'works', 'another member turns it on there');
select is(tests.devices(), 'phone of Bob', 'the device is theirs');
select is(tests.push(), 'nothing', 'and what was queued for the first isn''t sent to it');
select tests.holds('Ann', $$ select tests.turn_on_push('phone') $$, 'works', 'or back');

select tests.as_member('Pro');
select tests.turn_on_push('old' || n) from generate_series(10, 22) as n;
select is((select count(*)::int from push_subscriptions), 10, 'a member has at most 10 devices');
select tests.holds('Pro', $$ select tests.turn_on_push('x' || n) from generate_series(1, 30) as n $$,
  'fails: You can turn on notifications for 30 devices an hour.', 'and turns on at most 30 an hour');
delete from push_subscriptions;

-- What's sent -------------------------------------------------------------------------------------

select tests.message_ann();
select is(tests.push(), 'message by Bob to phone', 'a message is sent to the device');
select is(tests.push(), 'nothing', 'once');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select private.notify(tests.user_id('Ann'), 'follow', tests.user_id('Bob'), null) $$, null, null),
  ('owner', $$ tests.push() $$, 'gives nothing', 'a kind that nobody needs at once isn''t'),
  ('Ann', $$ insert into notification_settings (user_id, kind, push) values (auth.uid(), 'review', true),
    (auth.uid(), 'message', false) $$, 'works', 'a member decides which kinds are'),
  ('owner', $$ select private.notify(tests.user_id('Ann'), 'review', tests.user_id('Bob'), gen_random_uuid(),
    '{"rating": 4}'), tests.message_ann() $$, null, null),
  ('owner', $$ tests.push() $$, 'gives review by Bob to phone', 'and that is followed'),
  ('Ann', $$ update notification_settings set in_app = false where kind = 'review' $$, null, null),
  ('owner', $$ select private.notify(tests.user_id('Ann'), 'review', tests.user_id('Pro'), gen_random_uuid()) $$, null,
    null),
  ('owner', $$ tests.push() $$, 'gives nothing', 'what isn''t in the app isn''t sent'),
  ('Ann', $$ update notification_settings set push = true where kind = 'message' $$, null, null)
) as t (who, statement, outcome, rule);

-- Matches are sent as instant emails are: to paid members.
select tests.as_member('Closer');
select tests.turn_on_push('closer');
select tests.as_owner();
insert into notifications (user_id, kind, subject_id, data)
select tests.user_id(who), 'deal_alert', gen_random_uuid(), '{"event": "new"}'
from unnest(array['Ann', 'Closer']) as who, generate_series(1, 25);
select is((select count(*)::int from private.claim_deliveries('push', 100, 30) c
  where c.content ->> 'user_id' = tests.user_id('Ann')::text), 0,
  'a free member''s matches aren''t sent');
select is((select count(*)::int from tests.pushes where user_id = tests.user_id('Closer')),
  25, 'a paid member''s are');
update tests.pushes set state = 'delivered', ended_at = now(), claimed_until = null where state = 'pending';
insert into notifications (user_id, kind, subject_id, data)
values (tests.user_id('Closer'), 'deal_alert', gen_random_uuid(), '{"event": "new"}');
select is(tests.push(), 'nothing', 'but at most 20 an hour, counted at each change of a listing');
delete from notifications where kind = 'deal_alert';

-- What's no longer news ---------------------------------------------------------------------------

select tests.message_ann();
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update notifications set read_at = now() where kind = 'message' $$, null, null),
  ('owner', $$ tests.push() $$, 'gives nothing', 'what was read before it''s sent isn''t sent'),
  ('owner', $$ select tests.message_ann() $$, null, null),
  ('Ann', $$ update notification_settings set push = false where kind = 'message' $$, null, null),
  ('owner', $$ tests.push() $$, 'gives nothing', 'nor what was turned off'),
  ('Ann', $$ update notification_settings set push = true where kind = 'message' $$, null, null),
  ('owner', $$ select tests.message_ann() $$, null, null),
  ('Bob', $$ insert into member_blocks (blocker_id, blocked_id) values (auth.uid(), tests.user_id('Ann')) $$, null,
    null),
  ('owner', $$ tests.push() $$, 'gives nothing', 'nor what was withdrawn, here by a block'),
  ('Bob', $$ delete from member_blocks $$, null, null),
  ('owner', $$ select tests.message_ann() $$, null, null),
  ('owner', $$ update auth.sessions set not_after = now() where user_id = tests.user_id('Ann') $$, null, null),
  ('owner', $$ tests.push() $$, 'gives nothing', 'nor anything to a device whose session has run out'),
  ('owner', $$ select tests.message_ann() $$, null, null),
  ('owner', $$ delete from auth.sessions where user_id = tests.user_id('Ann') $$, null, null),
  ('owner', $$ tests.push() $$, 'gives nothing', 'nor anything to a device whose session has ended'),
  ('owner', $$ insert into auth.sessions (id, user_id, created_at, updated_at)
    values (tests.user_id('Ann'), tests.user_id('Ann'), now(), now()) $$, null, null),
  ('Ann', $$ select tests.turn_on_push('phone') $$, null, null)
) as t (who, statement, outcome, rule);

-- News again --------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.offer() returns void language sql security definer as $$
  update public.notifications set created_at = created_at - interval '1 minute';
  select private.notify(tests.user_id('Ann'), 'offer', tests.user_id('Bob'), gen_random_uuid(),
    '{"offer_id": "7"}', '{offer_id}');
$$;
select tests.offer();
select is(tests.push(), 'offer by Bob to phone', 'an offer is sent');
select tests.offer();
select is(tests.push(), 'nothing', 'more of the same isn''t right away');
select is((select due_at - now() > interval '9 minutes' from tests.pushes where state = 'pending'), true,
  'but ten minutes later');
select tests.make_due();
select is(tests.push(), 'offer by Bob to phone', 'on the device as well');
select tests.offer(), tests.make_due();
update notifications set read_at = now() where kind = 'offer';
select is(tests.push(), 'nothing', 'unless it was read by then');
select tests.offer();
select is(tests.push(), 'offer by Bob to phone', 'and what follows is news at once');
update tests.pushes set created_at = created_at - interval '49 hours';
select is(tests.push(), 'nothing', 'what was sent isn''t sent again');
select is((select count(*)::int from tests.pushes), 0, 'and forgotten after two days');

-- Quiet hours -------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ insert into quiet_hours values (auth.uid(), '22:00', '07:00', 'Mars/Olympus') $$,
    'fails: Choose a time zone from the list.', 'quiet hours have a time zone'),
  ('Ann', $$ insert into quiet_hours values (auth.uid(), '22:00', '22:00', 'America/Chicago') $$, 'fails 23514',
    'and aren''t all day'),
  ('Ann', $$ insert into quiet_hours values (auth.uid(), '22:00', '07:00', 'America/Chicago') $$, 'works',
    'a member sets their own')
) as t (who, statement, outcome, rule);
select tests.as_owner();
select is(private.quiet_until(tests.user_id('Ann'), moment::timestamptz), ends::timestamptz, rule) from (values
  ('2026-11-27 21:59 CST', null, 'before quiet hours there are none'),
  ('2026-11-27 22:00 CST', '2026-11-28 07:00 CST', 'they end the next morning'),
  ('2026-11-28 06:59 CST', '2026-11-28 07:00 CST', 'or the same'),
  ('2026-11-28 07:00 CST', null, 'and then they''re over'),
  ('2026-10-31 23:00 CDT', '2026-11-01 07:00 CST', 'by the clock, on the night that has an hour more')
) as t (moment, ends, rule);
update quiet_hours set starts_at = '12:00', ends_at = '13:00';
select is(private.quiet_until(tests.user_id('Ann'), moment::timestamptz), ends::timestamptz, rule) from (values
  ('2026-11-27 11:59 CST', null, 'not before lunch'),
  ('2026-11-27 12:30 CST', '2026-11-27 13:00 CST', 'at lunch'),
  ('2026-11-27 23:30 CST', null, 'not at night')
) as t (moment, ends, rule);
select is(private.quiet_until(tests.user_id('Bob'), now()), null, 'without quiet hours, it''s never quiet');

-- It's quiet now, whatever the time.
update quiet_hours set starts_at = (now() at time zone time_zone)::time - interval '1 hour',
  ends_at = (now() at time zone time_zone)::time + interval '1 hour';
select tests.message_ann();
select is(tests.push(), 'nothing', 'in quiet hours, nothing is sent');
select is((select due_at - now() from tests.pushes where state = 'pending'), interval '1 hour',
  'it''s held until they end');
select tests.make_due();
select is(tests.push(), 'nothing', 'and not before');
select tests.holds('Ann', 'delete from quiet_hours', 'works', 'a member ends them');
select is(tests.push(), 'message by Bob to phone', 'and gets what was held');

-- Failures ----------------------------------------------------------------------------------------

select tests.as_owner();
select tests.message_ann();
select is((select attempt from private.claim_deliveries('push', 1, 30)), 1, 'a claimed push');
select is(tests.push(), 'nothing', 'isn''t claimed twice');
select tests.make_due();
select is(tests.push('failed'), 'message by Bob to phone', 'until its lease ends');
select is((select round(extract(epoch from due_at - now()) / 60)::int from tests.pushes where attempts = 2), 4,
  'a second failure is retried after four minutes');
select tests.make_due(), tests.push('failed');
select tests.make_due(), tests.push('failed');
select tests.make_due();
select is(tests.push('failed'), 'message by Bob to phone', 'five times');
select is((select count(*)::int from tests.pushes where state = 'pending'), 0, 'and then given up');
select is(tests.devices(), 'closer of Closer, phone of Ann', 'the device stays');
update push_subscriptions set failing_since = now() - interval '73 hours' where device = 'phone';
select tests.message_ann(), tests.push();
select is((select failing_since from push_subscriptions where device = 'phone'), null, 'a success makes it healthy');
update push_subscriptions set failing_since = now() - interval '73 hours' where device = 'phone';
select tests.message_ann(), tests.push('failed');
select is(tests.devices(), 'closer of Closer, phone of Ann (refused)', 'a device that fails for three days is refused');
select tests.message_ann();
select is(tests.push(), 'nothing', 'and gets nothing more');
select tests.as_member('Ann');
select tests.turn_on_push('phone');
select tests.as_owner();
select is(tests.devices(), 'closer of Closer, phone of Ann', 'until its app saves it again');
select tests.message_ann(), tests.push('gone');
select is(tests.devices(), 'closer of Closer, phone of Ann (refused)', 'one that''s gone is refused at once');
select tests.holds('Ann', 'delete from push_subscriptions', 'works', 'and its member can turn it off');

select * from finish();
rollback;
