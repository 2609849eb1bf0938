import { describe, expect, it } from 'vitest';
import { endingClause, moneySummary, moneyText, type EndingSaid } from './endings';

const said = (change: Partial<EndingSaid>): EndingSaid => ({
  agrees: null,
  money: null,
  moved_on: null,
  paid_by: null,
  ...change,
});
const returned = said({ money: 'returned', moved_on: '2026-12-03', paid_by: 'title' });
const disputed = said({ money: 'disputed', agrees: false });

describe('what a side says about the end', () => {
  it('names the money, the day, and who paid it out', () => {
    expect(moneyText(returned)).toBe('Returned to the buyer on Dec 3, 2026, by the title company');
    expect(moneyText(said({ agrees: true }))).toBeNull();
    expect(endingClause(returned)).toBe(
      'said that the earnest money was returned to the buyer on Dec 3, 2026 by the title company',
    );
    expect(endingClause(disputed)).toBe('said that the earnest money is disputed, and didn’t agree with the reason');
    expect(endingClause(said({ agrees: true }))).toBe('agreed with the reason');
    expect(endingClause(said({ money: 'newer' }))).toBe('said how the deal ended');
  });

  it.each([
    [returned, null, null],
    [returned, returned, 'Both sides say the same about the earnest money.'],
    [returned, said({ money: 'not_paid' }), 'The two sides don’t say the same about the earnest money.'],
  ])('%j and %j: %s', (buyer, seller, text) => expect(moneySummary(buyer, seller)).toBe(text));
});
