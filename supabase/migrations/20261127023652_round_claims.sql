set check_function_bodies = off;

create or replace function private.seller_record (
  member_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
    'deals_fell_through', (
      select count(*) from public.deals d where d.seller_id = seller_record.member_id and d.state = 'fell_through'
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
$function$;

comment on function "private"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed, as far as they are proven (private.is_proven), with how many counterparties; deals_fell_through; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 proven deals on, how much what buyers report differs from what the listings claimed: the mean in whole percent, half away from zero and positive if it was more, and its 95% interval (Student''s t).';

comment on function "public"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed, as far as they are proven (private.is_proven), with how many counterparties; deals_fell_through; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 proven deals on, how much what buyers report differs from what the listings claimed: the mean in whole percent, half away from zero and positive if it was more, and its 95% interval (Student''s t).';

reset check_function_bodies;
