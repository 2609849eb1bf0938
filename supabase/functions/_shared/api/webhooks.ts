// What webhooks send, as the description's `webhooks`. The database notes events (87_integrations/20_webhooks.sql), and
// a test compares those with these schemas.
import { webhookTopics } from '../../../../src/domain/integrations/webhook-topics.ts';
import { ledgerSteps } from '../../../../src/domain/deal/step-text.ts';
import { object, refTo, type Resource, type Schema, shape } from './resource.ts';

interface Event {
  name: string;
  label: string;
  hint: string;
  types: readonly string[];
  data: Readonly<Record<string, Schema>>;
}

const id = (of: string): Schema => ({ type: 'string', format: 'uuid', description: `ID of ${of}.` });
const orNull = (schema: Schema, when: string): Schema => ({
  ...schema,
  type: [schema['type'] as string, 'null'],
  description: `${schema['description'] as string} Null ${when}.`,
});
const about = (kind: string): Schema => ({ type: 'string', enum: [kind] });

const match = { id: id('the match'), object: about('match'), listing_id: id('the listing') };
const step = (kind: string) => ({
  id: id('the step'),
  object: about(kind),
  offer_id: id('the offer'),
  deal_id: orNull(id('the deal'), 'until the offer is accepted'),
  listing_id: orNull(id('the listing'), 'if it was deleted'),
  seq: { type: 'integer', description: 'Counts the steps of the offer and its deal, from 1.' },
});
const [offerTypes, dealTypes] = [true, false].map((isOffer) =>
  Object.keys(ledgerSteps).filter((kind) => kind.startsWith('offer.') === isOffer),
) as [string[], string[]];

const events: Readonly<Record<string, Event>> = {
  matches: { name: 'MatchEvent', ...webhookTopics.matches, types: ['match.new', 'match.back_on_market'], data: match },
  price_drops: { name: 'PriceDropEvent', ...webhookTopics.price_drops, types: ['match.price_drop'], data: match },
  offers: { name: 'OfferEvent', ...webhookTopics.offers, types: offerTypes, data: step('offer_step') },
  deals: { name: 'DealEvent', ...webhookTopics.deals, types: dealTypes, data: step('deal_step') },
  messages: {
    name: 'MessageEvent',
    ...webhookTopics.messages,
    types: ['message.received'],
    data: { id: id('the message'), object: about('message'), conversation_id: id('the conversation') },
  },
  test: {
    name: 'TestEvent',
    label: 'Test',
    hint: 'You send a test event from your account settings.',
    types: ['webhook.test'],
    data: { id: id('the test'), object: about('test') },
  },
};

const resourceOf = ({ name, types, data }: Event): Resource =>
  shape(
    name,
    object({
      type: { type: 'string', enum: types },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: object(data),
    }),
  );

/** What events contain. */
export const eventResources: readonly Resource[] = Object.values(events).map(resourceOf);

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
        summary: event.label,
        description: event.hint,
        parameters: [
          header('webhook-id', 'The same in every attempt. Skip what you already have.'),
          header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
          header('webhook-signature', 'Made with your secret, as Standard Webhooks says.'),
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: refTo(event), example: exampleOf(event) } },
        },
        responses: { '2XX': { description: 'Delivered. Anything else is tried again for three days.' } },
      },
    },
  ]),
);

function exampleOf({ types, data }: Event): Schema {
  const values = Object.entries(data).map(([field, { enum: choices, type }], index) => [
    field,
    choices ? (choices as string[])[0] : type === 'integer' ? 3 : `${index + 1}b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed`,
  ]);
  return { type: types[0], timestamp: '2027-03-01T15:04:05.123456+00:00', data: Object.fromEntries(values) };
}
