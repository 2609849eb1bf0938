/** The part of `seed.sql` for paid memberships. The local Stripe sandbox starts from these rows. */
import { memberIdOf } from './sql.ts';

/** A member's subscription, with an invoice for each period so far. */
interface DemoSubscription {
  /** The member's number. */
  readonly member: number;
  readonly plan: 'closer-annual' | 'closer-quarterly';
  /** SQL intervals: time since the start, and length of a period. */
  readonly age: string;
  readonly period: string;
  readonly periods: number;
  readonly status: 'active' | 'past_due' | 'canceled';
  readonly brand: string;
  readonly last4: string;
}

/** One renewed, one ended, and one whose renewal payment failed. */
const demoSubscriptions: readonly DemoSubscription[] = [
  {
    member: 2,
    plan: 'closer-annual',
    age: '1 year 72 days',
    period: '1 year',
    periods: 2,
    status: 'active',
    brand: 'visa',
    last4: '4242',
  },
  {
    member: 13,
    plan: 'closer-quarterly',
    age: '8 months',
    period: '3 months',
    periods: 1,
    status: 'canceled',
    brand: 'mastercard',
    last4: '4444',
  },
  {
    member: 23,
    plan: 'closer-quarterly',
    age: '3 months 4 days',
    period: '3 months',
    periods: 2,
    status: 'past_due',
    brand: 'visa',
    last4: '0341',
  },
];

const lines = demoSubscriptions.map(
  ({ member, plan, age, period, periods, status, brand, last4 }) =>
    `  (${member}, '${plan}', now() - interval '${age}', interval '${period}', ${periods}, '${status}', ` +
    `'${brand}', '${last4}')`,
);

/** Customers, subscriptions, and payments. Members already have their tiers, so nobody is notified. */
export const BILLING = `-- Paid memberships, as Stripe's events would have stored them over time.
alter table public.stripe_subscriptions disable trigger notify_subscription;
alter table public.stripe_orders disable trigger notify_renewal;
create temporary table demo_billing as
select
  s.*, ${memberIdOf('member')} as user_id, 'cus_demo' || lpad(member::text, 4, '0') as customer_id,
  'sub_demo' || lpad(member::text, 4, '0') as subscription_id,
  p.price_id, p.name, p.amount * 100 as cents
from (values
${lines.join(',\n')}
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
`;
