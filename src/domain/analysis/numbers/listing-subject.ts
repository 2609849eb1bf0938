/** What a listing says about a deal. */

import type { Area } from '../../listing/area.ts';
import type { Financing } from '../../listing/property-vocabulary.ts';
import type { MarketValue } from '../../valuation/claim.ts';
import { expenseIds, type ExpenseId, type FigureId, type Subject } from '../model.ts';
import { normalizeFigure } from './figure-bounds.ts';
import { isSellerFinanced } from './loan-assumptions.ts';
import { loanColumns, type LoanTerms } from './loan-columns.ts';
import { marketedStrategy, type MarketedListing } from './marketed-strategy.ts';

/** The fields of a listing that an analysis uses. Whole USD; NOI and expenses per year. */
export interface ListingFigures extends MarketedListing, Partial<LoanTerms> {
  price: number;
  sqft: number | null;
  repair_cost: number | null;
  other_monthly_income: number | null;
  vacancy_pct: number | null;
  /** The column's object: USD per year by expense. */
  annual_expenses: unknown;
  jv_share_pct: number;
  /** 'vacant' or 'occupied'. */
  occupancy?: string | null;
  /** What the seller accepts. */
  financing?: string | null;
  /** What the sales and leases around it say. */
  values?: readonly MarketValue[];
  /** What public data says of the area around it. */
  area?: Area | null;
  bedrooms?: number;
  units?: number | null;
  unit_mix?: unknown;
}

/** The keys of a listing's `annual_expenses`. */
const expenseKeys: Readonly<Record<ExpenseId, string>> = {
  propertyTaxes: 'property_taxes',
  insurance: 'insurance',
  maintenance: 'maintenance',
  management: 'management',
  utilities: 'utilities',
  hoa: 'hoa',
  otherExpenses: 'other',
  reserves: 'reserves',
};

/**
 * What a seller who finances the property states of the loans. One who offers owner financing keeps paying the loan
 * that stays in place, and makes up its arrears, so their note wraps it; otherwise the buyer takes it over.
 */
function statedLoans(listing: ListingFigures): Partial<Record<FigureId, unknown>> {
  if (!isSellerFinanced(listing)) return {};
  const loans = Object.fromEntries(Object.entries(loanColumns).map(([id, column]) => [id, listing[column]]));
  const isWrapped = listing.financing === ('Owner Financing' satisfies Financing);
  return isWrapped ? { ...loans, wrappedLoan: loans.existingLoan, existingLoan: null, arrears: null } : loans;
}

/** The figures stated in a listing. Ignores values that aren't numbers or are out of bounds. */
export function listingSubject(listing: ListingFigures): Subject {
  const expenses = new Map(Object.entries(listing.annual_expenses ?? {}));
  const stated: Partial<Record<FigureId, unknown>> = {
    price: listing.price,
    // Land has an area of 0.
    sqft: listing.sqft || null,
    statedNoi: listing.noi,
    arv: listing.arv,
    repairCost: listing.repair_cost,
    monthlyRent: listing.monthly_rent,
    otherMonthlyIncome: listing.other_monthly_income,
    vacancyPct: listing.vacancy_pct,
    jvSharePct: listing.jv_share_pct > 0 ? listing.jv_share_pct : null,
    ...statedLoans(listing),
    ...Object.fromEntries(expenseIds.map((id) => [id, expenses.get(expenseKeys[id])])),
  };
  const known = Object.entries(stated).flatMap(([id, value]) => {
    const settled = typeof value === 'number' ? normalizeFigure(id as FigureId, value) : null;
    return settled === null ? [] : [[id, settled] as const];
  });
  return {
    stated: Object.fromEntries(known),
    condition: listing.condition,
    occupied: listing.occupancy === 'occupied',
    financing: listing.financing ?? null,
    marketed: marketedStrategy(listing),
    market: listing.values ?? [],
    ...(listing.area && { around: listing }),
  };
}

/** A property without any known figures. */
export const blankSubject: Subject = { stated: {}, condition: null };
