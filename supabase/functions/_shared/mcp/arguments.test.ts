import { deepStrictEqual, ok } from 'node:assert/strict';
import { inputSchema } from '../api/input.ts';
import { readArgument } from './arguments.ts';
import { flatSchema, type Schema } from './schema.ts';
import { tools } from './tools.ts';

const schema: Schema = {
  type: 'object',
  properties: {
    limit: { type: 'integer' },
    price: { type: 'number' },
    states: { type: 'array', items: { type: 'string', enum: ['TX', 'FL'] } },
    kinds: { type: 'array', items: { type: 'string', enum: ['Multi Family', 'Land'] } },
    places: { type: 'array', items: { type: 'string' } },
    shape: { type: 'array', items: { type: 'number' } },
    open: { type: 'boolean' },
    search: { type: 'string' },
    zip: { type: 'string', pattern: String.raw`^\d{5}$` },
    state: { type: 'string', pattern: '^[A-Z]{2}$' },
    county: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    figures: { type: 'object', propertyNames: { enum: ['rent'] }, additionalProperties: { type: 'number' } },
    id: { type: 'string' },
  },
  required: ['id'],
};

for (const [given, read] of [
  [{ limit: null, states: null, search: null, figures: null }, {}],
  [{ limit: '', open: '' }, {}],
  [
    { county: null, id: null },
    { county: null, id: null },
  ],
  [{ limit: '5' }, { limit: 5 }],
  [{ price: '$250,000' }, { price: 250_000 }],
  [{ price: '250k' }, { price: 250_000 }],
  [{ price: '7.5%' }, { price: 7.5 }],
  [{ price: 'cheap' }, { price: 'cheap' }],
  [{ states: 'TX' }, { states: ['TX'] }],
  [{ states: 'TX, fl' }, { states: ['TX', 'FL'] }],
  [{ states: '["TX","FL"]' }, { states: ['TX', 'FL'] }],
  [{ states: ['Texas', 'Mordor'] }, { states: ['TX', 'Mordor'] }],
  [{ kinds: 'multi family' }, { kinds: ['Multi Family'] }],
  [{ places: 'city:Memphis, TN,zip:38103, TN' }, { places: ['city:Memphis, TN', 'zip:38103, TN'] }],
  [{ shape: '-90.1,35.1' }, { shape: [-90.1, 35.1] }],
  [{ shape: 5 }, { shape: [5] }],
  [{ open: 'True' }, { open: true }],
  [{ open: 'maybe' }, { open: 'maybe' }],
  [{ zip: 38_103 }, { zip: '38103' }],
  [{ state: 'tx' }, { state: 'TX' }],
  [{ state: 'Texas' }, { state: 'TX' }],
  [{ figures: '{"rent": "900"}' }, { figures: { rent: 900 } }],
  [{ figures: [{ name: 'rent', value: '900' }] }, { figures: { rent: 900 } }],
  [{ figures: [null, 5] }, { figures: [null, 5] }],
  [
    { unknown: 'x', constructor: '1' },
    { unknown: 'x', constructor: '1' },
  ],
] as [given: object, read: object][]) {
  Deno.test(`reads ${JSON.stringify(given)} as a model means it`, () => {
    deepStrictEqual(readArgument(given, schema), read);
  });
}

Deno.test('leaves what isn’t an object to the check', () => {
  for (const given of ['x', '{', [1], 5, null]) deepStrictEqual(readArgument(given, schema), given);
});

/** Every schema in a schema. */
const within = (one: Schema): Schema[] => [
  one,
  ...(one.items ? within(one.items) : []),
  ...Object.values(one.properties ?? {}).flatMap(within),
];

Deno.test('tools have flat schemas, with a description of each property', () => {
  const words = new Set(['type', 'description', 'enum', 'items', 'properties', 'required']);
  for (const { name, input } of tools) {
    for (const one of within(flatSchema(inputSchema(input)))) {
      deepStrictEqual([name, Object.keys(one).filter((word) => !words.has(word))], [name, []]);
      ok(typeof one.type === 'string', `${name} ${JSON.stringify(one)}`);
      for (const [of, { description }] of Object.entries(one.properties ?? {})) ok(description, `${name}.${of}`);
    }
  }
});

Deno.test('a tool takes 790 characters on average', () => {
  const listed = tools.map(({ name, title, description, input }) => ({
    name,
    title,
    description,
    schema: flatSchema(inputSchema(input)),
  }));
  const size = JSON.stringify(listed).length / tools.length;
  ok(size < 790, String(size));
});
