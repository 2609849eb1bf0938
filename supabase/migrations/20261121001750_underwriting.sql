-- What a buyer underwrites a listing with, as far as its seller states it. Money is whole USD; all of it is optional.

create function private.valid_annual_expenses(expenses jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_typeof(expenses) = 'object', false) and not exists (
    select from jsonb_each(case when jsonb_typeof(expenses) = 'object' then expenses else '{}' end) as item
    where item.key <> all (array[
        'property_taxes', 'insurance', 'maintenance', 'management', 'utilities', 'hoa', 'reserves', 'other'
      ])
      or case
        -- Digits alone: a number may also be written 1.5e3, or with thousands of zeros behind its point.
        when item.value::text ~ '^[0-9]{1,12}$' then item.value::text::bigint > 100000000000
        else true
      end
  );
$$;
comment on function private.valid_annual_expenses(jsonb) is
  'True for an object that holds only the known items, each whole USD a year from 0 to 100,000,000,000; false for anything else, null included.';

alter table public.properties
  add column arv bigint,
  add column repair_cost bigint,
  add column monthly_rent bigint,
  add column other_monthly_income bigint,
  add column vacancy_pct double precision,
  add column annual_expenses jsonb not null default '{}';
comment on column public.properties.arv is 'After-repair value, whole USD, as the seller states it; null when not stated.';
comment on column public.properties.repair_cost is 'What the repairs cost, whole USD, as the seller states it; null when not stated, 0 for none needed.';
comment on column public.properties.monthly_rent is 'Rent of all units together a month, fully let, whole USD, as the seller states it; null when not stated.';
comment on column public.properties.other_monthly_income is 'Income beside the rent a month (parking, laundry, storage), whole USD; null when not stated.';
comment on column public.properties.vacancy_pct is 'Share of rent and other income that is lost to empty units, percent from 0 to 100; null when not stated.';
comment on column public.properties.annual_expenses is
  'Operating expenses as the seller states them, whole USD a year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. '
  'An item that is missing is not stated. Loan payments and income tax are none of them.';

-- The next migration validates them: nobody waits while the listings there are are looked at.
alter table public.properties
  add constraint properties_arv_check check (arv between 1 and 100000000000) not valid,
  add constraint properties_repair_cost_check check (repair_cost between 0 and 100000000000) not valid,
  add constraint properties_monthly_rent_check check (monthly_rent between 0 and 100000000000) not valid,
  add constraint properties_other_monthly_income_check check (other_monthly_income between 0 and 100000000000) not valid,
  add constraint properties_vacancy_pct_check check (vacancy_pct between 0 and 100) not valid,
  add constraint properties_annual_expenses_check check (private.valid_annual_expenses(annual_expenses)) not valid;

drop trigger guard_columns on public.properties;
create trigger guard_columns before update on public.properties
  for each row execute function private.guard_columns(
    'title', 'description', 'property_type', 'address', 'city', 'state', 'zip', 'county', 'price',
    'bedrooms', 'bathrooms', 'sqft', 'lot_sqft', 'condition', 'financing', 'occupancy',
    'off_market_contract', 'images', 'noi', 'latitude', 'longitude', 'status',
    'arv', 'repair_cost', 'monthly_rent', 'other_monthly_income', 'vacancy_pct', 'annual_expenses',
    -- Postgres computes these after the trigger, nobody can write them.
    'cap_rate', 'search_text'
  );
drop trigger touch_updated_at on public.properties;
create trigger touch_updated_at before update of
    title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, off_market_contract, images, noi, latitude, longitude,
    arv, repair_cost, monthly_rent, other_monthly_income, vacancy_pct, annual_expenses
  on public.properties for each row execute function private.touch_updated_at();

revoke execute on all functions in schema private from public;
-- Whoever writes a listing runs its checks.
grant execute on function private.valid_annual_expenses(jsonb) to authenticated, service_role;
