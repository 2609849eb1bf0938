-- What each tier unlocks, at every place that checks an entitlement, and
-- that one row of membership_rules changes it there and nowhere else.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_cast();
select tests.create_user('Owen', tier => 'partner');
select tests.create_listing('verified', 'Owen');
insert into public.buybox_profiles (user_id) select id from public.users on conflict do nothing;
insert into public.events (id, user_id, title, description, starts_at, ends_at, time_zone, format, exclusive, status)
values (
  md5('event exclusive')::uuid, tests.user_id('Owen'), 'Private money night', 'Lenders and borrowers',
  now() + interval '10 days', now() + interval '10 days 2 hours', 'America/New_York', 'online', true, 'published'
);
insert into public.events (id, user_id, title, description, starts_at, ends_at, time_zone, format, location, status)
values (
  md5('event in person')::uuid, tests.user_id('Owen'), 'House tour', 'Bring boots', now() + interval '10 days',
  now() + interval '10 days 2 hours', 'America/New_York', 'in_person', '12 Oak St', 'published'
);
insert into public.event_links (event_id, url) values (md5('event exclusive')::uuid, 'https://meet.example/room');

/* What a statement returns for a member, rolled back: open if true, closed if false, or the error. */
create function tests.try(member text, statement text) returns text language plpgsql as $$
declare
  passed boolean;
begin
  if member is null then perform tests.as_visitor(); else perform tests.as_member(member); end if;
  begin
    execute statement into passed;
    raise exception using errcode = 'TE000', message = case when passed then 'open' else 'closed' end;
  exception
    when sqlstate 'TE000' then
      perform tests.as_owner();
      return sqlerrm;
    when others then
      perform tests.as_owner();
      return sqlstate || ' ' || sqlerrm;
  end;
end;
$$;

create function tests.posted_listing() returns public.properties language sql
as $$ select tests.post_listing('new', (select u.name from public.users u where u.id = auth.uid())); $$;

create temp table places (gate text, place text, statement text, refusal text);
insert into places
values
  (
    'verified_only', 'search', $$ select count(*) > 0 from search_properties('{"verified": true}') $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'
  ),
  (
    'verified_only', 'search by text',
    $$ select count(*) > 0 from search_properties('{"verified": true}', 'duplex', 'price-asc') $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'
  ),
  (
    'verified_only', 'count', $$ select count_properties('{"verified": true}') > 0 $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'
  ),
  (
    'verified_only', 'match texts',
    $$ select cardinality(match_texts('{"verified": true}', '{}')) = 0 $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'
  ),
  (
    'verified_only', 'best match',
    $$ select count(*) > 0 from search_properties('{"verified": true}', sort => 'best-match') $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'
  ),
  (
    'verified_only', 'facets', $$ select (property_facets('{"verified": true}') ->> 'total')::int > 0 $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'
  ),
  (
    'verified_only', 'map',
    $$
      select count(*) > 0
      from map_properties('{"verified": true}', '', '{"west": -180, "south": -90, "east": 180, "north": 90}', 1)
    $$,
    '42501 Verified listings are exclusively available to Closer and Partner members'
  ),
  (
    'seller_contact', 'email', $$ select email(u) is not null from users u where id = tests.user_id('Owen') $$, 'closed'
  ),
  (
    'seller_contact', 'phone', $$ select phone(u) is not null from users u where id = tests.user_id('Owen') $$, 'closed'
  ),
  (
    'seller_contact', 'email of a seller',
    $$
      select email(u) is not null
      from properties p
        join users u on u.id = p.user_id
      where p.id = tests.listing_id('verified')
    $$,
    'closed'
  ),
  ('start_conversations', 'refusal', $$ select message_refusal(tests.user_id('Owen')) is null $$, 'closed'),
  (
    'start_conversations', 'message',
    $$ select send_message(tests.user_id('Owen'), gen_random_uuid(), 'Hello') is not null $$,
    'P0001 Messages to members you’re not connected to are for Closer and Partner members.'
  ),
  (
    'exclusive_events', 'registering', $$ select register_for_event(md5('event exclusive')::uuid) is not null $$,
    'P0001 This event is for Closer and Partner members'
  ),
  (
    'exclusive_events', 'organizing',
    $$
      insert into events (user_id, title, description, starts_at, ends_at, time_zone, format, exclusive)
      values (
        auth.uid(), 'Mine', 'Come', now() + interval '1 day', now() + interval '1 day 1 hour', 'America/New_York',
        'online', true
      )
      returning true
    $$,
    'P0001 Only Closer and Partner members can organize exclusive events.'
  ),
  (
    'in_person_events', 'registering', $$ select register_for_event(md5('event in person')::uuid) is not null $$,
    'P0001 In-person events are for paid members'
  ),
  (
    'api_access', 'API keys',
    $$ select create_api_key('Sheet', '{listings:read}', now() + interval '1 day') is not null $$,
    '42501 API keys are exclusively available to Closer and Partner members'
  ),
  ('no_jv_requirement', 'listing', $$ select jv_share_pct = 0 from tests.posted_listing() $$, 'closed'),
  ('priority_visibility', 'listing', $$ select priority from tests.posted_listing() $$, 'closed');

-- Each entitlement, tier, and place ---------------------------------------------------------------

select results_eq(
  $$ select entitlement, tiers from membership_rules order by position $$,
  $$
    select entitlement, array['pro', 'closer', 'partner']
    from unnest(
      array[
        'verified_only', 'seller_contact', 'start_conversations', 'premium_resources', 'exclusive_events',
        'no_jv_requirement', 'fast_review', 'analytics', 'premium_alerts', 'priority_visibility', 'in_person_events',
        'api_access'
      ]
    ) as entitlement
  $$,
  'every entitlement is for pro, closer, and partner'
);
select is(tests.try(who, statement), 'open', format('%s: %s has %s', place, who, gate))
from places, unnest(array['Pro', 'Closer', 'Partner']) as who;
select is(tests.try(who, statement), refusal, format('%s: %s doesn''t have %s', place, who, gate))
from places, unnest(array['Ann', 'Basic']) as who;
select isnt(tests.try(null, statement), 'open', format('%s: a visitor is rejected', place)) from places;
-- Review deadlines, as staff see them in the queue
create function tests.due_for(who text) returns boolean language plpgsql as $$
begin
  perform tests.as_member(who);
  perform tests.post_listing(who, who);
  perform tests.as_owner();
  return (
    select r.due_at = now() + interval '24 hours'
    from listing_reviews r
    where r.property_id = tests.listing_id(who)
  );
end;
$$;
select is(tests.due_for('Ann'), null, 'a free member''s listing has no review deadline');
select is(tests.due_for('Basic'), null, 'a basic member''s listing has no review deadline');
select is(tests.due_for('Pro'), true, 'a pro member''s listing has a 24-hour review deadline');
select is(tests.due_for('Closer'), true, 'a closer member''s listing has a 24-hour review deadline');

-- The link of an exclusive event depends on the current tier.
select tests.as_member('Closer');
select register_for_event(md5('event exclusive')::uuid);
select isnt_empty($$ select from event_links $$, 'a registered closer member can read an exclusive event''s link');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Closer');
select tests.holds('Closer', $$ select from event_links $$, 'no rows',
    'a member whose membership ended can''t read an exclusive event''s link');
select is(entitlements(u), '{}', 'a member whose membership ended has no entitlements')
from users u where id = tests.user_id('Closer');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select p.jv_share_pct, p.priority, r.due_at from properties p join listing_reviews r on
      r.property_id = p.id where p.id = tests.listing_id('Closer') $$, 'gives (50,f,)',
    'a listing of a member whose membership ended has the JV share, no priority, and no deadline'),
  ('owner', $$ update users set membership_tier = 'closer' where id = tests.user_id('Closer') $$, null, null),
  ('Closer', $$ select from event_links $$, 'rows', 'a member who renews can read the link again'),
  ('owner', $$ select p.jv_share_pct = 0 and p.priority and r.due_at is not null from properties p join listing_reviews
      r on r.property_id = p.id where p.id = tests.listing_id('Closer') $$, 'gives true',
    'a listing of a member who renews has no JV share, priority, and a deadline')
) as t (who, statement, outcome, rule);

-- Entitlements ------------------------------------------------------------------------------------

select tests.as_member('Pro');
select is(
  entitlements(u),
  array[
    'verified_only', 'seller_contact', 'start_conversations', 'premium_resources', 'exclusive_events',
    'no_jv_requirement', 'fast_review', 'analytics', 'premium_alerts', 'priority_visibility', 'in_person_events',
    'api_access'
  ],
  'a pro member can read their own entitlements'
) from users u where id = tests.user_id('Pro');
select is(entitlements(u), null, 'a member can''t read someone else''s entitlements')
from users u where id = tests.user_id('Partner');
select tests.holds($$ entitlements(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Partner'),
      'membership_tier', 'partner'))) $$, 'gives null',
    'a hand-built users row doesn''t reveal someone else''s entitlements');
select tests.as_member('Ann');
select is(entitlements(u), '{}', 'a free member has no entitlements') from users u where id = tests.user_id('Ann');
select is(
  entitlements(
    jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Ann'), 'membership_tier', 'partner'))
  ),
  '{}', 'a hand-built users row with a paid tier has no entitlements'
);
select is(private.has_entitlement('seller_contact'), false, 'has_entitlement returns false for a free member');
select tests.as_visitor();
select is(entitlements(u), null, 'a visitor has no entitlements') from users u where id = tests.user_id('Pro');
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select from membership_rules $$, 'rows', 'a visitor can read the membership rules'),
  ('visitor', $$ private.has_entitlement('verified_only') $$, 'gives false',
    'has_entitlement returns false for a visitor'),
  ('owner', $$ update membership_rules set tiers = '{gold}' where entitlement = 'verified_only' $$, 'fails 23514',
    'a rule can''t have an unknown tier'),
  ('owner', $$ update membership_rules set tiers = array['pro', null] where entitlement = 'verified_only' $$,
    'fails 23514', 'a rule can''t have a null tier')
) as t (who, statement, outcome, rule);

-- Changing one rule -------------------------------------------------------------------------------

/* The entitlements a member has at all of their places, and, after a slash, those they have at any. */
create function tests.passes(who text) returns text language sql as $$
  select concat(
    string_agg(gate, ' ' order by gate) filter (where is_open), '/',
    string_agg(gate, ' ' order by gate) filter (where opens_anywhere)
  )
  from (
    select gate, bool_and(passed) as is_open, bool_or(passed) as opens_anywhere
    from (select gate, tests.try(who, statement) = 'open' as passed from places) as tried group by gate
  ) as gates;
$$;
create function tests.only(open text, tier text) returns void language sql as $$
  update membership_rules set tiers = case when entitlement = open then array[tier] else '{}' end;
$$;
create function tests.all_with_only(open text) returns text language plpgsql as $$
begin
  perform tests.only(open, 'basic');
  return tests.passes('Basic') || ', ' || tests.passes('Pro');
end;
$$;
select is(tests.all_with_only(gate), gate || '/' || gate || ', /',
  gate || ' for basic only: opens its places and no others to basic, and closes them to pro')
from (select distinct gate from places) as guarded;

select tests.only('premium_resources', 'basic');
select tests.as_member('Basic');
select is(entitlements(u), array['premium_resources'], 'a member''s entitlements follow a changed rule')
from users u where id = tests.user_id('Basic');
select tests.as_member('Closer');
select is(entitlements(u), '{}', 'a member loses entitlements with a changed rule')
from users u where id = tests.user_id('Closer');
select tests.as_owner();
select tests.holds(statement, outcome, rule) from (values
  ($$ select jv_share_pct from properties where id = tests.listing_id('Closer') $$, 'gives 50',
    'existing listings get the JV share with a changed rule'),
  ($$ select priority from properties where id = tests.listing_id('Closer') $$, 'gives false',
    'existing listings lose their priority with a changed rule'),
  ($$ select due_at from listing_reviews where property_id = tests.listing_id('Closer') $$, 'gives null',
    'pending reviews lose their deadline with a changed rule')
) as t (statement, outcome, rule);

update membership_rules
set tiers = '{basic}'
where entitlement in ('no_jv_requirement', 'fast_review', 'priority_visibility');
select tests.holds(statement, outcome, rule) from (values
  ($$ select jv_share_pct from properties where id = tests.listing_id('Basic') $$, 'gives 0',
    'existing listings of an entitled tier lose the JV share'),
  ($$ select priority from properties where id = tests.listing_id('Basic') $$, 'gives true',
    'existing listings of an entitled tier get priority'),
  ($$ select due_at > now() from listing_reviews where property_id = tests.listing_id('Basic') $$, 'gives true',
    'pending reviews of an entitled tier get a deadline'),
  ($$ select jv_share_pct from properties where id = tests.listing_id('Ann') $$, 'gives 50',
    'listings of other tiers keep the JV share')
) as t (statement, outcome, rule);
delete from membership_rules where entitlement = 'no_jv_requirement';
select tests.holds($$ select jv_share_pct from properties where id = tests.listing_id('Basic') $$, 'gives 50',
    'deleting a rule removes the entitlement');

-- Offers keep the terms they were made under ------------------------------------------------------------

select tests.as_owner();
insert into membership_rules (entitlement, tiers, position) values ('no_jv_requirement', '{closer}', 99);
select tests.create_user(name) from unnest(array['Dee', 'Eve']) as name;
select tests.create_listing('plan', 'Pro');
update users set membership_tier = 'closer' where id = tests.user_id('Pro');
select tests.offers(who, who || ' plan', 'plan') from unnest(array['Ann', 'Bob']) as who;
select tests.as_owner();
select tests.create_listing('sealed', 'Pro');
select tests.as_member('Pro');
select call_for_offers(tests.listing_id('sealed'), now() + interval '2 hours', 'America/Chicago');
select tests.offers('Eve', 'sealed', 'sealed');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select is((select jv_share_pct from properties where id = tests.listing_id('plan')), 50,
  'when the plan ends, the listing requires a joint venture');
select throws_ok($$ select tests.offers('Dee', 'dee plan', 'plan') $$, 'P0001',
  'This listing requires a joint venture: the seller gets 50% of the profit.', null);
select lives_ok($$ select tests.answers('Pro', 'Bob plan', 'counter', 1, '{"price": 99000}') $$,
  'a counteroffer keeps the terms of its negotiation');
select lives_ok($$ select tests.answers('Bob', 'Bob plan', 'counter', 2, '{"price": 98000}') $$, 'from either side');
select lives_ok($$ select tests.answers('Ann', 'Ann plan', 'withdraw') $$, 'a buyer ends theirs');
select throws_ok($$ select tests.offers('Ann', 'Ann plan 2', 'plan') $$, 'P0001',
  'This listing requires a joint venture: the seller gets 50% of the profit.', 'and a new one follows the new rule');
select lives_ok($$ select tests.offers('Ann', 'Ann plan 3', 'plan', '{"jv_share_pct": 50}') $$, 'with the share');
select tests.as_owner();
update users set membership_tier = 'closer' where id = tests.user_id('Pro');
select lives_ok($$ select tests.answers('Pro', 'Ann plan 3', 'counter', 1, '{"jv_share_pct": 0}') $$,
  'what isn''t required anymore isn''t required of older offers');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select throws_ok($$ select tests.answers('Ann', 'Ann plan 3', 'counter', 2, '{"jv_share_pct": 10}') $$, 'P0001',
  'This listing requires a joint venture: the seller gets 50% of the profit.', 'but is again, where it was');
select lives_ok($$ select tests.answers('Pro', 'Bob plan', 'accept', 3) $$,
  'an offer that was made without a joint venture is accepted without one');
select lives_ok($$ select tests.answers('Eve', 'sealed', 'revise', 1, '{"price": 97000}') $$,
  'a sealed offer is revised on its terms');
select tests.as_owner();
update calls_for_offers set deadline = now() - interval '1 second';
select lives_ok($$ select tests.answers('Pro', 'sealed', 'counter', 2, '{"price": 98000}') $$,
  'countered once the call has ended');
select lives_ok($$ select tests.answers('Eve', 'sealed', 'accept', 3) $$, 'and accepted');

select * from finish();
rollback;
