-- What asks the matcher: one's own matches, how many an unsaved box has, why a listing matches, how many boxes it matches.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
delete from properties;

create function tests.set_box(owner text, criteria jsonb) returns void language sql
as $$
  insert into buybox_profiles (user_id, states, counties, property_types, conditions, financing, investment_strategies, min_price, max_price)
  select tests.user_id(owner), b.states, b.counties, b.property_types, b.conditions, b.financing, b.investment_strategies, b.min_price, b.max_price
  from jsonb_populate_record(null::buybox_profiles,
    '{"states": [], "counties": [], "property_types": [], "conditions": [], "financing": [], "investment_strategies": []}' || criteria) as b;
$$;
create function tests.matched(most integer default 6) returns text language sql
as $$ select coalesce(string_agg(title, ' '), '') from matched_listings(most); $$;

select tests.post_listing('old', 'Bob', '{"title": "old", "created_at": "2026-01-01"}');
select tests.post_listing('new', 'Bob', '{"title": "new", "created_at": "2026-01-03"}');
select tests.post_listing('middle', 'Pro', '{"title": "middle", "created_at": "2026-01-02"}');
select tests.post_listing('dear', 'Bob', '{"title": "dear", "price": 100001}');
select tests.post_listing('texan', 'Bob', '{"title": "texan", "zip": "75001", "state": "TX"}');
select tests.post_listing('own', 'Ann', '{"title": "own"}');

-- Matches -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(tests.matched(), '', 'without a box nothing matches');
select is(match_listing(tests.listing_id('new')), null, 'nor is there anything to tell');
select tests.as_owner();
select tests.set_box('Ann', '{"states": ["NY"], "max_price": 100000, "property_types": ["Multi Family"], "investment_strategies": ["BRRRR"]}');
select tests.as_member('Ann');
select is(tests.matched(), 'new middle old', 'newest first; none that fails, and no own one');
select is(tests.matched(2), 'new middle', 'as many as asked for');
select is(tests.matched(most), 'new', 'at least one: ' || most) from unnest(array[0, -1]) as most;
select is(tests.matched(null), 'new middle old', 'no number is the usual one');
select is(tests.matched(2147483647), 'new middle old', 'and a large one no error');

select tests.as_owner();
update properties set status = 'paused' where id = tests.listing_id('new');
update properties set status = 'sold' where id = tests.listing_id('old');
select tests.as_member('Ann');
select is(tests.matched(), 'middle', 'neither paused nor sold ones match');
select tests.as_owner();
update properties set status = 'active';
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Ann');
select is(tests.matched(), 'middle', 'nothing matches across a block');
select is(count_matches('{}'), 1, 'nor counts');
select is(match_listing(tests.listing_id('new')), null, 'nor is told of');
select tests.as_owner();
delete from member_blocks;
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Bob'));
select tests.as_member('Ann');
select is(tests.matched(), 'middle', 'whichever of the two blocked the other');
select tests.as_owner();
delete from member_blocks;

-- An unsaved box ------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(count_matches('{}'), 5, 'a box that sets nothing has all listings but one''s own');
select is(count_matches('{"states": ["NY"], "max_price": 100000, "property_types": ["Multi Family"], "investment_strategies": ["BRRRR"]}'), 3, 'as many as match when it is saved');
select is(count_matches('{"states": null, "counties": null, "min_price": null, "max_price": null, "financing": null}'), 5, 'null sets nothing');
select is(count_matches('{"states": ["TX"]}'), 1, 'another box');
select is(count_matches('{"min_price": 100001}'), 1, 'from a price on');
select is(count_matches('{"max_price": 99999}'), 0, 'what is near does not count');
select is(count_matches('{"conditions": ["Turn-Key"]}'), 0, 'nor what is not told');
select is(count_matches('{"states": ["NY", "TX"], "counties": ["Kings, NY"]}'), 1, 'a state without a chosen county is wanted whole');
select is(count_matches('{"states": ["NY", "TX"], "counties": ["Kings, NY", "New York, NY"]}'), 5, 'and of the other its counties');
select is(count_matches('{"property_types": ["Condo"]}'), 0, 'of another type');
select tests.as_owner();
update properties set property_type = 'Residential', financing = 'Subject To' where id = tests.listing_id('texan');
select tests.as_member('Ann');
select is(count_matches('{"property_types": ["Condo"]}'), 1, 'Residential is any home');
select is(count_matches('{"financing": ["Creative"]}'), 1, 'Subject To is creative');
select is(count_matches('{"property_types": ["Castle"]}'), 0, 'nothing is of a type that there is not');
select throws_ok(format('select count_matches(%L)', box), '22023', null, 'no box: ' || box)
from unnest(array[
  '[]', '"x"', '7', 'null', '{"state": ["TX"]}', '{"states": "TX"}', '{"states": [7]}', '{"states": [null]}', '{"states": [["TX"]]}',
  '{"states": ["Texas"]}', '{"states": {"TX": true}}', '{"counties": ["Harris, TX"]}', '{"states": ["TX"], "counties": ["Harris"]}',
  '{"min_price": "1"}', '{"min_price": -1}', '{"min_price": 1.5}', '{"max_price": 100000000001}', '{"max_price": 1e400}', '{"max_price": true}',
  '{"min_price": 2, "max_price": 1}', '{"user_id": "x"}', '{"vip_alerts": true}'
]) as box;
select throws_ok($$ select count_matches(null) $$, '22023', null, 'nor is none one');

select tests.as_owner();
select tests.post_listing('nevada', 'Bob', '{"state": "NV", "zip": "89501", "property_type": "Land", "price": 1, "created_at": "2026-01-04"}');
-- The others quickly, without triggers: more than the first look at the newest goes through.
set local session_replication_role = replica;
insert into properties (user_id, title, description, property_type, address, city, state, zip, county, latitude, longitude, price, created_at)
select tests.user_id('Bob'), 'Many', 'One of many.', 'Land', '1 Elm St', 'Reno', 'NV', '89501', 'Washoe', 39.5, -119.8, n, '2026-01-04' from generate_series(2, 4001) as n;
set local session_replication_role = origin;
select tests.as_member('Ann');
select is(count_matches('{"states": ["NV"]}'), 1001, 'more than a thousand are not counted on');
select is(count_matches('{"states": ["NV"], "max_price": 1000}'), 1000, 'a thousand are');
select is(tests.matched(7), 'new middle old', 'and a rare match is found below many others');
select tests.as_owner();
delete from properties where id = tests.listing_id('nevada');
set local session_replication_role = replica;
delete from properties where state = 'NV';
set local session_replication_role = origin;

-- Why a listing matches -------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(
  match_listing(tests.listing_id('dear')),
  '{"matches": false, "score": 80, "criteria": [
    {"criterion": "state", "verdict": "pass", "weight": 25, "wanted": ["NY"], "actual": "NY"},
    {"criterion": "county", "verdict": null, "weight": 10, "wanted": [], "actual": "New York, NY"},
    {"criterion": "property_type", "verdict": "pass", "weight": 20, "wanted": ["Multi Family"], "actual": "Multi Family"},
    {"criterion": "price", "verdict": "near", "weight": 25, "wanted": {"min": null, "max": 100000}, "actual": 100001},
    {"criterion": "condition", "verdict": null, "weight": 8, "wanted": [], "actual": null},
    {"criterion": "financing", "verdict": null, "weight": 7, "wanted": [], "actual": null},
    {"criterion": "strategy", "verdict": "unknown", "weight": 5, "wanted": ["BRRRR"], "actual": []}
  ]}'::jsonb,
  'criterion by criterion'
);
select is(match_listing(tests.listing_id('new')) -> 'matches', 'true', 'one that matches');
select is(match_listing(tests.listing_id('own')), null, 'an own listing is not for its owner');
select is(match_listing(gen_random_uuid()), null, 'nor one that is not there');
select is(
  (select string_agg(title || ' ' || coalesce(match_score(p)::text, '-'), ', ' order by title) from properties p),
  'dear 80, middle 97, new 97, old 97, own -, texan 63', 'the score of each'
);
select tests.as_owner();
update properties set status = 'paused' where id = tests.listing_id('new');
update properties set status = 'sold' where id = tests.listing_id('old');
select tests.as_member('Ann');
select is(match_listing(tests.listing_id('new')), null, 'a paused listing is not told of');
select isnt(match_listing(tests.listing_id('old')), null, 'a sold one can be read, and is');
select tests.as_member('Bob');
select is((select match_score(p) from properties p where p.id = tests.listing_id('middle')), null, 'no box, no score');

-- Best match -------------------------------------------------------------------------------------------

select tests.as_owner();
update properties set status = 'active', financing = null;
select tests.post_listing('fit', 'Pro', '{"title": "fit", "condition": "Light Rehab", "financing": "Cash", "created_at": "2025-12-01"}');
select tests.post_listing('worn', 'Pro', '{"title": "worn", "condition": "Heavy Rehab", "created_at": "2025-12-02"}');
select tests.post_listing('sold', 'Pro', '{"title": "sold", "condition": "Light Rehab", "status": "sold"}');
select tests.post_listing('paused', 'Pro', '{"title": "paused", "condition": "Light Rehab", "status": "paused"}');

create function tests.best(
  filters jsonb default '{}', search text default '', after jsonb default null, size integer default 24
) returns text language sql
as $$ select string_agg(p.title || ' ' || match_score(p), ', ') from search_properties(filters, search, 'best-match', after, size) p; $$;
/* The row after which the next page begins, as a browser sends it. */
create function tests.row_of(listing text) returns jsonb language sql
as $$
  select jsonb_build_object('id', p.id, 'created_at', p.created_at, 'match_score', match_score(p)) from properties p where p.id = tests.listing_id(listing);
$$;

select tests.as_member('Ann');
select is(tests.best(), 'worn 100, fit 100, new 97, middle 97, old 97, dear 80', 'the best first, then the newest; no own one, none that fails');
select is(tests.best(size => 4), 'worn 100, fit 100, new 97, middle 97', 'a page');
select is(tests.best(size => 4, after => tests.row_of('middle')), 'old 97, dear 80', 'the next one goes on where it ended');
select is(tests.best(size => 2, after => tests.row_of('worn')), 'fit 100, new 97', 'also between two of one score');
select is(tests.best(after => tests.row_of('dear')), null, 'and after the last comes none');
select is(tests.best(after => 'null'), tests.best(), 'null is the first page');
select is(tests.best(size => 0), 'worn 100', 'at least one');
select is(tests.best('{"states": ["NY", "TX"]}'), tests.best(), 'states that the box and the filters have');
select is(tests.best('{"states": ["TX"]}'), null, 'none that only the filters have');
select is(tests.best('{"propertyType": ["Residential"]}'), tests.best(), 'types as in every search');
select is(tests.best('{"propertyType": ["Condo"]}'), null, 'what is neither');
select is(tests.best('{"propertyType": ["Land"]}'), null, 'none that only the filters have');
select is(tests.best('{"price": {"min": 100001, "max": 0}}'), 'dear 80', 'prices');
select is(tests.best('{"financing": ["Cash"]}'), 'fit 100', 'financing');
select is(tests.best('{}', 'mid'), 'middle 97', 'text');
select is(tests.best('{}', 'xylophone'), null, 'nothing found');
select throws_ok(format('select tests.best(after => %L)', row), '22023', 'Not a row to go on from', 'not after ' || row)
from unnest(array['{}', '[]', '7', '{"match_score": 1}', '{"id": "00000000-0000-4000-8000-000000000000", "created_at": "2026-01-01"}', '{"id": null, "created_at": null, "match_score": null}']) as row;
select throws_ok(
  format($$ select tests.best(after => '{"id": "%s", "created_at": "2026-01-01", "match_score": %s}') $$, id, score), '22P02', null, 'nor after such a one'
) from (values ('x', '1'), (gen_random_uuid()::text, '"good"'), (gen_random_uuid()::text, '1.5')) as rows (id, score);
select throws_ok($$ select tests.best('{"price": 7}') $$, '22023', null, 'filters are read as in every search');

select tests.as_owner();
update buybox_profiles set max_price = null, min_price = 111111, counties = '{"Kings, NY"}' where user_id = tests.user_id('Ann');
select tests.as_member('Ann');
select is(tests.best(), 'worn 79, fit 79, dear 76, new 76, middle 76, old 76', 'another county of the state is near, and so is 90% of the lowest price');
select tests.as_owner();
update buybox_profiles set min_price = 111113 where user_id = tests.user_id('Ann');
select tests.as_member('Ann');
select is(tests.best(), null, 'less than that is not');
select tests.as_owner();
update buybox_profiles set min_price = null, counties = '{}' where user_id = tests.user_id('Ann');
update buybox_profiles
set max_price = null, investment_strategies = '{}', property_types = '{}', conditions = '{Medium Rehab}', financing = '{Subject To}'
where user_id = tests.user_id('Ann');
update properties set condition = 'Turn-Key' where id = tests.listing_id('dear');
update properties set financing = 'Creative', condition = 'Medium Rehab' where id = tests.listing_id('fit');
select tests.as_member('Ann');
select is(tests.best(), 'fit 91, new 81, middle 81, old 81, worn 81', 'what is near or not told is there, what fails is not');
select tests.as_member('Closer');
select throws_ok('select tests.best()', 'P0001', 'Set your investment criteria first.', 'not without a box');
select tests.as_visitor();
select throws_ok(
  $$ select search_properties(sort => 'best-match') $$, '42501', 'Sign in to see what matches your investment criteria best.', 'not for visitors'
);
select tests.as_owner();
delete from properties where id in (tests.listing_id('fit'), tests.listing_id('worn'), tests.listing_id('sold'), tests.listing_id('paused'));
update properties set condition = null;
update buybox_profiles set max_price = 100000, property_types = '{Multi Family}', conditions = '{}', financing = '{}', investment_strategies = '{BRRRR}'
where user_id = tests.user_id('Ann');

-- How many boxes a listing matches ------------------------------------------------------------------------

select tests.as_owner();
update properties set status = 'active';
select tests.set_box('Bob', '{}');
select tests.set_box('Hidden', '{}');
select tests.set_box('Unconfirmed', '{"states": ["TX", "NY"]}');
select tests.set_box('Closer', '{"states": ["TX"]}');
select tests.set_box('Pro', '{"states": ["NY"], "counties": ["Kings, NY"]}');
select tests.as_member('Bob');
select is(matching_buy_boxes(tests.listing_id('new')), 3, 'other members'' boxes, whoever they are');
select is(matching_buy_boxes(tests.listing_id('dear')), 2, 'what is near does not count');
select is(matching_buy_boxes(tests.listing_id('texan')), 3, 'each listing has its own');
select tests.as_owner();
update buybox_profiles set property_types = '{Condo}', financing = '{Creative}' where user_id = tests.user_id('Closer');
select tests.as_member('Bob');
select is(matching_buy_boxes(tests.listing_id('texan')), 2, 'a box that asks for more falls away');
update properties set property_type = 'Residential', financing = 'Subject To' where id = tests.listing_id('texan');
select is(matching_buy_boxes(tests.listing_id('texan')), 3, 'Residential is any home, Subject To is creative');
select throws_ok($$ select matching_buy_boxes(tests.listing_id('own')) $$, '42501', null, 'another''s is not told');
select throws_ok($$ select matching_buy_boxes(gen_random_uuid()) $$, '42501', null, 'nor one that is not there');
select throws_ok($$ select matching_buy_boxes(null) $$, '42501', null, 'nor none');
select tests.as_member('Staff');
select is(matching_buy_boxes(tests.listing_id('new')), 3, 'staff are told');
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id)
values (tests.user_id('Ann'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Hidden'));
select tests.as_member('Bob');
select is(matching_buy_boxes(tests.listing_id('new')), 2, 'whoever has blocked the owner does not count; whom the owner has blocked does, or a block would tell of their box');
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Hidden'), tests.user_id('Bob'));
select tests.as_member('Staff');
select is(matching_buy_boxes(tests.listing_id('new')), 1, 'nor where both have; staff see the same');
select tests.as_owner();
delete from member_blocks;
update properties set status = 'paused' where id = tests.listing_id('new');
update properties set status = 'sold' where id = tests.listing_id('dear');
select tests.as_member('Bob');
select is(matching_buy_boxes(tests.listing_id('new')), null, 'a paused listing is in no market');
select is(matching_buy_boxes(tests.listing_id('dear')), null, 'nor a sold one');

-- Who may ask ---------------------------------------------------------------------------------------------

select tests.as_member('Unconfirmed');
select is((select count(*)::int from matched_listings()), 4, 'an account without a confirmed address has matches');
select is(count_matches('{}'), 4, 'and counts them');
select tests.as_visitor();
select throws_ok(asked, '42501', null, 'not for visitors: ' || asked)
from unnest(array[
  'select matched_listings()', $$ select count_matches('{}') $$, 'select match_listing(tests.listing_id(''middle''))',
  'select matching_buy_boxes(tests.listing_id(''middle''))', 'select match_score(p) from properties p', 'select * from buybox'
]) as asked;
select tests.as_member('Ann');
select throws_ok(asked, '42501', null, 'not by itself: ' || asked)
from unnest(array[
  'select private.matching_boxes(p) from properties p', 'select private.read_box(''{}'')', 'select private.box_conditions(null)'
]) as asked;

-- The view ----------------------------------------------------------------------------------------------

select is(
  (select to_jsonb(b) from buybox b),
  jsonb_build_object(
    'user_id', tests.user_id('Ann'), 'states', '{NY}'::text[], 'counties', '{}'::text[], 'property_types', '{Multi Family}'::text[], 'conditions', '{}'::text[],
    'financing', '{}'::text[], 'exit_strategy', '{BRRRR}'::text[], 'min_price', null, 'max_price', 100000, 'vip_alerts', false
  ),
  'the box under its other names, one''s own alone'
);
update buybox set exit_strategy = '{Wholesale}', vip_alerts = true;
select is((select investment_strategies from buybox_profiles), '{Wholesale}', 'written through');
select throws_ok(
  $$ insert into buybox (user_id, states) values (tests.user_id('Staff'), '{TX}') $$, '42501', null, 'not in another''s name'
);
delete from buybox where user_id = tests.user_id('Bob');
select tests.as_owner();
select is((select count(*)::int from buybox_profiles where vip_alerts), 1, 'an update is of one''s own alone');
select is((select count(*)::int from buybox_profiles where user_id = tests.user_id('Bob')), 1, 'and a delete');

select * from finish();
rollback;
