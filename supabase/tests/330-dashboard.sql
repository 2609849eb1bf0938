-- The dashboard: figures of the market, how one's own listings fare by day, what those one follows do, the week's report.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.today() returns date language sql as $$ select (now() at time zone 'utc')::date; $$;
create function tests.day_of(listing text, day date default tests.today()) returns text language sql as $$
  select format('%s views, %s saves, %s contacts', d.views, d.saves, d.contacts)
  from public.listing_days d where d.property_id = tests.listing_id(listing) and d.day = day_of.day;
$$;

-- A listing's days ------------------------------------------------------------------------------------------

select tests.create_listing('anns', 'Ann', 'Brick duplex');
select tests.create_listing('other', 'Ann', 'Corner store');
select tests.create_listing('bobs', 'Bob', 'Quokka house');

select tests.as_visitor();
select increment_property_view_count(tests.listing_id('anns'));
select tests.as_member('Bob');
select increment_property_view_count(tests.listing_id('anns'));
select increment_property_view_count(tests.listing_id('unknown'));
insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('anns'));
select tests.as_member('Pro');
insert into saved_listings (user_id, property_id) values (tests.user_id('Pro'), tests.listing_id('anns'));
select send_message(tests.user_id('Ann'), gen_random_uuid(), 'Is it still there?', tests.listing_id('anns'));
select send_message(tests.user_id('Ann'), gen_random_uuid(), 'I could come by.', tests.listing_id('anns'));
select send_message(tests.user_id('Ann'), gen_random_uuid(), 'And the store?', tests.listing_id('other'));
select send_message(tests.user_id('Ann'), gen_random_uuid(), 'About nothing.');
select send_message(tests.user_id('Bob'), gen_random_uuid(), 'Look at what Ann has.', tests.listing_id('anns'));
select tests.as_member('Partner');
select send_message(tests.user_id('Ann'), gen_random_uuid(), 'Mine next door is for sale, too.', tests.listing_id('anns'));

select tests.as_member('Ann');
select send_message(tests.user_id('Pro'), gen_random_uuid(), 'It is.', tests.listing_id('anns'));
select is(
  tests.day_of('anns'), '2 views, 2 saves, 2 contacts',
  'views and saves count for their day, and each member''s first message to the owner: not the second, not one to somebody else, not the owner''s'
);
select is(tests.day_of('other'), '0 views, 0 saves, 1 contacts', 'about each listing once');
select is_empty($$ select from listing_days where property_id = tests.listing_id('bobs') $$, 'of others'' listings the owner sees nothing');
select tests.as_owner();
select is((select view_count || ' ' || saves from properties where id = tests.listing_id('anns')), '2 2', 'and the totals say the same');
select tests.as_member('Bob');
select is_empty('select from listing_days', 'nobody else reads a listing''s days');
delete from saved_listings where property_id = tests.listing_id('anns');
select tests.as_member('Staff');
select is_empty('select from listing_days', 'not even staff');
select tests.as_visitor();
select throws_ok('select from listing_days', '42501', null, 'visitors least of all');
select tests.as_member('Ann');
select is(tests.day_of('anns'), '2 views, 1 saves, 2 contacts', 'a save that is taken back is taken off its day');
select throws_ok($$ insert into listing_days (property_id, day) values (tests.listing_id('anns'), '2026-01-01') $$, '42501', null, 'owners write no days');
select throws_ok($$ update listing_days set views = 1000 $$, '42501', null, 'and change none');
select throws_ok('delete from listing_days', '42501', null, 'and remove none');
update properties set status = 'paused' where id = tests.listing_id('anns');
select is(increment_property_view_count(tests.listing_id('anns')), null, 'a paused listing is not viewed');
select is(tests.day_of('anns'), '2 views, 1 saves, 2 contacts', 'nor are its days');
update properties set status = 'active' where id = tests.listing_id('anns');

select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select is(tests.day_of('anns'), '2 views, 0 saves, 2 contacts', 'with an account go its saves, not that it has asked');
insert into saved_listings (user_id, property_id, created_at) values (tests.user_id('Closer'), tests.listing_id('anns'), '2026-03-05 23:30+00');
select is(tests.day_of('anns', '2026-03-05'), '0 views, 1 saves, 0 contacts', 'days are those of UTC');
select lives_ok($$ delete from properties where id = tests.listing_id('other') $$, 'a listing goes with its days');
select is_empty($$ select from listing_days where property_id = tests.listing_id('other') $$, 'and none stays behind');

-- Analytics ----------------------------------------------------------------------------------------------------

create function tests.analytics(month date default null, listing text default null) returns text language sql as $$
  select format('%s: %s views, %s saves, %s contacts; days %s; of %s: %s', a ->> 'month', a ->> 'views', a ->> 'saves', a ->> 'contacts',
    (select string_agg((d ->> 'day') || ' ' || (d ->> 'views'), ', ') from jsonb_array_elements(a -> 'days') d),
    a ->> 'own_listings', (select string_agg(l ->> 'title', ', ') from jsonb_array_elements(a -> 'listings') l))
  from listing_analytics(month, tests.listing_id(listing)) as a;
$$;
insert into listing_days (property_id, day, views, saves, contacts) values
  (tests.listing_id('anns'), '2026-01-31', 9, 9, 9), (tests.listing_id('anns'), '2026-02-01', 3, 1, 0), (tests.listing_id('anns'), '2026-02-28', 4, 0, 0),
  (tests.listing_id('anns'), '2026-02-10', 0, 0, 0), (tests.listing_id('bobs'), '2026-02-10', 7, 7, 7);
select tests.create_listing('attic', 'Ann', 'Attic flat');
insert into listing_days (property_id, day, views, saves, contacts) values (tests.listing_id('attic'), '2026-02-01', 1, 0, 1);
select tests.as_member('Ann');
select is(
  tests.analytics('2026-02-14'), '2026-02-01: 8 views, 1 saves, 1 contacts; days 2026-02-01 4, 2026-02-28 4; of 2: Attic flat, Brick duplex',
  'a month from its first day to its last, day by day and by listing, of one''s own alone'
);
select is(
  tests.analytics('2026-02-14', 'anns'), '2026-02-01: 7 views, 1 saves, 0 contacts; days 2026-02-01 3, 2026-02-28 4; of 1: Brick duplex', 'or of one listing'
);
select is(
  tests.analytics(), format('%s: 2 views, 0 saves, 2 contacts; days %s 2; of 2: Brick duplex', date_trunc('month', tests.today())::date, tests.today()),
  'this month, where none is asked for'
);
select is(tests.analytics('2025-01-01'), '2025-01-01: 0 views, 0 saves, 0 contacts; days ; of 2: ', 'zeros for a month without anything');
select throws_ok($$ select listing_analytics(null, tests.listing_id('bobs')) $$, '42501', null, 'another''s listing is refused');
select throws_ok($$ select listing_analytics(null, tests.listing_id('unknown')) $$, '42501', null, 'in the same words as one that is not there');
select tests.as_member('Closer');
select is(tests.analytics('2026-02-14'), '2026-02-01: 0 views, 0 saves, 0 contacts; days ; of 0: ', 'whoever has no listings is told so');
select tests.as_member('Staff');
select throws_ok($$ select listing_analytics(null, tests.listing_id('anns')) $$, '42501', null, 'staff are refused as well');
select tests.as_visitor();
select throws_ok('select listing_analytics()', '42501', null, 'visitors are told nothing');

-- Figures -------------------------------------------------------------------------------------------------------

select tests.as_owner();
delete from properties;
create function tests.figures() returns text language sql as $$
  select format('%s new (%s), %s active, %s for %s', f.new_listings, f.new_listings_before, f.active_members, f.deal_flow, f.deal_flow_listings)
  from dashboard_figures() as f;
$$;
create temp table noon as select (tests.today() + time '12:00') at time zone 'utc' as at;
select tests.as_member('Bob');
select is(tests.figures(), '0 new (0), 0 active, 0 for 0', 'nothing posted and nobody signed in: zeros');
select tests.as_owner();
select tests.create_listing('today', 'Ann', price => 100000);
select tests.create_listing('sixth', 'Ann', price => 20000, created_at => (select at - interval '6 days' from noon));
select tests.create_listing('seventh', 'Ann', price => 3000, created_at => (select at - interval '7 days' from noon));
select tests.create_listing('thirteenth', 'Ann', price => 400, created_at => (select at - interval '13 days' from noon));
select tests.create_listing('fourteenth', 'Ann', price => 50, created_at => (select at - interval '14 days' from noon));
select tests.create_listing('29th', 'Ann', price => 6, created_at => (select at - interval '29 days' from noon));
select tests.create_listing('30th', 'Ann', price => 7000000, created_at => (select at - interval '30 days' from noon));
select tests.create_listing('old', 'Ann', price => 7000000, created_at => (select at - interval '300 days' from noon));
update auth.users set last_sign_in_at = now() where id = tests.user_id('Ann');
update auth.users set last_sign_in_at = (select at - interval '29 days' from noon) where id = tests.user_id('Closer');
update auth.users set last_sign_in_at = (select at - interval '30 days' from noon) where id = tests.user_id('Partner');
update auth.users set last_sign_in_at = (select at - interval '300 days' from noon) where id = tests.user_id('Basic');
select tests.as_member('Bob');
select is(tests.figures(), '2 new (2), 2 active, 123456 for 6', 'each at the edge of its days');
select tests.as_owner();
update auth.users set last_sign_in_at = now() where id in (tests.user_id('Ann'), tests.user_id('Basic'), tests.user_id('Partner'));
select is(tests.figures(), '2 new (2), 4 active, 123456 for 6', 'a member is active once, however often they sign in');
update properties set status = 'paused' where id = tests.listing_id('today');
update properties set price = 30000 where id = tests.listing_id('sixth');
update properties set title = 'Renamed' where id = tests.listing_id('sixth');
select is(tests.figures(), '1 new (2), 4 active, 33456 for 5', 'what is paused does not count, and what is asked now does');
update properties set price = 200000 where id = tests.listing_id('today');
update properties set status = 'active' where id = tests.listing_id('today');
update properties set status = 'sold' where id = tests.listing_id('seventh');
delete from properties where id in (tests.listing_id('29th'), tests.listing_id('old'));
delete from auth.users where id = tests.user_id('Closer');
select is(tests.figures(), '2 new (1), 3 active, 230450 for 4', 'what comes back does again; what is sold, removed or gone does not');
select tests.create_listing('many ' || n, 'Ann', price => 1) from generate_series(1, 600) as n;
select is(tests.figures(), '602 new (1), 3 active, 231050 for 604', 'many changes count like few');
select cmp_ok((select count(*) from private.daily_changes), '<', 300::bigint, 'for they are summed up now and then');
delete from auth.users where id = tests.user_id('Ann');
select is(tests.figures(), '0 new (0), 2 active, 0 for 0', 'an account takes its listings along');
select is(
  (select array[sum(listings), sum(asking)] from private.daily_changes), array[0, 0]::numeric[], 'and nothing is left over'
);
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Partner'));
select is((select following || ' ' || followers from dashboard_figures()), '1 0', 'the caller''s own: whom they follow');
select tests.as_member('Partner');
select is((select following || ' ' || followers from dashboard_figures()), '0 1', 'and who follows them');
select tests.as_visitor();
select throws_ok('select dashboard_figures()', '42501', null, 'visitors get no figures');

-- Following feed --------------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('Fay');
select tests.create_user('Gus');
select tests.create_user('Eve');
select tests.as_member('Eve');
select is_empty('select from following_feed()', 'whoever follows nobody reads nothing');
select follow_member(tests.user_id('Eve'), tests.user_id('Fay'));
select is_empty('select from following_feed()', 'nor who follows somebody who has done nothing');
select tests.as_owner();
select tests.create_listing('fays', 'Fay', 'Brick duplex', 250000, 20000, created_at => '2026-05-01 10:00+00');
select tests.create_listing('bobs', 'Bob', 'Not followed');
insert into feed_posts (id, user_id, title, content, created_at)
values (md5('post')::uuid, tests.user_id('Fay'), 'Lender wanted', 'For a flip.', '2026-05-02 10:00+00');
insert into member_reviews (author_id, member_id, rating, text, created_at)
values (tests.user_id('Fay'), tests.user_id('Bob'), 5, 'Closed in ten days.', '2026-05-03 10:00+00');
insert into forums (id, title) values (md5('forum')::uuid, 'Ohio');
insert into forum_topics (forum_id, user_id, title, created_at)
values (md5('forum')::uuid, tests.user_id('Fay'), 'Title companies', '2026-05-04 10:00+00');
insert into connections (sender_id, receiver_id, status, created_at)
values (tests.user_id('Fay'), tests.user_id('Gus'), 'accepted', '2026-05-05 10:00+00');
update properties set status = 'sold', status_changed_at = '2026-05-06 10:00+00' where id = tests.listing_id('fays');
update properties set status_changed_at = '2026-05-06 10:00+00' where id = tests.listing_id('fays');

create function tests.feed() returns text language sql as $$
  select string_agg(format('%s %s: %s', f.member_name, f.kind, concat_ws(' | ', f.title, f.excerpt, f.price, f.cap_rate, f.city, f.about_name, f.rating)), E'\n'
    order by f.at desc)
  from following_feed() as f;
$$;
select tests.as_member('Eve');
select is(
  tests.feed(),
  E'Fay deal: Brick duplex | 250000 | 8 | New York\nFay topic: Title companies | Ohio\nFay review: Closed in ten days. | Bob | 5\n'
    'Fay post: Lender wanted | For a flip.\nFay listing: Brick duplex | 250000 | 8 | New York',
  'what a followed member does, the newest first; not with whom they connect, nor what others do'
);
select tests.as_owner();
select tests.connect('Eve', 'Gus');
update connections set updated_at = '2026-05-05 10:00+00' where tests.user_id('Fay') in (sender_id, receiver_id);
select tests.as_member('Eve');
select matches(tests.feed(), 'Fay connection: Gus', 'a connection with one of the reader''s own connections is told');
select follow_member(tests.user_id('Eve'), tests.user_id('Gus'));
select is((select count(*) from following_feed() where kind = 'connection'), 1::bigint, 'once, where both are followed');
select is(
  (select array_agg(kind order by at desc) from following_feed()), array['deal', 'connection', 'topic', 'review', 'post', 'listing'], 'each in its place'
);

select tests.as_owner();
-- Pages: one by one they are the whole, whatever the size.
create function tests.paged(size integer) returns text[] language plpgsql as $$
declare
  whole text[] := '{}';
  page jsonb;
  last jsonb;
begin
  loop
    select jsonb_agg(jsonb_build_object('at', f.at, 'id', f.id, 'kind', f.kind)) into page from following_feed(last, size) as f;
    exit when page is null or cardinality(whole) > 200;
    whole := whole || array(select item ->> 'kind' || (item ->> 'id') from jsonb_array_elements(page) as item);
    last := page -> -1;
  end loop;
  return whole;
end;
$$;
-- All of a moment, to be told apart by their ids alone.
insert into feed_posts (user_id, title, content, created_at)
select tests.user_id('Fay'), 'Post ' || n, 'One of many.', '2026-05-02 10:00+00' from generate_series(1, 30) as n;
select tests.as_member('Eve');
select is(cardinality(tests.paged(7)), 36, 'every item comes on some page, and once');
select is(tests.paged(7), tests.paged(50), 'in one order');
select is((select count(*) from following_feed(null, 0)), 1::bigint, 'a page has one item at least');
select is((select count(*) from following_feed(null, 1000)), 36::bigint, 'and is never longer than it may be');
select throws_ok($$ select following_feed('{"id": "x"}') $$, '22023', null, 'an item to go on from has what it takes');
select throws_ok($$ select following_feed('[]') $$, '22023', null, 'and is one');
select throws_ok($$ select following_feed('{"at": "x", "id": "x", "kind": "x"}') $$, '22007', null, 'of the right kind');
select lives_ok($$ select following_feed('null') $$, 'null is the first page');

-- What the reader may not see is not told.
select tests.as_member('Fay');
update properties set status = 'paused' where id = tests.listing_id('fays');
select tests.as_member('Eve');
select is_empty($$ select from following_feed() where kind in ('listing', 'deal') $$, 'a paused listing is nobody''s news');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Eve'));
select tests.as_member('Eve');
select is_empty($$ select from following_feed() where kind = 'review' $$, 'nor a review of somebody who blocks the reader');
select tests.as_owner();
update users set profile_status = 'private' where id = tests.user_id('Fay');
select tests.as_member('Eve');
select is_empty($$ select from following_feed() where member_id = tests.user_id('Fay') $$, 'whose profile has become private, is not named');
select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Fay');
select tests.as_member('Fay');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Fay'), tests.user_id('Eve'));
select tests.as_member('Eve');
select is_empty('select from following_feed()', 'across a block nobody follows');
select tests.as_visitor();
select throws_ok('select following_feed()', '42501', null, 'visitors have no feed');

-- The week ----------------------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_listing('week', 'Gus', 'Lake cabin', 300000, created_at => (select at - interval '40 days' from noon));
insert into listing_days (property_id, day, views, saves, contacts) values
  (tests.listing_id('week'), tests.today() - 6, 5, 1, 1), (tests.listing_id('week'), tests.today() - 7, 50, 10, 10);
select tests.as_member('Gus');
update properties set price = 290000 where id = tests.listing_id('week');
select is(
  (select format('%s %s %s %s', r ->> 'views', r ->> 'saves', r ->> 'contacts', r ->> 'own_listings') from weekly_report() as r), '5 1 1 1',
  'today and the six days before'
);
select is(
  (select format('%s from %s to %s', c ->> 'title', c ->> 'previous_price', c ->> 'price') from weekly_report() as r, jsonb_array_elements(r -> 'price_changes') as c),
  'Lake cabin from 300000 to 290000', 'with the prices that changed, and not the first one'
);
select is((select (r ->> 'to')::date - (r ->> 'from')::date from weekly_report() as r), 6, 'it says of which days');
select is((select r -> 'figures' from weekly_report() as r), (select to_jsonb(f) from dashboard_figures() as f), 'with the figures of the dashboard');
select is((select format('%s %s', r ->> 'has_buy_box', r ->> 'matches') from weekly_report() as r), 'false 0', 'without a buy box nothing matches');
select tests.as_owner();
insert into buybox_profiles (user_id, states) values (tests.user_id('Gus'), '{NY}');
select tests.create_listing('match', 'Bob', 'Walk-up');
select tests.create_listing('old match', 'Bob', 'Old walk-up', created_at => (select at - interval '7 days' from noon));
delete from event_registrations;
insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
select md5('event ' || n)::uuid, tests.user_id('Bob'), 'Event ' || n, 'Talks.', now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour',
  'America/New_York', 'online', 'published' from generate_series(1, 3) as n;
insert into event_registrations (event_id, user_id, status) values
  (md5('event 1')::uuid, tests.user_id('Gus'), 'registered'), (md5('event 2')::uuid, tests.user_id('Gus'), 'waiting'),
  (md5('event 3')::uuid, tests.user_id('Staff'), 'registered');
select tests.as_member('Gus');
select is(
  (select string_agg(m ->> 'title', ', ') from weekly_report() as r, jsonb_array_elements(r -> 'newest_matches') as m), 'Walk-up, Not followed',
  'new listings that match the buy box'
);
select is(
  (select string_agg(e ->> 'title', ', ') from weekly_report() as r, jsonb_array_elements(r -> 'events') as e), 'Event 1', 'and events one has a place at'
);
select tests.as_visitor();
select throws_ok('select weekly_report()', '42501', null, 'visitors get no report');

-- What members download -----------------------------------------------------------------------------------------------

select tests.as_member('Gus');
select is(jsonb_array_length(export_my_data() -> 'listing_days'), 2, 'the days of one''s own listings are part of what one can download');
select tests.as_member('Bob');
select is(jsonb_array_length(export_my_data() -> 'listing_days'), 0, 'and not those of others');

select * from finish();
rollback;
