import { pdfOf } from './pdf.ts';
import type { Ledger } from '../ledger.ts';
import { declined } from '../checkouts.ts';
import { subscriptionOf } from '../invoices.ts';
import type { Invoice } from '../objects.ts';
import { attachCard, changeCard, isRunning } from '../subscriptions.ts';
import { testCards, type TestCard } from '../test-cards.ts';
import { day, html, usd, type Html } from './html.ts';
import { showMessage, showPage } from './layout.ts';
import { cardChoices, chosenCard, invoiceBadge, type Visit } from './site.ts';

const payable = testCards.filter(({ onPage }) => onPage !== 'confirms');

/** The invoices of a customer, newest first. */
export function invoiceList(ledger: Ledger, customer: string): Html {
  const invoices = ledger.all('invoice').filter((invoice) => invoice.customer === customer);
  if (invoices.length === 0) return html`<p class="card muted">No invoices yet.</p>`;
  return html`<ul class="plain card">
    ${invoices.map(
      (invoice) =>
        html`<li class="row between">
          <div>
            <strong>${usd(invoice.amount_due)}</strong> ${invoiceBadge(invoice)}
            <p class="muted small">
              <span class="whole">${day(invoice.created)}</span> · <span class="whole">${invoice.number}</span>
            </p>
          </div>
          <a class="button" href="${invoice.hosted_invoice_url}" aria-label="View invoice ${invoice.number}">View</a>
        </li>`,
    )}
  </ul>`;
}

/** The invoice with this secret in its URL, or null. */
function invoiceAt(ledger: Ledger, secret: string): Invoice | null {
  return ledger.all('invoice').find((invoice) => invoice.hosted_invoice_url === `/invoices/${secret}`) ?? null;
}

/** The hosted invoice page: anyone with the link can view the invoice, and pay it while it's open. */
export async function showInvoice({ site, id }: Visit): Promise<Response> {
  const ledger = await site.read();
  return invoicePage(invoiceAt(ledger, id));
}

function invoicePage(
  invoice: Invoice | null,
  notice: { tone: 'good' | 'bad'; text: string } | null = null,
  chosen: TestCard | null = null,
): Response {
  if (!invoice) return showMessage('Invoice not found', 'Open Billing again in the app.', null, 404);
  const lines = invoice.lines.data;
  return showPage({
    title: `Invoice ${invoice.number}`,
    notice,
    status: notice?.tone === 'bad' ? 402 : 200,
    body: html`<section class="card">
        <div class="row between">
          <h1>Invoice ${invoice.number}</h1>
          ${invoiceBadge(invoice)}
        </div>
        <p class="price">${usd(invoice.amount_due)}</p>
        <dl>
          <dt>For</dt>
          <dd>${invoice.customer_email}</dd>
          <dt>Date</dt>
          <dd>${day(invoice.created)}</dd>
          ${
            invoice.status_transitions.paid_at !== null &&
            html`<dt>Paid</dt>
              <dd>${day(invoice.status_transitions.paid_at)}</dd>`
          }
        </dl>
        <ul class="plain">
          ${lines.map(
            ({ description, amount, period }) =>
              html`<li class="row between">
                <div>
                  ${description}
                  <p class="muted small">${day(period.start)} to ${day(period.end)}</p>
                </div>
                <span>${usd(amount)}</span>
              </li>`,
          )}${creditRow(invoice)}
        </ul>
      </section>
      ${invoice.status === 'open' && payForm(invoice, chosen)}
      <a class="way" href="${invoice.invoice_pdf}">Download as PDF</a>`,
  });
}

/** The credit applied to the invoice or left over from it; null if none. */
function creditRow({ total, amount_due: due }: Invoice): Html | null {
  if (total === due) return null;
  return html`<li class="row between">
    <span>${total < due ? 'Added to your credit' : 'Paid from your credit'}</span><span>${usd(due - total)}</span>
  </li>`;
}

function payForm(invoice: Invoice, chosen: TestCard | null): Html {
  return html`<form class="card" method="post" action="${invoice.hosted_invoice_url}">
    <h2 style="margin-top:0">Pay this invoice</h2>
    <p class="notice amber">Test page: no card is charged</p>
    ${cardChoices(payable, 'Test card', chosen)}<button class="primary full">Pay ${usd(invoice.amount_due)}</button>
  </form>`;
}

/** Pays an open invoice. The subscription keeps the card. */
export async function payInvoicePage({ site, id, form }: Visit): Promise<Response> {
  const card = chosenCard(form);
  const isRefused = card === null || card.onPage === 'declines';
  if (!isRefused) {
    await site.change((ledger) => {
      const invoice = invoiceAt(ledger, id);
      if (invoice?.status !== 'open') return;
      const subscription = ledger.get('subscription', subscriptionOf(invoice));
      if (isRunning(subscription))
        changeCard(ledger, subscription, attachCard(ledger, ledger.get('customer', invoice.customer), card));
    });
  }
  const ledger = await site.read();
  const invoice = invoiceAt(ledger, id);
  if (isRefused && invoice?.status === 'open')
    return invoicePage(invoice, { tone: 'bad', text: card ? declined : 'Choose a test card.' }, card);
  return invoicePage(
    invoice,
    invoice?.status === 'paid' ? { tone: 'good', text: 'This invoice has been paid.' } : null,
  );
}

/** The invoice as a PDF. */
export async function invoicePdf({ site, id }: Visit): Promise<Response> {
  const ledger = await site.read();
  const invoice = invoiceAt(ledger, id);
  if (!invoice) return invoicePage(null);
  const { number, lines, status } = invoice;
  const text = [
    `Invoice ${number}`,
    '',
    'Cornerlot (Stripe sandbox: no card is charged)',
    `For ${invoice.customer_email ?? invoice.customer}`,
    `Date: ${day(invoice.created)}`,
    '',
    ...lines.data.flatMap(({ description, amount, period }) => [
      `${usd(amount).padStart(12)}  ${description ?? ''}`,
      `${' '.repeat(14)}${day(period.start)} to ${day(period.end)}`,
    ]),
    '',
    `${usd(invoice.amount_due).padStart(12)}  ${status === 'paid' ? 'paid' : status === 'open' ? 'due' : 'void'}`,
  ];
  const ascii = text.map((line) => line.replaceAll('×', 'x').replaceAll(/[^\x20-\x7e]/g, '?'));
  return new Response(Buffer.from(pdfOf(ascii)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${number}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
