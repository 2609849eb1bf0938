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
  filters jsonb not null default '{}' check (octet_length(filters::text) <= 8000),
  seller_invitations boolean,
  shown boolean not null default true,
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
comment on column public.buybox_profiles.filters is
  'Further criteria, as filters of public.search_properties: those of private.search_filters with a weight. They '
  'narrow the other columns.';
comment on column public.buybox_profiles.phone is 'Phone for alert calls; only the member can read it.';
comment on column public.buybox_profiles.vip_alerts is 'Whether the member gets deal alerts at all.';
comment on column public.buybox_profiles.seller_invitations is
  'Whether sellers can invite the member to listings that match. Null, the default, means if deal alerts are on.';
comment on column public.buybox_profiles.alert_mail is
  'Email for deal alerts: off, instant, or daily (one email per day). Sent only to a verified address.';
comment on column public.buybox_profiles.shown is 'Whether the profile shows the summary (see public.buy_box).';

create function private.check_places() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  unknown text;
begin
  select place into unknown
  from (
    select state from unnest(new.states) as state where state not in (select s.code from private.us_states s)
    union all
    select county from unnest(new.counties) as county
      left join public.counties c on c.state = right(county, 2) and c.name = left(county, -4)
    where c.name is null
  ) as places (place) limit 1;
  if unknown is not null then
    raise exception 'There’s no such state or county: %', left(unknown, 100) using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.check_places() is
  'Trigger on buy boxes, whose states and counties others see: raises 23514 for one that isn''t in the reference data.';

create trigger check_places before insert or update of states, counties on public.buybox_profiles
  for each row when (new.states <> '{}' or new.counties <> '{}') execute function private.check_places();
create trigger check_updated_columns before update on public.buybox_profiles
  for each row execute function private.allow_update_columns(
    'states', 'counties', 'property_types', 'conditions', 'min_price', 'max_price', 'financing',
    'investment_strategies', 'vip_alerts', 'alert_mail', 'phone', 'filters', 'seller_invitations', 'shown'
  );
create trigger touch_updated_at before update on public.buybox_profiles
  for each row execute function private.touch_updated_at();

-- Computed fields ---------------------------------------------------------------------------------

create function private.buy_box_summary(member uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('states', b.states, 'counties', b.counties, 'property_types', b.property_types)
  from public.buybox_profiles b
  where b.user_id = member and b.shown and (member = (select auth.uid()) or private.email_confirmed());
$$;
comment on function private.buy_box_summary(uuid) is 'Implements public.buy_box, for a member the caller may see.';

create function public.buy_box(public.users) returns jsonb
language sql stable set search_path = ''
as $$ select private.buy_box_summary(u.id) from public.users u where u.id = $1.id; $$;
comment on function public.buy_box(public.users) is
  'Computed field: states, counties, and property types of the member''s buy box, for members with a verified email '
  'who can see the member; null without one, and for everyone if the member hides it. Prices, strategies, and phone '
  'stay private.';

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
grant execute on function
  private.are_counties_of(text[], text[]), private.are_state_codes(text[]), private.buy_box_summary(uuid)
  to authenticated, service_role;
grant execute on function public.buy_box(public.users) to authenticated, service_role;
