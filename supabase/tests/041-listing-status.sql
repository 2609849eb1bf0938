-- Paused and sold listings and price history: who can change a status, and who can see a paused listing.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('bobs', 'Bob', 'Quokka duplex');
select tests.create_listing('others', 'Partner', 'Quokka triplex');
insert into property_feedback (user_id, property_id, feedback_type)
values (tests.user_id('Ann'), tests.listing_id('bobs'), 'dislike');
insert into saved_listings (user_id, property_id) values (tests.user_id('Pro'), tests.listing_id('bobs'));

create function tests.set_status(name text, status text) returns int language plpgsql
as $$
declare
  changed int;
begin
  update public.properties p set status = set_status.status where p.id = tests.listing_id(name);
  get diagnostics changed = row_count;
  return changed;
end;
$$;

-- The ways the caller can find Bob's listing, or 'none'.
create function tests.ways_to_see() returns text language plpgsql
as $$
declare
  ways text[] := '{}';
  bobs uuid := tests.listing_id('bobs');
begin
  if exists (select from public.properties where id = bobs) then
    ways := ways || 'id'::text;
  end if;
  if exists (select from public.properties where user_id = tests.user_id('Bob')) then
    ways := ways || 'owner'::text;
  end if;
  if exists (select from public.properties where search_text like '%quokka duplex%') then
    ways := ways || 'text'::text;
  end if;
  if exists (select from public.properties where status = 'paused') then
    ways := ways || 'status'::text;
  end if;
  if (select count(*) from public.properties where title like 'Quokka%') > 1 then
    ways := ways || 'count'::text;
  end if;
  if exists (select from public.users u join public.properties p on p.user_id = u.id where u.name = 'Bob') then
    ways := ways || 'embed'::text;
  end if;
  if exists (select from public.listing_prices where property_id = bobs) then
    ways := ways || 'prices'::text;
  end if;
  if exists (select from public.search_properties(search => 'quokka duplex')) then
    ways := ways || 'search'::text;
  end if;
  if exists (
    select from public.search_properties('{"states": ["NY"], "property_type": ["Multi Family"]}') p where p.id = bobs
  ) then
    ways := ways || 'filters'::text;
  end if;
  if public.count_properties(search => 'quokka duplex') > 0 then
    ways := ways || 'counted'::text;
  end if;
  if (public.property_facets() -> 'states' ->> 'NY')::int > 1 then
    ways := ways || 'facets'::text;
  end if;
  if exists (
    select from public.map_properties('{}', '', '{"west": -80, "south": 35, "east": -70, "north": 45}', 1) m
    where m.id = bobs or m.listings > 1
  ) then
    ways := ways || 'map'::text;
  end if;
  if exists (select from public.similar_properties(tests.listing_id('others'), 24) p where p.id = bobs) then
    ways := ways || 'similar'::text;
  end if;
  if exists (select from public.similar_properties(bobs, 24)) then
    ways := ways || 'similar to it'::text;
  end if;
  return coalesce(nullif(array_to_string(ways, ', '), ''), 'none');
end;
$$;
create function tests.everyone() returns setof text language sql
as $$ select unnest(array['Ann', 'Unconfirmed', 'Basic', 'Pro', 'Closer', 'Partner', 'Hidden']); $$;

select tests.holds('visitor', $$ tests.ways_to_see() $$,
    'gives id, owner, text, count, embed, prices, search, filters, counted, facets, map, similar, similar to it',
    'a visitor can find an active listing every way');

-- Who can change the status -----------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.set_status('bobs', 'archived') $$, 'fails 23514', 'an unknown status is rejected'),
  ('Bob', $$ update properties set status_changed_at = '2001-01-01' where id = tests.listing_id('bobs') $$,
    'fails 42501', 'the owner can''t set status_changed_at')
) as t (who, statement, outcome, rule);
select row_eq($$ select status, status_changed_at from properties where id = tests.listing_id('bobs') $$,
  row ('active'::text, null::timestamptz), 'a listing starts active with no status change date');
select is(tests.set_status('bobs', 'paused'), 1, 'the owner can pause their listing');
select row_eq($$ select status, status_changed_at from properties where id = tests.listing_id('bobs') $$,
  row ('paused'::text, now()), 'pausing sets status_changed_at');
select tests.holds($$ select updated_at = created_at from properties where id = tests.listing_id('bobs') $$,
    'gives true', 'pausing doesn''t change updated_at');

-- Who can see a paused listing --------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.ways_to_see() $$, 'gives id, owner, text, status, count, embed, prices, similar to it',
    'the owner of a paused listing can find it, except in search'),
  ('Bob', $$ update properties set description = 'Edited.' where id = tests.listing_id('bobs') $$, 'works',
    'the owner can edit a paused listing'),
  ('Staff', $$ tests.ways_to_see() $$, 'gives id, owner, text, status, count, embed, prices, similar to it',
    'staff can find a paused listing, except in search'),
  ('visitor', $$ tests.ways_to_see() $$, 'gives none', 'a visitor can''t find a paused listing'),
  ('visitor', $$ increment_property_view_count(tests.listing_id('bobs')) $$, 'gives null',
    'a visitor''s view of a paused listing isn''t counted')
) as t (who, statement, outcome, rule);
-- Run the check once per member, in that member's name.
do $$
declare
  who text;
begin
  create temp table results (who text, ways text) on commit drop;
  grant insert on results to authenticated;
  for who in select tests.everyone() loop
    perform tests.as_member(who);
    insert into results values (who, tests.ways_to_see());
  end loop;
  perform tests.as_owner();
end;
$$;
select is(ways, 'none', who || ' can''t find a paused listing') from results;
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ select count(*)::int from results $$, 'gives 7', 'the check ran for all seven members'),
  ('Ann', $$ increment_property_view_count(tests.listing_id('bobs')) $$, 'gives null',
    'a member''s view of a paused listing isn''t counted'),
  ('Ann', $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Ann'),
      tests.listing_id('bobs')) $$, 'fails 42501', 'a member can''t save someone else''s paused listing'),
  ('Ann', $$ delete from property_feedback where user_id = tests.user_id('Ann') $$, null, null),
  ('Ann', $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'),
      tests.listing_id('bobs'), 'like') $$, 'fails 42501', 'a member can''t like someone else''s paused listing'),
  ('Pro', $$ select count(*)::int from saved_listings $$, 'gives 1',
    'a paused listing stays in the saved listings of a member who saved it'),
  ('Pro', $$ delete from saved_listings $$, 'works', 'a member can remove a paused listing from their saved listings'),
  ('Bob', $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'),
      tests.listing_id('bobs')) $$, 'works', 'the owner can save their own paused listing')
) as t (who, statement, outcome, rule);

-- Sold --------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.set_status('bobs', 'sold') $$, 'gives 1', 'the owner can mark a listing as sold'),
  ('visitor', $$ tests.ways_to_see() $$, 'gives id, owner, text, count, embed, prices, similar to it',
    'a visitor can open a sold listing but not find it in search'),
  ('visitor', $$ increment_property_view_count(tests.listing_id('bobs')) $$, 'gives 1',
    'views of a sold listing are counted'),
  ('Closer', $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Closer'),
      tests.listing_id('bobs')) $$, 'works', 'a member can save a sold listing'),
  ('Bob', $$ tests.set_status('bobs', 'active') $$, 'gives 1', 'the owner can make a sold listing active again'),
  ('visitor', $$ tests.ways_to_see() $$,
    'gives id, owner, text, count, embed, prices, search, filters, counted, facets, map, similar, similar to it',
    'a reactivated listing is visible every way again')
) as t (who, statement, outcome, rule);
select tests.as_member('Ann');
select row_eq($$ select l.status, l.public_since from tests.post_listing('quiet', 'Ann', '{"status": "paused"}') l $$,
  row ('paused'::text, null::timestamptz), 'a listing can be posted paused');
select tests.holds($$ select tests.post_listing('odd', 'Ann', '{"status": "hidden"}') $$, 'fails 23514',
    'a listing can''t be posted with an unknown status');

-- Price drops -------------------------------------------------------------------------------------

select tests.as_owner();
/* Makes changes to an active listing of Ann's, each that long after the previous one; returns dropped_from. */
create function tests.drop_after(variadic steps text[]) returns bigint language plpgsql as $$
declare
  step text;
  dropped bigint;
begin
  perform tests.create_listing('cut', 'Ann', price => 100000);
  foreach step in array steps loop
    update public.properties set public_since = public_since - split_part(step, ':', 1)::interval
    where id = tests.listing_id('cut');
    execute format('update public.properties set %s where id = $1', split_part(step, ':', 2))
      using tests.listing_id('cut');
  end loop;
  delete from public.properties where id = tests.listing_id('cut') returning dropped_from into dropped;
  return dropped;
end;
$$;
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.drop_after('71 hours:price = 90000') $$, 'gives null',
    'a price that was public for 71 hours hasn''t dropped'),
  ($$ tests.drop_after('73 hours:price = 90000') $$, 'gives 100000',
    'a price that was public for 73 hours has dropped'),
  ($$ tests.drop_after('73 hours:price = 90000', '1 hour:price = 80000') $$, 'gives 100000',
    'further cuts count from the price that was public'),
  ($$ tests.drop_after('73 hours:price = 200000', '1 hour:price = 100000') $$, 'gives null',
    'a price that is raised for an hour and restored hasn''t dropped'),
  ($$ tests.drop_after('73 hours:price = 90000', '73 hours:price = 95000', '1 hour:price = 90000') $$, 'gives null',
    'nor has one that goes back to where it already was'),
  ($$ tests.drop_after('40 hours:status = ''paused''', '0 hours:status = ''active''', '40 hours:price = 90000') $$,
    'gives null', 'a pause starts the 72 hours again'),
  ($$ tests.drop_after('73 hours:status = ''paused''', '0 hours:price = 200000',
      '99 hours:status = ''active'', price = 90000') $$, 'gives 100000',
    'a price that was set while paused was never public')
) as t (statement, outcome, rule);

-- Prices ------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.prices(name text) returns bigint[] language sql
as $$ select array_agg(price order by id) from public.listing_prices where property_id = tests.listing_id(name); $$;

select tests.holds('Ann', $$ select tests.post_listing('priced', 'Ann', '{"price": 250000}') $$, 'works',
    'a member can post a listing at 250,000');
select is(tests.prices('priced'), array[250000]::bigint[], 'the price history starts with the first price');
select is((select changed_at from listing_prices where property_id = tests.listing_id('priced')), now(),
  'the first price has the posting date');
select tests.holds(statement, outcome, rule) from (values
  ($$ update properties set price = 240000 where id = tests.listing_id('priced') $$, 'works',
    'the owner can lower the price'),
  ($$ update properties set price = 235000 where id = tests.listing_id('priced') $$, 'works',
    'the owner can lower the price again')
) as t (statement, outcome, rule);
select is(tests.prices('priced'), array[250000, 240000, 235000]::bigint[],
  'the price history has each price once, in order');
select row_eq($$ select previous_price, price_changed_at from properties where id = tests.listing_id('priced') $$,
  row (240000::bigint, now()), 'the listing shows the previous price and when it changed');
select throws_ok(format($$ update properties set %s where id = tests.listing_id('priced') $$, assignment), '42501',
  null, 'the owner can''t set ' || assignment)
from unnest(
  array[
    'previous_price = 900000', 'price = 1, previous_price = 900000', 'price_changed_at = ''2001-01-01''', 'saves = 900',
    'public_since = ''2001-01-01''', 'standing_price = 900000', 'price = 1, standing_price = 900000'
  ]
) as assignment;
select tests.as_visitor();
select is(tests.prices('priced'), array[250000, 240000, 235000]::bigint[], 'a visitor can read the price history');
select tests.holds($$ select from listing_prices where property_id = tests.listing_id('quiet') $$, 'no rows',
    'a visitor can''t read a paused listing''s price history');
select tests.as_member('Ann');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ delete from properties where id = tests.listing_id('priced') $$, 'works',
    'the owner can delete a listing that has a price history'),
  ('owner', $$ tests.prices('priced') $$, 'gives null', 'deleting a listing deletes its price history')
) as t (who, statement, outcome, rule);

-- Realtime ----------------------------------------------------------------------------------------

delete from realtime.messages;
create function tests.listing_broadcasts() returns bigint language plpgsql security definer as $$
declare
  sent bigint;
begin
  select count(*) into sent from realtime.messages
  where topic = 'listing:' || tests.listing_id('quiet') and private and payload - 'id' = '{"changed": "listing"}';
  delete from realtime.messages;
  return sent;
end;
$$;
select tests.as_member('Ann');
update properties set status = 'active' where id = tests.listing_id('quiet');
select is(tests.listing_broadcasts(), 1::bigint, 'reactivating a listing is broadcast');
select tests.as_owner();
update properties set updated_at = now() - interval '1 day' where id = tests.listing_id('quiet');
delete from realtime.messages;
select tests.as_member('Ann');
update properties set title = 'Quieter' where id = tests.listing_id('quiet');
select is(tests.listing_broadcasts(), 1::bigint, 'editing a listing is broadcast, without its content');
select tests.as_visitor();
select increment_property_view_count(tests.listing_id('quiet'));
select is(tests.listing_broadcasts(), 0::bigint, 'a view isn''t broadcast');
select tests.as_member('Ann');
update properties set status = 'paused' where id = tests.listing_id('quiet');
select set_config('realtime.topic', 'listing:' || tests.listing_id('quiet'), true);
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select from realtime.messages $$, 'rows',
    'a visitor can receive on the channel of a listing, even hidden'),
  ('Bob', $$ insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast', true) $$,
    'fails 42501', 'a member can''t send on a listing''s channel'),
  ('Bob', $$ tests.listing_broadcasts() $$, 'gives 1', 'pausing a listing is broadcast'),
  ('Ann', $$ delete from properties where id = tests.listing_id('quiet') $$, null, null),
  ('Ann', $$ tests.listing_broadcasts() $$, 'gives 1', 'deleting a listing is broadcast')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
