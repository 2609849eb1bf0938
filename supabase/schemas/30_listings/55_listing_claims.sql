-- Two listings of one property. The database finds them when one is posted or changed, or its pictures are printed, and
-- says so to both sellers, staff, and buyers. Of two sellers, who shows the older valid contract keeps the listing; the
-- other can join as a joint venture. Nothing is merged or taken down: staff settle it. docs/duplicates.md says how.

create table public.listing_claims (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  other_id uuid not null references public.properties (id) on delete cascade,
  strength text not null check (strength in ('same', 'likely')),
  reasons text[] not null check (
    reasons <@ array['address', 'near_address', 'open_unit', 'parcel', 'pin', 'pictures', 'text', 'numbers']
  ),
  state text not null default 'found' check (state in ('found', 'open', 'join_asked', 'joined', 'kept', 'different')),
  asker_id uuid references public.users (id) on delete cascade,
  denier_id uuid references public.users (id) on delete cascade,
  keeper_id uuid,
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  settled_by uuid references public.users (id) on delete set null,
  found_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  constraint listing_claims_once unique (property_id, other_id),
  constraint listing_claims_pair check (property_id <> other_id and keeper_id in (property_id, other_id)),
  constraint listing_claims_settled check (
    (state in ('joined', 'kept', 'different')) = (settled_at is not null)
    and (state in ('joined', 'kept')) = (keeper_id is not null) and (state <> 'join_asked' or asker_id is not null)
  )
);
comment on table public.listing_claims is
  'Pairs of listings that look like one property. For their sellers and staff. Written only by functions.';
comment on column public.listing_claims.property_id is 'The listing that was posted later.';
comment on column public.listing_claims.other_id is 'The listing that was posted first.';
comment on column public.listing_claims.strength is 'As private.judge_match.';
comment on column public.listing_claims.reasons is 'As private.match_reasons.';
comment on column public.listing_claims.state is
  'found: shown, but nobody has to do anything, because they may be two properties, one seller posted both, one '
  'isn''t public, or one has blocked the other. open: two sellers claim one property. '
  'join_asked: one asked the other to join. Settled: joined (one party), kept (one of '
  'them showed the older valid contract), or '
  'different (two properties).';
comment on column public.listing_claims.asker_id is 'The seller who asked to join the other; null if none.';
comment on column public.listing_claims.denier_id is 'The seller who says they''re two properties; null if none.';
comment on column public.listing_claims.keeper_id is 'The listing whose seller leads. Exactly for joined and kept.';
comment on column public.listing_claims.reason is 'Why staff settled it so, for both sellers; null if they agreed.';
create index listing_claims_other_idx on public.listing_claims (other_id);
create index listing_claims_open_idx on public.listing_claims (found_at, id) where state in ('open', 'join_asked');
create index listing_claims_asker_idx on public.listing_claims (asker_id);
create index listing_claims_denier_idx on public.listing_claims (denier_id);
create index listing_claims_settled_by_idx on public.listing_claims (settled_by);

alter table public.listing_claims enable row level security;
create policy "Sellers and staff can read claims"
  on public.listing_claims for select to authenticated
  using ((select private.is_staff()) or (
    exists (
      select from public.properties p
      where p.id in (property_id, other_id) and p.user_id = (select auth.uid()) and (select private.reads_own())
    )
    -- Not what they can't see: a paused or held listing, or one across a block.
    and (select count(*) from public.properties p where p.id in (property_id, other_id)) = 2
  ));
revoke all on public.listing_claims from anon, authenticated;
grant select on public.listing_claims to authenticated;
grant all on public.listing_claims to service_role;

create function private.notify_claim(claim public.listing_claims, event text, actor uuid, kept boolean default false)
  returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(p.user_id, 'listing_claim', null, claim.id, jsonb_build_object(
    'event', event, 'property_id', p.id, 'title', p.title, 'is_keeper', p.id = claim.keeper_id
  ))
  from public.properties p where p.id in (claim.property_id, claim.other_id) and p.user_id is distinct from actor;
$$;
comment on function private.notify_claim(public.listing_claims, text, uuid, boolean) is
  'Notifies the sellers of a claim, but not who did it (kind listing_claim, data {event, property_id, title, '
  'is_keeper}). event: open, join_asked, declined, joined, kept, or different.';

create function private.link_listing(p public.properties) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.listing_claims;
  found_ids uuid[] := '{}';
  match record;
begin
  -- The second of two that are posted at once waits, and finds the first.
  perform pg_advisory_xact_lock(hashtextextended('house ' || coalesce(m.house, m.parcel, m.zip), 0))
  from private.listing_marks m where m.property_id = p.id;
  -- Neither is deleted until this is done. One that is being deleted has no claims.
  perform from public.properties own where own.id = p.id for key share skip locked;
  if not found then
    return;
  end if;
  for match in
    select s.strength, s.reasons, o.id, (o.created_at, o.id) < (p.created_at, p.id) as is_older,
      s.strength = 'same' and o.user_id <> p.user_id and not private.blocked_between(o.user_id, p.user_id)
        and o.status in ('active', 'under_contract')
        and p.status in ('active', 'under_contract') as is_open
    from private.similar_listings(p) s join public.properties o on o.id = s.id
    where p.status <> 'sold'
    for key share of o skip locked
  loop
    found_ids := found_ids || match.id;
    insert into public.listing_claims as c (property_id, other_id, strength, reasons, state)
    values (
      case when match.is_older then p.id else match.id end, case when match.is_older then match.id else p.id end,
      match.strength, match.reasons, case when match.is_open then 'open' else 'found' end
    )
    on conflict (property_id, other_id) do update set strength = excluded.strength, reasons = excluded.reasons,
      state = case when c.state = 'found' then excluded.state else c.state end
    where (c.strength, c.reasons) is distinct from (excluded.strength, excluded.reasons)
      or c.state = 'found' and excluded.state = 'open'
    returning c.* into claim;
    if claim.state = 'open' and claim.denier_id is null and not exists (
      select from public.notifications n where n.kind = 'listing_claim' and n.subject_id = claim.id
    ) then
      perform private.notify_claim(claim, 'open', null);
    end if;
    claim := null;
  end loop;
  delete from public.listing_claims c
  where p.id in (c.property_id, c.other_id)
    and (case when c.property_id = p.id then c.other_id else c.property_id end) <> all (found_ids)
    and c.state in ('found', 'open') and c.denier_id is null;
end;
$$;
comment on function private.link_listing(public.properties) is
  'Stores which listings look like the property of one, after it was posted or changed, and notifies both sellers of '
  'a new claim. Forgets those that no longer do, unless somebody has acted on them.';

create function private.find_duplicates() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or (
    new.address, new.city, new.state, new.zip, new.county, new.apn, new.latitude, new.longitude, new.description,
    new.images
  ) is distinct from (
    old.address, old.city, old.state, old.zip, old.county, old.apn, old.latitude, old.longitude, old.description,
    old.images
  ) or new.sqft <> old.sqft then
    perform private.mark_listing(new);
  end if;
  perform private.link_listing(new);
  return null;
end;
$$;
comment on function private.find_duplicates() is
  'Trigger on properties: finds the listings that look like the property of one that was posted or changed.';

-- Named to run after the triggers that decide whether it's held.
create trigger z_find_duplicates
  after insert or update of address, city, state, zip, county, apn, latitude, longitude, description, images, sqft,
    bedrooms, bathrooms, lot_sqft, year_built, units, status
  on public.properties for each row execute function private.find_duplicates();

-- What readers see --------------------------------------------------------------------------------

create function private.claims_of(property_id uuid)
  returns table (claim_id uuid, listing_id uuid, strength text, reasons text[], state text)
language sql stable security definer set search_path = '' rows 5
as $$
  select c.id, case when c.property_id = claims_of.property_id then c.other_id else c.property_id end, c.strength,
    c.reasons, c.state
  from public.listing_claims c
  where claims_of.property_id in (c.property_id, c.other_id) and c.state <> 'different';
$$;
comment on function private.claims_of(uuid) is
  'The listings that look like the property of one, whether or not the caller sees them, except those settled '
  'as different.';

create function public.listing_matches(property_id uuid)
  returns table (
    claim_id uuid, id uuid, user_id uuid, title text, status text, created_at timestamptz, strength text,
    reasons text[], state text
  )
language sql stable set search_path = ''
as $$
  select c.claim_id, p.id, p.user_id, p.title, p.status, p.created_at, c.strength, c.reasons, c.state
  from private.claims_of(listing_matches.property_id) c join public.properties p on p.id = c.listing_id
  where p.status <> 'sold' and exists (select from public.properties own where own.id = listing_matches.property_id)
  order by c.strength = 'likely', p.created_at, p.id limit 20;
$$;
comment on function public.listing_matches(uuid) is
  'The listings for sale that look like the property of one, of those the caller can see: the surest first, at most '
  '20. strength, reasons: as private.match_reasons. state: as in listing_claims. Empty for a listing that the caller '
  'can''t see.';
revoke all on function public.listing_matches(uuid) from public;
grant execute on function private.claims_of(uuid) to anon, authenticated, service_role;
grant execute on function public.listing_matches(uuid) to anon, authenticated, service_role;

create function private.draft_matches(listing jsonb)
  returns table (id uuid, strength text, reasons text[])
language plpgsql stable security definer set search_path = '' rows 5
as $$
declare
  p public.properties := jsonb_populate_record(null::public.properties, (
    select jsonb_object_agg(e.key, e.value) from jsonb_each(listing) as e
    where e.key in ('id', 'address', 'city', 'state', 'zip', 'county', 'apn', 'latitude', 'longitude', 'description',
      'bedrooms', 'bathrooms', 'sqft', 'lot_sqft', 'year_built', 'units', 'price', 'images')
  ));
begin
  p.user_id := auth.uid();
  p.id := coalesce(p.id, gen_random_uuid());
  -- Others' pictures would tell which listings have them.
  p.images := array(select path from unnest(p.images) as path where path like p.user_id || '/%' limit 10);
  p.description := left(p.description, 8000);
  return query select * from private.similar_listings(p);
end;
$$;
comment on function private.draft_matches(jsonb) is
  'private.similar_listings of a listing that the caller is about to post, with their own pictures only.';

create function public.check_duplicates(listing jsonb)
  returns table (
    id uuid, user_id uuid, title text, status text, created_at timestamptz, strength text, reasons text[]
  )
language sql stable set search_path = ''
as $$
  select p.id, p.user_id, p.title, p.status, p.created_at, m.strength, m.reasons
  from private.draft_matches(check_duplicates.listing) m join public.properties p on p.id = m.id
  order by m.strength = 'likely', p.created_at, p.id limit 20;
$$;
comment on function public.check_duplicates(jsonb) is
  'For a seller who is about to post: the listings for sale, of those they can see, that look like the property. '
  'listing: columns of properties as far as they''re known. Pictures count once print-pictures has read them.';
revoke all on function public.check_duplicates(jsonb) from public;
grant execute on function private.draft_matches(jsonb) to authenticated, service_role;
grant execute on function public.check_duplicates(jsonb) to authenticated, service_role;
