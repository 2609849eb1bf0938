import { describe, expect, it } from 'vitest';
import { changesSchema, toBoxColumns, toCriteria, toValues, unsavedChanges, type Box } from './box';

const box: Box = {
  states: ['TX'],
  counties: ['Travis, TX'],
  property_types: ['Condo'],
  conditions: ['Turn-Key'],
  min_price: 100_000,
  max_price: 400_000,
  financing: ['Creative'],
  investment_strategies: ['BRRRR'],
  vip_alerts: true,
  alert_mail: 'instant',
  seller_invitations: null,
  shown: false,
  phone: '512',
  filters: { units: { min: 2, max: 4 }, no_jv: true },
};

describe('toValues and toBoxColumns', () => {
  it('converts values to columns and back', () => expect(toBoxColumns(toValues(box))).toEqual(box));

  it('matches anything without a buy box', () => {
    expect(toBoxColumns(toValues(null))).toEqual({
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
    });
  });

  it('treats a minimum of 0 and a blank phone as empty', () => {
    expect(toValues({ ...box, min_price: 0 }).price.min).toBeNull();
    expect(toBoxColumns({ price: { min: 0, max: 5 }, phone: '  ' })).toEqual({
      min_price: null,
      max_price: 5,
      phone: null,
    });
  });

  it('leaves out unchanged fields', () => {
    expect(toBoxColumns({})).toEqual({});
    // Postgres checks that every county is in one of the states.
    expect(toBoxColumns({ markets: { states: ['TX'], counties: [] } })).toEqual({ states: ['TX'], counties: [] });
  });

  it('toCriteria leaves out the phone, alerts, invitations, and who sees it', () => {
    const criteria: Partial<Box> = { ...box };
    const unmatched = ['phone', 'vip_alerts', 'alert_mail', 'seller_invitations', 'shown'] as const;
    for (const name of unmatched) delete criteria[name];
    expect(toCriteria(toValues(box))).toEqual(criteria);
  });
});

describe('changes', () => {
  it('lists the values that differ from the stored ones as changes', () => {
    const now = toValues(box);
    expect(unsavedChanges(now, { price: { min: 100_000, max: 400_000 }, phone: '513' })).toEqual({ phone: '513' });
    expect(unsavedChanges(now, {})).toEqual({});
  });

  it('ignores changes saved in an outdated format', () => {
    expect(changesSchema.safeParse({ price: { min: [1], max: null } }).success).toBe(false);
    expect(changesSchema.safeParse({ price: { min: 1, max: null } }).success).toBe(true);
  });
});
