-- Members: profiles, contact details, sign-up answers, and staff.
--
-- Rules rely on policies, triggers, and separate tables, never on column grants.

create function private.is_web_address(address text, max_length integer default 300) returns boolean
language sql immutable set search_path = ''
as $$
  select address ~* '^https?://(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::[0-9]{1,5})?(?:[/?#][!-~]*)?$'
    and address !~* '[<>"''\\]|^https?://(?:[^/?#]*\.)?xn--' and char_length(address) <= max_length;
$$;
comment on function private.is_web_address(text, integer) is
  'True for an http or https URL of at most 300 characters, so nothing a browser would execute: with the name of a '
  'host in plain letters, which reads as what it is, and without a user name before it. Null for null.';

create function private.is_phone(phone text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select char_length(phone) <= 40 and phone ~ '\d.*\d.*\d'
    and phone !~ '[@:<>]|[.][[:alpha:]]|[[:alpha:]]{2,}[^[:alnum:]]+[[:alpha:]]{2,}';
$$;
comment on function private.is_phone(text) is
  'Whether text can be a phone number as its owner writes it: at most 40 characters with at least three digits, and no '
  'words or addresses. Forms check the number itself. Null for null.';

create function private.valid_social_links(links jsonb) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select coalesce(bool_and(
    link.key in ('linkedin', 'facebook', 'twitter', 'instagram')
    and jsonb_typeof(link.value) = 'string'
    and private.is_web_address(link.value #>> '{}')
    and link.value #>> '{}' ~* ('^https?://(?:(?:www|m|mobile|web|[a-z]{2}|[a-z]{2}-[a-z]{2})\.)?(?:' || case link.key
      when 'linkedin' then 'linkedin\.com'
      when 'facebook' then 'facebook\.com|fb\.com'
      when 'twitter' then 'twitter\.com|x\.com'
      else 'instagram\.com'
    end || ')(?:[/?#]|$)')
    -- Nor what their sites redirect to, or words in the path.
    and link.value #>> '{}' !~* '^https?://[^/]+/.*(?:https?:|%3a|//|%2f|www\.|l\.php|redir)'
    and private.phones(link.value #>> '{}') = '{}'
  ), true)
  from jsonb_each(case when jsonb_typeof(links) = 'object' then links else '{"": null}' end) as link;
$$;
comment on function private.valid_social_links(jsonb) is
  'True for an object whose keys are linkedin, facebook, twitter, or instagram and whose values are web addresses on '
  'the site that the key says, with no other address or phone number in them.';

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

create trigger touch_updated_at before update on public.users
  for each row execute function private.touch_updated_at();

-- A profile for every account ---------------------------------------------------------------------

create function private.sign_up_name(given text) returns text
language sql immutable set search_path = ''
as $$
  select name from (select private.clean_line(left(private.clean_line(left(given, 1000)), 120)) as name) as cleaned
  where private.contact_details(name) = '{}' and not private.poses_as_staff(name);
$$;
comment on function private.sign_up_name(text) is
  'The name of a new member, cut to 120 characters; null if it has no letter or digit that can be seen, poses as '
  'staff, or has a link, email address, or phone number.';

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  stored constant text[] := array['roles', 'industries', 'state', 'county', 'markets', 'guest'];
  home public.counties;
begin
  select * into home from public.counties where state = meta ->> 'state' and name = meta ->> 'county';
  insert into public.users (id, name, location, profile_status)
  values (
    new.id,
    coalesce(
      case when jsonb_typeof(meta -> 'name') = 'string' then private.sign_up_name(meta ->> 'name') end,
      private.sign_up_name(split_part(new.email, '@', 1)),
      'Member'
    ),
    regexp_replace(home.name, '^(.*), City of$', 'City of \1') || ', ' || home.state,
    case when meta -> 'guest' = 'true' then 'private' else 'public' end
  );
  -- Sign-up doesn't fail for a phone that the form would have refused.
  insert into public.member_contacts (user_id, email, phone)
  select new.id, coalesce(new.email, ''), case when private.is_phone(given.phone) then given.phone end
  from (
    select case when jsonb_typeof(meta -> 'phone') = 'string' then left(btrim(meta ->> 'phone'), 40) end as phone
  ) as given;
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
  'state, county, markets, guest}. guest: they come for a deal, so the profile starts private. The name falls back to '
  'the local part of the email, then to Member. Unknown values are dropped, so no metadata can make a sign-up fail.';

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

-- Fields of a profile -----------------------------------------------------------------------------

create function private.profile_fields() returns table (relation text, field text, kind text)
language sql immutable set search_path = ''
as $$
  values
    ('users', 'name', 'name'), ('users', 'bio', 'text'), ('users', 'title', 'line'), ('users', 'location', 'line'),
    ('member_details', 'roles', 'roles'), ('member_details', 'industries', 'industries'),
    ('member_details', 'shown', 'flag'), ('member_contacts', 'phone', 'phone'), ('member_contacts', 'website', 'link'),
    ('users', 'past_deals', 'count'), ('users', 'investment_interests', 'items'), ('users', 'expertise', 'items'),
    ('users', 'certifications', 'items'), ('users', 'social_links', 'links'), ('users', 'profile_status', 'status'),
    ('users', 'open_to_messages', 'flag');
$$;
comment on function private.profile_fields() is
  'The columns of a profile that members fill in, as src/domain/member/fields.ts has them: what they may change, and '
  'save_profile takes.';

create function private.profile_texts(kinds text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('users', jsonb_agg(f.field)) from private.profile_fields() f where f.kind = any (kinds);
$$;
comment on function private.profile_texts(text[]) is
  'The columns of users of some kinds that are in the member''s words, under the name of the table.';

do $$
declare
  guarded record;
begin
  for guarded in
    select relation, string_agg(quote_literal(field), ', ') as fields
    from (
      select relation, field from private.profile_fields()
      union all
      values ('users', 'profile_image_url'), ('member_details', 'getting_started_dismissed')
    ) as changeable
    group by relation
  loop
    execute format(
      'create trigger check_updated_columns before update on public.%I
        for each row execute function private.allow_update_columns(%s)',
      guarded.relation, guarded.fields
    );
  end loop;
end $$;

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
  'The member''s details, or no row when the caller may not see roles and industries: they are visible to the owner, '
  'to staff, and if the member shows them, to everyone on a public profile and to connections on a private one.';

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
  unknown text;
  part record;
begin
  select string_agg(key, ', ') into unknown from jsonb_object_keys(changes) as key
  where key not in (select field from private.profile_fields());
  if unknown is not null then
    raise exception 'Not part of a profile: %', unknown using errcode = '22023';
  end if;

  perform from public.users where id = me for update;
  if not found then
    raise exception 'User not authenticated' using errcode = '28000';
  end if;
  for part in
    select relation, string_agg(quote_ident(field), ', ') as columns, jsonb_object_agg(
      field,
      case
        when kind in ('line', 'text', 'phone', 'link') then to_jsonb(nullif(btrim(changes ->> field), ''))
        else changes -> field
      end
    ) as given
    from private.profile_fields() where changes ? field group by relation
  loop
    execute format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where %3$I = $2',
      part.relation, part.columns, case part.relation when 'users' then 'id' else 'user_id' end
    ) using part.given, me;
  end loop;
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
    'id', id, 'email', email, 'created_at', created_at, 'email_verified_at', (
      select v.verified_at from private.verified_emails v where v.user_id = u.id and v.email = u.email
    ),
    'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data, 'authenticator_apps', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', f.friendly_name, 'created_at', f.created_at) order by f.created_at), '[]'
      )
      from auth.mfa_factors f where f.user_id = u.id
    )
  )
  from auth.users u where id = (select auth.uid());
$$;
comment on function private.own_account() is
  'The caller''s sign-in account as JSON, without secrets; null for visitors.';

create function private.strip_identity_metadata() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.identity_data := new.identity_data - array['roles', 'industries', 'state', 'county', 'markets', 'guest'];
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

-- Messaging a member reveals the sender's profile to them, and a deal that of the others who write in it.
create policy "Everyone can read profiles that are visible to them"
  on public.users for select to anon, authenticated
  using (
    id = (select auth.uid())
    or (
      id <> all ((select private.hidden_member_ids())::uuid[])
      and (profile_status = 'public' or private.connected(id) or private.has_requested_connection(id)
        or private.has_messaged(id) or private.in_deal_with(id))
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
grant execute on function
  private.is_phone(text), private.is_web_address(text, integer), private.valid_social_links(jsonb),
  private.profile_fields(),
  private.own_account()
  to authenticated, service_role;
grant execute on function
  private.member_roles(uuid), private.member_industries(uuid)
  to anon, authenticated, service_role;
grant execute on function
  public.email_confirmed(public.users), public.roles(public.users), public.industries(public.users)
  to anon, authenticated, service_role;
grant execute on function public.save_profile(jsonb) to authenticated, service_role;
