-- Deal alerts: each event sent once to the members whose buy box matches, plus a daily digest and unsubscribe links.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name, 'closer')
from unnest(array['Daily', 'Instant', 'Quiet', 'Off', 'Texas', 'Blocker', 'Blocked']) as name;
select tests.create_user('Late', 'closer', confirmed => false);
update users set membership_tier = 'closer' where id = tests.user_id('Bob');

-- Bob is the seller. Every buy box but Texas includes New York.
insert into buybox_profiles (user_id, states, vip_alerts, alert_mail) values
  (tests.user_id('Daily'), '{NY}', true, 'daily'), (tests.user_id('Instant'), '{NY,OH}', true, 'instant'),
  (tests.user_id('Quiet'), '{}', true, 'off'), (tests.user_id('Off'), '{NY}', false, 'instant'),
  (tests.user_id('Texas'), '{TX}', true, 'instant'), (tests.user_id('Late'), '{NY}', true, 'instant'),
  (tests.user_id('Bob'), '{NY}', true, 'instant'), (tests.user_id('Blocker'), '{NY}', true, 'instant'),
  (tests.user_id('Blocked'), '{NY}', true, 'daily');
insert into member_blocks (blocker_id, blocked_id) values
  (tests.user_id('Blocker'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Blocked'));

-- The alerts about a listing, such as 'Daily new 100000'; * means queued mail, ~ means waiting for the daily digest.
create function tests.alerts(listing text) returns text language sql security definer as $$
  select coalesce(string_agg(
    u.name || ' ' || a.event || ' ' || a.price || coalesce(' from ' || a.previous_price, '')
      || case when exists (select from tests.mail q where q.subject_id = a.id) then '*' else '' end
      || case when a.awaits_digest then '~' else '' end,
    ', ' order by u.name, a.created_at, a.event, a.price desc), '')
  from public.deal_alerts a join public.users u on u.id = a.user_id where a.property_id = tests.listing_id(listing);
$$;
create function tests.notifications_of(who text) returns text language sql security definer as $$
  select coalesce(
    string_agg(
      concat_ws(' ', n.data ->> 'title', n.data ->> 'event', n.data ->> 'price', n.data ->> 'previous_price'),
      ', ' order by n.data ->> 'title', n.data ->> 'event', n.data ->> 'price' desc
    ),
    ''
  )
  from public.notifications n
  where n.user_id = tests.user_id(who) and n.kind = 'deal_alert';
$$;
create function tests.mail_to(who text) returns text language sql security definer as $$
  select coalesce(
    string_agg(
      case q.kind
        when 'deal_digest' then 'digest of ' || (q.data ->> 'count') || ': ' || (
          select string_agg(
            concat_ws(' ', d.deal ->> 'title', d.deal ->> 'event', d.deal ->> 'price', d.deal ->> 'previous_price'),
            '; ' order by d.deal ->> 'title'
          )
          from jsonb_array_elements(q.data -> 'deals') as d (deal)
        )
        else concat_ws(' ', q.data ->> 'title', q.data ->> 'event', q.data ->> 'price')
      end,
      ', ' order by q.created_at, q.kind, q.data ->> 'event', (q.data ->> 'price')::numeric desc
    ),
    ''
  )
  from tests.mail q
  where q.user_id = tests.user_id(who) and q.kind in ('deal_alert', 'deal_digest');
$$;
create function tests.token(who text) returns uuid language sql security definer
as $$ select m.token from private.alert_mail m where m.user_id = tests.user_id(who); $$;
create function tests.broadcasts_to(who text) returns text language sql security definer as $$
  select coalesce(string_agg(payload ->> 'changed', ', '), '')
  from realtime.messages
  where topic = 'member:' || tests.user_id(who);
$$;

-- New listings ------------------------------------------------------------------------------------

delete from realtime.messages;
select tests.as_member('Bob');
select lives_ok($$ select tests.post_listing('house', 'Bob', '{"title": "House"}') $$, 'a member can post a listing');
select tests.send_alerts();
select tests.as_owner();
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.alerts('house') $$, 'gives Daily new 100000~, Instant new 100000*, Late new 100000, Quiet new 100000',
    'matching members are alerted, but not the seller, blocked members, other markets, or those who turned alerts off'),
  ($$ tests.notifications_of('Late') $$, 'gives House new 100000',
    'an unconfirmed member is notified in the app but not by mail'),
  ($$ tests.mail_to('Instant') $$, 'gives House new 100000', 'an instant member gets mail immediately')
) as t (statement, outcome, rule);
select is(tests.mail_to('Daily') || tests.mail_to('Quiet') || tests.mail_to('Late'), '',
  'members with daily or no mail don''t get instant mail');
select tests.holds($$ tests.broadcasts_to('Daily') || '|' || tests.broadcasts_to('Texas') || '|' ||
      tests.broadcasts_to('Bob') $$, 'gives notifications||',
    'an alert is broadcast once, only to the members it''s for');
select results_eq(
  $$
    select kind, actor_id, subject_id = a.id, n.data
    from notifications n
      join deal_alerts a on a.user_id = n.user_id
    where n.user_id = tests.user_id('Daily')
  $$,
  $$
    values (
      'deal_alert', null::uuid, true,
      jsonb_build_object(
        'property_id', tests.listing_id('house'), 'title', 'House', 'event', 'new', 'price', 100000,
        'previous_price', null, 'city', 'New York', 'state', 'NY'
      )
    )
  $$,
  'a notification names no member and has the listing''s details'
);
select is(
  (select q.data from tests.mail q where q.user_id = tests.user_id('Instant')),
  (
    select n.data || jsonb_build_object('unsubscribe', tests.token('Instant'))
    from notifications n
    where n.user_id = tests.user_id('Instant')
  ),
  'mail has the same details and an unsubscribe token'
);
select tests.holds($$ select count(*)::int from deal_alerts where mailed_at is not null $$, 'gives 1',
    'an alert that was mailed is marked as mailed');

-- Other changes -----------------------------------------------------------------------------------

select tests.as_member('Bob');
update properties
set title = 'Big house', description = 'Three units.', noi = 9000
where id = tests.listing_id('house');
update properties set price = price where id = tests.listing_id('house');
update properties set price = 120000 where id = tests.listing_id('house');
select tests.send_alerts();
select increment_property_view_count(tests.listing_id('house'));
select tests.as_owner();
select is((select count(*)::int from deal_alerts), 4, 'a new title, a higher price, and a view don''t send alerts');
select tests.settle_prices();
select tests.as_member('Bob');
update properties set price = 110000 where id = tests.listing_id('house');
select tests.send_alerts();
select tests.as_owner();
select is(
  tests.alerts('house'),
  'Daily new 100000~, Daily price_drop 110000 from 120000~, '
  'Instant new 100000*, Instant price_drop 110000 from 120000*, '
  'Late new 100000, Late price_drop 110000 from 120000, '
  'Quiet new 100000, Quiet price_drop 110000 from 120000',
  'a price drop sends alerts with both prices'
);
select tests.as_member('Bob');
update properties set price = 125000 where id = tests.listing_id('house');
update properties set price = 110000 where id = tests.listing_id('house');
select tests.send_alerts();
select tests.holds('owner', $$ select count(*)::int from deal_alerts $$, 'gives 8',
    'a price that drops to the same value again doesn''t send alerts');
select tests.as_member('Bob');
update properties set price = 109000 where id = tests.listing_id('house');
select tests.send_alerts();
select tests.as_owner();
select is((select count(*)::int from deal_alerts where price = 109000), 4, 'a price that drops further sends alerts');

-- Cuts that aren't drops ----------------------------------------------------------------------------

select tests.create_user('Cheap', 'closer');
insert into buybox_profiles (user_id, states, max_price, vip_alerts)
values (tests.user_id('Cheap'), '{NY}', 95000, true);
create function tests.cut(listing text, public_for interval) returns void language sql as $$
  select tests.create_listing(listing, 'Bob', listing);
  update public.properties set public_since = now() - public_for where id = tests.listing_id(listing);
  update public.properties set price = 90000 where id = tests.listing_id(listing);
$$;
select tests.cut('short', interval '71 hours');
select tests.send_alerts();
select tests.holds($$ tests.alerts('short') $$,
    'gives Cheap new 90000~, Daily new 100000~, Instant new 100000*, Late new 100000, Quiet new 100000',
    'a cut from a price that was public for 71 hours alerts only members it''s news to');
select tests.cut('long', interval '73 hours');
select tests.send_alerts();
select is(
  tests.alerts('long'),
  'Cheap price_drop 90000 from 100000~, '
  'Daily new 100000~, Daily price_drop 90000 from 100000~, '
  'Instant new 100000*, Instant price_drop 90000 from 100000*, '
  'Late new 100000, Late price_drop 90000 from 100000, '
  'Quiet new 100000, Quiet price_drop 90000 from 100000',
  'a cut from a price that was public for 73 hours is a price drop'
);
delete from properties where id in (tests.listing_id('short'), tests.listing_id('long'));
delete from auth.users where id = tests.user_id('Cheap');

-- Off the market and back -------------------------------------------------------------------------

update notifications set read_at = now() where user_id = tests.user_id('Quiet');
update tests.mail set claimed_until = now() where user_id = tests.user_id('Instant') and data ->> 'event' = 'new';
delete from realtime.messages;
select tests.as_member('Bob');
update properties set status = 'paused' where id = tests.listing_id('house');
select tests.send_alerts();
select tests.as_owner();
select is(tests.notifications_of('Daily') || tests.notifications_of('Quiet'), '',
  'pausing a listing deletes its notifications, read or unread');
select is(tests.broadcasts_to('Daily'), 'notifications', 'pausing a listing broadcasts the change');
select is(tests.mail_to('Instant'), 'House new 100000', 'pausing a listing deletes mail that hasn''t been claimed');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select count(*)::int from deal_alerts $$, 'gives 12', 'pausing a listing keeps its alerts'),
  ('Bob', $$ update properties set price = 90000 where id = tests.listing_id('house') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('owner', $$ select count(*)::int from deal_alerts $$, 'gives 12', 'a price drop while paused doesn''t send alerts'),
  ('Bob', $$ update properties set status = 'active' where id = tests.listing_id('house') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('owner', $$ tests.notifications_of('Daily') $$, 'gives Big house back_on_market 90000',
    'reactivating a listing sends a back-on-market alert')
) as t (who, statement, outcome, rule);
select tests.settle_prices();
select tests.as_member('Bob');
update properties set status = 'sold' where id = tests.listing_id('house');
select tests.send_alerts();
select tests.as_owner();
select is(tests.notifications_of('Daily'), '', 'marking a listing as sold deletes its notifications');
select tests.as_member('Bob');
update properties set status = 'active' where id = tests.listing_id('house');
update properties set status = 'paused' where id = tests.listing_id('house');
update properties set status = 'active' where id = tests.listing_id('house');
select tests.send_alerts();
select tests.holds('owner', $$ select count(*)::int from deal_alerts where event = 'back_on_market' $$, 'gives 4',
    'reactivating repeatedly at the same price sends one alert');
select tests.as_member('Bob');
update properties set status = 'paused' where id = tests.listing_id('house');
update properties set status = 'active', price = 80000 where id = tests.listing_id('house');
select tests.send_alerts();
select tests.holds('owner', $$ tests.notifications_of('Daily') $$, 'gives Big house back_on_market 80000 90000',
    'reactivating at a lower price sends one alert');
select tests.as_member('Bob');
select tests.post_listing('hushed', 'Bob', '{"status": "paused", "title": "Hushed"}');
select tests.send_alerts();
select tests.as_owner();
select is(tests.alerts('hushed'), '', 'posting a paused listing doesn''t send alerts');
select tests.as_member('Bob');
update properties set status = 'active' where id = tests.listing_id('hushed');
select tests.send_alerts();
select tests.holds('owner', $$ tests.notifications_of('Texas') || '|' || tests.notifications_of('Quiet') $$,
    'gives |Big house back_on_market 80000 90000, Hushed new 100000',
    'activating a listing for the first time sends the alert of a new one');

-- Settings ----------------------------------------------------------------------------------------

select tests.as_member('Quiet');
insert into notification_settings (user_id, kind, in_app, mail)
values (tests.user_id('Quiet'), 'deal_alert', false, true);
delete from notifications;
select tests.as_member('Instant');
insert into notification_settings (user_id, kind, in_app) values (tests.user_id('Instant'), 'deal_alert', false);
delete from notifications;
select tests.as_member('Bob');
update properties set price = 70000 where id = tests.listing_id('house');
select tests.send_alerts();
select tests.as_owner();
select is(tests.notifications_of('Quiet') || tests.notifications_of('Instant'), '',
  'members who turned off app notifications get none');
select is(tests.mail_to('Quiet'), '', 'notification settings don''t turn on alert mail');
select matches(tests.mail_to('Instant'), 'price_drop 70000', 'alert mail is sent without app notifications');
select tests.holds(who, statement, outcome, rule) from (values
  ('Instant', $$ update buybox_profiles set alert_mail = 'weekly' $$, 'fails 23514',
    'an unknown mail frequency is rejected'),
  ('Instant', $$ update buybox_profiles set alert_mail = 'off' $$, null, null),
  ('owner', $$ tests.mail_to('Instant') $$, 'gives House new 100000', 'turning off mail deletes queued mail'),
  ('Instant', $$ update buybox_profiles set alert_mail = 'instant' $$, null, null),
  ('Bob', $$ update properties set price = 69000 where id = tests.listing_id('house') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('Instant', $$ update buybox_profiles set vip_alerts = false $$, null, null),
  ('owner', $$ tests.mail_to('Instant') $$, 'gives House new 100000', 'turning off alerts deletes queued mail'),
  ('Bob', $$ update properties set price = 68000 where id = tests.listing_id('house') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('owner', $$ select count(*)::int from deal_alerts where price = 68000 and user_id = tests.user_id('Instant') $$,
    'gives 0', 'members who turned off alerts get no new ones'),
  ('owner', $$ select count(*)::int from deal_alerts where price = 68000 $$, 'gives 3',
    'other members still get alerts')
) as t (who, statement, outcome, rule);

-- Daily digest ------------------------------------------------------------------------------------

delete from tests.mail;
delete from deal_alerts;
update buybox_profiles
set vip_alerts = true, alert_mail = 'daily'
where user_id in (tests.user_id('Instant'), tests.user_id('Late'));
update properties set price = 100000, title = 'House';
select tests.send_alerts();
delete from deal_alerts;
create temp table noon as
select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '36 hours' as at;
grant select on noon to service_role, authenticated, anon;
select tests.as_member('Bob');
select tests.post_listing(name, 'Bob', jsonb_build_object('title', name))
from unnest(array['Sold', 'Paused', 'Dropped', 'Raised', 'Gone']) as name;
select tests.send_alerts();
select tests.as_member('Pro');
select tests.post_listing('Theirs', 'Pro', '{"title": "Theirs"}');
select tests.send_alerts();
select tests.settle_prices();
select tests.as_member('Bob');
update properties set price = 80000 where id = tests.listing_id('Dropped');
update properties set price = 90000 where id = tests.listing_id('house');
update properties set price = 130000 where id = tests.listing_id('house');
update properties set price = 90000 where id = tests.listing_id('Raised');
update properties set price = 130000 where id = tests.listing_id('Raised');
update properties set status = 'sold' where id = tests.listing_id('Sold');
update properties set status = 'paused' where id = tests.listing_id('Paused');
select tests.send_alerts();
delete from properties where id = tests.listing_id('Gone');
select tests.as_member('Daily');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Daily'), tests.user_id('Pro'));
select tests.as_owner();
update deal_alerts a set created_at = a.created_at - interval '1 hour' where a.property_id = tests.listing_id('Raised');
update deal_alerts a
set created_at = a.created_at - interval '2 hours'
where a.event = 'new' and a.property_id = tests.listing_id('Dropped');

select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ send_deal_digests((select at - interval '1 second' from noon)) $$, 'gives 0',
    'no digest is sent before noon'),
  ('service', $$ send_deal_digests((select at from noon)) $$, 'gives 3',
    'from noon, each confirmed member with daily mail gets a digest'),
  ('owner', $$ tests.mail_to('Daily') $$, 'gives digest of 2: Dropped price_drop 80000 100000; Raised new 130000',
    'a digest has each listing once in its current state, without sold, paused, deleted, or blocked ones'),
  ('owner', $$ tests.mail_to('Instant') $$,
    'gives digest of 3: Dropped price_drop 80000 100000; Raised new 130000; Theirs new 100000',
    'a digest has only the member''s own matches')
) as t (who, statement, outcome, rule);
select is(tests.mail_to('Late') || tests.mail_to('Quiet'), '',
  'unconfirmed members and those without mail get no digest');
select is((select data ->> 'unsubscribe' from tests.mail where user_id = tests.user_id('Daily')),
  tests.token('Daily')::text, 'a digest has the member''s unsubscribe token');
select is(
  (
    select jsonb_array_length(data -> 'deals') || ' '
      || (select d from jsonb_array_elements(data -> 'deals') d where d ->> 'title' = 'Dropped')::text
    from tests.mail
    where user_id = tests.user_id('Daily')
  ),
  '2 ' || jsonb_build_object(
    'property_id', tests.listing_id('Dropped'), 'title', 'Dropped', 'event', 'price_drop', 'price', 80000,
    'previous_price', 100000, 'city', 'New York', 'state', 'NY'
  )::text,
  'a digest has each listing''s details'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ send_deal_digests((select at + interval '3 hours' from noon)) $$, 'gives 0',
    'no second digest is sent on the same day'),
  ('service', $$ select tests.settle_prices() $$, null, null),
  ('Bob', $$ update properties set price = 60000 where id = tests.listing_id('house') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('service', $$ send_deal_digests((select at + interval '11 hours' from noon)) $$, 'gives 0',
    'new alerts on the same day don''t send a second digest'),
  ('owner', $$ delete from tests.mail $$, null, null),
  ('owner', $$ update properties set status = 'active' where id = tests.listing_id('Paused') $$, null, null),
  ('owner', $$ select tests.send_alerts() $$, null, null),
  ('owner', $$ update deal_alerts set created_at = created_at + interval '1 minute' where event = 'back_on_market' or
      price = 60000 $$, null, null),
  ('service', $$ send_deal_digests((select at + interval '24 hours' from noon)) $$, 'gives 2',
    'the next day''s alerts send a digest'),
  ('owner', $$ tests.mail_to('Daily') $$,
    'gives digest of 2: House price_drop 60000 130000; Paused back_on_market 100000',
    'the next digest leaves out alerts that were already mailed'),
  ('service', $$ send_deal_digests((select at + interval '48 hours' from noon)) $$, 'gives 0',
    'no digest is sent without new alerts')
) as t (who, statement, outcome, rule);

select tests.as_owner();
delete from tests.mail;
select tests.as_member('Bob');
update properties set price = 59000 where id = tests.listing_id('house');
select tests.send_alerts();
select tests.as_owner();
update deal_alerts set created_at = (select at + interval '72 hours 1 minute' from noon) where price = 59000;
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ send_deal_digests((select at + interval '76 hours' from noon)) $$, 'gives 0',
    'alerts after noon wait for the next day'),
  ('Bob', $$ update properties set price = 58000 where id = tests.listing_id('house') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('Daily', $$ update buybox_profiles set alert_mail = 'instant' $$, null, null),
  ('owner', $$ select count(*)::int from deal_alerts where awaits_digest and user_id = tests.user_id('Daily') and price
      = 58000 $$, 'gives 1', 'switching to instant mail keeps waiting alerts in the digest'),
  ('service', $$ send_deal_digests((select at + interval '120 hours' from noon)) $$, 'gives 2',
    'a member who switched to instant mail gets a last digest'),
  ('Bob', $$ update properties set price = 57000 where id = tests.listing_id('house') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('owner', $$ update deal_alerts set created_at = now() - interval '3 days' where price = 57000 $$, null, null),
  ('service', $$ send_deal_digests((select at + interval '144 hours' from noon)) $$, 'gives 0',
    'alerts older than a week aren''t sent'),
  ('owner', $$ select from deal_alerts where price = 57000 and awaits_digest $$, 'no rows',
    'alerts older than a week no longer wait for a digest')
) as t (who, statement, outcome, rule);

-- A digest with more than 20 listings.
delete from tests.mail;
delete from deal_alerts;
update private.alert_mail set digest_on = null;
select tests.create_listing('many ' || n, 'Basic', 'Many ' || n, 1000 + n) from generate_series(1, 23) n;
select tests.send_alerts();
update deal_alerts set created_at = now() - price * interval '1 minute';
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ send_deal_digests((select at from noon)) $$, 'gives 5',
    'members with daily mail and instant members over the limit each get one digest'),
  ('owner', $$ select (data ->> 'count') || ' ' || jsonb_array_length(data -> 'deals') || ' ' || (data #>>
      '{deals,0,title}') || ' ' || (data #>> '{deals,19,title}') from tests.mail where user_id =
      tests.user_id('Instant') $$, 'gives 23 20 Many 1 Many 20',
    'a digest has the 20 newest listings and the total count')
) as t (who, statement, outcome, rule);

-- Unsubscribing -----------------------------------------------------------------------------------

delete from tests.mail;
delete from deal_alerts;
update buybox_profiles set alert_mail = 'instant' where user_id = tests.user_id('Daily');
update properties set price = 56000 where id = tests.listing_id('house');
select tests.send_alerts();
create temp table tokens as select tests.token('Daily') as daily, tests.token('Instant') as instant;
grant select on tokens to anon, authenticated;
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ unsubscribe_from_alerts(gen_random_uuid()) $$, 'gives false', 'an unknown token returns false'),
  ('visitor', $$ unsubscribe_from_alerts((select daily from tokens)) $$, 'gives true',
    'a visitor with a valid token can unsubscribe'),
  ('owner', $$ select u.name, b.alert_mail, b.vip_alerts from buybox_profiles b join users u on u.id = b.user_id where
      u.name in ('Daily', 'Instant') order by 1 $$, 'gives (Daily,off,t) (Instant,daily,t)',
    'unsubscribing turns off only that member''s mail, not their alerts')
) as t (who, statement, outcome, rule);
select is(tests.mail_to('Daily'), '', 'unsubscribing deletes queued mail');
update properties set price = 55000 where id = tests.listing_id('house');
select tests.send_alerts();
select is(tests.mail_to('Daily'), '', 'an unsubscribed member gets no new mail');
select tests.as_member('Texas');
select tests.holds(statement, outcome, rule) from (values
  ($$ unsubscribe_from_alerts((select instant from tokens)) $$, 'gives true',
    'a signed-in member can use someone else''s unsubscribe link'),
  ($$ select alert_mail from buybox_profiles $$, 'gives instant',
    'using someone else''s link doesn''t change the member''s own mail')
) as t (statement, outcome, rule);
delete from buybox_profiles;
select tests.as_owner();
create temp table kept as select tests.token('Texas') as texas;
grant select on kept to anon;
select tests.as_member('Texas');
insert into buybox_profiles (user_id, alert_mail) values (tests.user_id('Texas'), 'instant');
select tests.as_owner();
select is(tests.token('Texas'), (select texas from kept), 'a new buy box keeps the member''s earlier token');
select tests.holds('visitor', $$ unsubscribe_from_alerts((select texas from kept)) $$, 'gives true',
    'an earlier unsubscribe link works for a new buy box');

-- Access ------------------------------------------------------------------------------------------

select tests.holds('Daily', $$ select from deal_alerts $$, 'rows', 'a member can read their own alerts');

-- Blocking later ----------------------------------------------------------------------------------

select tests.as_member('Daily');
update buybox_profiles set alert_mail = 'instant';
select tests.as_member('Bob');
update properties set price = 54000 where id = tests.listing_id('house');
select tests.send_alerts();
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Daily'));
select tests.as_owner();
select unalike(tests.notifications_of('Daily'), '%House%', 'a block deletes notifications about the other''s listings');
select is(tests.mail_to('Daily'), '', 'a block deletes queued mail about the other''s listings');
select isnt(tests.notifications_of('Quiet') || tests.notifications_of('Late'), '',
  'a block keeps other members'' alerts');

-- Premium alerts ----------------------------------------------------------------------------------

select tests.as_owner();
delete from tests.mail;
delete from deal_alerts;
delete from buybox_profiles;
select tests.create_user('Free'), tests.create_user('Cheap'), tests.create_user('Paid', 'closer');
insert into buybox_profiles (user_id, states, vip_alerts, alert_mail, max_price)
values
  (tests.user_id('Free'), '{NY}', true, 'instant', null), (tests.user_id('Cheap'), '{NY}', true, 'instant', 60000),
  (tests.user_id('Paid'), '{NY}', true, 'instant', null);
select tests.as_member('Bob');
select tests.post_listing('cottage', 'Bob', '{"title": "Cottage"}');
select tests.send_alerts();
select tests.as_owner();
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.alerts('cottage') $$, 'gives Free new 100000~, Paid new 100000*',
    'without premium alerts, instant mail waits for the daily digest'),
  ($$ tests.notifications_of('Free') $$, 'gives Cottage new 100000',
    'without premium alerts, a member is notified in the app')
) as t (statement, outcome, rule);
select is(tests.mail_to('Free'), '', 'without premium alerts, no instant mail is queued');
select tests.settle_prices();
select tests.as_member('Bob');
update properties set price = 80000 where id = tests.listing_id('cottage');
select tests.send_alerts();
update properties set status = 'paused' where id = tests.listing_id('cottage');
update properties set status = 'active' where id = tests.listing_id('cottage');
select tests.send_alerts();
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.alerts('cottage') $$,
    'gives Free new 100000~, Paid back_on_market 80000*, Paid new 100000, Paid price_drop 80000 from 100000',
    'without premium alerts, price drops and relistings send nothing'),
  ('Bob', $$ update properties set price = 60000 where id = tests.listing_id('cottage') $$, null, null),
  ('Bob', $$ update properties set price = 50000 where id = tests.listing_id('cottage') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('owner', $$ tests.notifications_of('Cheap') $$, 'gives Cottage new 60000',
    'without premium alerts, a price that drops into the buy box is a new match, once'),
  ('service', $$ send_deal_digests((select at from noon)) $$, 'gives 2',
    'without premium alerts, members get the daily digest')
) as t (who, statement, outcome, rule);
update users set membership_tier = 'closer' where id = tests.user_id('Free');
select tests.settle_prices();
select tests.as_member('Bob');
update properties set price = 45000 where id = tests.listing_id('cottage');
select tests.send_alerts();
select tests.as_owner();
select matches(tests.mail_to('Free'), '^Cottage price_drop 45000',
  'a member who upgrades gets instant mail and price drops with the settings kept');
update users set membership_tier = 'free' where id = tests.user_id('Free');
select tests.as_member('Bob');
update properties set price = 44000 where id = tests.listing_id('cottage');
select tests.send_alerts();
select tests.as_owner();
select unalike(
  tests.alerts('cottage'),
  '%Free price_drop 44000%', 'a member whose membership ended gets no price drops'
);
select tests.holds($$ select alert_mail from buybox_profiles where user_id = tests.user_id('Free') $$, 'gives instant',
    'a member whose membership ended keeps the settings');

-- Saved searches ----------------------------------------------------------------------------------

delete from tests.mail;
delete from deal_alerts;
update buybox_profiles set vip_alerts = false;
create function tests.search_id(owner text, name text) returns uuid language sql immutable
as $$ select md5(owner || ' searches ' || name)::uuid; $$;
create function tests.alert_search(
  owner text, name text, filters jsonb default '{}', search text default '', mail text default 'daily'
) returns void language sql
as $$
  insert into public.saved_searches (id, user_id, name, query)
  values (tests.search_id(owner, name), tests.user_id(owner), name, 'search=' || replace(name, ' ', '+'));
  insert into public.search_alerts (search_id, user_id, filters, search, mail)
  values (tests.search_id(owner, name), tests.user_id(owner), filters, search, mail);
$$;
create function tests.reasons_for(listing text) returns text language sql security definer as $$
  select coalesce(string_agg(
    u.name || ' ' || a.event || case when a.in_buy_box then ' box' else '' end
      || coalesce(' ' || nullif((
        select string_agg(s.name, '+' order by array_position(a.search_ids, s.id))
        from public.saved_searches s where s.id = any (a.search_ids)
      ), ''), ''),
    ', ' order by u.name, a.event), '')
  from public.deal_alerts a join public.users u on u.id = a.user_id where a.property_id = tests.listing_id(listing);
$$;
create function tests.alerts_of(title text) returns int language sql
as $$
  select count(*)::int from public.notifications n where n.kind = 'deal_alert' and n.data ->> 'title' = alerts_of.title;
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('Free', $$ select tests.alert_search('Free', 'any') $$, 'fails 42501',
    'a free member can''t turn on alerts for a saved search'),
  ('Paid', $$ insert into search_alerts (search_id, user_id, filters) values (tests.search_id('Daily', 'none'),
      tests.user_id('Paid'), '{}') $$, 'fails 42501', 'a member can''t turn on alerts for a search that isn''t theirs'),
  ('Paid', $$ select tests.alert_search('Paid', 'NY duplexes', '{"states": ["NY"], "price": {"max": 200000}}',
      'duplex') $$, 'works', 'a paid member can turn on alerts for a saved search')
) as t (who, statement, outcome, rule);
select tests.alert_search('Paid', 'Homes', '{"property_type": ["Residential"]}');
select tests.alert_search('Paid', 'Ohio', '{"states": ["OH"]}');
select tests.alert_search('Paid', 'Here', '{"box": {"west": -75, "south": 40, "east": -73, "north": 41}}');
select tests.alert_search('Paid', 'Verified', '{"verified": true}');
select throws_ok(format($$ select tests.alert_search('Paid', 'bad', %L) $$, filters), state, null,
  'invalid filters can''t alert: ' || left(filters, 40))
from (
  values
    ('[]', '22023'), ('{"states": 1}', '22023'), ('{"box": {"west": 1}}', '22023'),
    ('{"box": {"west": 1e400, "south": 1, "east": 1, "north": 1}}', '22003')
) as bad (filters, state);
select tests.as_member('Bob');
select tests.post_listing('match', 'Bob', '{"title": "Old duplex", "property_type": "Residential"}');
select tests.post_listing('pricey', 'Bob', '{"title": "New duplex", "property_type": "Land", "price": 300000}');
select tests.send_alerts();
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.reasons_for('match') $$, 'gives Paid new Homes+Here+NY duplexes',
    'one alert for all searches a listing matches'),
  ('owner', $$ select count(*)::int from notifications where user_id = tests.user_id('Paid') and kind = 'deal_alert' $$,
    'gives 2', 'a member is notified once per listing, whatever it matches'),
  ('owner', $$ select data ->> 'search' from notifications where user_id = tests.user_id('Paid') and data ->> 'title' =
      'Old duplex' $$, 'gives Homes', 'a notification names a search'),
  ('owner', $$ tests.reasons_for('pricey') $$, 'gives Paid new Here', 'a listing must pass all filters of a search'),
  ('owner', $$ update buybox_profiles set vip_alerts = true where user_id = tests.user_id('Paid') $$, null, null),
  ('owner', $$ select tests.settle_prices() $$, null, null),
  ('Bob', $$ update properties set price = 90000 where id = tests.listing_id('match') $$, null, null),
  ('Bob', $$ select tests.send_alerts() $$, null, null),
  ('owner', $$ select count(*) || ' ' || bool_and(in_buy_box) || ' ' || max(cardinality(search_ids)) from deal_alerts
      where property_id = tests.listing_id('match') and event = 'price_drop' $$, 'gives 1 true 3',
    'a listing that matches the buy box and searches sends one alert'),
  ('owner', $$ select bool_or(data ? 'search') from notifications where user_id = tests.user_id('Paid') and data ->>
      'event' = 'price_drop' $$, 'gives false', 'an alert for the buy box names no search'),
  ('owner', $$ tests.mail_to('Paid') $$, 'gives Old duplex price_drop 90000',
    'instant mail for the buy box wins over daily mail for searches')
) as t (who, statement, outcome, rule);
update buybox_profiles set vip_alerts = false where user_id = tests.user_id('Paid');
select isnt(tests.mail_to('Paid'), '', 'turning off the buy box keeps mail that a saved search still wants');
update search_alerts set mail = 'off' where user_id = tests.user_id('Paid');
select is(tests.mail_to('Paid'), '', 'turning off mail for saved searches deletes queued mail');
update search_alerts set mail = 'daily' where user_id = tests.user_id('Paid');
update properties set verified = true where id = tests.listing_id('match');
select tests.send_alerts();
select tests.holds($$ tests.reasons_for('match') $$,
    'gives Paid new Homes+Here+NY duplexes, Paid price_drop box Homes+Here+NY duplexes',
    'a listing that was already alerted isn''t news when it gets verified');
select tests.as_member('Bob');
select tests.post_listing(
  'badge', 'Bob', '{"title": "Lot", "property_type": "Land", "zip": "12207", "latitude": 42.65, "longitude": -73.75}'
);
select tests.send_alerts();
select tests.as_owner();
select is(tests.reasons_for('badge'), '', 'an unverified listing doesn''t match a search for verified ones');
update properties set verified = true where id = tests.listing_id('badge');
select tests.send_alerts();
select is(tests.alerts_of('Lot'), 1, 'a search for verified listings notifies when one gets verified');
update properties set verified = false where id = tests.listing_id('badge');
select tests.send_alerts();
select is(tests.alerts_of('Lot'), 0, 'losing the badge withdraws the notification');
update properties set verified = true where id = tests.listing_id('badge');
select tests.send_alerts();
select is(tests.reasons_for('badge'), 'Paid new Verified', 'a listing that gets verified is new to it, once');
update membership_rules set tiers = '{partner}' where entitlement = 'verified_only';
select tests.create_listing('sealed', 'Bob', 'Sealed');
update properties set verified = true where id = tests.listing_id('sealed');
select tests.send_alerts();
select unalike(
  tests.reasons_for('sealed'),
  '%Verified%', 'without the Verified Only filter, a search for verified listings doesn''t alert'
);
update membership_rules set tiers = '{pro,closer,partner}' where entitlement = 'verified_only';
insert into properties (id, user_id, title, description, property_type, address, city, state, zip, price)
values (tests.listing_id('lost'), tests.user_id('Bob'), 'Lost', 'Land.', 'Land', '1 Far Rd', 'Reno', 'NV', '89501', 9);
update properties set verified = true where id = tests.listing_id('lost');
select tests.send_alerts();
select is(tests.reasons_for('lost'), 'Paid new Verified', 'a search for verified listings finds it');
update properties set verified = false where id = tests.listing_id('lost');
select tests.send_alerts();
-- The digest below doesn't have it.
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ send_deal_digests((select at + interval '24 hours' from noon)) $$, 'gives 1',
    'saved searches send a daily digest'),
  ('owner', $$ tests.mail_to('Paid') $$, 'gives digest of 2: Lot new 100000; Sealed new 100000',
    'the digest has each listing once')
) as t (who, statement, outcome, rule);
delete from tests.mail;

-- The seller, members across a block, and members whose membership ended get no alerts.
select tests.alert_search('Bob', 'Mine', mail => 'instant'), tests.alert_search('Instant', 'Bills', mail => 'instant'),
  tests.alert_search('Blocker', 'Far', mail => 'instant'), tests.alert_search('Blocked', 'Near', mail => 'instant');
update users set membership_tier = 'free' where id = tests.user_id('Paid');
select tests.as_member('Bob');
select tests.post_listing('villa', 'Bob', '{"title": "Villa"}');
select tests.send_alerts();
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.reasons_for('villa') $$, 'gives Instant new Bills',
    'saved searches don''t alert the seller, blocked members, or those whose membership ended'),
  ('owner', $$ tests.mail_to('Instant') $$, 'gives Villa new 100000', 'a saved search sends instant mail'),
  ('Paid', $$ select count(*)::int from search_alerts $$, 'gives 5',
    'a member whose membership ended keeps the alerting searches'),
  ('Paid', $$ delete from search_alerts where search_id = tests.search_id('Paid', 'Ohio') $$, 'works',
    'a member whose membership ended can turn one off'),
  ('Paid', $$ insert into search_alerts (search_id, user_id, filters) values (tests.search_id('Paid', 'Ohio'),
      tests.user_id('Paid'), '{}') $$, 'fails 42501', 'a member whose membership ended can''t turn it on again'),
  ('Paid', $$ update search_alerts set mail = 'instant' $$, 'works',
    'a member can change the mail of an alerting search'),
  ('visitor', $$ unsubscribe_from_alerts((select instant from tokens)) $$, 'gives true',
    'an unsubscribe link works without a buy box'),
  ('owner', $$ (select mail from search_alerts where user_id = tests.user_id('Instant')) || tests.mail_to('Instant') $$,
    'gives off', 'unsubscribing turns off mail for saved searches and deletes queued mail'),
  ('owner', $$ delete from saved_searches where user_id = tests.user_id('Instant') $$, null, null),
  ('owner', $$ select from search_alerts where user_id = tests.user_id('Instant') $$, 'no rows',
    'deleting a saved search turns off its alerts'),
  ('Instant', $$ select tests.alert_search('Instant', 'S' || n) from generate_series(1, 10) n $$, 'works',
    'a member can get alerts for 10 saved searches'),
  ('Instant', $$ select tests.alert_search('Instant', 'S11') $$,
    'fails 23514: You can get alerts for at most 10 saved searches.',
    'a member can''t get alerts for an 11th saved search')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from search_alerts;
insert into buybox_profiles (user_id, states, vip_alerts, alert_mail)
values (tests.user_id('Instant'), '{NY}', true, 'instant'), (tests.user_id('Quiet'), '{NY}', true, 'off'),
  (tests.user_id('Late'), '{NY}', true, 'instant');

-- Instant mail limit ------------------------------------------------------------------------------

select tests.as_owner();
delete from tests.mail;
update buybox_profiles set alert_mail = 'instant', vip_alerts = true where user_id = tests.user_id('Instant');
select tests.as_member('Bob');
do $$ begin
  for step in 1..25 loop
    update public.properties set price = 53000 - step where id = tests.listing_id('house');
  end loop;
end $$;
select tests.send_alerts();
select tests.as_owner();
select tests.holds(statement, outcome, rule) from (values
  ($$ select count(*)::integer from tests.mail q where q.user_id = tests.user_id('Instant') and q.kind =
      'deal_alert' $$, 'gives 20', 'at most 20 instant alerts an hour are mailed'),
  ($$ select count(*)::integer from deal_alerts a where a.user_id = tests.user_id('Instant') and a.price between 52975
      and 52999 and a.awaits_digest $$, 'gives 5', 'alerts over the limit wait for the daily digest')
) as t (statement, outcome, rule);

-- Account deletion --------------------------------------------------------------------------------

delete from auth.users where id = tests.user_id('Quiet');
delete from auth.users where id = tests.user_id('Bob');
select is(tests.alerts('house') || tests.notifications_of('Late'), '',
  'deleting the seller''s account deletes all alerts and notifications about their listings');

select * from finish();
rollback;
