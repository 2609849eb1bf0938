-- Events: members propose, staff publish, members register. Registration is serialized per event: everything that
-- changes registrations or notifies attendees locks the event's row first, then members.

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
  status text not null default 'proposed' check (status in ('proposed', 'published', 'returned', 'canceled')),
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  registered integer not null default 0 check (registered >= 0),
  waitlisted integer not null default 0 check (waitlisted >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz not null default now(),
  payment_instructions text check (char_length(payment_instructions) <= 300 and payment_instructions ~ '\S'),
  removed_at timestamptz,
  search_text text generated always as (
    private.fold_text(title || ' ' || coalesce(location, '') || ' ' || description)
  ) stored,
  constraint events_times check (ends_at > starts_at and ends_at - starts_at <= interval '14 days'),
  constraint events_payment check ((price_usd is null) = (payment_instructions is null)),
  constraint events_place check (format = 'online' or location is not null)
);
comment on table public.events is
  'Events. Published ones are for all members; proposed and returned ones for their organizer and staff; canceled '
  'ones for these and everyone who was registered or waitlisted.';
comment on column public.events.user_id is 'The organizer; null once their account is gone.';
comment on column public.events.time_zone is 'IANA name of the event''s time zone, such as America/New_York.';
comment on column public.events.price_usd is 'The organizer''s price; null for free. Not charged here.';
comment on column public.events.payment_instructions is
  'When and how attendees pay the organizer; null for free.';
comment on column public.events.capacity is 'Maximum registrations; null for no limit.';
comment on column public.events.exclusive is
  'Needs the exclusive_events entitlement to register and to get the link. Everyone can see the event.';
comment on column public.events.format is
  'in_person or online. In-person events need the in_person_events entitlement to register. Everyone can see them.';
comment on column public.events.status is
  'proposed until staff publish or return it with a reason. Editing a returned event proposes it again. Published '
  'events can be canceled.';
comment on column public.events.reason is 'Why staff returned it, or why it was canceled.';
comment on column public.events.registered is 'Number of registered members.';
comment on column public.events.waitlisted is 'Number of members on the waitlist.';
comment on column public.events.edited_at is 'When the event''s content last changed.';
comment on column public.events.removed_at is
  'When a moderator removed it; null if not. Then only its organizer and staff can read it.';
create index events_removed_idx on public.events (removed_at) where removed_at is not null;
create index events_coming_idx on public.events (status, starts_at, id);
create index events_proposed_idx on public.events (created_at, id) where status = 'proposed';
create index events_organizer_idx on public.events (user_id, starts_at, id);
create index events_search_idx on public.events using gin (search_text extensions.gin_trgm_ops);

create table public.event_links (
  event_id uuid primary key references public.events (id) on delete cascade,
  url text not null check (char_length(url) <= 500 and url ~ '^https://' and private.is_web_address(url, 500))
);
comment on table public.event_links is 'Links of online events, for registered members, the organizer, and staff.';

create table public.event_registrations (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  status text not null check (status in ('registered', 'waitlisted')),
  created_at timestamptz not null default now(),
  reminded_at timestamptz,
  constraint event_registrations_once unique (event_id, user_id)
);
comment on table public.event_registrations is
  'Registrations and the waitlist. Written only by functions; read by the member, the organizer, and staff.';
comment on column public.event_registrations.reminded_at is
  'When the member was reminded of the event''s current time and place.';
create index event_registrations_queue_idx on public.event_registrations (event_id, status, created_at, id);
create index event_registrations_user_idx on public.event_registrations (user_id, event_id);
create index event_registrations_unreminded_idx on public.event_registrations (event_id)
  where status = 'registered' and reminded_at is null;

create function private.is_organizer(event uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.events e where e.id = event and e.user_id = (select auth.uid())); $$;
comment on function private.is_organizer(uuid) is 'Whether the caller organizes the event.';

-- Content ----------------------------------------------------------------------------------------

create function private.validate_event() returns trigger
language plpgsql set search_path = ''
as $$
declare
  by_member constant boolean := current_user in ('anon', 'authenticated');
  by_staff constant boolean := by_member and private.has_staff_role('reviewer');
begin
  new.title := btrim(new.title, E' \t\r\n');
  new.description := private.normalize_mentions(btrim(new.description, E' \t\r\n'));
  new.location := nullif(btrim(new.location, E' \t\r\n'), '');
  new.payment_instructions := case when new.price_usd is not null then
    nullif(btrim(new.payment_instructions, E' \t\r\n'), '') end;
  new.edited_at := now();
  perform private.check_time_zone(new.time_zone);
  if new.capacity < new.registered then
    raise exception '% members are already registered. Capacity can’t be lower.', new.registered
      using errcode = 'P0001';
  end if;
  if not by_member then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.status := 'proposed';
    new.reason := null;
    new.registered := 0;
    new.waitlisted := 0;
    new.removed_at := null;
  elsif old.status = 'canceled' then
    raise exception 'This event was canceled.' using errcode = 'P0001';
  elsif old.status = 'published' and old.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  elsif old.status = 'published' and not by_staff
    and (new.title, new.description, new.format, new.price_usd, new.payment_instructions, new.exclusive)
      is distinct from
        (old.title, old.description, old.format, old.price_usd, old.payment_instructions, old.exclusive)
  then
    raise exception 'Only the time, place, and capacity of a published event can change.' using errcode = 'P0001';
  elsif old.status = 'returned' and not by_staff then
    new.status := 'proposed';
    new.reason := null;
  end if;
  if new.exclusive and not by_staff and (tg_op = 'INSERT' or not old.exclusive)
    and not private.has_entitlement('exclusive_events') then
    raise exception 'Only Closer and Partner members can organize exclusive events.' using errcode = 'P0001';
  end if;
  if tg_op = 'INSERT' or new.starts_at <> old.starts_at then
    if new.starts_at <= now() then
      raise exception 'The event must start in the future.' using errcode = 'P0001';
    end if;
    if new.starts_at > now() + interval '2 years' then
      raise exception 'The event must start within two years.' using errcode = 'P0001';
    end if;
  end if;
  return new;
end;
$$;
comment on function private.validate_event() is
  'Trigger on events, for their content: trims texts, normalizes mentions, and requires a known time zone. Members '
  'with a confirmed email propose future events; the organizer''s edit proposes a returned event again. On a '
  'published event, the organizer can change time, place, and capacity, the latter not below the number registered. '
  'Raises P0001 otherwise, to be shown as is.';

create trigger "10_require_own_row" before insert on public.events
  for each row execute function private.require_own_row();
create trigger check_updated_columns before update on public.events
  for each row execute function private.allow_update_columns(
    'title', 'description', 'starts_at', 'ends_at', 'time_zone', 'format', 'location', 'price_usd',
    'payment_instructions', 'capacity', 'exclusive', 'search_text'
  );
create trigger limit_proposals before insert on public.events
  for each row execute function private.enforce_rate_limit('event');
create trigger validate_event
  before insert or update of title, description, starts_at, ends_at, time_zone, format, location, price_usd,
    payment_instructions, capacity, exclusive
  on public.events for each row execute function private.validate_event();

create function public.save_event(
  event_id uuid, title text, description text, starts_at timestamptz, ends_at timestamptz, time_zone text, format text,
  exclusive boolean, location text default null, price_usd numeric default null, capacity integer default null,
  link text default null, payment_instructions text default null
) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  link_url constant text := nullif(btrim(save_event.link, E' \t\r\n'), '');
begin
  update public.events e set
    title = save_event.title, description = save_event.description, starts_at = save_event.starts_at,
    ends_at = save_event.ends_at, time_zone = save_event.time_zone, format = save_event.format,
    exclusive = save_event.exclusive, location = save_event.location, price_usd = save_event.price_usd,
    payment_instructions = save_event.payment_instructions, capacity = save_event.capacity
  where e.id = save_event.event_id;
  if not found then
    insert into public.events (id, title, description, starts_at, ends_at, time_zone, format, exclusive, location,
      price_usd, payment_instructions, capacity)
    values (
      save_event.event_id, save_event.title, save_event.description, save_event.starts_at, save_event.ends_at,
      save_event.time_zone, save_event.format, save_event.exclusive, save_event.location, save_event.price_usd,
      save_event.payment_instructions, save_event.capacity
    );
  end if;
  if link_url is null then
    delete from public.event_links l where l.event_id = save_event.event_id;
  else
    insert into public.event_links as l (event_id, url) values (save_event.event_id, link_url)
    on conflict on constraint event_links_pkey do update set url = excluded.url where l.url <> excluded.url;
  end if;
end;
$$;
comment on function public.save_event(uuid, text, text, timestamptz, timestamptz, text, text, boolean, text, numeric,
  integer, text, text) is
  'Proposes an event under an ID chosen by the caller, or updates one of their own (any, for staff), together with '
  'its link. Idempotent. Raises P0001, to be shown as is, for a change that isn''t allowed, 23514 for invalid '
  'values, and 23505 for the ID of someone else''s event.';

-- Notifications --------------------------------------------------------------------------------

create function private.notify_event(member uuid, kind text, event public.events) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(member, kind, null, event.id, jsonb_build_object(
    'event_id', event.id, 'title', event.title, 'starts_at', event.starts_at, 'time_zone', event.time_zone,
    'status', event.status, 'price_usd', event.price_usd, 'payment_instructions', event.payment_instructions
  ));
$$;
comment on function private.notify_event(uuid, text, public.events) is
  'Notifies a member about an event, whose row must be locked. Data of every event kind: {event_id, title, '
  'starts_at, time_zone, status, price_usd, payment_instructions}.';

create function private.notify_event_changed(event_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
begin
  select * into event from public.events e where e.id = notify_event_changed.event_id
    and e.status = 'published' for no key update;
  if event.id is not null then
    perform private.consume_rate_limit('event_change');
    -- Deleted and inserted again, so that members who have read about one change are notified of the next.
    perform private.delete_notifications(event.id, '{event_changed,event_reminder}');
    update public.event_registrations r set reminded_at = null where r.event_id = event.id
      and r.reminded_at is not null;
    perform private.notify_event(r.user_id, 'event_changed', event)
    from public.event_registrations r where r.event_id = event.id order by r.user_id;
  end if;
end;
$$;
comment on function private.notify_event_changed(uuid) is
  'Notifies registered and waitlisted members that the time, place, or link of a published event changed, and '
  'resets reminders. Does nothing for other events. Raises P0001 for the organizer''s 11th change in a day.';

create function private.follow_up_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id,
      '{event_reminder,event_waitlist_promotion,event_changed,event_canceled,event_decision}');
  elsif new.status = 'published' and old.status = 'published' then
    if (new.starts_at, new.ends_at, new.time_zone, new.format, new.location)
      is distinct from (old.starts_at, old.ends_at, old.time_zone, old.format, old.location)
    then
      perform private.notify_event_changed(new.id);
    end if;
    if (new.capacity, new.format, new.exclusive) is distinct from (old.capacity, old.format, old.exclusive) then
      perform private.promote_from_waitlist(new.id);
    end if;
  end if;
  return null;
end;
$$;
comment on function private.follow_up_event() is
  'Trigger on events: notifies of changes to time and place, fills spots from the waitlist when there are more or '
  'other members may take them, and deletes outdated notifications.';

create function private.follow_up_link() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify_event_changed(case when tg_op = 'DELETE' then old.event_id else new.event_id end);
  return null;
end;
$$;
comment on function private.follow_up_link() is 'Trigger on event_links: treats a changed link as a changed location.';

-- Registration ------------------------------------------------------------------------------------------

create function private.missing_entitlement(event public.events, member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  tier text;
begin
  if event.user_id = member or exists (select from public.staff s where s.user_id = member) then
    return null;
  end if;
  select u.membership_tier into tier from public.users u where u.id = member;
  return case
    when event.exclusive and not private.tier_has_entitlement(tier, 'exclusive_events') then 'exclusive_events'
    when event.format = 'in_person' and not private.tier_has_entitlement(tier, 'in_person_events') then
      'in_person_events'
  end;
end;
$$;
comment on function private.missing_entitlement(public.events, uuid) is
  'The entitlement that a member would need to register for an event; null if their tier has it, and for the '
  'event''s organizer and staff.';

create function private.promote_from_waitlist(event_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
  registered_count integer;
  promoted record;
begin
  select * into event from public.events e where e.id = promote_from_waitlist.event_id for no key update;
  if event.id is null then
    return;
  end if;
  if event.status = 'published' and event.ends_at > now() then
    select count(*) into registered_count from public.event_registrations r where r.event_id = event.id
      and r.status = 'registered';
    for promoted in
      update public.event_registrations r set status = 'registered'
      where r.id in (
        select w.id from public.event_registrations w where w.event_id = event.id and w.status = 'waitlisted'
          and private.missing_entitlement(event, w.user_id) is null
        order by w.created_at, w.id limit case when event.capacity is not null then
          greatest(event.capacity - registered_count, 0) end
      )
      returning r.user_id
    loop
      perform private.notify_event(promoted.user_id, 'event_waitlist_promotion', event);
    end loop;
  end if;
  update public.events e set registered = counted.registered, waitlisted = counted.waitlisted
  from (
    select count(*) filter (where r.status = 'registered') as registered,
      count(*) filter (where r.status = 'waitlisted') as waitlisted
    from public.event_registrations r where r.event_id = event.id
  ) as counted
  where e.id = event.id;
end;
$$;
comment on function private.promote_from_waitlist(uuid) is
  'Gives free spots of a future event to those who have waited longest, notifies them (kind '
  'event_waitlist_promotion), and updates the counts. Members whose tier no longer has the event''s entitlement are '
  'skipped and stay on the waitlist.';

create function private.fill_freed_spots() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  registration record;
begin
  -- Ordered by ID, because deleting an account frees spots at many events.
  for registration in select f.event_id, f.user_id from freed f order by f.event_id loop
    perform private.promote_from_waitlist(registration.event_id);
    perform private.delete_notifications(registration.event_id,
      '{event_waitlist_promotion,event_reminder,event_changed}', member => registration.user_id);
  end loop;
  return null;
end;
$$;
comment on function private.fill_freed_spots() is
  'Statement trigger on event_registrations: gives a freed spot, also of a deleted account, to the first on the '
  'waitlist.';

create trigger fill_freed_spots after delete on public.event_registrations
  referencing old table as freed for each statement execute function private.fill_freed_spots();
create trigger follow_up_event after update or delete on public.events
  for each row execute function private.follow_up_event();
create trigger follow_up_link after insert or update or delete on public.event_links
  for each row execute function private.follow_up_link();

create function private.lock_registrations(member uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('event registrations ' || member, 0)); $$;
comment on function private.lock_registrations(uuid) is
  'Serializes a member''s registrations and keeps their account until the transaction ends. Taken before events, '
  'which come before members.';

create function private.register_for_event(event_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  event public.events;
  registration text;
begin
  perform private.lock_registrations(me);
  select * into event from public.events e where e.id = register_for_event.event_id for no key update;
  if event.status is distinct from 'published' or event.removed_at is not null
    or event.user_id = any (private.hidden_member_ids())
    or not exists (select from public.users u where u.id = me)
  then
    raise exception 'This event is not open for registration.' using errcode = 'P0001';
  end if;
  if event.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  end if;
  select r.status into registration from public.event_registrations r where r.event_id = event.id and r.user_id = me;
  if registration is not null then
    return registration;
  end if;
  case private.missing_entitlement(event, me)
    when 'exclusive_events' then
      raise exception 'This event is for Closer and Partner members' using errcode = 'P0001';
    when 'in_person_events' then
      raise exception 'In-person events are for paid members' using errcode = 'P0001';
    else null;
  end case;
  perform private.consume_rate_limit('event_registration');
  if event.waitlisted > 0 then
    -- Those who wait for a spot come first. Then only members who can't take one are left.
    perform private.promote_from_waitlist(event.id);
    select * into event from public.events e where e.id = event.id;
  end if;
  registration := case when event.registered >= event.capacity then 'waitlisted' else 'registered' end;
  insert into public.event_registrations (event_id, user_id, status, created_at) values (event.id, me, registration,
    clock_timestamp());
  perform private.promote_from_waitlist(event.id);
  return registration;
end;
$$;
comment on function private.register_for_event(uuid) is
  'Registers the caller for an event. Returns ''registered'', or ''waitlisted'' if it''s full. Idempotent. Raises '
  'P0001, to be shown as is, for an event that is hidden from the caller, unpublished, or over, for an exclusive '
  'or in-person one without the entitlement, and after 30 in 10 minutes.';
select private.expose('register_for_event', 'authenticated');

create function private.cancel_registration(event_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.events e where e.id = cancel_registration.event_id for no key update;
  delete from public.event_registrations r where r.event_id = cancel_registration.event_id
    and r.user_id = (select auth.uid());
end;
$$;
comment on function private.cancel_registration(uuid) is
  'Cancels the caller''s registration or waitlist spot. The first on the waitlist moves up and is notified. Does '
  'nothing without a registration.';
select private.expose('cancel_registration', 'authenticated');

create function public.my_registration(public.events) returns text
language sql stable set search_path = ''
as $$ select r.status from public.event_registrations r where r.event_id = $1.id
  and r.user_id = (select auth.uid()); $$;
comment on function public.my_registration(public.events) is
  'Computed field: the caller''s registration, registered or waitlisted; null without one.';

create function public.summary(public.events) returns text
language sql stable set search_path = ''
as $$ select left($1.description, 300); $$;
comment on function public.summary(public.events) is
  'Computed field: the description, cut to 300 characters. For lists.';

create function private.free_registrations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  -- Locked even without a registration, so that a concurrent one waits for the block, or the block for it.
  perform from public.events e where e.user_id = any (pair) and e.ends_at > now() order by e.id for no key update;
  delete from public.event_registrations r using public.events e
  where e.id = r.event_id and e.user_id = any (pair) and e.ends_at > now() and r.user_id = any (pair)
    and r.user_id <> e.user_id;
  return new;
end;
$$;
comment on function private.free_registrations() is
  'Insert trigger on member_blocks, named to run before lock_blocked_pair: cancels both members'' registrations for '
  'each other''s events, which they can no longer see.';

create trigger free_registrations before insert on public.member_blocks
  for each row execute function private.free_registrations();

-- Reviewing, canceling, reminding -----------------------------------------------------------------

create function private.decide_event(
  event_id uuid, decision text, reason text default null, if_unmodified_since timestamptz default null
)
  returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review events' using errcode = '42501';
  end if;
  if coalesce(decision, '') not in ('published', 'returned') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  if decision = 'returned' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the organizer a reason' using errcode = '22023';
  end if;
  select * into event from public.events e where e.id = decide_event.event_id for no key update;
  if event.status is distinct from 'proposed' then
    raise exception 'This event has already been reviewed.' using errcode = 'P0001';
  end if;
  if event.edited_at > if_unmodified_since then
    raise exception 'The event was edited since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  if decision = 'published' and event.starts_at <= now() then
    raise exception 'This event’s start time has passed. Return it so the organizer can choose another.'
      using errcode = 'P0001';
  end if;
  update public.events e
  set status = decision, reason = case when decision = 'returned' then btrim(decide_event.reason, E' \t\r\n') end
  where e.id = event.id returning * into event;
  perform private.delete_notifications(event.id, '{event_decision}');
  perform private.notify_event(event.user_id, 'event_decision', event);
end;
$$;
comment on function private.decide_event(uuid, text, text, timestamptz) is
  'For staff: publishes a proposed event, or returns it with a reason of at most 1,000 characters. Notifies the '
  'organizer (kind event_decision). if_unmodified_since: the event''s edited_at when the reviewer loaded it; null '
  'skips the check. Raises 42501 for others, 22023 for an unknown decision or a return without a reason, 23514 for a '
  'longer reason, and P0001 for an event that is gone, past, already reviewed, or edited since then.';
select private.expose('decide_event', 'authenticated');

create function private.cancel_event(event_id uuid, reason text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  said constant text := nullif(btrim(reason, E' \t\r\n'), '');
  event public.events;
begin
  select * into event from public.events e where e.id = cancel_event.event_id for no key update;
  if (event.user_id is null or event.user_id is distinct from auth.uid()) and not private.is_staff() then
    raise exception 'Only the organizer and staff can cancel an event' using errcode = '42501';
  end if;
  if event.status is distinct from 'published' then
    raise exception 'This event is already canceled or isn’t published.' using errcode = 'P0001';
  end if;
  if event.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  end if;
  -- Canceling is always possible, but words reach others.
  if said is not null then
    perform private.check_email_verified();
  end if;
  update public.events e set status = 'canceled', reason = said where e.id = event.id returning * into event;
  perform private.delete_notifications(event.id, '{event_reminder,event_waitlist_promotion,event_changed}');
  perform private.notify_event(r.user_id, 'event_canceled', event)
  from public.event_registrations r where r.event_id = event.id order by r.user_id;
  if event.user_id is distinct from auth.uid() then
    perform private.notify_event(event.user_id, 'event_canceled', event);
  end if;
end;
$$;
comment on function private.cancel_event(uuid, text) is
  'Cancels a published event that isn''t over, for its organizer and staff. Notifies everyone registered or '
  'waitlisted, and the organizer (kind event_canceled). Raises 42501 for others, 23514 for a reason of more than '
  '1,000 characters, and P0001 for other events and for a reason before the email is verified.';
select private.expose('cancel_event', 'authenticated');

create function private.remind_of_events() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  event public.events;
  registration record;
  reminder_count integer := 0;
begin
  for event in
    select * from public.events e
    where e.status = 'published' and e.removed_at is null and e.starts_at > now()
      and (
        (e.waitlisted > 0 and (e.capacity is null or e.registered < e.capacity))
        or (
          e.starts_at <= now() + interval '24 hours'
          and exists (select from public.event_registrations r where r.event_id = e.id and r.status = 'registered'
            and r.reminded_at is null)
        )
      )
    order by e.id for no key update
  loop
    if event.waitlisted > 0 then
      perform private.promote_from_waitlist(event.id);
    end if;
    for registration in
      update public.event_registrations r set reminded_at = now()
      where event.starts_at <= now() + interval '24 hours' and r.event_id = event.id and r.status = 'registered'
        and r.reminded_at is null
      returning r.user_id
    loop
      perform private.notify_event(registration.user_id, 'event_reminder', event);
      reminder_count := reminder_count + 1;
    end loop;
  end loop;
  return reminder_count;
end;
$$;
comment on function private.remind_of_events() is 'Implements public.remind_of_events.';

create function public.remind_of_events() returns integer
language sql volatile set search_path = ''
as $$
  select private.record_job_run('remind-of-events');
  select private.remind_of_events() + private.remind_of_showings() + private.remind_of_renewals()
    + private.remind_of_api_keys();
$$;
comment on function public.remind_of_events() is
  'For a schedule, every few minutes: reminds each registered member once (kind event_reminder) of an event that '
  'starts within 24 hours. Also gives free spots to waitlisted members whose tier has the event''s entitlement '
  'again. Reminds of showings, renewals, and API keys that expire, too (private.remind_of_showings, _renewals, and '
  '_api_keys). Returns the number of reminders.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.events enable row level security;
alter table public.event_links enable row level security;
alter table public.event_registrations enable row level security;

create policy "Members can read published events and their own"
  on public.events for select to authenticated
 
  using (
    user_id = (select auth.uid())
    or (select private.is_staff())
    or (
      (user_id is null or user_id <> all ((select private.hidden_member_ids())::uuid[]))
      and removed_at is null
      and (
        status = 'published'
        or (
          status = 'canceled'
          and exists (select from public.event_registrations r where r.event_id = events.id
            and r.user_id = (select auth.uid()))
        )
      )
    )
  );

create policy "Members can propose events"
  on public.events for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Organizers and reviewers can update events"
  on public.events for update to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('reviewer')))
  with check (user_id = (select auth.uid()) or (select private.has_staff_role('reviewer')));

create policy "Organizers can delete their unpublished events"
  on public.events for delete to authenticated
  using (user_id = (select auth.uid()) and status in ('proposed', 'returned'));

create policy "Registered members, organizers, and staff can read the link"
  on public.event_links for select to authenticated
 
  using (
    private.is_organizer(event_id)
    or (select private.is_staff())
    or exists (
      select from public.events e join public.event_registrations r on r.event_id = e.id
      where e.id = event_links.event_id and e.status = 'published' and r.user_id = (select auth.uid())
        and r.status = 'registered'
        and (not e.exclusive or (select private.has_entitlement('exclusive_events')))
    )
  );

create policy "Organizers and reviewers can insert a link"
  on public.event_links for insert to authenticated
  with check (private.is_organizer(event_id) or (select private.has_staff_role('reviewer')));

create policy "Organizers and reviewers can update a link"
  on public.event_links for update to authenticated
  using (private.is_organizer(event_id) or (select private.has_staff_role('reviewer')))
  with check (private.is_organizer(event_id) or (select private.has_staff_role('reviewer')));

create policy "Organizers and reviewers can delete a link"
  on public.event_links for delete to authenticated
  using (private.is_organizer(event_id) or (select private.has_staff_role('reviewer')));

create policy "Members, organizers, and staff can read registrations"
  on public.event_registrations for select to authenticated
  using (user_id = (select auth.uid()) or private.is_organizer(event_id) or (select private.is_staff()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.events, public.event_links, public.event_registrations from anon, authenticated;
grant select, insert, update, delete on public.events, public.event_links to authenticated;
grant select on public.event_registrations to authenticated;
grant all on public.events, public.event_links, public.event_registrations to service_role;
grant execute on function private.is_organizer(uuid) to authenticated, service_role;
grant execute on function private.remind_of_events(), private.remind_of_showings() to service_role;
grant execute on function
  public.save_event(
    uuid, text, text, timestamptz, timestamptz, text, text, boolean, text, numeric, integer, text, text
  ),
  public.my_registration(public.events), public.summary(public.events)
  to authenticated, service_role;
grant execute on function public.remind_of_events() to service_role;
