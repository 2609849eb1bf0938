import { rowOf, subscriptionExpand, type Subject } from '../_shared/fetch-state.ts';
import { callDatabase, type SupabaseClient } from '../_shared/project.ts';
import { idOf, type Stripe } from '../_shared/stripe.ts';
import type { Corrections } from './corrections.ts';

/** Pages of 100 subscriptions, refunds, or disputes per run. */
const maxPages = 10;
/** How far back refunds and disputes are compared, in seconds. Unless final, they're also fetched later. */
const reversalWindow = 7 * 24 * 3600;

/** A row of public.differing_subscriptions. */
interface DifferingSubscription {
  subscription_id: string;
  customer_id: string;
  invoice_id: string | null;
  status: string | null;
  is_missing: boolean;
}

/** A row of public.differing_reversals. */
interface DifferingReversal {
  reversal_id: string;
  customer_id: string;
  payment_id: string;
  status: string | null;
}

/**
 * Corrects subscriptions that differ from Stripe's, the newest first, from those that Stripe created until
 * `createdBefore` (epoch seconds). Returns where the next run continues; null once all are compared.
 */
export async function compareSubscriptions(
  stripe: Stripe,
  service: SupabaseClient,
  corrections: Corrections,
  createdBefore: number | null,
): Promise<number | null> {
  const expand = subscriptionExpand.map((path) => `data.${path}`);
  const created = createdBefore === null ? {} : { created: { lte: createdBefore } };
  let newest = createdBefore;
  let last: Stripe.Subscription | undefined;
  // Those at the end of a page, which may have been created in the same second as the first of the next one.
  let carried: Stripe.Subscription[] = [];
  for (let pages = 0; pages < maxPages && !corrections.isOver; pages += 1) {
    const from: { starting_after?: string } = last ? { starting_after: last.id } : {};
    const { data, has_more } = await stripe.subscriptions.list({ ...created, ...from, expand, limit: 100 });
    last = data.at(-1);
    const oldest = has_more && last ? last.created : 0;
    const page = [...carried, ...data].map(pageRow);
    const differing = await callDatabase<DifferingSubscription[]>(service, 'differing_subscriptions', {
      page,
      oldest,
      newest,
    });
    for (const found of differing) await correctSubscription(corrections, found);
    if (!has_more) return null;
    newest = oldest;
    carried = data.filter((subscription) => subscription.created === oldest);
  }
  return newest;
}

function pageRow(subscription: Stripe.Subscription) {
  const { customer, latest_invoice: invoice } = subscription;
  return {
    ...rowOf(subscription),
    customer_id: idOf(customer),
    invoice_id: idOf(invoice),
    invoice_status: typeof invoice === 'object' ? (invoice?.status ?? null) : null,
  };
}

async function correctSubscription(
  corrections: Corrections,
  { subscription_id, customer_id: customerId, invoice_id, status, is_missing }: DifferingSubscription,
): Promise<void> {
  // An invoice’s state includes its subscription.
  const subject: Subject = invoice_id
    ? { kind: 'invoice', id: invoice_id, customerId }
    : { kind: 'subscription', id: subscription_id, customerId };
  await corrections.correct(subject, { id: subscription_id, oldStatus: status, differs: !is_missing });
}

/** Corrects refunds and disputes of the last days that differ from Stripe's. */
export async function compareReversals(
  stripe: Stripe,
  service: SupabaseClient,
  corrections: Corrections,
): Promise<void> {
  const query = {
    created: { gte: Math.floor(Date.now() / 1000) - reversalWindow },
    expand: ['data.charge'],
    limit: 100,
  };
  for (const list of [stripe.refunds.list(query), stripe.disputes.list(query)]) {
    const all: (Stripe.Refund | Stripe.Dispute)[] = await list.autoPagingToArray({ limit: maxPages * 100 });
    const differing = await callDatabase<DifferingReversal[]>(service, 'differing_reversals', {
      page: all.map(({ id, charge, payment_intent, status, amount }) => ({
        reversal_id: id,
        customer_id: typeof charge === 'object' ? idOf(charge?.customer) : null,
        payment_id: idOf(payment_intent),
        status,
        amount_cents: amount,
      })),
    });
    for (const { reversal_id, payment_id, status } of differing) {
      await corrections.correct(
        { kind: 'payment', id: payment_id },
        { id: reversal_id, oldStatus: status, differs: true },
      );
    }
  }
}
