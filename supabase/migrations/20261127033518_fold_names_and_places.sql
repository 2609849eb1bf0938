set check_function_bodies = off;

drop index "public"."counties_name_idx";

drop index "public"."events_search_idx";

drop index "public"."feed_posts_title_bigrams_idx";

drop index "public"."feed_posts_title_idx";

drop index "public"."forum_topics_title_bigrams_idx";

drop index "public"."forum_topics_title_idx";

drop index "public"."zip_codes_city_idx";

drop function "private"."split_state"(text);

alter table "public"."events"
  -- squawk-ignore ban-drop-column
  drop column "search_text";

create or replace function private.check_address (
  zip       text,
  city      text,
  state     text,
  latitude  double precision default null::double precision,
  longitude double precision default null::double precision
)
  returns table (
    field     text,
    place     text,
    pin_place text
  )
  language plpgsql
  stable
  security definer
  rows 3
  set search_path to ''
  AS $function$
declare
  -- A city's people write its name far around it, and large ZIP codes reach far from their center.
  max_miles constant double precision := 25;
  area constant public.zip_codes := (select z from public.zip_codes z where z.zip = check_address.zip);
  zip_place constant text := area.city || ', ' || area.state;
  named private.named_place[];
  pin_area public.zip_codes;
begin
  if area.zip is null then
    return;
  end if;
  if area.state <> check_address.state then
    return query select 'state', zip_place, null::text;
  end if;

  named := array(select n from private.places_named(private.place_name(left(check_address.city, 100)), null) as n);
  if private.place_key(left(check_address.city, 100)) <> private.place_key(area.city) and named <> '{}'
    and not exists (
      select from unnest(named) as n join public.zip_codes z on z.state = n.state
        and (n.kind = 'city' and z.city = n.name or n.kind = 'county' and z.county = n.name)
      where private.miles_between(z.latitude, z.longitude, area.latitude, area.longitude) <= max_miles
    )
  then
    return query select 'city', zip_place, null::text;
  end if;

  if latitude is not null and longitude is not null
    and private.miles_between(latitude, longitude, area.latitude, area.longitude) > max_miles
  then
    select z.* into pin_area from public.zip_codes z
    where z.latitude between check_address.latitude - 1 and check_address.latitude + 1
      and z.longitude between check_address.longitude - 1 and check_address.longitude + 1
    order by private.miles_between(z.latitude, z.longitude, check_address.latitude, check_address.longitude), z.zip
    limit 1;
    if pin_area.zip is distinct from area.zip then
      return query select 'pin', zip_place, pin_area.city || ', ' || pin_area.state;
    end if;
  end if;
end;
$function$;

create or replace function private.city_condition (
  name  text,
  state text,
  miles integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  city_name constant text := private.place_key(name);
  inside constant text := format('p.state = %L and p.city_name = %L', state, city_name);
begin
  return case when miles is null then inside
    else format('(%s or %s)', inside, private.radius_condition(
      format('private.place_key(z.city) = %L and z.state = %L', city_name, state), miles
    )) end;
end;
$function$;

create or replace function private.find_discussions (
  search   text,
  max_rows integer
)
  returns table (
    kind       text,
    id         uuid,
    created_at timestamp with time zone
  )
  language plpgsql
  stable
  security definer
  rows 4
  set search_path to ''
  AS $function$
declare
  search_term constant text := private.normalize_search(search);
  hidden_ids constant uuid[] := private.hidden_member_ids();
begin
  return query
    select * from (
      select 'post', p.id, p.created_at
      from unnest(private.newest_titles(
        'select x.id, x.user_id, x.created_at,
           private.fold_text(x.title || E''\n'' || coalesce(x.location, '''')) as search_text
         from public.feed_posts x where x.removed_at is null',
        search_term, hidden_ids, max_rows
      )) as found (post_id) join public.feed_posts p on p.id = found.post_id
      union all
      select 'topic', t.id, t.created_at
      from unnest(private.newest_titles(
        'select x.id, x.user_id, x.created_at, private.fold_text(x.title) as search_text from public.forum_topics x
         where x.removed_at is null',
        search_term, hidden_ids, max_rows
      )) as found (topic_id) join public.forum_topics t on t.id = found.topic_id
    ) as newest (kind, id, created_at)
    order by newest.created_at desc, newest.id limit max_rows;
end;
$function$;

create or replace function private.find_places (
  search   text,
  max_rows integer
)
  returns SETOF private.named_place
  language plpgsql
  stable
  security definer
  rows 5
  set search_path to ''
  AS $function$
declare
  words constant text := private.place_name(left(search, 100));
  found_places private.named_place[];
begin
  -- Digits with anything else aren't a ZIP code, except for ZIP+4.
  if length(words) < 2 or words ~ '^[0-9 ]+$' and words <> private.normalize_search(search) then
    return;
  end if;
  found_places := array(
    select fit.place from (
      select ('state', s.code, s.code, s.name, 1000)::private.named_place as place,
        case when words in (s.lookup_name, lower(s.code)) then 2 else 0.95 end::real as rank
      from private.us_states s where s.lookup_name like words || '%' or lower(s.code) = words
      union all
      select (l).place, (l).rank + case when s.state is null then 0 else 1 end
      from private.state_splits(words) s cross join lateral private.places_like(s.rest, s.state) l where s.rest <> ''
    ) as fit
    group by fit.place order by max(fit.rank) >= 1 desc, max(fit.rank) * ln((fit.place).size + 2) desc limit max_rows
  );
  if found_places = '{}' then
    found_places := array(
      select alike.place from (
        select (a).place, (a).rank from private.state_splits(words) s
        cross join lateral private.places_alike(s.rest, s.state) a
        where length(s.rest) >= 4
      ) as alike
      group by alike.place order by max(alike.rank) * ln((alike.place).size + 2) desc limit max_rows
    );
  end if;
  return query select (p).* from unnest(found_places) as p;
end;
$function$;

create or replace function private.fold_text (
  content text
)
  returns text
  language sql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
  -- Inside out: an acute accent alone is an apostrophe, which normalization would make a space; letters that don't come
  -- apart have plain ones; and what belongs together comes together again.
  select normalize(replace(replace(replace(replace(
    translate(
      regexp_replace(
        lower(normalize(translate(content, U&'\00B4\1FFD', ''''''), nfkd)),
        -- Accents of Latin, Greek, Cyrillic, Hebrew, and Arabic letters,
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f'
          '\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f'
          -- what nobody sees, and apostrophes.
          '\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff'
          '\u0027\u0060\u02b9-\u02bf\u02c8\u02ca\u02cb\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78b\ua78c]+',
        '', 'g'
      ),
      'øłđðħıŧς“”„‟‐‑‒–—―−', 'olddhitσ""""-------'
    ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), nfc);
$function$;

create or replace function private.index_member()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.directory d where d.user_id = new.id;
  if new.profile_status = 'public' then
    insert into private.directory (user_id, rank, sorted, search_text, created_at)
    values (
      new.id, private.tier_rank(new.membership_tier), lower(new.name),
      private.fold_text(new.name || E'\n' || coalesce(new.title, '') || E'\n' || coalesce(new.location, '')),
      new.created_at
    );
  end if;
  return null;
end;
$function$;

create or replace function private.look_alikes (
  name text
)
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  -- A letter, and what looks like it: from the Unicode list of confusable characters (UTS #39), without accents and
  -- other forms of Latin letters, which normalization removes, and with small capitals, squares, and flags.
  rows constant text[] := array[
    E'aɑΑαАаᎪᗅᴀ⍶⍺ꓮ𐊠𖽀🅐🅰🇦',
    E'bƀƂƃƄɓʙΒБВЬвѢѣҌҍᏏᏴᑲᑳᖯᗷꓐꞴ𐊂𐊡𐌁🅑🅱🇧',
    E'c¢©ȼΣςСсҪҫᏟᴄ₡Ⲥⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲🅒🅮🅲🇨🝌',
    E'dÐĐđƉƌɖɗԁᎠᏧᑯᗞᗪᴅ₫ꓒꓓ🅓🅳🇩',
    E'eɆɇΕεЄЕеєҽҿᎬᴇ℮⋿ⴹꓰꬲ𐊆𑢦𑢮🅔🅴🇪',
    E'fƑƒϜքᖴᵮẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂𝈓🅕🅵🇫',
    E'gƍǤǥɠɡɢԌցᏀᏳᶃꓖ🅖🅶🇬',
    E'hĦħɦʜΗНнћҢһӇӉհᎻᏂᏲᕼⱧⲎꓧꚕ𐋏🅗🅷🇭',
    E'iıɨɩɪιіӏᎥᵻᵼ⍳⍸ꙇꭵ𑣃🅘🅸🇮',
    E'jɈɉͿϳЈјᎫᒍᴊꓙꞲ🅙🅹🇯',
    E'kƙΚКкҚҞᏦᛕᴋ₭ⱩⲔꓗꝀ𐔘🅚🅺🇰',
    E'lŁłƖƗƚǀɫɭʟΙІӀ\u05c0\u05d5\u05df\u0627\u0661\u0673\u06f1\u07caᏞᒪᛁ∣⏽│ⲒⳐⵏꓡꓲ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𖼖𖼨𝈪𞣇🅛🅻🇱',
    E'mɱΜϺМмӍᎷᗰᛖᴍᵯ₥Ⲙꓟ𐊰𐌑𑜀𑣣🅜🅼🇲',
    E'nƝƞɳɴΝηпոռᴎᵰⲚꓠ𐆎𐔓🅝🅽🇳',
    E'oØøƟɵΘΟθοσОоѲѳӨөՕօ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5\u06ff\u07c0०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ჿዐᎾᏫᴏᴑ⊖⊝⍬○●◯⚪⚫Ⲟⲟ',
    E'oⴱⵁⵔ〇ꓳꝊꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠𝈚🅞🅾🇴🜔',
    E'pƥΡρРрᏢᑭᴘᵽ⍴Ⲣⲣꓑ𐊕🅟🅿🇵',
    E'qʠԛգզⵕ🅠🆀🇶',
    E'rƦɍɼɽʀгғᎡᏒᖇᴦᵲⲅꓣꭇꭈꮁ𐒴𖼵𝈖🅡🆁🇷',
    E'sƽʂЅѕՏᏕᏚᵴꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺🅢🆂🇸',
    E'tŦŧƭƮȾΤτТтҬᎢᴛᵵ₮⊤⍡⟙Ⲧꓔ𐊗𐊱𐌕𑢼𖼊🅣🆃🇹🝨',
    E'uɄʋμυцՍսሀᏌᑌᴜᵾ∪⋃ꓴꞟꭎꭒꮜ𐓎𐓶𑢸𑣘𖽂🅤🆄🇺',
    E'vνѴѵ\u05d8\u0667\u06f7Ꮩᐯᴠ∨⋁ⴸꓦꛟꮩ𐆗𐔝𑜆𑢠𑣀𖼈𝈍🅥🆅🇻🜈',
    E'wɯѡѽԜԝաᎳᏔᴡ₩ꓪꝡꮃ𑓅𑜊𑜎𑜏𑣦𑣯🅦🆆🇼',
    E'x×ΧХхҲᕁᕽ᙭᙮ᚷ╳⤫⤬⨯⨰ⲬⵝꓫꞳ𐆖𐊐𐊴𐌗𐌢𐔧𑣬🅧🆇🇽',
    E'y¥ƴɎɏɣʏΥγУуҮүҰұყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃🅨🆈🇾',
    E'zƵƶȤȥʐΖᏃᴢᵶꓜꮓ𐋵𑢩𑣄𑣥🅩🆉🇿'
  ];
  from_letters text := '';
  to_letters text := '';
  letters text;
begin
  for position in 1..cardinality(rows) loop
    from_letters := from_letters || substr(rows[position], 2);
    to_letters := to_letters || repeat(left(rows[position], 1), length(rows[position]) - 1);
  end loop;
  letters := lower(translate(
    regexp_replace(normalize(private.plain_line(name), nfkd), '[\u0300-\u036f\u20d0-\u20ff]', '', 'g'),
    from_letters, to_letters
  ));
  -- i and l look the same, and so do rn and m, and vv and w.
  return array(
    select replace(replace(regexp_replace(reading, '[^a-z]', '', 'g'), 'rn', 'm'), 'vv', 'w')
    from unnest(array[translate(letters, '01!|345@$78i', 'ollleasastbl'), replace(letters, 'i', 'l')]) as reading
  );
end;
$function$;

create or replace function private.names_us (
  line text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(bool_or(reading like '%comerlot%'), false) from unnest(private.look_alikes(line)) as reading;
$function$;

create or replace function private.normalize_search (
  search text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  -- Longer than any searchable text. Cost grows with the square of the length.
  return left(
    regexp_replace(private.fold_text(left(btrim(coalesce(search, '')), 1000)), '\m([0-9]{5})-[0-9]{4}\M', '\1', 'g'),
    1000
  );
end;
$function$;

create or replace function private.place_condition (
  search text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  words constant text := private.place_name(left(search, 100));
  conditions text;
begin
  select string_agg(format('p.state = %L', s.state), ' or ') into conditions
  from private.state_splits(words) s where s.rest = '' and s.state is not null;
  if conditions is null then
    with named as materialized (
      select n.* from private.state_splits(words) s cross join lateral private.places_named(s.rest, s.state) n
    )
    select string_agg(place.condition, ' or ') into conditions
    from (
      select format('p.state = any (%L::text[]) and p.city_name = %L', array_agg(distinct n.state), c.key) as condition
      from named n cross join lateral private.place_key(n.name) as c (key) where n.kind = 'city' group by c.key
      union
      select case n.kind
        when 'county' then format('p.state = %L and p.county = %L', n.state, n.name) else format('p.zip = %L', n.name)
      end
      from named n where n.kind <> 'city'
    ) as place;
  end if;
  if conditions is null then
    -- A city that isn't in the reference data.
    select format('p.state = %L and p.city_name = %L', s.state, replace(s.rest, ' ', '')) into conditions
    from private.state_splits(words) s where s.state is not null
    order by words like s.rest || '%' desc, length(s.rest) limit 1;
  end if;
  return coalesce('(' || conditions || ')', '');
end;
$function$;

create or replace function private.place_key (
  words text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select replace(private.place_name(words), ' ', ''); $function$;

create or replace function private.place_name (
  words text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  -- Abbreviations of the Postal Service, and usual ones.
  full_words constant jsonb := '{
    "st": "saint", "ste": "saint", "sainte": "saint", "ft": "fort", "mt": "mount", "mtn": "mountain",
    "mtns": "mountains", "pt": "point", "hts": "heights", "hgts": "heights", "spg": "spring", "spgs": "springs",
    "bch": "beach", "vlg": "village", "jct": "junction", "ctr": "center", "centre": "center", "vly": "valley",
    "hbr": "harbor", "lk": "lake", "lks": "lakes", "twp": "township", "cyn": "canyon", "grv": "grove", "fls": "falls",
    "hls": "hills", "rdg": "ridge", "xing": "crossing", "cnty": "county"
  }';
  directions constant jsonb := '{"n": "north", "s": "south", "e": "east", "w": "west"}';
  -- "D.C." is one word, and ZIP+4 is the ZIP code.
  parts constant text[] := string_to_array(regexp_replace(
    btrim(regexp_replace(
      regexp_replace(private.fold_text(words), '\m([0-9]{5})-[0-9]{4}\M', '\1', 'g'), '[^[:alnum:]]+', ' ', 'g'
    )),
    '\m([a-z]) (?=[a-z]\M)', '\1', 'g'
  ), ' ');
  size constant integer := cardinality(parts);
  result text := '';
begin
  if words is null then
    return null;
  end if;
  for position in 1..size loop
    result := result || case when position > 1 then ' ' else '' end || coalesce(
      case
        -- At the end, it's Montana.
        when parts[position] = 'mt' and position = size then 'mt'
        when position = 1 and size > 1 then directions ->> parts[1]
      end,
      full_words ->> parts[position], parts[position]
    );
  end loop;
  return result;
end;
$function$;

create or replace function private.places_in (
  words text[]
)
  returns table (
    first   integer,
    last    integer,
    kind    text,
    key     text,
    certain boolean,
    size    integer
  )
  language plpgsql
  stable
  security definer
  rows 10
  set search_path to ''
  AS $function$
declare
  phrase text;
begin
  for start in 1..cardinality(words) loop
    for finish in start..least(start + 5, cardinality(words)) loop
      phrase := private.place_name(array_to_string(words[start:finish], ' '));
      return query
        select start - 1, finish - 1, 'state', s.state, true, 0
        from private.state_splits(phrase) s where s.rest = '' and s.state is not null;
      if not found then
        return query
          select distinct start - 1, finish - 1, n.kind, n.key, s.state is not null or n.kind = 'zip', n.size
          from private.state_splits(phrase) s cross join lateral private.places_named(s.rest, s.state) n;
      end if;
    end loop;
  end loop;
end;
$function$;

create or replace function private.places_like (
  words    text,
  in_state text
)
  returns table (
    place private.named_place,
    rank  real
  )
  language plpgsql
  stable
  security definer
  rows 10
  set search_path to ''
  AS $function$
declare
  county_words constant text := regexp_replace(words, ' (c|co|cou|coun|count|county|p|pa|par|pari|paris|parish)$', '');
  city_start constant text := replace(words, ' ', '') || '%';
  county_start constant text := replace(county_words, ' ', '') || '%';
begin
  return query
    select n::private.named_place, 1::real from private.places_named(words, in_state) n;
  if words ~ '^[0-9]{3,4}$' then
    return query
      select ('zip', 'zip:' || z.zip || ', ' || z.state, z.state, z.zip, 1)::private.named_place, 0.9::real
      from public.zip_codes z where z.zip like words || '%' order by z.zip limit 6;
    return;
  end if;
  return query
    select ('city', 'city:' || min(z.city) || ', ' || z.state, z.state, min(z.city), count(*)::integer
      )::private.named_place, 0.9::real
    from public.zip_codes z
    where private.place_key(z.city) like city_start and (in_state is null or z.state = in_state)
    group by private.place_key(z.city), z.state order by count(*) desc limit 6;
  return query
    select ('county', 'county:' || c.name || ', ' || c.state, c.state, c.name, size)::private.named_place,
      case when words = county_words then 0.8 else 0.95 end::real
    from public.counties c
    cross join lateral (
      select count(*)::integer as size from public.zip_codes z where z.state = c.state and z.county = c.name
    ) as counted
    where private.place_key(regexp_replace(c.name, ', City of$', '')) like county_start
      and (in_state is null or c.state = in_state)
    order by counted.size desc limit 6;
end;
$function$;

create or replace function private.places_named (
  words    text,
  in_state text
)
  returns SETOF private.named_place
  language plpgsql
  stable
  security definer
  rows 3
  set search_path to ''
  AS $function$
declare
  county_words constant text := regexp_replace(words, ' (county|parish|borough|municipio|census area)$', '');
  is_county constant boolean := county_words <> words;
  place_key constant text := replace(words, ' ', '');
begin
  if words ~ '^[0-9]{5}$' then
    return query
      select 'zip', 'zip:' || z.zip || ', ' || z.state, z.state, z.zip, 1 from public.zip_codes z
      where z.zip = words and (in_state is null or z.state = in_state);
    return;
  end if;
  return query
    select named.* from private.place_nicknames n cross join lateral private.places_named(n.name, n.state) as named
    where n.nickname = place_key and n.name <> words and (in_state is null or n.state = in_state);
  if not is_county then
    return query
      select 'city', 'city:' || min(z.city) || ', ' || z.state, z.state, min(z.city), count(*)::integer
      from public.zip_codes z
      where private.place_key(z.city) = place_key and (in_state is null or z.state = in_state)
      group by z.state;
    if found then
      return;
    end if;
  end if;
  return query
    select 'county', 'county:' || c.name || ', ' || c.state, c.state, c.name,
      (select count(*)::integer from public.zip_codes z where z.state = c.state and z.county = c.name)
    from public.counties c
    where private.place_key(regexp_replace(c.name, ', City of$', '')) = replace(county_words, ' ', '')
      and (in_state is null or c.state = in_state)
      -- Some cities are counties, too, but aren't called that.
      and not (is_county and c.name like '%, City of');
end;
$function$;

create or replace function private.poses_as_staff (
  name text
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- As private.look_alikes has them: alone, a role is what a name says, and otherwise only part of one ("Jim Staff").
  select private.names_us(name) or coalesce(bool_or(
    reading ~ ('^(admlns?|admlnlstrators?|admlnlstratlon|sysadmln|moderators?|moderatlon|mods?|staff|support|offlclal|'
      'system|webmaster|securlty|verlflcatlon|bllllng|help|desk|center|customer|servlces?|care|trust|safety|the|team|'
      'slte|accounts?|members?|and|department|dept|verlfled)+$')
    and reading ~ ('admln|moderat|mods?|staff|support|offlclal|system|webmaster|securlty|verlflcatlon|bllllng|'
      'help(desk|center)|customer(servlce|care)|trust(and)?safety')
  ), false)
  from unnest(private.look_alikes(name)) as reading;
$function$;

create or replace function private.refuse_staff_names()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  fields constant jsonb := to_jsonb(new);
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  field text;
begin
  foreach field in array tg_argv loop
    if (fields -> field) is distinct from (before -> field) and (
      case field when 'title' then private.names_us(fields ->> field) else private.poses_as_staff(fields ->> field) end
    ) and not exists (select from public.staff s where s.user_id = (fields ->> 'id')::uuid) then
      raise exception 'Choose a % that can''t be mistaken for Cornerlot staff.', replace(field, '_', ' ')
        using errcode = 'P0001';
    end if;
  end loop;
  return new;
end;
$function$;

create or replace function private.search_row (
  listing public.properties
)
  returns private.search_listings
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  result private.search_listings;
begin
  result.id := listing.id;
  result.user_id := listing.user_id;
  result.state := listing.state;
  result.county := listing.county;
  result.city_name := private.place_key(listing.city);
  result.zip := listing.zip;
  result.latitude := listing.latitude;
  result.longitude := listing.longitude;
  result.property_type := listing.property_type;
  result.price := listing.price;
  result.bedrooms := listing.bedrooms;
  result.bathrooms := listing.bathrooms;
  result.sqft := listing.sqft;
  result.units := listing.units;
  result.year_built := listing.year_built;
  result.price_per_sqft := listing.price::double precision / nullif(listing.sqft, 0);
  result.price_per_unit := listing.price::double precision / listing.units;
  result.cap_rate := listing.cap_rate;
  result.condition := listing.condition;
  result.financing := listing.financing;
  result.occupancy := listing.occupancy;
  result.strategies := private.suitable_strategies(listing.condition, listing.property_type);
  result.no_jv := listing.jv_share_pct = 0;
  result.price_dropped := listing.dropped_from is not null;
  result.verified := listing.verified;
  result.priority := listing.priority;
  result.created_at := listing.created_at;
  result.search_text := private.fold_text(listing.search_text);
  return result;
end;
$function$;

create or replace function private.search_words (
  search_term text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(
    nullif(array(
      select found.word
      from (
        select btrim(part.content, ',;.') as word, part.ordinal
        -- "Smith-Jones" is found as "Smith Jones", and the other way around.
        from regexp_split_to_table(search_term, '\s+|(?<=[[:alpha:]])-(?=[[:alpha:]])')
          with ordinality as part (content, ordinal)
      ) as found
      where found.word <> '' group by found.word order by min(found.ordinal) limit 40
    ), '{}'),
    array[search_term]
  );
$function$;

create or replace function private.sign_up_name (
  given text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select name from (select private.clean_line(left(private.clean_line(left(given, 1000)), 120)) as name) as cleaned
  where private.contact_details(name) = '{}' and not private.poses_as_staff(name);
$function$;

create or replace function private.state_splits (
  words text
)
  returns table (
    state text,
    rest  text
  )
  language plpgsql
  stable
  security definer
  rows 2
  set search_path to ''
  AS $function$
begin
  return query
    select null::text, words
    union
    select s.code, btrim(case
      when (' ' || words) like '% ' || n.name then left(words, -length(n.name)) else substr(words, length(n.name) + 1)
    end)
    from private.us_states s
    -- At the start, private.place_name has Mount for MT.
    cross join lateral unnest(array[s.lookup_name, lower(s.code), case s.code when 'MT' then 'mount' end]) as n (name)
    where (' ' || words) like '% ' || n.name or (words || ' ') like n.name || ' %';
end;
$function$;

create or replace function private.text_condition (
  search_term text,
  by_index    boolean
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  words constant text[] := private.search_words(search_term);
  -- Few rows have the long words, so that the short ones need no index.
  has_long constant boolean := exists (select from unnest(words) as word where word ~ '[[:alnum:]]{3}');
begin
  if search_term = '' then
    return '';
  end if;
  return (
    select string_agg(
      case
        when by_index and w.word ~ '[[:alnum:]]{3}'
          then format(' and p.search_text like %L', '%' || regexp_replace(w.word, '([\\%_])', '\\\1', 'g') || '%')
        when by_index and not has_long and private.bigrams(w.word) <> '{}'
          then format(' and private.bigrams(p.search_text) @> %L::text[] and strpos(p.search_text, %L) > 0',
            private.bigrams(w.word), w.word)
        else format(' and strpos(p.search_text, %L) > 0', w.word)
      end || case
        -- Among other words, "12" isn't part of a ZIP code, nor "st" of "west".
        when cardinality(words) > 1 and w.word ~ '^([[:alnum:]]{1,2}|[0-9]+)$'
          then format(' and p.search_text ~ %L', '(^|[^[:alnum:]])' || w.word)
        else ''
      end, '' order by w.ordinal
    )
    from unnest(words) with ordinality as w (word, ordinal)
  );
end;
$function$;

create or replace function public.check_address (
  zip       text,
  city      text,
  state     text,
  latitude  double precision default null::double precision,
  longitude double precision default null::double precision
)
  returns table (
    field     text,
    place     text,
    pin_place text
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.check_address(zip, city, state, latitude, longitude); $function$;

create or replace function public.search_site (
  q text
)
  returns table (
    kind     text,
    id       uuid,
    title    text,
    detail   text,
    image    text,
    price    bigint,
    slug     text,
    forum_id uuid
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  max_rows constant integer := 4;
  words constant text[] := private.search_words(private.normalize_search(left(btrim(q), 200)));
begin
  if q is null or char_length(btrim(q)) <= 2 then
    return;
  end if;

  return query
    select 'place', null::uuid, p.name, p.kind, null::text, null::bigint, p.key, null::uuid
    from private.find_places(q, max_rows) p;

  return query
    select 'listing', p.id, p.title, p.city || ', ' || p.state, p.images[1], p.price, null::text, null::uuid
    from private.search_properties('{}', q, 'featured', null, max_rows) p;

  -- As in the directory; false for visitors.
  if private.email_confirmed() then
    return query
      select 'member', m.id, m.name, nullif(concat_ws(' · ', m.title, m.location), ''), m.profile_image_url,
        null::bigint, null::text, null::uuid
      from private.search_members(q, 'all', null, max_rows) m;
  end if;

  if (select auth.uid()) is not null then
    return query
      select found.kind, found.id, coalesce(p.title, t.title),
        coalesce('Topic in ' || f.title, concat_ws(' · ', concat_ws(' by ', 'Post', author.name), p.location)),
        null::text, null::bigint, null::text, f.id
      from private.find_discussions(q, max_rows) found
      left join public.feed_posts p on found.kind = 'post' and p.id = found.id
      left join public.users author on author.id = p.user_id
      left join public.forum_topics t on found.kind = 'topic' and t.id = found.id
      left join public.forums f on f.id = t.forum_id
      where p.id is not null or t.id is not null
      order by found.created_at desc, found.id;
  end if;

  return query
    select 'resource', r.id, r.title, initcap(r.type) || ' · ' || r.description, r.image, null::bigint, r.slug,
      null::uuid
    from public.resources r
    where (
      -- As in the library: every word, anywhere. fix_flip is Fix & Flip.
      select bool_and(strpos(private.fold_text(
        concat_ws(' ', r.title, r.description, r.type, replace(r.category, '_', ' & '))
      ), word) > 0)
      from unnest(words) as word
    )
    order by r.position, r.slug limit max_rows;
end;
$function$;

create view "private"."place_nicknames" with (security_invoker=true) AS  SELECT nickname,
    name,
    state
   FROM ( VALUES ('nyc'::text,'new york'::text,'NY'::text), ('newyorkcity'::text,'new york'::text,'NY'::text), ('manhattan'::text,'new york county'::text,'NY'::text), ('thebronx'::text,'bronx'::text,'NY'::text), ('philly'::text,'philadelphia'::text,'PA'::text), ('pgh'::text,'pittsburgh'::text,'PA'::text), ('bmore'::text,'baltimore'::text,'MD'::text), ('atl'::text,'atlanta'::text,'GA'::text), ('nola'::text,'new orleans'::text,'LA'::text), ('vegas'::text,'las vegas'::text,'NV'::text), ('sf'::text,'san francisco'::text,'CA'::text), ('sanfran'::text,'san francisco'::text,'CA'::text), ('kc'::text,'kansas city'::text,'MO'::text), ('kcmo'::text,'kansas city'::text,'MO'::text), ('okc'::text,'oklahoma city'::text,'OK'::text), ('slc'::text,'salt lake city'::text,'UT'::text), ('stl'::text,'saint louis'::text,'MO'::text), ('indy'::text,'indianapolis'::text,'IN'::text), ('cincy'::text,'cincinnati'::text,'OH'::text), ('jax'::text,'jacksonville'::text,'FL'::text), ('saintpete'::text,'saint petersburg'::text,'FL'::text), ('abq'::text,'albuquerque'::text,'NM'::text), ('phx'::text,'phoenix'::text,'AZ'::text), ('pdx'::text,'portland'::text,'OR'::text), ('clt'::text,'charlotte'::text,'NC'::text), ('rva'::text,'richmond'::text,'VA'::text), ('atx'::text,'austin'::text,'TX'::text), ('htx'::text,'houston'::text,'TX'::text), ('satx'::text,'san antonio'::text,'TX'::text)) places(nickname, name, state);

create trigger b_refuse_staff_names
  before insert or update of signed_name on public.agreement_signatures
  for each row
  execute function private.refuse_staff_names('signed_name');

create trigger b_refuse_staff_names
  before insert or update of name on public.deal_parties
  for each row
  execute function private.refuse_staff_names('name');

create trigger b_refuse_staff_names
  before insert or update of name, title on public.users
  for each row
  execute function private.refuse_staff_names('name', 'title');

comment on column "private"."search_listings"."city_name" is 'The city as private.place_key.';

comment on column "private"."search_listings"."search_text" is 'That of public.properties, as private.fold_text.';

comment on function "private"."check_address"(text, text, text, double precision, double precision)
  is 'What of an address isn''t where its ZIP code is, to ask before a listing is posted. field: state; city, if it''s only known more than 25 miles away; pin, if it''s more than 25 miles away, and nearer to another ZIP code. place: "City, ST" of the ZIP code. pin_place: that of the pin, null if it''s in none. No rows if all agree, and for an unknown ZIP code. Names that the reference data doesn''t have, as of neighborhoods, agree with every ZIP code.';

comment on function "private"."find_discussions"(text, integer) is 'Newest posts whose title or location, and topics whose title, has the words of the text, except across a block. For members.';

comment on function "private"."fold_text"(text) is 'A text as search compares it: lower case, without accents and apostrophes, with plain letters, dashes, and quotes, whether its characters are composed or not. src/shared/search/fold-text.ts does the same. Null for null.';

comment on function "private"."look_alikes"(text) is 'What a name looks like, in two readings: with digits and symbols as letters, and without them. Only the letters a to z, of those that look the same one (l for i, m for rn).';

comment on function "private"."names_us"(text) is 'Whether a name or title has our name, or what looks like it. False for null.';

comment on function "private"."newest_titles"(text, text, uuid[], integer) is
  'IDs of the newest rows of a source whose search_text has the words of the text, without those of hidden members. source: SQL that returns id, user_id, created_at, and search_text.';

comment on function "private"."normalize_search"(text) is 'The search term as private.fold_text, with ZIP codes of five digits, trimmed, at most 1,000 characters; empty for null.';

comment on function "private"."place_condition"(text) is 'SQL condition on listing p for the place that a search text names: a state, a county, a ZIP code, or a city, also one that listings spell otherwise. Empty for any other text.';

comment on function "private"."place_key"(text) is 'A place''s name in the one form in which names are compared: private.place_name without spaces, because DeKalb is also De Kalb. Null for null.';

comment on function "private"."place_name"(text) is 'A place''s name in words to compare: as private.fold_text, without punctuation, and with abbreviations written out ("st" is Saint, also for Ste and Sainte). ZIP codes have five digits. Null for null.';

comment on function "private"."places_named"(text, text) is 'Places other than states with this name (as private.place_name, with or without its spaces) or nickname, of one state if not null: a ZIP code; with "county" counties; else cities, or if there are none, counties.';

comment on function "private"."poses_as_staff"(text) is 'Whether a name can be mistaken for our staff: it has our name, or only words for staff ("Support Team"). False for null.';

comment on function "private"."refuse_staff_names"() is 'Trigger on names of people and companies, its arguments: raises P0001, to be shown as is, if one that changes poses as staff. A job title may be "Administrator", but not have our name. Staff may say who they are.';

comment on function "private"."search_words"(text) is 'The first 40 different words of a normalized search term, without commas and periods around them; the term if it has no others. A text with all of them, in any order, is found.';

comment on function "private"."sign_up_name"(text) is 'The name of a new member, cut to 120 characters; null if it has no letter or digit that can be seen, poses as staff, or has a link, email address, or phone number.';

comment on function "private"."state_splits"(text) is 'How words (as private.place_name) can be read: without a state (null), and with each that they end or begin with, by name or code, and the rest of them. "Kansas City MO" begins with a state, but isn''t there.';

comment on function "private"."text_condition"(text, boolean) is 'SQL condition on row p, whose text has all words of a normalized search term; empty for no term. Of several words, numbers and those of one or two letters have to start a word. by_index chooses a form that can, or can''t, use the text indexes.';

comment on function "public"."check_address"(text, text, text, double precision, double precision)
  is 'What of an address isn''t where its ZIP code is, to ask before a listing is posted. field: state; city, if it''s only known more than 25 miles away; pin, if it''s more than 25 miles away, and nearer to another ZIP code. place: "City, ST" of the ZIP code. pin_place: that of the pin, null if it''s in none. No rows if all agree, and for an unknown ZIP code. Names that the reference data doesn''t have, as of neighborhoods, agree with every ZIP code.';

comment on function "public"."search_members"(text, text, jsonb, integer) is
  'A page of members with a public profile whose name, title, and location have all words of the text, in any order and case, and with or without accents: partners, then other paid members, then the rest, each by name. tier: all, partner, or pro (pro and closer). after: the last row of the previous page ({membership_tier, name, id}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for a search or filter by a member with an unconfirmed email, 22023 for an unknown tier or an incomplete cursor, and 22P02 for an invalid one.';

comment on function "public"."search_properties"(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and are in the place that the text names, or whose title, address, city, state, and ZIP have its words. filters, all optional: {states, places, propertyType, financing, condition, occupancy, strategy: lists; price (USD), bedrooms, bathrooms, sqft, units, yearBuilt, capRate (%), pricePerSqft, pricePerUnit (USD), age (days since it was posted): {min, max}, inclusive, 0 for unset; noJv, priceDrop: true; verifiedOnly: true, with that entitlement; box: {west, south, east, north} in degrees; shape: an area drawn on the map, 3 to 100 corners [longitude, latitude]}. A listing is in one of the states or of the places, which read "city:Memphis, TN", "county:Shelby, TN", or "zip:38103, TN"; "city:Memphis+10, TN" and "zip:38103+10, TN" add 1 to 100 miles around. Residential matches Single Family, Multi Family, and Condo in both directions; Creative also matches Subject To. sort: featured (verified first, then those with priority, then newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other members'' listings that fail none of its criteria except strategy, about the newest 1,000, by match_score, then newest; those that don''t state what a filter of the box asks for only among the newest 5,000 listings. Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, and 22P02, 22003, 22007, or 22008 for an invalid one.';

comment on view "private"."place_nicknames" is 'What people call cities, and boroughs of New York that the reference data names otherwise. nickname: as private.place_key. name: as private.place_name.';

revoke all
  on function "private"."check_address"(text, text, text, double precision, double precision)
  from public;

grant execute
  on function "private"."check_address"(text, text, text, double precision, double precision)
  to "authenticated";

grant execute
  on function "private"."check_address"(text, text, text, double precision, double precision)
  to "service_role";

revoke all on function "private"."fold_text"(text) from public;

grant execute on function "private"."fold_text"(text) to "anon", "authenticated";

grant execute on function "private"."fold_text"(text) to "service_role";

revoke all on function "private"."look_alikes"(text) from public;

revoke all on function "private"."names_us"(text) from public;

revoke all on function "private"."normalize_search"(text) from "anon";

grant execute on function "private"."normalize_search"(text) to "anon";

revoke all on function "private"."normalize_search"(text) from "authenticated";

grant execute on function "private"."normalize_search"(text) to "authenticated";

revoke all on function "private"."normalize_search"(text) from "service_role";

grant execute on function "private"."normalize_search"(text) to "service_role";

revoke all on function "private"."place_key"(text) from public;

grant execute on function "private"."place_key"(text) to "authenticated";

grant execute on function "private"."place_key"(text) to "service_role";

revoke all on function "private"."poses_as_staff"(text) from public;

revoke all on function "private"."refuse_staff_names"() from public;

revoke all on function "private"."search_words"(text) from public;

grant execute on function "private"."search_words"(text) to "anon", "authenticated";

grant execute on function "private"."search_words"(text) to "service_role";

revoke all on function "private"."state_splits"(text) from public;

revoke all
  on function "public"."check_address"(text, text, text, double precision, double precision)
  from public;

grant execute
  on function "public"."check_address"(text, text, text, double precision, double precision)
  to "authenticated";

grant execute
  on function "public"."check_address"(text, text, text, double precision, double precision)
  to "service_role";

alter table "public"."events"
  -- squawk-ignore adding-field-with-default
  add column "search_text" text generated always as
    (private.fold_text(((((title || ' '::text) || COALESCE(location, ''::text)) || ' '::text) ||
    description))) stored;

create index counties_name_idx on public.counties
  using btree
  (private.place_key(regexp_replace(name, ', City of$'::text, ''::text)) text_pattern_ops, state);

create index events_search_idx on public.events using gin (search_text extensions.gin_trgm_ops);

create index feed_posts_title_bigrams_idx on public.feed_posts
  using gin (private.bigrams(private.fold_text(((title || '
'::text) || COALESCE(location, ''::text)))))
  with (gin_pending_list_limit='256');

create index feed_posts_title_idx on public.feed_posts using gin (private.fold_text(((title || '
'::text) || COALESCE(location, ''::text))) extensions.gin_trgm_ops)
  with (gin_pending_list_limit='256');

create index forum_topics_title_bigrams_idx on public.forum_topics
  using gin (private.bigrams(private.fold_text(title)))
  with (gin_pending_list_limit='256');

create index forum_topics_title_idx on public.forum_topics
  using gin (private.fold_text(title) extensions.gin_trgm_ops)
  with (gin_pending_list_limit='256');

create index zip_codes_city_idx on public.zip_codes
  using btree (private.place_key(city) text_pattern_ops, state);

reset check_function_bodies;

-- What is stored as the changed functions have it.
-- squawk-ignore require-concurrent-reindex
reindex index public.zip_codes_city_trigrams_idx;

update private.directory d
set search_text = private.fold_text(u.name || E'\n' || coalesce(u.title, '') || E'\n' || coalesce(u.location, ''))
from public.users u
where u.id = d.user_id;

select private.rebuild_search();
