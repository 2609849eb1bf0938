-- Events: proposed by members and reviewed by staff; capacity,
-- waitlist, and notifications; links for registered members only.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Deputy', staff => true);

create function tests.event_id(name text) returns uuid language sql immutable
as $$ select md5('event ' || name)::uuid; $$;

/* Saves an event the way the app does; `fields` replaces values. The default start is in ten days. */
create function tests.save(name text, fields jsonb default '{}') returns void language sql as $$
  select public.save_event(
    tests.event_id(name), f.title, f.description, f.starts_at, f.ends_at, f.time_zone, f.format, f.exclusive,
    f.location, f.price_usd, f.capacity, f.link,
    coalesce(f.payment, case when f.price_usd is not null then 'At the door, cash or card' end)
  )
  from jsonb_to_record(
    jsonb_build_object(
      'title', 'Meetup', 'description', 'Deals and coffee', 'starts_at', now() + interval '10 days',
      'ends_at', now() + interval '10 days 2 hours', 'time_zone', 'America/New_York', 'format', 'online',
      'exclusive', false, 'link', 'https://meet.example/room'
    ) || fields
  ) as f (
    title text, description text, starts_at timestamptz, ends_at timestamptz, time_zone text, format text,
    exclusive boolean, location text, price_usd numeric, capacity integer, link text, payment text
  );
$$;
/* A published event, or one with the status in `fields`. */
create function tests.publish(name text, organizer text, fields jsonb default '{}') returns void language sql as $$
  insert into public.events (
    id, user_id, title, description, starts_at, ends_at, time_zone, format, location, exclusive, capacity, status
  )
  select tests.event_id(name), tests.user_id(organizer), name, 'Deals and coffee', f.starts_at,
    coalesce(f.ends_at, f.starts_at + interval '2 hours'), 'America/New_York', f.format,
    case f.format when 'in_person' then '12 Oak St' end, f.exclusive, f.capacity, f.status
  from jsonb_to_record(
    '{"exclusive": false, "status": "published", "format": "online"}'
      || jsonb_build_object('starts_at', now() + interval '10 days') || fields
  ) as f (
    starts_at timestamptz, ends_at timestamptz, format text, exclusive boolean, capacity integer, status text
  );
$$;
create function tests.line(name text) returns text language sql security definer as $$
  select concat_ws(
    ' ', e.registered, e.waitlisted,
    (
      select string_agg(
        u.name || case r.status when 'waitlisted' then '?' else '' end, ' ' order by r.status, r.created_at, r.id
      )
      from public.event_registrations r
        join public.users u on u.id = r.user_id
      where r.event_id = e.id
    )
  )
  from public.events e
  where e.id = tests.event_id(line.name);
$$;
create function tests.notifications_of(member text) returns text language sql security definer as $$
  select string_agg(n.kind || ' ' || (n.data ->> 'title'), ', ' order by n.kind, n.data ->> 'title')
  from public.notifications n where n.user_id = tests.user_id(member) and n.kind like 'event%';
$$;
create function tests.registers(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  -- The waitlist is in order of time, and the embedded database's clock counts milliseconds.
  perform pg_sleep(0.002);
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

-- Proposals ---------------------------------------------------------------------------------------

select tests.as_owner();
select tests.verify_email('Unconfirmed');
select tests.as_member('Ann');
select lives_ok(
  $$
    select tests.save(
      'first',
      '{
        "title": "  Meetup ", "description": " Ask @[Nobody](00000000-0000-4000-8000-000000000000)\n ",
        "location": "  ", "link": " https://meet.example/a "
      }'
    )
  $$,
  'a member can propose an event'
);
select results_eq($$ select title, description, location, status, user_id, registered, created_at, edited_at
    from events $$,
  $$ values ('Meetup', 'Ask @Nobody', null::text, 'proposed', tests.user_id('Ann'), 0, now(), now()) $$,
  'a proposal is saved in the member''s name, trimmed and without false mentions');
select tests.holds(statement, outcome, rule) from (values
  ($$ select url from event_links $$, 'gives https://meet.example/a', 'a proposal keeps its link'),
  ($$ select tests.save('first', '{"link": " "}') $$, 'works', 'the organizer can save a proposal again'),
  ($$ select from event_links $$, 'no rows', 'saving a blank link removes the link'),
  ($$ select count(*)::int from notifications $$, 'gives 0', 'a proposal notifies no one'),
  ($$ insert into events (id, title, description, starts_at, ends_at, time_zone, format, status, reason, registered,
      waitlisted, created_at) values (tests.event_id('forged'), 'x', 'x', now() + interval '1 day', now() +
      interval '2 days', 'America/Chicago', 'online', 'published', 'So', 900, 9, '2000-01-01') $$, 'works',
    'an insert that includes protected fields is accepted')
) as t (statement, outcome, rule);
select results_eq($$ select status, reason, registered, waitlisted, created_at from events
    where id = tests.event_id('forged') $$, $$ values ('proposed', null::text, 0, 0, now()) $$,
  'an insert ignores the protected fields sent with it');
select tests.holds(statement, outcome, rule) from (values
  ($$ update events set status = 'published' where id = tests.event_id('forged') $$, 'fails 42501',
    'the organizer can''t publish their event with a direct update'),
  ($$ delete from events where id = tests.event_id('forged') returning id $$, 'rows',
    'the organizer can withdraw a proposal'),
  ($$ select tests.save('x', '{"time_zone": "EST"}') $$, 'fails: Choose a time zone from the list.',
    'a time zone abbreviation is rejected'),
  ($$ select tests.save('x', '{"time_zone": "America/Atlantis"}') $$, 'fails P0001',
    'an unknown time zone is rejected'),
  ($$ select tests.save('x', '{"time_zone": "posix/America/New_York"}') $$, 'fails P0001',
    'a time zone that browsers don''t know is rejected'),
  ($$ select tests.save('x', jsonb_build_object('starts_at', now(), 'ends_at', now() + interval '1 hour')) $$,
    'fails: The event must start in the future.', 'an event must start in the future'),
  ($$ select tests.save('x', jsonb_build_object('starts_at', now() + interval '3 years', 'ends_at', now() +
      interval '3 years 1 hour')) $$, 'fails: The event must start within two years.',
    'an event must start within two years'),
  ($$ select tests.save('x', jsonb_build_object('ends_at', now() + interval '10 days')) $$, 'fails 23514',
    'an event must end after it starts'),
  ($$ select tests.save('x', jsonb_build_object('ends_at', now() + interval '25 days')) $$, 'fails 23514',
    'an event can''t be longer than two weeks'),
  ($$ select tests.save('x', '{"format": "in_person"}') $$, 'fails 23514', 'an in-person event needs a location'),
  ($$ select tests.save('x', '{"format": "hybrid"}') $$, 'fails 23514', 'an unknown format is rejected'),
  ($$ select tests.save('x', '{"title": " "}') $$, 'fails 23514', 'a title can''t be blank'),
  ($$ select tests.save('x', jsonb_build_object('title', repeat('x', 161))) $$, 'fails 23514',
    'a title can''t be longer than 160 characters'),
  ($$ select tests.save('x', '{"description": " "}') $$, 'fails 23514', 'a description can''t be blank'),
  ($$ select tests.save('x', jsonb_build_object('description', repeat('x', 5001))) $$, 'fails 23514',
    'a description can''t be longer than 5,000 characters'),
  ($$ select tests.save('x', '{"capacity": 0}') $$, 'fails 23514', 'capacity must be at least 1'),
  ($$ select tests.save('x', '{"price_usd": 0}') $$, 'fails 23514', 'a price must be more than 0'),
  ($$ select tests.save('x', '{"price_usd": 5, "payment": " "}') $$, 'fails 23514',
    'a price needs payment instructions'),
  ($$ select tests.save('x', jsonb_build_object('price_usd', 5, 'payment', repeat('x', 301))) $$, 'fails 23514',
    'payment instructions can''t be longer than 300 characters'),
  ($$ update events set price_usd = 5 where id = tests.event_id('first') $$, 'fails 23514',
    'a price can''t be added without payment instructions'),
  ($$ select tests.save('x', '{"link": "http://meet.example"}') $$, 'fails 23514', 'a link must use https'),
  ($$ select tests.save('x', '{"link": "javascript:alert(1)"}') $$, 'fails 23514', 'a link can''t be JavaScript'),
  ($$ select tests.save('x', '{"link": "https://meet.example@evil.example/"}') $$, 'fails 23514',
    'a link can''t contain a user name'),
  ($$ select tests.save('x', '{"exclusive": true}') $$,
    'fails: Only Closer and Partner members can organize exclusive events.',
    'a free member can''t organize an exclusive event'),
  ($$ select count(*)::int from events $$, 'gives 1', 'the rejected proposals weren''t saved')
) as t (statement, outcome, rule);

select tests.as_member('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.save('first') $$, 'fails 23505', 'a member can''t overwrite someone else''s proposal'),
  ($$ select register_for_event(tests.event_id('first')) $$, 'fails: This event is not open for registration.',
    'a member can''t register for a proposal'),
  ($$ select register_for_event(tests.event_id('nothing')) $$, 'fails: This event is not open for registration.',
    'registering for an unknown event fails like registering for a proposal')
) as t (statement, outcome, rule);

-- Decisions ---------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ select from events where id = tests.event_id('first') $$, 'rows', 'staff can read proposals'),
  ('Staff', $$ select decide_event(tests.event_id('first'), 'canceled') $$, 'fails 22023',
    'canceled isn''t a valid decision'),
  ('Staff', $$ select decide_event(tests.event_id('first'), null) $$, 'fails 22023', 'a null decision is rejected'),
  ('Staff', $$ select decide_event(tests.event_id('first'), 'returned', ' ') $$,
    'fails 22023: Give the organizer a reason', 'returning an event requires a reason'),
  ('Staff', $$ select decide_event(tests.event_id('first'), 'returned', repeat('x', 1001)) $$, 'fails 23514',
    'a reason can''t be longer than 1,000 characters'),
  ('Staff', $$ select decide_event(tests.event_id('first'), 'published', null, now() - interval '1 second') $$,
    'fails: The event was edited since you opened it. Review it again.',
    'staff can''t decide on an outdated version of the event'),
  ('Staff', $$ select decide_event(tests.event_id('first'), 'returned', ' Where? ', now()) $$, 'works',
    'staff can return an event'),
  ('Staff', $$ select decide_event(tests.event_id('first'), 'published') $$,
    'fails: This event has already been reviewed.', 'a returned event can''t be decided again'),
  ('Staff', $$ tests.state('first') $$, 'gives returned Where?', 'a returned event keeps the reason, trimmed'),
  ('Staff', $$ tests.notifications_of('Ann') $$, 'gives event_decision Meetup', 'a decision notifies the organizer'),
  ('Ann', $$ select data ->> 'status' from notifications $$, 'gives returned',
    'the notification has the status returned'),
  ('Ann', $$ select tests.save('first', '{"capacity": 2, "price_usd": 25.5}') $$, 'works',
    'the organizer can edit a returned event'),
  ('Ann', $$ tests.state('first') $$, 'gives proposed', 'editing a returned event proposes it again'),
  ('Ann', $$ select payment_instructions from events where id = tests.event_id('first') $$,
    'gives At the door, cash or card', 'an event keeps its payment instructions'),
  ('Staff', $$ select tests.save('first',
      '{"title": "Big meetup", "capacity": 2, "price_usd": 25.5, "exclusive": true}') $$, 'works',
    'staff can edit a proposal'),
  ('Staff', $$ tests.state('first') $$, 'gives proposed', 'an edit by staff keeps the event proposed'),
  ('Staff', $$ select tests.save('first', '{"title": "Meetup", "capacity": 2, "price_usd": 25.5}') $$, 'works',
    'staff can undo their edit of a proposal'),
  ('Staff', $$ select decide_event(tests.event_id('first'), 'published', 'unused', now()) $$, 'works',
    'staff can publish an event'),
  ('Staff', $$ tests.state('first') $$, 'gives published', 'a published event has no reason'),
  ('Staff', $$ tests.notifications_of('Ann') $$, 'gives event_decision Meetup',
    'a second decision doesn''t add a notification'),
  ('Ann', $$ select data ->> 'status' from notifications $$, 'gives published',
    'the notification has the newest status'),
  ('Ann', $$ select tests.save('late', jsonb_build_object('starts_at', now() + interval '1 hour', 'ends_at', now() +
      interval '3 hours')) $$, 'works', 'a member can propose an event that starts in an hour')
) as t (who, statement, outcome, rule);
select tests.as_owner();
update events set starts_at = now() - interval '1 hour' where id = tests.event_id('late');
select tests.holds('Staff', $$ select decide_event(tests.event_id('late'), 'published') $$,
    'fails: This event’s start time has passed. Return it so the organizer can choose another.',
    'staff can''t publish an event whose start time has passed');
select tests.as_owner();
delete from events where id = tests.event_id('late');

-- Registration and waitlist -----------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.registers('Bob', 'first') $$, 'gives registered', 'a member can register for an event'),
  (null, $$ tests.registers('Bob', 'first') $$, 'gives registered', 'registering twice returns the same status'),
  (null, $$ select my_registration(e) from events e where e.id = tests.event_id('first') $$, 'gives registered',
    'my_registration returns registered'),
  (null, $$ select url from event_links where event_id = tests.event_id('first') $$, 'gives https://meet.example/room',
    'a registered member can read the link'),
  (null, $$ tests.registers('Pro', 'first') $$, 'gives registered', 'a second member can register'),
  (null, $$ tests.registers('Basic', 'first') $$, 'gives waitlisted', 'a member is waitlisted when the event is full'),
  (null, $$ select from event_links $$, 'no rows', 'a waitlisted member can''t read the link'),
  (null, $$ tests.registers('Unconfirmed', 'first') $$, 'gives waitlisted', 'a second member can join the waitlist'),
  (null, $$ tests.line('first') $$, 'gives 2 2 Bob Pro Basic? Unconfirmed?',
    'the counts match the registrations and the waitlist'),
  ('Closer', $$ select registered, waitlisted, my_registration(e) from events e where id = tests.event_id('first') $$,
    'gives (2,2,)', 'any member can read the counts'),
  ('Closer', $$ select from event_links $$, 'no rows', 'a member who isn''t registered can''t read the link'),
  ('Closer', $$ select cancel_registration(tests.event_id('first')) $$, 'works',
    'canceling a registration that doesn''t exist doesn''t fail'),
  ('Bob', $$ select count(*)::int from event_registrations $$, 'gives 1',
    'a member can read only their own registration'),
  ('Ann', $$ select count(*)::int from event_registrations $$, 'gives 4', 'the organizer can read all registrations'),
  ('Staff', $$ select count(*)::int from event_registrations $$, 'gives 4', 'staff can read all registrations'),
  ('Staff', $$ tests.notifications_of('Basic') $$, 'gives null', 'joining the waitlist doesn''t notify')
) as t (who, statement, outcome, rule);

select tests.leaves('Bob', 'first');
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ tests.line('first') $$, 'gives 2 1 Pro Basic Unconfirmed?',
    'canceling a registration promotes the first on the waitlist'),
  (null, $$ tests.notifications_of('Basic') $$, 'gives event_waitlist_promotion Meetup',
    'a promoted member is notified'),
  ('Basic', $$ select (data ->> 'price_usd') || ' ' || (data ->> 'payment_instructions') from notifications where kind =
      'event_waitlist_promotion' $$, 'gives 25.50 At the door, cash or card',
    'the notification says what to pay and how'),
  ('Bob', $$ tests.notifications_of('Unconfirmed') $$, 'gives null', 'members still on the waitlist aren''t notified'),
  ('Bob', $$ select from event_links $$, 'no rows', 'a member who cancels can no longer read the link'),
  ('Bob', $$ tests.registers('Bob', 'first') $$, 'gives waitlisted',
    'a member who registers again joins the end of the waitlist')
) as t (who, statement, outcome, rule);
select tests.leaves('Unconfirmed', 'first');
select is(tests.line('first'), '2 1 Pro Basic Bob?', 'leaving the waitlist promotes no one');
select tests.leaves('Basic', 'first');
select is(tests.notifications_of('Basic'), null, 'canceling deletes the notification about the promotion');
select is(tests.registers('Basic', 'first'), 'waitlisted', 'a member can rejoin the waitlist');
select tests.leaves('Pro', 'first');
select is(tests.notifications_of('Basic'), 'event_waitlist_promotion Meetup',
  'a member promoted a second time is notified again');
select is(tests.line('first'), '2 0 Bob Basic', 'the waitlist is empty after the last promotion');

-- Changes to a published event --------------------------------------------------------------------

select tests.registers('Pro', 'first');
select tests.as_owner();
update event_registrations set reminded_at = now();
delete from notifications;
select tests.as_member('Ann');
select throws_ok(format($$ select tests.save('first', %L) $$, '{"capacity": 2, "price_usd": 25.5}'::jsonb || fields),
  'P0001', 'Only the time, place, and capacity of a published event can change.', what)
from (values
  ('{"title": "Other"}'::jsonb, 'a published event''s title can''t change'),
  ('{"description": "Other"}', 'a published event''s description can''t change'),
  ('{"price_usd": null}', 'a published event''s price can''t change'),
  ('{"payment": "Wire it to me"}', 'a published event''s payment instructions can''t change'),
  ('{"format": "in_person", "location": "12 Oak St"}', 'a published event''s format can''t change')
) as other (fields, what);
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.save('first', '{"capacity": 1, "price_usd": 25.5}') $$,
    'fails: 2 members are already registered. Capacity can’t be lower.',
    'capacity can''t be lower than the number of registered members'),
  ('Ann', $$ select tests.save('first', '{"capacity": 2, "price_usd": 25.5}') $$, 'works',
    'a published event can be saved without changes'),
  ('Ann', $$ tests.notifications_of('Bob') $$, 'gives null', 'saving without changes doesn''t notify'),
  ('Ann', $$ select tests.save('first', jsonb_build_object('capacity', 2, 'price_usd', 25.5, 'starts_at', now() +
      interval '9 days')) $$, 'works', 'the organizer can change the time of a published event'),
  ('Ann', $$ concat_ws('; ', tests.notifications_of('Bob'), tests.notifications_of('Pro'),
      tests.notifications_of('Closer')) $$, 'gives event_changed Meetup; event_changed Meetup',
    'changing the time notifies registered and waitlisted members'),
  ('owner', $$ select from event_registrations where reminded_at is not null $$, 'no rows',
    'changing the time resets the reminders'),
  ('owner', $$ update notifications set read_at = now() $$, null, null),
  ('owner', $$ select tests.verify_email('Unconfirmed') $$, null, null),
  ('Ann', $$ select tests.save('first', jsonb_build_object('capacity', 2, 'price_usd', 25.5, 'starts_at', now() +
      interval '9 days', 'link', 'https://meet.example/other')) $$, 'works',
    'the organizer can change the link of a published event'),
  ('Bob', $$ select count(*)::int from notifications where kind = 'event_changed' and read_at is null $$, 'gives 1',
    'changing the link notifies again'),
  ('Bob', $$ select url from event_links $$, 'gives https://meet.example/other',
    'registered members can read the new link'),
  ('owner', $$ select tests.verify_email('Unconfirmed') $$, null, null),
  ('Ann', $$ select tests.save('first', jsonb_build_object('capacity', 3, 'price_usd', 25.5, 'starts_at', now() +
      interval '9 days', 'link', 'https://meet.example/other')) $$, 'works', 'the organizer can raise the capacity'),
  ('Ann', $$ tests.line('first') $$, 'gives 3 0 Bob Basic Pro', 'raising the capacity promotes from the waitlist'),
  ('Ann', $$ tests.notifications_of('Pro') $$, 'gives event_changed Meetup, event_waitlist_promotion Meetup',
    'a member promoted by a higher capacity is notified'),
  ('Ann', $$ delete from events where id = tests.event_id('first') returning id $$, 'no rows',
    'the organizer can''t delete a published event'),
  ('owner', $$ update private.rate_limits set used = 10 where action = 'event_change' $$, null, null),
  ('Ann', $$ select tests.save('first', '{"capacity": 3, "price_usd": 25.5}') $$,
    'fails: You can change 10 published events a day.', 'a published event can''t be changed more than 10 times a day'),
  ('Ann', $$ update event_links set url = 'https://meet.example/third' where event_id = tests.event_id('first') $$,
    'fails: You can change 10 published events a day.', 'the limit includes changes to the link')
) as t (who, statement, outcome, rule);

-- Exclusive events --------------------------------------------------------------------------------

select tests.holds('Partner', $$ select tests.save('closed', '{"exclusive": true, "title": "Closed"}') $$, 'works',
    'a partner member can propose an exclusive event');
select tests.as_member('Staff');
select decide_event(tests.event_id('closed'), 'published');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select from events where id = tests.event_id('closed') $$, 'rows',
    'a free member can see an exclusive event'),
  ('Bob', $$ select tests.registers('Bob', 'closed') $$, 'fails: This event is for Closer and Partner members',
    'a free member can''t register for an exclusive event'),
  (null, $$ tests.registers('Pro', 'closed') || tests.registers('Closer', 'closed') || tests.registers('Staff',
      'closed') $$, 'gives registeredregisteredregistered',
    'paid members and staff can register for an exclusive event'),
  ('Pro', $$ select from event_links where event_id = tests.event_id('closed') $$, 'rows',
    'a registered pro member can read the link'),
  ('owner', $$ update users set membership_tier = 'free' where id = tests.user_id('Pro') $$, null, null),
  ('Pro', $$ select from event_links where event_id = tests.event_id('closed') $$, 'no rows',
    'a member who downgrades can no longer read the link')
) as t (who, statement, outcome, rule);
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Pro');

-- In-person events --------------------------------------------------------------------------------

select tests.as_owner();
select tests.publish('tour', 'Ann', '{"format": "in_person", "capacity": 1}');
select tests.holds('Bob', $$ select from events where id = tests.event_id('tour') $$, 'rows',
    'a free member can see an in-person event');
select throws_ok(format($$ select tests.registers(%L, 'tour') $$, member), 'P0001',
  'In-person events are for paid members', member || ' can''t register for an in-person event')
from unnest(array['Bob', 'Basic', 'Unconfirmed']) as member;
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.registers('Ann', 'tour') $$, 'gives registered',
    'a free organizer can register for their own in-person event'),
  ($$ select tests.registers('Bob', 'tour') $$, 'fails: In-person events are for paid members',
    'a free member can''t join the waitlist of an in-person event'),
  ($$ tests.registers('Pro', 'tour') || tests.registers('Closer', 'tour') || tests.registers('Staff', 'tour') ||
      tests.registers('Partner', 'tour') $$, 'gives waitlistedwaitlistedwaitlistedwaitlisted',
    'paid members and staff can join the waitlist of an in-person event')
) as t (statement, outcome, rule);
select tests.as_owner();
update users set membership_tier = 'free' where id in (tests.user_id('Pro'), tests.user_id('Closer'));
select is(tests.registers('Pro', 'tour'), 'waitlisted', 'a member whose membership ended keeps their waitlist spot');
select tests.leaves('Ann', 'tour');
select tests.holds($$ tests.line('tour') $$, 'gives 1 3 Staff Pro? Closer? Partner?',
    'a freed spot skips waitlisted members whose membership ended');
select tests.leaves('Partner', 'tour');
select tests.leaves('Staff', 'tour');
select is(tests.line('tour'), '0 2 Pro? Closer?', 'no one without the entitlement is promoted');
select is_empty($$ select from notifications where subject_id = tests.event_id('tour')
    and user_id = tests.user_id('Pro') $$, 'a member who isn''t promoted isn''t notified') from tests.as_owner();
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Closer');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.registers('Partner', 'tour') $$, 'gives waitlisted',
    'a member who renewed while waitlisted gets a free spot before later registrations'),
  (null, $$ tests.line('tour') $$, 'gives 1 2 Closer Pro? Partner?', 'the counts match'),
  (null, $$ select tests.leaves('Partner', 'tour') $$, null, null),
  (null, $$ select tests.leaves('Closer', 'tour') $$, null, null),
  (null, $$ tests.registers('Partner', 'tour') $$, 'gives registered',
    'a free spot goes to the next member with the entitlement'),
  ('owner', $$ select from notifications where subject_id = tests.event_id('tour') and user_id =
      tests.user_id('Partner') $$, 'no rows', 'a member who registers right away isn''t notified of a promotion'),
  ('owner', $$ update users set membership_tier = 'free' where id = tests.user_id('Partner') $$, null, null),
  ('owner', $$ tests.registers('Partner', 'tour') $$, 'gives registered',
    'a member who registered while paid keeps the spot'),
  ('Ann', $$ select tests.save('tour',
      '{"format": "in_person", "capacity": 2, "title": "tour", "link": null, "location": "12 Oak St"}') $$, 'works',
    'the organizer can add a spot'),
  ('Ann', $$ tests.line('tour') $$, 'gives 1 1 Partner Pro?',
    'a new spot isn''t given to a member without the entitlement'),
  ('owner', $$ update users set membership_tier = 'pro' where id = tests.user_id('Pro') $$, null, null),
  ('service', $$ remind_of_events() $$, 'gives 0', 'remind_of_events reminds no one of an event in ten days'),
  ('service', $$ tests.line('tour') $$, 'gives 2 0 Pro Partner',
    'the next run of remind_of_events gives a renewed member the free spot')
) as t (who, statement, outcome, rule);
select tests.as_owner();
update users set membership_tier = 'partner' where id = tests.user_id('Partner');
update users set membership_tier = 'closer' where id = tests.user_id('Closer');
delete from events where id = tests.event_id('tour');

-- Reminders ---------------------------------------------------------------------------------------

select tests.publish('soon', 'Ann', jsonb_build_object('starts_at', now() + interval '24 hours', 'capacity', 1));
select tests.publish('later', 'Ann', jsonb_build_object('starts_at', now() + interval '24 hours 1 second'));
select tests.publish('running', 'Ann', jsonb_build_object('starts_at', now() - interval '1 hour'));
select tests.publish('over', 'Ann', jsonb_build_object('starts_at', now() - interval '3 hours'));
select tests.publish('off', 'Ann', jsonb_build_object('starts_at', now() + interval '2 hours'));
select tests.registers('Bob', name) from unnest(array['soon', 'later', 'running', 'off']) as name;
select tests.holds($$ select tests.registers('Bob', 'over') $$, 'fails: This event is over.',
    'a member can''t register for a past event');
select tests.registers('Pro', 'soon');
select tests.as_member('Ann');
select cancel_event(tests.event_id('off'));
select tests.as_owner();
delete from notifications;
select tests.as_service();
select is(remind_of_events(), 1, 'remind_of_events returns the number of reminders sent');
select is(tests.notifications_of('Bob'), 'event_reminder soon',
  'a registered member is reminded within a day of the event');
select is(tests.notifications_of('Pro'), null, 'a waitlisted member isn''t reminded');
select is(remind_of_events(), 0, 'no one is reminded twice');
select tests.as_member('Bob');
select results_eq(
  $$
    select (data ->> 'starts_at')::timestamptz, data ->> 'time_zone', (data ->> 'event_id')::uuid, subject_id, actor_id
    from notifications
  $$,
  $$
    values (now() + interval '24 hours', 'America/New_York', tests.event_id('soon'), tests.event_id('soon'), null::uuid)
  $$,
  'a reminder has the event''s time and id'
);
select tests.leaves('Bob', 'soon');
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ tests.notifications_of('Bob') $$, 'gives null', 'canceling a registration deletes its reminder'),
  ('service', $$ remind_of_events() $$, 'gives 1', 'remind_of_events reminds a member promoted later'),
  ('service', $$ tests.notifications_of('Pro') $$, 'gives event_reminder soon, event_waitlist_promotion soon',
    'a promoted member gets a notification and a reminder'),
  ('owner', $$ update events set starts_at = starts_at - interval '1 hour' where id = tests.event_id('soon') $$, null,
    null),
  ('owner', $$ tests.notifications_of('Pro') $$, 'gives event_changed soon, event_waitlist_promotion soon',
    'changing the time deletes the reminders'),
  ('service', $$ remind_of_events() $$, 'gives 1', 'remind_of_events reminds again after a change of time')
) as t (who, statement, outcome, rule);

-- Cancellation ------------------------------------------------------------------------------------

select tests.publish('doomed', 'Ann', '{"capacity": 1}');
select tests.registers('Bob', 'doomed');
select tests.registers('Pro', 'doomed');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select cancel_event(tests.event_id('over')) $$, 'fails: This event is over.',
    'a past event can''t be canceled'),
  ('Ann', $$ select tests.save('over') $$, 'fails: This event is over.', 'a past event can''t be edited'),
  ('Ann', $$ select cancel_event(tests.event_id('doomed'), repeat('x', 1001)) $$, 'fails 23514',
    'a cancellation reason can''t be longer than 1,000 characters'),
  ('Ann', $$ select cancel_event(tests.event_id('doomed'), ' Rain ') $$, 'works', 'the organizer can cancel an event'),
  ('Ann', $$ select cancel_event(tests.event_id('doomed')) $$,
    'fails: This event is already canceled or isn’t published.', 'an event can''t be canceled twice'),
  ('Ann', $$ select tests.save('doomed') $$, 'fails: This event was canceled.', 'a canceled event can''t be edited'),
  ('Ann', $$ tests.state('doomed') $$, 'gives canceled Rain', 'a canceled event keeps the reason, trimmed')
) as t (who, statement, outcome, rule);
select is(
  concat_ws('; ', tests.notifications_of('Bob'), tests.notifications_of('Pro'), tests.notifications_of('Ann')),
  'event_canceled doomed; '
  'event_canceled doomed, event_changed soon, event_reminder soon, event_waitlist_promotion soon',
  'canceling notifies registered and waitlisted members'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select from events where id = tests.event_id('doomed') $$, 'rows',
    'a registered member can still see a canceled event'),
  ('Bob', $$ select tests.registers('Closer', 'doomed') $$, 'fails: This event is not open for registration.',
    'a member can''t register for a canceled event'),
  ('Closer', $$ select from events where id = tests.event_id('doomed') $$, 'no rows',
    'a member who isn''t registered can''t see a canceled event')
) as t (who, statement, outcome, rule);
select tests.leaves('Bob', 'doomed');
select is(tests.line('doomed'), '0 1 Pro?', 'no one is promoted at a canceled event');
select tests.publish('stopped', 'Ann') from tests.as_owner();
select tests.as_member('Deputy');
select lives_ok($$ select cancel_event(tests.event_id('stopped'), 'Spam') $$, 'staff can cancel an event');
select is(tests.notifications_of('Ann'), 'event_canceled stopped', 'a cancellation by staff notifies the organizer');
select tests.holds($$ update events set title = 'x' where id = tests.event_id('nothing') returning id $$, 'no rows',
    'staff can''t edit an unknown event');

-- Blocks ------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.publish('between', 'Bob', '{"capacity": 1}');
select tests.publish('past', 'Bob', jsonb_build_object('starts_at', now() - interval '1 hour'));
select tests.registers('Ann', 'between');
select tests.registers('Pro', 'between');
select tests.registers('Ann', 'past');
select tests.as_owner();
update events
set starts_at = now() - interval '5 hours', ends_at = now() - interval '4 hours'
where id = tests.event_id('past');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.line('between') $$, 'gives 1 0 Pro',
    'a member blocked by the organizer loses their spot to the first on the waitlist'),
  ('Bob', $$ tests.line('past') $$, 'gives 1 0 Ann', 'a block keeps registrations for past events'),
  ('Bob', $$ select count(*)::int from event_registrations where user_id = tests.user_id('Bob') and event_id =
      tests.event_id('first') $$, 'gives 0', 'the blocker loses their registrations for the blocked member''s events'),
  ('Bob', $$ tests.line('first') $$, 'gives 2 0 Basic Pro', 'a block updates the counts of both members'' events'),
  ('Staff', $$ select from events where user_id = tests.user_id('Bob') $$, 'rows',
    'staff can see events across a block')
) as t (who, statement, outcome, rule);

-- Account deletion --------------------------------------------------------------------------------

select tests.as_owner();
select tests.publish('draft', 'Pro', '{"status": "proposed"}');
select tests.publish('kept', 'Pro', '{"capacity": 1}');
select tests.publish('full', 'Closer', '{"capacity": 1}');
select tests.registers('Pro', 'full');
select tests.registers('Basic', 'full');
select tests.registers('Bob', 'full');
select tests.holds($$ tests.line('between') || ' ' || tests.line('full') $$, 'gives 1 0 Pro 1 2 Pro Basic? Bob?',
    'before the deletion, Pro is registered for two events');
select tests.as_member('Pro');
select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ not (export_my_data() ->> 'event_registrations') like '%user_id%' $$, 'gives true',
    'the export doesn''t include other attendees'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Pro') $$, null, null),
  ('owner', $$ tests.line('between') || ' ' || tests.line('full') $$, 'gives 0 0 1 1 Basic Bob?',
    'deleting an account frees its spots for the waitlist'),
  ('owner', $$ tests.notifications_of('Basic') $$, 'gives event_waitlist_promotion full',
    'a member promoted by an account deletion is notified'),
  ('owner', $$ select status, user_id from events where id = tests.event_id('kept') $$, 'gives (published,)',
    'deleting an account keeps its published events without an organizer'),
  ('Bob', $$ select from events where id = tests.event_id('kept') $$, 'rows',
    'members can see an event whose organizer deleted their account'),
  ('Bob', $$ tests.registers('Bob', 'kept') $$, 'gives registered',
    'members can register for an event whose organizer deleted their account'),
  ('Staff', $$ select cancel_event(tests.event_id('kept')) $$, 'works',
    'staff can cancel an event whose organizer deleted their account'),
  ('owner', $$ select count(*)::int from notifications where subject_id = tests.event_id('kept') $$, 'gives 1',
    'canceling such an event notifies registered members'),
  ('owner', $$ delete from events where id = tests.event_id('kept') $$, null, null),
  ('owner', $$ select count(*)::int from notifications where subject_id = tests.event_id('kept') $$, 'gives 0',
    'deleting an event deletes its notifications')
) as t (who, statement, outcome, rule);

-- Rate limits -------------------------------------------------------------------------------------

select tests.as_member('Closer');
select tests.save('proposal ' || n) from generate_series(1, 5) as n;
select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select tests.save('proposal 6') $$, 'fails: You can propose 5 events a day.',
    'a member can''t propose more than five events a day'),
  ('Closer', $$ select tests.save('proposal 5', '{"title": "Edited"}') $$, 'works',
    'editing a proposal doesn''t count toward the limit'),
  ('owner', $$ update private.rate_limits set used = 30 where user_id = tests.user_id('Bob') and action =
      'event_registration' $$, null, null),
  ('Bob', $$ select tests.registers('Bob', 'closed') $$, 'fails: This event is for Closer and Partner members',
    'a rejected registration doesn''t count toward the limit'),
  (null, $$ select tests.registers('Bob', 'between') $$, 'fails: You can register for 30 events in 10 minutes.',
    'a member can''t register more than 30 times in 10 minutes')
) as t (who, statement, outcome, rule);

-- Time zones --------------------------------------------------------------------------------------

select tests.holds('owner', $$ select name from unnest(array[ 'America/New_York', 'America/Chicago', 'America/Denver',
      'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu', 'America/Puerto_Rico',
      'Pacific/Guam', 'Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Yangon', 'Europe/Kyiv',
      'Atlantic/Faroe', 'America/Argentina/Buenos_Aires' ]) as name where name not in (select z.name from
      pg_timezone_names z) $$, 'no rows', 'Postgres knows the time zones by the names the app sends');

select * from finish();
rollback;
