// Corrects what lost events left wrong: compares subscriptions, refunds, and disputes with Stripe, and fetches what
// differs as stripe-webhook does. Ends what could charge customers without an account, and refunds those whose account
// was someone else's. Also sends changed emails to Stripe and checks the prices. Called every 5 minutes with the
// service role key. A run is bounded, and the next one continues. Runs may overlap, because states are stored under
// tickets.
import { followEmail } from '../_shared/customer.ts';
import { endBilling, refundPayments } from '../_shared/end-billing.ts';
import { json, servePost } from '../_shared/http.ts';
import { findPriceProblem, type Plan } from '../_shared/price.ts';
import { callDatabase, requireService, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { stripeClient, type Stripe } from '../_shared/stripe.ts';
import { Corrections } from './corrections.ts';
import { compareReversals, compareSubscriptions } from './compare.ts';

/** The result of public.reconciliation_work. */
interface Work {
  endings: { customer_id: string; is_refunded: boolean }[];
  created_before: number | null;
  emails: { customer_id: string; email: string }[];
  invoices: { reversal_id: string; customer_id: string; invoice_id: string; status: string }[];
}

servePost('Couldn’t reconcile payments.', async (request) => {
  requireService(request);
  const [stripe, service] = [stripeClient(), serviceClient()];
  const work = await callDatabase<Work>(service, 'reconciliation_work', {});
  const unended = await endAbandoned(stripe, service, work.endings);
  const corrections = new Corrections(stripe, service);
  await sendEmails(stripe, service, work.emails);
  for (const { reversal_id, customer_id, invoice_id, status } of work.invoices) {
    const subject = { kind: 'invoice', id: invoice_id, customerId: customer_id } as const;
    await corrections.correct(subject, { id: reversal_id, oldStatus: status, differs: false });
  }
  const created_before = await compareSubscriptions(stripe, service, corrections, work.created_before);
  await compareReversals(stripe, service, corrections);
  const problems = [...unended, ...corrections.problems, ...(await priceProblems(stripe, service))];
  await callDatabase(service, 'finish_reconciliation', { created_before, problems });
  return json({ corrected: corrections.count, problems });
});

/** Ends the billing of customers whose account is gone or was someone else's. Returns what must be tried again. */
async function endAbandoned(stripe: Stripe, service: SupabaseClient, endings: Work['endings']): Promise<string[]> {
  const problems: string[] = [];
  for (const { customer_id: customer, is_refunded } of endings) {
    let failure: string | null = null;
    try {
      await endBilling(stripe, customer);
      if (is_refunded) await refundPayments(stripe, customer);
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    if (failure !== null) problems.push(`${customer}: ${failure}`.slice(0, 300));
    await callDatabase(service, 'finish_billing_ending', { customer, error: failure });
  }
  return problems.slice(0, 10);
}

/** Sends emails that members have changed to Stripe. Skips customers that Stripe lost: checkout replaces them. */
async function sendEmails(stripe: Stripe, service: SupabaseClient, emails: Work['emails']): Promise<void> {
  for (const { customer_id, email } of emails) {
    await followEmail(stripe, customer_id, email);
    await callDatabase(service, 'save_customer_email', { customer: customer_id, email });
  }
}

/** Why plans can't be sold, for the operator. */
async function priceProblems(stripe: Stripe, service: SupabaseClient): Promise<string[]> {
  const { data, error } = await service
    .from('membership_plans')
    .select('price_id, mode, amount, interval')
    .eq('offered', true)
    .overrideTypes<Plan[], { merge: false }>();
  if (error) throw new Error(`membership_plans: ${error.code} ${error.message}`);
  const problems = await Promise.all(data.map((plan) => findPriceProblem(stripe, plan)));
  return problems.filter((problem) => problem !== null);
}
