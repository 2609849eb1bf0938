-- Events: proposed by members, decided by staff; places, the queue for them and who is told; links for those with a place.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user('Deputy', staff => true);

create function tests.event_id(name text) returns uuid language sql immutable
as $$ select md5('event ' || name)::uuid; $$;

/* What the app sends; `fields` replaces values. Starts in ten days unless they say otherwise. */
create function tests.save(name text, fields jsonb default '{}') returns void language sql as $$
  select public.save_event(
    tests.event_id(name), f.title, f.description, f.starts_at, f.ends_at, f.time_zone, f.format, f.exclusive, f.location, f.price_usd, f.capacity, f.link
  )
  from jsonb_to_record(jsonb_build_object(
    'title', 'Meetup', 'description', 'Deals and coffee', 'starts_at', now() + interval '10 days', 'ends_at', now() + interval '10 days 2 hours',
    'time_zone', 'America/New_York', 'format', 'online', 'exclusive', false, 'link', 'https://meet.example/room'
  ) || fields) as f (
    title text, description text, starts_at timestamptz, ends_at timestamptz, time_zone text, format text, exclusive boolean, location text,
    price_usd numeric, capacity integer, link text
  );
$$;
/* A published event, as it stands in the end. */
create function tests.publish(name text, organiser text, fields jsonb default '{}') returns void language sql as $$
  insert into public.events (id, user_id, title, description, starts_at, ends_at, time_zone, format, exclusive, capacity, status)
  select tests.event_id(name), tests.user_id(organiser), name, 'Deals and coffee', f.starts_at, coalesce(f.ends_at, f.starts_at + interval '2 hours'),
    'America/New_York', 'online', f.exclusive, f.capacity, f.status
  from jsonb_to_record('{"exclusive": false, "status": "published"}' || jsonb_build_object('starts_at', now() + interval '10 days') || fields)
    as f (starts_at timestamptz, ends_at timestamptz, exclusive boolean, capacity integer, status text);
$$;
create function tests.line(name text) returns text language sql security definer as $$
  select concat_ws(' ', e.registered, e.waiting, (
    select string_agg(u.name || case r.status when 'waiting' then '?' else '' end, ' ' order by r.status, r.created_at, r.id)
    from public.event_registrations r join public.users u on u.id = r.user_id where r.event_id = e.id
  )) from public.events e where e.id = tests.event_id(line.name);
$$;
create function tests.told(member text) returns text language sql security definer as $$
  select string_agg(n.kind || ' ' || (n.data ->> 'title'), ', ' order by n.kind, n.data ->> 'title')
  from public.notifications n where n.user_id = tests.user_id(member) and n.kind like 'event%';
$$;
create function tests.registers(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.register_for_event(tests.event_id(name));
end;
$$;
create function tests.leaves(member text, name text) returns void language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.cancel_registration(tests.event_id(name));
end;
$$;
create function tests.state(name text) returns text language sql security definer
as $$ select concat_ws(' ', status, reason) from public.events where id = tests.event_id(name); $$;

-- Proposing -------------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select tests.save('first') $$, '42501', null, 'a visitor proposes nothing');
select throws_ok($$ select from events $$, '42501', null, 'and reads no events');
select throws_ok($$ select register_for_event(tests.event_id('first')) $$, '42501', null, 'nor registers');
select tests.as_member('Unconfirmed');
select throws_ok($$ select tests.save('first') $$, 'P0001', 'Confirm your email address to propose an event.', 'who proposes has confirmed their email');

select tests.as_member('Ann');
select lives_ok(
  $$ select tests.save('first', '{"title": "  Meetup ", "description": " Ask @[Nobody](00000000-0000-4000-8000-000000000000)\n ", "location": "  ", "link": " https://meet.example/a "}') $$,
  'a member proposes an event'
);
select results_eq(
  $$ select title, description, location, status, user_id, registered, created_at, edited_at from events $$,
  $$ values ('Meetup', 'Ask @Nobody', null::text, 'proposed', tests.user_id('Ann'), 0, now(), now()) $$, 'in their own name, without blanks and false mentions'
);
select is((select url from event_links), 'https://meet.example/a', 'with its link');
select lives_ok($$ select tests.save('first', '{"link": " "}') $$, 'sending it again');
select is((select count(*)::int from events), 1, 'is the same event');
select is_empty($$ select from event_links $$, 'without a link if none is given');
select is((select count(*)::int from notifications), 0, 'and no news');

select throws_ok(
  $$ insert into events (user_id, title, description, starts_at, ends_at, time_zone, format)
     values (tests.user_id('Bob'), 'x', 'x', now() + interval '1 day', now() + interval '2 days', 'America/Chicago', 'online') $$,
  '42501', 'Not allowed in another member''s name', 'not as somebody else'
);
select lives_ok(
  $$ insert into events (id, title, description, starts_at, ends_at, time_zone, format, status, reason, registered, waiting, created_at)
     values (tests.event_id('forged'), 'x', 'x', now() + interval '1 day', now() + interval '2 days', 'America/Chicago', 'online', 'published', 'So', 900, 9, '2000-01-01') $$,
  'whatever else is sent'
);
select results_eq(
  $$ select status, reason, registered, waiting, created_at from events where id = tests.event_id('forged') $$, $$ values ('proposed', null::text, 0, 0, now()) $$,
  'it is proposed, and nobody comes yet'
);
select throws_ok($$ update events set status = 'published' where id = tests.event_id('forged') $$, '42501', null, 'nobody publishes their own');
select throws_ok($$ update events set registered = 5 where id = tests.event_id('forged') $$, '42501', null, 'or raises counts');
select throws_ok($$ update events set waiting = 5 where id = tests.event_id('forged') $$, '42501', null, 'of either kind');
select throws_ok($$ update events set user_id = tests.user_id('Bob') where id = tests.event_id('forged') $$, '42501', null, 'or gives it away');
select throws_ok($$ select decide_event(tests.event_id('forged'), 'published') $$, '42501', 'Only staff decide on events', 'not by the function either');
select throws_ok($$ select remind_of_events() $$, '42501', null, 'and reminders are for the schedule');
select isnt_empty($$ delete from events where id = tests.event_id('forged') returning id $$, 'a proposal can be withdrawn');

select throws_ok($$ select tests.save('x', '{"time_zone": "EST"}') $$, 'P0001', 'Choose a time zone from the list.', 'a zone has a full name');
select throws_ok($$ select tests.save('x', '{"time_zone": "America/Atlantis"}') $$, 'P0001', null, 'that exists');
select throws_ok($$ select tests.save('x', '{"time_zone": "posix/America/New_York"}') $$, 'P0001', null, 'for browsers, too');
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('starts_at', now(), 'ends_at', now() + interval '1 hour')) $$, 'P0001', 'The event must start in the future.', 'it is to come'
);
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('starts_at', now() + interval '3 years', 'ends_at', now() + interval '3 years 1 hour')) $$,
  'P0001', 'The event can start in two years at the latest.', 'before long'
);
select throws_ok($$ select tests.save('x', jsonb_build_object('ends_at', now() + interval '10 days')) $$, '23514', null, 'it ends after it starts');
select throws_ok($$ select tests.save('x', jsonb_build_object('ends_at', now() + interval '25 days')) $$, '23514', null, 'within two weeks');
select throws_ok($$ select tests.save('x', '{"format": "in_person"}') $$, '23514', null, 'whoever is to come is told where to');
select throws_ok($$ select tests.save('x', '{"format": "hybrid"}') $$, '23514', null, 'there are two formats');
select throws_ok($$ select tests.save('x', '{"title": " "}') $$, '23514', null, 'a title says something');
select throws_ok($$ select tests.save('x', jsonb_build_object('title', repeat('x', 161))) $$, '23514', null, 'in 160 characters');
select throws_ok($$ select tests.save('x', '{"description": " "}') $$, '23514', null, 'so does the description');
select throws_ok($$ select tests.save('x', jsonb_build_object('description', repeat('x', 5001))) $$, '23514', null, 'in 5,000');
select throws_ok($$ select tests.save('x', '{"capacity": 0}') $$, '23514', null, 'there is a place at least');
select throws_ok($$ select tests.save('x', '{"price_usd": 0}') $$, '23514', null, 'free has no price');
select throws_ok($$ select tests.save('x', '{"link": "http://meet.example"}') $$, '23514', null, 'links are https');
select throws_ok($$ select tests.save('x', '{"link": "javascript:alert(1)"}') $$, '23514', null, 'nothing else');
select throws_ok($$ select tests.save('x', '{"link": "https://meet.example@evil.example/"}') $$, '23514', null, 'and lead where they say');
select throws_ok($$ select tests.save('x', '{"exclusive": true}') $$, 'P0001', 'Exclusive events are organised by Closer and Partner members.', 'a free member organises none they could not visit');
select is((select count(*)::int from events), 1, 'of all this nothing is stored');

select tests.as_member('Bob');
select is_empty($$ select from events $$, 'others do not see what is proposed');
select throws_ok($$ select tests.save('first') $$, '23505', null, 'nor take its place');
select is_empty($$ update events set title = 'x' where id = tests.event_id('first') returning id $$, 'nor change it');
select is_empty($$ delete from events where id = tests.event_id('first') returning id $$, 'nor remove it');
select throws_ok($$ insert into event_links values (tests.event_id('first'), 'https://evil.example/') $$, '42501', null, 'nor link it');
select throws_ok($$ select register_for_event(tests.event_id('first')) $$, 'P0001', 'This event is not open for registration.', 'nor register for it');
select throws_ok($$ select register_for_event(tests.event_id('nothing')) $$, 'P0001', 'This event is not open for registration.', 'as for one that does not exist');
select throws_ok($$ select cancel_event(tests.event_id('first')) $$, '42501', 'Only its organiser and staff cancel an event', 'nor cancel it');
select throws_ok($$ select cancel_event(tests.event_id('nothing')) $$, '42501', null, 'or nothing');

-- Deciding ------------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select isnt_empty($$ select from events where id = tests.event_id('first') $$, 'staff read proposals');
select throws_ok($$ select decide_event(tests.event_id('first'), 'cancelled') $$, '22023', null, 'which are published or returned');
select throws_ok($$ select decide_event(tests.event_id('first'), null) $$, '22023', null, 'nothing else');
select throws_ok($$ select decide_event(tests.event_id('first'), 'returned', ' ') $$, '22023', 'Give the organiser a reason', 'with a reason');
select throws_ok($$ select decide_event(tests.event_id('first'), 'returned', repeat('x', 1001)) $$, '23514', null, 'that is short');
select throws_ok(
  $$ select decide_event(tests.event_id('first'), 'published', null, now() - interval '1 second') $$, 'P0001', 'The event was edited meanwhile. Look at it again.', 'as it was read'
);
select lives_ok($$ select decide_event(tests.event_id('first'), 'returned', ' Where? ', now()) $$, 'staff return it');
select throws_ok($$ select decide_event(tests.event_id('first'), 'published') $$, 'P0001', 'This event was decided already, or is gone.', 'once');
select is(tests.state('first'), 'returned Where?', 'with what is missing');
select is(tests.told('Ann'), 'event_decision Meetup', 'the organiser is told');
select tests.as_member('Ann');
select is((select data ->> 'status' from notifications), 'returned', 'how it was decided');
select lives_ok($$ select tests.save('first', '{"capacity": 2, "price_usd": 25.5}') $$, 'an edit');
select is(tests.state('first'), 'proposed', 'proposes it again');
select tests.as_member('Staff');
select lives_ok($$ select tests.save('first', '{"title": "Big meetup", "capacity": 2, "price_usd": 25.5, "exclusive": true}') $$, 'staff edit, too');
select is(tests.state('first'), 'proposed', 'which decides nothing');
select lives_ok($$ select tests.save('first', '{"title": "Meetup", "capacity": 2, "price_usd": 25.5}') $$, 'back');
select lives_ok($$ select decide_event(tests.event_id('first'), 'published', 'unused', now()) $$, 'staff publish');
select is(tests.state('first'), 'published', 'without a reason');
select is(tests.told('Ann'), 'event_decision Meetup', 'the organiser hears of it');
select tests.as_member('Ann');
select is((select data ->> 'status' from notifications), 'published', 'the newest decision');
select lives_ok($$ select tests.save('late', jsonb_build_object('starts_at', now() + interval '1 hour', 'ends_at', now() + interval '3 hours')) $$, 'time goes by');
select tests.as_owner();
update events set starts_at = now() - interval '1 hour' where id = tests.event_id('late');
select tests.as_member('Staff');
select throws_ok($$ select decide_event(tests.event_id('late'), 'published') $$, 'P0001', 'This event would have started already. Return it, so that it gets another time.', 'what is past is not published');
select tests.as_owner();
delete from events where id = tests.event_id('late');

-- Places ------------------------------------------------------------------------------------------------------

select is(tests.registers('Bob', 'first'), 'registered', 'a member registers');
select is(tests.registers('Bob', 'first'), 'registered', 'once');
select is((select my_place(e) from events e where e.id = tests.event_id('first')), 'registered', 'and reads that');
select is((select url from event_links where event_id = tests.event_id('first')), 'https://meet.example/room', 'with the link');
select is(tests.registers('Pro', 'first'), 'registered', 'another registers');
select is(tests.registers('Basic', 'first'), 'waiting', 'the third waits for one of two places');
select is_empty($$ select from event_links $$, 'without the link');
select is(tests.registers('Unconfirmed', 'first'), 'waiting', 'the fourth, too');
select is(tests.line('first'), '2 2 Bob Pro Basic? Unconfirmed?', 'counted as they are');
select tests.as_member('Closer');
select results_eq($$ select registered, waiting, my_place(e) from events e where id = tests.event_id('first') $$, $$ values (2, 2, null::text) $$, 'the counts are for all');
select is_empty($$ select from event_registrations $$, 'the names are not');
select is_empty($$ select from event_links $$, 'nor the link');
select throws_ok(
  $$ insert into event_registrations (event_id, user_id, status) values (tests.event_id('first'), tests.user_id('Closer'), 'registered') $$, '42501', null, 'nobody takes a place by hand'
);
select throws_ok($$ update event_registrations set status = 'registered' $$, '42501', null, 'or moves up');
select throws_ok($$ delete from event_registrations $$, '42501', null, 'or moves others out');
select is_empty($$ update event_links set url = 'https://evil.example/' returning event_id $$, 'or replaces the link');
select lives_ok($$ select cancel_registration(tests.event_id('first')) $$, 'giving back what one has not is nothing');
select tests.as_member('Bob');
select is((select count(*)::int from event_registrations), 1, 'a member reads their own place');
select tests.as_member('Ann');
select is((select count(*)::int from event_registrations), 4, 'the organiser all');
select tests.as_member('Staff');
select is((select count(*)::int from event_registrations), 4, 'and staff');
select is(tests.told('Basic'), null, 'who waits has no news');

select tests.leaves('Bob', 'first');
select is(tests.line('first'), '2 1 Pro Basic Unconfirmed?', 'the first who waits moves up');
select is(tests.told('Basic'), 'event_place Meetup', 'and is told');
select is(tests.told('Unconfirmed'), null, 'the next one is not');
select is_empty($$ select from event_links $$, 'the link is gone with the place');
select is(tests.registers('Bob', 'first'), 'waiting', 'who left waits behind the others');
select tests.leaves('Unconfirmed', 'first');
select is(tests.line('first'), '2 1 Pro Basic Bob?', 'leaving the queue moves nobody');
select tests.leaves('Basic', 'first');
select is(tests.told('Basic'), null, 'the news of a place goes with it');
select is(tests.registers('Basic', 'first'), 'waiting', 'and waiting again');
select tests.leaves('Pro', 'first');
select is(tests.told('Basic'), 'event_place Meetup', 'one is told again');
select is(tests.line('first'), '2 0 Bob Basic', 'nobody waits');

-- A published event changes ---------------------------------------------------------------------------------------

select tests.registers('Pro', 'first');
select tests.as_owner();
update event_registrations set reminded_at = now();
delete from notifications;
select tests.as_member('Ann');
select throws_ok(
  format($$ select tests.save('first', %L) $$, '{"capacity": 2, "price_usd": 25.5}'::jsonb || fields), 'P0001', 'Of a published event only time, place and number of places can change.', what
)
from (values
  ('{"title": "Other"}'::jsonb, 'its title stays'), ('{"description": "Other"}', 'its description'), ('{"price_usd": null}', 'its price'),
  ('{"format": "in_person", "location": "12 Oak St"}', 'its format')
) as other (fields, what);
select throws_ok(
  $$ select tests.save('first', '{"capacity": 1, "price_usd": 25.5}') $$, 'P0001', '2 members are registered already, so there must be at least as many places.', 'places that are taken stay'
);
select lives_ok($$ select tests.save('first', '{"capacity": 2, "price_usd": 25.5}') $$, 'what changes nothing');
select is(tests.told('Bob'), null, 'is no news');
select lives_ok(
  $$ select tests.save('first', jsonb_build_object('capacity', 2, 'price_usd', 25.5, 'starts_at', now() + interval '9 days')) $$, 'time can change'
);
select is(concat_ws('; ', tests.told('Bob'), tests.told('Pro'), tests.told('Closer')), 'event_changed Meetup; event_changed Meetup', 'which those with a place, and those who wait, are told');
select tests.as_owner();
select is_empty($$ select from event_registrations where reminded_at is not null $$, 'they will be reminded by the new time');
update notifications set read_at = now();
select tests.as_member('Ann');
select lives_ok(
  $$ select tests.save('first', jsonb_build_object('capacity', 2, 'price_usd', 25.5, 'starts_at', now() + interval '9 days', 'link', 'https://meet.example/other')) $$, 'the link can'
);
select tests.as_member('Bob');
select is((select count(*)::int from notifications where kind = 'event_changed' and read_at is null), 1, 'which is news again');
select is((select url from event_links), 'https://meet.example/other', 'for them');
select tests.as_member('Ann');
select lives_ok(
  $$ select tests.save('first', jsonb_build_object('capacity', 3, 'price_usd', 25.5, 'starts_at', now() + interval '9 days', 'link', 'https://meet.example/other')) $$, 'there can be more places'
);
select is(tests.line('first'), '3 0 Bob Basic Pro', 'for those who wait');
select is(tests.told('Pro'), 'event_changed Meetup, event_place Meetup', 'who are told');
select is_empty($$ delete from events where id = tests.event_id('first') returning id $$, 'what is published is not withdrawn');
select tests.as_owner();
update private.allowances set used = 10 where action = 'event_change';
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.save('first', '{"capacity": 3, "price_usd": 25.5}') $$, 'P0001', 'You have changed published events 10 times today. Please wait until tomorrow.', 'nobody is told without end'
);
select throws_ok(
  $$ update event_links set url = 'https://meet.example/third' where event_id = tests.event_id('first') $$, 'P0001', 'You have changed published events 10 times today. Please wait until tomorrow.', 'by the link either'
);

-- Exclusive -----------------------------------------------------------------------------------------------------------

select tests.as_member('Partner');
select lives_ok($$ select tests.save('closed', '{"exclusive": true, "title": "Closed"}') $$, 'a paid member proposes an exclusive event');
select tests.as_member('Staff');
select decide_event(tests.event_id('closed'), 'published');
select tests.as_member('Bob');
select isnt_empty($$ select from events where id = tests.event_id('closed') $$, 'all see it');
select throws_ok($$ select tests.registers('Bob', 'closed') $$, 'P0001', 'This event is for Closer and Partner members', 'a free member does not register');
select throws_ok($$ select tests.registers('Basic', 'closed') $$, 'P0001', 'This event is for Closer and Partner members', 'nor a basic one');
select is(tests.registers('Pro', 'closed') || tests.registers('Closer', 'closed') || tests.registers('Staff', 'closed'), 'registeredregisteredregistered', 'paid members and staff do');
select tests.as_member('Pro');
select isnt_empty($$ select from event_links where event_id = tests.event_id('closed') $$, 'and have the link');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.as_member('Pro');
select is_empty($$ select from event_links where event_id = tests.event_id('closed') $$, 'while they are paid members');
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Pro');

-- Reminders -----------------------------------------------------------------------------------------------------------

select tests.publish('soon', 'Ann', jsonb_build_object('starts_at', now() + interval '24 hours', 'capacity', 1));
select tests.publish('later', 'Ann', jsonb_build_object('starts_at', now() + interval '24 hours 1 second'));
select tests.publish('running', 'Ann', jsonb_build_object('starts_at', now() - interval '1 hour'));
select tests.publish('over', 'Ann', jsonb_build_object('starts_at', now() - interval '3 hours'));
select tests.publish('off', 'Ann', jsonb_build_object('starts_at', now() + interval '2 hours'));
select tests.registers('Bob', name) from unnest(array['soon', 'later', 'running', 'off']) as name;
select throws_ok($$ select tests.registers('Bob', 'over') $$, 'P0001', 'This event is over.', 'nobody comes to what is over');
select tests.registers('Pro', 'soon');
select tests.as_member('Ann');
select cancel_event(tests.event_id('off'));
select tests.as_owner();
delete from notifications;
select tests.as_service();
select is(remind_of_events(), 1, 'within a day of an event');
select is(tests.told('Bob'), 'event_reminder soon', 'whoever has a place is reminded');
select is(tests.told('Pro'), null, 'who waits is not');
select is(remind_of_events(), 0, 'once');
select tests.as_member('Bob');
select results_eq(
  $$ select (data ->> 'starts_at')::timestamptz, data ->> 'time_zone', (data ->> 'event_id')::uuid, subject_id, actor_id from notifications $$,
  $$ values (now() + interval '24 hours', 'America/New_York', tests.event_id('soon'), tests.event_id('soon'), null::uuid) $$, 'of when and what'
);
select tests.leaves('Bob', 'soon');
select is(tests.told('Bob'), null, 'without a place there is nothing to be reminded of');
select tests.as_service();
select is(remind_of_events(), 1, 'who moved up');
select is(tests.told('Pro'), 'event_place soon, event_reminder soon', 'is reminded then');
select tests.as_owner();
update events set starts_at = starts_at - interval '1 hour' where id = tests.event_id('soon');
select is(tests.told('Pro'), 'event_changed soon, event_place soon', 'a reminder of another time does not stand');
select tests.as_service();
select is(remind_of_events(), 1, 'and is made again');

-- Cancelling ----------------------------------------------------------------------------------------------------------

select tests.publish('doomed', 'Ann', '{"capacity": 1}');
select tests.registers('Bob', 'doomed');
select tests.registers('Pro', 'doomed');
select tests.as_member('Closer');
select throws_ok($$ select cancel_event(tests.event_id('doomed'), 'Mine now') $$, '42501', 'Only its organiser and staff cancel an event', 'others do not cancel it');
select tests.as_member('Ann');
select throws_ok($$ select cancel_event(tests.event_id('over')) $$, 'P0001', 'This event is over.', 'nor is the past');
select throws_ok($$ select tests.save('over') $$, 'P0001', 'This event is over.', 'or changed');
select throws_ok($$ select cancel_event(tests.event_id('doomed'), repeat('x', 1001)) $$, '23514', null, 'a reason is short');
select lives_ok($$ select cancel_event(tests.event_id('doomed'), ' Rain ') $$, 'the organiser cancels');
select throws_ok($$ select cancel_event(tests.event_id('doomed')) $$, 'P0001', 'This event was cancelled already, or is not published.', 'once');
select throws_ok($$ select tests.save('doomed') $$, 'P0001', 'This event was cancelled.', 'for good');
select is(tests.state('doomed'), 'cancelled Rain', 'with the reason');
select is(concat_ws('; ', tests.told('Bob'), tests.told('Pro'), tests.told('Ann')), 'event_cancelled doomed; event_cancelled doomed, event_changed soon, event_place soon, event_reminder soon', 'those with a place and those who wait are told');
select tests.as_member('Bob');
select isnt_empty($$ select from events where id = tests.event_id('doomed') $$, 'and still see it');
select throws_ok($$ select tests.registers('Closer', 'doomed') $$, 'P0001', 'This event is not open for registration.', 'nobody else registers');
select tests.as_member('Closer');
select is_empty($$ select from events where id = tests.event_id('doomed') $$, 'or sees it');
select tests.leaves('Bob', 'doomed');
select is(tests.line('doomed'), '0 1 Pro?', 'nobody moves up there');
select tests.publish('stopped', 'Ann') from tests.as_owner();
select tests.as_member('Deputy');
select lives_ok($$ select cancel_event(tests.event_id('stopped'), 'Spam') $$, 'staff cancel, too');
select is(tests.told('Ann'), 'event_cancelled stopped', 'of which the organiser hears');
select is_empty($$ update events set title = 'x' where id = tests.event_id('nothing') returning id $$, 'and nothing else');

-- Blocks --------------------------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.publish('between', 'Bob', '{"capacity": 1}');
select tests.publish('past', 'Bob', jsonb_build_object('starts_at', now() - interval '1 hour'));
select tests.registers('Ann', 'between');
select tests.registers('Pro', 'between');
select tests.registers('Ann', 'past');
select tests.as_owner();
update events set starts_at = now() - interval '5 hours', ends_at = now() - interval '4 hours' where id = tests.event_id('past');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select is(tests.line('between'), '1 0 Pro', 'whom the organiser blocks loses the place, to the first who waits');
select is(tests.line('past'), '1 0 Ann', 'what is over stays');
select tests.as_member('Ann');
select is_empty($$ select from events where user_id = tests.user_id('Bob') $$, 'the two do not see each other''s events');
select is_empty($$ select from event_links l where l.event_id = tests.event_id('past') $$, 'nor links');
select throws_ok($$ select register_for_event(tests.event_id('between')) $$, 'P0001', 'This event is not open for registration.', 'nor come to them');
select tests.as_member('Bob');
select is_empty($$ select from events where user_id = tests.user_id('Ann') and status = 'published' $$, 'on either side');
select is((select count(*)::int from event_registrations where user_id = tests.user_id('Bob') and event_id = tests.event_id('first')), 0, 'whoever blocks gives back their own places with the other');
select is(tests.line('first'), '2 0 Basic Pro', 'as counted');
select tests.as_member('Staff');
select isnt_empty($$ select from events where user_id = tests.user_id('Bob') $$, 'staff see all');

-- An account goes -----------------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.publish('draft', 'Pro', '{"status": "proposed"}');
select tests.publish('kept', 'Pro', '{"capacity": 1}');
select tests.publish('full', 'Closer', '{"capacity": 1}');
select tests.registers('Pro', 'full');
select tests.registers('Basic', 'full');
select tests.registers('Bob', 'full');
select is(tests.line('between') || ' ' || tests.line('full'), '1 0 Pro 1 2 Pro Basic? Bob?', 'before an account goes');
select tests.as_member('Pro');
select set_eq($$ select jsonb_array_elements(export_my_data() -> 'events') ->> 'title' $$, array['draft', 'kept'], 'the organiser''s events are part of their data');
select ok(export_my_data() -> 'event_registrations' @> '[{"title": "full", "status": "registered"}]', 'and their places');
select ok(not (export_my_data() ->> 'event_registrations') like '%user_id%', 'nobody else''s');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select is(tests.line('between') || ' ' || tests.line('full'), '0 0 1 1 Basic Bob?', 'its places are free, and go to the first who waits');
select is(tests.told('Basic'), 'event_place full', 'who is told');
select is(tests.state('draft'), null, 'what was never published is gone');
select results_eq($$ select status, user_id from events where id = tests.event_id('kept') $$, $$ values ('published', null::uuid) $$, 'what was stays, without a name');
select tests.as_member('Bob');
select isnt_empty($$ select from events where id = tests.event_id('kept') $$, 'for all to see');
select is(tests.registers('Bob', 'kept'), 'registered', 'and to register for');
select tests.as_member('Staff');
select lives_ok($$ select cancel_event(tests.event_id('kept')) $$, 'staff can cancel it');
select tests.as_owner();
select is((select count(*)::int from notifications where subject_id = tests.event_id('kept')), 1, 'of which who registered hears');
delete from events where id = tests.event_id('kept');
select is((select count(*)::int from notifications where subject_id = tests.event_id('kept')), 0, 'news of an event go with it');

-- Limits ----------------------------------------------------------------------------------------------------------------

select tests.as_member('Closer');
select tests.save('proposal ' || n) from generate_series(1, 5) as n;
select throws_ok($$ select tests.save('proposal 6') $$, 'P0001', 'You have proposed 5 events today. Please wait until tomorrow.', 'five proposals a day');
select lives_ok($$ select tests.save('proposal 5', '{"title": "Edited"}') $$, 'edits are free');
select tests.as_owner();
update private.allowances set used = 30 where user_id = tests.user_id('Bob') and action = 'event_place';
select tests.as_member('Bob');
select throws_ok(
  $$ select tests.registers('Bob', 'closed') $$, 'P0001', 'This event is for Closer and Partner members', 'what is not open costs nothing'
);
select throws_ok(
  $$ select tests.registers('Bob', 'between') $$, 'P0001', 'You have registered 30 times within 10 minutes. Please wait a little.', 'nobody registers and cancels without end'
);

-- What zones members can choose -------------------------------------------------------------------------------------------

select tests.as_owner();
select is_empty(
  $$ select name from unnest(array[
       'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu',
       'America/Puerto_Rico', 'Pacific/Guam', 'Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Yangon', 'Europe/Kyiv', 'Atlantic/Faroe',
       'America/Argentina/Buenos_Aires'
     ]) as name where name not in (select z.name from pg_timezone_names z) $$,
  'the database knows the zones under the names the app sends'
);

select * from finish();
rollback;
