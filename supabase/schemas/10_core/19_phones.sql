-- Phone numbers in a text (private.bare_text), however a person would still read them.

create function private.joined_digits(spelled text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  marks constant text := '⓪①②③④⑤⑥⑦⑧⑨';
  word constant text := '(?<![a-z])(?:and|then|dash|hyphen|dot|point|period|comma|slash|space|next|y|guion|punto|area'
    || '|code|number|is|my|more|followed|by)(?![a-z])';
  -- Between the digits of a number of which one is a word: anything but other words and amounts.
  gap constant text := '(?:[^0-9a-z' || marks || '$%]|' || word || ')+';
  -- "and" between digits is a comma.
  joined text := regexp_replace(
    spelled, '([0-9' || marks || ']|(?<![a-z])oh?)(?:[\s,;:/()-]{0,3}' || word || '){1,4}[\s,;:/()-]{0,3}(?=[0-9'
      || marks || ']|oh?(?![a-z]))', '\1,', 'g'
  );
begin
  if joined ~ '(?<![a-np-z])o' then
    -- The state of a ZIP code isn't a zero.
    joined := regexp_replace(
      joined, '(?<![a-z])oh(?=[\s,.]{1,3}[0-9]{5}(?:-[0-9]{4})?(?![0-9]))', 'xx', 'g'
    );
    -- Twice, for "oh oh".
    for i in 1 .. 2 loop
      joined := regexp_replace(joined, '([0-9' || marks || '][^0-9a-z$%]{0,6})(?:oh|o)(?![a-np-z])', '\1⓪', 'g');
      joined := regexp_replace(
        joined, '(?<![a-z])(?:oh|o)(?=[^0-9a-z$%]{0,6}[' || marks || '])|(?<![a-np-z])o(?=[0-9])', '⓪', 'g'
      );
    end loop;
  end if;
  joined := regexp_replace(joined, '(?<=[0-9])[il|](?![a-z])|(?<![a-z])[il|](?=[0-9])', '1', 'g');
  if joined <> translate(joined, marks, '') then
    joined := regexp_replace(joined, '([' || marks || '])' || gap || '(?=[0-9' || marks || '])', '\1', 'g');
    joined := regexp_replace(joined, '([0-9])' || gap || '(?=[' || marks || '])', '\1', 'g');
  end if;
  -- What separates nothing but digits of a number, and what separates items of a list, too.
  return regexp_replace(
    joined, '([0-9])\s{0,2}[^0-9a-z\s,;:/.$%&''"#+()*_~' || marks || '-]{1,4}\s{0,2}(?=[0-9])', '\1¦', 'g'
  );
end;
$$;
comment on function private.joined_digits(text) is
  'A text of private.spelled_digits without what is between a word''s digit and the next, with zeros and ones for the '
  'letters o and l among digits, ¦ for what else only separates digits, such as emoji, and commas for words that do. '
  'Null for null.';

create function private.read_letters(bare text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(
    case
      when parts.token ~ '^(?:[0-9oilsbz|!]*[0-9][0-9oilsbz|!]*|[oil|!]{1,4})$'
        then translate(parts.token, 'oil|!sbz', '01111582')
      else parts.token
    end, '' order by parts.at
  )
  from (
    select found.match[1] as token, found.at
    from regexp_matches(bare, '([a-z0-9|!]+|[^a-z0-9|!]+)', 'g') with ordinality as found (match, at)
  ) as parts;
$$;
comment on function private.read_letters(text) is
  'A bare text with the digits that letters look like among digits: "5I2 555-OI47", "S12 5SS". Null for null.';

create function private.without_amounts(plain text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(
    plain, '(?<![0-9])(?:19|20)[0-9]{2}[-.](?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12][0-9]|3[01])(?![0-9])'
      || '|(?<![0-9])(?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12][0-9]|3[01])[-.](?:19|20)[0-9]{2}(?![0-9])'
      || '|\$\s?(?:[0-9]{1,3}(?:,[0-9]{3}){0,2}|[0-9]{4,9})(?![0-9,])'
      || '|(?<=\m[a-z]{2}[\s,.]{1,2})[0-9]{5}-[0-9]{4}(?![0-9])'
      || '|\m(?:apn|parcel|folio|pin)\M[^0-9a-z]{0,3}(?:(?:no|number|id)\M[^0-9a-z]{0,3})?0[-0-9.\s]+', ' x ', 'g'
  );
$$;
comment on function private.without_amounts(text) is
  'A text without what only looks like a phone number next to other numbers: dates, prices, ZIP codes behind a state, '
  'and parcel numbers. Null for null.';

create function private.digit_runs(marked text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  marks constant text := '⓪①②③④⑤⑥⑦⑧⑨';
  -- What may separate the digits of a number.
  gap constant text := '[-\s.()_*~]{0,5}';
  loose constant text := '[^0-9a-z$%]{1,6}';
  area constant text := '[2-9][0-9]{2}';
  calls constant text := '\m(?:call|text|txt|phone|tel|cell|mobile|whatsapp|sms|dial|reach|ring)\M[^0-9' || marks
    || ']{0,25}';
  plain constant text := translate(marked, marks, '0123456789');
  digits constant text := private.without_amounts(plain);
begin
  return array(
    select found.match[1] from (
      -- Ten digits of North America, grouped in any way: the area code and what follows don't start with 0 or 1.
      select regexp_matches(digits, '(?<![0-9])((?:1' || gap || ')?[2-9]' || gap || '[0-9]' || gap || '[0-9]' || gap
        || '[2-9]' || repeat(gap || '[0-9]', 6) || ')(?![0-9])', 'g') as match
      union all
      -- Not a price.
      select regexp_matches(plain, '\$\s?(' || area || gap || area || gap || '[0-9]{4})(?![0-9])', 'g')
      union all
      -- In the usual groups, or digit by digit, also between what separates the items of a list.
      select regexp_matches(digits, '(?<![0-9])(' || area || '(?:(?:[,:;|¦]|\s?/\s?)' || area
        || '[-,:;|¦\s]{0,3}[0-9]{4}|' || gap || area || '¦[0-9]{4})|[2-9](?:'
        || loose || '[0-9]){9})(?![0-9])', 'g')
      union all
      -- No amount starts with a zero.
      select regexp_matches(plain, '(?<![0-9])((?:' || area || '[^0-9a-z]{1,6}){2}0[0-9]{3})(?![0-9])', 'g')
      union all
      -- Rents are round numbers, and areas and streets say what they are.
      select regexp_matches(digits, '(?<![0-9])(' || area || loose || area || loose || '[0-9]{3}[1-46-9])(?![0-9]|'
        || '\s*(?:sq|s\.?f|ft|feet|ac|and |[nsew]\.? |(?:\S+ ){1,3}(?:st|ave|rd|dr|ln|ct|pl|blvd|way|street|avenue|road'
        || '|drive|lane|court)\M))', 'g')
      union all
      -- Other countries, with the code or the 0 in front.
      select regexp_matches(digits, '(\+\(?[0-9](?:' || gap || '[0-9]){8,14}|(?<![0-9.,])0[0-9](?:' || gap
        || '[0-9]){8,13})(?![0-9])', 'g')
      union all
      -- In any groups, and seven digits, if it says what they are.
      select regexp_matches(digits, calls || '([2-9](?:[^0-9a-z$%]{0,6}[0-9]){9}|[2-9]' || repeat(gap || '[0-9]', 2)
        || '[-.\s]{1,3}[0-9]' || repeat(gap || '[0-9]', 3) || '|[2-9][0-9]{4}(?!00)[0-9]{2})(?![0-9])', 'g')
      union all
      -- On the letters of the keys.
      select regexp_matches(plain, '((?<![0-9])1[-.]8(?:00|33|44|55|66|77|88)[-.](?:[a-z0-9]-?){7,10}|' || area || '-'
        || area || '-(?!unit|sqft|foot|feet|door|acre|mile|year|week)[a-z]{4})(?![a-z0-9])', 'g')
      union all
      -- In words, next to whatever else is a digit.
      select words.match from (
        select regexp_matches(
          marked, '([0-9' || marks || '](?:[^0-9a-z$%' || marks || ']{0,6}[0-9' || marks || ']){9,})', 'g'
        )
        union all
        select regexp_matches(marked, calls || '([0-9' || marks || ']{7})(?![0-9' || marks || '])', 'g')
      ) as words (match)
      where regexp_count(words.match[1], '[' || marks || ']') >= 2
    ) as found
  );
end;
$$;
comment on function private.digit_runs(text) is
  'The phone numbers in a text of private.joined_digits, as they''re written there.';

create function private.phones(content text) returns text[]
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- Mentions have IDs.
  given constant text := regexp_replace(
    content, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', ' x ', 'gi'
  );
  bare constant text := private.bare_text(given);
  digits constant text := '0123456789';
  marks constant text := '⓪①②③④⑤⑥⑦⑧⑨';
  reading text;
  found text[] := '{}';
begin
  for reading in
    -- A stroke separates, or is a one, and so does what nobody sees, or is nothing. Digits in circles and of other
    -- scripts are like words.
    select distinct r from unnest(array[
      bare, translate(bare, '|!', '  '), private.read_letters(bare),
      private.bare_text(regexp_replace(given, '[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', ' ', 'g')),
      case
        when length(translate(given, digits, '')) - length(translate(bare, digits, '')) >= 5
          then translate(bare, digits, marks)
      end
    ]) as r
  loop
    -- With and without words, which may also be next to a number.
    foreach reading in array array[reading, nullif(private.spelled_digits(reading), reading)] loop
      -- No number has fewer digits.
      if length(reading) - length(translate(reading, digits || marks, '')) >= 4 then
        found := found || private.digit_runs(private.joined_digits(reading));
      end if;
    end loop;
  end loop;
  return array(
    select distinct regexp_replace(translate(number, marks, digits), '[^0-9+]', '', 'g')
    from unnest(found) as number order by 1
  );
end;
$$;
comment on function private.phones(text) is
  'The phone numbers in a text, as digits, also in words, in digits of other scripts, and with whatever separates '
  'their digits. Empty for none and for null. Prices, addresses, ZIP codes, areas, dates, and parcel numbers aren''t '
  'any.';

create function private.contact_details(content text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select private.links(content) || private.phones(content); $$;
comment on function private.contact_details(text) is
  'The web addresses, email addresses, and phone numbers in a text. Empty for none and for null.';
