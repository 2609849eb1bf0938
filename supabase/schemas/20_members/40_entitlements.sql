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
  'in_person_events: registering for in-person events. api_access: API keys, webhooks, and feeds.';
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
grant execute on function private.has_entitlement(text) to anon, authenticated, service_role;
grant execute on function public.entitlements(public.users) to anon, authenticated, service_role;
