-- Showings: a seller offers times to see a property, and members book them. Everyone who can read the listing sees the
-- times; notes on how to get in are for those who booked. Members write these tables only through functions.
--
-- Bookings are serialized per member, then per showing: everything that changes a booking locks the member's bookings
-- (private.lock_bookings) before the showing's row.

create table public.listing_showings (
  id uuid primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  capacity integer not null check (capacity between 1 and 50),
  booked integer not null default 0 check (booked >= 0),
  canceled_at timestamptz,
  created_at timestamptz not null default now(),
  constraint listing_showings_booked check (booked <= capacity),
  constraint listing_showings_times check (
    ends_at - starts_at between interval '10 minutes' and interval '8 hours'
  )
);
comment on table public.listing_showings is
  'Times at which members can see a property. For everyone who can read the listing, and those who booked.';
comment on column public.listing_showings.id is 'Chosen by the seller''s app, so that offering is idempotent.';
comment on column public.listing_showings.time_zone is
  'IANA name of the property''s time zone, such as America/New_York.';
comment on column public.listing_showings.capacity is 'How many members can book it.';
comment on column public.listing_showings.booked is 'How many members booked it. Kept by trigger.';
comment on column public.listing_showings.canceled_at is
  'When the seller canceled it, or the listing left the market; null if not. Its bookings stay.';
create index listing_showings_property_idx on public.listing_showings (property_id, starts_at, id);
create index listing_showings_coming_idx on public.listing_showings (starts_at) where canceled_at is null;

create table public.listing_showing_notes (
  showing_id uuid primary key references public.listing_showings (id) on delete cascade,
  notes text not null check (char_length(notes) <= 1000 and notes ~ '\S')
);
comment on table public.listing_showing_notes is
  'How to get in, such as where to park. For the seller, and members who booked the showing.';

create table private.showing_codes (
  showing_id uuid primary key references public.listing_showings (id) on delete cascade,
  -- No room for messages and links.
  access_code text not null check (access_code ~ '^[A-Za-z0-9#*-]{1,20}$')
);
comment on table private.showing_codes is
  'Codes of lockboxes and doors. Nobody selects them: public.showing_access shows them around the showing.';

create table public.showing_bookings (
  id uuid primary key default gen_random_uuid(),
  showing_id uuid not null references public.listing_showings (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  reminded_at timestamptz,
  approved_at timestamptz,
  constraint showing_bookings_once unique (showing_id, user_id)
);
comment on table public.showing_bookings is 'Who booked which showing. For the member and the seller.';
comment on column public.showing_bookings.reminded_at is 'When the member was reminded; null if not yet.';
comment on column public.showing_bookings.approved_at is
  'When the seller approved that this member gets the access code, whatever their trust level; null if not.';
create index showing_bookings_user_idx on public.showing_bookings (user_id);
create index showing_bookings_unreminded_idx on public.showing_bookings (showing_id) where reminded_at is null;

create function private.is_showing_host(showing_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.listing_showings s join public.properties p on p.id = s.property_id
    where s.id = is_showing_host.showing_id and p.user_id = (select auth.uid())
  );
$$;
comment on function private.is_showing_host(uuid) is 'Whether the caller is the seller who offers the showing.';

create function private.has_booked(showing_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.showing_bookings b
    where b.showing_id = has_booked.showing_id and b.user_id = (select auth.uid())
  );
$$;
comment on function private.has_booked(uuid) is 'Whether the caller booked the showing, which may be canceled by now.';

create function private.can_read_showing_notes(showing_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_showing_host(can_read_showing_notes.showing_id) or (
    private.has_booked(can_read_showing_notes.showing_id)
    and (select private.account_standing()) not in ('suspended', 'banned')
    and exists (
      select from public.listing_showings s
      where s.id = can_read_showing_notes.showing_id and s.canceled_at is null
        and s.ends_at > now() - interval '1 day'
    )
  );
$$;
comment on function private.can_read_showing_notes(uuid) is
  'Whether the caller is the seller, or booked the showing, which isn''t canceled or more than a day past. Never for '
  'suspended and banned members who booked.';

create function private.may_get_code(booking public.showing_bookings) returns boolean
language sql stable security definer set search_path = ''
as $$
  select booking.approved_at is not null
    or (private.has_verified_email(booking.user_id) and private.trust_level(booking.user_id) >= 1);
$$;
comment on function private.may_get_code(public.showing_bookings) is
  'Whether a booking is of a member with a verified email and trust level 1, or one that the seller approved.';

create function private.showing_access(property_id uuid)
  returns table (
    showing_id uuid, access_code text, opens_at timestamptz, needs_approval boolean, waiting uuid[]
  )
language sql stable security definer set search_path = ''
as $$
  select s.id,
    case when private.is_showing_host(s.id) or (not access.needs_approval
      and clock_timestamp() between access.opens_at and s.ends_at) then c.access_code end,
    access.opens_at, access.needs_approval,
    case when private.is_showing_host(s.id) then array(
      select w.user_id from public.showing_bookings w where w.showing_id = s.id and not private.may_get_code(w)
      order by w.created_at, w.user_id
    ) else '{}' end
  from public.listing_showings s
  join private.showing_codes c on c.showing_id = s.id
  left join public.showing_bookings b on b.showing_id = s.id and b.user_id = (select auth.uid())
  cross join lateral (
    select s.starts_at - interval '60 minutes' as opens_at,
      not private.is_showing_host(s.id) and not private.may_get_code(b) as needs_approval
  ) as access
  where s.property_id = showing_access.property_id and private.can_read_showing_notes(s.id)
  order by s.starts_at, s.id;
$$;
comment on function private.showing_access(uuid) is
  'The showings of a listing with an access code, for the seller, and those who booked. The seller always reads the '
  'code; others only from 60 minutes before the showing (opens_at) until it ends, and if they have a verified email '
  'and trust level 1, or the seller approved them (needs_approval). Else it''s null. waiting: for the seller, who '
  'booked and needs approval.';
select private.expose('showing_access', 'authenticated');

create function private.approve_booking(showing_id uuid, member_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing uuid;
begin
  if not private.is_showing_host(approve_booking.showing_id) then
    raise exception 'Not a showing of yours' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  update public.showing_bookings b set approved_at = coalesce(b.approved_at, clock_timestamp())
  from public.listing_showings s
  where s.id = b.showing_id and b.showing_id = approve_booking.showing_id and b.user_id = approve_booking.member_id
  returning s.property_id into listing;
  if listing is null then
    raise exception 'This member has canceled.' using errcode = 'P0001';
  end if;
  perform private.broadcast_to_topic('listing:' || listing, 'showings');
end;
$$;
comment on function private.approve_booking(uuid, uuid) is
  'For sellers: a member who booked gets the access code, whatever their trust level. Idempotent. Raises 42501 for '
  'another''s showing, and P0001, to be shown as is, without a verified email or a booking.';
select private.expose('approve_booking', 'authenticated');

-- Offering ----------------------------------------------------------------------------------------

create function private.offer_showing(
  showing_id uuid, property_id uuid, starts_at timestamptz, ends_at timestamptz, time_zone text, capacity integer
  default 1, notes text default null, access_code text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  most_coming constant integer := 50;
  known_notes constant text := nullif(btrim(offer_showing.notes, E' \t\r\n'), '');
  known_code constant text := nullif(btrim(offer_showing.access_code, E' \t\r\n'), '');
  listing public.properties;
begin
  -- Locked, so that parallel calls see each other's showings.
  select p.* into listing from public.properties p
  where p.id = offer_showing.property_id and p.user_id = auth.uid() for no key update;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  if exists (
    select from public.listing_showings s where s.id = offer_showing.showing_id and s.property_id = listing.id
  ) then
    return;
  end if;
  if listing.status <> 'active' then
    raise exception 'Only active listings can offer showings.' using errcode = 'P0001';
  end if;
  perform private.check_time_zone(offer_showing.time_zone);
  if offer_showing.starts_at <= now() then
    raise exception 'The showing must start in the future.' using errcode = 'P0001';
  end if;
  if offer_showing.starts_at > now() + interval '90 days' then
    raise exception 'The showing must start within 90 days.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.listing_showings s
    where s.property_id = listing.id and s.canceled_at is null
      and s.starts_at < offer_showing.ends_at and s.ends_at > offer_showing.starts_at
  ) then
    raise exception 'You already offer a showing of this property at that time.' using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.listing_showings s
    where s.property_id = listing.id and s.canceled_at is null and s.ends_at > now()
  ) >= most_coming then
    raise exception 'A listing can have % upcoming showings.', most_coming using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('showing');
  insert into public.listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
  values (offer_showing.showing_id, listing.id, offer_showing.starts_at, offer_showing.ends_at,
    offer_showing.time_zone, offer_showing.capacity);
  if known_notes is not null then
    insert into public.listing_showing_notes (showing_id, notes) values (offer_showing.showing_id, known_notes);
  end if;
  if known_code is not null then
    insert into private.showing_codes (showing_id, access_code) values (offer_showing.showing_id, known_code);
  end if;
  perform private.broadcast_to_topic('listing:' || listing.id, 'showings');
end;
$$;
comment on function private.offer_showing(uuid, uuid, timestamptz, timestamptz, text, integer, text, text) is
  'Offers a showing of one of the caller''s active listings under an ID chosen by the caller, of 10 minutes to 8 '
  'hours, within 90 days, for 1 to 50 members. time_zone: IANA name of the property''s. notes: how to get in, at most '
  '1,000 characters, for those who book. access_code: up to 20 letters, digits, #, *, and -, see '
  'private.showing_access. Idempotent. Raises 42501 for another''s listing; P0001, to be shown as is, '
  'with an unconfirmed email, for a listing that isn''t active, an unknown time zone, a start that is past or later, '
  'a time that overlaps another showing of the listing, more than 50 upcoming ones, links by new members, and beyond '
  'the limit of showings a day; 23514 or 23502 for another length, capacity, or longer notes; and 23505 for the ID of '
  'another listing''s showing.';
select private.expose('offer_showing', 'authenticated');

-- Canceling ---------------------------------------------------------------------------------------

create function private.notify_showing(
  member uuid, kind text, actor uuid, showing public.listing_showings, extra jsonb default '{}'
) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(member, kind, actor, showing.id, jsonb_build_object(
    'property_id', p.id, 'title', p.title, 'starts_at', showing.starts_at, 'time_zone', showing.time_zone
  ) || extra)
  from public.properties p where p.id = showing.property_id;
$$;
comment on function private.notify_showing(uuid, text, uuid, public.listing_showings, jsonb) is
  'Notifies a member about a showing. Data of every kind: {property_id, title, starts_at, time_zone}, and extra.';

create function private.close_showing(showing_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  showing public.listing_showings;
begin
  update public.listing_showings s set canceled_at = now()
  where s.id = close_showing.showing_id and s.canceled_at is null and s.starts_at > now()
  returning * into showing;
  if not found then
    return;
  end if;
  perform private.delete_notifications(showing.id, '{showing_reminder}');
  -- Without an actor, so that it also reaches members across a new block.
  perform private.notify_showing(b.user_id, 'showing_canceled', null, showing)
  from public.showing_bookings b where b.showing_id = showing.id order by b.user_id;
  perform private.broadcast_to_topic('listing:' || showing.property_id, 'showings');
end;
$$;
comment on function private.close_showing(uuid) is
  'Cancels a showing that hasn''t started, and notifies those who booked it (kind showing_canceled). Does nothing for '
  'any other.';

create function private.cancel_showing(showing_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  showing public.listing_showings;
begin
  select s.* into showing from public.listing_showings s
  where s.id = cancel_showing.showing_id and private.is_showing_host(s.id) for no key update;
  if not found then
    raise exception 'Not a showing of yours' using errcode = '42501';
  end if;
  if showing.canceled_at is not null then
    return;
  end if;
  if showing.starts_at <= now() then
    raise exception 'This showing has already started.' using errcode = 'P0001';
  end if;
  perform private.close_showing(showing.id);
end;
$$;
comment on function private.cancel_showing(uuid) is
  'For sellers: cancels a showing that hasn''t started, and notifies those who booked it (kind showing_canceled). '
  'Idempotent. Raises 42501 for another''s, and P0001 for one that has started.';
select private.expose('cancel_showing', 'authenticated');

create function private.close_showings(listing_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.close_showing(s.id)
  from (
    select c.id from public.listing_showings c
    where c.property_id = listing_id and c.canceled_at is null and c.starts_at > now() order by c.id
  ) as s;
end;
$$;
comment on function private.close_showings(uuid) is
  'Cancels the upcoming showings of a listing that leaves the market, and notifies those who booked.';

-- Booking -----------------------------------------------------------------------------------------

create function private.lock_bookings(member uuid) returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('showing bookings ' || member, 0)); $$;
comment on function private.lock_bookings(uuid) is
  'Serializes a member''s bookings until the transaction ends. Taken before showings.';

create function private.book_showing(showing_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  showing public.listing_showings;
  listing public.properties;
  other_title text;
begin
  perform private.lock_bookings(me);
  select s.* into showing from public.listing_showings s where s.id = book_showing.showing_id for no key update;
  select p.* into listing from public.properties p
  where p.id = showing.property_id and p.status = 'active' and p.user_id <> all (private.hidden_member_ids());
  if me is null or listing.id is null then
    raise exception 'This showing isn’t available' using errcode = '42501';
  end if;
  if listing.user_id = me then
    raise exception 'This is your own listing' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if showing.canceled_at is not null then
    raise exception 'This showing was canceled.' using errcode = 'P0001';
  end if;
  if private.has_booked(showing.id) then
    return;
  end if;
  if showing.starts_at <= now() then
    raise exception 'This showing has already started.' using errcode = 'P0001';
  end if;
  if not private.profile_visible_to(me, listing.user_id) then
    raise exception '%', 'Your profile is private, so the seller couldn’t see who’s coming. Make it public, or '
      'connect with the seller first.' using errcode = 'P0001';
  end if;
  if showing.booked >= showing.capacity then
    raise exception 'This showing is fully booked.' using errcode = 'P0001';
  end if;
  select p.title into other_title
  from public.showing_bookings b
  join public.listing_showings s on s.id = b.showing_id
  join public.properties p on p.id = s.property_id
  where b.user_id = me and s.canceled_at is null and s.starts_at < showing.ends_at and s.ends_at > showing.starts_at
  limit 1;
  if found then
    raise exception 'You booked another showing at that time: %.', other_title using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('showing_booking');
  insert into public.showing_bookings (showing_id, user_id) values (showing.id, me);
  perform private.delete_notifications(showing.id, '{showing_booking}', me);
  perform private.notify_showing(listing.user_id, 'showing_booking', me, showing, '{"event": "booked"}');
end;
$$;
comment on function private.book_showing(uuid) is
  'Books a showing for the caller, and notifies the seller (kind showing_booking, event booked). Idempotent. Raises '
  '42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t see; P0001, to be '
  'shown as is, with an unconfirmed email, for a showing that is canceled, fully booked, or has started, at the time '
  'of another one the caller booked, for a profile that the seller can''t see, and beyond the limit of bookings a day.';
select private.expose('book_showing', 'authenticated');

create function private.cancel_booking(showing_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  showing public.listing_showings;
begin
  perform private.lock_bookings(me);
  select s.* into showing from public.listing_showings s
  where s.id = cancel_booking.showing_id and private.has_booked(s.id) for no key update;
  if not found then
    return;
  end if;
  if showing.starts_at <= now() and showing.canceled_at is null then
    raise exception 'This showing has already started.' using errcode = 'P0001';
  end if;
  delete from public.showing_bookings b where b.showing_id = showing.id and b.user_id = me;
  if showing.canceled_at is null then
    perform private.delete_notifications(showing.id, '{showing_booking}', me);
    perform private.notify_showing(p.user_id, 'showing_booking', me, showing, '{"event": "canceled"}')
    from public.properties p where p.id = showing.property_id;
  end if;
end;
$$;
comment on function private.cancel_booking(uuid) is
  'Cancels the caller''s booking of a showing that hasn''t started, and notifies the seller (kind showing_booking, '
  'event canceled). Does nothing without a booking. Raises P0001 for a showing that has started.';
select private.expose('cancel_booking', 'authenticated');

create function private.count_bookings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant uuid := case when tg_op = 'DELETE' then old.showing_id else new.showing_id end;
  listing uuid;
begin
  update public.listing_showings s set booked = s.booked + case when tg_op = 'DELETE' then -1 else 1 end
  where s.id = changed returning s.property_id into listing;
  -- Bookings go with a deleted showing too, whose members still learn that it was canceled.
  if listing is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform private.delete_notifications(changed, '{showing_reminder}', member => old.user_id);
    delete from public.notifications n
    where n.subject_id = changed and n.kind = 'showing_canceled' and n.user_id = old.user_id;
  end if;
  perform private.broadcast_to_topic('listing:' || listing, 'showings');
  return null;
end;
$$;
comment on function private.count_bookings() is
  'Trigger on showing_bookings: keeps the showing''s count, also when an account is deleted, deletes the notifications '
  'about a canceled booking, and tells open pages.';

create trigger count_bookings after insert or delete on public.showing_bookings
  for each row execute function private.count_bookings();

-- Not that it was canceled.
create trigger delete_showing_notifications after delete on public.listing_showings
  for each row execute function private.delete_notifications_about('showing_booking', 'showing_reminder');

-- Blocks and deletion -----------------------------------------------------------------------------

create function private.free_showings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  -- Locked even without a booking, so that a concurrent one waits for the block, or the block for it.
  perform from public.listing_showings s
  where s.starts_at > now() and s.canceled_at is null
    and s.property_id in (select p.id from public.properties p where p.user_id = any (pair))
  order by s.id for no key update;
  delete from public.showing_bookings b using public.listing_showings s, public.properties p
  where s.id = b.showing_id and p.id = s.property_id and s.starts_at > now()
    and p.user_id = any (pair) and b.user_id = any (pair);
  return new;
end;
$$;
comment on function private.free_showings() is
  'Insert trigger on member_blocks, named to run before lock_blocked_pair: cancels both members'' bookings of each '
  'other''s showings, which they can no longer see.';

create trigger free_showings before insert on public.member_blocks
  for each row execute function private.free_showings();

-- Reminding ---------------------------------------------------------------------------------------

create function private.remind_of_showings() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  showing public.listing_showings;
  booking record;
  reminder_count integer := 0;
begin
  for showing in
    select * from public.listing_showings s
    where s.canceled_at is null and s.starts_at > now() and s.starts_at <= now() + interval '24 hours'
      and exists (select from public.showing_bookings b where b.showing_id = s.id and b.reminded_at is null)
    order by s.id for no key update
  loop
    for booking in
      update public.showing_bookings b set reminded_at = now()
      where b.showing_id = showing.id and b.reminded_at is null returning b.user_id
    loop
      perform private.notify_showing(booking.user_id, 'showing_reminder', null, showing);
      reminder_count := reminder_count + 1;
    end loop;
  end loop;
  return reminder_count;
end;
$$;
comment on function private.remind_of_showings() is
  'Reminds each member who booked a showing that starts within 24 hours, once (kind showing_reminder). Returns the '
  'number of reminders.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_showings enable row level security;
alter table public.listing_showing_notes enable row level security;
alter table public.showing_bookings enable row level security;

create policy "Readers of a listing, and members who booked, can read showings"
  on public.listing_showings for select to anon, authenticated
  using (
    exists (select from public.properties p where p.id = property_id)
    or private.has_booked(id)
  );

create policy "Sellers and members who booked can read the notes"
  on public.listing_showing_notes for select to authenticated using (private.can_read_showing_notes(showing_id));

create policy "Members can read their bookings; sellers, those of showings"
  on public.showing_bookings for select to authenticated
  using (
    user_id = (select auth.uid())
    or (user_id <> all ((select private.hidden_member_ids())::uuid[]) and private.is_showing_host(showing_id))
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_showings, public.listing_showing_notes, public.showing_bookings from anon, authenticated;
-- Visitors can ask for notes and bookings together with the times; no policy gives them any.
grant select on public.listing_showings, public.listing_showing_notes, public.showing_bookings
  to anon, authenticated;
grant all on public.listing_showings, public.listing_showing_notes, public.showing_bookings to service_role;
grant execute on function private.has_booked(uuid) to anon, authenticated, service_role;
grant execute on function
  private.is_showing_host(uuid), private.can_read_showing_notes(uuid)
  to authenticated, service_role;
