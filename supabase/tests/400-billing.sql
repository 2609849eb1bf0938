-- Billing: Stripe's state is recorded once, by the service role only. The tier and the notifications follow from it.
begin;
\ir helpers.psql
select tests.create_cast();

/* What the webhook would apply: a subscription of the member's customer with a status. */
create function tests.subscription(who text, status text, change jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object(
    'customer_id', 'cus_' || lower(who),
    'subscriptions', jsonb_build_array(
      jsonb_build_object(
        'subscription_id', 'sub_' || lower(who), 'status', status, 'price_id', 'price_closer_annual',
        'current_period_start', 1800000000, 'current_period_end', 1831536000, 'cancel_at_period_end', false,
        'cancel_at', null, 'ended_at', null, 'payment_method_brand', 'visa', 'payment_method_last4', '4242',
        'created_at', 1800000000
      ) || change
    )
  );
$$;
create function tests.order_of(
  who text, invoice text, status text, change jsonb default '{}'
) returns jsonb language sql as $$
  select jsonb_build_object(
    'customer_id', 'cus_' || lower(who),
    'orders', jsonb_build_array(
      jsonb_build_object(
        'invoice_id', invoice, 'subscription_id', 'sub_' || lower(who), 'number', 'C-1', 'status', status,
        'amount_due_cents', 500000, 'amount_paid_cents', case status when 'paid' then 500000 else 0 end,
        'currency', 'usd', 'price_id', 'price_closer_annual', 'description', '1 × Closer', 'period_start', 1800000000,
        'period_end', 1831536000, 'payment_method_brand', 'visa', 'payment_method_last4', '4242',
        'hosted_invoice_url', 'https://pay.example/in', 'invoice_pdf', null, 'created_at', 1800000000,
        'paid_at', case status when 'paid' then 1800000060 end
      ) || change
    )
  );
$$;
create sequence tests.tickets start 1000;
grant usage on sequence tests.tickets to service_role;
/* Applies a state with the next ticket, as the service role. */
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
create function tests.tier(who text) returns text language sql security definer as $$
  select membership_tier
  from public.users
  where id = tests.user_id(who);
$$;

-- Plans -------------------------------------------------------------------------------------------

select tests.as_visitor();
select results_eq(
  'select id, tier, name, amount, interval, mode, price_id, offered from membership_plans order by position',
  $$
    values
      ('closer-annual', 'closer', 'Closer (Annual)', 5000::bigint, 'year', 'subscription', 'price_closer_annual', true),
      (
        'closer-quarterly', 'closer', 'Closer (Quarterly)', 1500::bigint, 'quarter', 'subscription',
        'price_closer_quarterly', true
      )
  $$,
  'a visitor can read the plans and prices'
);
select tests.as_member('Closer');

-- Who can read billing data -----------------------------------------------------------------------

select tests.as_service();
select tests.holds(statement, outcome, rule) from (values
  ($$ save_customer(tests.user_id('Ann'), 'cus_ann') $$, 'gives cus_ann',
    'the service role can save a member''s customer'),
  ($$ save_customer(tests.user_id('Ann'), 'cus_other') $$, 'gives cus_ann', 'a member keeps their first customer'),
  ($$ select save_customer(tests.user_id('Bob'), 'cus_ann') $$, 'fails 23505',
    'a customer can''t belong to two members')
) as t (statement, outcome, rule);
select is(save_customer(tests.user_id(who), 'cus_' || lower(who)), 'cus_' || lower(who), who || ' gets a customer')
from unnest(array['Bob', 'Partner', 'Unconfirmed', 'Basic', 'Closer']) as who;
select tests.holds(statement, outcome, rule) from (values
  ($$ claim_checkout(tests.user_id('Ann'), 'price_closer_annual', 'https://a.example/ok', 'https://a.example/no') ->>
      'state' $$, 'gives opening', 'the service role can claim a checkout'),
  ($$ select open_checkout((select id from stripe_checkouts), 'cs_ann', 'https://pay.example/1', now() +
      interval '1 day') $$, 'works', 'the service role can open a claimed checkout'),
  ($$ apply_billing(tests.subscription('Ann', 'active') || tests.order_of('Ann', 'in_1', 'paid') ||
      '{"checkouts": [{"session_id": "cs_ann", "status": "complete"}]}', 10) $$, 'gives applied',
    'the service role can apply a paid subscription')
) as t (statement, outcome, rule);

select tests.holds('Ann', $$ select customer_id, subscription_id, subscription_status, price_id, current_period_start,
      current_period_end, cancel_at_period_end, payment_method_brand, payment_method_last4 from
      stripe_user_subscriptions $$,
    'gives (cus_ann,sub_ann,active,price_closer_annual,1800000000,1831536000,f,visa,4242)',
    'a member can read their own subscription');
select results_eq(
  $$
    select invoice_id, number, status, amount_due_cents, amount_paid_cents, currency, plan, period_end, paid_at,
      created_at, payment_method_last4, hosted_invoice_url
    from stripe_orders
  $$,
  $$
    values (
      'in_1', 'C-1', 'paid', 500000::bigint, 500000::bigint, 'usd', 'Closer (Annual)', to_timestamp(1831536000),
      to_timestamp(1800000060), to_timestamp(1800000000), '4242', 'https://pay.example/in'
    )
  $$,
  'a member can read their own orders with the plan''s name'
);
select results_eq('select session_id, status, closed_at is not null from stripe_checkouts',
  $$ values ('cs_ann', 'complete', true) $$, 'a member can read their own checkouts');
select results_eq('select customer_id from stripe_customers', array['cus_ann'], 'a member can read their own customer');
select is(tests.tier('Ann'), 'closer', 'a paid subscription sets the tier');

select tests.as_owner();
create function tests.visible_rows() returns text language sql as $$
  select concat_ws(
    ' ', (select count(*) from public.stripe_customers where customer_id = 'cus_ann'),
    (select count(*) from public.stripe_subscriptions), (select count(*) from public.stripe_orders),
    (select count(*) from public.stripe_checkouts), (select count(*) from public.stripe_user_subscriptions)
  );
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.visible_rows() $$, 'gives 1 1 1 1 1', 'a member can read all of their billing rows'),
  ('service', $$ select count(*)::int from stripe_user_subscriptions $$, 'gives 0',
    'the service role has no subscription of its own in the view')
) as t (who, statement, outcome, rule);

-- No one can write billing data through the API ---------------------------------------------------

-- 900-hygiene.sql lists the tables and functions that members can write to and call.
select tests.holds('Bob', $$ select nextval('private.billing_tickets') $$,
  'fails 42501', 'a member can''t take a ticket');
select tests.as_owner();

-- Tiers -------------------------------------------------------------------------------------------

select is(tests.applied(tests.subscription('Bob', status)) || ': ' || tests.tier('Bob'), 'applied: ' || tier,
  status || ' sets the tier to ' || tier)
from (values
  (1, 'incomplete', 'free'), (2, 'trialing', 'closer'), (3, 'active', 'closer'), (4, 'past_due', 'closer'),
  (5, 'active', 'closer'), (6, 'unpaid', 'free'), (7, 'paused', 'free'), (8, 'active', 'closer'),
  (9, 'canceled', 'free'), (10, 'incomplete_expired', 'free'), (11, 'of_tomorrow', 'free'), (12, 'active', 'closer')
) as states (number, status, tier);
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.applied(tests.subscription('Bob', 'active', '{"price_id": "price_unknown"}')) || ': ' ||
      tests.tier('Bob') $$, 'gives applied: free', 'a price without a plan sets the tier to free'),
  ($$ update membership_plans set offered = false where id = 'closer-quarterly' $$, null, null),
  ($$ update membership_plans set offered = true $$, null, null),
  ($$ tests.applied(tests.subscription('Bob', 'active', '{"subscription_id": "sub_bob2"}')) || ': ' ||
      tests.tier('Bob') $$, 'gives applied: closer', 'a second active subscription is applied'),
  ($$ tests.applied(tests.subscription('Bob', 'canceled')) || ': ' || tests.tier('Bob') $$, 'gives applied: closer',
    'one active subscription out of two is enough'),
  ($$ tests.applied(tests.subscription('Bob', 'past_due', '{"subscription_id": "sub_bob2"}')) || ': ' ||
      tests.tier('Bob') $$, 'gives applied: closer', 'a declined renewal keeps the plan while Stripe retries'),
  ($$ tests.applied(tests.subscription('Bob', 'past_due', '{"subscription_id": "sub_bob2", "gave_up": true}')) ||
      ': ' || tests.tier('Bob') $$, 'gives applied: free', 'its last try ends it, even if Stripe leaves it past due'),
  ($$ tests.applied(tests.subscription('Bob', 'past_due', '{"subscription_id": "sub_bob2"}') ||
      tests.order_of('Bob', 'in_old', 'open',
        '{"subscription_id": "sub_bob2", "created_at": 1799000000}')) || ': ' || tests.tier('Bob') $$,
    'gives applied: free', 'a later period doesn''t bring it back while an earlier one is unpaid'),
  ($$ tests.applied(tests.order_of('Bob', 'in_old', 'void',
      '{"subscription_id": "sub_bob2", "created_at": 1799000000}')) || ': ' || tests.tier('Bob') $$,
    'gives applied: closer', 'unless nothing is due for it'),
  ($$ tests.applied(tests.subscription('Bob', 'unpaid', '{"subscription_id": "sub_bob2"}')) || ': ' ||
      tests.tier('Bob') $$, 'gives applied: free', 'without a running subscription the tier is free'),
  ($$ delete from stripe_subscriptions where user_id = tests.user_id('Bob') $$, null, null),
  ($$ insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, created_at) values
      ('sub_bob', tests.user_id('Bob'), 'cus_bob', 'active', 'price_closer_annual', now()) $$, null, null),
  ($$ tests.tier('Bob') $$, 'gives closer', 'an inserted subscription sets the tier'),
  ($$ delete from stripe_subscriptions where user_id = tests.user_id('Bob') $$, null, null),
  ($$ tests.tier('Bob') $$, 'gives free', 'deleting the last subscription sets the tier to free')
) as t (statement, outcome, rule);
select is_empty(format('select tier from granted_tiers where user_id = %L', tests.user_id('Bob')),
  'a paid tier is never recorded as granted');

-- Granted tiers: the effective tier is the higher of what is granted and what is paid for
select is(tests.applied(tests.subscription('Partner', status)) || ': ' || tests.tier('Partner'), 'applied: partner',
  'a partner keeps their tier when a subscription is ' || status)
from unnest(array['active', 'past_due', 'canceled']) as status;
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.applied(tests.subscription('Basic', 'active')) || ': ' || tests.tier('Basic') $$, 'gives applied: closer',
    'a subscription is above the basic tier'),
  ($$ tests.applied(tests.subscription('Basic', 'canceled')) || ': ' || tests.tier('Basic') $$, 'gives applied: basic',
    'after a subscription the granted tier applies again')
) as t (statement, outcome, rule);
select is(tests.applied(tests.subscription('Closer', status)) || ': ' || tests.tier('Closer'), 'applied: closer',
  'a granted closer stays closer when a subscription is ' || status)
from unnest(array['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']) as status;

select tests.create_listing('closers', 'Closer');
select tests.holds(statement, outcome, rule) from (values
  ($$ select jv_share_pct from properties where id = tests.listing_id('closers') $$, 'gives 0',
    'a closer member''s listing has no JV share'),
  ($$ tests.applied(tests.subscription('Closer', 'active', '{"subscription_id": "sub_runs"}')) $$, 'gives applied',
    'a granted closer subscribes as well')
) as t (statement, outcome, rule);
update users set membership_tier = 'free' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'closer', 'a tier that is being paid for stays when staff take theirs back');
select is_empty(format('select tier from granted_tiers where user_id = %L', tests.user_id('Closer')),
  'the grant itself is gone');
update users set membership_tier = 'partner' where id = tests.user_id('Closer');
update users set membership_tier = 'pro' where id = tests.user_id('Closer');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.tier('Closer') $$, 'gives closer', 'a granted tier below the paid one waits'),
  ($$ tests.applied(tests.subscription('Closer', 'canceled', '{"subscription_id": "sub_runs"}')) || ': ' ||
      tests.tier('Closer') $$, 'gives applied: pro', 'and applies when the subscription ends')
) as t (statement, outcome, rule);
update users set membership_tier = 'free' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'free', 'without a subscription or a grant the tier is free');
select tests.holds($$ select jv_share_pct from properties where id = tests.listing_id('closers') $$, 'gives 50',
    'the JV share returns with the free tier');
insert into granted_tiers (user_id, tier) values (tests.user_id('Closer'), 'partner');
update granted_tiers set tier = 'closer' where user_id = tests.user_id('Closer');
delete from granted_tiers where user_id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'free', 'and taken back');
update users set membership_tier = 'closer' where id = tests.user_id('Closer');

-- Who can read grants; no one can write them through the API (above)
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update users set membership_tier = 'closer', title = 'Buyer' where id = auth.uid() $$, 'works',
    'a subscriber can send their tier unchanged'),
  ('Ann', $$ select tier from granted_tiers $$, 'no rows', 'which grants them nothing, and others'' grants are hidden'),
  ('Partner', $$ select tier from granted_tiers $$, 'gives partner', 'a member can read their own grant')
) as t (who, statement, outcome, rule);
select tests.as_member('Staff');
select cmp_ok((select count(*)::int from granted_tiers), '>', 2, 'staff can read all grants');

-- Which subscription is shown ---------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.applied(tests.subscription('Closer', 'canceled',
      '{"subscription_id": "sub_b", "created_at": 1900000000}')) $$, 'gives applied',
    'a newer canceled subscription is applied'),
  ('Closer', $$ tests.applied(tests.subscription('Closer', 'past_due',
      '{"subscription_id": "sub_c", "created_at": 1700000000}')) $$, 'gives applied',
    'a past-due subscription is applied'),
  ('Closer', $$ select subscription_id from stripe_user_subscriptions $$, 'gives sub_c',
    'a past-due subscription is shown before canceled ones'),
  ('Closer', $$ tests.applied(tests.subscription('Closer', 'trialing',
      '{"subscription_id": "sub_d", "created_at": 1600000000}')) $$, 'gives applied',
    'a trialing subscription is applied'),
  ('Closer', $$ select subscription_id from stripe_user_subscriptions $$, 'gives sub_d',
    'a trialing subscription is shown before all others')
) as t (who, statement, outcome, rule);
select is(
  tests.applied(
    tests.subscription(
      'Closer', 'trialing',
      '{"subscription_id": "sub_d", "created_at": 1600000000, "cancel_at_period_end": true, "cancel_at": 1810000000}'
    )
  ),
  'applied', 'a subscription canceled within its period is applied'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select current_period_end from stripe_user_subscriptions $$, 'gives 1810000000',
    'its period ends when it''s canceled'),
  ('Closer', $$ tests.applied(tests.subscription('Closer', 'trialing',
      '{"subscription_id": "sub_d", "created_at": 1600000000, "cancel_at": 1900000000}')) $$, 'gives applied',
    'a subscription canceled after its period is applied'),
  ('Closer', $$ select current_period_end from stripe_user_subscriptions $$, 'gives 1831536000',
    'its period ends with the renewal')
) as t (who, statement, outcome, rule);

-- Checkout ----------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user(name) from unnest(array['Payer', 'Other']) as name;
create function tests.claimed(
  who text, price text default 'annual', success text default 'https://a.example/ok'
) returns text language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.as_service();
  answer := public.claim_checkout(tests.user_id(who), 'price_closer_' || price, success, 'https://a.example/no');
  perform tests.as_owner();
  return concat_ws(
    ' ', answer ->> 'state', answer ->> 'session_id', answer ->> 'url', 'instead of ' || (answer ->> 'expire')
  );
exception when others then
  perform tests.as_owner();
  return sqlstate || ' ' || sqlerrm;
end;
$$;
create function tests.current_checkout(who text) returns uuid language sql as $$
  select id from public.stripe_checkouts where user_id = tests.user_id(who) and status in ('opening', 'open');
$$;
create function tests.opened(
  who text, session text, lasting interval default '1 day', checkout uuid default null
) returns text language plpgsql as $$
begin
  perform public.open_checkout(
    coalesce(checkout, tests.current_checkout(who)), session, 'https://pay.example/' || session,
    clock_timestamp() + lasting
  );
  return 'opened';
exception when others then
  return sqlstate || ' ' || sqlerrm;
end;
$$;
create function tests.minutes_later(minutes integer) returns void language sql as $$
  update public.stripe_checkouts
  set created_at = created_at - minutes * interval '1 minute', closed_at = closed_at - minutes * interval '1 minute',
    expires_at = expires_at - minutes * interval '1 minute'
  where user_id = tests.user_id('Payer');
$$;
select is(tests.claimed('Payer', 'of_dreams'), '22023 Not a price that is offered', 'an unknown price is rejected');
update membership_plans set offered = false where id = 'closer-quarterly';
select tests.holds($$ tests.claimed('Payer', 'quarterly') $$, 'gives 22023 Not a price that is offered',
    'a price that isn''t offered is rejected');
update membership_plans set offered = true;
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.claimed('nobody') $$, 'gives 22023 Not a member', 'an unknown member is rejected'),
  ($$ tests.claimed('Ann') $$, 'gives P0001 You already have a membership. Change it under Billing.',
    'a member with a membership can''t claim a checkout')
) as t (statement, outcome, rule);
select is(tests.applied(tests.subscription('Ann', status)) || ', ' || tests.claimed('Ann'),
  'applied, P0001 You already have a membership. Change it under Billing.',
  'a member can''t claim a checkout when their subscription is ' || status)
from unnest(array['past_due', 'unpaid', 'paused', 'trialing']) as status;
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.claimed('Basic') $$, 'gives opening', 'a member whose membership ended can claim a checkout'),
  ($$ tests.claimed('Payer') $$, 'gives opening', 'a first claim starts opening a checkout')
) as t (statement, outcome, rule);
create temp table first as select tests.current_checkout('Payer') as id;
select is(tests.current_checkout('Payer'), (select id from first), 'a second claim reuses the checkout');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.claimed('Payer', 'quarterly') $$, 'gives busy', 'a claim for another plan has to wait'),
  ($$ tests.claimed('Payer', success => 'https://a.example/other') $$, 'gives busy',
    'a claim with another return URL has to wait'),
  ($$ tests.opened('Payer', 'cs_1') $$, 'gives opened', 'a claimed checkout can be opened'),
  ($$ tests.opened('Payer', 'cs_1', checkout => (select id from first)) $$, 'gives opened',
    'opening the same session twice succeeds'),
  ($$ tests.opened('Payer', 'cs_x', checkout => (select id from first)) $$,
    'gives P0001 Another checkout was started. Please try again.', 'opening another session is rejected'),
  ($$ tests.claimed('Payer') $$, 'gives open cs_1 https://pay.example/cs_1', 'a third claim returns the open session'),
  ($$ insert into stripe_checkouts (user_id, price_id, success_url, cancel_url) values (tests.user_id('Payer'), 'x',
      'x', 'x') $$, 'fails 23505', 'a member can''t have two checkouts in progress'),
  ($$ tests.claimed('Payer', 'quarterly') $$, 'gives opening instead of cs_1',
    'a claim for another plan expires the open session'),
  ($$ tests.claimed('Payer', 'quarterly') $$, 'gives opening instead of cs_1',
    'repeating that claim still expires the open session'),
  ($$ select drop_checkout(tests.current_checkout('Payer')) $$, 'works', 'a claimed checkout can be dropped'),
  ($$ tests.claimed('Payer', 'quarterly') $$, 'gives opening instead of cs_1',
    'after dropping, a new claim still expires the open session'),
  ($$ select tests.minutes_later(2) $$, null, null),
  ($$ tests.claimed('Payer', 'annual') $$, 'gives opening instead of cs_1',
    'the earlier session still has to be expired by a later claim'),
  ($$ tests.opened('Payer', 'cs_2') $$, 'gives opened', 'the replacement session can be opened'),
  ($$ tests.claimed('Payer', success => 'https://a.example/other') $$, 'gives opening instead of cs_2',
    'a claim with another return URL expires only the latest session'),
  ($$ tests.opened('Payer', 'cs_3', '4 minutes') $$, 'gives opened',
    'a session that expires in 4 minutes can be opened'),
  ($$ tests.claimed('Payer', success => 'https://a.example/other') $$, 'gives opening instead of cs_3',
    'a session about to expire isn''t returned'),
  ($$ tests.opened('Payer', 'cs_4') $$, 'gives opened', 'a session about to expire is replaced'),
  ($$ select tests.minutes_later(60 * 24) $$, null, null),
  ($$ tests.claimed('Payer', success => 'https://a.example/other') $$, 'gives opening',
    'an expired session doesn''t need to be expired')
) as t (statement, outcome, rule);
create temp table late as select tests.current_checkout('Payer') as id;
select tests.minutes_later(2);
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ tests.claimed('Payer', 'quarterly') $$, 'gives opening',
    'a claim that got no session within a minute can be repeated'),
  (null, $$ tests.opened('Payer', 'cs_late', checkout => (select id from late)) $$,
    'gives P0001 Another checkout was started. Please try again.', 'a session that arrives late is rejected'),
  (null, $$ tests.opened('Payer', 'cs_5') $$, 'gives opened', 'the current claim can be opened'),
  ('service', $$ select close_checkout('cs_5', 'open') $$, 'fails 22023', 'a checkout can''t be closed as open'),
  ('service', $$ select close_checkout('cs_5', null) $$, 'fails 22023', 'a checkout can''t be closed as null'),
  ('service', $$ select close_checkout('cs_unknown', 'complete') $$, 'works',
    'closing an unknown session doesn''t fail'),
  ('service', $$ select close_checkout('cs_5', 'expired') $$, 'works', 'a session can be closed as expired'),
  ('owner', $$ select status, closed_at is not null from stripe_checkouts where session_id = 'cs_5' $$,
    'gives (expired,t)', 'an expired session has a closing time'),
  ('owner', $$ tests.claimed('Payer', 'quarterly') $$, 'gives opening',
    'a claim after an expired session has nothing to expire'),
  (null, $$ tests.opened('Payer', 'cs_6') $$, 'gives opened', 'the next session can be opened'),
  (null, $$ tests.claimed('Payer') $$, 'gives opening instead of cs_6',
    'a claim for another plan expires that session'),
  ('service', $$ select close_checkout('cs_6', 'complete') $$, 'works',
    'a session being expired can be closed as complete'),
  ('owner', $$ select status from stripe_checkouts where session_id = 'cs_6' $$, 'gives complete',
    'a complete session stays complete'),
  ('owner', $$ tests.claimed('Payer') $$, 'gives P0001 Your payment is being confirmed. Please wait a moment.',
    'a member who just paid can''t claim a checkout'),
  (null, $$ select tests.minutes_later(11) $$, null, null),
  (null, $$ tests.claimed('Payer') $$, 'gives opening',
    'a member whose payment had no effect can claim again after 10 minutes')
) as t (who, statement, outcome, rule);
select tests.as_service();
select save_customer(tests.user_id('Payer'), 'cus_payer');
select is(apply_billing('{"customer_id": "cus_ann", "checkouts": [{"session_id": "cs_6", "status": "expired"}]}', 1),
  'nothing new', 'a checkout of another customer isn''t closed');
select is(
  apply_billing(
    '{
      "customer_id": "cus_payer",
      "checkouts": [
        {"session_id": "cs_6", "status": "expired"}, {"session_id": "cs_5", "status": "expired"},
        {"session_id": "cs_4", "status": "open"}
      ]
    }',
    1
  ),
  'nothing new', 'known checkout states change nothing'
);
select tests.holds($$ apply_billing(tests.subscription('Payer', 'canceled') ||
      '{"checkouts": [{"session_id": "cs_2", "status": "complete"}]}', 1) $$, 'gives applied',
    'a checkout expired here but paid at Stripe becomes complete');
select tests.as_owner();
select tests.minutes_later(2);
select tests.holds($$ tests.claimed('Payer', 'quarterly') $$, 'gives opening',
    'a member whose new subscription has ended can claim immediately');

-- The invoice a checkout led to
select is(
  tests.applied(
    '{"customer_id": "cus_payer", "checkouts": [{"session_id": "cs_6", "status": "complete", "invoice_id": "in_6"}]}'
  ),
  'applied', 'a complete checkout gets its invoice'
);
select is(
  tests.applied(
    '{
      "customer_id": "cus_payer",
      "checkouts": [
        {"session_id": "cs_6", "status": "complete", "invoice_id": "in_7"},
        {"session_id": "cs_2", "status": "expired", "invoice_id": "in_7"}
      ]
    }'
  ),
  'nothing new', 'a checkout keeps its first invoice'
);
select is(
  tests.applied(
    '{"customer_id": "cus_payer", "checkouts": [{"session_id": "cs_3", "status": "complete", "invoice_id": "in_3"}]}'
  ),
  'applied', 'a checkout can be completed together with its invoice'
);
select tests.holds($$ select session_id, invoice_id, closed_at < clock_timestamp() - interval '10 minutes' from
      stripe_checkouts where invoice_id is not null order by 1 $$,
    'gives (cs_3,in_3,f) (cs_6,in_6,t)', 'a checkout with an invoice keeps its closing time');

-- Stripe no longer has the customer
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ replace_customer(tests.user_id('Payer'), 'cus_payer', 'cus_again') $$, 'gives cus_again',
    'a missing customer is replaced'),
  ('service', $$ replace_customer(tests.user_id('Payer'), 'cus_payer', 'cus_third') $$, 'gives cus_again',
    'a replaced customer isn''t replaced again'),
  ('service', $$ replace_customer(tests.user_id('nobody'), 'cus_payer', 'cus_third') $$, 'gives null',
    'a deleted account has no customer to replace'),
  ('service', $$ select record_portal_visit(tests.user_id('Payer')) from generate_series(1, 50) $$, 'works',
    'the billing portal can be opened 50 times in an hour'),
  ('service', $$ select record_portal_visit(tests.user_id('Payer')) $$, 'fails: You can open 50 billing pages an hour.',
    'the billing portal can''t be opened a 51st time in an hour')
) as t (who, statement, outcome, rule);
select tests.as_owner();

insert into stripe_checkouts (user_id, price_id, success_url, cancel_url, status)
select tests.user_id('Other'), 'price_closer_annual', 'x', 'x', 'expired' from generate_series(1, 49);
select is(tests.claimed('Other'), 'opening', 'a member can open 50 checkouts in an hour');
select drop_checkout(tests.current_checkout('Other'));
select tests.holds($$ tests.claimed('Other') $$,
    'gives P0001 You’ve opened 50 payment pages in an hour. Please wait a while.',
    'a member can''t open a 51st checkout in an hour');
update stripe_checkouts set created_at = created_at - interval '61 minutes' where user_id = tests.user_id('Other');
select is(tests.claimed('Other'), 'opening', 'the limit on checkouts resets after an hour');

-- Webhook events ----------------------------------------------------------------------------------

select tests.as_owner();
-- Start over with low ticket numbers.
update stripe_subscriptions set ticket = 10 where subscription_id = 'sub_ann';
create function tests.event(
  id text, customer text default 'cus_ann', type text default 'customer.subscription.updated'
) returns jsonb language sql as $$
  select jsonb_build_object(
    'id', id, 'type', type, 'created', 1800000000,
    'data', jsonb_build_object('object', jsonb_build_object('object', 'subscription', 'customer', customer))
  );
$$;
create function tests.event_row(event text) returns text language sql security definer as $$
  select concat_ws(
    ' ', e.customer_id, e.deliveries, case when e.handled_at is null then 'unhandled' end, e.outcome, e.last_error
  )
  from private.stripe_events e
  where e.id = event;
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ receive_event(tests.event('evt_1')) -> 'handled' $$, 'gives false', 'a new event isn''t handled'),
  ('service', $$ receive_event(tests.event('evt_1')) -> 'handled' $$, 'gives false',
    'an event received again isn''t handled'),
  ('service', $$ select fail_event('evt_1', 'no answer') $$, 'works', 'an event can be marked as failed'),
  ('service', $$ tests.event_row('evt_1') $$, 'gives cus_ann 2 unhandled no answer',
    'a failed event keeps its error and deliveries'),
  ('service', $$ (receive_event(tests.event('evt_2')) ->> 'ticket')::bigint < (receive_event(tests.event('evt_1')) ->>
      'ticket')::bigint $$, 'gives true', 'a later delivery gets a higher ticket'),
  ('service', $$ apply_billing(tests.subscription('Ann', 'canceled'), 20, 'evt_1') $$, 'gives applied',
    'an event can be applied after failing'),
  ('service', $$ tests.event_row('evt_1') $$, 'gives cus_ann 3 applied', 'an applied event keeps its outcome'),
  ('service', $$ select fail_event('evt_1', 'late complaint') $$, 'works',
    'marking an applied event as failed doesn''t raise an error'),
  ('service', $$ tests.event_row('evt_1') $$, 'gives cus_ann 3 applied', 'an applied event stays applied'),
  ('service', $$ receive_event(tests.event('evt_1')) -> 'handled' $$, 'gives true',
    'an event received after it was applied is handled'),
  ('service', $$ apply_billing(tests.subscription('Ann', 'active'), 30, 'evt_1') $$, 'gives repeated',
    'applying the same event twice does nothing'),
  ('service', $$ apply_billing(tests.subscription('Ann', 'active'), 19, 'evt_2') $$, 'gives nothing new',
    'an older ticket doesn''t change newer state'),
  ('service', $$ tests.tier('Ann') || ' ' || tests.event_row('evt_2') $$, 'gives free cus_ann 1 nothing new',
    'an event with older state is handled without an effect'),
  ('service', $$ apply_billing(tests.subscription('Ann', 'active', '{"price_id": null}') || tests.order_of('Ann',
      'in_1', 'void', '{"price_id": "price_other"}'), 21) $$, 'gives applied',
    'a newer ticket changes subscriptions and orders'),
  ('Ann', $$ select status, plan from stripe_orders $$, 'gives (void,"Closer (Annual)")',
    'an order keeps the plan it was for'),
  ('service', $$ apply_billing(tests.order_of('Ann', 'in_other', 'paid', '{"price_id": "price_other"}'), 22) $$,
    'gives applied', 'an order with an unknown price is applied'),
  ('service', $$ select plan from stripe_orders where invoice_id = 'in_other' $$, 'gives 1 × Closer',
    'an order with an unknown price has Stripe''s description'),
  ('service', $$ apply_billing(tests.subscription('Bob', 'active', '{"subscription_id": "sub_ann"}'), 99) $$,
    'gives nothing new', 'a subscription can''t move to another customer'),
  ('service', $$ receive_event(tests.event('evt_3', 'cus_stranger', 'customer.subscription.created')) -> 'handled' $$,
    'gives false', 'an event of an unknown customer is received'),
  ('service', $$ apply_billing(tests.subscription('Stranger', 'active'), 40, 'evt_3') $$, 'gives not ours',
    'an event of an unknown customer isn''t ours'),
  ('service', $$ tests.event_row('evt_3') $$, 'gives 1 not ours', 'an event of an unknown customer is recorded once'),
  ('service', $$ receive_event(tests.event('evt_3', 'cus_stranger')) -> 'handled' $$, 'gives true',
    'an event of an unknown customer is handled'),
  ('service', $$ select payload ? 'data' from private.stripe_events where id = 'evt_3' $$, 'gives false',
    'an event of an unknown customer is recorded without its data')
) as t (who, statement, outcome, rule);
select is(
  receive_event(
    '{"id": "evt_4", "type": "balance.available", "data": {"object": {"object": "balance", "available": []}}}'
  ) -> 'handled',
  'false', 'an event of an irrelevant type is received'
);
select is(apply_billing('{}', 41, 'evt_4'), 'kept', 'an event of an irrelevant type is kept');
select tests.holds($$ select payload #>> '{data,object,object}' from private.stripe_events where id = 'evt_4' $$,
    'gives balance', 'an event of an irrelevant type keeps its data');
select is(
  receive_event(
    '{"id": "evt_5", "type": "customer.updated", "data": {"object": {"object": "customer", "id": "cus_ann"}}}'
  ) -> 'handled',
  'false', 'an event about a customer is received'
);
select is(
  receive_event(
    '{
      "id": "evt_6", "type": "invoice.paid",
      "data": {"object": {"object": "invoice", "customer": {"object": "customer", "id": "cus_ann"}}}
    }'
  ) -> 'handled',
  'false', 'an event with an expanded customer is received'
);
select is(
  receive_event(
    '{
      "id": "evt_8", "type": "payment_method.detached",
      "data": {"object": {"object": "payment_method", "customer": null}, "previous_attributes": {"customer": "cus_ann"}}
    }'
  ) -> 'handled',
  'false', 'an event with a previous customer is received'
);
select tests.holds($$ tests.event_row('evt_5') || ', ' || tests.event_row('evt_6') || ', ' ||
    tests.event_row('evt_8') $$,
    'gives cus_ann 1 unhandled, cus_ann 1 unhandled, cus_ann 1 unhandled',
    'each of these events belongs to the customer');
select throws_ok(format('select receive_event(%L)', event), '22023', null, 'invalid event: ' || event)
from unnest(array['{}', '{"id": "evt_7"}', '{"type": "x"}', '{"id": "", "type": "x"}', '[]', 'null']) as event;
select tests.holds(statement, outcome, rule) from (values
  ($$ select apply_billing('{}', null, 'evt_5') $$, 'fails 22023', 'a state without a ticket is rejected'),
  ($$ select apply_billing(tests.order_of('Ann', 'in_9', 'paid', '{"currency": null}') || tests.subscription('Ann',
      'past_due'), 50, 'evt_5') $$, 'fails 23502', 'an invalid part rejects the whole state'),
  ($$ tests.event_row('evt_5') || (select status from stripe_subscriptions where subscription_id = 'sub_ann') $$,
    'gives cus_ann 1 unhandledactive', 'a rejected state leaves the event unhandled and the subscription unchanged'),
  ($$ select apply_billing(tests.subscription('Ann', 'active', '{"payment_method_last4": "4242424242424242"}'), 51) $$,
    'fails 23514', 'a full card number is rejected')
) as t (statement, outcome, rule);

-- Realtime ----------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.broadcasts_to(who text) returns text language plpgsql as $$
declare
  words text;
begin
  select string_agg(distinct payload ->> 'changed', ', ' order by payload ->> 'changed') into words
  from realtime.messages
  where topic = 'member:' || tests.user_id(who);
  delete from realtime.messages;
  return coalesce(words, '');
end;
$$;
delete from stripe_subscriptions where user_id = tests.user_id('Ann');
delete from realtime.messages;
select tests.holds($$ tests.applied(tests.subscription('Ann', 'active')) || ': ' || tests.broadcasts_to('Ann') $$,
    'gives applied: membership, notifications', 'a new subscription is broadcast');
select is(tests.applied(tests.subscription('Ann', 'active')) || ': ' || tests.broadcasts_to('Ann'), 'applied: ',
  'the same subscription isn''t broadcast again');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.applied(tests.subscription('Ann', 'active', '{"payment_method_last4": "1111"}')) || ': ' ||
      tests.broadcasts_to('Ann') $$, 'gives applied: membership', 'a changed card is broadcast'),
  ($$ tests.applied(tests.order_of('Ann', 'in_live', 'open')) || ': ' || tests.broadcasts_to('Ann') $$,
    'gives applied: membership', 'a new order is broadcast')
) as t (statement, outcome, rule);
update users set membership_tier = 'pro' where id = tests.user_id('Other');
select is(tests.broadcasts_to('Other'), 'membership', 'a tier set by staff is broadcast');
select tests.claimed('Other');
update users set bio = 'Hi' where id = tests.user_id('Other');
select is(tests.broadcasts_to('Other'), '', 'other profile changes aren''t broadcast');

-- Notifications and mail --------------------------------------------------------------------------

create function tests.notifications_of(who text) returns text language plpgsql as $$
declare
  result text;
begin
  select string_agg(
    concat_ws(
      ' ', n.data ->> 'event', n.data ->> 'plan', (n.data ->> 'date')::timestamptz at time zone 'utc'
    ),
    ', ' order by n.data ->> 'event'
  ) into result
  from public.notifications n
  where n.user_id = tests.user_id(who) and n.kind = 'membership';
  delete from public.notifications;
  return coalesce(result, '');
end;
$$;
create function tests.mail_to(who text) returns text language plpgsql as $$
declare
  result text;
begin
  select string_agg(q.data ->> 'event', ', ' order by q.data ->> 'event') into result
  from tests.mail q
  where q.user_id = tests.user_id(who);
  delete from tests.mail;
  return coalesce(result, '');
end;
$$;
delete from stripe_subscriptions;
delete from stripe_orders;
delete from notifications;
delete from tests.mail;
create temp table story (number numeric, change text, state jsonb, notifications text, mail text);
insert into story
values
  (1, 'an incomplete subscription', tests.subscription('Bob', 'incomplete'), '', ''),
  (
    2, 'a new subscription', tests.subscription('Bob', 'active'), 'started Closer (Annual) 2028-01-15 08:00:00',
    'started'
  ),
  (3, 'the first payment', tests.order_of('Bob', 'in_1', 'paid'), '', ''),
  (4, 'the same state again', tests.subscription('Bob', 'active') || tests.order_of('Bob', 'in_1', 'paid'), '', ''),
  (
    5, 'a planned cancellation', tests.subscription('Bob', 'active', '{"cancel_at_period_end": true}'),
    'canceling Closer (Annual) 2028-01-15 08:00:00', 'canceling'
  ),
  (
    6, 'the same cancellation as a date',
    tests.subscription('Bob', 'active', '{"cancel_at_period_end": true, "cancel_at": 1831536000}'), '', ''
  ),
  (
    7, 'a withdrawn cancellation', tests.subscription('Bob', 'active'), 'resumed Closer (Annual) 2028-01-15 08:00:00',
    'resumed'
  ),
  (
    8, 'a cancellation on another date', tests.subscription('Bob', 'active', '{"cancel_at": 1820000000}'),
    'canceling Closer (Annual) 2027-09-03 19:33:20', 'canceling'
  ),
  (
    9, 'a withdrawal of that cancellation', tests.subscription('Bob', 'active'),
    'resumed Closer (Annual) 2028-01-15 08:00:00', 'resumed'
  ),
  (
    10, 'a new period with an open invoice',
    tests.subscription('Bob', 'active', '{"current_period_start": 1831536000, "current_period_end": 1863072000}')
      || tests.order_of('Bob', 'in_2', 'open', '{"created_at": 1831536000}'),
    '', ''
  ),
  (
    11, 'a failed payment',
    tests.subscription('Bob', 'past_due', '{"current_period_start": 1831536000, "current_period_end": 1863072000}'),
    'payment_failed Closer (Annual) 2029-01-14 08:00:00', 'payment_failed'
  ),
  (
    11.1, 'the date of the next try',
    tests.subscription('Bob', 'past_due', '{"current_period_start": 1831536000, "current_period_end": 1863072000,
      "next_payment_attempt": 1832000000}'), '', ''
  ),
  (
    11.2, 'another failed try',
    tests.subscription('Bob', 'past_due', '{"current_period_start": 1831536000, "current_period_end": 1863072000,
      "next_payment_attempt": 1832500000}'),
    'payment_failed Closer (Annual) 2029-01-14 08:00:00', 'payment_failed'
  ),
  (
    12, 'a payment that failed permanently',
    tests.subscription('Bob', 'unpaid', '{"current_period_start": 1831536000, "current_period_end": 1863072000,
      "ended_at": 1833000000}'),
    'ended Closer (Annual) 2028-02-01 06:40:00', 'ended'
  ),
  (
    13, 'a late payment',
    tests.subscription('Bob', 'active', '{"current_period_start": 1831536000, "current_period_end": 1863072000}')
      || tests.order_of('Bob', 'in_2', 'paid', '{"created_at": 1831536000, "period_end": 1863072000}'),
    'renewed Closer (Annual) 2029-01-14 08:00:00', 'renewed'
  ),
  (
    14, 'a change of plan',
    tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}')
      || tests.order_of('Bob', 'in_3', 'paid', '{"created_at": 1840000000, "price_id": "price_closer_quarterly"}'),
    'started Closer (Quarterly) 2028-01-15 08:00:00', 'started'
  ),
  (
    15, 'a paused subscription', tests.subscription('Bob', 'paused', '{"price_id": "price_closer_quarterly"}'),
    'paused Closer (Quarterly) 2028-01-15 08:00:00', 'paused'
  ),
  (
    16, 'a resumed subscription', tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}'),
    'resumed Closer (Quarterly) 2028-01-15 08:00:00', 'resumed'
  ),
  (
    17, 'an ended subscription',
    tests.subscription('Bob', 'canceled', '{"price_id": "price_closer_quarterly", "ended_at": 1850000000}'),
    'ended Closer (Quarterly) 2028-08-16 00:53:20', 'ended'
  ),
  (
    18, 'an ended subscription with another price',
    tests.subscription('Bob', 'canceled', '{"price_id": "price_unknown", "ended_at": 1850000000}'), '', ''
  ),
  (
    19, 'a subscription whose first payment fails',
    tests.subscription('Bob', 'past_due', '{"subscription_id": "sub_2", "price_id": "price_unknown"}'),
    'payment_failed 2028-01-15 08:00:00', 'payment_failed'
  ),
  (
    20, 'a subscription that ended before it was first seen',
    tests.subscription('Bob', 'canceled', '{"subscription_id": "sub_3"}'), '', ''
  ),
  (
    21, 'an incomplete second subscription', tests.subscription('Bob', 'incomplete', '{"subscription_id": "sub_4"}'),
    '', ''
  ),
  (
    22, 'an incomplete subscription that was canceled',
    tests.subscription('Bob', 'canceled', '{"subscription_id": "sub_4"}'), '', ''
  );
select is(tests.applied(state) || ' ' || tests.notifications_of('Bob') || ' | ' || tests.mail_to('Bob'),
  'applied ' || notifications || ' | ' || mail, 'notifications and mail for ' || change) from story order by number;

-- Notification settings apply, except to mail that's always sent.
insert into notification_settings (user_id, kind, in_app, mail)
values (tests.user_id('Ann'), 'membership', false, true);
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ tests.applied(tests.subscription('Ann', 'active')) $$, 'gives applied',
    'a new subscription is applied for a member who wants only mail'),
  (null, $$ tests.applied(tests.subscription('Ann', 'active', '{"cancel_at_period_end": true}')) $$, 'gives applied',
    'a planned cancellation is applied for a member who wants only mail'),
  (null, $$ tests.notifications_of('Ann') || '|' || tests.mail_to('Ann') $$, 'gives |canceling, started',
    'a member who wants only mail gets each event by mail'),
  (null, $$ update notification_settings set in_app = true where user_id = tests.user_id('Ann') $$, null, null),
  (null, $$ tests.applied(tests.subscription('Ann', 'active')) $$, 'gives applied',
    'a resumed subscription is applied for a member who wants both'),
  (null, $$ tests.applied(tests.subscription('Ann', 'canceled', '{"ended_at": 1831536000}')) $$, 'gives applied',
    'an ended subscription is applied for a member who wants both'),
  ('Ann', $$ update notification_settings set mail = false $$, null, null),
  ('owner', $$ tests.notifications_of('Ann') || '|' || tests.mail_to('Ann') $$,
    'gives ended Closer (Annual) 2028-01-15 08:00:00, resumed Closer (Annual) 2028-01-15 08:00:00|ended',
    'turning off mail deletes queued mail except mail that''s always sent'),
  ('owner', $$ tests.applied(tests.subscription('Unconfirmed', 'active')) || tests.mail_to('Unconfirmed') $$,
    'gives applied', 'an unconfirmed address gets no mail'),
  (null, $$ tests.notifications_of('Unconfirmed') $$, 'gives started Closer (Annual) 2028-01-15 08:00:00',
    'an unconfirmed member is notified in the app')
) as t (who, statement, outcome, rule);

-- While Stripe retries ------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('Retried');
select save_customer(tests.user_id('Retried'), 'cus_retried');
select tests.applied(tests.order_of('Retried', 'in_r1', 'paid'));
create function tests.retried(change jsonb default '{}') returns text language plpgsql as $$
begin
  perform tests.applied(tests.subscription('Retried', 'past_due', '{"current_period_start": 1831536000,
    "current_period_end": 1863072000, "next_payment_attempt": 1831800000}' || change));
  return tests.tier('Retried');
end;
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.retried() $$, 'gives closer', 'a declined renewal keeps the plan'),
  ('Retried', $$ select subscription_status, next_payment_attempt from stripe_user_subscriptions $$,
    'gives (past_due,1831800000)', 'the member reads when the card is tried again'),
  ('owner', $$ tests.mail_to('Retried') $$, 'gives payment_failed', 'who is emailed'),
  ('owner', $$ tests.retried('{"price_id": "price_closer_quarterly"}') || ' ' || tests.mail_to('Retried') $$,
    'gives closer started', 'another plan is news also while a payment is outstanding'),
  ('owner', $$ tests.retried() || ' ' || tests.mail_to('Retried') $$, 'gives closer started', 'as is the one before'),
  ('owner', $$ tests.retried('{"gave_up": true, "next_payment_attempt": null}') $$, 'gives free',
    'until Stripe gives up'),
  ('Retried', $$ select subscription_status from stripe_user_subscriptions $$, 'gives unpaid', 'and that it did'),
  ('owner', $$ tests.retried() $$, 'gives closer', 'unless a late event says otherwise'),
  ('owner', $$ tests.applied(jsonb_build_object('customer_id', 'cus_retried', 'reversals', jsonb_build_array(
      jsonb_build_object('reversal_id', 'dp_r', 'kind', 'dispute', 'invoice_id', 'in_r1', 'status', 'needs_response',
      'amount_cents', 500000, 'currency', 'usd', 'created_at', 1831540000)))) || ': ' || tests.tier('Retried') $$,
    'gives applied: free', 'a dispute pauses it, too'),
  ('Retried', $$ select subscription_status from stripe_user_subscriptions $$, 'gives disputed', 'and says so'),
  ('owner', $$ tests.mail_to('Retried') $$, 'gives ended, paused',
    'each is emailed'),
  ('owner', $$ tests.retried('{"cancel_at_period_end": true}') || tests.retried('{"status": "active", "price_id":
      "price_closer_quarterly"}') || tests.retried('{"status": "active"}') || tests.mail_to('Retried') $$,
    'gives freefreefreecanceling', 'nothing starts or resumes while it''s paused'),
  ('owner', $$ update stripe_reversals set status = 'won' where reversal_id = 'dp_r' $$, null, null),
  ('owner', $$ tests.tier('Retried') || ' ' || tests.mail_to('Retried') $$, 'gives closer resumed', 'until it''s won'),
  ('owner', $$ tests.applied(jsonb_build_object('customer_id', 'cus_retried', 'reversals', jsonb_build_array(
      jsonb_build_object('reversal_id', 're_r', 'kind', 'refund', 'invoice_id', 'in_r1', 'status', 'succeeded',
      'amount_cents', 500000, 'currency', 'usd', 'created_at', 1831550000)))) || ': ' || tests.tier('Retried') $$,
    'gives cancel: free', 'a refund of the last payment ends it'),
  ('owner', $$ tests.retried('{"status": "canceled", "ended_at": 1831560000}') $$, 'gives free', 'and Stripe cancels'),
  ('owner', $$ select string_agg(data ->> 'reason', ',') from tests.mail where data ->> 'event' = 'ended' $$,
    'gives refund', 'the email says why')
) as t (who, statement, outcome, rule);
select tests.holds(statement, outcome, rule) from (values
  ($$ delete from stripe_reversals where user_id = tests.user_id('Retried') $$, null, null),
  ($$ tests.retried() $$, 'gives closer', 'another renewal is declined'),
  ($$ tests.retried('{"status": "incomplete_expired"}') $$, 'gives free', 'one that expires ends it'),
  ($$ tests.retried() || tests.retried('{"status": "paused"}') $$, 'gives closerfree', 'so does a pause'),
  ($$ tests.retried() || tests.retried('{"status": "of_tomorrow"}') $$, 'gives closerfree', 'and a newer status')
) as t (statement, outcome, rule);

-- Before a year renews --------------------------------------------------------------------------------

select tests.create_user(name) from unnest(array['Yearly', 'Quarterly', 'Ending', 'Later', 'Late']) as name;
select save_customer(tests.user_id(name), 'cus_' || lower(name))
from unnest(array['Yearly', 'Quarterly', 'Ending', 'Later', 'Late']) as name;
create function tests.renews(who text, days integer, change jsonb default '{}') returns text language sql as $$
  select tests.applied(tests.subscription(who, 'active', jsonb_build_object(
    'current_period_start', floor(extract(epoch from now() - interval '330 days')),
    'current_period_end', floor(extract(epoch from now() + days * interval '1 day')),
    'price_cents', 500000, 'interval_months', 12
  ) || change));
$$;
select tests.renews('Yearly', 30), tests.renews('Quarterly', 30, '{"interval_months": 3}'),
  tests.renews('Ending', 30, '{"cancel_at_period_end": true}'), tests.renews('Later', 31), tests.renews('Late', 30,
  '{"status": "past_due"}');
delete from tests.mail;
select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ select remind_of_events() $$, 'gives 1', 'a renewal in 30 days is announced'),
  ('owner', $$ select data ->> 'price_cents' || ' ' || (data ->> 'months') || ' ' || (data ->> 'event')
    from tests.mail where user_id = tests.user_id('Yearly') $$, 'gives 500000 12 renewing',
    'by email, with its price'),
  ('service', $$ select remind_of_events() $$, 'gives 0', 'once'),
  ('owner', $$ tests.renews('Yearly', 29, '{"price_cents": 600000}') $$, 'gives applied', 'a new price'),
  ('service', $$ select remind_of_events() $$, 'gives 1', 'is announced'),
  ('owner', $$ tests.renews('Yearly', 29, '{"price_cents": 600000, "cancel_at_period_end": true}') $$, 'gives applied',
    'a cancellation'),
  ('service', $$ select remind_of_events() $$, 'gives 0', 'isn''t'),
  ('owner', $$ tests.renews('Ending', 30) $$, 'gives applied', 'a withdrawn cancellation'),
  ('service', $$ select remind_of_events() $$, 'gives 1', 'is'),
  ('owner', $$ tests.mail_to('Late') $$, 'gives ', 'nothing is announced while a payment is missing')
) as t (who, statement, outcome, rule);

-- Export and account deletion ---------------------------------------------------------------------

select tests.as_member('Ann');
create temp table own as select export_my_data() as data;
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select tests.holds($$ select from private.stripe_events where customer_id = 'cus_ann' or payload::text like
      '%cus_ann%' $$, 'no rows', 'deleting an account deletes its events');
select results_eq('select id from private.stripe_events order by id', array['evt_3', 'evt_4'],
  'deleting an account keeps unrelated events');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.applied(tests.subscription('Ann', 'active')) $$, 'gives not ours',
    'a state that arrives after the deletion isn''t ours'),
  ($$ select from stripe_subscriptions where user_id = tests.user_id('Bob') $$, 'rows',
    'deleting an account keeps others'' subscriptions')
) as t (statement, outcome, rule);

-- Two subscriptions -------------------------------------------------------------------------------

select tests.create_user('Twice');
insert into stripe_customers (user_id, customer_id) values (tests.user_id('Twice'), 'cus_twice');
insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, created_at)
select id, tests.user_id('Twice'), 'cus_twice', 'active', (select price_id from membership_plans limit 1), now()
from unnest(array['sub_one', 'sub_two']) as id;
select tests.holds(statement, outcome, rule) from (values
  ($$ update stripe_subscriptions set status = 'canceled' where subscription_id = 'sub_one' $$, 'works', null),
  ($$ select count(*) from notifications where user_id = tests.user_id('Twice') and data ->> 'event' = 'ended' $$,
    'gives 0', 'a membership doesn''t end while another subscription gives it'),
  ($$ update stripe_subscriptions set status = 'canceled' where subscription_id = 'sub_two' $$, 'works', null),
  ($$ select count(*) from notifications where user_id = tests.user_id('Twice') and data ->> 'event' = 'ended' $$,
    'gives 1', 'but with the last one')
) as t (statement, outcome, rule);

-- Account standing --------------------------------------------------------------------------------

select tests.create_user(name) from unnest(array['Banned', 'Suspended', 'Readonly']) as name;
select is(tests.claimed('Banned'), 'opening', 'a member in good standing can start a checkout');
select tests.opened('Banned', 'cs_banned');
select tests.as_member('Staff');
select moderate('ban', 'profile', tests.user_id('Banned'), 'Spam');
select moderate('suspend', 'profile', tests.user_id('Suspended'), 'Spam', until => now() + interval '1 day');
select moderate('restrict', 'profile', tests.user_id('Readonly'), 'Spam');
select tests.as_owner();
select is(tests.claimed('Banned'), 'P0001 Your account is banned.',
  'a banned member gets no checkout, not even the one that''s open');
select is(tests.claimed('Suspended'), 'P0001 Your account is suspended.', 'nor does a suspended one');
select is(tests.claimed('Readonly'), 'opening', 'a read-only member can pay');
update private.member_standings set until = now() - interval '1 second' where user_id = tests.user_id('Suspended');
select is(tests.claimed('Suspended'), 'opening', 'and so can one whose suspension has ended');

select * from finish();
rollback;
