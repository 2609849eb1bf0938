/** What a listing says about a deal. */

import type { Financing } from '../../listing/property-vocabulary.ts';
import { expenseIds, type ExpenseId, type FigureId, type Subject } from '../model.ts';
import { normalizeFigure } from './figure-bounds.ts';
import { isSellerFinanced } from './loan-assumptions.ts';
import { marketedStrategy, type MarketedListing } from './marketed-strategy.ts';

/** The fields of a listing that an analysis uses. Whole USD; NOI and expenses per year. */
export interface ListingFigures extends MarketedListing {
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
  /** The terms of the seller's note, and of a loan that stays in place: USD, percent, months, and years. */
  down_payment_pct?: number | null;
  seller_note_rate?: number | null;
  balloon_years?: number | null;
  existing_loan_balance?: number | null;
  existing_loan_rate?: number | null;
  existing_loan_months?: number | null;
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
 * that stays in place, so their note wraps it; otherwise the buyer takes it over.
 */
function statedLoans(listing: ListingFigures): Partial<Record<FigureId, unknown>> {
  if (!isSellerFinanced(listing)) return {};
  const isWrapped = listing.financing === ('Owner Financing' satisfies Financing);
  return {
    downPaymentPct: listing.down_payment_pct,
    noteRatePct: listing.seller_note_rate,
    noteBalloonYears: listing.balloon_years,
    [isWrapped ? 'wrappedLoan' : 'existingLoan']: listing.existing_loan_balance,
    existingRatePct: listing.existing_loan_rate,
    existingMonths: listing.existing_loan_months,
  };
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
  };
}

/** A property without any known figures. */
export const blankSubject: Subject = { stated: {}, condition: null };
