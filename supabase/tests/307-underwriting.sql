-- The seller's figures for rent, expenses, and repairs: limits for each, and only the owner can change them.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');

-- Posting -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select row_eq($$ select l.arv, l.repair_cost, l.monthly_rent, l.other_monthly_income, l.vacancy_pct, l.annual_expenses
    from tests.post_listing('plain', 'Ann') l $$,
  row (null::bigint, null::bigint, null::bigint, null::bigint, null::float8, '{}'::jsonb),
  'underwriting figures are optional');
select row_eq(
  $$
    select l.arv, l.repair_cost, l.monthly_rent, l.other_monthly_income, l.vacancy_pct, l.annual_expenses
    from tests.post_listing(
      'anns', 'Ann',
      '{
        "arv": 250000, "repair_cost": 40000, "monthly_rent": 4000, "other_monthly_income": 150, "vacancy_pct": 5,
        "annual_expenses": {
          "property_taxes": 3000, "insurance": 1200, "maintenance": 0, "management": 2400, "utilities": 600, "hoa": 1,
          "reserves": 1800, "other": 100000000000
        }
      }'
    ) l
  $$,
  row (
    250000::bigint, 40000::bigint, 4000::bigint, 150::bigint, 5::float8,
    '{
      "property_taxes": 3000, "insurance": 1200, "maintenance": 0, "management": 2400, "utilities": 600, "hoa": 1,
      "reserves": 1800, "other": 100000000000
    }'::jsonb
  ),
  'a listing can have every underwriting figure'
);

-- Limits ------------------------------------------------------------------------------------------

select lives_ok(format($$ update properties set %s = %s where id = tests.listing_id('anns') $$, field, value),
  field || ' can be ' || value)
from (values
  ('arv', '1'), ('arv', '100000000000'), ('arv', 'null'), ('repair_cost', '0'), ('repair_cost', '100000000000'),
  ('repair_cost', 'null'), ('monthly_rent', '0'), ('monthly_rent', '100000000000'), ('monthly_rent', 'null'),
  ('other_monthly_income', '0'), ('other_monthly_income', '100000000000'), ('other_monthly_income', 'null'),
  ('vacancy_pct', '0'), ('vacancy_pct', '7.5'), ('vacancy_pct', '100'), ('vacancy_pct', 'null'),
  ('annual_expenses', '''{}'''), ('annual_expenses', '''{"hoa": 0}'''),
  ('annual_expenses', '''{"other": 100000000000}''')
) as taken (field, value);
select throws_ok(format($$ update properties set %s = %s where id = tests.listing_id('anns') $$, field, value), '23514',
  null, field || ' can''t be ' || value)
from (values
  ('arv', '0'), ('arv', '-1'), ('arv', '100000000001'),
  ('repair_cost', '-1'), ('repair_cost', '100000000001'),
  ('monthly_rent', '-1'), ('monthly_rent', '100000000001'),
  ('other_monthly_income', '-1'), ('other_monthly_income', '100000000001'),
  ('vacancy_pct', '-0.1'), ('vacancy_pct', '100.1'), ('vacancy_pct', '''NaN'''), ('vacancy_pct', '''Infinity'''),
  ('annual_expenses', '''[]'''), ('annual_expenses', '''null'''), ('annual_expenses', '''1200'''),
  ('annual_expenses', '''"insurance"'''),
  ('annual_expenses', '''{"mortgage": 1200}'''), ('annual_expenses', '''{"Insurance": 1200}'''),
  ('annual_expenses', '''{"insurance": -1}'''), ('annual_expenses', '''{"insurance": 0.5}'''),
  ('annual_expenses', '''{"insurance": 1200.0}'''), ('annual_expenses', '''{"insurance": 100000000001}'''),
  ('annual_expenses', '''{"insurance": 99999999999999999999}'''), ('annual_expenses', '''{"insurance": "1200"}'''),
  ('annual_expenses', '''{"insurance": null}'''), ('annual_expenses', '''{"insurance": {}}'''),
  ('annual_expenses', '''{"insurance": [1200]}'''),
  ('annual_expenses', '''{"insurance": 1200, "mortgage": 1}''')
) as refused (field, value);
select tests.holds(statement, outcome, rule) from (values
  ($$ update properties set annual_expenses = null where id = tests.listing_id('anns') $$, 'fails 23502',
    'annual_expenses can''t be null'),
  ($$ select tests.post_listing('odd', 'Ann', '{"annual_expenses": {"mortgage": 1200}}') $$, 'fails 23514',
    'a new listing has the same limits')
) as t (statement, outcome, rule);

-- Access ------------------------------------------------------------------------------------------

select tests.as_owner();
update properties set updated_at = '2001-01-01' where id = tests.listing_id('anns');
select tests.as_member('Ann');
update properties set arv = 260000 where id = tests.listing_id('anns');
select is((select updated_at from properties where id = tests.listing_id('anns')), now(),
  'changing a figure sets updated_at');
select tests.holds('visitor', $$ select arv from properties where id = tests.listing_id('anns') $$, 'gives 260000',
    'a visitor can read a listing''s figures');

-- Other columns -----------------------------------------------------------------------------------

select tests.as_member('Ann');
update properties
set arv = 270000, repair_cost = 1, monthly_rent = 1, other_monthly_income = 1, vacancy_pct = 1,
  annual_expenses = '{"hoa": 2}'
where id = tests.listing_id('anns');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from listing_prices where property_id = tests.listing_id('anns') offset 1 $$, 'no rows',
    'changing figures doesn''t add to the price history'),
  ($$ update properties set arv = 1, view_count = 1000 where id = tests.listing_id('anns') $$,
    'fails 42501: Not allowed to change view_count', 'protected columns can''t be changed alongside figures'),
  ($$ update properties set status = 'paused' where id = tests.listing_id('anns') $$, 'works',
    'other columns can still be changed')
) as t (statement, outcome, rule);

select * from finish();
rollback;
