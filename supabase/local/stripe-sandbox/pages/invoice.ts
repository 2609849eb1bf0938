import type { Context } from 'hono';
import { html } from 'hono/html';
import { subscriptionOf } from '../invoices.ts';
import type { Ledger } from '../ledger.ts';
import type { Invoice } from '../objects.ts';
import { changeCard, isRunning } from '../subscriptions.ts';
import { attempt, fieldsOf, showMessage, showPage, type Html, type Site } from './layout.ts';
import { cardChoices, day, invoiceBadge, savableCards, usd } from './parts.ts';
import { requireCard } from './portal.ts';

/** The hosted invoice page: anyone with the link can view the invoice, and pay it while it's open. */
export async function showInvoice(context: Context, site: Site): Promise<Response> {
  return invoicePage(context, await site.read());
}

/** Pays an open invoice. The subscription keeps the card. */
export async function payInvoicePage(context: Context, site: Site): Promise<Response> {
  const { card: last4 } = await fieldsOf(context);
  const problem = await attempt(site, (ledger) => {
    const invoice = invoiceOf(context, ledger);
    if (invoice?.status !== 'open') return;
    const subscription = ledger.get('subscription', subscriptionOf(invoice));
    if (isRunning(subscription)) changeCard(ledger, subscription, requireCard(last4));
  });
  return invoicePage(context, await site.read(), problem, last4);
}

/** The invoice with the secret in the URL, or null. */
function invoiceOf(context: Context, ledger: Ledger): Invoice | null {
  return ledger.all('invoice').find((invoice) => invoice.hosted_invoice_url === context.req.path) ?? null;
}

function invoicePage(context: Context, ledger: Ledger, problem: string | null = null, chosen?: string) {
  const invoice = invoiceOf(context, ledger);
  if (!invoice) return showMessage(context, 404, ['Invoice not found', 'Open Billing again in the app.']);
  const { number, amount_due: due, customer_email, created, lines, total } = invoice;
  const row = (text: string, amount: number, note: string | null = null): Html =>
    html`<li class="row between">
      <div>${text}${note !== null && html`<p class="muted small">${note}</p>`}</div>
      <span>${usd(amount)}</span>
    </li>`;
  const title = `Invoice ${number}`;
  const body = html`<section class="card">
      <div class="row between">
        <h1>${title}</h1>
        ${invoiceBadge(invoice)}
      </div>
      <p class="price">${usd(due)}</p>
      <p class="muted">${customer_email} · ${day(created)}</p>
      <ul>
        ${lines.data.map(({ description, amount, period: { start, end } }) =>
          row(description, amount, `${day(start)} to ${day(end)}`),
        )}
        ${total !== due && row(total < due ? 'Added to your credit' : 'Paid from your credit', due - total)}
      </ul>
    </section>
    ${
      invoice.status === 'open' &&
      html`<form class="card" method="post" action="${invoice.hosted_invoice_url}">
        <h2>Pay this invoice</h2>
        <p class="notice amber">Test page: no card is charged</p>
        ${cardChoices(savableCards, chosen)}<button class="primary full">Pay ${usd(due)}</button>
      </form>`
    }`;
  return showPage(context, { title, problem, body });
}
