// What webhooks send, as the description's `webhooks`. The database notes events (87_integrations/20_webhooks.sql), and
// a test compares those with these schemas.
import { webhookTopics } from '../../../../src/domain/integrations/webhook-topics.ts';

/** A JSON Schema. */
type Schema = Readonly<Record<string, unknown>>;

/** An object that always has these fields, except the optional ones. */
const object = (properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((field) => !optional.includes(field)),
});

interface Event {
  name: string;
  label: string;
  hint: string;
  types: readonly string[];
  /** Path of the object that it's about, before the ID. */
  path: string;
  data: Readonly<Record<string, Schema>>;
  /** Fields of data that only some types have. */
  some?: readonly string[];
}

const id = (of: string): Schema => ({ type: 'string', format: 'uuid', description: `ID of ${of}.` });
const orNull = (schema: Schema, when: string): Schema => ({
  ...schema,
  type: [schema['type'] as string, 'null'],
  description: `${schema['description'] as string} Null ${when}.`,
});

/** What an event is about. */
const target = (...types: string[]) => ({
  id: id(`the ${types.join(' or ')}`),
  type: { type: 'string', enum: types, description: 'What kind of object it is.' },
  url: { type: 'string', format: 'uri', description: 'Where the API answers with it.' },
});
const match = { ...target('listing'), match_id: id('the match') };
const step = {
  offer_id: id('the offer'),
  deal_id: orNull(id('the deal'), 'until the offer is accepted'),
  listing_id: orNull(id('the listing'), 'if it was deleted'),
  step_id: id('the step'),
  seq: { type: 'integer', description: 'Counts the steps of the offer and its deal, from 1.' },
};

const events: Readonly<Record<string, Event>> = {
  matches: { name: 'MatchEvent', ...webhookTopics.matches, path: '/v1/listings/', data: match },
  price_drops: { name: 'PriceDropEvent', ...webhookTopics.price_drops, path: '/v1/listings/', data: match },
  own_listings: {
    name: 'OwnListingEvent',
    ...webhookTopics.own_listings,
    path: '/v1/my/listings/',
    data: {
      ...target('listing', 'question', 'showing'),
      listing_id: id('the listing that was asked about, or is shown'),
      member_id: id('the member who booked. Nothing says who views or saves a listing, as in the app'),
    },
    some: ['listing_id', 'member_id'],
  },
  offers: {
    name: 'OfferEvent',
    ...webhookTopics.offers,
    path: '/v1/offers/',
    data: { ...target('offer'), ...step },
  },
  deals: { name: 'DealEvent', ...webhookTopics.deals, path: '/v1/deals/', data: { ...target('deal'), ...step } },
  messages: {
    name: 'MessageEvent',
    ...webhookTopics.messages,
    path: '/v1/messages/',
    data: { ...target('message'), conversation_id: id('the conversation') },
  },
  test: {
    name: 'TestEvent',
    label: 'Test',
    hint: 'You send a test event from your account settings.',
    types: ['webhook.tested'],
    path: '/v1/me',
    data: target('member'),
  },
};

/** What events contain, by their names. */
export const eventSchemas: Schema = Object.fromEntries(
  Object.values(events).map(({ name, types, data, some }) => [
    name,
    object({
      type: { type: 'string', enum: types, description: 'What happened.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: { ...object(data, some), description: 'What it’s about. Get the rest from the API.' },
    }),
  ]),
);

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

/** The `webhooks` of the description, by topic. */
export const webhookItems: Schema = Object.fromEntries(
  Object.entries(events).map(([topic, event]) => [
    topic,
    {
      post: {
        operationId: `receive${event.name}`,
        tags: ['Webhooks'],
        summary: event.label,
        description: event.hint,
        parameters: [
          header('webhook-id', 'The same in every attempt. Skip what you already have.'),
          header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
          header('webhook-signature', 'Made with your secret, as Standard Webhooks says.'),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: `#/components/schemas/${event.name}` }, example: exampleOf(event) },
          },
        },
        responses: { '2XX': { description: 'Delivered. Anything else is tried again for three days.' } },
      },
    },
  ]),
);

function exampleOf({ types, path, data, some = [] }: Event): Schema {
  const uuid = (index: number) => `${index + 1}b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed`;
  const values = Object.entries(data)
    .filter(([field]) => !some.includes(field))
    .map(([field, { enum: choices, type, format }], index) => [
      field,
      choices
        ? (choices as string[])[0]
        : format === 'uri'
          ? `https://project.supabase.co/functions/v1/api${path}${path.endsWith('/') ? uuid(0) : ''}`
          : type === 'integer'
            ? 3
            : uuid(index),
    ]);
  return { type: types[0], timestamp: '2027-03-01T15:04:05.123456+00:00', data: Object.fromEntries(values) };
}
