-- What becomes of a listing: paused, sold, saved, reviewed by staff, its price over time. And the searches members keep.

alter table public.properties
  add column status text not null default 'active'
    constraint properties_status_check check (status in ('active', 'paused', 'sold')),
  add column status_changed_at timestamptz,
  add column previous_price bigint,
  add column price_changed_at timestamptz,
  add column saves integer not null default 0 constraint properties_saves_check check (saves >= 0);
comment on table public.properties is
  'Investment property listings. Everyone may read them, but for paused ones: those are for their owner and staff.';
comment on column public.properties.status is
  'active: in the marketplace. paused: its owner and staff alone see it. sold: readable by its address, in no search.';
comment on column public.properties.status_changed_at is 'When the status last changed; null while it never did.';
comment on column public.properties.previous_price is 'Asking price before the last change, whole USD; null while it never changed.';
comment on column public.properties.price_changed_at is 'When the price last changed; null while it never did.';
comment on column public.properties.saves is 'How many members have saved it. Kept by trigger.';
comment on column public.properties.verified is
  'Set by trigger: true while the poster''s tier is partner, and for a listing that staff have approved.';

-- The policy on properties asks for the status; nearly every listing is active.
create index properties_off_market_idx on public.properties (status) where status <> 'active';

-- Prices ------------------------------------------------------------------------------

create table public.listing_prices (
  id bigint generated always as identity primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  price bigint not null,
  changed_at timestamptz not null default now()
);
comment on table public.listing_prices is 'Every asking price a listing has had, written by trigger. For whoever may read the listing.';
comment on column public.listing_prices.price is 'Asking price from changed_at on, whole USD.';
create index listing_prices_property_idx on public.listing_prices (property_id, changed_at desc, id desc);

create function private.note_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.price <> old.price then
    new.previous_price := old.price;
    new.price_changed_at := now();
  end if;
  if new.status <> old.status then
    new.status_changed_at := now();
  end if;
  return new;
end;
$$;
comment on function private.note_change() is 'Update trigger on properties: remembers the price before this one, and when price and status changed.';

-- Fires after guard_columns, which would take what it writes for the caller's: triggers fire by name.
create trigger note_change before update of price, status on public.properties
  for each row execute function private.note_change();

create function private.keep_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.listing_prices (property_id, price, changed_at)
  values (new.id, new.price, case when tg_op = 'INSERT' then new.created_at else new.price_changed_at end);
  return null;
end;
$$;
comment on function private.keep_price() is 'Trigger on properties: adds a new listing''s price, and every other one after it, to its price history.';

create trigger keep_first_price after insert on public.properties
  for each row execute function private.keep_price();
create trigger keep_price after update of price on public.properties
  for each row when (new.price <> old.price) execute function private.keep_price();

insert into public.listing_prices (property_id, price, changed_at)
select id, price, created_at from public.properties;

create or replace function private.start_listing_unseen() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.view_count := 0;
    new.created_at := now();
    new.updated_at := now();
    new.status_changed_at := null;
    new.previous_price := null;
    new.price_changed_at := null;
  end if;
  new.saves := 0;
  return new;
end;
$$;
comment on function private.start_listing_unseen() is
  'Insert trigger: an API caller cannot choose the counts, the dates or the earlier price of a listing.';

drop trigger guard_columns on public.properties;
create trigger guard_columns before update on public.properties
  for each row execute function private.guard_columns(
    'title', 'description', 'property_type', 'address', 'city', 'state', 'zip', 'county', 'price',
    'bedrooms', 'bathrooms', 'sqft', 'lot_sqft', 'condition', 'financing', 'occupancy',
    'off_market_contract', 'images', 'noi', 'latitude', 'longitude', 'status',
    -- Postgres computes these after the trigger, nobody can write them.
    'cap_rate', 'search_text'
  );

create or replace function private.count_view(property_id uuid) returns integer
language sql volatile security definer set search_path = ''
as $$
  update public.properties set view_count = view_count + 1
  where id = property_id and status <> 'paused' returning view_count;
$$;
comment on function private.count_view(uuid) is 'Adds one view; the new count, or null for a listing that is unknown or paused.';

create or replace function public.increment_property_view_count(property_id uuid) returns integer
language sql volatile set search_path = ''
as $$ select private.count_view(p.id) from public.properties p where p.id = property_id; $$;
comment on function public.increment_property_view_count(uuid) is
  'Adds one view to a listing the caller may read. The browser calls it once a session and listing. Returns the new count, null for any other listing and for a paused one.';

-- Saved listings ------------------------------------------------------------------------

-- The key is a column of its own: a key of both references would make this a path from listings to members for PostgREST,
-- and `users(...)` beside a listing would no longer say whom it means.
create table public.saved_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint saved_listings_once unique (user_id, property_id)
);
comment on table public.saved_listings is 'Listings a member has saved. The listing carries the total.';
create index saved_listings_property_idx on public.saved_listings (property_id);
create index saved_listings_newest_idx on public.saved_listings (user_id, created_at desc, property_id desc);

create function private.count_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Saving gives a like, unless the member has voted already. It comes before the count, as in a vote by itself: two
    -- that take feedback and listing in turns would wait for each other.
    insert into public.property_feedback (user_id, property_id, feedback_type)
    values (new.user_id, new.property_id, 'like') on conflict (user_id, property_id) do nothing;
    update public.properties set saves = saves + 1 where id = new.property_id;
  else
    update public.properties set saves = saves - 1 where id = old.property_id;
  end if;
  return null;
end;
$$;
comment on function private.count_save() is
  'Row trigger on saved_listings: keeps the listing''s number of saves, and likes a saved listing in the name of a member who has not voted.';

create trigger count_save after insert or delete on public.saved_listings
  for each row execute function private.count_save();

create function private.start_now() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.start_now() is 'Insert trigger: an API caller cannot choose when a row was made.';

create trigger start_now before insert on public.saved_listings
  for each row execute function private.start_now();

create function public.saved(public.properties) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.saved_listings s where s.user_id = (select auth.uid()) and s.property_id = $1.id);
$$;
comment on function public.saved(public.properties) is 'Computed field: whether the caller has saved the listing; false for visitors.';

-- Saved searches -------------------------------------------------------------------------

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null check (char_length(name) <= 80 and name ~ '\S'),
  -- Printable ASCII: what an address bar holds.
  query text not null check (char_length(query) between 1 and 2000 and query ~ '^[!-~]+$'),
  created_at timestamptz not null default now(),
  constraint saved_searches_once unique (user_id, query)
);
comment on table public.saved_searches is 'Searches a member has kept, at most 50. Each search once.';
comment on column public.saved_searches.query is 'The marketplace''s query string, without the question mark.';

create function private.limit_saved_searches() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time for each member, or two at once would not see each other's.
  perform from public.users where id = new.user_id for no key update;
  if (select count(*) from public.saved_searches where user_id = new.user_id) > 50 then
    raise exception 'You can keep at most 50 saved searches.' using errcode = '23514';
  end if;
  return null;
end;
$$;
comment on function private.limit_saved_searches() is 'Insert trigger: 23514 for a member''s 51st saved search.';

-- Afterwards: before it, the policy has not yet said whose name the row may carry, nor is a search known to be kept already.
create trigger limit_saved_searches after insert on public.saved_searches
  for each row execute function private.limit_saved_searches();
create trigger start_now before insert on public.saved_searches
  for each row execute function private.start_now();
create trigger guard_columns before update on public.saved_searches
  for each row execute function private.guard_columns('name');

-- Review by staff --------------------------------------------------------------------------

create table public.listing_reviews (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz,
  decision text check (decision in ('approved', 'returned')),
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  reviewer_id uuid references public.users (id) on delete set null,
  decided_at timestamptz,
  moved_at timestamptz,
  constraint listing_reviews_whole check (
    (decision is null) = (decided_at is null) and (coalesce(decision, '') = 'returned') = (reason is not null)
  ),
  -- A listing waits once. Not a unique index: an API server that passes over its condition takes it for one review a listing.
  constraint listing_reviews_waits_once exclude using btree (property_id with =) where (decision is null)
);
comment on table public.listing_reviews is
  'Requests to verify a listing and what staff decided. The request without a decision is the one that waits. For the listing''s owner and staff.';
comment on column public.listing_reviews.due_at is 'By when staff should decide: 24 hours after the request on a paid tier; null on others.';
comment on column public.listing_reviews.moved_at is
  'When the approved listing was given another address, which is not approved; null while it stays.';
comment on column public.listing_reviews.reason is 'What must change before it can be approved, for its poster to read. Exactly with returned.';
create index listing_reviews_property_idx on public.listing_reviews (property_id, requested_at desc);
create index listing_reviews_queue_idx on public.listing_reviews (due_at, requested_at, id) where decision is null;
create index listing_reviews_reviewer_idx on public.listing_reviews (reviewer_id);

create function private.jv_share_pct(tier text) returns integer
language sql immutable set search_path = ''
as $$ select case when private.is_paid_tier(tier) then 0 else 50 end; $$;
comment on function private.jv_share_pct(text) is
  'Joint-venture share in percent that a listing carries on its poster''s tier: 0 on a paid one, else 50.';

create function private.review_due(tier text) returns timestamptz
language sql stable set search_path = ''
as $$ select case when private.is_paid_tier(tier) then now() + interval '24 hours' end; $$;
comment on function private.review_due(text) is 'By when a request made now should be decided: in 24 hours on a paid tier, else null.';

create function private.is_approved(property_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select r.decision = 'approved' and r.moved_at is null from public.listing_reviews r
    where r.property_id = is_approved.property_id order by r.requested_at desc, r.id desc limit 1
  ), false);
$$;
comment on function private.is_approved(uuid) is
  'Whether the last request to verify the listing was approved and it has stayed where it was; false while one waits or where there is none.';

create function private.ask_for_review(property_id uuid, tier text) returns void
language sql volatile set search_path = ''
as $$
  insert into public.listing_reviews (property_id, due_at, requested_at)
  values (property_id, private.review_due(tier), clock_timestamp())
  on conflict do nothing;
$$;
comment on function private.ask_for_review(uuid, text) is 'Puts a listing in the queue of those to verify; nothing where it waits already.';

create or replace function private.apply_tier_to_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tier text;
begin
  -- Locked, so that a tier that changes meanwhile either is read here or finds the listing there.
  select membership_tier into tier from public.users where id = new.user_id for share;
  new.verified := coalesce(tier = 'partner', false);
  new.jv_share_pct := coalesce(private.jv_share_pct(tier), 50);
  new.likes := 0;
  new.dislikes := 0;
  return new;
end;
$$;
comment on function private.apply_tier_to_listing() is
  'Insert trigger: partner listings start verified, unpaid tiers carry the 50% JV requirement, counters start at zero whatever the client sent.';

create or replace function private.apply_tier_to_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked first, so that what follows sees a decision or a move that was under way. A listing comes before its reviews
  -- everywhere, or two would wait for each other.
  perform from public.properties where user_id = new.id order by id for no key update;
  update public.properties
  set verified = new.membership_tier = 'partner' or private.is_approved(id),
      jv_share_pct = private.jv_share_pct(new.membership_tier)
  where user_id = new.id;
  if new.membership_tier = 'partner' then
    delete from public.listing_reviews r using public.properties p
    where p.id = r.property_id and p.user_id = new.id and r.decision is null;
  else
    update public.listing_reviews r
    set due_at = case when private.is_paid_tier(new.membership_tier) then coalesce(r.due_at, private.review_due(new.membership_tier)) end
    from public.properties p
    where p.id = r.property_id and p.user_id = new.id and r.decision is null;
    if old.membership_tier = 'partner' then
      perform private.ask_for_review(p.id, new.membership_tier) from public.properties p where p.user_id = new.id and not p.verified;
    end if;
  end if;
  return new;
end;
$$;
comment on function private.apply_tier_to_listings() is
  'Update trigger on users: a change of tier reaches the member''s listings, and their places in the queue, at once.';

create function private.review_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tier text;
begin
  update public.listing_reviews set moved_at = clock_timestamp()
  where property_id = new.id and decision = 'approved' and moved_at is null;
  select membership_tier into tier from public.users where id = new.user_id;
  if tier is distinct from 'partner' then
    if new.verified then
      update public.properties set verified = false where id = new.id;
    end if;
    perform private.ask_for_review(new.id, tier);
  end if;
  return null;
end;
$$;
comment on function private.review_listing() is
  'Trigger on properties: a listing that is new, or is another one by place, type or contract than the one that was approved, waits for staff. A partner''s does not.';

create trigger review_new_listing after insert on public.properties
  for each row when (not new.verified) execute function private.review_listing();
-- A pin put right by less than 0.05 degrees, some five kilometres, is the same place.
create trigger review_moved_listing
  after update of address, city, state, zip, county, latitude, longitude, property_type, off_market_contract on public.properties
  for each row
  when (
    new.verified
    and (
      (new.address, new.city, new.state, new.zip, new.county, new.property_type, new.off_market_contract)
        is distinct from (old.address, old.city, old.state, old.zip, old.county, old.property_type, old.off_market_contract)
      or abs(new.latitude - old.latitude) > 0.05
      or abs(new.longitude - old.longitude) > 0.05
    )
  )
  execute function private.review_listing();

create function private.decide_review(review_id uuid, decision text, reason text, seen timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  listing public.properties;
begin
  if not private.is_staff() then
    raise exception 'Only staff review listings' using errcode = '42501';
  end if;
  if coalesce(decision, '') not in ('approved', 'returned') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  if decision = 'returned' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the poster a reason' using errcode = '22023';
  end if;
  -- The listing before its review, as everywhere, and held: it neither moves nor changes its tier until this is done.
  select p.* into listing from public.properties p
  where p.id = (select r.property_id from public.listing_reviews r where r.id = review_id)
  for no key update;
  if listing.user_id = me then
    raise exception 'A listing of your own is for somebody else to review' using errcode = '42501';
  end if;
  if listing.updated_at > seen then
    raise exception 'The listing was edited meanwhile. Look at it again.' using errcode = 'P0001';
  end if;
  update public.listing_reviews r
  set decision = decide_review.decision,
      reason = case when decide_review.decision = 'returned' then btrim(decide_review.reason, E' \t\r\n') end,
      reviewer_id = me, decided_at = clock_timestamp()
  where r.id = review_id and r.decision is null;
  if not found then
    raise exception 'This request was decided already, or is gone.' using errcode = 'P0001';
  end if;
  if decision = 'approved' then
    update public.properties set verified = true where id = listing.id;
  end if;
end;
$$;
comment on function private.decide_review(uuid, text, text, timestamptz) is 'Does the work of public.decide_listing_review.';

create function public.decide_listing_review(
  review_id uuid, decision text, reason text default null, seen timestamptz default null
) returns void
language sql volatile set search_path = ''
as $$ select private.decide_review(review_id, decision, reason, seen); $$;
comment on function public.decide_listing_review(uuid, text, text, timestamptz) is
  'For staff: approves a listing, which makes it Verified, or returns it with a reason (at most 1,000 characters) for its poster. '
  'seen: the listing''s updated_at as the reviewer read it; null decides whatever was edited since. '
  '42501 for others and for a listing of one''s own, 22023 for an unknown decision or a return without a reason, 23514 for a longer one, P0001 for a request that is decided or gone, or a listing edited since it was seen.';

create function private.request_review(property_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  -- Held until the request is in, so that a tier that changes meanwhile finds it.
  select p.user_id into owner from public.properties p
  where p.id = request_review.property_id and p.user_id = (select auth.uid()) and not p.verified
  for no key update;
  if owner is null then
    raise exception 'No unverified listing of your own' using errcode = '42501';
  end if;
  perform private.ask_for_review(property_id, (select u.membership_tier from public.users u where u.id = owner));
end;
$$;
comment on function private.request_review(uuid) is 'Does the work of public.request_listing_review.';

create function public.request_listing_review(property_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.request_review(property_id); $$;
comment on function public.request_listing_review(uuid) is
  'Asks staff to verify one of the caller''s own unverified listings, again after it was returned. Nothing where it waits already; 42501 for any other listing.';

create function public.own_listing_counts() returns table (active integer, paused integer, sold integer, returned integer)
language sql stable set search_path = ''
as $$
  select
    count(*) filter (where p.status = 'active')::integer,
    count(*) filter (where p.status = 'paused')::integer,
    count(*) filter (where p.status = 'sold')::integer,
    count(*) filter (where not p.verified and (
      select r.decision from public.listing_reviews r
      where r.property_id = p.id order by r.requested_at desc, r.id desc limit 1
    ) = 'returned')::integer
  from public.properties p where p.user_id = (select auth.uid());
$$;
comment on function public.own_listing_counts() is
  'How many listings the caller has in each status, and how many of all of them staff have returned and wait for the caller.';

insert into public.listing_reviews (property_id, requested_at, due_at)
select p.id, p.created_at, case when private.is_paid_tier(u.membership_tier) then p.created_at + interval '24 hours' end
from public.properties p join public.users u on u.id = p.user_id where not p.verified;

-- What members can download ------------------------------------------------------------------

create or replace function private.exported_listings() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'search_text' order by p.created_at), '[]')
      from public.properties p where p.user_id = me.id
    ),
    'listing_prices', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' order by l.property_id, l.changed_at), '[]')
      from public.listing_prices l join public.properties p on p.id = l.property_id where p.user_id = me.id
    ),
    'listing_reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reviewer_id' order by r.requested_at), '[]')
      from public.listing_reviews r join public.properties p on p.id = r.property_id
      where p.user_id = me.id or r.reviewer_id = me.id
    ),
    'listing_feedback', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]')
      from public.property_feedback f where f.user_id = me.id
    ),
    'saved_listings', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_listings s where s.user_id = me.id
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = me.id
    )
  )
  from me;
$$;

-- Policies -------------------------------------------------------------------------------------

alter table public.listing_prices enable row level security;
alter table public.saved_listings enable row level security;
alter table public.saved_searches enable row level security;
alter table public.listing_reviews enable row level security;

-- Only operators that are leakproof, or Postgres would not use the indexes of what is asked beside it.
drop policy "Listings are for everyone" on public.properties;
create policy "Listings on the market for all, paused ones for owner and staff"
  on public.properties for select to anon, authenticated
  using (
    (status <> 'paused' and user_id <> all ((select private.hidden_members())::uuid[]))
    or user_id = (select auth.uid())
    or (select private.is_staff())
  );

create policy "Whoever may read a listing reads its prices"
  on public.listing_prices for select to anon, authenticated
  using (exists (select from public.properties p where p.id = property_id));

alter policy "Members leave their own feedback" on public.property_feedback
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));
alter policy "Members change their own feedback" on public.property_feedback
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));

create policy "Members read what they saved"
  on public.saved_listings for select to authenticated using (user_id = (select auth.uid()));
create policy "Members save listings they may read"
  on public.saved_listings for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));
create policy "Members take back what they saved"
  on public.saved_listings for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members read their own saved searches"
  on public.saved_searches for select to authenticated using (user_id = (select auth.uid()));
create policy "Members save their own searches"
  on public.saved_searches for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Members rename their own saved searches"
  on public.saved_searches for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Members remove their own saved searches"
  on public.saved_searches for delete to authenticated using (user_id = (select auth.uid()));

create policy "Owners read the reviews of their listings, staff read all"
  on public.listing_reviews for select to authenticated
  using (
    exists (select from public.properties p where p.id = property_id and p.user_id = (select auth.uid()))
    or (select private.is_staff())
  );

-- Grants: closed first, then what the policies are written for ------------------------------------

revoke all on public.listing_prices, public.saved_listings, public.saved_searches, public.listing_reviews from anon, authenticated;
-- Visitors find nothing saved: no policy is for them. The computed field asks all the same.
grant select on public.listing_prices, public.saved_listings to anon;
grant select on public.listing_prices, public.listing_reviews to authenticated;
grant select, insert, delete on public.saved_listings to authenticated;
grant select, insert, update, delete on public.saved_searches to authenticated;
grant all on public.listing_prices, public.saved_listings, public.saved_searches, public.listing_reviews to service_role;

revoke execute on all functions in schema private from public;
grant execute on function private.decide_review(uuid, text, text, timestamptz), private.request_review(uuid) to authenticated, service_role;
revoke execute on function
  public.saved(public.properties), public.decide_listing_review(uuid, text, text, timestamptz),
  public.request_listing_review(uuid), public.own_listing_counts()
  from public, anon;
grant execute on function public.saved(public.properties) to anon, authenticated, service_role;
grant execute on function
  public.decide_listing_review(uuid, text, text, timestamptz), public.request_listing_review(uuid), public.own_listing_counts()
  to authenticated, service_role;
