import { describe, expect, it } from 'vitest';
import { annualExpense, netOperatingIncome, totalExpenses } from './underwriting';

const rented = { monthly_rent: 4_000, other_monthly_income: null, vacancy_pct: 5, annual_expenses: {} };
const duplex = { ...rented, annual_expenses: { property_taxes: 7_000, insurance: 5_000 } };

describe('the NOI that the stated figures give', () => {
  it('calculates NOI as income after vacancy minus expenses', () => {
    expect(netOperatingIncome(duplex)).toBe(33_600);
    expect(netOperatingIncome({ ...duplex, other_monthly_income: 100 })).toBe(34_740);
    expect(netOperatingIncome({ ...duplex, vacancy_pct: null })).toBe(36_000);
    expect(netOperatingIncome({ ...duplex, vacancy_pct: 100 })).toBe(-12_000);
    expect(netOperatingIncome({ ...duplex, annual_expenses: { ...duplex.annual_expenses, reserves: 2_000 } })).toBe(
      31_600,
    );
  });

  it('returns no NOI without rent or without any expense', () => {
    expect(netOperatingIncome({ ...duplex, monthly_rent: null })).toBeNull();
    expect(netOperatingIncome(rented)).toBeNull();
    expect(netOperatingIncome({ ...rented, vacancy_pct: null, annual_expenses: { hoa: 0 } })).toBe(48_000);
  });
});

describe('stated expenses', () => {
  it('adds up stated expenses', () => {
    expect(totalExpenses(duplex.annual_expenses)).toBe(12_000);
    expect(totalExpenses({})).toBeNull();
  });

  it('reads stated expenses by key', () => {
    const column = { other: 12, property_taxes: 7_000 };
    expect(annualExpense(column, 'property_taxes')).toBe(7_000);
    expect(annualExpense(column, 'hoa')).toBeNull();
    expect(annualExpense(null, 'hoa')).toBeNull();
    expect(annualExpense({ hoa: '12' }, 'hoa')).toBeNull();
    expect(annualExpense({}, 'constructor' as 'hoa')).toBeNull();
  });
});
