-- Webhooks: who may have them and read them, which events they get and when those are withheld, order, retries, and
-- replays.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.connect('Closer', 'Bob');

create function tests.webhook(member text) returns uuid language sql security definer
as $$ select e.id from public.webhook_endpoints e where e.user_id = tests.user_id(member) order by e.url limit 1; $$;
create function tests.add_webhook(member text, events text[]) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return public.create_webhook('https://' || lower(member) || '.example/hook', events) ->> 'secret';
end;
$$;
create view tests.events as select * from private.deliveries where channel = 'webhooks';
/* The member's deliveries: type and state, in order. */
create function tests.deliveries(member text) returns text language sql security definer as $$
  select coalesce(string_agg(d.kind || ' ' || d.state, ', ' order by d.position), '')
  from tests.events d where d.user_id = tests.user_id(member);
$$;
/* Claims what's due, and reports the outcome for all of it. Returns the types, in order. */
create function tests.send(outcome text default 'delivered') returns text language plpgsql security definer as $$
declare
  sent record;
begin
  select string_agg(d.kind, ', ' order by d.position) as types,
    jsonb_agg(jsonb_build_object('id', c.id, 'attempt', c.attempt, 'outcome', send.outcome)) as results
  into sent
  from private.claim_deliveries('webhooks', 100, 30) c join tests.events d on d.id = c.id;
  perform private.complete_deliveries(coalesce(sent.results, '[]'));
  return coalesce(sent.types, 'nothing');
end;
$$;
create function tests.make_due() returns void language sql security definer
as $$
  update tests.events set due_at = now() - interval '1 second', claimed_until = null
  where state = 'pending' and due_at is not null;
$$;

-- Who may have webhooks ---------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select create_webhook('https://a.example/', '{messages}') $$, 'fails 42501', 'a visitor can''t'),
  ('Ann', $$ select create_webhook('https://a.example/', '{messages}') $$,
    'fails: Webhooks are for Closer and Partner members.', 'a free member can''t'),
  ('Closer', $$ insert into webhook_endpoints (user_id, url, events) values (auth.uid(), 'https://a.example/',
    '{messages}') $$, 'fails 42501', 'nobody inserts an endpoint directly'),
  ('Closer', $$ select create_webhook('http://closer.example/', '{messages}') $$, 'fails 23514', 'http is refused'),
  (null, $$ select create_webhook('https://me:pass@closer.example/', '{messages}') $$, 'fails 23514',
    'and credentials'),
  (null, $$ select create_webhook('https://closer.example/#part', '{messages}') $$, 'fails 23514', 'and fragments'),
  (null, $$ select create_webhook('https://closer.example\@localhost/', '{messages}') $$, 'fails 23514',
    'and backslashes'),
  (null, $$ select create_webhook('https://closer.example/', '{everything}') $$, 'fails 23514',
    'an unknown event is refused'),
  (null, $$ select create_webhook('https://closer.example:99999/', '{messages}') $$,
    'fails: Use a port from 1 to 65535.', 'and a port that doesn''t exist'),
  (null, $$ select create_webhook('https://closer.example/', '{}') $$, 'fails 23514', 'as are none'),
  (null, $$ select create_webhook('https://closer.example/a', '{messages,matches,price_drops}', ' CRM ') $$, 'works',
    'a paid member adds one'),
  (null, $$ select data from notifications where kind = 'access' $$,
    'gives {"name": "closer.example", "what": "webhook", "event": "created"}', 'and is notified'),
  (null, $$ select url, description from webhook_endpoints $$, 'gives (https://closer.example/a,CRM)', 'and reads it'),
  ('Pro', $$ select from webhook_endpoints $$, 'no rows', 'others don''t'),
  ('visitor', $$ select from webhook_endpoints $$, 'fails 42501', 'nor do visitors'),
  ('Closer', $$ select from private.webhook_secrets $$, 'fails 42501', 'nobody reads its secret again'),
  (null, $$ update webhook_endpoints set url = 'https://other.example/' $$, 'fails 42501', 'nor writes it directly'),
  (null, $$ select create_webhook('https://closer.example/' || n, '{messages}') from generate_series(1, 4) n $$,
    'works', 'five are fine'),
  (null, $$ select create_webhook('https://closer.example/6', '{messages}') $$,
    'fails: You can have at most 5 webhooks. Delete one first.', 'six are too many')
) as t (who, statement, outcome, rule);
select tests.holds('Closer', format('select create_webhook(''https://%s/'', ''{messages}'')', host),
  format('fails: %s isn’t on the public internet. Webhooks only go to public addresses.', shown),
  'no webhook to ' || host)
from (values
  ('localhost', 'localhost'), ('LOCALHOST.:8443', 'localhost'), ('x.internal', 'x.internal'), ('nas', 'nas'),
  ('printer.local', 'printer.local'), ('router.home.arpa', 'router.home.arpa'), ('a.b.localhost', 'a.b.localhost'),
  ('10.0.0.1', '10.0.0.1'), ('10.0.0.1:8443', '10.0.0.1'), ('127.1', '127.1'), ('2130706433', '2130706433'),
  ('0x7f.0.0.1', '0x7f.0.0.1'), ('0177.0.0.1', '0177.0.0.1'), ('169.254.169.254', '169.254.169.254'),
  ('168.63.129.16', '168.63.129.16'),
  ('100.100.100.200', '100.100.100.200'), ('[::1]', '::1'), ('[fd00:ec2::254]', 'fd00:ec2::254'),
  ('[::ffff:10.0.0.1]', '::ffff:10.0.0.1'), ('[64:ff9b::a00:1]', '64:ff9b::a00:1'), ('[2002:7f00:1::]', '2002:7f00:1::')
) as t (host, shown);
select tests.as_owner();
delete from webhook_endpoints where url <> 'https://closer.example/a';
insert into private.security_settings (private_webhook_hosts) values ('{localhost:8443}');
select tests.holds('Closer', statement, outcome, rule) from (values
  ($$ select create_webhook('https://localhost:8443/', '{offer.made,match.created}') $$, 'works',
    'an operator can allow a private host, and a webhook is for single types of events, too'),
  ($$ select create_webhook('https://localhost:8444/', '{messages}') $$, 'fails P0001', 'but no other')
) as t (statement, outcome, rule);
select tests.as_owner();
delete from private.security_settings;
delete from webhook_endpoints where url <> 'https://closer.example/a';
select tests.holds('Pro', format('select %s', call), 'fails 42501: Not a webhook of yours', call || ' of someone else')
from (values
  ($$ change_webhook(tests.webhook('Closer'), 'https://pro.example/', '{messages}', '') $$),
  ($$ rotate_webhook_secret(tests.webhook('Closer')) $$), ($$ switch_webhook(tests.webhook('Closer'), false) $$),
  ($$ delete_webhook(tests.webhook('Closer')) $$), ($$ test_webhook(tests.webhook('Closer')) $$),
  ($$ replay_webhooks(tests.webhook('Closer')) $$)
) as t (call);
select tests.holds('Closer', $$ select claim_deliveries('webhooks', 1, 30) $$, 'fails 42501', 'members can''t claim');
select tests.holds('Closer', $$ select complete_deliveries('[]') $$, 'fails 42501', 'nor complete');

-- Messages: order, leases, retries ----------------------------------------------------------------

select tests.as_member('Bob');
select send_message(tests.user_id('Closer'), md5('m' || n)::uuid, 'Hi') from generate_series(1, 3) as n;
select is(tests.deliveries('Closer'),
  'message.received pending, message.received pending, message.received pending', 'each message is an event');
select is(tests.deliveries('Bob'), '', 'the sender has none');
select tests.holds('owner', $$ select data - 'conversation_id' = jsonb_build_object('id', md5('m1')::uuid, 'type',
  'message', 'url', '/v1/messages/' || md5('m1')::uuid) from tests.events order by position limit 1 $$, 'gives true',
  'an event has only IDs, and where the API answers with its object');
select tests.holds(who, $$ select count(*), min(type), min(state) from webhook_deliveries(tests.webhook('Closer')) $$,
  outcome, rule)
from (values
  ('Closer', 'gives (3,message.received,pending)', 'its member sees its deliveries'),
  ('Pro', 'gives (0,,)', 'others don''t'), ('visitor', 'fails 42501', 'nor do visitors')
) as t (who, outcome, rule);
select tests.holds('owner', $$ select count(*) from private.claim_deliveries('webhooks', 10, 30) $$, 'gives 1',
  'only the first of an object is claimed');
select is(tests.send(), 'nothing', 'not twice at once');
select tests.make_due();
select is(tests.send('failed'), 'message.received', 'a lease that ended is claimed again');
select is(tests.send(), 'nothing', 'a failure waits, and so do the events behind it');
update tests.events set due_at = now() - interval '1 second' where id = (
  select id from tests.events order by position desc limit 1);
select is(tests.send(), 'nothing', 'also one that was due at once, because the last one was about to end');
select tests.make_due();
select tests.holds('owner', $$ select attempt from private.claim_deliveries('webhooks', 10, 30) $$, 'gives 3',
  'attempts are counted');
select private.complete_delivery(d.id, 1, 'delivered', 200, null, null) from tests.events d where d.attempts = 3;
select is(tests.deliveries('Closer'), 'message.received pending, message.received pending, message.received pending',
  'what an earlier attempt reports late doesn''t count');
select tests.make_due();
select is(tests.send(), 'message.received', 'it''s delivered');
select is(tests.send('failed'), 'message.received', 'then the next is sent right away');
select is(tests.deliveries('Closer'), 'message.received delivered, message.received pending, message.received pending',
  'and one that fails waits');

-- What can't be read anymore ----------------------------------------------------------------------

update messages set removed_at = now() where id = md5('m2')::uuid;
select tests.make_due();
select is(tests.send(), 'message.received', 'a message that was removed is skipped');
select is(tests.deliveries('Closer'),
  'message.received delivered, message.received withheld, message.received delivered', 'and withheld');
select is_empty($$ select from tests.events where state = 'pending' $$, 'then nothing waits');
select tests.as_member('Bob');
select send_message(tests.user_id('Closer'), md5('m4')::uuid, 'Hi');
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Closer'), tests.user_id('Bob'));
select is(tests.send(), 'nothing', 'nothing is sent across a block');
delete from member_blocks;
update tests.events set state = 'delivered', ended_at = now() where state = 'pending';

-- Matches and price drops -------------------------------------------------------------------------

insert into buybox_profiles (user_id, states, vip_alerts, alert_mail) values (tests.user_id('Closer'), '{NY}', true,
  'off');
select tests.create_listing('match', 'Bob', 'Match');
select tests.create_listing('paused', 'Bob', 'Paused');
select tests.send_alerts();
select tests.settle_prices();
update properties set price = 90000 where id = tests.listing_id('match');
select tests.send_alerts();
update properties set status = 'paused' where id = tests.listing_id('paused');
create temp table others as
select d.order_key from tests.events d
where d.order_key not in (tests.listing_id('match'), tests.listing_id('paused'));
delete from tests.events where order_key in (select order_key from others);
select is(tests.deliveries('Closer'), 'match.created pending, match.created pending, match.price_dropped pending',
  'alerts are events');
select is(tests.send(), 'match.created', 'a listing''s are in order, and one that left the market is withheld');
select is(tests.send(), 'match.price_dropped', 'then comes the price drop');
delete from tests.events;

-- Offers and deals --------------------------------------------------------------------------------

select tests.add_webhook('Cal', '{offers}');
select tests.add_webhook('Partner', '{offers,deals}');
select tests.offers('Partner', 'sealed', 'house');
select is(tests.deliveries('Cal'), 'offer.made pending', 'the seller gets an offer');
select is(tests.deliveries('Partner'), 'offer.made pending', 'and so does the buyer');
select is(tests.send(), 'offer.made, offer.made', 'both are sent');
select tests.as_owner();
delete from tests.events;
select tests.answers('Partner', 'sealed', 'withdraw');
select tests.as_owner();
delete from tests.events;
select tests.as_member('Cal');
select call_for_offers(tests.listing_id('house'), now() + interval '2 days', 'America/Chicago');
select tests.offers('Partner', 'sealed 2', 'house');
select tests.as_owner();
select is(tests.deliveries('Cal'), '', 'the seller''s server doesn''t hear of a sealed offer');
select is(tests.deliveries('Partner'), 'offer.made pending', 'its buyer is');
update calls_for_offers set deadline = now() - interval '1 second' where state = 'running';
select public.advance_deals();
select is(tests.deliveries('Cal'), 'offer.opened pending', 'the seller''s server hears of it when it opens');
select tests.answers('Cal', 'sealed 2', 'accept');
select tests.as_owner();
select unalike(tests.deliveries('Cal'), '%deal.%', 'an endpoint without deals gets no deal steps');
select alike(tests.deliveries('Partner'), '%deal.opened pending%', 'one with deals gets them');
select is((select count(distinct order_key) from tests.events), 1::bigint, 'an offer and its deal are in order');
update users set membership_tier = 'free' where id = tests.user_id('Cal');
select is(tests.send(), 'offer.made', 'nothing is sent to members whose membership ended');
update users set membership_tier = 'closer' where id = tests.user_id('Cal');
delete from tests.events;

-- Own listings ------------------------------------------------------------------------------------

select tests.as_owner();
delete from webhook_endpoints where user_id = tests.user_id('Cal');
select tests.add_webhook('Cal', '{own_listings}');
select tests.as_owner();
select tests.create_listing('open', 'Cal', 'Open house');
select private.queue_review(tests.listing_id('open'), 'free');
update listing_reviews set decision = 'returned', reason = 'Photos', decided_at = now()
where property_id = tests.listing_id('open') and decision is null;
update properties set status = 'paused', sales_status = 'active', removed_at = now(), held_at = now()
where id = tests.listing_id('open');
update properties set held_at = null where id = tests.listing_id('open');
update properties set status = 'active', sales_status = null, removed_at = null where id = tests.listing_id('open');
select is(tests.deliveries('Cal'),
  'listing.returned pending, listing.held pending, listing.removed pending, listing.restored pending',
  'what staff decide is an event');
delete from tests.events;
select tests.holds(who, statement, 'works', null) from (values
  ('visitor', $$ select increment_property_view_count(tests.listing_id('open')) $$),
  ('Ann', $$ select increment_property_view_count(tests.listing_id('open')) $$),
  ('Cal', $$ select increment_property_view_count(tests.listing_id('open')) $$),
  ('Partner', $$ select increment_property_view_count(tests.listing_id('open')) $$),
  ('Partner', $$ select increment_property_view_count(tests.listing_id('open')) $$),
  ('Partner', $$ insert into saved_listings (user_id, property_id) values (auth.uid(), tests.listing_id('open')) $$),
  ('Cal', $$ insert into saved_listings (user_id, property_id) values (auth.uid(), tests.listing_id('open')) $$),
  ('Partner', $$ select ask_question(md5('question')::uuid, tests.listing_id('open'), 'Is the roof new?') $$),
  ('Cal', $$ select offer_showing(md5('showing')::uuid, tests.listing_id('open'), now() + interval '2 days',
    now() + interval '2 days 1 hour', 'America/Chicago') $$),
  ('Partner', $$ select book_showing(md5('showing')::uuid) $$)
) as t (who, statement);
select is(tests.deliveries('Cal'),
  'listing.viewed pending, listing.saved pending, question.asked pending, showing.booked pending',
  'a paid member''s first view of the day, saves, questions, and bookings are events, the seller''s own aren''t');
select tests.as_owner();
select results_eq($$ select kind, data - 'listing_id' from tests.events order by position $$, format($$ values
  ('listing.viewed', private.webhook_object(%1$L, 'listing', '/v1/my/listings/')),
  ('listing.saved', private.webhook_object(%1$L, 'listing', '/v1/my/listings/')),
  ('question.asked', private.webhook_object(%2$L, 'question', '/v1/questions/')),
  ('showing.booked', private.webhook_object(%3$L, 'showing', '/v1/showings/') || jsonb_build_object('member_id', %4$L))
  $$, tests.listing_id('open'), md5('question')::uuid, md5('showing')::uuid, tests.user_id('Partner')),
  'who views or saves is never named, and who books is');
select tests.holds('Partner', $$ select cancel_booking(md5('showing')::uuid) $$, 'works', null);
select tests.as_owner();
update listing_questions set removed_at = now() where id = md5('question')::uuid;
select is(tests.send() || ', ' || tests.send() || ', ' || tests.send(), 'listing.viewed, listing.saved, nothing',
  'a booking that was canceled and a question that was removed are withheld');
delete from tests.events;

update properties set verified = true where id = tests.listing_id('open');
update listing_control set asked_at = now() where property_id = tests.listing_id('open');
update listing_control set ended_for = 'unanswered', ended_at = now() where property_id = tests.listing_id('open');
select tests.create_listing('twin', 'Partner', 'Open house');
insert into listing_claims (property_id, other_id, strength, reasons, state)
values (tests.listing_id('twin'), tests.listing_id('open'), 'same', '{address}', 'open')
on conflict (property_id, other_id) do update set state = 'open';
update listing_claims set state = 'join_asked', asker_id = tests.user_id('Partner')
where other_id = tests.listing_id('open');
update listing_claims set state = 'open', asker_id = null where other_id = tests.listing_id('open');
update listing_claims set state = 'different', settled_at = now() where other_id = tests.listing_id('open');
select private.store_listing_values(tests.listing_id('open'), now(), v)
from (values
  ('[{"kind": "sale", "as_of": "2026-11-01", "value": 200000}]'::jsonb),
  ('[{"kind": "sale", "as_of": "2026-11-02", "value": 200000}]')
) as computed (v);
select is(tests.deliveries('Cal'),
  'listing.availability_asked pending, listing.badge_ended pending, listing.claimed pending, '
  'listing.claim_changed pending, listing.claim_changed pending, listing.claim_changed pending, '
  'listing.valued pending',
  'what is known of a listing is an event once it changes');
select tests.as_owner();
delete from tests.events;

-- API keys ----------------------------------------------------------------------------------------

delete from webhook_endpoints;
insert into api_keys (id, user_id, name, scopes, prefix, expires_at)
select md5('key ' || name)::uuid, tests.user_id('Partner'), name, scopes, 'clk_', now() + interval '30 days'
from (values ('Zapier', '{webhooks,messages}'::text[]), ('Other', '{webhooks,messages}'), ('Sheet', '{own:read}'))
  as k (name, scopes);
create function tests.as_key(name text) returns void language plpgsql as $$
begin
  perform tests.become('authenticated', tests.user_id('Partner'));
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', tests.user_id('Partner'), 'api_key', md5('key ' || name)::uuid
  )::text, true);
end;
$$;
select tests.as_member('Partner');
select create_webhook('https://partner.example/', '{messages}');
select tests.as_key('Sheet');
select tests.holds($$ select create_webhook('https://zap.example/', '{messages}') $$,
  'fails 42501: This takes a key with the scope webhooks.', 'a key subscribes only with the scope for it');
select tests.as_key('Zapier');
select tests.holds(statement, outcome, rule) from (values
  ($$ select create_webhook('https://zap.example/', '{messages,offer.made}') $$,
    'fails 42501: This takes a key with the scope deals.', 'and the scope of what the events tell'),
  ($$ select create_webhook('https://zap.example/', '{match.created}') $$,
    'fails 42501: This takes a key with the scope own:read.', 'of each'),
  ($$ select create_webhook('https://10.0.0.1/', '{messages}') $$, 'fails P0001', 'under the same rules'),
  ($$ select create_webhook('https://zap.example/', '{message.received}') $$, 'works', 'it does'),
  ($$ select url from webhook_endpoints $$, 'gives https://zap.example/', 'it reads what it made')
) as t (statement, outcome, rule);
select tests.as_owner();
create temp table hooks as select id, url from webhook_endpoints;
grant select on hooks to authenticated;
select tests.as_key('Zapier');
select tests.holds(statement, outcome, rule) from (values
  ($$ select delete_webhook(id) from hooks where url = 'https://partner.example/' $$,
    'fails 42501: Not a webhook of yours', 'a key doesn''t delete its member''s own'),
  ($$ select rotate_webhook_secret(id) from hooks where url = 'https://zap.example/' $$, 'fails 42501',
    'nor gets a new secret'),
  ($$ select change_webhook(id, 'https://evil.example/', '{messages}', '') from hooks
    where url = 'https://zap.example/' $$,
    'fails 42501', 'nor has events go elsewhere'),
  ($$ select switch_webhook(id, true) from hooks $$, 'fails 42501', 'nor turns one on')
) as t (statement, outcome, rule);
select tests.as_key('Other');
select tests.holds($$ select delete_webhook(id) from hooks where url = 'https://zap.example/' $$,
  'fails 42501: Not a webhook of yours', 'nor what another key made');
select tests.holds('select from webhook_endpoints', 'no rows', 'or reads it');
select tests.as_member('Partner');
select tests.holds(statement, outcome, rule) from (values
  ($$ select change_webhook(id, url, '{messages,deal.opened}', '') from hooks where url = 'https://zap.example/' $$,
    'fails: The API key that made this webhook doesn’t have the scope deals. Add another webhook for these events.',
    'its member can''t add what its key may not read'),
  ($$ select change_webhook(id, url, '{messages}', 'Zap') from hooks where url = 'https://zap.example/' $$, 'works',
    'but changes the rest'),
  ($$ select change_webhook(id, url, '{messages,offers}', '') from hooks where url = 'https://partner.example/' $$,
    'works', 'and the events of their own')
) as t (statement, outcome, rule);
select tests.as_owner();
select is((select api_key_id from webhook_endpoints where url = 'https://zap.example/'), md5('key Zapier')::uuid,
  'a key''s webhook that its member changed still ends with it');
update webhook_endpoints set events = '{messages}' where url = 'https://partner.example/';
select tests.as_member('Partner');
select rotate_api_key(md5('key Zapier')::uuid);
select tests.as_owner();
select is((select k.replaced_by from api_keys k where k.id = md5('key Zapier')::uuid),
  (select e.api_key_id from webhook_endpoints e where e.url = 'https://zap.example/'),
  'a key that replaces it has them');
select tests.as_key('Zapier');
select tests.holds($$ select url from webhook_endpoints $$, 'gives https://zap.example/', 'with the old one, too');
select tests.holds($$ select create_webhook('https://thief.example/', '{messages}') $$,
  'fails 42501: This key was replaced. Use the new one.', 'which makes none that would outlive it');
select tests.as_owner();
select tests.connect('Bob', 'Partner');
select tests.as_member('Bob');
select send_message(tests.user_id('Partner'), md5('zap')::uuid, 'Hi');
select tests.as_owner();
select is(tests.deliveries('Partner'), 'message.received pending, message.received pending', 'both get events');
select tests.as_key(name), tests.holds($$ select string_agg(h.url, ' ') from hooks h, webhook_deliveries(h.id) $$,
  'gives ' || coalesce(url, 'null'), name || ' reads what was sent to what it made')
from (values ('Zapier', 'https://zap.example/'), ('Other', null)) as k (name, url);
select tests.as_owner();
update api_keys set revoked_at = now() where user_id = tests.user_id('Partner');
select is(tests.send(), 'message.received', 'once its key was revoked, only the member''s own is sent to');
select tests.as_member('Bob');
select send_message(tests.user_id('Partner'), md5('zap 2')::uuid, 'Hi');
select tests.as_owner();
select is((select count(*) from tests.events where state <> 'withheld'), 2::bigint, 'and gets new ones');
select tests.as_member('Partner');
select switch_webhook(id, true) from hooks where url = 'https://zap.example/';
select tests.holds($$ select count(*) from webhook_endpoints where api_key_id is null $$, 'gives 2',
  'the member can take it over');
select tests.as_owner();
delete from webhook_endpoints where url = 'https://zap.example/';
delete from tests.events;

-- Retry-After -------------------------------------------------------------------------------------

select tests.as_member('Partner');
select tests.holds($$ select test_webhook(tests.webhook('Partner')) from generate_series(1, 3) $$, 'works', null);
select tests.as_owner();
create function tests.busy(seconds integer) returns interval language sql security definer as $$
  with claimed as (select c.id, c.attempt from private.claim_deliveries('webhooks', 1, 30) c limit 1)
  select private.complete_deliveries(jsonb_agg(jsonb_build_object('id', c.id, 'attempt', c.attempt, 'outcome', 'failed',
    'status', 429, 'retry_after', seconds))) from claimed c;
  select date_trunc('minute', max(d.due_at) - now()) from tests.events d where d.state = 'pending' and d.attempts > 0;
$$;
select is(tests.busy(120), interval '2 minutes', 'an endpoint that says when to try again isn''t tried before');
select is(tests.send(), 'nothing', 'with no other event either');
update webhook_endpoints set held_until = now();
select is(tests.busy(10000000), interval '1 day', 'but within a day');
update webhook_endpoints set held_until = now();
select is(tests.busy(null), interval '1 day', 'one that doesn''t is tried again as always');
select is((select count(*) from tests.events where due_at < now() + interval '1 minute'), 1::bigint, 'in seconds');
update tests.events set attempts = 9, due_at = now() - interval '1 second';
update webhook_endpoints set held_until = now();
select tests.busy(120);
select is_empty($$ select from tests.events where state = 'pending' $$, 'the last attempt is still the last');
delete from tests.events;
update webhook_endpoints set disabled_at = null, disabled_reason = null, held_until = null;

-- Giving up, turning off, replays -----------------------------------------------------------------

select tests.as_member('Partner');
select tests.holds($$ select test_webhook(tests.webhook('Partner')) $$, 'works', 'a test event is queued');
select tests.as_owner();
update tests.events set attempts = 8;
select is(tests.send('failed'), 'webhook.tested', 'the ninth attempt');
select is(tests.deliveries('Partner'), 'webhook.tested pending', 'leaves one more');
select tests.make_due();
select tests.send('failed');
select is(tests.deliveries('Partner'), 'webhook.tested failed', 'after the tenth, it''s given up');
select tests.holds('Partner', $$ select disabled_reason from webhook_endpoints $$, 'gives failing',
  'and the endpoint is turned off');
select tests.holds($$ select data from notifications where kind = 'webhook' $$,
  'gives ("{""host"": ""partner.example"", ""disabled"": true}")', 'and the member notified');
select tests.holds($$ select test_webhook(tests.webhook('Partner')) $$, 'fails: Turn the webhook on first.',
  'one that''s off takes no tests');
select tests.holds($$ select switch_webhook(tests.webhook('Partner'), true) $$, 'works', 'it''s turned on again');
select tests.holds($$ replay_webhooks(tests.webhook('Partner')) $$, 'gives 1', 'what failed is replayed');
select tests.as_owner();
select is(tests.send(), 'webhook.tested', 'and sent');
select tests.holds('Partner', $$ replay_webhooks(tests.webhook('Partner'), (select id from webhook_deliveries(
  tests.webhook('Partner')))) $$,
  'gives 1', 'one that was delivered can be replayed, too');
select tests.as_owner();
select tests.send('gone');
select tests.holds('Partner', $$ select disabled_reason from webhook_endpoints $$, 'gives gone',
  'an endpoint that''s gone is turned off');
select tests.holds($$ select delete_webhook(tests.webhook('Partner')) $$, 'works', 'the member deletes it');
select tests.holds($$ select from notifications where kind = 'webhook' $$, 'no rows', 'with its notifications');

-- Secrets -----------------------------------------------------------------------------------------

select tests.as_owner();
delete from notifications where kind = 'access';
select tests.add_webhook('Cal', '{offers}');
select tests.holds($$ select test_webhook(tests.webhook('Cal')) $$, 'works', null);
select isnt(rotate_webhook_secret(tests.webhook('Cal')), null, 'a secret is rotated');
select tests.holds(statement, outcome, rule) from (values
  ($$ select change_webhook(id, url, events, 'Other') from webhook_endpoints $$, 'works', null),
  ($$ select data ->> 'event' from notifications where kind = 'access' order by 1 $$, 'gives (created) (replaced)',
    'its member is notified'),
  ($$ select change_webhook(id, 'https://else.example/', events, description) from webhook_endpoints $$, 'works', null),
  ($$ select data ->> 'name' from notifications where kind = 'access' and data ->> 'event' = 'moved' $$,
    'gives else.example', 'and when events go elsewhere')
) as t (statement, outcome, rule);
select tests.as_owner();
select is(jsonb_array_length(c.content -> 'secrets'), 2, 'and the previous one signs, too')
from private.claim_deliveries('webhooks', 1, 30) c;
update webhook_endpoints set previous_secret_until = now() - interval '1 second';
select tests.make_due();
select is(jsonb_array_length(c.content -> 'secrets'), 1, 'for a day')
from private.claim_deliveries('webhooks', 1, 30) c;
update tests.events set created_at = now() - interval '31 days';
select private.claim_deliveries('webhooks', 1, 30);
select is_empty('select from tests.events', 'deliveries are kept for 30 days');

select * from finish();
rollback;
