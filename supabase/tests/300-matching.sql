-- The matching rules, case by case: each criterion at, inside, and outside its limits, then matches and scores.
begin;
\ir helpers.psql

/* A listing with the given columns; all others are null. */
create function tests.listing(columns jsonb) returns properties language sql
as $$ select jsonb_populate_record(null::properties, columns); $$;
/* A buy box with the given criteria and no others. */
create function tests.box(criteria jsonb) returns buybox_profiles language sql
as $$
  select jsonb_populate_record(
    null::buybox_profiles,
    '{
      "states": [], "counties": [], "property_types": [], "conditions": [], "financing": [], "investment_strategies": []
    }' || criteria
  );
$$;

create temp table cases (place serial, criterion text, box jsonb, listing jsonb, verdict text);
insert into cases (criterion, box, listing, verdict) values
  ('state', '{}',                       '{"state": "TX"}', null),
  ('state', '{"states": ["TX"]}',       '{"state": "TX"}', 'pass'),
  ('state', '{"states": ["CA", "TX"]}', '{"state": "TX"}', 'pass'),
  ('state', '{"states": ["CA"]}',       '{"state": "TX"}', 'fail'),

  ('county', '{"states": ["TX"]}',                                     '{"state": "TX", "county": "Harris"}', null),
  ('county', '{"states": ["TX"], "counties": ["Harris, TX"]}',         '{"state": "TX", "county": "Harris"}', 'pass'),
  ('county', '{"states": ["TX"], "counties": ["Harris, TX"]}',         '{"state": "TX", "county": "Travis"}', 'near'),
  ('county', '{"states": ["TX"], "counties": ["Harris, TX"]}',         '{"state": "TX", "county": "harris"}', 'near'),
  ('county', '{"states": ["TX"], "counties": ["Harris, TX"]}',         '{"state": "TX", "county": null}', 'unknown'),
  ('county', '{"states": ["TX"], "counties": ["Harris, TX"]}',         '{"state": "GA", "county": "Harris"}', 'fail'),
  ('county', '{"states": ["TX"], "counties": ["Harris, TX"]}',         '{"state": "GA", "county": null}', 'fail'),
  -- Counties narrow only their own state; a state without any counts as a whole.
  ('county', '{"states": ["TX", "GA"], "counties": ["Harris, TX"]}',   '{"state": "GA", "county": "Harris"}', 'pass'),
  ('county', '{"states": ["TX", "GA"], "counties": ["Harris, TX"]}',   '{"state": "GA", "county": "Fulton"}', 'pass'),
  ('county', '{"states": ["TX", "GA"], "counties": ["Harris, TX"]}',   '{"state": "GA", "county": null}', 'pass'),
  ('county', '{"states": ["TX", "GA"], "counties": ["Harris, TX"]}',   '{"state": "TX", "county": "Travis"}', 'near'),
  ('county', '{"states": ["TX", "GA"], "counties": ["Harris, TX"]}',   '{"state": "CA", "county": "Alameda"}', 'fail'),
  ('county', '{"states": ["TX", "GA"], "counties": ["Harris, TX", "Fulton, GA"]}',
    '{"state": "GA", "county": "Harris"}', 'near'),
  ('county', '{"states": ["TX", "GA"], "counties": ["Harris, TX", "Fulton, GA"]}',
    '{"state": "GA", "county": "Fulton"}', 'pass'),
  -- A county's name can contain a comma, and a state's abbreviation in it doesn't count.
  ('county', '{"states": ["VA"], "counties": ["Fairfax, City of, VA"]}',
    '{"state": "VA", "county": "Fairfax, City of"}', 'pass'),
  ('county', '{"states": ["VA"], "counties": ["Fairfax, City of, VA"]}',
    '{"state": "VA", "county": "Fairfax"}', 'near'),
  ('county', '{"states": ["VA", "MD"], "counties": ["Vale, MD, VA"]}',   '{"state": "MD", "county": "Kent"}', 'pass'),

  ('property_type', '{}',                                         '{"property_type": "Land"}', null),
  ('property_type', '{"property_types": ["Land"]}',               '{"property_type": "Land"}', 'pass'),
  ('property_type', '{"property_types": ["Land", "Industrial"]}', '{"property_type": "Industrial"}', 'pass'),
  ('property_type', '{"property_types": ["Land"]}',               '{"property_type": "Commercial"}', 'fail'),
  ('property_type', '{"property_types": ["Mixed Use"]}',          '{"property_type": "Mixed Use"}', 'pass'),
  ('property_type', '{"property_types": ["Condo"]}',              '{"property_type": "Condo"}', 'pass'),
  ('property_type', '{"property_types": ["Condo"]}',              '{"property_type": "Single Family"}', 'fail'),
  ('property_type', '{"property_types": ["Single Family"]}',      '{"property_type": "Condo"}', 'fail'),
  ('property_type', '{"property_types": ["Single Family"]}',      '{"property_type": "Multi Family"}', 'fail'),
  ('property_type', '{"property_types": ["Single Family"]}',      '{"property_type": "Residential"}', 'pass'),
  ('property_type', '{"property_types": ["Multi Family"]}',       '{"property_type": "Residential"}', 'pass'),
  ('property_type', '{"property_types": ["Condo"]}',              '{"property_type": "Residential"}', 'pass'),
  ('property_type', '{"property_types": ["Land", "Commercial", "Industrial", "Mixed Use"]}',
    '{"property_type": "Residential"}', 'fail'),

  ('price', '{}',                                           '{"price": 1}', null),
  ('price', '{"min_price": null, "max_price": null}',       '{"price": 1}', null),
  ('price', '{"min_price": 0}',                             '{"price": 1}', null),
  ('price', '{"min_price": 0, "max_price": null}',          '{"price": 100000000000}', null),
  ('price', '{"min_price": 1}',                             '{"price": 1}', 'pass'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 150000}', 'pass'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 100000}', 'pass'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 99999}', 'near'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 90000}', 'near'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 89999}', 'fail'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 200000}', 'pass'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 200001}', 'near'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 220000}', 'near'),
  ('price', '{"min_price": 100000, "max_price": 200000}',   '{"price": 220001}', 'fail'),
  -- Tolerances that aren't whole numbers: 90% of 101 is 90.9, 110% of 101 is 111.1.
  ('price', '{"min_price": 101}',                           '{"price": 91}', 'near'),
  ('price', '{"min_price": 101}',                           '{"price": 90}', 'fail'),
  ('price', '{"max_price": 101}',                           '{"price": 111}', 'near'),
  ('price', '{"max_price": 101}',                           '{"price": 112}', 'fail'),
  ('price', '{"min_price": 100000}',                        '{"price": 100000000000}', 'pass'),
  ('price', '{"min_price": 100000000000}',                  '{"price": 90000000000}', 'near'),
  ('price', '{"max_price": 100000000000}',                  '{"price": 100000000000}', 'pass'),
  ('price', '{"min_price": 0, "max_price": 200000}',        '{"price": 1}', 'pass'),
  ('price', '{"max_price": 200000}',                        '{"price": 200001}', 'near'),
  ('price', '{"min_price": 150000, "max_price": 150000}',   '{"price": 150000}', 'pass'),
  ('price', '{"max_price": 0}',                             '{"price": 1}', 'fail'),

  ('condition', '{}',                                              '{"condition": null}', null),
  ('condition', '{"conditions": ["Medium Rehab"]}',                '{"condition": null}', 'unknown'),
  ('condition', '{"conditions": ["Medium Rehab"]}',                '{"condition": "Medium Rehab"}', 'pass'),
  ('condition', '{"conditions": ["Medium Rehab"]}',                '{"condition": "Light Rehab"}', 'near'),
  ('condition', '{"conditions": ["Medium Rehab"]}',                '{"condition": "Heavy Rehab"}', 'near'),
  ('condition', '{"conditions": ["Medium Rehab"]}',                '{"condition": "Turn-Key"}', 'fail'),
  ('condition', '{"conditions": ["Medium Rehab"]}',                '{"condition": "Tear-Down"}', 'fail'),
  ('condition', '{"conditions": ["Turn-Key"]}',                    '{"condition": "Light Rehab"}', 'near'),
  ('condition', '{"conditions": ["Turn-Key"]}',                    '{"condition": "Tear-Down"}', 'fail'),
  ('condition', '{"conditions": ["Tear-Down"]}',                   '{"condition": "Heavy Rehab"}', 'near'),
  ('condition', '{"conditions": ["Tear-Down"]}',                   '{"condition": "Turn-Key"}', 'fail'),
  ('condition', '{"conditions": ["Turn-Key", "Light Rehab"]}',     '{"condition": "Light Rehab"}', 'pass'),
  ('condition', '{"conditions": ["Turn-Key", "Tear-Down"]}',       '{"condition": "Medium Rehab"}', 'fail'),
  -- Land has none
  ('condition', '{"conditions": ["Medium Rehab"]}',
    '{"condition": null, "property_type": "Land"}', 'unknown'),
  ('condition', '{"conditions": ["Medium Rehab"], "property_types": ["Land", "Condo"]}',
    '{"condition": null, "property_type": "Land"}', null),
  ('condition', '{"conditions": ["Medium Rehab"], "property_types": ["Land", "Condo"]}',
    '{"condition": null, "property_type": "Condo"}', 'unknown'),

  ('financing', '{}',                                    '{"financing": null}', null),
  ('financing', '{"financing": ["Cash"]}',               '{"financing": null}', 'unknown'),
  ('financing', '{"financing": ["Cash"]}',               '{"financing": "Cash"}', 'pass'),
  ('financing', '{"financing": ["Cash", "Hard Money"]}', '{"financing": "Hard Money"}', 'pass'),
  ('financing', '{"financing": ["Cash"]}',               '{"financing": "Conventional"}', 'fail'),
  ('financing', '{"financing": ["Creative"]}',           '{"financing": "Creative"}', 'pass'),
  ('financing', '{"financing": ["Creative"]}',           '{"financing": "Subject To"}', 'pass'),
  ('financing', '{"financing": ["Subject To"]}',         '{"financing": "Subject To"}', 'pass'),
  ('financing', '{"financing": ["Subject To"]}',         '{"financing": "Creative"}', 'near'),
  ('financing', '{"financing": ["Owner Financing"]}',    '{"financing": "Creative"}', 'fail'),
  ('financing', '{"financing": ["Creative"]}',           '{"financing": "Owner Financing"}', 'fail'),

  ('strategy', '{}',
    '{"condition": "Light Rehab", "property_type": "Single Family"}', null),
  ('strategy', '{"investment_strategies": ["Fix and Flip"]}',
    '{"condition": "Light Rehab", "property_type": "Single Family"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Fix and Flip"]}',
    '{"condition": "Heavy Rehab", "property_type": "Residential"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Fix and Flip"]}',
    '{"condition": "Turn-Key", "property_type": "Single Family"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Fix and Flip"]}',
    '{"condition": "Tear-Down", "property_type": "Single Family"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Fix and Flip"]}',
    '{"condition": "Light Rehab", "property_type": "Commercial"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Fix and Flip"]}',
    '{"condition": null, "property_type": "Single Family"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["BRRRR"]}',
    '{"condition": "Medium Rehab", "property_type": "Condo"}', 'pass'),
  ('strategy', '{"investment_strategies": ["BRRRR"]}',
    '{"condition": "Turn-Key", "property_type": "Condo"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Buy and Hold"]}',
    '{"condition": "Turn-Key", "property_type": "Commercial"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Buy and Hold"]}',
    '{"condition": "Light Rehab", "property_type": "Multi Family"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Buy and Hold"]}',
    '{"condition": "Medium Rehab", "property_type": "Multi Family"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Buy and Hold"]}',
    '{"condition": "Turn-Key", "property_type": "Land"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Wholesale"]}',
    '{"condition": "Medium Rehab", "property_type": "Industrial"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Wholesale"]}',
    '{"condition": "Tear-Down", "property_type": "Single Family"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Wholesale"]}',
    '{"condition": "Light Rehab", "property_type": "Single Family"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Development"]}',
    '{"condition": null, "property_type": "Land"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Development"]}',
    '{"condition": "Tear-Down", "property_type": "Commercial"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Development"]}',
    '{"condition": "Heavy Rehab", "property_type": "Commercial"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Owner Occupy"]}',
    '{"condition": "Light Rehab", "property_type": "Residential"}', 'pass'),
  ('strategy', '{"investment_strategies": ["Owner Occupy"]}',
    '{"condition": "Medium Rehab", "property_type": "Residential"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Owner Occupy"]}',
    '{"condition": "Turn-Key", "property_type": "Commercial"}', 'unknown'),
  ('strategy', '{"investment_strategies": ["Wholesale", "Owner Occupy"]}',
    '{"condition": "Turn-Key", "property_type": "Condo"}', 'pass');

select is(to_jsonb(private.evaluate_criteria(tests.listing(c.listing), tests.box(c.box))) ->> c.criterion, c.verdict,
  format('%s: listing %s for buy box %s is %s', c.criterion, c.listing, c.box, coalesce(c.verdict, 'not considered')))
from cases c order by c.place;
-- With a single criterion, a listing matches if it passes; a strategy never prevents a match.
select is(private.is_match(tests.listing(c.listing), tests.box(c.box)),
  c.criterion = 'strategy' or coalesce(c.verdict, 'pass') = 'pass',
  format('is_match: listing %s for buy box %s', c.listing, c.box))
from cases c where c.criterion <> 'county' order by c.place;

-- Several criteria --------------------------------------------------------------------------------

create function tests.whole_listing(differing jsonb) returns properties language sql
as $$
  select tests.listing(
    '{
      "state": "TX", "county": "Harris", "property_type": "Single Family", "price": 150000, "condition": "Light Rehab",
      "financing": "Cash"
    }' || differing
  );
$$;
create function tests.whole_box() returns buybox_profiles language sql
as $$
  select tests.box(
    '{
      "states": ["TX", "GA"], "counties": ["Harris, TX"], "property_types": ["Single Family"], "min_price": 100000,
      "max_price": 200000, "conditions": ["Light Rehab"], "financing": ["Cash"],
      "investment_strategies": ["Fix and Flip"]
    }'
  );
$$;

-- The weights are state 25, county 10, property type 20, price 25, condition 8, financing 7, strategy 5.
select is(
  array[private.is_match(l, tests.whole_box())::text, private.match_score(l, tests.whole_box())::text],
  array[w.matches::text, w.score::text],
  format('a listing with %s: match %s, score %s', w.differing, w.matches, w.score)
)
from (values
  ('{}'::jsonb, true, 100),
  ('{"state": "GA", "county": "Fulton"}', true, 100),
  ('{"state": "GA", "county": null}', true, 100),
  ('{"price": 100000}', true, 100),
  ('{"price": 99999}', false, 88),
  ('{"price": 220000}', false, 88),
  ('{"price": 220001}', false, 75),
  ('{"county": "Travis"}', false, 95),
  ('{"county": null}', false, 95),
  ('{"state": "CA"}', false, 65),
  ('{"property_type": "Residential"}', true, 100),
  -- A commercial property doesn't suit flipping, either, so strategy loses points, too.
  ('{"property_type": "Commercial"}', false, 78),
  ('{"condition": "Medium Rehab"}', false, 96),
  ('{"condition": "Turn-Key"}', false, 94),
  ('{"condition": null}', false, 94),
  ('{"condition": "Tear-Down"}', false, 90),
  ('{"financing": null}', false, 97),
  ('{"financing": "Hard Money"}', false, 93),
  ('{"state": "CA", "property_type": "Land", "price": 1, "condition": "Tear-Down", "financing": "Creative"}', false, 3)
) as w (differing, matches, score)
cross join lateral tests.whole_listing(w.differing) as l;

select tests.holds(statement, outcome, rule) from (values
  ($$ private.match_score(tests.listing('{"state": "TX"}'), tests.box('{}')) $$, 'gives 100',
    'an empty buy box scores 100'),
  ($$ private.is_match(tests.listing('{"state": "TX", "price": 1}'), tests.box('{}')) $$, 'gives true',
    'every listing matches an empty buy box'),
  ($$ private.is_match(tests.listing('{"condition": "Turn-Key", "property_type": "Land"}'),
      tests.box('{"investment_strategies": ["BRRRR"]}')) $$, 'gives true',
    'a buy box with only a strategy matches every listing'),
  ($$ private.match_score(tests.listing('{"condition": "Turn-Key", "property_type": "Land"}'),
      tests.box('{"investment_strategies": ["BRRRR"]}')) $$, 'gives 50', 'a strategy affects the score'),
  ($$ private.match_score(tests.listing('{"state": "CA"}'), tests.box('{"states": ["TX"]}')) $$, 'gives 0',
    'a listing that fails every criterion scores 0'),
  ($$ private.match_score(tests.listing('{"state": "TX", "price": 220000}'),
      tests.box('{"states": ["TX"], "max_price": 200000}')) $$, 'gives 75',
    'criteria that aren''t set don''t affect the score'),
  ($$ select sum(weight)::int from unnest(private.match_weights()) as weight $$, 'gives 100',
    'the weights add up to 100')
) as t (statement, outcome, rule);

select * from finish();
rollback;
