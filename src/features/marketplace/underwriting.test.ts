import { describe, expect, it } from 'vitest';
import { expensesColumn, noiOf, noUnderwriting, statedExpense, totalExpenses } from './underwriting';

const duplex = { ...noUnderwriting, monthlyRent: 4_000, vacancyPct: 5, propertyTaxes: 7_000, insurance: 5_000 };

describe('the NOI that the stated figures give', () => {
  it('is income after vacancy less expenses', () => {
    expect(noiOf(duplex)).toBe(33_600);
    expect(noiOf({ ...duplex, otherMonthlyIncome: 100 })).toBe(34_740);
    expect(noiOf({ ...duplex, vacancyPct: null })).toBe(36_000);
    expect(noiOf({ ...duplex, vacancyPct: 100 })).toBe(-12_000);
    expect(noiOf({ ...duplex, reserves: 2_000 })).toBe(33_600);
  });

  it('is none while the vacancy is no share', () => {
    expect(noiOf({ ...duplex, vacancyPct: 101 })).toBeNull();
    expect(noiOf({ ...duplex, vacancyPct: -1 })).toBeNull();
  });

  it('is none without a rent or without any expense', () => {
    expect(noiOf({ ...duplex, monthlyRent: null })).toBeNull();
    expect(noiOf({ ...noUnderwriting, monthlyRent: 4_000 })).toBeNull();
    expect(noiOf({ ...noUnderwriting, monthlyRent: 4_000, hoa: 0 })).toBe(48_000);
  });
});

describe('the stated expenses', () => {
  it('are stored by item, and only those that are stated', () => {
    expect(expensesColumn(noUnderwriting)).toEqual({});
    expect(expensesColumn({ ...duplex, hoa: 0, otherExpenses: 12 })).toEqual({
      property_taxes: 7_000,
      insurance: 5_000,
      hoa: 0,
      other: 12,
    });
    expect(totalExpenses(duplex)).toBe(12_000);
    expect(totalExpenses(noUnderwriting)).toBeNull();
  });

  it('are read back by item', () => {
    const column = { other: 12, property_taxes: 7_000 };
    expect(statedExpense(column, 'property_taxes')).toBe(7_000);
    expect(statedExpense(column, 'hoa')).toBeNull();
    expect(statedExpense(null, 'hoa')).toBeNull();
    expect(statedExpense({ hoa: '12' }, 'hoa')).toBeNull();
    expect(statedExpense({}, 'constructor' as 'hoa')).toBeNull();
  });
});
