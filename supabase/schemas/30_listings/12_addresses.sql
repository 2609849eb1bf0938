-- One address twice: what makes two listings' addresses the same, and which listings share one.
--
-- Nothing is merged or blocked: a wholesaler and an owner can both list a house. They, buyers, and reviewers see a
-- notice.

create function private.address_words() returns jsonb
language sql immutable parallel safe set search_path = ''
as $$
  -- The standard abbreviations of USPS Publication 28, with what people write for each.
  select jsonb_object_agg(word, split_part(line, ' ', 1))
  from unnest(string_to_array(
    'n north|s south|e east|w west|ne northeast|nw northwest|se southeast|sw southwest'
      '|unit apartment apt aptmt suite ste no number num room rm|fl floor flr|bldg building bld|lot lt|trlr trailer'
      '|aly alley allee ally|ave avenue av aven avenu avn|bch beach|bnd bend|blf bluff|blvd boulevard boul boulv'
      '|br branch brnch|brg bridge brdge|brk brook|byp bypass bypas|cyn canyon canyn|ctr center centre cntr cent'
      '|cir circle circ crcl crcle|clb club|cor corner|cors corners|ct court crt|cts courts|cv cove|crk creek'
      '|cres crescent crsent|xing crossing crssng|dl dale|dr drive driv drv doctor|est estate|ests estates'
      '|expy expressway expwy express|ext extension|fls falls|fry ferry|fld field|flds fields|flt flat|frd ford'
      '|frst forest forests|frk fork|frks forks|ft fort frt|fwy freeway frway|gdn garden|gdns gardens gardns'
      '|gtwy gateway|gln glen|grn green|grv grove|hbr harbor harbour|hvn haven|hts heights ht|hwy highway hiway hway'
      '|hl hill|hls hills|holw hollow|is island|jct junction junct|ky key|kys keys|knl knoll|lk lake|lks lakes'
      '|lndg landing|ln lane|lgt light|lp loop loops|mnr manor|mdw meadow|mdws meadows|ml mill|mls mills|msn mission'
      '|mt mount mnt|mtn mountain mntn|orch orchard|ovlk overlook|pkwy parkway parkwy pkway pky|pass passage'
      '|path paths|pl place|pln plain|plns plains|plz plaza plza|pt point|pts points|prt port|pr prairie|rnch ranch'
      '|rd road|rds roads|rdg ridge|riv river|rte route rt|row|run|shr shore|shrs shores|spg spring'
      '|spgs springs|sq square|sta station|st street str strt saint sainte|smt summit|ter terrace terr'
      '|trce trace|trl trail trails|tpke turnpike trnpk|un union|vly valley|vw view|vws views|vlg village|vl ville'
      '|vis vista|walk walks|way wy|wl well|wls wells|1st first|2nd second|3rd third|4th fourth|5th fifth|6th sixth'
      '|7th seventh|8th eighth|9th ninth|10th tenth|11th eleventh|12th twelfth|mlk martinlutherking|cr countyroad'
      '|sr stateroad stateroute|fm farmtomarket|jr junior|i interstate', '|'
  )) as line, unnest(string_to_array(line, ' ')) as word;
$$;
comment on function private.address_words() is 'The standard abbreviation of each word in addresses, as an object.';

create function private.street_of(plain text, city text, state text, zip5 text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  town constant text := regexp_replace(private.fold_text(replace(city, '.', '')), '[^[:alnum:]]+', ' ', 'g');
  rest text;
begin
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
  return case when rest ~ '^\S+ \S+' then rest else plain end;
end;
$$;
comment on function private.street_of(text, text, text, text) is
  'A folded address without the city, state, and ZIP code behind its street, which have fields of their own.';

create function private.address_key(address text, city text, state text, zip text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain text := private.fold_text(private.without_invisible(replace(address, '½', ' 1/2 ')));
  zip5 constant text := left(zip, 5);
  standard constant jsonb := private.address_words();
  words text[];
  word text;
  key text := '';
  in_unit boolean := false;
begin
  plain := regexp_replace(plain, '(?<=\m[a-z])\.\s*(?=[a-z]\M)', '', 'g');
  plain := regexp_replace(plain, '#', ' unit ', 'g');
  -- "37-06 82nd St" is a house number; other hyphens separate words.
  plain := regexp_replace(plain, '([0-9])\s*[-‐‑–—]\s*(?=[0-9])', '\1~', 'g');
  plain := btrim(regexp_replace(plain, '[^[:alnum:]/~]+', ' ', 'g'));
  plain := private.street_of(plain, city, state, zip5);
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
$$;
comment on function private.address_key(text, text, text, text) is
  'What two ways to write one address have in common: case, punctuation, accents, abbreviated suffixes, directions, '
  'and units, ordinals, and a city, state, and ZIP+4 behind the street don''t matter. Different units are different '
  'addresses. Null for null, and for an address without a house or lot number, such as "0 Oak St", which many have.';

create function private.parcel_key(apn text, state text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select state || ' ' || digits from (select regexp_replace(lower(apn), '[^a-z0-9]', '', 'g') as digits) as plain
  where char_length(digits) >= 5 and digits ~ '[1-9]';
$$;
comment on function private.parcel_key(text, text) is
  'What two ways to write one parcel number of a state have in common; null for null, and for a number too short to '
  'mean one.';

create index properties_address_idx on public.properties (private.address_key(address, city, state, zip));
create index properties_parcel_idx on public.properties (private.parcel_key(apn, state)) where apn is not null;

create function private.listing_ids_at(listing jsonb) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  with wanted as materialized (
    select l.id, l.county, private.address_key(l.address, l.city, l.state, l.zip) as address,
      private.parcel_key(l.apn, l.state) as parcel
    from jsonb_populate_record(null::public.properties, listing) as l
  )
  select array(
    select p.id from wanted w join public.properties p
      on private.address_key(p.address, p.city, p.state, p.zip) = w.address and p.id is distinct from w.id
    union
    select p.id from wanted w join public.properties p
      on private.parcel_key(p.apn, p.state) = w.parcel and p.apn is not null and p.id is distinct from w.id
        and lower(p.county) is not distinct from lower(w.county)
  );
$$;
comment on function private.listing_ids_at(jsonb) is
  'The listings at the address of a listing, or with its parcel number in its county, without itself, whether or not '
  'the caller can see them. Security definer, because policies would keep the indexes from being used. Empty for null.';

create function public.listings_at_address(listing jsonb)
  returns table (id uuid, user_id uuid, title text, status text, created_at timestamptz)
language sql stable set search_path = ''
as $$
  select p.id, p.user_id, p.title, p.status, p.created_at from public.properties p
  where p.id = any (private.listing_ids_at((
    select jsonb_object_agg(field, listing ->> field)
    from unnest('{id,address,city,state,zip,county,apn}'::text[]) as field
  ))) and p.status <> 'sold'
  order by p.created_at, p.id limit 20;
$$;
comment on function public.listings_at_address(jsonb) is
  'The listings for sale that the caller can see at the address of a listing, or with its parcel number in its county, '
  'without itself: at most 20, oldest first. listing: an object with address, city, state, and zip, and id, county, '
  'and apn if known, whether it''s posted or not. Empty for an address without a number.';

-- Grants ------------------------------------------------------------------------------------------
-- For the indexes, which are computed by the role that writes a listing.
grant execute on function
  private.without_invisible(text), private.address_words(), private.street_of(text, text, text, text),
  private.address_key(text, text, text, text), private.parcel_key(text, text)
  to authenticated, service_role;
grant execute on function private.listing_ids_at(jsonb) to anon, authenticated, service_role;
grant execute on function public.listings_at_address(jsonb) to anon, authenticated, service_role;
