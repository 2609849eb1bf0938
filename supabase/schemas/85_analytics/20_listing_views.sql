-- Views of listings, and where they came from. A view is a person, counted once a day (UTC) per listing: a member by
-- their account, a visitor by their address and browser. The owner and staff never count.

create table private.view_keys (
  day date primary key,
  key bytea not null default extensions.gen_random_bytes(32)
);
comment on table private.view_keys is
  'The day''s secret key for hashes of viewers. Deleted on the next day, which makes older hashes meaningless.';

create table private.listing_viewers (
  day date not null,
  property_id uuid not null references public.properties (id) on delete cascade,
  viewer bytea not null,
  network bytea,
  constraint listing_viewers_pkey primary key (day, property_id, viewer)
);
comment on table private.listing_viewers is
  'Who has been counted as a viewer of a listing today, as hashes with the day''s key. Earlier days are deleted with '
  'later views; listing_days keeps their sums.';
comment on column private.listing_viewers.viewer is
  'Hash of the member''s ID, or of a visitor''s address and browser. Members without a confirmed email count as '
  'visitors, so that sign-ups can''t inflate views.';
comment on column private.listing_viewers.network is 'Hash of a visitor''s address; null for members.';
create index listing_viewers_property_idx on private.listing_viewers (property_id);
create index listing_viewers_network_idx on private.listing_viewers (network, day) where network is not null;

create function private.view_sources() returns text[]
language sql immutable set search_path = ''
as $$
  select array['search', 'map', 'home', 'dashboard', 'alert', 'saved', 'similar', 'profile', 'feed', 'message',
    'direct', 'other_site', 'other'];
$$;
comment on function private.view_sources() is
  'Where a view can come from, as the browser reports it: search and map (marketplace), home (front page), dashboard '
  '(incl. matches), alert (deal alerts, in the app and by email), saved, similar (another listing), profile, feed '
  '(community), message, direct (typed or shared link), other_site, other.';

create table private.listing_sources (
  property_id uuid not null references public.properties (id) on delete cascade,
  day date not null,
  source text not null check (source = any (private.view_sources())),
  views integer not null check (views > 0),
  constraint listing_sources_pkey primary key (property_id, day, source)
);
comment on table private.listing_sources is
  'Views of listing_days by where they came from. Views from before this was recorded have no row.';

create function private.view_key() returns bytea
language plpgsql volatile set search_path = ''
as $$
declare
  today constant date := private.utc_day(now());
  found_key bytea := (select k.key from private.view_keys k where k.day = today);
begin
  if found_key is null then
    insert into private.view_keys (day) values (today) on conflict do nothing;
    delete from private.view_keys k where k.day < today;
    select k.key into found_key from private.view_keys k where k.day = today;
  end if;
  return found_key;
end;
$$;
comment on function private.view_key() is
  'Today''s key, created on the day''s first view, when earlier ones are deleted.';

create function private.current_viewer(out hash bytea, out network bytea)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  browser constant text := nullif(current_setting('request.headers', true), '')::json ->> 'user-agent';
  address constant text := coalesce(private.client_address(), 'unknown');
  key constant bytea := private.view_key();
begin
  if private.email_confirmed() then
    hash := extensions.hmac(convert_to('member ' || auth.uid(), 'utf8'), key, 'sha256');
  else
    network := extensions.hmac(convert_to('network ' || address, 'utf8'), key, 'sha256');
    hash := extensions.hmac(convert_to(concat_ws(' ', 'visitor', address, browser), 'utf8'), key, 'sha256');
  end if;
end;
$$;
comment on function private.current_viewer() is
  'Today''s hash of the caller: of a member, or of a visitor''s address and browser, with one of the address alone.';

create function private.record_property_view(property_id uuid, source text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.utc_day(now());
  listing record;
  viewer record;
begin
  select p.user_id, p.view_count into listing from public.properties p
  where p.id = record_property_view.property_id and p.status <> 'paused';
  if not found then
    return null;
  end if;
  if listing.user_id = auth.uid() or private.is_staff() or private.account_standing() <> 'active' then
    return listing.view_count;
  end if;
  viewer := private.current_viewer();
  if exists (
    select from private.listing_viewers v
    where v.day = today and v.property_id = record_property_view.property_id and v.viewer = viewer.hash
  ) then
    return listing.view_count;
  end if;
  -- Locked, so that concurrent calls from one address can't exceed its limit.
  select p.view_count into listing.view_count from public.properties p
  where p.id = record_property_view.property_id for no key update;
  if not found then
    return null;
  end if;
  -- A browser's name is easily changed, so an address has at most three browsers per listing and 300 views in all.
  if viewer.network is not null and (
    select count(*) >= 300 or count(*) filter (where v.property_id = record_property_view.property_id) >= 3
    from private.listing_viewers v where v.network = viewer.network and v.day = today
  ) then
    return listing.view_count;
  end if;
  insert into private.listing_viewers (day, property_id, viewer, network)
  values (today, record_property_view.property_id, viewer.hash, viewer.network) on conflict do nothing;
  if not found then
    return listing.view_count;
  end if;
  perform private.record_activity(auth.uid(), 1), private.note_view_webhook(record_property_view.property_id);
  update public.properties p set view_count = p.view_count + 1
  where p.id = record_property_view.property_id returning p.view_count into listing.view_count;
  insert into public.listing_days as d (property_id, day, views) values (record_property_view.property_id, today, 1)
  on conflict on constraint listing_days_pkey do update set views = d.views + 1;
  insert into private.listing_sources as s (property_id, day, source, views)
  values (
    record_property_view.property_id, today,
    case when record_property_view.source = any (private.view_sources()) then record_property_view.source
      else 'other' end, 1
  )
  on conflict on constraint listing_sources_pkey do update set views = s.views + 1;
  -- Every view deletes more old rows than it adds, without waiting for others that do the same.
  delete from private.listing_viewers v where (v.day, v.property_id, v.viewer) in (
    select past.day, past.property_id, past.viewer from private.listing_viewers past
    where past.day < today limit 20 for update skip locked
  );
  return listing.view_count;
end;
$$;
comment on function private.record_property_view(uuid, text) is
  'Implements public.increment_property_view_count: adds a view to the listing, its daily figures, and their source, '
  'unless the caller is its owner, staff, already counted today, or a visitor whose address has reached its limit.';

create function public.increment_property_view_count(property_id uuid, source text default 'direct') returns integer
language sql volatile set search_path = ''
as $$ select private.record_property_view(p.id, source) from public.properties p where p.id = property_id; $$;
comment on function public.increment_property_view_count(uuid, text) is
  'Counts the caller as a viewer of a listing they can read, once a day. Returns the listing''s views, whether or not '
  'the call added one; null for any other listing and for a paused one. source is one of private.view_sources; any '
  'other is stored as other.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.record_property_view(uuid, text) to anon, authenticated, service_role;
grant execute on function public.increment_property_view_count(uuid, text) to anon, authenticated, service_role;
