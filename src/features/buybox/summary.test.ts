import { describe, expect, it } from 'vitest';
import { conditions, financings } from '@/domain/listing/property-vocabulary';
import type { Box } from './box';
import { boxSummary, matchesText } from './summary';

describe('summary', () => {
  it.each([
    [0, 'No listings match now'],
    [1, '1 listing matches now'],
    [1000, '1,000 listings match now'],
    [1001, 'More than 1,000 listings match now'],
  ])('describes %d matches as %s', (count, text) => expect(matchesText(count)).toBe(text));

  it('lists each criterion and shortens long lists', () => {
    const open: Box = {
      states: [],
      counties: [],
      property_types: [],
      conditions: [],
      min_price: null,
      max_price: null,
      financing: [],
      investment_strategies: [],
      vip_alerts: false,
      alert_mail: 'daily',
      seller_invitations: null,
      shown: true,
      phone: null,
      filters: {},
    };
    expect(boxSummary(open)).toEqual([]);
    expect(
      boxSummary({
        ...open,
        states: ['TX', 'OH'],
        counties: ['Travis, TX', 'Hays, TX'],
        property_types: ['Land', 'Single Family'],
        conditions: [...conditions],
        financing: [...financings],
        max_price: 400_000,
      }),
    ).toEqual([
      ['Markets', 'Travis, TX · Hays, TX · Ohio'],
      ['Property types', 'Single Family · Land'],
      ['Conditions', 'Turn-Key · Light Rehab · Medium Rehab · Heavy Rehab · Tear-Down'],
      ['Price', 'Up to $400,000'],
      ['Financing', 'Cash · Conventional · Hard Money · Private Money · 3 more'],
    ]);
  });
});
