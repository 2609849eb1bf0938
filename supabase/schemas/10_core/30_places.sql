-- Places: states, ZIP codes, and counties, and what people call them. The rows are in supabase/data.

create function private.place_name(words text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- Abbreviations of the Postal Service, and usual ones.
  full_words constant jsonb := jsonb '{
    "st": "saint", "ste": "saint", "sainte": "saint", "ft": "fort", "mt": "mount", "mtn": "mountain",
    "mtns": "mountains", "pt": "point", "hts": "heights", "hgts": "heights", "spg": "spring", "spgs": "springs",
    "bch": "beach", "vlg": "village", "jct": "junction", "ctr": "center", "centre": "center", "vly": "valley",
    "hbr": "harbor", "lk": "lake", "lks": "lakes", "twp": "township", "cyn": "canyon", "grv": "grove", "fls": "falls",
    "hls": "hills", "rdg": "ridge", "xing": "crossing", "cnty": "county"
  }';
  directions constant jsonb := jsonb '{"n": "north", "s": "south", "e": "east", "w": "west"}';
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
$$;
comment on function private.place_name(text) is
  'A place''s name in words to compare: as private.fold_text, without punctuation, and with abbreviations written out '
  '("st" is Saint, also for Ste and Sainte). ZIP codes have five digits. Null for null.';

create function private.place_key(words text) returns text
language sql immutable parallel safe set search_path = ''
as $$ select replace(private.place_name(words), ' ', ''); $$;
comment on function private.place_key(text) is
  'A place''s name in the one form in which names are compared: private.place_name without spaces, because DeKalb is '
  'also De Kalb. Null for null.';

create view private.place_nicknames with (security_invoker = true) as
select nickname, name, state,
  -- What the reference data calls the city is only a part of it.
  case when nickname in ('nyc', 'newyorkcity') then 'new york' end as city
from (
  values
    -- Its boroughs are counties.
    ('nyc', 'new york county', 'NY'), ('nyc', 'kings county', 'NY'), ('nyc', 'queens county', 'NY'),
    ('nyc', 'bronx county', 'NY'), ('nyc', 'richmond county', 'NY'),
    ('newyorkcity', 'new york county', 'NY'), ('newyorkcity', 'kings county', 'NY'),
    ('newyorkcity', 'queens county', 'NY'), ('newyorkcity', 'bronx county', 'NY'),
    ('newyorkcity', 'richmond county', 'NY'), ('manhattan', 'new york county', 'NY'),
    ('thebronx', 'bronx', 'NY'), ('philly', 'philadelphia', 'PA'), ('pgh', 'pittsburgh', 'PA'),
    ('bmore', 'baltimore', 'MD'), ('atl', 'atlanta', 'GA'), ('nola', 'new orleans', 'LA'),
    ('vegas', 'las vegas', 'NV'), ('sf', 'san francisco', 'CA'), ('sanfran', 'san francisco', 'CA'),
    ('sacto', 'sacramento', 'CA'), ('kc', 'kansas city', 'MO'), ('kc', 'kansas city', 'KS'),
    ('kcmo', 'kansas city', 'MO'), ('okc', 'oklahoma city', 'OK'), ('slc', 'salt lake city', 'UT'),
    ('stl', 'saint louis', 'MO'), ('indy', 'indianapolis', 'IN'), ('cincy', 'cincinnati', 'OH'),
    ('jax', 'jacksonville', 'FL'), ('saintpete', 'saint petersburg', 'FL'), ('abq', 'albuquerque', 'NM'),
    ('phx', 'phoenix', 'AZ'), ('pdx', 'portland', 'OR'), ('clt', 'charlotte', 'NC'), ('rva', 'richmond', 'VA'),
    ('atx', 'austin', 'TX'), ('htx', 'houston', 'TX'), ('satx', 'san antonio', 'TX')
) as places (nickname, name, state);
comment on view private.place_nicknames is
  'What people call cities, and boroughs of New York that the reference data names otherwise. One that has several '
  'rows means all of these places together. nickname: as private.place_key. name: as private.place_name. city: what '
  'is suggested before them, as private.place_name; mostly null.';

create view private.us_states with (security_invoker = true) as
select code, name, lower(translate(name, '.', '')) as lookup_name from (
  values
    ('AL', 'Alabama'), ('AK', 'Alaska'), ('AS', 'American Samoa'), ('AZ', 'Arizona'), ('AR', 'Arkansas'),
    ('CA', 'California'), ('CO', 'Colorado'), ('CT', 'Connecticut'), ('DE', 'Delaware'),
    ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'), ('GU', 'Guam'), ('HI', 'Hawaii'),
    ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'), ('KY', 'Kentucky'),
    ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'), ('MI', 'Michigan'),
    ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'), ('NE', 'Nebraska'),
    ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'), ('NY', 'New York'),
    ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('MP', 'Northern Mariana Islands'), ('OH', 'Ohio'),
    ('OK', 'Oklahoma'), ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('PR', 'Puerto Rico'), ('RI', 'Rhode Island'),
    ('SC', 'South Carolina'), ('SD', 'South Dakota'), ('TN', 'Tennessee'), ('TX', 'Texas'),
    ('UM', 'U.S. Minor Outlying Islands'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VI', 'Virgin Islands'),
    ('VA', 'Virginia'), ('WA', 'Washington'), ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming')
) as states (code, name);
comment on view private.us_states is
  'The 50 states, the District of Columbia, and the territories, as in src/domain/place/us-states.ts. lookup_name: '
  'the name as private.place_name.';

create function private.is_us_state(code text) returns boolean
language sql immutable security definer set search_path = ''
as $$ select is_us_state.code in (select s.code from private.us_states s); $$;
comment on function private.is_us_state(text) is
  'Whether text is the two-letter code of a state, DC, or a territory. Immutable, because only a migration changes '
  'private.us_states. Null for null.';

create view private.state_names with (security_invoker = true) as
select code, lookup_name as name from private.us_states
union all
select code, lower(code) from private.us_states
union all
select code, name from (
  values
    ('AL', 'ala'), ('AZ', 'ariz'), ('AR', 'ark'), ('CA', 'calif'), ('CA', 'cal'), ('CO', 'colo'), ('CT', 'conn'),
    ('DE', 'del'), ('FL', 'fla'), ('IL', 'ill'), ('IN', 'ind'), ('KS', 'kans'), ('KS', 'kan'), ('MA', 'mass'),
    ('MI', 'mich'), ('MN', 'minn'), ('MS', 'miss'), ('MT', 'mont'), ('NE', 'nebr'), ('NE', 'neb'), ('NV', 'nev'),
    ('OK', 'okla'), ('OR', 'oreg'), ('OR', 'ore'), ('PA', 'penn'), ('PA', 'penna'), ('TN', 'tenn'), ('TX', 'tex'),
    ('WA', 'wash'), ('WI', 'wis'), ('WI', 'wisc'), ('WY', 'wyo'), ('WV', 'wva'),
    -- private.place_name writes a direction out at the start only, and has Mount for MT unless that's the end.
    ('NM', 'n mex'), ('NM', 'north mex'), ('NM', 'n mexico'), ('NC', 'n carolina'), ('NC', 'n car'),
    ('NC', 'north car'), ('ND', 'n dakota'), ('ND', 'n dak'), ('ND', 'north dak'), ('SC', 's carolina'),
    ('SC', 's car'), ('SC', 'south car'), ('SD', 's dakota'), ('SD', 's dak'), ('SD', 'south dak'),
    ('WV', 'w virginia'), ('WV', 'w va'), ('WV', 'west va'), ('MT', 'mount')
) as abbreviations (code, name);
comment on view private.state_names is
  'What people call states: their names, codes, and traditional abbreviations, at most four words. name: as '
  'private.place_name.';

create table public.zip_codes (
  zip text primary key check (zip ~ '^[0-9]{5}$'),
  city text not null,
  county text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
comment on table public.zip_codes is
  'Reference data: city, county, state, and centroid of every ZIP code. Read by everyone; loaded from '
  'supabase/data.';
comment on column public.zip_codes.county is
  'Canonical county name, without "County"; independent cities that share a name read "X, City of".';
comment on column public.zip_codes.state is 'Two-letter postal code.';
comment on column public.zip_codes.latitude is 'Latitude of the ZIP centroid, degrees, WGS 84.';
comment on column public.zip_codes.longitude is 'Longitude of the ZIP centroid, degrees, WGS 84.';
create index zip_codes_state_city_idx on public.zip_codes (state, city);
create index zip_codes_city_idx on public.zip_codes (private.place_key(city) text_pattern_ops, state);
create index zip_codes_city_trigrams_idx on public.zip_codes
  using gin (private.place_name(city) extensions.gin_trgm_ops);
create index zip_codes_county_idx on public.zip_codes (state, county);

create table public.counties (
  fips text primary key check (fips ~ '^[0-9]{5}$'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  name text not null,
  unique (state, name)
);
comment on table public.counties is
  'Reference data: every county and county equivalent of the 50 states, DC, and the territories. Read by everyone; '
  'loaded from supabase/data.';
comment on column public.counties.fips is 'Five-digit FIPS code: the state''s two digits, then the county''s three.';
comment on column public.counties.state is 'Two-letter postal code.';
comment on column public.counties.name is
  'Canonical name, without "County"; Virginia''s independent cities, and others that share a name, read "X, City of".';

create index counties_name_idx on public.counties
  (private.place_key(regexp_replace(name, ', City of$', '')) text_pattern_ops, state);

-- Policies ----------------------------------------------------------------------------------------

alter table public.zip_codes enable row level security;
alter table public.counties enable row level security;

create policy "Everyone can read ZIP codes" on public.zip_codes
  for select to anon, authenticated using (true);

create policy "Everyone can read counties" on public.counties
  for select to anon, authenticated using (true);

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.zip_codes, public.counties from anon, authenticated;
grant select on public.zip_codes, public.counties to anon, authenticated;
grant all on public.zip_codes, public.counties to service_role;
revoke all on private.us_states, private.state_names, private.place_nicknames from public, anon, authenticated;
-- Index expressions and checks are evaluated with the writer's rights.
grant execute on function private.place_name(text), private.place_key(text), private.is_us_state(text)
  to authenticated, service_role;
