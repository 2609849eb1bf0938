-- Events: proposed by members and reviewed by staff; capacity,
-- waitlist, and notifications; links for registered members only.
begin;
\ir helpers.psql
select no_plan();
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

select tests.as_visitor();
select throws_ok($$ select tests.save('first') $$, '42501', null, 'a visitor can''t propose an event');
select throws_ok($$ select from events $$, '42501', null, 'a visitor can''t read events');
select throws_ok(
  $$ select register_for_event(tests.event_id('first')) $$,
  '42501', null, 'a visitor can''t register for an event'
);
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select tests.save('first') $$,
  'P0001', 'Verify your email address first.', 'an unconfirmed member can''t propose an event'
);

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
select results_eq(
  $$ select title, description, location, status, user_id, registered, created_at, edited_at from events $$,
  $$ values ('Meetup', 'Ask @Nobody', null::text, 'proposed', tests.user_id('Ann'), 0, now(), now()) $$,
  'a proposal is saved in the member''s name, trimmed and without false mentions'
);
select is((select url from event_links), 'https://meet.example/a', 'a proposal keeps its link');
select lives_ok($$ select tests.save('first', '{"link": " "}') $$, 'the organizer can save a proposal again');
select is((select count(*)::int from events), 1, 'saving a proposal again doesn''t add an event');
select is_empty($$ select from event_links $$, 'saving a blank link removes the link');
select is((select count(*)::int from notifications), 0, 'a proposal notifies no one');

select throws_ok(
  $$
    insert into events (user_id, title, description, starts_at, ends_at, time_zone, format)
    values (
      tests.user_id('Bob'), 'x', 'x', now() + interval '1 day', now() + interval '2 days', 'America/Chicago', 'online'
    )
  $$,
  '42501', 'Not allowed on behalf of another member', 'a member can''t propose an event in someone else''s name'
);
select lives_ok(
  $$
    insert into events (
      id, title, description, starts_at, ends_at, time_zone, format, status, reason, registered, waitlisted, created_at
    )
    values (
      tests.event_id('forged'), 'x', 'x', now() + interval '1 day', now() + interval '2 days', 'America/Chicago',
      'online', 'published', 'So', 900, 9, '2000-01-01'
    )
  $$,
  'an insert that includes protected fields is accepted'
);
select results_eq(
  $$ select status, reason, registered, waitlisted, created_at from events where id = tests.event_id('forged') $$,
  $$ values ('proposed', null::text, 0, 0, now()) $$,
  'an insert ignores the protected fields sent with it'
);
select throws_ok(
  $$ update events set status = 'published' where id = tests.event_id('forged') $$,
  '42501', null, 'the organizer can''t publish their event with a direct update'
);
select throws_ok(
  $$ update events set registered = 5 where id = tests.event_id('forged') $$,
  '42501', null, 'the organizer can''t set the number of registrations'
);
select throws_ok(
  $$ update events set waitlisted = 5 where id = tests.event_id('forged') $$,
  '42501', null, 'the organizer can''t set the length of the waitlist'
);
select throws_ok(
  $$ update events set user_id = tests.user_id('Bob') where id = tests.event_id('forged') $$,
  '42501', null, 'the organizer can''t transfer the event'
);
select throws_ok(
  $$ select decide_event(tests.event_id('forged'), 'published') $$,
  '42501', 'Only reviewers can review events', 'the organizer can''t publish their event with decide_event'
);
select throws_ok($$ select remind_of_events() $$, '42501', null, 'a member can''t send reminders');
select isnt_empty(
  $$ delete from events where id = tests.event_id('forged') returning id $$,
  'the organizer can withdraw a proposal'
);

select throws_ok(
  $$ select tests.save('x', '{"time_zone": "EST"}') $$,
  'P0001', 'Choose a time zone from the list.', 'a time zone abbreviation is rejected'
);
select throws_ok(
  $$ select tests.save('x', '{"time_zone": "America/Atlantis"}') $$,
  'P0001', null, 'an unknown time zone is rejected'
);
select throws_ok(
  $$ select tests.save('x', '{"time_zone": "posix/America/New_York"}') $$,
  'P0001', null, 'a time zone that browsers don''t know is rejected'
);
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('starts_at', now(), 'ends_at', now() + interval '1 hour')) $$,
  'P0001', 'The event must start in the future.', 'an event must start in the future'
);
select throws_ok(
  $$
    select tests.save(
      'x', jsonb_build_object('starts_at', now() + interval '3 years', 'ends_at', now() + interval '3 years 1 hour')
    )
  $$,
  'P0001', 'The event must start within two years.', 'an event must start within two years'
);
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('ends_at', now() + interval '10 days')) $$,
  '23514', null, 'an event must end after it starts'
);
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('ends_at', now() + interval '25 days')) $$,
  '23514', null, 'an event can''t be longer than two weeks'
);
select throws_ok(
  $$ select tests.save('x', '{"format": "in_person"}') $$,
  '23514', null, 'an in-person event needs a location'
);
select throws_ok($$ select tests.save('x', '{"format": "hybrid"}') $$, '23514', null, 'an unknown format is rejected');
select throws_ok($$ select tests.save('x', '{"title": " "}') $$, '23514', null, 'a title can''t be blank');
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('title', repeat('x', 161))) $$,
  '23514', null, 'a title can''t be longer than 160 characters'
);
select throws_ok($$ select tests.save('x', '{"description": " "}') $$, '23514', null, 'a description can''t be blank');
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('description', repeat('x', 5001))) $$,
  '23514', null, 'a description can''t be longer than 5,000 characters'
);
select throws_ok($$ select tests.save('x', '{"capacity": 0}') $$, '23514', null, 'capacity must be at least 1');
select throws_ok($$ select tests.save('x', '{"price_usd": 0}') $$, '23514', null, 'a price must be more than 0');
select throws_ok(
  $$ select tests.save('x', '{"price_usd": 5, "payment": " "}') $$,
  '23514', null, 'a price needs payment instructions'
);
select throws_ok(
  $$ select tests.save('x', jsonb_build_object('price_usd', 5, 'payment', repeat('x', 301))) $$,
  '23514', null, 'payment instructions can''t be longer than 300 characters'
);
select throws_ok(
  $$ update events set price_usd = 5 where id = tests.event_id('first') $$,
  '23514', null, 'a price can''t be added without payment instructions'
);
select throws_ok(
  $$ select tests.save('x', '{"link": "http://meet.example"}') $$,
  '23514', null, 'a link must use https'
);
select throws_ok(
  $$ select tests.save('x', '{"link": "javascript:alert(1)"}') $$,
  '23514', null, 'a link can''t be JavaScript'
);
select throws_ok(
  $$ select tests.save('x', '{"link": "https://meet.example@evil.example/"}') $$,
  '23514', null, 'a link can''t contain a user name'
);
select throws_ok(
  $$ select tests.save('x', '{"exclusive": true}') $$,
  'P0001', 'Only Closer and Partner members can organize exclusive events.',
  'a free member can''t organize an exclusive event'
);
select is((select count(*)::int from events), 1, 'the rejected proposals weren''t saved');

select tests.as_member('Bob');
select is_empty($$ select from events $$, 'a member can''t see someone else''s proposal');
select throws_ok($$ select tests.save('first') $$, '23505', null, 'a member can''t overwrite someone else''s proposal');
select is_empty(
  $$ update events set title = 'x' where id = tests.event_id('first') returning id $$,
  'a member can''t edit someone else''s proposal'
);
select is_empty(
  $$ delete from events where id = tests.event_id('first') returning id $$,
  'a member can''t delete someone else''s proposal'
);
select throws_ok(
  $$ insert into event_links values (tests.event_id('first'), 'https://evil.example/') $$,
  '42501', null, 'a member can''t add a link to someone else''s proposal'
);
select throws_ok(
  $$ select register_for_event(tests.event_id('first')) $$,
  'P0001', 'This event is not open for registration.', 'a member can''t register for a proposal'
);
select throws_ok(
  $$ select register_for_event(tests.event_id('nothing')) $$,
  'P0001', 'This event is not open for registration.',
  'registering for an unknown event fails like registering for a proposal'
);
select throws_ok(
  $$ select cancel_event(tests.event_id('first')) $$,
  '42501', 'Only the organizer and staff can cancel an event', 'a member can''t cancel someone else''s proposal'
);
select throws_ok(
  $$ select cancel_event(tests.event_id('nothing')) $$,
  '42501', null, 'a member can''t cancel an unknown event'
);

-- Decisions ---------------------------------------------------------------------------------------

select tests.as_member('Staff');
select isnt_empty($$ select from events where id = tests.event_id('first') $$, 'staff can read proposals');
select throws_ok(
  $$ select decide_event(tests.event_id('first'), 'canceled') $$,
  '22023', null, 'canceled isn''t a valid decision'
);
select throws_ok(
  $$ select decide_event(tests.event_id('first'), null) $$,
  '22023', null, 'a null decision is rejected'
);
select throws_ok(
  $$ select decide_event(tests.event_id('first'), 'returned', ' ') $$,
  '22023', 'Give the organizer a reason', 'returning an event requires a reason'
);
select throws_ok(
  $$ select decide_event(tests.event_id('first'), 'returned', repeat('x', 1001)) $$,
  '23514', null, 'a reason can''t be longer than 1,000 characters'
);
select throws_ok(
  $$ select decide_event(tests.event_id('first'), 'published', null, now() - interval '1 second') $$,
  'P0001', 'The event was edited since you opened it. Review it again.',
  'staff can''t decide on an outdated version of the event'
);
select lives_ok(
  $$ select decide_event(tests.event_id('first'), 'returned', ' Where? ', now()) $$,
  'staff can return an event'
);
select throws_ok(
  $$ select decide_event(tests.event_id('first'), 'published') $$,
  'P0001', 'This event has already been reviewed.', 'a returned event can''t be decided again'
);
select is(tests.state('first'), 'returned Where?', 'a returned event keeps the reason, trimmed');
select is(tests.notifications_of('Ann'), 'event_decision Meetup', 'a decision notifies the organizer');
select tests.as_member('Ann');
select is((select data ->> 'status' from notifications), 'returned', 'the notification has the status returned');
select lives_ok(
  $$ select tests.save('first', '{"capacity": 2, "price_usd": 25.5}') $$,
  'the organizer can edit a returned event'
);
select is(tests.state('first'), 'proposed', 'editing a returned event proposes it again');
select is(
  (select payment_instructions from events where id = tests.event_id('first')),
  'At the door, cash or card', 'an event keeps its payment instructions'
);
select tests.as_member('Staff');
select lives_ok(
  $$ select tests.save('first', '{"title": "Big meetup", "capacity": 2, "price_usd": 25.5, "exclusive": true}') $$,
  'staff can edit a proposal'
);
select is(tests.state('first'), 'proposed', 'an edit by staff keeps the event proposed');
select lives_ok(
  $$ select tests.save('first', '{"title": "Meetup", "capacity": 2, "price_usd": 25.5}') $$,
  'staff can undo their edit of a proposal'
);
select lives_ok(
  $$ select decide_event(tests.event_id('first'), 'published', 'unused', now()) $$,
  'staff can publish an event'
);
select is(tests.state('first'), 'published', 'a published event has no reason');
select is(tests.notifications_of('Ann'), 'event_decision Meetup', 'a second decision doesn''t add a notification');
select tests.as_member('Ann');
select is((select data ->> 'status' from notifications), 'published', 'the notification has the newest status');
select lives_ok(
  $$
    select tests.save(
      'late', jsonb_build_object('starts_at', now() + interval '1 hour', 'ends_at', now() + interval '3 hours')
    )
  $$,
  'a member can propose an event that starts in an hour'
);
select tests.as_owner();
update events set starts_at = now() - interval '1 hour' where id = tests.event_id('late');
select tests.as_member('Staff');
select throws_ok(
  $$ select decide_event(tests.event_id('late'), 'published') $$,
  'P0001', 'This event’s start time has passed. Return it so the organizer can choose another.',
  'staff can''t publish an event whose start time has passed'
);
select tests.as_owner();
delete from events where id = tests.event_id('late');

-- Registration and waitlist -----------------------------------------------------------------------

select is(tests.registers('Bob', 'first'), 'registered', 'a member can register for an event');
select is(tests.registers('Bob', 'first'), 'registered', 'registering twice returns the same status');
select is(
  (select my_registration(e) from events e where e.id = tests.event_id('first')),
  'registered', 'my_registration returns registered'
);
select is(
  (select url from event_links where event_id = tests.event_id('first')),
  'https://meet.example/room', 'a registered member can read the link'
);
select is(tests.registers('Pro', 'first'), 'registered', 'a second member can register');
select is(tests.registers('Basic', 'first'), 'waitlisted', 'a member is waitlisted when the event is full');
select is_empty($$ select from event_links $$, 'a waitlisted member can''t read the link');
select is(tests.registers('Unconfirmed', 'first'), 'waitlisted', 'a second member can join the waitlist');
select is(
  tests.line('first'),
  '2 2 Bob Pro Basic? Unconfirmed?', 'the counts match the registrations and the waitlist'
);
select tests.as_member('Closer');
select results_eq(
  $$ select registered, waitlisted, my_registration(e) from events e where id = tests.event_id('first') $$,
  $$ values (2, 2, null::text) $$,
  'any member can read the counts'
);
select is_empty($$ select from event_registrations $$, 'a member can''t read who registered');
select is_empty($$ select from event_links $$, 'a member who isn''t registered can''t read the link');
select throws_ok(
  $$
    insert into event_registrations (event_id, user_id, status)
    values (tests.event_id('first'), tests.user_id('Closer'), 'registered')
  $$,
  '42501', null, 'a member can''t insert a registration directly'
);
select throws_ok(
  $$ update event_registrations set status = 'registered' $$,
  '42501', null, 'a member can''t promote themselves from the waitlist'
);
select throws_ok($$ delete from event_registrations $$, '42501', null, 'a member can''t delete registrations');
select is_empty(
  $$ update event_links set url = 'https://evil.example/' returning event_id $$,
  'a member can''t replace the link'
);
select lives_ok(
  $$ select cancel_registration(tests.event_id('first')) $$,
  'canceling a registration that doesn''t exist doesn''t fail'
);
select tests.as_member('Bob');
select is((select count(*)::int from event_registrations), 1, 'a member can read only their own registration');
select tests.as_member('Ann');
select is((select count(*)::int from event_registrations), 4, 'the organizer can read all registrations');
select tests.as_member('Staff');
select is((select count(*)::int from event_registrations), 4, 'staff can read all registrations');
select is(tests.notifications_of('Basic'), null, 'joining the waitlist doesn''t notify');

select tests.leaves('Bob', 'first');
select is(
  tests.line('first'),
  '2 1 Pro Basic Unconfirmed?', 'canceling a registration promotes the first on the waitlist'
);
select is(tests.notifications_of('Basic'), 'event_waitlist_promotion Meetup', 'a promoted member is notified');
select tests.as_member('Basic');
select is(
  (select (data ->> 'price_usd') || ' ' || (data ->> 'payment_instructions') from notifications
    where kind = 'event_waitlist_promotion'),
  '25.50 At the door, cash or card', 'the notification says what to pay and how'
);
select tests.as_member('Bob');
select is(tests.notifications_of('Unconfirmed'), null, 'members still on the waitlist aren''t notified');
select is_empty($$ select from event_links $$, 'a member who cancels can no longer read the link');
select is(tests.registers('Bob', 'first'), 'waitlisted', 'a member who registers again joins the end of the waitlist');
select tests.leaves('Unconfirmed', 'first');
select is(tests.line('first'), '2 1 Pro Basic Bob?', 'leaving the waitlist promotes no one');
select tests.leaves('Basic', 'first');
select is(tests.notifications_of('Basic'), null, 'canceling deletes the notification about the promotion');
select is(tests.registers('Basic', 'first'), 'waitlisted', 'a member can rejoin the waitlist');
select tests.leaves('Pro', 'first');
select is(
  tests.notifications_of('Basic'),
  'event_waitlist_promotion Meetup', 'a member promoted a second time is notified again'
);
select is(tests.line('first'), '2 0 Bob Basic', 'the waitlist is empty after the last promotion');

-- Changes to a published event --------------------------------------------------------------------

select tests.registers('Pro', 'first');
select tests.as_owner();
update event_registrations set reminded_at = now();
delete from notifications;
select tests.as_member('Ann');
select throws_ok(
  format($$ select tests.save('first', %L) $$, '{"capacity": 2, "price_usd": 25.5}'::jsonb || fields),
  'P0001', 'Only the time, place, and capacity of a published event can change.', what
) from (values
  ('{"title": "Other"}'::jsonb, 'a published event''s title can''t change'),
  ('{"description": "Other"}', 'a published event''s description can''t change'),
  ('{"price_usd": null}', 'a published event''s price can''t change'),
  ('{"payment": "Wire it to me"}', 'a published event''s payment instructions can''t change'),
  ('{"format": "in_person", "location": "12 Oak St"}', 'a published event''s format can''t change')
) as other (fields, what);
select throws_ok(
  $$ select tests.save('first', '{"capacity": 1, "price_usd": 25.5}') $$,
  'P0001', '2 members are already registered. Capacity can’t be lower.',
  'capacity can''t be lower than the number of registered members'
);
select lives_ok(
  $$ select tests.save('first', '{"capacity": 2, "price_usd": 25.5}') $$,
  'a published event can be saved without changes'
);
select is(tests.notifications_of('Bob'), null, 'saving without changes doesn''t notify');
select lives_ok(
  $$
    select tests.save(
      'first', jsonb_build_object('capacity', 2, 'price_usd', 25.5, 'starts_at', now() + interval '9 days')
    )
  $$,
  'the organizer can change the time of a published event'
);
select is(
  concat_ws('; ', tests.notifications_of('Bob'), tests.notifications_of('Pro'), tests.notifications_of('Closer')),
  'event_changed Meetup; event_changed Meetup', 'changing the time notifies registered and waitlisted members'
);
select tests.as_owner();
select is_empty(
  $$ select from event_registrations where reminded_at is not null $$,
  'changing the time resets the reminders'
);
update notifications set read_at = now();
select tests.as_owner();
select tests.verify_email('Unconfirmed');
select tests.as_member('Ann');
select lives_ok(
  $$
    select tests.save(
      'first',
      jsonb_build_object(
        'capacity', 2, 'price_usd', 25.5, 'starts_at', now() + interval '9 days', 'link', 'https://meet.example/other'
      )
    )
  $$,
  'the organizer can change the link of a published event'
);
select tests.as_member('Bob');
select is(
  (select count(*)::int from notifications where kind = 'event_changed' and read_at is null),
  1, 'changing the link notifies again'
);
select is((select url from event_links), 'https://meet.example/other', 'registered members can read the new link');
select tests.as_owner();
select tests.verify_email('Unconfirmed');
select tests.as_member('Ann');
select lives_ok(
  $$
    select tests.save(
      'first',
      jsonb_build_object(
        'capacity', 3, 'price_usd', 25.5, 'starts_at', now() + interval '9 days', 'link', 'https://meet.example/other'
      )
    )
  $$,
  'the organizer can raise the capacity'
);
select is(tests.line('first'), '3 0 Bob Basic Pro', 'raising the capacity promotes from the waitlist');
select is(
  tests.notifications_of('Pro'),
  'event_changed Meetup, event_waitlist_promotion Meetup', 'a member promoted by a higher capacity is notified'
);
select is_empty(
  $$ delete from events where id = tests.event_id('first') returning id $$,
  'the organizer can''t delete a published event'
);
select tests.as_owner();
update private.rate_limits set used = 10 where action = 'event_change';
select tests.as_member('Ann');
select throws_ok(
  $$ select tests.save('first', '{"capacity": 3, "price_usd": 25.5}') $$,
  'P0001', 'You can change 10 published events a day.',
  'a published event can''t be changed more than 10 times a day'
);
select throws_ok(
  $$ update event_links set url = 'https://meet.example/third' where event_id = tests.event_id('first') $$,
  'P0001', 'You can change 10 published events a day.',
  'the limit includes changes to the link'
);

-- Exclusive events --------------------------------------------------------------------------------

select tests.as_member('Partner');
select lives_ok(
  $$ select tests.save('closed', '{"exclusive": true, "title": "Closed"}') $$,
  'a partner member can propose an exclusive event'
);
select tests.as_member('Staff');
select decide_event(tests.event_id('closed'), 'published');
select tests.as_member('Bob');
select isnt_empty(
  $$ select from events where id = tests.event_id('closed') $$,
  'a free member can see an exclusive event'
);
select throws_ok(
  $$ select tests.registers('Bob', 'closed') $$,
  'P0001', 'This event is for Closer and Partner members', 'a free member can''t register for an exclusive event'
);
select throws_ok(
  $$ select tests.registers('Basic', 'closed') $$,
  'P0001', 'This event is for Closer and Partner members', 'a basic member can''t register for an exclusive event'
);
select is(
  tests.registers('Pro', 'closed') || tests.registers('Closer', 'closed') || tests.registers('Staff', 'closed'),
  'registeredregisteredregistered', 'paid members and staff can register for an exclusive event'
);
select tests.as_member('Pro');
select isnt_empty(
  $$ select from event_links where event_id = tests.event_id('closed') $$,
  'a registered pro member can read the link'
);
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.as_member('Pro');
select is_empty(
  $$ select from event_links where event_id = tests.event_id('closed') $$,
  'a member who downgrades can no longer read the link'
);
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Pro');

-- In-person events --------------------------------------------------------------------------------

select tests.as_owner();
select tests.publish('tour', 'Ann', '{"format": "in_person", "capacity": 1}');
select tests.as_member('Bob');
select isnt_empty(
  $$ select from events where id = tests.event_id('tour') $$,
  'a free member can see an in-person event'
);
select throws_ok(
  format($$ select tests.registers(%L, 'tour') $$, member),
  'P0001', 'In-person events are for paid members', member || ' can''t register for an in-person event'
) from unnest(array['Bob', 'Basic', 'Unconfirmed']) as member;
select is(tests.registers('Ann', 'tour'), 'registered', 'a free organizer can register for their own in-person event');
select throws_ok(
  $$ select tests.registers('Bob', 'tour') $$,
  'P0001', 'In-person events are for paid members', 'a free member can''t join the waitlist of an in-person event'
);
select is(
  tests.registers('Pro', 'tour') || tests.registers('Closer', 'tour') || tests.registers('Staff', 'tour')
    || tests.registers('Partner', 'tour'),
  'waitlistedwaitlistedwaitlistedwaitlisted', 'paid members and staff can join the waitlist of an in-person event'
);
select tests.as_owner();
update users set membership_tier = 'free' where id in (tests.user_id('Pro'), tests.user_id('Closer'));
select is(tests.registers('Pro', 'tour'), 'waitlisted', 'a member whose membership ended keeps their waitlist spot');
select tests.leaves('Ann', 'tour');
select is(
  tests.line('tour'), '1 3 Staff Pro? Closer? Partner?',
  'a freed spot skips waitlisted members whose membership ended'
);
select tests.leaves('Partner', 'tour');
select tests.leaves('Staff', 'tour');
select is(tests.line('tour'), '0 2 Pro? Closer?', 'no one without the entitlement is promoted');
select is_empty(
  $$ select from notifications where subject_id = tests.event_id('tour') and user_id = tests.user_id('Pro') $$,
  'a member who isn''t promoted isn''t notified'
) from tests.as_owner();
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Closer');
select is(
  tests.registers('Partner', 'tour'), 'waitlisted',
  'a member who renewed while waitlisted gets a free spot before later registrations'
);
select is(tests.line('tour'), '1 2 Closer Pro? Partner?', 'the counts match');
select tests.leaves('Partner', 'tour');
select tests.leaves('Closer', 'tour');
select is(tests.registers('Partner', 'tour'), 'registered', 'a free spot goes to the next member with the entitlement');
select tests.as_owner();
select is_empty(
  $$ select from notifications where subject_id = tests.event_id('tour') and user_id = tests.user_id('Partner') $$,
  'a member who registers right away isn''t notified of a promotion'
);
update users set membership_tier = 'free' where id = tests.user_id('Partner');
select is(tests.registers('Partner', 'tour'), 'registered', 'a member who registered while paid keeps the spot');
select tests.as_member('Ann');
select lives_ok(
  $$
    select tests.save(
      'tour', '{"format": "in_person", "capacity": 2, "title": "tour", "link": null, "location": "12 Oak St"}'
    )
  $$,
  'the organizer can add a spot'
);
select is(tests.line('tour'), '1 1 Partner Pro?', 'a new spot isn''t given to a member without the entitlement');
select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Pro');
select tests.as_service();
select is(remind_of_events(), 0, 'remind_of_events reminds no one of an event in ten days');
select is(
  tests.line('tour'),
  '2 0 Pro Partner', 'the next run of remind_of_events gives a renewed member the free spot'
);
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
select throws_ok(
  $$ select tests.registers('Bob', 'over') $$,
  'P0001', 'This event is over.', 'a member can''t register for a past event'
);
select tests.registers('Pro', 'soon');
select tests.as_member('Ann');
select cancel_event(tests.event_id('off'));
select tests.as_owner();
delete from notifications;
select tests.as_service();
select is(remind_of_events(), 1, 'remind_of_events returns the number of reminders sent');
select is(
  tests.notifications_of('Bob'),
  'event_reminder soon', 'a registered member is reminded within a day of the event'
);
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
select is(tests.notifications_of('Bob'), null, 'canceling a registration deletes its reminder');
select tests.as_service();
select is(remind_of_events(), 1, 'remind_of_events reminds a member promoted later');
select is(
  tests.notifications_of('Pro'),
  'event_reminder soon, event_waitlist_promotion soon', 'a promoted member gets a notification and a reminder'
);
select tests.as_owner();
update events set starts_at = starts_at - interval '1 hour' where id = tests.event_id('soon');
select is(
  tests.notifications_of('Pro'),
  'event_changed soon, event_waitlist_promotion soon', 'changing the time deletes the reminders'
);
select tests.as_service();
select is(remind_of_events(), 1, 'remind_of_events reminds again after a change of time');

-- Cancellation ------------------------------------------------------------------------------------

select tests.publish('doomed', 'Ann', '{"capacity": 1}');
select tests.registers('Bob', 'doomed');
select tests.registers('Pro', 'doomed');
select tests.as_member('Closer');
select throws_ok(
  $$ select cancel_event(tests.event_id('doomed'), 'Mine now') $$,
  '42501', 'Only the organizer and staff can cancel an event', 'a member can''t cancel someone else''s event'
);
select tests.as_member('Ann');
select throws_ok(
  $$ select cancel_event(tests.event_id('over')) $$,
  'P0001', 'This event is over.', 'a past event can''t be canceled'
);
select throws_ok($$ select tests.save('over') $$, 'P0001', 'This event is over.', 'a past event can''t be edited');
select throws_ok(
  $$ select cancel_event(tests.event_id('doomed'), repeat('x', 1001)) $$,
  '23514', null, 'a cancellation reason can''t be longer than 1,000 characters'
);
select lives_ok($$ select cancel_event(tests.event_id('doomed'), ' Rain ') $$, 'the organizer can cancel an event');
select throws_ok(
  $$ select cancel_event(tests.event_id('doomed')) $$,
  'P0001', 'This event is already canceled or isn’t published.', 'an event can''t be canceled twice'
);
select throws_ok(
  $$ select tests.save('doomed') $$,
  'P0001', 'This event was canceled.', 'a canceled event can''t be edited'
);
select is(tests.state('doomed'), 'canceled Rain', 'a canceled event keeps the reason, trimmed');
select is(
  concat_ws('; ', tests.notifications_of('Bob'), tests.notifications_of('Pro'), tests.notifications_of('Ann')),
  'event_canceled doomed; '
  'event_canceled doomed, event_changed soon, event_reminder soon, event_waitlist_promotion soon',
  'canceling notifies registered and waitlisted members'
);
select tests.as_member('Bob');
select isnt_empty(
  $$ select from events where id = tests.event_id('doomed') $$,
  'a registered member can still see a canceled event'
);
select throws_ok(
  $$ select tests.registers('Closer', 'doomed') $$,
  'P0001', 'This event is not open for registration.', 'a member can''t register for a canceled event'
);
select tests.as_member('Closer');
select is_empty(
  $$ select from events where id = tests.event_id('doomed') $$,
  'a member who isn''t registered can''t see a canceled event'
);
select tests.leaves('Bob', 'doomed');
select is(tests.line('doomed'), '0 1 Pro?', 'no one is promoted at a canceled event');
select tests.publish('stopped', 'Ann') from tests.as_owner();
select tests.as_member('Deputy');
select lives_ok($$ select cancel_event(tests.event_id('stopped'), 'Spam') $$, 'staff can cancel an event');
select is(tests.notifications_of('Ann'), 'event_canceled stopped', 'a cancellation by staff notifies the organizer');
select is_empty(
  $$ update events set title = 'x' where id = tests.event_id('nothing') returning id $$,
  'staff can''t edit an unknown event'
);

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
select is(
  tests.line('between'),
  '1 0 Pro', 'a member blocked by the organizer loses their spot to the first on the waitlist'
);
select is(tests.line('past'), '1 0 Ann', 'a block keeps registrations for past events');
select tests.as_member('Ann');
select is_empty(
  $$ select from events where user_id = tests.user_id('Bob') $$,
  'a blocked member can''t see the organizer''s events'
);
select is_empty(
  $$ select from event_links l where l.event_id = tests.event_id('past') $$,
  'a blocked member can''t read the links of the organizer''s events'
);
select throws_ok(
  $$ select register_for_event(tests.event_id('between')) $$,
  'P0001', 'This event is not open for registration.', 'a blocked member can''t register for the organizer''s events'
);
select tests.as_member('Bob');
select is_empty(
  $$ select from events where user_id = tests.user_id('Ann') and status = 'published' $$,
  'the blocker can''t see the blocked member''s events'
);
select is(
  (
    select count(*)::int
    from event_registrations
    where user_id = tests.user_id('Bob') and event_id = tests.event_id('first')
  ),
  0, 'the blocker loses their registrations for the blocked member''s events'
);
select is(tests.line('first'), '2 0 Basic Pro', 'a block updates the counts of both members'' events');
select tests.as_member('Staff');
select isnt_empty($$ select from events where user_id = tests.user_id('Bob') $$, 'staff can see events across a block');

-- Account deletion --------------------------------------------------------------------------------

select tests.as_owner();
select tests.publish('draft', 'Pro', '{"status": "proposed"}');
select tests.publish('kept', 'Pro', '{"capacity": 1}');
select tests.publish('full', 'Closer', '{"capacity": 1}');
select tests.registers('Pro', 'full');
select tests.registers('Basic', 'full');
select tests.registers('Bob', 'full');
select is(
  tests.line('between') || ' ' || tests.line('full'),
  '1 0 Pro 1 2 Pro Basic? Bob?', 'before the deletion, Pro is registered for two events'
);
select tests.as_member('Pro');
select set_eq(
  $$ select jsonb_array_elements(export_my_data() -> 'events') ->> 'title' $$,
  array['draft', 'kept'], 'the export includes the organizer''s events'
);
select ok(
  export_my_data() -> 'event_registrations' @> '[{"title": "full", "status": "registered"}]',
  'the export includes the member''s registrations'
);
select ok(
  not (export_my_data() ->> 'event_registrations') like '%user_id%',
  'the export doesn''t include other attendees'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select is(
  tests.line('between') || ' ' || tests.line('full'),
  '0 0 1 1 Basic Bob?', 'deleting an account frees its spots for the waitlist'
);
select is(
  tests.notifications_of('Basic'),
  'event_waitlist_promotion full', 'a member promoted by an account deletion is notified'
);
select is(tests.state('draft'), null, 'deleting an account deletes its proposals');
select results_eq(
  $$ select status, user_id from events where id = tests.event_id('kept') $$,
  $$ values ('published', null::uuid) $$,
  'deleting an account keeps its published events without an organizer'
);
select tests.as_member('Bob');
select isnt_empty(
  $$ select from events where id = tests.event_id('kept') $$,
  'members can see an event whose organizer deleted their account'
);
select is(
  tests.registers('Bob', 'kept'),
  'registered', 'members can register for an event whose organizer deleted their account'
);
select tests.as_member('Staff');
select lives_ok(
  $$ select cancel_event(tests.event_id('kept')) $$,
  'staff can cancel an event whose organizer deleted their account'
);
select tests.as_owner();
select is(
  (select count(*)::int from notifications where subject_id = tests.event_id('kept')),
  1, 'canceling such an event notifies registered members'
);
delete from events where id = tests.event_id('kept');
select is(
  (select count(*)::int from notifications where subject_id = tests.event_id('kept')),
  0, 'deleting an event deletes its notifications'
);

-- Rate limits -------------------------------------------------------------------------------------

select tests.as_member('Closer');
select tests.save('proposal ' || n) from generate_series(1, 5) as n;
select throws_ok(
  $$ select tests.save('proposal 6') $$,
  'P0001', 'You can propose 5 events a day.',
  'a member can''t propose more than five events a day'
);
select lives_ok(
  $$ select tests.save('proposal 5', '{"title": "Edited"}') $$,
  'editing a proposal doesn''t count toward the limit'
);
select tests.as_owner();
update private.rate_limits set used = 30 where user_id = tests.user_id('Bob') and action = 'event_registration';
select tests.as_member('Bob');
select throws_ok(
  $$ select tests.registers('Bob', 'closed') $$,
  'P0001', 'This event is for Closer and Partner members', 'a rejected registration doesn''t count toward the limit'
);
select throws_ok(
  $$ select tests.registers('Bob', 'between') $$,
  'P0001', 'You can register for 30 events in 10 minutes.',
  'a member can''t register more than 30 times in 10 minutes'
);

-- Time zones --------------------------------------------------------------------------------------

select tests.as_owner();
select is_empty(
  $$
    select name
    from unnest(
      array[
        'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles',
        'America/Anchorage', 'Pacific/Honolulu', 'America/Puerto_Rico', 'Pacific/Guam', 'Asia/Kolkata',
        'Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Yangon', 'Europe/Kyiv', 'Atlantic/Faroe',
        'America/Argentina/Buenos_Aires'
      ]
    ) as name
    where name not in (select z.name from pg_timezone_names z)
  $$,
  'Postgres knows the time zones by the names the app sends'
);

select * from finish();
rollback;
