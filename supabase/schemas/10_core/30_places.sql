-- Places: states, ZIP codes, and counties, and what people call them. The rows are in supabase/data.

create function private.place_name(words text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(
      translate(lower(words), 'áàâäãåéèêëíìîïóòôöõúùûüñç.''’‘`', 'aaaaaaeeeeiiiiooooouuuunc'), '[^[:alnum:]]+', ' ', 'g'
    )),
    '\mfort\M', 'ft', 'g'), '\mmount\M', 'mt', 'g'), '\msaint\M', 'st', 'g');
end;
$$;
comment on function private.place_name(text) is
  'A place''s name in the one form in which names are compared: lower case, without accents and punctuation, with ft, '
  'mt, and st for Fort, Mount, and Saint. Null for null.';

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
  'The 50 states, the District of Columbia, and the territories, as in src/shared/places/us-states.ts. lookup_name: '
  'the name as private.place_name.';

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
create index zip_codes_city_idx on public.zip_codes (private.place_name(city) text_pattern_ops, state);
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
  (private.place_name(regexp_replace(name, ', City of$', '')) text_pattern_ops, state);

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
revoke all on private.us_states from public, anon, authenticated;
-- Index expressions are evaluated with the writer's rights.
grant execute on function private.place_name(text) to authenticated, service_role;
