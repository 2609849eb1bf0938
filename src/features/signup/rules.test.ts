import { describe, expect, it } from 'vitest';
import { addMarket, furthestStep, leaveMarkets, maxMarkets, stepProblem, withoutMarket } from './rules';
import { emptyDetails, noPlace, type Details } from './values';

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

describe('what a step asks', () => {
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

  it.each(['account', 'location', 'roles', 'industries', 'markets', 'picture'] as const)(
    '%s, when all is there',
    (step) => {
      expect(stepProblem(step, full)).toBeNull();
    },
  );
});

describe('the furthest step', () => {
  it.each([
    [false, {}, 'account'],
    [true, { county: '' }, 'location'],
    [true, { roles: [], industries: [] }, 'roles'],
    [true, { industries: [] }, 'industries'],
    [true, { markets: [] }, 'markets'],
    [true, {}, 'picture'],
  ] as const)('account done %s, %j: %s', (done, patch, step) => {
    expect(furthestStep(done, with_(patch))).toBe(step);
  });
});

describe('adding a market', () => {
  it('puts it last and empties the choice', () => {
    expect(addMarket(with_({ market: kent })).details).toEqual(with_({ markets: [travis, kent], market: noPlace }));
  });

  it.each([
    [noPlace, { state: 'Choose a state', county: 'Choose a county' }],
    [{ state: 'TX', county: '' }, { county: 'Choose a county' }],
  ])('%j is not whole', (market, fields) => {
    expect(addMarket(with_({ market })).problem).toEqual({
      text: 'Please select both a state and a county to add a market.',
      ...fields,
    });
  });

  it('refuses one that is on the list, but not its namesake elsewhere', () => {
    expect(addMarket(with_({ market: travis })).problem?.text).toBe('Travis, TX is already on your list.');
    expect(addMarket(with_({ market: { state: 'MD', county: 'Kent' }, markets: [kent] })).problem).toBeNull();
  });

  it('stops at the limit', () => {
    const markets = Array.from({ length: maxMarkets }, (_, index) => ({ state: 'TX', county: `County ${index}` }));
    expect(addMarket(with_({ market: kent, markets })).problem?.text).toBe(
      'You can add up to 100 markets. Remove one to add another.',
    );
    expect(addMarket(with_({ market: kent, markets: markets.slice(1) })).details?.markets).toHaveLength(100);
  });

  it('is undone by removing it', () => {
    expect(withoutMarket([travis, kent], { ...travis })).toEqual([kent]);
  });
});

describe('leaving the markets', () => {
  it('adds the one that was chosen but not added', () => {
    expect(leaveMarkets(with_({ market: kent })).details?.markets).toEqual([travis, kent]);
    expect(leaveMarkets(with_({ market: kent, markets: [] })).details?.markets).toEqual([kent]);
  });

  it('forgets one that is on the list already', () => {
    expect(leaveMarkets(with_({ market: travis })).details).toEqual(full);
  });

  it('asks to finish half a market', () => {
    expect(leaveMarkets(with_({ market: { state: 'TX', county: '' } })).problem).toEqual({
      text: 'Please select both a state and a county to add a market.',
      county: 'Choose a county',
    });
  });

  it('needs at least one', () => {
    expect(leaveMarkets(with_({ markets: [] })).problem?.text).toBe(
      'Please add at least one market you are focused on.',
    );
    expect(leaveMarkets(full)).toEqual({ details: full, problem: null });
  });
});
