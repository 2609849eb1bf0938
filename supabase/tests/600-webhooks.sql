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
/* The member's deliveries: type and state, in order. */
create function tests.deliveries(member text) returns text language sql security definer as $$
  select coalesce(string_agg(d.type || ' ' || d.state, ', ' order by d.position), '')
  from public.webhook_deliveries d join public.webhook_endpoints e on e.id = d.endpoint_id
  where e.user_id = tests.user_id(member);
$$;
/* Claims what's due, and answers all of it with the status. Returns the types, in order. */
create function tests.send(status integer default 200) returns text language plpgsql security definer as $$
declare
  sent record;
begin
  select string_agg(c.type, ', ' order by d.position) as types,
    jsonb_agg(jsonb_build_object('id', c.id, 'attempt', c.attempt, 'status', send.status)) as results
  into sent
  from private.claim_webhooks(100, 30) c join public.webhook_deliveries d on d.id = c.id;
  perform private.complete_webhooks(coalesce(sent.results, '[]'));
  return coalesce(sent.types, 'nothing');
end;
$$;
create function tests.make_due() returns void language sql security definer
as $$ update private.webhook_queues set due_at = now() - interval '1 second', claimed_until = null; $$;

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
select tests.as_owner();
delete from webhook_endpoints where url <> 'https://closer.example/a';
select tests.holds('Pro', format('select %s', call), 'fails 42501: Not a webhook of yours', call || ' of someone else')
from (values
  ($$ change_webhook(tests.webhook('Closer'), 'https://pro.example/', '{messages}', '') $$),
  ($$ rotate_webhook_secret(tests.webhook('Closer')) $$), ($$ switch_webhook(tests.webhook('Closer'), false) $$),
  ($$ delete_webhook(tests.webhook('Closer')) $$), ($$ test_webhook(tests.webhook('Closer')) $$),
  ($$ replay_webhooks(tests.webhook('Closer')) $$)
) as t (call);
select tests.holds('Closer', $$ select claim_webhooks(1, 30) $$, 'fails 42501', 'members can''t claim');
select tests.holds('Closer', $$ select complete_webhooks('[]') $$, 'fails 42501', 'nor complete');

-- Messages: order, leases, retries ----------------------------------------------------------------

select tests.as_member('Bob');
select send_message(tests.user_id('Closer'), md5('m' || n)::uuid, 'Hi') from generate_series(1, 3) as n;
select is(tests.deliveries('Closer'),
  'message.received pending, message.received pending, message.received pending', 'each message is an event');
select is(tests.deliveries('Bob'), '', 'the sender has none');
select tests.holds('Closer', $$ select data - 'conversation_id' = jsonb_build_object('id', md5('m1')::uuid, 'object',
  'message') from webhook_deliveries order by position limit 1 $$, 'gives true', 'an event has only IDs');
select tests.holds('Pro', $$ select from webhook_deliveries $$, 'no rows', 'others don''t see it');
select tests.holds('owner', $$ select count(*) from private.claim_webhooks(10, 30) $$, 'gives 1',
  'only the first of an object is claimed');
select is(tests.send(), 'nothing', 'not twice at once');
select tests.make_due();
select is(tests.send(500), 'message.received', 'a lease that ended is claimed again');
select is(tests.send(), 'nothing', 'a failure waits, and so do the events behind it');
select tests.make_due();
select tests.holds('owner', $$ select attempt from private.claim_webhooks(10, 30) $$, 'gives 3',
  'attempts are counted');
select private.complete_webhook(d.id, 1, 200, null, null) from webhook_deliveries d where d.attempts = 3;
select is(tests.deliveries('Closer'), 'message.received pending, message.received pending, message.received pending',
  'what an earlier attempt reports late doesn''t count');
select tests.make_due();
select is(tests.send(), 'message.received', 'it''s delivered');
select is(tests.send(302), 'message.received', 'then the next is sent right away');
select is(tests.deliveries('Closer'), 'message.received delivered, message.received pending, message.received pending',
  'a redirect is a failure');

-- What can't be read anymore ----------------------------------------------------------------------

update messages set removed_at = now() where id = md5('m2')::uuid;
select tests.make_due();
select is(tests.send(), 'message.received', 'a message that was removed is skipped');
select is(tests.deliveries('Closer'),
  'message.received delivered, message.received withheld, message.received delivered', 'and withheld');
select is_empty('select from private.webhook_queues', 'then the queue is empty');
select tests.as_member('Bob');
select send_message(tests.user_id('Closer'), md5('m4')::uuid, 'Hi');
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Closer'), tests.user_id('Bob'));
select is(tests.send(), 'nothing', 'nothing is sent across a block');
delete from member_blocks;
update webhook_deliveries set state = 'delivered';

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
select d.object_id from webhook_deliveries d
where d.object_id not in (tests.listing_id('match'), tests.listing_id('paused'));
delete from webhook_deliveries where object_id in (select object_id from others);
delete from private.webhook_queues where object_id in (select object_id from others);
select is(tests.deliveries('Closer'), 'match.new pending, match.new pending, match.price_drop pending',
  'alerts are events');
select is(tests.send(), 'match.new', 'a listing''s are in order, and one that left the market is withheld');
select is(tests.send(), 'match.price_drop', 'then comes the price drop');
delete from webhook_deliveries;
delete from private.webhook_queues;

-- Offers and deals --------------------------------------------------------------------------------

select tests.add_webhook('Cal', '{offers}');
select tests.add_webhook('Partner', '{offers,deals}');
select tests.offers('Partner', 'sealed', 'house');
select is(tests.deliveries('Cal'), 'offer.make pending', 'the seller gets an offer');
select is(tests.deliveries('Partner'), 'offer.make pending', 'and so does the buyer');
select is(tests.send(), 'offer.make, offer.make', 'both are sent');
select tests.as_owner();
delete from webhook_deliveries;
select tests.answers('Partner', 'sealed', 'withdraw');
select tests.as_owner();
delete from webhook_deliveries;
delete from private.webhook_queues;
select tests.as_member('Cal');
select call_for_offers(tests.listing_id('house'), now() + interval '2 days', 'America/Chicago');
select tests.offers('Partner', 'sealed 2', 'house');
select tests.as_owner();
select is(tests.deliveries('Cal'), '', 'the seller isn''t told of a sealed offer');
select is(tests.deliveries('Partner'), 'offer.make pending', 'its buyer is');
update calls_for_offers set deadline = now() - interval '1 second' where state = 'running';
select public.advance_deals();
select is(tests.deliveries('Cal'), 'offer.open pending', 'the seller is told when it opens');
select tests.answers('Cal', 'sealed 2', 'accept');
select tests.as_owner();
select unalike(tests.deliveries('Cal'), '%deal.%', 'an endpoint without deals gets no deal steps');
select alike(tests.deliveries('Partner'), '%deal.open pending%', 'one with deals gets them');
select is((select count(distinct object_id) from webhook_deliveries), 1::bigint, 'an offer and its deal are in order');
update users set membership_tier = 'free' where id = tests.user_id('Cal');
select is(tests.send(), 'offer.make', 'nothing is sent to members whose membership ended');
update users set membership_tier = 'closer' where id = tests.user_id('Cal');
delete from webhook_deliveries;
delete from private.webhook_queues;

-- Giving up, turning off, replays -----------------------------------------------------------------

select tests.as_member('Partner');
select tests.holds($$ select test_webhook(tests.webhook('Partner')) $$, 'works', 'a test event is queued');
select tests.as_owner();
update webhook_deliveries set attempts = 8;
select is(tests.send(500), 'webhook.test', 'the ninth attempt');
select is(tests.deliveries('Partner'), 'webhook.test pending', 'leaves one more');
select tests.make_due();
select tests.send(500);
select is(tests.deliveries('Partner'), 'webhook.test failed', 'after the tenth, it''s given up');
select tests.holds('Partner', $$ select disabled_reason from webhook_endpoints $$, 'gives failing',
  'and the endpoint is turned off');
select tests.holds($$ select data from notifications where kind = 'webhook' $$,
  'gives ("{""host"": ""partner.example"", ""disabled"": true}")', 'and the member notified');
select tests.holds($$ select test_webhook(tests.webhook('Partner')) $$, 'fails: Turn the webhook on first.',
  'one that''s off takes no tests');
select tests.holds($$ select switch_webhook(tests.webhook('Partner'), true) $$, 'works', 'it''s turned on again');
select tests.holds($$ replay_webhooks(tests.webhook('Partner')) $$, 'gives 1', 'what failed is replayed');
select tests.as_owner();
select is(tests.send(), 'webhook.test', 'and sent');
select tests.holds('Partner', $$ replay_webhooks(tests.webhook('Partner'), (select id from webhook_deliveries)) $$,
  'gives 1', 'one that was delivered can be replayed, too');
select tests.as_owner();
select tests.send(410);
select tests.holds('Partner', $$ select disabled_reason from webhook_endpoints $$, 'gives gone',
  '410 turns the endpoint off');
select tests.holds($$ select delete_webhook(tests.webhook('Partner')) $$, 'works', 'the member deletes it');
select tests.holds($$ select from notifications where kind = 'webhook' $$, 'no rows', 'with its notifications');

-- Secrets -----------------------------------------------------------------------------------------

select tests.holds('Cal', $$ select test_webhook(tests.webhook('Cal')) $$, 'works', null);
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
select is(cardinality(c.secrets), 2, 'and the previous one signs, too') from private.claim_webhooks(1, 30) c;
update webhook_endpoints set previous_secret_until = now() - interval '1 second';
select tests.make_due();
select is(cardinality(c.secrets), 1, 'for a day') from private.claim_webhooks(1, 30) c;
update webhook_deliveries set created_at = now() - interval '31 days';
select private.complete_webhooks('[]');
select is_empty('select from webhook_deliveries', 'deliveries are kept for 30 days');

select * from finish();
rollback;
