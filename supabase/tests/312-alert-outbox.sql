-- The outbox of deal alerts and the index of buy boxes: a listing's change only notes an event, and batches of members
-- are alerted later, once each.
begin;
\ir helpers.psql
select tests.create_cast();
delete from private.alert_events;
select tests.create_user(name, 'closer') from unnest(array['North', 'South']) as name;
insert into buybox_profiles (user_id, states, vip_alerts, alert_mail)
values (tests.user_id('North'), '{NY}', true, 'instant'), (tests.user_id('South'), '{NY}', true, 'daily');

create function tests.sent(listing text) returns text language sql security definer as $$
  select coalesce(string_agg(
    u.name || ' ' || a.event || ' ' || a.price
      || case when exists (select from public.notifications n where n.subject_id = a.id) then '' else ' withdrawn' end,
    ', ' order by u.name, a.price desc, a.event desc), '')
  from public.deal_alerts a join public.users u on u.id = a.user_id where a.property_id = tests.listing_id(listing);
$$;
create function tests.noted() returns text language sql security definer
as $$ select coalesce(string_agg(e.kind, ' ' order by e.id), '') from private.alert_events e; $$;

-- The seller's transaction ------------------------------------------------------------------------

select tests.as_member('Bob');
select tests.post_listing('house', 'Bob', '{"title": "House"}');
select tests.holds('owner', $$ tests.noted() $$, 'gives new', 'posting a listing notes an event');
select is(tests.sent('house'), '', 'and adds no alerts');
select tests.holds($$ select from private.alert_events where listing ? 'description' or listing ? 'images' $$,
    'no rows', 'an event has no long texts');
select tests.send_alerts();
select is(tests.sent('house'), 'North new 100000, South new 100000', 'sending adds them');
select is(tests.noted(), '', 'and empties the outbox');
select is_empty('select from private.alert_batches', 'with its batches');
select is(send_deal_alerts(), false, 'then nothing is left to do');

-- Order -------------------------------------------------------------------------------------------

select tests.settle_prices();
update properties set price = 90000 where id = tests.listing_id('house');
update properties set price = 80000 where id = tests.listing_id('house');
update properties set price = 120000 where id = tests.listing_id('house');
select is(tests.noted(), 'price_drop price_drop', 'a raise notes nothing');
select tests.send_alerts();
select is(
  tests.sent('house'),
  'North new 100000, North price_drop 90000, North price_drop 80000, '
  'South new 100000, South price_drop 90000, South price_drop 80000',
  'events become alerts with the prices they had'
);
update properties set price = 70000 where id = tests.listing_id('house');
update properties set price = 60000 where id = tests.listing_id('house');
select send_deal_alerts();
select tests.holds($$ select string_agg(e.is_split::text, ' ' order by e.id) from private.alert_events e $$,
    'gives true false', 'the second event of a listing waits for the first');
select send_deal_alerts();
select is(tests.noted(), 'price_drop', 'which goes with its last batch');
select unalike(tests.sent('house'), '%60000%', 'before the second one');
select tests.send_alerts();

-- Withdrawn before they're sent ---------------------------------------------------------------------

select tests.create_listing('paused', 'Bob', 'Paused');
update properties set status = 'paused' where id = tests.listing_id('paused');
select tests.create_listing('sold', 'Bob', 'Sold');
select send_deal_alerts();
update properties set status = 'sold' where id = tests.listing_id('sold');
select tests.create_listing('gone', 'Bob', 'Gone');
select tests.create_listing('split', 'Bob', 'Split');
select send_deal_alerts() from generate_series(1, 20);
select tests.create_listing('back', 'Bob', 'Back');
update properties set status = 'paused' where id = tests.listing_id('back');
update properties set status = 'active', price = 95000 where id = tests.listing_id('back');
delete from properties where id = tests.listing_id('gone');
select tests.send_alerts();
select is(tests.sent('paused') || tests.sent('sold') || tests.sent('gone'), '',
  'a listing that''s paused, sold, or deleted before its alerts are made sends none');
select tests.holds($$ tests.sent('back') $$, 'gives North back_on_market 95000, South back_on_market 95000',
    'a listing that was paused and is back sends only that');
update properties set status = 'paused' where id = tests.listing_id('split');
select tests.holds($$ tests.sent('split') $$, 'gives North new 100000, South new 100000',
    'pausing a listing doesn''t withdraw alerts itself');
select tests.send_alerts();
select tests.holds($$ tests.sent('split') $$, 'gives North new 100000 withdrawn, South new 100000 withdrawn',
    'the next batch withdraws them');
select tests.create_listing('blocked', 'Bob', 'Blocked');
select send_deal_alerts();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('North'), tests.user_id('Bob'));
select tests.send_alerts();
select is(tests.sent('blocked'), 'South new 100000', 'a block before the alerts are made counts');
delete from member_blocks;

-- Verified only -------------------------------------------------------------------------------------

insert into saved_searches (id, user_id, name, query)
values (tests.user_id('search'), tests.user_id('Closer'), 'Verified', 'verified=1');
insert into search_alerts (search_id, user_id, filters)
values (tests.user_id('search'), tests.user_id('Closer'), '{"verified": true}');
select tests.create_listing('badge', 'Bob', 'Badge');
select tests.send_alerts();
update properties set verified = true where id = tests.listing_id('badge');
update properties set verified = false where id = tests.listing_id('badge');
select tests.send_alerts();
select unalike(
  tests.sent('badge'), '%Closer%', 'a listing that lost the badge before its alerts are made isn''t sent as verified'
);
update properties set verified = true where id = tests.listing_id('badge');
select tests.send_alerts();
select alike(tests.sent('badge'), '%Closer new 100000,%', 'one that has it is');
delete from search_alerts;

-- The same for a buy box that takes only verified listings. North and South have others.
insert into buybox_profiles (user_id, vip_alerts, filters)
values (tests.user_id('Closer'), true, '{"verified": true}');
select tests.create_listing('sealed', 'Bob', 'Sealed');
select tests.send_alerts();
select unalike(tests.sent('sealed'), '%Closer%', 'an unverified listing isn''t sent to it');
update properties set verified = true where id = tests.listing_id('sealed');
select tests.send_alerts();
select tests.holds($$ tests.sent('sealed') $$, 'gives Closer new 100000, North new 100000, South new 100000',
    'a listing that gets verified is');
update properties set verified = false where id = tests.listing_id('sealed');
select tests.send_alerts();
select tests.holds($$ tests.sent('sealed') $$, 'gives Closer new 100000 withdrawn, North new 100000, South new 100000',
    'and withdrawn when it loses the badge, but only from it');
delete from buybox_profiles where user_id = tests.user_id('Closer');

-- A crash -------------------------------------------------------------------------------------------

set local session_replication_role = replica;
insert into auth.users (id, email)
select md5('crowd ' || n)::uuid, n || '@crowd.example' from generate_series(1, 2400) n;
insert into users (id, name) select md5('crowd ' || n)::uuid, 'Crowd' from generate_series(1, 2400) n;
insert into buybox_profiles (user_id, states, vip_alerts)
select md5('crowd ' || n)::uuid, '{WY}', true from generate_series(1, 2400) n;
set local session_replication_role = origin;
select private.rebuild_box_index();
select tests.post_listing('ranch', 'Bob', '{"state": "WY", "zip": "82001", "city": "Cheyenne"}');
create function tests.alerted(listing text) returns text language sql security definer as $$
  select count(*) || ' of ' || count(distinct a.user_id)
  from public.deal_alerts a where a.property_id = tests.listing_id(listing);
$$;
select send_deal_alerts();
select tests.holds($$ select string_agg(cardinality(members)::text, ' ' order by id) from private.alert_batches $$,
    'gives 1000 1000 400', 'an event is split into batches of 1,000 members');
select send_deal_alerts();
select is(tests.alerted('ranch'), '1000 of 1000', 'one call handles one batch');
savepoint crash;
select send_deal_alerts();
select is(tests.alerted('ranch'), '2000 of 2000', 'and the next call the next one');
rollback to savepoint crash;
select is(tests.alerted('ranch'), '1000 of 1000', 'a crash undoes that batch, and only that');
delete from buybox_profiles where user_id = md5('crowd 1')::uuid or user_id = md5('crowd 2')::uuid;
select tests.send_alerts();
select tests.holds($$ tests.alerted('ranch') in ('2400 of 2400', '2399 of 2399', '2398 of 2398') $$, 'gives true',
    'it''s done later, and nobody is alerted twice or forgotten, except those without a buy box by then');

-- Failures ------------------------------------------------------------------------------------------

create function tests.fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end; $$;
create trigger fail before insert on deal_alerts
  for each row when (new.price = 666) execute function tests.fail();
select tests.create_listing('cursed', 'Bob', 'Cursed', 666);
select tests.create_listing('fine', 'Bob', 'Fine');
set local client_min_messages = error;
select tests.send_alerts();
reset client_min_messages;
select is(tests.sent('fine'), 'North new 100000, South new 100000', 'a batch that fails doesn''t hold up others');
select is((select count(*)::int from private.alert_batches where due_at > now()), 1, 'it''s tried again later');
drop trigger fail on deal_alerts;
update private.alert_batches set due_at = now();
select tests.send_alerts();
select is(tests.sent('cursed'), 'North new 666, South new 666', 'until it succeeds');

-- Access --------------------------------------------------------------------------------------------

select tests.holds('service', $$ send_deal_alerts() $$, 'gives false', 'the service role can');
select tests.as_owner();

-- The index of buy boxes ----------------------------------------------------------------------------

delete from buybox_profiles;
select is_empty('select from private.box_index', 'deleting a buy box deletes its rows in the index');
delete from properties;
set local session_replication_role = replica;
select setseed(0.3);
create function tests.some(pool text[], most integer) returns text[] language sql volatile as $$
  select coalesce((
    select array_agg(value order by value)
    from (select value from unnest(pool) as value order by random() limit floor(random() * (most + 1))) as chosen
  ), '{}');
$$;
set local session_replication_role = origin;
insert into buybox_profiles (
  user_id, states, property_types, min_price, max_price, conditions, financing, vip_alerts
)
select md5('crowd ' || n)::uuid, tests.some('{NY,TX,CA}', 2), tests.some(private.searchable_property_types(), 2),
  case when random() < 0.5 then floor(random() * 5) * 50000 end,
  case when random() < 0.7 then 200000 + floor(random() * 5) * 50000 end,
  tests.some(private.property_conditions(), 2), tests.some(private.financing_types(), 1), random() < 0.7
from generate_series(1, 400) n;
create temp view expected_rows as select r.* from buybox_profiles b cross join lateral private.box_index_rows(b) as r;
select set_eq('select * from private.box_index', 'select * from expected_rows', 'inserting a buy box indexes it');
update buybox_profiles
set states = tests.some('{NY,TX,CA}', 2), property_types = tests.some(private.searchable_property_types(), 3),
  max_price = 500000, vip_alerts = random() < 0.7
where user_id in (select md5('crowd ' || n)::uuid from generate_series(1, 200) n);
delete from buybox_profiles where user_id in (select md5('crowd ' || n)::uuid from generate_series(1, 20) n);
select set_eq('select * from private.box_index', 'select * from expected_rows', 'the index follows changes');
delete from private.box_index;
select private.rebuild_box_index();
select set_eq('select * from private.box_index', 'select * from expected_rows', 'and can be rebuilt');
select tests.post_listing('n ' || i.n, 'Bob', jsonb_strip_nulls(jsonb_build_object(
  'state', place.state, 'zip', place.zip, 'city', 'Somewhere', 'price', 50000 * (1 + i.n % 9),
  'property_type', (private.property_types())[1 + i.n % 8], 'condition', (private.property_conditions())[i.n % 7],
  'financing', (private.financing_types())[i.n % 9]
)))
from generate_series(1, 72) as i (n)
  join (values (0, 'NY', '10001'), (1, 'TX', '75001'), (2, 'OH', '43215')) as place (remainder, state, zip)
    on place.remainder = i.n % 3;
create temp view naive as
  select p.id, b.user_id, b.vip_alerts from properties p, buybox_profiles b
  where private.is_match(p, b) and b.user_id <> p.user_id;
select cmp_ok((select count(*) from naive), '>', 200::bigint, 'many listings match many of these boxes');
select set_eq(
  'select p.id, b.user_id, b.vip_alerts from properties p cross join lateral private.matching_boxes(p) as b',
  'select * from naive', 'matching by the index finds exactly the boxes that match'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ select id, user_id from naive where vip_alerts except select p.id, c.user_id from properties p cross join lateral
      private.box_candidates(p, '{t}') as c (user_id) $$, 'no rows',
    'candidates with alerts on include all that match'),
  ($$ select p.id, c.user_id from properties p cross join lateral private.box_candidates(p, '{t,f}') as c (user_id)
      group by 1, 2 having count(*) > 1 $$, 'no rows', 'no candidate is found twice')
) as t (statement, outcome, rule);
select tests.send_alerts();
select set_eq($$ select property_id, user_id from deal_alerts where property_id in (select id from properties) $$,
  'select id, user_id from naive where vip_alerts', 'exactly their members with alerts on are alerted');

-- The seller's count --------------------------------------------------------------------------------

delete from buybox_profiles;
insert into buybox_profiles (user_id) select md5('crowd ' || n)::uuid from generate_series(1, 1000) n;
select tests.as_member('Bob');
select is(matching_buy_boxes(tests.listing_id('n 1')), 1000, 'a count of 1,000 buy boxes is exact');
select tests.as_owner();
insert into buybox_profiles (user_id) select md5('crowd ' || n)::uuid from generate_series(1001, 1100) n;
select tests.holds('Bob', $$ matching_buy_boxes(tests.listing_id('n 1')) $$, 'gives 1001', 'the count stops at 1,001');

select * from finish();
rollback;
