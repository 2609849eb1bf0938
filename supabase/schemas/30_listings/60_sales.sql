-- Where outside data comes from, and the sales and leases that values are computed from (docs/valuation.md).

create table public.data_sources (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'sales', 'leases', 'fair-market-rents', 'census', 'price-index', 'flood-zones', 'tax-rates'
  )),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  license text not null check (char_length(btrim(license)) between 1 and 120),
  url text check (url ~ '^https://' and char_length(url) <= 300),
  as_of date not null,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null default now()
);
comment on table public.data_sources is
  'Outside data that the operator loaded: what it is, from where, and under which license. Everyone can read it.';
comment on column public.data_sources.as_of is 'The last day that the data is about.';
comment on column public.data_sources.sha256 is 'Of the file it was loaded from; null for invented data.';

create function private.map_point(latitude double precision, longitude double precision) returns point
language sql immutable parallel safe set search_path = ''
as $$ select point(6378137 * radians(longitude), 6378137 * ln(tand(45 + latitude / 2))); $$;
comment on function private.map_point(double precision, double precision) is
  'A place in Web Mercator, in meters at the equator, as src/domain/valuation/sale.ts projects it.';

create table private.sales (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('sale', 'lease')),
  source_id uuid not null references public.data_sources (id) on delete cascade,
  sold_on date not null,
  price bigint not null check (price between 1 and 100000000000),
  latitude double precision not null check (latitude between -85 and 85),
  longitude double precision not null check (longitude between -180 and 180),
  address text check (char_length(address) <= 200),
  sqft integer check (sqft > 0),
  lot_sqft integer check (lot_sqft > 0),
  year_built integer check (year_built between 1600 and 2100),
  bedrooms real check (bedrooms >= 0),
  bathrooms real check (bathrooms >= 0),
  half_baths real check (half_baths >= 0),
  garage real check (garage >= 0),
  property_type text,
  condition text,
  construction text,
  parking text,
  spot point not null generated always as (private.map_point(latitude, longitude)) stored,
  past_level real,
  past_error real,
  constraint sales_past check ((past_level is null) = (past_error is null))
);
comment on table private.sales is
  'What houses sold or rented for: the evidence of values. Only the sales that a value is made of are shown, with it.';
comment on column private.sales.price is 'U.S. dollars: the price, or the monthly rent.';
comment on column private.sales.garage is 'Square feet.';
comment on column private.sales.spot is 'The place in Web Mercator, in meters at the equator.';
comment on column private.sales.past_level is
  'The log of the value that earlier sales alone gave it; null if it wasn''t valued. Intervals learn from these.';
comment on column private.sales.past_error is 'How far off that value was: (log price − log value) ÷ expected spread.';
create index sales_source_idx on private.sales (source_id);
create index sales_spot_idx on private.sales using gist (spot) where kind = 'sale';
create index sales_past_idx on private.sales using gist (spot) where kind = 'sale' and past_error is not null;
create index leases_spot_idx on private.sales using gist (spot) where kind = 'lease';
create index leases_past_idx on private.sales using gist (spot) where kind = 'lease' and past_error is not null;

create function private.evidence_near(
  kind text, latitude double precision, longitude double precision, as_of date
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  at constant point := private.map_point(latitude, longitude);
  -- As many, as far, and as old as src/domain/valuation uses.
  meters constant double precision := 40000 / cosd(latitude);
  since constant date := as_of - 1827;
  evidence jsonb;
begin
  -- The partial indexes take a constant kind.
  execute format($query$
    select jsonb_build_object(
      'sales', (
        select coalesce(jsonb_agg(to_jsonb(near) - '{kind,source_id,spot,past_level,past_error}'::text[]), '[]')
        from (
          select s.* from private.sales s where s.kind = %1$L and s.sold_on >= $2 and s.sold_on < $3
          order by s.spot <-> $1 limit 800
        ) as near where near.spot <-> $1 <= $4
      ),
      'past', (
        select coalesce(jsonb_agg(jsonb_build_array(
          near.latitude, near.longitude, near.sold_on, near.past_level, near.past_error
        )), '[]')
        from (
          select s.* from private.sales s
          where s.kind = %1$L and s.past_error is not null and s.sold_on < $3
          order by s.spot <-> $1 limit 2500
        ) as near where near.spot <-> $1 <= 2 * $4
      )
    )
  $query$, kind) using at, since, as_of, meters into evidence;
  return evidence;
end;
$$;
comment on function private.evidence_near(text, double precision, double precision, date) is
  'What src/domain/valuation makes a value of. sales: the nearest 800 of a kind within 40 km in the 5 years before a '
  'day. past: [latitude, longitude, day, level, error] of the nearest 2,500 earlier values within 80 km.';
select private.expose('evidence_near', 'service_role');

-- Policies ----------------------------------------------------------------------------------------

alter table public.data_sources enable row level security;

create policy "Everyone can read where data comes from"
  on public.data_sources for select to anon, authenticated using (true);

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.data_sources from anon, authenticated;
grant select on public.data_sources to anon, authenticated;
grant all on public.data_sources to service_role;
revoke all on private.sales from public, anon, authenticated;
