-- Paid memberships, as Stripe's events would have stored them over time.
alter table public.stripe_subscriptions disable trigger notify_subscription;
alter table public.stripe_orders disable trigger notify_renewal;
create temporary table demo_billing as
select
  s.*, ('de300000-0000-4000-8000-' || lpad(member::text, 12, '0'))::uuid as user_id, 'cus_demo' || lpad(member::text, 4, '0') as customer_id,
  'sub_demo' || lpad(member::text, 4, '0') as subscription_id,
  p.price_id, p.name, p.amount * 100 as cents
from (values
  (2, 'closer-annual', now() - interval '1 year 72 days', interval '1 year', 2, 'active', 'visa', '4242'),
  (13, 'closer-quarterly', now() - interval '8 months', interval '3 months', 1, 'canceled', 'mastercard', '4444'),
  (23, 'closer-quarterly', now() - interval '3 months 4 days', interval '3 months', 2, 'past_due', 'visa', '0341')
) as s (member, plan, begun_at, period, periods, status, brand, last4)
join public.membership_plans as p on p.id = s.plan;

insert into public.stripe_customers (user_id, customer_id, created_at)
select user_id, customer_id, begun_at from demo_billing;

insert into public.stripe_subscriptions (
  subscription_id, user_id, customer_id, status, price_id, current_period_start, current_period_end, ended_at,
  payment_method_brand, payment_method_last4, created_at
)
select
  subscription_id, user_id, customer_id, status, price_id, begun_at + period * (periods - 1),
  begun_at + period * periods,
  case when status = 'canceled' then begun_at + period * periods end, brand, last4, begun_at
from demo_billing;

insert into public.stripe_orders (
  invoice_id, user_id, customer_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency,
  plan, period_start, period_end, payment_method_brand, payment_method_last4, created_at, paid_at
)
select
  'in_demo' || lpad(member::text, 4, '0') || n, user_id, customer_id, subscription_id,
  'DEMO' || lpad(member::text, 4, '0') || '-' || lpad(n::text, 4, '0'),
  case when is_paid then 'paid' else 'open' end, cents, case when is_paid then cents else 0 end, 'usd', name,
  begun_at + period * (n - 1), begun_at + period * n,
  case when is_paid then brand end, case when is_paid then last4 end,
  begun_at + period * (n - 1), case when is_paid then begun_at + period * (n - 1) end
from demo_billing
cross join generate_series(1, periods) as n
cross join lateral (select status <> 'past_due' or n < periods as is_paid) as paid;
-- Subscribers have their tier from what they pay, not from staff.
delete from public.granted_tiers as g using demo_billing as b where b.user_id = g.user_id and g.tier = 'closer';
drop table demo_billing;
alter table public.stripe_subscriptions enable trigger notify_subscription;
alter table public.stripe_orders enable trigger notify_renewal;
