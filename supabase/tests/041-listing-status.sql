-- Paused and sold listings and price history: who can change a status, and who can see a paused listing.
begin;
\ir helpers.psql
select no_plan();
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
    select from public.search_properties('{"states": ["NY"], "propertyType": ["Multi Family"]}') p where p.id = bobs
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

select tests.as_visitor();
select is(
  tests.ways_to_see(),
  'id, owner, text, count, embed, prices, search, filters, counted, facets, map, similar, similar to it',
  'a visitor can find an active listing every way'
);

-- Who can change the status -----------------------------------------------------------------------

select throws_ok($$ select tests.set_status('bobs', 'paused') $$, '42501', null, 'a visitor can''t pause a listing');
select tests.as_member('Ann');
select is(tests.set_status('bobs', 'paused'), 0, 'a member can''t pause someone else''s listing');
select tests.as_member('Partner');
select is(tests.set_status('bobs', 'sold'), 0, 'a partner member can''t mark someone else''s listing as sold');
select tests.as_member('Staff');
select is(tests.set_status('bobs', 'paused'), 0, 'staff can''t pause someone else''s listing');
select tests.as_member('Bob');
select throws_ok($$ select tests.set_status('bobs', 'archived') $$, '23514', null, 'an unknown status is rejected');
select throws_ok($$ select tests.set_status('bobs', null) $$, '23502', null, 'a listing can''t have a null status');
select throws_ok(
  $$ update properties set status_changed_at = '2001-01-01' where id = tests.listing_id('bobs') $$,
  '42501', null, 'the owner can''t set status_changed_at'
);
select row_eq(
  $$ select status, status_changed_at from properties where id = tests.listing_id('bobs') $$,
  row ('active'::text, null::timestamptz), 'a listing starts active with no status change date'
);
select is(tests.set_status('bobs', 'paused'), 1, 'the owner can pause their listing');
select row_eq(
  $$ select status, status_changed_at from properties where id = tests.listing_id('bobs') $$,
  row ('paused'::text, now()), 'pausing sets status_changed_at'
);
select is(
  (select updated_at = created_at from properties where id = tests.listing_id('bobs')),
  true, 'pausing doesn''t change updated_at'
);

-- Who can see a paused listing --------------------------------------------------------------------

select is(
  tests.ways_to_see(),
  'id, owner, text, status, count, embed, prices, similar to it',
  'the owner of a paused listing can find it, except in search'
);
select lives_ok(
  $$ update properties set description = 'Edited.' where id = tests.listing_id('bobs') $$,
  'the owner can edit a paused listing'
);
select tests.as_member('Staff');
select is(
  tests.ways_to_see(),
  'id, owner, text, status, count, embed, prices, similar to it', 'staff can find a paused listing, except in search'
);
select tests.as_visitor();
select is(tests.ways_to_see(), 'none', 'a visitor can''t find a paused listing');
select is(
  increment_property_view_count(tests.listing_id('bobs')),
  null, 'a visitor''s view of a paused listing isn''t counted'
);
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
select is((select count(*)::int from results), 7, 'the check ran for all seven members');

select tests.as_member('Ann');
select is(
  increment_property_view_count(tests.listing_id('bobs')),
  null, 'a member''s view of a paused listing isn''t counted'
);
select is_empty(
  $$
    select from property_feedback f join properties p on p.id = f.property_id
    where f.user_id = tests.user_id('Ann')
  $$,
  'a member can''t reach a paused listing through their vote'
);
select throws_ok(
  $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Ann'), tests.listing_id('bobs')) $$,
  '42501', null, 'a member can''t save someone else''s paused listing'
);
delete from property_feedback where user_id = tests.user_id('Ann');
select throws_ok(
  $$
    insert into property_feedback (user_id, property_id, feedback_type)
    values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like')
  $$,
  '42501', null, 'a member can''t like someone else''s paused listing'
);
select is_empty($$ select from listing_reviews $$, 'a member can''t read the review of a paused listing');
select tests.as_member('Pro');
select is(
  (select count(*)::int from saved_listings),
  1, 'a paused listing stays in the saved listings of a member who saved it'
);
select is_empty(
  $$ select from saved_listings s join properties p on p.id = s.property_id $$,
  'a member can''t read a paused listing through their saved listing'
);
select lives_ok($$ delete from saved_listings $$, 'a member can remove a paused listing from their saved listings');
select tests.as_member('Bob');
select lives_ok(
  $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('bobs')) $$,
  'the owner can save their own paused listing'
);

-- Sold --------------------------------------------------------------------------------------------

select is(tests.set_status('bobs', 'sold'), 1, 'the owner can mark a listing as sold');
select tests.as_visitor();
select is(
  tests.ways_to_see(),
  'id, owner, text, count, embed, prices, similar to it', 'a visitor can open a sold listing but not find it in search'
);
select is(increment_property_view_count(tests.listing_id('bobs')), 1, 'views of a sold listing are counted');
select tests.as_member('Closer');
select lives_ok(
  $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Closer'), tests.listing_id('bobs')) $$,
  'a member can save a sold listing'
);
select tests.as_member('Bob');
select is(tests.set_status('bobs', 'active'), 1, 'the owner can make a sold listing active again');
select tests.as_visitor();
select is(
  tests.ways_to_see(),
  'id, owner, text, count, embed, prices, search, filters, counted, facets, map, similar, similar to it',
  'a reactivated listing is visible every way again'
);
select tests.as_member('Ann');
select row_eq(
  $$
    select l.status, l.status_changed_at, l.saves, l.previous_price, l.public_since, l.standing_price
    from tests.post_listing(
      'quiet', 'Ann',
      '{
        "status": "paused", "status_changed_at": "2001-01-01", "saves": 500, "previous_price": 900000,
        "price_changed_at": "2001-01-01", "public_since": "2001-01-01", "standing_price": 900000
      }'
    ) l
  $$,
  row ('paused'::text, null::timestamptz, 0, null::bigint, null::timestamptz, null::bigint),
  'a listing can be posted paused, but its dates, saves, and previous price can''t be set'
);
select throws_ok(
  $$ select tests.post_listing('odd', 'Ann', '{"status": "hidden"}') $$,
  '23514', null, 'a listing can''t be posted with an unknown status'
);

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
select is(tests.drop_after('71 hours:price = 90000'), null, 'a price that was public for 71 hours hasn''t dropped');
select is(
  tests.drop_after('73 hours:price = 90000'), 100000::bigint, 'a price that was public for 73 hours has dropped'
);
select is(
  tests.drop_after('73 hours:price = 90000', '1 hour:price = 80000'),
  100000::bigint, 'further cuts count from the price that was public'
);
select is(
  tests.drop_after('73 hours:price = 200000', '1 hour:price = 100000'),
  null, 'a price that is raised for an hour and restored hasn''t dropped'
);
select is(
  tests.drop_after('73 hours:price = 90000', '73 hours:price = 95000', '1 hour:price = 90000'),
  null, 'nor has one that goes back to where it already was'
);
select is(
  tests.drop_after('40 hours:status = ''paused''', '0 hours:status = ''active''', '40 hours:price = 90000'),
  null, 'a pause starts the 72 hours again'
);
select is(
  tests.drop_after(
    '73 hours:status = ''paused''', '0 hours:price = 200000', '99 hours:status = ''active'', price = 90000'
  ),
  100000::bigint, 'a price that was set while paused was never public'
);

-- Prices ------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.prices(name text) returns bigint[] language sql
as $$ select array_agg(price order by id) from public.listing_prices where property_id = tests.listing_id(name); $$;

select tests.as_member('Ann');
select lives_ok(
  $$ select tests.post_listing('priced', 'Ann', '{"price": 250000}') $$,
  'a member can post a listing at 250,000'
);
select is(tests.prices('priced'), array[250000]::bigint[], 'the price history starts with the first price');
select is(
  (select changed_at from listing_prices where property_id = tests.listing_id('priced')),
  now(), 'the first price has the posting date'
);
select lives_ok(
  $$ update properties set price = 240000 where id = tests.listing_id('priced') $$,
  'the owner can lower the price'
);
select lives_ok(
  $$ update properties set price = 240000, title = 'New title' where id = tests.listing_id('priced') $$,
  'the owner can edit a listing without changing its price'
);
select lives_ok(
  $$ update properties set price = 235000 where id = tests.listing_id('priced') $$,
  'the owner can lower the price again'
);
select is(
  tests.prices('priced'),
  array[250000, 240000, 235000]::bigint[], 'the price history has each price once, in order'
);
select row_eq(
  $$ select previous_price, price_changed_at from properties where id = tests.listing_id('priced') $$,
  row (240000::bigint, now()), 'the listing shows the previous price and when it changed'
);
select throws_ok(
  format($$ update properties set %s where id = tests.listing_id('priced') $$, assignment),
  '42501', null, 'the owner can''t set ' || assignment
) from unnest(
  array[
    'previous_price = 900000', 'price = 1, previous_price = 900000', 'price_changed_at = ''2001-01-01''', 'saves = 900',
    'public_since = ''2001-01-01''', 'standing_price = 900000', 'price = 1, standing_price = 900000'
  ]
) as assignment;
select throws_ok(
  $$ insert into listing_prices (property_id, price) values (tests.listing_id('priced'), 900000) $$,
  '42501', null, 'the owner can''t insert into the price history'
);
select throws_ok(
  $$ update listing_prices set price = 900000 $$,
  '42501', null, 'the owner can''t update the price history'
);
select throws_ok($$ delete from listing_prices $$, '42501', null, 'the owner can''t delete from the price history');
select tests.as_member('Staff');
select throws_ok($$ delete from listing_prices $$, '42501', null, 'staff can''t delete from the price history');
select tests.as_visitor();
select is(tests.prices('priced'), array[250000, 240000, 235000]::bigint[], 'a visitor can read the price history');
select throws_ok(
  $$ insert into listing_prices (property_id, price) values (tests.listing_id('priced'), 1) $$,
  '42501', null, 'a visitor can''t insert into the price history'
);
select is_empty(
  $$ select from listing_prices where property_id = tests.listing_id('quiet') $$,
  'a visitor can''t read a paused listing''s price history'
);
select tests.as_member('Ann');
select is(tests.prices('quiet'), array[100000]::bigint[], 'the owner can read a paused listing''s price history');
select lives_ok(
  $$ delete from properties where id = tests.listing_id('priced') $$,
  'the owner can delete a listing that has a price history'
);
select tests.as_owner();
select is(tests.prices('priced'), null, 'deleting a listing deletes its price history');

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
select tests.as_visitor();
select isnt_empty(
  $$ select from realtime.messages $$, 'a visitor can receive on the channel of a listing, even hidden'
);
select throws_ok(
  $$ insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast', true) $$,
  '42501', null, 'a visitor can''t send on a listing''s channel'
);
select tests.as_member('Bob');
select throws_ok(
  $$ insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast', true) $$,
  '42501', null, 'a member can''t send on a listing''s channel'
);
select is(tests.listing_broadcasts(), 1::bigint, 'pausing a listing is broadcast');
select tests.as_member('Ann');
delete from properties where id = tests.listing_id('quiet');
select is(tests.listing_broadcasts(), 1::bigint, 'deleting a listing is broadcast');

select * from finish();
rollback;
