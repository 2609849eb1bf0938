-- Private addresses of calendars and feeds: programs that can't sign in read what the member may read. The secret in
-- the address is the proof, and it's shown once.

create table public.feed_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('calendar', 'matches')),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint feed_addresses_once unique (user_id, kind)
);
comment on table public.feed_addresses is
  'Which members have a private address for which kind: calendar (deadlines, showings, and events) or matches. Members '
  'read their own, delete them to revoke the address, and make them with public.create_feed_address.';
comment on column public.feed_addresses.last_used_at is 'When a program last read it, to the hour; null if none has.';

create table private.feed_secrets (
  address_id uuid primary key references public.feed_addresses (id) on delete cascade,
  secret_hash bytea not null unique
);
comment on table private.feed_secrets is 'SHA-256 hashes of the secrets in addresses.';

-- Making and revoking -----------------------------------------------------------------------------

create function private.create_feed_address(kind text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  secret constant text := encode(extensions.gen_random_bytes(32), 'hex');
  added uuid;
  is_replaced boolean;
begin
  perform private.require_own_session();
  if not private.has_entitlement('api_access') then
    raise exception 'Calendar and feed addresses are exclusively available to Closer and Partner members'
      using errcode = '42501';
  end if;
  perform private.consume_rate_limit('feed_address');
  delete from public.feed_addresses f where f.user_id = auth.uid() and f.kind = create_feed_address.kind;
  is_replaced := found;
  insert into public.feed_addresses (user_id, kind) values (auth.uid(), create_feed_address.kind)
  returning id into added;
  insert into private.feed_secrets (address_id, secret_hash) values (added, sha256(convert_to(secret, 'utf8')));
  perform private.notify_access(create_feed_address.kind, case when is_replaced then 'replaced' else 'created' end);
  return secret;
end;
$$;
comment on function private.create_feed_address(text) is
  'Makes the caller''s address of a kind, instead of the one there was, notifies them, and returns its secret: the '
  'only time that it can be read. Raises 42501 without the api_access entitlement, what private.require_own_session '
  'does, P0001 above a limit, and 23514 for an unknown kind.';
select private.expose('create_feed_address', 'authenticated');

create function private.end_feed_addresses(member uuid, _kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from public.feed_addresses f where f.user_id = member;
  return found;
end;
$$;
comment on function private.end_feed_addresses(uuid, uuid) is
  'For private.end_access: revokes all addresses of a member. Returns whether there was one.';

-- Reading -----------------------------------------------------------------------------------------

create function private.use_feed_address(secret_hash text, kind text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  per_hour constant integer := 60;
  address public.feed_addresses;
  uses integer;
begin
  select f.* into address
  from private.feed_secrets s join public.feed_addresses f on f.id = s.address_id
  where s.secret_hash = decode(use_feed_address.secret_hash, 'hex') and f.kind = use_feed_address.kind;
  if not found
    or private.program_refusal(address.user_id) is not null
    -- An account that is being deleted has no addresses any more.
    or not private.keep_account(address.user_id)
  then
    return null;
  end if;
  -- All addresses of a member together, also those they had before.
  select c.used into uses from private.count_use(address.user_id, 'feed', interval '1 hour') as c;
  update public.feed_addresses f set last_used_at = now()
  where f.id = address.id and (f.last_used_at is null or f.last_used_at < now() - interval '1 hour');
  return jsonb_build_object('member_id', address.user_id, 'is_limited', uses is null or uses > per_hour);
end;
$$;
comment on function private.use_feed_address(text, text) is
  'For public.read_feed: counts one use of the address with this SHA-256 hash (hex). Returns {member_id, is_limited: '
  'beyond 60 uses of the member''s addresses an hour}; null for an unknown address, and as private.program_refusal.';

create function private.own_appointments() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'deadlines', (
      select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object(
        'deal_id', d.id, 'title', d.title, 'address', d.address, 'time_zone', d.time_zone
      ) order by m.due_at, m.id), '[]')
      from public.deals d join public.deal_milestones m on m.deal_id = d.id
      where d.state = 'open' and m.state in ('pending', 'declared')
    ),
    'showings', (
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(
        'title', p.title, 'address', p.address, 'city', p.city, 'state', p.state, 'zip', p.zip,
        'notes', (select n.notes from public.listing_showing_notes n where n.showing_id = s.id)
      ) order by s.starts_at, s.id), '[]')
      from public.listing_showings s join public.properties p on p.id = s.property_id
      where (
        s.id in (select b.showing_id from public.showing_bookings b where b.user_id = (select auth.uid()))
        or s.property_id in (select o.id from public.properties o where o.user_id = (select auth.uid()))
      ) and s.ends_at > now() - interval '30 days'
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'search_text' || jsonb_build_object(
        'link', (select l.url from public.event_links l where l.event_id = e.id)
      ) order by e.starts_at, e.id), '[]')
      from public.event_registrations r join public.events e on e.id = r.event_id
      where r.user_id = (select auth.uid()) and r.status = 'registered' and e.ends_at > now() - interval '30 days'
    )
  );
$$;
comment on function private.own_appointments() is
  'Under the caller''s policies: {deadlines: open ones of their deals, showings: those they booked or offer, events: '
  'those they registered for}, and what has been over for up to 30 days.';

create function private.newest_matches() returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'title', p.title, 'price', p.price, 'property_type', p.property_type, 'city', p.city, 'state', p.state,
    'created_at', p.created_at, 'updated_at', p.updated_at, 'description', p.description
  ) order by p.created_at desc, p.id desc), '[]')
  from public.matched_listings(50) p;
$$;
comment on function private.newest_matches() is
  'Under the caller''s policies: the newest 50 listings that match their buy box, newest first.';

create function public.read_feed(secret_hash text, kind text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  used constant jsonb := private.use_feed_address(secret_hash, kind);
  caller constant text := current_setting('role');
  member constant text := used ->> 'member_id';
  content jsonb;
begin
  if used is null or (used ->> 'is_limited')::boolean then
    return used - 'member_id';
  end if;
  -- From here on, this is a request of the member, and their policies apply.
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', member)::text, true),
    set_config('request.jwt.claim.sub', member, true), set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('role', 'authenticated', true);
  content := case kind when 'calendar' then private.own_appointments() else private.newest_matches() end;
  perform set_config('role', caller, true);
  return jsonb_build_object('is_limited', false, 'content', content);
end;
$$;
comment on function public.read_feed(text, text) is
  'For the service role: what the member with this address (the SHA-256 hash of its secret, hex) may read now. Returns '
  '{is_limited, content: as private.own_appointments or private.newest_matches, absent beyond the limit}; null for an '
  'address that private.use_feed_address refuses. The rest of the transaction has the member''s claims.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.feed_addresses enable row level security;

create policy "Members can read their own addresses; API keys can't"
  on public.feed_addresses for select to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_api_key()));
create policy "Members can revoke their own addresses; API keys can't"
  on public.feed_addresses for delete to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_api_key()));

-- Grants ------------------------------------------------------------------------------------------
revoke all on public.feed_addresses from anon, authenticated;
grant select, delete on public.feed_addresses to authenticated;
grant select on public.feed_addresses to service_role;
grant execute on function
  private.use_feed_address(text, text), public.read_feed(text, text) to service_role;
grant execute on function
  private.own_appointments(), private.newest_matches() to authenticated, service_role;
