-- Listings: prices, feedback, and indexes for search. Money is whole USD, area is square feet.

create function private.own_listing_images(owner uuid, paths text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(paths), 1) = 1
    and coalesce(bool_and(coalesce(
      path like owner::text || '/properties/_%' and path not like '%..%' and char_length(path) <= 300
        -- Browsers shorten a/./b to a/b, which is another file to the policies of storage.
        and path !~ '/\.?(/|$)',
      false
    )), true)
  from unnest(paths) as path;
$$;
comment on function private.own_listing_images(uuid, text[]) is
  'True when every path is in the owner''s listing folder of the images bucket. False for nulls and nested lists.';

create function private.valid_annual_expenses(expenses jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(expenses) = 'object', false) and not exists (
    select from jsonb_each(case when jsonb_typeof(expenses) = 'object' then expenses else '{}' end) as item
    where item.key <> all (array[
        'property_taxes', 'insurance', 'maintenance', 'management', 'utilities', 'hoa', 'reserves', 'other'
      ])
      or case
        -- Digits only, because JSON also allows 1.5e3 and thousands of zeros after the point.
        when item.value::text ~ '^[0-9]{1,12}$' then item.value::text::bigint > 100000000000
        else true
      end
  );
$$;
comment on function private.valid_annual_expenses(jsonb) is
  'True for an object with only the known items, each whole USD per year from 0 to 100,000,000,000. False for '
  'anything else, including null.';

create function private.valid_unit_mix(mix jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select case when jsonb_typeof(mix) = 'array' then
    jsonb_array_length(mix) between 1 and 20 and not exists (
      select from jsonb_array_elements(mix) as kind (of_units)
      where case when jsonb_typeof(of_units) = 'object' then
        not of_units ?& array['units', 'bedrooms', 'bathrooms'] or exists (
          select from jsonb_each(of_units) as item
          -- Plain digits only, because JSON also allows 1.5e3.
          where item.value::text !~ case item.key
            when 'units' then '^[1-9][0-9]{0,3}$'
            when 'bedrooms' then '^[0-9]{1,2}$'
            when 'bathrooms' then '^[0-9]{1,2}([.](25|50?|75))?$'
            when 'sqft' then '^[1-9][0-9]{0,6}$'
            when 'rent' then '^[0-9]{1,7}$'
            else '^$'
          end
        )
        else true
      end
    )
    else false
  end;
$$;
comment on function private.valid_unit_mix(jsonb) is
  'True for a list of 1 to 20 objects with units (1 to 9,999), bedrooms and bathrooms (0 to 99, bathrooms in '
  'quarters), and, if stated, sqft (1 to 9,999,999) and rent (0 to 9,999,999). False for anything else, including '
  'null.';

create function private.is_parcel_number(apn text) returns boolean
language sql immutable security definer set search_path = ''
as $$
  select char_length(apn) <= 40
    -- Digits with at most two letters together, as in 1S1E05AB 01200, R-12345-6, and 14 -0080- LL-065-4.
    and apn ~ '^[0-9A-Za-z]+(?:[ ./_*-]{1,3}[0-9A-Za-z]+)*$' and apn !~ '[A-Za-z]{3}'
    and length(regexp_replace(apn, '[^A-Za-z]', '', 'g')) < length(regexp_replace(apn, '[^0-9]', '', 'g'))
    -- Nor in the groups of a phone number.
    and apn !~ '^(?:1[ ./_*-]+)?[2-9][0-9]{2}[ ./_*-]+[2-9][0-9]{2}[ ./_*-]+[0-9]{4}$|^(?:[0-9][ ./_*-]+){6}'
    and apn !~ '[.] *[A-Za-z]{2}(?![0-9A-Za-z])' and not private.poses_as_staff(apn);
$$;
comment on function private.is_parcel_number(text) is
  'True for a parcel number as counties write them, of at most 40 characters: digits, fewer letters, and '
  'separators. False for words, links, our name, and what is grouped as a phone number. Null for null.';

create table public.properties (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  title text not null check (char_length(btrim(title)) between 1 and 140),
  description text not null check (char_length(btrim(description)) between 1 and 8000),
  property_type text not null check (property_type = any (private.property_types())),
  address text not null check (char_length(btrim(address)) between 1 and 200),
  city text not null check (char_length(btrim(city)) between 1 and 100),
  state text not null check (private.is_us_state(state)),
  zip text not null check (zip ~ '^[0-9]{5}$'),
  county text check (char_length(county) <= 100),
  price bigint not null check (price between 1 and 100000000000),
  bedrooms integer not null default 0 check (bedrooms between 0 and 10000),
  bathrooms double precision not null default 0
    check (bathrooms between 0 and 10000 and bathrooms * 4 = floor(bathrooms * 4)),
  sqft integer not null default 0 check (sqft between 0 and 2000000000),
  lot_sqft integer not null default 0 check (lot_sqft between 0 and 2000000000),
  condition text check (condition = any (private.property_conditions())),
  financing text check (financing = any (private.financing_types())),
  occupancy text not null default 'vacant' check (occupancy in ('vacant', 'occupied')),
  off_market_contract boolean not null default false,
  images text[] not null default '{}' check (cardinality(images) <= 10),
  noi bigint check (noi between -100000000000 and 100000000000),
  cap_rate double precision generated always as (noi::double precision * 100 / price) stored,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  verified boolean not null default false,
  jv_share_pct integer not null default 0 check (jv_share_pct between 0 and 100),
  likes integer not null default 0 check (likes >= 0),
  dislikes integer not null default 0 check (dislikes >= 0),
  view_count integer not null default 0 check (view_count >= 0),
  search_text text not null generated always as (
    lower(title || E'\n' || address || ', ' || city || ', ' || state || ' ' || zip)
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  status text not null default 'active' check (status in ('active', 'under_contract', 'paused', 'sold')),
  status_changed_at timestamptz,
  previous_price bigint,
  price_changed_at timestamptz,
  saves integer not null default 0 check (saves >= 0),
  arv bigint check (arv between 1 and 100000000000),
  repair_cost bigint check (repair_cost between 0 and 100000000000),
  monthly_rent bigint check (monthly_rent between 0 and 100000000000),
  other_monthly_income bigint check (other_monthly_income between 0 and 100000000000),
  vacancy_pct double precision check (vacancy_pct between 0 and 100),
  down_payment_pct double precision check (down_payment_pct between 0 and 100),
  seller_note_amount bigint check (seller_note_amount between 1 and 100000000000),
  seller_note_rate double precision check (seller_note_rate between 0 and 30),
  seller_note_interest_only_years integer check (seller_note_interest_only_years between 1 and 40),
  balloon_years integer check (balloon_years between 1 and 40),
  existing_loan_balance bigint check (existing_loan_balance between 1 and 100000000000),
  existing_loan_rate double precision check (existing_loan_rate between 0 and 30),
  existing_loan_months integer check (existing_loan_months between 1 and 480),
  existing_loan_arrears bigint check (existing_loan_arrears between 0 and 100000000000),
  annual_expenses jsonb not null default '{}' check (private.valid_annual_expenses(annual_expenses)),
  public_since timestamptz,
  standing_price bigint,
  dropped_from bigint generated always as (case when standing_price > price then standing_price end) stored,
  priority boolean not null default false,
  removed_at timestamptz,
  units integer check (units between 1 and 10000),
  year_built integer check (year_built between 1600 and 2100),
  unit_mix jsonb check (unit_mix is null or private.valid_unit_mix(unit_mix)),
  parking text check (char_length(btrim(parking)) between 1 and 100),
  zoning text check (char_length(btrim(zoning)) between 1 and 50),
  apn text check (private.is_parcel_number(apn)),
  -- A day more, because it may be tomorrow where they were taken.
  photos_taken_on date check (photos_taken_on between '2000-01-01' and current_date + 1),
  held_at timestamptz,
  sales_status text check (sales_status in ('active', 'under_contract', 'paused', 'sold')),
  constraint properties_own_images check (private.own_listing_images(user_id, images)),
  constraint properties_removed check (
    (removed_at is null) = (sales_status is null) and (removed_at is null or status = 'paused')
  ),
  constraint properties_held check (held_at is null or removed_at is not null)
);
comment on table public.properties is
  'Investment property listings. Everyone can read them, except paused ones, which are visible only to their owner '
  'and staff.';
comment on column public.properties.price is 'Asking price, whole USD.';
comment on column public.properties.noi is
  'Net operating income per year, whole USD, as stated by the seller; null if not stated.';
comment on column public.properties.cap_rate is 'Cap rate in percent: noi / price x 100. Null without noi.';
comment on column public.properties.images is
  'Paths in the images bucket, in the seller''s own folder, at most 10. The first is the cover.';
comment on column public.properties.condition is 'Null if not stated, and always for land.';
comment on column public.properties.jv_share_pct is
  'Joint-venture share required of the seller, in percent: 0 with the no_jv_requirement entitlement, else 50. Set '
  'by trigger.';
comment on column public.properties.verified is
  'Set by trigger: true for a partner''s listings and for those approved by staff.';
comment on column public.properties.priority is
  'Whether it comes before others in the featured order, after verified: with the seller''s priority_visibility '
  'entitlement. Set by trigger.';
comment on column public.properties.search_text is 'Text that search looks in, lower case.';
comment on column public.properties.status is
  'active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in '
  'search. paused: visible only to its owner and staff.';
comment on column public.properties.removed_at is
  'Since when moderators hide it; null if they don''t. It''s paused, and its owner can''t change it.';
comment on column public.properties.held_at is
  'Since when it''s hidden only until a moderator decides (held_content), so that its offers, showings, and '
  'invitations wait; null if it isn''t.';
comment on column public.properties.sales_status is
  'The status that it will have when moderators restore it. It follows the sale while they hide it; null while they '
  'don''t.';
comment on column public.properties.status_changed_at is 'When the status last changed; null if never.';
comment on column public.properties.previous_price is
  'Asking price before the last change, whole USD; null if it never changed.';
comment on column public.properties.price_changed_at is 'When the price last changed; null if never.';
comment on column public.properties.public_since is
  'Since when the listing has been active at its current price without a break; null while it isn''t active.';
comment on column public.properties.standing_price is
  'The last asking price before the current one that was public for at least 72 hours without a break, whole USD; '
  'null if there was none.';
comment on column public.properties.dropped_from is
  'The one definition of a price drop, for the badge and for alerts: standing_price while the asking price is lower, '
  'else null. So a price that is raised for a moment and cut again hasn''t dropped.';
comment on column public.properties.saves is 'Number of members who saved it. Kept by trigger.';
comment on column public.properties.arv is
  'After-repair value, whole USD, as stated by the seller; null if not stated.';
comment on column public.properties.repair_cost is
  'Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed.';
comment on column public.properties.monthly_rent is
  'Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated.';
comment on column public.properties.other_monthly_income is
  'Other monthly income (parking, laundry, storage), whole USD; null if not stated.';
comment on column public.properties.vacancy_pct is
  'Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated.';
comment on column public.properties.down_payment_pct is
  'Down payment that the seller asks if they finance it, in percent of the price; null if not stated.';
comment on column public.properties.seller_note_amount is
  'What the seller lends the buyer with a note (owner financing), whole USD; null if not stated.';
comment on column public.properties.seller_note_rate is
  'Interest rate of the seller''s note (owner financing), in percent per year; null if not stated.';
comment on column public.properties.seller_note_interest_only_years is
  'Years at first in which payments on the seller''s note are interest only; null if not stated, or none.';
comment on column public.properties.balloon_years is
  'Years after which the seller''s note is due; null if not stated, or never.';
comment on column public.properties.existing_loan_balance is
  'What the seller owes on a loan that stays in place, whole USD: taken over (subject-to), or wrapped by the seller''s '
  'note. Null if not stated.';
comment on column public.properties.existing_loan_rate is
  'Interest rate of the loan that stays in place, in percent per year; null if not stated.';
comment on column public.properties.existing_loan_months is
  'Months until the loan that stays in place is paid off; null if not stated.';
comment on column public.properties.existing_loan_arrears is
  'Overdue payments on the loan that stays in place, whole USD, made up at closing; null if not stated.';
comment on column public.properties.annual_expenses is
  'Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, '
  'management, utilities, hoa, reserves, other. A missing item isn''t stated. Excludes loan payments and income tax.';
comment on column public.properties.units is 'Number of dwellings or rentable spaces; null if not stated.';
comment on column public.properties.year_built is 'Null if not stated.';
comment on column public.properties.unit_mix is
  'The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; '
  'the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not '
  'stated.';
comment on column public.properties.parking is 'In the seller''s words, such as "2-car garage". Null if not stated.';
comment on column public.properties.zoning is 'The local zoning code, such as R-2. Null if not stated.';
comment on column public.properties.photos_taken_on is 'The day the newest picture was taken; null if not stated.';
comment on column public.properties.apn is
  'The assessor''s parcel number, as the county writes it. Null if not stated.';
create index properties_user_idx on public.properties (user_id, created_at desc);

create function private.listing_fields()
  returns table (field text, of_table text, written text, rule text, lowest double precision, highest double precision)
language sql immutable set search_path = ''
as $$
  values
    ('title', 'properties', 'line', 'same', null::double precision, null::double precision),
    ('property_type', 'properties', null, 'same', null, null),
    ('condition', 'properties', null, 'same', null, null),
    ('bedrooms', 'properties', null, 'same', null, null),
    ('bathrooms', 'properties', null, 'same', null, null),
    ('sqft', 'properties', null, 'percent', -5, 5),
    ('lot_sqft', 'properties', null, 'percent', -5, 5),
    ('units', 'properties', null, 'same', null, null),
    ('year_built', 'properties', null, 'same', null, null),
    ('parking', 'properties', 'line', 'same', null, null),
    ('zoning', 'properties', 'line', 'same', null, null),
    ('apn', 'properties', 'line', 'same', null, null),
    ('unit_mix', 'properties', null, 'same', null, null),
    ('description', 'properties', 'text', 'wording', null, 20),
    ('address', 'properties', 'line', 'same', null, null),
    ('zip', 'properties', null, 'same', null, null),
    ('city', 'properties', 'line', 'same', null, null),
    ('state', 'properties', null, 'same', null, null),
    ('county', 'properties', 'line', 'same', null, null),
    ('latitude', 'properties', null, null, null, null),
    ('longitude', 'properties', null, null, null, null),
    ('pin', null, null, 'miles', null, 0.5),
    ('price', 'properties', null, 'percent', -20, 10),
    ('noi', 'properties', null, 'percent', -10, 10),
    ('financing', 'properties', null, 'same', null, null),
    ('occupancy', 'properties', null, 'any', null, null),
    ('arv', 'properties', null, 'percent', -10, 10),
    ('repair_cost', 'properties', null, 'percent', -10, 10),
    ('monthly_rent', 'properties', null, 'percent', -10, 10),
    ('other_monthly_income', 'properties', null, 'percent', -10, 10),
    ('vacancy_pct', 'properties', null, 'points', -3, 3),
    ('annual_expenses', 'properties', null, 'total', -10, 10),
    ('down_payment_pct', 'properties', null, 'points', -3, 3),
    ('seller_note_amount', 'properties', null, 'percent', -10, 10),
    ('seller_note_rate', 'properties', null, 'points', -3, 3),
    ('seller_note_interest_only_years', 'properties', null, 'same', null, null),
    ('balloon_years', 'properties', null, 'same', null, null),
    ('existing_loan_balance', 'properties', null, 'percent', -10, 10),
    ('existing_loan_rate', 'properties', null, 'points', -3, 3),
    ('existing_loan_months', 'properties', null, 'percent', -10, 10),
    ('existing_loan_arrears', 'properties', null, 'percent', -10, 10),
    ('contract_price', 'listing_terms', null, null, null, null),
    ('assignment_fee', 'listing_terms', null, null, null, null),
    ('contract_shared', 'listing_terms', null, null, null, null),
    ('earnest_money', 'listing_terms', null, null, null, null),
    ('closing_on', 'listing_terms', null, null, null, null),
    ('contract_expires_on', 'listing_terms', null, null, null, null),
    ('contract_inspection_on', 'listing_terms', null, null, null, null),
    ('contract_assignable', 'listing_terms', null, null, null, null),
    ('funds_required', 'listing_terms', null, null, null, null),
    ('access_instructions', 'listing_terms', 'text', null, null, null),
    ('off_market_contract', 'properties', null, 'same', null, null),
    ('photos_taken_on', 'properties', null, null, null, null),
    ('images', 'properties', null, 'pictures', null, 5),
    ('status', 'properties', null, null, null, null);
$$;
comment on function private.listing_fields() is
  'What a seller states about a listing, in the order of the form: the column and its table, and pin, the coordinates '
  'together. The one list of what post_listing writes, owners may change, drafts have, and staff approve; the app''s '
  'is src/domain/listing/fields.ts. written: line or text, if it''s in the seller''s words. rule: which edits of an '
  'approved listing keep its badge; any other needs review, and null isn''t approved. any: every change. same: only '
  'capitals, spaces, and punctuation. wording: up to `highest` characters in whole words and a tenth of the text, '
  'without figures or links. percent and total: a change within `lowest` and `highest` percent, of a number or of the '
  'sum of an object''s numbers. points: the same for a percentage, in points. miles: a distance of at most `highest`. '
  'pictures: at most `highest` more, with every approved one still there and one of them as the cover.';

create function private.listing_columns(of_table text default 'properties') returns text[]
language sql immutable set search_path = ''
as $$ select array_agg(f.field) from private.listing_fields() f where f.of_table = listing_columns.of_table; $$;
comment on function private.listing_columns(text) is
  'The columns of properties, or listing_terms, that a seller states.';

create function private.listing_texts(written text[]) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('properties', jsonb_agg(f.field)) from private.listing_fields() f
  where f.of_table = 'properties' and f.written = any (listing_texts.written);
$$;
comment on function private.listing_texts(text[]) is
  'The columns of properties in the seller''s words, under the name of the table: lines, texts, or both.';

create function private.market_status(listing public.properties) returns text
language sql immutable set search_path = ''
as $$
  select case
    when listing.removed_at is null then listing.status
    when listing.held_at is null then 'paused'
    else listing.sales_status
  end;
$$;
comment on function private.market_status(public.properties) is
  'The status of a listing for its offers, showings, and invitations: a hold changes nothing for them, a removal does.';

create table public.property_feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  property_id uuid not null references public.properties (id) on delete cascade,
  feedback_type text not null check (feedback_type in ('like', 'dislike')),
  created_at timestamptz not null default now(),
  unique (user_id, property_id)
);
comment on table public.property_feedback is 'One like or dislike per member and listing. The listing has the totals.';
create index property_feedback_property_idx on public.property_feedback (property_id);

-- Effects of the seller's tier --------------------------------------------------------------------

create function private.apply_tier_to_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  tier text;
begin
  -- Locked, so that a concurrent tier change either is seen here or sees this listing.
  select membership_tier into tier from public.users where id = new.user_id for share;
  new.verified := coalesce(tier = 'partner', false);
  new.priority := private.tier_has_entitlement(tier, 'priority_visibility');
  new.jv_share_pct := coalesce(private.jv_share_pct(tier), 50);
  new.likes := 0;
  new.dislikes := 0;
  new.saves := 0;
  if new.status = 'active' then
    new.public_since := coalesce(new.public_since, new.created_at);
  end if;
  return new;
end;
$$;
comment on function private.apply_tier_to_listing() is
  'Insert trigger: partner listings start verified, priority and the JV share follow the tier, likes and saves start '
  'at zero, and an active one is public since it was created.';

create trigger apply_tier_to_listing before insert on public.properties
  for each row execute function private.apply_tier_to_listing();

create function private.apply_tier_to_listings() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Locked first, to see concurrent decisions and moves. To prevent deadlocks, listings are always locked before
  -- reviews.
  perform from public.properties where user_id = new.id order by id for no key update;
  update public.properties
  set verified = new.membership_tier = 'partner' or private.is_approved(id),
      priority = private.tier_has_entitlement(new.membership_tier, 'priority_visibility'),
      jv_share_pct = private.jv_share_pct(new.membership_tier)
  where user_id = new.id;
  if new.membership_tier = 'partner' then
    delete from public.listing_reviews r using public.properties p
    where p.id = r.property_id and p.user_id = new.id and r.decision is null;
  else
    update public.listing_reviews r
    set due_at = case when private.tier_has_entitlement(new.membership_tier, 'fast_review') then
      coalesce(r.due_at, private.review_due(new.membership_tier)) end
    from public.properties p
    where p.id = r.property_id and p.user_id = new.id and r.decision is null;
    if old.membership_tier = 'partner' then
      perform private.queue_review(p.id, new.membership_tier) from public.properties p where p.user_id = new.id
        and not p.verified;
    end if;
  end if;
  return new;
end;
$$;
comment on function private.apply_tier_to_listings() is
  'Update trigger on users: applies a tier change to the member''s listings and their pending reviews.';

create trigger apply_tier_to_listings after update of membership_tier on public.users
  for each row when (new.membership_tier is distinct from old.membership_tier)
  execute function private.apply_tier_to_listings();

create function private.locate_listing() returns trigger
language plpgsql set search_path = ''
as $$
declare
  zip_area record;
begin
  -- Removing one of a stored pin removes it.
  if (new.latitude is null) <> (new.longitude is null) and (
    tg_op = 'INSERT' or new.latitude <> old.latitude or new.longitude <> old.longitude
  ) then
    raise exception 'A pin has a latitude and a longitude.' using errcode = '23514';
  end if;
  if tg_op = 'UPDATE' and new.zip <> old.zip then
    -- A listing that moves keeps only what the caller changed too.
    if new.county is not distinct from old.county then
      new.county := null;
    end if;
    if (new.latitude, new.longitude) is not distinct from (old.latitude, old.longitude) then
      new.latitude := null;
    end if;
  end if;
  if new.latitude is not null and new.longitude is not null and new.county is not null then
    return new;
  end if;
  select z.latitude, z.longitude, z.county into zip_area from public.zip_codes z where z.zip = new.zip;
  if not found then
    -- A ZIP code newer than the reference data gets the center of its three-digit area, and no county.
    select avg(z.latitude) as latitude, avg(z.longitude) as longitude, null::text as county into zip_area
    from public.zip_codes z where z.zip >= left(new.zip, 3) and z.zip <= left(new.zip, 3) || '99';
  end if;
  if zip_area.latitude is null and (new.latitude is null or new.longitude is null) then
    raise exception 'ZIP code % is not known', new.zip
      using errcode = '23514', hint = 'Check the ZIP code.', detail = 'zip';
  end if;
  if new.latitude is null or new.longitude is null then
    new.latitude := zip_area.latitude;
    new.longitude := zip_area.longitude;
  end if;
  new.county := coalesce(new.county, zip_area.county);
  return new;
end;
$$;
comment on function private.locate_listing() is
  'Insert and update trigger: fills missing coordinates and county from the ZIP code, also when only the ZIP code '
  'changes. Raises 23514 for one coordinate without the other, and for a ZIP code in no known area.';

create function private.clear_land_condition() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.condition := null;
  return new;
end;
$$;
comment on function private.clear_land_condition() is
  'Insert and update trigger for land: it has no building, so it has no condition, whatever form or script wrote it.';

create trigger clear_land_condition before insert or update of property_type, condition on public.properties
  for each row when (new.property_type = 'Land' and new.condition is not null)
  execute function private.clear_land_condition();

create trigger locate_listing before insert or update of zip, county, latitude, longitude on public.properties
  for each row execute function private.locate_listing();

do $$ begin
  execute format(
    'create trigger check_updated_columns before update on public.properties
      -- Generated columns are computed after the trigger, and not writable.
      for each row execute function private.allow_update_columns(%s, cap_rate, search_text, dropped_from);
    create trigger touch_updated_at before update of %s on public.properties
      for each row execute function private.touch_updated_at()',
    array_to_string(private.listing_columns(), ', '),
    array_to_string(array_remove(private.listing_columns(), 'status'), ', ')
  );
end $$;

-- Feedback counters -------------------------------------------------------------------------------

create function private.count_feedback() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.properties
    set likes = likes - (old.feedback_type = 'like')::int,
        dislikes = dislikes - (old.feedback_type = 'dislike')::int
    where id = old.property_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.properties
    set likes = likes + (new.feedback_type = 'like')::int,
        dislikes = dislikes + (new.feedback_type = 'dislike')::int
    where id = new.property_id;
  end if;
  return null;
end;
$$;
comment on function private.count_feedback() is
  'Row trigger on property_feedback: keeps the listing''s likes and dislikes.';

-- Named to run before the foreign key's check, which locks the listing more weakly: raising that lock while an account
-- deletion waits for it would be a deadlock.
create trigger "10_count_feedback"
  after insert or delete or update of feedback_type, property_id on public.property_feedback
  for each row execute function private.count_feedback();
create trigger check_updated_columns before update on public.property_feedback
  for each row execute function private.allow_update_columns('feedback_type');

-- For the policy on properties. Nearly every listing is active.
create index properties_off_market_idx on public.properties (status) where status <> 'active';

-- Prices ------------------------------------------------------------------------------------------

create table public.listing_prices (
  id bigint generated always as identity primary key,
  property_id uuid not null references public.properties (id) on delete cascade,
  price bigint not null,
  changed_at timestamptz not null default now()
);
comment on table public.listing_prices is
  'Every asking price a listing has had, written by trigger. Readable by everyone who can read the listing.';
comment on column public.listing_prices.price is 'Asking price since changed_at, whole USD.';
create index listing_prices_property_idx on public.listing_prices (property_id, changed_at desc, id desc);

create function private.record_listing_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.price <> old.price then
    new.previous_price := old.price;
    new.price_changed_at := now();
  end if;
  if new.status <> old.status then
    new.status_changed_at := now();
  end if;
  if (new.price, new.status) is distinct from (old.price, old.status) then
    if old.public_since <= now() - interval '72 hours' then
      new.standing_price := old.price;
    end if;
    new.public_since := case when new.status = 'active' then now() end;
  end if;
  return new;
end;
$$;
comment on function private.record_listing_change() is
  'Update trigger on properties: stores the previous price, when price and status changed, since when the price is '
  'public, and the last one that was public for 72 hours.';

-- Named to run after check_updated_columns, which would reject its change.
create trigger record_listing_change before update of price, status on public.properties
  for each row execute function private.record_listing_change();

create function private.insert_price() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.listing_prices (property_id, price, changed_at)
  values (new.id, new.price, case when tg_op = 'INSERT' then new.created_at else new.price_changed_at end);
  return null;
end;
$$;
comment on function private.insert_price() is
  'Trigger on properties: adds the price of a new listing, and every later price, to its history.';

create trigger insert_first_price after insert on public.properties
  for each row execute function private.insert_price();
create trigger insert_price after update of price on public.properties
  for each row when (new.price <> old.price) execute function private.insert_price();

-- Indexes -----------------------------------------------------------------------------------------

-- Search has its own (40_search/10_search_listings.sql).
create index properties_newest_idx on public.properties (created_at desc, id desc) where status = 'active';

-- Activity feed -----------------------------------------------------------------------------------

create index properties_sold_idx on public.properties (user_id, status_changed_at desc, id desc) where status = 'sold';

-- Realtime ----------------------------------------------------------------------------------------

alter publication supabase_realtime add table public.properties;

create function private.broadcast_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_to_topic('listing:' || old.id, 'listing');
  return null;
end;
$$;
comment on function private.broadcast_listing() is
  'Trigger on properties: tells everyone viewing the listing that it was edited, verified, paused, sold, or deleted.';

create trigger realtime_changed after update on public.properties
  for each row when (
    (old.updated_at, old.status, old.verified) is distinct from (new.updated_at, new.status, new.verified)
  )
  execute function private.broadcast_listing();
create trigger realtime_removed after delete on public.properties
  for each row execute function private.broadcast_listing();

-- Limit -------------------------------------------------------------------------------------------

create function private.limit_active_listings(member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 200;
begin
  -- Without a caller, this is the service role or a migration.
  if auth.uid() is null or private.is_staff() then
    return;
  end if;
  -- The count must see what concurrent calls of the member have added.
  perform pg_advisory_xact_lock(hashtextextended('active listings ' || member, 0));
  if (select count(*) from public.properties p where p.user_id = member and p.status = 'active') > most then
    raise exception 'You have % active listings, which is the limit. Pause or delete one, or mark one as sold, first.',
      most using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.limit_active_listings(uuid) is
  'After a listing became active: raises P0001, which is shown to the member, if they have more than 200. Staff and '
  'the service role have no limit.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.properties enable row level security;
alter table public.property_feedback enable row level security;
alter table public.listing_prices enable row level security;

create policy "Members can update their own listings"
  on public.properties for update to authenticated
  using (user_id = (select auth.uid()) and (select private.reads_own())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own listings"
  on public.properties for delete to authenticated
  using (user_id = (select auth.uid()) and (select private.reads_own()));

create policy "Members can read their own feedback"
  on public.property_feedback for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own feedback"
  on public.property_feedback for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));

create policy "Members can update their own feedback"
  on public.property_feedback for update to authenticated
 
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and exists (select from public.properties p where p.id = property_id));

create policy "Members can delete their own feedback"
  on public.property_feedback for delete to authenticated using (user_id = (select auth.uid()));

create policy "Everyone can read listings, except others' paused ones"
  on public.properties for select to anon, authenticated
  using (
    (status <> 'paused' and user_id <> all ((select private.hidden_member_ids())::uuid[]))
    or (user_id = (select auth.uid()) and (select private.reads_own()))
    or (select private.is_staff())
  );

create policy "Everyone who can read a listing can read its prices"
  on public.listing_prices for select to anon, authenticated
  using (exists (select from public.properties p where p.id = property_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.properties, public.property_feedback, public.listing_prices from anon, authenticated;
grant select on public.properties, public.listing_prices to anon, authenticated;
grant update, delete on public.properties to authenticated;
grant select, insert, update, delete on public.property_feedback to authenticated;
grant all on public.properties, public.property_feedback, public.listing_prices to service_role;
grant execute on function private.own_listing_images(uuid, text[]) to anon, authenticated, service_role;
grant execute on function
  private.valid_annual_expenses(jsonb), private.valid_unit_mix(jsonb),
  private.is_parcel_number(text)
  to authenticated, service_role;
