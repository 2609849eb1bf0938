-- Further criteria of buy boxes: search filters, in the form that public.search_properties takes. A criterion passes
-- for the listings that a search with that filter alone finds. It is unknown for those that don't state what it's
-- about.

create function private.box_filters(box public.buybox_profiles) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(box.filters ? 'verified', false) or exists (
    select from public.users u
    where u.id = box.user_id and private.tier_has_entitlement(u.membership_tier, 'verified_only')
  ) then
    return coalesce(box.filters, '{}');
  end if;
  return box.filters - 'verified';
end;
$$;
comment on function private.box_filters(public.buybox_profiles) is
  'The filters of a buy box that are in effect: without the entitlement verified_only, verified isn''t.';

create function private.box_filter_conditions(box public.buybox_profiles) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  filters constant jsonb := private.box_filters(box);
begin
  return case filters when '{}' then '' else (private.filter_conditions(filters)).conditions end;
end;
$$;
comment on function private.box_filter_conditions(public.buybox_profiles) is
  'SQL condition on listing p, which begins with and, for the filters of a buy box; empty for none.';

create function private.evaluate_filters(listings private.search_listings[], filters jsonb)
  returns table (id uuid, verdicts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  columns text;
begin
  if filters <> '{}' then
    select string_agg(format(
      '%L, case (true%s) when true then ''pass'' when false then ''fail'' else ''unknown'' end', f.key, own.conditions
    ), ', ') into columns
    from jsonb_each(filters) as f
    cross join lateral private.filter_conditions(jsonb_build_object(f.key, f.value)) as own
    where own.conditions <> '';
  end if;
  if columns is null then
    return query select l.id, '{}'::jsonb from unnest(listings) as l;
  else
    return query execute format('select p.id, jsonb_build_object(%s) from unnest($1) as p', columns) using listings;
  end if;
end;
$$;
comment on function private.evaluate_filters(private.search_listings[], jsonb) is
  'How listings meet each filter of a buy box that is set: {criterion: pass, fail, or unknown}.';

create function private.filter_verdicts(listing public.properties, box public.buybox_profiles) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  filters constant jsonb := private.box_filters(box);
begin
  if filters = '{}' then
    return '{}';
  end if;
  return (select e.verdicts from private.evaluate_filters(array[private.search_row(listing)], filters) as e);
end;
$$;
comment on function private.filter_verdicts(public.properties, public.buybox_profiles) is
  'How a listing meets each filter of a buy box that is set and in effect, as in private.evaluate_filters.';

create function private.passes_filters(listing public.properties, box public.buybox_profiles) returns boolean
language plpgsql stable security definer set search_path = '' cost 1000
as $$
declare
  filters constant jsonb := private.box_filters(box);
begin
  return filters = '{}' or private.passes_search(listing, filters, '');
end;
$$;
comment on function private.passes_filters(public.properties, public.buybox_profiles) is
  'Whether a listing passes every filter of a buy box that is in effect.';

create function private.filter_facts(listing public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select to_jsonb(private.search_row(listing)) || jsonb_build_object('places', jsonb_build_object(
    'city', listing.city, 'county', listing.county, 'state', listing.state, 'zip', listing.zip
  ));
$$;
comment on function private.filter_facts(public.properties) is
  'What a listing states about each filter of a buy box, and more; null if it doesn''t.';

-- Limits ------------------------------------------------------------------------------------------

create function private.require_box_filters(filters jsonb) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  others constant text[] := array(
    select f.key from jsonb_object_keys(case jsonb_typeof(filters) when 'object' then filters else '{}' end) as f (key)
    except select f.field from private.search_filters() f where f.weight is not null order by 1
  );
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    raise exception 'Further criteria are an object of search filters' using errcode = '22023';
  elsif others <> '{}' then
    raise exception 'Not a further criterion of a buy box: %', array_to_string(others, ', ') using errcode = '22023';
  end if;
  -- An error when a listing is posted would keep its seller from posting it.
  perform private.passes_search(null, filters, '');
end;
$$;
comment on function private.require_box_filters(jsonb) is
  'Raises 22023 unless these are valid filters of a buy box.';

create function private.check_box_filters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_box_filters(new.filters);
  if private.flag_filter(new.filters, 'verified') and not private.box_filters(new) ? 'verified'
    and (tg_op = 'INSERT' or not private.flag_filter(old.filters, 'verified')) then
    raise exception 'Verified listings are exclusively available to Closer and Partner members' using errcode = '42501';
  end if;
  return null;
end;
$$;
comment on function private.check_box_filters() is
  'Trigger on buybox_profiles: raises the errors of private.require_box_filters, and 42501 when a member without the '
  'entitlement turns on verified. It may stay on after a plan ended, without effect.';

-- After the change: by then, the policy has been checked.
create trigger check_filters after insert or update of filters on public.buybox_profiles
  for each row when (new.filters <> '{}') execute function private.check_box_filters();
