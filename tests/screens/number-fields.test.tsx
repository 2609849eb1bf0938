import { fireEvent, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { figureLimits } from '@/features/analysis/figure-limits';
import { figureSpecs } from '@/features/analysis/figures';
import { parseScenario, serializeScenario } from '@/features/analysis/scenario';
import { toColumns } from '@/features/buybox/box';
import { priceLimits, priceProblem } from '@/features/buybox/price';
import { emptyEvent, eventNumbers, eventSchema } from '@/features/events/schema';
import { listingNumbers, listingSchema } from '@/features/listing-editor/schema';
import { emptyFilters, rangeLimits, toRpcFilters } from '@/shared/listing-filters/filters';
import { pastDealsLimits, profileSchema } from '@/features/profile/schema';
import { propertySchema, submissionNumbers, listingSchema as staffListingSchema } from '@/features/submission/schema';
import {
  numberProblem,
  readNumber,
  validNumber,
  type NumberEntry,
  type NumberLimits,
} from '@/shared/numbers/parse-number';
import { NumberField } from '@/shared/ui/number-field';

/** What a field's screen stores or applies for an entry; undefined if it refuses it. */
type Stored = (entry: NumberEntry) => unknown;

interface Parser {
  safeParse: (entry: unknown) => { success: boolean; data?: unknown };
}

const bySchema =
  (schema: Parser): Stored =>
  (entry) => {
    const { success, data } = schema.safeParse(entry);
    return success ? data : undefined;
  };

const event = {
  ...emptyEvent('America/Chicago'),
  title: 'Deal night',
  description: 'Bring a deal.',
  location: '12 Oak St',
  startDate: '2027-03-08',
  startTime: '14:00',
  endDate: '2027-03-08',
  endTime: '16:00',
  payment: 'At the door',
};
const eventNow = Date.parse('2027-01-10T12:00:00Z');

function storedEvent(field: 'price' | 'capacity', column: 'price_usd' | 'capacity'): Stored {
  return (entry) => {
    const { success, data } = eventSchema({ now: () => eventNow, storedStart: null }).safeParse({
      ...event,
      [field]: entry,
    });
    return success ? (data[column] ?? null) : undefined;
  };
}

/** Every number field: its screen, its name, what it accepts, and what is stored. */
const fields: [screen: string, name: string, limits: NumberLimits, stored: Stored][] = [
  ...(Object.keys(listingNumbers) as (keyof typeof listingNumbers)[]).map(
    (name) =>
      ['listing', name, listingNumbers[name], bySchema(listingSchema.in.shape[name])] as (typeof fields)[number],
  ),
  ...(['price', 'sqft', 'lotSqft'] as const).map(
    (name) =>
      ['submission', name, submissionNumbers[name], bySchema(propertySchema.shape[name])] as (typeof fields)[number],
  ),
  ...(Object.keys(submissionNumbers) as (keyof typeof submissionNumbers)[]).map(
    (name) =>
      ['staff', name, submissionNumbers[name], bySchema(staffListingSchema.shape[name])] as (typeof fields)[number],
  ),
  ['profile', 'pastDeals', pastDealsLimits, bySchema(profileSchema.shape.pastDeals)],
  ['event', 'price', eventNumbers.price, storedEvent('price', 'price_usd')],
  ['event', 'capacity', eventNumbers.capacity, storedEvent('capacity', 'capacity')],
  [
    'buy box',
    'min',
    priceLimits,
    (min) => (priceProblem({ min, max: null }) ? undefined : toColumns({ price: { min, max: null } }).min_price),
  ],
  [
    'buy box',
    'max',
    { ...priceLimits, min: 1 },
    (max) => (priceProblem({ min: null, max }) ? undefined : toColumns({ price: { min: null, max } }).max_price),
  ],
  ...(Object.keys(rangeLimits) as (keyof typeof rangeLimits)[]).map((name): (typeof fields)[number] => [
    'filter',
    name,
    rangeLimits[name],
    (entry) => {
      if (!entry) return null;
      const sent = toRpcFilters({ ...emptyFilters, [name]: { min: entry, max: 0 } })[name];
      return (sent as { min: number } | undefined)?.min;
    },
  ]),
  ...figureSpecs.map(({ id }): (typeof fields)[number] => [
    'analysis',
    id,
    figureLimits(id),
    (entry) => {
      const value = validNumber(entry, figureLimits(id));
      if (value === null) return entry === null ? null : undefined;
      // What a shared link holds.
      return parseScenario(serializeScenario({ strategy: 'rental', yours: { [id]: value } })).yours[id];
    },
  ]),
];

const typed = fc.oneof(
  fc.constantFrom('-5', '12e3x', '', '0', '0.5', '2.25', '1,250,000', '$1.5m', '6.5%', '1e3', '1,25', '--1'),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-$%km '.split('')) }),
  fc.string(),
  fc.integer({ min: -2e11, max: 2e11 }).map(String),
  fc.double({ min: -200, max: 200, noNaN: true }).map((value) => value.toFixed(2)),
);

describe('every number field', () => {
  it.each(fields)('of the %s: %s stores what it shows, or shows an error', (_, __, limits, stored) => {
    fc.assert(
      fc.property(typed, (text) => {
        const entry = readNumber(text, limits);
        const kept = stored(entry);
        if (numberProblem(entry, limits)) expect(kept).toBeUndefined();
        // A blank field stores nothing, 0 for the deals closed, or is refused where a number is required.
        else if (entry === null || entry === 0) expect([entry, null, 0, undefined]).toContain(kept);
        else expect(kept).toBe(entry);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps what was typed until it’s fixed', () => {
    const limits: NumberLimits = { max: 1_000_000, decimals: 2, prefix: '$' };
    const onChange = vi.fn<(entry: NumberEntry) => void>();
    function Field() {
      const [value, setValue] = useState<NumberEntry>(null);
      const change = (entry: NumberEntry) => {
        setValue(entry);
        onChange(entry);
      };
      return <NumberField label="Price" limits={limits} value={value} onChange={change} />;
    }
    render(<Field />);
    const input = screen.getByLabelText<HTMLInputElement>('Price');
    fc.assert(
      fc.property(typed, (text) => {
        fireEvent.change(input, { target: { value: '' } });
        fireEvent.change(input, { target: { value: text } });
        // The DOM drops line breaks.
        const shown = input.value;
        const reported = shown === '' ? null : (onChange.mock.lastCall?.[0] ?? null);
        expect(reported).toBe(readNumber(shown, limits));
        fireEvent.blur(input);
        expect(readNumber(input.value, limits)).toBe(reported);
        if (numberProblem(reported, limits)) expect(input).toBeInvalid();
        else expect(input).toBeValid();
        if (typeof reported === 'string') expect(input.value).toBe(shown);
      }),
      { numRuns: 100 },
    );
  });

  it('is the shared component', () => {
    const sources = import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true });
    /** Digits that aren't numbers (ZIP codes, card numbers, sign-in codes), and the axis of a chart. */
    const others = [
      '/src/features/analysis/components/sensitivity-chart.tsx',
      '/src/features/compare/components/distance-field.tsx',
      '/src/features/listing-editor/components/address-section.tsx',
      '/src/features/submission/components/staff/listing-fields.tsx',
      '/src/features/membership/components/payment/formatted-input.tsx',
      '/src/shared/ui/code-input.tsx',
    ];
    const numeric = Object.entries(sources)
      .filter(([, source]) => /type="number"|inputMode=("numeric"|"decimal"|\{)|parseFloat/.test(source))
      .map(([path]) => path);
    expect(numeric.toSorted()).toEqual([...others, '/src/shared/ui/number-field.tsx'].toSorted());
  });
});
