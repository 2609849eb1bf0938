/** The parts of `seed.sql` about deals: deal alerts, daily views of listings, and submissions. */
import { demoAccounts } from './accounts.ts';
import type { Demo } from './generate.ts';
import {
  LISTING_ID_PREFIX,
  MEMBER_ID_PREFIX,
  memberId,
  SUBMISSION_FILE_ID_PREFIX,
  SUBMISSION_ID_PREFIX,
} from './ids.ts';
import { idOf, listingIdOf, memberIdOf, minutes, momentOf, rows, text } from './sql.ts';

/** Around the insert of listings: alerts are created from the price history further down. */
export const DISABLE_ALERTS =
  'alter table public.properties disable trigger alert_on_insert, disable trigger alert_on_update,\n' +
  '  disable trigger withdraw_alerts, disable trigger withdraw_badge_alerts;\n';
export const ENABLE_ALERTS =
  'alter table public.properties enable trigger alert_on_insert, enable trigger alert_on_update,\n' +
  '  enable trigger withdraw_alerts, enable trigger withdraw_badge_alerts;\n';

/**
 * Alerts, daily views, and submissions. Comes after prices, saves, and buy boxes, and before the notifications get
 * their times.
 */
export function dealsSql({ submissions, members }: Demo): string {
  const staff = members.find((member) => member.staff)?.number ?? 0;
  return [ALERTS, DAILY_VIEWS, submissionsSql(submissions, staff)].join('\n');
}

const SIGN_INS = demoAccounts.map((_, at) => text(memberId(at + 1))).join(', ');

const DAILY_VIEWS = `-- Spreads a listing's views over its days: most on the first ones, more on weekdays.
-- They add up to its view count. The shares depend on its ID, so that listings differ. Only for the sign-ins' listings,
-- because only owners see them.
insert into public.listing_days as d (property_id, day, views)
select property_id, day, views
from (
  select
    property_id, day,
    (round(view_count * sum(weight) over past / sum(weight) over whole)
      - round(view_count * (sum(weight) over past - weight) / sum(weight) over whole))::integer as views
  from (
    select
      p.id as property_id, p.view_count, day::date as day,
      -- Views grow with age to the power of 0.72.
      ((age + 1) ^ 0.72 - age ^ 0.72) * (0.5 + mod(abs(hashtext(p.id::text || age)::bigint), 100) / 100.0)
        * case when extract(isodow from day) > 5 then 0.7 else 1 end as weight
    from public.properties as p
    cross join lateral generate_series(
      0, (now() at time zone 'utc')::date - (p.created_at at time zone 'utc')::date
    ) as age
    cross join lateral (select (p.created_at at time zone 'utc')::date + age as day) as at
    where p.user_id in (${SIGN_INS}) and p.id::text like '${LISTING_ID_PREFIX}%'
  ) as shares
  window whole as (partition by property_id), past as (partition by property_id order by day)
) as viewed
where views > 0
on conflict on constraint listing_days_pkey do update set views = excluded.views;

-- Where those views came from: a few from each of these, by the listing and the day.
insert into private.listing_sources (property_id, day, source, views)
select property_id, day, source, count(*)
from public.listing_days
cross join lateral generate_series(1, views) as view
cross join lateral (
  select (array['search', 'search', 'search', 'map', 'map', 'dashboard', 'alert', 'direct', 'profile', 'similar'])[
    1 + mod(abs(hashtext(property_id::text || day || view)::bigint), 10)
  ] as source
) as drawn
group by 1, 2, 3;
`;

const ALERTS = `-- The alerts that triggers would have sent in the last two weeks, of new listings and lower prices.
insert into public.deal_alerts (
  user_id, property_id, event, price, previous_price, awaits_digest, mailed_at, created_at, in_buy_box, search_ids
)
select
  wanted.user_id, h.property_id, case when h.previous_price is null then 'new' else 'price_drop' end, h.price,
  h.previous_price, wanted.mail = 'daily' and digest_at > now(),
  case wanted.mail when 'instant' then h.at when 'daily' then case when digest_at <= now() then digest_at end end,
  h.at, wanted.in_buy_box, wanted.search_ids
from (
  select
    property_id, price, changed_at as at,
    lag(price) over (partition by property_id order by changed_at, id) as previous_price
  from public.listing_prices
) as h
join public.properties as p on p.id = h.property_id and (p.status = 'active' or h.at < p.status_changed_at)
cross join lateral jsonb_populate_record(p, jsonb_build_object('price', h.price)) as listing
cross join lateral (
  select
    m.user_id, bool_or(m.search_id is null) as in_buy_box, bool_or(m.is_premium) as is_premium,
    coalesce(array_agg(m.search_id) filter (where m.search_id is not null), '{}') as search_ids,
    case
      when bool_or(m.mail = 'instant' and m.is_premium) then 'instant' when bool_or(m.mail <> 'off') then 'daily'
      else 'off'
    end as mail
  from (
    select
      box.user_id, null::uuid as search_id, box.alert_mail as mail,
      private.tier_has_entitlement(u.membership_tier, 'premium_alerts') as is_premium
    from private.matching_boxes(listing) as box join public.users as u on u.id = box.user_id
    where box.vip_alerts
    union all
    select s.user_id, s.search_id, s.mail, true from private.matching_searches(listing) as s where s.created_at <= h.at
  ) as m
  group by m.user_id
) as wanted
-- The daily email is sent at noon UTC: the next one after the change.
cross join lateral (
  select (date_trunc('day', h.at at time zone 'utc' + interval '12 hours') + interval '12 hours') at time zone 'utc'
    as digest_at
) as next
where p.id::text like '${LISTING_ID_PREFIX}%'
  and h.at > now() - interval '14 days'
  and (h.previous_price is null or h.price < h.previous_price and wanted.is_premium)
order by h.at
on conflict on constraint deal_alerts_once do nothing;

-- Notifications exist as long as the listing is on the market.
insert into public.notifications (user_id, kind, subject_id, data)
select
  a.user_id, 'deal_alert', a.id,
  jsonb_build_object(
    'property_id', p.id, 'title', p.title, 'event', a.event, 'price', a.price, 'previous_price', a.previous_price,
    'city', p.city, 'state', p.state
  ) || private.alert_reason(a.in_buy_box, a.search_ids)
from public.deal_alerts as a join public.properties as p on p.id = a.property_id
where p.status = 'active' and a.user_id::text like '${MEMBER_ID_PREFIX}%';
update private.alert_mail as m set digest_on = (digest.sent_at at time zone 'utc')::date
from (
  select a.user_id, max(a.mailed_at) as sent_at
  from public.deal_alerts as a where a.mailed_at <> a.created_at group by 1
) as digest
where digest.user_id = m.user_id;
`;

/** The values of a submission, in the order of the columns of `demo_submissions`' source. */
function submissionRow(one: Demo['submissions'][number]): string {
  return [
    one.number,
    one.member,
    text(one.address),
    text(one.propertyType),
    text(one.condition),
    one.price,
    one.sqft,
    one.lotSqft ?? 'null::integer',
    one.startedAge,
    one.submittedAge,
    minutes(one.decision?.age ?? null),
    minutes(one.decision?.listing ?? null),
    one.decision?.reason ? text(one.decision.reason) : 'null',
    text(one.contract.name),
    text(one.contract.path),
    text(one.contract.sha256),
    one.contract.body.length,
  ].join(', ');
}

function submissionsSql(all: Demo['submissions'], staff: number): string {
  return `-- Submissions with their contracts and log. The files are created on the first request.
create temporary table demo_submissions as
select
  ${idOf(SUBMISSION_ID_PREFIX, 'number')} as id, ${memberIdOf('member')} as user_id,
  address, property_type, condition, price::bigint, sqft, lot_sqft,
  case when decided_age is null then 'submitted' when reason is null then 'accepted' else 'returned' end as status,
  reason, ${listingIdOf('listing')} as property_id,
  case when decided_age is not null then ${memberIdOf(String(staff))} end as reviewer_id,
  ${momentOf('started_age')} as started_at, ${momentOf('submitted_age + 6')} as uploaded_at,
  ${momentOf('submitted_age')} as submitted_at, ${momentOf('decided_age')} as decided_at,
  ${idOf(SUBMISSION_FILE_ID_PREFIX, 'number')} as file_id, name, path, sha256, size
from (values
${rows(all.map(submissionRow))}
) as s (
  number, member, address, property_type, condition, price, sqft, lot_sqft, started_age, submitted_age, decided_age,
  listing, reason, name, path, sha256, size
);

insert into public.property_submissions (
  id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id, reviewer_id,
  created_at, updated_at, submitted_at, decided_at
)
select
  id, user_id, address, property_type, condition, price, sqft, lot_sqft, status, reason, property_id, reviewer_id,
  started_at, uploaded_at, submitted_at, decided_at
from demo_submissions;
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'contracts', path, user_id, user_id::text,
  jsonb_build_object('mimetype', 'application/pdf', 'size', size, 'cacheControl', 'max-age=3600'),
  uploaded_at, uploaded_at, uploaded_at
from demo_submissions
on conflict (bucket_id, name) do nothing;
insert into public.submission_files (id, submission_id, path, name, size, mime_type, sha256, uploaded_at)
select file_id, id, path, name, size, 'application/pdf', sha256, uploaded_at from demo_submissions;

insert into public.submission_log (submission_id, actor_id, step, details, created_at)
select s.id, step.actor_id, step.step, step.details, step.at
from demo_submissions as s
cross join lateral (values
  (s.user_id, 'started', '{}'::jsonb, s.started_at),
  (s.user_id, 'file_added', jsonb_build_object('name', s.name, 'size', s.size, 'sha256', s.sha256), s.uploaded_at),
  (s.user_id, 'submitted', jsonb_build_object(
    'address', s.address, 'property_type', s.property_type, 'condition', s.condition, 'price', s.price,
    'sqft', s.sqft, 'lot_sqft', s.lot_sqft,
    'files', jsonb_build_array(jsonb_build_object('name', s.name, 'sha256', s.sha256))
  ), s.submitted_at),
  (s.reviewer_id, s.status, case s.status
    when 'returned' then jsonb_build_object('reason', s.reason)
    else jsonb_build_object('property_id', s.property_id)
  end, s.decided_at)
) as step (actor_id, step, details, at)
where step.at is not null
order by step.at;
select private.notify(user_id, 'submission_decision', null, id, jsonb_build_object(
  'submission_id', id, 'address', address, 'decision', status, 'property_id', property_id, 'decided_at', decided_at
))
from demo_submissions where decided_at is not null;
drop table demo_submissions;
`;
}
