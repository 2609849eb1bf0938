set check_function_bodies = off;

alter table "public"."deals"
  drop constraint "deals_jv_share_pct_check";

alter table "public"."deals"
  -- squawk-ignore ban-drop-column
  drop column "jv_share_pct";

create or replace function private.exported_deals()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'deals', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'seller_id' - 'buyer_id' || jsonb_build_object(
          'my_role', (select p.role from public.deal_parties p where p.deal_id = d.id and p.user_id = me.id),
          -- Null for guests without the right to terms.
          'terms', (
            select to_jsonb(v) - 'offer_id' from public.offer_versions v
            where v.offer_id = d.offer_id and v.version = d.version
          ),
          'milestones', (
            select coalesce(jsonb_agg(to_jsonb(m) - 'deal_id' order by m.due_at, m.id), '[]')
            from public.deal_milestones m where m.deal_id = d.id
          ),
          'closings', (
            select coalesce(jsonb_agg(to_jsonb(c) - 'deal_id' order by c.side), '[]')
            from public.deal_closings c where c.deal_id = d.id
          ),
          'outcomes', (
            select coalesce(jsonb_agg(to_jsonb(x) - 'deal_id' order by x.kind), '[]')
            from public.deal_outcomes x where x.deal_id = d.id
          ),
          'splits', (
            select coalesce(jsonb_agg(to_jsonb(s) order by s.version), '[]')
            from public.deal_splits s where s.deal_id = d.id
          )
        ) order by d.created_at, d.id
      ), '[]')
      from public.deals d where d.id in (select p.deal_id from public.deal_parties p where p.user_id = me.id)
    )
  )
  from me;
$function$;

create or replace function private.open_deal (
  offer_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
  terms public.offer_versions;
  property public.properties;
  deal public.deals;
  today date;
  other public.offers;
begin
  select * into offer from public.offers o where o.id = open_deal.offer_id;
  select * into terms from public.offer_versions v where v.offer_id = offer.id and v.version = offer.version;
  select * into property from public.properties p where p.id = offer.property_id;
  insert into public.deals (offer_id, version, property_id, seller_id, buyer_id, title, address, time_zone)
  values (offer.id, offer.version, property.id, offer.seller_id, offer.buyer_id, offer.title, offer.address,
    terms.time_zone)
  returning * into deal;
  insert into public.deal_parties (deal_id, user_id, role, side, name, rights, joined_at)
  values
    (deal.id, deal.seller_id, 'seller', 'seller', offer.seller_name, '{terms,documents}', deal.created_at),
    (deal.id, deal.buyer_id, 'buyer', 'buyer', offer.buyer_name, '{terms,documents}', deal.created_at);
  today := (deal.created_at at time zone deal.time_zone)::date;
  insert into public.deal_milestones (deal_id, kind, due_at)
  select deal.id, planned.kind, planned.due_at
  from (values
    ('earnest_money', deal.created_at + terms.earnest_due_hours * interval '1 hour', terms.earnest_money > 0),
    ('inspection', private.end_of_day(today + terms.inspection_days, deal.time_zone), terms.inspection_days > 0),
    ('financing', private.end_of_day(terms.closing_on, deal.time_zone), 'financing' = any (terms.contingencies)),
    ('assignment', private.end_of_day(terms.closing_on, deal.time_zone), property.off_market_contract),
    ('closing', private.end_of_day(terms.closing_on, deal.time_zone), true)
  ) as planned (kind, due_at, applies)
  where planned.applies;
  update public.properties p set status = 'under_contract' where p.id = property.id;
  perform private.append_entry(offer.id, 'system', 'deal.open', jsonb_build_object(
    'deal', deal.id, 'version', deal.version,
    -- Splits name parties by ID.
    'parties', (select jsonb_object_agg(p.role, p.id) from public.deal_parties p where p.deal_id = deal.id),
    'milestones', (
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'due_at', private.utc_text(m.due_at))
        order by m.due_at, m.kind)
      from public.deal_milestones m where m.deal_id = deal.id
    )
  ));
  for other in
    select * from public.offers o where o.property_id = property.id and o.state in ('open', 'backup') order by o.id
  loop
    perform private.notify_offer(other.buyer_id, null, 'other_accepted', deal.id, other);
  end loop;
  return deal.id;
end;
$function$;

create or replace function private.propose_split (
  split_id uuid,
  deal_id  uuid,
  lines    jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  split public.deal_splits;
  line record;
  parties uuid[];
  shares integer[];
  amounts bigint[];
  seller_profit integer;
  agreed_share integer;
begin
  if party.role not in ('buyer', 'seller', 'jv_partner') then
    raise exception 'Guests can’t propose a split.' using errcode = '42501';
  end if;
  if exists (select from public.deal_splits s where s.id = propose_split.split_id and s.proposed_by = party.id) then
    return;
  end if;
  if exists (select from public.deal_splits s where s.deal_id = deal.id and s.state = 'proposed') then
    raise exception 'Another split is waiting for answers. Withdraw or answer it first.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  select array_agg(p.id order by p.side desc, p.role <> p.side, p.joined_at, p.id) into parties
  from public.deal_parties p
  where p.deal_id = deal.id and p.revoked_at is null and p.joined_at is not null
    and p.role in ('buyer', 'seller', 'jv_partner');
  if not exists (select from jsonb_object_keys(lines)) then
    raise exception 'Enter at least one amount to split.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_splits s where s.deal_id = deal.id) >= 100 then
    raise exception 'This deal has had 100 proposals.' using errcode = 'P0001';
  end if;
  insert into public.deal_splits (id, deal_id, version, proposed_by)
  values (propose_split.split_id, deal.id,
    1 + coalesce((select max(s.version) from public.deal_splits s where s.deal_id = deal.id), 0), party.id)
  returning * into split;
  for line in select field.key as kind, field.value from jsonb_each(lines) as field order by field.key loop
    if exists (
      select from jsonb_object_keys(line.value -> 'shares') as named where named <> all (parties::text[])
    ) then
      raise exception 'Only parties who have joined can have a share.' using errcode = 'P0001';
    end if;
    select array_agg(coalesce((line.value -> 'shares' ->> p.id::text)::integer, 0) order by p.position) into shares
    from unnest(parties) with ordinality as p (id, position);
    amounts := private.split_cents((line.value ->> 'amount_cents')::bigint, shares);
    insert into public.deal_split_lines (split_id, kind, amount_cents)
    values (split.id, line.kind, (line.value ->> 'amount_cents')::bigint);
    insert into public.deal_split_shares (split_id, kind, party_id, position, share_bps, amount_cents)
    select split.id, line.kind, p.id, p.position, shares[p.position], amounts[p.position]
    from unnest(parties) with ordinality as p (id, position);
  end loop;
  select sum(h.share_bps) into seller_profit
  from public.deal_split_shares h join public.deal_parties p on p.id = h.party_id
  where h.split_id = split.id and h.kind = 'profit' and p.side = 'seller';
  -- As accepted: a later change of the seller's membership doesn't change it.
  select v.jv_share_pct into agreed_share from public.offer_versions v
  where v.offer_id = deal.offer_id and v.version = deal.version;
  if agreed_share > 0 and seller_profit <> agreed_share * 100 then
    raise exception 'You agreed that the seller’s side gets % of the profit.', agreed_share || '%'
      using errcode = 'P0001';
  end if;
  insert into public.deal_split_approvals (split_id, party_id) values (split.id, party.id);
  perform private.record_deal_step(deal, party, 'split.propose', jsonb_build_object(
    'split', split.id, 'version', split.version, 'lines', private.ledger_split(split.id)
  ));
  perform private.settle_split(split.id);
end;
$function$;

comment on column "public"."deals"."version" is 'The accepted version of the offer. Its terms are in offer_versions, which guests need the right to terms to read.';

reset check_function_bodies;
