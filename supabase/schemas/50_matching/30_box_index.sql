-- The index of buy boxes: which boxes a listing can match, by state, property type, and price. It's a table of its own,
-- because no index of arrays and price ranges finds a few boxes among millions. private.is_match decides; this only
-- names candidates.

create table private.box_index (
  is_alerting boolean not null,
  state text not null,
  property_type text not null,
  max_price bigint not null,
  min_price bigint not null,
  user_id uuid not null,
  -- Every column, in this order, so that candidates are read from the index alone.
  primary key (is_alerting, state, property_type, max_price, min_price, user_id)
);
comment on table private.box_index is
  'One row for each state and property type of a buy box, kept by trigger. It goes with the buy box, so it has no '
  'reference to the member, which would need an index of its own.';
comment on column private.box_index.is_alerting is 'Whether alerts are on: buybox_profiles.vip_alerts.';
comment on column private.box_index.state is 'Empty for a box without states.';
comment on column private.box_index.property_type is
  'One of private.box_property_types, so boxes for homes also have Residential; empty for a box without types.';
comment on column private.box_index.max_price is 'Whole USD; the largest bigint for a box without a maximum.';
comment on column private.box_index.min_price is 'Whole USD; 0 for a box without a minimum.';

create function private.box_index_rows(box public.buybox_profiles) returns setof private.box_index
language sql immutable set search_path = '' rows 4
as $$
  select distinct box.vip_alerts, state, property_type, coalesce(box.max_price, 9223372036854775807),
    coalesce(box.min_price, 0), box.user_id
  from unnest(case box.states when '{}' then array[''] else box.states end) as state
    cross join unnest(
      case box.property_types when '{}' then array[''] else private.box_property_types(box) end
    ) as property_type;
$$;
comment on function private.box_index_rows(public.buybox_profiles) is 'The rows of a buy box in private.box_index.';

create function private.index_box() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.box_index i using private.box_index_rows(old) as r
    where (i.is_alerting, i.state, i.property_type, i.max_price, i.min_price, i.user_id)
      = (r.is_alerting, r.state, r.property_type, r.max_price, r.min_price, r.user_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into private.box_index select r.* from private.box_index_rows(new) as r;
  end if;
  return null;
end;
$$;
comment on function private.index_box() is 'Trigger on buybox_profiles: keeps private.box_index.';

create trigger index_box
  after insert or delete or update of user_id, states, property_types, min_price, max_price, vip_alerts
  on public.buybox_profiles for each row execute function private.index_box();

create function private.rebuild_box_index() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  lock table public.buybox_profiles in share mode;
  delete from private.box_index;
  insert into private.box_index
  select r.* from public.buybox_profiles b cross join lateral private.box_index_rows(b) as r
  -- In the order of the index, which fills it faster.
  order by r.is_alerting, r.state, r.property_type, r.max_price, r.min_price, r.user_id;
end;
$$;
comment on function private.rebuild_box_index() is
  'Fills private.box_index again from all buy boxes. Members who change theirs wait.';

create function private.box_candidates(listing public.properties, alerting boolean[]) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 1000
as $$
begin
  return query
    select i.user_id from private.box_index i
    where i.is_alerting = any (alerting) and i.state = any (array[listing.state, ''])
      and i.property_type = any (array[listing.property_type, ''])
      and i.max_price >= listing.price and i.min_price <= listing.price
      and i.user_id <> listing.user_id;
end;
$$;
comment on function private.box_candidates(public.properties, boolean[]) is
  'Other members whose buy boxes have a listing''s state, type, and price, each once, with alerts on, off, or both. '
  'All that match are among them.';
