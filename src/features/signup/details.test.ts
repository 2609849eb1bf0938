import { describe, expect, it } from 'vitest';
import {
  addMarket,
  emptyDetails,
  furthestStep,
  leaveMarkets,
  maxMarkets,
  noPlace,
  stepProblem,
  type Details,
} from './details';

const travis = { state: 'TX', county: 'Travis' };
const kent = { state: 'DE', county: 'Kent' };
const full: Details = {
  ...emptyDetails,
  ...travis,
  roles: ['flipper'],
  industries: ['land'],
  markets: [travis],
};
const with_ = (patch: Partial<Details>): Details => ({ ...full, ...patch });

describe('stepProblem', () => {
  it.each([
    [
      'location',
      { state: '', county: '' },
      { text: 'Please select both a state and a county.', state: 'Choose a state', county: 'Choose a county' },
    ],
    ['location', { county: '' }, { text: 'Please select both a state and a county.', county: 'Choose a county' }],
    ['roles', { roles: [] }, { text: 'Please select at least one role.' }],
    ['industries', { industries: [] }, { text: 'Please select at least one industry.' }],
    [
      'markets',
      { markets: [] },
      {
        text: 'Please add at least one market you are focused on.',
        state: 'Choose a state',
        county: 'Choose a county',
      },
    ],
    ['markets', { markets: [], market: travis }, { text: 'Please add at least one market you are focused on.' }],
  ] as const)('%s', (step, patch, problem) => {
    expect(stepProblem(step, with_(patch))).toEqual(problem);
  });
});

describe('furthestStep', () => {
  it.each([
    [false, {}, 'account'],
    [true, { county: '' }, 'location'],
    [true, { markets: [] }, 'markets'],
    [true, {}, 'picture'],
  ] as const)('leads with the account complete: %s and details %j to step %s', (done, patch, step) => {
    expect(furthestStep(done, with_(patch))).toBe(step);
  });
});

describe('addMarket', () => {
  it('appends the market and clears the selection', () => {
    expect(addMarket(with_({ market: kent })).details).toEqual(with_({ markets: [travis, kent], market: noPlace }));
  });

  it('rejects an incomplete market', () => {
    expect(addMarket(with_({ market: noPlace })).problem).toEqual({
      text: 'Please select both a state and a county to add a market.',
      state: 'Choose a state',
      county: 'Choose a county',
    });
  });

  it('rejects a duplicate, but not a county of the same name in another state', () => {
    expect(addMarket(with_({ market: travis })).problem?.text).toBe('Travis, TX is already on your list.');
    expect(addMarket(with_({ market: { state: 'MD', county: 'Kent' }, markets: [kent] })).problem).toBeNull();
  });

  it('enforces the limit', () => {
    const markets = Array.from({ length: maxMarkets }, (_, index) => ({ state: 'TX', county: `County ${index}` }));
    expect(addMarket(with_({ market: kent, markets })).problem?.text).toBe(
      'You can add up to 100 markets. Remove one to add another.',
    );
    expect(addMarket(with_({ market: kent, markets: markets.slice(1) })).details?.markets).toHaveLength(100);
  });
});

describe('leaveMarkets', () => {
  it('adds a market that was selected but not added', () => {
    expect(leaveMarkets(with_({ market: kent })).details?.markets).toEqual([travis, kent]);
    expect(leaveMarkets(with_({ market: kent, markets: [] })).details?.markets).toEqual([kent]);
  });

  it('rejects an incomplete market', () => {
    expect(leaveMarkets(with_({ market: { state: 'TX', county: '' } })).problem).toEqual({
      text: 'Please select both a state and a county to add a market.',
      county: 'Choose a county',
    });
  });
});
