set check_function_bodies = off;

create or replace function private.best_matches (
  filters   jsonb,
  search    text,
  after     jsonb,
  page_size integer
)
  returns SETOF public.properties
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  max_candidates constant integer := 1000;
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term text := private.normalize_search(search);
  first_row private.search_listings := private.cursor_row('newest', null);
  last_row private.search_listings := private.cursor_row('newest', after);
  last_score integer := case when jsonb_typeof(after) = 'object' then (after ->> 'match_score')::integer else 101 end;
  parsed record := private.parse_filters(filters);
  box public.buybox_profiles;
  relaxed public.buybox_profiles;
  own_filters text;
  own_condition text := '';
  text_filter text;
  page uuid[];
  passing uuid[];
begin
  if last_score is null then
    raise exception 'Not a valid cursor' using errcode = '22023',
      hint = '"after" needs match_score, created_at, id for this sort.';
  end if;
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    raise exception 'Set your investment criteria first.';
  end if;

  relaxed := private.relaxed_box(box);
  if parsed.states <> '{}' then
    relaxed.states := private.selected_or_all(relaxed.states, parsed.states);
  end if;
  if parsed.types <> '{}' then
    relaxed.property_types := private.selected_or_all(private.box_property_types(relaxed), parsed.types);
  end if;
  if (parsed.states <> '{}' and relaxed.states = '{}') or (parsed.types <> '{}' and relaxed.property_types = '{}') then
    return;
  end if;

  own_filters := private.box_filter_conditions(box);
  if own_filters <> '' then
    own_condition := format(' and (true%s) is not false', own_filters);
  end if;
  text_filter := parsed.conditions || private.search_condition(search_term, false);
  -- No index finds what listings don't state.
  page := private.page_by_scan('newest', private.box_conditions(relaxed) || own_condition || text_filter, first_row,
    max_candidates, case own_filters when '' then 30000 else 5000 end);
  if cardinality(page) < max_candidates then
    relaxed.filters := box.filters;
    if search_term <> '' and private.matches_among_newest(search_term, 100) < 100 then
      passing := private.page_by_text('newest',
        private.box_conditions(relaxed) || parsed.conditions || private.search_condition(search_term, true), first_row,
        max_candidates);
    else
      execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)',
        private.match_source(relaxed, text_filter))
      into passing using max_candidates;
    end if;
    page := page || passing;
  end if;
  return query
    with filtered as materialized (
      -- All at once, because preparing the evaluation takes longer than one.
      select e.* from private.evaluate_filters(
        array(select l from private.search_listings l where own_filters <> '' and l.id = any (page)),
        private.box_filters(box)
      ) as e
    ), scored as materialized (
      select p.id, p.created_at,
        private.score_of(private.evaluate_criteria(p, box), coalesce(f.verdicts, '{}')) as score
      from public.properties p left join filtered f on f.id = p.id where p.id = any (page)
    ), best as (
      select s.* from scored s where (s.score, s.created_at, s.id) < (last_score, last_row.created_at, last_row.id)
      order by s.score desc, s.created_at desc, s.id desc limit size
    )
    select p.* from best join public.properties p on p.id = best.id order by best.score desc, best.created_at desc,
      best.id desc;
end;
$function$;

comment on function "public"."search_properties"(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and are in the place that the text names, or whose title, address, city, state, or ZIP contains it. filters, all optional: {states, places, propertyType, financing, condition, occupancy, strategy: lists; price (USD), bedrooms, bathrooms, sqft, units, yearBuilt, capRate (%), pricePerSqft, pricePerUnit (USD), age (days since it was posted): {min, max}, inclusive, 0 for unset; noJv, priceDrop: true; verifiedOnly: true, with that entitlement; box: {west, south, east, north} in degrees; shape: an area drawn on the map, 3 to 100 corners [longitude, latitude]}. A listing is in one of the states or of the places, which read "city:Memphis, TN", "county:Shelby, TN", or "zip:38103, TN"; "city:Memphis+10, TN" and "zip:38103+10, TN" add 1 to 100 miles around. Residential matches Single Family, Multi Family, and Condo in both directions; Creative also matches Subject To. sort: featured (verified first, then those with priority, then newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other members'' listings that fail none of its criteria except strategy, about the newest 1,000, by match_score, then newest; those that don''t state what a filter of the box asks for only among the newest 5,000 listings. Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, and 22P02, 22003, 22007, or 22008 for an invalid one.';

reset check_function_bodies;
