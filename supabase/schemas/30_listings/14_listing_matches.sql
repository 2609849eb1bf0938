-- Which listings look like the same property, how surely, and why. Pictures, texts, and numbers alone never make two
-- addresses one: houses of one plan share them. Another unit is another property. docs/duplicates.md has the rules.

create type private.match_facts as (
  place text,
  parcel text,
  pin text,
  agreeing text[],
  differing text[],
  same_price boolean,
  resemblance real,
  pictures integer,
  near_pictures integer,
  of_pictures integer
);
comment on type private.match_facts is
  'How two listings compare. place: as private.compare_places. parcel: same, other, or open. pin: same (within 60 '
  'm), other (more than 200 m), or open, as when one is at the center of its ZIP code. agreeing, differing: '
  'stated by both: bedrooms, bathrooms, sqft, lot_sqft, year_built, units. same_price: within 3%. '
  'resemblance: of the descriptions, 0 to 1. '
  'pictures: how many of the one''s pictures look like one of the other''s; null if not compared. near_pictures: how '
  'many do, or nearly. of_pictures: how many the one with fewer has.';

create function private.street_parts(street text, out core text, out suffix text, out direction text)
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  words text[] := string_to_array(street, ' ');
  directions constant text[] := '{n,s,e,w,ne,nw,se,sw}';
begin
  direction := '';
  if cardinality(words) > 1 and words[1] = any (directions) then
    direction := words[1];
    words := words[2:];
  end if;
  if cardinality(words) > 1 and words[cardinality(words)] = any (directions) then
    direction := direction || words[cardinality(words)];
    words := words[:cardinality(words) - 1];
  end if;
  suffix := '';
  if cardinality(words) > 1 and words[cardinality(words)] = any (
    '{aly,ave,blvd,cir,ct,cv,cres,xing,dr,expy,fwy,hwy,holw,ln,lp,mnr,pkwy,path,pl,plz,pt,rd,rdg,row,run,sq,st,ter,'
    'trce,trl,tpke,walk,way}'::text[]
  ) then
    suffix := words[cardinality(words)];
    words := words[:cardinality(words) - 1];
  end if;
  core := array_to_string(words, ' ');
end;
$$;
comment on function private.street_parts(text) is
  'The name, the suffix, and the directions of a street of private.address_key; empty for what it doesn''t have.';

create function private.is_near_street(a text, b text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  x constant record := private.street_parts(a);
  y constant record := private.street_parts(b);
begin
  return (x.suffix = y.suffix or '' in (x.suffix, y.suffix))
    and (x.direction = y.direction or '' in (x.direction, y.direction))
    and (x.core = y.core or extensions.similarity(x.core, y.core) >= 0.45
      -- Two letters swapped.
      or array(select unnest(string_to_array(x.core, null)) order by 1)
        = array(select unnest(string_to_array(y.core, null)) order by 1));
end;
$$;
comment on function private.is_near_street(text, text) is
  'Whether two streets of private.address_key can be one: misspelled, or without its suffix or direction. "Oak St" and '
  '"Oak Ave" are two.';

create function private.compare_places(a text, b text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  unit_a constant text := split_part(left(a, -6), ' unit ', 2);
  unit_b constant text := split_part(left(b, -6), ' unit ', 2);
  base_a constant text := split_part(left(a, -6), ' unit ', 1);
  base_b constant text := split_part(left(b, -6), ' unit ', 1);
  number_a constant text := substring(base_a from '^(?:(?:lot|tract|parcel) )?\S+');
  number_b constant text := substring(base_b from '^(?:(?:lot|tract|parcel) )?\S+');
  is_near boolean;
begin
  if a is null or b is null then
    return 'open';
  elsif a = b then
    return 'same';
  elsif number_a <> number_b then
    return 'other';
  end if;
  is_near := base_a = base_b or private.is_near_street(
    substr(base_a, char_length(number_a) + 2), substr(base_b, char_length(number_b) + 2)
  );
  return case
    when not is_near then 'other'
    when unit_a <> unit_b and unit_a <> '' and unit_b <> '' then 'other_unit'
    when base_a <> base_b or right(a, 5) <> right(b, 5) then 'near'
    else 'open_unit'
  end;
end;
$$;
comment on function private.compare_places(text, text) is
  'How two addresses of private.address_key compare: same; other_unit of one building; open_unit, which only one '
  'states; near, the same house number on a street that can be the same, or with another ZIP code; other; or open, '
  'because one has no house number.';

create function private.judge_match(facts private.match_facts) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when f.place = 'other_unit' then null
    when f.parcel = 'same' then
      case when f.place = 'open_unit' and f.differing <> '{}' then null else 'same' end
    -- Two units, neither of which says so.
    when f.place = 'same' then case
      when f.parcel = 'other' and 'sqft' = any (f.differing) then null
      when f.parcel = 'other' or cardinality(f.differing) > 2 then 'likely'
      else 'same' end
    when f.parcel = 'other' or f.place = 'other' then null
    when f.place = 'near' then case
      when f.pin = 'other' or cardinality(f.differing) > 1 then null
      when f.pin = 'same' or f.pictures > 0 then case when f.differing = '{}' then 'same' else 'likely' end
      when f.differing = '{}' and (cardinality(f.agreeing) > 2 or f.resemblance >= 0.3 or f.same_price) then 'likely'
      end
    when f.differing <> '{}' or f.pin = 'other' or cardinality(f.agreeing) < 2 then null
    when f.place = 'open_unit' then case
      when f.pictures > 1 and f.near_pictures > 2 and f.near_pictures >= f.of_pictures then 'likely'
      when f.most_pictures and f.same_price and f.resemblance >= 0.3 then 'likely'
      end
    -- One address has no number.
    when f.most_pictures then 'likely'
    when f.pictures = 1 and cardinality(f.agreeing) > 2 and f.resemblance >= 0.3 then 'likely'
    when f.pin = 'same' and (cardinality(f.agreeing) > 3 or cardinality(f.agreeing) > 2
      and (f.pictures > 0 or f.same_price or f.resemblance >= 0.3)) then 'likely'
  end
  from (
    select facts.*, facts.pictures > 1 and facts.pictures * 2 >= facts.of_pictures as most_pictures
  ) as f;
$$;
comment on function private.judge_match(private.match_facts) is
  'How surely two listings are one property: same, likely, or null for no match.';

create function private.match_reasons(facts private.match_facts) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_remove(array[
    case facts.place when 'same' then 'address' when 'near' then 'near_address' when 'open_unit' then 'open_unit' end,
    case when facts.parcel = 'same' then 'parcel' end,
    case when facts.pin = 'same' then 'pin' end,
    case when facts.pictures > 0 then 'pictures' end,
    case when facts.resemblance >= 0.3 then 'text' end,
    case when cardinality(facts.agreeing) > 1 and facts.differing = '{}' then 'numbers' end
  ], null);
$$;
comment on function private.match_reasons(private.match_facts) is
  'Why two listings look like one property, the strongest first: address, near_address, open_unit, parcel, pin, '
  'pictures, text, numbers. The app says them in words.';
