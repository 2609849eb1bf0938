-- Deal alerts: each event told once, to those it is for, as their box says; a letter a day; the way out without signing in.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_user(name, 'free') from unnest(array['Daily', 'Instant', 'Quiet', 'Off', 'Texas']) as name;
select tests.create_user('Late', confirmed => false);
select tests.create_user('Blocker'), tests.create_user('Blocked');

-- Seller Bob; all of these want anything in New York, but for Texas.
insert into buybox_profiles (user_id, states, vip_alerts, alert_mail) values
  (tests.user_id('Daily'), '{NY}', true, 'daily'), (tests.user_id('Instant'), '{NY,OH}', true, 'instant'),
  (tests.user_id('Quiet'), '{}', true, 'off'), (tests.user_id('Off'), '{NY}', false, 'instant'),
  (tests.user_id('Texas'), '{TX}', true, 'instant'), (tests.user_id('Late'), '{NY}', true, 'instant'),
  (tests.user_id('Bob'), '{NY}', true, 'instant'), (tests.user_id('Blocker'), '{NY}', true, 'instant'),
  (tests.user_id('Blocked'), '{NY}', true, 'daily');
insert into member_blocks (blocker_id, blocked_id) values
  (tests.user_id('Blocker'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Blocked'));

-- Who was told what of a listing: 'Daily new 100000', a * for mail in the queue, a ~ for what waits for the daily letter.
create function tests.alerts(listing text) returns text language sql security definer as $$
  select coalesce(string_agg(
    u.name || ' ' || a.event || ' ' || a.price || coalesce(' from ' || a.previous_price, '')
      || case when exists (select from private.mail_queue q where q.subject_id = a.id) then '*' else '' end
      || case when a.awaits_digest then '~' else '' end,
    ', ' order by u.name, a.created_at, a.event, a.price desc), '')
  from public.deal_alerts a join public.users u on u.id = a.user_id where a.property_id = tests.listing_id(listing);
$$;
create function tests.bell(who text) returns text language sql security definer as $$
  select coalesce(string_agg(concat_ws(' ', n.data ->> 'title', n.data ->> 'event', n.data ->> 'price', n.data ->> 'previous_price'), ', ' order by n.data ->> 'title', n.data ->> 'event', n.data ->> 'price' desc), '')
  from public.notifications n where n.user_id = tests.user_id(who) and n.kind = 'deal_alert';
$$;
create function tests.letters(who text) returns text language sql security definer as $$
  select coalesce(string_agg(
    case q.kind
      when 'deal_digest' then 'digest of ' || (q.data ->> 'count') || ': ' || (
        select string_agg(concat_ws(' ', d.deal ->> 'title', d.deal ->> 'event', d.deal ->> 'price', d.deal ->> 'previous_price'), '; ' order by d.deal ->> 'title')
        from jsonb_array_elements(q.data -> 'deals') as d (deal)
      )
      else concat_ws(' ', q.data ->> 'title', q.data ->> 'event', q.data ->> 'price')
    end, ', ' order by q.created_at, q.kind, q.data ->> 'event'), '')
  from private.mail_queue q where q.user_id = tests.user_id(who) and q.kind in ('deal_alert', 'deal_digest');
$$;
create function tests.token(who text) returns uuid language sql security definer
as $$ select m.token from private.alert_mail m where m.user_id = tests.user_id(who); $$;
create function tests.heard(who text) returns text language sql security definer as $$
  select coalesce(string_agg(payload ->> 'changed', ', '), '') from realtime.messages where topic = 'member:' || tests.user_id(who);
$$;

-- New --------------------------------------------------------------------------------------------------

delete from realtime.messages;
select tests.as_member('Bob');
select lives_ok($$ select tests.post_listing('house', 'Bob', '{"title": "House"}') $$, 'a listing is posted');
select tests.as_owner();
select is(
  tests.alerts('house'), 'Daily new 100000~, Instant new 100000*, Late new 100000, Quiet new 100000',
  'whoever wants it is told: not the seller, nobody across a block, with alerts off, or of another market'
);
select is(tests.bell('Daily'), 'House new 100000', 'in the app');
select is(tests.bell('Late'), 'House new 100000', 'also without a confirmed address, to which no mail goes');
select is(tests.letters('Instant'), 'House new 100000', 'by mail at once, if they like');
select is(tests.letters('Daily') || tests.letters('Quiet') || tests.letters('Late'), '', 'or not');
select is(tests.heard('Daily') || '|' || tests.heard('Texas') || '|' || tests.heard('Bob'), 'notifications||', 'live, once');
select results_eq(
  $$ select kind, actor_id, subject_id = a.id, n.data from notifications n join deal_alerts a on a.user_id = n.user_id where n.user_id = tests.user_id('Daily') $$,
  $$ values ('deal_alert', null::uuid, true, jsonb_build_object(
    'property_id', tests.listing_id('house'), 'title', 'House', 'event', 'new', 'price', 100000, 'previous_price', null, 'city', 'New York', 'state', 'NY'
  )) $$, 'in nobody''s name, with what it takes to say it'
);
select is(
  (select q.data from private.mail_queue q where q.user_id = tests.user_id('Instant')),
  (select n.data || jsonb_build_object('unsubscribe', tests.token('Instant')) from notifications n where n.user_id = tests.user_id('Instant')),
  'a letter says the same, and how to get no more'
);
select is((select count(*)::int from deal_alerts where mailed_at is not null), 1, 'what was mailed is known to have been');

-- Changes that are no news, and those that are --------------------------------------------------------

select tests.as_member('Bob');
update properties set title = 'Big house', description = 'Three units.', noi = 9000 where id = tests.listing_id('house');
update properties set price = price where id = tests.listing_id('house');
update properties set price = 120000 where id = tests.listing_id('house');
select increment_property_view_count(tests.listing_id('house'));
select tests.as_owner();
select is((select count(*)::int from deal_alerts), 4, 'another title, a higher price, a visit: nothing is told');
select tests.as_member('Bob');
update properties set price = 110000 where id = tests.listing_id('house');
select tests.as_owner();
select is(
  tests.alerts('house'),
  'Daily new 100000~, Daily price_drop 110000 from 120000~, Instant new 100000*, Instant price_drop 110000 from 120000*, Late new 100000, Late price_drop 110000 from 120000, Quiet new 100000, Quiet price_drop 110000 from 120000',
  'a lower price is told, with the one before'
);
select is(tests.bell('Quiet'), 'Big house price_drop 110000 120000, House new 100000', 'as one more');
select tests.as_member('Bob');
update properties set price = 125000 where id = tests.listing_id('house');
update properties set price = 110000 where id = tests.listing_id('house');
select tests.as_owner();
select is((select count(*)::int from deal_alerts), 8, 'up and down to the same price tells nobody twice');
select tests.as_member('Bob');
update properties set price = 109000 where id = tests.listing_id('house');
select tests.as_owner();
select is((select count(*)::int from deal_alerts where price = 109000), 4, 'to a lower one it does');

-- Off the market, and back -------------------------------------------------------------------------------

select is(tests.letters('Instant'), 'House new 100000, Big house price_drop 110000, Big house price_drop 109000', 'before it is paused');
update notifications set read_at = now() where user_id = tests.user_id('Quiet');
update private.mail_queue set claimed_at = now() where user_id = tests.user_id('Instant') and data ->> 'event' = 'new';
delete from realtime.messages;
select tests.as_member('Bob');
update properties set status = 'paused' where id = tests.listing_id('house');
select tests.as_owner();
select is(tests.bell('Daily') || tests.bell('Quiet'), '', 'what was told of a paused listing leads nowhere, so it goes, read or not');
select is(tests.heard('Daily'), 'notifications', 'live');
select is(tests.letters('Instant'), 'House new 100000', 'and so do letters that nobody has begun to send');
select is((select count(*)::int from deal_alerts), 12, 'that it was told is remembered');
select tests.as_member('Bob');
update properties set price = 90000 where id = tests.listing_id('house');
select tests.as_owner();
select is((select count(*)::int from deal_alerts), 12, 'a price that drops meanwhile is told to nobody');
select tests.as_member('Bob');
update properties set status = 'active' where id = tests.listing_id('house');
select tests.as_owner();
select is(tests.bell('Daily'), 'Big house back_on_market 90000', 'once it is back, that is');
select tests.as_member('Bob');
update properties set status = 'sold' where id = tests.listing_id('house');
select tests.as_owner();
select is(tests.bell('Daily'), '', 'a sold listing is no deal');
select tests.as_member('Bob');
update properties set status = 'active' where id = tests.listing_id('house');
update properties set status = 'paused' where id = tests.listing_id('house');
update properties set status = 'active' where id = tests.listing_id('house');
select tests.as_owner();
select is((select count(*)::int from deal_alerts where event = 'back_on_market'), 4, 'back and forth at the same price is told once');
select tests.as_member('Bob');
update properties set status = 'paused' where id = tests.listing_id('house');
update properties set status = 'active', price = 80000 where id = tests.listing_id('house');
select tests.as_owner();
select is(tests.bell('Daily'), 'Big house back_on_market 80000 90000', 'back and cheaper is one event');
select tests.as_member('Bob');
select tests.post_listing('hushed', 'Bob', '{"status": "paused", "title": "Hushed"}');
select tests.as_owner();
select is(tests.alerts('hushed'), '', 'a listing posted as paused is told to nobody');
select tests.as_member('Bob');
update properties set status = 'active' where id = tests.listing_id('hushed');
select tests.as_owner();
select is(tests.bell('Texas') || '|' || tests.bell('Quiet'), '|Big house back_on_market 80000 90000, Hushed back_on_market 100000', 'until it comes');

-- Settings ------------------------------------------------------------------------------------------------

select tests.as_member('Quiet');
insert into notification_settings (user_id, kind, in_app, mail) values (tests.user_id('Quiet'), 'deal_alert', false, true);
delete from notifications;
select tests.as_member('Instant');
insert into notification_settings (user_id, kind, in_app) values (tests.user_id('Instant'), 'deal_alert', false);
delete from notifications;
select tests.as_member('Bob');
update properties set price = 70000 where id = tests.listing_id('house');
select tests.as_owner();
select is(tests.bell('Quiet') || tests.bell('Instant'), '', 'whoever wants none in the app has none there');
select is(tests.letters('Quiet'), '', 'mail is chosen in the box, not here');
select matches(tests.letters('Instant'), 'price_drop 70000', 'and comes all the same');
select tests.as_member('Instant');
select throws_ok($$ update buybox_profiles set alert_mail = 'weekly' $$, '23514', null, 'there are three ways');
update buybox_profiles set alert_mail = 'off';
select tests.as_owner();
select is(tests.letters('Instant'), 'House new 100000', 'whoever wants no more mail gets none that waits');
select tests.as_member('Instant');
update buybox_profiles set alert_mail = 'instant';
select tests.as_member('Bob');
update properties set price = 69000 where id = tests.listing_id('house');
select tests.as_member('Instant');
update buybox_profiles set vip_alerts = false;
select tests.as_owner();
select is(tests.letters('Instant'), 'House new 100000', 'nor with alerts switched off');
select tests.as_member('Bob');
update properties set price = 68000 where id = tests.listing_id('house');
select tests.as_owner();
select is((select count(*)::int from deal_alerts where price = 68000 and user_id = tests.user_id('Instant')), 0, 'nor anything new');
select is((select count(*)::int from deal_alerts where price = 68000), 3, 'as others do');

-- Once a day ------------------------------------------------------------------------------------------------

delete from private.mail_queue;
delete from deal_alerts;
update buybox_profiles set vip_alerts = true, alert_mail = 'daily' where user_id in (tests.user_id('Instant'), tests.user_id('Late'));
update properties set price = 100000, title = 'House';
delete from deal_alerts;
create temp table noon as select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' + interval '36 hours' as at;
grant select on noon to service_role, authenticated, anon;
select tests.as_member('Bob');
select tests.post_listing(name, 'Bob', jsonb_build_object('title', name)) from unnest(array['Sold', 'Paused', 'Dropped', 'Raised', 'Gone']) as name;
select tests.as_member('Pro');
select tests.post_listing('Theirs', 'Pro', '{"title": "Theirs"}');
select tests.as_member('Bob');
update properties set price = 80000 where id = tests.listing_id('Dropped');
update properties set price = 90000 where id = tests.listing_id('house');
update properties set price = 130000 where id = tests.listing_id('house');
update properties set price = 90000 where id = tests.listing_id('Raised');
update properties set price = 130000 where id = tests.listing_id('Raised');
update properties set status = 'sold' where id = tests.listing_id('Sold');
update properties set status = 'paused' where id = tests.listing_id('Paused');
delete from properties where id = tests.listing_id('Gone');
select tests.as_member('Daily');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Daily'), tests.user_id('Pro'));
select tests.as_owner();
update deal_alerts a set created_at = a.created_at - interval '1 hour' where a.property_id = tests.listing_id('Raised');
update deal_alerts a set created_at = a.created_at - interval '2 hours' where a.event = 'new' and a.property_id = tests.listing_id('Dropped');

select tests.as_member('Daily');
select throws_ok($$ select send_deal_digests() $$, '42501', null, 'a member sends no letters');
select throws_ok($$ select private.send_deal_digests(now()) $$, '42501', null, 'in any way');
select tests.as_visitor();
select throws_ok($$ select send_deal_digests() $$, '42501', null, 'nor does a visitor');
select tests.as_service();
select is(send_deal_digests((select at - interval '1 second' from noon)), 0, 'nothing goes before noon');
select is(send_deal_digests((select at from noon)), 3, 'from then on a letter for each who wants one and has confirmed the address');
select tests.as_owner();
select is(
  tests.letters('Daily'), 'digest of 2: Dropped price_drop 80000 100000; Raised new 130000',
  'each listing once, as it stands now: nothing sold, paused or gone, no price that did not hold, nothing across a block'
);
select is(tests.letters('Instant'), 'digest of 3: Dropped price_drop 80000 100000; Raised new 130000; Theirs new 100000', 'to each what is theirs');
select is(tests.letters('Blocked'), 'digest of 1: Theirs new 100000', 'as little as it is');
select is(tests.letters('Late') || tests.letters('Quiet'), '', 'and nothing to others');
select is(
  (select data ->> 'unsubscribe' from private.mail_queue where user_id = tests.user_id('Daily')), tests.token('Daily')::text, 'with the way out'
);
select is(
  (select jsonb_array_length(data -> 'deals') || ' ' || (select d from jsonb_array_elements(data -> 'deals') d where d ->> 'title' = 'Dropped')::text from private.mail_queue where user_id = tests.user_id('Daily')),
  '2 ' || jsonb_build_object(
    'property_id', tests.listing_id('Dropped'), 'title', 'Dropped', 'event', 'price_drop', 'price', 80000, 'previous_price', 100000, 'city', 'New York', 'state', 'NY'
  )::text, 'a deal in it has all that it takes to say it'
);
select tests.as_service();
select is(send_deal_digests((select at + interval '3 hours' from noon)), 0, 'not twice a day');
select tests.as_member('Bob');
update properties set price = 60000 where id = tests.listing_id('house');
select tests.as_service();
select is(send_deal_digests((select at + interval '11 hours' from noon)), 0, 'whatever comes');
select tests.as_owner();
delete from private.mail_queue;
update properties set status = 'active' where id = tests.listing_id('Paused');
update deal_alerts set created_at = created_at + interval '1 minute' where event = 'back_on_market' or price = 60000;
select tests.as_service();
select is(send_deal_digests((select at + interval '24 hours' from noon)), 2, 'on the next it is');
select tests.as_owner();
select is(tests.letters('Daily'), 'digest of 2: House price_drop 60000 130000; Paused back_on_market 100000', 'what was mailed is not mailed again');
select tests.as_service();
select is(send_deal_digests((select at + interval '48 hours' from noon)), 0, 'without news no letter');

select tests.as_owner();
delete from private.mail_queue;
select tests.as_member('Bob');
update properties set price = 59000 where id = tests.listing_id('house');
select tests.as_owner();
update deal_alerts set created_at = (select at + interval '72 hours 1 minute' from noon) where price = 59000;
select tests.as_service();
select is(send_deal_digests((select at + interval '76 hours' from noon)), 0, 'what comes after noon is for the next day');
select is(send_deal_digests((select at + interval '96 hours' from noon)), 2, 'then it goes');
select tests.as_member('Bob');
update properties set price = 58000 where id = tests.listing_id('house');
select tests.as_member('Daily');
update buybox_profiles set alert_mail = 'instant';
select tests.as_owner();
select is((select count(*)::int from deal_alerts where awaits_digest and user_id = tests.user_id('Daily') and price = 58000), 1, 'whoever wants mail at once from now on');
select tests.as_service();
select is(send_deal_digests((select at + interval '120 hours' from noon)), 2, 'gets what waits all the same');
select tests.as_member('Bob');
update properties set price = 57000 where id = tests.listing_id('house');
select tests.as_owner();
update deal_alerts set created_at = now() - interval '3 days' where price = 57000;
select tests.as_service();
select is(send_deal_digests((select at + interval '144 hours' from noon)), 0, 'what nobody could be told for a week is no news');
select tests.as_owner();
select is_empty($$ select from deal_alerts where price = 57000 and awaits_digest $$, 'any more');

-- Many: the newest twenty, and how many there are.
delete from private.mail_queue;
delete from deal_alerts;
update private.alert_mail set digest_on = null;
select tests.create_listing('many ' || n, 'Basic', 'Many ' || n, 1000 + n) from generate_series(1, 23) n;
update deal_alerts set created_at = now() - price * interval '1 minute';
select tests.as_service();
select is(send_deal_digests((select at from noon)), 5, 'many deals make one letter each: for the two who want one a day, and the three who have had twenty at once');
select tests.as_owner();
select is(
  (select (data ->> 'count') || ' ' || jsonb_array_length(data -> 'deals') || ' ' || (data #>> '{deals,0,title}') || ' ' || (data #>> '{deals,19,title}') from private.mail_queue where user_id = tests.user_id('Instant')),
  '23 20 Many 1 Many 20', 'with the newest twenty, and how many there are'
);

-- The way out -----------------------------------------------------------------------------------------------

delete from private.mail_queue;
delete from deal_alerts;
update buybox_profiles set alert_mail = 'instant' where user_id = tests.user_id('Daily');
update properties set price = 56000 where id = tests.listing_id('house');
select isnt(tests.letters('Daily'), '', 'a letter waits');
create temp table tokens as select tests.token('Daily') as daily, tests.token('Instant') as instant;
grant select on tokens to anon, authenticated;
select tests.as_visitor();
select is(unsubscribe_from_alerts(gen_random_uuid()), false, 'a token that nobody has ends nothing');
select is(unsubscribe_from_alerts(null), false, 'nor does none');
select is(unsubscribe_from_alerts((select daily from tokens)), true, 'whoever has the link ends the mail, without signing in');
select is(unsubscribe_from_alerts((select daily from tokens)), true, 'as often as they like');
select throws_ok($$ select from private.alert_mail $$, '42501', null, 'and reads nobody''s token');
select throws_ok($$ select from deal_alerts $$, '42501', null, 'nor alerts');
select tests.as_owner();
select results_eq(
  $$ select u.name, b.alert_mail, b.vip_alerts from buybox_profiles b join users u on u.id = b.user_id where u.name in ('Daily', 'Instant') order by 1 $$,
  $$ values ('Daily', 'off', true), ('Instant', 'daily', true) $$, 'that member''s mail alone; in the app all goes on'
);
select is(tests.letters('Daily'), '', 'what waits is not sent');
update properties set price = 55000 where id = tests.listing_id('house');
select is(tests.letters('Daily'), '', 'nor what comes');
select matches(tests.bell('Daily'), '55000', 'but told in the app');
select tests.as_member('Texas');
select is(unsubscribe_from_alerts((select instant from tokens)), true, 'also with another signed in, whose own');
select is((select alert_mail from buybox_profiles), 'instant', 'does not change');
delete from buybox_profiles;
select tests.as_owner();
create temp table kept as select tests.token('Texas') as texas;
grant select on kept to anon;
select tests.as_member('Texas');
insert into buybox_profiles (user_id, alert_mail) values (tests.user_id('Texas'), 'instant');
select tests.as_owner();
select is(tests.token('Texas'), (select texas from kept), 'links in letters of old hold for a box made anew');
select tests.as_visitor();
select is(unsubscribe_from_alerts((select texas from kept)), true, 'as before');
select tests.as_owner();
select is((select alert_mail from buybox_profiles where user_id = tests.user_id('Texas')), 'off', 'and do what they say');

-- Closed to others ------------------------------------------------------------------------------------------

select tests.as_member('Daily');
select isnt_empty($$ select from deal_alerts $$, 'a member reads their own alerts');
select is_empty(format($$ select from deal_alerts where user_id <> %L $$, tests.user_id('Daily')), 'and no other');
select throws_ok($$ insert into deal_alerts (user_id, property_id, event, price) values (tests.user_id('Daily'), tests.listing_id('house'), 'new', 1) $$, '42501', null, 'makes none up');
select throws_ok($$ update deal_alerts set awaits_digest = true $$, '42501', null, 'changes none');
select throws_ok($$ delete from deal_alerts $$, '42501', null, 'and removes none');
select throws_ok($$ select private.withdraw_alerts('{}') $$, '42501', null, 'nor takes anything back');
select throws_ok($$ select from private.alert_mail $$, '42501', null, 'or reads tokens');
select is(
  (select jsonb_array_length(export_my_data() -> 'deal_alerts')), (select count(*)::int from deal_alerts), 'all are in the download'
);
select is_empty(
  $$ select from jsonb_array_elements(export_my_data() -> 'deal_alerts') a where a ? 'user_id' $$, 'without what they know'
);
select tests.as_member('Staff');
select is_empty($$ select from deal_alerts $$, 'staff read none');
select tests.as_member('Bob');
select is_empty($$ select from deal_alerts where user_id <> tests.user_id('Bob') $$, 'nor does the seller learn who was told');

-- A block, later ---------------------------------------------------------------------------------------------

select tests.as_member('Daily');
update buybox_profiles set alert_mail = 'instant';
select tests.as_member('Bob');
update properties set price = 54000 where id = tests.listing_id('house');
select tests.as_owner();
select isnt(tests.bell('Daily') || tests.letters('Daily'), '', 'before a block');
select tests.as_member('Bob');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Daily'));
select tests.as_owner();
select unalike(tests.bell('Daily'), '%House%', 'what was told across it goes');
select is(tests.letters('Daily'), '', 'from the queue as well');
select isnt(tests.bell('Quiet') || tests.bell('Late'), '', 'with others it stays');

-- Many at once ----------------------------------------------------------------------------------------------

select tests.as_owner();
delete from private.mail_queue;
update buybox_profiles set alert_mail = 'instant', vip_alerts = true where user_id = tests.user_id('Instant');
select tests.as_member('Bob');
do $$ begin
  for step in 1..25 loop
    update public.properties set price = 53000 - step where id = tests.listing_id('house');
  end loop;
end $$;
select tests.as_owner();
select is(
  (select count(*)::integer from private.mail_queue q where q.user_id = tests.user_id('Instant') and q.kind = 'deal_alert'), 20,
  'twenty letters an hour come at once'
);
select is(
  (select count(*)::integer from deal_alerts a where a.user_id = tests.user_id('Instant') and a.price between 52975 and 52999 and a.awaits_digest), 5,
  'the rest waits for the daily one'
);

-- With the account --------------------------------------------------------------------------------------------

delete from auth.users where id = tests.user_id('Quiet');
select is_empty($$ select from deal_alerts where user_id = tests.user_id('Quiet') $$, 'with a member go their alerts');
select isnt(tests.alerts('house'), '', 'others keep theirs');
delete from auth.users where id = tests.user_id('Bob');
select is(tests.alerts('house') || tests.bell('Late'), '', 'with the seller go all of them, and what was told');

select * from finish();
rollback;
