import { describe, expect, test } from 'vitest';
import { analyze } from './analyze';
import { type FigureValues, type Remark, type Strategy } from './model';

const house: FigureValues = {
  price: 250_000,
  sqft: 1400,
  arv: 360_000,
  repairCost: 49_000,
  monthlyRent: 2500,
  propertyTaxes: 2800,
  insurance: 1100,
  reserves: 0,
};

function verdict(strategy: Strategy, stated: FigureValues) {
  return analyze({ stated, condition: null }, { strategy, yours: {} }).verdict;
}

function remarksOf(strategy: Strategy, stated: FigureValues, kind: Remark): string {
  const { remarks } = verdict(strategy, stated);
  return remarks.flatMap((remark) => (remark.kind === kind ? [remark.text] : [])).join('\n');
}

describe('verdictOf', () => {
  test('says what works, what fails, and by how much', () => {
    const { rating, headline } = verdict('rental', house);
    expect(rating).toBe('mixed');
    expect(headline).toBe(
      'At $250,000, it partly works as a rental: it meets DSCR 1.34 (target 1.25) and cap rate 8.02% (target ' +
        '6%) but misses cash-on-cash 4.26% (target 8%).',
    );
    expect(remarksOf('rental', house, 'fails')).toBe(
      'Cash-on-cash is 4.26%, below the 8% target: that takes $9,520 a year, and the cash flow is $5,071, $4,449 less.',
    );
    expect(remarksOf('rental', house, 'works')).toContain(
      'DSCR is 1.34, at or above the 1.25 target: that takes $18,712 a year, and the NOI is $20,040, $1,328 more.',
    );
  });

  test('says what price would make it work and which target fails first', () => {
    expect(remarksOf('rental', house, 'price')).toBe(
      'All of these hold at a price of $195,922 or less, $54,078 (21.6%) below this one; cash-on-cash of 8% is ' +
        'the first to fail. DSCR of 1.25 alone would allow $267,747.',
    );
    expect(verdict('rental', { ...house, price: 195_922 }).rating).toBe('works');
    expect(verdict('rental', { ...house, price: 195_924 }).rating).toBe('mixed');
    expect(remarksOf('rental', { ...house, price: 180_000 }, 'price')).toContain(
      'hold up to a price of $195,922, $15,922 (8.8%) above this one',
    );
  });

  test('names the most influential figures, their effect, and the turning points', () => {
    expect(remarksOf('rental', house, 'sensitivity').split('\n')).toEqual([
      'Among the assumptions, cash-on-cash depends most on the interest rate of 7%: 1 point more or less puts ' +
        'it between 2.97% and 5.50%. It takes 3.83% to reach 8%.',
      'Among the seller’s figures, cash-on-cash depends most on the rent of $2,500: 10% more or less puts it ' +
        'between 2.25% and 6.27%. It takes $2,965 to reach 8%.',
    ]);
    expect(remarksOf('rental', { ...house, price: 180_000 }, 'sensitivity')).toContain('It holds down to $2,363.');
    expect(remarksOf('rental', { ...house, monthlyRent: 1000 }, 'sensitivity')).toContain(
      'the down payment of 25%: 5 points more or less puts it between -9.66% and -6.31%. Nothing from 0% to ' +
        '100% alone would make it work.',
    );
  });

  test('says where conventions or the seller’s figures disagree', () => {
    expect(remarksOf('rental', { ...house, reserves: 1425 }, 'disagrees')).toBe(
      'Debt service coverage (DSCR) before reserves is 1.34, which meets the 1.25 target.',
    );
    expect(remarksOf('rental', { ...house, statedNoi: 30_000 }, 'disagrees')).toContain(
      'The seller states an NOI of $30,000 (12.00% cap rate). Rent minus vacancy and expenses is $20,040 (8.02%',
    );
    expect(remarksOf('rental', { ...house, statedNoi: 20_050 }, 'disagrees')).not.toContain('The seller states');
  });

  test('reports the cash left in a BRRRR and that DSCR doesn’t depend on the price', () => {
    expect(remarksOf('brrrr', house, 'fails')).toContain('stays in the deal');
    expect(remarksOf('brrrr', house, 'price')).toContain(
      'No price achieves DSCR of 1.25: it doesn’t depend on the price.',
    );
    expect(remarksOf('brrrr', { ...house, price: 120_000 }, 'works')).toContain('all of it comes back, plus $');
    expect(
      remarksOf(
        'brrrr',
        { ...house, price: 100_000, arv: 190_000, repairCost: 30_000, monthlyRent: 1700 },
        'disagrees',
      ),
    ).toMatch(/Cash-on-cash return on all cash invested is \d\.\d\d%, which misses the 8% target\./);
  });

  test('asks for missing figures instead of judging', () => {
    const { rating, headline, remarks } = verdict('brrrr', { price: 250_000 });
    expect(rating).toBe('unknown');
    expect(headline).toBe(
      'We can’t judge it as a BRRRR yet: the after-repair value (ARV), the repairs, and the rent are missing.',
    );
    expect(remarks).toEqual([
      { kind: 'missing', text: 'Enter the after-repair value (ARV), the repairs, and the rent to judge it.' },
    ]);
    expect(verdict('rental', { price: 0, statedNoi: 1000 }).headline).toBe(
      'At $0, there’s nothing to judge it by as a rental.',
    );
  });
});
