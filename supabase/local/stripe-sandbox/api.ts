import { apiVersion } from '../../functions/_shared/stripe-version.ts';
import { StripeError, newId, secretText, type Ledger } from './ledger.ts';
import { expireCheckout, openCheckout } from './checkouts.ts';
import { deleteCustomer, deletedCustomer } from './customers.ts';
import { expand, productOf } from './expand.ts';
import { methodOf, renewsWith, subscriptionOf, voidInvoice } from './invoices.ts';
import {
  copyOf,
  listOf,
  newCustomer,
  previousAttributes,
  type StripeObject,
  type Customer,
  type Dispute,
  type InvoicePayment,
  type Refund,
} from './objects.ts';
import { Parameters } from './parameters.ts';
import { refund } from './reversals.ts';
import type { PortalFlow } from './state.ts';
import { cancel, cancelAtPeriodEnd, changePlan, isRunning, itemOf, payInvoice, update } from './subscriptions.ts';

/** A parsed API request. */
interface Call {
  ledger: Ledger;
  /** The ID in the path. */
  id: string;
  params: Parameters;
}

interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  answer: (call: Call) => object;
}

const hour = 3600;

/** The endpoints Cornerlot uses, as Stripe defines them. */
const endpoints: readonly Endpoint[] = [
  { method: 'POST', path: /^customers$/, answer: createCustomer },
  { method: 'GET', path: /^customers$/, answer: (call) => page(call, '/v1/customers', byEmail(call), 'email') },
  { method: 'GET', path: /^customers\/([^/]+)$/, answer: getCustomer },
  { method: 'POST', path: /^customers\/([^/]+)$/, answer: updateCustomer },
  { method: 'DELETE', path: /^customers\/([^/]+)$/, answer: removeCustomer },
  { method: 'GET', path: /^prices\/([^/]+)$/, answer: ({ ledger, id }) => ledger.price(id, 'price') },
  { method: 'GET', path: /^prices$/, answer: ({ ledger }) => listOf('/v1/prices', [...ledger.prices.values()]) },
  { method: 'GET', path: /^products\/([^/]+)$/, answer: product },
  { method: 'POST', path: /^checkout\/sessions$/, answer: createCheckout },
  {
    method: 'GET',
    path: /^checkout\/sessions$/,
    answer: (call) =>
      page(
        call,
        '/v1/checkout/sessions',
        narrowed(call, call.ledger.all('checkout.session'), 'customer', 'subscription', 'status'),
        'customer',
        'subscription',
        'status',
      ),
  },
  {
    method: 'GET',
    path: /^checkout\/sessions\/([^/]+)$/,
    answer: ({ ledger, id }) => ledger.get('checkout.session', id),
  },
  { method: 'POST', path: /^checkout\/sessions\/([^/]+)\/expire$/, answer: expireSession },
  { method: 'GET', path: /^subscriptions$/, answer: listSubscriptions },
  { method: 'GET', path: /^subscriptions\/([^/]+)$/, answer: ({ ledger, id }) => ledger.get('subscription', id) },
  { method: 'POST', path: /^subscriptions\/([^/]+)$/, answer: updateSubscription },
  { method: 'DELETE', path: /^subscriptions\/([^/]+)$/, answer: cancelSubscription },
  { method: 'GET', path: /^invoices$/, answer: listInvoices },
  { method: 'GET', path: /^invoices\/([^/]+)$/, answer: ({ ledger, id }) => ledger.get('invoice', id) },
  { method: 'POST', path: /^invoices\/([^/]+)\/pay$/, answer: payOpenInvoice },
  { method: 'POST', path: /^invoices\/([^/]+)\/void$/, answer: voidOpenInvoice },
  {
    method: 'GET',
    path: /^invoice_payments$/,
    answer: (call) => page(call, '/v1/invoice_payments', invoicePayments(call), 'invoice', 'status', 'payment'),
  },
  { method: 'GET', path: /^refunds$/, answer: (call) => reversals(call, '/v1/refunds', call.ledger.all('refund')) },
  { method: 'GET', path: /^refunds\/([^/]+)$/, answer: ({ ledger, id }) => ledger.get('refund', id) },
  { method: 'POST', path: /^refunds$/, answer: createRefund },
  { method: 'GET', path: /^disputes$/, answer: (call) => reversals(call, '/v1/disputes', call.ledger.all('dispute')) },
  { method: 'GET', path: /^disputes\/([^/]+)$/, answer: ({ ledger, id }) => ledger.get('dispute', id) },
  { method: 'GET', path: /^charges\/([^/]+)$/, answer: ({ ledger, id }) => ledger.get('charge', id) },
  { method: 'GET', path: /^payment_intents\/([^/]+)$/, answer: ({ ledger, id }) => ledger.get('payment_intent', id) },
  { method: 'GET', path: /^payment_methods\/([^/]+)$/, answer: ({ ledger, id }) => ledger.get('payment_method', id) },
  {
    method: 'GET',
    path: /^payment_methods$/,
    answer: (call) =>
      page(
        call,
        '/v1/payment_methods',
        narrowed(call, call.ledger.all('payment_method'), 'customer', 'type'),
        'customer',
        'type',
      ),
  },
  { method: 'GET', path: /^events\/([^/]+)$/, answer: event },
  { method: 'POST', path: /^billing_portal\/sessions$/, answer: openPortal },
];

/** A raw API request. */
export interface ApiRequest {
  method: string;
  /** After `/v1/`. */
  path: string;
  query: string;
  body: string;
}

/** Answers a request to the API. Throws a `StripeError` for what Stripe would refuse. */
export function answerApi(ledger: Ledger, { method, path, query, body }: ApiRequest): object {
  const endpoint = endpoints.find((one) => one.method === method && one.path.test(path));
  if (!endpoint) {
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message:
        `Unrecognized request URL (${method}: /v1/${path}). The Stripe sandbox implements the endpoints Cornerlot ` +
        'uses.',
    });
  }
  const params = Parameters.of(method === 'POST' ? body : query || body);
  const id = decodeURIComponent(endpoint.path.exec(path)?.[1] ?? '');
  return expand(ledger, endpoint.answer({ ledger, id, params }), params.strings('expand'));
}

function createCustomer({ ledger, params }: Call): object {
  params.allow('email', 'name', 'metadata', 'description', 'phone', 'expand');
  const customer = ledger.add(
    newCustomer(newId('cus').slice(0, 18), {
      created: ledger.now,
      email: params.text('email'),
      prefix: secretText(8).toUpperCase(),
      metadata: params.texts('metadata'),
    }),
  );
  for (const name of ['name', 'description', 'phone'] as const) customer[name] = params.text(name);
  ledger.emit('customer.created', customer);
  return customer;
}

function updateCustomer({ ledger, id, params }: Call): object {
  params.allow('email', 'name', 'metadata', 'description', 'phone', 'expand');
  const customer = ledger.get('customer', id);
  const before = copyOf(customer);
  for (const name of ['email', 'name', 'description', 'phone'] as const)
    customer[name] = params.text(name) ?? customer[name] ?? null;
  Object.assign(customer.metadata, params.texts('metadata'));
  ledger.emit('customer.updated', customer, previousAttributes(before, customer));
  return customer;
}

function removeCustomer(call: Call): object {
  deleteCustomer(call.ledger, call.id);
  return getCustomer(call);
}

/** A deleted customer is returned as such, not missing. */
function getCustomer({ ledger, id }: Call): object {
  if (ledger.state.deleted.includes(id) && !ledger.isInTestMode(id)) return deletedCustomer(id);
  return ledger.get('customer', id);
}

function byEmail({ ledger, params }: Call): Customer[] {
  const email = params.text('email');
  return ledger.all('customer').filter((customer) => email === null || customer.email === email);
}

function product({ ledger, id }: Call): object {
  const found = productOf(ledger, id);
  if (!found)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such product: '${id}'`,
      param: 'id',
    });
  return found;
}

/** Checkout page settings that have no effect in the sandbox. */
const withoutEffect = [
  'allow_promotion_codes',
  'automatic_tax',
  'billing_address_collection',
  'custom_text',
  'customer_update',
  'integration_identifier',
  'locale',
  'payment_method_collection',
  'payment_method_types',
  'phone_number_collection',
  'saved_payment_method_options',
  'submit_type',
  'tax_id_collection',
  'ui_mode',
  'branding_settings',
  'adaptive_pricing',
];

function createCheckout({ ledger, params }: Call): object {
  params.allow(
    'mode',
    'customer',
    'line_items',
    'success_url',
    'cancel_url',
    'client_reference_id',
    'metadata',
    'subscription_data',
    'expires_at',
    'expand',
    ...withoutEffect,
  );
  if (params.choice('mode', ['payment', 'setup', 'subscription']) !== 'subscription')
    throw params.invalid('mode', 'The sandbox sells subscriptions only');
  const customer = params.required('customer');
  const items = params.each('line_items');
  const [item] = items;
  if (!item || items.length > 1) throw params.invalid('line_items', 'The sandbox takes exactly one line item');
  item.allow('price', 'quantity');
  if (item.integer('quantity') !== 1) throw item.invalid('quantity', 'The sandbox sells one of each');
  const price = ledger.price(item.required('price'), 'line_items[0][price]');
  if (!price.active)
    throw item.invalid('price', 'The price specified is inactive. This field only accepts active prices');
  const data = params.inner('subscription_data')?.allow('metadata', 'description');
  const expiresAt = params.integer('expires_at') ?? ledger.now + 24 * hour;
  // Allows a minute of clock skew.
  if (expiresAt < ledger.now + hour / 2 - 60 || expiresAt > ledger.now + 24 * hour + 60) {
    throw params.invalid('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now');
  }
  return openCheckout(ledger, {
    customer,
    price,
    successUrl: address(params, 'success_url', params.required('success_url')),
    cancelUrl: params.text('cancel_url') && address(params, 'cancel_url', params.required('cancel_url')),
    clientReference: params.text('client_reference_id'),
    metadata: params.texts('metadata'),
    subscriptionMetadata: data?.texts('metadata') ?? {},
    expiresAt,
  });
}

/** Returns the value if it's an HTTP URL. Throws otherwise. */
function address(params: Parameters, name: string, value: string): string {
  if (!/^https?:\/\/[^\s/]+/.test(value)) throw params.invalid(name, 'Not a valid URL');
  return value;
}

function expireSession({ ledger, id }: Call): object {
  const session = ledger.get('checkout.session', id);
  expireCheckout(ledger, session);
  return session;
}

function listSubscriptions(call: Call): object {
  const { ledger, params } = call;
  const status = params.text('status');
  const price = params.text('price');
  const found = narrowed(call, createdWithin(call, ledger.all('subscription')), 'customer').filter(
    (subscription) =>
      (status === 'all' || (status === null ? subscription.status !== 'canceled' : subscription.status === status)) &&
      (price === null || itemOf(subscription).price.id === price),
  );
  return page(call, '/v1/subscriptions', found, 'customer', 'status', 'price', 'created');
}

function updateSubscription({ ledger, id, params }: Call): object {
  params.allow(
    'cancel_at_period_end',
    'items',
    'proration_behavior',
    'default_payment_method',
    'metadata',
    'payment_behavior',
    'expand',
  );
  const subscription = ledger.get('subscription', id);
  if (!isRunning(subscription))
    throw params.invalid('id', 'A canceled subscription can only update its cancellation_details and metadata');
  const ends = params.flag('cancel_at_period_end');
  if (ends !== null) cancelAtPeriodEnd(ledger, subscription, ends);
  const price = params.each('items')[0]?.text('price');
  if (price) changePlan(ledger, subscription, ledger.price(price, 'items[0][price]'));
  const method = params.text('default_payment_method');
  const metadata = params.texts('metadata');
  update(ledger, subscription, () => {
    if (method !== null) subscription.default_payment_method = ledger.get('payment_method', method).id;
    Object.assign(subscription.metadata, metadata);
  });
  return subscription;
}

function cancelSubscription({ ledger, id, params }: Call): object {
  params.allow('invoice_now', 'prorate', 'cancellation_details', 'expand');
  const subscription = ledger.get('subscription', id);
  if (!isRunning(subscription))
    throw new StripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such subscription: '${id}'`,
      param: 'id',
    });
  cancel(ledger, subscription, 'cancellation_requested');
  return subscription;
}

function listInvoices(call: Call): object {
  const subscription = call.params.text('subscription');
  const found = narrowed(call, call.ledger.all('invoice'), 'customer', 'status').filter(
    (invoice) => subscription === null || subscriptionOf(invoice) === subscription,
  );
  return page(call, '/v1/invoices', found, 'customer', 'subscription', 'status');
}

function payOpenInvoice({ ledger, id, params }: Call): object {
  params.allow('payment_method', 'off_session', 'expand');
  const invoice = ledger.get('invoice', id);
  if (invoice.status !== 'open')
    throw new StripeError(400, { type: 'invalid_request_error', message: 'Invoice is already paid' });
  const method = params.text('payment_method') ?? methodOf(ledger, ledger.get('subscription', subscriptionOf(invoice)));
  if (!renewsWith(ledger, method)) {
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
  }
  payInvoice(ledger, invoice, method, true);
  return invoice;
}

function invoicePayments(call: Call): InvoicePayment[] {
  const intent = call.params.inner('payment')?.allow('type', 'payment_intent').text('payment_intent') ?? null;
  return narrowed(call, call.ledger.all('invoice_payment'), 'invoice', 'status').filter(
    ({ payment }) => intent === null || payment.payment_intent === intent,
  );
}

/** A page of refunds or disputes. */
function reversals(call: Call, url: string, all: (Refund | Dispute)[]): object {
  const found = narrowed(call, createdWithin(call, all), 'charge', 'payment_intent');
  return page(call, url, found, 'charge', 'payment_intent', 'created');
}

function createRefund({ ledger, params }: Call): object {
  params.allow('payment_intent', 'amount', 'reason', 'metadata', 'expand');
  const intent = ledger.get('payment_intent', params.required('payment_intent'));
  const reason = params.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']);
  return refund(ledger, intent, params.integer('amount'), reason);
}

function voidOpenInvoice({ ledger, id }: Call): object {
  const invoice = ledger.get('invoice', id);
  if (invoice.status !== 'open')
    throw new StripeError(400, { type: 'invalid_request_error', message: 'You can only void open invoices.' });
  voidInvoice(ledger, invoice);
  return invoice;
}

function event({ ledger, id }: Call): object {
  const found = ledger.state.events.find((one) => one.id === id);
  if (!found)
    throw new StripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such event: '${id}'`,
      param: 'id',
    });
  return eventObject(found);
}

/** Returns an event as Stripe delivers it. */
export function eventObject({
  id,
  type,
  created,
  data,
  nextAt,
  idempotencyKey,
}: Ledger['state']['events'][number]): object {
  return {
    id,
    object: 'event',
    api_version: apiVersion,
    created,
    data,
    livemode: false,
    pending_webhooks: nextAt === null ? 0 : 1,
    request: { id: null, idempotency_key: idempotencyKey },
    type,
  };
}

const flows: readonly PortalFlow[] = ['subscription_update', 'payment_method_update', 'subscription_cancel'];

function openPortal({ ledger, params }: Call): object {
  params.allow('customer', 'return_url', 'flow_data', 'configuration', 'locale', 'expand');
  const customer = ledger.get('customer', params.required('customer'));
  const flowData = params.inner('flow_data');
  const flow = flowData && flowData.allow('type', 'after_completion', ...flows).choice('type', flows);
  if (flowData && flow === null) throw params.invalid('flow_data', 'Missing required param: flow_data[type]');
  if (flowData && flow && flow !== 'payment_method_update') {
    const id = flowData.inner(flow)?.required('subscription');
    if (id === undefined) throw flowData.invalid(flow, 'Missing required param');
    const subscription = ledger.get('subscription', id);
    if (subscription.customer !== customer.id || !isRunning(subscription))
      throw flowData.invalid(flow, 'The subscription cannot be changed');
    if (flow === 'subscription_cancel' && subscription.cancel_at_period_end)
      throw flowData.invalid(flow, 'The subscription is already set to be canceled');
  }
  const returnUrl = address(params, 'return_url', params.required('return_url'));
  const id = newId('bps');
  const secret = secretText(40);
  ledger.state.portals[secret] = { id, customer: customer.id, returnUrl, flow, expiresAt: ledger.now + hour };
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: ledger.now,
    customer: customer.id,
    customer_account: null,
    flow: flow && {
      type: flow,
      after_completion: { hosted_confirmation: null, redirect: { return_url: returnUrl }, type: 'redirect' },
    },
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `/portal/${secret}`,
  };
}

/**
 * Filters by the request's parameters with these names, where given. Throws for an unknown customer, as Stripe does.
 */
function narrowed<T extends StripeObject>({ ledger, params }: Call, all: T[], ...names: (keyof T & string)[]): T[] {
  return names.reduce((left, name) => {
    const value = params.text(name);
    if (name === 'customer' && value !== null) ledger.get(name, value);
    return value === null ? left : left.filter((object) => object[name] === value);
  }, all);
}

/** Filters by the request's `created` range. */
function createdWithin<T extends { created: number }>({ params }: Call, all: T[]): T[] {
  const range = params.inner('created')?.allow('gt', 'gte', 'lt', 'lte');
  if (!range) return all;
  const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((name) => range.integer(name));
  return all.filter(
    ({ created }) =>
      created > (gt ?? -1) && created >= (gte ?? 0) && created < (lt ?? Infinity) && created <= (lte ?? Infinity),
  );
}

/** Returns a page of a list: `limit` objects after `starting_after`. */
function page({ params }: Call, url: string, all: StripeObject[], ...filters: string[]): object {
  params.allow('limit', 'starting_after', 'expand', ...filters);
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw params.invalid('limit', 'This value must be between 1 and 100');
  const last = params.text('starting_after');
  const start = last === null ? 0 : all.findIndex(({ id }) => id === last) + 1;
  return { ...listOf(url, all.slice(start, start + limit)), has_more: all.length > start + limit };
}
