-- Reference data: ZIP codes and counties. The rows are in supabase/data.

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
