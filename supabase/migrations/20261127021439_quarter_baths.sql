set check_function_bodies = off;

alter table "public"."properties"
  drop constraint "properties_bathrooms_check";

create or replace function private.number_conditions (
  filters jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  field record;
  low numeric;
  high numeric;
  conditions text := '';
begin
  for field in
    select * from (values
      -- Counts and whole USD: rounding a bound inward doesn't change the result. Bathrooms are quarters.
      ('price', 'p.price', 1), ('bedrooms', 'p.bedrooms', 1), ('bathrooms', 'p.bathrooms', 0.25),
      ('sqft', 'p.sqft', 1), ('units', 'p.units', 1), ('yearBuilt', 'p.year_built', 1), ('capRate', 'p.cap_rate', 0),
      ('pricePerSqft', 'p.price_per_sqft', 0), ('pricePerUnit', 'p.price_per_unit', 0)
    ) as fields (name, expression, step)
  loop
    low := private.range_filter(filters, field.name, 'min');
    high := private.range_filter(filters, field.name, 'max');
    if field.step > 0 then
      low := ceil(low / field.step) * field.step;
      high := floor(high / field.step) * field.step;
    end if;
    if low is not null then
      conditions := conditions || format(' and %s >= %s', field.expression, low);
    end if;
    if high is not null then
      conditions := conditions || format(' and %s <= %s', field.expression, high);
    end if;
  end loop;
  -- Days since it was posted, at most 100 years.
  low := private.range_filter(filters, 'age', 'min');
  high := private.range_filter(filters, 'age', 'max');
  if low is not null then
    conditions := conditions || format(' and p.created_at <= now() - interval ''1 day'' * %s', least(low, 36500));
  end if;
  if high is not null then
    conditions := conditions || format(' and p.created_at >= now() - interval ''1 day'' * %s', least(high, 36500));
  end if;
  return conditions;
end;
$function$;

create or replace function private.valid_unit_mix (
  mix jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when jsonb_typeof(mix) = 'array' then
    jsonb_array_length(mix) between 1 and 20 and not exists (
      select from jsonb_array_elements(mix) as kind (of_units)
      where case when jsonb_typeof(of_units) = 'object' then
        not of_units ?& array['units', 'bedrooms', 'bathrooms'] or exists (
          select from jsonb_each(of_units) as item
          -- Plain digits only, because JSON also allows 1.5e3.
          where item.value::text !~ case item.key
            when 'units' then '^[1-9][0-9]{0,3}$'
            when 'bedrooms' then '^[0-9]{1,2}$'
            when 'bathrooms' then '^[0-9]{1,2}([.](25|50?|75))?$'
            when 'sqft' then '^[1-9][0-9]{0,6}$'
            when 'rent' then '^[0-9]{1,7}$'
            else '^$'
          end
        )
        else true
      end
    )
    else false
  end;
$function$;

alter table "public"."properties"
  add constraint "properties_bathrooms_check"
    check (bathrooms between 0 and 10000 and bathrooms * 4 = floor(bathrooms * 4));

comment on function "private"."valid_unit_mix"(jsonb) is 'True for a list of 1 to 20 objects with units (1 to 9,999), bedrooms and bathrooms (0 to 99, bathrooms in quarters), and, if stated, sqft (1 to 9,999,999) and rent (0 to 9,999,999). False for anything else, including null.';

reset check_function_bodies;
