-- The property vocabulary: the values that listings, buy boxes, search, and matching use for a property. It must match
-- src/domain/listing/property-vocabulary.ts (tests/backend/same-rules.test.ts).

create function private.property_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select private.residential_types() || array['Commercial', 'Industrial', 'Land', 'Mixed Use', 'Residential'];
$$;
comment on function private.property_types() is 'Types a listing can have.';

create function private.residential_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Single Family', 'Multi Family', 'Condo']; $$;
comment on function private.residential_types() is
  'Types that Residential includes: searches and buy boxes for any of them match a Residential listing.';

create function private.searchable_property_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array_remove(private.property_types(), 'Residential'); $$;
comment on function private.searchable_property_types() is 'Types a buy box can ask for.';

create function private.property_conditions() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down']; $$;
comment on function private.property_conditions() is 'Conditions of a listing, from the least work to the most.';

create function private.financing_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['Cash', 'Conventional', 'Hard Money', 'Private Money', 'Owner Financing', 'Creative', 'Subject To'];
$$;
comment on function private.financing_types() is 'Financing a listing can offer.';

create function private.creative_financing_types() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Subject To']; $$;
comment on function private.creative_financing_types() is
  'Kinds of creative financing: searches and buy boxes for Creative match them too.';

create function private.exit_strategies() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['Fix and Flip', 'Buy and Hold', 'Wholesale', 'BRRRR', 'Development', 'Owner Occupy']; $$;
comment on function private.exit_strategies() is 'Exit strategies a buy box can name.';

-- Grants ------------------------------------------------------------------------------------------
-- Check constraints run with the writer's rights.
grant execute on function
  private.property_types(), private.residential_types(), private.searchable_property_types(),
  private.property_conditions(), private.financing_types(), private.exit_strategies()
  to authenticated, service_role;
