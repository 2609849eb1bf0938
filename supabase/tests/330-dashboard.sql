-- The dashboard: market figures, a listing's days, the activity of followed members, and the weekly report.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.today() returns date language sql as $$ select (now() at time zone 'utc')::date; $$;
create function tests.day_of(listing text, day date default tests.today()) returns text
language sql security definer as $$
  select format('%s views, %s saves, %s contacts', d.views, d.saves, d.contacts)
  from public.listing_days d where d.property_id = tests.listing_id(listing) and d.day = day_of.day;
$$;

-- A listing's days --------------------------------------------------------------------------------

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
select send_message(
  tests.user_id('Ann'), gen_random_uuid(), 'Mine next door is for sale, too.', tests.listing_id('anns')
);

select tests.as_member('Ann');
select send_message(tests.user_id('Pro'), gen_random_uuid(), 'It is.', tests.listing_id('anns'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.day_of('anns') $$, 'gives 2 views, 2 saves, 2 contacts',
    'a day counts views, saves, and each member''s first message to the owner about the listing'),
  ('Ann', $$ tests.day_of('other') $$, 'gives 0 views, 0 saves, 1 contacts',
    'a first message about another listing is counted there'),
  ('Ann', $$ select from listing_days $$, 'no rows', 'an owner without analytics can''t read the days'),
  ('owner', $$ update users set membership_tier = 'pro' where id = tests.user_id('Ann') $$, null, null),
  ('owner', $$ select d.messages from listing_days d where d.property_id = tests.listing_id('anns') $$, 'gives 3',
    'a day also counts every message to the owner about the listing'),
  ('Ann', $$ select from listing_days $$, 'rows', 'an owner with analytics can read the days'),
  ('owner', $$ select view_count || ' ' || saves from properties where id = tests.listing_id('anns') $$, 'gives 2 2',
    'the listing''s totals agree with its day'),
  ('Bob', $$ delete from saved_listings where property_id = tests.listing_id('anns') $$, null, null),
  ('Ann', $$ tests.day_of('anns') $$, 'gives 2 views, 1 saves, 2 contacts', 'removing a save lowers its day'),
  ('Ann', $$ update properties set status = 'paused' where id = tests.listing_id('anns') $$, null, null),
  ('Ann', $$ increment_property_view_count(tests.listing_id('anns')) $$, 'gives null',
    'a paused listing can''t be viewed'),
  ('Ann', $$ tests.day_of('anns') $$, 'gives 2 views, 1 saves, 2 contacts', 'a paused listing''s day doesn''t change')
) as t (who, statement, outcome, rule);
update properties set status = 'active' where id = tests.listing_id('anns');

select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select tests.holds($$ tests.day_of('anns') $$, 'gives 2 views, 0 saves, 2 contacts',
    'deleting an account lowers the saves but keeps its contacts');
insert into saved_listings (user_id, property_id, created_at)
values (tests.user_id('Closer'), tests.listing_id('anns'), '2026-03-05 23:30+00');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.day_of('anns', '2026-03-05') $$, 'gives 0 views, 1 saves, 0 contacts', 'days are in UTC'),
  ($$ delete from properties where id = tests.listing_id('other') $$, 'works', 'a listing with days can be deleted'),
  ($$ select from listing_days where property_id = tests.listing_id('other') $$, 'no rows',
    'deleting a listing deletes its days')
) as t (statement, outcome, rule);

-- The savers come first in the table, so their saves are deleted before the days of the owner's listing.
select tests.create_user('Late');
select tests.create_listing('late', 'Late');
insert into saved_listings (user_id, property_id)
select tests.user_id(name), tests.listing_id('late') from unnest('{Basic,Partner}'::text[]) name;
savepoint together;
select tests.holds($$ delete from auth.users where id in (tests.user_id('Basic'), tests.user_id('Partner'),
      tests.user_id('Late')) $$, 'works',
    'an owner and the members who saved the listing can be deleted together');
rollback to together;

-- Analytics ---------------------------------------------------------------------------------------

create function tests.analytics(month date default null, listing text default null) returns text language sql as $$
  select format(
    '%s: %s views, %s saves, %s contacts; days %s; of %s', a ->> 'month', a ->> 'views', a ->> 'saves',
    a ->> 'contacts',
    (select string_agg((d ->> 'day') || ' ' || (d ->> 'views'), ', ') from jsonb_array_elements(a -> 'days') d),
    a ->> 'own_listings'
  )
  from listing_analytics(month, tests.listing_id(listing)) as a;
$$;
insert into listing_days (property_id, day, views, saves, contacts)
values
  (tests.listing_id('anns'), '2026-01-31', 9, 9, 9),
  (tests.listing_id('anns'), '2026-02-01', 3, 1, 0),
  (tests.listing_id('anns'), '2026-02-28', 4, 0, 0),
  (tests.listing_id('anns'), '2026-02-10', 0, 0, 0),
  (tests.listing_id('bobs'), '2026-02-10', 7, 7, 7);
select tests.create_listing('attic', 'Ann', 'Attic flat');
insert into listing_days (property_id, day, views, saves, contacts)
values (tests.listing_id('attic'), '2026-02-01', 1, 0, 1);
select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.analytics('2026-02-14') $$,
    'gives 2026-02-01: 8 views, 1 saves, 1 contacts; days 2026-02-01 4, 2026-02-28 4; of 2',
    'a month''s analytics cover its first to last day and only the caller''s listings'),
  ($$ tests.analytics('2026-02-14', 'anns') $$,
    'gives 2026-02-01: 7 views, 1 saves, 0 contacts; days 2026-02-01 3, 2026-02-28 4; of 1',
    'analytics can be limited to one listing')
) as t (statement, outcome, rule);
select is(
  tests.analytics(),
  format(
    '%s: 2 views, 0 saves, 2 contacts; days %s 2; of 2', date_trunc('month', tests.today())::date,
    tests.today()
  ),
  'analytics default to the current month'
);
select is(tests.analytics('2025-01-01'), '2025-01-01: 0 views, 0 saves, 0 contacts; days ; of 2',
  'a month without activity has zeros');
select tests.holds($$ select listing_analytics(null, tests.listing_id('bobs')) $$, 'fails 42501',
    'analytics of someone else''s listing are rejected');
select tests.as_member('Closer');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Ann');
select tests.holds('Ann', $$ tests.analytics('2026-02-14') $$,
    'gives 2026-02-01: 8 views, 1 saves, 1 contacts; days ; of 2',
    'analytics have no days without the entitlement');

-- Seller analytics --------------------------------------------------------------------------------

select tests.as_owner();
delete from properties;
select tests.create_listing('mine', 'Ann', 'Mine', created_at => now() - interval '60 days');
select tests.create_listing('fresh', 'Ann', 'Fresh', 200000, created_at => now() - interval '9 days');
select tests.create_listing('theirs ' || n, 'Bob', price => 90000 + n * 5000, created_at => now() - interval '60 days')
from generate_series(1, 3) as n;
insert into listing_days (property_id, day, views, saves, contacts, messages)
values
  (tests.listing_id('mine'), tests.today(), 20, 4, 2, 5),
  (tests.listing_id('mine'), tests.today() - 29, 40, 2, 1, 1),
  (tests.listing_id('mine'), tests.today() - 30, 100, 0, 0, 0),
  (tests.listing_id('theirs 1'), tests.today(), 30, 3, 0, 0),
  (tests.listing_id('theirs 2'), tests.today(), 60, 6, 0, 0),
  (tests.listing_id('theirs 3'), tests.today(), 300, 90, 0, 0);
insert into private.listing_sources (property_id, day, source, views)
values
  (tests.listing_id('mine'), tests.today(), 'map', 5), (tests.listing_id('mine'), tests.today() - 29, 'search', 50),
  (tests.listing_id('mine'), tests.today() - 30, 'feed', 7), (tests.listing_id('theirs 1'), tests.today(), 'home', 9);
select tests.as_member('Ann');
select is(seller_analytics() - 'since' - 'until',
  '{"detailed": false, "own_listings": 2, "views": 60, "saves": 6, "contacts": 3, "messages": 6}',
  'a free member gets the totals of their own listings for the last 30 days, and nothing else');
select throws_ok('select seller_analytics(7)', '22023', null, 'another number of days is refused');
select tests.as_owner();
update users set membership_tier = 'closer' where id = tests.user_id('Ann');
select tests.holds('Ann', $$ select string_agg((d ->> 'day')::date - tests.today() || ' ' || (d ->> 'views'), ', ') from
      jsonb_array_elements(seller_analytics() -> 'days') as d $$, 'gives -29 40, 0 20', 'a paid member gets the days');
select is(seller_analytics() -> 'sources', '[{"source": "search", "views": 50}, {"source": "map", "views": 5}]',
  'and where the views came from');
select is(
  (select string_agg(
      format('%s %s %s %s', l ->> 'title', l ->> 'views_per_day', l ->> 'saves_per_day', l ->> 'similar'), '; '
    ) from jsonb_array_elements(seller_analytics() -> 'listings') as l),
  'Mine 2 0.2 {"count": 3, "saves_per_day": 0.2, "views_per_day": 2}; Fresh 0 0 ',
  'and each listing, compared with the median of at least three similar ones'
);
select tests.as_member('Closer');
select is(
  seller_analytics() - 'since' - 'until',
  '{"detailed": true, "own_listings": 0, "views": 0, "saves": 0, "contacts": 0, "messages": 0, "days": [],
    "sources": [], "listings": []}',
  'nobody sees others'' listings'
);

-- Figures -----------------------------------------------------------------------------------------

select tests.as_owner();
delete from properties;
create function tests.figures() returns text language sql as $$
  select format(
    '%s new (%s), %s active, %s for %s', f.new_listings, f.new_listings_before, f.active_members, f.deal_flow,
    f.deal_flow_listings
  )
  from dashboard_figures() as f;
$$;
create temp table noon as select (tests.today() + time '12:00') at time zone 'utc' as at;
select tests.as_member('Bob');
select tests.as_owner();
select tests.create_listing('today', 'Ann', price => 100000);
select tests.create_listing('sixth', 'Ann', price => 20000, created_at => (select at - interval '6 days' from noon));
select tests.create_listing('seventh', 'Ann', price => 3000, created_at => (select at - interval '7 days' from noon));
select tests.create_listing(
  'thirteenth', 'Ann', price => 400, created_at => (select at - interval '13 days' from noon)
);
select tests.create_listing('fourteenth', 'Ann', price => 50, created_at => (select at - interval '14 days' from noon));
select tests.create_listing('29th', 'Ann', price => 6, created_at => (select at - interval '29 days' from noon));
select tests.create_listing('30th', 'Ann', price => 7000000, created_at => (select at - interval '30 days' from noon));
select tests.create_listing('old', 'Ann', price => 7000000, created_at => (select at - interval '300 days' from noon));
update auth.users set last_sign_in_at = now() where id = tests.user_id('Ann');
update auth.users set last_sign_in_at = (select at - interval '29 days' from noon) where id = tests.user_id('Closer');
update auth.users set last_sign_in_at = (select at - interval '30 days' from noon) where id = tests.user_id('Partner');
update auth.users set last_sign_in_at = (select at - interval '300 days' from noon) where id = tests.user_id('Basic');
select tests.holds('Bob', $$ tests.figures() $$, 'gives 2 new (2), 2 active, 123456 for 6',
    'figures count listings and members up to the edge of each period');
select tests.as_owner();
update auth.users
set last_sign_in_at = now()
where id in (tests.user_id('Ann'), tests.user_id('Basic'), tests.user_id('Partner'));
select tests.holds($$ tests.figures() $$, 'gives 2 new (2), 4 active, 123456 for 6',
    'a member who signs in repeatedly counts as active once');
update properties set status = 'paused' where id = tests.listing_id('today');
update properties set price = 30000 where id = tests.listing_id('sixth');
update properties set title = 'Renamed' where id = tests.listing_id('sixth');
select tests.holds($$ tests.figures() $$, 'gives 1 new (2), 4 active, 33456 for 5',
    'paused listings don''t count, and a changed price does');
update properties set price = 200000 where id = tests.listing_id('today');
update properties set status = 'active' where id = tests.listing_id('today');
update properties set status = 'sold' where id = tests.listing_id('seventh');
delete from properties where id in (tests.listing_id('29th'), tests.listing_id('old'));
delete from auth.users where id = tests.user_id('Closer');
select tests.holds($$ tests.figures() $$, 'gives 2 new (1), 3 active, 230450 for 4',
    'reactivated listings count again; sold or deleted listings and deleted members don''t');
select tests.create_listing('many ' || n, 'Ann', price => 1) from generate_series(1, 300) as n;
select is(tests.figures(), '302 new (1), 3 active, 230750 for 304', 'figures are accurate after many changes');
select cmp_ok((select count(*) from private.daily_changes), '<', 300::bigint, 'daily changes are compacted');
delete from auth.users where id = tests.user_id('Ann');
select is(tests.figures(), '0 new (0), 2 active, 0 for 0', 'deleting an account removes its listings from the figures');
select is((select array[sum(listings), sum(asking)] from private.daily_changes), array[0, 0]::numeric[],
  'no daily changes are left after all listings are deleted');
select tests.as_member('Bob');
select follow_member(tests.user_id('Bob'), tests.user_id('Partner'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select following || ' ' || followers from dashboard_figures() $$, 'gives 1 0',
    'figures include how many members the caller follows'),
  ('Partner', $$ select following || ' ' || followers from dashboard_figures() $$, 'gives 0 1',
    'figures include how many members follow the caller')
) as t (who, statement, outcome, rule);

-- Getting started ---------------------------------------------------------------------------------

select tests.as_owner();
create function tests.steps() returns text language sql as $$
  select string_agg(key, ' ' order by key)
  from dashboard_figures() as f, jsonb_each(f.getting_started)
  where value = 'true';
$$;
select tests.create_user('New', confirmed => false);
select tests.create_listing('first', 'Bob');
select tests.as_member('New');
select is(tests.steps(), null, 'a new member has taken none of the first steps');
select isnt((select getting_started from dashboard_figures()), null, 'a new member has the checklist');
insert into buybox_profiles (user_id) values (tests.user_id('New'));
insert into saved_listings (user_id, property_id) values (tests.user_id('New'), tests.listing_id('first'));
update users set profile_image_url = tests.user_id('New') || '/me.webp' where id = tests.user_id('New');
select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ tests.steps() $$, 'gives buy_box photo saved_listing', 'the steps follow from what the member did'),
  ('owner', $$ select tests.connect('New', 'Bob', 'pending') $$, null, null),
  ('owner', $$ select tests.verify_email('New') $$, null, null),
  ('New', $$ tests.steps() $$, 'gives buy_box email_confirmed photo saved_listing',
    'a request that wasn''t accepted isn''t a connection'),
  ('Bob', $$ update connections set status = 'accepted' where sender_id = tests.user_id('New') $$, null, null),
  ('New', $$ tests.steps() $$, 'gives buy_box connection email_confirmed photo saved_listing',
    'an accepted request completes the checklist'),
  ('New', $$ update member_details set getting_started_dismissed = true where user_id = tests.user_id('New') returning
      user_id $$, 'rows', 'a member can dismiss their checklist'),
  ('New', $$ select getting_started from dashboard_figures() $$, 'gives null', 'a dismissed checklist stays away'),
  ('owner', $$ update member_details set getting_started_dismissed = false where user_id = tests.user_id('New') $$,
    null, null),
  ('owner', $$ update users set created_at = now() - interval '30 days' where id = tests.user_id('New') $$, null, null),
  ('New', $$ select getting_started from dashboard_figures() $$, 'gives null', 'the checklist ends after 30 days')
) as t (who, statement, outcome, rule);

-- Upcoming events ---------------------------------------------------------------------------------

select tests.as_owner();
create function tests.coming() returns text language sql as $$
  select string_agg(concat_ws(' ', e ->> 'title', e ->> 'role', e ->> 'price_usd'), ', ')
  from dashboard_figures() as f, jsonb_array_elements(f.upcoming_events) as e;
$$;
insert into events (
  id, user_id, title, description, starts_at, ends_at, time_zone, format, status, price_usd, payment_instructions
)
select md5('event ' || title)::uuid, tests.user_id(organizer), title, 'x', now() + days * interval '1 day',
  now() + days * interval '1 day' + interval '1 hour', 'America/Denver', 'online', status, price,
  case when price > 0 then 'Cash' end
from (values
  ('third', 'Bob', 3, 'published', null), ('first', 'Partner', 1, 'published', 25),
  ('own', 'New', 2, 'published', null), ('fourth', 'Bob', 4, 'published', null),
  ('fifth', 'Bob', 5, 'published', null), ('past', 'New', -3, 'published', null), ('off', 'New', 1, 'canceled', null),
  ('idea', 'New', 1, 'proposed', null), ('other', 'Bob', 1, 'published', null)
) as e (title, organizer, days, status, price);
insert into event_registrations (event_id, user_id, status)
select md5('event ' || title)::uuid, tests.user_id(member), status
from (values
  ('first', 'New', 'registered'), ('third', 'New', 'waitlisted'), ('fourth', 'New', 'registered'),
  ('fifth', 'New', 'registered'), ('past', 'New', 'registered'), ('own', 'New', 'registered'),
  ('own', 'Bob', 'registered'), ('other', 'Partner', 'registered')
) as r (title, member, status);
select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ tests.coming() $$, 'gives first registered 25.00, own organizing, third waitlisted, fourth registered',
    'the next four events the member registered for, waits for, or organizes'),
  ('Basic', $$ tests.coming() $$, 'gives null', 'a member without registrations has no upcoming events')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from auth.users where id = tests.user_id('New');
delete from events;
delete from properties;

-- Following feed ----------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user(name) from unnest(array['Fay', 'Gus', 'Eve']) as name;
select tests.as_member('Eve');
select follow_member(tests.user_id('Eve'), tests.user_id('Fay'));
select is_empty('select from following_feed()', 'the feed is empty if the followed members did nothing');
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
  select string_agg(
    format(
      '%s %s: %s', f.member_name, f.kind,
      concat_ws(' | ', f.title, f.excerpt, f.price, f.cap_rate, f.city, f.about_name, f.rating)
    ),
    E'\n' order by f.at desc
  )
  from following_feed() as f;
$$;
select tests.as_member('Eve');
select is(
  tests.feed(),
  E'Fay deal: Brick duplex | 250000 | 8 | New York\nFay topic: Title companies | Ohio\n'
  'Fay review: Closed in ten days. | Bob | 5\nFay post: Lender wanted | For a flip.\n'
  'Fay listing: Brick duplex | 250000 | 8 | New York',
  'the feed shows followed members'' activity, newest first, without strangers'' connections'
);
select tests.as_owner();
select tests.connect('Eve', 'Gus');
update connections set updated_at = '2026-05-05 10:00+00' where tests.user_id('Fay') in (sender_id, receiver_id);
select tests.as_member('Eve');
select matches(tests.feed(), 'Fay connection: Gus',
  'the feed shows a connection with one of the reader''s connections');
select follow_member(tests.user_id('Eve'), tests.user_id('Gus'));
select tests.holds($$ select count(*) from following_feed() where kind = 'connection' $$, 'gives 1',
    'a connection of two followed members is shown once');
select is((select array_agg(kind order by at desc) from following_feed()),
  array['deal', 'connection', 'topic', 'review', 'post', 'listing'], 'feed items are sorted by time');

select tests.as_owner();
-- Pages of any size add up to the whole feed.
create function tests.paged(size integer) returns text[] language plpgsql as $$
declare
  whole text[] := '{}';
  page jsonb;
  last jsonb;
begin
  loop
    select jsonb_agg(jsonb_build_object('at', f.at, 'id', f.id, 'kind', f.kind)) into page
    from following_feed(last, size) as f;
    exit when page is null or cardinality(whole) > 200;
    whole := whole || array(select item ->> 'kind' || (item ->> 'id') from jsonb_array_elements(page) as item);
    last := page -> -1;
  end loop;
  return whole;
end;
$$;
-- Posts with the same time can only be ordered by id.
insert into feed_posts (user_id, title, content, created_at)
select tests.user_id('Fay'), 'Post ' || n, 'One of many.', '2026-05-02 10:00+00' from generate_series(1, 30) as n;
select tests.holds('Eve', $$ cardinality(tests.paged(7)) $$, 'gives 36', 'every item is on exactly one page');
select is(tests.paged(7), tests.paged(50), 'the order doesn''t depend on the page size');
select tests.holds(statement, outcome, rule) from (values
  ($$ select count(*) from following_feed(null, 0) $$, 'gives 1', 'a page has at least one item'),
  ($$ select following_feed('{"id": "x"}') $$, 'fails 22023', 'a cursor needs every field'),
  ($$ select following_feed('[]') $$, 'fails 22023', 'a cursor must be an object'),
  ($$ select following_feed('{"at": "x", "id": "x", "kind": "x"}') $$, 'fails 22007', 'a cursor''s time must be valid')
) as t (statement, outcome, rule);

-- The feed leaves out everything the reader can't see.
select tests.as_member('Fay');
update properties set status = 'paused' where id = tests.listing_id('fays');
select tests.holds('Eve', $$ select from following_feed() where kind in ('listing', 'deal') $$, 'no rows',
    'the feed doesn''t show a paused listing');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Eve'));
select tests.holds('Eve', $$ select from following_feed() where kind = 'review' $$, 'no rows',
    'the feed doesn''t show a review of a member who blocked the reader');
select tests.as_owner();
update users set profile_status = 'private' where id = tests.user_id('Fay');
select tests.holds('Eve', $$ select from following_feed() where member_id = tests.user_id('Fay') $$, 'no rows',
    'the feed doesn''t name a member who went private');
select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Fay');
select tests.as_member('Fay');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Fay'), tests.user_id('Eve'));
select tests.holds('Eve', $$ select from following_feed() $$, 'no rows', 'the feed is empty across a block');

-- Weekly report -----------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_listing(
  'week', 'Gus', 'Lake cabin', 300000, created_at => (select at - interval '40 days' from noon)
);
insert into listing_days (property_id, day, views, saves, contacts) values
  (tests.listing_id('week'), tests.today() - 6, 5, 1, 1), (tests.listing_id('week'), tests.today() - 7, 50, 10, 10);
select tests.as_member('Gus');
update properties set price = 290000 where id = tests.listing_id('week');
select tests.holds(statement, outcome, rule) from (values
  ($$ select format('%s %s %s %s', r ->> 'views', r ->> 'saves', r ->> 'contacts', r ->> 'own_listings') from
      weekly_report() as r $$, 'gives 5 1 1 1', 'the report covers today and the six days before'),
  ($$ select format('%s from %s to %s', c ->> 'title', c ->> 'previous_price', c ->> 'price') from weekly_report() as r,
      jsonb_array_elements(r -> 'price_changes') as c $$, 'gives Lake cabin from 300000 to 290000',
    'the report has price changes but not the first price')
) as t (statement, outcome, rule);
select is(
  (select r -> 'figures' from weekly_report() as r),
  (
    select to_jsonb(f) - array[
      'has_buy_box', 'getting_started', 'upcoming_events', 'tasks_due', 'offers_to_answer', 'deal_deadlines'
    ]
    from dashboard_figures() as f
  ),
  'the report has the dashboard''s figures'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Gus', $$ select format('%s %s', r ->> 'has_buy_box', r ->> 'matches') from weekly_report() as r $$, 'gives false 0',
    'without a buy box, the report has no matches'),
  ('owner', $$ insert into buybox_profiles (user_id, states) values (tests.user_id('Gus'), '{NY}') $$, null, null),
  ('owner', $$ select tests.create_listing('match', 'Bob', 'Walk-up') $$, null, null),
  ('owner', $$ select tests.create_listing('old match', 'Bob', 'Old walk-up', created_at => (select at -
      interval '7 days' from noon)) $$, null, null),
  ('owner', $$ delete from event_registrations $$, null, null),
  ('owner', $$ insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
      select md5('event ' || n)::uuid, tests.user_id('Bob'), 'Event ' || n, 'Talks.', now() + n * interval '1 day',
      now() + n * interval '1 day' + interval '1 hour', 'America/New_York', 'online', 'published' from
      generate_series(1, 3) as n $$, null, null),
  ('owner', $$ insert into event_registrations (event_id, user_id, status) values (md5('event 1')::uuid,
      tests.user_id('Gus'), 'registered'), (md5('event 2')::uuid, tests.user_id('Gus'), 'waitlisted'),
      (md5('event 3')::uuid, tests.user_id('Staff'), 'registered') $$, null, null),
  ('Gus', $$ select string_agg(m ->> 'title', ', ') from weekly_report() as r, jsonb_array_elements(r ->
      'newest_matches') as m $$, 'gives Walk-up, Not followed', 'the report has new listings that match the buy box'),
  ('Gus', $$ select string_agg(e ->> 'title', ', ') from weekly_report() as r, jsonb_array_elements(r -> 'events') as
      e $$, 'gives Event 1', 'the report has events the member is registered for')
) as t (who, statement, outcome, rule);

-- Data export -------------------------------------------------------------------------------------

select tests.as_owner();
update users set membership_tier = 'pro' where id = tests.user_id('Gus');

select * from finish();
rollback;
