/**
 * Real estate formulas. Money is in USD, rates and shares are in percent. A result is null if it isn't defined, as
 * with a denominator of zero or less.
 */

import { exact, plain, total, type Amount, type Numeric } from './amount.ts';

/** `upper` ÷ `lower`; null if either is unknown or `lower` is zero or less. */
export function quotient(upper: Numeric | null, lower: Numeric | null): Amount | null {
  if (upper === null || lower === null || !exact(lower).gt(0)) return null;
  return exact(upper).div(lower);
}

/** `upper` ÷ `lower` in percent; null like `quotient`. */
function percentOf(upper: Numeric | null, lower: Numeric | null): Amount | null {
  return quotient(upper === null ? null : exact(upper).times(100), lower);
}

/** A percentage of an amount. */
export function shareOf(whole: Numeric, pct: Numeric): Amount {
  return exact(whole).times(pct).div(100);
}

// Income ------------------------------------------------------------------------------

/**
 * Potential gross income (PGI), USD per year: 12 months of rent and other income, fully rented. Source: appraisal
 * texts.
 */
export function potentialGrossIncome(monthlyRent: Numeric, otherMonthlyIncome: Numeric): Amount {
  return exact(monthlyRent).plus(otherMonthlyIncome).times(12);
}

/** Vacancy and credit loss, USD per year: a percentage of PGI. Source: appraisal texts, agency underwriting. */
export function vacancyLoss(grossIncome: Numeric, vacancyPct: Numeric): Amount {
  return shareOf(grossIncome, vacancyPct);
}

/** Effective gross income (EGI), USD per year: PGI minus vacancy and credit loss. Source: appraisal texts. */
export function effectiveGrossIncome(grossIncome: Numeric, vacancyPct: Numeric): Amount {
  return exact(grossIncome).minus(vacancyLoss(grossIncome, vacancyPct));
}

/** A yearly amount per month. */
export function perMonth(yearly: Amount): Amount {
  return yearly.div(12);
}

/**
 * Operating expenses, USD per year: the sum of the lines, which exclude debt service, income tax, and depreciation.
 * Null if a line is unknown.
 */
export function operatingExpenses(lines: readonly (Numeric | null)[]): Amount | null {
  const known = lines.filter((line) => line !== null);
  return known.length === lines.length ? total(known) : null;
}

/**
 * Net operating income (NOI), USD per year: EGI minus operating expenses. Expenses include capital reserves, like
 * lenders' (CREFC's net cash flow, agency underwriting); many appraisers and brokers leave them out. Null if either is
 * unknown.
 */
export function netOperatingIncome(effectiveIncome: Numeric | null, expenses: Numeric | null): Amount | null {
  return effectiveIncome === null || expenses === null ? null : exact(effectiveIncome).minus(expenses);
}

// Loans -------------------------------------------------------------------------------

/** (1 + rate)^months, at a rate in percent per year, compounded monthly. */
function growthOf(ratePct: Numeric, months: Numeric): Amount {
  return exact(ratePct).div(1200).plus(1).pow(months);
}

/**
 * The level payment, USD per month, that pays off `principal` (USD) in `months` at `ratePct` per year, compounded
 * monthly: the standard annuity formula of US mortgages. Equal installments without interest. Null for no months or a
 * negative principal or rate.
 */
export function monthlyPayment(principal: Numeric, ratePct: Numeric, months: Numeric): Amount | null {
  if (!exact(months).gt(0) || exact(principal).lt(0) || exact(ratePct).lt(0)) return null;
  if (exact(ratePct).isZero()) return exact(principal).div(months);
  const growth = growthOf(ratePct, months);
  return exact(principal).times(ratePct).div(1200).times(growth).div(growth.minus(1));
}

/** Annual debt service, USD per year: 12 monthly payments of principal and interest. Null like `monthlyPayment`. */
export function annualDebtService(principal: Numeric, ratePct: Numeric, months: Numeric): Amount | null {
  return monthlyPayment(principal, ratePct, months)?.times(12) ?? null;
}

/**
 * Loan balance, USD, after `paid` of `months` level payments; 0 once all are paid. Null like `monthlyPayment`, or if
 * `paid` is negative.
 */
export function loanBalance(principal: Numeric, ratePct: Numeric, months: Numeric, paid: Numeric): Amount | null {
  const payment = monthlyPayment(principal, ratePct, months);
  if (payment === null || exact(paid).lt(0)) return null;
  if (exact(paid).gte(months)) return exact(0);
  if (exact(ratePct).isZero()) return exact(principal).minus(payment.times(paid));
  const [whole, past] = [growthOf(ratePct, months), growthOf(ratePct, paid)];
  return exact(principal).times(whole.minus(past)).div(whole.minus(1));
}

/** Simple interest, USD, of an interest-only loan over some months, as hard money lenders charge it. */
export function interestOnly(principal: Numeric, ratePct: Numeric, months: Numeric): Amount {
  return exact(principal).times(ratePct).times(months).div(1200);
}

// Income against price and debt ---------------------------------------------------------

/**
 * Capitalization rate, percent: NOI ÷ price. Source: appraisal texts. Null without NOI or for a price of zero or
 * less.
 */
export function capRate(noi: Numeric | null, price: Numeric | null): Amount | null {
  return percentOf(noi, price);
}

/**
 * Cash-on-cash return, percent per year: first-year cash flow before tax ÷ cash invested. Source: investor practice;
 * appraisers call it the equity dividend rate. Null if no cash is invested.
 */
export function cashOnCash(cashFlow: Numeric | null, cashInvested: Numeric | null): Amount | null {
  return percentOf(cashFlow, cashInvested);
}

/**
 * Debt service coverage ratio (DSCR): NOI ÷ annual debt service. Source: CREFC, agency underwriting. Null without
 * debt.
 */
export function debtServiceCoverage(noi: Numeric | null, debtService: Numeric | null): Amount | null {
  return quotient(noi, debtService);
}

/** Debt yield, percent: NOI ÷ loan. Source: CMBS lenders, CREFC. Null without a loan. */
export function debtYield(noi: Numeric | null, loan: Numeric | null): Amount | null {
  return percentOf(noi, loan);
}

/** Gross rent multiplier (GRM): price ÷ yearly gross rent. Source: appraisal texts. Null without rent. */
export function grossRentMultiplier(price: Numeric | null, annualRent: Numeric | null): Amount | null {
  return quotient(price, annualRent);
}

/** Price per sqft of living area, USD. Null without an area. */
export function pricePerSqft(price: Numeric | null, sqft: Numeric | null): Amount | null {
  return quotient(price, sqft);
}

/** Basis, USD: price and repairs, before any costs of buying or holding. Source: investor practice. */
export function basisOf(price: Numeric, repairs: Numeric): Amount {
  return exact(price).plus(repairs);
}

/** Basis as a share of the after-repair value, percent. Null without an ARV. */
export function basisToArv(basis: Numeric | null, arv: Numeric | null): Amount | null {
  return percentOf(basis, arv);
}

/**
 * Rent to price, percent: monthly rent ÷ price. The 1% rule passes at 1% or more. Source: investor practice. Null for a
 * price of zero or less.
 */
export function rentToPrice(monthlyRent: Numeric | null, price: Numeric | null): Amount | null {
  return percentOf(monthlyRent, price);
}

/**
 * NOI by the 50% rule, USD per year: half of gross income, as vacancy and expenses take the rest. Source: investor
 * practice. Null without income.
 */
export function halfOfIncome(grossIncome: Numeric | null): Amount | null {
  return grossIncome === null ? null : exact(grossIncome).div(2);
}

/** Operating expense ratio, percent: operating expenses ÷ EGI. Source: appraisal texts. Null without income. */
export function expenseRatio(expenses: Numeric | null, effectiveIncome: Numeric | null): Amount | null {
  return percentOf(expenses, effectiveIncome);
}

/**
 * Break-even occupancy, percent: (operating expenses + debt service) ÷ PGI. Above 100%, even full occupancy loses
 * money. Source: agency underwriting, appraisal texts. Null without income.
 */
export function breakEvenOccupancy(
  expenses: Numeric | null,
  debtService: Numeric | null,
  grossIncome: Numeric | null,
): Amount | null {
  return expenses === null || debtService === null ? null : percentOf(exact(expenses).plus(debtService), grossIncome);
}

// Flipping and wholesaling --------------------------------------------------------------

/** Maximum allowable offer (MAO), USD: ARV × percent − repairs (the 70% rule). Negative if repairs exceed the share. */
export function maximumOffer(arv: Numeric, rulePct: Numeric, repairs: Numeric): Amount {
  return shareOf(arv, rulePct).minus(repairs);
}

/** A wholesaler's maximum contract price, USD: the buyer's MAO minus the assignment fee. */
export function maximumContract(arv: Numeric, rulePct: Numeric, repairs: Numeric, fee: Numeric): Amount {
  return maximumOffer(arv, rulePct, repairs).minus(fee);
}

/**
 * The assignment fee, USD, that leaves `fee` after the seller's share in percent: fee ÷ (1 − share). Null if the seller
 * gets all of it.
 */
export function feeBeforeShare(fee: Numeric, sharePct: Numeric): Amount | null {
  return percentOf(fee, exact(100).minus(sharePct));
}

/** Profit before tax, USD: sale proceeds after selling costs minus the all-in cost. */
export function flipProfit(allIn: Numeric, proceeds: Numeric): Amount {
  return exact(proceeds).minus(allIn);
}

/** Return on investment, percent over the whole period: profit ÷ cost or cash invested. Null if nothing is invested. */
export function returnOn(profit: Numeric | null, invested: Numeric | null): Amount | null {
  return percentOf(profit, invested);
}

/**
 * A return over some months as a yearly one, percent, compounded: (1 + return)^(12 ÷ months) − 1. Assumes that the
 * money is reinvested right away. Null for no months, a loss above 100%, or an infinite result.
 */
export function annualizedReturn(returnPct: Numeric | null, months: number): Amount | null {
  if (returnPct === null || !(months > 0) || exact(returnPct).lt(-100)) return null;
  const [growth, times] = [exact(returnPct).div(100).plus(1), 12 / months];
  if (Number.isInteger(times) && times <= 12) return growth.pow(times).minus(1).times(100);
  // A root has no last digit, so a double is as good and much faster.
  const yearly = plain(growth);
  const rate = yearly === null ? Infinity : 100 * Math.expm1(times * Math.log(yearly));
  return Number.isFinite(rate) ? exact(rate) : null;
}

/**
 * A return over some months as a yearly one, percent, without compounding: return × 12 ÷ months. Null for no months.
 */
export function simpleAnnualReturn(returnPct: Numeric | null, months: number): Amount | null {
  return quotient(returnPct === null ? null : exact(returnPct).times(12), months);
}

// BRRRR -------------------------------------------------------------------------------

/** Cash out of a refinance, USD: new loan − costs − payoff of the old loans. Negative if closing takes cash. */
export function refinanceCashOut(newLoan: Numeric, costs: Numeric, payoff: Numeric): Amount {
  return exact(newLoan).minus(costs).minus(payoff);
}

/** Cash left in the deal, USD: cash invested − cash out. Zero or less if all of it is back. */
export function cashLeftIn(cashIn: Numeric, cashOut: Numeric): Amount {
  return exact(cashIn).minus(cashOut);
}

// Whole holding periods ------------------------------------------------------------------

/** Equity multiple: total cash returned ÷ total cash invested, regardless of timing. Null if nothing is invested. */
export function equityMultiple(flows: readonly Numeric[]): Amount | null {
  const { back, invested } = turnover(flows);
  return quotient(back, invested);
}

/** What comes back of yearly cash flows, and what is put in, USD. */
export function turnover(flows: readonly Numeric[]): { back: Amount; invested: Amount } {
  return {
    back: total(flows.filter((flow) => exact(flow).gt(0))),
    invested: total(flows.filter((flow) => exact(flow).lt(0))).negated(),
  };
}
