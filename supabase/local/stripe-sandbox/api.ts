import { parse } from 'qs';
import { z } from 'zod';
import { apiVersion } from '../../functions/_shared/stripe-version.ts';
import { deleteCustomer, expireCheckout, openCheckout } from './checkouts.ts';
import { deletedCustomer, expand } from './expand.ts';
import { subscriptionOf } from './invoices.ts';
import { StripeError, newId, refused, secretText, type Ledger } from './ledger.ts';
import { listOf, newCustomer, type StripeObject } from './objects.ts';
import { chargeOf, refund } from './reversals.ts';
import type { StoredEvent } from './state.ts';
import { cancel, isRunning } from './subscriptions.ts';

/** A raw API request. `path`: after `/v1/`. */
export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
}

interface Call {
  ledger: Ledger;
  /** The ID in the path. */
  id: string;
  params: unknown;
}

type Handler = (call: Call) => object;

const text = z.string();
const texts = z.record(text, text);
const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const integer = z.coerce.number().int();
const range = z.strictObject({ gte: integer, lte: integer }).partial();
const intentOnly = z.strictObject({ type: z.literal('payment_intent'), payment_intent: text });

/** Objects by their path, with the filters of their list. */
const resources = {
  'checkout/sessions': ['checkout.session', 'customer', 'subscription', 'status'],
  customers: ['customer', 'email'],
  disputes: ['dispute', 'charge', 'payment_intent', 'created'],
  invoice_payments: ['invoice_payment', 'invoice', 'status', 'payment'],
  invoices: ['invoice', 'customer', 'subscription', 'status'],
  payment_intents: ['payment_intent'],
  payment_methods: ['payment_method'],
  refunds: ['refund', 'charge', 'payment_intent', 'created'],
  subscriptions: ['subscription', 'customer', 'status', 'created'],
} as const satisfies Record<string, readonly [StripeObject['object'], ...string[]]>;

/** The endpoints Cornerlot uses, as Stripe defines them. */
const endpoints: readonly [endpoint: string, handler: Handler][] = [
  ...Object.entries(resources).flatMap(([path, [kind, ...filters]]): [string, Handler][] => [
    [`GET ${path}/:id`, (call) => retrieve(call, kind)],
    [`GET ${path}`, (call) => list(call, path, kind, filters)],
  ]),
  ['GET prices/:id', ({ ledger, id }) => ledger.price(id)],
  ['GET events/:id', retrieveEvent],
  ['POST customers', createCustomer],
  ['POST customers/:id', updateCustomer],
  ['DELETE customers/:id', removeCustomer],
  ['POST checkout/sessions', createCheckout],
  ['POST checkout/sessions/:id/expire', ({ ledger, id }) => expireCheckout(ledger, ledger.get('checkout.session', id))],
  ['DELETE subscriptions/:id', cancelSubscription],
  ['POST refunds', createRefund],
  ['POST billing_portal/sessions', openPortal],
];

const routes = endpoints.map(([endpoint, handler]) => ({
  handler,
  pattern: new RegExp(`^${endpoint.replace(':id', '([^/]+)')}$`),
}));

/** Answers a request to the API. Throws a `StripeError` for what Stripe would refuse. */
export function answerApi(ledger: Ledger, { method, path, query, body }: ApiRequest): object {
  const route = routes.find(({ pattern }) => pattern.test(`${method} ${path}`));
  if (!route) {
    throw new StripeError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: /v1/${path}). The sandbox has the endpoints Cornerlot uses.`,
    });
  }
  const { expand: paths = [], ...params } = parse(method === 'POST' ? body : query || body, { depth: 10 });
  const id = decodeURIComponent(route.pattern.exec(`${method} ${path}`)?.[1] ?? '');
  return expand(ledger, route.handler({ ledger, id, params }), read(z.array(text), paths));
}

/** Returns the checked parameters. Throws Stripe's error for unknown and malformed ones. */
function read<T>(schema: z.ZodType<T>, params: unknown): T {
  const { error, data } = schema.safeParse(params);
  if (!error) return data;
  const [issue] = error.issues;
  const keys = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  const param = keys.reduce<string>((path, key) => (path === '' ? String(key) : `${path}[${String(key)}]`), '');
  throw refused(`${issue?.message}: ${param}`, { param });
}

/** A deleted customer is returned as such, not missing. */
function retrieve({ ledger, id }: Call, kind: StripeObject['object']): object {
  if (ledger.state.deleted.includes(id) && !ledger.isInTestMode(id)) return deletedCustomer(id);
  return ledger.get(kind, id);
}

/** How filters are written, unless they're texts. */
const filterSchemas: Record<string, z.ZodType> = { created: range, payment: intentOnly };

type ListParams = { limit: number; starting_after?: string | undefined } & Record<string, unknown>;

/** A page of the objects that pass the filters: `limit` of them after `starting_after`. */
function list(
  { ledger, params }: Call,
  path: string,
  kind: StripeObject['object'],
  filters: readonly string[],
): object {
  const schema = z.strictObject({
    limit: integer.min(1).max(100).default(10),
    starting_after: text.optional(),
    ...Object.fromEntries(filters.map((name) => [name, (filterSchemas[name] ?? text).optional()])),
  });
  const { limit, starting_after: last, ...values }: ListParams = read(schema, params);
  // Stripe refuses to list what belongs to an unknown customer.
  if (typeof values['customer'] === 'string') ledger.get('customer', values['customer']);
  const isAll = kind === 'subscription' && values['status'] === undefined;
  const all = ledger
    .all(kind)
    .filter((object) => !(isAll && 'status' in object && object.status === 'canceled'))
    .filter((object) => filters.every((name) => values[name] === undefined || passes(object, name, values[name])));
  const start = last === undefined ? 0 : all.findIndex(({ id }) => id === last) + 1;
  return { ...listOf(`/v1/${path}`, all.slice(start, start + limit)), has_more: all.length > start + limit };
}

function passes(object: StripeObject, name: string, value: unknown): boolean {
  if (name === 'created') {
    const { gte = 0, lte = Infinity } = value as z.infer<typeof range>;
    return object.created >= gte && object.created <= lte;
  }
  if (object.object === 'invoice' && name === 'subscription') return subscriptionOf(object) === value;
  if (object.object === 'subscription' && name === 'status' && value === 'all') return true;
  if (object.object === 'invoice_payment' && name === 'payment')
    return object.payment.payment_intent === (value as z.infer<typeof intentOnly>).payment_intent;
  return Reflect.get(object, name) === value;
}

function createCustomer({ ledger, params }: Call): object {
  const { email = null, metadata = {} } = read(z.strictObject({ email: text, metadata: texts }).partial(), params);
  const id = newId('cus').slice(0, 18);
  const customer = ledger.add(newCustomer(id, ledger.now, email, secretText(8).toUpperCase(), metadata));
  ledger.emit('customer.created', customer);
  return customer;
}

function updateCustomer({ ledger, id, params }: Call): object {
  const { email } = read(z.strictObject({ email: text }), params);
  const customer = ledger.get('customer', id);
  customer.email = email;
  ledger.emit('customer.updated', customer);
  return customer;
}

function removeCustomer({ ledger, id }: Call): object {
  deleteCustomer(ledger, id);
  return deletedCustomer(id);
}

const hour = 3600;
const checkoutParams = z.strictObject({
  mode: z.literal('subscription', 'The sandbox sells subscriptions only'),
  customer: text,
  line_items: z.tuple([z.strictObject({ price: text, quantity: z.literal('1', 'The sandbox sells one of each') })]),
  success_url: address,
  cancel_url: address.nullable().default(null),
  client_reference_id: text.nullable().default(null),
  metadata: texts.default({}),
  subscription_data: z.strictObject({ metadata: texts.default({}) }).default({ metadata: {} }),
  // These have no effect here.
  payment_method_types: z.array(z.literal('card')).optional(),
  adaptive_pricing: z.strictObject({ enabled: text }).optional(),
});

function createCheckout({ ledger, params }: Call): object {
  const input = read(checkoutParams, params);
  const price = ledger.price(input.line_items[0].price);
  if (!price.active) throw refused('The price specified is inactive.', { param: 'line_items[0][price]' });
  const order = { customer: input.customer, price, metadata: input.subscription_data.metadata };
  const { success_url, cancel_url, client_reference_id, metadata } = input;
  const expires_at = ledger.now + 24 * hour;
  return openCheckout(ledger, order, { success_url, cancel_url, client_reference_id, metadata, expires_at });
}

function cancelSubscription({ ledger, id }: Call): object {
  const subscription = ledger.get('subscription', id);
  if (!isRunning(subscription)) throw ledger.missing('subscription', id);
  cancel(ledger, subscription);
  return subscription;
}

function createRefund({ ledger, params }: Call): object {
  const schema = z.strictObject({ payment_intent: text, amount: integer.nullable().default(null) });
  const { payment_intent: intent, amount } = read(schema, params);
  return refund(ledger, chargeOf(ledger, intent), amount);
}

function retrieveEvent({ ledger, id }: Call): object {
  const found = ledger.state.events.find((one) => one.id === id);
  if (!found) throw ledger.missing('event', id);
  return eventObject(found);
}

/** Returns an event as Stripe delivers it. */
export function eventObject({ id, type, created, object }: StoredEvent): object {
  return { id, object: 'event', api_version: apiVersion, created, data: { object }, type };
}

const ofSubscription = z.strictObject({ subscription: text }).optional();
const portalParams = z.strictObject({
  customer: text,
  return_url: address,
  flow_data: z
    .strictObject({
      type: z.enum(['subscription_update', 'payment_method_update', 'subscription_cancel']),
      subscription_update: ofSubscription,
      subscription_cancel: ofSubscription,
      after_completion: z.unknown().optional(),
    })
    .optional(),
});

function openPortal({ ledger, params }: Call): object {
  const { customer, return_url: returnUrl, flow_data: flow } = read(portalParams, params);
  ledger.get('customer', customer);
  if (flow && flow.type !== 'payment_method_update') {
    const subscription = ledger.get('subscription', flow[flow.type]?.subscription ?? '');
    const isOver = flow.type === 'subscription_cancel' && subscription.cancel_at_period_end;
    if (subscription.customer !== customer || !isRunning(subscription) || isOver)
      throw refused('The subscription cannot be changed', { param: `flow_data[${flow.type}]` });
  }
  const secret = secretText(40);
  ledger.state.portals[secret] = { customer, returnUrl, flow: flow?.type ?? null, expiresAt: ledger.now + hour };
  return { id: newId('bps'), object: 'billing_portal.session', customer, url: `/portal/${secret}` };
}
