-- Invitations: a seller invites members whose buy box matches a listing to look at it. The database picks whom, and
-- the seller only learns how many, so that buy boxes stay anonymous. Members turn invitations off in their buy box.

create table public.listing_invitations (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint listing_invitations_once unique (property_id, user_id)
);
comment on table public.listing_invitations is
  'Members who were invited to look at a listing, once each. Written by a function. Members read their own; the '
  'listing''s seller never does.';
comment on column public.listing_invitations.user_id is
  'The member invited. One whom the seller has blocked counts as invited, but isn''t notified: otherwise, comparing '
  'counts before and after a block would reveal their buy box.';
create index listing_invitations_user_idx on public.listing_invitations (user_id, created_at);

-- Picking members ---------------------------------------------------------------------------------

create function private.accepts_invitations(box public.buybox_profiles) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(box.seller_invitations, box.vip_alerts)
    and not exists (
      select from public.notification_settings s
      where s.user_id = box.user_id and s.kind = 'listing_invitation' and not s.in_app and s.mail is not true
    );
$$;
comment on function private.accepts_invitations(public.buybox_profiles) is
  'Whether a member lets sellers invite them: seller_invitations of the buy box, by default whether deal alerts are '
  'on, and some way to be notified.';

create function private.best_invitees(listing public.properties, max_rows integer) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  most_boxes constant integer := 2000;
  most_a_day constant integer := 5;
  candidates constant uuid[] := array(
    select c.user_id from private.box_candidates(listing, '{t,f}') as c (user_id)
    where not exists (
      select from public.listing_invitations i where i.property_id = listing.id and i.user_id = c.user_id
    )
  );
begin
  return query
    with matching as materialized (
      select b as box from private.matching_boxes(listing, candidates, most_boxes) as b
      union all
      -- As in private.matching_buy_boxes.
      select b
      from public.member_blocks m join public.buybox_profiles b on b.user_id = m.blocked_id
      where m.blocker_id = listing.user_id and b.user_id = any (candidates) and private.is_match(listing, b)
        and not exists (select from public.member_blocks o where o.blocker_id = m.blocked_id
          and o.blocked_id = m.blocker_id)
    )
    select (m.box).user_id from matching m
    where private.accepts_invitations(m.box)
      and private.standing_of((m.box).user_id) not in ('suspended', 'banned')
      and not exists (
        select from public.deal_alerts a
        where a.user_id = (m.box).user_id and a.property_id = listing.id and a.created_at > now() - interval '1 day'
      )
      and (
        select count(*) < most_a_day from public.listing_invitations i
        where i.user_id = (m.box).user_id and i.created_at > now() - interval '1 day'
      )
      and not exists (
        select from public.listing_invitations i join public.properties p on p.id = i.property_id
        where i.user_id = (m.box).user_id and p.user_id = listing.user_id and i.created_at > now() - interval '7 days'
      )
    order by private.match_score(listing, m.box) desc, (m.box).updated_at desc, (m.box).user_id
    limit max_rows;
end;
$$;
comment on function private.best_invitees(public.properties, integer) is
  'Members to invite to a listing: those whose buy box it matches, best score first, then the most recently updated '
  'box, of the first 2,000 that match. Not those who turned invitations off, blocked the seller, are suspended or '
  'banned, were ever invited to this listing, were alerted of it in the last day, were invited by this seller in the '
  'last 7 days, or got 5 invitations in the last day.';

-- Inviting ----------------------------------------------------------------------------------------

create function private.invite_buyers(property_id uuid, max_count integer default 10) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  size constant integer := least(greatest(coalesce(max_count, 10), 1), 25);
  listing public.properties;
  invitee uuid;
  invitation uuid;
  invited integer := 0;
begin
  select p.* into listing from public.properties p where p.id = invite_buyers.property_id and p.user_id = me;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if listing.status <> 'active' then
    raise exception 'Only active listings can invite members.' using errcode = 'P0001';
  end if;
  -- Two calls at once must neither pick the same members nor share what is left of the day's limit.
  perform pg_advisory_xact_lock(hashtextextended('invitations ' || me, 0));
  for invitee in
    -- At least one, so that the caller gets an error beyond the limit.
    select b from private.best_invitees(
      listing, least(size, greatest(private.remaining_uses(me, 'listing_invitation'), 1))
    ) as b
  loop
    perform private.consume_rate_limit('listing_invitation');
    insert into public.listing_invitations (property_id, user_id)
    -- Skips members whose account is being deleted.
    select listing.id, u.id from public.users u where u.id = invitee for key share
    returning id into invitation;
    continue when not found;
    invited := invited + 1;
    perform private.notify(invitee, 'listing_invitation', me, invitation, jsonb_build_object(
      'property_id', listing.id, 'title', listing.title, 'price', listing.price, 'city', listing.city,
      'state', listing.state
    ));
  end loop;
  return invited;
end;
$$;
comment on function private.invite_buyers(uuid, integer) is
  'For sellers: invites up to 25 members whose buy box one of the caller''s active listings matches best '
  '(private.best_invitees), and notifies them (kind listing_invitation, data {property_id, title, price, city, '
  'state}). Returns how many, without saying whom; 0 if nobody is left to invite. Members the caller has blocked '
  'count, but aren''t notified. Raises 42501 for another''s listing; and P0001, to be shown as is, with an '
  'unconfirmed email, for a listing that isn''t active, and when the day''s limit, across all listings, is used up.';
select private.expose('invite_buyers', 'authenticated');

-- Withdrawing -------------------------------------------------------------------------------------

-- To a deleted listing, or of a member whose account was deleted.
create trigger withdraw_invitation after delete on public.listing_invitations
  for each row execute function private.delete_notifications_about('listing_invitation');

create function private.withdraw_invitations(listing_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_notifications(i.id, '{listing_invitation}')
  from public.listing_invitations i where i.property_id = listing_id order by i.id;
end;
$$;
comment on function private.withdraw_invitations(uuid) is
  'Deletes the notifications of invitations to a listing that leaves the market.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_invitations enable row level security;

create policy "Members can read their own invitations"
  on public.listing_invitations for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_invitations from anon, authenticated;
grant select on public.listing_invitations to authenticated;
grant all on public.listing_invitations to service_role;
