import { StripeError } from '../ledger.ts';
import {
  actOnSubscription,
  advanceClock,
  decideDispute,
  disputePayment,
  failPaymentRefund,
  goLive,
  loseEvents,
  readControl,
  refundPayment,
  removeCustomer,
  resendEvent,
  setHeld,
  setOutage,
  showControl,
  subscriptionActionNames,
} from './control.ts';
import { invoicePdf, payInvoicePage, showInvoice } from './invoice.ts';
import { redirectTo, showMessage } from './layout.ts';
import { confirm, pay, showConfirm, showPay } from './pay.ts';
import { setCancel, setCard, setPlan, setResume, showCancel, showCard, showPlan, showPortal } from './portal.ts';
import type { Site, Visit } from './site.ts';

type Handler = (visit: Visit) => Promise<Response>;

const routes: readonly [method: 'GET' | 'POST', path: string, handler: Handler][] = [
  ['GET', '/', showControl],
  ['GET', '/control.json', readControl],
  ['POST', '/clock', advanceClock],
  ['POST', '/hold', setHeld],
  ['POST', '/outage', setOutage],
  ['POST', '/events/:id/send', resendEvent],
  ['POST', '/events/lose', loseEvents],
  ['POST', '/live', goLive],
  ['POST', '/customers/:id/delete', removeCustomer],
  ['POST', '/payments/:id/refund', refundPayment],
  ['POST', '/payments/:id/dispute', disputePayment],
  ['POST', '/refunds/:id/fail', failPaymentRefund],
  ['POST', '/disputes/:id/won', decideDispute('won')],
  ['POST', '/disputes/:id/lost', decideDispute('lost')],
  ...subscriptionActionNames.map((name): [method: 'POST', path: string, handler: Handler] => [
    'POST',
    `/subscriptions/:id/${name}`,
    actOnSubscription(name),
  ]),
  ['GET', '/pay/:id', showPay],
  ['POST', '/pay/:id', pay],
  ['GET', '/pay/:id/confirm', showConfirm],
  ['POST', '/pay/:id/confirm', confirm],
  ['GET', '/portal/:id', showPortal],
  ['GET', '/portal/:id/plan', showPlan],
  ['POST', '/portal/:id/plan', setPlan],
  ['GET', '/portal/:id/card', showCard],
  ['POST', '/portal/:id/card', setCard],
  ['GET', '/portal/:id/cancel', showCancel],
  ['POST', '/portal/:id/cancel', setCancel],
  ['POST', '/portal/:id/resume', setResume],
  ['GET', '/invoices/:id', showInvoice],
  ['POST', '/invoices/:id', payInvoicePage],
  ['GET', '/invoices/:id/pdf', invoicePdf],
];

const patterns = routes.map(([method, path, handler]) => ({
  method,
  handler,
  pattern: new RegExp(`^${path.replace(':id', '([A-Za-z0-9_]+)')}$`),
}));

/** Handles a request for a page. */
export async function answerPage(site: Site, request: Request, address: URL): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = patterns.find((route) => route.method === method && route.pattern.test(address.pathname));
  if (!found)
    return showMessage('Not found', 'This page doesn’t exist.', { label: 'Stripe sandbox', address: '/' }, 404);
  if (method === 'POST' && isForeign(request, address))
    return showMessage('Not allowed', 'This form was sent from another site.', null, 403);
  const visit: Visit = {
    site,
    id: found.pattern.exec(address.pathname)?.[1] ?? '',
    query: address.searchParams,
    form: new URLSearchParams(method === 'POST' ? await request.text() : ''),
  };
  try {
    return await found.handler(visit);
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return redirectTo(`/?problem=${encodeURIComponent(error.message)}`);
  }
}

/** Whether the form was sent from another site, according to the browser. */
function isForeign(request: Request, address: URL): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== address.origin;
}
