-- Matching at its edges: counties, and prices at and just beyond the limits. tests/backend/matching.test.ts compares
-- all verdicts, matches, and scores with an implementation of its own.
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
  ('price', '{"max_price": 0}',                             '{"price": 1}', 'fail');

select is(to_jsonb(private.evaluate_criteria(tests.listing(c.listing), tests.box(c.box))) ->> c.criterion, c.verdict,
  format('%s: listing %s for buy box %s is %s', c.criterion, c.listing, c.box, coalesce(c.verdict, 'not considered')))
from cases c order by c.place;
-- With a single criterion, a listing matches if it passes; a strategy never prevents a match.
select is(private.is_match(tests.listing(c.listing), tests.box(c.box)),
  c.criterion = 'strategy' or coalesce(c.verdict, 'pass') = 'pass',
  format('is_match: listing %s for buy box %s', c.listing, c.box))
from cases c where c.criterion <> 'county' order by c.place;

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
