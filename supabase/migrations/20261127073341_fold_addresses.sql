set check_function_bodies = off;

create or replace function private.address_key (
  address text,
  city    text,
  state   text,
  zip     text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  plain text := private.fold_text(private.without_invisible(replace(address, '½', ' 1/2 ')));
  zip5 constant text := left(zip, 5);
  town constant text := regexp_replace(private.fold_text(replace(city, '.', '')), '[^[:alnum:]]+', ' ', 'g');
  standard constant jsonb := private.address_words();
  words text[];
  word text;
  rest text;
  key text := '';
  in_unit boolean := false;
begin
  plain := regexp_replace(plain, '(?<=\m[a-z])\.\s*(?=[a-z]\M)', '', 'g');
  plain := regexp_replace(plain, '#', ' unit ', 'g');
  -- "37-06 82nd St" is a house number; other hyphens separate words.
  plain := regexp_replace(plain, '([0-9])\s*[-‐‑–—]\s*(?=[0-9])', '\1~', 'g');
  plain := btrim(regexp_replace(plain, '[^[:alnum:]/~]+', ' ', 'g'));
  -- City, state, and ZIP code have fields of their own.
  rest := regexp_replace(plain, '\s(?:usa|us|united states(?: of america)?)$', '');
  rest := regexp_replace(rest, '\s' || zip5 || '(?:[~\s]?[0-9]{4})?$', '');
  if rest <> plain and right(rest, 3) = ' ' || lower(state) then
    rest := left(rest, -3);
  elsif right(rest, char_length(town) + 4) = ' ' || town || ' ' || lower(state) then
    rest := left(rest, -3);
  end if;
  if right(rest, char_length(town) + 1) = ' ' || town then
    rest := left(rest, -char_length(town) - 1);
  end if;
  if rest ~ '^\S+ \S+' then
    plain := rest;
  end if;
  plain := regexp_replace(plain, '\m(?:dr )?martin luther king(?: (?:jr|junior))?\M', 'martinlutherking');
  plain := regexp_replace(plain, '\mcounty (?:road|rd)\M|\mco rd\M', 'countyroad');
  plain := regexp_replace(plain, '\mstate (?:road|rd|route|rte|rt|hwy|highway)\M', 'stateroad');
  plain := regexp_replace(plain, '\mfarm to market(?: (?:road|rd))?\M', 'farmtomarket');
  plain := regexp_replace(plain, '\m(north|south|n|s)\s?(east|west|e|w)(?=\s\S)', '\1\2', 'g');
  words := string_to_array(regexp_replace(plain, '^0+(?=[0-9])', ''), ' ');
  words[1] := coalesce(
    (array_position('{one,two,three,four,five,six,seven,eight,nine,ten}'::text[], words[1]))::text, words[1]
  );
  foreach word in array words loop
    word := case
      when word in ('ns', 'ew') then word
      when word ~ '^(?:north|south|n|s)(?:east|west|e|w)$'
        then regexp_replace(word, '^(n|s)(?:orth|outh)?(e|w)(?:ast|est)?$', '\1\2')
      else coalesce(standard ->> word, word)
    end;
    if word = 'unit' or (in_unit and key like '% unit') then
      -- "Apt. 3-B", "Apt # 3B"
      if word = 'unit' and not in_unit then
        key := key || ' unit';
      elsif word <> 'unit' then
        key := key || ' ' || word;
      end if;
      in_unit := true;
    elsif in_unit then
      key := key || word;
    else
      key := key || ' ' || word;
    end if;
  end loop;
  key := replace(ltrim(key), '~', case when in_unit then '' else '-' end);
  if zip5 is null or key !~ '^(?:[1-9]|[nsew]\d|(?:lot|tract|parcel) \w*\d)\S* \S' then
    return null;
  end if;
  return key || ' ' || zip5;
end;
$function$;

-- It holds keys that the function gave before.
reindex index public.properties_address_idx;

reset check_function_bodies;
