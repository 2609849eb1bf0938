import { describe, expect, it } from 'vitest';
import {
  answersText,
  claimText,
  dealsText,
  failuresText,
  hasRecord,
  othersText,
  outcomeText,
  type SellerRecord,
} from './outcome';

const none: SellerRecord = {
  deals_closed: 0,
  counterparties: 0,
  deals_self_reported: 0,
  deals_fell_through: 0,
  deals_ended_otherwise: 0,
  offers_received: 0,
  offers_answered: 0,
  median_answer_hours: null,
  claims: [],
};

describe('seller record', () => {
  it('shows what isn’t counted separately, and labels what only the two sides vouch for', () => {
    expect(othersText(none)).toBeNull();
    expect(othersText({ ...none, deals_self_reported: 2, deals_ended_otherwise: 1 })).toBe(
      'Not counted: 2 self-reported closings, 1 deal that ended without the seller backing out',
    );
    expect(hasRecord({ ...none, deals_ended_otherwise: 1 })).toBe(true);
  });

  it.each([
    [1, 1, 0, '1 deal closed here with 1 buyer', null],
    [3, 2, 2, '3 deals closed here with 2 buyers', 'Backed out of 2 deals'],
    [0, 0, 1, '0 deals closed here', 'Backed out of 1 deal'],
  ])(
    'describes %i closed deals with %i buyers, and %i failed ones',
    (deals_closed, counterparties, failed, ...texts) => {
      const record = { ...none, deals_closed, counterparties, deals_fell_through: failed };
      expect([dealsText(record), failuresText(record)]).toEqual(texts);
    },
  );

  it.each([
    [0, 0, null, null],
    [4, 0, null, 'Answers 0% of offers'],
    [12, 11, 4.2, 'Answers 92% of offers, usually within 5 hours'],
    [1, 1, 0.3, 'Answers 100% of offers, usually within an hour'],
  ])('describes %i offers with %i answers', (offers_received, offers_answered, median_answer_hours, text) =>
    expect(answersText({ ...none, offers_received, offers_answered, median_answer_hours })).toBe(text),
  );

  it.each([
    [
      12.4,
      -4,
      28,
      'Rehab cost was 12% higher than claimed, on average (95% interval: 4% lower to 28% higher; 5 deals).',
    ],
    [0.2, -3, 0, 'Rehab cost was as claimed, on average (95% interval: 3% lower to the same; 5 deals).'],
  ])('describes a mean difference of %d%%', (mean_pct, low_pct, high_pct, text) =>
    expect(claimText({ kind: 'repair_cost', deals: 5, mean_pct, low_pct, high_pct })).toBe(text),
  );
});

it.each([
  [20_000, 25_000, '25% higher than claimed'],
  [20_000, 20_010, 'As claimed'],
  [20_000, 20_900, '5% higher than claimed'],
  [20_000, null, null],
  [0, 5000, null],
])('compares a claim of %i with %s', (claimed, actual, text) => expect(outcomeText({ claimed, actual })).toBe(text));
