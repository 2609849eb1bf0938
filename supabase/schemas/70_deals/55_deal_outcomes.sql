-- What became of deals: the listing's claims against what the buyer found, and a seller's track record.

create table public.deal_outcomes (
  deal_id uuid not null references public.deals (id) on delete cascade,
  kind text not null check (kind in ('repair_cost', 'arv', 'monthly_rent')),
  claimed bigint not null check (claimed between 0 and 100000000000),
  actual bigint check (actual between 0 and 100000000000),
  recorded_at timestamptz,
  primary key (deal_id, kind),
  constraint deal_outcomes_recorded check ((actual is null) = (recorded_at is null))
);
comment on table public.deal_outcomes is
  'What the listing claimed when the buyer made the offer, and what the buyer reports after the closing. Read by '
  'parties with the right to terms. Kinds the listing didn''t state have no row.';
comment on column public.deal_outcomes.claimed is
  'As the listing stated it when the buyer last set the terms, whole USD. Later edits of the listing don''t change it.';
comment on column public.deal_outcomes.actual is 'As the buyer reports it, whole USD; null until then. Self-reported.';

create function private.note_claims() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.deal_outcomes (deal_id, kind, claimed)
  select new.id, claim.key, claim.value::bigint
  from jsonb_each_text(coalesce(
    (
      select v.claims from public.offer_versions v
      where v.offer_id = new.offer_id and v.author = 'buyer' and v.version <= new.accepted_version
      order by v.version desc limit 1
    ),
    private.listing_claims(new.property_id)
  )) as claim;
  return null;
end;
$$;
comment on function private.note_claims() is
  'Insert trigger on deals: keeps what the listing claimed when the buyer last set the terms.';

create trigger note_claims after insert on public.deals for each row execute function private.note_claims();

create function private.record_outcome(deal_id uuid, kind text, actual bigint) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties;
  claim bigint;
begin
  perform private.check_email_verified();
  if deal.buyer_id is null or deal.buyer_id <> (select auth.uid()) then
    raise exception 'Only the buyer can report how a deal turned out.' using errcode = '42501';
  end if;
  if deal.state <> 'closed' then
    raise exception 'You can report how the deal turned out once it’s closed.' using errcode = 'P0001';
  end if;
  select * into party from public.deal_parties p where p.deal_id = deal.id and p.role = 'buyer';
  update public.deal_outcomes o set actual = record_outcome.actual, recorded_at = clock_timestamp()
  where o.deal_id = deal.id and o.kind = record_outcome.kind and o.actual is distinct from record_outcome.actual
  returning o.claimed into claim;
  if not found then
    if exists (select from public.deal_outcomes o where o.deal_id = deal.id and o.kind = record_outcome.kind) then
      return;
    end if;
    raise exception 'The listing didn’t state this, so there’s nothing to compare.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('outcome');
  perform private.record_deal_step(deal, party, 'outcome.record', jsonb_build_object(
    'outcome', record_outcome.kind, 'claimed_usd', claim, 'actual_usd', record_outcome.actual
  ));
end;
$$;
comment on function private.record_outcome(uuid, text, bigint) is
  'For the buyer of a closed deal: the actual repair_cost, arv (value after repair), or monthly_rent, whole USD, where '
  'the listing stated one. It can be corrected; the ledger keeps every report. Raises 42501 for others, 23514 for an '
  'impossible amount, and P0001, to be shown as is.';
select private.expose('record_outcome', 'authenticated');

-- What counts ------------------------------------------------------------------------------------------
-- Two accounts of one person can make, accept, and close whatever they like, so records and reviews take more.

create function private.is_plausible_deal(deal public.deals) returns boolean
language sql stable security definer set search_path = ''
as $$
  select deal.buyer_id <> deal.seller_id
    and private.trust_level(deal.buyer_id) >= 1 and private.trust_level(deal.seller_id) >= 1
    and sale.price >= 1000
    and sale.price >= 0.25 * (select max(l.price) from public.listing_prices l where l.property_id = deal.property_id)
  from (
    select coalesce(
      (select min(c.price) from public.deal_closings c where c.deal_id = deal.id),
      (select v.price from public.offer_versions v where v.offer_id = deal.offer_id and v.version = deal.version)
    ) as price
  ) as sale;
$$;
comment on function private.is_plausible_deal(public.deals) is
  'Whether a deal is between two members who have earned trust level 1, at $1,000 or more, and at no less than a '
  'quarter of the highest price its listing has had. Null without its listing, or a member.';

create function private.note_plausibility() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.is_plausible := coalesce(private.is_plausible_deal(new), false);
  return new;
end;
$$;
comment on function private.note_plausibility() is
  'Insert and update trigger on deals: keeps whether the closing is plausible, since members and listings go.';

create trigger note_plausibility before insert or update of state on public.deals
  for each row when (new.state = 'closed') execute function private.note_plausibility();

create function private.is_proven(deal public.deals) returns boolean
language sql stable security definer set search_path = ''
as $$
  select deal.state = 'closed' and (deal.is_plausible or coalesce(private.is_plausible_deal(deal), false)) and (
    exists (
      select from public.deal_earnest_money e
      where e.deal_id = deal.id and greatest(e.needed, 100) <= (
        select sum(r.amount) from public.deal_earnest_receipts r
        where r.deal_id = deal.id and r.is_vouched and r.disputed_at is null
      )
    )
    or exists (select from public.agreements a where a.deal_id = deal.id and a.document_id is not null)
    or exists (
      select from public.deal_documents x
      join public.deal_document_readers r on r.document_id = x.id and r.revoked_at is null
      join public.deal_parties p on p.id = r.party_id and p.role in ('buyer', 'seller')
      where x.deal_id = deal.id and x.kind = 'closing_statement' and x.removed_at is null
    )
  );
$$;
comment on function private.is_proven(public.deals) is
  'Whether a closed deal counts in records and for reviews: it''s plausible, and there''s evidence besides the two '
  'accounts'' word: all of the earnest money, or as much as the seller accepted, and at least $100, confirmed by '
  'guests both sides accepted; a sealed agreement; or a closing statement shared between them.';

-- Track record ----------------------------------------------------------------------------------------

create function private.t_quantile(degrees integer) returns double precision
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce((array[
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042
  ])[degrees], 1.96)::double precision;
$$;
comment on function private.t_quantile(integer) is
  'The 97.5% quantile of Student''s t distribution, for 95% intervals; that of the normal distribution above 30 '
  'degrees of freedom.';

create function private.seller_record(member_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with proven as materialized (
    select d.id, d.buyer_id from public.deals d
    where d.seller_id = seller_record.member_id and d.state = 'closed' and private.is_proven(d)
  ), received as (
    select o.opened_at, answer.recorded_at as answered_at
    from public.offers o
    left join lateral (
      select e.recorded_at from public.ledger_entries e
      where e.offer_id = o.id and e.actor = 'seller' and e.kind like 'offer.%' order by e.seq limit 1
    ) as answer on true
    where o.seller_id = seller_record.member_id and o.opened_at >= now() - interval '1 year'
      -- Those still waiting for their first answer, and those that ended without the seller's doing, don't count.
      and (answer.recorded_at is not null or o.state = 'expired')
  ), compared as (
    select x.kind, (x.actual - x.claimed) * 100.0 / x.claimed as difference
    from proven d join public.deal_outcomes x on x.deal_id = d.id
    where x.actual is not null and x.claimed > 0
  ), claims as (
    select c.kind, count(*)::integer as deals, avg(c.difference) as mean,
      private.t_quantile(count(*)::integer - 1) * stddev_samp(c.difference) / sqrt(count(*)) as margin
    from compared c group by c.kind having count(*) >= 3
  )
  select jsonb_build_object(
    'deals_closed', (select count(*) from proven),
    'counterparties', (select count(distinct coalesce(p.buyer_id, p.id)) from proven p),
    'deals_self_reported', (
      select count(*) from public.deals d
      where d.seller_id = seller_record.member_id and d.state = 'closed' and d.is_plausible
        and not exists (select from proven p where p.id = d.id)
    ),
    'deals_fell_through', (
      select count(*) from public.deals d
      where d.seller_id = seller_record.member_id and d.state = 'fell_through' and private.seller_caused(d)
    ),
    'deals_ended_otherwise', (
      select count(*) from public.deals d
      where d.seller_id = seller_record.member_id and d.state = 'fell_through' and not private.seller_caused(d)
    ),
    'offers_received', (select count(*) from received),
    'offers_answered', (select count(*) from received r where r.answered_at is not null),
    'median_answer_hours', (
      select round(extract(epoch from
        percentile_cont(0.5) within group (order by r.answered_at - r.opened_at)
      )::numeric / 3600, 1)
      from received r where r.answered_at is not null
    ),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', c.kind, 'deals', c.deals, 'mean_pct', round(c.mean),
        'low_pct', round((c.mean - c.margin)::numeric), 'high_pct', round((c.mean + c.margin)::numeric)
      ) order by c.kind), '[]')
      from claims c
    )
  )
  where exists (select from public.users u where u.id = seller_record.member_id)
    and (
      seller_record.member_id = (select auth.uid())
      or private.profile_visible_to(seller_record.member_id, (select auth.uid()))
    );
$$;
comment on function private.seller_record(uuid) is
  'A seller''s track record on the site, for members who see the profile; null for others. deals_closed, as far as '
  'they are proven (private.is_proven), with how many counterparties; deals_self_reported, plausible but closed by '
  'the word of both sides only; deals_fell_through because of the seller (private.seller_caused), and '
  'deals_ended_otherwise; of the last year''s offers, offers_received (answered or expired), offers_answered, and '
  'median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 proven deals on, '
  'how much what buyers report differs from what the listings claimed: the mean in whole percent, half away from '
  'zero and positive if it was more, and its 95% interval (Student''s t).';
select private.expose('seller_record', 'authenticated');

-- Policies --------------------------------------------------------------------------------------------

alter table public.deal_outcomes enable row level security;

create policy "Parties with the right to terms can read outcomes"
  on public.deal_outcomes for select to authenticated
  using (deal_id = any ((select private.my_deal_ids('terms'))::uuid[]));

-- Grants ----------------------------------------------------------------------------------------------

revoke all on public.deal_outcomes from anon, authenticated, service_role;
grant select on public.deal_outcomes to authenticated, service_role;
