-- supabase/schemas/common.sql

-- Extensions, the private schema, and checks and triggers shared by tables of every domain.
--
-- supabase/config.toml lists these files so that every object follows what it needs. Function bodies aren't checked
-- while they load, so they may refer to later files.
set check_function_bodies = off;

create schema if not exists extensions;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists pgcrypto with schema extensions;

-- Helpers that must see more than their caller. The API doesn't expose this schema.
create schema if not exists private;

create function private.is_short_text_list(items text[], max_length integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(items), 1) = 1
    and coalesce(bool_and(coalesce(char_length(btrim(item)) between 1 and max_length, false)), true)
  from unnest(items) as item;
$$;
comment on function private.is_short_text_list(text[], integer) is
  'True for a flat list whose items all have 1 to `max_length` characters, with no nulls. True for an empty list.';

create function private.allow_update_columns() returns trigger
language plpgsql set search_path = ''
as $$
declare
  forbidden text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  select string_agg(changed.key, ', ' order by changed.key) into forbidden
  from jsonb_each(to_jsonb(new)) as changed
  where changed.value is distinct from to_jsonb(old) -> changed.key
    and changed.key <> all (tg_argv);
  if forbidden is not null then
    raise exception 'Not allowed to change %', forbidden using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.allow_update_columns() is
  'Update trigger. Its arguments are the columns an API caller may change. Raises 42501 for any other change, so a '
  'new column is read-only until it is listed.';

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Update trigger: sets updated_at.';

create function private.is_list_of(items text[], choices text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(items), 1) = 1
    and coalesce(bool_and(coalesce(item = any (choices), false)), true)
    and count(*) = count(distinct item)
  from unnest(items) as item;
$$;
comment on function private.is_list_of(text[], text[]) is
  'True for a flat list of distinct items that are all in `choices`, with no nulls. True for an empty list.';

create function private.require_own_relationship() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if to_jsonb(new) ->> tg_argv[0] is distinct from (select auth.uid())::text then
      raise exception 'Not allowed on behalf of another member' using errcode = '42501';
    end if;
    -- Runs with the caller's rights, so private, deleted, and blocking members are refused with the same words.
    if not exists (select from public.users u where u.id = (to_jsonb(new) ->> tg_argv[1])::uuid) then
      raise exception 'This member is not available' using errcode = '42501';
    end if;
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.require_own_relationship() is
  'Insert trigger. Its arguments are the column that must hold the caller and the one that must hold a member the '
  'caller can see. Raises 42501 otherwise, before any other trigger acts on the row. Sets created_at to now for API '
  'callers.';

create function private.stamp_created_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.stamp_created_at() is 'Insert trigger: sets created_at to now for API callers.';

create function private.require_own_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if (to_jsonb(new) ->> 'user_id') is distinct from (select auth.uid())::text then
      raise exception 'Not allowed on behalf of another member' using errcode = '42501';
    end if;
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.require_own_row() is
  'Insert trigger on members'' content: raises 42501 unless user_id is the caller, before any other trigger acts on '
  'the row. Sets created_at to now for API callers.';

create function private.stamp_edited_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- A change by another trigger, such as anonymizing a mention, isn't an edit.
  if to_jsonb(new) <> to_jsonb(old) and pg_trigger_depth() = 1 then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.stamp_edited_at() is
  'Update trigger on members'' content: sets edited_at when the row changed. Must run after the triggers that '
  'normalize it.';

create function private.utc_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$ select (moment at time zone 'utc')::date; $$;
comment on function private.utc_day(timestamptz) is 'The UTC date of a time; null for null.';

-- Grants ------------------------------------------------------------------------------------------

revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.is_short_text_list(text[], integer) to anon, authenticated, service_role;
grant execute on function
  private.is_list_of(text[], text[]), private.utc_day(timestamptz)
  to authenticated, service_role;


-- supabase/schemas/visibility.sql

-- Who sees whom: what the policies of every domain check about the caller and another member.

create function private.email_confirmed() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
  );
$$;
comment on function private.email_confirmed() is 'True when the caller''s email is confirmed; false for visitors.';

create function private.check_email_verified() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from auth.users where id = (select auth.uid()) and email_confirmed_at is null) then
    raise exception 'Verify your email address first.' using errcode = 'P0001', hint = 'verify_email';
  end if;
end;
$$;
comment on function private.check_email_verified() is
  'Raises P0001 with the hint verify_email if the caller''s email isn''t confirmed.';

create function private.require_verified_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- What a function or trigger updates, such as a count, may follow from what anyone may do.
  if tg_op = 'INSERT' or current_user in ('anon', 'authenticated') then
    perform private.check_email_verified();
  end if;
  return null;
end;
$$;
comment on function private.require_verified_email() is
  'Statement trigger on everything that reaches other members: private.check_email_verified, for inserts and for API '
  'callers'' updates. Every table has it or is listed in supabase/tests/900-hygiene.sql.';

create table private.security_settings (
  staff_need_second_factor boolean not null default false,
  is_only_row boolean primary key default true check (is_only_row)
);
comment on table private.security_settings is 'One row of settings, for operators. No row means the defaults.';
comment on column private.security_settings.staff_need_second_factor is
  'Whether staff rights take a session that was verified with a second factor (aal2).';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select 1 from public.staff where user_id = (select auth.uid()))
    and (
      coalesce((select auth.jwt()) ->> 'aal', '') = 'aal2'
      or not exists (select 1 from private.security_settings where staff_need_second_factor)
    );
$$;
comment on function private.is_staff() is
  'True when the caller is staff; false for visitors, and without a second factor if private.security_settings '
  'requires one.';

create function private.has_staff_role(role text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_staff() and exists (
    select from public.staff s where s.user_id = (select auth.uid()) and s.role in ('admin', has_staff_role.role)
  );
$$;
comment on function private.has_staff_role(text) is
  'Whether the caller has a staff role: moderator, reviewer, or admin. Admins have all of them. False for visitors, '
  'and without a second factor as in private.is_staff.';

create function private.account_standing() returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select s.standing from private.member_standings s
    where s.user_id = (select auth.uid()) and (s.until is null or s.until > now())
  ), 'active');
$$;
comment on function private.account_standing() is
  'The caller''s account standing: active, read_only, suspended, or banned. Active for visitors.';

create function private.check_standing() returns trigger
language plpgsql set search_path = ''
as $$
declare
  standing text;
begin
  -- What other triggers write, such as counts, follows from a statement that was checked.
  if pg_trigger_depth() > 1 then
    return null;
  end if;
  standing := private.account_standing();
  if standing in ('suspended', 'banned') then
    raise exception 'Your account is %.', standing using errcode = '42501';
  end if;
  if standing = 'read_only' and tg_argv[0] = 'public' and tg_op <> 'DELETE' then
    raise exception 'Your account is read-only.' using errcode = '42501';
  end if;
  return null;
end;
$$;
comment on function private.check_standing() is
  'Statement trigger on every public table: raises 42501 for callers who are suspended or banned, whichever role runs '
  'the statement, so also inside functions. With the argument public, for what reaches others, it also refuses '
  'inserts and updates by read-only members; with private, it doesn''t.';

create function private.protect_removed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise exception 'This was removed by our moderators, so it can’t be changed. You can appeal in Account standing.'
      using errcode = 'P0001';
  end if;
  return new;
end;
$$;
comment on function private.protect_removed() is
  'Update trigger on removed content: raises P0001 for API callers.';

create function private.hidden_member_ids() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or private.is_staff() then
    return '{}';
  end if;
  return array(
    select b.blocked_id from public.member_blocks b where b.blocker_id = me
    union
    select b.blocker_id from public.member_blocks b where b.blocked_id = me
  );
end;
$$;
comment on function private.hidden_member_ids() is
  'Members hidden from the caller by a block in either direction. Empty for visitors and staff.';

create function private.blocked_between(member_a uuid, member_b uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.member_blocks
    where (blocker_id = member_a and blocked_id = member_b) or (blocker_id = member_b and blocked_id = member_a)
  );
$$;
comment on function private.blocked_between(uuid, uuid) is 'Whether either of two members has blocked the other.';

create function private.profile_visible_to(member uuid, reader uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not private.blocked_between(member, reader) and (
    exists (select from public.users u where u.id = member and u.profile_status = 'public')
    or exists (
      select from public.connections c
      where (c.sender_id = member and c.receiver_id = reader and c.status in ('accepted', 'pending'))
        or (c.sender_id = reader and c.receiver_id = member and c.status = 'accepted')
    )
    or exists (
      select from public.conversation_members theirs
      join public.messages m on m.conversation_id = theirs.conversation_id and m.user_id = theirs.other_id
      where theirs.user_id = reader and theirs.other_id = member
    )
  );
$$;
comment on function private.profile_visible_to(uuid, uuid) is
  'Whether the reader, who isn''t necessarily the caller, can see a member''s profile.';

create function private.connected(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.connections c
    where c.status = 'accepted'
      and ((c.sender_id = member and c.receiver_id = (select auth.uid()))
        or (c.receiver_id = member and c.sender_id = (select auth.uid())))
  );
$$;
comment on function private.connected(uuid) is 'Whether the member and the caller are connected.';

create function private.has_requested_connection(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.connections c where c.status = 'pending' and c.sender_id = member
      and c.receiver_id = (select auth.uid())
  );
$$;
comment on function private.has_requested_connection(uuid) is
  'Whether the member is waiting for the caller to answer a connection request.';

create function private.has_messaged(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.conversation_members mine
    join public.messages m on m.conversation_id = mine.conversation_id and m.user_id = mine.other_id
    where mine.user_id = (select auth.uid()) and mine.other_id = member
  );
$$;
comment on function private.has_messaged(uuid) is 'Whether the member has ever sent the caller a message.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function
  private.email_confirmed(), private.check_email_verified(), private.is_staff(), private.has_staff_role(text),
  private.account_standing(), private.hidden_member_ids(), private.connected(uuid),
  private.has_requested_connection(uuid), private.has_messaged(uuid)
  to anon, authenticated, service_role;


-- supabase/schemas/vocabulary.sql

-- The property vocabulary: the values that listings, buy boxes, search, and matching use for a property. It must match
-- src/shared/config/property-vocabulary.ts (tests/backend/property-vocabulary.test.ts).

create function private.property_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select private.residential_types() || array['Commercial', 'Industrial', 'Land', 'Mixed Use', 'Residential'];
$$;
comment on function private.property_types() is 'Types a listing can have.';

create function private.residential_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Single Family', 'Multi Family', 'Condo']; $$;
comment on function private.residential_types() is
  'Types that Residential includes: searches and buy boxes for any of them match a Residential listing.';

create function private.searchable_property_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array_remove(private.property_types(), 'Residential'); $$;
comment on function private.searchable_property_types() is 'Types a buy box can ask for.';

create function private.property_conditions() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down']; $$;
comment on function private.property_conditions() is 'Conditions of a listing, from the least work to the most.';

create function private.financing_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['Cash', 'Conventional', 'Hard Money', 'Private Money', 'Owner Financing', 'Creative', 'Subject To'];
$$;
comment on function private.financing_types() is 'Financing a listing can offer.';

create function private.creative_financing_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Subject To']; $$;
comment on function private.creative_financing_types() is
  'Kinds of creative financing: searches and buy boxes for Creative match them too.';

create function private.exit_strategies() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Fix and Flip', 'Buy and Hold', 'Wholesale', 'BRRRR', 'Development', 'Owner Occupy']; $$;
comment on function private.exit_strategies() is 'Exit strategies a buy box can name.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
-- Check constraints run with the writer's rights.
grant execute on function
  private.property_types(), private.residential_types(), private.searchable_property_types(),
  private.property_conditions(), private.financing_types(), private.exit_strategies()
  to authenticated, service_role;


-- supabase/schemas/places.sql

-- Reference data: ZIP codes and counties. The rows are in supabase/data.

create table public.zip_codes (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  city text not null,
  county text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
comment on table public.zip_codes is
  'Reference data: city, county, state, and centroid of every ZIP code. Read by everyone; loaded from '
  'supabase/data.';
comment on column public.zip_codes.county is
  'Canonical county name, without "County"; independent cities that share a name read "X, City of".';
comment on column public.zip_codes.state is 'Two-letter postal code.';
comment on column public.zip_codes.latitude is 'Latitude of the ZIP centroid, degrees, WGS 84.';
comment on column public.zip_codes.longitude is 'Longitude of the ZIP centroid, degrees, WGS 84.';
create index zip_codes_state_city_idx on public.zip_codes (state, city);

create table public.counties (
  fips text primary key check (fips ~ '^[0-9]{5}$'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  name text not null,
  unique (state, name)
);
comment on table public.counties is
  'Reference data: every county and county equivalent of the 50 states, DC, and the territories. Read by everyone; '
  'loaded from supabase/data.';
comment on column public.counties.fips is 'Five-digit FIPS code: the state''s two digits, then the county''s three.';
comment on column public.counties.state is 'Two-letter postal code.';
comment on column public.counties.name is
  'Canonical name, without "County"; Virginia''s independent cities, and others that share a name, read "X, City of".';

-- Policies ----------------------------------------------------------------------------------------

alter table public.zip_codes enable row level security;
alter table public.counties enable row level security;

create policy "Everyone can read ZIP codes" on public.zip_codes
  for select to anon, authenticated using (true);

create policy "Everyone can read counties" on public.counties
  for select to anon, authenticated using (true);

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.zip_codes, public.counties from anon, authenticated;
grant select on public.zip_codes, public.counties to anon, authenticated;
grant all on public.zip_codes, public.counties to service_role;


-- supabase/schemas/members.sql

-- Members: profiles, contact details, sign-up answers, and staff.
--
-- Rules rely on policies, triggers, and separate tables, never on column grants.

create function private.is_web_address(address text) returns boolean
language sql immutable set search_path = ''
as $$ select address ~* '^https?://[^\s<>"''\\/]+\.[^\s<>"''\\]+$' and char_length(address) <= 300; $$;
comment on function private.is_web_address(text) is
  'True for an http or https URL of at most 300 characters, so nothing a browser would execute. Null for null.';

create function private.is_phone(phone text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select char_length(phone) <= 40 and phone ~ '\d.*\d.*\d'; $$;
comment on function private.is_phone(text) is
  'Whether text can be a phone number as its owner writes it: at most 40 characters with at least three digits, which '
  'refuses words. Forms check the number itself. Null for null.';

create function private.valid_social_links(links jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(bool_and(
    link.key in ('linkedin', 'facebook', 'twitter', 'instagram')
    and jsonb_typeof(link.value) = 'string'
    and private.is_web_address(link.value #>> '{}')
  ), true)
  from jsonb_each(case when jsonb_typeof(links) = 'object' then links else '{"": null}' end) as link;
$$;
comment on function private.valid_social_links(jsonb) is
  'True for an object whose keys are linkedin, facebook, twitter, or instagram and whose values are web addresses.';

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  title text check (char_length(title) <= 120),
  location text check (char_length(location) <= 160),
  bio text check (char_length(bio) <= 4000),
  membership_tier text not null default 'free'
    check (membership_tier in ('free', 'basic', 'pro', 'partner', 'closer')),
  profile_image_url text,
  expertise text[] not null default '{}'
    check (cardinality(expertise) <= 30 and private.is_short_text_list(expertise, 120)),
  certifications text[] not null default '{}'
    check (cardinality(certifications) <= 30 and private.is_short_text_list(certifications, 120)),
  investment_interests text[] not null default '{}'
    check (cardinality(investment_interests) <= 30 and private.is_short_text_list(investment_interests, 120)),
  social_links jsonb not null default '{}'
    check (jsonb_typeof(social_links) = 'object' and pg_column_size(social_links) <= 4096),
  past_deals integer not null default 0 check (past_deals between 0 and 100000),
  profile_status text not null default 'public' check (profile_status in ('public', 'private')),
  open_to_messages boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_social_links_web check (private.valid_social_links(social_links)),
  constraint users_own_image check (
    profile_image_url is null
    or (
      profile_image_url like id::text || '/_%'
      and profile_image_url not like '%..%'
      and char_length(profile_image_url) <= 300
    )
  )
);
comment on table public.users is
  'Member profiles, one for each auth user, created by trigger. Email and phone are in member_contacts.';
comment on column public.users.membership_tier is
  'free, basic, pro, partner, or closer. membership_rules lists what each unlocks. Members can''t write it.';
comment on column public.users.profile_image_url is
  'Path inside the bucket avatars, in the member''s own folder; null shows initials.';
comment on column public.users.past_deals is 'Number of closed deals, as stated by the member.';
comment on column public.users.profile_status is
  'private: only the owner, staff, connections, and members the owner has messaged or asked to connect can read the '
  'row.';
comment on column public.users.open_to_messages is
  'Whether every member with a confirmed email may start a conversation with them, while their profile is public.';
comment on column public.users.social_links is 'Web addresses by site: linkedin, facebook, twitter, instagram.';
create index users_tier_idx on public.users (membership_tier);
-- Nearly every profile is public.
create index users_private_idx on public.users (profile_status) where profile_status <> 'public';
create index users_created_at_idx on public.users (created_at desc, id desc);

create table public.member_contacts (
  user_id uuid primary key references public.users (id) on delete cascade,
  email text not null,
  phone text check (private.is_phone(phone)),
  website text check (private.is_web_address(website))
);
comment on table public.member_contacts is
  'Email, phone, and website of a member. Others read them through the computed fields email(users), phone(users), and '
  'website(users).';
comment on column public.member_contacts.email is 'Copy of auth.users.email, kept by trigger.';

create table public.staff (
  user_id uuid primary key references public.users (id) on delete cascade,
  granted_at timestamptz not null default now(),
  role text not null default 'admin' check (role in ('moderator', 'reviewer', 'admin'))
);
comment on table public.staff is
  'Staff and their roles. Admins grant roles with public.set_staff_role; the first admin is granted in SQL.';
comment on column public.staff.role is
  'moderator: reports, content, members'' standing, and contact messages. reviewer: listings, event proposals, and '
  'contracts. admin: everything, also billing and roles.';
create index staff_role_idx on public.staff (role);

-- Guards ------------------------------------------------------------------------------------------

create trigger check_updated_columns before update on public.users
  for each row execute function private.allow_update_columns(
    'name', 'title', 'location', 'bio', 'profile_image_url', 'expertise', 'certifications',
    'investment_interests', 'social_links', 'past_deals', 'profile_status', 'open_to_messages'
  );
create trigger touch_updated_at before update on public.users
  for each row execute function private.touch_updated_at();
create trigger check_updated_columns before update on public.member_contacts
  for each row execute function private.allow_update_columns('phone', 'website');

-- A profile for every account ---------------------------------------------------------------------

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  stored constant text[] := array['roles', 'industries', 'state', 'county', 'markets'];
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
  -- Sign-up doesn't fail for a phone that the form would have refused.
  insert into public.member_contacts (user_id, email, phone)
  select new.id, coalesce(new.email, ''), case when private.is_phone(given.phone) then given.phone end
  from (select left(btrim(meta ->> 'phone'), 40) as phone) as given;
  insert into public.member_details (user_id, roles, industries, home_state, home_county)
  values (
    new.id,
    private.known_items(meta -> 'roles', array[
      'birddog', 'wholesaler', 'agent', 'flipper', 'landlord', 'creative', 'developer', 'propertyManager'
    ]),
    private.known_items(meta -> 'industries', array[
      'residential', 'commercial', 'land', 'industrial', 'mixedUse', 'hospitality'
    ]),
    home.state,
    home.name
  );
  perform private.save_markets(new.id, meta -> 'markets');

  -- Access tokens carry the metadata, so drop what is now stored in tables.
  if meta ?| stored then
    update auth.users set raw_user_meta_data = meta - stored where id = new.id;
  end if;
  return new;
end;
$$;
comment on function private.create_profile() is
  'Insert trigger on auth.users: creates the profile from the sign-up metadata {name, phone, roles, industries, '
  'state, county, markets}. The name falls back to the local part of the email. Unknown values are dropped, so no '
  'metadata can make a sign-up fail.';

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.copy_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.member_contacts set email = coalesce(new.email, '') where user_id = new.id;
  return new;
end;
$$;
comment on function private.copy_email() is
  'Update trigger on auth.users: keeps member_contacts.email equal to the account''s email.';

create trigger copy_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.copy_email();

-- Computed fields ---------------------------------------------------------------------------------

create function public.email_confirmed(public.users) returns boolean
language sql stable set search_path = ''
as $$ select case when $1.id = (select auth.uid()) then private.email_confirmed() end; $$;
comment on function public.email_confirmed(public.users) is
  'Computed field: whether the caller''s own email is confirmed; null on other rows.';

-- Roles, industries, home -------------------------------------------------------------------------

create table public.member_details (
  user_id uuid primary key references public.users (id) on delete cascade,
  roles text[] not null default '{}' check (private.is_list_of(roles, array[
    'birddog', 'wholesaler', 'agent', 'flipper', 'landlord', 'creative', 'developer', 'propertyManager'
  ])),
  industries text[] not null default '{}' check (private.is_list_of(industries, array[
    'residential', 'commercial', 'land', 'industrial', 'mixedUse', 'hospitality'
  ])),
  home_state text,
  home_county text,
  shown boolean not null default true,
  getting_started_dismissed boolean not null default false,
  foreign key (home_state, home_county) references public.counties (state, name),
  check ((home_state is null) = (home_county is null))
);
comment on table public.member_details is
  'Sign-up answers and what the member dismissed. The member and staff read the row; others see '
  'roles and industries through computed fields.';
comment on column public.member_details.roles is 'Role IDs. Descriptive only; they grant nothing.';
comment on column public.member_details.industries is 'Industry IDs.';
comment on column public.member_details.home_state is
  'The state given at sign-up. Never shown to others; the profile has its own location.';
comment on column public.member_details.home_county is 'County of home_state.';
comment on column public.member_details.shown is 'Whether others see roles and industries on the profile.';
comment on column public.member_details.getting_started_dismissed is
  'Whether the member dismissed the getting-started checklist of the dashboard.';
create index member_details_home_idx on public.member_details (home_state, home_county);

create table public.member_markets (
  user_id uuid not null references public.users (id) on delete cascade,
  state text not null,
  county text not null,
  primary key (user_id, state, county),
  foreign key (state, county) references public.counties (state, name)
);
comment on table public.member_markets is
  'Markets chosen at sign-up, at most 100. Later changes to the buy box don''t affect them.';
comment on column public.member_markets.county is 'Canonical county name within the state.';
create index member_markets_place_idx on public.member_markets (state, county, user_id);

-- Buy box -----------------------------------------------------------------------------------------

create trigger check_updated_columns before update on public.member_details
  for each row execute function private.allow_update_columns(
    'roles', 'industries', 'shown', 'getting_started_dismissed'
  );

-- Sign-up answers ---------------------------------------------------------------------------------

create function private.known_items(list jsonb, choices text[]) returns text[]
language sql immutable set search_path = ''
as $$
  select coalesce(array_agg(item order by ordinal), '{}')
  from (
    select item, min(ordinal) as ordinal
    from jsonb_array_elements_text(case when jsonb_typeof(list) = 'array' then list else '[]' end)
      with ordinality as input (item, ordinal)
    where item = any (choices)
    group by item
  ) as chosen;
$$;
comment on function private.known_items(jsonb, text[]) is
  'The distinct items of a JSON list that are in `choices`, in their order. Empty unless given a list.';

create function private.save_markets(member uuid, markets jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.member_markets (user_id, state, county)
  select member, county.state, county.name
  from jsonb_array_elements(case when jsonb_typeof(markets) = 'array' then markets else '[]' end)
    with ordinality as input (market, ordinal)
  join public.counties as county on county.state = market ->> 'state' and county.name = market ->> 'county'
  -- Once each, so that duplicates don't count toward the limit.
  group by county.state, county.name
  order by min(input.ordinal)
  limit 100;

  insert into public.buybox_profiles (user_id, states, counties)
  select member, array_agg(distinct state order by state), array_agg(county || ', ' || state order by state, county)
  from public.member_markets
  where user_id = member
  having count(*) > 0;
end;
$$;
comment on function private.save_markets(uuid, jsonb) is
  'Saves a new member''s markets, [{state, county}], and starts their buy box with them. Drops unknown places and '
  'everything after the 100th.';

-- Roles and industries of a profile ---------------------------------------------------------------

create function private.readable_member_details(member uuid) returns setof public.member_details
language sql stable security definer set search_path = '' rows 1
as $$
  select details.*
  from public.member_details as details
  join public.users as profile on profile.id = details.user_id
  where details.user_id = member
    and (
      member = (select auth.uid())
      or (select private.is_staff())
      or (
        details.shown
        and (profile.profile_status = 'public' or private.connected(member))
        and member <> all (private.hidden_member_ids())
      )
    );
$$;
comment on function private.readable_member_details(uuid) is
  'The member''s details, or no row when the caller may not see roles and industries: they are visible to the '
  'owner, to staff, and if the member shows them, to everyone on a public profile and to connections on a private '
  'one.';

create function private.member_roles(member uuid) returns text[]
language sql stable security definer set search_path = ''
as $$ select roles from private.readable_member_details(member); $$;
comment on function private.member_roles(uuid) is 'The member''s role IDs; null when the caller may not see them.';

create function private.member_industries(member uuid) returns text[]
language sql stable security definer set search_path = ''
as $$ select industries from private.readable_member_details(member); $$;
comment on function private.member_industries(uuid) is
  'The member''s industry IDs; null when the caller may not see them.';

create function public.roles(public.users) returns text[]
language sql stable set search_path = ''
as $$ select private.member_roles($1.id); $$;
comment on function public.roles(public.users) is
  'Computed field: the member''s role IDs; null when the caller may not see them.';

create function public.industries(public.users) returns text[]
language sql stable set search_path = ''
as $$ select private.member_industries($1.id); $$;
comment on function public.industries(public.users) is
  'Computed field: the member''s industry IDs; null when the caller may not see them.';

-- Saving a profile --------------------------------------------------------------------------------

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
    'past_deals', 'profile_status', 'open_to_messages', 'phone', 'website', 'roles', 'industries', 'shown'
  ]);
  if unknown is not null then
    raise exception 'Not part of a profile: %', unknown using errcode = '22023';
  end if;

  select * into profile from public.users where id = me for update;
  if not found then
    raise exception 'User not authenticated' using errcode = '28000';
  end if;
  -- Locked as well: both rows are written back below and must not undo a concurrent change.
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
      profile_status = profile.profile_status,
      open_to_messages = profile.open_to_messages
  where id = me;
  update public.member_contacts
  set phone = nullif(btrim(contact.phone), ''), website = nullif(btrim(contact.website), '')
  where user_id = me;
  update public.member_details
  set roles = details.roles, industries = details.industries, shown = details.shown
  where user_id = me;
end;
$$;
comment on function public.save_profile(jsonb) is
  'Saves the given fields of the caller''s profile, all or none. Raises 22023 for an unknown field, 23514 or 23502 '
  'for an invalid value, and 28000 without an account.';

-- Data export -------------------------------------------------------------------------------------

create function private.own_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'email', email, 'created_at', created_at, 'email_confirmed_at', email_confirmed_at,
    'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data
  )
  from auth.users where id = (select auth.uid());
$$;
comment on function private.own_account() is
  'The caller''s sign-in account as JSON, without secrets; null for visitors.';

-- Runs under the caller's policies, so it never contains another member's rows.
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
        jsonb_build_object('bucket', o.bucket_id, 'path', o.name, 'created_at', o.created_at) order by o.bucket_id,
          o.name
      ), '[]')
      from storage.objects o where (storage.foldername(o.name))[1] = me.id::text
    )
  )
  from me;
$$;
comment on function private.exported_account() is
  'Part of public.export_my_data: the account, the profile, and the stored files.';

create function private.strip_identity_metadata() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.identity_data := new.identity_data - array['roles', 'industries', 'state', 'county', 'markets'];
  return new;
end;
$$;
comment on function private.strip_identity_metadata() is
  'Insert trigger on auth.identities: drops the sign-up answers that create_profile stores in tables, because '
  'sessions carry this copy of the metadata in cookies.';

create trigger strip_identity_metadata before insert on auth.identities
  for each row execute function private.strip_identity_metadata();

-- Policies ----------------------------------------------------------------------------------------

alter table public.users enable row level security;
alter table public.member_contacts enable row level security;
alter table public.staff enable row level security;
alter table public.member_details enable row level security;
alter table public.member_markets enable row level security;

-- Messaging a member reveals the sender's profile to them.
create policy "Everyone can read profiles that are visible to them"
  on public.users for select to anon, authenticated
  using (
    id = (select auth.uid())
    or (
      id <> all ((select private.hidden_member_ids())::uuid[])
      and (profile_status = 'public' or private.connected(id) or private.has_requested_connection(id)
        or private.has_messaged(id))
    )
    or (select private.is_staff())
  );

create policy "Members can update their own profile"
  on public.users for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "Members can read their own contact details; staff can read all"
  on public.member_contacts for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Members can update their own contact details"
  on public.member_contacts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Staff can read their own staff row; admins can read all"
  on public.staff for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('admin')));

create policy "Members can read their own details; staff can read all"
  on public.member_details for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Members can update their own details"
  on public.member_details for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can read their own markets; staff can read all"
  on public.member_markets for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on
  public.users, public.member_contacts, public.staff, public.member_details, public.member_markets
  from anon, authenticated;
grant select on public.users to anon, authenticated;
grant update on public.users to authenticated;
grant select, update on public.member_contacts, public.member_details to authenticated;
grant select on public.staff, public.member_markets to authenticated;
grant all on
  public.users, public.member_contacts, public.staff, public.member_details, public.member_markets
  to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.is_phone(text), private.is_web_address(text), private.valid_social_links(jsonb), private.own_account(),
  private.exported_account()
  to authenticated, service_role;
grant execute on function
  private.member_roles(uuid), private.member_industries(uuid)
  to anon, authenticated, service_role;
revoke execute on function
  public.email_confirmed(public.users), public.roles(public.users), public.industries(public.users)
  from public;
revoke execute on function public.save_profile(jsonb) from public, anon;
grant execute on function
  public.email_confirmed(public.users), public.roles(public.users), public.industries(public.users)
  to anon, authenticated, service_role;
grant execute on function public.save_profile(jsonb) to authenticated, service_role;


-- supabase/schemas/sessions.sql

-- Sessions: what a request must prove beyond a valid access token, and what confirming an email ends.
--
-- docs/decisions/0015-sessions.md has the reasons.

-- Confirming an email -----------------------------------------------------------------------------

create table private.suspended_passwords (
  user_id uuid primary key references public.users (id) on delete cascade,
  encrypted_password text not null,
  session_ids uuid[] not null,
  suspended_at timestamptz not null default now()
);
comment on table private.suspended_passwords is
  'Members who must set a new password, because the person who created the account may not own its email. Until '
  'then no one can sign in with the old password, which is kept here.';
comment on column private.suspended_passwords.encrypted_password is
  'The hash, restored by private.restore_password when the browser that confirmed is the one that signed up.';
comment on column private.suspended_passwords.session_ids is
  'The sessions that the confirmation ended. Only a browser that held one of them can know its ID.';

create function private.secure_account(member uuid, confirming_session uuid default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.suspended_passwords (user_id, encrypted_password, session_ids)
  select a.id, a.encrypted_password, array(
    select s.id from auth.sessions s where s.user_id = a.id and s.id is distinct from confirming_session
  )
  from auth.users a
  where a.id = member and a.encrypted_password <> ''
  on conflict (user_id) do update set
    encrypted_password = excluded.encrypted_password, session_ids = excluded.session_ids, suspended_at = now();
  update auth.users set encrypted_password = '' where id = member and encrypted_password <> '';
  delete from auth.sessions s where s.user_id = member and s.id is distinct from confirming_session;
end;
$$;
comment on function private.secure_account(uuid, uuid) is
  'What happens when a member proves for the first time that they own the email: ends all their sessions, except the '
  'one that confirms, and suspends the password, which someone else may have chosen.';

create function private.secure_confirmed_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.secure_account(new.id);
  return null;
end;
$$;
comment on function private.secure_confirmed_account() is
  'Update trigger on auth.users, for a first confirmation. The auth server creates the confirming session afterwards.';

create trigger secure_confirmed_account after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.secure_confirmed_account();

create function private.accept_new_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.suspended_passwords where user_id = new.id;
  return null;
end;
$$;
comment on function private.accept_new_password() is
  'Update trigger on auth.users: a new password replaces a suspended one.';

create trigger accept_new_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.accept_new_password();

create function private.restore_password(member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kept text;
begin
  delete from private.suspended_passwords where user_id = member returning encrypted_password into kept;
  if found then
    update auth.users set encrypted_password = kept where id = member;
  end if;
end;
$$;
comment on function private.restore_password(uuid) is
  'Makes a suspended password valid again. Does nothing without one.';

create function private.keep_password(earlier_session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  -- The refusal is session_ended for a token whose session the confirmation ended, even if nothing checks requests.
  if private.session_refusal() is distinct from 'password_required' then
    return private.session_refusal() is null;
  end if;
  if exists (
    select from private.suspended_passwords p where p.user_id = me and earlier_session = any (p.session_ids)
  ) then
    perform private.restore_password(me);
    return true;
  end if;
  return false;
end;
$$;
comment on function private.keep_password(uuid) is
  'Restores the caller''s suspended password if they know the ID of a session that the confirmation ended. Returns '
  'whether the account is usable now; false means that a new password is required.';

create function public.keep_password(earlier_session uuid) returns boolean
language sql set search_path = ''
as $$ select private.keep_password(earlier_session); $$;
comment on function public.keep_password(uuid) is
  'Called by the browser that confirmed the email, with the ID of the session it held before, or null. Returns false '
  'if the member must set a new password.';

-- Checking requests -------------------------------------------------------------------------------

create function private.session_refusal() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
begin
  -- Visitors and the service role have no session.
  if claims ->> 'role' is distinct from 'authenticated' then
    return null;
  end if;
  if not exists (
    select from auth.sessions s
    where s.id = (claims ->> 'session_id')::uuid and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
  ) then
    return 'session_ended';
  end if;
  if exists (select from private.suspended_passwords p where p.user_id = auth.uid()) then
    return 'password_required';
  end if;
  if claims ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  ) then
    return 'code_required';
  end if;
  return null;
end;
$$;
comment on function private.session_refusal() is
  'Why the caller may not use the API: session_ended (signed out, or ended by a confirmation or a new password), '
  'password_required (see private.suspended_passwords), or code_required (the member has a second factor, and the '
  'token isn''t aal2). Null if they may.';

create function private.check_request() returns void
language plpgsql stable set search_path = ''
as $$
declare
  refusal constant text := private.session_refusal();
begin
  if refusal is null then
    return;
  end if;
  if refusal = 'session_ended' then
    raise sqlstate 'PT401' using message = 'This session has ended', hint = refusal;
  end if;
  -- What a restricted member needs to become unrestricted.
  if current_setting('request.path', true) in ('/rpc/keep_password', '/rpc/session_status') then
    return;
  end if;
  raise sqlstate 'PT403' using
    message = case refusal
      when 'code_required' then 'Enter the code from your authenticator app first'
      else 'Set a new password first'
    end,
    hint = refusal;
end;
$$;
comment on function private.check_request() is
  'Runs before every request to the data API. Raises PT401 (HTTP 401) for a token without a live session, and PT403 '
  '(HTTP 403) with private.session_refusal as the hint for a member who has to do something first.';

create function private.install_request_check() returns boolean
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), 'private.check_request'
  );
  notify pgrst, 'reload config';
  return true;
exception
  when insufficient_privilege or undefined_object then
    raise warning 'private.check_request isn''t installed: %', sqlerrm;
    return false;
end;
$$;
comment on function private.install_request_check() is
  'Makes PostgREST call private.check_request. Returns false, with a warning, if the caller may not change the role '
  'authenticator.';

create function private.session_status() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'refusal', private.session_refusal(),
    'signed_in_at', (
      select s.created_at from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
    )
  );
$$;
comment on function private.session_status() is
  'The caller''s refusal, as private.session_refusal, and when they signed in; both null for visitors. Refreshing a '
  'token doesn''t change the time.';

create function public.session_status() returns jsonb
language sql stable set search_path = ''
as $$ select private.session_status(); $$;
comment on function public.session_status() is
  'For edge functions, which no request check precedes: {refusal, signed_in_at}, as private.session_status.';

-- Policies ----------------------------------------------------------------------------------------

-- Storage and Realtime don't call check_request.
create policy "Only live, unrestricted sessions can use files"
  on storage.objects as restrictive for all to authenticated
  using ((select private.session_refusal()) is null);

create policy "Only live, unrestricted sessions can listen"
  on realtime.messages as restrictive for all to authenticated
  using ((select private.session_refusal()) is null);

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.check_request(), private.session_refusal() to anon, authenticated, service_role;
grant execute on function private.keep_password(uuid), private.session_status() to authenticated, service_role;
revoke execute on function public.keep_password(uuid), public.session_status() from public, anon;
grant execute on function public.keep_password(uuid), public.session_status() to authenticated, service_role;


-- supabase/schemas/contact_visibility.sql

-- Who can see a member's email, phone, and website: private.can_see_contact decides.

create function private.can_see_contact(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select member = (select auth.uid())
    or private.is_staff()
    or private.connected(member)
    or (
      private.has_entitlement('seller_contact')
      and exists (select 1 from public.users where id = member and profile_status = 'public')
      and not private.blocked_between(member, (select auth.uid()))
    );
$$;
comment on function private.can_see_contact(uuid) is
  'Whether the caller can see a member''s email, phone, and website: the owner, staff, and connections can; for '
  'public profiles, so can everyone with the seller_contact entitlement, except across a block. False for an unknown '
  'member.';

create function private.contact_email(member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select email from public.member_contacts where user_id = member and private.can_see_contact(member);
$$;
comment on function private.contact_email(uuid) is 'The member''s email; null when the caller may not see it.';

create function private.contact_phone(member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select phone from public.member_contacts where user_id = member and private.can_see_contact(member);
$$;
comment on function private.contact_phone(uuid) is
  'The member''s phone; null when the caller may not see it or there is none.';

create function private.contact_website(member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select website from public.member_contacts where user_id = member and private.can_see_contact(member);
$$;
comment on function private.contact_website(uuid) is
  'The member''s website; null when the caller may not see it or there is none.';

create function public.email(public.users) returns text
language sql stable set search_path = ''
as $$ select private.contact_email($1.id); $$;
comment on function public.email(public.users) is
  'Computed field: the member''s email; null when the caller may not see it.';

create function public.phone(public.users) returns text
language sql stable set search_path = ''
as $$ select private.contact_phone($1.id); $$;
comment on function public.phone(public.users) is
  'Computed field: the member''s phone; null when the caller may not see it or there is none.';

create function public.website(public.users) returns text
language sql stable set search_path = ''
as $$ select private.contact_website($1.id); $$;
comment on function public.website(public.users) is
  'Computed field: the member''s website; null when the caller may not see it or there is none.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function
  private.can_see_contact(uuid), private.contact_email(uuid), private.contact_phone(uuid), private.contact_website(uuid)
  to anon, authenticated, service_role;
revoke execute on function
  public.email(public.users), public.phone(public.users), public.website(public.users)
  from public;
grant execute on function
  public.email(public.users), public.phone(public.users), public.website(public.users)
  to anon, authenticated, service_role;


-- supabase/schemas/entitlements.sql

-- What each membership tier unlocks. Everything that depends on a tier checks an entitlement of membership_rules.

create function private.jv_share_pct(tier text) returns integer
language sql stable set search_path = ''
as $$ select case when private.tier_has_entitlement(tier, 'no_jv_requirement') then 0 else 50 end; $$;
comment on function private.jv_share_pct(text) is
  'Joint-venture share, in percent, required of a seller on this tier: 0 with the no_jv_requirement entitlement, '
  'else 50.';

create function private.review_due(tier text) returns timestamptz
language sql stable set search_path = ''
as $$ select case when private.tier_has_entitlement(tier, 'fast_review') then now() + interval '24 hours' end; $$;
comment on function private.review_due(text) is
  'When a review requested now is due: in 24 hours with the fast_review entitlement, else null.';

create function private.tier_rank(tier text) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select case tier when 'partner' then 0 when 'pro' then 1 when 'closer' then 1 else 2 end; $$;
comment on function private.tier_rank(text) is
  'Sort rank of a tier in the directory: 0 for partner, 1 for pro and closer, else 2.';

create table public.membership_rules (
  entitlement text primary key check (entitlement ~ '^[a-z_]{1,40}$'),
  tiers text[] not null check (tiers <@ array['free', 'basic', 'pro', 'partner', 'closer']),
  position integer not null unique
);
comment on table public.membership_rules is
  'Entitlements and the tiers that have them. An update takes effect in the database immediately, and on screens when '
  'they next read the member. Changed in SQL only.';
comment on column public.membership_rules.entitlement is
  'verified_only: the Verified Only filter. seller_contact: email, phone, and website of public profiles. '
  'start_conversations: the first message to them. premium_resources: premium content. exclusive_events: '
  'registering for and organizing exclusive events, and their links. no_jv_requirement: listings without the 50% '
  'joint venture. fast_review: review within 24 hours. analytics: days, sources, and comparisons of one''s own '
  'listings, not just totals. premium_alerts: instant email, price-drop and back-on-market alerts, and alerts for '
  'saved searches. priority_visibility: listings come before others in the featured order, after verified ones. '
  'in_person_events: registering for in-person events.';
comment on column public.membership_rules.position is 'Display order.';

create function private.tier_has_entitlement(tier text, entitlement text) returns boolean
-- PL/pgSQL, because Postgres would plan an SQL function again at every call.
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.membership_rules r where r.entitlement = tier_has_entitlement.entitlement
    and tier_has_entitlement.tier = any (r.tiers));
end;
$$;
comment on function private.tier_has_entitlement(text, text) is
  'Whether a tier has an entitlement; false for null and for an unknown entitlement.';

create function private.has_entitlement(entitlement text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.users u join public.membership_rules r on u.membership_tier = any (r.tiers)
    where u.id = auth.uid() and r.entitlement = has_entitlement.entitlement
  );
end;
$$;
comment on function private.has_entitlement(text) is
  'Whether the caller''s tier has an entitlement; false for visitors and for an unknown entitlement. In policies, '
  'wrap it in a select so that it runs once per statement.';

create function public.entitlements(public.users) returns text[]
language sql stable set search_path = ''
as $$
  select case when $1.id = (select auth.uid()) then
    array(select r.entitlement from public.membership_rules r where private.has_entitlement(r.entitlement)
      order by r.position)
  end;
$$;
comment on function public.entitlements(public.users) is
  'Computed field: the entitlements of the caller''s own tier, for the UI; null on other rows.';

create function private.apply_membership_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Waits for listings being posted or reviewed right now; later ones see the new rule.
  lock table public.properties, public.listing_reviews in share row exclusive mode;
  with rules as materialized (
    select tier, private.jv_share_pct(tier) as share,
      private.tier_has_entitlement(tier, 'priority_visibility') as priority
    from (select distinct membership_tier as tier from public.users) as tiers
  )
  update public.properties p set jv_share_pct = rules.share, priority = rules.priority
  from public.users u join rules on rules.tier = u.membership_tier
  where u.id = p.user_id and (p.jv_share_pct, p.priority) is distinct from (rules.share, rules.priority);
  update public.listing_reviews r set due_at = private.review_due(u.membership_tier)
  from public.properties p join public.users u on u.id = p.user_id
  where p.id = r.property_id and r.decision is null
    and (r.due_at is null) = private.tier_has_entitlement(u.membership_tier, 'fast_review');
  return null;
end;
$$;
comment on function private.apply_membership_rules() is
  'Trigger on membership_rules: applies a change to existing listings and pending reviews.';

create trigger apply_membership_rules after insert or update or delete on public.membership_rules
  for each statement execute function private.apply_membership_rules();

-- Policies ----------------------------------------------------------------------------------------

alter table public.membership_rules enable row level security;

create policy "Everyone can read membership rules"
  on public.membership_rules for select to anon, authenticated using (true);

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.membership_rules from anon, authenticated;
grant select on public.membership_rules to anon, authenticated;
grant all on public.membership_rules to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.has_entitlement(text) to anon, authenticated, service_role;
revoke execute on function public.entitlements(public.users) from public;
grant execute on function public.entitlements(public.users) to anon, authenticated, service_role;


-- supabase/schemas/rate_limits.sql

-- Rate limits: how often a member may do something, and where a request comes from.

-- One row per action and period; a member may do the action that often. New accounts are those less than 7 days old
-- and those whose email isn't verified.
create view private.action_limits with (security_invoker = true) as
select * from (values
  -- action, period, verb, noun, limit, limit of new accounts
  ('review', interval '1 day', 'write', 'review', 5, 2),
  ('connection_request', '1 day', 'send', 'connection request', 50, 10),
  ('follow', '1 day', 'follow', 'member', 100, 20),
  ('conversation', '1 day', 'start', 'conversation', 30, 5),
  ('message', '1 minute', 'send', 'message', 30, 30),
  ('listing', '1 day', 'post', 'listing', 50, 5),
  ('submission', '1 day', 'start', 'submission', 20, 5),
  ('submit', '1 day', 'submit', 'deal', 10, 5),
  ('upload', '1 hour', 'upload', 'file', 300, 100),
  ('upload', '1 day', 'upload', 'file', 1000, 200),
  ('post', '1 day', 'write', 'post', 20, 5),
  ('comment', '1 minute', 'write', 'comment', 10, 10),
  ('comment', '1 day', 'write', 'comment', 200, 50),
  ('feed_edit', '1 hour', 'make', 'edit', 60, 60),
  ('like', '1 minute', 'change', 'like', 120, 60),
  ('forum', '1 day', 'create', 'forum', 3, 1),
  ('topic', '1 day', 'start', 'topic', 10, 3),
  ('reply', '1 minute', 'write', 'forum post', 10, 10),
  ('reply', '1 day', 'write', 'forum post', 200, 50),
  ('reply_edit', '1 hour', 'make', 'edit', 60, 60),
  ('event', '1 day', 'propose', 'event', 5, 2),
  ('event_change', '1 day', 'change', 'published event', 10, 10),
  ('event_registration', '10 minutes', 'register for', 'event', 30, 30),
  ('report', '1 day', 'send', 'report', 20, 10),
  ('open_portal', '1 hour', 'open', 'billing page', 50, 50)
) as limits (action, period, verb, noun, max_uses, new_account_max_uses);
comment on view private.action_limits is
  'How often a member may do what reaches others or costs us something: the only place with these numbers.';

create table private.rate_limits (
  user_id uuid not null references public.users (id) on delete cascade,
  action text not null,
  period interval not null,
  started_at timestamptz not null,
  used integer not null check (used > 0),
  primary key (user_id, action, period)
);
comment on table private.rate_limits is
  'How often a member has used a limited action in the current period. Deleting content doesn''t give the use back.';

create function private.consume_rate_limit(action text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Without a caller, this is the service role or a migration.
  if auth.uid() is not null and not private.is_staff() then
    perform private.consume_rate_limit_for(auth.uid(), action);
  end if;
end;
$$;
comment on function private.consume_rate_limit(text) is
  'Counts one use of an action of private.action_limits by the caller. Raises P0001 when a limit is exceeded, with the '
  'hint rate_limit and the time the action works again as detail, and while the account is being deleted. Serializes '
  'the calls of one member. Staff and the service role have no limit.';

create function private.is_new_account(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from auth.users a
    where a.id = member and a.email_confirmed_at is not null and a.created_at <= now() - interval '7 days'
  );
$$;
comment on function private.is_new_account(uuid) is
  'Whether an account is less than 7 days old, unconfirmed, or gone. Stricter limits apply to it.';

create function private.enforce_rate_limit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.consume_rate_limit(tg_argv[0]);
  end if;
  return new;
end;
$$;
comment on function private.enforce_rate_limit() is
  'Insert or update trigger for API callers. Its argument is the action.';

create function private.lock_rate_limits() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('rate limits ' || old.id, 0));
  return old;
end;
$$;
comment on function private.lock_rate_limits() is
  'Delete trigger on auth.users that runs before all others: waits for limited actions in progress and stops new '
  'ones. Limits are consumed before some rows are locked and after others, so no lock order would do.';

create trigger a_lock_rate_limits before delete on auth.users for each row execute function private.lock_rate_limits();

create function private.consume_rate_limit_for(member uuid, action text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_new constant boolean := private.is_new_account(member);
  allowed record;
  period_started_at timestamptz;
  used_count integer;
begin
  -- Doesn't wait: deleting the account waits for this transaction instead (private.lock_rate_limits).
  if not pg_try_advisory_xact_lock_shared(hashtextextended('rate limits ' || member, 0)) then
    raise exception 'This account is being deleted.' using errcode = 'P0001';
  end if;
  for allowed in
    select l.period, l.verb, l.noun, case when is_new then l.new_account_max_uses else l.max_uses end as max_uses,
      is_new and l.new_account_max_uses < l.max_uses as is_stricter
    from private.action_limits l where l.action = consume_rate_limit_for.action order by l.period
  loop
    -- Locks the row, so parallel requests count one after the other.
    insert into private.rate_limits as r (user_id, action, period, started_at, used)
    values (member, consume_rate_limit_for.action, allowed.period, clock_timestamp(), 1)
    on conflict on constraint rate_limits_pkey do update set
      started_at = case when r.started_at <= clock_timestamp() - r.period then clock_timestamp() else r.started_at end,
      used = case when r.started_at <= clock_timestamp() - r.period then 1 else r.used + 1 end
    returning r.started_at, r.used into period_started_at, used_count;
    if used_count > allowed.max_uses then
      raise exception '% can % % % %.',
        case when allowed.is_stricter then 'New accounts' else 'You' end, allowed.verb, allowed.max_uses,
        allowed.noun || case when allowed.max_uses = 1 then '' else 's' end,
        case allowed.period
          when interval '1 day' then 'a day'
          when interval '1 hour' then 'an hour'
          when interval '1 minute' then 'a minute'
          else 'in ' || extract(epoch from allowed.period)::integer / 60 || ' minutes'
        end
        using errcode = 'P0001', hint = 'rate_limit',
          detail = to_char((period_started_at + allowed.period) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    end if;
  end loop;
  if not found then
    raise exception 'No limit is defined for %', action;
  end if;
end;
$$;
comment on function private.consume_rate_limit_for(uuid, text) is
  'Like private.consume_rate_limit, on behalf of a member, for the service role.';

create function private.client_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  -- A hosted project's edge sets the first header itself. Gateways append the address they see to the other one, so
  -- only its last entry can't be chosen by the client.
  address := btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)));
  -- A gateway on the same machine sees only itself.
  if address <<= '127.0.0.0/8' or address = '::1' then
    return null;
  end if;
  -- An IPv6 user has 2^64 addresses.
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return null;
end;
$$;
comment on function private.client_address() is
  'The request''s IPv4 address or IPv6 network, from its headers; null if missing, invalid, or the '
  'machine itself.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.consume_rate_limit(text) to authenticated, service_role;
grant execute on function private.consume_rate_limit_for(uuid, text) to service_role;
revoke all on private.action_limits from public, anon, authenticated;


-- supabase/schemas/text_search.sql

-- Helpers shared by all text searches.

create function private.bigrams(words text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select substr(words, start, 2) from generate_series(1, char_length(words) - 1) as start)
    || string_to_array(translate(words, E'abcdefghijklmnopqrstuvwxyz0123456789 ,\n', ''), null);
$$;
comment on function private.bigrams(text) is
  'Every pair of adjacent characters, and every single character that isn''t a letter, digit, space, comma, or '
  'newline. Indexes on it serve texts too short for trigrams.';

create function private.normalize_search(search text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  -- Longer than any searchable text. Cost grows with the square of the length.
  return lower(left(btrim(coalesce(search, '')), 1000));
end;
$$;
comment on function private.normalize_search(text) is
  'The search term in lower case, trimmed, at most 1,000 characters; empty for null.';

create function private.text_condition(search_term text, by_index boolean) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if search_term = '' then
    return '';
  elsif by_index and search_term ~ '[[:alnum:]]{3}' then
    return format(' and p.search_text like %L', '%' || regexp_replace(search_term, '([\\%_])', '\\\1', 'g') || '%');
  elsif by_index and private.bigrams(search_term) <> '{}' then
    return format(' and private.bigrams(p.search_text) @> %L::text[] and strpos(p.search_text, %L) > 0',
      private.bigrams(search_term), search_term);
  else
    return format(' and strpos(p.search_text, %L) > 0', search_term);
  end if;
end;
$$;
comment on function private.text_condition(text, boolean) is
  'SQL condition on listing p for a normalized search term; empty for no term. by_index chooses a form that can, or '
  'can''t, use the text indexes.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.bigrams(text) to authenticated, service_role;


-- supabase/schemas/blocks.sql

-- Blocks hide two members from each other. Everything that shows members or their content checks
-- private.hidden_member_ids.

create table public.member_blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_id uuid not null references public.users (id) on delete cascade,
  blocked_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint member_blocks_once unique (blocker_id, blocked_id),
  constraint member_blocks_other check (blocker_id <> blocked_id)
);
comment on table public.member_blocks is
  'Who has blocked whom. Only the blocker can read the row; it hides both members from each other.';
create index member_blocks_blocked_idx on public.member_blocks (blocked_id);

create function private.lock_member_pair(member_a uuid, member_b uuid) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(
    hashtextextended('members ' || least(member_a, member_b) || ' ' || greatest(member_a, member_b), 0)
  );
$$;
comment on function private.lock_member_pair(uuid, uuid) is
  'Until the transaction ends, serializes changes to the relationship of two members: blocks, connections, follows.';

create trigger a_require_own_relationship before insert on public.member_blocks
  for each row execute function private.require_own_relationship('blocker_id', 'blocked_id');

-- Effects of a block ---------------------------------------------------------------------------------

create function private.lock_blocked_pair() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_member_pair(new.blocker_id, new.blocked_id);
  -- Lock existing relationships too. To prevent deadlocks, everything locks rows before members, and members before
  -- counts.
  perform from public.connections c
  where (c.sender_id, c.receiver_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
    order by c.id for update;
  perform from public.follows f
  where (f.follower_id, f.followed_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
    order by f.id for update;
  return new;
end;
$$;
comment on function private.lock_blocked_pair() is
  'Insert trigger on member_blocks: keeps the relationship of the two members from changing until the block is in '
  'place.';

create function private.end_relationships() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  -- A declined request stays: blocking and unblocking must not let its sender ask again right away.
  delete from public.connections c
  where c.sender_id = any (pair) and c.receiver_id = any (pair) and c.status <> 'rejected';
  delete from public.follows f where f.follower_id = any (pair) and f.followed_id = any (pair);
  delete from public.notifications n where n.user_id = any (pair) and n.actor_id = any (pair);
  delete from private.mail_queue q where q.user_id = any (pair) and q.actor_id = any (pair) and q.sent_at is null;
  perform private.broadcast_change(new.blocker_id, 'blocks');
  perform private.broadcast_change(new.blocked_id, 'blocks');
  return null;
end;
$$;
comment on function private.end_relationships() is
  'Trigger on member_blocks: deletes the connection, follows, and notifications between the two members, and makes '
  'both apps refresh. Reviews stay.';

create function private.broadcast_unblock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_change(old.blocker_id, 'blocks');
  perform private.broadcast_change(old.blocked_id, 'blocks');
  return null;
end;
$$;
comment on function private.broadcast_unblock() is
  'Delete trigger on member_blocks: makes both apps refresh, because the members may see each other again.';

create trigger lock_blocked_pair before insert on public.member_blocks
  for each row execute function private.lock_blocked_pair();
create trigger end_relationships after insert on public.member_blocks
  for each row execute function private.end_relationships();
create trigger realtime_unblock after delete on public.member_blocks
  for each row execute function private.broadcast_unblock();

-- Blocked members ---------------------------------------------------------------------------------

create function private.blocked_members() returns setof public.users
language sql stable security definer set search_path = ''
as $$
  select u.* from public.member_blocks b join public.users u on u.id = b.blocked_id
  where b.blocker_id = (select auth.uid()) order by b.created_at desc, b.id;
$$;
comment on function private.blocked_members() is 'Implements public.blocked_members.';

create function public.blocked_members() returns table (id uuid, name text, profile_image_url text)
language sql stable set search_path = ''
as $$ select u.id, u.name, case when u.profile_status = 'public' then u.profile_image_url end
  from private.blocked_members() as u; $$;
comment on function public.blocked_members() is
  'Members the caller has blocked, newest first, so they can be unblocked. A private profile shows only its name.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.member_blocks enable row level security;

create policy "Members can read their own blocks"
  on public.member_blocks for select to authenticated using (blocker_id = (select auth.uid()));

create policy "Members can block members they can see"
  on public.member_blocks for insert to authenticated
  with check (blocker_id = (select auth.uid()) and exists (select from public.users u where u.id = blocked_id));

create policy "Members can remove their own blocks"
  on public.member_blocks for delete to authenticated using (blocker_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_blocks from anon, authenticated;
grant select, insert, delete on public.member_blocks to authenticated;
grant all on public.member_blocks to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.blocked_members() to authenticated, service_role;
revoke execute on function public.blocked_members() from public, anon;
grant execute on function public.blocked_members() to authenticated, service_role;


-- supabase/schemas/connections.sql

-- Connections, follows, profile views, and the counts on profiles.

create table public.member_stats (
  user_id uuid primary key references public.users (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0),
  connections integer not null default 0 check (connections >= 0),
  profile_views integer not null default 0 check (profile_views >= 0),
  ratings integer[] not null default '{0,0,0,0,0}' check (cardinality(ratings) = 5)
);
comment on table public.member_stats is
  'Counts shown on a member''s profile, kept by triggers. Readable by everyone who can see the member.';
comment on column public.member_stats.profile_views is 'Profile views by others, at most one per viewer and UTC day.';
comment on column public.member_stats.ratings is 'Number of reviews with 1, 2, 3, 4, and 5 stars.';

create function private.create_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.member_stats (user_id) values (new.id);
  return null;
end;
$$;
comment on function private.create_stats() is 'Insert trigger on users: starts the member''s counts at zero.';

create trigger create_stats after insert on public.users for each row execute function private.create_stats();

-- Connections -------------------------------------------------------------------------------------

create table public.connections (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references public.users (id) on delete cascade,
  receiver_id uuid not null references public.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  note text check (char_length(note) <= 300),
  constraint connections_other check (sender_id <> receiver_id)
);
comment on table public.connections is
  'Connection requests and their outcome: at most one row per pair of members. Readable only by the two.';
comment on column public.connections.note is
  'What the sender wrote to the receiver with the request; null for nothing.';
create unique index connections_pair_idx on public.connections (least(sender_id, receiver_id),
  greatest(sender_id, receiver_id));
create index connections_sender_idx on public.connections (sender_id, status, updated_at desc, id desc);
create index connections_receiver_idx on public.connections (receiver_id, status, updated_at desc, id desc);

create function private.request_connection() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  existing public.connections;
begin
  perform private.lock_member_pair(new.sender_id, new.receiver_id);
  if private.blocked_between(new.sender_id, new.receiver_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  new.updated_at := new.created_at;
  new.note := nullif(btrim(new.note, E' \t\r\n'), '');
  select * into existing from public.connections c
  where least(c.sender_id, c.receiver_id) = least(new.sender_id, new.receiver_id)
    and greatest(c.sender_id, c.receiver_id) = greatest(new.sender_id, new.receiver_id)
  for update;
  if existing.status = 'rejected' and existing.sender_id = new.sender_id
    and existing.updated_at > now() - interval '30 days'
  then
    raise exception 'You asked to connect with this member recently. You can ask again after %.',
      to_char((existing.updated_at + interval '30 days') at time zone 'utc', 'FMMonth FMDD, YYYY')
      using errcode = 'P0001';
  elsif existing.status = 'rejected' then
    delete from public.connections where id = existing.id;
  elsif existing.status = 'pending' and existing.sender_id = new.receiver_id then
    -- Both have asked, so they are connected.
    update public.connections set status = 'accepted' where id = existing.id;
    return null;
  elsif existing.id is not null then
    raise exception 'You have already sent a connection request to this user' using errcode = '23505';
  end if;
  return new;
end;
$$;
comment on function private.request_connection() is
  'Insert trigger on connections: a request to a member who has already asked accepts theirs and adds no row. '
  'A declined member may ask again after 30 days, or once the other member asks. Trims the note. Raises P0001 '
  'before that, 23505 for a repeated request, and 42501 across a block.';

create function private.answer_connection() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if current_user in ('anon', 'authenticated') and new.status <> 'pending' then
      raise exception 'A connection starts as a request' using errcode = '42501';
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') and new.status is distinct from old.status
    and (old.status <> 'pending' or old.receiver_id is distinct from (select auth.uid()) or new.status = 'pending')
  then
    raise exception 'A connection request is answered once, by its recipient' using errcode = '42501';
  end if;
  new.updated_at := case when new.status = old.status then old.updated_at else now() end;
  return new;
end;
$$;
comment on function private.answer_connection() is
  'Trigger on connections: members may only insert requests, and only the receiver may answer, once. Raises 42501 '
  'otherwise.';

create trigger a_require_own_relationship before insert on public.connections
  for each row execute function private.require_own_relationship('sender_id', 'receiver_id');
create trigger limit_requests before insert on public.connections
  for each row execute function private.enforce_rate_limit('connection_request');
create trigger require_verified_email before insert or update on public.connections
  for each statement execute function private.require_verified_email();
create trigger request_connection before insert on public.connections
  for each row execute function private.request_connection();
create trigger check_updated_columns before update on public.connections
  for each row execute function private.allow_update_columns('status', 'updated_at');
create trigger answer_connection before insert or update on public.connections
  for each row execute function private.answer_connection();

create function private.count_connection(member_a uuid, member_b uuid, change integer) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  -- Ordered, to prevent deadlocks.
  perform from public.member_stats s where s.user_id in (member_a, member_b) order by s.user_id for no key update;
  update public.member_stats s set connections = s.connections + change where s.user_id in (member_a, member_b);
end;
$$;
comment on function private.count_connection(uuid, uuid, integer) is
  'Adds `change` to both members'' number of connections.';

create function private.follow_up_connection() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  connection public.connections := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  if tg_op = 'INSERT' and new.status = 'pending' then
    perform private.notify(new.receiver_id, 'connection_request', new.sender_id, new.id);
  elsif tg_op = 'UPDATE' then
    perform private.delete_notifications(new.id, '{connection_request,connection_accepted}');
    if new.status = 'accepted' then
      perform private.notify(new.sender_id, 'connection_accepted', new.receiver_id, new.id);
    end if;
  elsif tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{connection_request,connection_accepted}');
  end if;
  if tg_op <> 'INSERT' and old.status = 'accepted' and (tg_op = 'DELETE' or new.status <> 'accepted') then
    perform private.count_connection(old.sender_id, old.receiver_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'accepted' and (tg_op = 'INSERT' or old.status <> 'accepted') then
    perform private.count_connection(new.sender_id, new.receiver_id, 1);
  end if;
  perform private.broadcast_change(connection.sender_id, 'connections');
  perform private.broadcast_change(connection.receiver_id, 'connections');
  return null;
end;
$$;
comment on function private.follow_up_connection() is
  'Row trigger on connections: updates counts, notifies (connection_request to the receiver, connection_accepted to '
  'the sender, both deleted with the connection), and broadcasts the change to both.';

create trigger follow_up_connection after insert or update or delete on public.connections
  for each row execute function private.follow_up_connection();

create table public.follows (
  id uuid primary key default gen_random_uuid(),
  follower_id uuid not null references public.users (id) on delete cascade,
  followed_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint follows_once unique (follower_id, followed_id),
  constraint follows_other check (follower_id <> followed_id)
);
comment on table public.follows is 'Who follows whom. Readable by members who can see both.';
create index follows_followed_idx on public.follows (followed_id, created_at desc, id desc);
create index follows_newest_idx on public.follows (follower_id, created_at desc, id desc);

create function private.lock_followed_pair() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_member_pair(new.follower_id, new.followed_id);
  if private.blocked_between(new.follower_id, new.followed_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.lock_followed_pair() is
  'Insert trigger on follows: raises 42501 across a block, including one being created concurrently.';

create function private.follow_up_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  follow public.follows := case when tg_op = 'DELETE' then old else new end;
  change constant integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  perform from public.member_stats s where s.user_id in (follow.follower_id, follow.followed_id)
    order by s.user_id for no key update;
  update public.member_stats s set following = s.following + change where s.user_id = follow.follower_id;
  update public.member_stats s set followers = s.followers + change where s.user_id = follow.followed_id;
  if tg_op = 'INSERT' and private.profile_visible_to(follow.follower_id, follow.followed_id) then
    perform private.notify(follow.followed_id, 'follow', follow.follower_id, null);
  end if;
  return null;
end;
$$;
comment on function private.follow_up_follow() is
  'Row trigger on follows: updates both counts and notifies the followed member (kind follow) if they can see the '
  'follower.';

create trigger a_require_own_relationship before insert on public.follows
  for each row execute function private.require_own_relationship('follower_id', 'followed_id');
create trigger limit_follows before insert on public.follows
  for each row execute function private.enforce_rate_limit('follow');
create trigger lock_followed_pair before insert on public.follows
  for each row execute function private.lock_followed_pair();
create trigger require_verified_email before insert on public.follows
  for each statement execute function private.require_verified_email();
create trigger follow_up_follow after insert or delete on public.follows
  for each row execute function private.follow_up_follow();

create function public.follow_member(user_id uuid, member_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if follow_member.user_id is distinct from (select auth.uid()) then
    raise exception 'Not allowed on behalf of another member' using errcode = '42501';
  end if;
  insert into public.follows (follower_id, followed_id) values (follow_member.user_id, follow_member.member_id)
  on conflict (follower_id, followed_id) do nothing;
end;
$$;
comment on function public.follow_member(uuid, uuid) is
  'The caller (user_id) follows member_id; does nothing if they already do. Raises 42501 for another user_id or a '
  'member the caller can''t see, and 23514 for oneself.';

create function public.unfollow_member(user_id uuid, member_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if unfollow_member.user_id is distinct from (select auth.uid()) then
    raise exception 'Not allowed on behalf of another member' using errcode = '42501';
  end if;
  delete from public.follows f where f.follower_id = unfollow_member.user_id
    and f.followed_id = unfollow_member.member_id;
end;
$$;
comment on function public.unfollow_member(uuid, uuid) is
  'The caller (user_id) unfollows member_id; does nothing if they don''t follow. Raises 42501 for another user_id.';

create table public.profile_views (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.users (id) on delete cascade,
  viewer_id uuid not null references public.users (id) on delete cascade,
  viewed_on date not null default (now() at time zone 'utc')::date,
  constraint profile_views_once unique (member_id, viewer_id, viewed_on)
);
comment on table public.profile_views is
  'Who viewed whose profile on which UTC date. Only the viewer can read the row; the member sees the count.';
create index profile_views_viewer_idx on public.profile_views (viewer_id, viewed_on desc);

create function private.record_profile_view(member_id uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is not null and me <> record_profile_view.member_id and private.account_standing() = 'active' then
    insert into public.profile_views (member_id, viewer_id) values (record_profile_view.member_id, me)
    on conflict on constraint profile_views_once do nothing;
    if found then
      update public.member_stats s set profile_views = s.profile_views + 1
        where s.user_id = record_profile_view.member_id;
    end if;
  end if;
  return (select s.profile_views from public.member_stats s where s.user_id = record_profile_view.member_id);
end;
$$;
comment on function private.record_profile_view(uuid) is
  'Implements public.record_profile_view, for a member the caller may see.';

create function public.record_profile_view(member_id uuid) returns integer
language sql volatile set search_path = ''
as $$ select private.record_profile_view(u.id) from public.users u where u.id = record_profile_view.member_id; $$;
comment on function public.record_profile_view(uuid) is
  'Counts a view of a member''s profile by the caller, at most once a day and never of their own. Returns the '
  'current count; null for a member the caller can''t see.';

-- Account deletion ------------------------------------------------------------------------------

create function private.lock_relationships() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  others uuid[];
begin
  -- Deleting the rows changes the counts of every member at the other end, in any order, so lock everything first, in
  -- the usual order: rows, member, counts.
  perform from public.connections c where old.id in (c.sender_id, c.receiver_id) order by c.id for update;
  perform from public.follows f where old.id in (f.follower_id, f.followed_id) order by f.id for update;
  perform from public.member_reviews r where old.id in (r.author_id, r.member_id) order by r.id for update;
  perform from public.users u where u.id = old.id for update;
  others := array(
    select case when c.sender_id = old.id then c.receiver_id else c.sender_id end
    from public.connections c where old.id in (c.sender_id, c.receiver_id)
    union select case when f.follower_id = old.id then f.followed_id else f.follower_id end
    from public.follows f where old.id in (f.follower_id, f.followed_id)
    union select r.member_id from public.member_reviews r where r.author_id = old.id
    union select old.id
  );
  perform from public.member_stats s where s.user_id = any (others) order by s.user_id for no key update;
  return old;
end;
$$;
comment on function private.lock_relationships() is
  'Delete trigger on auth.users: locks everything that deleting the account changes, so it can''t deadlock with '
  'members who connect, follow, or review at the same time.';

create trigger lock_relationships before delete on auth.users
  for each row execute function private.lock_relationships();

-- Computed fields ---------------------------------------------------------------------------------

create function public.connection(public.users) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'state', case
    when c.status = 'accepted' then 'connected'
    when c.sender_id = $1.id then 'received'
    else 'sent'
  end)
  from public.connections c
  where c.status in ('accepted', 'pending')
    and ((c.sender_id = $1.id and c.receiver_id = (select auth.uid()))
      or (c.receiver_id = $1.id and c.sender_id = (select auth.uid())));
$$;
comment on function public.connection(public.users) is
  'Computed field: the caller''s relationship with the member, {id, state}. State is sent, received, or connected. '
  'Null without one, after a declined request, for oneself, and for visitors.';

create function public.followed(public.users) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.follows f where f.follower_id = (select auth.uid()) and f.followed_id = $1.id);
$$;
comment on function public.followed(public.users) is 'Computed field: whether the caller follows the member.';

create function public.followers(public.users) returns uuid[]
language sql stable set search_path = ''
as $$ select array(select f.follower_id from public.follows f where f.followed_id = $1.id order by f.created_at desc,
  f.id desc limit 1000); $$;
comment on function public.followers(public.users) is
  'Computed field: IDs of the member''s followers that the caller can see, newest first, at most 1,000.';

create function public.following(public.users) returns uuid[]
language sql stable set search_path = ''
as $$ select array(select f.followed_id from public.follows f where f.follower_id = $1.id order by f.created_at desc,
  f.id desc limit 1000); $$;
comment on function public.following(public.users) is
  'Computed field: IDs of the members followed by the member that the caller can see, newest first, at most 1,000.';

-- Directory ---------------------------------------------------------------------------------------

create function private.connections_of(member uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.receiver_id from public.connections c where c.sender_id = member and c.status = 'accepted'
  union all
  select c.sender_id from public.connections c where c.receiver_id = member and c.status = 'accepted';
$$;
comment on function private.connections_of(uuid) is 'IDs of the members connected to a member.';

create function private.mutual_connection_ids(member uuid, max_rows integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if member = me then
    return '{}';
  end if;
  return array(
    select theirs from private.connections_of(member) as theirs
    intersect
    select mine from private.connections_of(me) as mine
    order by 1 limit least(greatest(coalesce(max_rows, 12), 1), 100)
  );
end;
$$;
comment on function private.mutual_connection_ids(uuid, integer) is
  'Implements public.mutual_connections, for a member the caller may see.';

create function public.mutual_connections(member_id uuid, max_rows integer default 12) returns setof public.users
language sql stable set search_path = ''
as $$
  select mutual.* from public.users as member
  cross join lateral unnest(private.mutual_connection_ids(member.id, max_rows)) as found (id)
  join public.users as mutual on mutual.id = found.id
  where member.id = mutual_connections.member_id
  order by mutual.name, mutual.id;
$$;
comment on function public.mutual_connections(uuid, integer) is
  'Members connected to both the caller and the given member, by name. Empty for oneself or a member the caller '
  'can''t see. `max_rows` is clamped to 1 to 100.';

-- Data export -------------------------------------------------------------------------------------

create function private.exported_network() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'stats', (select to_jsonb(s) - 'user_id' from public.member_stats s where s.user_id = me.id),
    'connections', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from public.connections c where me.id in (c.sender_id, c.receiver_id)
    ),
    'follows', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'id' order by f.created_at), '[]')
      from public.follows f where me.id in (f.follower_id, f.followed_id)
    ),
    'blocked', (
      select coalesce(jsonb_agg(to_jsonb(b) - 'id' - 'blocker_id' order by b.created_at), '[]')
      from public.member_blocks b where b.blocker_id = me.id
    ),
    'profile_views', (
      select coalesce(jsonb_agg(to_jsonb(v) - 'id' - 'viewer_id' order by v.viewed_on, v.id), '[]')
      from public.profile_views v where v.viewer_id = me.id
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.member_reviews r where me.id in (r.author_id, r.member_id)
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reporter_id' - 'handled_by' order by r.created_at), '[]')
      from public.reports r where r.reporter_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_network() is
  'Part of public.export_my_data: connections, follows, blocks, views, reviews and reports.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.member_stats enable row level security;
alter table public.connections enable row level security;
alter table public.follows enable row level security;
alter table public.profile_views enable row level security;

create policy "Members who can see a member can read their counts"
  on public.member_stats for select to authenticated
  using (exists (select from public.users u where u.id = user_id));

create policy "Members can read their own connections"
  on public.connections for select to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));

create policy "Members can send requests to members they can see"
  on public.connections for insert to authenticated
  with check (sender_id = (select auth.uid()) and exists (select from public.users u where u.id = receiver_id));

create policy "Members can answer requests they received"
  on public.connections for update to authenticated
  using (receiver_id = (select auth.uid())) with check (receiver_id = (select auth.uid()));

-- A declined request stays, so that its sender can't ask again right away.
create policy "Members can delete their own connections"
  on public.connections for delete to authenticated
  using (receiver_id = (select auth.uid()) or (sender_id = (select auth.uid()) and status <> 'rejected'));

create policy "Members can read follows between members they can see"
  on public.follows for select to authenticated
  using (
    follower_id = (select auth.uid())
    or (
      exists (select from public.users u where u.id = follower_id)
      and exists (select from public.users u where u.id = followed_id)
    )
  );

create policy "Members can follow members they can see"
  on public.follows for insert to authenticated
  with check (follower_id = (select auth.uid()) and exists (select from public.users u where u.id = followed_id));

create policy "Members can delete their own follows"
  on public.follows for delete to authenticated using (follower_id = (select auth.uid()));

create policy "Members can read their own profile views"
  on public.profile_views for select to authenticated using (viewer_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_stats, public.connections, public.follows, public.profile_views from anon, authenticated;
grant select on public.member_stats, public.profile_views to authenticated;
grant select, insert, update, delete on public.connections to authenticated;
grant select, insert, delete on public.follows to authenticated;
grant all on public.member_stats, public.connections, public.follows, public.profile_views to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.record_profile_view(uuid), private.mutual_connection_ids(uuid, integer), private.exported_network()
  to authenticated, service_role;
revoke execute on function
  public.follow_member(uuid, uuid), public.unfollow_member(uuid, uuid), public.record_profile_view(uuid),
  public.connection(public.users), public.followed(public.users), public.followers(public.users),
  public.following(public.users), public.mutual_connections(uuid, integer)
  from public, anon;
grant execute on function
  public.follow_member(uuid, uuid), public.unfollow_member(uuid, uuid), public.record_profile_view(uuid),
  public.connection(public.users), public.followed(public.users), public.followers(public.users),
  public.following(public.users), public.mutual_connections(uuid, integer)
  to authenticated, service_role;


-- supabase/schemas/member_reviews.sql

-- Reviews of members: stars, a text, and one answer.

create table public.member_reviews (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references public.users (id) on delete cascade,
  member_id uuid not null references public.users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  text text not null check (char_length(text) <= 2000 and text ~ '\S'),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  answer text check (char_length(answer) <= 2000 and answer ~ '\S'),
  answered_at timestamptz,
  basis text check (basis in ('connected', 'event')),
  basis_on date,
  basis_title text,
  removed_at timestamptz,
  constraint member_reviews_basis check (
    (basis is null) = (basis_on is null) and (basis_title is null or basis = 'event')
  ),
  constraint member_reviews_once unique (author_id, member_id),
  constraint member_reviews_other check (author_id <> member_id),
  constraint member_reviews_answer check ((answer is null) = (answered_at is null))
);
comment on table public.member_reviews is
  'Reviews of members by members: one per author and member, with at most one answer.';
comment on column public.member_reviews.rating is 'Stars, 1 to 5.';
comment on column public.member_reviews.edited_at is 'When the author last edited it; null if never.';
comment on column public.member_reviews.answer is 'The reviewed member''s answer. Can be given once.';
comment on column public.member_reviews.basis is
  'How the author knows the member: connected, or event if both attended one. Null for reviews written by SQL.';
comment on column public.member_reviews.basis_on is 'UTC date since when they were connected, or of the event.';
comment on column public.member_reviews.basis_title is 'The event''s title when the review was written.';
comment on column public.member_reviews.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it, and it doesn''t count.';
create index member_reviews_removed_idx on public.member_reviews (removed_at) where removed_at is not null;
create index member_reviews_newest_idx on public.member_reviews (member_id, created_at desc, id desc);

-- Who may review whom --------------------------------------------------------------------------------

create type private.review_basis as (basis text, basis_on date, basis_title text);
comment on type private.review_basis is 'The columns of public.member_reviews with the same names.';

create function private.review_basis(author uuid, member uuid) returns private.review_basis
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_basis private.review_basis;
begin
  select 'connected', private.utc_day(c.updated_at), null into found_basis
  from public.connections c
  where least(c.sender_id, c.receiver_id) = least(author, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(author, member)
    and c.status = 'accepted' and c.updated_at <= now() - interval '7 days'
    and (
      select count(distinct m.user_id) = 2
      from public.conversations v join public.messages m on m.conversation_id = v.id
      where v.user_a_id = least(author, member) and v.user_b_id = greatest(author, member)
    );
  if found_basis.basis is null then
    with attended as (
      select e.id, e.title, e.ends_at, r.user_id
      from public.events e
      cross join lateral (
        select g.user_id from public.event_registrations g where g.event_id = e.id and g.status = 'registered'
        union select e.user_id
      ) as r
      where e.status = 'published' and e.ends_at <= now() and r.user_id in (author, member)
        and e.id in (
          select g.event_id from public.event_registrations g where g.user_id = author
          union all select o.id from public.events o where o.user_id = author
        )
    )
    select 'event', private.utc_day(a.ends_at), a.title into found_basis
    from attended a group by a.id, a.title, a.ends_at having count(*) = 2
    order by a.ends_at desc, a.id limit 1;
  end if;
  return found_basis;
end;
$$;
comment on function private.review_basis(uuid, uuid) is
  'What a review of a member is based on: connected for at least 7 days with messages in both directions, or else '
  'the last past event both attended, which its organizer does too. Nulls without either.';

create function private.review_refusal(member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  connected_at timestamptz;
begin
  if me is null or me = member or private.blocked_between(me, member) then
    return 'You can’t review this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to review this member.';
  end if;
  if (private.review_basis(me, member)).basis is not null then
    return null;
  end if;
  select c.updated_at into connected_at from public.connections c
  where least(c.sender_id, c.receiver_id) = least(me, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(me, member) and c.status = 'accepted';
  if connected_at > now() - interval '7 days' then
    return 'You can review this member from ' || to_char(connected_at + interval '7 days', 'FMMonth FMDD')
      || ', once you’ve been connected for 7 days and have both written messages.';
  elsif connected_at is not null then
    return 'You can review this member once you’ve both written messages to each other.';
  end if;
  return 'You can review a member after working together: once you’ve been connected for 7 days and have both written '
    'messages, or after you’ve attended the same event.';
end;
$$;
comment on function private.review_refusal(uuid) is 'Implements public.review_refusal.';

create function public.review_refusal(member_id uuid) returns text
language sql stable set search_path = ''
as $$ select private.review_refusal(member_id); $$;
comment on function public.review_refusal(uuid) is
  'Why the caller may not write a first review of a member, to be shown as is; null if they may. See '
  'private.review_basis.';

-- Writing --------------------------------------------------------------------------------------------

create function private.initialize_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known private.review_basis;
begin
  perform private.lock_member_pair(new.author_id, new.member_id);
  if private.blocked_between(new.author_id, new.member_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  new.edited_at := null;
  new.answer := null;
  new.answered_at := null;
  new.removed_at := null;
  -- Without a caller, this is the service role or a migration, which states the basis.
  if auth.uid() is not null then
    known := private.review_basis(new.author_id, new.member_id);
    -- Reviewing oneself fails a constraint.
    if known.basis is null and new.author_id <> new.member_id then
      raise exception '%', private.review_refusal(new.member_id) using errcode = 'P0001';
    end if;
    new.basis := known.basis;
    new.basis_on := known.basis_on;
    new.basis_title := known.basis_title;
  end if;
  return new;
end;
$$;
comment on function private.initialize_review() is
  'Insert trigger on member_reviews: starts without an answer, and stores what the review is based on. Raises 42501 '
  'across a block, and P0001 with private.review_refusal without a basis.';

create function private.stamp_review_edit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.rating, new.text) is distinct from (old.rating, old.text) then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.stamp_review_edit() is
  'Update trigger on member_reviews: sets edited_at when the stars or the text change.';

create trigger a_require_own_relationship before insert on public.member_reviews
  for each row execute function private.require_own_relationship('author_id', 'member_id');
create trigger initialize_review before insert on public.member_reviews
  for each row execute function private.initialize_review();
create trigger limit_reviews before insert on public.member_reviews
  for each row execute function private.enforce_rate_limit('review');
create trigger require_verified_email before insert or update on public.member_reviews
  for each statement execute function private.require_verified_email();
create trigger check_updated_columns before update on public.member_reviews
  for each row execute function private.allow_update_columns('rating', 'text');
-- Named to run after check_updated_columns, which would reject its change.
create trigger stamp_review_edit before update of rating, text on public.member_reviews
  for each row execute function private.stamp_review_edit();

create function private.follow_up_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    update public.member_stats s set ratings[old.rating] = s.ratings[old.rating] - 1 where s.user_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    update public.member_stats s set ratings[new.rating] = s.ratings[new.rating] + 1 where s.user_id = new.member_id;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(new.member_id, 'review', new.author_id, new.id, jsonb_build_object('rating', new.rating));
  elsif tg_op = 'UPDATE' then
    update public.notifications n set data = jsonb_build_object('rating', new.rating) where n.subject_id = new.id
      and n.kind = 'review';
    update private.mail_queue q set data = jsonb_build_object('rating', new.rating)
    where q.subject_id = new.id and q.kind = 'review' and q.claimed_at is null;
  else
    perform private.delete_notifications(old.id, '{review,review_answer}');
  end if;
  return null;
end;
$$;
comment on function private.follow_up_review() is
  'Row trigger on member_reviews: updates the member''s rating counts and the notification of kind review (data '
  '{rating}).';

create trigger follow_up_review after insert or delete or update of rating, removed_at on public.member_reviews
  for each row execute function private.follow_up_review();

create function private.answer_review(review_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  review public.member_reviews;
begin
  select * into review from public.member_reviews r where r.id = answer_review.review_id;
  if review.member_id is distinct from (select auth.uid()) or review.removed_at is not null then
    raise exception 'Only the reviewed member can answer a review' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  -- Locked before the review, as when one is written. The review may be gone or answered by then.
  perform private.lock_member_pair(review.author_id, review.member_id);
  select * into review from public.member_reviews r where r.id = answer_review.review_id for update;
  if review.answer is not null then
    raise exception 'You’ve already answered this review.' using errcode = 'P0001';
  end if;
  if private.blocked_between(review.author_id, review.member_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  update public.member_reviews r set answer = btrim(answer_review.answer, E' \t\r\n'), answered_at = now()
    where r.id = review.id;
  perform private.notify(
    review.author_id, 'review_answer', review.member_id, review.id, jsonb_build_object('member_id', review.member_id)
  );
end;
$$;
comment on function private.answer_review(uuid, text) is 'Implements public.answer_review.';

create function public.answer_review(review_id uuid, answer text) returns void
language sql volatile set search_path = ''
as $$ select private.answer_review(review_id, answer); $$;
comment on function public.answer_review(uuid, text) is
  'The reviewed member answers a review, once. Notifies the author (kind review_answer). Raises P0001 for a second '
  'answer, 42501 for anyone else, and 23502 or 23514 for a blank answer or one longer than 2,000 characters.';

-- Activity feed -----------------------------------------------------------------------------------

create index member_reviews_author_idx on public.member_reviews (author_id, created_at desc, id desc);

-- Policies ----------------------------------------------------------------------------------------

alter table public.member_reviews enable row level security;

create policy "Members can read reviews of members they can see"
  on public.member_reviews for select to authenticated
  using (
    author_id = (select auth.uid())
    or (
      author_id <> all ((select private.hidden_member_ids())::uuid[])
      and (removed_at is null or (select private.is_staff()))
      and exists (select from public.users u where u.id = member_id)
    )
  );

create policy "Members can review members they can see"
  on public.member_reviews for insert to authenticated
  with check (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id));

create policy "Authors can update their reviews of members they can see"
  on public.member_reviews for update to authenticated
  using (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id))
  with check (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id));

create policy "Authors and moderators can delete reviews"
  on public.member_reviews for delete to authenticated
  using (author_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_reviews from anon, authenticated;
grant select, insert, update, delete on public.member_reviews to authenticated;
grant all on public.member_reviews to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.answer_review(uuid, text), private.review_refusal(uuid)
  to authenticated, service_role;
revoke execute on function public.answer_review(uuid, text), public.review_refusal(uuid) from public, anon;
grant execute on function
  public.answer_review(uuid, text), public.review_refusal(uuid)
  to authenticated, service_role;


-- supabase/schemas/directory.sql

-- The member directory: order, search, and suggestions.

-- A narrow projection of users with lower-case text. With 50,000 members, every page and search takes 1 to 5 times as
-- long as a lookup by key (npm run bench:members); searching users for a first name took 13 times as long. Saving
-- other profile fields doesn't touch these indexes.
create table private.directory (
  user_id uuid primary key references public.users (id) on delete cascade,
  rank integer not null,
  sorted text not null,
  search_text text not null,
  created_at timestamptz not null
);
comment on table private.directory is 'Public profiles as the directory sorts and searches them. Kept by trigger.';
create index directory_order_idx on private.directory (rank, sorted, user_id) include (search_text);
create index directory_newest_idx on private.directory (rank, created_at desc, user_id);
-- Trigrams for texts with three letters in a row, bigrams for others.
create index directory_search_idx on private.directory
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index directory_bigrams_idx on private.directory
  using gin (private.bigrams(search_text)) with (gin_pending_list_limit = 256);

create function private.index_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.directory d where d.user_id = new.id;
  if new.profile_status = 'public' then
    insert into private.directory (user_id, rank, sorted, search_text, created_at)
    values (
      new.id, private.tier_rank(new.membership_tier), lower(new.name),
      lower(new.name || E'\n' || coalesce(new.title, '') || E'\n' || coalesce(new.location, '')), new.created_at
    );
  end if;
  return null;
end;
$$;
comment on function private.index_member() is
  'Trigger on users: adds or updates a public profile in the directory, and removes a private one.';

create trigger index_member after insert on public.users for each row execute function private.index_member();
create trigger reindex_member after update of name, title, location, membership_tier, profile_status on public.users
  for each row when (
    (old.name, old.title, old.location, old.membership_tier, old.profile_status)
      is distinct from (new.name, new.title, new.location, new.membership_tier, new.profile_status)
  )
  execute function private.index_member();

create function private.scan_members(conditions text, last_row private.directory, size integer, scan_limit integer)
  returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page uuid[];
begin
  execute format(
    'select array(
       select p.user_id
       from (
         select p.rank, p.sorted, p.user_id, p.search_text from private.directory p
         where (p.rank, p.sorted, p.user_id) > ($1.rank, $1.sorted, $1.user_id)
         order by p.rank, p.sorted, p.user_id limit $3
       ) p
       where true %s order by p.rank, p.sorted, p.user_id limit $2
     )', conditions
  ) into page using last_row, size, scan_limit;
  return page;
end;
$$;
comment on function private.scan_members(text, private.directory, integer, integer) is
  'IDs of the next page that match the conditions among the next `scan_limit` members in directory order. May be '
  'short.';

create function private.look_up_members(conditions text, last_row private.directory, size integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page uuid[];
begin
  execute format(
    'with found as materialized (select p.rank, p.sorted, p.user_id from private.directory p where true %s)
     select array(
       select p.user_id from found p where (p.rank, p.sorted, p.user_id) > ($1.rank, $1.sorted, $1.user_id)
       order by p.rank, p.sorted, p.user_id limit $2
     )', conditions
  ) into page using last_row, size;
  return page;
end;
$$;
comment on function private.look_up_members(text, private.directory, integer) is
  'IDs of the next page among all members that match the conditions. For searches with few matches, found by an '
  'index.';

create function private.search_members(search text, tier text, after jsonb, page_size integer)
  returns setof public.users
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term constant text := private.normalize_search(search);
  hidden_ids constant uuid[] := private.hidden_member_ids();
  filter_rank constant integer := case tier when 'partner' then 0 when 'pro' then 1 end;
  last_row private.directory;
  conditions text := '';
  page uuid[];
begin
  if tier not in ('all', 'partner', 'pro') then
    raise exception 'Unknown tier filter %', tier using errcode = '22023';
  end if;
  if (search_term <> '' or filter_rank is not null) and not private.email_confirmed() then
    raise exception 'Please confirm your email address to use search and filter features.' using errcode = '42501';
  end if;
  if jsonb_typeof(after) = 'object' then
    if after ->> 'membership_tier' is null or after ->> 'name' is null or after ->> 'id' is null then
      raise exception 'Not a valid cursor' using errcode = '22023',
        hint = '"after" needs membership_tier, name and id.';
    end if;
    last_row.rank := private.tier_rank(after ->> 'membership_tier');
    last_row.sorted := lower(after ->> 'name');
    last_row.user_id := (after ->> 'id')::uuid;
  elsif jsonb_typeof(after) <> 'null' then
    raise exception 'Not a valid cursor' using errcode = '22023';
  end if;
  -- The first page starts before everyone, and a tier's first page at that tier.
  if last_row.rank is null or last_row.rank < filter_rank then
    last_row.rank := coalesce(filter_rank, 0);
    last_row.sorted := '';
    last_row.user_id := '00000000-0000-0000-0000-000000000000';
  end if;

  if search_term = '' and filter_rank is null and hidden_ids = '{}' then
    -- The most common request, with a cacheable plan.
    page := array(
      select d.user_id from private.directory d
      where (d.rank, d.sorted, d.user_id) > (last_row.rank, last_row.sorted, last_row.user_id)
      order by d.rank, d.sorted, d.user_id limit size
    );
  else
    if filter_rank is not null then
      conditions := format(' and p.rank = %s', filter_rank);
    end if;
    if hidden_ids <> '{}' then
      conditions := conditions || format(' and p.user_id <> all (%L::uuid[])', hidden_ids);
    end if;
    -- A scan finds common texts quickly. If 1,500 members don't fill a page, the text is rare enough for the index.
    page := private.scan_members(conditions || private.text_condition(search_term, false), last_row, size,
      1500 + cardinality(hidden_ids));
    if search_term <> '' and cardinality(page) < size then
      page := private.look_up_members(conditions || private.text_condition(search_term, true), last_row, size);
    end if;
  end if;
  return query
    select u.* from unnest(page) with ordinality as found (id, ordinal) join public.users u on u.id = found.id
      order by found.ordinal;
end;
$$;
comment on function private.search_members(text, text, jsonb, integer) is 'Implements public.search_members.';

create function public.search_members(
  search text default '', tier text default 'all', after jsonb default null, page_size integer default 24
) returns setof public.users
language plpgsql stable set search_path = ''
as $$
begin
  return query select * from private.search_members(search, tier, after, page_size);
end;
$$;
comment on function public.search_members(text, text, jsonb, integer) is
  'A page of members with a public profile whose name, title, or location contains the text, case-insensitive: '
  'partners, then other paid members, then the rest, each by name. tier: all, partner, or pro (pro and closer). '
  'after: the last row of the previous page ({membership_tier, name, id}), null for the first. page_size is clamped '
  'to 1 to 100. Raises 42501 for a search or filter by a member with an unconfirmed email, 22023 for an unknown '
  'tier or an incomplete cursor, and 22P02 for an invalid one.';

create function private.suggested_member_ids(max_rows integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  size constant integer := least(greatest(coalesce(max_rows, 4), 1), 24);
  excluded_ids uuid[] := private.hidden_member_ids() || me
    || array(select f.followed_id from public.follows f where f.follower_id = me);
  page uuid[];
begin
  page := array(
    select d.user_id
    from (
      select theirs.user_id, count(*) as shared
      from public.member_markets mine
      join public.member_markets theirs on theirs.state = mine.state and theirs.county = mine.county
      where mine.user_id = me group by 1
    ) as sharing
    join private.directory d on d.user_id = sharing.user_id
    where d.user_id <> all (excluded_ids)
    order by sharing.shared desc, d.rank, d.created_at desc, d.user_id limit size
  );
  if cardinality(page) < size then
    excluded_ids := excluded_ids || page;
    page := page || array(
      select d.user_id from private.directory d where d.user_id <> all (excluded_ids)
      order by d.rank, d.created_at desc, d.user_id limit size - cardinality(page)
    );
  end if;
  return page;
end;
$$;
comment on function private.suggested_member_ids(integer) is 'Implements public.suggested_members.';

create function public.suggested_members(max_rows integer default 4) returns setof public.users
language sql stable set search_path = ''
as $$
  select u.* from unnest(private.suggested_member_ids(max_rows)) with ordinality as found (id, ordinal)
  join public.users u on u.id = found.id order by found.ordinal;
$$;
comment on function public.suggested_members(integer) is
  'Members to follow: public profiles, except the caller and those they follow. Most shared markets first, then '
  'partners and other paid members, then newest. `most` is clamped to 1 to 24.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function
  private.search_members(text, text, jsonb, integer), private.suggested_member_ids(integer)
  to authenticated, service_role;
revoke execute on function
  public.search_members(text, text, jsonb, integer), public.suggested_members(integer)
  from public, anon;
grant execute on function
  public.search_members(text, text, jsonb, integer), public.suggested_members(integer)
  to authenticated, service_role;


-- supabase/schemas/listings.sql

-- Listings: prices, feedback, and indexes for search. Money is whole USD, area is square feet.

create function private.own_listing_images(owner uuid, paths text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(paths), 1) = 1
    and coalesce(bool_and(coalesce(
      path like owner::text || '/properties/_%' and path not like '%..%' and char_length(path) <= 300
        -- Browsers shorten a/./b to a/b, which is another file to the policies of storage.
        and path !~ '/\.?(/|$)',
      false
    )), true)
  from unnest(paths) as path;
$$;
comment on function private.own_listing_images(uuid, text[]) is
  'True when every path is in the owner''s listing folder of the images bucket. False for nulls and nested lists.';

create function private.valid_annual_expenses(expenses jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(expenses) = 'object', false) and not exists (
    select from jsonb_each(case when jsonb_typeof(expenses) = 'object' then expenses else '{}' end) as item
    where item.key <> all (array[
        'property_taxes', 'insurance', 'maintenance', 'management', 'utilities', 'hoa', 'reserves', 'other'
      ])
      or case
        -- Digits only, because JSON also allows 1.5e3 and thousands of zeros after the point.
        when item.value::text ~ '^[0-9]{1,12}$' then item.value::text::bigint > 100000000000
        else true
      end
  );
$$;
comment on function private.valid_annual_expenses(jsonb) is
  'True for an object with only the known items, each whole USD per year from 0 to 100,000,000,000. False for '
  'anything else, including null.';

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 140),
  description text not null check (char_length(btrim(description)) between 1 and 8000),
  property_type text not null check (property_type = any (private.property_types())),
  address text not null check (char_length(btrim(address)) between 1 and 200),
  city text not null check (char_length(btrim(city)) between 1 and 100),
  state text not null check (state ~ '^[A-Z]{2}$'),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  county text check (char_length(county) <= 100),
  price bigint not null check (price between 1 and 100000000000),
  bedrooms integer not null default 0 check (bedrooms between 0 and 10000),
  bathrooms double precision not null default 0
    check (bathrooms between 0 and 10000 and bathrooms * 2 = floor(bathrooms * 2)),
  sqft integer not null default 0 check (sqft between 0 and 2000000000),
  lot_sqft integer not null default 0 check (lot_sqft between 0 and 2000000000),
  condition text check (condition = any (private.property_conditions())),
  financing text check (financing = any (private.financing_types())),
  occupancy text not null default 'vacant' check (occupancy in ('vacant', 'occupied')),
  off_market_contract boolean not null default false,
  images text[] not null default '{}' check (cardinality(images) <= 10),
  noi bigint check (noi between -100000000000 and 100000000000),
  cap_rate double precision generated always as (noi::double precision * 100 / price) stored,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  verified boolean not null default false,
  jv_share_pct integer not null default 0 check (jv_share_pct between 0 and 100),
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  search_text text not null generated always as (
    lower(title || E'\n' || address || ', ' || city || ', ' || state || ' ' || zip)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status text not null default 'active' check (status in ('active', 'paused', 'sold')),
  status_changed_at timestamptz,
  previous_price bigint,
  price_changed_at timestamptz,
  saves integer not null default 0 check (saves >= 0),
  arv bigint check (arv between 1 and 100000000000),
  repair_cost bigint check (repair_cost between 0 and 100000000000),
  monthly_rent bigint check (monthly_rent between 0 and 100000000000),
  other_monthly_income bigint check (other_monthly_income between 0 and 100000000000),
  vacancy_pct double precision check (vacancy_pct between 0 and 100),
  annual_expenses jsonb not null default '{}' check (private.valid_annual_expenses(annual_expenses)),
  public_since timestamptz,
  standing_price bigint,
  dropped_from bigint generated always as (case when standing_price > price then standing_price end) stored,
  priority boolean not null default false,
  removed_at timestamptz,
  constraint properties_own_images check (private.own_listing_images(user_id, images))
);
comment on table public.properties is
  'Investment property listings. Everyone can read them, except paused ones, which are visible only to their owner '
  'and staff.';
comment on column public.properties.price is 'Asking price, whole USD.';
comment on column public.properties.noi is
  'Net operating income per year, whole USD, as stated by the seller; null if not stated.';
comment on column public.properties.cap_rate is 'Cap rate in percent: noi / price x 100. Null without noi.';
comment on column public.properties.images is
  'Paths in the images bucket, in the seller''s own folder, at most 10. The first is the cover.';
comment on column public.properties.condition is 'Null if not stated, and always for land.';
comment on column public.properties.jv_share_pct is
  'Joint-venture share required of the seller, in percent: 0 with the no_jv_requirement entitlement, else 50. Set '
  'by trigger.';
comment on column public.properties.verified is
  'Set by trigger: true for a partner''s listings and for those approved by staff.';
comment on column public.properties.priority is
  'Whether it comes before others in the featured order, after verified: with the seller''s priority_visibility '
  'entitlement. Set by trigger.';
comment on column public.properties.search_text is 'Text that search looks in, lower case.';
comment on column public.properties.status is
  'active: in the marketplace. paused: visible only to its owner and staff. sold: readable by its link, not in '
  'search.';
comment on column public.properties.removed_at is
  'When a moderator took it down; null if not. It stays paused, and its owner can''t change it.';
comment on column public.properties.status_changed_at is 'When the status last changed; null if never.';
comment on column public.properties.previous_price is
  'Asking price before the last change, whole USD; null if it never changed.';
comment on column public.properties.price_changed_at is 'When the price last changed; null if never.';
comment on column public.properties.public_since is
  'Since when the listing has been active at its current price without a break; null while it isn''t active.';
comment on column public.properties.standing_price is
  'The last asking price before the current one that was public for at least 72 hours without a break, whole USD; '
  'null if there was none.';
comment on column public.properties.dropped_from is
  'The one definition of a price drop, for the badge and for alerts: standing_price while the asking price is lower, '
  'else null. So a price that is raised for a moment and cut again hasn''t dropped.';
comment on column public.properties.saves is 'Number of members who saved it. Kept by trigger.';
comment on column public.properties.arv is
  'After-repair value, whole USD, as stated by the seller; null if not stated.';
comment on column public.properties.repair_cost is
  'Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed.';
comment on column public.properties.monthly_rent is
  'Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated.';
comment on column public.properties.other_monthly_income is
  'Other monthly income (parking, laundry, storage), whole USD; null if not stated.';
comment on column public.properties.vacancy_pct is
  'Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated.';
comment on column public.properties.annual_expenses is
  'Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, '
  'management, utilities, hoa, reserves, other. A missing item isn''t stated. Excludes loan payments and income '
  'tax.';
create index properties_user_idx on public.properties (user_id, created_at desc);

-- A larger sample helps the planner tell rare texts from common ones.
alter table public.properties alter column search_text set statistics 500;

create table public.property_feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  feedback_type text not null check (feedback_type in ('like', 'dislike')),
  created_at timestamptz not null default now(),
  unique (user_id, property_id)
);
comment on table public.property_feedback is 'One like or dislike per member and listing. The listing has the totals.';
create index property_feedback_property_idx on public.property_feedback (property_id);

-- Effects of the seller's tier --------------------------------------------------------------------

create function private.apply_tier_to_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tier text;
begin
  -- Locked, so that a concurrent tier change either is seen here or sees this listing.
  select membership_tier into tier from public.users where id = new.user_id for share;
  new.verified := coalesce(tier = 'partner', false);
  new.priority := private.tier_has_entitlement(tier, 'priority_visibility');
  new.jv_share_pct := coalesce(private.jv_share_pct(tier), 50);
  new.likes := 0;
  new.dislikes := 0;
  return new;
end;
$$;
comment on function private.apply_tier_to_listing() is
  'Insert trigger: partner listings start verified, priority and the JV share follow the tier, and likes start at '
  'zero.';

create trigger apply_tier_to_listing before insert on public.properties
  for each row execute function private.apply_tier_to_listing();

create function private.reset_listing_counts() returns trigger
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
    new.public_since := null;
    new.standing_price := null;
    new.removed_at := null;
  end if;
  if new.status = 'active' then
    new.public_since := coalesce(new.public_since, new.created_at);
  end if;
  new.saves := 0;
  return new;
end;
$$;
comment on function private.reset_listing_counts() is
  'Insert trigger: API callers can''t choose a listing''s counts, dates, or previous price.';

create trigger reset_listing_counts before insert on public.properties
  for each row execute function private.reset_listing_counts();

create function private.apply_tier_to_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked first, to see concurrent decisions and moves. To prevent deadlocks, listings are always locked before
  -- reviews.
  perform from public.properties where user_id = new.id order by id for no key update;
  update public.properties
  set verified = new.membership_tier = 'partner' or private.is_approved(id),
      priority = private.tier_has_entitlement(new.membership_tier, 'priority_visibility'),
      jv_share_pct = private.jv_share_pct(new.membership_tier)
  where user_id = new.id;
  if new.membership_tier = 'partner' then
    delete from public.listing_reviews r using public.properties p
    where p.id = r.property_id and p.user_id = new.id and r.decision is null;
  else
    update public.listing_reviews r
    set due_at = case when private.tier_has_entitlement(new.membership_tier, 'fast_review') then
      coalesce(r.due_at, private.review_due(new.membership_tier)) end
    from public.properties p
    where p.id = r.property_id and p.user_id = new.id and r.decision is null;
    if old.membership_tier = 'partner' then
      perform private.queue_review(p.id, new.membership_tier) from public.properties p where p.user_id = new.id
        and not p.verified;
    end if;
  end if;
  return new;
end;
$$;
comment on function private.apply_tier_to_listings() is
  'Update trigger on users: applies a tier change to the member''s listings and their pending reviews.';

create trigger apply_tier_to_listings after update of membership_tier on public.users
  for each row when (new.membership_tier is distinct from old.membership_tier)
  execute function private.apply_tier_to_listings();

create function private.locate_listing() returns trigger
language plpgsql set search_path = ''
as $$
declare
  zip_area record;
begin
  if tg_op = 'UPDATE' and new.zip <> old.zip then
    -- A listing that moves keeps only what the caller changed too.
    if new.county is not distinct from old.county then
      new.county := null;
    end if;
    if (new.latitude, new.longitude) is not distinct from (old.latitude, old.longitude) then
      new.latitude := null;
    end if;
  end if;
  if new.latitude is not null and new.longitude is not null and new.county is not null then
    return new;
  end if;
  select z.latitude, z.longitude, z.county into zip_area from public.zip_codes z where z.zip = new.zip;
  if not found then
    -- A ZIP code newer than the reference data gets the center of its three-digit area, and no county.
    select avg(z.latitude) as latitude, avg(z.longitude) as longitude, null::text as county into zip_area
    from public.zip_codes z where z.zip >= left(new.zip, 3) and z.zip <= left(new.zip, 3) || '99';
  end if;
  if zip_area.latitude is null and (new.latitude is null or new.longitude is null) then
    raise exception 'ZIP code % is not known', new.zip using errcode = '23514', hint = 'Check the ZIP code.';
  end if;
  if new.latitude is null or new.longitude is null then
    new.latitude := zip_area.latitude;
    new.longitude := zip_area.longitude;
  end if;
  new.county := coalesce(new.county, zip_area.county);
  return new;
end;
$$;
comment on function private.locate_listing() is
  'Insert and update trigger: fills missing coordinates and county from the ZIP code, also when only the ZIP code '
  'changes. Raises 23514 for a ZIP code in no known area.';

create function private.clear_land_condition() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.condition := null;
  return new;
end;
$$;
comment on function private.clear_land_condition() is
  'Insert and update trigger for land: it has no building, so it has no condition, whatever form or script wrote it.';

create trigger clear_land_condition before insert or update of property_type, condition on public.properties
  for each row when (new.property_type = 'Land' and new.condition is not null)
  execute function private.clear_land_condition();

create trigger locate_listing before insert or update of zip, county, latitude, longitude on public.properties
  for each row execute function private.locate_listing();
create trigger check_updated_columns before update on public.properties
  for each row execute function private.allow_update_columns(
    'title', 'description', 'property_type', 'address', 'city', 'state', 'zip', 'county', 'price',
    'bedrooms', 'bathrooms', 'sqft', 'lot_sqft', 'condition', 'financing', 'occupancy',
    'off_market_contract', 'images', 'noi', 'latitude', 'longitude', 'status',
    'arv', 'repair_cost', 'monthly_rent', 'other_monthly_income', 'vacancy_pct', 'annual_expenses',
    -- Generated columns: computed after the trigger, and not writable.
    'cap_rate', 'search_text', 'dropped_from'
  );
create trigger touch_updated_at before update of
    title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, latitude, longitude,
    arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses
  on public.properties for each row execute function private.touch_updated_at();

-- Feedback counters -------------------------------------------------------------------------------

create function private.count_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.properties
    set likes = likes - (old.feedback_type = 'like')::int,
        dislikes = dislikes - (old.feedback_type = 'dislike')::int
    where id = old.property_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.properties
    set likes = likes + (new.feedback_type = 'like')::int,
        dislikes = dislikes + (new.feedback_type = 'dislike')::int
    where id = new.property_id;
  end if;
  return null;
end;
$$;
comment on function private.count_feedback() is
  'Row trigger on property_feedback: keeps the listing''s likes and dislikes.';

create trigger count_feedback after insert or delete or update of feedback_type, property_id on public.property_feedback
  for each row execute function private.count_feedback();
create trigger check_updated_columns before update on public.property_feedback
  for each row execute function private.allow_update_columns('feedback_type');

alter publication supabase_realtime add table public.properties;

-- Data export -------------------------------------------------------------------------------------

create function private.exported_listings() returns jsonb
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
    'listing_days', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.property_id, d.day), '[]')
      from public.listing_days d join public.properties p on p.id = d.property_id where p.user_id = me.id
    ),
    'listing_reviews', (
      -- A reviewer doesn't get the seller's content.
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'reviewer_id' - case when p.user_id = me.id then '' else 'approved_listing' end
        order by r.requested_at
      ), '[]')
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
comment on function private.exported_listings() is
  'Part of public.export_my_data: the caller''s listings, feedback, saved listings, and saved searches.';

-- For the policy on properties. Nearly every listing is active.
create index properties_off_market_idx on public.properties (status) where status <> 'active';

-- Prices ------------------------------------------------------------------------------------------

create table public.listing_prices (
  id bigint generated always as identity primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  price bigint not null,
  changed_at timestamptz not null default now()
);
comment on table public.listing_prices is
  'Every asking price a listing has had, written by trigger. Readable by everyone who can read the listing.';
comment on column public.listing_prices.price is 'Asking price since changed_at, whole USD.';
create index listing_prices_property_idx on public.listing_prices (property_id, changed_at desc, id desc);

create function private.record_listing_change() returns trigger
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
  if (new.price, new.status) is distinct from (old.price, old.status) then
    if old.public_since <= now() - interval '72 hours' then
      new.standing_price := old.price;
    end if;
    new.public_since := case when new.status = 'active' then now() end;
  end if;
  return new;
end;
$$;
comment on function private.record_listing_change() is
  'Update trigger on properties: stores the previous price, when price and status changed, since when the price is '
  'public, and the last one that was public for 72 hours.';

-- Named to run after check_updated_columns, which would reject its change.
create trigger record_listing_change before update of price, status on public.properties
  for each row execute function private.record_listing_change();

create function private.insert_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.listing_prices (property_id, price, changed_at)
  values (new.id, new.price, case when tg_op = 'INSERT' then new.created_at else new.price_changed_at end);
  return null;
end;
$$;
comment on function private.insert_price() is
  'Trigger on properties: adds the price of a new listing, and every later price, to its history.';

create trigger insert_first_price after insert on public.properties
  for each row execute function private.insert_price();
create trigger insert_price after update of price on public.properties
  for each row when (new.price <> old.price) execute function private.insert_price();

-- Indexes -----------------------------------------------------------------------------------------

create index properties_featured_idx on public.properties (verified desc, priority desc, created_at desc, id desc)
  where status = 'active';
create index properties_price_idx on public.properties (price, id) where status = 'active';
create index properties_cap_rate_idx
  on public.properties ((coalesce(cap_rate, '-Infinity'::double precision)) desc, id desc) where status = 'active';
-- One state and property type in each order, with the filtered columns included, so that the index can skip listings.
-- The first serves both featured and newest.
create index properties_slice_newest_idx
  on public.properties (state, property_type, verified desc, priority desc, created_at desc, id desc)
  include (price, bedrooms, bathrooms, sqft, financing) where status = 'active';
create index properties_slice_price_idx
  on public.properties (state, property_type, price, id)
  include (verified, bedrooms, bathrooms, sqft, financing) where status = 'active';
create index properties_slice_cap_rate_idx
  on public.properties (state, property_type, (coalesce(cap_rate, '-Infinity'::double precision)) desc, id desc)
  include (cap_rate, verified, price, bedrooms, bathrooms, sqft, financing) where status = 'active';
-- Comparing plain numbers is leakproof, so this works under any policy.
create index properties_point_idx on public.properties (latitude, longitude)
  include (price, verified) where status = 'active';
-- Trigrams for texts with three letters in a row, bigrams for others. A short pending list keeps reads fast.
create index properties_search_idx on public.properties
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 256) where status = 'active';
create index properties_bigrams_idx on public.properties
  using gin (private.bigrams(search_text)) with (gin_pending_list_limit = 256) where status = 'active';

-- Indexes for matching ----------------------------------------------------------------------------

create index properties_newest_idx on public.properties (created_at desc, id desc)
  include (state, county, property_type, price, condition, financing, user_id) where status = 'active';
-- For buy boxes with few matches: by state, type, condition, and financing. '' means not stated.
create index properties_cells_idx on public.properties
  (state, property_type, (coalesce(condition, '')), (coalesce(financing, '')), price)
  include (condition, financing, county, created_at, id, user_id) where status = 'active';
create index properties_county_idx on public.properties (state, county) where status = 'active';

-- Activity feed -----------------------------------------------------------------------------------

create index properties_sold_idx on public.properties (user_id, status_changed_at desc, id desc) where status = 'sold';

-- Rate limits -------------------------------------------------------------------------------------

-- After the insert, so that a policy's error comes first.
create trigger limit_listings after insert on public.properties
  for each row execute function private.enforce_rate_limit('listing');

create function private.limit_active_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 200;
begin
  -- Without a caller, this is the service role or a migration.
  if auth.uid() is null or private.is_staff() then
    return null;
  end if;
  -- The count must see what concurrent calls of the member have added.
  perform pg_advisory_xact_lock(hashtextextended('active listings ' || new.user_id, 0));
  if (select count(*) from public.properties p where p.user_id = new.user_id and p.status = 'active') > most then
    raise exception 'You have % active listings, which is the limit. Pause or delete one, or mark one as sold, first.',
      most using errcode = 'P0001';
  end if;
  return null;
end;
$$;
comment on function private.limit_active_listings() is
  'Insert and update trigger: a member has at most 200 active listings. Raises P0001, which is shown to them, also '
  'when they resume a paused one. Staff and the service role have no limit.';

create trigger limit_active_listings after insert on public.properties
  for each row when (new.status = 'active') execute function private.limit_active_listings();
create trigger limit_resumed_listings after update of status on public.properties
  for each row when (new.status = 'active' and old.status <> 'active')
  execute function private.limit_active_listings();

create trigger require_verified_email before insert or update on public.properties
  for each statement execute function private.require_verified_email();

-- Policies ----------------------------------------------------------------------------------------

alter table public.properties enable row level security;
alter table public.property_feedback enable row level security;
alter table public.listing_prices enable row level security;

create policy "Members with a confirmed email can insert their own listings"
  on public.properties for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.email_confirmed()));

create policy "Members can update their own listings"
  on public.properties for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own listings"
  on public.properties for delete to authenticated
  using (user_id = (select auth.uid()));

create policy "Members can read their own feedback"
  on public.property_feedback for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own feedback"
  on public.property_feedback for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));

create policy "Members can update their own feedback"
  on public.property_feedback for update to authenticated
 
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));

create policy "Members can delete their own feedback"
  on public.property_feedback for delete to authenticated using (user_id = (select auth.uid()));

create policy "Everyone can read listings, except others' paused ones"
  on public.properties for select to anon, authenticated
  using (
    (status <> 'paused' and user_id <> all ((select private.hidden_member_ids())::uuid[]))
    or user_id = (select auth.uid())
    or (select private.is_staff())
  );

create policy "Everyone who can read a listing can read its prices"
  on public.listing_prices for select to anon, authenticated
  using (exists (select from public.properties p where p.id = property_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.properties, public.property_feedback, public.listing_prices from anon, authenticated;
grant select on public.properties, public.listing_prices to anon, authenticated;
grant insert, update, delete on public.properties to authenticated;
grant select, insert, update, delete on public.property_feedback to authenticated;
grant all on public.properties, public.property_feedback, public.listing_prices to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.own_listing_images(uuid, text[]) to anon, authenticated, service_role;
grant execute on function
  private.exported_listings(), private.valid_annual_expenses(jsonb)
  to authenticated, service_role;


-- supabase/schemas/saved.sql

-- Saved listings and saved searches.

-- Has its own key: with a composite key, PostgREST would see a second path from listings to users and call users(...)
-- ambiguous.
create table public.saved_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint saved_listings_once unique (user_id, property_id)
);
comment on table public.saved_listings is 'Listings saved by members. The listing has the total.';
create index saved_listings_property_idx on public.saved_listings (property_id);
create index saved_listings_newest_idx on public.saved_listings (user_id, created_at desc, property_id desc);

create function private.count_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    -- Saving also likes the listing, unless the member has voted. Feedback is written before the listing, as when
    -- voting, to prevent deadlocks.
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
  'Row trigger on saved_listings: keeps the listing''s number of saves, and likes it for a member who hasn''t '
  'voted.';

create trigger count_save after insert or delete on public.saved_listings
  for each row execute function private.count_save();
create trigger stamp_created_at before insert on public.saved_listings
  for each row execute function private.stamp_created_at();

create function public.saved(public.properties) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.saved_listings s where s.user_id = (select auth.uid()) and s.property_id = $1.id);
$$;
comment on function public.saved(public.properties) is
  'Computed field: whether the caller has saved the listing; false for visitors.';

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null check (char_length(name) <= 80 and name ~ '\S'),
  -- Printable ASCII, as in a URL.
  query text not null check (char_length(query) between 1 and 2000 and query ~ '^[!-~]+$'),
  created_at timestamptz not null default now(),
  constraint saved_searches_once unique (user_id, query)
);
comment on table public.saved_searches is 'Searches saved by members, each once, at most 50 per member.';
comment on column public.saved_searches.query is 'The marketplace''s query string, without the question mark.';

create function private.limit_saved_searches() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Serializes a member's inserts, so that concurrent ones are counted.
  perform from public.users where id = new.user_id for no key update;
  if (select count(*) from public.saved_searches where user_id = new.user_id) > 50 then
    raise exception 'You can keep at most 50 saved searches.' using errcode = '23514';
  end if;
  return null;
end;
$$;
comment on function private.limit_saved_searches() is 'Insert trigger: raises 23514 for a member''s 51st saved search.';

-- After the insert: by then, the policy and the unique constraint have been checked.
create trigger limit_saved_searches after insert on public.saved_searches
  for each row execute function private.limit_saved_searches();
create trigger stamp_created_at before insert on public.saved_searches
  for each row execute function private.stamp_created_at();
create trigger check_updated_columns before update on public.saved_searches
  for each row execute function private.allow_update_columns('name');

-- Policies ----------------------------------------------------------------------------------------

alter table public.saved_listings enable row level security;
alter table public.saved_searches enable row level security;

create policy "Members can read their own saved listings"
  on public.saved_listings for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can save listings they can read"
  on public.saved_listings for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));

create policy "Members can remove their own saved listings"
  on public.saved_listings for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own saved searches"
  on public.saved_searches for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own saved searches"
  on public.saved_searches for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can rename their own saved searches"
  on public.saved_searches for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own saved searches"
  on public.saved_searches for delete to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.saved_listings, public.saved_searches from anon, authenticated;
grant select on public.saved_listings to anon, authenticated;
grant insert, delete on public.saved_listings to authenticated;
grant select, insert, update, delete on public.saved_searches to authenticated;
grant all on public.saved_listings, public.saved_searches to service_role;
revoke execute on all functions in schema private from public;
revoke execute on function public.saved(public.properties) from public;
grant execute on function public.saved(public.properties) to anon, authenticated, service_role;


-- supabase/schemas/listing_reviews.sql

-- Staff review of listings, for the Verified badge. listing_edits.sql has what an edit does to an approval.

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
  approved_listing jsonb,
  constraint listing_reviews_approved_listing check (
    (coalesce(decision, '') = 'approved') = (approved_listing is not null)
  ),
  constraint listing_reviews_decision check (
    (decision is null) = (decided_at is null) and (coalesce(decision, '') = 'returned') = (reason is not null)
  ),
  -- One pending review per listing. A partial unique index would make an API server treat this as a one-to-one
  -- relation.
  constraint listing_reviews_pending_once exclude using btree (property_id with =) where (decision is null)
);
comment on table public.listing_reviews is
  'Requests to verify a listing, and what staff decided. A request without a decision is pending. For the '
  'listing''s owner and staff.';
comment on column public.listing_reviews.due_at is
  'When staff should decide: 24 hours after the request with the fast_review entitlement, else null.';
comment on column public.listing_reviews.moved_at is
  'When the approved listing changed in a way that needs another review; null if it hasn''t.';
comment on column public.listing_reviews.approved_listing is
  'What was approved: the listing''s fields at that moment, as private.listing_snapshot returns them, and files: the '
  'version of each picture in storage. Set by trigger, exactly when the decision is approved.';
comment on column public.listing_reviews.reason is
  'What the seller must change first. Set exactly when the decision is returned.';
create index listing_reviews_property_idx on public.listing_reviews (property_id, requested_at desc);
create index listing_reviews_queue_idx on public.listing_reviews (due_at, requested_at, id) where decision is null;
create index listing_reviews_reviewer_idx on public.listing_reviews (reviewer_id);

create function private.is_approved(property_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select r.decision = 'approved' and r.moved_at is null from public.listing_reviews r
    where r.property_id = is_approved.property_id order by r.requested_at desc, r.id desc limit 1
  ), false);
$$;
comment on function private.is_approved(uuid) is
  'Whether the listing''s last review approved it and no edit has needed another since; false while one is pending or '
  'without any.';

create function private.queue_review(property_id uuid, tier text) returns void
language sql volatile set search_path = ''
as $$
  insert into public.listing_reviews (property_id, due_at, requested_at)
  values (property_id, private.review_due(tier), clock_timestamp())
  on conflict do nothing;
$$;
comment on function private.queue_review(uuid, text) is
  'Adds a listing to the review queue; does nothing if it''s already there.';

create function private.queue_listing_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.queue_review(new.id, (select u.membership_tier from public.users u where u.id = new.user_id));
  return null;
end;
$$;
comment on function private.queue_listing_review() is
  'Trigger on properties: queues a new listing for review, unless it''s a partner''s, which starts verified.';

create trigger review_new_listing after insert on public.properties
  for each row when (not new.verified) execute function private.queue_listing_review();

create function private.decide_listing_review(
  review_id uuid, decision text, reason text, if_unmodified_since timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
  listing public.properties;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review listings' using errcode = '42501';
  end if;
  if coalesce(decision, '') not in ('approved', 'returned') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  if decision = 'returned' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the seller a reason' using errcode = '22023';
  end if;
  -- Locks the listing before its review, as everywhere, so that neither its place nor its tier changes until this is
  -- done.
  select p.* into listing from public.properties p
  where p.id = (select r.property_id from public.listing_reviews r where r.id = review_id)
  for no key update;
  if listing.user_id = me then
    raise exception 'Someone else must review your own listing' using errcode = '42501';
  end if;
  if listing.removed_at is not null then
    raise exception 'This listing was taken down.' using errcode = 'P0001';
  end if;
  if listing.updated_at > if_unmodified_since then
    raise exception 'The listing was edited since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  update public.listing_reviews r
  set decision = decide_listing_review.decision,
      reason = case when decide_listing_review.decision = 'returned' then
        btrim(decide_listing_review.reason, E' \t\r\n') end,
      reviewer_id = me, decided_at = clock_timestamp()
  where r.id = review_id and r.decision is null;
  if not found then
    raise exception 'This request has already been reviewed.' using errcode = 'P0001';
  end if;
  if decision = 'approved' then
    update public.properties set verified = true where id = listing.id;
  end if;
end;
$$;
comment on function private.decide_listing_review(uuid, text, text, timestamptz) is
  'Implements public.decide_listing_review.';

create function public.decide_listing_review(
  review_id uuid, decision text, reason text default null, if_unmodified_since timestamptz default null
) returns void
language sql volatile set search_path = ''
as $$ select private.decide_listing_review(review_id, decision, reason, if_unmodified_since); $$;
comment on function public.decide_listing_review(uuid, text, text, timestamptz) is
  'For reviewers: approves a listing, which verifies it, or returns it to its seller with a reason of at most 1,000 '
  'characters. if_unmodified_since: the listing''s updated_at when the reviewer loaded it; null skips the check. '
  'Raises 42501 for others and for one''s own listing, 22023 for an unknown decision or a return without a reason, '
  '23514 for a longer reason, and P0001 for a request that is gone or already decided, or a listing edited since '
  'then.';

create function private.request_listing_review(property_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
begin
  -- Locked until the request is in, so that a concurrent tier change sees it.
  select p.user_id into owner from public.properties p
  where p.id = request_listing_review.property_id and p.user_id = (select auth.uid()) and not p.verified
  for no key update;
  if owner is null then
    raise exception 'No unverified listing of your own' using errcode = '42501';
  end if;
  perform private.queue_review(property_id, (select u.membership_tier from public.users u where u.id = owner));
end;
$$;
comment on function private.request_listing_review(uuid) is 'Implements public.request_listing_review.';

create function public.request_listing_review(property_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.request_listing_review(property_id); $$;
comment on function public.request_listing_review(uuid) is
  'Asks staff to verify one of the caller''s unverified listings, also after it was returned. Does nothing while a '
  'review is pending. Raises 42501 for any other listing.';

create function public.own_listing_counts()
  returns table (active integer, paused integer, sold integer, returned integer)
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
  'Number of the caller''s listings by status, and of those returned by staff.';

create function private.notify_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    p.user_id, 'listing_decision', null, new.id,
    jsonb_build_object('property_id', p.id, 'title', p.title, 'decision', new.decision)
  )
  from public.properties p where p.id = new.property_id;
  return null;
end;
$$;
comment on function private.notify_decision() is
  'Trigger on listing_reviews: notifies the seller of the decision. Kind listing_decision, data {property_id, '
  'title, decision: approved or returned}.';

create trigger notify_decision after update of decision on public.listing_reviews
  for each row when (old.decision is null and new.decision is not null) execute function private.notify_decision();

create function private.delete_decision_notification() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_notifications(old.id, '{listing_decision}');
  return null;
end;
$$;
comment on function private.delete_decision_notification() is
  'Trigger on listing_reviews: deletes the decision''s notification with the listing.';

create trigger delete_decision_notification after delete on public.listing_reviews
  for each row when (old.decision is not null) execute function private.delete_decision_notification();

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_reviews enable row level security;

create policy "Owners and staff can read reviews of listings"
  on public.listing_reviews for select to authenticated
  using (
    exists (select from public.properties p where p.id = property_id and p.user_id = (select auth.uid()))
    or (select private.has_staff_role('reviewer'))
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_reviews from anon, authenticated;
grant select on public.listing_reviews to authenticated;
grant all on public.listing_reviews to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.decide_listing_review(uuid, text, text, timestamptz), private.request_listing_review(uuid)
  to authenticated, service_role;
revoke execute on function
  public.decide_listing_review(uuid, text, text, timestamptz), public.request_listing_review(uuid),
  public.own_listing_counts()
  from public, anon;
grant execute on function
  public.decide_listing_review(uuid, text, text, timestamptz), public.request_listing_review(uuid),
  public.own_listing_counts()
  to authenticated, service_role;


-- supabase/schemas/listing_edits.sql

-- Edits of verified listings. Staff approve a listing as it is at that moment, so every later edit is compared with
-- that snapshot, never with the previous version: small steps add up. See docs/decisions/0016-verified-edits.md.

create function private.listing_edit_rules()
  returns table (field text, rule text, lowest double precision, highest double precision)
language sql immutable set search_path = ''
as $$
  values
    ('title', 'same', null::double precision, null::double precision),
    ('description', 'wording', null, 20),
    ('property_type', 'same', null, null),
    ('address', 'same', null, null),
    ('city', 'same', null, null),
    ('state', 'same', null, null),
    ('zip', 'same', null, null),
    ('county', 'same', null, null),
    ('pin', 'miles', null, 0.5),
    ('price', 'percent', -20, 10),
    ('noi', 'percent', -10, 10),
    ('arv', 'percent', -10, 10),
    ('repair_cost', 'percent', -10, 10),
    ('monthly_rent', 'percent', -10, 10),
    ('other_monthly_income', 'percent', -10, 10),
    ('vacancy_pct', 'points', -3, 3),
    ('annual_expenses', 'total', -10, 10),
    ('bedrooms', 'same', null, null),
    ('bathrooms', 'same', null, null),
    ('sqft', 'percent', -5, 5),
    ('lot_sqft', 'percent', -5, 5),
    ('condition', 'same', null, null),
    ('financing', 'same', null, null),
    ('occupancy', 'any', null, null),
    ('off_market_contract', 'same', null, null),
    ('images', 'pictures', null, 5);
$$;
comment on function private.listing_edit_rules() is
  'The one definition of which edits keep a listing''s badge: a change within its field''s rule does, any other needs '
  'review. any: every change. same: only capitals, spaces, and punctuation. wording: up to `highest` characters in '
  'whole words and a tenth of the text, without figures or links. percent and total: a change within `lowest` and '
  '`highest` percent, of a number or of the sum of an object''s numbers. points: the same for a percentage, in '
  'points. miles: a distance of at most `highest`. pictures: at most `highest` more, with every approved one still '
  'there and one of them as the cover. The app''s copy is src/features/marketplace/listing/edit-rules.ts.';

create function private.listing_snapshot(listing public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(r.field, c.content -> r.field)
  from private.listing_edit_rules() r, (
    select to_jsonb(listing) || jsonb_build_object('pin', jsonb_build_array(listing.latitude, listing.longitude))
  ) as c (content);
$$;
comment on function private.listing_snapshot(public.properties) is
  'The fields of a listing that staff approve, as an object: those of private.listing_edit_rules, under their column '
  'names, and pin: [latitude, longitude].';

-- Comparing ---------------------------------------------------------------------------------------

create function private.is_same_text(approved text, edited text) returns boolean
language sql immutable set search_path = ''
as $$
  select lower(btrim(regexp_replace(approved, '[[:space:][:punct:]]+', ' ', 'g')))
    is not distinct from lower(btrim(regexp_replace(edited, '[[:space:][:punct:]]+', ' ', 'g')));
$$;
comment on function private.is_same_text(text, text) is
  'Whether two texts differ at most in capitals, spaces, and punctuation. True for two nulls.';

create function private.is_small_rewording(approved text, edited text, max_characters double precision) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  most constant double precision := least(max_characters, char_length(approved) * 0.1);
  before constant text[] := regexp_split_to_array(lower(btrim(approved)), '\s+');
  after constant text[] := regexp_split_to_array(lower(btrim(edited)), '\s+');
  claim constant text := '[0-9@]|://|[[:alnum:]]\.[[:alnum:]]';
  changed integer := 0;
  i integer := 1;
  j integer := 1;
  skip record;
begin
  if array(select w from unnest(before) as w where w ~ claim) <> array(select w from unnest(after) as w where w ~ claim)
  then
    return false;
  end if;
  loop
    while before[i] = after[j] loop
      i := i + 1;
      j := j + 1;
    end loop;
    exit when before[i] is null and after[j] is null;
    -- The nearest place where both continue with the same two words, or end.
    select x, y into skip from generate_series(0, 5) as x, generate_series(0, 5) as y
    where x + y > 0 and (before[i + x], before[i + x + 1]) is not distinct from (after[j + y], after[j + y + 1])
    order by x + y, x limit 1;
    if not found then
      return false;
    end if;
    changed := changed + greatest(
      char_length(array_to_string(before[i : i + skip.x - 1], ' ')),
      char_length(array_to_string(after[j : j + skip.y - 1], ' '))
    );
    if changed > most then
      return false;
    end if;
    i := i + skip.x;
    j := j + skip.y;
  end loop;
  return true;
end;
$$;
comment on function private.is_small_rewording(text, text, double precision) is
  'Whether the words that differ, in order, have at most `max_characters` characters and a tenth of the approved text, '
  'and words with digits, links, and email addresses are unchanged. May call a small change large, never the reverse.';

create function private.percent_change(approved double precision, edited double precision) returns double precision
language sql immutable set search_path = ''
as $$ select case when edited = approved then 0 else (edited - approved) * 100 / nullif(abs(approved), 0) end; $$;
comment on function private.percent_change(double precision, double precision) is
  'The change in percent of the approved number; null if that is 0 or either is null.';

create function private.object_total(amounts jsonb) returns double precision
language sql immutable set search_path = ''
as $$
  -- Runs before the check constraint that rejects anything else.
  select case when private.valid_annual_expenses(amounts) then (
    select coalesce(sum(a.value::double precision), 0) from jsonb_each_text(amounts) as a
  ) end;
$$;
comment on function private.object_total(jsonb) is
  'The sum of an object''s numbers; 0 for an empty one, and null for anything but valid annual expenses.';

create function private.miles_between(a jsonb, b jsonb) returns double precision
language sql immutable set search_path = ''
as $$
  -- Haversine. Rounding can make h a little more than 1.
  select 2 * 3958.8 * atan2(sqrt(h), sqrt(abs(1 - h)))
  from (select
    sind(((b ->> 0)::double precision - (a ->> 0)::double precision) / 2) ^ 2
      + cosd((a ->> 0)::double precision) * cosd((b ->> 0)::double precision)
        * sind(((b ->> 1)::double precision - (a ->> 1)::double precision) / 2) ^ 2
  ) as haversine (h);
$$;
comment on function private.miles_between(jsonb, jsonb) is
  'Great-circle distance in miles between two [latitude, longitude]; null if one is missing.';

create function private.edit_keeps_badge(
  rule text, lowest double precision, highest double precision, approved jsonb, edited jsonb
) returns boolean
language sql immutable set search_path = ''
as $$
  select case rule
    when 'any' then true
    when 'same' then private.is_same_text(approved #>> '{}', edited #>> '{}')
    when 'wording' then private.is_small_rewording(approved #>> '{}', edited #>> '{}', highest)
    when 'percent' then coalesce(private.percent_change(
      (approved #>> '{}')::double precision, (edited #>> '{}')::double precision
    ) between lowest and highest, false)
    when 'points' then coalesce(
      (edited #>> '{}')::double precision - (approved #>> '{}')::double precision between lowest and highest, false
    )
    when 'total' then coalesce(private.percent_change(
      private.object_total(approved), private.object_total(edited)
    ) between lowest and highest, false)
    -- A listing without coordinates yet gets those of its ZIP code, which has a rule of its own.
    when 'miles' then coalesce(private.miles_between(approved, edited) <= highest, true)
    when 'pictures' then
      edited @> approved and (approved = '[]' or approved @> jsonb_build_array(edited -> 0))
      and (select count(*) from jsonb_array_elements(edited) as e (path) where not approved @> e.path) <= highest
    else false
  end;
$$;
comment on function private.edit_keeps_badge(text, double precision, double precision, jsonb, jsonb) is
  'Whether a change of a field is within its rule of private.listing_edit_rules; false for an unknown rule.';

create function private.changes_needing_review(listing public.properties, approved jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select r.field
    from private.listing_snapshot(listing) as edited,
      private.listing_edit_rules() with ordinality as r (field, rule, lowest, highest, position)
    where edited -> r.field is distinct from approved -> r.field
      and not private.edit_keeps_badge(r.rule, r.lowest, r.highest, approved -> r.field, edited -> r.field)
    order by r.position
  );
$$;
comment on function private.changes_needing_review(public.properties, jsonb) is
  'The fields of a listing whose change since the approved snapshot needs review, in the order of '
  'private.listing_edit_rules. Empty for none, and every field without a snapshot.';

create function private.approved_listing(property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select r.approved_listing from public.listing_reviews r
  where r.property_id = approved_listing.property_id and r.decision = 'approved'
  order by r.decided_at desc, r.id desc limit 1;
$$;
comment on function private.approved_listing(uuid) is
  'What staff last approved of a listing, even if that approval has ended; null without an approval.';

-- The badge ---------------------------------------------------------------------------------------

create function private.picture_versions(paths text[]) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(o.name, o.version), '{}') from storage.objects o
  where o.bucket_id = 'images' and o.name = any (paths);
$$;
comment on function private.picture_versions(text[]) is
  'The version that storage has of each file of the images bucket, by path; without files that don''t exist.';

create function private.keep_approved_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  select private.listing_snapshot(p) || jsonb_build_object('files', private.picture_versions(p.images))
  into new.approved_listing from public.properties p where p.id = new.property_id;
  return new;
end;
$$;
comment on function private.keep_approved_listing() is
  'Trigger on listing_reviews: keeps the listing, and the versions of its picture files, as they are when a review '
  'approves it.';

create trigger keep_approved_listing before insert or update of decision on public.listing_reviews
  for each row when (new.decision = 'approved') execute function private.keep_approved_listing();

create function private.end_approval(listing public.properties) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  tier text;
begin
  update public.listing_reviews r set moved_at = clock_timestamp()
  where r.property_id = listing.id and r.decision = 'approved' and r.moved_at is null;
  if not listing.verified then
    return false;
  end if;
  select u.membership_tier into tier from public.users u where u.id = listing.user_id;
  if tier = 'partner' then
    return true;
  end if;
  perform private.queue_review(listing.id, tier);
  return false;
end;
$$;
comment on function private.end_approval(public.properties) is
  'Ends a listing''s approval, and queues another review if it has the badge, except for a partner''s, which isn''t '
  'reviewed. Returns whether it keeps the badge.';

create function private.review_edited_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.changes_needing_review(new, private.approved_listing(new.id)) <> '{}' then
    new.verified := private.end_approval(new);
  end if;
  return new;
end;
$$;
comment on function private.review_edited_listing() is
  'Update trigger on properties: an edit that leaves what staff approved ends the approval. It suspends the badge and '
  'queues a review, except for partners, whose badge comes with their plan. An edit while moderators have removed the '
  'badge ends the approval, too, so that their decision can''t be undone for other content.';

-- Before the update, so that alerts about it already find the listing unverified. Named to run after
-- check_updated_columns, which would reject its change, and after locate_listing, which completes the place.
create trigger review_edited_listing before update of
    title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft, lot_sqft,
    condition, financing, occupancy, off_market_contract, images, noi, latitude, longitude, arv, repair_cost,
    monthly_rent, other_monthly_income, vacancy_pct, annual_expenses
  on public.properties for each row execute function private.review_edited_listing();

-- For the seller and staff ------------------------------------------------------------------------

create function private.unreviewed_changes(property_id uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select private.changes_needing_review(p, a.approved)
  from public.properties p, private.approved_listing(p.id) as a (approved)
  where p.id = unreviewed_changes.property_id and a.approved is not null
    and (p.user_id = (select auth.uid()) or private.is_staff());
$$;
comment on function private.unreviewed_changes(uuid) is 'Implements public.unreviewed_changes.';

create function public.unreviewed_changes(public.properties) returns text[]
language sql stable set search_path = ''
as $$ select private.unreviewed_changes($1.id); $$;
comment on function public.unreviewed_changes(public.properties) is
  'Computed field: what changed since staff approved the listing and needs review, by field of '
  'listing_reviews.approved_listing. Null for readers other than its owner and staff, and without an approval.';

create function private.preview_listing_edit(property_id uuid, changes jsonb) returns text[]
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select private.changes_needing_review(
      jsonb_populate_record(p, changes - array['id', 'user_id']), private.approved_listing(p.id)
    )
    from public.properties p join public.users u on u.id = p.user_id
    where p.id = preview_listing_edit.property_id and p.user_id = (select auth.uid()) and p.verified
      and u.membership_tier <> 'partner'
  ), '{}');
$$;
comment on function private.preview_listing_edit(uuid, jsonb) is 'Implements public.preview_listing_edit.';

create function public.preview_listing_edit(property_id uuid, changes jsonb) returns text[]
language sql stable set search_path = ''
as $$ select private.preview_listing_edit(property_id, changes); $$;
comment on function public.preview_listing_edit(uuid, jsonb) is
  'Which fields would send one of the caller''s verified listings back to review if it were updated with `changes`, an '
  'object of columns. Changes nothing. Empty for none, for a listing without the badge, and for one that isn''t the '
  'caller''s. Raises 22P02 for values of another type.';

-- Pictures in storage -----------------------------------------------------------------------------

create function private.is_listed_picture(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.properties p
    where p.user_id = (select auth.uid()) and (
      is_listed_picture.path = any (p.images) or private.approved_listing(p.id) -> 'images' ? is_listed_picture.path
    )
  );
$$;
comment on function private.is_listed_picture(text) is
  'Whether one of the caller''s listings shows the file, or did when staff last approved it. Such a file can''t be '
  'written or deleted, so that a path always means the picture that staff saw.';

create function private.suspend_swapped_pictures() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing public.properties;
  suspended integer := 0;
begin
  for listing in
    select p.* from public.properties p join public.listing_reviews r on r.property_id = p.id
    where p.verified and r.decision = 'approved' and r.moved_at is null and r.decided_at > now() - interval '2 days'
      and r.approved_listing -> 'files' <> private.picture_versions(
        array(select jsonb_array_elements_text(r.approved_listing -> 'images'))
      )
    -- One that's being edited is seen in the next run.
    for no key update of p skip locked
  loop
    update public.properties p set verified = private.end_approval(listing) where p.id = listing.id;
    suspended := suspended + 1;
  end loop;
  return suspended;
end;
$$;
comment on function private.suspend_swapped_pictures() is 'Implements public.suspend_swapped_pictures.';

create function public.suspend_swapped_pictures() returns integer
language sql volatile set search_path = ''
as $$ select private.suspend_swapped_pictures(); $$;
comment on function public.suspend_swapped_pictures() is
  'For a schedule, every few minutes: sends listings approved in the last two days back to review whose picture files '
  'aren''t the approved versions. Policies prevent that except for an upload allowed before the listing showed the '
  'picture: storage accepts a signed or resumable upload for up to a day without asking again. Returns the number of '
  'listings.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function
  private.unreviewed_changes(uuid), private.preview_listing_edit(uuid, jsonb), private.is_listed_picture(text)
  to authenticated, service_role;
grant execute on function private.suspend_swapped_pictures() to service_role;
revoke execute on function public.suspend_swapped_pictures() from public, anon, authenticated;
grant execute on function public.suspend_swapped_pictures() to service_role;
revoke execute on function
  public.unreviewed_changes(public.properties), public.preview_listing_edit(uuid, jsonb)
  from public, anon;
grant execute on function
  public.unreviewed_changes(public.properties), public.preview_listing_edit(uuid, jsonb)
  to authenticated, service_role;


-- supabase/schemas/search.sql

-- Marketplace search: filters, text, sort orders, count, facets, map, and similar listings.
--
-- A search shows what the policy on properties lets the caller read of the active listings: those of everyone but
-- private.hidden_member_ids. The functions are security definer, because under that policy Postgres uses neither
-- statistics nor indexes for LIKE, which isn't leakproof.

-- Totals ------------------------------------------------------------------------------------------

-- Totals are stored as changes that are only inserted: a counter per state would make members who post wait for each
-- other. Occasionally, one writer sums them up.
create table private.listing_changes (
  id bigint generated always as identity primary key,
  facet text not null check (facet in ('total', 'states', 'propertyTypes', 'financing')),
  value text not null,
  change bigint not null
);
comment on table private.listing_changes is
  'The sum of `change` is the number of active listings with that value. A value stays after its last listing is '
  'gone.';

create type private.listing_kind as (status text, state text, property_type text, financing text);
comment on type private.listing_kind is 'The columns of a listing that the totals count.';

create function private.add_to_listing_totals(listings private.listing_kind[], change integer) returns void
language plpgsql set search_path = ''
as $$
declare
  sum_up boolean;
begin
  with noted as (
    insert into private.listing_changes (facet, value, change)
    select counted.facet, counted.value, count(*) * add_to_listing_totals.change
    from unnest(listings) as p
    cross join lateral (
      values ('total', ''), ('states', p.state), ('propertyTypes', p.property_type), ('financing', p.financing)
    ) as counted (facet, value)
    where p.status = 'active' and counted.value is not null
    group by 1, 2
    returning id
  )
  select coalesce(bool_or(id % 256 = 0), false) into sum_up from noted;
  -- One writer at a time; others skip it. Under a stricter isolation level, concurrently deleted rows would be an
  -- error.
  if sum_up and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.listing_changes'))
  then
    with summed as (delete from private.listing_changes returning *)
    insert into private.listing_changes (facet, value, change)
    select s.facet, s.value, sum(s.change) from summed s group by 1, 2;
  end if;
end;
$$;
comment on function private.add_to_listing_totals(private.listing_kind[], integer) is
  'Adds `change` to the totals for each of the listings that is active. Never waits.';

create function private.update_listing_totals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.add_to_listing_totals(array[(old.status, old.state, old.property_type,
      old.financing)::private.listing_kind], -1);
    perform private.add_to_listing_totals(array[(new.status, new.state, new.property_type,
      new.financing)::private.listing_kind], 1);
  else
    perform private.add_to_listing_totals(
      array(select (t.status, t.state, t.property_type, t.financing)::private.listing_kind from touched t),
      case tg_op when 'INSERT' then 1 else -1 end
    );
  end if;
  return null;
end;
$$;
comment on function private.update_listing_totals() is
  'Trigger on properties: counts inserted and deleted listings, and moves an updated one between values.';

create trigger count_added after insert on public.properties
  referencing new table as touched for each statement execute function private.update_listing_totals();
create trigger count_removed after delete on public.properties
  referencing old table as touched for each statement execute function private.update_listing_totals();
create trigger count_changed after update on public.properties
  for each row when (
    (old.status, old.state, old.property_type, old.financing) is distinct from (new.status, new.state,
      new.property_type, new.financing)
  )
  execute function private.update_listing_totals();

-- Filters -----------------------------------------------------------------------------------------

create function private.range_filter(filters jsonb, field text, side text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := filters -> field -> side;
begin
  if jsonb_typeof(filters -> field) not in ('object', 'null') then
    raise exception 'Not a range: %', field using errcode = '22023';
  end if;
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return null;
  end if;
  if jsonb_typeof(raw_value) <> 'number' then
    raise exception 'Not a number: % of %', side, field using errcode = '22023';
  end if;
  return nullif(least(greatest((raw_value #>> '{}')::numeric, 0), 1e15), 0);
end;
$$;
comment on function private.range_filter(jsonb, text, text) is
  'The min or max of a range filter, clamped to 0 to 1e15; null when unset, 0, or negative. Raises 22023 for '
  'anything but a number.';

create function private.list_filter(filters jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := filters -> field;
begin
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(raw_value) <> 'array' or exists (select from jsonb_array_elements(raw_value) as item
    where jsonb_typeof(item) <> 'string') then
    raise exception 'Not a list of words: %', field using errcode = '22023';
  end if;
  return array(select distinct jsonb_array_elements_text(raw_value));
end;
$$;
comment on function private.list_filter(jsonb, text) is
  'The distinct values of a list filter; empty when unset. Raises 22023 for anything but a list of strings.';

create function private.bounds_condition(box jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  side text;
begin
  foreach side in array array['west', 'south', 'east', 'north'] loop
    if jsonb_typeof(box -> side) is distinct from 'number' then
      raise exception 'A box has west, south, east and north in degrees' using errcode = '22023';
    end if;
  end loop;
  return format(
    ' and p.latitude between %L::double precision and %L::double precision'
    ' and p.longitude between %L::double precision and %L::double precision',
    box ->> 'south', box ->> 'north', box ->> 'west', box ->> 'east'
  );
end;
$$;
comment on function private.bounds_condition(jsonb) is
  'SQL condition on listing p for a map area, edges included. Raises 22023 for anything but four numbers.';

create function private.seller_condition() returns text
language plpgsql stable set search_path = ''
as $$
declare
  hidden constant uuid[] := private.hidden_member_ids();
begin
  return case hidden when '{}' then '' else format(' and p.user_id <> all (%L::uuid[])', hidden) end;
end;
$$;
comment on function private.seller_condition() is
  'SQL condition that excludes sellers hidden from the caller by a block; empty if there are none.';

create function private.filter_conditions(
  filters jsonb, out states text[], out types text[], out verified_only boolean, out conditions text
)
language plpgsql immutable security definer set search_path = ''
as $$
declare
  financing text[];
  field text;
  low numeric;
  high numeric;
  -- Prices, rooms, and areas are whole numbers, bathrooms halves; rounding inward doesn't change the result.
  step numeric;
begin
  if jsonb_typeof(filters) not in ('object', 'null') then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  states := private.list_filter(filters, 'states');
  types := private.list_filter(filters, 'propertyType');
  if 'Residential' = any (types) then
    types := types || private.residential_types();
  elsif types && private.residential_types() then
    types := types || 'Residential'::text;
  end if;
  types := array(select distinct unnest(types));

  if jsonb_typeof(filters -> 'verifiedOnly') not in ('boolean', 'null') then
    raise exception 'Not true or false: verifiedOnly' using errcode = '22023';
  end if;
  verified_only := coalesce(filters -> 'verifiedOnly' = 'true', false);
  conditions := case when verified_only then ' and p.verified' else '' end;
  financing := private.list_filter(filters, 'financing');
  if 'Creative' = any (financing) then
    financing := financing || private.creative_financing_types();
  end if;
  if financing <> '{}' then
    conditions := conditions || format(' and p.financing = any (%L::text[])', financing);
  end if;
  foreach field in array array['price', 'bedrooms', 'bathrooms', 'sqft'] loop
    step := case field when 'bathrooms' then 0.5 else 1 end;
    low := ceil(private.range_filter(filters, field, 'min') / step) * step;
    high := floor(private.range_filter(filters, field, 'max') / step) * step;
    if low is not null then
      conditions := conditions || format(' and p.%I >= %s', field, low);
    end if;
    if high is not null then
      conditions := conditions || format(' and p.%I <= %s', field, high);
    end if;
  end loop;
  if jsonb_typeof(filters -> 'box') <> 'null' then
    conditions := conditions || private.bounds_condition(filters -> 'box');
  end if;
end;
$$;
comment on function private.filter_conditions(jsonb) is
  'Parses search filters, the same for every caller, into states, property types (both empty for all), whether only '
  'verified listings pass, and an SQL condition on listing p for everything but states and types. Raises 22023 as '
  'described for public.search_properties.';

create function private.parse_filters(filters jsonb, out states text[], out types text[], out conditions text)
language plpgsql stable set search_path = ''
as $$
declare
  parsed constant record := private.filter_conditions(filters);
begin
  if parsed.verified_only and not private.has_entitlement('verified_only') then
    raise exception 'Verified listings are exclusively available to Closer and Partner members' using errcode = '42501';
  end if;
  states := parsed.states;
  types := parsed.types;
  conditions := private.seller_condition() || parsed.conditions;
end;
$$;
comment on function private.parse_filters(jsonb) is
  'Parses the caller''s search filters into states, property types (both empty for all), and an SQL condition on '
  'listing p for the rest, including blocks. Raises 42501 and 22023 as described for public.search_properties.';

create function private.state_and_type_condition(states text[], types text[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case states when '{}' then '' else format(' and p.state = any (%L::text[])', states) end
    || case types when '{}' then '' else format(' and p.property_type = any (%L::text[])', types) end;
end;
$$;
comment on function private.state_and_type_condition(text[], text[]) is
  'SQL condition on listing p for states and property types; empty lists match all.';

create function private.matches_among_newest(search_term text, max_count integer) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select count(*) from (
      select from (
        select p.search_text from public.properties p where p.status = 'active' order by p.created_at desc, p.id desc
          limit 1500
      ) as newest
      where strpos(newest.search_text, search_term) > 0 limit max_count
    ) as matching
  );
end;
$$;
comment on function private.matches_among_newest(text, integer) is
  'Number of the newest 1,500 listings that contain the text, counted up to `max_count`. Postgres''s own estimate '
  'can''t distinguish common texts from rare ones well enough.';

create function private.facet_values(facet text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(select distinct c.value from private.listing_changes c where c.facet = facet_values.facet);
end;
$$;
comment on function private.facet_values(text) is 'Every state or property type that a listing has or has had.';

-- Pages of results --------------------------------------------------------------------------------

create function private.ordering(sort text, out tuple text, out columns text, out order_by text, out after_cursor text)
language plpgsql immutable set search_path = ''
as $$
begin
  tuple := case sort
    when 'featured' then 'p.verified, p.priority, p.created_at, p.id'
    when 'newest' then 'p.created_at, p.id'
    when 'price-asc' then 'p.price, p.id'
    when 'price-desc' then 'p.price, p.id'
    -- As in the indexes, listings without a cap rate come last.
    when 'cap-rate' then 'coalesce(p.cap_rate, ''-Infinity''::double precision), p.id'
  end;
  columns := case sort when 'cap-rate' then 'p.cap_rate, p.id' else tuple end;
  order_by := case sort when 'price-asc' then tuple else replace(tuple, ', p.', ' desc, p.') || ' desc' end;
  -- Compared as a row, so that an index can find the position.
  after_cursor := format('(%s) %s (%s)', tuple, case sort when 'price-asc' then '>' else '<' end,
    replace(tuple, 'p.', '($1).'));
end;
$$;
comment on function private.ordering(text) is
  'SQL for a sort order of listings p: the compared tuple, the columns it needs, its ORDER BY, and the condition '
  'for rows after cursor $1.';

create function private.cursor_row(sort text, after jsonb) returns public.properties
language plpgsql stable set search_path = ''
as $$
declare
  needed text[] := case sort
    when 'featured' then array['verified', 'priority', 'created_at', 'id']
    when 'newest' then array['created_at', 'id']
    when 'price-asc' then array['price', 'id']
    when 'price-desc' then array['price', 'id']
    when 'cap-rate' then array['id']
  end;
  result public.properties;
begin
  if needed is null then
    raise exception 'Unknown sort %', coalesce(sort, 'null') using errcode = '22023';
  end if;
  if after is null or jsonb_typeof(after) = 'null' then
    -- Sorts before every listing, so that the first page needs no special case.
    result.verified := true;
    result.priority := true;
    result.created_at := 'infinity';
    result.price := case sort when 'price-asc' then 0 else 9223372036854775807 end;
    result.cap_rate := 'Infinity';
    result.id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    return result;
  end if;
  if jsonb_typeof(after) <> 'object' or exists (select from unnest(needed) as key where after ->> key is null) then
    raise exception 'Not a valid cursor'
      using errcode = '22023', hint = format('"after" needs %s for this sort.', array_to_string(needed, ', '));
  end if;
  select r.id, r.verified, r.priority, r.created_at, r.price, r.cap_rate
  into result.id, result.verified, result.priority, result.created_at, result.price, result.cap_rate
  from jsonb_to_record(after) as r (
    id uuid, verified boolean, priority boolean, created_at timestamptz, price bigint, cap_rate double precision
  );
  return result;
end;
$$;
comment on function private.cursor_row(text, jsonb) is
  'The row a page starts after. Raises 22023 for an unknown sort order or an incomplete cursor, and 22P02, 22003, '
  '22007, or 22008 for an invalid one.';

create function private.page_by_text(sort text, conditions text, last_row public.properties, size integer)
  returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ordering record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'with found as materialized (select %s from public.properties p where p.status = ''active'' %s)
     select array(select p.id from found p order by %s limit $2)',
    ordering.columns, conditions, ordering.order_by
  ) into page using last_row, size;
  return page;
end;
$$;
comment on function private.page_by_text(text, text, public.properties, integer) is
  'IDs of a page among all listings that match the conditions, where $1 is the cursor row. For rare texts, found by '
  'an index.';

create function private.page_by_scan(
  sort text, conditions text, last_row public.properties, size integer, scan_limit integer
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ordering record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'select array(
       select p.id from (select p.* from public.properties p where p.status = ''active'' and %s order by %s limit $3) p
       where true %s order by %s limit $2
     )',
    ordering.after_cursor, ordering.order_by, conditions, ordering.order_by
  ) into page using last_row, size, scan_limit;
  return page;
end;
$$;
comment on function private.page_by_scan(text, text, public.properties, integer, integer) is
  'IDs of a page among the next `scan_limit` listings in sort order. May be short.';

create function private.page_by_slices(
  sort text, states text[], types text[], conditions text, last_row public.properties, size integer
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  ordering record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'select array(
       select p.id
       from unnest($3) as slice (state)
       cross join unnest($4) as kind (property_type)
       cross join unnest($5) as rank (verified)
       cross join unnest($5) as seller (priority)
       cross join lateral (
         select %s from public.properties p
         where p.status = ''active'' and p.state = slice.state and p.property_type = kind.property_type %s %s
         order by %s limit $2
       ) p
       order by %s limit $2
     )',
    ordering.columns,
    case sort when 'newest' then 'and p.verified = rank.verified and p.priority = seller.priority' end,
    conditions, ordering.order_by, ordering.order_by
  )
  into page
  using last_row, size,
    -- Only values that listings have, because every combination is looked up.
    array(select value from unnest(private.facet_values('states')) as value where states = '{}'
      or value = any (states)),
    array(select value from unnest(private.facet_values('propertyTypes')) as value where types = '{}'
      or value = any (types)),
    case sort when 'newest' then array[true, false] else array[true] end;
  return page;
end;
$$;
comment on function private.page_by_slices(text, text[], text[], text, public.properties, integer) is
  'IDs of a page, merged from the next listings of each state and property type, each read in order from an index '
  '(for newest, in four parts).';

create function private.search_properties(filters jsonb, search text, sort text, after jsonb, page_size integer)
returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term text := private.normalize_search(search);
  last_row public.properties := private.cursor_row(sort, after);
  parsed record;
  conditions text;
  -- For rows that are read anyway, without a text index.
  text_filter text;
  after_cursor text := '';
  by_slices boolean := false;
  page uuid[];
begin
  -- The most common request, with a cacheable plan. The inner limit tells the planner how little is read.
  if search_term = '' and coalesce(filters, 'null') in ('{}', 'null') and sort in ('newest', 'featured')
    and private.hidden_member_ids() = '{}' then
    if sort = 'newest' then
      return query select * from (
        select p.* from public.properties p
        where p.status = 'active' and (p.created_at, p.id) < (last_row.created_at, last_row.id)
        order by p.created_at desc, p.id desc limit 100
      ) as newest limit size;
    else
      return query select * from (
        select p.* from public.properties p
        where p.status = 'active'
          and (p.verified, p.priority, p.created_at, p.id)
            < (last_row.verified, last_row.priority, last_row.created_at, last_row.id)
        order by p.verified desc, p.priority desc, p.created_at desc, p.id desc limit 100
      ) as featured limit size;
    end if;
    return;
  end if;

  parsed := private.parse_filters(filters);
  conditions := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  text_filter := private.text_condition(search_term, false);
  if jsonb_typeof(after) = 'object' then
    -- Not for a first page: Postgres would start at the end of the index rather than at the price filter.
    after_cursor := ' and ' || (private.ordering(sort)).after_cursor;
  end if;
  if search_term = '' then
    by_slices := true;
    if parsed.states = '{}' then
      page := private.page_by_scan(sort, conditions, last_row, size, 1500);
    end if;
  elsif parsed.states <> '{}' then
    by_slices := private.matches_among_newest(search_term, 100) = 100;
  elsif private.matches_among_newest(search_term, 8) = 8 then
    -- In at least one of 200 listings, so a scan almost certainly finds a page, unless the filters are selective.
    page := private.page_by_scan(sort, conditions || text_filter, last_row, size, 8000);
  end if;
  if page is null or cardinality(page) < size then
    page := case
      when by_slices then private.page_by_slices(sort, parsed.states, parsed.types,
        parsed.conditions || after_cursor || text_filter, last_row, size)
      else private.page_by_text(sort, conditions || after_cursor || private.text_condition(search_term, true),
        last_row, size)
    end;
  end if;
  return query
    select p.* from unnest(page) with ordinality as found (id, ordinal) join public.properties p on p.id = found.id
      order by found.ordinal;
end;
$$;
comment on function private.search_properties(jsonb, text, text, jsonb, integer) is
  'Implements public.search_properties.';

create function public.search_properties(
  filters jsonb default '{}',
  search text default '',
  sort text default 'featured',
  after jsonb default null,
  page_size integer default 24
) returns setof public.properties
-- PL/pgSQL, because Postgres would plan an SQL function again at every call.
language plpgsql stable set search_path = ''
as $$
begin
  if sort is distinct from 'best-match' then
    return query select * from private.search_properties(filters, search, sort, after, page_size);
  elsif auth.uid() is null then
    raise exception 'Sign in to see what matches your investment criteria best.' using errcode = '42501';
  else
    return query select * from private.best_matches(filters, search, after, page_size);
  end if;
end;
$$;
comment on function public.search_properties(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and whose title, address, city, state, or ZIP contains the '
  'text. filters, all optional: {states, propertyType, financing: lists; price (USD), bedrooms, bathrooms, sqft: '
  '{min, max}, inclusive, 0 for unset; verifiedOnly: true, with that entitlement; box: {west, south, east, north} '
  'in degrees}. Residential matches Single Family, Multi Family, and Condo in both directions; Creative also '
  'matches Subject To. sort: featured (verified first, then those with priority, then newest), newest, '
  'price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other members'' listings '
  'that fail none of its criteria except strategy, the newest 1,000, by match_score, then newest. Raises 42501 for '
  'visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, priority, '
  'created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for '
  'verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, and '
  '22P02, 22003, 22007, or 22008 for an invalid one.';

-- Count -------------------------------------------------------------------------------------------

create function private.count_properties(filters jsonb, search text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  conditions text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  found_rows integer;
begin
  if search_term <> '' then
    -- In at least one of 15 listings, a scan soon finds the first thousand.
    conditions := conditions
      || private.text_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  if conditions = '' then
    return (select least(coalesce(sum(c.change), 0), 1001) from private.listing_changes c where c.facet = 'total');
  end if;
  execute format(
    'select count(*)::integer
     from (select from public.properties p where p.status = ''active'' %s limit 1001) as matching', conditions
  ) into found_rows;
  return found_rows;
end;
$$;
comment on function private.count_properties(jsonb, text) is 'Implements public.count_properties.';

create function public.count_properties(filters jsonb default '{}', search text default '') returns integer
language sql stable set search_path = ''
as $$ select private.count_properties(filters, search); $$;
comment on function public.count_properties(jsonb, text) is
  'Number of listings search_properties would find, counted up to 1,001; 1001 means more than 1,000. Raises the '
  'same errors.';

-- Facets ------------------------------------------------------------------------------------------

create function private.facet_totals(hidden_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    with totals as materialized (
      select changes.facet, changes.value, sum(changes.change) as listings
      from (
        select c.facet, c.value, c.change from private.listing_changes c
        union all
        select counted.facet, counted.value, -1
        from public.properties p
        cross join lateral (
          values ('total', ''), ('states', p.state), ('propertyTypes', p.property_type), ('financing', p.financing)
        ) as counted (facet, value)
        where p.user_id = any (hidden_ids) and p.status = 'active' and counted.value is not null
      ) as changes
      group by 1, 2 having sum(changes.change) > 0
    )
    select jsonb_build_object(
      'total', coalesce(max(listings) filter (where facet = 'total'), 0),
      'states', coalesce(jsonb_object_agg(value, listings) filter (where facet = 'states'), '{}'),
      'propertyTypes', coalesce(jsonb_object_agg(value, listings) filter (where facet = 'propertyTypes'), '{}'),
      'financing', coalesce(jsonb_object_agg(value, listings) filter (where facet = 'financing'), '{}')
    )
    from totals
  );
end;
$$;
comment on function private.facet_totals(uuid[]) is
  'Facets of a search without text and filters, from the stored totals, without the listings of these members.';

create function private.count_options(facet text, conditions text, by_slices boolean) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_rows constant integer := 10000;
  facet_column constant text := case facet when 'states' then 'state' when 'propertyTypes' then 'property_type'
    else facet end;
  found_rows integer;
  counts jsonb;
  rest jsonb;
begin
  execute format(
    'with found as materialized (
       select p.%I as value from public.properties p where p.status = ''active'' %s limit $1
     ), counted as materialized (select f.value, count(*) as listings from found f group by 1)
     select coalesce(sum(c.listings), 0),
       coalesce(jsonb_object_agg(c.value, least(c.listings, 1001)) filter (where c.value is not null), ''{}'')
     from counted c', facet_column, conditions
  ) into found_rows, counts using max_rows + 1;
  if found_rows <= max_rows then
    return counts;
  elsif not by_slices then
    return null;
  end if;
  execute format(
    'select coalesce(jsonb_object_agg(option.value, counted.listings), ''{}'')
     from unnest($1) as option (value)
     cross join lateral (
       select count(*) as listings from (
         select from public.properties p where p.status = ''active'' and p.%I = option.value %s limit 1001
       ) as matching
     ) as counted
     where counted.listings > 0', facet_column, conditions
  ) into rest using array(
    select value from unnest(private.facet_values(facet)) as value
    where coalesce((counts ->> value)::integer, 0) <= 1000
  );
  return counts || rest;
end;
$$;
comment on function private.count_options(text, text, boolean) is
  'Number of listings that match the conditions, by value of a facet, each counted up to 1,001. If more than 10,000 '
  'match, values are counted one by one from the slice indexes; null where those don''t have what the conditions '
  'need (by_slices is false).';

create function private.property_facets(filters jsonb, search text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  by_slices constant boolean := search_term = '' and jsonb_typeof(coalesce(filters -> 'box', 'null')) = 'null';
  text_filter text := '';
  facet record;
  result jsonb;
begin
  if search_term = '' and private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
    = private.seller_condition()
  then
    return private.facet_totals(private.hidden_member_ids());
  end if;
  if search_term <> '' then
    text_filter := private.text_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  result := jsonb_build_object('total', private.count_properties(filters, search));
  for facet in
    select * from (values ('states', 'states'), ('propertyTypes', 'propertyType'), ('financing', 'financing'))
      as facets (name, field)
  loop
    parsed := private.parse_filters(filters - facet.field);
    result := result || jsonb_build_object(facet.name, private.count_options(
      facet.name,
      private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions || text_filter,
      by_slices
    ));
  end loop;
  return result;
end;
$$;
comment on function private.property_facets(jsonb, text) is 'Implements public.property_facets.';

create function public.property_facets(filters jsonb default '{}', search text default '') returns jsonb
language sql stable set search_path = ''
as $$ select private.property_facets(filters, search); $$;
comment on function public.property_facets(jsonb, text) is
  'Number of listings that search_properties would find, {total, states, propertyTypes, financing}. The last three map '
  'each value with listings to the number found with only that value of its kind and all filters of other kinds. '
  'Exact without text and filters, else counted up to 1,001. One of them is null if text or a box leaves more than '
  '10,000 listings to count. Raises the same errors.';

-- Map and similar listings ------------------------------------------------------------------------

create function private.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint,
  verified boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  parsed record := private.parse_filters(filters);
  conditions text := 'p.status = ''active''' || private.state_and_type_condition(parsed.states, parsed.types)
    || parsed.conditions
    || private.text_condition(private.normalize_search(search), true) || private.bounds_condition(box);
  found_rows integer;
begin
  if cell is null or not cell between 0.0001 and 90 then
    raise exception 'A cell is between 0.0001 and 90 degrees wide' using errcode = '22023';
  end if;
  execute format('select count(*) from (select from public.properties p where %s limit 501) as matching',
    conditions) into found_rows;
  if found_rows <= 500 then
    return query execute format(
      'select p.id, p.latitude, p.longitude, 1, p.price, p.verified
       from public.properties p where %s order by p.created_at desc, p.id desc', conditions
    );
  else
    return query execute format(
      'select null::uuid, avg(p.latitude), avg(p.longitude), count(*)::integer, min(p.price), bool_or(p.verified)
       from public.properties p where %s group by floor(p.latitude / $1), floor(p.longitude / $1)', conditions
    ) using cell;
  end if;
end;
$$;
comment on function private.map_properties(jsonb, text, jsonb, double precision) is 'Implements public.map_properties.';

create function public.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint,
  verified boolean)
language sql stable set search_path = ''
as $$ select * from private.map_properties(filters, search, box, cell); $$;
comment on function public.map_properties(jsonb, text, jsonb, double precision) is
  'Listings that search_properties would find in a map area ({west, south, east, north}, degrees): up to 500 '
  'individually, newest first; more are clustered in cells of `cell` degrees. A cluster has no id; it has the mean '
  'position, number, and lowest price (USD) of its listings, and whether any is verified. Raises the errors of '
  'search_properties, and 22023 for a cell outside 0.0001 to 90.';

create function private.nearest_in_price(
  states text[], property_type text, price bigint, excluded_id uuid, max_rows integer
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  hidden constant uuid[] := private.hidden_member_ids();
begin
  return array(
    select near.id
    from unnest(states) as slice (state)
    cross join lateral (
      (
        select p.id, p.price from public.properties p
        where p.status = 'active' and p.state = slice.state
          and p.property_type = nearest_in_price.property_type and p.id <> excluded_id
          and p.price >= nearest_in_price.price and p.user_id <> all (hidden)
        order by p.price, p.id limit max_rows
      )
      union all
      (
        select p.id, p.price from public.properties p
        where p.status = 'active' and p.state = slice.state
          and p.property_type = nearest_in_price.property_type and p.id <> excluded_id
          and p.price < nearest_in_price.price and p.user_id <> all (hidden)
        order by p.price desc, p.id limit max_rows
      )
    ) as near
    order by abs(near.price - nearest_in_price.price), near.price, near.id limit max_rows
  );
end;
$$;
comment on function private.nearest_in_price(text[], text, bigint, uuid, integer) is
  'IDs of active listings of a type in the given states, nearest in price first. Reads each state''s price index in '
  'both directions.';

create function private.similar_properties(property_id uuid, max_rows integer) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(max_rows, 4), 1), 24);
  listing public.properties;
  page uuid[];
begin
  select * into strict listing from public.properties p where p.id = property_id;
  page := private.nearest_in_price(array[listing.state], listing.property_type, listing.price, listing.id, size);
  if cardinality(page) < size then
    page := page || private.nearest_in_price(
      array_remove(private.facet_values('states'), listing.state), listing.property_type, listing.price, listing.id,
        size - cardinality(page)
    );
  end if;
  return query
    select p.* from unnest(page) with ordinality as found (id, ordinal) join public.properties p on p.id = found.id
      order by found.ordinal;
end;
$$;
comment on function private.similar_properties(uuid, integer) is
  'Implements public.similar_properties, for a listing the caller may read.';

create function public.similar_properties(property_id uuid, max_rows integer default 4) returns setof public.properties
language sql stable set search_path = ''
as $$
  select near.* from public.properties p cross join lateral private.similar_properties(p.id, max_rows) as near
    where p.id = property_id;
$$;
comment on function public.similar_properties(uuid, integer) is
  'Active listings of the same type, in the same state first, nearest in price. Empty for a listing the caller '
  'can''t read. `most` is clamped to 1 to 24.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
-- For the generated columns of search_alerts.
grant execute on function private.filter_conditions(jsonb) to authenticated, service_role;
grant execute on function
  private.property_facets(jsonb, text), private.search_properties(jsonb, text, text, jsonb, integer),
    private.count_properties(jsonb, text),
  private.map_properties(jsonb, text, jsonb, double precision), private.similar_properties(uuid, integer)
  to anon, authenticated, service_role;
revoke execute on function
  public.property_facets(jsonb, text), public.search_properties(jsonb, text, text, jsonb, integer),
  public.count_properties(jsonb, text), public.map_properties(jsonb, text, jsonb, double precision),
  public.similar_properties(uuid, integer)
  from public;
grant execute on function
  public.property_facets(jsonb, text), public.search_properties(jsonb, text, text, jsonb, integer),
  public.count_properties(jsonb, text), public.map_properties(jsonb, text, jsonb, double precision),
  public.similar_properties(uuid, integer)
  to anon, authenticated, service_role;


-- supabase/schemas/buy_boxes.sql

-- Buy boxes: what members want to buy.

create function private.are_counties_of(counties text[], states text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(counties), 1) = 1
    and coalesce(bool_and(coalesce(
      county ~ '^\S.{0,98}, [A-Z]{2}$' and right(county, 2) = any (states), false
    )), true)
    and count(*) = count(distinct county)
  from unnest(counties) as county;
$$;
comment on function private.are_counties_of(text[], text[]) is
  'True when every county reads ''County, ST'', is in one of the states, and occurs once.';

create function private.are_state_codes(states text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(states), 1) = 1
    and coalesce(bool_and(coalesce(state ~ '^[A-Z]{2}$', false)), true)
    and count(*) = count(distinct state)
  from unnest(states) as state;
$$;
comment on function private.are_state_codes(text[]) is
  'True for a flat list of distinct two-letter codes. True for an empty list.';

create table public.buybox_profiles (
  user_id uuid primary key references public.users (id) on delete cascade,
  states text[] not null default '{}' check (private.are_state_codes(states)),
  counties text[] not null default '{}' check (cardinality(counties) <= 500),
  property_types text[] not null default '{}' 
    check (private.is_list_of(property_types, private.searchable_property_types())),
  conditions text[] not null default '{}' check (private.is_list_of(conditions, private.property_conditions())),
  min_price bigint check (min_price between 0 and 100000000000),
  max_price bigint check (max_price between 0 and 100000000000),
  financing text[] not null default '{}' check (private.is_list_of(financing, private.financing_types())),
  investment_strategies text[] not null default '{}' 
    check (private.is_list_of(investment_strategies, private.exit_strategies())),
  vip_alerts boolean not null default false,
  phone text check (private.is_phone(phone)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  alert_mail text not null default 'daily' check (alert_mail in ('off', 'instant', 'daily')),
  constraint buybox_profiles_counties check (private.are_counties_of(counties, states)),
  constraint buybox_profiles_price_range check (max_price >= min_price)
);
comment on table public.buybox_profiles is
  'A member''s buy box: what they want to buy. An empty list or null sets no condition.';
comment on column public.buybox_profiles.states is 'Two-letter codes.';
comment on column public.buybox_profiles.counties is
  '''County, ST'' with the canonical county name, each in one of the states.';
comment on column public.buybox_profiles.min_price is 'Whole USD.';
comment on column public.buybox_profiles.max_price is 'Whole USD; null for no maximum.';
comment on column public.buybox_profiles.investment_strategies is 'Exit strategies.';
comment on column public.buybox_profiles.phone is 'Phone for alert calls; only the member can read it.';
comment on column public.buybox_profiles.vip_alerts is 'Whether the member gets deal alerts at all.';
comment on column public.buybox_profiles.alert_mail is
  'Email for deal alerts: off, instant, or daily (one email per day). Sent only to a confirmed address.';

create trigger check_updated_columns before update on public.buybox_profiles
  for each row execute function private.allow_update_columns(
    'states', 'counties', 'property_types', 'conditions', 'min_price', 'max_price', 'financing',
    'investment_strategies', 'vip_alerts', 'alert_mail', 'phone'
  );
create trigger touch_updated_at before update on public.buybox_profiles
  for each row execute function private.touch_updated_at();

-- Computed fields ---------------------------------------------------------------------------------

create function private.buy_box_summary(member uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('states', b.states, 'counties', b.counties, 'property_types', b.property_types)
  from public.buybox_profiles b where b.user_id = member;
$$;
comment on function private.buy_box_summary(uuid) is 'Implements public.buy_box, for a member the caller may see.';

create function public.buy_box(public.users) returns jsonb
language sql stable set search_path = ''
as $$ select private.buy_box_summary(u.id) from public.users u where u.id = $1.id; $$;
comment on function public.buy_box(public.users) is
  'Computed field: states, counties, and property types of the member''s buy box, for everyone who can see the '
  'member; null without one. Prices, strategies, and phone stay private.';

-- Indexes for matching ----------------------------------------------------------------------------

create index buybox_profiles_states_idx on public.buybox_profiles using gin (states) with (fastupdate = off);
create index buybox_profiles_anywhere_idx on public.buybox_profiles (user_id) where states = '{}';

-- View with the specified column names ------------------------------------------------------------

create view public.buybox with (security_invoker = true) as
  select user_id, states, counties, property_types, conditions, financing, investment_strategies as exit_strategy,
    min_price, max_price, vip_alerts
  from public.buybox_profiles;
comment on view public.buybox is
  'The caller''s buy box, with investment_strategies as exit_strategy. Writable, like buybox_profiles.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.buybox_profiles enable row level security;

create policy "Members can read their own buy box"
  on public.buybox_profiles for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Members can insert their own buy box"
  on public.buybox_profiles for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Members can update their own buy box"
  on public.buybox_profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own buy box"
  on public.buybox_profiles for delete to authenticated
  using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.buybox_profiles, public.buybox from anon, authenticated;
grant select, insert, update, delete on public.buybox_profiles, public.buybox to authenticated;
grant all on public.buybox_profiles, public.buybox to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.are_counties_of(text[], text[]), private.are_state_codes(text[]), private.buy_box_summary(uuid)
  to authenticated, service_role;
revoke execute on function public.buy_box(public.users) from public, anon;
grant execute on function public.buy_box(public.users) to authenticated, service_role;


-- supabase/schemas/matching.sql

-- Matching: how well a listing fits a buy box, and what uses it: a member's matches, the number of matches of an
-- unsaved box, the explanation of a match, the number of boxes a listing matches, and the sort order best-match.
--
-- A listing matches a box when it passes every criterion the box sets, except strategy. Near or unstated values are
-- shown as close, but don't match. private.evaluate_criteria defines every criterion. The SQL conditions that let an
-- index find candidates follow from it, and every candidate is checked by it.

-- Criteria ----------------------------------------------------------------------------------------

create type private.match_verdicts as (
  state text, county text, property_type text, price text, condition text, financing text, strategy text
);
comment on type private.match_verdicts is
  'For each criterion: pass, near, fail, or unknown when the listing doesn''t state it; null when the box doesn''t '
  'set it.';

create function private.suitable_strategies(condition text, property_type text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  is_home constant boolean := property_type = any ('Residential'::text || private.residential_types());
begin
  return array_remove(array[
    case when is_home and condition in ('Light Rehab', 'Medium Rehab', 'Heavy Rehab') then 'Fix and Flip' end,
    case when property_type <> 'Land' and condition in ('Turn-Key', 'Light Rehab') then 'Buy and Hold' end,
    case when condition in ('Medium Rehab', 'Heavy Rehab', 'Tear-Down') then 'Wholesale' end,
    case when is_home and condition in ('Light Rehab', 'Medium Rehab', 'Heavy Rehab') then 'BRRRR' end,
    case when property_type = 'Land' or condition = 'Tear-Down' then 'Development' end,
    case when is_home and condition in ('Turn-Key', 'Light Rehab') then 'Owner Occupy' end
  ], null);
end;
$$;
comment on function private.suitable_strategies(text, text) is
  'Strategies that suit a listing of this condition and type. Without a condition: only Development, for land.';

create function private.evaluate_criteria(listing public.properties, box public.buybox_profiles)
  returns private.match_verdicts
language plpgsql immutable set search_path = ''
as $$
declare
  v private.match_verdicts;
  scale constant text[] := private.property_conditions();
  step integer;
begin
  if box.states <> '{}' then
    v.state := case when listing.state = any (box.states) then 'pass' else 'fail' end;
  end if;

  -- Counties narrow only their own state; a state without counties matches as a whole.
  if box.counties <> '{}' then
    v.county := case
      when listing.state <> all (box.states) then 'fail'
      when strpos(array_to_string(box.counties, ';') || ';', ', ' || listing.state || ';') = 0 then 'pass'
      when listing.county is null then 'unknown'
      when listing.county || ', ' || listing.state = any (box.counties) then 'pass'
      else 'near'
    end;
  end if;

  if box.property_types <> '{}' then
    v.property_type := case
      when listing.property_type = any (box.property_types) then 'pass'
      when listing.property_type = 'Residential' and box.property_types && private.residential_types() then 'pass'
      else 'fail'
    end;
  end if;

  if box.min_price > 0 or box.max_price is not null then
    v.price := case
      when listing.price >= coalesce(box.min_price, 0)
        and (box.max_price is null or listing.price <= box.max_price) then 'pass'
      -- At most 10% outside.
      when listing.price * 10 >= coalesce(box.min_price, 0) * 9
        and (box.max_price is null or listing.price * 10 <= box.max_price * 11) then 'near'
      else 'fail'
    end;
  end if;

  -- Land has no condition: a box that names Land takes it as it is.
  if box.conditions <> '{}' and not (listing.property_type = 'Land' and 'Land' = any (box.property_types)) then
    step := array_position(scale, listing.condition);
    v.condition := case
      when step is null then 'unknown'
      when listing.condition = any (box.conditions) then 'pass'
      when scale[step - 1 : step + 1] && box.conditions then 'near'
      else 'fail'
    end;
  end if;

  if box.financing <> '{}' then
    v.financing := case
      when listing.financing is null then 'unknown'
      when listing.financing = any (box.financing) then 'pass'
      when listing.financing = any (private.creative_financing_types()) and 'Creative' = any (box.financing) then 'pass'
      when listing.financing = 'Creative' and box.financing && private.creative_financing_types() then 'near'
      else 'fail'
    end;
  end if;

  if box.investment_strategies <> '{}' then
    v.strategy := case
      when private.suitable_strategies(listing.condition, listing.property_type) && box.investment_strategies
        then 'pass'
      else 'unknown'
    end;
  end if;
  return v;
end;
$$;
comment on function private.evaluate_criteria(public.properties, public.buybox_profiles) is
  'How a listing meets each criterion of a buy box. state: one of them. county: counties narrow only their own '
  'state; near in another county of it, unknown without one. property_type: one of them; Residential passes for '
  'Single Family, Multi Family, and Condo. price: from min_price to max_price, inclusive; near up to 10% outside; '
  'no min_price, or 0, sets no minimum. condition: one of them; near one step away in Turn-Key, Light Rehab, Medium '
  'Rehab, Heavy Rehab, Tear-Down; not evaluated for land if the box names Land. financing: one of them; Subject To '
  'passes for Creative, and Creative is near Subject To. strategy: passes when the listing suits one of them, else '
  'unknown.';

create function private.is_match(listing public.properties, box public.buybox_profiles) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v constant private.match_verdicts := private.evaluate_criteria(listing, box);
begin
  return coalesce(v.state, 'pass') = 'pass' and coalesce(v.county, 'pass') = 'pass'
    and coalesce(v.property_type, 'pass') = 'pass'
    and coalesce(v.price, 'pass') = 'pass' and coalesce(v.condition, 'pass') = 'pass'
      and coalesce(v.financing, 'pass') = 'pass';
end;
$$;
comment on function private.is_match(public.properties, public.buybox_profiles) is
  'Whether a listing passes every criterion the box sets, except strategy. A box that sets none matches every '
  'listing.';

create function private.match_weights() returns integer[]
language sql immutable set search_path = ''
as $$ select array[25, 10, 20, 25, 8, 7, 5]; $$;
comment on function private.match_weights() is
  'Weight of each criterion in a score, in the order of private.match_verdicts: state 25, county 10, property type '
  '20, price 25, condition 8, financing 7, strategy 5.';

create function private.match_score(listing public.properties, box public.buybox_profiles) returns integer
language plpgsql immutable security definer set search_path = ''
as $$
declare
  v constant private.match_verdicts := private.evaluate_criteria(listing, box);
  weights constant integer[] := private.match_weights();
  verdict text;
  criterion integer := 0;
  -- Counted in half weights.
  earned integer := 0;
  possible integer := 0;
begin
  foreach verdict in array array[v.state, v.county, v.property_type, v.price, v.condition, v.financing, v.strategy] loop
    criterion := criterion + 1;
    if verdict is not null then
      possible := possible + 2 * weights[criterion];
      earned := earned + weights[criterion] * case verdict when 'pass' then 2 when 'fail' then 0 else 1 end;
    end if;
  end loop;
  return case possible when 0 then 100 else round(100.0 * earned / possible) end;
end;
$$;
comment on function private.match_score(public.properties, public.buybox_profiles) is
  'How well a listing fits a box, 0 to 100: the weights of the criteria it sets (full for pass, half for near and '
  'unknown, none for fail) as a percentage of their sum. 100 for a box that sets none.';

create function private.match_report(listing public.properties, box public.buybox_profiles) returns jsonb
language sql immutable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'matches', private.is_match(listing, box),
    'score', private.match_score(listing, box),
    'criteria', jsonb_agg(
      jsonb_build_object(
        'criterion', c.criterion, 'verdict', c.verdict, 'weight', (private.match_weights())[c.ordinal],
        'expected', c.expected, 'actual', c.actual
      )
      order by c.ordinal
    )
  )
  from private.evaluate_criteria(listing, box) as v
  cross join lateral (values
    (1, 'state', v.state, to_jsonb(box.states), to_jsonb(listing.state)),
    (2, 'county', v.county, to_jsonb(box.counties), to_jsonb(listing.county || ', ' || listing.state)),
    (3, 'property_type', v.property_type, to_jsonb(box.property_types), to_jsonb(listing.property_type)),
    (4, 'price', v.price, jsonb_build_object('min', nullif(box.min_price, 0), 'max', box.max_price),
      to_jsonb(listing.price)),
    (5, 'condition', v.condition, to_jsonb(box.conditions), to_jsonb(listing.condition)),
    (6, 'financing', v.financing, to_jsonb(box.financing), to_jsonb(listing.financing)),
    (
      7, 'strategy', v.strategy, to_jsonb(box.investment_strategies),
      to_jsonb(private.suitable_strategies(listing.condition, listing.property_type))
    )
  ) as c (ordinal, criterion, verdict, expected, actual);
$$;
comment on function private.match_report(public.properties, public.buybox_profiles) is
  'The result of public.match_listing for a listing and a box.';

-- Listings for a buy box --------------------------------------------------------------------------

create function private.box_property_types(box public.buybox_profiles) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when box.property_types && private.residential_types() then box.property_types || 'Residential'::text
    else box.property_types
  end;
end;
$$;
comment on function private.box_property_types(public.buybox_profiles) is
  'Property types of listings that match a box; empty for all.';

create function private.box_financing(box public.buybox_profiles) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when 'Creative' = any (box.financing) then box.financing || private.creative_financing_types()
    else box.financing
  end;
end;
$$;
comment on function private.box_financing(public.buybox_profiles) is
  'Financing of listings that match a box; empty for any.';

create function private.price_condition(box public.buybox_profiles) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case when box.min_price > 0 then format(' and p.price >= %s', box.min_price) else '' end
    || case when box.max_price is not null then format(' and p.price <= %s', box.max_price) else '' end;
end;
$$;
comment on function private.price_condition(public.buybox_profiles) is
  'SQL condition on listing p for the price range of a box.';

create function private.narrowed_states(box public.buybox_profiles) returns text[]
language sql immutable set search_path = ''
as $$ select array(select distinct right(county, 2) from unnest(box.counties) as county); $$;
comment on function private.narrowed_states(public.buybox_profiles) is
  'States in which a box is limited to some counties.';

create function private.box_conditions(box public.buybox_profiles) returns text
language plpgsql stable set search_path = ''
as $$
declare
  financing constant text[] := private.box_financing(box);
begin
  return private.seller_condition() || format(' and p.user_id <> %L', box.user_id)
    || private.state_and_type_condition(box.states, private.box_property_types(box)) || private.price_condition(box)
    || case box.counties when '{}' then '' else format(
      ' and (p.state <> all (%L::text[]) or p.county || '', '' || p.state = any (%L::text[]))',
        private.narrowed_states(box), box.counties
    ) end
    || case
      when box.conditions = '{}' then ''
      when 'Land' = any (box.property_types) then
        format(' and (p.property_type = ''Land'' or coalesce(p.condition, '''') = any (%L::text[]))', box.conditions)
      else format(' and coalesce(p.condition, '''') = any (%L::text[])', box.conditions)
    end
    || case financing when '{}' then ''
      else format(' and coalesce(p.financing, '''') = any (%L::text[])', financing) end;
end;
$$;
comment on function private.box_conditions(public.buybox_profiles) is
  'SQL condition on listing p for the matches of a box that its member can see: other members'' listings, not '
  'across a block. Equivalent to private.is_match, in a form that indexes can use.';

create function private.selected_or_all(selected text[], available text[]) returns text[]
language sql immutable set search_path = ''
as $$ select array(select value from unnest(available) as value where selected = '{}' or value = any (selected)); $$;
comment on function private.selected_or_all(text[], text[]) is
  'The available values that are selected; all of them if none are selected.';

create function private.county_source(box public.buybox_profiles, conditions text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return format(
    'unnest(%L::text[]) as box_county cross join lateral (
       select p.id, p.created_at from public.properties p
       where p.status = ''active'' and p.state = right(box_county, 2) and p.county = left(box_county, -4) %s
       offset 0
     ) as p',
    box.counties, conditions
  );
end;
$$;
comment on function private.county_source(public.buybox_profiles, text) is
  'SQL for listings p (id, created_at) in a box''s counties that meet the conditions.';

create function private.match_source(box public.buybox_profiles, extra_conditions text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions constant text := private.box_conditions(box) || extra_conditions;
  price constant text := private.price_condition(box);
  states constant text[] := private.selected_or_all(box.states, private.facet_values('states'));
  types constant text[] := private.selected_or_all(private.box_property_types(box),
    private.facet_values('propertyTypes'));
  -- Land is in the cells without a condition.
  rehab constant text[] := private.selected_or_all(
    case when box.conditions <> '{}' and 'Land' = any (box.property_types) then box.conditions || ''::text
      else box.conditions end,
    private.property_conditions() || ''::text
  );
  financing constant text[] := private.selected_or_all(private.box_financing(box),
    private.facet_values('financing') || ''::text);
  cells constant integer := cardinality(states) * cardinality(types) * cardinality(rehab) * cardinality(financing);
  too_many boolean;
begin
  if box.counties <> '{}' and box.states <@ private.narrowed_states(box) then
    execute 'select count(*) > 2000 from (select from ' || private.county_source(box, '')
      || ' limit 2001) as listed' into too_many;
    if not too_many then
      return private.county_source(box, conditions);
    end if;
  end if;
  if price <> '' then
    -- Reading a listing found by the price index costs about as much as looking into ten cells.
    execute format(
      'select count(*) > $1
       from (select from public.properties p where p.status = ''active'' %s limit $1 + 1) as listed', price
    )
    into too_many using cells / 10;
    if not too_many then
      return format(
        '(select p.id, p.created_at from public.properties p where p.status = ''active'' %s offset 0) as p', conditions
      );
    end if;
  end if;
  return format(
    'unnest(%L::text[]) as cell_state cross join unnest(%L::text[]) as cell_type
     cross join unnest(%L::text[]) as cell_condition cross join unnest(%L::text[]) as cell_financing
     cross join lateral (
       select p.id, p.created_at from public.properties p
       where p.status = ''active'' and p.state = cell_state and p.property_type = cell_type
         and coalesce(p.condition, '''') = cell_condition and coalesce(p.financing, '''') = cell_financing %s
       offset 0
     ) as p',
    states, types, rehab, financing, conditions
  );
end;
$$;
comment on function private.match_source(public.buybox_profiles, text) is
  'SQL for all listings p (id, created_at) that match a box and other conditions, by the cheapest path: its '
  'counties if they contain few listings, its price range if it does, or else the cells.';

create function private.matched_listings(max_rows integer) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(max_rows, 6), 1), 100);
  box public.buybox_profiles;
  page uuid[];
begin
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    return;
  end if;
  -- The newest listings fill most boxes. If 4,000 of them don't, there are few enough matches to read them all.
  page := private.page_by_scan('newest', private.box_conditions(box), private.cursor_row('newest', null), size, 4000);
  if cardinality(page) < size then
    execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)',
      private.match_source(box, '')) into page using size;
  end if;
  return query
    select p.* from unnest(page) with ordinality as found (id, ordinal) join public.properties p on p.id = found.id
    where private.is_match(p, box) order by found.ordinal;
end;
$$;
comment on function private.matched_listings(integer) is 'Implements public.matched_listings.';

create function public.matched_listings(max_rows integer default 6) returns setof public.properties
language plpgsql stable set search_path = ''
as $$
begin
  return query select * from private.matched_listings(max_rows);
end;
$$;
comment on function public.matched_listings(integer) is
  'The newest active listings that match the caller''s buy box, newest first: other members'', none across a block. '
  'None without a box. Between 1 and 100 of them.';

create function private.box_price(box jsonb, field text) returns bigint
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := box -> field;
begin
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return null;
  end if;
  if jsonb_typeof(raw_value) <> 'number' or raw_value::numeric not between 0 and 100000000000
    or raw_value::numeric <> trunc(raw_value::numeric) then
    raise exception 'Not a price in whole USD: %', field using errcode = '22023';
  end if;
  return raw_value::numeric;
end;
$$;
comment on function private.box_price(jsonb, text) is
  'A price of an unsaved buy box, whole USD; null when unset. 22023 for anything but a whole number from 0 to '
  '100,000,000,000.';

create function private.parse_buy_box(box jsonb) returns public.buybox_profiles
language plpgsql stable set search_path = ''
as $$
declare
  allowed_keys constant text[] := array[
    'states', 'counties', 'property_types', 'conditions', 'min_price', 'max_price', 'financing', 'investment_strategies'
  ];
  parsed public.buybox_profiles;
begin
  if jsonb_typeof(box) is distinct from 'object' then
    raise exception 'A buy box is an object' using errcode = '22023';
  end if;
  if box - allowed_keys <> '{}' then
    raise exception 'Not part of a buy box: %',
      (select string_agg(key, ', ') from jsonb_object_keys(box - allowed_keys) as key) using errcode = '22023';
  end if;
  parsed.user_id := auth.uid();
  parsed.states := private.list_filter(box, 'states');
  parsed.counties := private.list_filter(box, 'counties');
  parsed.property_types := private.list_filter(box, 'property_types');
  parsed.conditions := private.list_filter(box, 'conditions');
  parsed.financing := private.list_filter(box, 'financing');
  parsed.investment_strategies := private.list_filter(box, 'investment_strategies');
  parsed.min_price := private.box_price(box, 'min_price');
  parsed.max_price := private.box_price(box, 'max_price');
  if not private.are_state_codes(parsed.states) then
    raise exception 'States are two-letter codes' using errcode = '22023';
  end if;
  if not private.are_counties_of(parsed.counties, parsed.states) or cardinality(parsed.counties) > 500 then
    raise exception 'Counties lie in the chosen states, at most 500 of them' using errcode = '22023';
  end if;
  if parsed.min_price > parsed.max_price then
    raise exception 'The lowest price is above the highest' using errcode = '22023';
  end if;
  return parsed;
end;
$$;
comment on function private.parse_buy_box(jsonb) is
  'Parses an unsaved buy box. Raises 22023 if it isn''t one; unknown values match nothing.';

create function private.count_matches(box jsonb) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute format(
    'select count(*)::integer from (select from %s limit 1001) as matching',
      private.match_source(private.parse_buy_box(box), '')
  ) into found_rows;
  return found_rows;
end;
$$;
comment on function private.count_matches(jsonb) is 'Implements public.count_matches.';

create function public.count_matches(box jsonb) returns integer
language sql stable set search_path = ''
as $$ select private.count_matches(box); $$;
comment on function public.count_matches(jsonb) is
  'Number of active listings that would match an unsaved buy box of the caller, counted up to 1,001; 1001 means '
  'more than 1,000. box, all optional: {states, counties, property_types, conditions, financing, '
  'investment_strategies: lists; min_price, max_price: whole USD}. Raises 22023 if it isn''t a buy box.';

-- Best match --------------------------------------------------------------------------------------

create function private.relaxed_box(box public.buybox_profiles) returns public.buybox_profiles
language plpgsql immutable set search_path = ''
as $$
declare
  relaxed public.buybox_profiles := box;
  scale constant text[] := private.property_conditions();
begin
  relaxed.counties := '{}';
  relaxed.min_price := ceil(box.min_price * 0.9);
  relaxed.max_price := floor(box.max_price * 1.1);
  if box.conditions <> '{}' then
    relaxed.conditions := array(
      select scale[step] from generate_subscripts(scale, 1) as step where scale[step - 1 : step + 1] && box.conditions
    ) || ''::text;
  end if;
  if box.financing <> '{}' then
    relaxed.financing := box.financing || ''::text;
    if box.financing && private.creative_financing_types() then
      relaxed.financing := relaxed.financing || 'Creative'::text;
    end if;
  end if;
  return relaxed;
end;
$$;
comment on function private.relaxed_box(public.buybox_profiles) is
  'A wider box, for listings that fail no criterion of this one. An empty string among conditions or financing '
  'means not stated.';

create function private.best_matches(filters jsonb, search text, after jsonb, page_size integer)
  returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_candidates constant integer := 1000;
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term text := private.normalize_search(search);
  first_row public.properties := private.cursor_row('newest', null);
  last_row public.properties := private.cursor_row('newest', after);
  last_score integer := case when jsonb_typeof(after) = 'object' then (after ->> 'match_score')::integer else 101 end;
  parsed record := private.parse_filters(filters);
  box public.buybox_profiles;
  relaxed public.buybox_profiles;
  text_filter text;
  page uuid[];
begin
  if last_score is null then
    raise exception 'Not a valid cursor' using errcode = '22023',
      hint = '"after" needs match_score, created_at, id for this sort.';
  end if;
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    raise exception 'Set your investment criteria first.';
  end if;

  relaxed := private.relaxed_box(box);
  if parsed.states <> '{}' then
    relaxed.states := private.selected_or_all(relaxed.states, parsed.states);
  end if;
  if parsed.types <> '{}' then
    relaxed.property_types := private.selected_or_all(private.box_property_types(relaxed), parsed.types);
  end if;
  if (parsed.states <> '{}' and relaxed.states = '{}') or (parsed.types <> '{}' and relaxed.property_types = '{}') then
    return;
  end if;

  text_filter := parsed.conditions || private.text_condition(search_term, false);
  page := private.page_by_scan('newest', private.box_conditions(relaxed) || text_filter, first_row, max_candidates,
    30000);
  if cardinality(page) < max_candidates then
    if search_term <> '' and private.matches_among_newest(search_term, 100) < 100 then
      page := private.page_by_text('newest',
        private.box_conditions(relaxed) || parsed.conditions || private.text_condition(search_term, true), first_row,
        max_candidates);
    else
      execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)',
        private.match_source(relaxed, text_filter))
      into page using max_candidates;
    end if;
  end if;
  return query
    with scored as materialized (
      select p.id, p.created_at, private.match_score(p, box) as score from public.properties p where p.id = any (page)
    ), best as (
      select s.* from scored s where (s.score, s.created_at, s.id) < (last_score, last_row.created_at, last_row.id)
      order by s.score desc, s.created_at desc, s.id desc limit size
    )
    select p.* from best join public.properties p on p.id = best.id order by best.score desc, best.created_at desc,
      best.id desc;
end;
$$;
comment on function private.best_matches(jsonb, text, jsonb, integer) is
  'Implements public.search_properties for the sort best-match.';

-- One listing -------------------------------------------------------------------------------------

create function public.match_listing(property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.match_report(p, b)
  from public.properties p join public.buybox_profiles b on b.user_id = (select auth.uid())
  where p.id = property_id and p.user_id <> b.user_id;
$$;
comment on function public.match_listing(uuid) is
  'How a listing fits the caller''s buy box: {matches, score, criteria: [{criterion, verdict, weight, expected, '
  'actual}]}, in the order state, county, property_type, price, condition, financing, strategy. verdict: pass, '
  'near, fail, unknown, or null when the box doesn''t set it. expected: the box''s list, or {min, max} in USD for '
  'price. actual: the listing''s value, null if not stated; for strategy, the list of those it suits. Null without '
  'a buy box, for the caller''s own listing, and for one they can''t read.';

create function public.match_score(public.properties) returns integer
language sql stable set search_path = ''
as $$
  select private.match_score($1, b) from public.buybox_profiles b where b.user_id = (select auth.uid())
    and b.user_id <> $1.user_id;
$$;
comment on function public.match_score(public.properties) is
  'Computed field: how well the listing fits the caller''s buy box, 0 to 100; null without a buy box and for their '
  'own listing.';

-- Buy boxes for a listing -------------------------------------------------------------------------

create function private.matching_boxes(listing public.properties) returns setof public.buybox_profiles
language plpgsql stable security definer set search_path = '' rows 20
as $$
declare
  for_types constant text[] := case listing.property_type
    when 'Residential' then 'Residential'::text || private.residential_types()
      else array[listing.property_type]
  end;
  for_financing constant text[] := case
    when listing.financing = any (private.creative_financing_types()) then array[listing.financing, 'Creative']
    else array[listing.financing]
  end;
begin
  return query
    select b.* from public.buybox_profiles b
    where (b.states @> array[listing.state] or b.states = '{}')
      and (b.property_types = '{}' or b.property_types && for_types)
      and (b.min_price is null or b.min_price <= listing.price)
      and (b.max_price is null or b.max_price >= listing.price)
      and (b.conditions = '{}' or listing.property_type = 'Land' or listing.condition = any (b.conditions))
      and (b.financing = '{}' or b.financing && for_financing)
      and b.user_id <> listing.user_id
      and private.is_match(listing, b)
      and not private.blocked_between(b.user_id, listing.user_id);
end;
$$;
comment on function private.matching_boxes(public.properties) is
  'Buy boxes that a listing matches: other members'', not across a block. Filters first in a form that indexes can '
  'use, then by private.is_match.';

create function private.matching_buy_boxes(property_id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing public.properties;
begin
  select * into listing from public.properties p where p.id = property_id
    and (p.user_id = auth.uid() or private.is_staff());
  if not found then
    raise exception 'Only the owner of a listing can see how many buy boxes it matches' using errcode = '42501';
  end if;
  if listing.status <> 'active' then
    return null;
  end if;
  -- Still counts members the owner has blocked; otherwise, comparing counts before and after a block would reveal
  -- their box.
  return (select count(*) from private.matching_boxes(listing)) + (
    select count(*)
    from public.member_blocks m join public.buybox_profiles b on b.user_id = m.blocked_id
    where m.blocker_id = listing.user_id and private.is_match(listing, b)
      and not exists (select from public.member_blocks o where o.blocker_id = m.blocked_id
        and o.blocked_id = m.blocker_id)
  );
end;
$$;
comment on function private.matching_buy_boxes(uuid) is 'Implements public.matching_buy_boxes.';

create function public.matching_buy_boxes(property_id uuid) returns integer
language sql stable set search_path = ''
as $$ select private.matching_buy_boxes(property_id); $$;
comment on function public.matching_buy_boxes(uuid) is
  'Number of other members'' buy boxes that a listing matches, for its owner and staff, without saying whose. '
  'Members who blocked the owner don''t count; members the owner blocked do, so that blocking reveals nothing. Null '
  'while the listing isn''t active. Raises 42501 for anyone else and for an unknown listing.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function
  private.match_score(public.properties, public.buybox_profiles),
  private.match_report(public.properties, public.buybox_profiles), private.matched_listings(integer),
  private.count_matches(jsonb), private.best_matches(jsonb, text, jsonb, integer), private.matching_buy_boxes(uuid)
  to authenticated, service_role;
revoke execute on function
  public.matched_listings(integer), public.count_matches(jsonb), public.match_listing(uuid),
  public.match_score(public.properties), public.matching_buy_boxes(uuid)
  from public, anon;
grant execute on function
  public.matched_listings(integer), public.count_matches(jsonb), public.match_listing(uuid),
  public.match_score(public.properties), public.matching_buy_boxes(uuid)
  to authenticated, service_role;


-- supabase/schemas/search_alerts.sql

-- Alerts for saved searches: which ones a member wants, and which of them a listing matches. alerts.sql sends them.

create table public.search_alerts (
  search_id uuid primary key references public.saved_searches (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  filters jsonb not null check (octet_length(filters::text) <= 8000),
  search text not null default '' check (char_length(search) <= 1000),
  mail text not null default 'daily' check (mail in ('off', 'instant', 'daily')),
  created_at timestamptz not null default now(),
  states text[] not null generated always as ((private.filter_conditions(filters)).states) stored,
  property_types text[] not null generated always as ((private.filter_conditions(filters)).types) stored,
  verified_only boolean not null generated always as ((private.filter_conditions(filters)).verified_only) stored
);
comment on table public.search_alerts is
  'Saved searches that alert their member, at most 10 per member. They take effect while the member has the '
  'entitlement premium_alerts, and stay when it ends.';
comment on column public.search_alerts.filters is
  'The saved search''s filters, as public.search_properties expects them.';
comment on column public.search_alerts.search is 'The saved search''s text.';
comment on column public.search_alerts.mail is
  'Email for these alerts: off, instant, or daily (one email per day). Sent only to a confirmed address.';
create index search_alerts_user_idx on public.search_alerts (user_id);
create index search_alerts_states_idx on public.search_alerts using gin (states) with (fastupdate = off);
create index search_alerts_anywhere_idx on public.search_alerts (user_id) where states = '{}';

-- Matching ----------------------------------------------------------------------------------------

create function private.passes_search(listing public.properties, filters jsonb, search text) returns boolean
language plpgsql stable security definer set search_path = '' cost 1000
as $$
declare
  parsed constant record := private.filter_conditions(filters);
  passes boolean;
begin
  execute format('select exists (select from (select ($1).*) as p where true %s)',
    private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
      || private.text_condition(private.normalize_search(search), false))
  into passes using listing;
  return passes;
end;
$$;
comment on function private.passes_search(public.properties, jsonb, text) is
  'Whether a listing passes filters and text, by the conditions of public.search_properties. Raises 22023 for invalid '
  'filters and 22003 for a number that is out of range.';

create function private.matching_searches(listing public.properties) returns setof public.search_alerts
language plpgsql stable security definer set search_path = '' rows 20
as $$
begin
  return query
    select s.* from public.search_alerts s join public.users u on u.id = s.user_id
    where (s.states @> array[listing.state] or s.states = '{}')
      and (s.property_types = '{}' or listing.property_type = any (s.property_types))
      and (listing.verified or not s.verified_only)
      and s.user_id <> listing.user_id
      and private.tier_has_entitlement(u.membership_tier, 'premium_alerts')
      and (not s.verified_only or private.tier_has_entitlement(u.membership_tier, 'verified_only'))
      and not private.blocked_between(s.user_id, listing.user_id)
      and private.passes_search(listing, s.filters, s.search);
end;
$$;
comment on function private.matching_searches(public.properties) is
  'Alerting saved searches that a listing matches: other members'', not across a block, with the entitlements they '
  'need. Filters first in a form that indexes can use, then by private.passes_search.';

-- Limits ------------------------------------------------------------------------------------------

create function private.check_search_alert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- An error when a listing is posted would keep its seller from posting it.
  perform private.passes_search(null, new.filters, new.search);
  -- Serializes a member's inserts, so that concurrent ones are counted.
  perform from public.users where id = new.user_id for no key update;
  if (select count(*) from public.search_alerts where user_id = new.user_id) > 10 then
    raise exception 'You can get alerts for at most 10 saved searches.' using errcode = '23514';
  end if;
  return null;
end;
$$;
comment on function private.check_search_alert() is
  'Insert trigger: raises 23514 for a member''s 11th alerting search, and the errors of private.passes_search.';

-- After the insert: by then, the policy has been checked.
create trigger check_search_alert after insert on public.search_alerts
  for each row execute function private.check_search_alert();
create trigger stamp_created_at before insert on public.search_alerts
  for each row execute function private.stamp_created_at();
create trigger check_updated_columns before update on public.search_alerts
  for each row execute function private.allow_update_columns('mail', 'states', 'property_types', 'verified_only');

-- Policies ----------------------------------------------------------------------------------------

alter table public.search_alerts enable row level security;

create policy "Members can read their own search alerts"
  on public.search_alerts for select to authenticated using (user_id = (select auth.uid()));

create policy "Premium members can turn on alerts for their searches"
  on public.search_alerts for insert to authenticated
  with check (
    user_id = (select auth.uid()) and (select private.has_entitlement('premium_alerts'))
    and exists (select from public.saved_searches s where s.id = search_id and s.user_id = (select auth.uid()))
  );

create policy "Members can change their own search alerts"
  on public.search_alerts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can turn off their own search alerts"
  on public.search_alerts for delete to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.search_alerts from anon, authenticated;
grant select, insert, update, delete on public.search_alerts to authenticated;
grant all on public.search_alerts to service_role;
revoke execute on all functions in schema private from public;


-- supabase/schemas/alerts.sql

-- Deal alerts: members are notified of listings that match their buy box. Each event is sent once, in the app and by
-- email: instantly, in one email a day, or not at all, as set in the buy box. With the entitlement premium_alerts they
-- also get instant email, price drops, listings back on the market, and alerts for saved searches (search_alerts.sql).
-- Without it, instant means once a day.

create table public.deal_alerts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  event text not null check (event in ('new', 'price_drop', 'back_on_market')),
  price bigint not null,
  previous_price bigint,
  awaits_digest boolean not null default false,
  mailed_at timestamptz,
  created_at timestamptz not null default now(),
  in_buy_box boolean not null default true,
  search_ids uuid[] not null default '{}',
  constraint deal_alerts_once unique (user_id, property_id, event, price)
);
comment on table public.deal_alerts is
  'Alerts sent: one row per member, listing, event, and price, written by trigger and kept as long as account and '
  'listing exist, so that nothing is sent twice.';
comment on column public.deal_alerts.price is 'Asking price at that time, whole USD.';
comment on column public.deal_alerts.previous_price is
  'What the price dropped from (properties.dropped_from), whole USD, if the event lowered it; else null.';
comment on column public.deal_alerts.awaits_digest is 'Whether it goes into the member''s next daily email.';
comment on column public.deal_alerts.mailed_at is 'When its email was queued; null if it wasn''t.';
comment on column public.deal_alerts.in_buy_box is 'Whether the listing matched the member''s buy box then.';
comment on column public.deal_alerts.search_ids is
  'The alerting saved searches that the listing matched then, oldest first; some may have been deleted since.';
create index deal_alerts_property_idx on public.deal_alerts (property_id);
create index deal_alerts_digest_idx on public.deal_alerts (user_id) where awaits_digest;

-- Email settings ----------------------------------------------------------------------------------

create table private.alert_mail (
  user_id uuid primary key references public.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid(),
  digest_on date
);
comment on table private.alert_mail is
  'Email settings per member with a buy box or an alerting search: the unsubscribe token, which needs no other '
  'proof, and the UTC date of the last daily email.';

create function private.prepare_alert_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.alert_mail (user_id) values (new.user_id) on conflict do nothing;
  return null;
end;
$$;
comment on function private.prepare_alert_mail() is
  'Insert trigger on buybox_profiles and search_alerts: creates the member''s unsubscribe token. It survives deleting '
  'and recreating them.';

create trigger prepare_alert_mail after insert on public.buybox_profiles
  for each row execute function private.prepare_alert_mail();
create trigger prepare_alert_mail after insert on public.search_alerts
  for each row execute function private.prepare_alert_mail();

create function private.is_mail_wanted(alert public.deal_alerts) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return alert.in_buy_box and exists (
    select from public.buybox_profiles b where b.user_id = alert.user_id and b.vip_alerts and b.alert_mail <> 'off'
  ) or exists (
    select from public.search_alerts s where s.search_id = any (alert.search_ids) and s.mail <> 'off'
  );
end;
$$;
comment on function private.is_mail_wanted(public.deal_alerts) is
  'Whether its member still wants email for the buy box, or one of the saved searches, that an alert was sent for.';

create function private.stop_alert_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member constant uuid := old.user_id;
begin
  -- Locked before the alerts, as when sending the daily email or deleting an account.
  perform from private.alert_mail m where m.user_id = member for update;
  update public.deal_alerts a set awaits_digest = false
  where a.user_id = member and a.awaits_digest and not private.is_mail_wanted(a);
  delete from private.mail_queue q using public.deal_alerts a
  where q.user_id = member and q.kind = 'deal_alert' and q.claimed_at is null
    and a.id = q.subject_id and not private.is_mail_wanted(a);
  delete from private.mail_queue q
  where q.user_id = member and q.kind = 'deal_digest' and q.claimed_at is null
    and not exists (
      select from public.buybox_profiles b where b.user_id = member and b.vip_alerts and b.alert_mail <> 'off'
    )
    and not exists (select from public.search_alerts s where s.user_id = member and s.mail <> 'off');
  return null;
end;
$$;
comment on function private.stop_alert_mail() is
  'Trigger on buybox_profiles and search_alerts: discards unsent deal emails when the member turns them off, except '
  'those that another saved search or the buy box still wants.';

create trigger stop_alert_mail after update of vip_alerts, alert_mail on public.buybox_profiles
  for each row
  when ((old.vip_alerts and not new.vip_alerts) or (old.alert_mail <> 'off' and new.alert_mail = 'off'))
  execute function private.stop_alert_mail();
create trigger stop_alert_mail after update of mail on public.search_alerts
  for each row when (old.mail <> 'off' and new.mail = 'off') execute function private.stop_alert_mail();
create trigger stop_alert_mail_on_delete after delete on public.search_alerts
  for each row execute function private.stop_alert_mail();

create function private.unsubscribe_from_alerts(token uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  member uuid;
begin
  select m.user_id into member from private.alert_mail m where m.token = unsubscribe_from_alerts.token;
  update public.buybox_profiles b set alert_mail = 'off' where b.user_id = member and b.alert_mail <> 'off';
  update public.search_alerts s set mail = 'off' where s.user_id = member and s.mail <> 'off';
  return member is not null;
end;
$$;
comment on function private.unsubscribe_from_alerts(uuid) is 'Implements public.unsubscribe_from_alerts.';

create function public.unsubscribe_from_alerts(token uuid) returns boolean
language sql volatile set search_path = ''
as $$ select private.unsubscribe_from_alerts(token); $$;
comment on function public.unsubscribe_from_alerts(uuid) is
  'Turns off all deal emails, for the buy box and saved searches, of the member with this token, signed in or not; '
  'notifications in the app continue. '
  'False for an unknown token.';

-- Sending alerts ----------------------------------------------------------------------------------

create function private.alert_reason(in_buy_box boolean, search_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  search_name text;
begin
  if not in_buy_box then
    select s.name into search_name from public.saved_searches s
    where s.id = any (search_ids) order by array_position(search_ids, s.id) limit 1;
  end if;
  return jsonb_strip_nulls(jsonb_build_object('search', search_name));
end;
$$;
comment on function private.alert_reason(boolean, uuid[]) is
  'What an alert''s data says about its cause: {search}, the name of the first of these saved searches; {} if the '
  'listing is in the buy box, or all are gone.';

create function private.alert_members() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_verification constant boolean := tg_op = 'UPDATE' and old.status = 'active' and new.price >= old.price;
  occasion constant text := case
    when tg_op = 'INSERT' or is_verification then 'new'
    when old.status <> 'active' then 'back_on_market'
    when new.dropped_from is not null then 'price_drop'
    -- Cheaper, but the higher price was hardly public: only news to members who haven't been alerted yet.
    else 'new'
  end;
  lowered_from constant bigint := case when new.price < old.price then new.dropped_from end;
  payload constant jsonb := jsonb_build_object(
    'property_id', new.id, 'title', new.title, 'price', new.price, 'city', new.city, 'state', new.state
  );
begin
  -- Shared: alerts don't wait for each other, but a block by or of the seller waits for them
  -- (private.lock_seller_alerts).
  perform pg_advisory_xact_lock_shared(hashtextextended('alerts of ' || new.user_id, 0));
  with matching as (
    select
      box.user_id, null::uuid as search_id, null::timestamptz as search_date, box.alert_mail as mail, plan.is_premium,
      case
        when plan.is_premium then occasion
        -- The first time a listing matches is news to every member.
        when tg_op = 'INSERT' or old.status <> 'active' or not private.is_match(old, box) then 'new'
      end as event
    from private.matching_boxes(new) box
    join public.users u on u.id = box.user_id
    cross join lateral (
      select private.tier_has_entitlement(u.membership_tier, 'premium_alerts') as is_premium
    ) as plan
    where box.vip_alerts and not is_verification
    union all
    select s.user_id, s.search_id, s.created_at, s.mail, true, occasion
    from private.matching_searches(new) s
    where s.verified_only or not is_verification
  ),
  wanted as (
    select
      m.user_id, m.event, bool_or(m.search_id is null) as in_buy_box,
      coalesce(
        array_agg(m.search_id order by m.search_date, m.search_id) filter (where m.search_id is not null), '{}'
      ) as search_ids,
      bool_or(m.mail <> 'off') as by_mail, bool_or(m.mail = 'instant' and m.is_premium) as is_instant
    from matching m
    where m.event is not null and (m.event <> 'new' or tg_op = 'INSERT' or not exists (
      select from public.deal_alerts sent where sent.user_id = m.user_id and sent.property_id = new.id
    ))
    group by m.user_id, m.event
  ),
  inserted as (
    insert into public.deal_alerts (
      user_id, property_id, event, price, previous_price, awaits_digest, mailed_at, in_buy_box, search_ids
    )
    select
      w.user_id, new.id, w.event, new.price, case when w.event <> 'new' then lowered_from end,
      w.by_mail and not w.is_instant or mail.instant and not mail.has_room,
      case when mail.instant and mail.has_room then now() end, w.in_buy_box, w.search_ids
    from wanted w
    join public.users u on u.id = w.user_id
    cross join lateral (
      select
        w.is_instant and exists (
          select from auth.users a where a.id = w.user_id and a.email_confirmed_at is not null
        ) as instant,
        -- Keeps sellers from flooding inboxes with tiny price cuts: the rest waits for the daily email.
        w.is_instant and (
          select count(*) < 20 from private.mail_queue q
          where q.user_id = w.user_id and q.kind = 'deal_alert' and q.created_at > now() - interval '1 hour'
        ) as has_room
    ) as mail
    -- Skips members whose account is being deleted.
    for key share of u
    on conflict on constraint deal_alerts_once do nothing
    returning id, user_id, mailed_at,
      payload || jsonb_build_object('event', event, 'previous_price', previous_price)
        || private.alert_reason(in_buy_box, search_ids) as data
  ),
  notified as (
    insert into public.notifications (user_id, kind, subject_id, data)
    select inserted.user_id, 'deal_alert', inserted.id, inserted.data
    from inserted
    left join public.notification_settings s on s.user_id = inserted.user_id and s.kind = 'deal_alert'
    where coalesce(s.in_app, true)
  )
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select inserted.user_id, 'deal_alert', inserted.id, inserted.data || jsonb_build_object('unsubscribe', m.token)
  from inserted join private.alert_mail m on m.user_id = inserted.user_id
  where inserted.mailed_at is not null;
  return null;
end;
$$;
comment on function private.alert_members() is
  'Trigger on properties: sends a listing that is new, cheaper, or back on the market to every member with alerts on '
  'whose buy box or alerting saved search it matches, except its seller, members across a block, and those already '
  'alerted at this price. One alert per member, whatever it matches. Cheaper means below properties.dropped_from; any '
  'other cut only reaches members who had no alert yet, as new. Without premium_alerts, members get one alert per '
  'listing, as new. A listing that gets verified is new to searches for verified ones. Kind deal_alert, subject the '
  'alert, data {property_id, title, event, price, previous_price, city, state, search: name of the saved search if it '
  'isn''t in the buy box}; in email also unsubscribe, the token. At most 20 instant emails per member and hour; the '
  'rest waits for the daily one.';

create trigger alert_on_insert after insert on public.properties
  for each row when (new.status = 'active') execute function private.alert_members();
create trigger alert_on_update after update of price, status, verified on public.properties
  for each row
  when (
    new.status = 'active'
      and (new.price < old.price or old.status <> 'active' or (new.verified and not old.verified))
  )
  execute function private.alert_members();

-- Withdrawing alerts ------------------------------------------------------------------------------

-- Notifications only ever link to active listings. The alert row stays, so that nothing is sent twice.
create function private.withdraw_alerts(ids uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- In the same order as when accounts are deleted.
  perform from public.notifications n where n.subject_id = any (ids) and n.kind = 'deal_alert' order by n.id for update;
  delete from public.notifications n where n.subject_id = any (ids) and n.kind = 'deal_alert';
  perform from private.mail_queue q where q.subject_id = any (ids) and q.kind = 'deal_alert' order by q.id for update;
  delete from private.mail_queue q where q.subject_id = any (ids) and q.kind = 'deal_alert' and q.claimed_at is null;
end;
$$;
comment on function private.withdraw_alerts(uuid[]) is
  'Deletes the notifications of these alerts, read or not, and their unsent emails.';

create function private.withdraw_listing_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(select a.id from public.deal_alerts a where a.property_id = new.id));
  return null;
end;
$$;
comment on function private.withdraw_listing_alerts() is
  'Trigger on properties: withdraws a listing''s alerts when it leaves the market.';

create trigger withdraw_alerts after update of status on public.properties
  for each row when (old.status = 'active'
    and new.status <> 'active') execute function private.withdraw_listing_alerts();

create function private.is_badge_alert(in_buy_box boolean, search_ids uuid[]) returns boolean
language sql stable set search_path = ''
as $$
  select not in_buy_box and not exists (
    select from public.search_alerts s where s.search_id = any (search_ids) and not s.verified_only
  );
$$;
comment on function private.is_badge_alert(boolean, uuid[]) is
  'Whether, of a deal alert''s buy box and searches, only searches for verified listings asked for it.';

create function private.withdraw_badge_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(
    select a.id from public.deal_alerts a
    where a.property_id = new.id and private.is_badge_alert(a.in_buy_box, a.search_ids)
  ));
  return null;
end;
$$;
comment on function private.withdraw_badge_alerts() is
  'Trigger on properties: withdraws a listing''s alerts to searches for verified listings when it loses the badge.';

-- Not `of verified`: that wouldn't see the change of private.review_edited_listing.
create trigger withdraw_badge_alerts after update on public.properties
  for each row when (old.verified and not new.verified) execute function private.withdraw_badge_alerts();

create function private.delete_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(select gone.id from gone));
  return null;
end;
$$;
comment on function private.delete_alerts() is
  'Statement trigger on deal_alerts: withdraws the alerts of a deleted listing or account.';

create trigger delete_alerts after delete on public.deal_alerts
  referencing old table as gone for each statement execute function private.delete_alerts();

create function private.lock_seller_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts of ' || least(new.blocker_id, new.blocked_id), 0));
  perform pg_advisory_xact_lock(hashtextextended('alerts of ' || greatest(new.blocker_id, new.blocked_id), 0));
  return new;
end;
$$;
comment on function private.lock_seller_alerts() is
  'Insert trigger on member_blocks: waits for alerts of either member''s listings in progress; later ones see the '
  'block.';

create function private.withdraw_blocked_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.withdraw_alerts(array(
    select a.id from public.properties p join public.deal_alerts a on a.property_id = p.id
    where (p.user_id, a.user_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
  ));
  return null;
end;
$$;
comment on function private.withdraw_blocked_alerts() is
  'Trigger on member_blocks: withdraws alerts about each other''s listings.';

-- Named to run after lock_blocked_pair, which locks the relationship of the two members.
create trigger lock_seller_alerts before insert on public.member_blocks
  for each row execute function private.lock_seller_alerts();
create trigger withdraw_alerts after insert on public.member_blocks
  for each row execute function private.withdraw_blocked_alerts();

-- Daily digest ------------------------------------------------------------------------------------

create function private.send_deal_digests(at timestamptz) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  day constant date := (at at time zone 'UTC')::date;
  noon constant timestamptz := (day + time '12:00') at time zone 'UTC';
  queued_count integer;
begin
  if at < noon then
    return 0;
  end if;
  -- Alerts older than a week are no longer news.
  update public.deal_alerts a set awaits_digest = false
  where a.id in (
    select w.id from public.deal_alerts w where w.awaits_digest
      and w.created_at < noon - interval '7 days' for update skip locked
  );
  -- Skips locked rows (accounts being deleted, boxes being changed) until the next run, so this never waits.
  with due as materialized (
    select m.user_id, m.token
    from private.alert_mail m
    join auth.users account on account.id = m.user_id
    where (m.digest_on is null or m.digest_on < day)
      and account.email_confirmed_at is not null
      and exists (select from public.deal_alerts w where w.user_id = m.user_id and w.awaits_digest
        and w.created_at < noon and private.is_mail_wanted(w))
    for update of m skip locked
  ),
  pending as materialized (
    select w.*, due.token
    from due join public.deal_alerts w on w.user_id = due.user_id
    where w.awaits_digest and w.created_at < noon and private.is_mail_wanted(w)
    for update of w skip locked
  ),
  still_current as materialized (
    select
      w.id, w.user_id, w.token, w.created_at, p.id as property_id,
      jsonb_build_object(
        'property_id', p.id, 'title', p.title, 'event', w.event, 'price', p.price,
        'previous_price', case when p.price < w.previous_price then w.previous_price end, 'city', p.city, 'state',
          p.state
      ) || private.alert_reason(w.in_buy_box, w.search_ids) as payload
    from pending w join public.properties p on p.id = w.property_id
    where p.status = 'active' and not private.blocked_between(w.user_id, p.user_id)
      and (w.event <> 'price_drop' or p.price < w.previous_price)
      and (p.verified or not private.is_badge_alert(w.in_buy_box, w.search_ids))
  ),
  news as (
    select
      latest.*,
      row_number() over (partition by latest.user_id order by latest.created_at desc, latest.id) as ordinal
    from (
      select distinct on (s.user_id, s.property_id) s.* from still_current s order by s.user_id, s.property_id,
        s.created_at desc, s.id
    ) latest
  ),
  queued as (
    insert into private.mail_queue (user_id, kind, data)
    select n.user_id, 'deal_digest', jsonb_build_object(
      'count', count(*), 'deals', jsonb_agg(n.payload order by n.ordinal) filter (where n.ordinal <= 20), 'unsubscribe',
        n.token
    )
    from news n group by n.user_id, n.token
    returning user_id
  ),
  notified as (
    update public.deal_alerts a set awaits_digest = false, mailed_at = now() from still_current s where a.id = s.id
  ),
  dated as (
    update private.alert_mail m set digest_on = day from queued where m.user_id = queued.user_id
  )
  select count(*) into queued_count from queued;
  return queued_count;
end;
$$;
comment on function private.send_deal_digests(timestamptz) is 'Implements public.send_deal_digests.';

create function public.send_deal_digests(at timestamptz default now()) returns integer
language sql volatile set search_path = ''
as $$ select private.send_deal_digests(at); $$;
comment on function public.send_deal_digests(timestamptz) is
  'For a schedule, every few minutes: from noon UTC on, queues one email (kind deal_digest) for each member who '
  'wants a daily one, with the alerts from before noon that weren''t emailed, whose listing is active and whose '
  'news still holds. Each listing appears once, as it is now; the newest 20 and the total: data {count, deals: '
  '[{property_id, title, event, price, previous_price, city, state, search}], unsubscribe}. Does nothing before '
  'noon or twice a day. Returns the number of emails queued.';

-- Account deletion --------------------------------------------------------------------------------

create function private.lock_deal_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Changing a listing locks it, then the members it alerts. So first lock the account's own listings, and those whose
  -- counts it changes. For update: a weaker lock would be upgraded when the listings are deleted, and could then wait
  -- for a vote that holds its foreign key's lock and waits for this one.
  perform from public.properties p
  where p.user_id = old.id or p.id in (
    select s.property_id from public.saved_listings s where s.user_id = old.id
    union select f.property_id from public.property_feedback f where f.user_id = old.id
  )
  order by p.id for update;
  perform from private.alert_mail m where m.user_id = old.id for update;
  return old;
end;
$$;
comment on function private.lock_deal_alerts() is
  'Delete trigger on auth.users, named to run before lock_relationships, which locks the member: locks the listings '
  'and the alert settings that change with the account, in one order.';

create trigger lock_deal_alerts before delete on auth.users for each row execute function private.lock_deal_alerts();

create function private.lock_sent_alerts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.deal_alerts a
  where a.user_id = old.id or a.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by a.id for update;
  return old;
end;
$$;
comment on function private.lock_sent_alerts() is
  'Delete trigger on auth.users, named to run after lock_relationships: once the member is locked, no alert is added, '
  'so this locks all of them, in one order. Otherwise two accounts that share alerts could wait for each other.';

create trigger lock_sent_alerts before delete on auth.users for each row execute function private.lock_sent_alerts();

-- Data export -------------------------------------------------------------------------------------

create function private.exported_alerts() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'deal_alerts', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at), '[]') from public.deal_alerts a
        where a.user_id = me.id
    ),
    'search_alerts', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]') from public.search_alerts s
        where s.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_alerts() is
  'Part of public.export_my_data: the deal alerts the caller got, and the saved searches that alert them.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.deal_alerts enable row level security;

create policy "Members can read their own alerts"
  on public.deal_alerts for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.deal_alerts from anon, authenticated;
grant select on public.deal_alerts to authenticated;
grant all on public.deal_alerts to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.unsubscribe_from_alerts(uuid) to anon, authenticated, service_role;
grant execute on function private.send_deal_digests(timestamptz) to service_role;
grant execute on function private.exported_alerts() to authenticated, service_role;
revoke execute on function public.unsubscribe_from_alerts(uuid) from public;
revoke execute on function public.send_deal_digests(timestamptz) from public, anon, authenticated;
grant execute on function public.unsubscribe_from_alerts(uuid) to anon, authenticated, service_role;
grant execute on function public.send_deal_digests(timestamptz) to service_role;


-- supabase/schemas/notifications.sql

-- Notifications and the queue of their emails. Triggers of each domain call private.notify. To add a kind, add it to
-- the app's catalog (src/features/notifications/catalog.ts), run npm run reference:notifications, and emit it in a
-- trigger.

create table public.notification_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$')
);
comment on table public.notification_kinds is
  'Kinds of notifications. Generated from the app''s catalog, src/features/notifications/catalog.ts, by npm run '
  'reference:notifications.';

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null references public.notification_kinds (kind),
  actor_id uuid references public.users (id) on delete cascade,
  subject_id uuid,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications_once unique nulls not distinct (user_id, kind, actor_id, subject_id)
);
comment on table public.notifications is
  'Members'' notifications, written by triggers. Members read, mark, and delete their own.';
comment on column public.notifications.actor_id is 'Who did it; null if nobody is named, as for staff decisions.';
comment on column public.notifications.subject_id is
  'The row it''s about; deleting that row deletes the notification. Null if it''s about the actor alone.';
comment on column public.notifications.data is 'What the text and the link need besides, depending on the kind.';
create index notifications_newest_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_kind_idx on public.notifications (kind);
create index notifications_actor_idx on public.notifications (actor_id);
create index notifications_subject_idx on public.notifications (subject_id);

create table public.notification_settings (
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null references public.notification_kinds (kind),
  in_app boolean not null default true,
  mail boolean not null default false,
  primary key (user_id, kind)
);
comment on table public.notification_settings is
  'How a member gets a kind of notification. Without a row: in the app, not by email.';
comment on column public.notification_settings.mail is 'Whether to email a copy. Sent only to a confirmed address.';
create index notification_settings_kind_idx on public.notification_settings (kind);

create function private.stamp_read_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.read_at is not null and current_user in ('anon', 'authenticated') then
    new.read_at := coalesce(old.read_at, now());
  end if;
  return new;
end;
$$;
comment on function private.stamp_read_at() is
  'Update trigger: sets read_at to now for API callers; a notification stays read.';

create trigger check_updated_columns before update on public.notifications
  for each row execute function private.allow_update_columns('read_at');
create trigger stamp_read_at before update of read_at on public.notifications
  for each row execute function private.stamp_read_at();
create trigger check_updated_columns before update on public.notification_settings
  for each row execute function private.allow_update_columns('in_app', 'mail');

create table private.mail_queue (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null references public.notification_kinds (kind),
  actor_id uuid references public.users (id) on delete cascade,
  subject_id uuid,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
comment on table private.mail_queue is
  'Queued emails, and sent ones for 30 days. A row is claimed before it''s sent and never claimed again unless the '
  'attempt is known to have failed, so a crash can lose an email but never sends it twice.';
create index mail_queue_due_idx on private.mail_queue (due_at) where claimed_at is null and given_up_at is null;
create index mail_queue_user_idx on private.mail_queue (user_id);
create index mail_queue_kind_idx on private.mail_queue (kind);
create index mail_queue_actor_idx on private.mail_queue (actor_id);
create index mail_queue_subject_idx on private.mail_queue (subject_id);

create function private.claim_mail(max_rows integer)
returns table (id uuid, user_id uuid, email text, name text, kind text, actor_id uuid, actor_name text, data jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(max_rows, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, shown.id, shown.name, c.data
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    left join public.users shown on shown.id = c.actor_id and private.profile_visible_to(shown.id, reader.id)
    order by c.due_at;
end;
$$;
comment on function private.claim_mail(integer) is 'Implements public.claim_mail.';

create function public.claim_mail(max_rows integer default 20)
returns table (id uuid, user_id uuid, email text, name text, kind text, actor_id uuid, actor_name text, data jsonb)
language sql volatile set search_path = ''
as $$ select * from private.claim_mail(max_rows); $$;
comment on function public.claim_mail(integer) is
  'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. actor_id and actor_name '
  'are null if nobody is named or the reader can''t see the actor''s profile.';

create function private.complete_mail(mail_id uuid, error text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.mail_queue q
  set sent_at = case when error is null then clock_timestamp() end,
      last_error = left(error, 500),
      -- Retries after 1, 4, 9, and 16 minutes.
      claimed_at = case when error is null or q.attempts >= 5 then q.claimed_at end,
      due_at = now() + q.attempts * q.attempts * interval '1 minute',
      given_up_at = case when error is not null and q.attempts >= 5 then clock_timestamp() end
  where q.id = mail_id and q.claimed_at is not null and q.sent_at is null and q.given_up_at is null;
$$;
comment on function private.complete_mail(uuid, text) is 'Implements public.complete_mail.';

create function public.complete_mail(mail_id uuid, error text default null) returns void
language sql volatile set search_path = ''
as $$ select private.complete_mail(mail_id, error); $$;
comment on function public.complete_mail(uuid, text) is
  'For the send-mail function: records that a claimed email was sent, or the error, which schedules a retry until '
  'the fifth attempt. Does nothing for any other email.';

-- Notifying ---------------------------------------------------------------------------------------

create function private.notify(member uuid, kind text, actor uuid, subject uuid, data jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings public.notification_settings;
  added integer;
begin
  if member is null or member = actor or private.blocked_between(member, actor) then
    return;
  end if;
  select * into settings from public.notification_settings s where s.user_id = member and s.kind = notify.kind;
  if coalesce(settings.in_app, true) then
    insert into public.notifications as n (user_id, kind, actor_id, subject_id, data)
    values (member, notify.kind, actor, subject, notify.data)
    on conflict on constraint notifications_once
    do update set created_at = now(), read_at = null, data = excluded.data
      where n.created_at < now() - interval '1 day';
    get diagnostics added = row_count;
    if added = 0 then
      return;
    end if;
  end if;
  -- Without notifications in the app, the queued emails show what was already sent.
  if coalesce(settings.mail, false)
    and exists (select from auth.users a where a.id = member and a.email_confirmed_at is not null)
    and not exists (
      select from private.mail_queue q
      where q.user_id = member and q.kind = notify.kind and q.actor_id is not distinct from actor
        and q.data = notify.data
        and q.created_at > now() - interval '1 day'
    )
  then
    insert into private.mail_queue (user_id, kind, actor_id, subject_id, data) values (member, notify.kind, actor,
      subject, notify.data);
  end if;
end;
$$;
comment on function private.notify(uuid, text, uuid, uuid, jsonb) is
  'Notifies a member as they have set it: in the app, by email, or not at all. Never about their own actions or '
  'across a block. Repeats count once a day, so that toggling something doesn''t flood the list.';

create function private.cancel_unwanted_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.mail_queue q
  where q.user_id = new.user_id and q.kind = new.kind and q.claimed_at is null
    and not private.is_always_mailed(q.kind, q.data);
  return null;
end;
$$;
comment on function private.cancel_unwanted_mail() is
  'Trigger on notification_settings: discards unsent emails of a kind the member turned off.';

create trigger cancel_unwanted_mail after update of mail on public.notification_settings
  for each row when (old.mail and not new.mail) execute function private.cancel_unwanted_mail();

-- Data export -------------------------------------------------------------------------------------

create function private.exported_notifications() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at), '[]')
      from public.notifications n where n.user_id = me.id
    ),
    'notification_settings', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.kind), '[]')
      from public.notification_settings s where s.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_notifications() is
  'Part of public.export_my_data: notifications and their settings.';

-- Deleting notifications --------------------------------------------------------------------------

create function private.delete_notifications(subject uuid, kinds text[], actor uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  where n.subject_id = subject and n.kind = any (kinds)
    and (delete_notifications.actor is null or n.actor_id = delete_notifications.actor);
  delete from private.mail_queue q
  where q.subject_id = subject and q.kind = any (kinds)
    and (delete_notifications.actor is null or q.actor_id = delete_notifications.actor)
    and q.claimed_at is null;
$$;
comment on function private.delete_notifications(uuid, text[], uuid) is
  'Deletes the notifications of these kinds about a subject, and their unsent emails. Members choose the IDs of '
  'their content, and could choose an existing one, so kinds about rows of several tables need the actor.';

-- Account deletion --------------------------------------------------------------------------------

create function private.lock_shared_records() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.profile_views v where old.id in (v.member_id, v.viewer_id) order by v.id for update;
  perform from public.member_blocks b where old.id in (b.blocker_id, b.blocked_id) order by b.id for update;
  perform from public.reports r where old.id in (r.reporter_id, r.reported_id) order by r.id for update;
  perform from public.moderation_actions a where old.id in (a.member_id, a.actor_id) order by a.id for update;
  perform from public.moderation_appeals a where old.id in (a.member_id, a.decided_by) order by a.id for update;
  perform from public.notifications n where old.id in (n.user_id, n.actor_id) order by n.id for update;
  perform from private.mail_queue q where old.id in (q.user_id, q.actor_id) order by q.id for update;
  return old;
end;
$$;
comment on function private.lock_shared_records() is
  'Delete trigger on auth.users, named to run after lock_relationships: locks records shared with other members in '
  'one order, so that two accounts can be deleted at the same time.';

create trigger lock_shared_records before delete on auth.users
  for each row execute function private.lock_shared_records();

create function public.unread_counts() returns table (notifications integer, messages integer, requests integer)
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select
    (select count(*) from public.notifications n where n.user_id = me.id and n.read_at is null)::integer,
    (select count(*) from public.conversation_members s where s.user_id = me.id and s.unread > 0)::integer,
    (select count(*) from public.connections c where c.receiver_id = me.id and c.status = 'pending')::integer
  from me;
$$;
comment on function public.unread_counts() is
  'The caller''s unread notifications, conversations with unread messages, and pending connection requests, in one '
  'row.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.notification_kinds enable row level security;
alter table public.notifications enable row level security;
alter table public.notification_settings enable row level security;

create policy "Members can read notification kinds"
  on public.notification_kinds for select to authenticated using (true);

create policy "Members can read their own notifications"
  on public.notifications for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can mark their own notifications"
  on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own notifications"
  on public.notifications for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own notification settings"
  on public.notification_settings for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own notification settings"
  on public.notification_settings for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can update their own notification settings"
  on public.notification_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.notification_kinds, public.notifications, public.notification_settings from anon, authenticated;
grant select on public.notification_kinds to authenticated;
grant select, update, delete on public.notifications to authenticated;
grant select, insert, update on public.notification_settings to authenticated;
grant all on public.notification_kinds, public.notifications, public.notification_settings to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.claim_mail(integer), private.complete_mail(uuid, text) to service_role;
grant execute on function private.exported_notifications() to authenticated, service_role;
revoke execute on function public.claim_mail(integer), public.complete_mail(uuid, text) from public, anon,
  authenticated;
revoke execute on function public.unread_counts() from public, anon;
grant execute on function public.claim_mail(integer), public.complete_mail(uuid, text) to service_role;
grant execute on function public.unread_counts() to authenticated, service_role;


-- supabase/schemas/realtime.sql

-- Realtime broadcasts. They say that something changed, never what: the app then reads it under its policies.

create function private.broadcast_change(member uuid, changed text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('changed', broadcast_change.changed), 'changed', 'member:' || member, true);
end;
$$;
comment on function private.broadcast_change(uuid, text) is
  'Broadcasts to the member''s own channel, member:{id}, that something of theirs changed, such as notifications.';

create function private.broadcast_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_change(touched.user_id, 'notifications')
    from (select distinct t.user_id from touched t) as touched;
  return null;
end;
$$;
comment on function private.broadcast_notifications() is
  'Statement trigger on notifications: broadcasts once to each affected member.';

create trigger realtime_added after insert on public.notifications
  referencing new table as touched for each statement execute function private.broadcast_notifications();
create trigger realtime_changed after update on public.notifications
  referencing new table as touched for each statement execute function private.broadcast_notifications();
create trigger realtime_removed after delete on public.notifications
  referencing old table as touched for each statement execute function private.broadcast_notifications();

create function private.broadcast_to_topic(topic text, changed text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('changed', broadcast_to_topic.changed), 'changed', broadcast_to_topic.topic,
    true);
end;
$$;
comment on function private.broadcast_to_topic(text, text) is
  'Broadcasts to everyone on a private channel that something changed.';

create function private.broadcast_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_to_topic('listing:' || old.id, 'listing');
  return null;
end;
$$;
comment on function private.broadcast_listing() is
  'Trigger on properties: tells everyone viewing the listing that it was edited, verified, paused, sold, or deleted.';

create trigger realtime_changed after update on public.properties
  for each row when (
    (old.updated_at, old.status, old.verified) is distinct from (new.updated_at, new.status, new.verified)
  )
  execute function private.broadcast_listing();
create trigger realtime_removed after delete on public.properties
  for each row execute function private.broadcast_listing();

-- Policies ----------------------------------------------------------------------------------------

create policy "Members can listen to their own channel"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text);

-- Not only for listings the reader can see: one that becomes invisible is news to anyone viewing it.
create policy "Everyone can listen for changes of a listing"
  on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) like 'listing:%');

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;


-- supabase/schemas/mentions.sql

-- Mentions of members in content.

-- Stored as @[Name](id), the only markup in members' content.
create function private.mentioned_members(content text) returns uuid[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select found.mention[1]::uuid
    from regexp_matches(
      content, '@\[[^][()\n]{1,120}\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\)', 'g'
    ) with ordinality as found (mention, ordinal)
    group by 1 order by min(found.ordinal) limit 10
  );
$$;
comment on function private.mentioned_members(text) is 'IDs of the members mentioned in a text, in order, at most 10.';

create function private.normalize_mentions(content text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  result text := content;
  previous text;
  mention text[];
  real_name text;
begin
  -- Too long for any column, whose check will refuse it.
  if char_length(content) > 20000 then
    return content;
  end if;
  -- Repeats while something changes, because the rest of one mention may complete another.
  while result is distinct from previous loop
    previous := result;
    for mention in
      select distinct piece.parts from regexp_matches(
        previous, '(@\[([^][()\n]{1,120})\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\))', 'g'
      ) as piece (parts)
    loop
      select translate(u.name, '[]()' || E'\n', '') into real_name from public.users u where u.id = mention[3]::uuid;
      result := replace(
        result, mention[1],
        case when real_name ~ '\S' then '@[' || real_name || '](' || mention[3] || ')' else '@' || mention[2] end
      );
    end loop;
  end loop;
  return result;
end;
$$;
comment on function private.normalize_mentions(text) is
  'The text with every mention under the member''s real name. Mentions of members the caller can''t see become '
  'plain text.';

create function private.normalize_content() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.content := private.normalize_mentions(btrim(new.content, E' \t\r\n'));
  return new;
end;
$$;
comment on function private.normalize_content() is
  'Trigger on tables with a content column, with the writer''s rights: trims it and normalizes its mentions.';

create function private.notify_mentioned(content text, excluded_ids uuid[], actor uuid, subject uuid, data jsonb)
  returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(mentioned.id, 'mention', actor, subject, data)
  from unnest(private.mentioned_members(content)) as mentioned (id)
  join public.users u on u.id = mentioned.id
  where mentioned.id <> all (excluded_ids) and private.profile_visible_to(actor, mentioned.id);
$$;
comment on function private.notify_mentioned(text, uuid[], uuid, uuid, jsonb) is
  'Notifies the members a text mentions, except excluded_ids and those who can''t see the writer. Kind '
  'mention, data {in: post, comment, topic; title; path: its path in the app}.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.normalize_mentions(text) to authenticated, service_role;


-- supabase/schemas/reports.sql

-- Reports to staff.

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.users (id) on delete set null,
  reported_id uuid references public.users (id) on delete set null,
  subject_kind text not null check (
    subject_kind in ('profile', 'review', 'listing', 'post', 'comment', 'event', 'forum', 'topic', 'reply', 'message')
  ),
  subject_id uuid not null,
  reason text not null check (reason in ('spam', 'scam', 'harassment', 'false_information', 'other')),
  details text check (char_length(details) <= 2000 and details ~ '\S'),
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references public.users (id) on delete set null,
  outcome text check (char_length(outcome) <= 1000 and outcome ~ '\S'),
  severity integer not null generated always as (
    case reason when 'scam' then 3 when 'harassment' then 2 when 'false_information' then 1 else 0 end
  ) stored,
  constraint reports_handled check ((handled_at is null) = (outcome is null))
);
comment on table public.reports is
  'Reports by members, with the subject as the reporter saw it. For moderators; reporters read their own.';
comment on column public.reports.severity is
  'Rank of the reason in the queue, from the most harmful: 3 scam, 2 harassment, 1 false information, 0 others.';
comment on column public.reports.reported_id is 'The owner of the reported subject.';
comment on column public.reports.snapshot is 'The reported row as the reporter saw it.';
comment on column public.reports.outcome is 'What staff did about it.';
create index reports_open_idx on public.reports (severity desc, created_at, id) where handled_at is null;
create index reports_subject_idx on public.reports (subject_id) where handled_at is null;
create unique index reports_once_idx on public.reports (reporter_id, subject_kind, subject_id) where handled_at is null;
create index reports_reported_idx on public.reports (reported_id);
create index reports_handled_by_idx on public.reports (handled_by);

create function private.file_report(kind text, subject uuid, reported uuid, reason text, details text, snapshot jsonb)
  returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  report_id uuid;
begin
  if reported = me then
    raise exception 'That is your own' using errcode = '42501';
  end if;
  perform from public.users u where u.id = me for no key update;
  select r.id into report_id from public.reports r
  where r.reporter_id = me and r.subject_kind = kind and r.subject_id = subject and r.handled_at is null;
  if report_id is not null then
    return report_id;
  end if;
  perform private.consume_rate_limit('report');
  insert into public.reports (reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot)
  values (me, reported, kind, subject, reason, nullif(btrim(details, E' \t\r\n'), ''), snapshot)
  returning id into report_id;
  return report_id;
end;
$$;
comment on function private.file_report(text, uuid, uuid, text, text, jsonb) is
  'Implements public.report, which has read the subject under the caller''s policies. Stores a report by the '
  'caller.';

create function private.content_source(kind text) returns text[]
language sql immutable set search_path = ''
as $$
  select case kind
    when 'profile' then '{users,id}'
    when 'review' then '{member_reviews,author_id}'
    when 'listing' then '{properties,user_id}'
    when 'post' then '{feed_posts,user_id}'
    when 'comment' then '{feed_comments,user_id}'
    when 'event' then '{events,user_id}'
    when 'forum' then '{forums,user_id}'
    when 'topic' then '{forum_topics,user_id}'
    when 'reply' then '{forum_posts,user_id}'
    when 'message' then '{messages,user_id}'
  end::text[];
$$;
comment on function private.content_source(text) is
  'The public table of a kind of content that can be reported, and its owner column; null for an unknown kind.';

create function public.report(subject_kind text, subject_id uuid, reason text, details text default null) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  source constant text[] := private.content_source(report.subject_kind);
  reported uuid;
  snapshot jsonb;
begin
  if source is null then
    raise exception 'Nothing that can be reported: %', report.subject_kind using errcode = '22023';
  end if;
  execute format('select s.%I, to_jsonb(s) - ''search_text'' from public.%I s where s.id = $1', source[2], source[1])
    into reported, snapshot using report.subject_id;
  if reported is null then
    raise exception 'This content no longer exists, so there is nothing to report.' using errcode = 'P0001';
  end if;
  return private.file_report(report.subject_kind, report.subject_id, reported, report.reason, report.details, snapshot);
end;
$$;
comment on function public.report(text, uuid, text, text) is
  'Reports something the caller can see to staff, with a snapshot: profile, review, listing, post, comment, event, '
  'forum, topic, reply, or message. reason: spam, scam, harassment, false_information, or other. details: at most '
  '2,000 characters. Returns the report''s ID; repeating it while it''s open returns the same one. Raises 22023 for '
  'another kind, 42501 for the caller''s own content, 23514 for another reason or longer details, and P0001 for '
  'something the caller can''t see and beyond the limit of reports a day.';

create function private.handle_report(report_id uuid, outcome text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  report public.reports;
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can handle reports' using errcode = '42501';
  end if;
  if exists (select from public.reports r where r.id = report_id and r.reported_id = auth.uid()) then
    raise exception 'Someone else must handle a report about you' using errcode = '42501';
  end if;
  update public.reports r
  set handled_at = now(), handled_by = auth.uid(), outcome = btrim(handle_report.outcome, E' \t\r\n')
  where r.id = report_id and r.handled_at is null
  returning r.* into report;
  if not found then
    raise exception 'This report has already been handled.' using errcode = 'P0001';
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, report_id)
  values ('dismiss', report.subject_kind, report.subject_id, private.content_title(report.snapshot),
    report.reported_id, auth.uid(), report.outcome, report.id);
end;
$$;
comment on function private.handle_report(uuid, text) is 'Implements public.handle_report.';

create function public.handle_report(report_id uuid, outcome text) returns void
language sql volatile set search_path = ''
as $$ select private.handle_report(report_id, outcome); $$;
comment on function public.handle_report(uuid, text) is
  'For moderators: closes a report without an action, with an outcome of 1 to 1,000 characters. Raises '
  '42501 for others and for a report about oneself, P0001 for one that''s closed or gone, and '
  '23502 or 23514 for a missing, blank, or longer outcome.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.reports enable row level security;

create policy "Moderators can read reports; reporters can read their own"
  on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant all on public.reports to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.content_source(text), private.file_report(text, uuid, uuid, text, text, jsonb),
  private.handle_report(uuid, text)
  to authenticated, service_role;
revoke execute on function public.report(text, uuid, text, text), public.handle_report(uuid, text) from public, anon;
grant execute on function
  public.report(text, uuid, text, text), public.handle_report(uuid, text)
  to authenticated, service_role;


-- supabase/schemas/feed.sql

-- The community feed: posts, likes, comments. To prevent deadlocks, changing a count locks the post first.

create table public.feed_posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  type text not null default 'discussion' check (type in ('discussion', 'investment', 'event')),
  subtype text check (subtype in ('joint_venture', 'boots_on_ground', 'private_money')),
  title text not null check (char_length(title) <= 160 and title ~ '\S'),
  content text not null check (char_length(content) <= 5000 and content ~ '\S'),
  tags text[] not null default '{}' check (cardinality(tags) <= 10 and private.is_short_text_list(tags, 40)),
  image text,
  image_width integer check (image_width between 1 and 20000),
  image_height integer check (image_height between 1 and 20000),
  location text check (char_length(location) <= 160 and location ~ '\S'),
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  constraint feed_posts_own_image check (
    image like user_id::text || '/posts/_%' and image not like '%..%' and char_length(image) <= 300
  ),
  constraint feed_posts_image_size check (num_nulls(image, image_width, image_height) in (0, 3))
);
comment on table public.feed_posts is 'Posts in the community feed. For all members, except across a block.';
comment on column public.feed_posts.subtype is
  'What the author is looking for or offering; a separate filter, independent of type.';
comment on column public.feed_posts.content is 'Plain text with mentions: @[Name](id).';
comment on column public.feed_posts.tags is 'In the author''s order, without duplicates, ignoring case.';
comment on column public.feed_posts.image is
  'Path in the images bucket, in the author''s own folder: {user id}/posts/...';
comment on column public.feed_posts.image_width is 'Pixels of the stored image, to reserve its space while it loads.';
comment on column public.feed_posts.likes is 'Number of members who like it. Kept by triggers.';
comment on column public.feed_posts.comments is
  'Number of comments, including those hidden from the reader. Kept by triggers.';
comment on column public.feed_posts.edited_at is 'When the author last edited it; null if never.';
comment on column public.feed_posts.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index feed_posts_removed_idx on public.feed_posts (removed_at) where removed_at is not null;
create index feed_posts_newest_idx on public.feed_posts (created_at desc, id desc);
create index feed_posts_type_idx on public.feed_posts (type, created_at desc, id desc);
create index feed_posts_subtype_idx on public.feed_posts (subtype, created_at desc, id desc) where subtype is not null;
create index feed_posts_user_idx on public.feed_posts (user_id, created_at desc, id desc);

create table public.feed_likes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.feed_posts (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint feed_likes_once unique (post_id, user_id)
);
comment on table public.feed_likes is 'Who likes which post. Members read their own; everyone sees the count.';
create index feed_likes_user_idx on public.feed_likes (user_id, created_at desc);

create table public.feed_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.feed_posts (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  content text not null check (char_length(content) <= 2000 and content ~ '\S'),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz
);
comment on table public.feed_comments is 'Comments on posts. For members who can see the post, except across a block.';
comment on column public.feed_comments.content is 'Plain text with mentions: @[Name](id).';
comment on column public.feed_comments.edited_at is 'When the author last edited it; null if never.';
comment on column public.feed_comments.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index feed_comments_removed_idx on public.feed_comments (removed_at) where removed_at is not null;
create index feed_comments_oldest_idx on public.feed_comments (post_id, created_at, id);
create index feed_comments_user_idx on public.feed_comments (user_id, created_at desc, id desc);

-- Posts -------------------------------------------------------------------------------------------

create function private.reset_feed_counts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new := jsonb_populate_record(new, '{"edited_at": null, "removed_at": null, "likes": 0, "comments": 0}'::jsonb);
  end if;
  return new;
end;
$$;
comment on function private.reset_feed_counts() is
  'Insert trigger on posts and comments: API callers can''t choose edited_at, removed_at, or the counts.';

create function private.normalize_feed_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.title := btrim(new.title, E' \t\r\n');
  new.location := nullif(btrim(new.location, E' \t\r\n'), '');
  new.tags := array(
    select distinct_tags.tag
    from (
      select distinct on (lower(trimmed.tag)) trimmed.tag, input.ordinal
      from unnest(new.tags) with ordinality as input (tag, ordinal)
      cross join lateral btrim(input.tag, E' \t\r\n') as trimmed (tag)
      where trimmed.tag <> ''
      order by lower(trimmed.tag), input.ordinal
    ) as distinct_tags
    order by distinct_tags.ordinal
  );
  return new;
end;
$$;
comment on function private.normalize_feed_post() is
  'Trigger on feed_posts: trims title, location, and tags, and removes empty and duplicate tags.';

create trigger a_require_own_row before insert on public.feed_posts
  for each row execute function private.require_own_row();
create trigger check_updated_columns before update on public.feed_posts
  for each row execute function private.allow_update_columns(
    'type', 'subtype', 'title', 'content', 'tags', 'image', 'image_width', 'image_height', 'location'
  );
create trigger limit_edits before update of content on public.feed_posts
  for each row execute function private.enforce_rate_limit('feed_edit');
create trigger limit_posts before insert on public.feed_posts
  for each row execute function private.enforce_rate_limit('post');
create trigger require_verified_email before insert or update on public.feed_posts
  for each statement execute function private.require_verified_email();
create trigger normalize_content before insert or update of content on public.feed_posts
  for each row execute function private.normalize_content();
create trigger normalize_post before insert or update of title, tags, location on public.feed_posts
  for each row execute function private.normalize_feed_post();
create trigger reset_counts before insert on public.feed_posts
  for each row execute function private.reset_feed_counts();
-- Named to run after the triggers that normalize the row.
create trigger z_stamp_edited_at before update of type, subtype, title, content, tags, image,
  location on public.feed_posts
  for each row execute function private.stamp_edited_at();

create function private.follow_up_feed_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{mention}', old.user_id);
    return null;
  end if;
  perform private.notify_mentioned(
    new.content, case when tg_op = 'UPDATE' then private.mentioned_members(old.content) else '{}' end, new.user_id,
      new.id,
    jsonb_build_object('in', 'post', 'title', new.title, 'path', '/community/posts/' || new.id)
  );
  if tg_op = 'INSERT' then
    perform private.broadcast_to_topic('feed', 'posts');
  end if;
  return null;
end;
$$;
comment on function private.follow_up_feed_post() is
  'Row trigger on feed_posts: notifies members it mentions (after an edit, only new ones), broadcasts new posts on '
  'the topic feed, and deletes notifications with the post.';

create trigger follow_up_post after insert or delete or update of content on public.feed_posts
  for each row execute function private.follow_up_feed_post();

create function public.excerpt(post public.feed_posts) returns text
language sql stable set search_path = ''
as $$
  select case
    when shown.text = post.content then post.content
    -- Doesn't cut a mention in half.
    else btrim(regexp_replace(shown.text, '@(\[[^][()\n]{0,120}(\](\([0-9a-f-]{0,36})?)?)?$', ''), E' \t\r\n') || '…'
  end
  from (select array_to_string((string_to_array(left(post.content, 600), E'\n'))[1:12], E'\n') as text) as shown;
$$;
comment on function public.excerpt(public.feed_posts) is
  'Computed field: the content, cut to 600 characters and 12 lines with an ellipsis. For lists.';

-- Likes -------------------------------------------------------------------------------------------

create function private.lock_feed_post(post_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.feed_posts p
  where p.id = lock_feed_post.post_id and p.user_id <> all (private.hidden_member_ids()) and p.removed_at is null
  for no key update;
  if not found then
    raise exception 'This post no longer exists.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.lock_feed_post(uuid) is
  'Locks a post''s counts, and keeps it from being deleted, until the transaction ends. Raises P0001 for a post the '
  'caller can''t see.';

create function private.like_post(post_id uuid, liked boolean) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_feed_post(like_post.post_id);
  perform private.consume_rate_limit('like');
  if liked then
    insert into public.feed_likes (post_id, user_id) values (like_post.post_id, auth.uid())
    on conflict on constraint feed_likes_once do nothing;
  else
    delete from public.feed_likes l where l.post_id = like_post.post_id and l.user_id = auth.uid();
  end if;
  return (select p.likes from public.feed_posts p where p.id = like_post.post_id);
end;
$$;
comment on function private.like_post(uuid, boolean) is 'Implements public.like_post.';

create function public.like_post(post_id uuid, liked boolean) returns integer
language sql volatile set search_path = ''
as $$ select private.like_post(post_id, liked); $$;
comment on function public.like_post(uuid, boolean) is
  'Sets whether the caller likes a post; idempotent. Returns the new number of likes. Raises P0001 for a post that '
  'is gone or that the caller can''t see, and after 120 a minute, and 23502 without a caller.';

create function private.count_like() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.feed_posts p set likes = p.likes + 1 where p.id = new.post_id;
  else
    update public.feed_posts p set likes = p.likes - 1 where p.id = old.post_id;
  end if;
  return null;
end;
$$;
comment on function private.count_like() is 'Row trigger on feed_likes: keeps the post''s count.';

create trigger require_verified_email before insert on public.feed_likes
  for each statement execute function private.require_verified_email();
create trigger count_like after insert or delete on public.feed_likes
  for each row execute function private.count_like();

create function public.liked(post public.feed_posts) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.feed_likes l where l.post_id = post.id and l.user_id = (select auth.uid()));
$$;
comment on function public.liked(public.feed_posts) is 'Computed field: whether the caller likes the post.';

-- Comments ----------------------------------------------------------------------------------------

create function private.lock_commented_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.lock_feed_post(new.post_id);
  end if;
  return new;
end;
$$;
comment on function private.lock_commented_post() is
  'Insert trigger on feed_comments: locks the post before the member''s row, in the usual order. Raises P0001 for a '
  'post the caller can''t see.';

create trigger a_require_own_row before insert on public.feed_comments
  for each row execute function private.require_own_row();
create trigger b_lock_post before insert on public.feed_comments
  for each row execute function private.lock_commented_post();
create trigger check_updated_columns before update on public.feed_comments
  for each row execute function private.allow_update_columns('content');
create trigger limit_edits before update of content on public.feed_comments
  for each row execute function private.enforce_rate_limit('feed_edit');
create trigger limit_comments before insert on public.feed_comments
  for each row execute function private.enforce_rate_limit('comment');
create trigger require_verified_email before insert or update on public.feed_comments
  for each statement execute function private.require_verified_email();
create trigger normalize_content before insert or update of content on public.feed_comments
  for each row execute function private.normalize_content();
create trigger reset_counts before insert on public.feed_comments
  for each row execute function private.reset_feed_counts();
create trigger z_stamp_edited_at before update of content on public.feed_comments
  for each row execute function private.stamp_edited_at();

create function private.follow_up_feed_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  post public.feed_posts;
begin
  if tg_op = 'DELETE' then
    update public.feed_posts p set comments = p.comments - 1 where p.id = old.post_id;
    perform private.delete_notifications(old.id, '{post_comment,mention}', old.user_id);
    return null;
  end if;
  if tg_op = 'INSERT' then
    update public.feed_posts p set comments = p.comments + 1 where p.id = new.post_id returning * into post;
    perform private.notify(
      post.user_id, 'post_comment', new.user_id, new.id, jsonb_build_object('post_id', post.id, 'title', post.title)
    );
  else
    select * into post from public.feed_posts p where p.id = new.post_id;
  end if;
  perform private.notify_mentioned(
    new.content,
    -- The author was already notified of the comment, and members across a block from them can't see the post.
    post.user_id || case when tg_op = 'UPDATE' then private.mentioned_members(old.content) else '{}' end
      || array(select m.id from unnest(private.mentioned_members(new.content)) as m (id)
        where private.blocked_between(m.id, post.user_id)),
    new.user_id, new.id,
    jsonb_build_object('in', 'comment', 'title', post.title, 'path', '/community/posts/' || post.id)
  );
  return null;
end;
$$;
comment on function private.follow_up_feed_comment() is
  'Row trigger on feed_comments: keeps the post''s count, notifies its author (kind post_comment, data {post_id, '
  'title}) and members it mentions, and deletes both notifications with the comment.';

create trigger follow_up_comment after insert or delete or update of content on public.feed_comments
  for each row execute function private.follow_up_feed_comment();

create function private.delete_comment(comment_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  comment public.feed_comments;
begin
  select * into comment from public.feed_comments c where c.id = delete_comment.comment_id;
  if comment.user_id <> me and not private.has_staff_role('moderator') then
    raise exception 'Only the author and moderators can delete a comment' using errcode = '42501';
  end if;
  perform from public.feed_posts p where p.id = comment.post_id for no key update;
  delete from public.feed_comments c where c.id = comment.id;
  return found;
end;
$$;
comment on function private.delete_comment(uuid) is 'Implements public.delete_comment.';

create function public.delete_comment(comment_id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select coalesce((select private.delete_comment(c.id) from public.feed_comments c
    where c.id = delete_comment.comment_id), false);
$$;
comment on function public.delete_comment(uuid) is
  'Deletes a comment by the caller, or any for moderators. A function, because the post must be locked first. Returns '
  'whether the comment existed for the caller. Raises 42501 for another member''s.';

-- Account deletion --------------------------------------------------------------------------------

create function private.lock_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.feed_posts p
  where p.id in (
    select own.id from public.feed_posts own where own.user_id = old.id
    union select l.post_id from public.feed_likes l where l.user_id = old.id
    union select c.post_id from public.feed_comments c where c.user_id = old.id
  )
  order by p.id for update;
  return old;
end;
$$;
comment on function private.lock_feed() is
  'Delete trigger on auth.users: locks the posts that change with the account, in one order, before the member''s '
  'row.';

-- Named to run before lock_relationships, which locks the member.
create trigger lock_feed before delete on auth.users for each row execute function private.lock_feed();

-- Data export -------------------------------------------------------------------------------------

create function private.exported_feed() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'feed_posts', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.created_at), '[]')
      from public.feed_posts p where p.user_id = me.id
    ),
    'feed_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at), '[]')
      from public.feed_comments c where c.user_id = me.id
    ),
    'feed_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' - 'user_id' order by l.created_at), '[]')
      from public.feed_likes l where l.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_feed() is 'Part of public.export_my_data: posts, comments and likes in the feed.';

create index feed_posts_title_idx on public.feed_posts
  using gin (lower(title || E'\n' || coalesce(location,
    '')) extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index feed_posts_title_bigrams_idx on public.feed_posts
  using gin (private.bigrams(lower(title || E'\n' || coalesce(location, '')))) with (gin_pending_list_limit = 256);

-- Policies ----------------------------------------------------------------------------------------

alter table public.feed_posts enable row level security;
alter table public.feed_likes enable row level security;
alter table public.feed_comments enable row level security;

create policy "Members can listen for new posts"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'feed');

create policy "Members can read posts"
  on public.feed_posts for select to authenticated
  using (
    user_id <> all ((select private.hidden_member_ids())::uuid[])
    and (removed_at is null or user_id = (select auth.uid()) or (select private.is_staff()))
  );

create policy "Members can insert their own posts"
  on public.feed_posts for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Authors can update their posts"
  on public.feed_posts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Authors and moderators can delete posts"
  on public.feed_posts for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

create policy "Members can read their own likes"
  on public.feed_likes for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read comments on posts they can see, and their own"
  on public.feed_comments for select to authenticated
  using (
    user_id = (select auth.uid())
    or (
      user_id <> all ((select private.hidden_member_ids())::uuid[])
      and (removed_at is null or (select private.is_staff()))
      -- Without the offset, Postgres reads the IDs of all posts for each page of comments.
      and exists (select from public.feed_posts p where p.id = post_id offset 0)
    )
  );

create policy "Members can comment on posts they can see"
  on public.feed_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id));

create policy "Authors can update their comments on posts they can see"
  on public.feed_comments for update to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id))
  with check (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.feed_posts, public.feed_likes, public.feed_comments from anon, authenticated;
grant select, insert, update, delete on public.feed_posts to authenticated;
grant select on public.feed_likes to authenticated;
grant select, insert, update on public.feed_comments to authenticated;
grant all on public.feed_posts, public.feed_likes, public.feed_comments to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.lock_feed_post(uuid), private.like_post(uuid, boolean), private.delete_comment(uuid), private.exported_feed()
  to authenticated, service_role;
revoke execute on function
  public.excerpt(public.feed_posts), public.like_post(uuid, boolean), public.liked(public.feed_posts),
  public.delete_comment(uuid)
  from public, anon;
grant execute on function
  public.excerpt(public.feed_posts), public.like_post(uuid, boolean), public.liked(public.feed_posts),
  public.delete_comment(uuid)
  to authenticated, service_role;


-- supabase/schemas/events.sql

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
  search_text text generated always as (lower(title || ' ' || coalesce(location, '') || ' ' || description)) stored,
  payment_instructions text check (char_length(payment_instructions) <= 300 and payment_instructions ~ '\S'),
  removed_at timestamptz,
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
  url text not null check (char_length(url) <= 500 and url ~ '^https://[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$')
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
  -- Only names that browsers know too: no abbreviations or offsets.
  if new.time_zone !~ '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'
    or not exists (select from pg_catalog.pg_timezone_names z where z.name = new.time_zone)
  then
    raise exception 'Choose a time zone from the list.' using errcode = 'P0001';
  end if;
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

create trigger a_require_own_row before insert on public.events
  for each row execute function private.require_own_row();
create trigger check_updated_columns before update on public.events
  for each row execute function private.allow_update_columns(
    'title', 'description', 'starts_at', 'ends_at', 'time_zone', 'format', 'location', 'price_usd',
    'payment_instructions', 'capacity', 'exclusive', 'search_text'
  );
create trigger limit_proposals before insert on public.events
  for each row execute function private.enforce_rate_limit('event');
create trigger require_verified_email before insert or update on public.events
  for each statement execute function private.require_verified_email();
create trigger require_verified_email before insert or update on public.event_links
  for each statement execute function private.require_verified_email();
create trigger require_verified_email before insert on public.event_registrations
  for each statement execute function private.require_verified_email();
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
      ends_at = save_event.ends_at,
    time_zone = save_event.time_zone, format = save_event.format, exclusive = save_event.exclusive,
      location = save_event.location,
    price_usd = save_event.price_usd, payment_instructions = save_event.payment_instructions,
    capacity = save_event.capacity
  where e.id = save_event.event_id;
  if not found then
    insert into public.events (id, title, description, starts_at, ends_at, time_zone, format, exclusive, location,
      price_usd, payment_instructions, capacity)
    values (
      save_event.event_id, save_event.title, save_event.description, save_event.starts_at, save_event.ends_at,
        save_event.time_zone,
      save_event.format, save_event.exclusive, save_event.location, save_event.price_usd,
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

create function private.delete_event_notifications(event uuid, kinds text[], member uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  where n.subject_id = event and n.kind = any (kinds) and (member is null or n.user_id = member);
  delete from private.mail_queue q
  where q.subject_id = event and q.kind = any (kinds) and q.claimed_at is null
    and (member is null or q.user_id = member);
$$;
comment on function private.delete_event_notifications(uuid, text[], uuid) is
  'Deletes outdated notifications of these kinds about an event, for everyone or one member, and their unsent '
  'emails.';

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
    perform private.delete_event_notifications(event.id, '{event_changed,event_reminder}');
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
    perform private.delete_event_notifications(old.id,
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
    perform private.delete_event_notifications(registration.event_id,
      '{event_waitlist_promotion,event_reminder,event_changed}', registration.user_id);
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

create function private.register_attendee(event_id uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  event public.events;
  registration text;
begin
  perform private.lock_registrations(me);
  select * into event from public.events e where e.id = register_attendee.event_id for no key update;
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
comment on function private.register_attendee(uuid) is 'Implements public.register_for_event.';

create function public.register_for_event(event_id uuid) returns text
language sql volatile set search_path = ''
as $$ select private.register_attendee(event_id); $$;
comment on function public.register_for_event(uuid) is
  'Registers the caller for an event. Returns ''registered'', or ''waitlisted'' if it''s full. Idempotent. Raises '
  'P0001, to be shown as is, for an event that is hidden from the caller, unpublished, or over, for an exclusive '
  'or in-person one without the entitlement, and after 30 in 10 minutes.';

create function private.cancel_registration(event_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.events e where e.id = cancel_registration.event_id for no key update;
  delete from public.event_registrations r where r.event_id = cancel_registration.event_id
    and r.user_id = (select auth.uid());
end;
$$;
comment on function private.cancel_registration(uuid) is 'Implements public.cancel_registration.';

create function public.cancel_registration(event_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.cancel_registration(event_id); $$;
comment on function public.cancel_registration(uuid) is
  'Cancels the caller''s registration or waitlist spot. The first on the waitlist moves up and is notified. Does '
  'nothing without a registration.';

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

create function private.lock_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_registrations(old.id);
  perform from public.events e
  where e.user_id = old.id or e.id in (select r.event_id from public.event_registrations r where r.user_id = old.id)
  order by e.id for no key update;
  delete from public.events e where e.user_id = old.id and e.status in ('proposed', 'returned');
  return old;
end;
$$;
comment on function private.lock_events() is
  'Delete trigger on auth.users, named to run before lock_relationships: locks events before members, as '
  'everywhere, and deletes events that were never published.';

create trigger lock_events before delete on auth.users for each row execute function private.lock_events();

-- Reviewing, canceling, reminding -----------------------------------------------------------------

create function private.decide_event(event_id uuid, decision text, reason text, if_unmodified_since timestamptz)
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
  perform private.delete_event_notifications(event.id, '{event_decision}');
  perform private.notify_event(event.user_id, 'event_decision', event);
end;
$$;
comment on function private.decide_event(uuid, text, text, timestamptz) is 'Implements public.decide_event.';

create function public.decide_event(event_id uuid, decision text, reason text default null,
  if_unmodified_since timestamptz default null) returns void
language sql volatile set search_path = ''
as $$ select private.decide_event(event_id, decision, reason, if_unmodified_since); $$;
comment on function public.decide_event(uuid, text, text, timestamptz) is
  'For staff: publishes a proposed event, or returns it with a reason of at most 1,000 characters. Notifies the '
  'organizer (kind event_decision). if_unmodified_since: the event''s edited_at when the reviewer loaded it; null '
  'skips the check. Raises 42501 for others, 22023 for an unknown decision or a return without a reason, 23514 for a '
  'longer reason, and P0001 for an event that is gone, past, already reviewed, or edited since then.';

create function private.cancel_event(event_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
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
  update public.events e
  set status = 'canceled', reason = nullif(btrim(cancel_event.reason, E' \t\r\n'), '')
    where e.id = event.id returning * into event;
  perform private.delete_event_notifications(event.id, '{event_reminder,event_waitlist_promotion,event_changed}');
  perform private.notify_event(r.user_id, 'event_canceled', event)
  from public.event_registrations r where r.event_id = event.id order by r.user_id;
  if event.user_id is distinct from auth.uid() then
    perform private.notify_event(event.user_id, 'event_canceled', event);
  end if;
end;
$$;
comment on function private.cancel_event(uuid, text) is 'Implements public.cancel_event.';

create function public.cancel_event(event_id uuid, reason text default null) returns void
language sql volatile set search_path = ''
as $$ select private.cancel_event(event_id, reason); $$;
comment on function public.cancel_event(uuid, text) is
  'Cancels a published event that isn''t over, for its organizer and staff. Notifies everyone registered or '
  'waitlisted, and the organizer (kind event_canceled). Raises 42501 for others, 23514 for a reason of more than '
  '1,000 characters, and P0001 for other events.';

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
as $$ select private.remind_of_events(); $$;
comment on function public.remind_of_events() is
  'For a schedule, every few minutes: reminds each registered member once (kind event_reminder) of an event that '
  'starts within 24 hours. Also gives free spots to waitlisted members whose tier has the event''s entitlement '
  'again. Returns the number of reminders.';

-- Data export -------------------------------------------------------------------------------------

create function private.exported_events() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'events', (
      select coalesce(jsonb_agg(
        to_jsonb(e) - 'user_id' - 'search_text'
          || jsonb_build_object('link', (select l.url from public.event_links l where l.event_id = e.id))
        order by e.created_at
      ), '[]')
      from public.events e where e.user_id = me.id
    ),
    'event_registrations', (
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'user_id' || jsonb_build_object('title',
          (select e.title from public.events e where e.id = r.event_id))
        order by r.created_at
      ), '[]')
      from public.event_registrations r where r.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_events() is
  'Part of public.export_my_data: events the caller organizes or registered for.';

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
revoke execute on all functions in schema private from public;
grant execute on function
  private.is_organizer(uuid), private.register_attendee(uuid), private.cancel_registration(uuid),
  private.decide_event(uuid, text, text, timestamptz), private.cancel_event(uuid, text), private.exported_events()
  to authenticated, service_role;
grant execute on function private.remind_of_events() to service_role;
revoke execute on function
  public.save_event(
    uuid, text, text, timestamptz, timestamptz, text, text, boolean, text, numeric, integer, text, text
  ),
  public.register_for_event(uuid), public.cancel_registration(uuid), public.my_registration(public.events),
  public.summary(public.events), public.decide_event(uuid, text, text, timestamptz), public.cancel_event(uuid, text)
  from public, anon;
revoke execute on function public.remind_of_events() from public, anon, authenticated;
grant execute on function
  public.save_event(
    uuid, text, text, timestamptz, timestamptz, text, text, boolean, text, numeric, integer, text, text
  ),
  public.register_for_event(uuid), public.cancel_registration(uuid), public.my_registration(public.events),
  public.summary(public.events), public.decide_event(uuid, text, text, timestamptz), public.cancel_event(uuid, text)
  to authenticated, service_role;
grant execute on function public.remind_of_events() to service_role;


-- supabase/schemas/forums.sql

-- Forums: topics, and posts that reply to each other at any depth.

create table public.forums (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users (id) on delete set null,
  title text not null check (char_length(title) <= 100 and title ~ '\S'),
  description text not null default '' check (char_length(description) <= 500),
  topics integer not null default 0 check (topics >= 0),
  posts integer not null default 0 check (posts >= 0),
  last_activity_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.forums is 'Forums, for all members. A block hides what the founder writes, not the forum.';
comment on column public.forums.user_id is 'Who created it; null once their account is deleted.';
comment on column public.forums.posts is
  'Number of posts in its topics, including deleted ones. Kept by trigger, like topics and last_activity_at.';
comment on column public.forums.last_activity_at is 'When the last post was written; null if there are none.';
create unique index forums_title_idx on public.forums (lower(title));
create index forums_newest_idx on public.forums (created_at desc, id desc);
create index forums_user_idx on public.forums (user_id);

create table public.forum_topics (
  id uuid primary key default gen_random_uuid(),
  forum_id uuid not null references public.forums (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  title text not null check (char_length(title) <= 200 and title ~ '\S'),
  created_at timestamptz not null default now(),
  last_reply_at timestamptz not null default now(),
  posts integer not null default 0 check (posts >= 0),
  last_number integer not null default 0 check (last_number >= 0),
  removed_at timestamptz
);
comment on table public.forum_topics is 'Topics. public.create_topic creates one with its first post.';
comment on column public.forum_topics.user_id is 'Who started it; null once their account is deleted.';
comment on column public.forum_topics.last_reply_at is
  'When the last post was written. Kept by trigger, like posts and last_number.';
comment on column public.forum_topics.posts is 'Number of posts, including the first one and deleted ones.';
comment on column public.forum_topics.last_number is 'Number of its newest post.';
comment on column public.forum_topics.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index forum_topics_removed_idx on public.forum_topics (removed_at) where removed_at is not null;
create index forum_topics_latest_idx on public.forum_topics (forum_id, last_reply_at desc, id desc);

create table public.forum_posts (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.forum_topics (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  content text not null check (char_length(content) <= 10000),
  parent_post_id uuid references public.forum_posts (id),
  number integer not null default 0,
  path integer[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  removed_at timestamptz,
  constraint forum_posts_number unique (topic_id, number),
  constraint forum_posts_content check ((deleted_at is null and content ~ '\S')
    or (deleted_at is not null and content = ''))
);
comment on table public.forum_posts is
  'Posts. A deleted one keeps its row without content, so that its replies keep their place.';
comment on column public.forum_posts.user_id is
  'Who wrote it; null once their account, and with it the content, is deleted.';
comment on column public.forum_posts.content is 'Plain text with mentions; empty once deleted.';
comment on column public.forum_posts.parent_post_id is
  'The post of the same topic it replies to; null for the first post and for replies to the topic.';
comment on column public.forum_posts.number is '1, 2, 3, … within its topic, in order of writing. Set by trigger.';
comment on column public.forum_posts.path is
  'Position in the tree: the numbers of its ancestors, from the top, and its own. Sorting by it gives the tree. '
  'Everything deeper than 100 levels is on the 100th.';
comment on column public.forum_posts.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index forum_posts_removed_idx on public.forum_posts (removed_at) where removed_at is not null;
create index forum_posts_tree_idx on public.forum_posts (topic_id, path);
create index forum_posts_user_idx on public.forum_posts (user_id);
create index forum_posts_parent_idx on public.forum_posts (parent_post_id);

create table public.topic_follows (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.forum_topics (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint topic_follows_once unique (topic_id, user_id)
);
comment on table public.topic_follows is
  'Who is notified of new posts in a topic. Writing in a topic follows it. Members read their own.';
create index topic_follows_user_idx on public.topic_follows (user_id);

create table public.topic_reads (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.forum_topics (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  last_number integer not null check (last_number >= 0),
  constraint topic_reads_once unique (topic_id, user_id)
);
comment on table public.topic_reads is
  'Number of the last post of a topic that a member has seen. Written by mark_topic_read and when posting. Members '
  'read their own.';
create index topic_reads_user_idx on public.topic_reads (user_id);

-- Writing -----------------------------------------------------------------------------------------

-- To prevent deadlocks, everything locks in this order: topic, forum, posts, members, notifications.
create function private.normalize_title() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.title := btrim(regexp_replace(new.title, '\s+', ' ', 'g'));
  return new;
end;
$$;
comment on function private.normalize_title() is
  'Trigger on forums and forum_topics: makes the title a single trimmed line.';

create function private.limit_forums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.consume_rate_limit('forum');
  new.topics := 0;
  new.posts := 0;
  new.last_activity_at := null;
  return new;
end;
$$;
comment on function private.limit_forums() is
  'Insert trigger on forums: limits how many a member creates, and starts each with zero counts.';

create trigger a_require_own_row before insert on public.forums
  for each row execute function private.require_own_row();
create trigger limit_forums before insert on public.forums
  for each row execute function private.limit_forums();
create trigger require_verified_email before insert or update on public.forums
  for each statement execute function private.require_verified_email();
create trigger require_verified_email before insert or update on public.forum_topics
  for each statement execute function private.require_verified_email();
create trigger check_updated_columns before update on public.forums
  for each row execute function private.allow_update_columns('title', 'description');
create trigger normalize_title before insert or update of title on public.forums
  for each row execute function private.normalize_title();
create trigger check_updated_columns before update on public.forum_topics
  for each row execute function private.allow_update_columns('title');
create trigger normalize_title before insert or update of title on public.forum_topics
  for each row execute function private.normalize_title();

create function private.create_topic(forum uuid, title text, topic uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.consume_rate_limit('topic');
  -- Keeps the forum from being deleted without locking its counts, which happens when the first post is counted.
  perform from public.forums f where f.id = forum for key share;
  if not found then
    raise exception 'This forum no longer exists.' using errcode = 'P0001';
  end if;
  insert into public.forum_topics (id, forum_id, user_id, title) values (topic, forum, auth.uid(), create_topic.title);
end;
$$;
comment on function private.create_topic(uuid, text, uuid) is
  'Adds a topic by the caller without a post: part of public.create_topic.';

create function public.create_topic(forum_id uuid, title text, content text, topic_id uuid default gen_random_uuid())
  returns uuid
language plpgsql volatile set search_path = ''
as $$
begin
  -- A retry by an app that got no response.
  if exists (select from public.forum_topics t where t.id = create_topic.topic_id
    and t.user_id = (select auth.uid())) then
    return create_topic.topic_id;
  end if;
  perform private.create_topic(create_topic.forum_id, create_topic.title, create_topic.topic_id);
  insert into public.forum_posts (topic_id, user_id, content) values (create_topic.topic_id, (select auth.uid()),
    create_topic.content);
  return create_topic.topic_id;
end;
$$;
comment on function public.create_topic(uuid, text, text, uuid) is
  'Creates a topic with its first post by the caller, who follows it. Idempotent if the caller chooses topic_id. '
  'Returns its ID. Raises P0001 for a forum that is gone and after 10 a day, and 23502 or 23514 for a missing, '
  'blank, or too long title (200 characters) or content (10,000).';

create function private.count_forum_topic() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.forums f
  set topics = f.topics - (old.posts > 0)::integer, posts = f.posts - old.posts,
      last_activity_at = (select max(t.last_reply_at) from public.forum_topics t where t.forum_id = old.forum_id)
  where f.id = old.forum_id;
  return null;
end;
$$;
comment on function private.count_forum_topic() is
  'Trigger on forum_topics: subtracts a deleted topic from the forum''s counts. It''s added with its first post.';

create trigger count_topic after delete on public.forum_topics
  for each row execute function private.count_forum_topic();

create function private.number_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  topic public.forum_topics;
  parent public.forum_posts;
begin
  select * into topic from public.forum_topics t where t.id = new.topic_id for no key update;
  if topic.id is null or topic.removed_at is not null or private.blocked_between(new.user_id, topic.user_id) then
    raise exception 'This topic is not available' using errcode = '42501';
  end if;
  if new.parent_post_id is not null then
    select * into parent from public.forum_posts p where p.id = new.parent_post_id and p.topic_id = topic.id;
    if parent.id is null or parent.removed_at is not null or private.blocked_between(new.user_id, parent.user_id) then
      raise exception 'This post is not available' using errcode = '42501';
    end if;
  end if;
  -- Not from last_number, which doesn't count other posts of the same statement yet.
  select coalesce(max(p.number), 0) + 1 into new.number from public.forum_posts p where p.topic_id = topic.id;
  new.path := parent.path[1:99] || new.number;
  new.edited_at := null;
  new.deleted_at := null;
  new.removed_at := null;
  return new;
end;
$$;
comment on function private.number_forum_post() is
  'Insert trigger on forum_posts: sets the post''s number and path, one post per topic at a time. Raises 42501 for '
  'a topic or parent that is gone, removed, or across a block, or a parent in another topic.';

create function private.count_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  forum uuid;
begin
  update public.forum_topics t
  set last_number = greatest(t.last_number, new.number), posts = t.posts + 1,
    last_reply_at = greatest(t.last_reply_at, new.created_at)
  where t.id = new.topic_id returning t.forum_id into forum;
  update public.forums f
  set topics = f.topics + (new.number = 1)::integer, posts = f.posts + 1,
    last_activity_at = greatest(f.last_activity_at, new.created_at)
  where f.id = forum;
  return null;
end;
$$;
comment on function private.count_forum_post() is
  'Trigger on forum_posts: updates counts after the insert, so that one that ends in a conflict counts nothing.';

create function private.validate_forum_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.user_id is null and old.user_id is not null then
    -- Set by the foreign key when the account is deleted.
    new.content := '';
    new.deleted_at := coalesce(old.deleted_at, now());
  elsif old.deleted_at is not null and new.content <> '' then
    raise exception 'This post was deleted.' using errcode = 'P0001';
  elsif new.deleted_at is null and new.content is distinct from old.content and pg_trigger_depth() = 1 then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.validate_forum_post() is
  'Update trigger on forum_posts: sets edited_at, keeps a deleted post deleted (P0001), and clears the content of a '
  'deleted account.';

create trigger a_require_own_row before insert on public.forum_posts
  for each row execute function private.require_own_row();
create trigger limit_edits before update of content on public.forum_posts
  for each row execute function private.enforce_rate_limit('reply_edit');
create trigger limit_posts before insert on public.forum_posts
  for each row execute function private.enforce_rate_limit('reply');
create trigger require_verified_email before insert or update on public.forum_posts
  for each statement execute function private.require_verified_email();
create trigger lock_and_number_post before insert on public.forum_posts
  for each row execute function private.number_forum_post();
create trigger count_post after insert on public.forum_posts
  for each row execute function private.count_forum_post();
create trigger check_updated_columns before update on public.forum_posts
  for each row execute function private.allow_update_columns('content');
create trigger normalize_content before insert or update of content on public.forum_posts
  for each row execute function private.normalize_content();
-- Named to run after check_updated_columns and normalize_content, which look at the caller's input.
create trigger validate_post before update on public.forum_posts
  for each row execute function private.validate_forum_post();

create function private.delete_forum_post(post_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  author uuid;
begin
  update public.forum_posts p set content = '', deleted_at = now()
  where p.id = post_id and p.deleted_at is null and (p.user_id = auth.uid() or private.has_staff_role('moderator'))
  returning p.user_id into author;
  if found then
    perform private.delete_notifications(post_id, '{topic_reply,post_reply,mention}', author);
  elsif not exists (
    select from public.forum_posts p where p.id = post_id and p.deleted_at is not null
      and (p.user_id = auth.uid() or private.has_staff_role('moderator'))
  ) then
    raise exception 'Only the author and moderators can delete a post' using errcode = '42501';
  end if;
end;
$$;
comment on function private.delete_forum_post(uuid) is 'Implements public.delete_forum_post.';

create function public.delete_forum_post(post_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.delete_forum_post(post_id); $$;
comment on function public.delete_forum_post(uuid) is
  'Deletes the content and notifications of a post by the caller, or any for moderators; its place and replies stay. '
  'Does nothing if it''s already deleted. Raises 42501 for another member''s and for none.';

create function private.delete_forum(forum uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can delete a forum' using errcode = '42501';
  end if;
  -- Topics before the forum, as when replying.
  perform from public.forum_topics t where t.forum_id = forum order by t.id for update;
  delete from public.forums f where f.id = forum;
end;
$$;
comment on function private.delete_forum(uuid) is 'Implements public.delete_forum.';

create function public.delete_forum(forum_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.delete_forum(forum_id); $$;
comment on function public.delete_forum(uuid) is
  'For staff: deletes a forum with all its topics. Does nothing if it''s gone. Raises 42501 for others.';

create function private.broadcast_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_to_topic('topic:' || new.topic_id, 'posts');
  perform private.broadcast_to_topic('forum:' || t.forum_id, 'topics')
    from public.forum_topics t where t.id = new.topic_id;
  return null;
end;
$$;
comment on function private.broadcast_forum_post() is
  'Trigger on forum_posts: tells everyone reading the topic, or its forum''s list, that there is a new post.';

create trigger realtime_added after insert on public.forum_posts
  for each row execute function private.broadcast_forum_post();

-- Following and reading ---------------------------------------------------------------------------

create function private.follow_up_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  topic public.forum_topics;
  parent_author uuid;
  mentioned constant uuid[] := private.mentioned_members(new.content);
  followers uuid[] := '{}';
  recipients uuid[];
  data jsonb;
begin
  if new.user_id is null then
    return null;
  end if;
  select * into topic from public.forum_topics t where t.id = new.topic_id;
  if tg_op = 'INSERT' then
    insert into public.topic_follows (topic_id, user_id) values (topic.id, new.user_id) on conflict do nothing;
    -- A member who had read everything still has.
    insert into public.topic_reads as r (topic_id, user_id, last_number)
    values (topic.id, new.user_id, case when new.number = 1 then 1 else 0 end)
    on conflict (topic_id, user_id) do update set last_number = new.number where r.last_number = new.number - 1;
    select p.user_id into parent_author from public.forum_posts p where p.id = new.parent_post_id;
    followers := array(
      select f.user_id from public.topic_follows f
      where f.topic_id = topic.id and f.user_id <> new.user_id and f.user_id is distinct from parent_author
        and f.user_id <> all (mentioned)
    );
  end if;
  -- Waits for accounts being deleted before writing to their members.
  recipients := array(
    select u.id from public.users u
    where u.id = any (followers || mentioned || parent_author) and not private.blocked_between(u.id, topic.user_id)
    order by u.id for key share
  );
  data := jsonb_build_object(
    'topic_id', topic.id, 'number', new.number, 'title', topic.title,
    'path', '/community/forums/' || topic.forum_id || '/topics/' || topic.id || '#post-' || new.number
  );
  if parent_author = any (recipients) then
    perform private.notify(parent_author, 'post_reply', new.user_id, new.id, data);
  end if;
  perform private.notify_mentioned(
    new.content,
    -- Except the member it replies to, those it mentioned before an edit, and those who can't see the topic.
    array_remove(
      array(select m from unnest(mentioned) as m where m <> all (recipients)) || parent_author
        || case when tg_op = 'UPDATE' then private.mentioned_members(old.content) else '{}' end,
      null
    ),
    new.user_id, new.id, data || '{"in": "topic"}'
  );
  -- One per topic until it's read, however many replies arrive.
  perform private.notify(f.id, 'topic_reply', new.user_id, new.id, data)
  from unnest(followers) as f (id)
  where f.id = any (recipients) and not exists (
    select from public.notifications n
    where n.user_id = f.id and n.read_at is null and n.kind = 'topic_reply' and n.data ->> 'topic_id' = topic.id::text
  );
  return null;
end;
$$;
comment on function private.follow_up_forum_post() is
  'Trigger on forum_posts: makes the author follow the topic and notifies, once each, the member it replies to '
  '(post_reply), members it mentions (mention), and followers (topic_reply, one until it''s read). After an edit, '
  'notifies newly mentioned members. Data {topic_id, number, title, path: its path in the app}.';

create trigger follow_up_post after insert or update of content on public.forum_posts
  for each row execute function private.follow_up_forum_post();

create function private.delete_forum_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_notifications(g.id, '{topic_reply,post_reply,mention}', g.user_id) from gone g
    where g.user_id is not null;
  return null;
end;
$$;
comment on function private.delete_forum_notifications() is
  'Statement trigger on forum_posts: deletes the posts'' notifications with the topic.';

create trigger delete_forum_notifications after delete on public.forum_posts
  referencing old table as gone for each statement execute function private.delete_forum_notifications();
create trigger a_require_own_row before insert on public.topic_follows
  for each row execute function private.require_own_row();

create function private.mark_topic_read(topic uuid, number integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  insert into public.topic_reads as r (topic_id, user_id, last_number)
  select t.id, me, least(greatest(mark_topic_read.number, 0), t.last_number) from public.forum_topics t
    where t.id = mark_topic_read.topic
  on conflict (topic_id, user_id) do update set last_number = greatest(r.last_number, excluded.last_number);
  update public.notifications n set read_at = now()
  where n.user_id = me and n.read_at is null and exists (
    select from public.forum_posts p where p.id = n.subject_id and p.topic_id = mark_topic_read.topic
      and p.number <= mark_topic_read.number
  );
end;
$$;
comment on function private.mark_topic_read(uuid, integer) is 'Implements public.mark_topic_read.';

create function public.mark_topic_read(topic_id uuid, number integer) returns void
language sql volatile set search_path = ''
as $$ select private.mark_topic_read(t.id, mark_topic_read.number) from public.forum_topics t
  where t.id = mark_topic_read.topic_id; $$;
comment on function public.mark_topic_read(uuid, integer) is
  'Records that the caller has seen a topic''s posts up to a number, and marks their notifications as read. Never '
  'goes back. Does nothing for a topic that is gone or hidden from the caller.';

create function public.topic_posts(
  topic_id uuid, after integer[] default null, before integer[] default null, at_number integer default null
) returns setof public.forum_posts
language plpgsql stable set search_path = ''
as $$
declare
  start integer[];
begin
  if topic_posts.before is not null then
    return query
      select (s.post).*
      from (
        select t.post, t.path, sum(t.size) over (order by t.path desc) - t.size as text_before
        from (
          select p as post, p.path, char_length(p.content) as size from public.forum_posts p
          where p.topic_id = topic_posts.topic_id and p.path < topic_posts.before order by p.path desc limit 50
        ) t
      ) s
      where s.text_before <= 20000 order by s.path;
    return;
  end if;
  select p.path into start from public.forum_posts p where p.topic_id = topic_posts.topic_id and p.number = at_number;
  -- A post on the first page is shown there, in context.
  if (
    select count(*) < 25 and coalesce(sum(above.size), 0) < 10000
    from (
      select char_length(p.content) as size from public.forum_posts p
      where p.topic_id = topic_posts.topic_id and p.path < start order by p.path limit 25
    ) above
  ) then
    start := null;
  end if;
  return query
    select (s.post).*
    from (
      select t.post, t.path, sum(t.size) over (order by t.path) - t.size as text_before
      from (
        select p as post, p.path, char_length(p.content) as size from public.forum_posts p
        where p.topic_id = topic_posts.topic_id and p.path >= coalesce(start, '{}')
          and p.path > coalesce(topic_posts.after, '{}')
        order by p.path limit 50
      ) t
    ) s
    where s.text_before <= 20000 order by s.path;
end;
$$;
comment on function public.topic_posts(uuid, integer[], integer[], integer) is
  'A page of a topic''s posts in tree order: from the beginning, after a path, before a path, or from the post with '
  'a number (from the beginning if there is none, or it''s one of the first 25). At most 50 posts, or fewer once '
  'they exceed 20,000 characters; the last page has neither.';

-- Account deletion --------------------------------------------------------------------------------

create function private.lock_forums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locks what the account's foreign keys will change, in the same order as replies do.
  perform from public.forum_topics t where t.user_id = old.id order by t.id for no key update;
  perform from public.forums f where f.user_id = old.id order by f.id for no key update;
  perform from public.forum_posts p where p.user_id = old.id order by p.id for no key update;
  return old;
end;
$$;
comment on function private.lock_forums() is
  'Delete trigger on auth.users, named to run before lock_relationships, which locks the member: prevents deadlocks '
  'with members who reply in the account''s topics.';

create trigger lock_forums before delete on auth.users for each row execute function private.lock_forums();

-- Data export -------------------------------------------------------------------------------------

create function private.exported_forums() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'forums', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]') from public.forums f
        where f.user_id = me.id
    ),
    'forum_topics', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.created_at), '[]') from public.forum_topics t
        where t.user_id = me.id
    ),
    'forum_posts', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'path' order by p.created_at), '[]')
      from public.forum_posts p where p.user_id = me.id
    ),
    'followed_topics', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' - 'id' order by f.created_at), '[]')
      from public.topic_follows f where f.user_id = me.id
    ),
    'read_topics', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'id' order by r.topic_id), '[]')
      from public.topic_reads r where r.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_forums() is
  'Part of public.export_my_data: forums, topics, posts, and followed and read topics.';

-- Activity feed -----------------------------------------------------------------------------------

create index forum_topics_user_idx on public.forum_topics (user_id, created_at desc, id desc);
create index forum_topics_title_idx on public.forum_topics
  using gin (lower(title) extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index forum_topics_title_bigrams_idx on public.forum_topics
  using gin (private.bigrams(lower(title))) with (gin_pending_list_limit = 256);
create index forum_topics_newest_idx on public.forum_topics (created_at desc, id desc);

-- Policies ----------------------------------------------------------------------------------------

alter table public.forums enable row level security;
alter table public.forum_topics enable row level security;
alter table public.forum_posts enable row level security;
alter table public.topic_follows enable row level security;
alter table public.topic_reads enable row level security;

create policy "Members can listen for new forum posts"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) ~ '^(topic|forum):');

create policy "Members can read forums"
  on public.forums for select to authenticated using ((select auth.uid()) is not null);

create policy "Members can create forums"
  on public.forums for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Founders and moderators can rename forums"
  on public.forums for update to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')))
  with check (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

create policy "Members can read topics, except across a block"
  on public.forum_topics for select to authenticated
  using (
    (user_id is null or user_id <> all ((select private.hidden_member_ids())::uuid[]))
    and (removed_at is null or user_id = (select auth.uid()) or (select private.is_staff()))
  );

create policy "Authors and moderators can rename topics"
  on public.forum_topics for update to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')))
  with check (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

create policy "Moderators can delete topics"
  on public.forum_topics for delete to authenticated using ((select private.has_staff_role('moderator')));

create policy "Members can read posts, except across a block"
  on public.forum_posts for select to authenticated
  using (
    user_id = (select auth.uid())
    or (
      (user_id is null or user_id <> all ((select private.hidden_member_ids())::uuid[]))
      and (removed_at is null or (select private.is_staff()))
      and exists (select from public.forum_topics t where t.id = topic_id)
    )
  );

create policy "Members can post in topics they can see"
  on public.forum_posts for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.forum_topics t where t.id = topic_id));

create policy "Authors can update their posts"
  on public.forum_posts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can read their own topic follows"
  on public.topic_follows for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can follow topics they can see"
  on public.topic_follows for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.forum_topics t where t.id = topic_id));

create policy "Members can unfollow topics"
  on public.topic_follows for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own topic reads"
  on public.topic_reads for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on
  public.forums, public.forum_topics, public.forum_posts, public.topic_follows, public.topic_reads
  from anon, authenticated;
grant select, insert, update on public.forums, public.forum_posts to authenticated;
grant select, update, delete on public.forum_topics to authenticated;
grant select, insert, delete on public.topic_follows to authenticated;
grant select on public.topic_reads to authenticated;
grant all on
  public.forums, public.forum_topics, public.forum_posts, public.topic_follows, public.topic_reads
  to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.create_topic(uuid, text, uuid), private.delete_forum_post(uuid), private.delete_forum(uuid),
  private.mark_topic_read(uuid, integer), private.exported_forums()
  to authenticated, service_role;
revoke execute on function
  public.create_topic(uuid, text, text, uuid), public.delete_forum_post(uuid), public.delete_forum(uuid),
  public.mark_topic_read(uuid, integer), public.topic_posts(uuid, integer[], integer[], integer)
  from public, anon;
grant execute on function
  public.create_topic(uuid, text, text, uuid), public.delete_forum_post(uuid), public.delete_forum(uuid),
  public.mark_topic_read(uuid, integer), public.topic_posts(uuid, integer[], integer[], integer)
  to authenticated, service_role;


-- supabase/schemas/messages.sql

-- Messages: conversations between two members, with attachments, unread counts, and read receipts. Members write none
-- of these tables directly; public.send_message and public.mark_conversation_read do.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_a_id uuid references public.users (id) on delete set null,
  user_b_id uuid references public.users (id) on delete set null,
  last_message_at timestamptz not null default clock_timestamp(),
  last_preview text check (char_length(last_preview) <= 140),
  last_user_id uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint conversations_pair unique (user_a_id, user_b_id),
  constraint conversations_order check (user_a_id < user_b_id)
);
comment on table public.conversations is
  'Conversations: one per pair of members, readable only by them. Deleted once both accounts are.';
comment on column public.conversations.user_a_id is
  'The member with the smaller ID; null once that account is deleted.';
comment on column public.conversations.user_b_id is 'The member with the larger ID; null once that account is deleted.';
comment on column public.conversations.last_preview is
  'The beginning of the last message, or the names of its attachments.';
comment on column public.conversations.last_user_id is 'Who sent the last message.';
create index conversations_user_b_idx on public.conversations (user_b_id);
create index conversations_last_user_idx on public.conversations (last_user_id);

create table public.conversation_members (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  other_id uuid references public.users (id) on delete set null,
  last_message_at timestamptz not null default clock_timestamp(),
  last_read_at timestamptz,
  unread integer not null default 0 check (unread >= 0),
  constraint conversation_members_once unique (conversation_id, user_id),
  constraint conversation_members_pair unique (user_id, other_id)
);
comment on table public.conversation_members is
  'A member''s side of a conversation, as listed in their inbox. Each reads their own.';
comment on column public.conversation_members.other_id is 'The other member; null once that account is deleted.';
comment on column public.conversation_members.last_message_at is
  'Same as the conversation''s. The inbox is sorted by it.';
comment on column public.conversation_members.last_read_at is
  'When the newest message they have read was sent; null before the first.';
comment on column public.conversation_members.unread is 'Number of the other member''s messages since then.';
create index conversation_members_inbox_idx on public.conversation_members (user_id, last_message_at desc, id desc);
create index conversation_members_unread_idx on public.conversation_members (user_id) where unread > 0;
create index conversation_members_other_idx on public.conversation_members (other_id);

create table public.messages (
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  property_id uuid references public.properties (id) on delete set null,
  content text not null check (char_length(content) <= 4000),
  type text not null check (type in ('text', 'image', 'file')),
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint messages_order unique (conversation_id, created_at),
  constraint messages_not_blank check (type <> 'text' or content ~ '\S')
);
comment on table public.messages is 'Messages, readable by the two members of their conversation. Never edited.';
comment on column public.messages.id is 'Chosen by the sender''s app, so that sending is idempotent.';
comment on column public.messages.user_id is 'Who sent it; null once that account is deleted.';
comment on column public.messages.property_id is 'The listing it is about.';
comment on column public.messages.type is 'text: no attachments. image: only images. file: also other files.';
comment on column public.messages.created_at is
  'Strictly increasing within a conversation, because it''s the only page cursor.';
comment on column public.messages.removed_at is
  'When a moderator removed it; null if not. Then only its sender can read it.';
create index messages_removed_idx on public.messages (removed_at) where removed_at is not null;
create index messages_user_idx on public.messages (user_id, conversation_id);

create table public.message_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  position integer not null check (position between 1 and 5),
  path text constraint message_attachments_path unique,
  version text,
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size >= 0),
  mime_type text not null,
  width integer check (width between 1 and 100000),
  height integer check (height between 1 and 100000),
  constraint message_attachments_position unique (message_id, position),
  -- The file is saved under this name, so its extension must fit its type.
  constraint message_attachments_type check (coalesce(lower(name) ~ case mime_type
    when 'image/jpeg' then '\.(jpe?g|jfif)$'
    when 'image/png' then '\.png$'
    when 'image/webp' then '\.webp$'
    when 'image/gif' then '\.gif$'
    when 'application/pdf' then '\.pdf$'
    when 'application/msword' then '\.doc$'
    when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then '\.docx$'
    when 'application/vnd.ms-excel' then '\.xls$'
    when 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' then '\.xlsx$'
  end, false))
);
comment on table public.message_attachments is
  'Attachments, at most 5 per message, in the order of position. For everyone who can read the message.';
comment on column public.message_attachments.path is
  'Path in the message-attachments bucket; null once the sender''s account, and with it the file, is deleted.';
comment on column public.message_attachments.version is
  'Version of the file when it was sent. A file replaced later, through a signed upload URL, isn''t what was sent.';
comment on column public.message_attachments.name is 'File name given by the sender.';
comment on column public.message_attachments.size is 'Bytes, as recorded by storage.';
comment on column public.message_attachments.width is 'Width of an image in pixels, as reported by the sender''s app.';

create table public.message_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  read_receipts boolean not null default true
);
comment on table public.message_settings is 'A member''s message settings. Without a row, the defaults apply.';
comment on column public.message_settings.read_receipts is 'Whether read receipts are shared, in both directions.';

create trigger check_updated_columns before update on public.message_settings
  for each row execute function private.allow_update_columns('read_receipts');

create trigger require_verified_email before insert on public.messages
  for each statement execute function private.require_verified_email();

-- Permission to message ---------------------------------------------------------------------------

create function private.message_refusal(member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  is_public boolean;
  is_open boolean;
begin
  if me = member then
    return 'You can’t message yourself.';
  end if;
  -- The same words for a block, a deleted account, and a hidden profile, so that they can't be told apart.
  if (select count(*) from public.users u where u.id in (me, member)) < 2 or private.blocked_between(me, member) then
    return 'You can’t message this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to message this member.';
  end if;
  if private.is_staff() or private.connected(member) or private.has_messaged(member) then
    return null;
  end if;
  if not private.profile_visible_to(member, me) then
    return 'You can’t message this member.';
  end if;
  select u.profile_status = 'public', u.open_to_messages into is_public, is_open
  from public.users u where u.id = member;
  if not (private.has_entitlement('start_conversations') or is_public and is_open) then
    return 'Messages to members you’re not connected to are for Closer and Partner members.';
  end if;
  if not is_public then
    return 'You can message this member once you’re connected.';
  end if;
  return null;
end;
$$;
comment on function private.message_refusal(uuid) is 'Implements public.message_refusal.';

create function public.message_refusal(member_id uuid) returns text
language sql stable set search_path = ''
as $$ select private.message_refusal(member_id); $$;
comment on function public.message_refusal(uuid) is
  'Why the caller may not message a member, to be shown as is; null if they may: connections, members who have '
  'messaged them, everyone for staff, and public profiles, with the start_conversations entitlement or if they are '
  'open to messages. Never across a block or with an unverified email.';

-- Attachments -------------------------------------------------------------------------------------

create function private.is_attached(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.message_attachments a where a.path = is_attached.path); $$;
comment on function private.is_attached(text) is 'Whether a message has this file, which then can''t change.';

create function private.can_upload_attachment(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if path !~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/[0-9]{1,16}-[A-Za-z0-9._-]{0,120}\.(jpe?g|jfif|png|webp|gif|pdf|docx?|xlsx?)$'
    )
    or path like '%..%'
  then
    return false;
  end if;
  return private.message_refusal(split_part(path, '/', 2)::uuid) is null and not private.is_attached(path) and (
    select count(*) < 50 from storage.objects o
    where o.bucket_id = 'message-attachments'
      and starts_with(o.name, split_part(can_upload_attachment.path, '/', 1) || '/')
      and o.created_at > now() - interval '1 day' and not private.is_attached(o.name)
  );
end;
$$;
comment on function private.can_upload_attachment(text) is
  'Whether the caller may upload a file to this path, in their own folder, to send it: {sender}/{recipient}/{a '
  'number}-{plain name}, for a recipient they may message, and not over a sent file. False while 50 unsent files '
  'from the last day are in the folder.';

create function private.was_attachment_sent(path text, version text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.message_attachments a
    join public.messages m on m.id = a.message_id
    join public.conversation_members mine on mine.conversation_id = m.conversation_id
    where a.path = was_attachment_sent.path and a.version is not distinct from was_attachment_sent.version
      and mine.user_id = (select auth.uid()) and not private.blocked_between(mine.user_id, mine.other_id)
  );
$$;
comment on function private.was_attachment_sent(text, text) is
  'Whether a message in one of the caller''s conversations has this version of the file, and there''s no block '
  'between the two.';

-- Sending -----------------------------------------------------------------------------------------

create function private.add_attachments(message uuid, folder text, attachments jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  added integer;
begin
  -- Type and size come from storage, not from the sender.
  insert into public.message_attachments (message_id, position, path, version, name, size, mime_type, width, height)
  select message, input.ordinal, o.name, o.version, btrim(input.name), (o.metadata ->> 'size')::bigint,
    o.metadata ->> 'mimetype', input.width, input.height
  from rows from (
    jsonb_to_recordset(attachments) as (path text, name text, width integer, height integer)
  ) with ordinality as input (path, name, width, height, ordinal)
  join storage.objects o on o.bucket_id = 'message-attachments' and o.name = input.path
  where starts_with(input.path, folder) and not private.is_attached(input.path);
  get diagnostics added = row_count;
  if added < jsonb_array_length(attachments) then
    raise exception 'An attachment is no longer available. Please attach it again.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.add_attachments(uuid, text, jsonb) is
  'Adds files to a new message. Raises P0001 unless all are stored in the folder and not part of another message.';

create function private.send_message(recipient uuid, message uuid, content text, property uuid, attachments jsonb)
  returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  trimmed_content constant text := btrim(coalesce(content, ''), E' \t\r\n');
  files constant jsonb := coalesce(nullif(attachments, 'null'), '[]');
  conversation public.conversations;
  existing public.messages;
  refusal text;
  sent_at timestamptz;
begin
  if me is null then
    raise exception 'Only members can send messages' using errcode = '42501';
  end if;
  if recipient is null or message is null or jsonb_typeof(files) <> 'array' then
    raise exception 'A message needs a recipient, an id, and a list of attachments' using errcode = '22023';
  end if;
  -- Serializes messages and blocks between two members. Locks in the same order as deleting an account and marking as
  -- read: conversation, members, rate limits, sides of the conversation.
  perform private.lock_member_pair(me, recipient);
  select * into conversation from public.conversations c
  where c.user_a_id = least(me, recipient) and c.user_b_id = greatest(me, recipient) for no key update;

  select * into existing from public.messages m where m.id = message;
  if existing.id is not null then
    if existing.user_id is distinct from me or existing.conversation_id is distinct from conversation.id
      or existing.content <> trimmed_content
      or array(select a.path from public.message_attachments a where a.message_id = existing.id order by a.position)
        <> array(select file ->> 'path' from jsonb_array_elements(files) as file)
    then
      raise exception 'This id belongs to another message' using errcode = '23505';
    end if;
    return conversation.id;
  end if;

  -- Checked once neither account can be deleted anymore.
  perform from public.users u where u.id in (me, recipient) order by u.id for key share;
  refusal := private.message_refusal(recipient);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  if trimmed_content = '' and files = '[]' then
    raise exception 'Write a message, or attach a file.' using errcode = 'P0001';
  end if;
  if jsonb_array_length(files) > 5 then
    raise exception 'A message can have at most 5 files.' using errcode = 'P0001';
  end if;

  if conversation.id is null then
    perform private.consume_rate_limit('conversation');
  end if;
  perform private.consume_rate_limit('message');
  if conversation.id is null then
    insert into public.conversations (user_a_id, user_b_id)
    values (least(me, recipient), greatest(me, recipient)) returning * into conversation;
    insert into public.conversation_members (conversation_id, user_id, other_id)
    values (conversation.id, me, recipient), (conversation.id, recipient, me);
    sent_at := conversation.last_message_at;
  else
    sent_at := greatest(clock_timestamp(), conversation.last_message_at + interval '1 microsecond');
  end if;

  insert into public.messages (id, conversation_id, user_id, property_id, content, type, created_at)
  values (message, conversation.id, me, property, trimmed_content, case when files = '[]' then 'text' else 'file' end,
    sent_at);
  if files <> '[]' then
    perform private.add_attachments(message, me || '/' || recipient || '/', files);
    update public.messages m set type = 'image'
    where m.id = message
      and not exists (select from public.message_attachments a where a.message_id = message
        and not starts_with(a.mime_type, 'image/'));
  end if;

  update public.conversations c
  set last_message_at = sent_at, last_user_id = me,
    last_preview = left(regexp_replace(coalesce(
      nullif(trimmed_content, ''),
      (select string_agg(a.name, ', ' order by a.position) from public.message_attachments a
        where a.message_id = message)
    ), '\s+', ' ', 'g'), 140)
  where c.id = conversation.id;
  perform from public.conversation_members s where s.conversation_id = conversation.id order by s.id for no key update;
  update public.conversation_members s set last_message_at = sent_at,
    unread = s.unread + (s.user_id = recipient)::integer
  where s.conversation_id = conversation.id;

  perform private.notify(recipient, 'message', me, s.id)
  from public.conversation_members s where s.conversation_id = conversation.id and s.user_id = recipient;
  perform private.broadcast_change(recipient, 'messages');
  perform private.broadcast_change(me, 'messages');
  return conversation.id;
end;
$$;
comment on function private.send_message(uuid, uuid, text, uuid, jsonb) is 'Implements public.send_message.';

create function public.send_message(
  recipient_id uuid, message_id uuid, content text, property_id uuid default null, attachments jsonb default '[]'
) returns uuid
language sql volatile set search_path = ''
as $$
  -- A listing that is gone or hidden from the sender is left out; the message is still sent.
  select private.send_message(
    send_message.recipient_id, send_message.message_id, send_message.content,
    (select p.id from public.properties p where p.id = send_message.property_id), send_message.attachments
  );
$$;
comment on function public.send_message(uuid, uuid, text, uuid, jsonb) is
  'Sends a message, optionally about a listing. message_id is chosen by the caller, so that retries are idempotent. '
  'content: at most 4,000 characters, trimmed; blank only with attachments. attachments: at most 5 of {path, name, '
  'width, height}, each uploaded under {caller}/{recipient}/ in the message-attachments bucket and not sent before. '
  'Returns the conversation''s ID. Notifies the recipient once until they read it (kind message, the subject is '
  'their side of the conversation), and broadcasts to both (messages). Raises P0001, to be shown as is, for a '
  'reason of public.message_refusal, a blank message, a missing attachment, and beyond the limits of '
  'private.action_limits; 23505 for the ID of another message; 23514 for a longer text or a '
  'file name that doesn''t fit its type; and 22023 for attachments that aren''t a list.';

-- Reading -----------------------------------------------------------------------------------------

create function private.shows_read_receipts(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce((select s.read_receipts from public.message_settings s where s.user_id = member), true); $$;
comment on function private.shows_read_receipts(uuid) is 'Whether a member shares read receipts.';

create function private.share_read_receipts(member_a uuid, member_b uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.shows_read_receipts(member_a) and private.shows_read_receipts(member_b)
    and not private.blocked_between(member_a, member_b);
$$;
comment on function private.share_read_receipts(uuid, uuid) is
  'Whether two members see each other''s read receipts: both share them, and there''s no block.';

create function private.mark_conversation_read(conversation uuid, read_until timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own_side public.conversation_members;
  reached timestamptz;
  unread_count integer := 0;
begin
  select * into own_side from public.conversation_members s
  where s.conversation_id = conversation and s.user_id = auth.uid() for no key update;
  if own_side.id is null then
    raise exception 'Not a conversation of yours' using errcode = '42501';
  end if;
  reached := least(coalesce(read_until, own_side.last_message_at), own_side.last_message_at);
  if reached <= own_side.last_read_at then
    return;
  end if;
  if reached < own_side.last_message_at then
    select count(*) into unread_count from public.messages m
    where m.conversation_id = conversation and m.created_at > reached and m.user_id is distinct from own_side.user_id;
  end if;
  update public.conversation_members s set last_read_at = reached, unread = unread_count where s.id = own_side.id;
  if unread_count = 0 then
    perform private.delete_notifications(own_side.id, '{message}');
  end if;
  perform private.broadcast_change(own_side.user_id, 'messages');
  if own_side.other_id is not null and private.share_read_receipts(own_side.user_id, own_side.other_id) then
    perform private.broadcast_change(own_side.other_id, 'messages');
  end if;
end;
$$;
comment on function private.mark_conversation_read(uuid, timestamptz) is 'Implements public.mark_conversation_read.';

create function public.mark_conversation_read(conversation_id uuid, read_until timestamptz default null) returns void
language sql volatile set search_path = ''
as $$ select private.mark_conversation_read(conversation_id, read_until); $$;
comment on function public.mark_conversation_read(uuid, timestamptz) is
  'Marks a conversation as read up to the message with this created_at, or all of it for null. Never goes back. '
  'Deletes its notification once nothing is unread, and broadcasts to the caller''s other tabs and, if both share '
  'read receipts, to the other member. Raises 42501 for someone else''s conversation.';

create function private.other_read_at(conversation uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select theirs.last_read_at from public.conversation_members theirs
  where theirs.conversation_id = conversation and theirs.other_id = (select auth.uid())
    and private.share_read_receipts(theirs.user_id, theirs.other_id);
$$;
comment on function private.other_read_at(uuid) is 'Implements public.other_read_at.';

create function public.other_read_at(public.conversations) returns timestamptz
language sql stable set search_path = ''
as $$ select private.other_read_at($1.id); $$;
comment on function public.other_read_at(public.conversations) is
  'Computed field: created_at of the newest message the other member has read; null if none, or unless both share '
  'read receipts.';

-- Realtime ----------------------------------------------------------------------------------------

create function private.can_join_conversation_topic(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  one uuid;
  other uuid;
begin
  if topic !~ '^conversation(:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$' then
    return false;
  end if;
  one := split_part(topic, ':', 2)::uuid;
  other := split_part(topic, ':', 3)::uuid;
  return coalesce(me in (one, other) and one < other and not private.blocked_between(one, other), false);
end;
$$;
comment on function private.can_join_conversation_topic(text) is
  'Whether a topic, conversation:{smaller member ID}:{larger member ID}, is the caller''s with another member, without '
  'a block between the two. They may not have written to each other yet. False for any other topic.';

-- Account deletion --------------------------------------------------------------------------------

create function private.lock_conversations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.conversations c where old.id in (c.user_a_id, c.user_b_id) order by c.id for update;
  perform from public.conversation_members s where old.id in (s.user_id, s.other_id) order by s.id for update;
  update public.message_attachments a set path = null from public.messages m where m.id = a.message_id
    and m.user_id = old.id;
  return old;
end;
$$;
comment on function private.lock_conversations() is
  'Delete trigger on auth.users, named to run before lock_relationships: waits for messages being sent or read, and '
  'removes the paths of the account''s sent files.';

create trigger lock_conversations before delete on auth.users
  for each row execute function private.lock_conversations();

create function private.delete_empty_conversation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c
  where c.id = old.conversation_id and not exists (select from public.conversation_members s
    where s.conversation_id = c.id);
  return null;
end;
$$;
comment on function private.delete_empty_conversation() is
  'Delete trigger on conversation_members: deletes the conversation with its last member.';

create trigger delete_empty_conversation after delete on public.conversation_members
  for each row execute function private.delete_empty_conversation();

-- Data export -------------------------------------------------------------------------------------

create function private.exported_messages() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'conversations', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - 'id' - 'user_id' || jsonb_build_object('created_at', c.created_at) order by c.created_at, c.id
      ), '[]')
      from public.conversation_members s join public.conversations c on c.id = s.conversation_id where s.user_id = me.id
    ),
    'messages', (
      select coalesce(jsonb_agg(
        to_jsonb(m) || jsonb_build_object('attachments', (
          select coalesce(jsonb_agg(to_jsonb(a) - 'id' - 'message_id' - 'position' - 'version' order by a.position),
            '[]')
          from public.message_attachments a where a.message_id = m.id
        )) order by m.created_at, m.id
      ), '[]')
      from public.messages m join public.conversation_members s on s.conversation_id = m.conversation_id
        where s.user_id = me.id
    ),
    'message_settings', (select to_jsonb(s) - 'user_id' from public.message_settings s where s.user_id = me.id)
  )
  from me;
$$;
comment on function private.exported_messages() is
  'Part of public.export_my_data: the caller''s conversations with all their messages, and settings.';

-- Daily figures of a listing ----------------------------------------------------------------------

create index messages_property_idx on public.messages (property_id, user_id);

-- Policies ----------------------------------------------------------------------------------------

alter table public.conversations enable row level security;
alter table public.conversation_members enable row level security;
alter table public.messages enable row level security;
alter table public.message_attachments enable row level security;
alter table public.message_settings enable row level security;

create policy "Senders can read attachments; recipients can read sent ones"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'message-attachments'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or private.was_attachment_sent(name, version))
  );

create policy "Senders can upload attachments to their own folder"
  on storage.objects for insert to authenticated
 
  with check (
    bucket_id = 'message-attachments' and (storage.foldername(name))[1] = (select auth.uid())::text
      and private.can_upload_attachment(name) and (select private.account_standing()) = 'active'
  );

-- No update policy: sent files never change.
create policy "Senders can delete attachments before they are sent"
  on storage.objects for delete to authenticated
 
  using (
    bucket_id = 'message-attachments' and (storage.foldername(name))[1] = (select auth.uid())::text
      and not private.is_attached(name) and (select private.account_standing()) not in ('suspended', 'banned')
  );

-- For typing indicators, which aren't stored.
create policy "Two members can listen to each other"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.can_join_conversation_topic((select realtime.topic()))));

create policy "Two members can broadcast to each other"
  on realtime.messages for insert to authenticated
  with check (
    extension = 'broadcast' and (select private.account_standing()) = 'active'
    and (select private.can_join_conversation_topic((select realtime.topic())))
  );

create policy "Members can read their own conversations"
  on public.conversations for select to authenticated
  using (user_a_id = (select auth.uid()) or user_b_id = (select auth.uid()));

create policy "Members can read their own side of conversations"
  on public.conversation_members for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read the messages of their conversations"
  on public.messages for select to authenticated
  using (
    (removed_at is null or user_id = (select auth.uid()))
    and exists (
      select from public.conversation_members mine
      where mine.conversation_id = messages.conversation_id and mine.user_id = (select auth.uid())
    )
  );

create policy "Everyone who can read a message can read its attachments"
  on public.message_attachments for select to authenticated
  using (exists (select from public.messages m where m.id = message_id));

create policy "Members can read their own message settings"
  on public.message_settings for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own message settings"
  on public.message_settings for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can update their own message settings"
  on public.message_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on
  public.conversations, public.conversation_members, public.messages, public.message_attachments,
  public.message_settings
  from anon, authenticated;
grant select on
  public.conversations, public.conversation_members, public.messages, public.message_attachments
  to authenticated;
grant select, insert, update on public.message_settings to authenticated;
grant all on
  public.conversations, public.conversation_members, public.messages, public.message_attachments,
  public.message_settings
  to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.message_refusal(uuid), private.is_attached(text), private.can_upload_attachment(text),
    private.was_attachment_sent(text, text),
  private.send_message(uuid, uuid, text, uuid, jsonb), private.mark_conversation_read(uuid, timestamptz),
  private.other_read_at(uuid), private.can_join_conversation_topic(text), private.exported_messages()
  to authenticated, service_role;
revoke execute on function
  public.message_refusal(uuid), public.send_message(uuid, uuid, text, uuid, jsonb),
  public.mark_conversation_read(uuid, timestamptz), public.other_read_at(public.conversations)
  from public, anon;
grant execute on function
  public.message_refusal(uuid), public.send_message(uuid, uuid, text, uuid, jsonb),
  public.mark_conversation_read(uuid, timestamptz), public.other_read_at(public.conversations)
  to authenticated, service_role;


-- supabase/schemas/submissions.sql

-- Submissions: properties that members submit with their purchase contract. Files are private; the register-contract
-- function checks and hashes each. Staff turn a submission into a verified listing or return it. Members write none
-- of these tables directly.

create table public.property_submissions (
  id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  address text not null check (char_length(address) <= 200 and address ~ '\S'),
  property_type text not null check (property_type in ('single_family', 'multi_family', 'condo', 'land', 'commercial')),
  condition text not null check (condition in ('excellent', 'good', 'fair', 'poor')),
  price bigint not null check (price between 1 and 100000000000),
  sqft integer not null check (sqft between 0 and 2000000000),
  lot_sqft integer check (lot_sqft between 0 and 2000000000),
  status text not null default 'draft' check (status in ('draft', 'submitted', 'accepted', 'returned')),
  reason text check (char_length(reason) <= 1000 and reason ~ '\S'),
  property_id uuid references public.properties (id) on delete set null,
  reviewer_id uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  decided_at timestamptz,
  constraint property_submissions_status check (
    (status = 'returned') = (reason is not null)
    and (status in ('accepted', 'returned')) = (decided_at is not null)
    and (status = 'draft' or submitted_at is not null)
  )
);
comment on table public.property_submissions is
  'Properties submitted with a contract. For the member, and for staff once submitted. Written only by functions.';
comment on column public.property_submissions.id is 'Chosen by the member''s app, so that saving is idempotent.';
comment on column public.property_submissions.condition is
  'As in the submission form. In a listing, these become Turn-Key, Light Rehab, Medium Rehab, and Heavy Rehab, in '
  'this order.';
comment on column public.property_submissions.price is 'Asking price, whole USD.';
comment on column public.property_submissions.lot_sqft is 'Square feet; null if not stated.';
comment on column public.property_submissions.status is
  'draft and returned: can be edited and submitted. submitted: waiting for staff. accepted: has become a listing.';
comment on column public.property_submissions.reason is
  'What the member must change first. Set exactly while returned.';
comment on column public.property_submissions.property_id is
  'The listing it became; null before that, and once the listing is deleted.';
comment on column public.property_submissions.submitted_at is
  'When it was last submitted; null if never, and then hidden from staff.';
create index property_submissions_user_idx on public.property_submissions (user_id, created_at desc, id desc);
create index property_submissions_queue_idx on public.property_submissions (submitted_at, id)
  where status = 'submitted';
create index property_submissions_decided_idx on public.property_submissions (decided_at desc, id desc)
  where decided_at is not null;
create index property_submissions_property_idx on public.property_submissions (property_id);
create index property_submissions_reviewer_idx on public.property_submissions (reviewer_id);

create table public.submission_files (
  id uuid primary key,
  submission_id uuid not null references public.property_submissions (id) on delete cascade,
  path text not null constraint submission_files_path unique,
  -- The file is saved under this name, so its extension must fit its type.
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size between 1 and 5242880),
  mime_type text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_at timestamptz not null default clock_timestamp(),
  constraint submission_files_once unique (submission_id, sha256),
  constraint submission_files_type check (coalesce(lower(name) ~ case mime_type
    when 'application/pdf' then '\.pdf$'
    when 'application/msword' then '\.doc$'
    when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then '\.docx$'
  end, false))
);
comment on table public.submission_files is
  'Contracts of submissions, checked and hashed by the server. For everyone who can read the submission.';
comment on column public.submission_files.id is 'Chosen by the member''s app, so that registering is idempotent.';
comment on column public.submission_files.path is
  'Path in the contracts bucket, named by the hash, so its content never changes.';
comment on column public.submission_files.name is 'File name given by the member.';
comment on column public.submission_files.size is 'Bytes.';
comment on column public.submission_files.sha256 is 'Hash of the stored bytes, hexadecimal.';

create table public.submission_log (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.property_submissions (id) on delete cascade,
  actor_id uuid references public.users (id) on delete set null,
  step text not null check (step in ('started', 'file_added', 'file_removed', 'submitted', 'returned', 'accepted')),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.submission_log is
  'Every step of a submission: who did what, and when. Append-only. For everyone who can read the submission.';
comment on column public.submission_log.actor_id is 'Who did it; null once that account is deleted.';
comment on column public.submission_log.details is
  'file_added, file_removed: {name, size, sha256}. submitted: the submitted values, with {name, sha256} of each '
  'file. returned: {reason}. accepted: {property_id}.';
create index submission_log_submission_idx on public.submission_log (submission_id, id);
create index submission_log_actor_idx on public.submission_log (actor_id, created_at);

create function private.log_submission_step(submission uuid, actor uuid, step text, details jsonb default '{}')
  returns void
language sql volatile set search_path = ''
as $$ insert into public.submission_log (submission_id, actor_id, step, details) values (submission, actor,
  log_submission_step.step, log_submission_step.details); $$;
comment on function private.log_submission_step(uuid, uuid, text, jsonb) is 'Adds a step to a submission''s log.';

create function private.open_submission(submission uuid, member uuid) returns public.property_submissions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission_row public.property_submissions;
begin
  select * into submission_row from public.property_submissions s where s.id = submission for no key update;
  if member is null or submission_row.user_id is distinct from member then
    raise exception 'Not a submission of yours' using errcode = '42501';
  end if;
  if submission_row.status not in ('draft', 'returned') then
    raise exception 'This property has already been submitted and can’t be changed.' using errcode = 'P0001';
  end if;
  return submission_row;
end;
$$;
comment on function private.open_submission(uuid, uuid) is
  'The member''s submission, locked for editing. Raises 42501 for another member''s or none, and P0001 once '
  'submitted, unless it was returned.';

-- Saving ------------------------------------------------------------------------------------------

create function private.save_submission(
  submission uuid, address text, property_type text, condition text, price bigint, sqft integer, lot_sqft integer
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  trimmed_address constant text := btrim(save_submission.address, E' \t\r\n');
begin
  if me is null then
    raise exception 'Only members can submit properties' using errcode = '42501';
  end if;
  insert into public.property_submissions (id, user_id, address, property_type, condition, price, sqft, lot_sqft)
  values (submission, me, trimmed_address, save_submission.property_type, save_submission.condition,
    save_submission.price, save_submission.sqft, save_submission.lot_sqft)
  on conflict on constraint property_submissions_pkey do nothing;
  if found then
    perform private.consume_rate_limit('submission');
    perform private.log_submission_step(submission, me, 'started');
    return;
  end if;
  perform private.open_submission(submission, me);
  update public.property_submissions s set
    address = trimmed_address, property_type = save_submission.property_type, condition = save_submission.condition,
    price = save_submission.price, sqft = save_submission.sqft, lot_sqft = save_submission.lot_sqft,
      updated_at = clock_timestamp()
  where s.id = submission
    and (s.address, s.property_type, s.condition, s.price, s.sqft, s.lot_sqft) is distinct from
      (trimmed_address, save_submission.property_type, save_submission.condition, save_submission.price,
        save_submission.sqft, save_submission.lot_sqft);
end;
$$;
comment on function private.save_submission(uuid, text, text, text, bigint, integer, integer) is
  'Implements public.save_submission.';

create function public.save_submission(
  submission_id uuid, address text, property_type text, condition text, price bigint, sqft integer,
    lot_sqft integer default null
) returns void
language sql volatile set search_path = ''
as $$ select private.save_submission(submission_id, address, property_type, condition, price, sqft, lot_sqft); $$;
comment on function public.save_submission(uuid, text, text, text, bigint, integer, integer) is
  'Creates a submission under an ID chosen by the caller, or updates one of their drafts or returned ones. '
  'Idempotent. Raises P0001, to be shown as is, once submitted and after 20 new ones a day, 42501 for another '
  'member''s ID, and 23502 or 23514 for invalid values.';

-- Contract files ----------------------------------------------------------------------------------

create function private.is_contract_registered(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.submission_files f where f.path = is_contract_registered.path); $$;
comment on function private.is_contract_registered(text) is
  'Whether a file is part of a submission, and so can''t change.';

create function private.is_contract_submitted(path text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.submission_files f join public.property_submissions s on s.id = f.submission_id
    where f.path = is_contract_submitted.path and s.submitted_at is not null
  );
$$;
comment on function private.is_contract_submitted(text) is
  'Whether a file is part of a submission that staff can read.';

create function private.can_upload_contract(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if path !~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/incoming/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|docx?)$'
    ) then
    return false;
  end if;
  return exists (
    select from public.property_submissions s
    where s.id = split_part(path, '/', 2)::uuid and s.user_id = me and s.status in ('draft', 'returned')
  ) and (
    select count(*) < 50 from storage.objects o
    where o.bucket_id = 'contracts' and starts_with(o.name, me || '/')
      and o.created_at > now() - interval '1 day' and not private.is_contract_registered(o.name)
  );
end;
$$;
comment on function private.can_upload_contract(text) is
  'Whether the caller may upload a file to this path, for register-contract to check: {caller}/{their editable '
  'submission}/incoming/{a new id}.{pdf, doc or docx}. Only that function stores files elsewhere. False while 50 '
  'unregistered files from the last day are in the folder.';

create function private.register_contract(
  member uuid, submission uuid, file uuid, name text, size bigint, mime_type text, sha256 text, path text
) returns public.submission_files
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored public.submission_files;
begin
  perform private.open_submission(submission, member);
  select * into stored from public.submission_files f where f.submission_id = submission
    and f.sha256 = register_contract.sha256;
  if stored.id is not null then
    return stored;
  end if;
  if not starts_with(path, member || '/' || submission || '/' || sha256 || '.')
    or not exists (select from storage.objects o where o.bucket_id = 'contracts' and o.name = register_contract.path)
  then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  if size + (select coalesce(sum(f.size), 0) from public.submission_files f
    where f.submission_id = submission) > 104857600 then
    raise exception 'The files of one submission can’t exceed 100 MB in total.' using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.submission_log l
    where l.actor_id = member and l.step = 'file_added' and l.created_at > now() - interval '1 day'
  ) >= 200 then
    raise exception 'You have added 200 files today. Please wait until tomorrow.' using errcode = 'P0001';
  end if;
  insert into public.submission_files (id, submission_id, path, name, size, mime_type, sha256)
  values (file, submission, register_contract.path, btrim(register_contract.name), register_contract.size,
    register_contract.mime_type, register_contract.sha256)
  returning * into stored;
  update public.property_submissions s set updated_at = clock_timestamp() where s.id = submission;
  perform private.log_submission_step(submission, member, 'file_added',
    jsonb_build_object('name', stored.name, 'size', stored.size, 'sha256', stored.sha256));
  return stored;
end;
$$;
comment on function private.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) is
  'Implements public.register_contract.';

create function public.register_contract(
  member_id uuid, submission_id uuid, file_id uuid, name text, size bigint, mime_type text, sha256 text, path text
) returns public.submission_files
language sql volatile set search_path = ''
as $$ select private.register_contract(member_id, submission_id, file_id, name, size, mime_type, sha256, path); $$;
comment on function public.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) is
  'For the register-contract function, once it has checked a file and stored it at '
  '{member}/{submission}/{sha256}.{extension}: adds it to the submission. Idempotent for the same bytes. Raises '
  '42501 for another member''s submission; P0001, to be shown as is, once submitted and above 100 MB per submission '
  'or 200 files a day; 22023 for a missing file; and 23514 for a file name that doesn''t fit its type.';

create function private.delete_submission_file(file uuid) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  submission uuid;
  deleted public.submission_files;
begin
  select f.submission_id into submission from public.submission_files f
    join public.property_submissions s on s.id = f.submission_id
  where f.id = file and s.user_id = me;
  if submission is null then
    -- Already removed, perhaps in another tab.
    return null;
  end if;
  perform private.open_submission(submission, me);
  delete from public.submission_files f where f.id = file returning * into deleted;
  if deleted.id is not null then
    update public.property_submissions s set updated_at = clock_timestamp() where s.id = submission;
    perform private.log_submission_step(submission, me, 'file_removed',
      jsonb_build_object('name', deleted.name, 'size', deleted.size, 'sha256', deleted.sha256));
  end if;
  return deleted.path;
end;
$$;
comment on function private.delete_submission_file(uuid) is 'Implements public.delete_submission_file.';

create function public.delete_submission_file(file_id uuid) returns text
language sql volatile set search_path = ''
as $$ select private.delete_submission_file(file_id); $$;
comment on function public.delete_submission_file(uuid) is
  'Removes a file from one of the caller''s editable submissions. Returns its path in the contracts bucket, for the '
  'caller to delete it there; null if it''s gone or wasn''t theirs. Raises P0001 once submitted.';

-- Submitting --------------------------------------------------------------------------------------

create function private.submit_property(submission uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  submission_row public.property_submissions;
begin
  perform from public.property_submissions s where s.id = submission for no key update;
  -- Already submitted, by a double click or in another tab.
  if exists (select from public.property_submissions s where s.id = submission and s.user_id = me
    and s.status = 'submitted') then
    return;
  end if;
  submission_row := private.open_submission(submission, me);
  perform private.check_email_verified();
  if not exists (select from public.submission_files f where f.submission_id = submission) then
    raise exception 'Upload your contract first.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.submission_files f where f.submission_id = submission
      and not exists (select from storage.objects o where o.bucket_id = 'contracts' and o.name = f.path)
  ) then
    raise exception 'A file is no longer available. Remove it from the list and upload it again.'
      using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('submit');
  update public.property_submissions s
  set status = 'submitted', submitted_at = clock_timestamp(), reason = null, decided_at = null, reviewer_id = null
  where s.id = submission;
  perform private.delete_notifications(submission, '{submission_decision}');
  perform private.log_submission_step(submission, me, 'submitted', jsonb_build_object(
    'address', submission_row.address, 'property_type', submission_row.property_type,
    'condition', submission_row.condition, 'price', submission_row.price,
    'sqft', submission_row.sqft, 'lot_sqft', submission_row.lot_sqft,
    'files', (
      select jsonb_agg(jsonb_build_object('name', f.name, 'sha256', f.sha256) order by f.uploaded_at, f.id)
      from public.submission_files f where f.submission_id = submission
    )
  ));
end;
$$;
comment on function private.submit_property(uuid) is 'Implements public.submit_property.';

create function public.submit_property(submission_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.submit_property(submission_id); $$;
comment on function public.submit_property(uuid) is
  'Submits one of the caller''s submissions to staff, for the first time or again after it was returned. Does '
  'nothing while it''s pending. Raises P0001, to be shown as is, with an unconfirmed email, without a registered '
  'file, with a missing one, once accepted, and after 10 a day, and 42501 for another member''s.';

-- Staff decisions ---------------------------------------------------------------------------------

create function private.lock_pending_submission(submission uuid, if_unmodified_since timestamptz)
  returns public.property_submissions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  submission_row public.property_submissions;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review submissions' using errcode = '42501';
  end if;
  select * into submission_row from public.property_submissions s where s.id = submission for no key update;
  if submission_row.user_id = auth.uid() then
    raise exception 'Someone else must review your own submission' using errcode = '42501';
  end if;
  if submission_row.status is distinct from 'submitted' then
    raise exception 'This submission has already been reviewed.' using errcode = 'P0001';
  end if;
  if submission_row.submitted_at > if_unmodified_since then
    raise exception 'It was resubmitted since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  return submission_row;
end;
$$;
comment on function private.lock_pending_submission(uuid, timestamptz) is
  'For staff: a pending submission, locked. Raises 42501 for others and for one''s own, and P0001 if it isn''t '
  'pending or was resubmitted since if_unmodified_since.';

create function private.decide_submission(submission uuid, decision text, reason text, listing uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  decided public.property_submissions;
begin
  update public.property_submissions s
  set status = decision, reason = decide_submission.reason, property_id = listing, reviewer_id = auth.uid(),
    decided_at = clock_timestamp()
  where s.id = submission returning * into decided;
  perform private.log_submission_step(submission, decided.reviewer_id, decision, case decision
    when 'returned' then jsonb_build_object('reason', decided.reason)
    else jsonb_build_object('property_id', decided.property_id)
  end);
  -- Deleted and inserted again, so that a member who has read about one decision is notified of the next.
  perform private.delete_notifications(submission, '{submission_decision}');
  perform private.notify(decided.user_id, 'submission_decision', null, submission, jsonb_build_object(
    'submission_id', submission, 'address', decided.address, 'decision', decision, 'property_id', listing,
      'decided_at', decided.decided_at
  ));
end;
$$;
comment on function private.decide_submission(uuid, text, text, uuid) is
  'Stores the decision of staff and notifies the member: kind submission_decision, data {submission_id, address, '
  'decision: accepted or returned, property_id, decided_at}.';

create function private.return_submission(submission uuid, reason text, if_unmodified_since timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_pending_submission(submission, if_unmodified_since);
  if coalesce(reason, '') !~ '\S' then
    raise exception 'Give the member a reason' using errcode = '22023';
  end if;
  perform private.decide_submission(submission, 'returned', btrim(reason, E' \t\r\n'), null);
end;
$$;
comment on function private.return_submission(uuid, text, timestamptz) is 'Implements public.return_submission.';

create function public.return_submission(
  submission_id uuid, reason text, if_unmodified_since timestamptz default null
) returns void
language sql volatile set search_path = ''
as $$ select private.return_submission(submission_id, reason, if_unmodified_since); $$;
comment on function public.return_submission(uuid, text, timestamptz) is
  'For staff: returns a pending submission to the member with a reason of at most 1,000 characters. '
  'if_unmodified_since: its submitted_at when the reviewer loaded it; null skips the check. Raises 42501 for others '
  'and for one''s own, 22023 without a reason, 23514 for a longer one, and P0001 if it''s gone, already reviewed, or '
  'resubmitted since then.';

create function private.accept_submission(submission uuid, listing jsonb, if_unmodified_since timestamptz) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  pending public.property_submissions;
  input public.properties;
  unknown text;
  listing_id uuid;
begin
  pending := private.lock_pending_submission(submission, if_unmodified_since);
  if jsonb_typeof(listing) is distinct from 'object' then
    raise exception 'A listing is an object' using errcode = '22023';
  end if;
  select string_agg(key, ', ') into unknown from jsonb_object_keys(listing) as key
  where key <> all (array[
    'title', 'description', 'property_type', 'address', 'city', 'state', 'zip', 'county', 'price', 'bedrooms',
      'bathrooms',
    'sqft', 'lot_sqft', 'condition', 'financing', 'occupancy', 'noi'
  ]);
  if unknown is not null then
    raise exception 'Not part of a listing made of a submission: %', unknown using errcode = '22023';
  end if;
  input := jsonb_populate_record(null::public.properties, listing);
  insert into public.properties (
    user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, noi, off_market_contract
  ) values (
    pending.user_id, btrim(input.title, E' \t\r\n'), btrim(input.description, E' \t\r\n'), input.property_type,
      btrim(input.address), btrim(input.city),
    input.state, input.zip, input.county, input.price, coalesce(input.bedrooms, 0), coalesce(input.bathrooms, 0),
    coalesce(input.sqft, 0), coalesce(input.lot_sqft, 0), input.condition, input.financing,
      coalesce(input.occupancy, 'vacant'), input.noi, true
  ) returning id into listing_id;
  -- Staff have read the contract, which is the review a listing of an unpaid tier needs. Drops the request, so that the
  -- member is notified only once, of the submission.
  delete from public.listing_reviews r where r.property_id = listing_id;
  insert into public.listing_reviews (property_id, requested_at, decision, reviewer_id, decided_at)
  values (listing_id, pending.submitted_at, 'approved', auth.uid(), clock_timestamp());
  update public.properties p set verified = true where p.id = listing_id and not p.verified;
  perform private.decide_submission(submission, 'accepted', null, listing_id);
  return listing_id;
end;
$$;
comment on function private.accept_submission(uuid, jsonb, timestamptz) is 'Implements public.accept_submission.';

create function public.accept_submission(
  submission_id uuid, listing jsonb, if_unmodified_since timestamptz default null
) returns uuid
language sql volatile set search_path = ''
as $$ select private.accept_submission(submission_id, listing, if_unmodified_since); $$;
comment on function public.accept_submission(uuid, jsonb, timestamptz) is
  'For staff: turns a pending submission into an approved, verified, off-market listing of the member and returns '
  'its ID. listing: {title, description, property_type, address, city, state, zip, county, price, bedrooms, '
  'bathrooms, sqft, lot_sqft, condition, financing, occupancy, noi}. if_unmodified_since: its submitted_at when the '
  'reviewer loaded it; null skips the check. Raises 42501 for others and for one''s own, 22023 for other fields, '
  '23502 or 23514 for invalid values, and P0001 if it''s gone, already reviewed, or resubmitted since then.';

-- Account deletion --------------------------------------------------------------------------------

create function private.lock_property_submissions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.property_submissions s where old.id in (s.user_id, s.reviewer_id) order by s.id for update;
  return old;
end;
$$;
comment on function private.lock_property_submissions() is
  'Delete trigger on auth.users, named to run before lock_relationships: locks submissions before members, as '
  'everywhere.';

create trigger lock_property_submissions before delete on auth.users
  for each row execute function private.lock_property_submissions();

-- Data export -------------------------------------------------------------------------------------

create function private.exported_submissions() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'submissions', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - 'user_id' - 'reviewer_id' || jsonb_build_object('files', (
          select coalesce(jsonb_agg(to_jsonb(f) - 'submission_id' order by f.uploaded_at, f.id), '[]')
          from public.submission_files f where f.submission_id = s.id
        )) order by s.created_at, s.id
      ), '[]')
      from public.property_submissions s where s.user_id = me.id
    ),
    'submission_log', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' - 'actor_id' order by l.id), '[]')
      from public.submission_log l
      where l.actor_id = me.id or exists (select from public.property_submissions s where s.id = l.submission_id
        and s.user_id = me.id)
    )
  )
  from me;
$$;
comment on function private.exported_submissions() is
  'Part of public.export_my_data: the caller''s submissions with their log, and the caller''s steps in others.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.property_submissions enable row level security;
alter table public.submission_files enable row level security;
alter table public.submission_log enable row level security;

create policy "Members can read their own contracts; staff, submitted ones"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'contracts'
    and (
      (storage.foldername(name))[1] = (select auth.uid())::text
      or ((select private.has_staff_role('reviewer')) and private.is_contract_submitted(name))
    )
  );

create policy "Members can upload contracts to their own submissions"
  on storage.objects for insert to authenticated
 
  with check (
    bucket_id = 'contracts' and (storage.foldername(name))[1] = (select auth.uid())::text
      and private.can_upload_contract(name) and (select private.account_standing()) = 'active'
  );

-- No update policy: contracts never change. Registered ones must be removed from the submission before they're deleted.
create policy "Members can delete contracts that aren't part of a submission"
  on storage.objects for delete to authenticated
 
  using (
    bucket_id = 'contracts' and (storage.foldername(name))[1] = (select auth.uid())::text
      and not private.is_contract_registered(name)
      and (select private.account_standing()) not in ('suspended', 'banned')
  );

create policy "Members can read their own submissions; staff, submitted ones"
  on public.property_submissions for select to authenticated
  using (user_id = (select auth.uid()) or (submitted_at is not null and (select private.has_staff_role('reviewer'))));

create policy "Members can delete their own drafts"
  on public.property_submissions for delete to authenticated
  using (user_id = (select auth.uid()) and submitted_at is null);

create policy "Everyone who can read a submission can read its files"
  on public.submission_files for select to authenticated
  using (exists (select from public.property_submissions s where s.id = submission_id));

create policy "Everyone who can read a submission can read its log"
  on public.submission_log for select to authenticated
  using (exists (select from public.property_submissions s where s.id = submission_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.property_submissions, public.submission_files, public.submission_log from anon, authenticated;
grant select, delete on public.property_submissions to authenticated;
grant select on public.submission_files, public.submission_log to authenticated;
grant all on public.property_submissions, public.submission_files, public.submission_log to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.save_submission(uuid, text, text, text, bigint, integer, integer), private.is_contract_registered(text),
  private.is_contract_submitted(text), private.can_upload_contract(text), private.delete_submission_file(uuid),
    private.submit_property(uuid),
  private.return_submission(uuid, text, timestamptz), private.accept_submission(uuid, jsonb, timestamptz),
  private.exported_submissions()
  to authenticated, service_role;
grant execute on function private.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) to service_role;
revoke execute on function
  public.save_submission(uuid, text, text, text, bigint, integer, integer), public.delete_submission_file(uuid),
  public.submit_property(uuid), public.return_submission(uuid, text, timestamptz),
  public.accept_submission(uuid, jsonb, timestamptz)
  from public, anon;
revoke execute on function
  public.register_contract(uuid, uuid, uuid, text, bigint, text, text, text)
  from public, anon, authenticated;
grant execute on function
  public.save_submission(uuid, text, text, text, bigint, integer, integer), public.delete_submission_file(uuid),
  public.submit_property(uuid), public.return_submission(uuid, text, timestamptz),
  public.accept_submission(uuid, jsonb, timestamptz)
  to authenticated, service_role;
grant execute on function public.register_contract(uuid, uuid, uuid, text, bigint, text, text, text) to service_role;


-- supabase/schemas/dashboard.sql

-- The dashboard: market figures, activity of followed members, and daily figures of one's own listings. Days are UTC.

-- Daily figures of a listing ----------------------------------------------------------------------

create table public.listing_days (
  property_id uuid not null references public.properties (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  saves integer not null default 0 check (saves >= 0),
  contacts integer not null default 0 check (contacts >= 0),
  messages integer not null default 0 check (messages >= 0),
  constraint listing_days_pkey primary key (property_id, day)
);
comment on table public.listing_days is
  'Views, saves, contacts, and messages of a listing by UTC date, for its owner with the analytics entitlement. Kept '
  'by triggers. A day without any has no row.';
comment on column public.listing_days.views is 'Views that day, counted as in properties.view_count.';
comment on column public.listing_days.saves is
  'Saves that day that still exist; unsaving subtracts from the day of the save.';
comment on column public.listing_days.contacts is
  'Members who sent the owner their first message about the listing that day.';
comment on column public.listing_days.messages is 'Messages about the listing that members sent its owner that day.';

create function private.record_daily_save() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.listing_days as d (property_id, day, saves) values (new.property_id,
      private.utc_day(new.created_at), 1)
    on conflict on constraint listing_days_pkey do update set saves = d.saves + 1;
  else
    -- The save may be deleted with its listing, before that listing's daily figures.
    update public.listing_days d set saves = d.saves - 1
    from public.properties p
    where p.id = old.property_id and d.property_id = p.id and d.day = private.utc_day(old.created_at);
  end if;
  return null;
end;
$$;
comment on function private.record_daily_save() is
  'Row trigger on saved_listings: counts the save on the day it was made.';

-- Named to run after count_save, which locks the listing first.
create trigger record_daily_save after insert or delete on public.saved_listings
  for each row execute function private.record_daily_save();

create function private.record_daily_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- private.send_message has locked the pair of members, so two concurrent messages can't both be the first.
  insert into public.listing_days as d (property_id, day, messages, contacts)
  select p.id, private.utc_day(new.created_at), 1, (not exists (
      select from public.messages m
      where m.property_id = new.property_id and m.user_id = new.user_id and m.conversation_id = new.conversation_id
        and m.id <> new.id
    ))::integer
  from public.properties p
  join public.conversations c on c.id = new.conversation_id and p.user_id in (c.user_a_id, c.user_b_id)
  where p.id = new.property_id and p.user_id <> new.user_id
  on conflict on constraint listing_days_pkey do update
    set messages = d.messages + 1, contacts = d.contacts + excluded.contacts;
  return null;
end;
$$;
comment on function private.record_daily_contact() is
  'Row trigger on messages: counts a member''s message to the owner about a listing, and the first one as a contact, '
  'on its day.';

create trigger record_daily_contact after insert on public.messages
  for each row when (new.property_id is not null) execute function private.record_daily_contact();

create function public.listing_analytics(month date default null, property_id uuid default null) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  first_day constant date := date_trunc('month', coalesce(listing_analytics.month, private.utc_day(now())))::date;
  next_month constant date := first_day + interval '1 month';
  detailed constant boolean := private.has_entitlement('analytics');
begin
  if listing_analytics.property_id is not null
    and not exists (select from public.properties p where p.id = listing_analytics.property_id and p.user_id = me)
  then
    raise exception 'Not a listing of your own' using errcode = '42501';
  end if;
  return (
    with own as materialized (
      select p.id, p.title, p.status from public.properties p
      where p.user_id = me and p.id = coalesce(listing_analytics.property_id, p.id)
    ),
    counted as materialized (
      select d.* from own o
      join private.own_listing_days(first_day) as d on d.property_id = o.id and d.day < next_month
    ),
    listings as (
      select o.id, o.title, o.status, sum(c.views) as views, sum(c.saves) as saves, sum(c.contacts) as contacts
      from own o join counted c on c.property_id = o.id
      group by 1, 2, 3
      having sum(c.views + c.saves + c.contacts) > 0
      order by sum(c.contacts) desc, sum(c.saves) desc, sum(c.views) desc, o.id
      limit 50
    ),
    days as (
      select c.day, sum(c.views) as views, sum(c.saves) as saves, sum(c.contacts) as contacts
      from counted c where detailed group by 1 having sum(c.views + c.saves + c.contacts) > 0
    )
    select jsonb_build_object(
      'month', first_day,
      'detailed', detailed,
      'own_listings', (select count(*) from own),
      'views', (select coalesce(sum(c.views), 0) from counted c),
      'saves', (select coalesce(sum(c.saves), 0) from counted c),
      'contacts', (select coalesce(sum(c.contacts), 0) from counted c),
      'days', (select coalesce(jsonb_agg(to_jsonb(d) order by d.day), '[]') from days d),
      'listings', (select coalesce(jsonb_agg(to_jsonb(l) order by l.contacts desc, l.saves desc, l.views desc, l.id),
        '[]') from listings l)
    )
  );
end;
$$;
comment on function public.listing_analytics(date, uuid) is
  'Figures of the caller''s listings, or one of them, for the month of a date (default: this month): {month, '
  'detailed, own_listings, views, saves, contacts, days: [{day, views, saves, contacts}], listings: [{id, title, '
  'status, views, saves, contacts}]}. Omits days and listings without any; at most 50 listings, by contacts, saves, '
  'then views. Without the analytics entitlement (detailed), there are no days. Raises 42501 for someone else''s '
  'listing.';

-- Daily figures of the market ---------------------------------------------------------------------

-- Daily totals are stored as changes that are only inserted, as in private.listing_changes: posting and signing in
-- never wait, and thirty days take some hundred rows, however many listings and members there are.
create table private.daily_changes (
  id bigint generated always as identity primary key,
  day date not null,
  listings bigint not null default 0,
  asking bigint not null default 0,
  members bigint not null default 0
);
comment on table private.daily_changes is
  'Sums by UTC date, for the last 90 days. listings and asking: number and total asking price of active listings '
  'posted that day. members: members who last signed in that day.';
create index daily_changes_day_idx on private.daily_changes (day);

create type private.day_change as (day date, listings bigint, asking bigint, members bigint);
comment on type private.day_change is 'A change to the sums of a day.';

create function private.record_daily_changes(changes private.day_change[]) returns void
language plpgsql set search_path = ''
as $$
declare
  oldest constant date := private.utc_day(now()) - 90;
  sum_up boolean;
begin
  with noted as (
    insert into private.daily_changes (day, listings, asking, members)
    select c.day, sum(c.listings), sum(c.asking), sum(c.members)
    from unnest(changes) as c where c.day > oldest
    group by 1 having sum(c.listings) <> 0 or sum(c.asking) <> 0 or sum(c.members) <> 0
    returning id
  )
  select coalesce(bool_or(id % 256 = 0), false) into sum_up from noted;
  -- One writer at a time; others skip it. Under a stricter isolation level, concurrently deleted rows would be an
  -- error.
  if sum_up and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.daily_changes'))
  then
    with summed as (delete from private.daily_changes returning *)
    insert into private.daily_changes (day, listings, asking, members)
    select s.day, sum(s.listings), sum(s.asking), sum(s.members) from summed s where s.day > oldest group by 1;
  end if;
end;
$$;
comment on function private.record_daily_changes(private.day_change[]) is
  'Adds changes to the sums of their days, except days that are no longer kept. Never waits.';

create function private.record_listing_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    perform private.record_daily_changes(array[
      (private.utc_day(old.created_at), -(old.status = 'active')::integer, case when old.status = 'active' then
        -old.price else 0 end, 0),
      (private.utc_day(new.created_at), (new.status = 'active')::integer, case when new.status = 'active' then
        new.price else 0 end, 0)
    ]::private.day_change[]);
  else
    perform private.record_daily_changes(array(
      select (private.utc_day(t.created_at), s.sign, s.sign * t.price, 0)::private.day_change
      from touched t, (select case tg_op when 'INSERT' then 1 else -1 end) as s (sign)
      where t.status = 'active'
    ));
  end if;
  return null;
end;
$$;
comment on function private.record_listing_days() is
  'Trigger on properties: keeps the number and price of active listings by the day they were posted.';

create trigger sum_added after insert on public.properties
  referencing new table as touched for each statement execute function private.record_listing_days();
create trigger sum_removed after delete on public.properties
  referencing old table as touched for each statement execute function private.record_listing_days();
create trigger sum_changed after update on public.properties
  for each row when ((old.status, old.price) is distinct from (new.status, new.price))
  execute function private.record_listing_days();

create function private.record_member_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  old_day constant date := case when tg_op <> 'INSERT' then private.utc_day(old.last_sign_in_at) end;
  new_day constant date := case when tg_op <> 'DELETE' then private.utc_day(new.last_sign_in_at) end;
begin
  if old_day is distinct from new_day then
    perform private.record_daily_changes(array[(old_day, 0, 0, -1), (new_day, 0, 0, 1)]::private.day_change[]);
  end if;
  return null;
end;
$$;
comment on function private.record_member_days() is
  'Trigger on auth.users: moves a member to the day of their last sign-in. Later sign-ins that day write nothing.';

create trigger record_member_days after insert or delete or update of last_sign_in_at on auth.users
  for each row execute function private.record_member_days();

create function private.market_figures()
returns table (new_listings bigint, new_listings_before bigint, active_members bigint, deal_flow bigint,
  deal_flow_listings bigint)
language sql stable security definer set search_path = ''
as $$
  select
    coalesce(sum(c.listings) filter (where c.day > t.today - 7), 0)::bigint,
    coalesce(sum(c.listings) filter (where c.day > t.today - 14 and c.day <= t.today - 7), 0)::bigint,
    coalesce(sum(c.members), 0)::bigint,
    coalesce(sum(c.asking), 0)::bigint,
    coalesce(sum(c.listings), 0)::bigint
  from (select private.utc_day(now())) as t (today)
  left join private.daily_changes c on c.day > t.today - 30;
$$;
comment on function private.market_figures() is
  'Part of public.dashboard_figures: the figures that are the same for everyone.';

create function private.upcoming_events(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with mine as (
    select r.event_id, r.status as role from public.event_registrations r where r.user_id = (select auth.uid())
    union all
    select e.id, 'organizing' from public.events e where e.user_id = (select auth.uid())
  ),
  coming as (
    select e.id, e.title, e.starts_at, e.ends_at, e.time_zone, e.format, e.location, e.price_usd,
      -- An organizer may have registered, too.
      min(m.role) as role
    from mine m join public.events e on e.id = m.event_id
    where e.status = 'published' and e.ends_at > now()
    group by e.id
    order by e.starts_at, e.id
    limit max_rows
  )
  select coalesce(jsonb_agg(to_jsonb(c) order by c.starts_at, c.id), '[]') from coming c;
$$;
comment on function private.upcoming_events(integer) is
  'Part of public.dashboard_figures: the next events that the caller organizes, registered for, or waits for: [{id, '
  'title, starts_at, ends_at, time_zone, format, location, price_usd, role}]. role: organizing, registered, or '
  'waitlisted.';

create function private.getting_started() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'email_confirmed', private.email_confirmed(),
    'photo', u.profile_image_url is not null,
    'buy_box', exists (select from public.buybox_profiles b where b.user_id = u.id),
    'saved_listing', exists (select from public.saved_listings s where s.user_id = u.id),
    'connection', exists (select from public.member_stats s where s.user_id = u.id and s.connections > 0)
  )
  from public.users u join public.member_details d on d.user_id = u.id
  where u.id = (select auth.uid()) and not d.getting_started_dismissed and u.created_at > now() - interval '30 days';
$$;
comment on function private.getting_started() is
  'Part of public.dashboard_figures: which first steps the caller has taken: {email_confirmed, photo, buy_box, '
  'saved_listing, connection}. Null 30 days after sign-up, or once the caller has dismissed the checklist.';

create function public.dashboard_figures()
returns table (
  new_listings bigint, new_listings_before bigint, active_members bigint, deal_flow bigint, deal_flow_listings bigint,
    following integer, followers integer, has_buy_box boolean, getting_started jsonb, upcoming_events jsonb
)
language sql stable set search_path = ''
as $$
  select m.*, coalesce(s.following, 0), coalesce(s.followers, 0),
    exists (select from public.buybox_profiles b where b.user_id = (select auth.uid())),
    private.getting_started(), private.upcoming_events(4)
  from private.market_figures() as m
  left join public.member_stats s on s.user_id = (select auth.uid());
$$;
comment on function public.dashboard_figures() is
  'The figures of the caller''s dashboard, in one row. new_listings: active listings posted in the last 7 days, '
  'including today. new_listings_before: in the 7 days before. active_members: members who signed in within 30 '
  'days. deal_flow: total asking price in USD of the deal_flow_listings active listings posted in the last 30 days. '
  'following, followers: the caller''s. has_buy_box: whether the caller has one. getting_started: see '
  'private.getting_started. upcoming_events: the caller''s next four, see private.upcoming_events.';

-- Activity feed -----------------------------------------------------------------------------------

create function private.followed_connections(until timestamptz, until_id uuid, max_rows integer)
returns table (id uuid, at timestamptz, member_id uuid, other_id uuid)
language sql stable security definer set search_path = ''
as $$
  with me as materialized (select auth.uid() as id),
  mine as materialized (
    select c.receiver_id as id from me join public.connections c on c.sender_id = me.id and c.status = 'accepted'
    union all
    select c.sender_id from me join public.connections c on c.receiver_id = me.id and c.status = 'accepted'
  )
  select distinct on (made.at, made.id) made.id, made.at, f.followed_id, made.other_id
  from me
  join public.follows f on f.follower_id = me.id
  cross join lateral (
    (
      select c.id, c.updated_at as at, c.receiver_id as other_id from public.connections c
      where c.sender_id = f.followed_id and c.status = 'accepted' and (c.updated_at, c.id) <= (until, until_id)
        and c.receiver_id in (select mine.id from mine)
      order by c.updated_at desc, c.id desc limit max_rows
    )
    union all
    (
      select c.id, c.updated_at, c.sender_id from public.connections c
      where c.receiver_id = f.followed_id and c.status = 'accepted' and (c.updated_at, c.id) <= (until, until_id)
        and c.sender_id in (select mine.id from mine)
      order by c.updated_at desc, c.id desc limit max_rows
    )
  ) as made
  order by made.at desc, made.id desc, f.followed_id
  limit max_rows;
$$;
comment on function private.followed_connections(timestamptz, uuid, integer) is
  'Part of public.following_feed: connections between members the caller follows and the caller''s own connections, '
  'newest first from a cursor on; a connection between two followed members appears once. Other connections stay '
  'private.';

create function public.following_feed(after jsonb default null, page_size integer default 10)
returns table (
  kind text, id uuid, at timestamptz, member_id uuid, member_name text, member_image text, member_tier text,
  title text, excerpt text, image text, price bigint, cap_rate double precision, city text, state text,
  about_id uuid, about_name text, rating integer
)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  last_at timestamptz;
  last_id uuid;
  last_kind text;
  max_rows constant integer := least(greatest(coalesce(page_size, 10), 1), 50);
begin
  if jsonb_typeof(after) <> 'null' then
    if jsonb_typeof(after) <> 'object' or after ->> 'at' is null or after ->> 'id' is null
      or after ->> 'kind' is null then
      raise exception 'Not a valid cursor' using errcode = '22023', hint = '"after" needs at, id and kind.';
    end if;
    last_at := after ->> 'at';
    last_id := after ->> 'id';
    last_kind := after ->> 'kind';
  end if;
  return query
    with followed as materialized (
      -- Only members the caller can see, so that private profiles aren't named.
      select u.id, u.name, u.profile_image_url as image, u.membership_tier as tier
      from public.follows f join public.users u on u.id = f.followed_id
      where f.follower_id = (select auth.uid())
    ),
    until as materialized (
      select coalesce(last_at, 'infinity') as at, coalesce(last_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id
    ),
    -- At most a page per member and kind, after the cursor, each read in order from an index.
    found as (
      select 'listing' as kind, p.id, p.created_at as at, f.id as member_id, null::uuid as other_id
      from followed f cross join lateral (
        select p.id, p.created_at from public.properties p
        where p.user_id = f.id and p.status <> 'paused'
          and (p.created_at, p.id) <= (select until.at, until.id from until)
        order by p.created_at desc, p.id desc limit max_rows + 1
      ) as p
      union all
      select 'deal', p.id, p.status_changed_at, f.id, null
      from followed f cross join lateral (
        select p.id, p.status_changed_at from public.properties p
        where p.user_id = f.id and p.status = 'sold'
          and (p.status_changed_at, p.id) <= (select until.at, until.id from until)
        order by p.status_changed_at desc, p.id desc limit max_rows + 1
      ) as p
      union all
      select 'post', p.id, p.created_at, f.id, null
      from followed f cross join lateral (
        select p.id, p.created_at from public.feed_posts p
        where p.user_id = f.id and (p.created_at, p.id) <= (select until.at, until.id from until)
        order by p.created_at desc, p.id desc limit max_rows + 1
      ) as p
      union all
      select 'topic', t.id, t.created_at, f.id, null
      from followed f cross join lateral (
        select t.id, t.created_at from public.forum_topics t
        where t.user_id = f.id and (t.created_at, t.id) <= (select until.at, until.id from until)
        order by t.created_at desc, t.id desc limit max_rows + 1
      ) as t
      union all
      select 'review', r.id, r.created_at, f.id, r.member_id
      from followed f cross join lateral (
        select r.id, r.created_at, r.member_id from public.member_reviews r
        where r.author_id = f.id and (r.created_at, r.id) <= (select until.at, until.id from until)
        order by r.created_at desc, r.id desc limit max_rows + 1
      ) as r
      union all
      select 'connection', c.id, c.at, f.id, c.other_id
      from until cross join lateral private.followed_connections(until.at, until.id, max_rows + 1) as c
      join followed f on f.id = c.member_id
    ),
    page as (
      select n.* from found n
      where last_at is null or (n.at, n.id, n.kind) < (last_at, last_id, last_kind)
      order by n.at desc, n.id desc, n.kind desc limit max_rows
    )
    select
      n.kind, n.id, n.at, f.id, f.name, f.image, f.tier,
      coalesce(l.title, p.title, t.title),
      coalesce(public.excerpt(p), left(r.text, 600)),
      coalesce(l.images[1], p.image),
      l.price, l.cap_rate, l.city, l.state,
      coalesce(forum.id, other.id), coalesce(forum.title, other.name),
      r.rating
    from page n
    join followed f on f.id = n.member_id
    left join public.properties l on n.kind in ('listing', 'deal') and l.id = n.id
    left join public.feed_posts p on n.kind = 'post' and p.id = n.id
    left join public.forum_topics t on n.kind = 'topic' and t.id = n.id
    left join public.forums forum on forum.id = t.forum_id
    left join public.member_reviews r on n.kind = 'review' and r.id = n.id
    left join public.users other on other.id = n.other_id
    order by n.at desc, n.id desc, n.kind desc;
end;
$$;
comment on function public.following_feed(jsonb, integer) is
  'A page of the activity of members the caller follows, newest first, as far as the caller can see it. kind: '
  'listing (posted), deal (sold), post, topic, review (of a member), or connection (with one of the caller''s '
  'connections). id: of the listing, post, topic, review, or connection. at: when. member: who. title, excerpt (at '
  'most 600 characters), and image (path in the images bucket) if there are any. price, cap_rate, city, and state '
  'of a listing. about: the forum, the reviewed member, or the connected member. rating of a review. after: the '
  'last item of the previous page ({at, id, kind}, with at as returned), null for the first. page_size is clamped '
  'to 1 to 50. Raises 22023 for an incomplete cursor, and 22P02 or 22007 for an invalid one.';

-- Weekly report -----------------------------------------------------------------------------------

create function public.weekly_report() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  -- Today and the six days before, like the dashboard's new listings.
  first_day constant date := today - 6;
  since constant timestamptz := first_day::timestamp at time zone 'utc';
begin
  return (
    with own as materialized (
      select p.id, p.title, p.status, p.price, coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
        coalesce(sum(d.contacts), 0) as contacts
      from public.properties p left join private.own_listing_days(first_day) as d on d.property_id = p.id
      where p.user_id = me group by p.id
    ),
    matches as materialized (
      select p.id, p.title, p.property_type, p.city, p.state, p.price, p.cap_rate, p.created_at
      from public.matched_listings(100) as p where p.created_at >= since
    ),
    changes as (
      select o.id, o.title, l.price, l.changed_at,
        (
          select before.price from public.listing_prices before
          where before.property_id = l.property_id and (before.changed_at, before.id) < (l.changed_at, l.id)
          order by before.changed_at desc, before.id desc limit 1
        ) as previous_price
      from own o join public.listing_prices l on l.property_id = o.id and l.changed_at >= since
    ),
    events as (
      select e.id, e.title, e.starts_at, e.time_zone, e.format, e.location
      from public.event_registrations r join public.events e on e.id = r.event_id
      where r.user_id = me and r.status = 'registered' and e.status = 'published' and e.ends_at > now()
      order by e.starts_at, e.id limit 20
    )
    select jsonb_build_object(
      'from', first_day,
      'to', today,
      'figures', (
        select to_jsonb(f) - array['has_buy_box', 'getting_started', 'upcoming_events']
        from public.dashboard_figures() as f
      ),
      'has_buy_box', exists (select from public.buybox_profiles b where b.user_id = me),
      'matches', (select count(*) from matches),
      'newest_matches', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at desc, m.id desc), '[]')
        from (select * from matches m order by m.created_at desc, m.id desc limit 10) as m
      ),
      'own_listings', (select count(*) from own),
      'views', (select coalesce(sum(o.views), 0) from own o),
      'saves', (select coalesce(sum(o.saves), 0) from own o),
      'contacts', (select coalesce(sum(o.contacts), 0) from own o),
      'listings', (
        select coalesce(jsonb_agg(to_jsonb(o) order by o.contacts desc, o.saves desc, o.views desc, o.id), '[]')
        from (
          select * from own o where o.status <> 'sold' or o.views + o.saves + o.contacts > 0
          order by o.contacts desc, o.saves desc, o.views desc, o.id limit 25
        ) as o
      ),
      'price_changes', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.changed_at desc, c.id), '[]')
        from (select * from changes c where c.previous_price is not null order by c.changed_at desc, c.id limit 25) as c
      ),
      'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.starts_at, e.id), '[]') from events e)
    )
  );
end;
$$;
comment on function public.weekly_report() is
  'The caller''s weekly report, for today and the six days before (UTC): {from, to, figures: the numbers '
  'of public.dashboard_figures, has_buy_box, matches: number of new matching listings, newest_matches: 10 of them, '
  'own_listings, views, saves, contacts, listings: 25 of the caller''s with any of these, price_changes: 25 of '
  'theirs, events: the next 20 they registered for}.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_days enable row level security;

create policy "Owners with analytics can read their listings' days"
  on public.listing_days for select to authenticated
  -- Both run once per statement, not once per row.
  using (
    (select private.has_entitlement('analytics'))
    and property_id in (select p.id from public.properties p where p.user_id = (select auth.uid()))
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_days from anon, authenticated;
grant select on public.listing_days to authenticated;
grant all on public.listing_days to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.market_figures(), private.upcoming_events(integer), private.getting_started(),
  private.followed_connections(timestamptz, uuid, integer)
  to authenticated, service_role;
revoke execute on function
  public.listing_analytics(date, uuid), public.dashboard_figures(), public.following_feed(jsonb, integer),
  public.weekly_report()
  from public, anon;
grant execute on function
  public.listing_analytics(date, uuid), public.dashboard_figures(), public.following_feed(jsonb, integer),
  public.weekly_report()
  to authenticated, service_role;


-- supabase/schemas/listing_views.sql

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

create function private.record_property_view(property_id uuid, source text) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.utc_day(now());
  browser constant text := nullif(current_setting('request.headers', true), '')::json ->> 'user-agent';
  address constant text := coalesce(private.client_address(), 'unknown');
  listing record;
  key bytea;
  viewer_hash bytea;
  network_hash bytea;
begin
  select p.user_id, p.view_count into listing from public.properties p
  where p.id = record_property_view.property_id and p.status <> 'paused';
  if not found then
    return null;
  end if;
  if listing.user_id = auth.uid() or private.is_staff() or private.account_standing() <> 'active' then
    return listing.view_count;
  end if;
  key := private.view_key();
  if private.email_confirmed() then
    viewer_hash := extensions.hmac(convert_to('member ' || auth.uid(), 'utf8'), key, 'sha256');
  else
    network_hash := extensions.hmac(convert_to('network ' || address, 'utf8'), key, 'sha256');
    viewer_hash := extensions.hmac(convert_to(concat_ws(' ', 'visitor', address, browser), 'utf8'), key, 'sha256');
  end if;
  if exists (
    select from private.listing_viewers v
    where v.day = today and v.property_id = record_property_view.property_id and v.viewer = viewer_hash
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
  if network_hash is not null and (
    select count(*) >= 300 or count(*) filter (where v.property_id = record_property_view.property_id) >= 3
    from private.listing_viewers v where v.network = network_hash and v.day = today
  ) then
    return listing.view_count;
  end if;
  insert into private.listing_viewers (day, property_id, viewer, network)
  values (today, record_property_view.property_id, viewer_hash, network_hash) on conflict do nothing;
  if not found then
    return listing.view_count;
  end if;
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

revoke execute on all functions in schema private from public;
grant execute on function private.record_property_view(uuid, text) to anon, authenticated, service_role;
revoke execute on function public.increment_property_view_count(uuid, text) from public;
grant execute on function public.increment_property_view_count(uuid, text) to anon, authenticated, service_role;


-- supabase/schemas/listing_analytics.sql

-- Analytics of one's own listings. Everyone sees totals; the analytics entitlement adds days, sources, listings, and
-- the comparison with similar listings.
--
-- The steps of a deal, per listing and UTC date in listing_days:
--   view     a person who opened the listing, once a day (listing_views.sql)
--   save     a member who saved it and hasn't removed it
--   contact  a member who wrote to the seller about it for the first time
--   message  everything members wrote to the seller about it

create function private.own_listing_days(since date)
returns setof public.listing_days
language sql stable security definer set search_path = ''
as $$
  select d.* from public.properties p join public.listing_days d on d.property_id = p.id and d.day >= since
  where p.user_id = (select auth.uid());
$$;
comment on function private.own_listing_days(date) is
  'Daily figures of the caller''s listings since a date, for functions that return their sums: only the analytics '
  'entitlement lets members read the days themselves.';

create function private.similar_listing_rates(listing public.properties, since date)
returns table (count integer, views_per_day double precision, saves_per_day double precision)
language sql stable set search_path = ''
as $$
  select
    count(*)::integer,
    percentile_cont(0.5) within group (order by s.views / s.days),
    percentile_cont(0.5) within group (order by s.saves / s.days)
  from (
    select
      (private.utc_day(now()) - greatest(since, private.utc_day(p.created_at)) + 1)::double precision as days,
      coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves
    from (
      select near.id, near.created_at from public.properties near
      where near.status = 'active' and near.state = listing.state and near.property_type = listing.property_type
        and near.price between listing.price * 0.75 and listing.price * 1.25 and near.user_id <> listing.user_id
      order by near.price, near.id limit 200
    ) as p
    left join public.listing_days d on d.property_id = p.id and d.day >= since
    group by p.id, p.created_at
  ) as s
  having count(*) >= 3;
$$;
comment on function private.similar_listing_rates(public.properties, date) is
  'Median views and saves per day on the market since a date, of at most 200 active listings of others with the same '
  'type and state and a price within 25%. No row for fewer than three, which would say too much about one of them.';

create function private.seller_analytics(days integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  since constant date := today - days + 1;
  totals jsonb;
begin
  if days is null or days not in (30, 90) then
    raise exception 'Analytics cover 30 or 90 days' using errcode = '22023';
  end if;
  select jsonb_build_object(
    'since', since, 'until', today, 'detailed', private.has_entitlement('analytics'),
    'own_listings', (select count(*) from public.properties p where p.user_id = me),
    'views', coalesce(sum(d.views), 0), 'saves', coalesce(sum(d.saves), 0),
    'contacts', coalesce(sum(d.contacts), 0), 'messages', coalesce(sum(d.messages), 0)
  ) into totals from private.own_listing_days(since) as d;
  if not private.has_entitlement('analytics') then
    return totals;
  end if;
  return totals || jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.day), '[]') from (
        select d.day, sum(d.views) as views, sum(d.saves) as saves, sum(d.contacts) as contacts,
          sum(d.messages) as messages
        from private.own_listing_days(since) as d group by 1
      ) as s
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.views desc, s.source), '[]') from (
        select v.source, sum(v.views) as views
        from public.properties p join private.listing_sources v on v.property_id = p.id and v.day >= since
        where p.user_id = me group by 1
      ) as s
    ),
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.views desc, l.id), '[]') from (
        select
          p.id, p.title, p.status, o.views, o.saves, o.contacts, o.messages,
          o.views / t.on_market as views_per_day, o.saves / t.on_market as saves_per_day,
          case when p.status = 'active' then (
            select to_jsonb(r) from private.similar_listing_rates(p, since) as r
          ) end as similar
        from public.properties p
        cross join lateral (
          select (today - greatest(since, private.utc_day(p.created_at)) + 1)::double precision as on_market
        ) as t
        cross join lateral (
          select coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
            coalesce(sum(d.contacts), 0) as contacts, coalesce(sum(d.messages), 0) as messages
          from public.listing_days d where d.property_id = p.id and d.day >= since
        ) as o
        where p.user_id = me
        order by o.views desc, p.id limit 25
      ) as l
    )
  );
end;
$$;
comment on function private.seller_analytics(integer) is 'Implements public.seller_analytics.';

create function public.seller_analytics(days integer default 30) returns jsonb
language sql stable set search_path = ''
as $$ select private.seller_analytics(days); $$;
comment on function public.seller_analytics(integer) is
  'Figures of the caller''s listings for the last 30 or 90 days (UTC): {since, until, detailed, own_listings, views, '
  'saves, contacts, messages}. With the analytics entitlement (detailed) also {days: [{day, views, saves, contacts, '
  'messages}], sources: [{source, views}], listings: [{id, title, status, views, saves, contacts, messages, '
  'views_per_day, saves_per_day, similar: {count, views_per_day, saves_per_day} or null}]}: days with any activity, '
  'and the 25 listings with the most views. Raises 22023 for another number of days.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.own_listing_days(date), private.seller_analytics(integer)
  to authenticated, service_role;
revoke execute on function public.seller_analytics(integer) from public, anon;
grant execute on function public.seller_analytics(integer) to authenticated, service_role;


-- supabase/schemas/billing.sql

-- Billing: plans, and copies of each member's Stripe customer, subscriptions, invoices, and checkouts. Stripe is the
-- source of truth; functions with the service role store what it returns. A member's tier is the higher of what they
-- pay for and what staff granted. Members only read their own rows.

create table public.membership_plans (
  id text primary key,
  tier text not null check (tier = 'closer'),
  name text not null constraint membership_plans_name unique,
  description text not null,
  amount bigint not null check (amount > 0),
  interval text not null check (interval in ('year', 'quarter')),
  position integer not null,
  mode text not null default 'subscription' check (mode = 'subscription'),
  price_id text not null constraint membership_plans_price unique,
  product_id text not null,
  offered boolean not null default true
);
comment on table public.membership_plans is
  'Plans: what can be bought, its price, and its tier. Readable by everyone. A deployment sets its own Stripe price '
  'IDs here. A new price is a new row, with the old one no longer offered; deleting or changing the old one would '
  'take the tier from members who pay it.';
comment on column public.membership_plans.tier is 'The tier it gives.';
comment on column public.membership_plans.amount is 'Whole USD per interval.';
comment on column public.membership_plans.interval is 'Billing interval: a year, or a quarter (3 months).';
comment on column public.membership_plans.position is 'Display order.';
comment on column public.membership_plans.mode is 'Stripe''s checkout mode.';
comment on column public.membership_plans.price_id is
  'Stripe''s price ID; initially the sandbox''s. A price without a plan gives no tier.';
comment on column public.membership_plans.product_id is 'Stripe''s product ID.';
comment on column public.membership_plans.offered is
  'Whether it can be bought. Existing members keep a plan that no longer is.';

create table public.stripe_customers (
  user_id uuid primary key references public.users (id) on delete cascade,
  customer_id text not null constraint stripe_customers_customer unique,
  created_at timestamptz not null default now()
);
comment on table public.stripe_customers is
  'The member''s Stripe customer: replaced only if Stripe has lost it. For the member only.';

create table public.stripe_subscriptions (
  subscription_id text primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  customer_id text not null,
  status text not null,
  price_id text,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  cancel_at timestamptz,
  ended_at timestamptz,
  payment_method_brand text,
  payment_method_last4 text check (payment_method_last4 ~ '^[0-9]{4}$'),
  created_at timestamptz not null,
  ticket bigint not null default 0,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.stripe_subscriptions is
  'Subscriptions, as in Stripe. The member''s tier follows from them, by trigger. For the member only.';
comment on column public.stripe_subscriptions.status is
  'Stripe''s status: active, trialing, past_due, unpaid, paused, incomplete, incomplete_expired, canceled, or a '
  'newer one.';
comment on column public.stripe_subscriptions.cancel_at is 'When it ends unless that changes; null if it renews.';
comment on column public.stripe_subscriptions.ended_at is 'When it ended; null if it hasn''t.';
comment on column public.stripe_subscriptions.payment_method_last4 is
  'Last four digits of the card. No more is ever stored.';
comment on column public.stripe_subscriptions.created_at is 'When it was created in Stripe.';
comment on column public.stripe_subscriptions.ticket is
  'Ticket of the stored state, from public.receive_event. Only a state with a higher ticket replaces it.';
create index stripe_subscriptions_user_idx on public.stripe_subscriptions (user_id);

create table public.stripe_orders (
  invoice_id text primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  customer_id text not null,
  subscription_id text,
  number text,
  status text not null,
  amount_due_cents bigint not null,
  amount_paid_cents bigint not null,
  currency text not null,
  plan text,
  period_start timestamptz,
  period_end timestamptz,
  payment_method_brand text,
  payment_method_last4 text check (payment_method_last4 ~ '^[0-9]{4}$'),
  hosted_invoice_url text,
  invoice_pdf text,
  created_at timestamptz not null,
  paid_at timestamptz,
  ticket bigint not null default 0
);
comment on table public.stripe_orders is 'Invoices, as in Stripe. For the member only.';
comment on column public.stripe_orders.number is 'Stripe''s invoice number; null if it has none.';
comment on column public.stripe_orders.status is
  'Stripe''s status: draft, open, paid, uncollectible, void, or a newer one.';
comment on column public.stripe_orders.currency is 'Lower-case currency code, as in Stripe: usd.';
comment on column public.stripe_orders.plan is 'Name of the plan at that time, or Stripe''s description.';
comment on column public.stripe_orders.period_start is 'Start of the paid period; period_end is its end.';
comment on column public.stripe_orders.hosted_invoice_url is 'Stripe''s page with the receipt; null if there is none.';
comment on column public.stripe_orders.created_at is 'When it was created in Stripe.';
comment on column public.stripe_orders.ticket is 'As in stripe_subscriptions.';
create index stripe_orders_user_idx on public.stripe_orders (user_id, created_at desc, invoice_id desc);
create index stripe_orders_subscription_idx on public.stripe_orders (subscription_id, created_at);

create table public.stripe_checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  price_id text not null,
  success_url text not null check (char_length(success_url) <= 2000),
  cancel_url text not null check (char_length(cancel_url) <= 2000),
  session_id text constraint stripe_checkouts_session unique,
  url text,
  status text not null default 'opening' check (status in ('opening', 'open', 'complete', 'expired')),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  closed_at timestamptz,
  invoice_id text,
  constraint stripe_checkouts_status check (
    (status <> 'complete' or closed_at is not null) and (status not in ('opening', 'open') or closed_at is null)
    and (status not in ('open', 'complete') or (session_id is not null and url is not null and expires_at is not null))
  )
);
comment on table public.stripe_checkouts is
  'Checkout sessions. A member has at most one open, so that they can''t pay twice. For the member only.';
comment on column public.stripe_checkouts.id is 'Also the idempotency key for creating the session.';
comment on column public.stripe_checkouts.status is
  'opening: being created. open: can be paid. complete: paid. expired: can''t, or must not, be paid anymore.';
comment on column public.stripe_checkouts.expires_at is 'Until when Stripe accepts payment.';
comment on column public.stripe_checkouts.closed_at is
  'Since when Stripe accepts no payment. Null for one abandoned here that may still have to be expired there.';
comment on column public.stripe_checkouts.invoice_id is
  'Stripe''s invoice that paid for it, in stripe_orders once received; null until complete.';
create unique index stripe_checkouts_open_idx on public.stripe_checkouts (user_id)
  where status in ('opening', 'open');
create index stripe_checkouts_user_idx on public.stripe_checkouts (user_id, created_at desc);

create table private.stripe_events (
  id text primary key,
  type text not null,
  provider_created_at timestamptz,
  customer_id text,
  payload jsonb not null,
  received_at timestamptz not null default clock_timestamp(),
  deliveries integer not null default 1,
  handled_at timestamptz,
  outcome text,
  last_error text
);
comment on table private.stripe_events is
  'Every event Stripe delivered, once, of any type. A customer''s events are deleted with the account.';
comment on column private.stripe_events.customer_id is
  'The customer it''s about; null if it''s about none, or about none we still know.';
comment on column private.stripe_events.payload is
  'As signed. Used only to know which object to fetch. Without its data if it isn''t about one of our customers.';
comment on column private.stripe_events.outcome is 'Result of public.apply_billing; null until handled.';
comment on column private.stripe_events.last_error is 'Why handling it last failed; null once handled.';
create index stripe_events_customer_idx on private.stripe_events (customer_id);

create sequence private.billing_tickets;
comment on sequence private.billing_tickets is
  'A ticket is taken before fetching from Stripe. Every change is followed by an event, so the state fetched with the '
  'highest ticket is the latest, in whatever order events arrive.';

-- A member's tier ---------------------------------------------------------------------------------

create table public.granted_tiers (
  user_id uuid primary key references public.users (id) on delete cascade,
  tier text not null check (tier in ('basic', 'pro', 'partner', 'closer')),
  granted_at timestamptz not null default now()
);
comment on table public.granted_tiers is
  'Tiers granted by staff, free of charge. No subscription changes them. Written in SQL only, here or as '
  'users.membership_tier; the member and staff read them.';

create function private.paid_tier(member uuid) returns text
-- Volatile, to see what was written while its caller waited for a lock.
language sql volatile security definer set search_path = ''
as $$
  select p.tier
  from public.stripe_subscriptions s join public.membership_plans p on p.price_id = s.price_id
  where s.user_id = member and s.status in ('active', 'trialing')
  order by p.position limit 1;
$$;
comment on function private.paid_tier(uuid) is 'The tier of a member''s running subscription; null without one.';

create function private.effective_tier(member uuid) returns text
language sql volatile security definer set search_path = ''
as $$
  select coalesce((
    select t.tier
    from (
      select g.tier from public.granted_tiers g where g.user_id = member
      union all
      select private.paid_tier(member)
    ) as t
    where t.tier is not null
    order by array_position(array['partner', 'closer', 'pro', 'basic'], t.tier) limit 1
  ), 'free');
$$;
comment on function private.effective_tier(uuid) is
  'A member''s tier: the higher of the granted one and that of a running subscription; free without either.';

create function private.sync_membership_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  tier text;
begin
  -- Locked first, so that the second of two concurrent changes sees the first.
  perform from public.users u where u.id = member for no key update;
  tier := private.effective_tier(member);
  update public.users u set membership_tier = tier where u.id = member and u.membership_tier <> tier;
  return null;
end;
$$;
comment on function private.sync_membership_tier() is
  'Trigger on stripe_subscriptions and granted_tiers: keeps users.membership_tier equal to private.effective_tier.';

create trigger apply_granted_tier after insert or update or delete on public.granted_tiers
  -- Not when private.grant_tier writes it, which is updating the same row of users.
  for each row when (pg_trigger_depth() = 0) execute function private.sync_membership_tier();
create trigger apply_subscription_tier after insert or update or delete on public.stripe_subscriptions
  for each row execute function private.sync_membership_tier();

-- Realtime ----------------------------------------------------------------------------------------

create function private.broadcast_billing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(old) - '{ticket,updated_at}'::text[] = to_jsonb(new) - '{ticket,updated_at}'::text[] then
    return null;
  end if;
  perform private.broadcast_change(case when tg_op = 'DELETE' then old.user_id else new.user_id end, 'membership');
  return null;
end;
$$;
comment on function private.broadcast_billing() is
  'Trigger on billing tables: broadcasts ''membership'' to the member when anything but a ticket changed.';

create trigger realtime_billing after insert or update or delete on public.stripe_subscriptions
  for each row execute function private.broadcast_billing();
create trigger realtime_billing after insert or update or delete on public.stripe_orders
  for each row execute function private.broadcast_billing();
create trigger realtime_billing after update of status on public.stripe_checkouts
  for each row execute function private.broadcast_billing();

create function private.broadcast_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_change(new.id, 'membership');
  return null;
end;
$$;
comment on function private.broadcast_tier() is
  'Trigger on users: broadcasts ''membership'' to a member whose tier changed.';

create trigger realtime_tier after update of membership_tier on public.users
  for each row when (new.membership_tier is distinct from old.membership_tier)
  execute function private.broadcast_tier();

-- Notifications -----------------------------------------------------------------------------------

create function private.is_always_mailed(kind text, data jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('moderation', 'appeal_decision')
    or kind = 'membership' and coalesce(data ->> 'event' in ('started', 'payment_failed', 'ended'), false);
$$;
comment on function private.is_always_mailed(text, jsonb) is
  'Whether a notification is emailed to a confirmed address regardless of settings: when a membership starts or '
  'ends, or is about to, and for moderators'' decisions.';

create function private.notify_membership(member uuid, event text, plan text, date timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Every occurrence notifies, even twice a day.
  occurrence constant uuid := gen_random_uuid();
  facts constant jsonb := jsonb_build_object('event', event, 'plan', plan, 'date', date);
begin
  perform private.notify(member, 'membership', null, occurrence, facts);
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select member, 'membership', occurrence, facts
  where private.is_always_mailed('membership', facts)
    and exists (select from auth.users a where a.id = member and a.email_confirmed_at is not null)
    and not exists (select from private.mail_queue q where q.subject_id = occurrence);
end;
$$;
comment on function private.notify_membership(uuid, text, text, timestamptz) is
  'Notifies of a membership event. Kind membership, data {event: started, renewed, payment_failed, canceling, '
  'resumed or ended; plan: its name, null if unknown; date: paid until, or when it ends or ended}. Some are emailed '
  'regardless of settings.';

create function private.is_subscription_ending(subscription public.stripe_subscriptions) returns boolean
language sql immutable set search_path = ''
as $$ select (subscription).cancel_at_period_end or (subscription).cancel_at is not null; $$;
comment on function private.is_subscription_ending(public.stripe_subscriptions) is
  'Whether the subscription is set to end.';

create function private.notify_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event text;
begin
  if tg_op = 'INSERT' then
    event := case
      when new.status in ('active', 'trialing') then 'started'
      when new.status in ('past_due', 'unpaid') then 'payment_failed'
    end;
  elsif new.status in ('active', 'trialing') then
    event := case
      when old.status in ('incomplete', 'incomplete_expired', 'canceled')
        or new.price_id is distinct from old.price_id then 'started'
      when old.status = 'paused' then 'resumed'
    end;
  elsif new.status in ('past_due', 'unpaid') then
    event := case when old.status not in ('past_due', 'unpaid') then 'payment_failed' end;
  elsif new.status = 'canceled' then
    event := case when old.status not in ('canceled', 'incomplete', 'incomplete_expired') then 'ended' end;
  end if;
  if event is null and tg_op = 'UPDATE' and new.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused') then
    event := case
      when private.is_subscription_ending(new) and not private.is_subscription_ending(old) then 'canceling'
      when private.is_subscription_ending(old) and not private.is_subscription_ending(new) then 'resumed'
    end;
  end if;
  if event is not null then
    perform private.notify_membership(
      new.user_id, event, (select p.name from public.membership_plans p where p.price_id = new.price_id),
      case event
        when 'canceling' then coalesce(new.cancel_at, new.current_period_end)
        when 'ended' then coalesce(new.ended_at, now())
        else new.current_period_end
      end
    );
  end if;
  return null;
end;
$$;
comment on function private.notify_subscription() is
  'Trigger on stripe_subscriptions: notifies the member of changes. A change of plan counts as started. A renewal '
  'is notified by private.notify_renewal.';

create trigger notify_subscription after insert or update on public.stripe_subscriptions
  for each row execute function private.notify_subscription();

create function private.notify_renewal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'paid' and (tg_op = 'INSERT' or old.status <> 'paid') and new.plan = (
    select o.plan from public.stripe_orders o
    where o.subscription_id = new.subscription_id and o.status = 'paid' and o.created_at < new.created_at
    order by o.created_at desc limit 1
  ) then
    perform private.notify_membership(new.user_id, 'renewed', new.plan, new.period_end);
  end if;
  return null;
end;
$$;
comment on function private.notify_renewal() is
  'Trigger on stripe_orders: notifies of a renewal when a payment for the same plan arrives. Not based on the '
  'subscription, because its new period starts before the payment.';

create trigger notify_renewal after insert or update on public.stripe_orders
  for each row execute function private.notify_renewal();

-- Checkout, for the checkout function -------------------------------------------------------------

create function public.save_customer(member uuid, customer text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  insert into public.stripe_customers (user_id, customer_id) values (member, customer) on conflict (user_id) do nothing;
  return (select c.customer_id from public.stripe_customers c where c.user_id = member);
end;
$$;
comment on function public.save_customer(uuid, text) is
  'For the service role: stores a member''s Stripe customer unless there is one. Returns the stored one. Raises '
  '23503 for a deleted account.';

create function public.claim_checkout(member uuid, price text, success_url text, cancel_url text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  tier text;
  existing public.stripe_checkouts;
  is_same boolean;
begin
  -- Locked, so that double clicks and other tabs wait here.
  select u.membership_tier into tier from public.users u where u.id = member for no key update;
  if tier is null then
    raise exception 'Not a member' using errcode = '22023';
  elsif not exists (select from public.membership_plans p where p.price_id = price and p.offered) then
    raise exception 'Not a price that is offered' using errcode = '22023';
  elsif tier = 'partner' then
    raise exception 'Your Partner membership includes everything.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_subscriptions s where s.user_id = member
      and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  ) then
    raise exception 'You already have a membership. Change it under Billing.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_checkouts c
    where c.user_id = member and c.status = 'complete' and c.closed_at > clock_timestamp() - interval '10 minutes'
      and not exists (select from public.stripe_subscriptions s where s.user_id = member
        and s.updated_at >= c.closed_at)
  ) then
    raise exception 'Your payment is being confirmed. Please wait a moment.' using errcode = 'P0001';
  end if;

  select * into existing from public.stripe_checkouts c where c.user_id = member
    and c.status in ('opening', 'open') for update;
  is_same := (existing.price_id, existing.success_url, existing.cancel_url) = (price, claim_checkout.success_url,
    claim_checkout.cancel_url);
  if existing.status = 'open' and is_same and existing.expires_at > clock_timestamp() + interval '5 minutes' then
    return jsonb_build_object('checkout_id', existing.id, 'state', 'open', 'session_id', existing.session_id, 'url',
      existing.url);
  elsif existing.status = 'opening' and existing.created_at > clock_timestamp() - interval '60 seconds' then
    if not is_same then
      return jsonb_build_object('state', 'busy');
    end if;
  else
    if (select count(*) from public.stripe_checkouts c where c.user_id = member
      and c.created_at > clock_timestamp() - interval '1 hour') >= 50 then
      raise exception 'You’ve opened 50 payment pages in an hour. Please wait a while.' using errcode = 'P0001';
    end if;
    update public.stripe_checkouts c set status = 'expired' where c.id = existing.id;
    insert into public.stripe_checkouts (user_id, price_id, success_url, cancel_url)
    values (member, price, claim_checkout.success_url, claim_checkout.cancel_url)
    returning * into existing;
  end if;
  return jsonb_build_object('checkout_id', existing.id, 'state', 'opening', 'expire', (
    select c.session_id from public.stripe_checkouts c
    where c.user_id = member and c.status = 'expired' and c.closed_at is null and c.expires_at > clock_timestamp()
    order by c.created_at desc limit 1
  ));
end;
$$;
comment on function public.claim_checkout(uuid, text, text, text) is
  'For the service role: a member wants to pay for a plan. Returns {checkout_id, state: ''open'', session_id, url} '
  'for an existing session of the same plan that lasts 5 more minutes; {checkout_id, state: ''opening'', expire} if '
  'one must be created, with checkout_id as idempotency key, after expiring the session in expire, unless null, in '
  'Stripe (if that one turns out to be paid, call close_checkout and create none): then call open_checkout, or '
  'drop_checkout if it failed; or {state: ''busy''} while another is being created, for at most a minute. Raises '
  '22023 for a price that isn''t offered or an unknown member, and P0001, to be shown as is, for a member who has a '
  'membership or is paying right now, and after 50 new sessions an hour.';

create function public.open_checkout(checkout uuid, session text, url text, expires_at timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  member uuid;
begin
  -- Locked as in claim_checkout, to serialize the member's checkouts.
  perform from public.users u join public.stripe_checkouts c on c.user_id = u.id
    where c.id = checkout for no key update of u;
  update public.stripe_checkouts c
  set status = 'open', session_id = session, url = open_checkout.url, expires_at = open_checkout.expires_at
  where c.id = checkout and c.status = 'opening'
  returning c.user_id into member;
  if found then
    -- The session it replaces was expired before it was created.
    update public.stripe_checkouts c set closed_at = clock_timestamp() where c.user_id = member
      and c.status = 'expired' and c.closed_at is null;
  elsif not exists (select from public.stripe_checkouts c where c.id = checkout and c.session_id = session
    and c.status <> 'expired') then
    raise exception 'Another checkout was started. Please try again.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function public.open_checkout(uuid, text, text, timestamptz) is
  'For the service role: stores the session created for a checkout. Only then may the member get its URL. '
  'Idempotent. Raises P0001, to be shown as is, if the checkout was abandoned; the session must then be expired.';

create function public.drop_checkout(checkout uuid) returns void
language sql volatile set search_path = ''
as $$
  update public.stripe_checkouts c set status = 'expired', closed_at = clock_timestamp() where c.id = checkout
    and c.status = 'opening';
$$;
comment on function public.drop_checkout(uuid) is
  'For the service role: creating the session failed, so the next attempt starts over. Does nothing unless the '
  'checkout is opening.';

create function public.close_checkout(session text, status text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if close_checkout.status is null or close_checkout.status not in ('complete', 'expired') then
    raise exception 'A checkout ends complete or expired' using errcode = '22023';
  end if;
  -- An abandoned checkout may still have been paid. A paid one stays paid.
  update public.stripe_checkouts c set status = close_checkout.status, closed_at = clock_timestamp()
  where c.session_id = session and c.status <> 'complete'
    and (c.closed_at is null or c.status <> close_checkout.status);
end;
$$;
comment on function public.close_checkout(text, text) is
  'For the service role: Stripe says a session is complete or expired. Does nothing for an unknown session or one '
  'already complete. Raises 22023 for another status.';

-- Stripe events, for the stripe-webhook function --------------------------------------------------

create function public.receive_event(event jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  stripe_object constant jsonb := event #> '{data,object}';
  is_handled boolean;
begin
  if coalesce(event ->> 'id', '') = '' or coalesce(event ->> 'type', '') = '' then
    raise exception 'Not an event' using errcode = '22023';
  end if;
  insert into private.stripe_events as e (id, type, provider_created_at, customer_id, payload)
  values (
    event ->> 'id', event ->> 'type', to_timestamp((event ->> 'created')::double precision),
    case
      when stripe_object ->> 'object' = 'customer' then stripe_object ->> 'id'
      when jsonb_typeof(stripe_object -> 'customer') = 'object' then stripe_object #>> '{customer,id}'
      -- An object detached from a customer names them in its previous attributes.
      else coalesce(stripe_object ->> 'customer', event #>> '{data,previous_attributes,customer}')
    end,
    event
  )
  on conflict (id) do update set deliveries = e.deliveries + 1
  returning handled_at is not null into is_handled;
  return jsonb_build_object('handled', is_handled, 'ticket', nextval('private.billing_tickets'));
end;
$$;
comment on function public.receive_event(jsonb) is
  'For the service role, with an event whose signature was verified: stores it once and returns {handled: whether '
  'it was before, ticket: for the state to fetch now, for apply_billing}. Raises 22023 if it isn''t an event.';

create function public.apply_billing(state jsonb, ticket bigint, event_id text default null) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  customer constant text := state ->> 'customer_id';
  member uuid;
  total_changes integer := 0;
  changes integer;
  result text;
begin
  if apply_billing.ticket is null then
    raise exception 'A state needs its ticket' using errcode = '22023';
  end if;
  -- Always locked in this order: customer, event, member, rows.
  select c.user_id into member from public.stripe_customers c where c.customer_id = customer for no key update;
  perform from private.stripe_events e where e.id = event_id for update;
  if exists (select from private.stripe_events e where e.id = event_id and e.handled_at is not null) then
    return 'repeated';
  end if;

  if member is not null then
    perform from public.users u where u.id = member for no key update;

    insert into public.stripe_subscriptions as s (
      subscription_id, user_id, customer_id, status, price_id, current_period_start, current_period_end,
        cancel_at_period_end,
      cancel_at, ended_at, payment_method_brand, payment_method_last4, created_at, ticket
    )
    select g.subscription_id, member, customer, g.status, g.price_id, to_timestamp(g.current_period_start),
      to_timestamp(g.current_period_end),
      coalesce(g.cancel_at_period_end, false), to_timestamp(g.cancel_at), to_timestamp(g.ended_at),
        g.payment_method_brand, g.payment_method_last4,
      to_timestamp(g.created_at), apply_billing.ticket
    from jsonb_to_recordset(coalesce(state -> 'subscriptions', '[]')) as g (
      subscription_id text, status text, price_id text, current_period_start double precision,
        current_period_end double precision,
      cancel_at_period_end boolean, cancel_at double precision, ended_at double precision, payment_method_brand text,
      payment_method_last4 text, created_at double precision
    )
    order by g.subscription_id
    on conflict (subscription_id) do update set
      status = excluded.status, price_id = excluded.price_id, current_period_start = excluded.current_period_start,
      current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
        cancel_at = excluded.cancel_at,
      ended_at = excluded.ended_at, payment_method_brand = excluded.payment_method_brand,
        payment_method_last4 = excluded.payment_method_last4,
      created_at = excluded.created_at, ticket = excluded.ticket, updated_at = clock_timestamp()
    where s.ticket < excluded.ticket and s.customer_id = excluded.customer_id;
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;

    insert into public.stripe_orders as o (
      invoice_id, user_id, customer_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency,
        plan,
      period_start, period_end, payment_method_brand, payment_method_last4, hosted_invoice_url, invoice_pdf,
        created_at, paid_at, ticket
    )
    select g.invoice_id, member, customer, g.subscription_id, g.number, g.status, g.amount_due_cents,
      g.amount_paid_cents, g.currency,
      coalesce((select p.name from public.membership_plans p where p.price_id = g.price_id), g.description),
      to_timestamp(g.period_start), to_timestamp(g.period_end), g.payment_method_brand, g.payment_method_last4,
        g.hosted_invoice_url,
      g.invoice_pdf, to_timestamp(g.created_at), to_timestamp(g.paid_at), apply_billing.ticket
    from jsonb_to_recordset(coalesce(state -> 'orders', '[]')) as g (
      invoice_id text, subscription_id text, number text, status text, amount_due_cents bigint,
        amount_paid_cents bigint, currency text,
      price_id text, description text, period_start double precision, period_end double precision,
        payment_method_brand text,
      payment_method_last4 text, hosted_invoice_url text, invoice_pdf text, created_at double precision,
        paid_at double precision
    )
    order by g.invoice_id
    on conflict (invoice_id) do update set
      subscription_id = excluded.subscription_id, number = excluded.number, status = excluded.status,
        amount_due_cents = excluded.amount_due_cents,
      amount_paid_cents = excluded.amount_paid_cents, currency = excluded.currency,
        plan = coalesce(o.plan, excluded.plan), period_start = excluded.period_start,
      period_end = excluded.period_end, payment_method_brand = excluded.payment_method_brand,
        payment_method_last4 = excluded.payment_method_last4,
      hosted_invoice_url = excluded.hosted_invoice_url, invoice_pdf = excluded.invoice_pdf,
        created_at = excluded.created_at,
      paid_at = excluded.paid_at, ticket = excluded.ticket
    where o.ticket < excluded.ticket and o.customer_id = excluded.customer_id;
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;

    -- No ticket needed, because a session ends only once.
    update public.stripe_checkouts c set status = g.status, invoice_id = g.invoice_id,
      closed_at = case when c.status = 'complete' then c.closed_at else clock_timestamp() end
    from jsonb_to_recordset(coalesce(state -> 'checkouts', '[]')) as g (session_id text, status text, invoice_id text)
    where c.session_id = g.session_id and c.user_id = member and g.status in ('complete', 'expired')
      and case c.status when 'complete' then g.status = 'complete' and c.invoice_id is null
        and g.invoice_id is not null else c.closed_at is null or c.status <> g.status end;
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;
  end if;

  result := case
    when customer is null then 'kept'
    when member is null then 'not ours'
    when total_changes > 0 then 'applied'
    else 'nothing new'
  end;
  update private.stripe_events e
  set handled_at = clock_timestamp(), outcome = result, last_error = null
  where e.id = event_id;
  -- Keeps no data of people without an account, including deleted ones.
  update private.stripe_events e set customer_id = null, payload = e.payload - 'data'
  where e.id = event_id and e.customer_id is not null
    and not exists (select from public.stripe_customers c where c.customer_id = e.customer_id);
  return result;
end;
$$;
comment on function public.apply_billing(jsonb, bigint, text) is
  'For the service role: stores what Stripe returned, all or nothing, and that the event is handled. state: '
  '{customer_id, subscriptions: [], orders: [], checkouts: [{session_id, status, invoice_id}]}, with the columns of '
  'the tables and times in epoch seconds; an order has price_id, which names its plan, and description, for a price '
  'without a plan, in place of plan. ticket: from receive_event, taken before fetching; rows with a higher one '
  'stay. Returns applied, nothing new, repeated (already handled; does nothing), not ours (an unknown customer; '
  'stores only that), or kept (no customer_id; stores only the event). Raises 22023 without a ticket, and 23502 or '
  '23514 for invalid values.';

create function public.fail_event(event_id text, error text) returns void
language sql volatile set search_path = ''
as $$
  update private.stripe_events e set last_error = left(error, 500) where e.id = event_id and e.handled_at is null;
$$;
comment on function public.fail_event(text, text) is
  'For the service role: stores why an event couldn''t be handled. Stripe delivers it again. Does nothing if it was '
  'handled.';

-- Current subscription ----------------------------------------------------------------------------

create view public.stripe_user_subscriptions with (security_invoker = true) as
  select s.customer_id, s.subscription_id, s.status as subscription_status, s.price_id,
    extract(epoch from s.current_period_start)::bigint as current_period_start,
    -- A subscription set to end counts until then.
    extract(epoch from least(s.current_period_end, s.cancel_at))::bigint as current_period_end,
    s.cancel_at_period_end, s.payment_method_brand, s.payment_method_last4
  from public.stripe_subscriptions s
  where s.user_id = (select auth.uid())
  order by
    case when s.status in ('active', 'trialing') then 1 when s.status in ('past_due', 'unpaid', 'paused') then 2
      else 3 end,
    s.created_at desc, s.subscription_id desc
  limit 1;
comment on view public.stripe_user_subscriptions is
  'The caller''s current subscription, at most one row: a running one, or one that could resume, or the newest. '
  'Periods in epoch seconds.';

-- Account deletion --------------------------------------------------------------------------------

create function private.lock_billing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.stripe_customers c where c.user_id = old.id for update;
  return old;
end;
$$;
comment on function private.lock_billing() is
  'Delete trigger on auth.users, named to run before lock_relationships: locks customers before members, as in '
  'apply_billing.';

create trigger lock_billing before delete on auth.users for each row execute function private.lock_billing();

create function private.delete_stripe_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.stripe_events e where e.customer_id = old.customer_id;
  return null;
end;
$$;
comment on function private.delete_stripe_events() is
  'Delete trigger on stripe_customers: deletes the customer''s Stripe events.';

create trigger delete_stripe_events after delete on public.stripe_customers
  for each row execute function private.delete_stripe_events();

-- Data export -------------------------------------------------------------------------------------

create function private.exported_billing() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'granted_tier', (select to_jsonb(g) - 'user_id' from public.granted_tiers g where g.user_id = me.id),
    'billing_customer', (select to_jsonb(c) - 'user_id' from public.stripe_customers c where c.user_id = me.id),
    'subscriptions', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' - 'ticket' order by s.created_at, s.subscription_id), '[]')
      from public.stripe_subscriptions s where s.user_id = me.id
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(o) - 'user_id' - 'ticket' order by o.created_at, o.invoice_id), '[]')
      from public.stripe_orders o where o.user_id = me.id
    ),
    'checkouts', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at, c.id), '[]')
      from public.stripe_checkouts c where c.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_billing() is
  'Part of public.export_my_data: the caller''s granted tier, customer, subscriptions, '
  'invoices, and checkouts.';

-- Rate limits -------------------------------------------------------------------------------------

create function public.record_portal_visit(member uuid) returns void
language sql volatile set search_path = ''
as $$ select private.consume_rate_limit_for(member, 'open_portal'); $$;
comment on function public.record_portal_visit(uuid) is
  'For the service role: counts a visit to the Stripe customer portal. Raises P0001, to be shown as is, after 50 an '
  'hour, and 23503 for a deleted account.';

-- Replaced customers and granted tiers ------------------------------------------------------------

create function public.replace_customer(member uuid, old_customer text, new_customer text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  update public.stripe_customers c set customer_id = new_customer where c.user_id = member
    and c.customer_id = old_customer;
  if found then
    -- The old customer's events must be deleted with the account too.
    update private.stripe_events e set customer_id = new_customer where e.customer_id = old_customer;
  end if;
  return (select c.customer_id from public.stripe_customers c where c.user_id = member);
end;
$$;
comment on function public.replace_customer(uuid, text, text) is
  'For the service role: Stripe lost a member''s customer, and another was created. Moves the old one''s events to '
  'it. Does nothing if the stored customer is a different one. Returns the stored one; null for a deleted account.';

create function private.grant_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.membership_tier = 'free' then
    delete from public.granted_tiers g where g.user_id = new.id;
  else
    insert into public.granted_tiers as g (user_id, tier) values (new.id, new.membership_tier)
    on conflict (user_id) do update set tier = excluded.tier, granted_at = excluded.granted_at;
  end if;
  new.membership_tier := private.effective_tier(new.id);
  return new;
end;
$$;
comment on function private.grant_tier() is
  'Update trigger on users: a tier that staff write is granted, and free takes the grant back. A tier that is being '
  'paid for stays until the subscription ends.';

-- Not when private.sync_membership_tier writes it. Members can't write it at all (check_updated_columns).
create trigger grant_tier before update of membership_tier on public.users
  for each row when (pg_trigger_depth() = 0 and new.membership_tier is distinct from old.membership_tier)
  execute function private.grant_tier();

-- Policies ----------------------------------------------------------------------------------------

alter table public.membership_plans enable row level security;
alter table public.granted_tiers enable row level security;
alter table public.stripe_customers enable row level security;
alter table public.stripe_subscriptions enable row level security;
alter table public.stripe_orders enable row level security;
alter table public.stripe_checkouts enable row level security;

create policy "Everyone can read plans" on public.membership_plans for select to anon, authenticated using (true);

create policy "Members can read the tier granted to them; staff can read all"
  on public.granted_tiers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('admin')));

create policy "Members can read their own customer"
  on public.stripe_customers for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own subscriptions"
  on public.stripe_subscriptions for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own invoices"
  on public.stripe_orders for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own checkouts"
  on public.stripe_checkouts for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on
  public.membership_plans, public.granted_tiers, public.stripe_customers, public.stripe_subscriptions,
  public.stripe_orders, public.stripe_checkouts, public.stripe_user_subscriptions
  from anon, authenticated;
grant select on public.membership_plans to anon, authenticated;
grant select on
  public.granted_tiers, public.stripe_customers, public.stripe_subscriptions, public.stripe_orders,
  public.stripe_checkouts, public.stripe_user_subscriptions
  to authenticated;
grant all on
  public.membership_plans, public.granted_tiers, public.stripe_customers, public.stripe_subscriptions,
  public.stripe_orders, public.stripe_checkouts, public.stripe_user_subscriptions
  to service_role;
grant select, insert, update on private.stripe_events to service_role;
grant usage on sequence private.billing_tickets to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.exported_billing() to authenticated, service_role;
revoke execute on function
  public.save_customer(uuid, text), public.claim_checkout(uuid, text, text, text),
  public.open_checkout(uuid, text, text, timestamptz), public.drop_checkout(uuid), public.close_checkout(text, text),
  public.receive_event(jsonb), public.apply_billing(jsonb, bigint, text), public.fail_event(text, text),
  public.record_portal_visit(uuid), public.replace_customer(uuid, text, text)
  from public, anon, authenticated;
grant execute on function
  public.save_customer(uuid, text), public.claim_checkout(uuid, text, text, text),
  public.open_checkout(uuid, text, text, timestamptz), public.drop_checkout(uuid), public.close_checkout(text, text),
  public.receive_event(jsonb), public.apply_billing(jsonb, bigint, text), public.fail_event(text, text),
  public.record_portal_visit(uuid), public.replace_customer(uuid, text, text)
  to service_role;


-- supabase/schemas/resources.sql

-- The resource library. Everyone can list it; the content and files of premium resources need an entitlement.

create table public.resources (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (char_length(title) <= 120 and title ~ '\S'),
  description text not null check (char_length(description) <= 300 and description ~ '\S'),
  type text not null check (type in ('guide', 'video', 'template', 'calculator', 'article')),
  category text not null check (
    category in (
      'wholesaling', 'ownership', 'financing', 'novations', 'rental', 'brrrr', 'agency', 'licensing', 'fix_flip',
        'development', 'land'
    )
  ),
  premium boolean not null default false,
  author text not null check (char_length(author) <= 100 and author ~ '\S'),
  published_on date not null default current_date,
  minutes integer not null default 1 check (minutes between 1 and 600),
  image text check (image ~ '^/[a-z0-9/._-]+$'),
  calculator text check (calculator ~ '^[a-z]+(-[a-z]+)*$'),
  video text check (video ~ '^/[a-z0-9/._-]+\.(webm|mp4)$'),
  outline text[] not null default '{}',
  position integer not null default 0,
  constraint resources_calculator check ((type = 'calculator') = (calculator is not null)),
  constraint resources_video check ((type = 'video') = (video is not null)),
  -- Files served by the site are public.
  constraint resources_open_video check (not (premium and type = 'video'))
);
comment on table public.resources is
  'Resources in the library, readable by everyone. Their content is in resource_bodies. Written by staff. Few '
  'enough to load all at once.';
comment on column public.resources.slug is 'Its name in the URL.';
comment on column public.resources.premium is 'Whether its content needs the premium_resources entitlement.';
comment on column public.resources.minutes is
  'Minutes to read or watch. Computed by trigger from the content, except for videos.';
comment on column public.resources.image is
  'Path of its own image on the site; null for the illustration of its category.';
comment on column public.resources.calculator is 'Which calculator the app shows, for type calculator.';
comment on column public.resources.video is
  'Path of the video on the site, for type video. Captions have the same name with .vtt.';
comment on column public.resources.outline is 'Headings of its content, visible to everyone. Kept by trigger.';
comment on column public.resources.position is 'Display order.';
create index resources_position_idx on public.resources (position, slug);
create index resources_premium_idx on public.resources (premium);

create table public.resource_bodies (
  resource_id uuid primary key references public.resources (id) on delete cascade,
  body text not null check (body ~ '\S' and char_length(body) <= 60000),
  file_name text check (file_name ~ '^[a-z0-9-]+\.(csv|md|txt)$'),
  file_body text check (file_body ~ '\S' and char_length(file_body) <= 60000),
  constraint resource_bodies_file check ((file_name is null) = (file_body is null))
);
comment on table public.resource_bodies is
  'Content and file of a resource; premium ones need an entitlement. Written by staff.';
comment on column public.resource_bodies.body is 'Markdown, with tables. Its level-2 headings form the outline.';
comment on column public.resource_bodies.file_name is 'Name of the download; null if there is none.';
comment on column public.resource_bodies.file_body is 'Content of the download: CSV, Markdown, or plain text.';

create function private.summarize_resource() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.resources r
  set outline = coalesce((
        select array_agg(found.heading[1] order by found.ordinal)
        from regexp_matches(new.body, '^## +(\S[^\n]*)$', 'gn') with ordinality as found (heading, ordinal)
      ), '{}'),
      -- At 200 words per minute.
      minutes = case when r.type = 'video' then r.minutes
        else greatest(1, (array_length(regexp_split_to_array(btrim(new.body), '\s+'), 1) + 199) / 200) end
  where r.id = new.resource_id;
  return null;
end;
$$;
comment on function private.summarize_resource() is
  'Trigger on resource_bodies: keeps the resource''s outline and minutes.';

create trigger summarize_resource after insert or update of body on public.resource_bodies
  for each row execute function private.summarize_resource();

-- Policies ----------------------------------------------------------------------------------------

alter table public.resources enable row level security;
alter table public.resource_bodies enable row level security;

create policy "Everyone can read resources" on public.resources for select to anon, authenticated using (true);

create policy "Staff can insert resources"
  on public.resources for insert to authenticated
  with check ((select private.has_staff_role('admin')));

create policy "Staff can update resources" on public.resources for update to authenticated
  using ((select private.has_staff_role('admin'))) with check ((select private.has_staff_role('admin')));

create policy "Staff can delete resources"
  on public.resources for delete to authenticated
  using ((select private.has_staff_role('admin')));

create policy "Everyone can read free content; some can read premium content"
  on public.resource_bodies for select to anon, authenticated
  using (
    exists (select from public.resources r where r.id = resource_id and not r.premium)
    or (select private.has_entitlement('premium_resources'))
    or (select private.is_staff())
  );

create policy "Staff can insert content"
  on public.resource_bodies for insert to authenticated
  with check ((select private.has_staff_role('admin')));

create policy "Staff can update content" on public.resource_bodies for update to authenticated
  using ((select private.has_staff_role('admin'))) with check ((select private.has_staff_role('admin')));

create policy "Staff can delete content"
  on public.resource_bodies for delete to authenticated
  using ((select private.has_staff_role('admin')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.resources, public.resource_bodies from anon, authenticated;
grant select on public.resources, public.resource_bodies to anon, authenticated;
grant insert, update, delete on public.resources, public.resource_bodies to authenticated;
grant all on public.resources, public.resource_bodies to service_role;
revoke execute on all functions in schema private from public;


-- supabase/schemas/contact.sql

-- Contact form messages to staff from anyone, signed in or not. Senders can't read or change them afterwards.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 254),
  company text check (btrim(company) <> '' and length(company) <= 120),
  subject text not null check (subject in ('general', 'membership', 'demo', 'partnership', 'support', 'other')),
  message text not null check (btrim(message, E' \t\r\n') <> '' and length(message) <= 5000),
  website text check (website is null),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references public.users (id) on delete set null,
  note text check (btrim(note) <> '' and length(note) <= 1000),
  constraint contact_messages_resolved check (resolved_at is not null or (resolved_by is null and note is null))
);
comment on table public.contact_messages is
  'Contact form messages. Anyone can send one; only staff can read it. Resolved ones are deleted after a year, a '
  'member''s with their account.';
comment on column public.contact_messages.id is 'Chosen by the sender''s browser, so that sending is idempotent.';
comment on column public.contact_messages.user_id is 'The signed-in sender; null for visitors.';
comment on column public.contact_messages.email is 'Reply address, as typed and unverified.';
comment on column public.contact_messages.website is
  'Honeypot: hidden from people. A message that fills it in is dropped silently, so this is always null.';
comment on column public.contact_messages.note is 'Note by the staff member who resolved it.';
create index contact_messages_open_idx on public.contact_messages (created_at, id) where resolved_at is null;
create index contact_messages_resolved_idx on public.contact_messages (resolved_at, id) where resolved_at is not null;
create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_resolved_by_idx on public.contact_messages (resolved_by);

-- Rate limits -------------------------------------------------------------------------------------

create table private.contact_senders (
  sender text primary key,
  sent_at timestamptz[] not null
);
comment on table private.contact_senders is
  'When messages of the last hour came from an email address, network address, or member, without the messages. '
  'Older entries are deleted with the next message.';

create function private.normalize_mailbox(email text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(lower(email), '\+[^@]*|[^!-~]|\.+$', '', 'g'); $$;
comment on function private.normalize_mailbox(text) is
  'Email address in a canonical form: lower case, without the plus suffix, invisible characters, and a trailing '
  'dot. For rate limits only.';

create function private.prepare_contact_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Honeypot: the bot gets the usual response, but nothing is counted or stored.
  if btrim(new.website) <> '' then
    return null;
  end if;
  new.website := null;
  if current_user in ('anon', 'authenticated') then
    new.user_id := auth.uid();
    new.created_at := now();
    new.resolved_at := null;
    new.resolved_by := null;
    new.note := null;
  end if;
  return new;
end;
$$;
comment on function private.prepare_contact_message() is
  'Insert trigger on contact_messages: drops bots'' messages, and resets columns that senders can''t choose.';

create trigger prepare_contact_message before insert on public.contact_messages
  for each row execute function private.prepare_contact_message();

-- Staff -------------------------------------------------------------------------------------------

create function private.resolve_contact_message(message_id uuid, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can resolve messages' using errcode = '42501';
  end if;
  delete from public.contact_messages m where m.resolved_at < now() - interval '1 year';
  update public.contact_messages m
  set resolved_at = now(), resolved_by = auth.uid(), note = nullif(btrim(resolve_contact_message.note, E' \t\r\n'), '')
  where m.id = message_id and m.resolved_at is null;
  if not found then
    raise exception 'This message has already been resolved.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.resolve_contact_message(uuid, text) is
  'Implements public.resolve_contact_message, and deletes messages resolved more than a year ago.';

create function public.resolve_contact_message(message_id uuid, note text default null) returns void
language sql volatile set search_path = ''
as $$ select private.resolve_contact_message(message_id, note); $$;
comment on function public.resolve_contact_message(uuid, text) is
  'For moderators: resolves a message, with an optional note of at most 1,000 characters. Raises 42501 for others, '
  'P0001 if it''s gone or already resolved, and 23514 for a longer note.';

-- Data export -------------------------------------------------------------------------------------

create function private.exported_contact() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'contact_messages', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', m.name, 'email', m.email, 'company', m.company, 'subject', m.subject, 'message', m.message,
          'created_at', m.created_at, 'resolved_at', m.resolved_at
        ) order by m.created_at
      ), '[]')
      from public.contact_messages m where m.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_contact() is
  'Part of public.export_my_data: the caller''s contact form messages, without staff notes. Security definer, '
  'because only staff can read the table.';

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  since constant timestamptz := clock_timestamp() - interval '1 hour';
  highest_count integer;
begin
  if (select count(*) from sent) > 1 then
    raise exception 'Please send one message at a time.' using errcode = 'P0001';
  end if;
  with counted as (
    insert into private.contact_senders as s (sender, sent_at)
    select key.sender, array[clock_timestamp()]
    from sent,
      unnest(array['email ' || private.normalize_mailbox(sent.email), 'member ' || auth.uid(),
        'network ' || private.client_address()]) as key (sender)
    where key.sender is not null
    -- Ordered, to prevent deadlocks.
    order by key.sender
    on conflict on constraint contact_senders_pkey do update
      set sent_at = array(select past from unnest(s.sent_at) as past where past > since) || excluded.sent_at
    returning cardinality(s.sent_at) as recent_count
  )
  select max(c.recent_count) into highest_count from counted c;
  if highest_count > 5 then
    raise exception 'You’ve sent 5 messages in an hour. We have them; please wait a while before you send another.'
      using errcode = 'P0001';
  end if;
  -- Last, so that transactions holding these locks wait for nothing else.
  delete from private.contact_senders s where s.sender in (
    select past.sender from private.contact_senders past
    where past.sent_at[cardinality(past.sent_at)] <= since for update skip locked
  );
  return null;
end;
$$;
comment on function private.limit_contact_messages() is
  'Insert trigger on contact_messages, per statement: limits messages per email address, account, and network '
  'address. Raises P0001, to be shown as is, for the sixth of any within an hour, and for more than one message at '
  'a time. Serializes messages of one sender.';

create trigger limit_contact_messages after insert on public.contact_messages
  referencing new table as sent for each statement
  when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_messages();

-- Policies ----------------------------------------------------------------------------------------

alter table public.contact_messages enable row level security;

create policy "Everyone can send contact messages"
  on public.contact_messages for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));

create policy "Moderators can read contact messages"
  on public.contact_messages for select to authenticated
  using ((select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.contact_messages from anon, authenticated;
grant insert on public.contact_messages to anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.resolve_contact_message(uuid, text), private.exported_contact()
  to authenticated, service_role;
revoke execute on function public.resolve_contact_message(uuid, text) from public, anon;
grant execute on function public.resolve_contact_message(uuid, text) to authenticated, service_role;


-- supabase/schemas/site_search.sql

-- Header search: listings, members, posts, topics, and resources, in one call.
--
-- Each kind follows the rules of its own page: marketplace, directory, community policies, library. Security definer
-- functions return only IDs; the content is read under the caller's policies.

create function private.newest_titles(source text, search_term text, hidden_ids uuid[], max_rows integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  visibility_condition constant text := case hidden_ids when '{}' then ''
    else format(' and (p.user_id is null or p.user_id <> all (%L::uuid[]))', hidden_ids) end;
  page uuid[];
begin
  -- A scan of the newest finds common texts quickly. With fewer than 4 in 500, the text is rare enough for the index.
  execute format(
    'select array(
       select p.id from (select s.* from (%s) s order by s.created_at desc, s.id desc limit 500) p
       where true %s %s order by p.created_at desc, p.id desc limit $1
     )', source, private.text_condition(search_term, false), visibility_condition
  ) into page using max_rows;
  if cardinality(page) < max_rows then
    execute format(
      'with found as materialized (select p.id, p.created_at from (%s) p where true %s %s)
       select array(select f.id from found f order by f.created_at desc, f.id desc limit $1)',
      source, private.text_condition(search_term, true), visibility_condition
    ) into page using max_rows;
  end if;
  return page;
end;
$$;
comment on function private.newest_titles(text, text, uuid[], integer) is
  'IDs of the newest rows of a source whose search_text contains the text, without those of hidden members. source: '
  'SQL that returns id, user_id, created_at, and search_text.';

create function private.find_discussions(search text, max_rows integer)
  returns table (kind text, id uuid, created_at timestamptz)
-- The row estimate makes Postgres look each row up by key instead of scanning tables under their policies.
language plpgsql stable security definer set search_path = '' rows 4
as $$
declare
  search_term constant text := private.normalize_search(search);
  hidden_ids constant uuid[] := private.hidden_member_ids();
begin
  return query
    select * from (
      select 'post', p.id, p.created_at
      from unnest(private.newest_titles(
        'select x.id, x.user_id, x.created_at, lower(x.title || E''\n'' || coalesce(x.location, '''')) as search_text
         from public.feed_posts x where x.removed_at is null',
        search_term, hidden_ids, max_rows
      )) as found (post_id) join public.feed_posts p on p.id = found.post_id
      union all
      select 'topic', t.id, t.created_at
      from unnest(private.newest_titles(
        'select x.id, x.user_id, x.created_at, lower(x.title) as search_text from public.forum_topics x
         where x.removed_at is null',
        search_term, hidden_ids, max_rows
      )) as found (topic_id) join public.forum_topics t on t.id = found.topic_id
    ) as newest (kind, id, created_at)
    order by newest.created_at desc, newest.id limit max_rows;
end;
$$;
comment on function private.find_discussions(text, integer) is
  'Newest posts whose title or location, and topics whose title, contains the text, except across a block. For '
  'members.';

create function public.search_site(q text)
returns table (kind text, id uuid, title text, detail text, image text, price bigint, slug text, forum_id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  max_rows constant integer := 4;
  words constant text[] := regexp_split_to_array(lower(left(btrim(q), 200)), '\s+');
begin
  if q is null or char_length(btrim(q)) <= 2 then
    return;
  end if;

  return query
    select 'listing', p.id, p.title, p.city || ', ' || p.state, p.images[1], p.price, null::text, null::uuid
    from private.search_properties('{}', q, 'featured', null, max_rows) p;

  -- As in the directory; false for visitors.
  if private.email_confirmed() then
    return query
      select 'member', m.id, m.name, nullif(concat_ws(' · ', m.title, m.location), ''), m.profile_image_url,
        null::bigint, null::text, null::uuid
      from private.search_members(q, 'all', null, max_rows) m;
  end if;

  if (select auth.uid()) is not null then
    return query
      select found.kind, found.id, coalesce(p.title, t.title),
        coalesce('Topic in ' || f.title, concat_ws(' · ', concat_ws(' by ', 'Post', author.name), p.location)),
        null::text, null::bigint, null::text, f.id
      from private.find_discussions(q, max_rows) found
      left join public.feed_posts p on found.kind = 'post' and p.id = found.id
      left join public.users author on author.id = p.user_id
      left join public.forum_topics t on found.kind = 'topic' and t.id = found.id
      left join public.forums f on f.id = t.forum_id
      where p.id is not null or t.id is not null
      order by found.created_at desc, found.id;
  end if;

  return query
    select 'resource', r.id, r.title, initcap(r.type) || ' · ' || r.description, r.image, null::bigint, r.slug,
      null::uuid
    from public.resources r
    where (
      -- As in the library: every word, anywhere. fix_flip is Fix & Flip.
      select bool_and(strpos(lower(concat_ws(' ', r.title, r.description, r.type, replace(r.category, '_', ' & '))),
        word) > 0)
      from unnest(words) as word
    )
    order by r.position, r.slug limit max_rows;
end;
$$;
comment on function public.search_site(text) is
  'Results of the header search: at most four each, in this order, of listings (as in search_properties, featured), '
  'members (as in search_members), posts and topics together (by title, and a post''s location; newest first), and '
  'resources (by title, description, type, and category). kind: listing, member, post, topic, or resource. detail: '
  'a line that tells it apart, null if there is none; for a post, its author, if the caller can see them. image: a '
  'path in the images bucket for a listing, in avatars for a member, on the site for a resource. price (USD) for a '
  'listing, slug for a resource, forum_id for a topic. Visitors find listings and resources; only members with a '
  'confirmed email find members. Empty for a text of two characters or fewer.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.find_discussions(text, integer) to authenticated, service_role;
revoke execute on function public.search_site(text) from public;
grant execute on function public.search_site(text) to anon, authenticated, service_role;


-- supabase/schemas/moderation.sql

-- Moderation: what staff decided about members and their content, in an append-only log.
--
-- Removed content has removed_at, which the policies of its table check. A listing that is taken down is also paused,
-- so that search, facets, alerts, and figures drop it by the rules they already have.

create table public.moderation_actions (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in (
    'take_down', 'hide', 'remove_badge', 'warn', 'restrict', 'suspend', 'ban', 'dismiss', 'uphold', 'reverse',
    'change_role'
  )),
  subject_kind text not null check (private.content_source(subject_kind) is not null),
  subject_id uuid not null,
  title text check (char_length(title) <= 200),
  member_id uuid references public.users (id) on delete set null,
  actor_id uuid references public.users (id) on delete set null,
  reason text not null check (char_length(reason) <= 1000 and reason ~ '\S'),
  note text check (char_length(note) <= 2000 and note ~ '\S'),
  report_id uuid references public.reports (id),
  until timestamptz,
  previous jsonb not null default '{}',
  parent_id uuid references public.moderation_actions (id),
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.moderation_actions is
  'The moderation log, append-only. Moderators read it; members read what concerns them through public.my_moderation. '
  'An account that is deleted leaves its entries without its name.';
comment on column public.moderation_actions.title is 'What the subject was called; null for profiles.';
comment on column public.moderation_actions.member_id is 'The member it affects.';
comment on column public.moderation_actions.actor_id is 'The staff member. Never shown to members.';
comment on column public.moderation_actions.reason is 'The reason the member reads.';
comment on column public.moderation_actions.note is 'For staff only.';
comment on column public.moderation_actions.until is 'When a suspension ends.';
comment on column public.moderation_actions.previous is 'What a reversal restores.';
comment on column public.moderation_actions.parent_id is
  'The action that this one upholds or reverses, or the ban that took a listing down.';
create index moderation_actions_newest_idx on public.moderation_actions (created_at desc, id desc);
create index moderation_actions_member_idx on public.moderation_actions (member_id, created_at desc, id desc);
create index moderation_actions_actor_idx on public.moderation_actions (actor_id, created_at desc, id desc);
create index moderation_actions_action_idx on public.moderation_actions (action, created_at desc, id desc);
create index moderation_actions_report_idx on public.moderation_actions (report_id);
create index moderation_actions_parent_idx on public.moderation_actions (parent_id);

create table private.member_standings (
  user_id uuid primary key references public.users (id) on delete cascade,
  standing text not null check (standing in ('read_only', 'suspended', 'banned')),
  until timestamptz,
  action_id uuid not null references public.moderation_actions (id),
  constraint member_standings_until check ((until is not null) = (standing = 'suspended'))
);
comment on table private.member_standings is
  'Members whose account is not in good standing, with the action in effect. private.account_standing reads it.';
create index member_standings_action_idx on private.member_standings (action_id);

create function private.protect_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Deleting an account only clears its name.
  if tg_op = 'UPDATE' and pg_trigger_depth() > 1
    and to_jsonb(new) - 'member_id' - 'actor_id' = to_jsonb(old) - 'member_id' - 'actor_id'
    and coalesce(new.member_id, old.member_id) is not distinct from old.member_id
    and coalesce(new.actor_id, old.actor_id) is not distinct from old.actor_id
  then
    return new;
  end if;
  raise exception 'The moderation log can’t be changed' using errcode = '42501';
end;
$$;
comment on function private.protect_log() is
  'Trigger on moderation_actions: raises 42501 for every update and delete, also by the service role, except when a '
  'foreign key clears a deleted account.';

create trigger protect_log before update or delete on public.moderation_actions
  for each row execute function private.protect_log();
create trigger protect_log_truncate before truncate on public.moderation_actions
  for each statement execute function private.protect_log();

-- Content -----------------------------------------------------------------------------------------

create function private.content_title(content jsonb) returns text
language sql immutable set search_path = ''
as $$ select left(btrim(coalesce(content ->> 'title', content ->> 'text', content ->> 'content')), 120); $$;
comment on function private.content_title(jsonb) is
  'What a row of members'' content is called: its title or the beginning of its text. Null for profiles.';

create function private.lock_content(kind text, subject uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  source constant text[] := private.content_source(kind);
  content jsonb;
begin
  if source is null then
    raise exception 'Unknown kind of content: %', kind using errcode = '22023';
  end if;
  execute format('select to_jsonb(s) || jsonb_build_object(''owner_id'', s.%I) from public.%I s where s.id = $1
    for no key update', source[2], source[1]) into content using subject;
  return content;
end;
$$;
comment on function private.lock_content(text, uuid) is
  'Locks content and returns its row with owner_id; null if it''s gone. Raises 22023 for an unknown kind.';

create function private.broadcast_removal(kind text, content jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  case kind
    when 'post', 'comment' then perform private.broadcast_to_topic('feed', 'removed');
    when 'topic' then
      perform private.broadcast_to_topic('topic:' || (content ->> 'id'), 'removed');
      perform private.broadcast_to_topic('forum:' || (content ->> 'forum_id'), 'removed');
    when 'reply' then perform private.broadcast_to_topic('topic:' || (content ->> 'topic_id'), 'removed');
    when 'message' then
      perform private.broadcast_change(s.user_id, 'messages') from public.conversation_members s
      where s.conversation_id = (content ->> 'conversation_id')::uuid;
    else null;
  end case;
end;
$$;
comment on function private.broadcast_removal(text, jsonb) is
  'Tells open pages that content was removed or restored. Listings have their own trigger.';

create function private.set_removed(kind text, content jsonb, removed_at timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  subject constant uuid := (content ->> 'id')::uuid;
begin
  execute format('update public.%I s set removed_at = $2 where s.id = $1', (private.content_source(kind))[1])
    using subject, removed_at;
  if removed_at is not null then
    perform private.delete_notifications(
      subject, '{mention,post_comment,topic_reply,post_reply,review,review_answer}', (content ->> 'owner_id')::uuid
    );
  end if;
  if kind = 'message' then
    update public.conversations c
    set last_preview = case when removed_at is null then
      left(regexp_replace(coalesce(nullif(content ->> 'content', ''), 'Attachment'), '\s+', ' ', 'g'), 140)
      else 'Message removed' end
    where c.id = (content ->> 'conversation_id')::uuid
      and c.last_message_at = (content ->> 'created_at')::timestamptz;
  end if;
  perform private.broadcast_removal(kind, content);
end;
$$;
comment on function private.set_removed(text, jsonb, timestamptz) is
  'Removes content at a time, with its notifications and their unsent emails, or restores it for null, and tells open '
  'pages. content: from private.lock_content.';

create function private.remove_content(kind text, content jsonb) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if kind in ('profile', 'forum') then
    raise exception 'A % can’t be removed.', kind using errcode = '22023';
  end if;
  if content is null then
    raise exception 'This content no longer exists.' using errcode = 'P0001';
  end if;
  if content ->> 'removed_at' is not null then
    raise exception 'This has already been removed.' using errcode = 'P0001';
  end if;
  if kind = 'listing' then
    update public.properties p set removed_at = now(), status = 'paused' where p.id = (content ->> 'id')::uuid;
    delete from public.listing_reviews r where r.property_id = (content ->> 'id')::uuid and r.decision is null;
    perform private.broadcast_to_topic('listing:' || (content ->> 'id'), 'listing');
    return jsonb_build_object('status', content ->> 'status');
  end if;
  perform private.set_removed(kind, content, now());
  return '{}';
end;
$$;
comment on function private.remove_content(text, jsonb) is
  'Takes down a listing or hides other content from private.lock_content. Returns what a reversal restores. Raises '
  'P0001 if it''s gone or already removed, and 22023 for profiles and forums.';

create function private.restore_content(kind text, subject uuid, previous jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content constant jsonb := private.lock_content(kind, subject);
begin
  -- Deleted since, or restored already.
  if content ->> 'removed_at' is null then
    return;
  end if;
  if kind = 'listing' then
    update public.properties p set removed_at = null, status = coalesce(previous ->> 'status', 'paused')
    where p.id = subject;
    if not (content ->> 'verified')::boolean then
      perform private.queue_review(subject, u.membership_tier) from public.users u
        where u.id = (content ->> 'owner_id')::uuid and u.membership_tier <> 'partner';
    end if;
    perform private.broadcast_to_topic('listing:' || subject, 'listing');
    return;
  end if;
  perform private.set_removed(kind, content, null);
end;
$$;
comment on function private.restore_content(text, uuid, jsonb) is
  'Undoes private.remove_content, given what it returned. Does nothing for content that is gone.';

create function private.remove_badge(kind text, content jsonb, reason text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if kind <> 'listing' then
    raise exception 'Only listings have a badge' using errcode = '22023';
  end if;
  if content is null or not (content ->> 'verified')::boolean then
    raise exception 'This listing isn’t verified.' using errcode = 'P0001';
  end if;
  update public.properties p set verified = false where p.id = (content ->> 'id')::uuid;
  -- The latest review counts when the seller's plan changes.
  insert into public.listing_reviews (property_id, requested_at, decision, reason, reviewer_id, decided_at)
  values ((content ->> 'id')::uuid, clock_timestamp(), 'returned', remove_badge.reason, auth.uid(), clock_timestamp());
  return jsonb_build_object('verified', true);
end;
$$;
comment on function private.remove_badge(text, jsonb, text) is
  'Makes a listing unverified, as if its review had been returned. Returns what a reversal restores. Raises P0001 if '
  'it isn''t verified, and 22023 for another kind.';

-- Members -----------------------------------------------------------------------------------------

create function private.set_standing(member uuid, action_id uuid, action text, until timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  next constant text := case action when 'restrict' then 'read_only' when 'suspend' then 'suspended' else 'banned' end;
begin
  if (next = 'suspended') <> (until is not null) or until <= now() then
    raise exception 'Choose when the suspension ends.' using errcode = '22023';
  end if;
  insert into private.member_standings as s (user_id, standing, until, action_id)
  values (member, next, set_standing.until, set_standing.action_id)
  on conflict on constraint member_standings_pkey do update
  set standing = excluded.standing, until = excluded.until, action_id = excluded.action_id;
  perform private.broadcast_change(member, 'standing');
end;
$$;
comment on function private.set_standing(uuid, uuid, text, timestamptz) is
  'Restricts, suspends, or bans a member. Raises 22023 unless a suspension, and only that, ends in the future.';

create function private.recompute_standing(member uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action public.moderation_actions;
begin
  select * into action from public.moderation_actions a
  where a.member_id = member and a.action in ('restrict', 'suspend', 'ban') and (a.until is null or a.until > now())
    and not exists (select from public.moderation_actions r where r.parent_id = a.id and r.action = 'reverse')
  order by a.created_at desc, a.id desc limit 1;
  delete from private.member_standings s where s.user_id = member;
  if action.id is not null then
    perform private.set_standing(member, action.id, action.action, action.until);
  end if;
  perform private.broadcast_change(member, 'standing');
end;
$$;
comment on function private.recompute_standing(uuid) is
  'After a reversal: the latest action still in effect decides a member''s standing.';

create function private.take_down_listings(member uuid, ban uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  listing record;
  content jsonb;
begin
  for listing in
    select p.id from public.properties p where p.user_id = member and p.removed_at is null order by p.id
  loop
    content := private.lock_content('listing', listing.id);
    insert into public.moderation_actions
      (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id, previous)
    values ('take_down', 'listing', listing.id, private.content_title(content), member, auth.uid(),
      take_down_listings.reason, ban, private.remove_content('listing', content));
  end loop;
end;
$$;
comment on function private.take_down_listings(uuid, uuid, text) is 'Takes down all listings of a banned member.';

create function private.require_authority(member uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can do this' using errcode = '42501';
  end if;
  if member = auth.uid() then
    raise exception 'Someone else must decide about you' using errcode = '42501';
  end if;
  if exists (select from public.staff s where s.user_id = member) and not private.has_staff_role('admin') then
    raise exception 'Only admins can act on staff' using errcode = '42501';
  end if;
end;
$$;
comment on function private.require_authority(uuid) is
  'Raises 42501 unless the caller may act on a member: moderators on others who aren''t staff, and admins on all '
  'others.';

create function private.notify_moderation(action public.moderation_actions) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kind constant text := case when action.action in ('uphold', 'reverse') then 'appeal_decision' else 'moderation' end;
  facts constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'action', action.action, 'subject_kind', action.subject_kind, 'title', action.title, 'reason', action.reason,
    'until', action.until
  ));
begin
  perform private.notify(action.member_id, kind, null, action.id, facts);
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select a.id, kind, action.id, facts from auth.users a
  where a.id = action.member_id and a.email_confirmed_at is not null
    and not exists (select from private.mail_queue q where q.subject_id = action.id);
end;
$$;
comment on function private.notify_moderation(public.moderation_actions) is
  'Notifies a member of a decision, always by email too. Kinds moderation and appeal_decision, data {action, '
  'subject_kind, title, reason, until}.';

-- Acting ------------------------------------------------------------------------------------------

create function private.close_reports(kind text, subject uuid, outcome text) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.reports r set handled_at = now(), handled_by = auth.uid(), outcome = close_reports.outcome
  where r.subject_id = close_reports.subject and r.subject_kind = close_reports.kind and r.handled_at is null;
$$;
comment on function private.close_reports(text, uuid, text) is 'Closes all open reports about something.';

create function private.action_outcome(action text) returns text
language sql immutable set search_path = ''
as $$
  select case action
    when 'take_down' then 'Listing taken down' when 'hide' then 'Content hidden'
    when 'remove_badge' then 'Verified badge removed' when 'warn' then 'Member warned'
    when 'restrict' then 'Member restricted to read-only' when 'suspend' then 'Member suspended'
    when 'ban' then 'Member banned'
  end;
$$;
comment on function private.action_outcome(text) is 'The outcome that an action writes into reports; null for others.';

create function private.moderate(
  action text, kind text, subject uuid, reason text, note text, until timestamptz, report uuid
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content jsonb;
  member uuid;
  stored public.moderation_actions;
  previous jsonb := '{}';
begin
  perform private.require_authority(null);
  if coalesce(action, '') not in ('remove', 'remove_badge', 'warn', 'restrict', 'suspend', 'ban') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  content := private.lock_content(kind, subject);
  member := coalesce((content ->> 'owner_id')::uuid, (
    select r.reported_id from public.reports r
    where r.id = report and r.subject_kind = moderate.kind and r.subject_id = moderate.subject
  ));
  perform private.require_authority(member);
  perform from public.users u where u.id = member for no key update;
  if not found then
    raise exception 'This member no longer has an account.' using errcode = 'P0001';
  end if;
  if action in ('restrict', 'suspend', 'ban') and exists (
    select from private.member_standings s where s.user_id = member and s.standing = 'banned'
  ) then
    raise exception 'This member is already banned.' using errcode = 'P0001';
  end if;
  if action = 'remove' then
    previous := private.remove_content(kind, content);
  elsif action = 'remove_badge' then
    previous := private.remove_badge(kind, content, btrim(reason, E' \t\r\n'));
  elsif action = 'ban' then
    previous := (select jsonb_build_object('profile_status', u.profile_status) from public.users u where u.id = member);
    update public.users u set profile_status = 'private' where u.id = member;
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, note, report_id, until, previous)
  values (
    case when action <> 'remove' then action when kind = 'listing' then 'take_down' else 'hide' end,
    kind, subject, private.content_title(content), member, auth.uid(), btrim(moderate.reason, E' \t\r\n'),
    nullif(btrim(moderate.note, E' \t\r\n'), ''), report, moderate.until, previous
  ) returning * into stored;
  if action in ('restrict', 'suspend', 'ban') then
    perform private.set_standing(member, stored.id, action, until);
  end if;
  if action = 'ban' then
    perform private.take_down_listings(member, stored.id, stored.reason);
  end if;
  perform private.close_reports(kind, subject, private.action_outcome(stored.action));
  perform private.notify_moderation(stored);
  return stored.id;
end;
$$;
comment on function private.moderate(text, text, uuid, text, text, timestamptz, uuid) is 'Implements public.moderate.';

create function public.moderate(
  action text, subject_kind text, subject_id uuid, reason text, note text default null,
  until timestamptz default null, report_id uuid default null
) returns uuid
language sql volatile set search_path = ''
as $$ select private.moderate(action, subject_kind, subject_id, reason, note, until, report_id); $$;
comment on function public.moderate(text, text, uuid, text, text, timestamptz, uuid) is
  'For moderators: acts on content or its author, and closes the reports about it. action: remove (takes down a '
  'listing, hides other content), remove_badge, warn, restrict (to read-only), suspend (until a date), or ban (which '
  'also takes down the member''s listings and hides the profile). reason: what the member reads, 1 to 1,000 '
  'characters. note: for staff. Returns the action''s ID. Notifies the member (kind moderation, always by email). '
  'Raises 42501 for others, about oneself, and about staff unless the caller is an admin; P0001 for something that is '
  'gone or already removed; 22023 for another action; and 23502 or 23514 for a missing or longer reason.';

create function public.moderate_reports(
  report_ids uuid[], action text, reason text, note text default null, until timestamptz default null
) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  report record;
  acted integer := 0;
begin
  if cardinality(report_ids) > 50 then
    raise exception 'Choose at most 50 reports.' using errcode = '22023';
  end if;
  for report in
    select r.id, r.subject_kind, r.subject_id from public.reports r
    where r.id = any (report_ids) order by r.subject_id, r.id
  loop
    -- An action closes all reports about its subject.
    if exists (select from public.reports r where r.id = report.id and r.handled_at is null) then
      if action = 'dismiss' then
        perform public.handle_report(report.id, reason);
      else
        perform public.moderate(action, report.subject_kind, report.subject_id, reason, note, until, report.id);
      end if;
      acted := acted + 1;
    end if;
  end loop;
  return acted;
end;
$$;
comment on function public.moderate_reports(uuid[], text, text, text, timestamptz) is
  'For moderators: the same action, or dismiss, for up to 50 open reports, all or none, once per subject. Returns how '
  'many it acted on. Raises what public.moderate and public.handle_report do.';

-- Reversing ---------------------------------------------------------------------------------------

create function private.undo_action(undone public.moderation_actions, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  child public.moderation_actions;
  stored public.moderation_actions;
begin
  if undone.action in ('take_down', 'hide') then
    perform private.restore_content(undone.subject_kind, undone.subject_id, undone.previous);
  elsif undone.action = 'remove_badge' then
    delete from public.listing_reviews r where r.property_id = undone.subject_id and r.decided_at = (
      select max(l.decided_at) from public.listing_reviews l where l.property_id = undone.subject_id
    ) and r.decision = 'returned' and r.reason = undone.reason;
    -- Not if it was edited since in a way that needs another review.
    update public.properties p set verified = private.is_approved(p.id) or u.membership_tier = 'partner'
    from public.users u where p.id = undone.subject_id and u.id = p.user_id;
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
  values ('reverse', undone.subject_kind, undone.subject_id, undone.title, undone.member_id, auth.uid(),
    undo_action.reason, undone.id)
  returning * into stored;
  if undone.action in ('restrict', 'suspend', 'ban') then
    perform private.recompute_standing(undone.member_id);
  end if;
  if undone.action = 'ban' then
    update public.users u set profile_status = undone.previous ->> 'profile_status' where u.id = undone.member_id;
    for child in
      select * from public.moderation_actions a where a.parent_id = undone.id and a.action = 'take_down'
        and not exists (select from public.moderation_actions r where r.parent_id = a.id and r.action = 'reverse')
      order by a.subject_id
    loop
      perform private.undo_action(child, undo_action.reason);
    end loop;
  end if;
  if undone.parent_id is null then
    perform private.notify_moderation(stored);
  end if;
end;
$$;
comment on function private.undo_action(public.moderation_actions, text) is
  'Restores what an action changed, logs the reversal, and notifies the member. A ban also restores the listings it '
  'took down.';

create function private.lock_action(action_id uuid) returns public.moderation_actions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_action public.moderation_actions;
begin
  select * into found_action from public.moderation_actions a where a.id = action_id for no key update;
  if found_action.id is null or private.action_outcome(found_action.action) is null then
    raise exception 'No such action' using errcode = '42501';
  end if;
  if exists (select from public.moderation_actions r where r.parent_id = action_id and r.action = 'reverse') then
    raise exception 'This was already reversed.' using errcode = 'P0001';
  end if;
  return found_action;
end;
$$;
comment on function private.lock_action(uuid) is
  'Locks an action that can be appealed or reversed. Raises 42501 for none, and P0001 if it was reversed.';

create function private.reverse_action(action_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  action public.moderation_actions;
begin
  perform private.require_authority(null);
  action := private.lock_action(reverse_action.action_id);
  perform private.require_authority(action.member_id);
  if exists (select from public.moderation_appeals a where a.action_id = action.id and a.decided_at is null) then
    raise exception 'The member appealed this. Decide the appeal instead.' using errcode = 'P0001';
  end if;
  perform private.undo_action(action, btrim(reverse_action.reason, E' \t\r\n'));
end;
$$;
comment on function private.reverse_action(uuid, text) is 'Implements public.reverse_action.';

create function public.reverse_action(action_id uuid, reason text) returns void
language sql volatile set search_path = ''
as $$ select private.reverse_action(action_id, reason); $$;
comment on function public.reverse_action(uuid, text) is
  'For moderators: reverses an action without an appeal, for example a mistake, with a reason the member reads. Raises '
  '42501 as public.moderate does, and P0001 if it was reversed or an appeal is pending.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.moderation_actions enable row level security;

create policy "Moderators can read the moderation log"
  on public.moderation_actions for select to authenticated using ((select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.moderation_actions from anon, authenticated;
grant select on public.moderation_actions to authenticated;
grant select, insert on public.moderation_actions to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.moderate(text, text, uuid, text, text, timestamptz, uuid), private.reverse_action(uuid, text)
  to authenticated, service_role;
revoke execute on function
  public.moderate(text, text, uuid, text, text, timestamptz, uuid),
  public.moderate_reports(uuid[], text, text, text, timestamptz), public.reverse_action(uuid, text)
  from public, anon;
grant execute on function
  public.moderate(text, text, uuid, text, text, timestamptz, uuid),
  public.moderate_reports(uuid[], text, text, text, timestamptz), public.reverse_action(uuid, text)
  to authenticated, service_role;


-- supabase/schemas/appeals.sql

-- Appeals: a member contests a moderation action once, and somebody other than who acted decides.

create table public.moderation_appeals (
  id uuid primary key default gen_random_uuid(),
  action_id uuid not null constraint moderation_appeals_once unique references public.moderation_actions (id),
  member_id uuid not null references public.users (id) on delete cascade,
  message text not null check (char_length(message) <= 2000 and message ~ '\S'),
  created_at timestamptz not null default now(),
  decision text check (decision in ('upheld', 'reversed')),
  answer text check (char_length(answer) <= 1000 and answer ~ '\S'),
  decided_at timestamptz,
  decided_by uuid references public.users (id) on delete set null,
  constraint moderation_appeals_decided check (num_nulls(decision, answer, decided_at) in (0, 3))
);
comment on table public.moderation_appeals is
  'Appeals against moderation actions, one per action. For moderators; members read theirs in public.my_moderation.';
comment on column public.moderation_appeals.message is 'Why the member disagrees.';
comment on column public.moderation_appeals.answer is 'The answer the member reads.';
comment on column public.moderation_appeals.decided_by is 'Never the one who took the action.';
create index moderation_appeals_pending_idx on public.moderation_appeals (created_at, id) where decided_at is null;
create index moderation_appeals_decided_idx on public.moderation_appeals (decided_at, id) where decided_at is not null;
create index moderation_appeals_member_idx on public.moderation_appeals (member_id);
create index moderation_appeals_decided_by_idx on public.moderation_appeals (decided_by);

create function private.check_appeal_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.decided_by in (
    new.member_id, (select a.actor_id from public.moderation_actions a where a.id = new.action_id)
  ) then
    raise exception 'Someone else must decide this appeal.' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.check_appeal_decision() is
  'Trigger on moderation_appeals, for every role: raises 42501 if the decider took the action or is the member.';

create trigger check_decision before insert or update of decided_by on public.moderation_appeals
  for each row execute function private.check_appeal_decision();

create function private.appeal(action_id uuid, message text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  appeal_id uuid;
begin
  if not exists (
    select from public.moderation_actions a where a.id = appeal.action_id and a.member_id = me
  ) then
    raise exception 'Not a decision about you' using errcode = '42501';
  end if;
  perform private.lock_action(appeal.action_id);
  insert into public.moderation_appeals (action_id, member_id, message)
  values (appeal.action_id, me, btrim(appeal.message, E' \t\r\n'))
  on conflict on constraint moderation_appeals_once do nothing returning id into appeal_id;
  if appeal_id is null then
    raise exception 'You’ve already appealed this decision.' using errcode = 'P0001';
  end if;
  return appeal_id;
end;
$$;
comment on function private.appeal(uuid, text) is 'Implements public.appeal.';

create function public.appeal(action_id uuid, message text) returns uuid
language sql volatile set search_path = ''
as $$ select private.appeal(action_id, message); $$;
comment on function public.appeal(uuid, text) is
  'Appeals a moderation action about the caller, once, with 1 to 2,000 characters, whatever the caller''s standing. '
  'Returns the appeal''s ID. Raises 42501 for any other action, P0001 if it was reversed or already appealed, and '
  '23502 or 23514 for a missing, blank, or longer message.';

create function private.decide_appeal(appeal_id uuid, decision text, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  found_appeal public.moderation_appeals;
  action public.moderation_actions;
  stored public.moderation_actions;
  trimmed_answer constant text := btrim(decide_appeal.answer, E' \t\r\n');
begin
  perform private.require_authority(null);
  if coalesce(decision, '') not in ('upheld', 'reversed') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  select * into found_appeal from public.moderation_appeals a where a.id = decide_appeal.appeal_id;
  if found_appeal.id is null then
    raise exception 'This appeal no longer exists.' using errcode = 'P0001';
  end if;
  perform private.require_authority(found_appeal.member_id);
  -- Locks the action first, as everywhere.
  action := private.lock_action(found_appeal.action_id);
  update public.moderation_appeals a
  set decision = decide_appeal.decision, answer = trimmed_answer, decided_at = now(), decided_by = me
  where a.id = found_appeal.id and a.decided_at is null;
  if not found then
    raise exception 'This appeal has already been decided.' using errcode = 'P0001';
  end if;
  if decision = 'reversed' then
    perform private.undo_action(action, trimmed_answer);
  else
    insert into public.moderation_actions
      (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
    values ('uphold', action.subject_kind, action.subject_id, action.title, action.member_id, me, trimmed_answer,
      action.id)
    returning * into stored;
    perform private.notify_moderation(stored);
  end if;
end;
$$;
comment on function private.decide_appeal(uuid, text, text) is 'Implements public.decide_appeal.';

create function public.decide_appeal(appeal_id uuid, decision text, answer text) returns void
language sql volatile set search_path = ''
as $$ select private.decide_appeal(appeal_id, decision, answer); $$;
comment on function public.decide_appeal(uuid, text, text) is
  'For moderators: decides an appeal, upheld or reversed (which restores what the action changed), with an answer of 1 '
  'to 1,000 characters that the member reads. Notifies the member (kind appeal_decision, always by email). Raises '
  '42501 for others, who took the action, and the member; P0001 if it''s decided or gone; 22023 for another decision; '
  'and 23502 or 23514 for a missing, blank, or longer answer.';

-- Members -----------------------------------------------------------------------------------------

create function private.my_moderation() returns table (
  id uuid, action text, subject_kind text, subject_id uuid, title text, reason text, until timestamptz,
  created_at timestamptz, reversed boolean, appeal text, appealed_at timestamptz, decision text, answer text,
  decided_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.action, a.subject_kind, a.subject_id, a.title, a.reason, a.until, a.created_at,
    exists (select from public.moderation_actions r where r.parent_id = a.id and r.action = 'reverse'),
    p.message, p.created_at, p.decision, p.answer, p.decided_at
  from public.moderation_actions a left join public.moderation_appeals p on p.action_id = a.id
  where a.member_id = (select auth.uid()) and private.action_outcome(a.action) is not null
  order by a.created_at desc, a.id desc;
$$;
comment on function private.my_moderation() is 'Implements public.my_moderation.';

create function public.my_moderation() returns table (
  id uuid, action text, subject_kind text, subject_id uuid, title text, reason text, until timestamptz,
  created_at timestamptz, reversed boolean, appeal text, appealed_at timestamptz, decision text, answer text,
  decided_at timestamptz
)
language sql stable set search_path = ''
as $$ select * from private.my_moderation(); $$;
comment on function public.my_moderation() is
  'What moderators decided about the caller, latest first, with the reason and the caller''s appeal. Without the '
  'staff''s names and notes.';

create function private.own_standing() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('standing', private.account_standing(), 'until', (
    select s.until from private.member_standings s where s.user_id = (select auth.uid()) and s.until > now()
  ));
$$;
comment on function private.own_standing() is 'The caller''s {standing, until}. Until is null without an end.';

create function public.standing(public.users) returns jsonb
language sql stable set search_path = ''
as $$ select case when $1.id = (select auth.uid()) then private.own_standing() end; $$;
comment on function public.standing(public.users) is
  'Computed field: the caller''s own account standing, {standing: active, read_only, suspended, or banned; until: when '
  'a suspension ends}; null on other rows.';

create function private.exported_moderation() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('moderation', (
    select coalesce(jsonb_agg(
      to_jsonb(a) - array['member_id', 'actor_id', 'note', 'report_id', 'previous']
        || jsonb_build_object('appeal', to_jsonb(p) - array['action_id', 'member_id', 'decided_by'])
      order by a.created_at
    ), '[]')
    from public.moderation_actions a left join public.moderation_appeals p on p.action_id = a.id
    where a.member_id = (select auth.uid()) and a.action <> 'dismiss'
  ));
$$;
comment on function private.exported_moderation() is
  'Part of public.export_my_data: decisions about the caller and the caller''s appeals, without the staff. Security '
  'definer, because only moderators can read the tables.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.moderation_appeals enable row level security;

create policy "Moderators can read appeals"
  on public.moderation_appeals for select to authenticated using ((select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.moderation_appeals from anon, authenticated;
grant select on public.moderation_appeals to authenticated;
grant all on public.moderation_appeals to service_role;
revoke execute on all functions in schema private from public;
grant execute on function
  private.appeal(uuid, text), private.decide_appeal(uuid, text, text), private.my_moderation(), private.own_standing(),
  private.exported_moderation()
  to authenticated, service_role;
revoke execute on function
  public.appeal(uuid, text), public.decide_appeal(uuid, text, text), public.my_moderation()
  from public, anon;
revoke execute on function public.standing(public.users) from public, anon;
grant execute on function
  public.appeal(uuid, text), public.decide_appeal(uuid, text, text), public.my_moderation(),
  public.standing(public.users)
  to authenticated, service_role;


-- supabase/schemas/staff_roles.sql

-- Granting staff roles. The roles are described at the table staff.

create function private.set_staff_role(member uuid, role text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can change staff roles' using errcode = '42501';
  end if;
  -- Serialized, so that two admins can't remove each other.
  lock table public.staff in share row exclusive mode;
  if role is distinct from 'admin'
    and not exists (select from public.staff s where s.role = 'admin' and s.user_id <> member)
  then
    raise exception 'There must be at least one admin.' using errcode = 'P0001';
  end if;
  if role is null then
    delete from public.staff s where s.user_id = member;
  else
    insert into public.staff as s (user_id, role) values (member, set_staff_role.role)
    on conflict on constraint staff_pkey do update set role = excluded.role, granted_at = now();
  end if;
  insert into public.moderation_actions (action, subject_kind, subject_id, member_id, actor_id, reason)
  values ('change_role', 'profile', member, member, auth.uid(), coalesce('Made ' || role, 'Removed from the team'));
  perform private.broadcast_change(member, 'standing');
end;
$$;
comment on function private.set_staff_role(uuid, text) is 'Implements public.set_staff_role.';

create function public.set_staff_role(member_id uuid, role text) returns void
language sql volatile set search_path = ''
as $$ select private.set_staff_role(member_id, role); $$;
comment on function public.set_staff_role(uuid, text) is
  'For admins: gives a member a staff role (moderator, reviewer, or admin), or removes them from the team for null, '
  'and logs it. Raises 42501 for others, P0001 for the last admin, 23514 for an unknown role, and 23503 for an unknown '
  'member.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.set_staff_role(uuid, text) to authenticated, service_role;
revoke execute on function public.set_staff_role(uuid, text) from public, anon;
grant execute on function public.set_staff_role(uuid, text) to authenticated, service_role;


-- supabase/schemas/standing.sql

-- Every public table refuses writes by members who aren't in good standing: see private.check_standing, and the test
-- that finds tables without it. Only appeals are open to all.
--
-- private: tables that only the member, and staff, read. public: all others.

create trigger a_check_standing before insert or update or delete on public.buybox_profiles
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.connections
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.contact_messages
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.conversation_members
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.conversations
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.counties
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_alerts
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.event_links
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.event_registrations
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.events
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.feed_comments
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.feed_likes
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.feed_posts
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.follows
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.forum_posts
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.forum_topics
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.forums
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.granted_tiers
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_days
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_prices
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_reviews
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_blocks
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.member_contacts
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_details
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_markets
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_reviews
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_stats
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.membership_plans
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.membership_rules
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.message_attachments
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.message_settings
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.messages
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.moderation_actions
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.notification_kinds
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.notification_settings
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.notifications
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.profile_views
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.properties
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.property_feedback
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.property_submissions
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.reports
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.resource_bodies
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.resources
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.saved_listings
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.saved_searches
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.search_alerts
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.staff
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.stripe_checkouts
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.stripe_customers
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.stripe_orders
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.stripe_subscriptions
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.submission_files
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.submission_log
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.topic_follows
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.topic_reads
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.users
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.zip_codes
  for each statement execute function private.check_standing('public');

-- Removed content doesn't change. Named to run before the triggers that look at the caller's input.

create trigger a_protect_removed before update on public.events
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.feed_comments
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.feed_posts
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.forum_posts
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.forum_topics
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.member_reviews
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.messages
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.properties
  for each row when (old.removed_at is not null) execute function private.protect_removed();


-- supabase/schemas/storage.sql

-- How much members may store, and the policies of the public buckets avatars and images: everyone with the URL can read
-- a file; only the owner of the first folder, named by their ID, can list, upload, replace, and delete files, except
-- pictures of their listings, which keep their content. The buckets are in supabase/data.

create view private.storage_quotas with (security_invoker = true) as
select * from (values (false, '2 GB', 5000), (true, '100 MB', 200)) as quotas (is_new_account, max_size, max_files);
comment on view private.storage_quotas is
  'How much a member may store in all buckets together. New accounts are those of private.is_new_account.';

create function private.stored_files(member uuid) returns table (files bigint, bytes numeric)
language sql stable security definer set search_path = ''
as $$
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0)
  from storage.buckets b
  join storage.objects o on o.bucket_id = b.id
  -- Everything between "id/" and "id0", the next character, which an index on (bucket_id, name) finds.
  where o.name collate "C" > member || '/' and o.name collate "C" < member || '0';
$$;
comment on function private.stored_files(uuid) is 'How many files a member has in their folders, and their size.';

create function private.enforce_storage_quota() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Storage checks permissions as the member, without writing the row, and then writes it as itself.
  owner constant uuid := (select u.id from public.users u
    where u.id::text = coalesce(new.owner_id, new.owner::text, (select auth.uid())::text));
  added constant bigint := coalesce((new.metadata ->> 'size')::bigint, (new.metadata ->> 'contentLength')::bigint, 0)
    - case when tg_op = 'UPDATE' then coalesce((old.metadata ->> 'size')::bigint, 0) else 0 end;
  quota private.storage_quotas;
  stored record;
begin
  if owner is null or (tg_op = 'UPDATE' and added <= 0) then
    return new;
  end if;
  -- First, because it makes parallel uploads of the member wait for each other.
  perform private.consume_rate_limit_for(owner, 'upload');
  select * into quota from private.storage_quotas q where q.is_new_account = private.is_new_account(owner);
  select * into stored from private.stored_files(owner);
  if (tg_op = 'INSERT' and stored.files >= quota.max_files) or stored.bytes + added > pg_size_bytes(quota.max_size) then
    raise exception '% can store % files and %. %',
      case when quota.is_new_account then 'New accounts' else 'You' end, quota.max_files, quota.max_size,
      case when quota.is_new_account then 'Yours can store more once it’s a week old.'
        else 'Delete some you no longer need.' end
      using errcode = 'P0001';
  end if;
  return new;
end;
$$;
comment on function private.enforce_storage_quota() is
  'Trigger on storage.objects: limits how many files a member uploads (private.action_limits) and stores '
  '(private.storage_quotas). Raises P0001, to be shown as is. Files without an owner have no limit.';

create trigger enforce_storage_quota before insert or update of metadata on storage.objects
  for each row execute function private.enforce_storage_quota();

-- Policies ----------------------------------------------------------------------------------------

create policy "Members can list their own images"
  on storage.objects for select to authenticated
  using (bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Members can upload images to their own folder"
  on storage.objects for insert to authenticated
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
    and exists (select 1 from public.users where id = (select auth.uid()))
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
    and (select private.account_standing()) = 'active'
  );

create policy "Members can replace their own images"
  on storage.objects for update to authenticated
  using (
    bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
  )
  with check (
    bucket_id in ('avatars', 'images')
    and (storage.foldername(name))[1] = (select auth.uid())::text
    and name not like '%..%'
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
    and (select private.account_standing()) = 'active'
  );

create policy "Members can delete their own images"
  on storage.objects for delete to authenticated
  using (
    bucket_id in ('avatars', 'images') and (storage.foldername(name))[1] = (select auth.uid())::text
    and (bucket_id <> 'images' or not private.is_listed_picture(name))
    and (select private.account_standing()) not in ('suspended', 'banned')
  );

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
revoke all on private.storage_quotas from public, anon, authenticated;


-- supabase/schemas/personal_data.sql

-- What is stored about members: the registry that the export, account deletion, and the privacy page follow.

-- One row per table, or per place in `auth` and `storage`. Tests compare it with the catalog, with an export, and with
-- what a deleted account leaves. `npm run reference:personal-data` writes the privacy page's copy.
create view private.personal_data with (security_invoker = true) as
select * from (values
  -- table, columns with a member, name, section of the export, on deletion, note, columns that copy names or IDs
  ('auth.users', '{id}'::text[], 'sign-in account', 'account', 'deleted', null, '{}'::text[]),
  ('private.alert_mail', '{user_id}', 'date of your last daily digest', 'alert_mail', 'deleted', null, '{}'),
  ('private.contact_senders', '{}', 'counts that limit contact messages', null, 'kept',
    'counted per email address, account, and IP address for an hour, then deleted with the next message', '{}'),
  ('private.directory', '{user_id}', 'entry in the member directory', 'directory', 'deleted', null, '{}'),
  ('private.listing_sources', '{}', 'where views of your listings come from', 'listing_sources', 'deleted', null, '{}'),
  ('private.listing_viewers', '{}', 'hashes that count views of listings', null, 'kept',
    'can’t be traced to anyone after a day, because their key is deleted', '{}'),
  ('private.mail_queue', '{user_id,actor_id}', 'emails sent or waiting', 'mail_queue', 'deleted', null, '{}'),
  ('private.member_standings', '{user_id}', 'restrictions of your account', 'moderation', 'deleted', null, '{}'),
  ('private.rate_limits', '{user_id}', 'how often you did limited actions', 'rate_limits', 'deleted', null, '{}'),
  ('private.suspended_passwords', '{user_id}', 'password from before you confirmed your email', null, 'deleted',
    'a hash that no one can sign in with', '{}'),
  ('private.stripe_events', '{}', 'notices from the payment provider', null, 'deleted',
    'raw copies of what your orders and subscriptions say', '{}'),
  ('public.buybox_profiles', '{user_id}', 'buy box', 'buy_box', 'deleted', null, '{}'),
  ('public.connections', '{sender_id,receiver_id}', 'connections and requests', 'connections', 'deleted', null, '{}'),
  ('public.contact_messages', '{user_id,resolved_by}', 'contact messages', 'contact_messages', 'deleted', null, '{}'),
  ('public.conversation_members', '{user_id,other_id}', 'inbox', 'conversations', 'deleted', null, '{}'),
  ('public.conversations', '{user_a_id,user_b_id,last_user_id}', 'conversations', 'conversations', 'anonymized',
    'stay with the other person without your name, until they delete their account too', '{}'),
  ('public.deal_alerts', '{user_id}', 'deal alerts', 'deal_alerts', 'deleted', null, '{}'),
  ('public.event_links', '{}', 'links of your events', 'events', 'anonymized', 'stay with the event', '{}'),
  ('public.event_registrations', '{user_id}', 'event registrations', 'event_registrations', 'deleted', null, '{}'),
  ('public.events', '{user_id}', 'events you organized', 'events', 'anonymized',
    'stay without your name, for the members who registered', '{description}'),
  ('public.feed_comments', '{user_id}', 'comments', 'feed_comments', 'deleted', null, '{content}'),
  ('public.feed_likes', '{user_id}', 'likes of posts', 'feed_likes', 'deleted', null, '{}'),
  ('public.feed_posts', '{user_id}', 'posts', 'feed_posts', 'deleted', null, '{content}'),
  ('public.follows', '{follower_id,followed_id}', 'follows', 'follows', 'deleted', null, '{}'),
  ('public.forum_posts', '{user_id}', 'forum posts', 'forum_posts', 'anonymized',
    'emptied, so that replies still make sense', '{content}'),
  ('public.forum_topics', '{user_id}', 'forum topics', 'forum_topics', 'anonymized', 'stay without your name', '{}'),
  ('public.forums', '{user_id}', 'forums', 'forums', 'anonymized', 'stay without your name', '{}'),
  ('public.granted_tiers', '{user_id}', 'granted membership', 'granted_tier', 'deleted', null, '{}'),
  ('public.listing_days', '{}', 'daily figures of listings', 'listing_days', 'deleted', null, '{}'),
  ('public.listing_prices', '{}', 'price history', 'listing_prices', 'deleted', null, '{}'),
  ('public.listing_reviews', '{reviewer_id}', 'reviews of listings by staff', 'listing_reviews', 'deleted', null, '{}'),
  ('public.member_blocks', '{blocker_id,blocked_id}', 'blocks', 'blocked', 'deleted', null, '{}'),
  ('public.member_contacts', '{user_id}', 'contact details', 'contact', 'deleted', null, '{}'),
  ('public.member_details', '{user_id}', 'sign-up answers', 'details', 'deleted', null, '{}'),
  ('public.member_markets', '{user_id}', 'markets', 'markets', 'deleted', null, '{}'),
  ('public.member_reviews', '{author_id,member_id}', 'reviews by and about you', 'reviews', 'deleted', null, '{}'),
  ('public.member_stats', '{user_id}', 'counts on your profile', 'stats', 'deleted', null, '{}'),
  ('public.message_attachments', '{}', 'attachments', 'messages', 'anonymized',
    'names of files you sent stay in the conversation; the files are deleted', '{}'),
  ('public.message_settings', '{user_id}', 'message settings', 'message_settings', 'deleted', null, '{}'),
  ('public.messages', '{user_id}', 'messages', 'messages', 'anonymized',
    'stay with the other person without your name, until they delete their account too', '{}'),
  ('public.moderation_actions', '{member_id,actor_id}', 'decisions of moderators', 'moderation', 'anonymized',
    'stay without names, as long as we need them to keep the service safe', '{}'),
  ('public.moderation_appeals', '{member_id,decided_by}', 'appeals', 'moderation', 'deleted', null, '{}'),
  ('public.notification_settings', '{user_id}', 'notification settings', 'notification_settings', 'deleted', null,
    '{}'),
  ('public.notifications', '{user_id,actor_id}', 'notifications', 'notifications', 'deleted', null, '{}'),
  ('public.profile_views', '{member_id,viewer_id}', 'profiles you viewed', 'profile_views', 'deleted', null, '{}'),
  ('public.properties', '{user_id}', 'listings', 'listings', 'deleted', null, '{}'),
  ('public.property_feedback', '{user_id}', 'likes and dislikes', 'listing_feedback', 'deleted', null, '{}'),
  ('public.property_submissions', '{user_id,reviewer_id}', 'submissions', 'submissions', 'deleted', null, '{}'),
  ('public.reports', '{reporter_id,reported_id,handled_by}', 'reports', 'reports', 'anonymized',
    'stay without names, as long as we need them to keep the service safe', '{snapshot,subject_id}'),
  ('public.saved_listings', '{user_id}', 'saved listings', 'saved_listings', 'deleted', null, '{}'),
  ('public.saved_searches', '{user_id}', 'saved searches', 'saved_searches', 'deleted', null, '{}'),
  ('public.search_alerts', '{user_id}', 'alerts of searches', 'search_alerts', 'deleted', null, '{}'),
  ('public.staff', '{user_id}', 'staff role', 'staff', 'deleted', null, '{}'),
  ('public.stripe_checkouts', '{user_id}', 'checkouts', 'checkouts', 'deleted', null, '{}'),
  ('public.stripe_customers', '{user_id}', 'customer number', 'billing_customer', 'deleted', null, '{}'),
  ('public.stripe_orders', '{user_id}', 'invoices', 'orders', 'deleted', null, '{}'),
  ('public.stripe_subscriptions', '{user_id}', 'subscriptions', 'subscriptions', 'deleted', null, '{}'),
  ('public.submission_files', '{}', 'contracts', 'submissions', 'deleted', null, '{}'),
  ('public.submission_log', '{actor_id}', 'log of submissions', 'submission_log', 'deleted', null, '{}'),
  ('public.topic_follows', '{user_id}', 'followed topics', 'followed_topics', 'deleted', null, '{}'),
  ('public.topic_reads', '{user_id}', 'read topics', 'read_topics', 'deleted', null, '{}'),
  ('public.users', '{id}', 'profile', 'profile', 'deleted', null, '{}'),
  ('storage.objects', '{}', 'files', 'files', 'deleted', null, '{}')
) as registry (table_name, member_columns, label, exported_as, on_deletion, note, copies);
comment on view private.personal_data is
  'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. '
  'note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

-- Export ------------------------------------------------------------------------------------------

create function private.exported_system_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    -- Anyone with the token could unsubscribe the member.
    'alert_mail', (select to_jsonb(a) - 'user_id' - 'token' from private.alert_mail a where a.user_id = me.id),
    'directory', (select to_jsonb(d) - 'user_id' from private.directory d where d.user_id = me.id),
    'listing_sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.property_id, s.day, s.source), '[]')
      from private.listing_sources s join public.properties p on p.id = s.property_id where p.user_id = me.id
    ),
    'mail_queue', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'user_id' - 'last_error' order by q.created_at, q.id), '[]')
      from private.mail_queue q where q.user_id = me.id
    ),
    'rate_limits', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' order by r.action, r.period), '[]')
      from private.rate_limits r where r.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_system_data() is
  'Part of public.export_my_data: what the system keeps about the caller in tables that members can''t read.';

-- Deletion ----------------------------------------------------------------------------------------

create function private.without_member(content text, member uuid, member_name text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(content, '@\[[^][()\n]{1,120}\]\(' || member || '\)', '@Deleted member', 'g');
$$;
comment on function private.without_member(text, uuid, text) is 'The text with mentions of the member anonymized.';

create function private.without_member(content jsonb, member uuid, member_name text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  anonymized text;
begin
  case jsonb_typeof(content)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(field.key, private.without_member(field.value, member, member_name)), '{}')
        from jsonb_each(
          case when content ->> 'id' = member::text
            then content - '{profile_image_url,social_links,location,title}'::text[] else content end
        ) as field
      );
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.without_member(item.value, member, member_name) order by item.ordinal), '[]')
        from jsonb_array_elements(content) with ordinality as item (value, ordinal)
      );
    when 'string' then
      anonymized := replace(
        private.without_member(content #>> '{}', member, member_name), member::text,
        '00000000-0000-0000-0000-000000000000'
      );
      -- A single name may be a word, so it's replaced only where it stands alone.
      return to_jsonb(case
        when anonymized = member_name then 'Deleted member'
        when member_name ~ '\S\s\S' then replace(anonymized, member_name, 'Deleted member')
        else anonymized
      end);
    else
      return content;
  end case;
end;
$$;
comment on function private.without_member(jsonb, uuid, text) is
  'JSON with the member''s ID and name anonymized in all values, and without the identifying fields of their profile.';

create function private.without_member(content uuid, member uuid, member_name text) returns uuid
language sql volatile set search_path = ''
as $$ select case when content = member then gen_random_uuid() else content end; $$;
comment on function private.without_member(uuid, uuid, text) is
  'A random ID for the member''s, which leads nowhere; any other ID unchanged.';

create function private.erase_copies() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member_name constant text := (select u.name from public.users u where u.id = old.id);
  place record;
begin
  -- Two deletions could lock rows that mention both members in different orders.
  perform pg_advisory_xact_lock(hashtextextended('erase copies', 0));
  for place in
    select p.table_name, copied.column_name
    from private.personal_data p cross join lateral unnest(p.copies) as copied (column_name)
    order by p.table_name, copied.column_name
  loop
    execute format(
      'update %1$s as t set %2$I = private.without_member(t.%2$I, $1, $2) where strpos(t.%2$I::text, $1::text) > 0',
      place.table_name, place.column_name
    ) using old.id, member_name;
  end loop;
  return old;
end;
$$;
comment on function private.erase_copies() is
  'Delete trigger on auth.users: anonymizes the account in the columns that private.personal_data lists as copies, '
  'such as mentions and the snapshots of reports. Runs before the triggers that lock the member''s rows.';

create trigger erase_copies before delete on auth.users for each row execute function private.erase_copies();

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.personal_data from public, anon, authenticated;
revoke execute on all functions in schema private from public;
grant execute on function private.exported_system_data() to authenticated, service_role;


-- supabase/schemas/account_export.sql

-- Everything the database has about a member, for download. Each domain exports its own part.

create function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications()
    || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
      || private.exported_contact() || private.exported_moderation() || private.exported_system_data()
  where (select auth.uid()) is not null;
$$;
comment on function public.export_my_data() is
  'Everything the database has about the caller, as JSON; null for visitors. Runs under the caller''s policies, '
  'so it never contains another member''s rows.';

-- Grants ------------------------------------------------------------------------------------------

revoke execute on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated, service_role;

reset check_function_bodies;
