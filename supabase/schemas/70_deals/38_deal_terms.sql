-- The terms of a deal that are in force, beside those that were agreed first. Amendments change them, extensions move
-- deadlines, and the seller can accept less earnest money.

create function private.planned_milestones(deal public.deals) returns table (kind text, due_at timestamptz)
language sql stable set search_path = ''
as $$
  select planned.kind, planned.due_at
  from public.offer_versions v
  cross join lateral (
    select private.end_of_day(v.closing_on, deal.time_zone), (deal.created_at at time zone deal.time_zone)::date
  ) as opened (closing_at, today)
  cross join lateral (values
    ('earnest_money', private.earnest_due_at(v, deal.created_at, deal.time_zone), v.earnest_money > 0),
    ('second_deposit', private.end_of_day(opened.today + v.second_deposit_days, deal.time_zone), v.second_deposit > 0),
    ('refund_period', private.end_of_day(opened.today + v.earnest_refund_days, deal.time_zone),
      v.earnest_refund_days > 0 and v.earnest_money > 0),
    ('inspection', private.end_of_day(opened.today + v.inspection_days, deal.time_zone), v.inspection_days > 0),
    ('financing', opened.closing_at, 'financing' = any (v.contingencies)),
    ('assignment', opened.closing_at, true),
    ('closing', opened.closing_at, true)
  ) as planned (kind, due_at, applies)
  where v.offer_id = deal.offer_id and v.version = deal.accepted_version and planned.applies;
$$;
comment on function private.planned_milestones(public.deals) is
  'The deadlines that follow from the accepted terms of a deal, as far as the caller can read them. The assignment''s '
  'applies to listings that are sold by contract.';

create function public.deal_terms(deal_ids uuid[]) returns table (
  deal_id uuid, price bigint, seller_credit bigint, earnest_money bigint, earnest_due_hours integer,
    earnest_due_days integer, earnest_due_at timestamptz, second_deposit bigint, second_deposit_days integer,
    second_due_at timestamptz,
    earnest_refund_days integer, refund_due_at timestamptz, earnest_holder text, extension_fee bigint,
    closing_on date, financing text, financing_due_at timestamptz, inspection_days integer,
    inspection_due_at timestamptz, assignment_due_at timestamptz, contingencies text[], jv_share_pct integer,
    time_zone text, agreed_earnest_due_at timestamptz, agreed_second_due_at timestamptz,
    agreed_refund_due_at timestamptz, agreed_financing_due_at timestamptz,
    agreed_inspection_due_at timestamptz, agreed_assignment_due_at timestamptz, agreed jsonb
)
language sql stable set search_path = ''
as $$
  select d.id, v.price, v.seller_credit, coalesce(e.first_needed, v.earnest_money), v.earnest_due_hours,
    v.earnest_due_days, m.earnest,
    coalesce(e.needed - e.first_needed, v.second_deposit),
    coalesce(private.last_day(m.second, d.time_zone) - (d.created_at at time zone d.time_zone)::date,
      v.second_deposit_days), m.second,
    coalesce(private.last_day(m.refund, d.time_zone) - (d.created_at at time zone d.time_zone)::date,
      v.earnest_refund_days), m.refund, v.earnest_holder, v.extension_fee,
    coalesce(private.last_day(m.closing, d.time_zone), v.closing_on), v.financing, m.financing,
    coalesce(private.last_day(m.inspection, d.time_zone) - (d.created_at at time zone d.time_zone)::date,
      v.inspection_days), m.inspection, m.assignment, v.contingencies, v.jv_share_pct, v.time_zone,
    m.agreed_earnest, m.agreed_second, m.agreed_refund, m.agreed_financing,
    m.agreed_inspection, m.agreed_assignment,
    to_jsonb(a) - '{offer_id,version,author,created_at,claims,time_zone,expires_at}'::text[]
  from public.deals d
  join public.offer_versions v on v.offer_id = d.offer_id and v.version = d.version
  join public.offer_versions a on a.offer_id = d.offer_id and a.version = d.accepted_version
  left join public.deal_earnest_money e on e.deal_id = d.id
  cross join lateral (
    select
      max(x.due_at) filter (where x.kind = 'earnest_money') as earnest,
      max(x.due_at) filter (where x.kind = 'second_deposit' and v.second_deposit > 0) as second,
      max(x.due_at) filter (where x.kind = 'refund_period' and v.earnest_refund_days > 0) as refund,
      max(x.due_at) filter (where x.kind = 'closing') as closing,
      max(x.due_at) filter (where x.kind = 'financing') as financing,
      max(x.due_at) filter (where x.kind = 'inspection' and v.inspection_days > 0) as inspection,
      max(x.due_at) filter (where x.kind = 'assignment') as assignment,
      max(p.due_at) filter (where x.kind = 'earnest_money') as agreed_earnest,
      max(p.due_at) filter (where x.kind = 'second_deposit') as agreed_second,
      max(p.due_at) filter (where x.kind = 'refund_period') as agreed_refund,
      max(p.due_at) filter (where x.kind = 'financing') as agreed_financing,
      max(p.due_at) filter (where x.kind = 'inspection') as agreed_inspection,
      max(p.due_at) filter (where x.kind = 'assignment') as agreed_assignment
    from public.deal_milestones x left join private.planned_milestones(d) p on p.kind = x.kind
    where x.deal_id = d.id and x.state <> 'waived'
  ) as m
  where d.id = any (deal_ids);
$$;
comment on function public.deal_terms(uuid[]) is
  'The terms of deals in force, for parties with the right to them; no row for others. agreed has the terms that '
  'were accepted first, by the names of their columns. Less earnest money is in force if the seller accepted less, '
  'and extensions move the days of the closing, the second deposit, the refund period, and the inspection. Deadlines '
  'are null for steps that the deal doesn''t have or that were waived, and under agreed_ as they followed from the '
  'accepted terms. earnest_due_hours and earnest_due_days are those of the version in force; the deadline '
  'is earnest_due_at.';

-- What is still open ----------------------------------------------------------------------------------

create function public.open_items(public.deals) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(found.item order by found.place), '{}') from (
    select t.place - 2 as place, t.item
    from public.deal_milestones m left join public.deal_earnest_money e on e.deal_id = m.deal_id
    left join (select r.deal_id from public.deal_earnest_receipts r where r.disputed_at is not null group by 1) as lost
      on lost.deal_id = m.deal_id
    cross join unnest(array[
      case when e.amount is not null then 'earnest_partly' when lost.deal_id is null then 'earnest_pending' end,
      case when lost.deal_id is not null then 'earnest_disputed' end
    ]) with ordinality as t (item, place)
    where m.deal_id = $1.id and m.kind = 'earnest_money' and m.state in ('pending', 'declared') and t.item is not null
    union all
    select array_position(w.kinds, m.kind), m.kind
    from public.deal_milestones m
    cross join (select array[
      'second_deposit', 'inspection', 'financing', 'owner_consent', 'assignment', 'extension_fee', 'funding', 'purchase'
    ]) as w (kinds)
    where m.deal_id = $1.id and m.kind = any (w.kinds) and m.state in ('pending', 'declared')
    union all
    select 21, 'agreement'
    where exists (select from public.agreements a where a.deal_id = $1.id and a.status = 'awaiting_signatures')
    union all
    select 22, case when s.state = 'proposed' then 'split_proposed' else 'split_missing' end
    from public.offer_versions v
    left join public.deal_splits s on s.deal_id = $1.id and s.state = 'proposed'
    where v.offer_id = $1.offer_id and v.version = $1.version and (
      s.id is not null or (v.jv_share_pct > 0 and not exists (
        select from public.deal_splits g where g.deal_id = $1.id and g.state = 'agreed'
      ))
    )
    union all
    select 24, 'agreement_outdated'
    where exists (
      select from public.agreements a
      where a.deal_id = $1.id and a.kind <> 'amendment' and a.status = 'signed' and a.deal_version < $1.version
        and not exists (
          select from public.agreements n
          where n.deal_id = a.deal_id and n.kind = a.kind and n.status = 'signed' and n.deal_version = $1.version
        )
    )
    union all
    select 23, 'contract_ended' from public.deal_milestones m
    where m.deal_id = $1.id and m.kind = 'seller_contract' and m.state = 'pending' and m.due_at <= now()
  ) as found
  where $1.state = 'open';
$$;
comment on function public.open_items(public.deals) is
  'Computed field: what is still open in an open deal, as far as the caller can see it: earnest_pending, '
  'earnest_partly (less than agreed arrived), and earnest_disputed; second_deposit, inspection, financing, '
  'owner_consent, assignment, extension_fee, funding, and purchase; agreement (one waits for signatures); '
  'split_proposed or split_missing; contract_ended (the seller''s own); and agreement_outdated (one was signed on '
  'terms that an amendment has changed, and no newer one). Closing or ending a deal puts it into the ledger.';

-- Grants ------------------------------------------------------------------------------------------------

revoke all on function public.deal_terms(uuid[]) from public, anon;
revoke all on function public.open_items(public.deals) from public, anon;
grant execute on function public.deal_terms(uuid[]), public.open_items(public.deals) to authenticated, service_role;
grant execute on function private.planned_milestones(public.deals), private.end_of_day(date, text),
  private.last_day(timestamptz, text)
  to authenticated, service_role;
