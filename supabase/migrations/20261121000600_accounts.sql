-- Accounts: what a member tells when signing up, the buy box it seeds, one call that saves a profile, and one that
-- hands over everything the database holds about the caller.

create function private.chosen_from(items text[], choices text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(items), 1) = 1
    and coalesce(bool_and(coalesce(item = any (choices), false)), true)
    and count(*) = count(distinct item)
  from unnest(items) as item;
$$;
comment on function private.chosen_from(text[], text[]) is
  'True for a plain list of different items that are all among `choices`: no nulls, no lists in lists. An empty list passes.';

-- Links on a profile -----------------------------------------------------------

create function private.valid_social_links(links jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(
    link.key in ('linkedin', 'facebook', 'twitter', 'instagram')
    and jsonb_typeof(link.value) = 'string'
    and link.value #>> '{}' ~* '^https?://[^\s<>"''\\/]+\.[^\s<>"''\\]+$'
    and char_length(link.value #>> '{}') <= 300
  ), true)
  from jsonb_each(case when jsonb_typeof(links) = 'object' then links else '{"": null}' end) as link;
$$;
comment on function private.valid_social_links(jsonb) is
  'True for an object of linkedin, facebook, twitter and instagram with web addresses (http or https, at most 300 characters): nothing a browser would run.';

-- What is no link by this rule goes first: a row that breaks it could not be saved again, not even by a change of tier.
-- After that the constraint holds for every row; it is not valid in name only, so that adding it scans and blocks nothing.
update public.users
set social_links = (
  select coalesce(jsonb_object_agg(link.key, link.value), '{}') from jsonb_each(social_links) as link
  where private.valid_social_links(jsonb_build_object(link.key, link.value))
)
where not private.valid_social_links(social_links);
alter table public.users add constraint users_social_links_web check (private.valid_social_links(social_links)) not valid;
comment on column public.users.social_links is 'Web addresses by site: linkedin, facebook, twitter, instagram.';

-- Roles, industries, home --------------------------------------------------------

create table public.member_details (
  user_id uuid primary key references public.users (id) on delete cascade,
  roles text[] not null default '{}' check (private.chosen_from(roles, array[
    'birddog', 'wholesaler', 'agent', 'flipper', 'landlord', 'creative', 'developer', 'propertyManager'
  ])),
  industries text[] not null default '{}' check (private.chosen_from(industries, array[
    'residential', 'commercial', 'land', 'industrial', 'mixedUse', 'hospitality'
  ])),
  home_state text,
  home_county text,
  shown boolean not null default true,
  foreign key (home_state, home_county) references public.counties (state, name),
  check ((home_state is null) = (home_county is null))
);
comment on table public.member_details is
  'What a member told when signing up. Read by the member and staff; others see roles and industries through computed fields.';
comment on column public.member_details.roles is 'Role ids; descriptive, they permit nothing.';
comment on column public.member_details.industries is 'Industry ids.';
comment on column public.member_details.home_state is 'Where the member is, as told at sign-up. Never shown to others: the profile has its own location.';
comment on column public.member_details.home_county is 'County of home_state.';
comment on column public.member_details.shown is 'Whether roles and industries are part of the profile that others see.';
create index member_details_home_idx on public.member_details (home_state, home_county);

insert into public.member_details (user_id) select id from public.users;

create table public.member_markets (
  user_id uuid not null references public.users (id) on delete cascade,
  state text not null,
  county text not null,
  primary key (user_id, state, county),
  foreign key (state, county) references public.counties (state, name)
);
comment on table public.member_markets is 'Markets a member named when signing up; at most 100. Kept as told, whatever becomes of the buy box.';
comment on column public.member_markets.county is 'Canonical county name within the state.';
create index member_markets_place_idx on public.member_markets (state, county, user_id);

-- Buy box ------------------------------------------------------------------------

create function private.counties_within(counties text[], states text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(counties), 1) = 1
    and coalesce(bool_and(coalesce(
      county ~ '^\S.{0,98}, [A-Z]{2}$' and right(county, 2) = any (states), false
    )), true)
    and count(*) = count(distinct county)
  from unnest(counties) as county;
$$;
comment on function private.counties_within(text[], text[]) is
  'True when every county reads ''County, ST'', lies in one of the states, and none comes twice.';

create function private.state_codes(states text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(states), 1) = 1
    and coalesce(bool_and(coalesce(state ~ '^[A-Z]{2}$', false)), true)
    and count(*) = count(distinct state)
  from unnest(states) as state;
$$;
comment on function private.state_codes(text[]) is 'True for a plain list of different two-letter codes. An empty list passes.';

create table public.buybox_profiles (
  user_id uuid primary key references public.users (id) on delete cascade,
  states text[] not null default '{}' check (private.state_codes(states)),
  counties text[] not null default '{}' check (cardinality(counties) <= 500),
  property_types text[] not null default '{}' check (private.chosen_from(property_types, array[
    'Single Family', 'Multi Family', 'Condo', 'Commercial', 'Industrial', 'Land', 'Mixed Use'
  ])),
  conditions text[] not null default '{}' check (private.chosen_from(conditions, array[
    'Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'
  ])),
  min_price bigint check (min_price between 0 and 100000000000),
  max_price bigint check (max_price between 0 and 100000000000),
  financing text[] not null default '{}' check (private.chosen_from(financing, array[
    'Cash', 'Conventional', 'Hard Money', 'Private Money', 'Owner Financing', 'Creative', 'Subject To'
  ])),
  investment_strategies text[] not null default '{}' check (private.chosen_from(investment_strategies, array[
    'Fix and Flip', 'Buy and Hold', 'Wholesale', 'BRRRR', 'Development', 'Owner Occupy'
  ])),
  vip_alerts boolean not null default false,
  phone text check (char_length(phone) <= 40),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint buybox_profiles_counties check (private.counties_within(counties, states)),
  constraint buybox_profiles_price_range check (max_price >= min_price)
);
comment on table public.buybox_profiles is 'Buy box of a member: what they want to buy. An empty list, or null, sets no condition.';
comment on column public.buybox_profiles.states is 'Two-letter codes.';
comment on column public.buybox_profiles.counties is '''County, ST'' with the canonical county name; each lies in one of the states.';
comment on column public.buybox_profiles.min_price is 'Whole USD.';
comment on column public.buybox_profiles.max_price is 'Whole USD; null for no upper end.';
comment on column public.buybox_profiles.investment_strategies is 'Exit strategies.';
comment on column public.buybox_profiles.phone is 'Where alerts may call; known to the member alone.';

create trigger guard_columns before update on public.buybox_profiles
  for each row execute function private.guard_columns(
    'states', 'counties', 'property_types', 'conditions', 'min_price', 'max_price', 'financing',
    'investment_strategies', 'vip_alerts', 'phone'
  );
create trigger touch_updated_at before update on public.buybox_profiles
  for each row execute function private.touch_updated_at();
create trigger guard_columns before update on public.member_details
  for each row execute function private.guard_columns('roles', 'industries', 'shown');

-- A profile for every account, with what was told at sign-up -----------------------

create function private.items_among(list jsonb, choices text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(item order by place), '{}')
  from (
    select item, min(place) as place
    from jsonb_array_elements_text(case when jsonb_typeof(list) = 'array' then list else '[]' end)
      with ordinality as told (item, place)
    where item = any (choices)
    group by item
  ) as chosen;
$$;
comment on function private.items_among(jsonb, text[]) is
  'The different items of a JSON list that are among `choices`, in their order; everything else is dropped. Empty for anything but a list.';

create function private.store_markets(member uuid, markets jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.member_markets (user_id, state, county)
  select member, known.state, known.name
  from jsonb_array_elements(case when jsonb_typeof(markets) = 'array' then markets else '[]' end)
    with ordinality as told (market, place)
  join public.counties as known on known.state = market ->> 'state' and known.name = market ->> 'county'
  -- Once each, so that a market told twice takes nobody's place among the hundred.
  group by known.state, known.name
  order by min(told.place)
  limit 100;

  insert into public.buybox_profiles (user_id, states, counties)
  select member, array_agg(distinct state order by state), array_agg(county || ', ' || state order by state, county)
  from public.member_markets
  where user_id = member
  having count(*) > 0;
end;
$$;
comment on function private.store_markets(uuid, jsonb) is
  'Keeps a new member''s markets, [{state, county}], and starts the buy box with them. Unknown places are dropped, and all after the 100th.';

create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  told constant text[] := array['roles', 'industries', 'state', 'county', 'markets'];
  home public.counties;
begin
  select * into home from public.counties where state = meta ->> 'state' and name = meta ->> 'county';
  insert into public.users (id, name, location)
  values (
    new.id,
    coalesce(
      nullif(btrim(left(btrim(meta ->> 'name'), 120)), ''),
      nullif(left(split_part(new.email, '@', 1), 120), ''),
      'Member'
    ),
    regexp_replace(home.name, '^(.*), City of$', 'City of \1') || ', ' || home.state
  );
  insert into public.member_contacts (user_id, email, phone)
  values (new.id, coalesce(new.email, ''), nullif(left(btrim(meta ->> 'phone'), 40), ''));
  insert into public.member_details (user_id, roles, industries, home_state, home_county)
  values (
    new.id,
    private.items_among(meta -> 'roles', array[
      'birddog', 'wholesaler', 'agent', 'flipper', 'landlord', 'creative', 'developer', 'propertyManager'
    ]),
    private.items_among(meta -> 'industries', array[
      'residential', 'commercial', 'land', 'industrial', 'mixedUse', 'hospitality'
    ]),
    home.state,
    home.name
  );
  perform private.store_markets(new.id, meta -> 'markets');

  -- Metadata travels in every access token: what has a table of its own stays out of it.
  if meta ?| told then
    update auth.users set raw_user_meta_data = meta - told where id = new.id;
  end if;
  return new;
end;
$$;
comment on function private.create_profile() is
  'Insert trigger on auth.users: profile from the sign-up metadata {name, phone, roles, industries, state, county, markets}. The name falls back to the email''s prefix; tier free, status public. Values it does not know are dropped: no metadata can make a sign-up fail.';

-- Roles and industries of a profile ------------------------------------------------

create function private.visible_details(member uuid) returns setof public.member_details
language sql stable security definer set search_path = '' rows 1
as $$
  select details.*
  from public.member_details as details
  join public.users as profile on profile.id = details.user_id
  where details.user_id = member
    and (
      member = (select auth.uid())
      or (select private.is_staff())
      or (details.shown and profile.profile_status = 'public')
    );
$$;
comment on function private.visible_details(uuid) is
  'That member''s details, or no row when the caller may not see roles and industries: the owner, staff, and everybody where the member shows them on a public profile.';

create function private.member_roles(member uuid) returns text[]
language sql stable security definer set search_path = ''
as $$ select roles from private.visible_details(member); $$;
comment on function private.member_roles(uuid) is 'That member''s role ids, or null when the caller is not entitled to them.';

create function private.member_industries(member uuid) returns text[]
language sql stable security definer set search_path = ''
as $$ select industries from private.visible_details(member); $$;
comment on function private.member_industries(uuid) is 'That member''s industry ids, or null when the caller is not entitled to them.';

create function public.roles(public.users) returns text[]
language sql stable set search_path = ''
as $$ select private.member_roles($1.id); $$;
comment on function public.roles(public.users) is 'Computed field: the member''s role ids, null to those not entitled.';

create function public.industries(public.users) returns text[]
language sql stable set search_path = ''
as $$ select private.member_industries($1.id); $$;
comment on function public.industries(public.users) is 'Computed field: the member''s industry ids, null to those not entitled.';

-- Saving a profile -------------------------------------------------------------------

create function public.save_profile(changes jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  profile public.users;
  contact public.member_contacts;
  details public.member_details;
  unknown text;
begin
  select string_agg(key, ', ') into unknown from jsonb_object_keys(changes) as key
  where key <> all (array[
    'name', 'title', 'location', 'bio', 'expertise', 'certifications', 'investment_interests', 'social_links',
    'past_deals', 'profile_status', 'phone', 'roles', 'industries', 'shown'
  ]);
  if unknown is not null then
    raise exception 'Not part of a profile: %', unknown using errcode = '22023';
  end if;

  select * into profile from public.users where id = me for update;
  if not found then
    raise exception 'User not authenticated' using errcode = '28000';
  end if;
  -- Locked too: what is read here is written back below, and must not undo a change made meanwhile.
  select * into contact from public.member_contacts where user_id = me for update;
  select * into details from public.member_details where user_id = me for update;
  profile := jsonb_populate_record(profile, changes);
  contact := jsonb_populate_record(contact, changes);
  details := jsonb_populate_record(details, changes);

  update public.users
  set name = btrim(profile.name),
      title = nullif(btrim(profile.title), ''),
      location = nullif(btrim(profile.location), ''),
      bio = nullif(btrim(profile.bio), ''),
      expertise = profile.expertise,
      certifications = profile.certifications,
      investment_interests = profile.investment_interests,
      social_links = profile.social_links,
      past_deals = profile.past_deals,
      profile_status = profile.profile_status
  where id = me;
  update public.member_contacts set phone = nullif(btrim(contact.phone), '') where user_id = me;
  update public.member_details
  set roles = details.roles, industries = details.industries, shown = details.shown
  where user_id = me;
end;
$$;
comment on function public.save_profile(jsonb) is
  'Saves the given fields of the caller''s own profile, all or none; fields that are not given stay. 22023 for other fields, 23514 or 23502 for a value that is not allowed, 28000 without an account.';

-- Everything about the caller ------------------------------------------------------

create function private.own_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'email', email, 'created_at', created_at, 'email_confirmed_at', email_confirmed_at,
    'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data
  )
  from auth.users where id = (select auth.uid());
$$;
comment on function private.own_account() is 'The caller''s sign-in account as JSON, without secrets; null for visitors.';

-- Policies apply in all of these: nobody gets another member's rows. Each part belongs to one domain.
create function private.exported_account() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'exported_at', now(),
    'account', private.own_account(),
    'profile', (select to_jsonb(u) from public.users u where u.id = me.id),
    'contact', (select to_jsonb(c) - 'user_id' from public.member_contacts c where c.user_id = me.id),
    'details', (select to_jsonb(d) - 'user_id' from public.member_details d where d.user_id = me.id),
    'markets', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' order by m.state, m.county), '[]')
      from public.member_markets m where m.user_id = me.id
    ),
    'buy_box', (select to_jsonb(b) - 'user_id' from public.buybox_profiles b where b.user_id = me.id),
    'staff', (select to_jsonb(s) - 'user_id' from public.staff s where s.user_id = me.id),
    'files', (
      select coalesce(jsonb_agg(
        jsonb_build_object('bucket', o.bucket_id, 'path', o.name, 'created_at', o.created_at) order by o.bucket_id, o.name
      ), '[]')
      from storage.objects o where (storage.foldername(o.name))[1] = me.id::text
    )
  )
  from me;
$$;
comment on function private.exported_account() is 'Part of public.export_my_data: the account, the profile, and the stored files.';

create function private.exported_listings() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'search_text' order by p.created_at), '[]')
      from public.properties p where p.user_id = me.id
    ),
    'listing_feedback', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]')
      from public.property_feedback f where f.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_listings() is 'Part of public.export_my_data: what the caller has posted, judged and kept in the marketplace.';

create function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() where (select auth.uid()) is not null;
$$;
comment on function public.export_my_data() is
  'Everything the database holds about the caller, as JSON; null for visitors. Policies apply: nobody gets another member''s rows.';

-- Policies ---------------------------------------------------------------------------

alter table public.member_details enable row level security;
alter table public.member_markets enable row level security;
alter table public.buybox_profiles enable row level security;

create policy "Members read their own details, staff read all"
  on public.member_details for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "Members edit their own details"
  on public.member_details for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members read their own markets, staff read all"
  on public.member_markets for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Members read their own buy box"
  on public.buybox_profiles for select to authenticated
  using (user_id = (select auth.uid()));
create policy "Members make their own buy box"
  on public.buybox_profiles for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "Members edit their own buy box"
  on public.buybox_profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Members remove their own buy box"
  on public.buybox_profiles for delete to authenticated
  using (user_id = (select auth.uid()));

-- Grants: closed first, then what the policies are written for -------------------------

revoke all on public.member_details, public.member_markets, public.buybox_profiles from anon, authenticated;
grant select, update on public.member_details to authenticated;
grant select on public.member_markets to authenticated;
grant select, insert, update, delete on public.buybox_profiles to authenticated;
grant all on public.member_details, public.member_markets, public.buybox_profiles to service_role;

revoke execute on function
  private.chosen_from(text[], text[]), private.valid_social_links(jsonb), private.counties_within(text[], text[]),
  private.state_codes(text[]), private.items_among(jsonb, text[]), private.store_markets(uuid, jsonb),
  private.visible_details(uuid), private.member_roles(uuid), private.member_industries(uuid), private.own_account(),
  private.exported_account(), private.exported_listings()
  from public;
grant execute on function
  private.chosen_from(text[], text[]), private.valid_social_links(jsonb), private.counties_within(text[], text[]),
  private.state_codes(text[]), private.own_account(), private.exported_account(), private.exported_listings()
  to authenticated, service_role;
grant execute on function private.member_roles(uuid), private.member_industries(uuid) to anon, authenticated, service_role;
revoke execute on function
  public.roles(public.users), public.industries(public.users), public.save_profile(jsonb), public.export_my_data()
  from public, anon;
grant execute on function public.roles(public.users), public.industries(public.users) to anon, authenticated, service_role;
grant execute on function public.save_profile(jsonb), public.export_my_data() to authenticated, service_role;
