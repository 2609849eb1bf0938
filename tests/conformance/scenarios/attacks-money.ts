import { equal } from 'node:assert/strict';
import { expectDenied } from '../../backend/http-helpers.ts';
import type { Scenario } from '../scenario.ts';

/** Attacks on payments. */
export const moneyAttacks: Scenario[] = [
  {
    name: 'memberships, payments, and plans are written by the service role only',
    check: async ({ project, stage }) => {
      const { ann, eve, bob, staff, visitor } = await stage();
      const rows: Record<string, Record<string, unknown>> = {
        granted_tiers: { user_id: ann.id, tier: 'partner' },
        stripe_customers: { user_id: ann.id, customer_id: 'cus_forged' },
        stripe_subscriptions: { user_id: ann.id, subscription_id: 'sub_forged', customer_id: 'x', status: 'active' },
        stripe_orders: { user_id: ann.id, invoice_id: 'in_forged', customer_id: 'x', status: 'paid' },
        stripe_checkouts: { user_id: ann.id, price_id: 'x', success_url: 'x', cancel_url: 'x' },
        membership_plans: { id: 'cheap', tier: 'closer', name: 'Cheap', amount: 1 },
        membership_rules: { entitlement: 'all', tiers: ['free'], position: 99 },
        staff: { user_id: ann.id },
      };
      const calls: [string, Record<string, unknown>][] = [
        ['save_customer', { member: ann.id, customer: 'cus_forged' }],
        ['claim_checkout', { member: ann.id, price: 'x', success_url: 'x', cancel_url: 'x' }],
        ['close_checkout', { session: `cs_hush_${bob.id}`, status: 'complete' }],
        ['receive_event', { event: { id: 'evt_forged', type: 'invoice.paid' } }],
        ['apply_billing', { state: { customer_id: `cus_hush_${bob.id}`, subscriptions: [] }, ticket: 1 }],
        ['replace_customer', { member: ann.id, old_customer: 'x', new_customer: `cus_hush_${bob.id}` }],
        ['deployment_status', {}],
        ['claim_mail', { max_rows: 1 }],
      ];
      for (const client of [ann.client, eve.client, bob.client, visitor]) {
        for (const [table, row] of Object.entries(rows)) {
          expectDenied(await client.from(table).insert(row), '42501');
          expectDenied(await client.from(table).upsert(row), '42501');
        }
        for (const [name, args] of calls) expectDenied(await client.rpc(name, args), '42501');
        expectDenied(await client.from('membership_plans').update({ amount: 1 }).neq('id', ''), '42501');
      }
      const plans = { amount: 1 };
      expectDenied(await staff.client.from('membership_plans').update(plans).neq('id', ''), '42501');
      const tiers = await project.service.from('users').select('membership_tier').eq('id', ann.id).single();
      equal(tiers.data?.membership_tier, 'free');
    },
  },
];
