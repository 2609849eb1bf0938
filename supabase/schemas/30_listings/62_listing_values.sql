-- What a listing is worth after repairs, and rents for, by the sales and leases around it. The function value-listings
-- computes it with src/domain/valuation (docs/valuation.md), so that the app, the API, and assistants say the same.

create table public.listing_values (
  property_id uuid not null references public.properties (id) on delete cascade,
  kind text not null check (kind in ('sale', 'lease')),
  as_of date not null,
  value bigint check (value > 0),
  low bigint check (low > 0),
  high bigint check (high >= low),
  why text check (char_length(why) between 1 and 300),
  comps jsonb not null default '[]' check (jsonb_typeof(comps) = 'array'),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  primary key (property_id, kind),
  constraint listing_values_why check ((value is null) = (why is not null)),
  constraint listing_values_interval check ((low is null) = (high is null) and (low is null or value is not null))
);
comment on table public.listing_values is
  'What a listing sells for after repairs (sale), and rents for a month (lease), by comparable sales or leases. For '
  'everyone who can read the listing. Without sales nearby there''s no row.';
comment on column public.listing_values.as_of is 'Only sales before this day count.';
comment on column public.listing_values.value is 'U.S. dollars; null, and why says so, without enough sales.';
comment on column public.listing_values.low is
  'U.S. dollars: 80% of such homes go for low to high. Null if unknown.';
comment on column public.listing_values.comps is
  'The sales it''s made of, heaviest first: what sold, when, and for how much, meters away, adjustments in dollars by '
  'feature, and its weight. The weights add up to 1.';
comment on column public.listing_values.sources is 'Where they''re from: name, license, url, and as_of of each source.';

create table private.values_due (
  property_id uuid primary key references public.properties (id) on delete cascade,
  due_at timestamptz not null default now()
);
comment on table private.values_due is
  'When each listing''s values are computed next: at once when its facts or the sales around it change, and after 30 '
  'days. Only listings of homes have a row.';
create index values_due_idx on private.values_due (due_at);

create function private.note_value_due() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.property_type = any (private.residential_types() || array['Residential']) and new.sqft > 0 then
    insert into private.values_due as d (property_id) values (new.id)
    on conflict (property_id) do update set due_at = clock_timestamp();
    if exists (select from private.sales) then
      perform pg_notify('jobs', 'value-listings');
    end if;
  else
    delete from private.values_due d where d.property_id = new.id;
    delete from public.listing_values v where v.property_id = new.id;
  end if;
  return null;
end;
$$;
comment on function private.note_value_due() is
  'Trigger on properties: has the values of a home computed after a fact that they depend on changed.';

create trigger note_value_due
  after insert or update of property_type, latitude, longitude, sqft, lot_sqft, year_built, bedrooms, bathrooms, units
  on public.properties for each row execute function private.note_value_due();

create function private.values_are_due() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from private.sales)
    and exists (select from private.values_due d where d.due_at <= clock_timestamp());
$$;
comment on function private.values_are_due() is 'Whether the function value-listings has anything to do.';

create function private.values_to_compute(most integer)
  returns table (
    property_id uuid, due_at timestamptz, latitude double precision, longitude double precision, property_type text,
    sqft integer, lot_sqft integer, year_built integer, bedrooms integer, bathrooms double precision, units integer
  )
language plpgsql volatile security definer set search_path = '' rows 50
as $$
begin
  perform private.record_job_run('value-listings');
  return query
  select p.id, d.due_at, p.latitude, p.longitude, p.property_type, p.sqft, nullif(p.lot_sqft, 0), p.year_built,
    p.bedrooms, p.bathrooms, p.units
  from private.values_due d join public.properties p on p.id = d.property_id
  where d.due_at <= clock_timestamp() and private.values_are_due()
  order by d.due_at limit least(most, 200);
end;
$$;
comment on function private.values_to_compute(integer) is
  'The homes whose values are due, longest first. Runs that overlap may compute the same ones: the result is the same.';
select private.expose('values_to_compute', 'service_role');

create function private.stated_values(property_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(v.kind, jsonb_build_array(v.value, v.low, v.high))
  from public.listing_values v where v.property_id = stated_values.property_id;
$$;
comment on function private.stated_values(uuid) is
  'Each kind of a listing''s values as [value, low, high]; null without any.';

create function private.store_listing_values(property_id uuid, due_at timestamptz, estimates jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  earlier constant jsonb := private.stated_values(property_id);
begin
  -- Locks the listing, as everywhere, before its rows. It may be gone.
  perform from public.properties p where p.id = store_listing_values.property_id for key share;
  if not found then
    return;
  end if;
  delete from public.listing_values v where v.property_id = store_listing_values.property_id;
  insert into public.listing_values (property_id, kind, as_of, value, low, high, why, comps, sources)
  select store_listing_values.property_id, e.kind, e.as_of, e.value, e.low, e.high, e.why, coalesce(e.comps, '[]'), (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', d.name, 'license', d.license, 'url', d.url, 'as_of', d.as_of)
        order by d.name, d.as_of
      ), '[]')
      from public.data_sources d where d.id in (
        select s.source_id from private.sales s
        where s.id in (select (comp ->> 'id')::uuid from jsonb_array_elements(coalesce(e.comps, '[]')) as comp)
      )
    )
  from jsonb_populate_recordset(null::public.listing_values, estimates) as e;
  update private.values_due d set due_at = clock_timestamp() + interval '30 days'
  where d.property_id = store_listing_values.property_id and d.due_at = store_listing_values.due_at;
  if private.stated_values(property_id) is distinct from earlier then
    perform private.note_listing_webhook(property_id, 'listing.valued');
  end if;
end;
$$;
comment on function private.store_listing_values(uuid, timestamptz, jsonb) is
  'Replaces the values of a listing: an array of rows of listing_values without property_id and sources. due_at as '
  'values_to_compute gave it: if the listing changed since, it stays due. Tells the seller''s webhooks if they differ.';
select private.expose('store_listing_values', 'service_role');

create function private.finish_data_source(source_id uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found integer;
begin
  -- About 25 miles around its sales.
  with area as (
    select min(s.latitude) - 0.4 as south, max(s.latitude) + 0.4 as north, min(s.longitude) - 0.5 as west,
      max(s.longitude) + 0.5 as east
    from private.sales s where s.source_id = finish_data_source.source_id
    group by floor(s.latitude), floor(s.longitude)
  )
  update private.values_due d set due_at = clock_timestamp()
  where d.property_id in (
    select p.id from area a join public.properties p
      on p.latitude between a.south and a.north and p.longitude between a.west and a.east
  );
  get diagnostics found = row_count;
  perform pg_notify('jobs', 'value-listings');
  return found;
end;
$$;
comment on function private.finish_data_source(uuid) is
  'For the operator, after its sales are loaded: has the values of homes around them computed again. Returns how many.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_values enable row level security;

create policy "Everyone who can read a listing can read its values"
  on public.listing_values for select to anon, authenticated
  using (exists (select from public.properties p where p.id = property_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_values from anon, authenticated;
grant select on public.listing_values to anon, authenticated;
grant all on public.listing_values to service_role;
revoke all on private.values_due from public, anon, authenticated;
