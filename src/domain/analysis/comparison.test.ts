import { describe, expect, it } from 'vitest';
import { bestCells, type ComparedRow } from '@/domain/comparison/comparison';
import { analyze } from './analyze';
import { basisRows, commonFigures, commonScenario, commonStrategy, resultRows } from './comparison';
import { figureSpec } from './figures';
import { inSentence } from './formula-text';
import { strategies, type FigureValues, type Subject } from './model';

const rentals: readonly FigureValues[] = [
  { price: 200_000, sqft: 1000, monthlyRent: 2000, repairCost: 10_000, arv: 250_000 },
  { price: 300_000, sqft: 2000, monthlyRent: 2200, repairCost: 60_000, arv: 400_000 },
];
const subject = (stated: FigureValues, condition: string | null = null): Subject => ({ stated, condition });
const subjects = rentals.map((stated) => subject(stated));
const row = (
  label: string,
  of: readonly ComparedRow[] = resultRows(subjects, { strategy: 'rental', yours: {} }).rows,
) => of.find((each) => each.label === label) ?? { label: '', cells: [] };
const texts = (label: string, of?: readonly ComparedRow[]) => row(label, of).cells.map(({ text }) => text);

describe('the analyses of several listings', () => {
  it.each(strategies)('gives the analyses of a %s as the listings’ pages do', (strategy) => {
    const scenario = { strategy, yours: { ratePct: 6.5, bridgeRatePct: 12, targetDscr: 1.3 } };
    const { rows } = resultRows(subjects, scenario);
    for (const [index, one] of subjects.entries()) {
      const { groups, prices } = analyze(one, scenario);
      for (const { label, value } of groups.flatMap(({ metrics }) => metrics)) {
        const found = rows.find((each) => each.label === label);
        if (found) expect([label, found.cells[index]?.value]).toEqual([label, value]);
      }
      for (const { label, price } of prices) {
        const name = `Highest price for ${inSentence(label)}`;
        expect([name, row(name, rows).cells[index]?.value]).toEqual([name, price]);
      }
    }
    expect(rows.every(({ label, cells }) => label !== '' && cells.length === 2)).toBe(true);
  });

  it('says which figures of several listings are missing', () => {
    const { rows } = resultRows([...subjects, subject({ price: 90_000 })], { strategy: 'rental', yours: {} });
    expect(texts('Missing figures', rows)).toEqual(['None', 'None', 'Rent']);
    expect(texts('Check the numbers', rows)).toEqual([null, null, null]);
    expect(texts('Cap rate', rows)[2]).toBeNull();
  });

  it('says which listings are bought with a loan from or of the seller', () => {
    const offered = subjects.map((each, index) => ({ ...each, financing: ['Cash', 'Subject To'][index] ?? null }));
    const { rows } = resultRows(offered, { strategy: 'rental', yours: {} });
    const flips = resultRows(offered, { strategy: 'flip', yours: {} }).rows;
    for (const of of [rows, flips]) expect(texts('Seller’s loans', of)).toEqual(['None', 'Loan taken over']);
    expect(texts('Seller’s loans')).toEqual([null, null]);
  });

  it('that are beyond any real deal are never the best', () => {
    const typo = subject({ price: 2_000, sqft: 1000, monthlyRent: 20_000 });
    const { rows } = resultRows([...subjects, typo], { strategy: 'rental', yours: {} });
    expect(row('Cap rate', rows).cells[2]?.text).toMatch(/%$/);
    expect([...bestCells(row('Cap rate', rows))]).toEqual([0]);
    expect(texts('Check the numbers', rows)).toEqual([
      'Nothing unusual',
      'Nothing unusual',
      expect.stringMatching(/beyond any real deal/),
    ]);
  });
});

describe('the basis', () => {
  it('takes the price and the repairs as the basis, per sqft and of the ARV', () => {
    const rows = basisRows(subjects);
    expect(texts('Basis (price and repairs)', rows)).toEqual(['$210,000', '$360,000']);
    expect(texts('Basis per sqft', rows)).toEqual(['$210', '$180']);
    expect(texts('Basis as a share of ARV', rows)).toEqual(['84.00%', '90.00%']);
    expect([...bestCells(row('Basis per sqft', rows))]).toEqual([1]);
    expect([...bestCells(row('Basis as a share of ARV', rows))]).toEqual([0]);
    expect([...bestCells(row('Basis (price and repairs)', rows))]).toEqual([]);
  });

  it('says when the repairs are an estimate, and is unknown without them', () => {
    const rows = basisRows([
      subject({ price: 100_000, sqft: 1000 }, 'Light Rehab'),
      subject({ price: 100_000, sqft: 1000 }),
    ]);
    expect(row('Repairs', rows).cells.map(({ text, note }) => [text, note])).toEqual([
      ['$15,000', 'Estimated'],
      [null, undefined],
    ]);
    expect(texts('Basis (price and repairs)', rows)).toEqual(['$115,000', null]);
  });
});

describe('the assumptions of several listings', () => {
  it('leaves out of shared assumptions what belongs to one property', () => {
    const scenario = { strategy: 'rental' as const, yours: { price: 1, monthlyRent: 2, ratePct: 6, jvSharePct: 3 } };
    expect(commonScenario(scenario)).toEqual({ strategy: 'rental', yours: { ratePct: 6 } });
  });

  it('lets no shared assumption be an amount of one property', () => {
    const amounts = commonFigures.filter((id) => /usd|sqft/.test(figureSpec(id).unit));
    expect(amounts).toEqual(['assignmentFee']);
  });
});

describe('the strategy that a comparison starts with', () => {
  it('starts a comparison with a strategy that most listings have the figures for', () => {
    const flip = subject({ price: 100_000, arv: 200_000, repairCost: 30_000 }, 'Heavy Rehab');
    const rental = subject({ price: 100_000, monthlyRent: 1200 }, 'Turn-Key');
    expect(commonStrategy([flip, flip, rental])).toBe('flip');
    expect(commonStrategy([rental, rental, flip])).toBe('rental');
  });
});
