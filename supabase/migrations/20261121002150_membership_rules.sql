-- What a membership opens: one table says which tiers each gate lets through, and everything that stands behind a gate asks it.

create table public.membership_rules (
  gate text primary key check (gate ~ '^[a-z_]{1,40}$'),
  tiers text[] not null check (tiers <@ array['free', 'basic', 'pro', 'partner', 'closer']),
  position integer not null unique
);
comment on table public.membership_rules is
  'The gates of a membership and the tiers that pass each. One update here changes what Postgres allows and what the screens show. Changed in SQL only.';
comment on column public.membership_rules.gate is
  'verified_only: the Verified Only filter. seller_contact: email and phone of members with a public profile. start_conversations: the first message to them. '
  'premium_resources: what premium resources say. exclusive_events: registering for exclusive events, their links, organising them. '
  'no_jv_requirement: listings without the 50% joint venture. fast_review: listings verified within 24 hours.';
comment on column public.membership_rules.position is 'The order in which gates are listed.';

insert into public.membership_rules (gate, tiers, position) values
  ('verified_only', '{pro,closer,partner}', 1),
  ('seller_contact', '{pro,closer,partner}', 2),
  ('start_conversations', '{pro,closer,partner}', 3),
  ('premium_resources', '{pro,closer,partner}', 4),
  ('exclusive_events', '{pro,closer,partner}', 5),
  ('no_jv_requirement', '{pro,closer,partner}', 6),
  ('fast_review', '{pro,closer,partner}', 7);

alter table public.membership_rules enable row level security;
create policy "Everybody reads what memberships open"
  on public.membership_rules for select to anon, authenticated using (true);
revoke all on public.membership_rules from anon, authenticated;
grant select on public.membership_rules to anon, authenticated;
grant all on public.membership_rules to service_role;

create function private.tier_may(tier text, gate text) returns boolean
-- Neither this nor may() is SQL, which Postgres would plan again at every call.
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.membership_rules r where r.gate = tier_may.gate and tier_may.tier = any (r.tiers));
end;
$$;
comment on function private.tier_may(text, text) is 'Whether a tier passes a gate; false for no tier and for a gate that is not known.';

create function private.may(gate text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.users u join public.membership_rules r on u.membership_tier = any (r.tiers)
    where u.id = auth.uid() and r.gate = may.gate
  );
end;
$$;
comment on function private.may(text) is
  'Whether the caller''s tier passes a gate of membership_rules; false for visitors and for a gate that is not known. In policies: (select private.may(…)), once a statement.';

create function public.gates(public.users) returns text[]
language sql stable set search_path = ''
as $$
  select case when $1.id = (select auth.uid()) then
    array(select r.gate from public.membership_rules r where private.may(r.gate) order by r.position)
  end;
$$;
comment on function public.gates(public.users) is
  'Computed field: the gates that the caller''s own tier passes, for the screens to show what is open; null on anyone else''s row.';

-- What asked for a paid tier asks for the gate it is behind -------------------------------------------------

create or replace function private.may_see_contact(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select member = (select auth.uid())
    or private.is_staff()
    or private.connected(member)
    or (
      private.may('seller_contact')
      and exists (select 1 from public.users where id = member and profile_status = 'public')
      and not private.blocked_between(member, (select auth.uid()))
    );
$$;
comment on function private.may_see_contact(uuid) is
  'Whether the caller may read that member''s email and phone: the owner, staff, connections, and for public profiles whoever passes seller_contact. False for an unknown member, and across a block.';

create or replace function private.message_refusal(member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me = member then
    return 'You can''t write to yourself.';
  end if;
  -- The same words for a block, an account that is gone, and a profile the caller cannot see: otherwise one could tell.
  if (select count(*) from public.users u where u.id in (me, member)) < 2 or private.blocked_between(me, member) then
    return 'You can''t exchange messages with this member.';
  end if;
  if private.is_staff() or private.connected(member) or private.has_written(member) then
    return null;
  end if;
  if not private.known_to(member, me) then
    return 'You can''t exchange messages with this member.';
  end if;
  if not private.may('start_conversations') then
    return 'Messages to members you are not connected to are for Pro and Partner members.';
  end if;
  if not exists (select from public.users u where u.id = member and u.profile_status = 'public') then
    return 'You can write to this member once you are connected.';
  end if;
  return null;
end;
$$;
comment on function public.message_refusal(uuid) is
  'Why the caller may not write to a member, to be shown as it is; null where they may: to connections, to whom has written to them, as staff, and to public profiles on a tier that passes start_conversations. Never across a block.';

create or replace function private.jv_share_pct(tier text) returns integer
language sql stable set search_path = ''
as $$ select case when private.tier_may(tier, 'no_jv_requirement') then 0 else 50 end; $$;
comment on function private.jv_share_pct(text) is
  'Joint-venture share in percent that a listing carries on its poster''s tier: 0 on one that passes no_jv_requirement, else 50.';

create or replace function private.review_due(tier text) returns timestamptz
language sql stable set search_path = ''
as $$ select case when private.tier_may(tier, 'fast_review') then now() + interval '24 hours' end; $$;
comment on function private.review_due(text) is
  'By when a request made now should be decided: in 24 hours on a tier that passes fast_review, else null.';
comment on column public.listing_reviews.due_at is
  'By when staff should decide: 24 hours after the request on a tier that passes fast_review; null on others.';
comment on column public.properties.jv_share_pct is
  'Joint-venture share the poster must offer, in percent: 0 on a tier that passes no_jv_requirement, else 50. Set by trigger.';

-- In longer functions it is one question each. What is replaced must be there exactly once.
do $$
declare
  change record;
  definition text;
begin
  for change in
    select * from (values
      ('private.read_filters(jsonb)'::regprocedure, 'private.is_paid()', 'private.may(''verified_only'')'),
      ('private.settle_event()', 'private.is_paid()', 'private.may(''exclusive_events'')'),
      ('private.take_place(uuid)', 'private.is_paid()', 'private.may(''exclusive_events'')'),
      ('private.apply_tier_to_listings()', 'private.is_paid_tier(new.membership_tier)', 'private.tier_may(new.membership_tier, ''fast_review'')')
    ) as asked (function, paid, gate)
  loop
    definition := pg_get_functiondef(change.function);
    if cardinality(string_to_array(definition, change.paid)) <> 2 then
      raise exception '% does not ask % exactly once', change.function, change.paid;
    end if;
    execute replace(definition, change.paid, change.gate);
  end loop;
end;
$$;

alter policy "Those with a place, organiser and staff read the link" on public.event_links
  using (
    private.organises(event_id)
    or (select private.is_staff())
    or exists (
      select from public.events e join public.event_registrations r on r.event_id = e.id
      where e.id = event_links.event_id and e.status = 'published' and r.user_id = (select auth.uid()) and r.status = 'registered'
        and (not e.exclusive or (select private.may('exclusive_events')))
    )
  );

drop function private.is_paid();
drop function private.is_paid_tier(text);
comment on column public.users.membership_tier is
  'free, basic, pro, partner or closer. What each opens is in membership_rules. Never written by a member.';

-- Listings carry what the rules say ---------------------------------------------------------------------------

create function private.apply_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Whatever is being posted or reviewed at this moment is done first, and what comes after it reads the new rule.
  lock table public.properties, public.listing_reviews in share row exclusive mode;
  with rules as materialized (
    select tier, private.jv_share_pct(tier) as share from (select distinct membership_tier as tier from public.users) as tiers
  )
  update public.properties p set jv_share_pct = rules.share
  from public.users u join rules on rules.tier = u.membership_tier
  where u.id = p.user_id and p.jv_share_pct <> rules.share;
  update public.listing_reviews r set due_at = private.review_due(u.membership_tier)
  from public.properties p join public.users u on u.id = p.user_id
  where p.id = r.property_id and r.decision is null and (r.due_at is null) = private.tier_may(u.membership_tier, 'fast_review');
  return null;
end;
$$;
comment on function private.apply_rule() is
  'Trigger on membership_rules: what changes reaches the listings that are there, and their places in the queue.';

create trigger apply_rule after insert or update or delete on public.membership_rules
  for each statement execute function private.apply_rule();

revoke execute on all functions in schema private from public;
grant execute on function private.may(text) to anon, authenticated, service_role;
revoke execute on function public.gates(public.users) from public;
grant execute on function public.gates(public.users) to anon, authenticated, service_role;
