-- Members: the public profile, the contact details behind a gate, and staff.
-- Rules rest on policies, triggers and separate tables, never on column grants.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Helpers that must see more than their caller live here. The API does not expose this schema.
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create function private.short_list(items text[], longest integer) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(items), 1) = 1
    and coalesce(bool_and(coalesce(char_length(btrim(item)) between 1 and longest, false)), true)
  from unnest(items) as item;
$$;
comment on function private.short_list(text[], integer) is
  'True for a plain list whose items all have 1 to `longest` characters: no nulls, no lists in lists. An empty list passes.';

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
    check (cardinality(expertise) <= 30 and private.short_list(expertise, 120)),
  certifications text[] not null default '{}'
    check (cardinality(certifications) <= 30 and private.short_list(certifications, 120)),
  investment_interests text[] not null default '{}'
    check (cardinality(investment_interests) <= 30 and private.short_list(investment_interests, 120)),
  social_links jsonb not null default '{}'
    check (jsonb_typeof(social_links) = 'object' and pg_column_size(social_links) <= 4096),
  past_deals integer not null default 0 check (past_deals between 0 and 100000),
  profile_status text not null default 'public' check (profile_status in ('public', 'private')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_own_image check (
    profile_image_url is null
    or (
      profile_image_url like id::text || '/_%'
      and profile_image_url not like '%..%'
      and char_length(profile_image_url) <= 300
    )
  )
);
comment on table public.users is 'Member profiles, one for each auth user, created by trigger. Email and phone are in member_contacts.';
comment on column public.users.membership_tier is 'free, basic, pro, partner or closer. Paid are pro, partner and closer. Never written by a member.';
comment on column public.users.profile_image_url is 'Path inside the bucket avatars, in the member''s own folder; null shows initials.';
comment on column public.users.past_deals is 'Deals closed, as the member states it.';
comment on column public.users.profile_status is 'private: only the owner and staff can read the row.';

create index users_tier_idx on public.users (membership_tier);
-- Nearly every profile is public; the few that are not can be found.
create index users_private_idx on public.users (profile_status) where profile_status <> 'public';
create index users_created_at_idx on public.users (created_at desc, id desc);

create table public.member_contacts (
  user_id uuid primary key references public.users (id) on delete cascade,
  email text not null,
  phone text check (char_length(phone) <= 40)
);
comment on table public.member_contacts is 'Email and phone of a member. Others read them through the computed fields email(users) and phone(users).';
comment on column public.member_contacts.email is 'Copy of auth.users.email, kept by trigger.';

create table public.staff (
  user_id uuid primary key references public.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
comment on table public.staff is 'Members with the staff role. Granted in SQL only.';

-- Who is asking -------------------------------------------------------------

create function private.email_confirmed() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
  );
$$;
comment on function private.email_confirmed() is 'True when the caller''s email is confirmed; false for visitors.';

create function private.is_paid_tier(tier text) returns boolean
language sql immutable set search_path = ''
as $$ select tier in ('pro', 'partner', 'closer'); $$;
comment on function private.is_paid_tier(text) is 'The tiers that count as paid: pro, partner, closer. Null for null.';

create function private.is_paid() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from public.users
    where id = (select auth.uid()) and private.is_paid_tier(membership_tier)
  );
$$;
comment on function private.is_paid() is 'True when the caller''s tier is a paid one; false for visitors.';

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select 1 from public.staff where user_id = (select auth.uid())); $$;
comment on function private.is_staff() is 'True when the caller is staff; false for visitors.';

create function private.may_see_contact(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select member = (select auth.uid())
    or private.is_staff()
    or (
      private.is_paid()
      and exists (select 1 from public.users where id = member and profile_status = 'public')
    );
$$;
comment on function private.may_see_contact(uuid) is
  'Whether the caller may read that member''s email and phone: the owner, staff, and paid members for public profiles. False for an unknown member.';

-- Guards --------------------------------------------------------------------

create function private.guard_columns() returns trigger
language plpgsql set search_path = ''
as $$
declare
  refused text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  select string_agg(changed.key, ', ' order by changed.key) into refused
  from jsonb_each(to_jsonb(new)) as changed
  where changed.value is distinct from to_jsonb(old) -> changed.key
    and changed.key <> all (tg_argv);
  if refused is not null then
    raise exception 'Not allowed to change %', refused using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.guard_columns() is
  'Update trigger. Its arguments name the columns an API caller may change; any other change is refused with 42501, so a new column starts closed.';

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Update trigger: sets updated_at.';

create trigger guard_columns before update on public.users
  for each row execute function private.guard_columns(
    'name', 'title', 'location', 'bio', 'profile_image_url', 'expertise', 'certifications',
    'investment_interests', 'social_links', 'past_deals', 'profile_status'
  );
create trigger touch_updated_at before update on public.users
  for each row execute function private.touch_updated_at();
create trigger guard_columns before update on public.member_contacts
  for each row execute function private.guard_columns('phone');

-- A profile for every account -----------------------------------------------

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  meta jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
begin
  insert into public.users (id, name)
  values (
    new.id,
    coalesce(
      nullif(btrim(left(btrim(meta ->> 'name'), 120)), ''),
      nullif(left(split_part(new.email, '@', 1), 120), ''),
      'Member'
    )
  );
  insert into public.member_contacts (user_id, email, phone)
  values (new.id, coalesce(new.email, ''), nullif(left(btrim(meta ->> 'phone'), 40), ''));
  return new;
end;
$$;
comment on function private.create_profile() is
  'Insert trigger on auth.users: profile from the sign-up metadata {name, phone}. The name falls back to the email''s prefix; tier free, status public.';

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
comment on function private.copy_email() is 'Update trigger on auth.users: keeps member_contacts.email equal to the account''s email.';

create trigger copy_email after update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.copy_email();

-- Computed fields -----------------------------------------------------------

create function private.contact_email(member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select email from public.member_contacts where user_id = member and private.may_see_contact(member);
$$;
comment on function private.contact_email(uuid) is 'That member''s email, or null when the caller is not entitled to it.';

create function private.contact_phone(member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select phone from public.member_contacts where user_id = member and private.may_see_contact(member);
$$;
comment on function private.contact_phone(uuid) is 'That member''s phone, or null when the caller is not entitled to it or none is given.';

create function public.email(public.users) returns text
language sql stable set search_path = ''
as $$ select private.contact_email($1.id); $$;
comment on function public.email(public.users) is 'Computed field: the member''s email, null to those not entitled.';

create function public.phone(public.users) returns text
language sql stable set search_path = ''
as $$ select private.contact_phone($1.id); $$;
comment on function public.phone(public.users) is 'Computed field: the member''s phone, null to those not entitled.';

create function public.email_confirmed(public.users) returns boolean
language sql stable set search_path = ''
as $$ select case when $1.id = (select auth.uid()) then private.email_confirmed() end; $$;
comment on function public.email_confirmed(public.users) is 'Computed field: whether the caller''s own email is confirmed; null on anyone else''s row.';

-- Policies ------------------------------------------------------------------

alter table public.users enable row level security;
alter table public.member_contacts enable row level security;
alter table public.staff enable row level security;

create policy "Public profiles for all, private ones for owner and staff"
  on public.users for select to anon, authenticated
  using (
    profile_status = 'public'
    or id = (select auth.uid())
    or (select private.is_staff())
  );
create policy "Members edit their own profile"
  on public.users for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

create policy "Members read their own contact details, staff read all"
  on public.member_contacts for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "Members edit their own contact details"
  on public.member_contacts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Staff see that they are staff"
  on public.staff for select to authenticated
  using (user_id = (select auth.uid()));

-- Grants: closed first, then what the policies are written for ----------------

revoke all on public.users, public.member_contacts, public.staff from anon, authenticated;
grant select on public.users to anon, authenticated;
grant update on public.users to authenticated;
grant select, update on public.member_contacts to authenticated;
grant select on public.staff to authenticated;

revoke execute on all functions in schema private from public;
grant execute on function
  private.short_list(text[], integer), private.email_confirmed(), private.is_paid_tier(text), private.is_paid(), private.is_staff(),
  private.may_see_contact(uuid), private.contact_email(uuid), private.contact_phone(uuid)
  to anon, authenticated, service_role;
revoke execute on function
  public.email(public.users), public.phone(public.users), public.email_confirmed(public.users)
  from public;
grant execute on function
  public.email(public.users), public.phone(public.users), public.email_confirmed(public.users)
  to anon, authenticated, service_role;
