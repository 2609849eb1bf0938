import { describe, expect, it } from 'vitest';
import { toExpensesColumn, netOperatingIncome, emptyUnderwriting, annualExpense, totalExpenses } from './underwriting';

const duplex = { ...emptyUnderwriting, monthlyRent: 4_000, vacancyPct: 5, propertyTaxes: 7_000, insurance: 5_000 };

describe('the NOI that the stated figures give', () => {
  it('is income after vacancy minus expenses', () => {
    expect(netOperatingIncome(duplex)).toBe(33_600);
    expect(netOperatingIncome({ ...duplex, otherMonthlyIncome: 100 })).toBe(34_740);
    expect(netOperatingIncome({ ...duplex, vacancyPct: null })).toBe(36_000);
    expect(netOperatingIncome({ ...duplex, vacancyPct: 100 })).toBe(-12_000);
    expect(netOperatingIncome({ ...duplex, reserves: 2_000 })).toBe(31_600);
  });

  it('is null without rent or without any expense', () => {
    expect(netOperatingIncome({ ...duplex, monthlyRent: null })).toBeNull();
    expect(netOperatingIncome({ ...emptyUnderwriting, monthlyRent: 4_000 })).toBeNull();
    expect(netOperatingIncome({ ...emptyUnderwriting, monthlyRent: 4_000, hoa: 0 })).toBe(48_000);
  });
});

describe('stated expenses', () => {
  it('are stored by key, without unstated ones', () => {
    expect(toExpensesColumn(emptyUnderwriting)).toEqual({});
    expect(toExpensesColumn({ ...duplex, hoa: 0, otherExpenses: 12 })).toEqual({
      property_taxes: 7_000,
      insurance: 5_000,
      hoa: 0,
      other: 12,
    });
    expect(totalExpenses(duplex)).toBe(12_000);
    expect(totalExpenses(emptyUnderwriting)).toBeNull();
  });

  it('are read by key', () => {
    const column = { other: 12, property_taxes: 7_000 };
    expect(annualExpense(column, 'property_taxes')).toBe(7_000);
    expect(annualExpense(column, 'hoa')).toBeNull();
    expect(annualExpense(null, 'hoa')).toBeNull();
    expect(annualExpense({ hoa: '12' }, 'hoa')).toBeNull();
    expect(annualExpense({}, 'constructor' as 'hoa')).toBeNull();
  });
});
