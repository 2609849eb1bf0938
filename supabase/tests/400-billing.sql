-- Billing: Stripe's state is recorded once, by the service role only. The tier and the notifications follow from it.
begin;
\ir helpers.psql
select no_plan();
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
create function tests.billing_of(who text) returns jsonb language sql security definer as $$
  select jsonb_build_array(
    (select jsonb_agg(to_jsonb(c)) from public.stripe_customers c where c.user_id = tests.user_id(who)),
    (
      select jsonb_agg(to_jsonb(s) order by s.subscription_id)
      from public.stripe_subscriptions s
      where s.user_id = tests.user_id(who)
    ),
    (
      select jsonb_agg(to_jsonb(o) order by o.invoice_id)
      from public.stripe_orders o
      where o.user_id = tests.user_id(who)
    ),
    (select jsonb_agg(to_jsonb(c) order by c.id) from public.stripe_checkouts c where c.user_id = tests.user_id(who)),
    tests.tier(who)
  );
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
select is((select count(*)::int from membership_plans), 2, 'a closer member can read the plans');

-- Who can read billing data -----------------------------------------------------------------------

select tests.as_service();
select is(save_customer(tests.user_id('Ann'), 'cus_ann'), 'cus_ann', 'the service role can save a member''s customer');
select is(save_customer(tests.user_id('Ann'), 'cus_other'), 'cus_ann', 'a member keeps their first customer');
select throws_ok(
  $$ select save_customer(tests.user_id('Bob'), 'cus_ann') $$,
  '23505', null, 'a customer can''t belong to two members'
);
select throws_ok(
  $$ select save_customer(tests.user_id('nobody'), 'cus_x') $$,
  '23503', null, 'a deleted account can''t have a customer'
);
select is(
  save_customer(tests.user_id(who), 'cus_' || lower(who)),
  'cus_' || lower(who), who || ' gets a customer'
) from unnest(array['Bob', 'Partner', 'Unconfirmed', 'Basic', 'Closer']) as who;
select is(
  claim_checkout(
    tests.user_id('Ann'), 'price_closer_annual', 'https://a.example/ok', 'https://a.example/no'
  ) ->> 'state',
  'opening', 'the service role can claim a checkout'
);
select lives_ok(
  $$
    select open_checkout((select id from stripe_checkouts), 'cs_ann', 'https://pay.example/1', now() + interval '1 day')
  $$,
  'the service role can open a claimed checkout'
);
select is(
  apply_billing(
    tests.subscription('Ann', 'active') || tests.order_of('Ann', 'in_1', 'paid')
      || '{"checkouts": [{"session_id": "cs_ann", "status": "complete"}]}',
    10
  ),
  'applied', 'the service role can apply a paid subscription'
);

select tests.as_member('Ann');
select results_eq(
  $$
    select customer_id, subscription_id, subscription_status, price_id, current_period_start, current_period_end,
      cancel_at_period_end, payment_method_brand, payment_method_last4
    from stripe_user_subscriptions
  $$,
  $$
    values (
      'cus_ann', 'sub_ann', 'active', 'price_closer_annual', 1800000000::bigint, 1831536000::bigint, false, 'visa',
      '4242'
    )
  $$,
  'a member can read their own subscription'
);
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
select results_eq(
  'select session_id, status, closed_at is not null from stripe_checkouts',
  $$ values ('cs_ann', 'complete', true) $$,
  'a member can read their own checkouts'
);
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
select tests.as_member('Ann');
select is(tests.visible_rows(), '1 1 1 1 1', 'a member can read all of their billing rows');
select tests.as_member('Bob');
select is(tests.visible_rows(), '0 0 0 0 0', 'another member can''t read them');
select tests.as_member('Staff');
select is(tests.visible_rows(), '0 0 0 0 0', 'staff can''t read members'' billing rows');
select tests.as_service();
select is(
  (select count(*)::int from stripe_user_subscriptions),
  0, 'the service role has no subscription of its own in the view'
);
select tests.as_visitor();
select throws_ok(
  'select from ' || name,
  '42501', null, 'a visitor can''t read ' || name
) from unnest(
  array[
    'stripe_customers', 'stripe_subscriptions', 'stripe_orders', 'stripe_checkouts', 'stripe_user_subscriptions',
    'private.stripe_events'
  ]
) as name;

-- No one can write billing data through the API ---------------------------------------------------

select tests.as_owner();
create temp table before as select tests.billing_of('Ann') as ann, tests.billing_of('Bob') as bob;
grant select on before to anon, authenticated;
create temp table attempts as
select *
from (values
  ($$ update users set membership_tier = 'partner' where id = auth.uid() $$),
  (
    $$
      insert into membership_plans (id, tier, name, description, amount, interval, position, price_id, product_id)
      values ('mine', 'closer', 'Mine', 'x', 1, 'year', 3, 'price_mine', 'prod_mine')
    $$
  ),
  ($$ update membership_plans set amount = 1 $$),
  ($$ delete from membership_plans $$),
  ($$ insert into granted_tiers (user_id, tier) values (auth.uid(), 'partner') $$),
  ($$ update granted_tiers set tier = 'partner' $$),
  ($$ delete from granted_tiers $$),
  ($$ select private.effective_tier(auth.uid()) $$),
  ($$ insert into stripe_customers (user_id, customer_id) values (auth.uid(), 'cus_mine') $$),
  ($$ update stripe_customers set customer_id = 'cus_mine' $$),
  ($$ delete from stripe_customers $$),
  (
    $$
      insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, created_at)
      values ('sub_mine', auth.uid(), 'cus_mine', 'active', 'price_closer_annual', now())
    $$
  ),
  ($$ update stripe_subscriptions set status = 'active' $$),
  ($$ delete from stripe_subscriptions $$),
  (
    $$
      insert into stripe_orders (
        invoice_id, user_id, customer_id, status, amount_due_cents, amount_paid_cents, currency, created_at
      )
      values ('in_mine', auth.uid(), 'cus_mine', 'paid', 1, 1, 'usd', now())
    $$
  ),
  ($$ update stripe_orders set status = 'paid' $$),
  ($$ delete from stripe_orders $$),
  (
    $$
      insert into stripe_checkouts (user_id, price_id, success_url, cancel_url)
      values (auth.uid(), 'price_closer_annual', 'x', 'x')
    $$
  ),
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
  ($$ select private.notify_membership(auth.uid(), 'started', 'x', now()) $$),
  ($$ select private.is_always_mailed('membership', '{}') $$)
) as list (attempt);
grant select on attempts to anon, authenticated;
select tests.as_member('Bob');
select throws_ok(attempt, '42501', null, 'a member can''t run: ' || attempt) from attempts;
select throws_ok(
  $$ insert into stripe_user_subscriptions (subscription_id) values ('sub_mine') $$,
  '55000', null, 'a member can''t insert into the subscription view'
);
select tests.as_member('Ann');
select throws_ok(attempt, '42501', null, 'a subscriber can''t run: ' || attempt) from attempts;
select tests.as_member('Staff');
select throws_ok(attempt, '42501', null, 'staff can''t run: ' || attempt) from attempts;
select tests.as_visitor();
select throws_ok(
  attempt,
  '42501', null, 'a visitor can''t run: ' || attempt
) from attempts where attempt not like '%update users%';
select tests.as_owner();
select is(tests.billing_of('Ann'), (select ann from before), 'the rejected statements left Ann''s rows unchanged');
select is(
  tests.billing_of('Bob'),
  (select bob from before), 'the rejected statements left Bob''s rows and tier unchanged'
);

-- Tiers -------------------------------------------------------------------------------------------

select is(
  tests.applied(tests.subscription('Bob', status)) || ': ' || tests.tier('Bob'),
  'applied: ' || tier, status || ' sets the tier to ' || tier
) from (values
  (1, 'incomplete', 'free'), (2, 'trialing', 'closer'), (3, 'active', 'closer'), (4, 'past_due', 'free'),
  (5, 'active', 'closer'), (6, 'unpaid', 'free'), (7, 'paused', 'free'), (8, 'active', 'closer'),
  (9, 'canceled', 'free'), (10, 'incomplete_expired', 'free'), (11, 'of_tomorrow', 'free'), (12, 'active', 'closer')
) as states (number, status, tier);
select is(
  tests.applied(tests.subscription('Bob', 'active', '{"price_id": "price_unknown"}')) || ': ' || tests.tier('Bob'),
  'applied: free', 'a price without a plan sets the tier to free'
);
select is(
  tests.applied(tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}')) || ': '
    || tests.tier('Bob'),
  'applied: closer', 'a price of another plan sets its tier'
);
update membership_plans set offered = false where id = 'closer-quarterly';
select is(
  tests.applied(
    tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly", "payment_method_last4": "1111"}')
  ) || ': ' || tests.tier('Bob'),
  'applied: closer', 'a plan that is no longer offered still sets its tier'
);
update membership_plans set offered = true;
select is(
  tests.applied(tests.subscription('Bob', 'active', '{"subscription_id": "sub_bob2"}')) || ': ' || tests.tier('Bob'),
  'applied: closer', 'a second active subscription is applied'
);
select is(
  tests.applied(tests.subscription('Bob', 'canceled')) || ': ' || tests.tier('Bob'),
  'applied: closer', 'one active subscription out of two is enough'
);
select is(
  tests.applied(tests.subscription('Bob', 'past_due', '{"subscription_id": "sub_bob2"}')) || ': ' || tests.tier('Bob'),
  'applied: free', 'without an active subscription the tier is free'
);
delete from stripe_subscriptions where user_id = tests.user_id('Bob');
insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, created_at)
values ('sub_bob', tests.user_id('Bob'), 'cus_bob', 'active', 'price_closer_annual', now());
select is(tests.tier('Bob'), 'closer', 'an inserted subscription sets the tier');
delete from stripe_subscriptions where user_id = tests.user_id('Bob');
select is(tests.tier('Bob'), 'free', 'deleting the last subscription sets the tier to free');
select is_empty(
  format('select tier from granted_tiers where user_id = %L', tests.user_id('Bob')),
  'a paid tier is never recorded as granted'
);

-- Granted tiers: the effective tier is the higher of what is granted and what is paid for
select is(
  tests.applied(tests.subscription('Partner', status)) || ': ' || tests.tier('Partner'),
  'applied: partner', 'a partner keeps their tier when a subscription is ' || status
) from unnest(array['active', 'past_due', 'canceled']) as status;
select is(
  tests.applied(tests.subscription('Basic', 'active')) || ': ' || tests.tier('Basic'),
  'applied: closer', 'a subscription is above the basic tier'
);
select is(
  tests.applied(tests.subscription('Basic', 'canceled')) || ': ' || tests.tier('Basic'),
  'applied: basic', 'after a subscription the granted tier applies again'
);
select is(
  tests.applied(tests.subscription('Closer', status)) || ': ' || tests.tier('Closer'),
  'applied: closer', 'a granted closer stays closer when a subscription is ' || status
) from unnest(array['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']) as status;

select tests.create_listing('closers', 'Closer');
select is(
  (select jv_share_pct from properties where id = tests.listing_id('closers')),
  0, 'a closer member''s listing has no JV share'
);
select is(
  tests.applied(tests.subscription('Closer', 'active', '{"subscription_id": "sub_runs"}')),
  'applied', 'a granted closer subscribes as well'
);
update users set membership_tier = 'free' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'closer', 'a tier that is being paid for stays when staff take theirs back');
select is_empty(
  format('select tier from granted_tiers where user_id = %L', tests.user_id('Closer')),
  'the grant itself is gone'
);
update users set membership_tier = 'partner' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'partner', 'staff can make a subscriber a partner');
update users set membership_tier = 'pro' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'closer', 'a granted tier below the paid one waits');
select is(
  tests.applied(tests.subscription('Closer', 'canceled', '{"subscription_id": "sub_runs"}')) || ': '
    || tests.tier('Closer'),
  'applied: pro', 'and applies when the subscription ends'
);
update users set membership_tier = 'free' where id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'free', 'without a subscription or a grant the tier is free');
select is(
  (select jv_share_pct from properties where id = tests.listing_id('closers')),
  50, 'the JV share returns with the free tier'
);
insert into granted_tiers (user_id, tier) values (tests.user_id('Closer'), 'partner');
select is(tests.tier('Closer'), 'partner', 'a grant can be written directly');
update granted_tiers set tier = 'closer' where user_id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'closer', 'and changed');
delete from granted_tiers where user_id = tests.user_id('Closer');
select is(tests.tier('Closer'), 'free', 'and taken back');
update users set membership_tier = 'closer' where id = tests.user_id('Closer');

-- Who can read grants; no one can write them through the API (above)
select tests.as_member('Ann');
-- Otherwise a subscriber could make a paid tier permanent by sending it back.
select lives_ok(
  $$ update users set membership_tier = 'closer', title = 'Buyer' where id = auth.uid() $$,
  'a subscriber can send their tier unchanged'
);
select is_empty('select tier from granted_tiers', 'which grants them nothing, and others'' grants are hidden');
select tests.as_member('Partner');
select results_eq('select tier from granted_tiers', array['partner'], 'a member can read their own grant');
select tests.as_member('Staff');
select cmp_ok((select count(*)::int from granted_tiers), '>', 2, 'staff can read all grants');
select tests.as_visitor();
select throws_ok('select from granted_tiers', '42501', null, 'a visitor can''t read grants');
select tests.as_owner();

-- Which subscription is shown ---------------------------------------------------------------------

select is(
  tests.applied(tests.subscription('Closer', 'canceled', '{"subscription_id": "sub_b", "created_at": 1900000000}')),
  'applied', 'a newer canceled subscription is applied'
);
select tests.as_member('Closer');
select results_eq(
  'select subscription_id from stripe_user_subscriptions',
  array['sub_b'], 'of canceled subscriptions, the newest is shown'
);
select is(
  tests.applied(tests.subscription('Closer', 'past_due', '{"subscription_id": "sub_c", "created_at": 1700000000}')),
  'applied', 'a past-due subscription is applied'
);
select tests.as_member('Closer');
select results_eq(
  'select subscription_id from stripe_user_subscriptions',
  array['sub_c'], 'a past-due subscription is shown before canceled ones'
);
select is(
  tests.applied(tests.subscription('Closer', 'trialing', '{"subscription_id": "sub_d", "created_at": 1600000000}')),
  'applied', 'a trialing subscription is applied'
);
select tests.as_member('Closer');
select results_eq(
  'select subscription_id from stripe_user_subscriptions',
  array['sub_d'], 'a trialing subscription is shown before all others'
);
select is(
  tests.applied(
    tests.subscription(
      'Closer', 'trialing',
      '{"subscription_id": "sub_d", "created_at": 1600000000, "cancel_at_period_end": true, "cancel_at": 1810000000}'
    )
  ),
  'applied', 'a subscription canceled within its period is applied'
);
select tests.as_member('Closer');
select results_eq(
  'select current_period_end from stripe_user_subscriptions',
  array[1810000000::bigint], 'its period ends when it''s canceled'
);
select is(
  tests.applied(
    tests.subscription(
      'Closer', 'trialing', '{"subscription_id": "sub_d", "created_at": 1600000000, "cancel_at": 1900000000}'
    )
  ),
  'applied', 'a subscription canceled after its period is applied'
);
select tests.as_member('Closer');
select results_eq(
  'select current_period_end from stripe_user_subscriptions',
  array[1831536000::bigint], 'its period ends with the renewal'
);

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
select is(
  tests.claimed('Payer', 'quarterly'),
  '22023 Not a price that is offered', 'a price that isn''t offered is rejected'
);
update membership_plans set offered = true;
select is(tests.claimed('nobody'), '22023 Not a member', 'an unknown member is rejected');
select is(
  tests.claimed('Partner'),
  'P0001 Your Partner membership includes everything.', 'a partner can''t claim a checkout'
);
select is(
  tests.claimed('Ann'),
  'P0001 You already have a membership. Change it under Billing.', 'a member with a membership can''t claim a checkout'
);
select is(
  tests.claimed('Ann', 'quarterly'),
  'P0001 You already have a membership. Change it under Billing.',
  'a member with a membership can''t claim a checkout for the other plan'
);
select is(
  tests.applied(tests.subscription('Ann', status)) || ', ' || tests.claimed('Ann'),
  'applied, P0001 You already have a membership. Change it under Billing.',
  'a member can''t claim a checkout when their subscription is ' || status
) from unnest(array['past_due', 'unpaid', 'paused', 'trialing']) as status;
select is(tests.claimed('Basic'), 'opening', 'a member whose membership ended can claim a checkout');
select is_empty(
  $$
    select from stripe_checkouts
    where user_id in (tests.user_id('Partner'), tests.user_id('nobody'), tests.user_id('Payer'))
  $$,
  'a rejected claim leaves no checkout'
);

select is(tests.claimed('Payer'), 'opening', 'a first claim starts opening a checkout');
create temp table first as select tests.current_checkout('Payer') as id;
select is(tests.claimed('Payer'), 'opening', 'a second claim returns the same state');
select is(tests.current_checkout('Payer'), (select id from first), 'a second claim reuses the checkout');
select is(tests.claimed('Payer', 'quarterly'), 'busy', 'a claim for another plan has to wait');
select is(
  tests.claimed('Payer', success => 'https://a.example/other'),
  'busy', 'a claim with another return URL has to wait'
);
select is(tests.opened('Payer', 'cs_1'), 'opened', 'a claimed checkout can be opened');
select is(
  tests.opened('Payer', 'cs_1', checkout => (select id from first)),
  'opened', 'opening the same session twice succeeds'
);
select is(
  tests.opened('Payer', 'cs_x', checkout => (select id from first)),
  'P0001 Another checkout was started. Please try again.', 'opening another session is rejected'
);
select is(tests.claimed('Payer'), 'open cs_1 https://pay.example/cs_1', 'a third claim returns the open session');
select throws_ok(
  $$
    insert into stripe_checkouts (user_id, price_id, success_url, cancel_url)
    values (tests.user_id('Payer'), 'x', 'x', 'x')
  $$,
  '23505', null, 'a member can''t have two checkouts in progress'
);
select is(
  tests.claimed('Payer', 'quarterly'),
  'opening instead of cs_1', 'a claim for another plan expires the open session'
);
select is(
  tests.claimed('Payer', 'quarterly'),
  'opening instead of cs_1', 'repeating that claim still expires the open session'
);
select lives_ok($$ select drop_checkout(tests.current_checkout('Payer')) $$, 'a claimed checkout can be dropped');
select is(
  tests.claimed('Payer', 'quarterly'),
  'opening instead of cs_1', 'after dropping, a new claim still expires the open session'
);
select tests.minutes_later(2);
select is(
  tests.claimed('Payer', 'annual'),
  'opening instead of cs_1', 'the earlier session still has to be expired by a later claim'
);
select is(tests.opened('Payer', 'cs_2'), 'opened', 'the replacement session can be opened');
select is(
  tests.claimed('Payer', success => 'https://a.example/other'),
  'opening instead of cs_2', 'a claim with another return URL expires only the latest session'
);
select is(tests.opened('Payer', 'cs_3', '4 minutes'), 'opened', 'a session that expires in 4 minutes can be opened');
select is(
  tests.claimed('Payer', success => 'https://a.example/other'),
  'opening instead of cs_3', 'a session about to expire isn''t returned'
);
select is(tests.opened('Payer', 'cs_4'), 'opened', 'a session about to expire is replaced');
select tests.minutes_later(60 * 24);
select is(
  tests.claimed('Payer', success => 'https://a.example/other'),
  'opening', 'an expired session doesn''t need to be expired'
);
create temp table late as select tests.current_checkout('Payer') as id;
select tests.minutes_later(2);
select is(
  tests.claimed('Payer', 'quarterly'),
  'opening', 'a claim that got no session within a minute can be repeated'
);
select is(
  tests.opened('Payer', 'cs_late', checkout => (select id from late)),
  'P0001 Another checkout was started. Please try again.', 'a session that arrives late is rejected'
);
select is(tests.opened('Payer', 'cs_5'), 'opened', 'the current claim can be opened');
select tests.as_service();
select throws_ok($$ select close_checkout('cs_5', 'open') $$, '22023', null, 'a checkout can''t be closed as open');
select throws_ok($$ select close_checkout('cs_5', null) $$, '22023', null, 'a checkout can''t be closed as null');
select lives_ok($$ select close_checkout('cs_unknown', 'complete') $$, 'closing an unknown session doesn''t fail');
select lives_ok($$ select close_checkout('cs_5', 'expired') $$, 'a session can be closed as expired');
select tests.as_owner();
select results_eq(
  $$ select status, closed_at is not null from stripe_checkouts where session_id = 'cs_5' $$,
  $$ values ('expired', true) $$,
  'an expired session has a closing time'
);
select is(tests.claimed('Payer', 'quarterly'), 'opening', 'a claim after an expired session has nothing to expire');
select is(tests.opened('Payer', 'cs_6'), 'opened', 'the next session can be opened');
select is(tests.claimed('Payer'), 'opening instead of cs_6', 'a claim for another plan expires that session');
select tests.as_service();
select lives_ok($$ select close_checkout('cs_6', 'complete') $$, 'a session being expired can be closed as complete');
select lives_ok($$ select close_checkout('cs_6', 'expired') $$, 'closing a complete session as expired doesn''t fail');
select tests.as_owner();
select results_eq(
  $$ select status from stripe_checkouts where session_id = 'cs_6' $$,
  array['complete'], 'a complete session stays complete'
);
select is(
  tests.claimed('Payer'),
  'P0001 Your payment is being confirmed. Please wait a moment.', 'a member who just paid can''t claim a checkout'
);
select tests.minutes_later(11);
select is(tests.claimed('Payer'), 'opening', 'a member whose payment had no effect can claim again after 10 minutes');
select tests.as_service();
select save_customer(tests.user_id('Payer'), 'cus_payer');
select is(
  apply_billing('{"customer_id": "cus_ann", "checkouts": [{"session_id": "cs_6", "status": "expired"}]}', 1),
  'nothing new', 'a checkout of another customer isn''t closed'
);
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
select is(
  apply_billing(
    tests.subscription('Payer', 'canceled') || '{"checkouts": [{"session_id": "cs_2", "status": "complete"}]}', 1
  ),
  'applied', 'a checkout expired here but paid at Stripe becomes complete'
);
select tests.as_owner();
select tests.minutes_later(2);
select is(
  tests.claimed('Payer', 'quarterly'),
  'opening', 'a member whose new subscription has ended can claim immediately'
);

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
select results_eq(
  $$
    select session_id, invoice_id, closed_at < clock_timestamp() - interval '10 minutes'
    from stripe_checkouts
    where invoice_id is not null
    order by 1
  $$,
  $$ values ('cs_3', 'in_3', false), ('cs_6', 'in_6', true) $$,
  'a checkout with an invoice keeps its closing time'
);

-- Stripe no longer has the customer
select tests.as_service();
select is(
  replace_customer(tests.user_id('Payer'), 'cus_payer', 'cus_again'),
  'cus_again', 'a missing customer is replaced'
);
select is(
  replace_customer(tests.user_id('Payer'), 'cus_payer', 'cus_third'),
  'cus_again', 'a replaced customer isn''t replaced again'
);
select is(
  replace_customer(tests.user_id('nobody'), 'cus_payer', 'cus_third'),
  null, 'a deleted account has no customer to replace'
);
select lives_ok(
  $$ select record_portal_visit(tests.user_id('Payer')) from generate_series(1, 50) $$,
  'the billing portal can be opened 50 times in an hour'
);
select throws_ok(
  $$ select record_portal_visit(tests.user_id('Payer')) $$,
  'P0001', 'You can open 50 billing pages an hour.',
  'the billing portal can''t be opened a 51st time in an hour'
);
select tests.as_member('Ann');
select throws_ok(
  $$ select replace_customer(tests.user_id('Ann'), 'cus_ann', 'cus_x') $$,
  '42501', null, 'a member can''t replace a customer'
);
select throws_ok(
  $$ select record_portal_visit(tests.user_id('Bob')) $$,
  '42501', null, 'a member can''t record someone else''s portal visit'
);
select tests.as_owner();

insert into stripe_checkouts (user_id, price_id, success_url, cancel_url, status)
select tests.user_id('Other'), 'price_closer_annual', 'x', 'x', 'expired' from generate_series(1, 49);
select is(tests.claimed('Other'), 'opening', 'a member can open 50 checkouts in an hour');
select drop_checkout(tests.current_checkout('Other'));
select is(
  tests.claimed('Other'),
  'P0001 You’ve opened 50 payment pages in an hour. Please wait a while.',
  'a member can''t open a 51st checkout in an hour'
);
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
select tests.as_service();
select is(receive_event(tests.event('evt_1')) -> 'handled', 'false', 'a new event isn''t handled');
select is(receive_event(tests.event('evt_1')) -> 'handled', 'false', 'an event received again isn''t handled');
select lives_ok($$ select fail_event('evt_1', 'no answer') $$, 'an event can be marked as failed');
select is(tests.event_row('evt_1'), 'cus_ann 2 unhandled no answer', 'a failed event keeps its error and deliveries');
select ok(
  (
    receive_event(tests.event('evt_2')) ->> 'ticket'
  )::bigint < (receive_event(tests.event('evt_1')) ->> 'ticket')::bigint,
  'a later delivery gets a higher ticket'
);
select is(
  apply_billing(tests.subscription('Ann', 'canceled'), 20, 'evt_1'),
  'applied', 'an event can be applied after failing'
);
select is(tests.event_row('evt_1'), 'cus_ann 3 applied', 'an applied event keeps its outcome');
select lives_ok(
  $$ select fail_event('evt_1', 'late complaint') $$,
  'marking an applied event as failed doesn''t raise an error'
);
select is(tests.event_row('evt_1'), 'cus_ann 3 applied', 'an applied event stays applied');
select is(
  receive_event(tests.event('evt_1')) -> 'handled',
  'true', 'an event received after it was applied is handled'
);
select is(
  apply_billing(tests.subscription('Ann', 'active'), 30, 'evt_1'),
  'repeated', 'applying the same event twice does nothing'
);
select is(tests.tier('Ann'), 'free', 'an event applied twice doesn''t change the tier');
select is(
  apply_billing(tests.subscription('Ann', 'active'), 19, 'evt_2'),
  'nothing new', 'an older ticket doesn''t change newer state'
);
select is(
  tests.tier('Ann') || ' ' || tests.event_row('evt_2'),
  'free cus_ann 1 nothing new', 'an event with older state is handled without an effect'
);
select is(
  apply_billing(tests.subscription('Ann', 'active'), 20),
  'nothing new', 'the same ticket doesn''t change the subscription'
);
select is(
  apply_billing(tests.order_of('Ann', 'in_1', 'open'), 10),
  'nothing new', 'the same ticket doesn''t change orders'
);
select is(
  apply_billing(
    tests.subscription('Ann', 'active', '{"price_id": null}')
      || tests.order_of('Ann', 'in_1', 'void', '{"price_id": "price_other"}'),
    21
  ),
  'applied', 'a newer ticket changes subscriptions and orders'
);
select tests.as_member('Ann');
select results_eq(
  'select status, plan from stripe_orders',
  $$ values ('void', 'Closer (Annual)') $$,
  'an order keeps the plan it was for'
);
select tests.as_service();
select is(
  apply_billing(tests.order_of('Ann', 'in_other', 'paid', '{"price_id": "price_other"}'), 22),
  'applied', 'an order with an unknown price is applied'
);
select is(
  (select plan from stripe_orders where invoice_id = 'in_other'),
  '1 × Closer', 'an order with an unknown price has Stripe''s description'
);
select is(
  apply_billing(tests.subscription('Bob', 'active', '{"subscription_id": "sub_ann"}'), 99),
  'nothing new', 'a subscription can''t move to another customer'
);
select is(
  receive_event(tests.event('evt_3', 'cus_stranger', 'customer.subscription.created')) -> 'handled',
  'false', 'an event of an unknown customer is received'
);
select is(
  apply_billing(tests.subscription('Stranger', 'active'), 40, 'evt_3'),
  'not ours', 'an event of an unknown customer isn''t ours'
);
select is(tests.event_row('evt_3'), '1 not ours', 'an event of an unknown customer is recorded once');
select is(
  receive_event(tests.event('evt_3', 'cus_stranger')) -> 'handled',
  'true', 'an event of an unknown customer is handled'
);
select is(
  (select payload ? 'data' from private.stripe_events where id = 'evt_3'),
  false, 'an event of an unknown customer is recorded without its data'
);
select is(
  receive_event(
    '{"id": "evt_4", "type": "balance.available", "data": {"object": {"object": "balance", "available": []}}}'
  ) -> 'handled',
  'false', 'an event of an irrelevant type is received'
);
select is(apply_billing('{}', 41, 'evt_4'), 'kept', 'an event of an irrelevant type is kept');
select is(
  (select payload #>> '{data,object,object}' from private.stripe_events where id = 'evt_4'),
  'balance', 'an event of an irrelevant type keeps its data'
);
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
select is(
  tests.event_row('evt_5') || ', ' || tests.event_row('evt_6') || ', ' || tests.event_row('evt_8'),
  'cus_ann 1 unhandled, cus_ann 1 unhandled, cus_ann 1 unhandled', 'each of these events belongs to the customer'
);
select is(
  apply_billing(tests.subscription('Ann', 'active', '{"price_id": null}'), 22, 'evt_none'),
  'applied', 'a state with an unknown event is applied'
);
select throws_ok(
  format('select receive_event(%L)', event),
  '22023', null, 'invalid event: ' || event
) from unnest(array['{}', '{"id": "evt_7"}', '{"type": "x"}', '{"id": "", "type": "x"}', '[]', 'null']) as event;
select throws_ok(
  $$ select apply_billing('{}', null, 'evt_5') $$,
  '22023', null, 'a state without a ticket is rejected'
);
select throws_ok(
  $$
    select apply_billing(
      tests.order_of('Ann', 'in_9', 'paid', '{"currency": null}') || tests.subscription('Ann', 'past_due'), 50, 'evt_5'
    )
  $$,
  '23502', null, 'an invalid part rejects the whole state'
);
select is(
  tests.event_row('evt_5') || (select status from stripe_subscriptions where subscription_id = 'sub_ann'),
  'cus_ann 1 unhandledactive', 'a rejected state leaves the event unhandled and the subscription unchanged'
);
select throws_ok(
  $$ select apply_billing(tests.subscription('Ann', 'active', '{"payment_method_last4": "4242424242424242"}'), 51) $$,
  '23514', null, 'a full card number is rejected'
);

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
select is(
  tests.applied(tests.subscription('Ann', 'active')) || ': ' || tests.broadcasts_to('Ann'),
  'applied: membership, notifications', 'a new subscription is broadcast'
);
select is(
  tests.applied(tests.subscription('Ann', 'active')) || ': ' || tests.broadcasts_to('Ann'),
  'applied: ', 'the same subscription isn''t broadcast again'
);
select is(
  tests.applied(tests.subscription('Ann', 'active', '{"payment_method_last4": "1111"}')) || ': '
    || tests.broadcasts_to('Ann'),
  'applied: membership', 'a changed card is broadcast'
);
select is(
  tests.applied(tests.order_of('Ann', 'in_live', 'open')) || ': ' || tests.broadcasts_to('Ann'),
  'applied: membership', 'a new order is broadcast'
);
update users set membership_tier = 'pro' where id = tests.user_id('Other');
select is(tests.broadcasts_to('Other'), 'membership', 'a tier set by staff is broadcast');
select tests.claimed('Other');
select is(
  tests.claimed('Other') || ': ' || tests.broadcasts_to('Other'),
  'opening: ', 'claiming a checkout isn''t broadcast'
);
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
  from private.mail_queue q
  where q.user_id = tests.user_id(who);
  delete from private.mail_queue;
  return coalesce(result, '');
end;
$$;
select isnt_empty(
  $$ select from notification_kinds where kind = 'membership' $$,
  'membership notifications have a kind'
);
delete from stripe_subscriptions;
delete from stripe_orders;
delete from notifications;
delete from private.mail_queue;
create temp table story (number integer, change text, state jsonb, notifications text, mail text);
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
    'canceling Closer (Annual) 2028-01-15 08:00:00', ''
  ),
  (
    6, 'the same cancellation as a date',
    tests.subscription('Bob', 'active', '{"cancel_at_period_end": true, "cancel_at": 1831536000}'), '', ''
  ),
  (
    7, 'a withdrawn cancellation', tests.subscription('Bob', 'active'), 'resumed Closer (Annual) 2028-01-15 08:00:00',
    ''
  ),
  (
    8, 'a cancellation on another date', tests.subscription('Bob', 'active', '{"cancel_at": 1820000000}'),
    'canceling Closer (Annual) 2027-09-03 19:33:20', ''
  ),
  (
    9, 'a withdrawal of that cancellation', tests.subscription('Bob', 'active'),
    'resumed Closer (Annual) 2028-01-15 08:00:00', ''
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
    12, 'a payment that failed permanently',
    tests.subscription('Bob', 'unpaid', '{"current_period_start": 1831536000, "current_period_end": 1863072000}'), '',
    ''
  ),
  (
    13, 'a late payment',
    tests.subscription('Bob', 'active', '{"current_period_start": 1831536000, "current_period_end": 1863072000}')
      || tests.order_of('Bob', 'in_2', 'paid', '{"created_at": 1831536000, "period_end": 1863072000}'),
    'renewed Closer (Annual) 2029-01-14 08:00:00', ''
  ),
  (
    14, 'a change of plan',
    tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}')
      || tests.order_of('Bob', 'in_3', 'paid', '{"created_at": 1840000000, "price_id": "price_closer_quarterly"}'),
    'started Closer (Quarterly) 2028-01-15 08:00:00', 'started'
  ),
  (15, 'a paused subscription', tests.subscription('Bob', 'paused', '{"price_id": "price_closer_quarterly"}'), '', ''),
  (
    16, 'a resumed subscription', tests.subscription('Bob', 'active', '{"price_id": "price_closer_quarterly"}'),
    'resumed Closer (Quarterly) 2028-01-15 08:00:00', ''
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
select is(
  tests.applied(state) || ' ' || tests.notifications_of('Bob') || ' | ' || tests.mail_to('Bob'),
  'applied ' || notifications || ' | ' || mail, 'notifications and mail for ' || change
) from story order by number;

-- Notification settings apply, except to mail that's always sent.
insert into notification_settings (user_id, kind, in_app, mail)
values (tests.user_id('Ann'), 'membership', false, true);
select is(
  tests.applied(tests.subscription('Ann', 'active')),
  'applied', 'a new subscription is applied for a member who wants only mail'
);
select is(
  tests.applied(tests.subscription('Ann', 'active', '{"cancel_at_period_end": true}')),
  'applied', 'a planned cancellation is applied for a member who wants only mail'
);
select is(
  tests.notifications_of('Ann') || '|' || tests.mail_to('Ann'),
  '|canceling, started', 'a member who wants only mail gets each event by mail'
);
update notification_settings set in_app = true where user_id = tests.user_id('Ann');
select is(
  tests.applied(tests.subscription('Ann', 'active')),
  'applied', 'a resumed subscription is applied for a member who wants both'
);
select is(
  tests.applied(tests.subscription('Ann', 'canceled', '{"ended_at": 1831536000}')),
  'applied', 'an ended subscription is applied for a member who wants both'
);
select tests.as_member('Ann');
update notification_settings set mail = false;
select tests.as_owner();
select is(
  tests.notifications_of('Ann') || '|' || tests.mail_to('Ann'),
  'ended Closer (Annual) 2028-01-15 08:00:00, resumed Closer (Annual) 2028-01-15 08:00:00|ended',
  'turning off mail deletes queued mail except mail that''s always sent'
);
select is(
  tests.applied(tests.subscription('Unconfirmed', 'active')) || tests.mail_to('Unconfirmed'),
  'applied', 'an unconfirmed address gets no mail'
);
select is(
  tests.notifications_of('Unconfirmed'),
  'started Closer (Annual) 2028-01-15 08:00:00', 'an unconfirmed member is notified in the app'
);

-- Export and account deletion ---------------------------------------------------------------------

select tests.as_member('Ann');
create temp table own as select export_my_data() as data;
select results_eq(
  $$
    select data #>> '{billing_customer,customer_id}', data #>> '{subscriptions,0,status}',
      jsonb_array_length(data -> 'orders'), data #>> '{checkouts,0,session_id}', jsonb_array_length(data -> 'checkouts')
    from own
  $$,
  $$ values ('cus_ann', 'canceled', 0, 'cs_ann', 1) $$,
  'the export includes billing data'
);
select is_empty(
  $$ select from own where data::text ~ 'cus_(bob|basic|payer)|sub_bob|cs_[0-9]' $$,
  'the export doesn''t include others'' billing data'
);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.billing_of('Ann'), '[null, null, null, null, null]', 'deleting an account deletes its billing rows');
select is_empty(
  $$ select from private.stripe_events where customer_id = 'cus_ann' or payload::text like '%cus_ann%' $$,
  'deleting an account deletes its events'
);
select results_eq(
  'select id from private.stripe_events order by id',
  array['evt_3', 'evt_4'], 'deleting an account keeps unrelated events'
);
select is(
  tests.applied(tests.subscription('Ann', 'active')),
  'not ours', 'a state that arrives after the deletion isn''t ours'
);
select isnt_empty(
  $$ select from stripe_subscriptions where user_id = tests.user_id('Bob') $$,
  'deleting an account keeps others'' subscriptions'
);

-- Account standing --------------------------------------------------------------------------------

select tests.create_user('Banned');
select tests.create_user('Suspended');
select tests.create_user('Readonly');
select is(tests.claimed('Banned'), 'opening', 'a member in good standing can start a checkout');
select tests.opened('Banned', 'cs_banned');
select tests.as_member('Staff');
select moderate('ban', 'profile', tests.user_id('Banned'), 'Spam');
select moderate('suspend', 'profile', tests.user_id('Suspended'), 'Spam', until => now() + interval '1 day');
select moderate('restrict', 'profile', tests.user_id('Readonly'), 'Spam');
select tests.as_owner();
select is(
  tests.claimed('Banned'), 'P0001 Your account is banned.',
  'a banned member gets no checkout, not even the one that''s open'
);
select is(tests.claimed('Suspended'), 'P0001 Your account is suspended.', 'nor does a suspended one');
select is(tests.claimed('Readonly'), 'opening', 'a read-only member can pay');
update private.member_standings set until = now() - interval '1 second' where user_id = tests.user_id('Suspended');
select is(tests.claimed('Suspended'), 'opening', 'and so can one whose suspension has ended');

select * from finish();
rollback;
