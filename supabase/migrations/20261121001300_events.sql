-- Events: members propose, staff publish, members register. Who gets a place and who waits is decided here, one at a time
-- for each event: whatever changes places, or tells those who hold them, locks the event's row first, then members.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid default auth.uid() references public.users (id) on delete set null,
  title text not null check (char_length(title) <= 160 and title ~ '\S'),
  description text not null check (char_length(description) <= 5000 and description ~ '\S'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  format text not null check (format in ('in_person', 'online')),
  location text check (char_length(location) <= 200 and location ~ '\S'),
  price_usd numeric(8, 2) check (price_usd > 0),
  capacity integer check (capacity between 1 and 100000),
  exclusive boolean not null default false,
  status text not null default 'proposed' check (status in ('proposed', 'published', 'returned', 'cancelled')),
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  registered integer not null default 0 check (registered >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz not null default now(),
  search_text text generated always as (lower(title || ' ' || coalesce(location, '') || ' ' || description)) stored,
  constraint events_times check (ends_at > starts_at and ends_at - starts_at <= interval '14 days'),
  constraint events_place check (format = 'online' or location is not null)
);
comment on table public.events is
  'Events. Published ones are for all members; proposed and returned ones for their organiser and staff; cancelled ones for these and whoever had a place.';
comment on column public.events.user_id is 'The organiser; null once their account is gone.';
comment on column public.events.time_zone is 'Name of the zone whose clock the event goes by, as America/New_York.';
comment on column public.events.price_usd is 'What the organiser asks; null is free. Nothing is charged here.';
comment on column public.events.capacity is 'How many can register; null for any number.';
comment on column public.events.exclusive is 'For paid members: others see it, but neither register nor get its link.';
comment on column public.events.status is
  'proposed until staff decide, then published or returned with a reason; returned ones are proposed again by an edit. Published ones can be cancelled.';
comment on column public.events.reason is 'Why staff returned it, or why it was cancelled.';
comment on column public.events.registered is 'How many have a place.';
comment on column public.events.waiting is 'How many wait for one.';
comment on column public.events.edited_at is 'When what the event says was last written.';
create index events_coming_idx on public.events (status, starts_at, id);
create index events_proposed_idx on public.events (created_at, id) where status = 'proposed';
create index events_organiser_idx on public.events (user_id, starts_at, id);
create index events_search_idx on public.events using gin (search_text extensions.gin_trgm_ops);

create table public.event_links (
  event_id uuid primary key references public.events (id) on delete cascade,
  url text not null check (char_length(url) <= 500 and url ~ '^https://[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$')
);
comment on table public.event_links is 'Where an event takes place online: for those who have a place, its organiser and staff.';

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  status text not null check (status in ('registered', 'waiting')),
  created_at timestamptz not null default now(),
  reminded_at timestamptz,
  constraint event_registrations_once unique (event_id, user_id)
);
comment on table public.event_registrations is
  'Who has a place at an event, and who waits for one. Written by functions only; read by the member, the organiser and staff.';
comment on column public.event_registrations.reminded_at is 'When the member was reminded of it as it stands.';
create index event_registrations_queue_idx on public.event_registrations (event_id, status, created_at, id);
create index event_registrations_user_idx on public.event_registrations (user_id, event_id);
create index event_registrations_unreminded_idx on public.event_registrations (event_id)
  where status = 'registered' and reminded_at is null;

create function private.organises(event uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.events e where e.id = event and e.user_id = (select auth.uid())); $$;
comment on function private.organises(uuid) is 'Whether the caller organises that event.';

-- What members write ------------------------------------------------------------------------------

create function private.settle_event() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_member constant boolean := current_user in ('anon', 'authenticated');
  by_staff constant boolean := by_member and private.is_staff();
begin
  new.title := btrim(new.title, E' \t\r\n');
  new.description := private.true_mentions(btrim(new.description, E' \t\r\n'));
  new.location := nullif(btrim(new.location, E' \t\r\n'), '');
  new.edited_at := now();
  -- Only names that browsers know as well: no abbreviations, no offsets.
  if new.time_zone !~ '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'
    or not exists (select from pg_catalog.pg_timezone_names z where z.name = new.time_zone)
  then
    raise exception 'Choose a time zone from the list.' using errcode = 'P0001';
  end if;
  if new.capacity < new.registered then
    raise exception '% members are registered already, so there must be at least as many places.', new.registered using errcode = 'P0001';
  end if;
  if not by_member then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if not private.email_confirmed() then
      raise exception 'Confirm your email address to propose an event.' using errcode = 'P0001';
    end if;
    new.status := 'proposed';
    new.reason := null;
    new.registered := 0;
    new.waiting := 0;
  elsif old.status = 'cancelled' then
    raise exception 'This event was cancelled.' using errcode = 'P0001';
  elsif old.status = 'published' and old.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  elsif old.status = 'published' and not by_staff
    and (new.title, new.description, new.format, new.price_usd, new.exclusive)
      is distinct from (old.title, old.description, old.format, old.price_usd, old.exclusive)
  then
    raise exception 'Of a published event only time, place and number of places can change.' using errcode = 'P0001';
  elsif old.status = 'returned' and not by_staff then
    new.status := 'proposed';
    new.reason := null;
  end if;
  if new.exclusive and not by_staff and (tg_op = 'INSERT' or not old.exclusive) and not private.is_paid() then
    raise exception 'Exclusive events are organised by Closer and Partner members.' using errcode = 'P0001';
  end if;
  if tg_op = 'INSERT' or new.starts_at <> old.starts_at then
    if new.starts_at <= now() then
      raise exception 'The event must start in the future.' using errcode = 'P0001';
    end if;
    if new.starts_at > now() + interval '2 years' then
      raise exception 'The event can start in two years at the latest.' using errcode = 'P0001';
    end if;
  end if;
  return new;
end;
$$;
comment on function private.settle_event() is
  'Trigger on events, for what they say: texts without blanks around them, true mentions and a known zone. Members propose what is still to come, and are confirmed; what staff have returned is proposed again by its organiser''s edit; '
  'of a published event the organiser changes time, place and capacity, never below the places that are taken. P0001 otherwise, to be shown as it is.';

create trigger a_own_row_only before insert on public.events
  for each row execute function private.own_row_only();
create trigger guard_columns before update on public.events
  for each row execute function private.guard_columns(
    'title', 'description', 'starts_at', 'ends_at', 'time_zone', 'format', 'location', 'price_usd', 'capacity', 'exclusive', 'search_text'
  );
create trigger limited before insert on public.events
  for each row execute function private.limited(
    'event', '5', '1 day', 'You have proposed 5 events today. Please wait until tomorrow.'
  );
create trigger settle_event
  before insert or update of title, description, starts_at, ends_at, time_zone, format, location, price_usd, capacity, exclusive
  on public.events for each row execute function private.settle_event();

create function public.save_event(
  event_id uuid, title text, description text, starts_at timestamptz, ends_at timestamptz, time_zone text, format text,
  exclusive boolean, location text default null, price_usd numeric default null, capacity integer default null, link text default null
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  address constant text := nullif(btrim(save_event.link, E' \t\r\n'), '');
begin
  update public.events e set
    title = save_event.title, description = save_event.description, starts_at = save_event.starts_at, ends_at = save_event.ends_at,
    time_zone = save_event.time_zone, format = save_event.format, exclusive = save_event.exclusive, location = save_event.location,
    price_usd = save_event.price_usd, capacity = save_event.capacity
  where e.id = save_event.event_id;
  if not found then
    insert into public.events (id, title, description, starts_at, ends_at, time_zone, format, exclusive, location, price_usd, capacity)
    values (
      save_event.event_id, save_event.title, save_event.description, save_event.starts_at, save_event.ends_at, save_event.time_zone,
      save_event.format, save_event.exclusive, save_event.location, save_event.price_usd, save_event.capacity
    );
  end if;
  if address is null then
    delete from public.event_links l where l.event_id = save_event.event_id;
  else
    insert into public.event_links as l (event_id, url) values (save_event.event_id, address)
    on conflict on constraint event_links_pkey do update set url = excluded.url where l.url <> excluded.url;
  end if;
end;
$$;
comment on function public.save_event(uuid, text, text, timestamptz, timestamptz, text, text, boolean, text, numeric, integer, text) is
  'Proposes an event under an id chosen by the caller, or changes one of their own (staff: any), together with its link: sending it again is the same event. '
  'P0001 with what to tell for what is not allowed as it stands, 23514 for other values than the table takes, 23505 for the id of somebody else''s.';

-- Telling those whom it concerns ----------------------------------------------------------------------

insert into public.notification_kinds (kind, position) values
  ('event_reminder', 80), ('event_place', 82), ('event_changed', 83), ('event_cancelled', 84), ('event_decision', 86);

create function private.notify_of_event(member uuid, kind text, event public.events) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(member, kind, null, event.id, jsonb_build_object(
    'event_id', event.id, 'title', event.title, 'starts_at', event.starts_at, 'time_zone', event.time_zone, 'status', event.status
  ));
$$;
comment on function private.notify_of_event(uuid, text, public.events) is
  'Notifies a member of what happens to an event whose row is locked. Data of every such kind: {event_id, title, starts_at, time_zone, status}.';

create function private.forget_of_event(event uuid, kinds text[], member uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  where n.subject_id = event and n.kind = any (kinds) and (member is null or n.user_id = member);
  delete from private.mail_queue q
  where q.subject_id = event and q.kind = any (kinds) and q.claimed_at is null and (member is null or q.user_id = member);
$$;
comment on function private.forget_of_event(uuid, text[], uuid) is
  'Removes notifications of these kinds about an event, of everybody or one member, and their copies that were not sent: what they say does not hold any more.';

create function private.tell_changed(event_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = tell_changed.event_id and e.status = 'published' for no key update;
  if event.id is not null then
    perform private.spend('event_change', 10, interval '1 day', 'You have changed published events 10 times today. Please wait until tomorrow.');
    -- Told anew: who has read of one change is to hear of the next.
    perform private.forget_of_event(event.id, '{event_changed,event_reminder}');
    update public.event_registrations r set reminded_at = null where r.event_id = event.id and r.reminded_at is not null;
    perform private.notify_of_event(r.user_id, 'event_changed', event)
    from public.event_registrations r where r.event_id = event.id order by r.user_id;
  end if;
end;
$$;
comment on function private.tell_changed(uuid) is
  'Time, place or link of a published event are others now: whoever has a place or waits is told, and will be reminded by the new time. Nothing for other events; P0001 for the organiser''s 11th change in a day.';

create function private.follow_up_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.forget_of_event(old.id, '{event_reminder,event_place,event_changed,event_cancelled,event_decision}');
  elsif new.status = 'published' and old.status = 'published' then
    if (new.starts_at, new.ends_at, new.time_zone, new.format, new.location)
      is distinct from (old.starts_at, old.ends_at, old.time_zone, old.format, old.location)
    then
      perform private.tell_changed(new.id);
    end if;
    if new.capacity is distinct from old.capacity then
      perform private.settle_places(new.id);
    end if;
  end if;
  return null;
end;
$$;
comment on function private.follow_up_event() is
  'Trigger on events: changes of time and place are told, more places are given to those who wait, and what is gone is not news any more.';

create function private.follow_up_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_changed(case when tg_op = 'DELETE' then old.event_id else new.event_id end);
  return null;
end;
$$;
comment on function private.follow_up_link() is 'Trigger on event_links: another link is another place.';

-- Places ------------------------------------------------------------------------------------------------

create function private.settle_places(event_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
  taken integer;
  moved record;
begin
  select * into event from public.events e where e.id = settle_places.event_id for no key update;
  if event.id is null then
    return;
  end if;
  if event.status = 'published' and event.ends_at > now() then
    select count(*) into taken from public.event_registrations r where r.event_id = event.id and r.status = 'registered';
    for moved in
      update public.event_registrations r set status = 'registered'
      where r.id in (
        select w.id from public.event_registrations w where w.event_id = event.id and w.status = 'waiting'
        order by w.created_at, w.id limit case when event.capacity is not null then greatest(event.capacity - taken, 0) end
      )
      returning r.user_id
    loop
      perform private.notify_of_event(moved.user_id, 'event_place', event);
    end loop;
  end if;
  update public.events e set registered = counted.registered, waiting = counted.waiting
  from (
    select count(*) filter (where r.status = 'registered') as registered, count(*) filter (where r.status = 'waiting') as waiting
    from public.event_registrations r where r.event_id = event.id
  ) as counted
  where e.id = event.id;
end;
$$;
comment on function private.settle_places(uuid) is
  'Gives free places of an event that is to come to those who wait longest, who are told (kind event_place), and counts anew.';

create function private.settle_freed() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  gone record;
begin
  -- In the order of ids, for an account that goes gives back places at many events.
  for gone in select f.event_id, f.user_id from freed f order by f.event_id loop
    perform private.settle_places(gone.event_id);
    perform private.forget_of_event(gone.event_id, '{event_place,event_reminder,event_changed}', gone.user_id);
  end loop;
  return null;
end;
$$;
comment on function private.settle_freed() is 'Statement trigger on event_registrations: a place that is given back, also by an account that is deleted, goes to the first who waits.';

create trigger settle_freed after delete on public.event_registrations
  referencing old table as freed for each statement execute function private.settle_freed();
create trigger follow_up_event after update or delete on public.events
  for each row execute function private.follow_up_event();
create trigger follow_up_link after insert or update or delete on public.event_links
  for each row execute function private.follow_up_link();

create function private.hold_places(member uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('event places ' || member, 0)); $$;
comment on function private.hold_places(uuid) is
  'Until the transaction ends, that member registers for nothing else, and their account stays: before events, as those before members.';

create function private.take_place(event_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  event public.events;
  place text;
begin
  perform private.hold_places(me);
  select * into event from public.events e where e.id = take_place.event_id for no key update;
  if event.status is distinct from 'published' or event.user_id = any (private.hidden_members())
    or not exists (select from public.users u where u.id = me)
  then
    raise exception 'This event is not open for registration.' using errcode = 'P0001';
  end if;
  if event.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  end if;
  select r.status into place from public.event_registrations r where r.event_id = event.id and r.user_id = me;
  if place is not null then
    return place;
  end if;
  if event.exclusive and not private.is_paid() and not private.is_staff() then
    raise exception 'This event is for Closer and Partner members' using errcode = 'P0001';
  end if;
  perform private.spend('event_place', 30, interval '10 minutes', 'You have registered 30 times within 10 minutes. Please wait a little.');
  place := case when event.capacity is null or (event.registered < event.capacity and event.waiting = 0) then 'registered' else 'waiting' end;
  insert into public.event_registrations (event_id, user_id, status, created_at) values (event.id, me, place, clock_timestamp());
  perform private.settle_places(event.id);
  return place;
end;
$$;
comment on function private.take_place(uuid) is 'Does the work of public.register_for_event.';

create function public.register_for_event(event_id uuid) returns text
language sql volatile set search_path = ''
as $$ select private.take_place(event_id); $$;
comment on function public.register_for_event(uuid) is
  'The caller registers for an event: ''registered'', or ''waiting'' where it is full. Asking again gives the same answer. P0001, to be shown as it is, for an event they cannot see, that is not published or over, an exclusive one without a paid tier, and after 30 in 10 minutes.';

create function private.give_back_place(event_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.events e where e.id = give_back_place.event_id for no key update;
  delete from public.event_registrations r where r.event_id = give_back_place.event_id and r.user_id = (select auth.uid());
end;
$$;
comment on function private.give_back_place(uuid) is 'Does the work of public.cancel_registration.';

create function public.cancel_registration(event_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.give_back_place(event_id); $$;
comment on function public.cancel_registration(uuid) is
  'The caller gives back a place, or stops waiting; the first who waits moves up and is told. Nothing without a place.';

create function public.my_place(public.events) returns text
language sql stable set search_path = ''
as $$ select r.status from public.event_registrations r where r.event_id = $1.id and r.user_id = (select auth.uid()); $$;
comment on function public.my_place(public.events) is 'Computed field: registered or waiting, as the caller is; null without a place.';

create function public.summary(public.events) returns text
language sql stable set search_path = ''
as $$ select left($1.description, 300); $$;
comment on function public.summary(public.events) is 'Computed field: how the description begins, at most 300 characters. For lists.';

create function private.free_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  -- Also where neither has a place: who registers at this moment waits for the block, or the block for them.
  perform from public.events e where e.user_id = any (pair) and e.ends_at > now() order by e.id for no key update;
  delete from public.event_registrations r using public.events e
  where e.id = r.event_id and e.user_id = any (pair) and e.ends_at > now() and r.user_id = any (pair) and r.user_id <> e.user_id;
  return new;
end;
$$;
comment on function private.free_places() is
  'Insert trigger on member_blocks, before hold_block: neither keeps a place at an event of the other, which they cannot see any more.';
create trigger free_places before insert on public.member_blocks
  for each row execute function private.free_places();

create function private.hold_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_places(old.id);
  perform from public.events e
  where e.user_id = old.id or e.id in (select r.event_id from public.event_registrations r where r.user_id = old.id)
  order by e.id for no key update;
  delete from public.events e where e.user_id = old.id and e.status in ('proposed', 'returned');
  return old;
end;
$$;
comment on function private.hold_events() is
  'Delete trigger on auth.users, before hold_relations: events before members, as everywhere. What was never published goes with its organiser.';
create trigger hold_events before delete on auth.users for each row execute function private.hold_events();

-- Deciding, cancelling, reminding ---------------------------------------------------------------------------

create function private.settle_proposal(event_id uuid, decision text, reason text, seen timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
begin
  if not private.is_staff() then
    raise exception 'Only staff decide on events' using errcode = '42501';
  end if;
  if coalesce(decision, '') not in ('published', 'returned') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  if decision = 'returned' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the organiser a reason' using errcode = '22023';
  end if;
  select * into event from public.events e where e.id = settle_proposal.event_id for no key update;
  if event.status is distinct from 'proposed' then
    raise exception 'This event was decided already, or is gone.' using errcode = 'P0001';
  end if;
  if event.edited_at > seen then
    raise exception 'The event was edited meanwhile. Look at it again.' using errcode = 'P0001';
  end if;
  if decision = 'published' and event.starts_at <= now() then
    raise exception 'This event would have started already. Return it, so that it gets another time.' using errcode = 'P0001';
  end if;
  update public.events e
  set status = decision, reason = case when decision = 'returned' then btrim(settle_proposal.reason, E' \t\r\n') end
  where e.id = event.id returning * into event;
  perform private.forget_of_event(event.id, '{event_decision}');
  perform private.notify_of_event(event.user_id, 'event_decision', event);
end;
$$;
comment on function private.settle_proposal(uuid, text, text, timestamptz) is 'Does the work of public.decide_event.';

create function public.decide_event(event_id uuid, decision text, reason text default null, seen timestamptz default null) returns void
language sql volatile set search_path = ''
as $$ select private.settle_proposal(event_id, decision, reason, seen); $$;
comment on function public.decide_event(uuid, text, text, timestamptz) is
  'For staff: a proposed event is published, or returned with a reason (at most 1,000 characters); its organiser is told (kind event_decision). seen: the event''s edited_at as it was read; null decides whatever was edited since. '
  '42501 for others, 22023 for an unknown decision or a return without a reason, 23514 for a longer one, P0001 for an event that is decided, gone, edited since it was seen, or past.';

create function private.call_off(event_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = call_off.event_id for no key update;
  if (event.user_id is null or event.user_id is distinct from auth.uid()) and not private.is_staff() then
    raise exception 'Only its organiser and staff cancel an event' using errcode = '42501';
  end if;
  if event.status is distinct from 'published' then
    raise exception 'This event was cancelled already, or is not published.' using errcode = 'P0001';
  end if;
  if event.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  end if;
  update public.events e
  set status = 'cancelled', reason = nullif(btrim(call_off.reason, E' \t\r\n'), '') where e.id = event.id returning * into event;
  perform private.forget_of_event(event.id, '{event_reminder,event_place,event_changed}');
  perform private.notify_of_event(r.user_id, 'event_cancelled', event)
  from public.event_registrations r where r.event_id = event.id order by r.user_id;
  if event.user_id is distinct from auth.uid() then
    perform private.notify_of_event(event.user_id, 'event_cancelled', event);
  end if;
end;
$$;
comment on function private.call_off(uuid, text) is 'Does the work of public.cancel_event.';

create function public.cancel_event(event_id uuid, reason text default null) returns void
language sql volatile set search_path = ''
as $$ select private.call_off(event_id, reason); $$;
comment on function public.cancel_event(uuid, text) is
  'The organiser or staff cancel a published event that is not over; whoever has a place or waits, and the organiser, are told (kind event_cancelled). 42501 for others, 23514 for a reason of more than 1,000 characters, P0001 for other events.';

create function private.remind_of_events() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
  due record;
  told integer := 0;
begin
  for event in
    select * from public.events e
    where e.status = 'published' and e.starts_at > now() and e.starts_at <= now() + interval '24 hours'
      and exists (select from public.event_registrations r where r.event_id = e.id and r.status = 'registered' and r.reminded_at is null)
    order by e.id for no key update
  loop
    for due in
      update public.event_registrations r set reminded_at = now()
      where r.event_id = event.id and r.status = 'registered' and r.reminded_at is null
      returning r.user_id
    loop
      perform private.notify_of_event(due.user_id, 'event_reminder', event);
      told := told + 1;
    end loop;
  end loop;
  return told;
end;
$$;
comment on function private.remind_of_events() is 'Does the work of public.remind_of_events.';

create function public.remind_of_events() returns integer
language sql volatile set search_path = ''
as $$ select private.remind_of_events(); $$;
comment on function public.remind_of_events() is
  'For a schedule, every few minutes: reminds each registered member once (kind event_reminder) of an event that starts within 24 hours. Returns how many were reminded.';

-- What members can download ------------------------------------------------------------------------

create function private.exported_events() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        to_jsonb(e) - 'user_id' - 'search_text' || jsonb_build_object('link', (select l.url from public.event_links l where l.event_id = e.id))
        order by e.created_at
      ), '[]')
      from public.events e where e.user_id = me.id
    ),
    'event_registrations', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'user_id' || jsonb_build_object('title', (select e.title from public.events e where e.id = r.event_id))
        order by r.created_at
      ), '[]')
      from public.event_registrations r where r.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_events() is 'Part of public.export_my_data: events one organises, and where one is registered.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed() || private.exported_events()
  where (select auth.uid()) is not null;
$$;

-- Policies -------------------------------------------------------------------------------------------------

alter table public.events enable row level security;
alter table public.event_links enable row level security;
alter table public.event_registrations enable row level security;

create policy "Members read what is published, and their own"
  on public.events for select to authenticated
  using (
    user_id = (select auth.uid())
    or (select private.is_staff())
    or (
      (user_id is null or user_id <> all ((select private.hidden_members())::uuid[]))
      and (
        status = 'published'
        or (
          status = 'cancelled'
          and exists (select from public.event_registrations r where r.event_id = events.id and r.user_id = (select auth.uid()))
        )
      )
    )
  );
create policy "Members propose events"
  on public.events for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Organisers and staff edit events"
  on public.events for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()))
  with check (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "Organisers withdraw what is not published"
  on public.events for delete to authenticated
  using (user_id = (select auth.uid()) and status in ('proposed', 'returned'));

create policy "Those with a place, organiser and staff read the link"
  on public.event_links for select to authenticated
  using (
    private.organises(event_id)
    or (select private.is_staff())
    or exists (
      select from public.events e join public.event_registrations r on r.event_id = e.id
      where e.id = event_links.event_id and e.status = 'published' and r.user_id = (select auth.uid()) and r.status = 'registered'
        and (not e.exclusive or (select private.is_paid()))
    )
  );
create policy "Organisers and staff add a link"
  on public.event_links for insert to authenticated
  with check (private.organises(event_id) or (select private.is_staff()));
create policy "Organisers and staff change a link"
  on public.event_links for update to authenticated
  using (private.organises(event_id) or (select private.is_staff()))
  with check (private.organises(event_id) or (select private.is_staff()));
create policy "Organisers and staff remove a link"
  on public.event_links for delete to authenticated
  using (private.organises(event_id) or (select private.is_staff()));

create policy "Members read their places, organisers and staff all"
  on public.event_registrations for select to authenticated
  using (user_id = (select auth.uid()) or private.organises(event_id) or (select private.is_staff()));

-- Grants: closed first, then what the policies are written for -----------------------------------------------

revoke all on public.events, public.event_links, public.event_registrations from anon, authenticated;
grant select, insert, update, delete on public.events, public.event_links to authenticated;
grant select on public.event_registrations to authenticated;
grant all on public.events, public.event_links, public.event_registrations to service_role;

revoke execute on all functions in schema private from public;
grant execute on function
  private.organises(uuid), private.take_place(uuid), private.give_back_place(uuid), private.settle_proposal(uuid, text, text, timestamptz),
  private.call_off(uuid, text), private.exported_events()
  to authenticated, service_role;
grant execute on function private.remind_of_events() to service_role;
revoke execute on function
  public.save_event(uuid, text, text, timestamptz, timestamptz, text, text, boolean, text, numeric, integer, text),
  public.register_for_event(uuid), public.cancel_registration(uuid), public.my_place(public.events), public.summary(public.events),
  public.decide_event(uuid, text, text, timestamptz), public.cancel_event(uuid, text)
  from public, anon;
grant execute on function
  public.save_event(uuid, text, text, timestamptz, timestamptz, text, text, boolean, text, numeric, integer, text),
  public.register_for_event(uuid), public.cancel_registration(uuid), public.my_place(public.events), public.summary(public.events),
  public.decide_event(uuid, text, text, timestamptz), public.cancel_event(uuid, text)
  to authenticated, service_role;
revoke execute on function public.remind_of_events() from public, anon, authenticated;
grant execute on function public.remind_of_events() to service_role;
