-- Functions built on matching: their arguments, limits, and who may call them. tests/backend/matching.test.ts compares
-- what they find with an implementation of its own.
begin;
\ir helpers.psql
select tests.create_cast();
delete from properties;

create function tests.set_box(owner text, criteria jsonb) returns void language sql
as $$
  insert into buybox_profiles (
    user_id, states, counties, property_types, conditions, financing, investment_strategies, min_price, max_price
  )
  select tests.user_id(owner), b.states, b.counties, b.property_types, b.conditions, b.financing,
    b.investment_strategies, b.min_price, b.max_price
  from jsonb_populate_record(
    null::buybox_profiles,
    '{
      "states": [], "counties": [], "property_types": [], "conditions": [], "financing": [], "investment_strategies": []
    }' || criteria
  ) as b;
$$;
create function tests.matched(max_rows integer default 6) returns text language sql
as $$ select coalesce(string_agg(title, ' '), '') from matched_listings(max_rows); $$;

select tests.post_listing('old', 'Bob', '{"title": "old", "created_at": "2026-01-01"}');
select tests.post_listing('new', 'Bob', '{"title": "new", "created_at": "2026-01-03"}');
select tests.post_listing('middle', 'Pro', '{"title": "middle", "created_at": "2026-01-02"}');
select tests.post_listing('dear', 'Bob', '{"title": "dear", "price": 100001}');
select tests.post_listing('texan', 'Bob', '{"title": "texan", "zip": "75001", "state": "TX"}');
select tests.post_listing('own', 'Ann', '{"title": "own"}');

-- Matched listings --------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(tests.matched(), '', 'without a buy box, no listing matches');
select is(match_listing(tests.listing_id('new')), null, 'without a buy box, match_listing returns null');
select tests.as_owner();
select tests.set_box(
  'Ann',
  '{"states": ["NY"], "max_price": 100000, "property_types": ["Multi Family"], "investment_strategies": ["BRRRR"]}'
);
select tests.as_member('Ann');
select is(tests.matched(), 'new middle old', 'matched_listings returns the newest first, without the member''s own');
select is(tests.matched(2), 'new middle', 'matched_listings returns at most the number requested');
select is(tests.matched(n), 'new', 'matched_listings returns at least one row for a limit of ' || n)
from unnest(array[0, -1]) as n;
select is(tests.matched(null), 'new middle old', 'a null limit uses the default');
select is(tests.matched(2147483647), 'new middle old', 'a very large limit doesn''t fail');

select tests.as_owner();
update properties set status = 'paused' where id = tests.listing_id('new');
update properties set status = 'sold' where id = tests.listing_id('old');
select tests.holds('Ann', $$ tests.matched() $$, 'gives middle', 'paused and sold listings don''t match');
select tests.as_owner();
update properties set status = 'active';
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
select is(tests.matched(), 'middle', 'a listing of a member who blocked the caller doesn''t match');
select is(count_matches('{}'), 1, 'count_matches leaves out a member who blocked the caller');
select tests.as_owner();
delete from member_blocks;
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Bob'));
select tests.as_owner();
delete from member_blocks;

-- Counts for an unsaved buy box -------------------------------------------------------------------

select tests.as_member('Ann');
select is(count_matches('{}'), 5, 'an empty buy box matches every listing but the member''s own');
select is(
  count_matches(
    '{"states": ["NY"], "max_price": 100000, "property_types": ["Multi Family"], "investment_strategies": ["BRRRR"]}'
  ),
  3, 'count_matches agrees with matched_listings'
);
select is(count_matches('{"states": null, "counties": null, "min_price": null, "max_price": null, "financing": null}'),
  5, 'null criteria are ignored');
select throws_ok(format('select count_matches(%L)', box), '22023', null, 'invalid buy box: ' || box)
from unnest(
  array[
    '[]', '"x"', '7', 'null', '{"state": ["TX"]}', '{"states": "TX"}', '{"states": [7]}', '{"states": [null]}',
    '{"states": [["TX"]]}', '{"states": ["Texas"]}', '{"states": {"TX": true}}', '{"counties": ["Harris, TX"]}',
    '{"states": ["TX"], "counties": ["Harris"]}', '{"min_price": "1"}', '{"min_price": -1}', '{"min_price": 1.5}',
    '{"max_price": 100000000001}', '{"max_price": 1e400}', '{"max_price": true}', '{"min_price": 2, "max_price": 1}',
    '{"user_id": "x"}', '{"vip_alerts": true}'
  ]
) as box;
select throws_ok($$ select count_matches(null) $$, '22023', null, 'a null buy box is rejected');

select tests.as_owner();
select tests.post_listing(
  'nevada', 'Bob', '{"state": "NV", "zip": "89501", "property_type": "Land", "price": 1, "created_at": "2026-01-04"}'
);
-- Insert without triggers, which is faster: more rows than the first scan of the newest covers.
set local session_replication_role = replica;
insert into properties (
  user_id, title, description, property_type, address, city, state, zip, county, latitude, longitude, price, created_at
)
select tests.user_id('Bob'), 'Many', 'One of many.', 'Land', '1 Elm St', 'Reno', 'NV', '89501', 'Washoe', 39.5, -119.8,
  n, '2026-01-04'
from generate_series(2, 4001) as n;
set local session_replication_role = origin;
select private.rebuild_search();
select tests.as_member('Ann');
select is(count_matches('{"states": ["NV"]}'), 1001, 'the count stops at 1,001');
select is(count_matches('{"states": ["NV"], "max_price": 1000}'), 1000, 'a count of 1,000 is exact');
select is(tests.matched(7), 'new middle old', 'matched_listings finds a rare match among many listings');
select tests.as_owner();
delete from properties where id = tests.listing_id('nevada');
set local session_replication_role = replica;
delete from properties where state = 'NV';
set local session_replication_role = origin;
select private.rebuild_search();

-- Match explanations ------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(
  match_listing(tests.listing_id('dear')),
  '{
    "matches": false, "score": 80,
    "criteria": [
      {"criterion": "state", "verdict": "pass", "weight": 25, "expected": ["NY"], "actual": "NY"},
      {"criterion": "county", "verdict": null, "weight": 10, "expected": [], "actual": "New York, NY"},
      {
        "criterion": "property_type", "verdict": "pass", "weight": 20, "expected": ["Multi Family"],
        "actual": "Multi Family"
      },
      {
        "criterion": "price", "verdict": "near", "weight": 25, "expected": {"min": null, "max": 100000},
        "actual": 100001
      },
      {"criterion": "condition", "verdict": null, "weight": 8, "expected": [], "actual": null},
      {"criterion": "financing", "verdict": null, "weight": 7, "expected": [], "actual": null},
      {"criterion": "strategy", "verdict": "unknown", "weight": 5, "expected": ["BRRRR"], "actual": []}
    ]
  }'::jsonb,
  'match_listing explains each criterion'
);
select is(match_listing(tests.listing_id('new')) -> 'matches', 'true', 'match_listing says that a listing matches');
select is(match_listing(tests.listing_id('own')), null, 'match_listing returns null for the member''s own listing');
select is(match_listing(gen_random_uuid()), null, 'match_listing returns null for an unknown listing');
select tests.as_owner();
update properties set status = 'paused' where id = tests.listing_id('new');
update properties set status = 'sold' where id = tests.listing_id('old');
select tests.as_member('Ann');
select is(match_listing(tests.listing_id('new')), null, 'match_listing returns null for a paused listing');
select isnt(match_listing(tests.listing_id('old')), null, 'match_listing explains a sold listing');
select tests.holds('Bob', $$ select match_score(p) from properties p where p.id = tests.listing_id('middle') $$,
    'gives null', 'match_score returns null without a buy box');

-- Best match sort ---------------------------------------------------------------------------------

select tests.as_owner();
update properties set status = 'active', financing = null;
select tests.post_listing(
  'fit', 'Pro', '{"title": "fit", "condition": "Light Rehab", "financing": "Cash", "created_at": "2025-12-01"}'
);
select tests.post_listing('worn', 'Pro', '{"title": "worn", "condition": "Heavy Rehab", "created_at": "2025-12-02"}');
select tests.post_listing('sold', 'Pro', '{"title": "sold", "condition": "Light Rehab", "status": "sold"}');
select tests.post_listing('paused', 'Pro', '{"title": "paused", "condition": "Light Rehab", "status": "paused"}');

create function tests.best(
  filters jsonb default '{}', search text default '', after jsonb default null, size integer default 24
) returns text language sql
as $$
  select string_agg(p.title || ' ' || match_score(p), ', ')
  from search_properties(filters, search, 'best-match', after, size) p;
$$;
select tests.as_member('Ann');
select is(tests.best(after => 'null'), tests.best(), 'a JSON null cursor returns the first page');
select is(tests.best(size => 0), 'worn 100', 'a page has at least one listing');
select throws_ok(format('select tests.best(after => %L)', row), '22023', 'Not a valid cursor',
  'invalid cursor: ' || row)
from unnest(
  array[
    '{}', '[]', '7', '{"match_score": 1}', '{"id": "00000000-0000-4000-8000-000000000000", "created_at": "2026-01-01"}',
    '{"id": null, "created_at": null, "match_score": null}'
  ]
) as row;
select throws_ok(
  format($$ select tests.best(after => '{"id": "%s", "created_at": "2026-01-01", "match_score": %s}') $$, id, score),
  '22P02', null, 'a cursor needs a valid id and score'
) from (values ('x', '1'), (gen_random_uuid()::text, '"good"'), (gen_random_uuid()::text, '1.5')) as rows (id, score);
select throws_ok($$ select tests.best('{"price": 7}') $$, '22023', null, 'invalid filters are rejected');

select tests.as_owner();
update buybox_profiles
set max_price = null, min_price = 111111, counties = '{"Kings, NY"}'
where user_id = tests.user_id('Ann');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.best() $$, 'gives worn 79, fit 79, dear 76, new 76, middle 76, old 76',
    'a nearby county and 90% of the minimum price are included'),
  ('owner', $$ update buybox_profiles set min_price = 111113 where user_id = tests.user_id('Ann') $$, null, null),
  ('Ann', $$ tests.best() $$, 'gives null', 'a price below 90% of the minimum is left out'),
  ('owner', $$ update buybox_profiles set min_price = null, counties = '{}' where user_id = tests.user_id('Ann') $$,
    null, null),
  ('Closer', $$ select tests.best() $$, 'fails: Set your investment criteria first.', 'best-match needs a buy box'),
  ('visitor', $$ select search_properties(sort => 'best-match') $$,
    'fails 42501: Sign in to see what matches your investment criteria best.', 'best-match needs a signed-in member')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from properties
where id in (tests.listing_id('fit'), tests.listing_id('worn'), tests.listing_id('sold'), tests.listing_id('paused'));
update properties set condition = null;
update buybox_profiles
set max_price = 100000, property_types = '{Multi Family}', conditions = '{}', financing = '{}',
  investment_strategies = '{BRRRR}'
where user_id = tests.user_id('Ann');

-- Matching buy boxes ------------------------------------------------------------------------------

select tests.as_owner();
update properties set status = 'active';
select tests.set_box('Bob', '{}');
select tests.set_box('Hidden', '{}');
select tests.set_box('Unconfirmed', '{"states": ["TX", "NY"]}');
select tests.set_box('Closer', '{"states": ["TX"]}');
select tests.set_box('Pro', '{"states": ["NY"], "counties": ["Kings, NY"]}');
select tests.as_member('Bob');
select is(matching_buy_boxes(tests.listing_id('new')), 3,
  'matching_buy_boxes counts other members'' buy boxes, including private and unconfirmed members');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select matching_buy_boxes(tests.listing_id('own')) $$, 'fails 42501',
    'a member can''t call matching_buy_boxes for someone else''s listing'),
  ('Bob', $$ select matching_buy_boxes(gen_random_uuid()) $$, 'fails 42501',
    'matching_buy_boxes rejects an unknown listing'),
  ('Bob', $$ select matching_buy_boxes(null) $$, 'fails 42501', 'matching_buy_boxes rejects a null id'),
  ('Staff', $$ matching_buy_boxes(tests.listing_id('new')) $$, 'gives 3',
    'staff can call matching_buy_boxes for any listing'),
  ('owner', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Bob')),
      (tests.user_id('Bob'), tests.user_id('Hidden')) $$, null, null),
  ('Bob', $$ matching_buy_boxes(tests.listing_id('new')) $$, 'gives 2',
    'members who blocked the owner aren''t counted; members the owner blocked are, so that a block reveals nothing'),
  ('owner', $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Hidden'),
      tests.user_id('Bob')) $$, null, null),
  ('Staff', $$ matching_buy_boxes(tests.listing_id('new')) $$, 'gives 1',
    'members who also blocked the owner aren''t counted, for staff either'),
  ('owner', $$ delete from member_blocks $$, null, null),
  ('owner', $$ update properties set status = 'paused' where id = tests.listing_id('new') $$, null, null),
  ('owner', $$ update properties set status = 'sold' where id = tests.listing_id('dear') $$, null, null),
  ('Bob', $$ matching_buy_boxes(tests.listing_id('new')) $$, 'gives null',
    'matching_buy_boxes returns null for a paused listing'),
  ('Bob', $$ matching_buy_boxes(tests.listing_id('dear')) $$, 'gives null',
    'matching_buy_boxes returns null for a sold listing')
) as t (who, statement, outcome, rule);

-- Access ------------------------------------------------------------------------------------------

select tests.as_member('Unconfirmed');
select is((select count(*)::int from matched_listings()), 4, 'an unconfirmed member has matched listings');
select is(count_matches('{}'), 4, 'an unconfirmed member can count matches');
select tests.as_member('Ann');

-- The buybox view ---------------------------------------------------------------------------------

select is(
  (select to_jsonb(b) from buybox b),
  jsonb_build_object(
    'user_id', tests.user_id('Ann'), 'states', '{NY}'::text[], 'counties', '{}'::text[],
    'property_types', '{Multi Family}'::text[], 'conditions', '{}'::text[], 'financing', '{}'::text[],
    'exit_strategy', '{BRRRR}'::text[], 'min_price', null, 'max_price', 100000, 'vip_alerts', false
  ),
  'the view shows the member''s own buy box under its other column names'
);
update buybox set exit_strategy = '{Wholesale}', vip_alerts = true;
select is((select investment_strategies from buybox_profiles), '{Wholesale}',
  'an update of the view changes the table');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ delete from buybox where user_id = tests.user_id('Bob') $$, null, null),
  ('owner', $$ select count(*)::int from buybox_profiles where vip_alerts $$, 'gives 1',
    'an unfiltered update of the view changes only the member''s own buy box'),
  ('owner', $$ select count(*)::int from buybox_profiles where user_id = tests.user_id('Bob') $$, 'gives 1',
    'a delete through the view can''t remove someone else''s buy box')
) as t (who, statement, outcome, rule);

-- What others match says nothing about a member's buy box -----------------------------------------

create function tests.matching_results() returns jsonb language sql
as $$
  select jsonb_build_object(
    'scores', (select jsonb_agg(jsonb_build_array(p.id, match_score(p)) order by p.id) from properties p),
    'explained', (select jsonb_agg(match_listing(p.id) order by p.id) from properties p),
    'matched', (select jsonb_agg(m.id order by m.id) from matched_listings(100) m),
    'best', (select jsonb_agg(s.id order by s.id) from search_properties(sort => 'best-match') s),
    'counts', jsonb_build_array(count_matches('{}'), count_matches('{"states": ["NY"], "min_price": 99000}')),
    'report', weekly_report()
  );
$$;
create temp table results as
  select null::jsonb as before;
grant all on results to authenticated;
select tests.as_member('Ann');
update results set before = tests.matching_results();
select tests.as_owner();
update buybox_profiles
set states = '{NY,TX,CA}', counties = '{}', property_types = '{}', conditions = '{}', financing = '{}',
  min_price = 1, max_price = null
where user_id <> tests.user_id('Ann');
select tests.as_member('Ann');
select is(tests.matching_results(), (select before from results),
  'no result for a member depends on another''s buy box, except the count for a listing of their own');

-- Listings that a buyer of one would want -----------------------------------------------------------
select tests.as_owner();
delete from properties;
select tests.post_listing(name, 'Bob', jsonb_build_object('title', name, 'condition', 'Turn-Key') || fields)
from (values
  ('this', '{}'::jsonb),
  ('worn', '{"price": 100001, "condition": "Heavy Rehab"}'),
  ('dearer', '{"price": 120000}'),
  ('dear', '{"price": 150000}'),
  ('texan', '{"zip": "75001", "state": "TX"}'),
  ('office', '{"property_type": "Commercial"}')
) as l (name, fields);
select is((select string_agg(title, ' ') from similar_properties(tests.listing_id('this'), 3)), 'dearer worn dear',
  'similar listings are those that match a buyer of the listing best, not those with the nearest price');
select is((select string_agg(title, ' ') from similar_properties(tests.listing_id('this'))), 'dearer worn dear texan',
  'other states fill up what the listing''s state lacks');

select * from finish();
rollback;
