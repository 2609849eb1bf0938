-- Finds the listings that look like one's property, among all listings.

create function private.looks_same(a bigint[], b bigint[], bits integer default 7) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select exists (
    select from (
      select hash from unnest(a) as hash union all select hash # private.mirror_bits() from unnest(a) as hash
    ) as x, unnest(b) as y (hash)
    where bit_count((x.hash # y.hash)::bit(64)) <= bits
  );
$$;
comment on function private.looks_same(bigint[], bigint[], integer) is
  'Whether the prints of two pictures are of nearly the same one: a window of one, or of its mirrored copy, differs by '
  'at most these of 64 bits from a window of the other.';

create function private.matching_pictures(a text[], b text[], bits integer default 7) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from private.picture_prints x
  where x.path = any (a) and x.hashes <> '{}' and exists (
    select from private.picture_prints y where y.path = any (b) and private.looks_same(x.hashes, y.hashes, bits)
  );
$$;
comment on function private.matching_pictures(text[], text[], integer) is
  'How many of some pictures look like one of others. Those that aren''t printed yet look like none.';

create function private.compare_pins(a public.properties, b public.properties) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when miles <= 0.037 then 'same' when miles > 0.125 then 'other' else 'open' end
  from private.miles_between(a.latitude, a.longitude, b.latitude, b.longitude) as miles;
$$;
comment on function private.compare_pins(public.properties, public.properties) is
  'Whether two pins are within 60 m (same), more than 200 m apart (other), or between (open).';

create function private.compare_numbers(a public.properties, b public.properties, out agreeing text[],
  out differing text[])
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(f.name) filter (where abs(f.x - f.y) <= f.x * f.margin), '{}'),
    coalesce(array_agg(f.name) filter (where abs(f.x - f.y) > f.x * f.margin), '{}')
  from (values
    ('bedrooms', nullif(a.bedrooms, 0)::float, nullif(b.bedrooms, 0)::float, 0.0),
    ('bathrooms', nullif(a.bathrooms, 0), nullif(b.bathrooms, 0), 0.0),
    ('sqft', nullif(a.sqft, 0), nullif(b.sqft, 0), 0.02),
    ('lot_sqft', nullif(a.lot_sqft, 0), nullif(b.lot_sqft, 0), 0.02),
    ('year_built', a.year_built, b.year_built, 0.0),
    ('units', a.units, b.units, 0.0)
  ) as f (name, x, y, margin);
$$;
comment on function private.compare_numbers(public.properties, public.properties) is
  'Which numbers that both listings state agree, areas within 2%, and which don''t.';

create function private.resemblance(a integer[], b integer[]) returns real
language sql immutable parallel safe set search_path = ''
as $$
  -- Of the smallest hashes of both texts together, the share that both have.
  select coalesce(avg((x.both)::integer::real), 0)::real from (
    select count(*) > 1 as both from (select unnest(a) as hash union all select unnest(b)) as all_hashes
    group by hash order by hash limit least(64, greatest(cardinality(a), cardinality(b)))
  ) as x;
$$;
comment on function private.resemblance(integer[], integer[]) is
  'How alike two texts are by their private.text_sketch: the share of word pairs they have in common, 0 to 1.';

create function private.match_candidates(mark private.listing_marks, images text[]) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off
as $$
declare
  keys bigint[];
begin
  select coalesce(array_agg(distinct k.key), '{}') into keys
  from private.picture_prints i, unnest(private.picture_keys(mark.zip, i.hashes, true)) as k (key)
  where i.path = any (images);
  -- `union all`, and some twice: a union sorts, for which the planner would read all listings by their primary key.
  return array(
    select c.property_id from (
      (select m.property_id from private.listing_marks m where m.house = mark.house limit 500)
      union all (select m.property_id from private.listing_marks m where m.parcel = mark.parcel limit 50)
      -- Two house numbers are two houses, whatever else is alike.
      union all (select m.property_id from private.listing_marks m
        where m.zip = mark.zip and m.sqft between ceil(mark.sqft * 0.98) and mark.sqft * 1.02
          and (mark.address_key is null or m.address_key is null) limit 100)
      union all (select m.property_id from private.listing_marks m
        where m.pin_row between mark.pin_row - 1 and mark.pin_row + 1
          and m.pin_column between mark.pin_column - 1 and mark.pin_column + 1
          and (mark.address_key is null or m.address_key is null) limit 100)
      union all (select m.property_id from private.listing_marks m
        where m.picture_keys && keys and (mark.address_key is null or m.address_key is null) limit 100)
    ) as c
    where c.property_id <> mark.property_id
  );
end;
$$;
comment on function private.match_candidates(private.listing_marks, text[]) is
  'Listings that can be the same property as one with these pictures, some twice: those that share its address, '
  'parcel, house number, size in its ZIP code, pin, or a picture. Always by index: for the few that are wanted of '
  'each, the planner would read all listings.';

create function private.similar_listings(p public.properties)
  returns table (id uuid, strength text, reasons text[])
language plpgsql stable security definer set search_path = '' rows 5
as $$
declare
  mark constant private.listing_marks := private.mark_of(p);
  other record;
  facts private.match_facts;
  compared integer := 0;
begin
  for other in
    select m as mark, o as listing from private.listing_marks m join public.properties o on o.id = m.property_id
    where m.property_id = any (private.match_candidates(mark, p.images))
      and o.status <> 'sold'
    order by (m.address_key = mark.address_key) desc nulls last, m.property_id
  loop
    facts := null;
    facts.place := private.compare_places(mark.address_key, (other.mark).address_key);
    facts.parcel := case when mark.parcel = (other.mark).parcel then 'same'
      when mark.parcel is null or (other.mark).parcel is null then 'open' else 'other' end;
    continue when facts.place = 'other_unit' or facts.parcel <> 'same' and facts.place = 'other';
    select n.agreeing, n.differing into facts.agreeing, facts.differing
    from private.compare_numbers(p, other.listing) as n;
    continue when facts.place in ('open', 'open_unit') and facts.parcel <> 'same' and facts.differing <> '{}';
    facts.pin := case when mark.pin_row is null or (other.mark).pin_row is null then 'open'
      else private.compare_pins(p, other.listing) end;
    facts.same_price := abs(p.price - (other.listing).price) <= p.price * 0.03;
    facts.resemblance := private.resemblance(mark.words, (other.mark).words);
    facts.of_pictures := least(cardinality(p.images), cardinality((other.listing).images));
    -- The costliest, so not of every one of a large building.
    compared := compared + 1;
    if compared <= 20 then
      facts.pictures := private.matching_pictures(p.images, (other.listing).images);
      -- Of a home whose other pictures are the same, one that was cropped a lot is enough like it.
      if facts.place = 'open_unit' and facts.pictures > 1 then
        facts.near_pictures := private.matching_pictures(p.images, (other.listing).images, 10);
      end if;
    end if;
    strength := private.judge_match(facts);
    continue when strength is null;
    id := (other.listing).id;
    reasons := private.match_reasons(facts);
    return next;
  end loop;
end;
$$;
comment on function private.similar_listings(public.properties) is
  'The listings for sale that look like a listing''s property, whether it''s posted or not, and whether '
  'or not the caller can see them. '
  'strength: same or likely. reasons: as private.match_reasons.';
