-- Refunds and disputes: who can read them, what they do to a membership, and the reconciliation that finds lost ones.
begin;
\ir helpers.psql
select tests.create_cast();

create sequence tests.tickets start 1000;
grant usage on sequence tests.tickets to service_role;
/* Applies a state of Ann's customer with the next ticket, as the service role. */
create function tests.applied(state jsonb, ticket bigint default nextval('tests.tickets')) returns text
language plpgsql as $$
declare
  outcome text;
begin
  perform tests.as_service();
  outcome := public.apply_billing(jsonb_build_object('customer_id', 'cus_ann') || state, ticket);
  perform tests.as_owner();
  return outcome;
end;
$$;
create function tests.subscription(status text) returns jsonb language sql as $$
  select jsonb_build_object('subscriptions', jsonb_build_array(jsonb_build_object(
    'subscription_id', 'sub_ann', 'status', status, 'price_id', 'price_closer_annual', 'created_at', 1800000000,
    'current_period_start', 1800000000, 'current_period_end', 1831536000, 'cancel_at_period_end', false
  )));
$$;
create function tests.payment(invoice text, created bigint) returns jsonb language sql as $$
  select jsonb_build_object('orders', jsonb_build_array(jsonb_build_object(
    'invoice_id', invoice, 'subscription_id', 'sub_ann', 'status', 'paid', 'amount_due_cents', 500000,
    'amount_paid_cents', 500000, 'currency', 'usd', 'price_id', 'price_closer_annual', 'created_at', created,
    'paid_at', created
  )));
$$;
create function tests.reversal(id text, kind text, status text, cents bigint, invoice text default 'in_1')
returns jsonb language sql as $$
  select jsonb_build_object('reversals', jsonb_build_array(jsonb_build_object(
    'reversal_id', id, 'kind', kind, 'invoice_id', invoice, 'status', status, 'amount_cents', cents,
    'currency', 'usd', 'reason', 'fraudulent', 'created_at', 1800000100
  )));
$$;
/* Ann's tier, her subscription's status for her, and what must be canceled at Stripe. */
create function tests.membership() returns text language plpgsql as $$
declare
  status text;
begin
  perform tests.as_member('Ann');
  select subscription_status into status from public.stripe_user_subscriptions;
  perform tests.as_owner();
  return concat_ws(' ', (select membership_tier from public.users where id = tests.user_id('Ann')), status,
    public.reversed_subscriptions('cus_ann'));
end;
$$;

select tests.as_service();
select save_customer(tests.user_id('Ann'), 'cus_ann');
select tests.as_owner();
select is(tests.applied(tests.subscription('active') || tests.payment('in_1', 1800000000)), 'applied',
  'Ann pays for a year');
select is(tests.membership(), 'closer active {}', 'and is a Closer');

-- Refunds -----------------------------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ tests.applied(tests.reversal('re_1', 'refund', 'succeeded', 100000)) $$, 'gives applied',
    'a partial refund is stored'),
  ($$ tests.membership() $$, 'gives closer active {}', 'and changes nothing'),
  ($$ tests.applied(tests.reversal('re_2', 'refund', 'pending', 400000)) $$, 'gives cancel',
    'a full refund is stored, and the subscription must be canceled'),
  ($$ tests.membership() $$, 'gives free canceled {sub_ann}', 'it ends the membership right away'),
  ($$ tests.applied(tests.reversal('re_2', 'refund', 'failed', 400000)) $$, 'gives applied', 'a refund that fails'),
  ($$ tests.membership() $$, 'gives closer active {}', 'no longer counts'),
  ($$ tests.applied(tests.reversal('re_2', 'refund', 'succeeded', 400000), 1) $$, 'gives nothing new',
    'an older state is ignored'),
  ($$ tests.membership() $$, 'gives closer active {}', 'and changes nothing'),
  ($$ tests.applied(tests.reversal('re_2', 'refund', 'succeeded', 400000)) $$, 'gives cancel',
    'refunded in full again'),
  ($$ tests.applied(tests.subscription('canceled')) $$, 'gives applied',
    'the canceled subscription leaves nothing to cancel'),
  ($$ tests.membership() $$, 'gives free canceled {}', 'and the member is free'),
  ($$ tests.applied(tests.subscription('active') || tests.payment('in_2', 1800000200)) $$, 'gives applied',
    'a later payment'),
  ($$ tests.membership() $$, 'gives closer active {}', 'counts, not the one that was refunded before')
) as t (statement, outcome, rule);

-- Disputes ----------------------------------------------------------------------------------------

select is(tests.applied(tests.reversal('dp_1', 'dispute', 'warning_needs_response', 500000)), 'applied', 'an inquiry');
select is(tests.membership(), 'closer active {}', 'changes nothing');
select is(tests.applied(tests.reversal('dp_1', 'dispute', 'needs_response', 500000)), 'applied', 'a dispute is stored');
select is(tests.membership(), 'free disputed {}', 'it pauses the membership, and the subscription stays');
select is(tests.applied(tests.reversal('dp_1', 'dispute', 'under_review', 500000)), 'applied', 'evidence is sent');
select is(tests.membership(), 'free disputed {}', 'and the membership stays paused');
select is(tests.applied(tests.reversal('dp_1', 'dispute', 'won', 500000)), 'applied', 'a dispute is won');
select is(tests.membership(), 'closer active {}', 'which restores the membership');
select bag_eq($$ select data ->> 'event' from notifications where user_id = tests.user_id('Ann')
    and kind = 'membership' $$, array['started', 'ended', 'started', 'renewed', 'paused', 'resumed'],
  'the member is notified when it''s paused and resumed');
select is(tests.applied(tests.reversal('dp_2', 'dispute', 'lost', 500000)), 'cancel', 'another one is lost');
select is(tests.membership(), 'free canceled {sub_ann}', 'which ends the membership');
insert into granted_tiers (user_id, tier) values (tests.user_id('Ann'), 'partner');
select is(tests.membership(), 'partner canceled {sub_ann}', 'but not what staff granted');
select tests.holds($$ tests.applied(tests.reversal('re_x', 'refund', 'succeeded', 1, 'in_unknown')) $$, 'gives cancel',
    'a refund of an unknown invoice is ignored');

-- Who can read and write them ---------------------------------------------------------------------

select tests.as_member('Ann');
select bag_eq('select reversal_id from stripe_reversals', array['re_1', 're_2', 'dp_1', 'dp_2'],
  'a member can read their own');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select from stripe_reversals where user_id <> auth.uid() $$, 'no rows', 'nor read others'''),
  ('Bob', $$ select from stripe_reversals $$, 'no rows', 'Bob can''t read another member''s'),
  ('Closer', $$ select from stripe_reversals $$, 'no rows', 'Closer can''t read another member''s'),
  ('Partner', $$ select from stripe_reversals $$, 'no rows', 'Partner can''t read another member''s'),
  ('Staff', $$ select from stripe_reversals $$, 'no rows', 'Staff can''t read another member''s')
) as t (who, statement, outcome, rule);
select tests.as_member('Staff');
select results_eq($$ select r ->> 'id' from jsonb_array_elements(operations() -> 'reversals') r order by 1 $$,
  array['dp_1', 'dp_2', 're_1', 're_2'], 'admins see refunds and disputes in operations');
select is(operations() -> 'open_disputes', '0', 'of which none needs a response');

-- Reconciliation ----------------------------------------------------------------------------------

select tests.as_service();
/* What Stripe lists: Ann's subscription with a status, and its newest invoice. */
create function pg_temp.page(status text, invoice_status text default 'paid') returns jsonb language sql as $$
  select jsonb_build_array((tests.subscription(status) #> '{subscriptions,0}') || jsonb_build_object(
    'customer_id', 'cus_ann', 'invoice_id', 'in_2', 'invoice_status', invoice_status
  ));
$$;
select tests.as_owner();
delete from stripe_reversals where reversal_id = 'dp_2';
select tests.holds('service', $$ select differing_subscriptions(pg_temp.page('active'), 0, null) $$, 'no rows',
    'an equal subscription doesn''t differ');
select tests.holds(statement, outcome, rule) from (values
  ($$ select subscription_id, invoice_id, status, is_missing from differing_subscriptions(pg_temp.page('past_due'), 0,
      null) $$, 'gives (sub_ann,in_2,active,f)', 'one with another status differs'),
  ($$ select differing_subscriptions(pg_temp.page('active', 'open'), 0, null) $$, 'rows',
    'so does one with another invoice')
) as t (statement, outcome, rule);
select tests.holds($$ select differing_subscriptions(pg_temp.page('active', 'draft'), 0, null) $$, 'no rows',
    'but a draft isn''t stored');
select results_eq($$ select subscription_id, is_missing from differing_subscriptions('[]', 0, null) $$,
  $$ values ('sub_ann', true) $$, 'one that Stripe no longer lists may have been canceled');
select tests.holds($$ select differing_subscriptions('[]', 1800000000, null) $$, 'no rows',
    'unless it isn''t among those that were listed');
select is_empty(
  $$ select differing_reversals('[{"reversal_id": "dp_1", "customer_id": "cus_ann", "payment_id": "pi_1",
    "status": "won", "amount_cents": 500000}]') $$,
  'an equal dispute doesn''t differ'
);
select isnt_empty(
  $$ select differing_reversals('[{"reversal_id": "dp_3", "customer_id": "cus_ann", "payment_id": "pi_1",
    "status": "won", "amount_cents": 500000}]') $$,
  'one that isn''t stored does'
);
select is_empty(
  $$ select differing_reversals('[{"reversal_id": "dp_3", "customer_id": "cus_x", "payment_id": "pi_1",
    "status": "won", "amount_cents": 500000}]') $$,
  'unless it''s another customer''s'
);
select ok(record_correction('sub_ann', 'past_due', false), 'a correction of the status is recorded');
select ok(not record_correction('sub_ann', 'active', false), 'the same status isn''t a correction');
select ok(record_correction('sub_ann', 'active', true), 'unless something else differed');
select ok(not record_correction('sub_x', null, true), 'nor is what isn''t stored');
select tests.holds($$ select e ->> 'customer_id' from jsonb_array_elements(reconciliation_work() -> 'emails') e $$,
    'gives cus_ann', 'an email that Stripe doesn''t have is sent');
select save_customer_email('cus_ann', reconciliation_work() #>> '{emails,0,email}');
select is(reconciliation_work() -> 'emails', '[]', 'once');
select finish_reconciliation(1800000000, '{No such price}');
select is(reconciliation_work() -> 'created_before', '1800000000', 'the next run continues');
select tests.as_member('Staff');
select is(operations() -> 'payment_problems', '["No such price"]', 'admins see what they must fix');
select is(jsonb_array_length(operations() -> 'corrections'), 2, 'and what was corrected');

select * from finish();
rollback;
