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
select tests.holds('Closer', $$ select claim_deliveries('webhooks', 1, 30) $$, 'fails 42501', 'members can''t claim');
select tests.holds('Closer', $$ select complete_deliveries('[]') $$, 'fails 42501', 'nor complete');

-- Messages: order, leases, retries ----------------------------------------------------------------

select tests.as_member('Bob');
select send_message(tests.user_id('Closer'), md5('m' || n)::uuid, 'Hi') from generate_series(1, 3) as n;
select is(tests.deliveries('Closer'),
  'message.received pending, message.received pending, message.received pending', 'each message is an event');
select is(tests.deliveries('Bob'), '', 'the sender has none');
select tests.holds('owner', $$ select data - 'conversation_id' = jsonb_build_object('id', md5('m1')::uuid, 'object',
  'message') from tests.events order by position limit 1 $$, 'gives true', 'an event has only IDs');
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
select is(tests.deliveries('Closer'), 'match.new pending, match.new pending, match.price_drop pending',
  'alerts are events');
select is(tests.send(), 'match.new', 'a listing''s are in order, and one that left the market is withheld');
select is(tests.send(), 'match.price_drop', 'then comes the price drop');
delete from tests.events;

-- Offers and deals --------------------------------------------------------------------------------

select tests.add_webhook('Cal', '{offers}');
select tests.add_webhook('Partner', '{offers,deals}');
select tests.offers('Partner', 'sealed', 'house');
select is(tests.deliveries('Cal'), 'offer.make pending', 'the seller gets an offer');
select is(tests.deliveries('Partner'), 'offer.make pending', 'and so does the buyer');
select is(tests.send(), 'offer.make, offer.make', 'both are sent');
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
select is(tests.deliveries('Partner'), 'offer.make pending', 'its buyer is');
update calls_for_offers set deadline = now() - interval '1 second' where state = 'running';
select public.advance_deals();
select is(tests.deliveries('Cal'), 'offer.open pending', 'the seller''s server hears of it when it opens');
select tests.answers('Cal', 'sealed 2', 'accept');
select tests.as_owner();
select unalike(tests.deliveries('Cal'), '%deal.%', 'an endpoint without deals gets no deal steps');
select alike(tests.deliveries('Partner'), '%deal.open pending%', 'one with deals gets them');
select is((select count(distinct order_key) from tests.events), 1::bigint, 'an offer and its deal are in order');
update users set membership_tier = 'free' where id = tests.user_id('Cal');
select is(tests.send(), 'offer.make', 'nothing is sent to members whose membership ended');
update users set membership_tier = 'closer' where id = tests.user_id('Cal');
delete from tests.events;

-- Giving up, turning off, replays -----------------------------------------------------------------

select tests.as_member('Partner');
select tests.holds($$ select test_webhook(tests.webhook('Partner')) $$, 'works', 'a test event is queued');
select tests.as_owner();
update tests.events set attempts = 8;
select is(tests.send('failed'), 'webhook.test', 'the ninth attempt');
select is(tests.deliveries('Partner'), 'webhook.test pending', 'leaves one more');
select tests.make_due();
select tests.send('failed');
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
