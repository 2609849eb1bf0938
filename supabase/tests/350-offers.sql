-- Offers: making, answering, expiring, sealed calls for offers, backups, and who may read and do what.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();

create function tests.offer_line(name text) returns text language sql security definer as $$
  select concat_ws(' ', o.state, 'v' || o.version, o.proposer, o.end_reason, 'rank ' || o.backup_rank)
  from public.offers o where o.id = tests.offer_id(name);
$$;
/* The titles of the offers that wait for a member's answer on the dashboard, and whether each is on their listing. */
create function tests.to_answer(member text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return (
    select string_agg(concat(offer ->> 'title', ' ', (offer ->> 'listing_id') is not null), ', ')
    from public.dashboard_figures() f, jsonb_array_elements(f.offers_to_answer) as offer
  );
end;
$$;
create function tests.steps_of(member text) returns text language sql security definer as $$
  select string_agg(n.kind || ' ' || (n.data ->> 'step'), ', ' order by n.kind, n.data ->> 'step')
  from public.notifications n where n.user_id = tests.user_id(member) and n.kind in ('offer', 'deal');
$$;
/* Lets time pass for an offer or a call for offers. */
create function tests.expire(name text) returns void language sql security definer as $$
  update public.offers set respond_by = now() - interval '1 second' where id = tests.offer_id(name);
$$;

-- Making ------------------------------------------------------------------------------------------------

select throws_ok($$ select tests.offers('Cal', 'own', 'house') $$, 'P0001', 'This is your own listing.');
select throws_ok($$ select tests.offers('Unconfirmed', 'unconfirmed', 'house') $$, 'P0001',
  'Verify your email address first.');
select lives_ok($$ select tests.offers('Ann', 'ann', 'house', message => 'Hello') $$, 'a member makes an offer');
select lives_ok($$ select tests.offers('Ann', 'ann', 'house', '{"price": 1}') $$, 'the same offer twice is one');
select is(tests.offer_line('ann'), 'open v1 buyer', 'an offer is open for the seller');
select is(tests.to_answer('Cal'), 'Brick ranch t', 'it waits for the seller''s answer');
select is(tests.to_answer('Ann'), null, 'and not for the buyer''s');
select is(tests.to_answer('Eve'), null, 'nor anyone else''s');
select throws_ok($$ select tests.offers('Ann', 'ann again', 'house') $$, 'P0001',
  'You already have an offer on this listing.');
select throws_ok($$ select tests.offers('Eve', 'eve', 'house', '{"price": 0, "earnest_money": 0}') $$, '23514', null,
  'a price is positive');
select throws_ok($$ select tests.offers('Eve', 'eve', 'house', '{"earnest_money": 95001}') $$, 'P0001',
  'Earnest money can’t be more than the price.');
select throws_ok($$ select tests.offers('Eve', 'eve', 'house', '{"time_zone": "EST"}') $$, 'P0001',
  'Choose a time zone from the list.');
select throws_ok($$ select tests.offers('Eve', 'eve', 'house', '{"contingencies": ["moon"]}') $$, '23514', null,
  'contingencies come from the list');
select throws_ok($$ select tests.offers('Eve', 'eve', 'house', jsonb_build_object('expires_at', now())) $$, 'P0001',
  'Choose an expiration between 1 hour and 60 days from now.');
select throws_ok(
  $$ select tests.offers('Eve', 'eve', 'house', jsonb_build_object('expires_at', now() + interval '61 days')) $$,
  'P0001', 'Choose an expiration between 1 hour and 60 days from now.'
);
select throws_ok($$ select tests.offers('Eve', 'eve', 'house', jsonb_build_object('closing_on', current_date)) $$,
  'P0001', 'Choose a closing date after the offer expires and within two years.');
select throws_ok($$ select tests.offers('Eve', 'eve', 'jv') $$, 'P0001',
  'This listing requires a joint venture: the seller gets 50% of the profit.');
select lives_ok(
  $$ select tests.offers('Eve', 'eve jv', 'jv', jsonb_build_object(
    'jv_share_pct', 50, 'time_zone', 'America/Chicago', 'closing_on', current_date + 2,
    'expires_at', (current_date + 3)::timestamp at time zone 'America/Chicago'
  )) $$,
  'a free member''s listing takes an offer with their share, and can close on the day at whose end it expires'
);
select throws_ok($$ select tests.answers('Dee', 'eve jv', 'counter', 1, '{"jv_share_pct": 60}') $$, 'P0001',
  'This listing requires a joint venture: the seller gets 50% of the profit.');

-- Who reads -----------------------------------------------------------------------------------------------

select tests.as_member('Cal');
select is((select price from offer_versions where offer_id = tests.offer_id('ann')), 95000::bigint,
  'the seller reads the terms');
select is((select text from ledger_texts where offer_id = tests.offer_id('ann') and field = 'message'),
  'Hello', 'and the message');
select tests.as_member('Eve');
select throws_ok($$ select tests.answers('Eve', 'ann', 'accept') $$, '42501', 'This offer isn’t available to you.');
select tests.as_owner();
select tests.holds($$ update offers set state = 'sealed', opened_at = null where id = tests.offer_id('ann') $$,
    'fails 23514', 'a state changes only as the transitions say');

-- Negotiating ---------------------------------------------------------------------------------------------

select throws_ok($$ select tests.answers('Ann', 'ann', 'accept') $$, 'P0001',
  'You can’t do that with this offer now.', 'a buyer can''t accept their own offer');
select lives_ok($$ select tests.answers('Ann', 'ann', 'revise', 1, '{"price": 96000}') $$, 'they can improve it');
select throws_ok($$ select tests.answers('Cal', 'ann', 'accept', 1) $$, 'P0001',
  'This offer has changed. Review the latest version.', 'a version that was replaced can''t be accepted');
select lives_ok($$ select tests.answers('Cal', 'ann', 'counter', 2, '{"price": 99000}', 'Meet me here') $$,
  'the seller counters');
select is(tests.to_answer('Ann'), 'Brick ranch f', 'a counteroffer waits for the buyer');
select is(tests.to_answer('Cal'), null, 'and no longer for the seller');
select throws_ok($$ select tests.answers('Ann', 'ann', 'open', 3) $$, '22023', null,
  'what the system does is not for members');
select throws_ok($$ select tests.answers('Cal', 'ann', 'back_up', 3) $$, 'P0001',
  'Keep an offer as a backup once you’ve accepted another one.');
select tests.as_owner();
select tests.expire('ann');
select is(tests.to_answer('Ann'), null, 'an expired offer waits for nobody');
select throws_ok($$ select tests.answers('Ann', 'ann', 'accept', 3) $$, 'P0001', 'This offer has expired.',
  'an expired offer can''t be accepted before the job has run');
select tests.as_service();
select ok(public.advance_deals() > 0, 'the job expires it');
select is(public.advance_deals(), 0, 'once');
select is(tests.steps_of('Ann'), 'offer counter, offer expire', 'the buyer was notified');
select is(tests.steps_of('Cal'), 'offer expire, offer made, offer revise', 'and the seller');
select tests.as_owner();
select ok((select bool_and(data ?& '{price,address,time_zone,due_at}')
    from notifications where data ->> 'step' = 'made'),
  'with the price, the property, and the deadline');
select lives_ok($$ select tests.offers('Ann', 'ann 2', 'house') $$, 'the buyer can offer again');
select lives_ok($$ select tests.answers('Ann', 'ann 2', 'withdraw') $$, 'and withdraw');

-- Calls for offers ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok(
  $$ select public.call_for_offers(tests.listing_id('house'), now() + interval '2 days', 'America/Chicago') $$, '42501',
  'Only the seller can call for offers.'
);
select tests.as_member('Cal');
select throws_ok($$ select public.call_for_offers(tests.listing_id('house'), now(), 'America/Chicago') $$, 'P0001',
  'Choose a deadline between 1 hour and 30 days from now.');
select tests.holds($$ select public.call_for_offers(tests.listing_id('house'), now() + interval '2 days',
      'America/Chicago') $$, 'works', 'the seller calls for offers');
select throws_ok(
  $$ select public.call_for_offers(tests.listing_id('house'), now() + interval '2 days', 'America/Chicago') $$, 'P0001',
  'You’re already calling for offers on this listing.'
);
select tests.holds('visitor', $$ select from calls_for_offers $$, 'rows', 'everyone sees the deadline');
select throws_ok(
  $$ select tests.offers('Ann', 'ann 3', 'house', jsonb_build_object('expires_at', now() + interval '2 days')) $$,
  'P0001', 'Your offer has to stay open until at least an hour after the deadline of the call for offers.'
);
select lives_ok($$ select tests.offers('Ann', 'ann 3', 'house') $$, 'a buyer makes a sealed offer');
select lives_ok($$ select tests.offers('Bob', 'bob', 'house', '{"price": 97000}') $$, 'and another');
select lives_ok($$ select tests.offers('Eve', 'eve', 'house', '{"price": 90000}') $$, 'and a third');
select tests.as_member('Cal');
select is((select count(*) from offers where state = 'sealed'), 3::bigint, 'the seller sees how many there are');
select is_empty('select from offer_versions where offer_id = tests.offer_id(''bob'')', 'but not their terms');
select is_empty($$ select from notifications
    where data::text ~ '97000|90000' or (data ->> 'step' = 'sealed' and data ? 'price') $$,
  'and no notification has an amount');
select lives_ok($$ select tests.answers('Bob', 'bob', 'revise', 1, '{"price": 98000}') $$, 'its buyer can improve it');
select lives_ok($$ select tests.answers('Eve', 'eve', 'withdraw') $$, 'or withdraw it');
select tests.holds('service', $$ public.advance_deals() $$, 'gives 0', 'nothing opens before the deadline');
select tests.as_owner();
update calls_for_offers set deadline = now() - interval '1 second' where state = 'running';
select tests.as_service();
select is(public.advance_deals(), 2, 'all open at the deadline');
select is(public.advance_deals(), 0, 'once');
select tests.as_member('Cal');
select set_eq($$ select v.price from offer_versions v join offers o on o.id = v.offer_id and o.version = v.version
    where o.state = 'open' and o.property_id = tests.listing_id('house') $$, array[95000::bigint, 98000],
  'now the seller reads the terms');
select is_empty('select from offer_versions where offer_id = tests.offer_id(''eve'')',
  'a sealed offer that was withdrawn stays sealed');
select is(tests.steps_of('Bob'), 'offer open', 'buyers hear that their offer is open');

-- Accepting -----------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Cal', $$ select tests.answers('Cal', 'bob', 'accept', 2) $$, 'works', 'the seller accepts'),
  ('Bob', $$ select stage from pipeline_cards where property_id = tests.listing_id('house') $$, 'gives under_contract',
    'also in the buyer''s pipeline'),
  ('Bob', $$ tests.steps_of('Ann') $$, 'gives offer counter, offer expire, offer open, offer other_accepted',
    'the other buyer is notified')
) as t (who, statement, outcome, rule);
select throws_ok($$ select tests.answers('Cal', 'ann 3', 'accept') $$, 'P0001',
  'This listing is already under contract.');
select tests.as_member('Cal');
select throws_ok($$ update properties set status = 'active' where id = tests.listing_id('house') $$, 'P0001',
  'This listing is under contract. Close or end the deal first.');
select throws_ok($$ delete from properties where id = tests.listing_id('house') $$, 'P0001',
  'This listing is under contract. Close or end the deal first.');
select lives_ok($$ select tests.answers('Cal', 'ann 3', 'back_up') $$, 'the seller keeps another as a backup');
select lives_ok($$ select tests.offers('Eve', 'eve 2', 'house') $$, 'more offers can come in');
select lives_ok($$ select tests.answers('Cal', 'eve 2', 'back_up') $$, 'and be kept');
select tests.holds('Eve', $$ select public.decline_other_offers(tests.listing_id('house')) $$, 'fails 42501',
    'only the seller declines the rest');

-- Falling through -----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select throws_ok($$ select public.end_deal(d.id, 'bored') from deals d $$, 'P0001', 'Choose a reason.');
select lives_ok($$ select public.end_deal(d.id, 'inspection', 'Foundation') from deals d $$, 'the deal falls through');
select is(
  (select stage from pipeline_cards where user_id = tests.user_id('Bob') and property_id = tests.listing_id('house')),
  'lost', 'and lost in the buyer''s pipeline'
);
select is(tests.steps_of('Ann'),
  'offer back_up, offer counter, offer expire, offer open, offer other_accepted, offer promote',
  'the backup''s buyer was notified at each step');
select lives_ok($$ select tests.answers('Cal', 'ann 3', 'accept') $$, 'the seller accepts the backup');

-- A seller's own terms ------------------------------------------------------------------------------------

select tests.offers('Bob', 'bob counter', 'jv', '{"jv_share_pct": 50}');
select tests.answers('Dee', 'bob counter', 'counter', 1, '{"jv_share_pct": 50, "price": 99000}');
select lives_ok($$ select tests.answers('Dee', 'bob counter', 'revise', 2, '{"jv_share_pct": 50, "price": 98000}') $$,
  'a seller changes their counteroffer');
select lives_ok($$ select tests.answers('Dee', 'bob counter', 'withdraw', 3) $$, 'and withdraws it');
select tests.as_member('Bob');
select is(
  (select array_agg(data ->> 'step' order by data ->> 'step') from notifications
    where data ->> 'offer_id' = tests.offer_id('bob counter')::text),
  array['counter', 'revise_counter', 'withdraw_counter'],
  'the buyer hears that it was the seller''s counteroffer'
);

-- Blocks and deletion -------------------------------------------------------------------------------------

select tests.as_member('Eve');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Eve'), tests.user_id('Cal'));
select is(tests.offer_line('eve 2'), 'canceled v1 buyer blocked', 'a block cancels offers between the two');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Eve'), tests.user_id('Dee'));
select is(tests.offer_line('eve jv'), 'canceled v1 buyer blocked', 'in either direction');
select throws_ok($$ select tests.offers('Eve', 'eve 3', 'house') $$, 'P0001', 'This listing isn’t open for offers.');
select lives_ok($$ select tests.offers('Bob', 'bob jv', 'jv', '{"jv_share_pct": 50}') $$,
  'an offer on another listing');
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Bob'), 'Spam', until => now() + interval '1 day');
select throws_ok($$ select tests.answers('Dee', 'bob jv', 'accept') $$, 'P0001',
  'This offer can’t be accepted at the moment.', 'a suspended buyer can neither withdraw it nor act in a deal');
select tests.as_member('Dee');
delete from properties where id = tests.listing_id('jv');
select is(tests.offer_line('bob jv'), 'canceled v1 buyer listing_deleted', 'deleting the listing cancels its offers');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.status('house'), 'active', 'the buyer''s deleted account ends the deal');
select is((select concat_ws(' ', buyer_id, buyer_name) from offers where id = tests.offer_id('ann 3')), 'Ann',
  'and leaves their name to the seller''s record');
select is_empty($$ select from offers o where o.buyer_name = 'Ann' and not exists (select from deals d where
    d.offer_id = o.id) $$, 'but not where there was no deal');
select isnt_empty($$ select from ledger_entries where offer_id = tests.offer_id('ann 3') $$, 'but the ledger stays');

-- The ledger ----------------------------------------------------------------------------------------------

select * from finish();
rollback;
