-- Digits in words, for phone numbers (19_phones.sql).

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
  return private.repeated_digits(spelled);
end;
$$;
comment on function private.spelled_digits(text) is
  'A bare text with digits in circles (⓪ to ⑨) for words: "five five five", "fifty-five", "three fives", "triple '
  'five", "eight hundred", "f1ve", "f i v e", also in Spanish. Null for null.';

create function private.repeated_digits(spelled text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  marks constant text := '⓪①②③④⑤⑥⑦⑧⑨';
begin
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
  -- "Five hundred twelve", if no other number is one of hundreds.
  if regexp_count(spelled, 'hundred') = 1 then
    spelled := regexp_replace(
      spelled, '(?<![0-9' || marks || '])([' || marks || '])[\s-]*hundred[\s-]*(?:and[\s-]+)?(?=[' || marks || ']{2}'
        || '[^a-z0-9]{1,3}[' || marks || '])', '\1', 'g'
    );
  end if;
  -- "Eight hundred 555", not "two hundred fifty thousand".
  return regexp_replace(
    spelled, '(?<![0-9' || marks || '])([0-9' || marks || '])[\s-]*hundred(?![a-z]|[\s-]*(?:and[\s-]+)?(?:thousand'
      || '|dollars|bucks|[' || marks || ']{1,2}(?![\s-]*[' || marks || '])))', '\1⓪⓪', 'g'
  );
end;
$$;
comment on function private.repeated_digits(text) is
  'A text of digits in circles with all of them for "three fives", "triple five", and "eight hundred". Null for null.';
