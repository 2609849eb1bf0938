-- Deals that closed, and how they turned out: what the buyer reports next to what the listing claimed.
-- The functions that members call date every step now. These deals began months ago, so their rows and ledgers are
-- written here, with the same content.
create temporary table demo_deals as
select
  d.*, ('de300000-0000-4000-a013-' || lpad(d.number::text, 12, '0'))::uuid as id,
  ('de300000-0000-4000-a010-' || lpad((100 + d.number)::text, 12, '0'))::uuid as offer_id,
  p.id as property_id, p.title, p.address || ', ' || p.city || ', ' || p.state || ' ' || p.zip as address,
  p.off_market_contract, seller.id as seller_id, seller.name as seller_name, buyer.id as buyer_id,
  buyer.name as buyer_name, offered_at, accepted_at, closed_at, (closed_at at time zone zone)::date as closed_on
from (values
  (1, 243, 2, 309000, 5000, 'Hard Money', 'America/Chicago', 106, 5, 28, 29800, 385000, null::bigint, 41, 'Cash and hard money, no appraisal. I can close on your date.'),
  (2, 260, 12, 171000, 3000, 'Cash', 'America/Chicago', 98, 7, 21, 104200, 349000, null::bigint, 52, 'Full cash. My crew can start the day after closing.'),
  (3, 534, 2, 268000, 4000, 'Conventional', 'America/New_York', 88, 20, 34, 36200, 341500, 3150, 39, 'Pre-approved. The porch and the kitchen are what I’d do first.'),
  (4, 248, 40, 1285000, 25000, 'Private Money', 'America/Phoenix', 76, 11, 38, 101500, 1690000, 13100, 27, 'My lender has seen the rent roll and is ready.'),
  (5, 377, 17, 312000, 5000, 'Cash', 'America/New_York', 109, 3, 24, 121000, 498000, null::bigint, 60, 'Two of us are buying this together; the funds are in the account.'),
  (6, 175, 26, 421000, 8000, 'Hard Money', 'America/Chicago', 101, 9, 30, 55500, 629000, 5150, 48, null),
  (7, 457, 14, 382000, 6000, 'Cash', 'America/Los_Angeles', 91, 26, 26, 92500, 561000, 5200, 44, 'I’ll take it as it is, with a five-day inspection.'),
  (8, 223, 2, 119500, 2500, 'Cash', 'America/New_York', 66, 4, 27, 33800, 176000, 1350, 25, 'Cash. I own two more in the building.'),
  (9, 380, 18, 466000, 7500, 'Conventional', 'America/Los_Angeles', 104, 14, 40, 33900, 562000, 4400, 45, 'I live ten minutes away and can walk it tomorrow.'),
  (10, 338, 21, 129000, 2500, 'Cash', 'America/New_York', 80, 6, 22, 84500, 264000, null::bigint, 43, null),
  (11, 565, 61, 712000, 12000, 'Private Money', 'America/New_York', 75, 16, 36, 97200, 909000, 8150, 28, 'Happy to keep your property manager on.'),
  (12, 536, 3, 129500, 2500, 'Cash', 'America/New_York', 68, 2, 25, 89900, 266000, null::bigint, 33, 'My crew does three of these a year on that side of town.'),
  (13, 493, 9, 301000, 5000, 'Conventional', 'America/New_York', 108, 19, 33, null::bigint, null::bigint, 3850, 60, 'My lender needs 30 days, not a day more.')
) as d (
  number, listing, buyer, price, earnest_money, financing, zone, offered_days_ago, answer_hours, closing_days,
  repair_cost, arv, monthly_rent, reported_days, message
)
join public.properties as p on p.id = ('de300000-0000-4000-9000-' || lpad(d.listing::text, 12, '0'))::uuid
join public.users as seller on seller.id = p.user_id
join public.users as buyer on buyer.id = ('de300000-0000-4000-8000-' || lpad(d.buyer::text, 12, '0'))::uuid
cross join lateral (
  select date_trunc('milliseconds', now()) - make_interval(days => d.offered_days_ago, mins => d.number * 47)
) as offered (offered_at)
cross join lateral (
  select offered_at + make_interval(hours => d.answer_hours, mins => d.number * 3)
) as answered (accepted_at)
cross join lateral (select accepted_at + make_interval(days => d.closing_days)) as closing (closed_at);

insert into public.offers (
  id, property_id, title, address, seller_id, buyer_id, seller_name, buyer_name, state, respond_by, opened_at,
  created_at, changed_at
)
select
  offer_id, property_id, title, address, seller_id, buyer_id, seller_name, buyer_name, 'accepted',
  offered_at + interval '7 days', offered_at, offered_at, accepted_at
from demo_deals;
insert into public.offer_versions (
  offer_id, version, author, price, earnest_money, closing_on, financing, inspection_days, time_zone, expires_at,
  created_at
)
select
  offer_id, 1, 'buyer', price, earnest_money, closed_on, financing, 7, zone, offered_at + interval '7 days', offered_at
from demo_deals;

-- A trigger notes the listing's claims.
insert into public.deals (
  id, offer_id, version, accepted_version, property_id, seller_id, buyer_id, title, address, time_zone, state, created_at, ended_at
)
select id, offer_id, 1, 1, property_id, seller_id, buyer_id, title, address, zone, 'closed', accepted_at, closed_at
from demo_deals;
insert into public.deal_parties (deal_id, user_id, role, side, name, rights, invited_at, joined_at)
select d.id, party.user_id, party.role, party.role, party.name, '{terms,documents}', d.accepted_at, d.accepted_at
from demo_deals as d cross join lateral (values
  (d.seller_id, 'seller', d.seller_name), (d.buyer_id, 'buyer', d.buyer_name)
) as party (user_id, role, name);
-- A title company that the seller brought and the buyer accepted: it confirmed the earnest money.
insert into public.deal_parties (
  deal_id, user_id, role, side, name, rights, invited_at, joined_at, accepted_at
)
select
  d.id, title.id, 'title', 'seller', title.name, '{earnest_money}', d.accepted_at + interval '2 hours',
  d.accepted_at + interval '5 hours', d.accepted_at + interval '6 hours'
from demo_deals as d cross join lateral (
  select u.id, u.name from public.users as u
  where u.id::text like 'de300000-0000-4000-8000-%' and u.id > 'de300000-0000-4000-8000-000000000020'
    and u.id not in (select seller_id from demo_deals union select buyer_id from demo_deals)
  order by u.id limit 1
) as title;
insert into public.deal_milestones (deal_id, kind, due_at, state, changed_at)
select d.id, planned.kind, planned.due_at, 'done', planned.done_at
from demo_deals as d cross join lateral (values
  ('earnest_money', d.accepted_at + interval '48 hours', d.accepted_at + interval '27 hours', true),
  ('inspection', private.end_of_day((d.accepted_at at time zone d.zone)::date + 7, d.zone),
    d.accepted_at + interval '6 days', true),
  ('assignment', private.end_of_day(d.closed_on, d.zone), d.closed_at - interval '3 days', d.off_market_contract),
  ('closing', private.end_of_day(d.closed_on, d.zone), d.closed_at, true)
) as planned (kind, due_at, done_at, applies)
where planned.applies;
update public.deal_milestones as m set confirmed_by = p.id, confirmed_at = m.changed_at
from public.deal_parties as p
where p.deal_id = m.deal_id and p.role = 'title' and m.kind = 'earnest_money' and p.deal_id in (select id from demo_deals);
insert into public.deal_earnest_money (deal_id, due, first_due, amount, received_on, reference)
select d.id, v.earnest_money, v.earnest_money, v.earnest_money, (m.changed_at at time zone d.zone)::date, 'Wire 44' || right(d.id::text, 2)
from demo_deals as d
join public.offer_versions as v on v.offer_id = d.offer_id
join public.deal_milestones as m on m.deal_id = d.id and m.kind = 'earnest_money';
insert into public.deal_earnest_receipts (deal_id, party_id, amount, received_on, reference, is_vouched, recorded_at)
select e.deal_id, m.confirmed_by, e.amount, e.received_on, e.reference, true, m.confirmed_at
from public.deal_earnest_money as e
join public.deal_milestones as m on m.deal_id = e.deal_id and m.kind = 'earnest_money'
where e.deal_id in (select id from demo_deals);
insert into public.deal_closings (deal_id, side, price, closed_on, confirmed_at)
select d.id, side, d.price, d.closed_on, d.closed_at - before
from demo_deals as d cross join (values ('seller', interval '2 hours'), ('buyer', interval '0')) as s (side, before);

update public.deal_outcomes as o set actual = found.actual, recorded_at = found.at
from (
  select
    d.id, reported.kind, reported.actual,
    d.closed_at + make_interval(days => d.reported_days, mins => position) as at
  from demo_deals as d cross join lateral (values
    (1, 'repair_cost', d.repair_cost), (2, 'arv', d.arv), (3, 'monthly_rent', d.monthly_rent)
  ) as reported (position, kind, actual)
  where reported.actual is not null
) as found
where o.deal_id = found.id and o.kind = found.kind;

-- A trigger added them to their buyers' pipelines, under contract.
update public.pipeline_cards as c
set stage = 'closed', created_at = d.offered_at, updated_at = d.closed_at, stage_changed_at = d.closed_at
from demo_deals as d where c.user_id = d.buyer_id and c.property_id = d.property_id;

-- The ledger, as private.append_entry writes it.
create temporary table demo_steps as
select d.offer_id, step.*
from demo_deals as d
join public.offer_versions as v on v.offer_id = d.offer_id
join public.deal_parties as title on title.deal_id = d.id and title.role = 'title'
join public.deal_earnest_money as e on e.deal_id = d.id
cross join lateral (
  select jsonb_build_object('party', title.id, 'role', title.role, 'side', title.side)
) as invited (guest)
cross join lateral (
  select
    (
      select jsonb_object_agg(p.role, p.id) from public.deal_parties as p
      where p.deal_id = d.id and p.role in ('buyer', 'seller')
    ),
    (
      select jsonb_agg(
        jsonb_build_object('kind', m.kind, 'due_at', private.utc_text(m.due_at)) order by m.due_at, m.kind
      )
      from public.deal_milestones as m where m.deal_id = d.id
    ),
    jsonb_build_object('price_usd', d.price, 'closed_on', d.closed_on)
) as written (parties, milestones, closing)
cross join lateral (
  values
    (1, d.offered_at, 'buyer', 'offer.make',
      jsonb_build_object('state', 'open', 'listing', d.property_id, 'terms', private.ledger_terms(v)),
      jsonb_build_object('message', d.message, 'buyer_name', d.buyer_name, 'title', d.title, 'address', d.address),
      d.buyer_id),
    (2, d.accepted_at, 'seller', 'offer.accept', '{"state": "accepted", "version": 1}',
      jsonb_build_object('seller_name', d.seller_name), d.seller_id),
    (3, d.accepted_at, 'system', 'deal.open', jsonb_build_object(
      'deal', d.id, 'version', 1, 'parties', parties, 'milestones', milestones
    ), '{}', null),
    (3.1, d.accepted_at + interval '2 hours', 'seller', 'party.invite', guest || '{"rights": ["earnest_money"]}',
      jsonb_build_object('name', title.name), d.seller_id),
    (3.2, d.accepted_at + interval '5 hours', 'party:' || title.id, 'party.join', guest,
      jsonb_build_object('name', title.name), title.user_id),
    (3.3, d.accepted_at + interval '6 hours', 'buyer', 'party.accept', guest - 'side' || '{"milestone": "earnest_money", "invited_by": "seller"}',
      '{}', null),
    (4, d.accepted_at + interval '20 hours', 'buyer', 'milestone.declare',
      '{"milestone": "earnest_money", "state": "declared"}', '{}', null),
    (5, d.accepted_at + interval '27 hours', 'party:' || title.id, 'milestone.confirm',
      '{"milestone": "earnest_money", "state": "done", "role": "title", "invited_by": "seller", "accepted_by": "buyer"}'
        || jsonb_build_object('amount_usd', e.amount, 'due_usd', e.due, 'received_on', e.received_on),
      jsonb_build_object('name', title.name, 'reference', e.reference), title.user_id),
    (6, d.accepted_at + interval '6 days', 'buyer', 'milestone.complete',
      '{"milestone": "inspection", "state": "done"}', '{}', null),
    (9, d.closed_at - interval '2 hours', 'seller', 'closing.confirm', closing || '{"both": false}', '{}', null),
    (10, d.closed_at, 'buyer', 'closing.confirm', closing || '{"both": true}', '{}', null),
    (11, d.closed_at, 'system', 'deal.close', closing, '{}', null)
  union all
  select position, d.closed_at - moved.before, actor, kind, data::jsonb, '{}', null
  from (values
    (7, interval '4 days', 'seller', 'milestone.declare', '{"milestone": "assignment", "state": "declared"}'),
    (8, interval '3 days', 'buyer', 'milestone.confirm', '{"milestone": "assignment", "state": "done"}')
  ) as moved (position, before, actor, kind, data)
  where d.off_market_contract
  union all
  select 12, o.recorded_at, 'buyer', 'outcome.record',
    jsonb_build_object('outcome', o.kind, 'claimed_usd', o.claimed, 'actual_usd', o.actual), '{}', null
  from public.deal_outcomes as o where o.deal_id = d.id and o.actual is not null
) as step (position, at, actor, kind, data, texts, author_id);

do $$
declare
  step record;
  noted record;
  number integer;
  previous text;
  salts jsonb;
  content text;
begin
  for step in select * from demo_steps order by offer_id, position, at loop
    select e.seq + 1, e.hash into number, previous
    from public.ledger_entries as e where e.offer_id = step.offer_id order by e.seq desc limit 1;
    salts := '{}';
    for noted in select key, value from jsonb_each_text(jsonb_strip_nulls(step.texts)) loop
      salts := salts || jsonb_build_object(noted.key, encode(extensions.gen_random_bytes(16), 'hex'));
      step.data := step.data || jsonb_build_object(
        noted.key || '_sha256', private.sha256_hex((salts ->> noted.key) || noted.value)
      );
    end loop;
    content := private.canonical_json(jsonb_build_object(
      'offer', step.offer_id, 'seq', coalesce(number, 1), 'at', private.utc_text(step.at), 'actor', step.actor,
      'kind', step.kind, 'data', step.data, 'prev', coalesce(previous, repeat('0', 64))
    ));
    insert into public.ledger_entries (offer_id, seq, recorded_at, actor, kind, content, hash)
    values (step.offer_id, coalesce(number, 1), step.at, step.actor, step.kind, content, private.sha256_hex(content));
    insert into public.ledger_texts (offer_id, seq, field, author_id, salt, text)
    select
      step.offer_id, coalesce(number, 1), key, case when key not in ('title', 'address') then step.author_id end,
      salts ->> key, value
    from jsonb_each_text(jsonb_strip_nulls(step.texts));
  end loop;
end;
$$;
drop table demo_steps;
drop table demo_deals;

-- Their receipts lead to the roots of the days since.
select private.seal_ledger();
