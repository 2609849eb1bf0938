-- Alerts for saved searches: which ones a member wants, and which of them a listing matches. 60_alerts.sql sends them.

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
  execute format('select exists (select from private.search_row($1) as p where true %s)',
    private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
      || private.search_condition(private.normalize_search(search), false))
  into passes using listing;
  return passes;
end;
$$;
comment on function private.passes_search(public.properties, jsonb, text) is
  'Whether a listing passes filters and text, by the conditions of public.search_properties. Raises 22023 for invalid '
  'filters and 22003 for a number that is out of range.';

create function private.search_candidates(listing public.properties) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 1000
as $$
begin
  return query
    select distinct s.user_id from public.search_alerts s
    where (s.states @> array[listing.state] or s.states = '{}')
      and (s.property_types = '{}' or listing.property_type = any (s.property_types));
end;
$$;
comment on function private.search_candidates(public.properties) is
  'Members with an alerting search for a listing''s state and property type. All whose searches match are among them.';

create function private.matching_searches(listing public.properties, members uuid[] default null)
returns setof public.search_alerts
language plpgsql stable security definer set search_path = '' rows 20
as $$
begin
  return query
    select s.* from public.search_alerts s join public.users u on u.id = s.user_id
    where (members is null or s.user_id = any (members))
      and (s.states @> array[listing.state] or s.states = '{}')
      and (s.property_types = '{}' or listing.property_type = any (s.property_types))
      and (listing.verified or not s.verified_only)
      and s.user_id <> listing.user_id
      and private.tier_has_entitlement(u.membership_tier, 'premium_alerts')
      and (not s.verified_only or private.tier_has_entitlement(u.membership_tier, 'verified_only'))
      and not private.blocked_between(s.user_id, listing.user_id)
      and private.passes_search(listing, s.filters, s.search);
end;
$$;
comment on function private.matching_searches(public.properties, uuid[]) is
  'Alerting saved searches that a listing matches: other members'', not across a block, with the entitlements they '
  'need; of these members, or of all for null. Filters first in a form that indexes can use, then by '
  'private.passes_search.';

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
