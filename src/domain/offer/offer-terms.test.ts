import { describe, expect, it } from 'vitest';
import type { OfferTerms, PartialTerms } from './fields';
import { changedTerms, summarizeTerms, termRows } from './offer-terms';

const terms: OfferTerms = {
  price: 212_000,
  seller_credit: 0,
  earnest_money: 3000,
  earnest_due_hours: 48,
  earnest_due_days: null,
  second_deposit: 0,
  second_deposit_days: null,
  earnest_refund_days: null,
  earnest_holder: null,
  extension_fee: 0,
  closing_on: '2026-12-18',
  financing: 'Cash',
  inspection_days: 7,
  contingencies: ['financing', 'title'],
  jv_share_pct: 50,
  time_zone: 'America/Chicago',
  expires_at: '2026-11-28T22:30:00Z',
};
const texts = (change: Partial<OfferTerms>) => termRows({ ...terms, ...change }).map(({ text }) => text);

describe('termRows', () => {
  it('lists every term', () => {
    expect(texts({})).toEqual([
      '$212,000',
      'None',
      '$3,000 within 48 hours',
      'None',
      'As the contingencies say',
      'Not agreed',
      'Cash',
      '7 days',
      'Financing, Clear title',
      'Dec 18, 2026',
      '50%',
    ]);
  });
});

it('lists a second deposit with its days, and a fee only if there is one', () => {
  const deposits = { second_deposit: 5000, second_deposit_days: 20, earnest_holder: 'title' };
  expect(texts({ ...deposits, extension_fee: 2000 })).toEqual(
    expect.arrayContaining(['$5,000 within 20 days', 'A title company', '$2,000']),
  );
  expect(buyer({ ...deposits, extension_fee: 2000 })).toEqual(
    expect.arrayContaining([
      'A second deposit of $5,000 is due within 20 days of acceptance.',
      'A title company holds the earnest money.',
      'You pay $2,000 for more time, on top of the price.',
    ]),
  );
});

it('counts the time for earnest money in business days', () => {
  const days = { earnest_due_hours: null, earnest_due_days: 3 };
  expect(texts(days)).toContain('$3,000 within 3 business days');
  expect(texts({ ...days, earnest_due_days: 1 })).toContain('$3,000 within 1 business day');
  expect(buyer(days)[0]).toBe(
    'You pay $212,000, with $3,000 earnest money due within 3 business days of acceptance, by 5 PM.',
  );
  expect([...changedTerms({ ...terms, ...days }, terms)]).toEqual([['earnest_money', '$3,000 within 48 hours']]);
});

describe('changedTerms', () => {
  it('lists the earlier texts of the terms that changed', () => {
    const next = { ...terms, price: 215_000, contingencies: [], expires_at: '2026-12-01T22:30:00Z' };
    expect([...changedTerms(next, terms)]).toEqual([
      ['price', '$212,000'],
      ['contingencies', 'Financing, Clear title'],
    ]);
  });
});

const now = Date.parse('2026-11-25T12:00:00Z');
const entered: PartialTerms = { ...terms, contingencies: [], jv_share_pct: 0 };
const buyer = (change: Partial<PartialTerms>) =>
  summarizeTerms({ ...entered, ...change }, { reader: 'buyer', noun: 'Your offer', now });
const seller = (change: Partial<PartialTerms>) =>
  summarizeTerms({ ...entered, ...change }, { reader: 'seller', noun: 'The offer', now });

const nothing: PartialTerms = {
  price: null,
  seller_credit: null,
  earnest_money: null,
  earnest_due_hours: null,
  earnest_due_days: null,
  second_deposit: null,
  second_deposit_days: null,
  earnest_refund_days: null,
  earnest_holder: null,
  extension_fee: null,
  closing_on: null,
  financing: null,
  inspection_days: null,
  contingencies: null,
  jv_share_pct: null,
  time_zone: null,
  expires_at: null,
};

describe('summarizeTerms', () => {
  it('reads like a letter to the buyer', () => {
    expect(buyer({}).join(' ')).toBe(
      'You pay $212,000, with $3,000 earnest money due within 48 hours of acceptance. You pay in cash. ' +
        'You have 7 days to inspect. Closing by Dec 18, 2026. Your offer expires Nov 28, 4:30 PM CST.',
    );
  });

  it('reads like a letter to the seller', () => {
    expect(
      seller({
        financing: 'Subject To',
        inspection_days: 0,
        jv_share_pct: 50,
        contingencies: ['title', 'appraisal'],
      }).join(' '),
    ).toBe(
      'The buyer pays $212,000, with $3,000 earnest money due within 48 hours of acceptance. ' +
        'The buyer takes title subject to the existing loan. The buyer waives the inspection. ' +
        'The deal depends on clear title and the appraisal. Closing by Dec 18, 2026. ' +
        'You get 50% of the profit. The offer expires Nov 28, 4:30 PM CST.',
    );
  });

  it('says nothing about what isn’t known yet', () => {
    expect(summarizeTerms(nothing, { reader: 'buyer', noun: 'Your offer', now })).toEqual([]);
    expect(buyer({ earnest_money: null })[0]).toBe('You pay $212,000.');
    expect(buyer({ earnest_due_hours: null })[0]).toBe('You pay $212,000, with $3,000 earnest money.');
    expect(buyer({ expires_at: null })).toHaveLength(4);
    expect(buyer({ closing_on: null })).toHaveLength(4);
  });

  it.each<[Partial<PartialTerms>, string]>([
    [{ earnest_money: 0 }, 'You pay $212,000, without earnest money.'],
    [{ financing: 'Conventional' }, 'You pay with a conventional loan.'],
    [{ financing: 'Barter' }, 'You pay with Barter.'],
    [
      { contingencies: ['partner_approval', 'sale_of_property', 'moon'] },
      'The deal depends on partner approval, the sale of another property, and moon.',
    ],
    [{ jv_share_pct: 25 }, 'The seller gets 25% of the profit.'],
  ])('turns %j into a sentence', (change, sentence) => {
    expect(buyer(change)).toContain(sentence);
  });
});
