-- Paused and sold listings, and the prices a listing has had: who may change them, and who sees what is paused.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob', 'Quokka duplex');
select tests.create_listing('others', 'Partner', 'Quokka triplex');
insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'), tests.listing_id('bobs'), 'dislike');
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

-- By how many ways the caller learns of Bob's listing; 'none' when by no way.
create function tests.ways_to_see() returns text language plpgsql
as $$
declare
  ways text[] := '{}';
  bobs uuid := tests.listing_id('bobs');
begin
  if exists (select from public.properties where id = bobs) then ways := ways || 'id'::text; end if;
  if exists (select from public.properties where user_id = tests.user_id('Bob')) then ways := ways || 'owner'::text; end if;
  if exists (select from public.properties where search_text like '%quokka duplex%') then ways := ways || 'text'::text; end if;
  if exists (select from public.properties where status = 'paused') then ways := ways || 'status'::text; end if;
  if (select count(*) from public.properties where title like 'Quokka%') > 1 then ways := ways || 'count'::text; end if;
  if exists (select from public.users u join public.properties p on p.user_id = u.id where u.name = 'Bob') then ways := ways || 'embed'::text; end if;
  if exists (select from public.listing_prices where property_id = bobs) then ways := ways || 'prices'::text; end if;
  if exists (select from public.search_properties(search => 'quokka duplex')) then ways := ways || 'search'::text; end if;
  if exists (select from public.search_properties('{"states": ["NY"], "propertyType": ["Multi Family"]}') p where p.id = bobs) then
    ways := ways || 'filters'::text;
  end if;
  if public.count_properties(search => 'quokka duplex') > 0 then ways := ways || 'counted'::text; end if;
  if (public.property_facets() -> 'states' ->> 'NY')::int > 1 then ways := ways || 'facets'::text; end if;
  if exists (
    select from public.map_properties('{}', '', '{"west": -80, "south": 35, "east": -70, "north": 45}', 1) m where m.id = bobs or m.listings > 1
  ) then
    ways := ways || 'map'::text;
  end if;
  if exists (select from public.similar_properties(tests.listing_id('others'), 24) p where p.id = bobs) then ways := ways || 'similar'::text; end if;
  if exists (select from public.similar_properties(bobs, 24)) then ways := ways || 'similar to it'::text; end if;
  return coalesce(nullif(array_to_string(ways, ', '), ''), 'none');
end;
$$;
create function tests.everyone() returns setof text language sql
as $$ select unnest(array['Ann', 'Unconfirmed', 'Basic', 'Pro', 'Closer', 'Partner', 'Hidden']); $$;

select tests.as_visitor();
select is(
  tests.ways_to_see(), 'id, owner, text, count, embed, prices, search, filters, counted, facets, map, similar, similar to it',
  'a visitor sees an active listing by every way that is tried below'
);

-- Who may pause ------------------------------------------------------------------------------------

select throws_ok($$ select tests.set_status('bobs', 'paused') $$, '42501', null, 'a visitor pauses nothing');
select tests.as_member('Ann');
select is(tests.set_status('bobs', 'paused'), 0, 'nor does another member');
select tests.as_member('Partner');
select is(tests.set_status('bobs', 'sold'), 0, 'a partner sells nobody else''s listing');
select tests.as_member('Staff');
select is(tests.set_status('bobs', 'paused'), 0, 'nor do staff pause it');
select tests.as_member('Bob');
select throws_ok($$ select tests.set_status('bobs', 'archived') $$, '23514', null, 'there are three statuses');
select throws_ok($$ select tests.set_status('bobs', null) $$, '23502', null, 'and a listing has one');
select throws_ok(
  $$ update properties set status_changed_at = '2001-01-01' where id = tests.listing_id('bobs') $$, '42501', null, 'when it changed is not for the owner to say'
);
select row_eq(
  $$ select status, status_changed_at from properties where id = tests.listing_id('bobs') $$, row ('active'::text, null::timestamptz), 'a listing starts active'
);
select is(tests.set_status('bobs', 'paused'), 1, 'its owner pauses it');
select row_eq($$ select status, status_changed_at from properties where id = tests.listing_id('bobs') $$, row ('paused'::text, now()), 'which is dated');
select is((select updated_at = created_at from properties where id = tests.listing_id('bobs')), true, 'and does not look like an edit');

-- Who sees what is paused ----------------------------------------------------------------------------

select is(tests.ways_to_see(), 'id, owner, text, status, count, embed, prices, similar to it', 'the owner sees it, but in no search');
select lives_ok($$ update properties set description = 'Edited.' where id = tests.listing_id('bobs') $$, 'and edits it');
select tests.as_member('Staff');
select is(tests.ways_to_see(), 'id, owner, text, status, count, embed, prices, similar to it', 'so do staff');
select tests.as_visitor();
select is(tests.ways_to_see(), 'none', 'a visitor does not see it by any way');
select is(increment_property_view_count(tests.listing_id('bobs')), null, 'nor counts a view');
-- Each in their own name, one after the other.
do $$
declare
  who text;
begin
  create temp table seen (who text, ways text) on commit drop;
  grant insert on seen to authenticated;
  for who in select tests.everyone() loop
    perform tests.as_member(who);
    insert into seen values (who, tests.ways_to_see());
  end loop;
  perform tests.as_owner();
end;
$$;
select is(ways, 'none', who || ' does not see it by any way') from seen;
select is((select count(*)::int from seen), 7, 'every tier was asked');

select tests.as_member('Ann');
select is(increment_property_view_count(tests.listing_id('bobs')), null, 'a member counts no view of it');
select is_empty(
  $$ select from property_feedback f join properties p on p.id = f.property_id where f.user_id = tests.user_id('Ann') $$, 'nor finds it by way of their vote'
);
select throws_ok(
  $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Ann'), tests.listing_id('bobs')) $$, '42501', null, 'nobody else saves it'
);
delete from property_feedback where user_id = tests.user_id('Ann');
select throws_ok(
  $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like') $$, '42501', null,
  'nor likes it'
);
select is_empty($$ select from listing_reviews $$, 'nor reads of its review');
select tests.as_member('Pro');
select is((select count(*)::int from saved_listings), 1, 'who saved it before keeps that');
select is_empty($$ select from saved_listings s join properties p on p.id = s.property_id $$, 'but finds no listing behind it');
select lives_ok($$ delete from saved_listings $$, 'and may let go of it');
select tests.as_member('Bob');
select lives_ok($$ insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('bobs')) $$, 'the owner may save it');

-- Sold -------------------------------------------------------------------------------------------------

select is(tests.set_status('bobs', 'sold'), 1, 'the owner marks it sold');
select tests.as_visitor();
select is(tests.ways_to_see(), 'id, owner, text, count, embed, prices, similar to it', 'which everyone sees by its address and nobody in a search');
select is(increment_property_view_count(tests.listing_id('bobs')), 1, 'and counts views');
select tests.as_member('Closer');
select lives_ok($$ insert into saved_listings (user_id, property_id) values (tests.user_id('Closer'), tests.listing_id('bobs')) $$, 'and can be saved');
select tests.as_member('Bob');
select is(tests.set_status('bobs', 'active'), 1, 'a sale that fell through puts it back on the market');
select tests.as_visitor();
select is(
  tests.ways_to_see(), 'id, owner, text, count, embed, prices, search, filters, counted, facets, map, similar, similar to it', 'where it is seen as before'
);
select tests.as_member('Ann');
select row_eq(
  $$ select l.status, l.status_changed_at, l.saves, l.previous_price from tests.post_listing('quiet', 'Ann',
       '{"status": "paused", "status_changed_at": "2001-01-01", "saves": 500, "previous_price": 900000, "price_changed_at": "2001-01-01"}') l $$,
  row ('paused'::text, null::timestamptz, 0, null::bigint), 'a listing may be posted paused; dates, saves and an earlier price are not for its poster to choose'
);
select throws_ok($$ select tests.post_listing('odd', 'Ann', '{"status": "hidden"}') $$, '23514', null, 'nor a status that is none');

-- Prices -------------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.prices(name text) returns bigint[] language sql
as $$ select array_agg(price order by id) from public.listing_prices where property_id = tests.listing_id(name); $$;

select tests.as_member('Ann');
select lives_ok($$ select tests.post_listing('priced', 'Ann', '{"price": 250000}') $$, 'a listing that is posted');
select is(tests.prices('priced'), array[250000]::bigint[], 'begins its history with its price');
select is((select changed_at from listing_prices where property_id = tests.listing_id('priced')), now(), 'dated as it was posted');
select lives_ok($$ update properties set price = 240000 where id = tests.listing_id('priced') $$, 'a change of price');
select lives_ok($$ update properties set price = 240000, title = 'New title' where id = tests.listing_id('priced') $$, 'an edit that sends the same price');
select lives_ok($$ update properties set price = 235000 where id = tests.listing_id('priced') $$, 'and another change');
select is(tests.prices('priced'), array[250000, 240000, 235000]::bigint[], 'are remembered in order, each once');
select row_eq(
  $$ select previous_price, price_changed_at from properties where id = tests.listing_id('priced') $$, row (240000::bigint, now()),
  'the listing carries the price before the last'
);
select throws_ok(format($$ update properties set %s where id = tests.listing_id('priced') $$, assignment), '42501', null, 'nobody writes ' || assignment)
from unnest(array['previous_price = 900000', 'price = 1, previous_price = 900000', 'price_changed_at = ''2001-01-01''', 'saves = 900']) as assignment;
select throws_ok($$ insert into listing_prices (property_id, price) values (tests.listing_id('priced'), 900000) $$, '42501', null, 'the history takes no row');
select throws_ok($$ update listing_prices set price = 900000 $$, '42501', null, 'no change');
select throws_ok($$ delete from listing_prices $$, '42501', null, 'and loses none to its owner');
select tests.as_member('Staff');
select throws_ok($$ delete from listing_prices $$, '42501', null, 'nor to staff');
select tests.as_visitor();
select is(tests.prices('priced'), array[250000, 240000, 235000]::bigint[], 'a visitor reads it');
select throws_ok($$ insert into listing_prices (property_id, price) values (tests.listing_id('priced'), 1) $$, '42501', null, 'and writes none');
select is_empty($$ select from listing_prices where property_id = tests.listing_id('quiet') $$, 'that of a paused listing is not there');
select tests.as_member('Ann');
select is(tests.prices('quiet'), array[100000]::bigint[], 'but for its owner');
select lives_ok($$ delete from properties where id = tests.listing_id('priced') $$, 'a listing that is deleted');
select tests.as_owner();
select is(tests.prices('priced'), null, 'takes its history along');

select * from finish();
rollback;
