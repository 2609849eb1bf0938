-- Phone numbers in a text (private.bare_text), however a person would still read them.

create function private.spelled_digits(content text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- With each letter once, and i for what looks like it.
  units constant text[] := '{zero,one,two,thre,four,five,six,seven,eight,nine,
    cero,uno,dos,tres,cuatro,cinco,seis,siete,ocho,nueve}';
  tens constant text[] := '{ten,eieven,tweive,thirten,fourten,fiften,sixten,seventen,eighten,nineten,
    twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety}';
  either constant text := '(?:zero|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis'
    || '|siete|ocho|nueve|oh)';
  marks constant text := '⓪①②③④⑤⑥⑦⑧⑨';
  spelled text;
begin
  if content !~ ('(?<![a-z])(?:z+[e3]+r|[o0]+n+[e3]|t+w+[eo0]|t+h+[i1!|r]|f+[o0i1l!|]+[urvf]|s+[i1!|e3]+[xv]|[e3]+'
    || '[il1!|]+[eg]|n+[i1!|]+n|t+e+n(?![a-z])|doub|tripl|cer|uno|dos|tres|cua|cin|sei|sie|och|nue'
    || '|[a-z][^a-z0-9]{1,2}[a-z][^a-z0-9]{1,2}[a-z](?![a-z]))')
  then
    return content;
  end if;
  -- "f i v e", "fivefive", and "five5"
  spelled := regexp_replace(content, '(?<![a-z0-9])([a-z])[^a-z0-9]{1,2}(?=[a-z](?![a-z0-9]))', '\1', 'g');
  spelled := regexp_replace(spelled, '(' || either || ')(?=' || either || '|[0-9])', '\1 ', 'g');
  spelled := regexp_replace(spelled, '([0-9])(?=' || either || '(?![a-z]))', '\1 ', 'g');
  select string_agg(case
      when word.unit > 0 then substr(marks, (word.unit - 1) % 10 + 1, 1)
      when word.units > 0 then substr(marks, (word.units - 1) % 10 + 1, 1) || '+'
      when word.ten <= 10 then '①' || substr(marks, word.ten, 1)
      when word.ten > 10 then substr(marks, word.ten - 8, 1) || case when word.continues then '' else '⓪' end
      else word.token
    end, '' order by word.at)
  into spelled
  from (
    select part.token, part.at, array_position(units, part.plain) as unit,
      array_position(units, regexp_replace(part.plain, '(?<=x)es$|s$', '')) as units,
      array_position(tens, part.plain) as ten,
      -- "fifty-five"
      array_position(units, lead(part.plain, 2) over (order by part.at)) > 0
        and lead(part.token) over (order by part.at) ~ '^[\s-]+$' as continues
    from (
      select found.match[1] as token, found.at, case
          when length(found.match[1]) between 3 and 12 and found.match[1] ~ '^[zotfsencudq0137$!|].*[a-z]'
            then regexp_replace(translate(found.match[1], '01!|l37$', 'oiiiiets'), '(.)\1+', '\1', 'g')
        end as plain
      from regexp_matches(spelled, '([a-z0-9|!$]+|[^a-z0-9|!$]+)', 'g') with ordinality as found (match, at)
    ) as part
  ) as word;
  -- "three fives"
  for times in 2 .. case when strpos(spelled, '+') > 0 then 4 else 1 end loop
    spelled := regexp_replace(spelled, '[' || substr(marks, times + 1, 1) || times || '][^a-z0-9]{1,3}([' || marks
      || '])[+]', repeat('\1', times), 'g');
  end loop;
  -- "double five"
  for times in 2 .. case when spelled ~ 'dou?ble|triple' then 3 else 1 end loop
    spelled := regexp_replace(spelled, '(?<![a-z])' || (array['', 'dou?ble', 'triple'])[times] || '[^a-z0-9]{0,3}([0-9'
      || marks || '])(?![0-9])', repeat('\1', times), 'g');
  end loop;
  -- "Eight hundred 555", not "two hundred fifty thousand".
  return regexp_replace(
    spelled, '(?<![0-9' || marks || '])([0-9' || marks || '])[\s-]*hundred(?![a-z]|[\s-]*(?:and[\s-]+)?(?:thousand'
      || '|dollars|bucks|[' || marks || ']{1,2}(?![\s-]*[' || marks || '])))', '\1⓪⓪', 'g'
  );
end;
$$;
comment on function private.spelled_digits(text) is
  'A bare text with digits in circles (⓪ to ⑨) for words: "five five five", "fifty-five", "three fives", "triple '
  'five", "eight hundred", "f1ve", "f i v e", also in Spanish. Null for null.';

create function private.joined_digits(spelled text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  marks constant text := '⓪①②③④⑤⑥⑦⑧⑨';
  word constant text := '(?<![a-z])(?:and|then|dash|hyphen|dot|point|period|comma|slash|space|next|y|guion|punto)'
    || '(?![a-z])';
  -- Between the digits of a number of which one is a word: anything but other words and amounts.
  gap constant text := '(?:[^0-9a-z' || marks || '$%]|' || word || ')+';
  -- "and" between digits is a comma.
  joined text := regexp_replace(
    spelled, '([0-9' || marks || ']|(?<![a-z])oh?)[\s,;:/-]{0,3}' || word || '[\s,;:/-]{0,3}(?=[0-9' || marks
      || ']|oh?(?![a-z]))', '\1,', 'g'
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
  -- Without what only looks like one next to other numbers: dates, prices, ZIP codes behind a state, and parcels.
  digits constant text := regexp_replace(
    plain, '(?<![0-9])(?:19|20)[0-9]{2}[-.](?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12][0-9]|3[01])(?![0-9])'
      || '|(?<![0-9])(?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12][0-9]|3[01])[-.](?:19|20)[0-9]{2}(?![0-9])'
      || '|\$\s?(?:[0-9]{1,3}(?:,[0-9]{3}){0,2}|[0-9]{4,9})(?![0-9,])'
      || '|(?<=\m[a-z]{2}[\s,.]{1,2})[0-9]{5}-[0-9]{4}(?![0-9])'
      || '|\m(?:apn|parcel|folio|pin)\M[^0-9a-z]{0,3}(?:(?:no|number|id)\M[^0-9a-z]{0,3})?0[-0-9.\s]+', ' x ', 'g'
  );
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
        || '[-,:;|¦\s]{1,3}[0-9]{4}|' || gap || area || '¦[0-9]{4}|' || loose || area || loose || '0[0-9]{3})|[2-9](?:'
        || loose || '[0-9]){9})(?![0-9])', 'g')
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
        || '[-.\s]{1,3}[0-9]' || repeat(gap || '[0-9]', 3) || ')(?![0-9])', 'g')
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
      if length(reading) - length(translate(reading, digits || marks, '')) >= 6 then
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
