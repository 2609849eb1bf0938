-- Billing: what the card provider says is written down once, by the service alone; the tier follows from it, and so does the news.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

/* What the webhook would write down: a subscription of that member's customer, in that status. */
create function tests.subscription(who text, status text, change jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('customer_id', 'cus_' || lower(who), 'subscriptions', jsonb_build_array(jsonb_build_object(
    'subscription_id', 'sub_' || lower(who), 'status', status, 'price_id', 'price_closer_annual', 'current_period_start', 1800000000,
    'current_period_end', 1831536000, 'cancel_at_period_end', false, 'cancel_at', null, 'ended_at', null,
    'payment_method_brand', 'visa', 'payment_method_last4', '4242', 'created_at', 1800000000
  ) || change));
$$;
create function tests.order_of(who text, invoice text, status text, change jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('customer_id', 'cus_' || lower(who), 'orders', jsonb_build_array(jsonb_build_object(
    'invoice_id', invoice, 'subscription_id', 'sub_' || lower(who), 'number', 'C-1', 'status', status, 'amount_due_cents', 500000,
    'amount_paid_cents', case status when 'paid' then 500000 else 0 end, 'currency', 'usd', 'price_id', 'price_closer_annual',
    'description', '1 × Closer', 'period_start', 1800000000, 'period_end', 1831536000, 'payment_method_brand', 'visa',
    'payment_method_last4', '4242', 'hosted_invoice_url', 'https://pay.example/in', 'invoice_pdf', null, 'created_at', 1800000000,
    'paid_at', case status when 'paid' then 1800000060 end
  ) || change));
$$;
create sequence tests.tickets start 1000;
grant usage on sequence tests.tickets to service_role;
/* Applied with the next ticket, as the service. */
create function tests.applied(state jsonb) returns text language plpgsql as $$
declare
  outcome text;
begin
  perform tests.as_service();
  outcome := public.apply_billing(state, nextval('tests.tickets'));
  perform tests.as_owner();
  return outcome;
end;
$$;
create function tests.tier(who text) returns text language sql security definer as $$ select membership_tier from public.users where id = tests.user_id(who); $$;
create function tests.billing_of(who text) returns jsonb language sql security definer as $$
  select jsonb_build_array(
    (select jsonb_agg(to_jsonb(c)) from public.stripe_customers c where c.user_id = tests.user_id(who)),
    (select jsonb_agg(to_jsonb(s) order by s.subscription_id) from public.stripe_subscriptions s where s.user_id = tests.user_id(who)),
    (select jsonb_agg(to_jsonb(o) order by o.invoice_id) from public.stripe_orders o where o.user_id = tests.user_id(who)),
    (select jsonb_agg(to_jsonb(c) order by c.id) from public.stripe_checkouts c where c.user_id = tests.user_id(who)),
    tests.tier(who)
  );
$$;

-- Plans ------------------------------------------------------------------------------------------------------

select tests.as_visitor();
select results_eq(
  'select id, tier, name, amount, interval, mode, price_id, offered from membership_plans order by position',
  $$ values ('closer-annual', 'closer', 'Closer (Annual)', 5000::bigint, 'year', 'subscription', 'price_closer_annual', true),
            ('closer-quarterly', 'closer', 'Closer (Quarterly)', 1500::bigint, 'quarter', 'subscription', 'price_closer_quarterly', true) $$,
  'visitors read what a membership costs'
);
select tests.as_member('Closer');
select is((select count(*)::int from membership_plans), 2, 'members do');

-- Whose rows they are ------------------------------------------------------------------------------------------

select tests.as_service();
select is(save_customer(tests.user_id('Ann'), 'cus_ann'), 'cus_ann', 'a member becomes a customer');
select is(save_customer(tests.user_id('Ann'), 'cus_other'), 'cus_ann', 'once: the first one stays');
select throws_ok($$ select save_customer(tests.user_id('Bob'), 'cus_ann') $$, '23505', null, 'and is nobody else''s');
select throws_ok($$ select save_customer(tests.user_id('nobody'), 'cus_x') $$, '23503', null, 'an account that is gone is no customer');
select is(save_customer(tests.user_id(who), 'cus_' || lower(who)), 'cus_' || lower(who), who || ' is one') from unnest(array['Bob', 'Partner', 'Unconfirmed', 'Basic', 'Closer']) as who;
select is(claim_checkout(tests.user_id('Ann'), 'price_closer_annual', 'https://a.example/ok', 'https://a.example/no') ->> 'state', 'opening', 'wants to pay');
select lives_ok($$ select open_checkout((select id from stripe_checkouts), 'cs_ann', 'https://pay.example/1', now() + interval '1 day') $$, 'can');
select is(
  apply_billing(tests.subscription('Ann', 'active') || tests.order_of('Ann', 'in_1', 'paid') || '{"checkouts": [{"session_id": "cs_ann", "status": "complete"}]}', 10),
  'applied', 'and does'
);

select tests.as_member('Ann');
select results_eq(
  'select customer_id, subscription_id, subscription_status, price_id, current_period_start, current_period_end, cancel_at_period_end, payment_method_brand, payment_method_last4 from stripe_user_subscriptions',
  $$ values ('cus_ann', 'sub_ann', 'active', 'price_closer_annual', 1800000000::bigint, 1831536000::bigint, false, 'visa', '4242') $$, 'a member sees their subscription'
);
select results_eq(
  'select invoice_id, number, status, amount_due_cents, amount_paid_cents, currency, plan, period_end, paid_at, created_at, payment_method_last4, hosted_invoice_url from stripe_orders',
  $$ values ('in_1', 'C-1', 'paid', 500000::bigint, 500000::bigint, 'usd', 'Closer (Annual)', to_timestamp(1831536000), to_timestamp(1800000060), to_timestamp(1800000000), '4242', 'https://pay.example/in') $$,
  'their payments, by the name of the plan'
);
select results_eq('select session_id, status, closed_at is not null from stripe_checkouts', $$ values ('cs_ann', 'complete', true) $$, 'their checkouts');
select results_eq('select customer_id from stripe_customers', array['cus_ann'], 'their customer');
select is(tests.tier('Ann'), 'closer', 'and has what they have paid for');

select tests.as_owner();
create function tests.seen() returns text language sql as $$
  select concat_ws(' ', (select count(*) from public.stripe_customers where customer_id = 'cus_ann'), (select count(*) from public.stripe_subscriptions),
    (select count(*) from public.stripe_orders), (select count(*) from public.stripe_checkouts), (select count(*) from public.stripe_user_subscriptions));
$$;
select tests.as_member('Ann');
select is(tests.seen(), '1 1 1 1 1', 'all of it is there');
select tests.as_member('Bob');
select is(tests.seen(), '0 0 0 0 0', 'others see none of it');
select tests.as_member('Staff');
select is(tests.seen(), '0 0 0 0 0', 'staff neither');
select tests.as_service();
select is((select count(*)::int from stripe_user_subscriptions), 0, 'nobody in particular has no subscription of their own');
select tests.as_visitor();
select throws_ok('select from ' || name, '42501', null, 'nor do visitors: ' || name)
from unnest(array['stripe_customers', 'stripe_subscriptions', 'stripe_orders', 'stripe_checkouts', 'stripe_user_subscriptions', 'private.stripe_events']) as name;

-- What members write: nothing --------------------------------------------------------------------------------------

select tests.as_owner();
create temp table before as select tests.billing_of('Ann') as ann, tests.billing_of('Bob') as bob;
grant select on before to anon, authenticated;
create temp table attempts as select * from (values
  ($$ update users set membership_tier = 'partner' where id = auth.uid() $$),
  ($$ insert into membership_plans (id, tier, name, description, amount, interval, position, price_id, product_id) values ('mine', 'closer', 'Mine', 'x', 1, 'year', 3, 'price_mine', 'prod_mine') $$),
  ($$ update membership_plans set amount = 1 $$),
  ($$ delete from membership_plans $$),
  ($$ insert into stripe_customers (user_id, customer_id) values (auth.uid(), 'cus_mine') $$),
  ($$ update stripe_customers set customer_id = 'cus_mine' $$),
  ($$ delete from stripe_customers $$),
  ($$ insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, created_at) values ('sub_mine', auth.uid(), 'cus_mine', 'active', 'price_closer_annual', now()) $$),
  ($$ update stripe_subscriptions set status = 'active' $$),
  ($$ delete from stripe_subscriptions $$),
  ($$ insert into stripe_orders (invoice_id, user_id, customer_id, status, amount_due_cents, amount_paid_cents, currency, created_at) values ('in_mine', auth.uid(), 'cus_mine', 'paid', 1, 1, 'usd', now()) $$),
  ($$ update stripe_orders set status = 'paid' $$),
  ($$ delete from stripe_orders $$),
  ($$ insert into stripe_checkouts (user_id, price_id, success_url, cancel_url) values (auth.uid(), 'price_closer_annual', 'x', 'x') $$),
  ($$ update stripe_checkouts set status = 'complete' $$),
  ($$ delete from stripe_checkouts $$),
  ($$ insert into private.stripe_events (id, type, payload) values ('evt_mine', 'x', '{}') $$),
  ($$ select from private.stripe_events $$),
  ($$ update private.stripe_events set handled_at = null $$),
  ($$ select nextval('private.billing_tickets') $$),
  ($$ select save_customer(auth.uid(), 'cus_mine') $$),
  ($$ select save_customer(tests.user_id('Ann'), 'cus_mine') $$),
  ($$ select claim_checkout(auth.uid(), 'price_closer_annual', 'x', 'x') $$),
  ($$ select claim_checkout(tests.user_id('Ann'), 'price_closer_annual', 'x', 'x') $$),
  ($$ select open_checkout(gen_random_uuid(), 'cs_x', 'x', now()) $$),
  ($$ select drop_checkout(gen_random_uuid()) $$),
  ($$ select close_checkout('cs_ann', 'complete') $$),
  ($$ select receive_event('{"id": "evt_mine", "type": "customer.subscription.updated"}') $$),
  ($$ select apply_billing(tests.subscription('Bob', 'active'), 1000) $$),
  ($$ select apply_billing('{}', 1, 'evt_1') $$),
  ($$ select fail_event('evt_1', 'x') $$),
  ($$ select private.notify_of_membership(auth.uid(), 'started', 'x', now()) $$),
  ($$ select private.is_always_mailed('membership', '{}') $$)
) as list (attempt);
grant select on attempts to anon, authenticated;
select tests.as_member('Bob');
select throws_ok(attempt, '42501', null, 'not by a member: ' || attempt) from attempts;
select throws_ok($$ insert into stripe_user_subscriptions (subscription_id) values ('sub_mine') $$, '55000', null, 'nor in the place where the app reads');
select tests.as_member('Ann');
select throws_ok(attempt, '42501', null, 'nor by who has a subscription: ' || attempt) from attempts;
select tests.as_member('Staff');
select throws_ok(attempt, '42501', null, 'nor by staff: ' || attempt) from attempts;
select tests.as_visitor();
select throws_ok(attempt, '42501', null, 'nor by a visitor: ' || attempt) from attempts where attempt not like '%update users%';
select tests.as_owner();
select is(tests.billing_of('Ann'), (select ann from before), 'after all of which Ann''s rows are as they were');
select is(tests.billing_of('Bob'), (select bob from before), 'and Bob''s, who is no paid member');

-- The tier ---------------------------------------------------------------------------------------------------------

select is(tests.applied(tests.subscription('Bob', status)) || ': ' || tests.tier('Bob'), 'applied: ' || tier, status || ' makes ' || tier) from (values
  (1, 'incomplete', 'free'), (2, 'trialing', 'closer'), (3, 'active', 'closer'), (4, 'past_due', 'free'), (5, 'active', 'closer'), (6, 'unpaid', 'free'),
  (7, 'paused', 'free'), (8, 'active', 'closer'), (9, 'canceled', 'free'), (10, 'incomplete_expired', 'free'), (11, 'of_tomorrow', 'free'), (12, 'active', 'closer')
) as states (number, status, tier);
select is(tests.applied(tests.subscription('Bob', 'active', '{"price_id": "price_unknown"}')) || ': ' || tests.tier('Bob'), 'applied: free', 'a price of no plan gives nothing');
select is(tests.applied(tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}')) || ': ' || tests.tier('Bob'), 'applied: closer', 'that of the other plan does');
update membership_plans set offered = false where id = 'closer-quarterly';
select is(tests.applied(tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly", "payment_method_last4": "1111"}')) || ': ' || tests.tier('Bob'), 'applied: closer', 'also once it is not offered any more');
update membership_plans set offered = true;
select is(tests.applied(tests.subscription('Bob', 'active', '{"subscription_id": "sub_bob2"}')) || ': ' || tests.tier('Bob'), 'applied: closer', 'of two');
select is(tests.applied(tests.subscription('Bob', 'canceled')) || ': ' || tests.tier('Bob'), 'applied: closer', 'one is enough');
select is(tests.applied(tests.subscription('Bob', 'past_due', '{"subscription_id": "sub_bob2"}')) || ': ' || tests.tier('Bob'), 'applied: free', 'none is not');
delete from stripe_subscriptions where user_id = tests.user_id('Bob');
update users set membership_tier = 'closer' where id = tests.user_id('Bob');
insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, created_at) values ('sub_bob', tests.user_id('Bob'), 'cus_bob', 'past_due', now());
select is(tests.tier('Bob'), 'free', 'a paid tier that nothing pays for goes');
update stripe_subscriptions set status = 'active', price_id = 'price_closer_annual' where user_id = tests.user_id('Bob');
delete from stripe_subscriptions where user_id = tests.user_id('Bob');
select is(tests.tier('Bob'), 'free', 'also with a row that is removed');

select is(tests.applied(tests.subscription('Partner', status)) || ': ' || tests.tier('Partner'), 'applied: partner', 'a partner stays one: ' || status)
from unnest(array['active', 'past_due', 'canceled']) as status;
select is(tests.applied(tests.subscription('Basic', 'active')) || ': ' || tests.tier('Basic'), 'applied: closer', 'another tier becomes that of the plan');
select is(tests.applied(tests.subscription('Basic', 'canceled')) || ': ' || tests.tier('Basic'), 'applied: free', 'and free after it');
select is(tests.tier('Closer'), 'closer', 'whom staff made a closer stays one without a subscription');
select is(tests.applied(tests.subscription('Closer', status)) || ': ' || tests.tier('Closer'), 'applied: closer', 'and with one that never began: ' || status)
from unnest(array['incomplete', 'incomplete_expired']) as status;
select tests.create_listing('closers', 'Closer');
select is((select jv_share_pct from properties where id = tests.listing_id('closers')), 0, 'their listings carry no JV requirement');
select is(tests.applied(tests.subscription('Closer', 'active')), 'applied', 'while it runs');
select is(tests.applied(tests.subscription('Closer', 'canceled')), 'applied', 'until it ends');
select is((select jv_share_pct from properties where id = tests.listing_id('closers')), 50, 'then they do, at once');
select tests.as_owner();
select is(tests.tier('Closer'), 'free', 'a closer made by staff, too, is free after a subscription');
update users set membership_tier = 'closer' where id = tests.user_id('Closer');
select is(tests.applied(tests.subscription('Closer', 'canceled', '{"payment_method_last4": "0005"}')) || ': ' || tests.tier('Closer'), 'applied: closer',
  'whom staff make one again stays one when the ended subscription is written again');

select is(tests.applied(tests.subscription('Closer', 'active', '{"subscription_id": "sub_runs"}')) || ': ' || tests.tier('Closer'), 'applied: closer', 'a subscription runs');
update users set membership_tier = 'partner' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'partner', 'staff make its member a partner');
update users set membership_tier = 'free' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'closer', 'and take that back: what is paid for stays');
delete from stripe_subscriptions where subscription_id = 'sub_runs';
select is(tests.tier('Closer'), 'free', 'as long as it runs');
update users set membership_tier = 'closer' where id = tests.user_id('Closer');

-- Which subscription counts -----------------------------------------------------------------------------------------

select is(tests.applied(tests.subscription('Closer', 'canceled', '{"subscription_id": "sub_b", "created_at": 1900000000}')), 'applied', 'of those that ended');
select tests.as_member('Closer');
select results_eq('select subscription_id from stripe_user_subscriptions', array['sub_b'], 'the newest counts');
select is(tests.applied(tests.subscription('Closer', 'past_due', '{"subscription_id": "sub_c", "created_at": 1700000000}')), 'applied', 'one that waits for its payment');
select tests.as_member('Closer');
select results_eq('select subscription_id from stripe_user_subscriptions', array['sub_c'], 'counts before them');
select is(tests.applied(tests.subscription('Closer', 'trialing', '{"subscription_id": "sub_d", "created_at": 1600000000}')), 'applied', 'and one that runs');
select tests.as_member('Closer');
select results_eq('select subscription_id from stripe_user_subscriptions', array['sub_d'], 'before all');
select is(tests.applied(tests.subscription('Closer', 'trialing', '{"subscription_id": "sub_d", "created_at": 1600000000, "cancel_at_period_end": true, "cancel_at": 1810000000}')),
  'applied', 'one that ends within its period');
select tests.as_member('Closer');
select results_eq('select current_period_end from stripe_user_subscriptions', array[1810000000::bigint], 'runs to its end');
select is(tests.applied(tests.subscription('Closer', 'trialing', '{"subscription_id": "sub_d", "created_at": 1600000000, "cancel_at": 1900000000}')), 'applied', 'one that ends later');
select tests.as_member('Closer');
select results_eq('select current_period_end from stripe_user_subscriptions', array[1831536000::bigint], 'is renewed before');

-- Checkout ---------------------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user(name) from unnest(array['Payer', 'Other']) as name;
create function tests.claimed(who text, price text default 'annual', success text default 'https://a.example/ok') returns text language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.as_service();
  answer := public.claim_checkout(tests.user_id(who), 'price_closer_' || price, success, 'https://a.example/no');
  perform tests.as_owner();
  return concat_ws(' ', answer ->> 'state', answer ->> 'session_id', answer ->> 'url', 'instead of ' || (answer ->> 'expire'));
exception when others then
  perform tests.as_owner();
  return sqlstate || ' ' || sqlerrm;
end;
$$;
create function tests.under_way(who text) returns uuid language sql as $$
  select id from public.stripe_checkouts where user_id = tests.user_id(who) and status in ('opening', 'open');
$$;
create function tests.opened(who text, session text, lasting interval default '1 day', checkout uuid default null) returns text language plpgsql as $$
begin
  perform public.open_checkout(coalesce(checkout, tests.under_way(who)), session, 'https://pay.example/' || session, clock_timestamp() + lasting);
  return 'opened';
exception when others then
  return sqlstate || ' ' || sqlerrm;
end;
$$;
create function tests.minutes_later(minutes integer) returns void language sql as $$
  update public.stripe_checkouts set created_at = created_at - minutes * interval '1 minute', closed_at = closed_at - minutes * interval '1 minute',
    expires_at = expires_at - minutes * interval '1 minute' where user_id = tests.user_id('Payer');
$$;
select is(tests.claimed('Payer', 'of_dreams'), '22023 Not a price that is offered', 'nobody pays for what there is not');
update membership_plans set offered = false where id = 'closer-quarterly';
select is(tests.claimed('Payer', 'quarterly'), '22023 Not a price that is offered', 'nor for what is not offered');
update membership_plans set offered = true;
select is(tests.claimed('nobody'), '22023 Not a member', 'nobody is no member');
select is(tests.claimed('Partner'), 'P0001 Your Partner membership includes everything.', 'a partner has nothing to buy');
select is(tests.claimed('Ann'), 'P0001 You already have a membership. Change it under Billing.', 'nor has who has a membership');
select is(tests.claimed('Ann', 'quarterly'), 'P0001 You already have a membership. Change it under Billing.', 'of either plan');
select is(tests.applied(tests.subscription('Ann', status)) || ', ' || tests.claimed('Ann'), 'applied, P0001 You already have a membership. Change it under Billing.', 'also one that is ' || status)
from unnest(array['past_due', 'unpaid', 'paused', 'trialing']) as status;
select is(tests.claimed('Basic'), 'opening', 'whose membership has ended may');
select is_empty($$ select from stripe_checkouts where user_id in (tests.user_id('Partner'), tests.user_id('nobody'), tests.user_id('Payer')) $$, 'a refusal leaves nothing');

select is(tests.claimed('Payer'), 'opening', 'a first click opens a checkout');
create temp table first as select tests.under_way('Payer') as id;
select is(tests.claimed('Payer'), 'opening', 'a second');
select is(tests.under_way('Payer'), (select id from first), 'the same one');
select is(tests.claimed('Payer', 'quarterly'), 'busy', 'another plan waits meanwhile');
select is(tests.claimed('Payer', success => 'https://a.example/other'), 'busy', 'and so does another way back');
select is(tests.opened('Payer', 'cs_1'), 'opened', 'then it can be paid');
select is(tests.opened('Payer', 'cs_1', checkout => (select id from first)), 'opened', 'opened twice, it is the same');
select is(tests.opened('Payer', 'cs_x', checkout => (select id from first)), 'P0001 Another checkout was started meanwhile. Please try again.', 'but no other session is');
select is(tests.claimed('Payer'), 'open cs_1 https://pay.example/cs_1', 'and a third click leads there');
select throws_ok(
  $$ insert into stripe_checkouts (user_id, price_id, success_url, cancel_url) values (tests.user_id('Payer'), 'x', 'x', 'x') $$, '23505', null, 'there is never a second one under way'
);
select is(tests.claimed('Payer', 'quarterly'), 'opening instead of cs_1', 'for another plan it is expired first');
select is(tests.claimed('Payer', 'quarterly'), 'opening instead of cs_1', 'however often it is asked');
select lives_ok($$ select drop_checkout(tests.under_way('Payer')) $$, 'even if that fails');
select is(tests.claimed('Payer', 'quarterly'), 'opening instead of cs_1', 'and is tried again');
select tests.minutes_later(2);
select is(tests.claimed('Payer', 'annual'), 'opening instead of cs_1', 'or given up for good');
select is(tests.opened('Payer', 'cs_2'), 'opened', 'until it is done');
select is(tests.claimed('Payer', success => 'https://a.example/other'), 'opening instead of cs_2', 'then there is one to expire, no more');
select is(tests.opened('Payer', 'cs_3', '4 minutes'), 'opened', 'one that soon ends');
select is(tests.claimed('Payer', success => 'https://a.example/other'), 'opening instead of cs_3', 'is not handed out again');
select is(tests.opened('Payer', 'cs_4'), 'opened', 'but replaced');
select tests.minutes_later(60 * 24);
select is(tests.claimed('Payer', success => 'https://a.example/other'), 'opening', 'and one that has ended needs no expiring');
create temp table late as select tests.under_way('Payer') as id;
select tests.minutes_later(2);
select is(tests.claimed('Payer', 'quarterly'), 'opening', 'who waits for a session a minute in vain starts again');
select is(tests.opened('Payer', 'cs_late', checkout => (select id from late)), 'P0001 Another checkout was started meanwhile. Please try again.', 'and what comes too late cannot be paid');
select is(tests.opened('Payer', 'cs_5'), 'opened', 'besides what came');
select tests.as_service();
select throws_ok($$ select close_checkout('cs_5', 'open') $$, '22023', null, 'a checkout ends in two ways');
select throws_ok($$ select close_checkout('cs_5', null) $$, '22023', null, 'and no other');
select lives_ok($$ select close_checkout('cs_unknown', 'complete') $$, 'of one that is not known nothing happens');
select lives_ok($$ select close_checkout('cs_5', 'expired') $$, 'it expires');
select tests.as_owner();
select results_eq($$ select status, closed_at is not null from stripe_checkouts where session_id = 'cs_5' $$, $$ values ('expired', true) $$, 'for good');
select is(tests.claimed('Payer', 'quarterly'), 'opening', 'after which there is nothing to expire');
select is(tests.opened('Payer', 'cs_6'), 'opened', 'a new one');
select is(tests.claimed('Payer'), 'opening instead of cs_6', 'that is given up');
select tests.as_service();
select lives_ok($$ select close_checkout('cs_6', 'complete') $$, 'may turn out to be paid');
select lives_ok($$ select close_checkout('cs_6', 'expired') $$, 'and stays so');
select tests.as_owner();
select results_eq($$ select status from stripe_checkouts where session_id = 'cs_6' $$, array['complete'], 'whatever is heard later');
select is(tests.claimed('Payer'), 'P0001 Your payment is being confirmed. Please wait a moment.', 'who has just paid does not pay again');
select tests.minutes_later(11);
select is(tests.claimed('Payer'), 'opening', 'unless nothing comes of it');
select tests.as_service();
select save_customer(tests.user_id('Payer'), 'cus_payer');
select is(apply_billing('{"customer_id": "cus_ann", "checkouts": [{"session_id": "cs_6", "status": "expired"}]}', 1), 'nothing new', 'nobody closes another''s');
select is(apply_billing('{"customer_id": "cus_payer", "checkouts": [{"session_id": "cs_6", "status": "expired"}, {"session_id": "cs_5", "status": "expired"}, {"session_id": "cs_4", "status": "open"}]}', 1), 'nothing new', 'what is known already is no change');
select is(apply_billing(tests.subscription('Payer', 'canceled') || '{"checkouts": [{"session_id": "cs_2", "status": "complete"}]}', 1), 'applied', 'what was expired here and paid there, was paid');
select tests.as_owner();
select tests.minutes_later(2);
select is(tests.claimed('Payer', 'quarterly'), 'opening', 'and what came of it and ended is no reason to wait');

-- Which payment it led to.
select is(tests.applied('{"customer_id": "cus_payer", "checkouts": [{"session_id": "cs_6", "status": "complete", "invoice_id": "in_6"}]}'), 'applied', 'what was only known to be paid');
select is(tests.applied('{"customer_id": "cus_payer", "checkouts": [{"session_id": "cs_6", "status": "complete", "invoice_id": "in_7"}, {"session_id": "cs_2", "status": "expired", "invoice_id": "in_7"}]}'), 'nothing new', 'once');
select is(tests.applied('{"customer_id": "cus_payer", "checkouts": [{"session_id": "cs_3", "status": "complete", "invoice_id": "in_3"}]}'), 'applied', 'or is heard of with its payment');
select results_eq($$ select session_id, invoice_id, closed_at < clock_timestamp() - interval '10 minutes' from stripe_checkouts where invoice_id is not null order by 1 $$,
  $$ values ('cs_3', 'in_3', false), ('cs_6', 'in_6', true) $$, 'names its invoice, and was closed when it was');

-- The provider loses a customer.
select tests.as_service();
select is(replace_customer(tests.user_id('Payer'), 'cus_payer', 'cus_again'), 'cus_again', 'a customer that is gone is replaced');
select is(replace_customer(tests.user_id('Payer'), 'cus_payer', 'cus_third'), 'cus_again', 'by the first that comes');
select is(replace_customer(tests.user_id('nobody'), 'cus_payer', 'cus_third'), null, 'an account that is gone has none');
select lives_ok($$ select claim_portal(tests.user_id('Payer')) from generate_series(1, 50) $$, 'the portal opens fifty times in an hour');
select throws_ok($$ select claim_portal(tests.user_id('Payer')) $$, 'P0001', 'You have opened Billing 50 times within an hour. Please wait a little.', 'and no more');
select tests.as_member('Ann');
select throws_ok($$ select replace_customer(tests.user_id('Ann'), 'cus_ann', 'cus_x') $$, '42501', null, 'members replace no customer');
select throws_ok($$ select claim_portal(tests.user_id('Bob')) $$, '42501', null, 'and spend nobody''s visits');
select tests.as_owner();

insert into stripe_checkouts (user_id, price_id, success_url, cancel_url, status)
select tests.user_id('Other'), 'price_closer_annual', 'x', 'x', 'expired' from generate_series(1, 49);
select is(tests.claimed('Other'), 'opening', 'fifty in an hour');
select drop_checkout(tests.under_way('Other'));
select is(tests.claimed('Other'), 'P0001 You have opened 50 payment pages within an hour. Please wait a little.', 'and no more');
update stripe_checkouts set created_at = created_at - interval '61 minutes' where user_id = tests.user_id('Other');
select is(tests.claimed('Other'), 'opening', 'until the hour is over');

-- Events ------------------------------------------------------------------------------------------------------------

select tests.as_owner();
-- Tickets begin anew.
update stripe_subscriptions set ticket = 10 where subscription_id = 'sub_ann';
create function tests.event(id text, customer text default 'cus_ann', type text default 'customer.subscription.updated') returns jsonb language sql as $$
  select jsonb_build_object('id', id, 'type', type, 'created', 1800000000, 'data', jsonb_build_object('object', jsonb_build_object('object', 'subscription', 'customer', customer)));
$$;
create function tests.event_row(event text) returns text language sql security definer as $$
  select concat_ws(' ', e.customer_id, e.deliveries, case when e.handled_at is null then 'waits' end, e.outcome, e.last_error) from private.stripe_events e where e.id = event;
$$;
select tests.as_service();
select is(receive_event(tests.event('evt_1')) -> 'handled', 'false', 'an event is new');
select is(receive_event(tests.event('evt_1')) -> 'handled', 'false', 'and stays so');
select lives_ok($$ select fail_event('evt_1', 'no answer') $$, 'while it cannot be handled');
select is(tests.event_row('evt_1'), 'cus_ann 2 waits no answer', 'which is written down');
select ok((receive_event(tests.event('evt_2')) ->> 'ticket')::bigint < (receive_event(tests.event('evt_1')) ->> 'ticket')::bigint, 'whoever asks later has a higher ticket');
select is(apply_billing(tests.subscription('Ann', 'canceled'), 20, 'evt_1'), 'applied', 'then it is handled');
select is(tests.event_row('evt_1'), 'cus_ann 3 applied', 'as is written down');
select lives_ok($$ select fail_event('evt_1', 'late complaint') $$, 'for good');
select is(tests.event_row('evt_1'), 'cus_ann 3 applied', 'whatever fails later');
select is(receive_event(tests.event('evt_1')) -> 'handled', 'true', 'the next delivery is told');
select is(apply_billing(tests.subscription('Ann', 'active'), 30, 'evt_1'), 'repeated', 'and does nothing');
select is(tests.tier('Ann'), 'free', 'whatever it brings');
select is(apply_billing(tests.subscription('Ann', 'active'), 19, 'evt_2'), 'nothing new', 'what was fetched before does not come after');
select is(tests.tier('Ann') || ' ' || tests.event_row('evt_2'), 'free cus_ann 1 nothing new', 'though it is handled');
select is(apply_billing(tests.subscription('Ann', 'active'), 20), 'nothing new', 'nor what was fetched with the same ticket');
select is(apply_billing(tests.order_of('Ann', 'in_1', 'open'), 10), 'nothing new', 'payments alike');
select is(apply_billing(tests.subscription('Ann', 'active', '{"price_id": null}') || tests.order_of('Ann', 'in_1', 'void', '{"price_id": "price_other"}'), 21), 'applied', 'what was fetched after does');
select tests.as_member('Ann');
select results_eq('select status, plan from stripe_orders', $$ values ('void', 'Closer (Annual)') $$, 'what it was for stays as it was then');
select tests.as_service();
select is(apply_billing(tests.order_of('Ann', 'in_other', 'paid', '{"price_id": "price_other"}'), 22), 'applied', 'a price of no plan');
select is((select plan from stripe_orders where invoice_id = 'in_other'), '1 × Closer', 'is called what the provider calls it');
select is(apply_billing(tests.subscription('Bob', 'active', '{"subscription_id": "sub_ann"}'), 99), 'nothing new', 'a subscription changes no hands');
select is(receive_event(tests.event('evt_3', 'cus_stranger', 'customer.subscription.created')) -> 'handled', 'false', 'an event about a stranger');
select is(apply_billing(tests.subscription('Stranger', 'active'), 40, 'evt_3'), 'not ours', 'is not ours');
select is(tests.event_row('evt_3'), '1 not ours', 'it is kept, once');
select is(receive_event(tests.event('evt_3', 'cus_stranger')) -> 'handled', 'true', 'as handled');
select is((select payload ? 'data' from private.stripe_events where id = 'evt_3'), false, 'without a word about them');
select is(receive_event('{"id": "evt_4", "type": "balance.available", "data": {"object": {"object": "balance", "available": []}}}') -> 'handled', 'false', 'an event of a kind that means nothing here');
select is(apply_billing('{}', 41, 'evt_4'), 'kept', 'is kept');
select is((select payload #>> '{data,object,object}' from private.stripe_events where id = 'evt_4'), 'balance', 'whole');
select is(receive_event('{"id": "evt_5", "type": "customer.updated", "data": {"object": {"object": "customer", "id": "cus_ann"}}}') -> 'handled', 'false', 'one about the customer');
select is(receive_event('{"id": "evt_6", "type": "invoice.paid", "data": {"object": {"object": "invoice", "customer": {"object": "customer", "id": "cus_ann"}}}}') -> 'handled', 'false', 'or that has all of the customer in it');
select is(receive_event('{"id": "evt_8", "type": "payment_method.detached", "data": {"object": {"object": "payment_method", "customer": null}, "previous_attributes": {"customer": "cus_ann"}}}') -> 'handled', 'false', 'or that was theirs');
select is(tests.event_row('evt_5') || ', ' || tests.event_row('evt_6') || ', ' || tests.event_row('evt_8'), 'cus_ann 1 waits, cus_ann 1 waits, cus_ann 1 waits', 'is about that customer');
select is(apply_billing(tests.subscription('Ann', 'active', '{"price_id": null}'), 22, 'evt_none'), 'applied', 'an event that went meanwhile stops nothing');
select throws_ok(format('select receive_event(%L)', event), '22023', null, 'no event: ' || event) from unnest(array['{}', '{"id": "evt_7"}', '{"type": "x"}', '{"id": "", "type": "x"}', '[]', 'null']) as event;
select throws_ok($$ select apply_billing('{}', null, 'evt_5') $$, '22023', null, 'a state without a ticket is none');
select throws_ok(
  $$ select apply_billing(tests.order_of('Ann', 'in_9', 'paid', '{"currency": null}') || tests.subscription('Ann', 'past_due'), 50, 'evt_5') $$, '23502', null, 'all of a state is written, or nothing'
);
select is(tests.event_row('evt_5') || (select status from stripe_subscriptions where subscription_id = 'sub_ann'), 'cus_ann 1 waitsactive', 'and then the event waits');
select throws_ok($$ select apply_billing(tests.subscription('Ann', 'active', '{"payment_method_last4": "4242424242424242"}'), 51) $$, '23514', null, 'nothing like a card''s number is taken');

-- Live ----------------------------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.heard(who text) returns text language plpgsql as $$
declare
  words text;
begin
  select string_agg(distinct payload ->> 'changed', ', ' order by payload ->> 'changed') into words from realtime.messages where topic = 'member:' || tests.user_id(who);
  delete from realtime.messages;
  return coalesce(words, '');
end;
$$;
delete from stripe_subscriptions where user_id = tests.user_id('Ann');
delete from realtime.messages;
select is(tests.applied(tests.subscription('Ann', 'active')) || ': ' || tests.heard('Ann'), 'applied: membership, notifications', 'a subscription is told live');
select is(tests.applied(tests.subscription('Ann', 'active')) || ': ' || tests.heard('Ann'), 'applied: ', 'the same again is not');
select is(tests.applied(tests.subscription('Ann', 'active', '{"payment_method_last4": "1111"}')) || ': ' || tests.heard('Ann'), 'applied: membership', 'another card is');
select is(tests.applied(tests.order_of('Ann', 'in_live', 'open')) || ': ' || tests.heard('Ann'), 'applied: membership', 'a payment is');
update users set membership_tier = 'pro' where id = tests.user_id('Other');
select is(tests.heard('Other'), 'membership', 'and a tier that staff gave');
select tests.claimed('Other');
select is(tests.claimed('Other') || ': ' || tests.heard('Other'), 'opening: ', 'a claim says nothing');
update users set bio = 'Hi' where id = tests.user_id('Other');
select is(tests.heard('Other'), '', 'nor does the rest of a profile');

-- News ----------------------------------------------------------------------------------------------------------------

create function tests.news(who text) returns text language plpgsql as $$
declare
  told text;
begin
  select string_agg(concat_ws(' ', n.data ->> 'event', n.data ->> 'plan', (n.data ->> 'date')::timestamptz at time zone 'utc'), ', ' order by n.data ->> 'event') into told
  from public.notifications n where n.user_id = tests.user_id(who) and n.kind = 'membership';
  delete from public.notifications;
  return coalesce(told, '');
end;
$$;
create function tests.mailed(who text) returns text language plpgsql as $$
declare
  told text;
begin
  select string_agg(q.data ->> 'event', ', ' order by q.data ->> 'event') into told from private.mail_queue q where q.user_id = tests.user_id(who);
  delete from private.mail_queue;
  return coalesce(told, '');
end;
$$;
select is((select position from notification_kinds where kind = 'membership'), 57, 'there is a kind for it');
delete from stripe_subscriptions;
delete from stripe_orders;
delete from notifications;
delete from private.mail_queue;
create temp table story (number integer, what text, state jsonb, news text, mail text);
insert into story values
  (1, 'an attempt', tests.subscription('Bob', 'incomplete'), '', ''),
  (2, 'a start', tests.subscription('Bob', 'active'), 'started Closer (Annual) 2028-01-15 08:00:00', 'started'),
  (3, 'its payment', tests.order_of('Bob', 'in_1', 'paid'), '', ''),
  (4, 'the same again', tests.subscription('Bob', 'active') || tests.order_of('Bob', 'in_1', 'paid'), '', ''),
  (5, 'an end that is set', tests.subscription('Bob', 'active', '{"cancel_at_period_end": true}'), 'canceling Closer (Annual) 2028-01-15 08:00:00', ''),
  (6, 'as a date', tests.subscription('Bob', 'active', '{"cancel_at_period_end": true, "cancel_at": 1831536000}'), '', ''),
  (7, 'and taken back', tests.subscription('Bob', 'active'), 'resumed Closer (Annual) 2028-01-15 08:00:00', ''),
  (8, 'set again on that day', tests.subscription('Bob', 'active', '{"cancel_at": 1820000000}'), 'canceling Closer (Annual) 2027-09-03 19:33:20', ''),
  (9, 'and taken back again', tests.subscription('Bob', 'active'), 'resumed Closer (Annual) 2028-01-15 08:00:00', ''),
  (10, 'a new period before its payment', tests.subscription('Bob', 'active', '{"current_period_start": 1831536000, "current_period_end": 1863072000}') || tests.order_of('Bob', 'in_2', 'open', '{"created_at": 1831536000}'), '', ''),
  (11, 'which fails', tests.subscription('Bob', 'past_due', '{"current_period_start": 1831536000, "current_period_end": 1863072000}'), 'payment_failed Closer (Annual) 2029-01-14 08:00:00', 'payment_failed'),
  (12, 'and fails', tests.subscription('Bob', 'unpaid', '{"current_period_start": 1831536000, "current_period_end": 1863072000}'), '', ''),
  (13, 'and is made', tests.subscription('Bob', 'active', '{"current_period_start": 1831536000, "current_period_end": 1863072000}') || tests.order_of('Bob', 'in_2', 'paid', '{"created_at": 1831536000, "period_end": 1863072000}'), 'renewed Closer (Annual) 2029-01-14 08:00:00', ''),
  (14, 'another plan', tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}') || tests.order_of('Bob', 'in_3', 'paid', '{"created_at": 1840000000, "price_id": "price_closer_quarterly"}'), 'started Closer (Quarterly) 2028-01-15 08:00:00', 'started'),
  (15, 'no rest', tests.subscription('Bob', 'paused', '{"price_id": "price_closer_quarterly"}'), '', ''),
  (16, 'but its end', tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}'), 'resumed Closer (Quarterly) 2028-01-15 08:00:00', ''),
  (17, 'the end', tests.subscription('Bob', 'canceled', '{"price_id": "price_closer_quarterly", "ended_at": 1850000000}'), 'ended Closer (Quarterly) 2028-08-16 00:53:20', 'ended'),
  (18, 'and no more', tests.subscription('Bob', 'canceled', '{"price_id": "price_unknown", "ended_at": 1850000000}'), '', ''),
  (19, 'one that fails from the start', tests.subscription('Bob', 'past_due', '{"subscription_id": "sub_2", "price_id": "price_unknown"}'), 'payment_failed 2028-01-15 08:00:00', 'payment_failed'),
  (20, 'one that was over before it was heard of', tests.subscription('Bob', 'canceled', '{"subscription_id": "sub_3"}'), '', ''),
  (21, 'an attempt that came to nothing', tests.subscription('Bob', 'incomplete', '{"subscription_id": "sub_4"}'), '', ''),
  (22, 'in the end', tests.subscription('Bob', 'canceled', '{"subscription_id": "sub_4"}'), '', '');
select is(tests.applied(state) || ' ' || tests.news('Bob') || ' | ' || tests.mailed('Bob'), 'applied ' || news || ' | ' || mail, 'news of ' || what) from story order by number;

-- As the settings say, but for what is owed.
insert into notification_settings (user_id, kind, in_app, mail) values (tests.user_id('Ann'), 'membership', false, true);
select is(tests.applied(tests.subscription('Ann', 'active')), 'applied', 'who wants mail alone');
select is(tests.applied(tests.subscription('Ann', 'active', '{"cancel_at_period_end": true}')), 'applied', 'of everything');
select is(tests.news('Ann') || '|' || tests.mailed('Ann'), '|canceling, started', 'gets it, once each');
update notification_settings set in_app = true where user_id = tests.user_id('Ann');
select is(tests.applied(tests.subscription('Ann', 'active')), 'applied', 'who wants both');
select is(tests.applied(tests.subscription('Ann', 'canceled', '{"ended_at": 1831536000}')), 'applied', 'gets');
select tests.as_member('Ann');
update notification_settings set mail = false;
select tests.as_owner();
select is(tests.news('Ann') || '|' || tests.mailed('Ann'), 'ended Closer (Annual) 2028-01-15 08:00:00, resumed Closer (Annual) 2028-01-15 08:00:00|ended', 'and who wants no more mail, only what is owed');
select is(tests.applied(tests.subscription('Unconfirmed', 'active')) || tests.mailed('Unconfirmed'), 'applied', 'no mail goes to an address that is not confirmed');
select is(tests.news('Unconfirmed'), 'started Closer (Annual) 2028-01-15 08:00:00', 'the app tells');

-- What becomes of it ------------------------------------------------------------------------------------------------------

select tests.as_member('Ann');
create temp table own as select export_my_data() as data;
select results_eq(
  $$ select data #>> '{billing_customer,customer_id}', data #>> '{subscriptions,0,status}', jsonb_array_length(data -> 'orders'), data #>> '{checkouts,0,session_id}', jsonb_array_length(data -> 'checkouts') from own $$,
  $$ values ('cus_ann', 'canceled', 0, 'cs_ann', 1) $$, 'a member downloads what is kept of their payments'
);
select is_empty($$ select from own where data::text ~ 'cus_(bob|basic|payer)|sub_bob|cs_[0-9]' $$, 'and nobody else''s');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.billing_of('Ann'), '[null, null, null, null, null]', 'with the account all of it goes');
select is_empty($$ select from private.stripe_events where customer_id = 'cus_ann' or payload::text like '%cus_ann%' $$, 'the events too');
select results_eq('select id from private.stripe_events order by id', array['evt_3', 'evt_4'], 'those that were nobody''s stay');
select is(tests.applied(tests.subscription('Ann', 'active')), 'not ours', 'and what comes later is nobody''s');
select isnt_empty($$ select from stripe_subscriptions where user_id = tests.user_id('Bob') $$, 'others keep theirs');

select * from finish();
rollback;
