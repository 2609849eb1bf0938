-- Further criteria of buy boxes: each one passing, failing, and unknown; what is accepted; and every use of them.
begin;
\ir helpers.psql
select tests.create_cast();
delete from properties;

/* Gives a member a buy box with these filters and no other criteria. */
create function tests.set_filters(owner text, filters jsonb) returns void language sql
as $$
  insert into buybox_profiles (user_id, filters) values (tests.user_id(owner), filters)
  on conflict (user_id) do update set filters = excluded.filters;
$$;
/* A buy box of a paid member with the given criteria and no others, not stored. */
create function tests.box(criteria jsonb) returns buybox_profiles language sql
as $$
  select jsonb_populate_record(
    null::buybox_profiles,
    jsonb_build_object('user_id', tests.user_id('Partner')) || '{
      "states": [], "counties": [], "property_types": [], "conditions": [], "financing": [], "investment_strategies": []
    }' || criteria
  );
$$;
create function tests.titles() returns text language sql
as $$ select coalesce(string_agg(title, ' '), '') from matched_listings(); $$;
create function tests.best() returns text language sql
as $$ select string_agg(p.title || ' ' || match_score(p), ', ') from search_properties(sort => 'best-match') p; $$;

-- One listing that states everything, one that states nothing, and one far away, whose seller requires no JV.
select tests.post_listing('duplex', 'Bob', '{
  "title": "duplex", "city": "Memphis", "state": "TN", "zip": "38103", "price": 200000, "bedrooms": 4, "bathrooms": 2.5,
  "sqft": 2000, "units": 2, "year_built": 1925, "noi": 16000, "occupancy": "occupied", "created_at": "2026-01-02"
}');
select tests.post_listing('bare', 'Bob', '{
  "title": "bare", "city": "Nowhere", "state": "TN", "zip": "38199", "price": 200000, "created_at": "2026-01-01"
}');
select tests.holds($$ select county from properties where id = tests.listing_id('duplex') $$, 'gives Shelby',
    'the duplex is in Shelby County');
update properties set verified = id = tests.listing_id('duplex');
select tests.post_listing('closer', 'Closer', '{
  "title": "closer", "city": "Austin", "state": "TX", "zip": "78701", "price": 90000, "created_at": "2025-12-01"
}');

create temp table cases (place serial, filters jsonb, listing text, verdict text);
insert into cases (filters, listing, verdict) values
  ('{"places": ["city:Memphis, TN"]}', 'duplex', 'pass'),
  ('{"places": ["city:memphis, TN"]}', 'duplex', 'pass'),
  ('{"places": ["city:Memphis, TN"]}', 'bare', 'fail'),
  ('{"places": ["county:Shelby, TN"]}', 'duplex', 'pass'),
  ('{"places": ["county:Davidson, TN"]}', 'duplex', 'fail'),
  ('{"places": ["county:Shelby, TN"]}', 'bare', 'unknown'),
  ('{"places": ["county:Shelby, TN"]}', 'closer', 'fail'),
  ('{"places": ["county:Shelby, TN", "city:Nowhere, TN"]}', 'bare', 'pass'),
  ('{"places": ["zip:38103, TN"]}', 'duplex', 'pass'),
  ('{"places": ["zip:38104, TN"]}', 'duplex', 'fail'),
  ('{"places": ["zip:38104+10, TN"]}', 'duplex', 'pass'),
  ('{"places": ["zip:37201+100, TN"]}', 'duplex', 'fail'),
  ('{"bedrooms": {"min": 4, "max": 4}}', 'duplex', 'pass'),
  ('{"bedrooms": {"min": 5, "max": 0}}', 'duplex', 'fail'),
  ('{"bedrooms": {"min": 0, "max": 3}}', 'duplex', 'fail'),
  ('{"bathrooms": {"min": 2.5}}', 'duplex', 'pass'),
  ('{"bathrooms": {"min": 3}}', 'duplex', 'fail'),
  ('{"sqft": {"min": 2000, "max": 2000}}', 'duplex', 'pass'),
  ('{"sqft": {"max": 1999}}', 'duplex', 'fail'),
  ('{"units": {"min": 2, "max": 4}}', 'duplex', 'pass'),
  ('{"units": {"min": 3}}', 'duplex', 'fail'),
  ('{"units": {"min": 2}}', 'bare', 'unknown'),
  ('{"year_built": {"max": 1925}}', 'duplex', 'pass'),
  ('{"year_built": {"min": 1926}}', 'duplex', 'fail'),
  ('{"year_built": {"min": 1926}}', 'bare', 'unknown'),
  ('{"cap_rate": {"min": 8}}', 'duplex', 'pass'),
  ('{"cap_rate": {"min": 8.01}}', 'duplex', 'fail'),
  ('{"cap_rate": {"min": 8}}', 'bare', 'unknown'),
  ('{"price_per_sqft": {"max": 100}}', 'duplex', 'pass'),
  ('{"price_per_sqft": {"max": 99}}', 'duplex', 'fail'),
  ('{"price_per_sqft": {"max": 100}}', 'bare', 'unknown'),
  ('{"price_per_unit": {"max": 100000}}', 'duplex', 'pass'),
  ('{"price_per_unit": {"max": 99999}}', 'duplex', 'fail'),
  ('{"price_per_unit": {"max": 100000}}', 'bare', 'unknown'),
  ('{"occupancy": ["occupied"]}', 'duplex', 'pass'),
  ('{"occupancy": ["vacant", "occupied"]}', 'duplex', 'pass'),
  ('{"occupancy": ["vacant"]}', 'duplex', 'fail'),
  ('{"no_jv": true}', 'closer', 'pass'),
  ('{"no_jv": true}', 'duplex', 'fail'),
  ('{"verified": true}', 'duplex', 'pass'),
  ('{"verified": true}', 'bare', 'fail'),
  -- Not set
  ('{}', 'duplex', null),
  ('{"places": [], "bedrooms": {"min": 0, "max": 0}, "no_jv": false, "occupancy": null}', 'duplex', null);

select is(array[r.report -> 'criteria' -> 7 ->> 'verdict', r.report ->> 'matches'],
  array[c.verdict, (coalesce(c.verdict, 'pass') = 'pass')::text],
  format('for a buy box with %s, the listing %s is %s', c.filters, c.listing, coalesce(c.verdict, 'not considered')))
from cases c
join properties p on p.id = tests.listing_id(c.listing)
cross join lateral (
  select private.match_report(p, tests.box(jsonb_build_object('filters', c.filters))) as report
) as r
order by c.place;
select is(
  array(
    select f.field from private.search_filters() f
    where f.weight is not null
      and (select count(distinct c.verdict) < 2 from cases c where c.filters ? f.field)
      and not exists (select from cases c where c.filters ? f.field and c.verdict = 'fail')
  ),
  '{}', 'every criterion has a case that passes and one that fails'
);

-- Reports and scores ------------------------------------------------------------------------------

select is(
  (
    select jsonb_agg(c.entry order by c.ordinal)
    from properties p
    cross join lateral private.match_report(p, tests.box('{
      "states": ["TN"], "filters": {
        "units": {"min": 2}, "places": ["county:Shelby, TN"], "cap_rate": {"min": 9, "max": 0}, "no_jv": false,
        "occupancy": ["vacant"]
      }
    }')) as report
    cross join lateral jsonb_array_elements(report -> 'criteria') with ordinality as c (entry, ordinal)
    where p.id = tests.listing_id('duplex') and c.ordinal > 7
  ),
  '[
    {
      "criterion": "places", "verdict": "pass", "weight": 10, "expected": ["county:Shelby, TN"],
      "actual": {"city": "Memphis", "county": "Shelby", "state": "TN", "zip": "38103"}
    },
    {"criterion": "units", "verdict": "pass", "weight": 5, "expected": {"min": 2}, "actual": 2},
    {"criterion": "cap_rate", "verdict": "fail", "weight": 5, "expected": {"min": 9, "max": 0}, "actual": 8},
    {"criterion": "occupancy", "verdict": "fail", "weight": 5, "expected": ["vacant"], "actual": "occupied"}
  ]'::jsonb,
  'the report has each filter that is set, with what the box expects and what the listing states'
);
-- State 25, units 5, cap rate 5.
select is((select private.match_score(p, tests.box(w.box)) from properties p where p.id = tests.listing_id(w.listing)),
  w.score, format('the listing %s scores %s for %s', w.listing, w.score, w.box))
from (values
  ('duplex', '{"states": ["TN"], "filters": {"units": {"min": 2}, "cap_rate": {"min": 8}}}'::jsonb, 100),
  ('duplex', '{"states": ["TN"], "filters": {"units": {"min": 3}, "cap_rate": {"min": 8}}}', 86),
  ('bare', '{"states": ["TN"], "filters": {"units": {"min": 3}, "cap_rate": {"min": 8}}}', 86),
  ('closer', '{"states": ["TN"], "filters": {"no_jv": true}}', 17),
  ('bare', '{"filters": {"places": ["city:Memphis, TN"]}}', 0)
) as w (listing, box, score);

-- What is accepted --------------------------------------------------------------------------------

create temp table invalid (filters jsonb);
insert into invalid values
  ('[]'), ('7'), ('"x"'), ('null'), ('{"states": ["TN"]}'), ('{"price": {"min": 1}}'), ('{"shape": null}'),
  ('{"Bedrooms": {"min": 1}}'), ('{"bedrooms": 3}'), ('{"bedrooms": {"min": "3"}}'), ('{"cap_rate": [8]}'),
  ('{"places": "zip:38103, TN"}'), ('{"places": ["Memphis"]}'), ('{"places": ["zip:38103+0, TN"]}'),
  ('{"places": ["zip:38103+101, TN"]}'), ('{"occupancy": "vacant"}'), ('{"occupancy": [1]}'), ('{"no_jv": "yes"}'),
  ('{"verified": 1}');
insert into invalid
select jsonb_build_object('places', array_agg(format('zip:%s, TN', 38100 + n))) from generate_series(1, 21) as n;
grant select on invalid to authenticated;
select tests.set_filters('Closer', '{}');
select tests.as_member('Closer');
select throws_ok(format('update buybox_profiles set filters = %L', filters), '22023', null,
  'a buy box can''t have filters ' || filters::text) from invalid;
select throws_ok(format('select count_matches(%L)', jsonb_build_object('filters', filters)), '22023', null,
  'matches can''t be counted for filters ' || filters::text) from invalid where filters <> 'null';
select is(count_matches('{"filters": null}'), count_matches('{}'), 'null filters are none');
select tests.holds($$ update buybox_profiles set filters = '{"price": {"min": 1}, "age": {"max": 7}}' $$,
    'fails 22023: Not a further criterion of a buy box: age, price', 'the error names what isn''t accepted');
select throws_ok(
  format('update buybox_profiles set filters = %L', jsonb_build_object('occupancy', array[repeat('x', 8000)])),
  '23514', null, 'filters have at most 8,000 characters'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ update buybox_profiles set filters = null $$, 'fails 23502', 'filters can''t be null'),
  ($$ update buybox_profiles set filters = '{"sqft": {"min": 1e300}, "units": {"max": 1e15}}' $$, 'works',
    'numbers that no listing has are accepted')
) as t (statement, outcome, rule);
select is(tests.titles(), '', 'and nothing matches them');

-- Verified listings -------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ update buybox_profiles set filters = '{"verified": true}' $$, 'works',
    'a member with the entitlement can set verified'),
  ('Closer', $$ tests.titles() $$, 'gives duplex', 'only verified listings match'),
  ('Closer', $$ count_matches('{"filters": {"verified": true}}') $$, 'gives 1',
    'only verified listings are counted'),
  ('Ann', $$ insert into buybox_profiles (user_id, filters) values (tests.user_id('Ann'), '{"verified": true}') $$,
    'fails 42501', 'a free member can''t create a buy box for verified listings only'),
  ('Ann', $$ insert into buybox_profiles (user_id, filters) values (tests.user_id('Ann'),
      '{"verified": false, "no_jv": true}') $$, null, null),
  ('Ann', $$ update buybox_profiles set filters = '{"verified": true}' $$,
    'fails 42501: Verified listings are exclusively available to Closer and Partner members',
    'a free member can''t limit a buy box to verified listings'),
  ('Ann', $$ select count_matches('{"filters": {"verified": true}}') $$, 'fails 42501',
    'a free member can''t count verified listings'),
  ('owner', $$ update users set membership_tier = 'free' where id = tests.user_id('Closer') $$, null, null),
  ('Closer', $$ tests.titles() $$, 'gives duplex bare', 'after the plan ended, verified has no effect'),
  ('Closer', $$ jsonb_array_length(match_listing(tests.listing_id('bare')) -> 'criteria') $$, 'gives 7',
    'nor is it a criterion of the report'),
  ('Closer', $$ match_listing(tests.listing_id('bare')) -> 'matches' $$, 'gives true', 'the report agrees'),
  ('Closer', $$ update buybox_profiles set filters = '{"verified": true, "units": {"min": 2}}' $$, 'works',
    'it can stay while others change'),
  ('Closer', $$ update buybox_profiles set filters = '{"units": {"min": 2}}' $$, 'works', 'it can be turned off'),
  ('Closer', $$ update buybox_profiles set filters = '{"verified": true}' $$, 'fails 42501',
    'it can''t be turned on again')
) as t (who, statement, outcome, rule);

-- Every use ---------------------------------------------------------------------------------------

select tests.as_owner();
delete from buybox_profiles;
select tests.set_filters('Ann', '{"places": ["county:Shelby, TN"], "units": {"min": 2, "max": 4}}');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.titles() $$, 'gives duplex', 'matched_listings passes every filter'),
  ('Ann', $$ count_matches('{"filters": {"places": ["county:Shelby, TN"], "units": {"min": 2, "max": 4}}}') $$,
    'gives 1', 'count_matches passes every filter'),
  ('Ann', $$ count_matches('{"states": ["TX"], "filters": {"units": {"min": 2}}}') $$, 'gives 0',
    'filters narrow the other criteria'),
  ('Ann', $$ tests.best() $$, 'gives duplex 100, bare 50',
    'best-match has listings that don''t state what a filter is about, but none that fail'),
  ('Bob', $$ matching_buy_boxes(tests.listing_id('duplex')) $$, 'gives 1',
    'matching_buy_boxes counts a buy box whose filters pass'),
  ('Bob', $$ matching_buy_boxes(tests.listing_id('bare')) $$, 'gives 0', 'but none with an unknown one')
) as t (who, statement, outcome, rule);
select tests.as_owner();
select tests.send_alerts();
update buybox_profiles set vip_alerts = true;
select tests.post_listing('fourplex', 'Bob', '{"city": "Memphis", "state": "TN", "zip": "38103", "units": 4}');
select tests.post_listing('sixplex', 'Bob', '{"city": "Memphis", "state": "TN", "zip": "38103", "units": 6}');
select tests.send_alerts();
select is((select array_agg(property_id) from deal_alerts), array[tests.listing_id('fourplex')],
  'only listings that pass the filters are alerted');

select * from finish();
rollback;
