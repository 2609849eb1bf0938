import { CardError } from '../books.ts';
import {
  actOnSubscription,
  hold,
  move,
  outage,
  readControl,
  sendAgain,
  showControl,
  subscriptionActionNames,
} from './control.ts';
import { invoicePdf, payInvoicePage, showInvoice } from './invoice.ts';
import { goTo, showMessage } from './layout.ts';
import { confirm, pay, showConfirm, showPay } from './pay.ts';
import { setCancel, setCard, setPlan, setResume, showCancel, showCard, showPlan, showPortal } from './portal.ts';
import type { Site, Visit } from './site.ts';

type Answer = (visit: Visit) => Promise<Response>;

/** Method, address with the place of the id, and what answers. */
const routes: readonly [method: 'GET' | 'POST', path: string, answer: Answer][] = [
  ['GET', '/', showControl],
  ['GET', '/control.json', readControl],
  ['POST', '/clock', move],
  ['POST', '/hold', hold],
  ['POST', '/outage', outage],
  ['POST', '/events/:id/send', sendAgain],
  ...subscriptionActionNames.map((name): [method: 'POST', path: string, answer: Answer] => [
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

const patterns = routes.map(([method, path, answer]) => ({
  method,
  answer,
  pattern: new RegExp(`^${path.replace(':id', '([A-Za-z0-9_]+)')}$`),
}));

/** Answers a request for one of the pages. */
export async function answerPage(site: Site, request: Request, address: URL): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const found = patterns.find((route) => route.method === method && route.pattern.test(address.pathname));
  if (!found) return showMessage('Not found', 'There is no such page.', { label: 'Card payments', address: '/' }, 404);
  if (method === 'POST' && isForeign(request, address))
    return showMessage('Not allowed', 'Forms of other sites are not taken.', null, 403);
  const visit: Visit = {
    site,
    id: found.pattern.exec(address.pathname)?.[1] ?? '',
    query: address.searchParams,
    form: new URLSearchParams(method === 'POST' ? await request.text() : ''),
  };
  try {
    return await found.answer(visit);
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    return goTo(`/?problem=${encodeURIComponent(error.message)}`);
  }
}

/** Whether a browser says that the form stands on another site's page. */
function isForeign(request: Request, address: URL): boolean {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== address.origin;
}
