/**
 * Real estate formulas. Money is in USD, rates and shares are in percent. A result is null if it isn't defined, as
 * with a denominator of zero or less; never NaN or infinite.
 */

/** The number; null if it is NaN or infinite. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** `upper` ÷ `lower`; null if either is unknown or `lower` is zero or less. */
export function quotient(upper: number | null, lower: number | null): number | null {
  return upper === null || lower === null || !(lower > 0) ? null : finite(upper / lower);
}

/** `upper` ÷ `lower` in percent; null like `quotient`. */
function percentOf(upper: number | null, lower: number | null): number | null {
  return quotient(upper === null ? null : 100 * upper, lower);
}

// Income ------------------------------------------------------------------------------

/**
 * Potential gross income (PGI), USD per year: 12 months of rent and other income, fully rented. Source: appraisal
 * texts.
 */
export function potentialGrossIncome(monthlyRent: number, otherMonthlyIncome: number): number {
  return 12 * (monthlyRent + otherMonthlyIncome);
}

/** Vacancy and credit loss, USD per year: a percentage of PGI. Source: appraisal texts, agency underwriting. */
export function vacancyLoss(grossIncome: number, vacancyPct: number): number {
  return (grossIncome * vacancyPct) / 100;
}

/** Effective gross income (EGI), USD per year: PGI minus vacancy and credit loss. Source: appraisal texts. */
export function effectiveGrossIncome(grossIncome: number, vacancyPct: number): number {
  return grossIncome - vacancyLoss(grossIncome, vacancyPct);
}

/**
 * Operating expenses, USD per year: the sum of the lines, which exclude debt service, income tax, and depreciation.
 * Null if a line is unknown.
 */
export function operatingExpenses(lines: readonly (number | null)[]): number | null {
  return lines.reduce<number | null>((sum, line) => (sum === null || line === null ? null : sum + line), 0);
}

/**
 * Net operating income (NOI), USD per year: EGI minus operating expenses. Expenses include capital reserves, like
 * lenders' (CREFC's net cash flow, agency underwriting); many appraisers and brokers leave them out. Null if either is
 * unknown.
 */
export function netOperatingIncome(effectiveIncome: number | null, expenses: number | null): number | null {
  return effectiveIncome === null || expenses === null ? null : effectiveIncome - expenses;
}

// Loans -------------------------------------------------------------------------------

/** Below this monthly rate, interest is lost in the rounding of a double. */
const noRate = 1e-12;

/**
 * The level payment, USD per month, that pays off `principal` (USD) in `months` at `ratePct` per year, compounded
 * monthly: the standard annuity formula of US mortgages. Equal installments without interest. Null for no months or a
 * negative principal or rate.
 */
export function monthlyPayment(principal: number, ratePct: number, months: number): number | null {
  if (!(months > 0) || !(principal >= 0) || !(ratePct >= 0)) return null;
  const rate = ratePct / 1200;
  // log1p and expm1 stay precise at small rates.
  return finite(rate < noRate ? principal / months : principal * (rate / -Math.expm1(-months * Math.log1p(rate))));
}

/** Annual debt service, USD per year: 12 monthly payments of principal and interest. Null like `monthlyPayment`. */
export function annualDebtService(principal: number, ratePct: number, months: number): number | null {
  const payment = monthlyPayment(principal, ratePct, months);
  return payment === null ? null : finite(12 * payment);
}

/**
 * Loan balance, USD, after `paid` of `months` level payments; 0 once all are paid. Null like `monthlyPayment`, or if
 * `paid` is negative.
 */
export function loanBalance(principal: number, ratePct: number, months: number, paid: number): number | null {
  if (monthlyPayment(principal, ratePct, months) === null || !(paid >= 0)) return null;
  if (paid >= months) return 0;
  const rate = ratePct / 1200;
  if (rate < noRate) return finite(principal * (1 - paid / months));
  const growth = Math.log1p(rate);
  return finite((principal * Math.expm1(-(months - paid) * growth)) / Math.expm1(-months * growth));
}

/** Simple interest, USD, of an interest-only loan over some months, as hard money lenders charge it. */
export function interestOnly(principal: number, ratePct: number, months: number): number {
  return (principal * ratePct * months) / 1200;
}

// Income against price and debt ---------------------------------------------------------

/**
 * Capitalization rate, percent: NOI ÷ price. Source: appraisal texts. Null without NOI or for a price of zero or
 * less.
 */
export function capRate(noi: number | null, price: number | null): number | null {
  return percentOf(noi, price);
}

/**
 * Cash-on-cash return, percent per year: first-year cash flow before tax ÷ cash invested. Source: investor practice;
 * appraisers call it the equity dividend rate. Null if no cash is invested.
 */
export function cashOnCash(cashFlow: number | null, cashInvested: number | null): number | null {
  return percentOf(cashFlow, cashInvested);
}

/**
 * Debt service coverage ratio (DSCR): NOI ÷ annual debt service. Source: CREFC, agency underwriting. Null without
 * debt.
 */
export function debtServiceCoverage(noi: number | null, debtService: number | null): number | null {
  return quotient(noi, debtService);
}

/** Debt yield, percent: NOI ÷ loan. Source: CMBS lenders, CREFC. Null without a loan. */
export function debtYield(noi: number | null, loan: number | null): number | null {
  return percentOf(noi, loan);
}

/** Gross rent multiplier (GRM): price ÷ yearly gross rent. Source: appraisal texts. Null without rent. */
export function grossRentMultiplier(price: number | null, annualRent: number | null): number | null {
  return quotient(price, annualRent);
}

/** Price per sqft of living area, USD. Null without an area. */
export function pricePerSqft(price: number | null, sqft: number | null): number | null {
  return quotient(price, sqft);
}

/** Basis, USD: price and repairs, before any costs of buying or holding. Source: investor practice. */
export function basisOf(price: number, repairs: number): number {
  return price + repairs;
}

/** Basis as a share of the after-repair value, percent. Null without an ARV. */
export function basisToArv(basis: number | null, arv: number | null): number | null {
  return percentOf(basis, arv);
}

/**
 * Rent to price, percent: monthly rent ÷ price. The 1% rule passes at 1% or more. Source: investor practice. Null for a
 * price of zero or less.
 */
export function rentToPrice(monthlyRent: number | null, price: number | null): number | null {
  return percentOf(monthlyRent, price);
}

/**
 * NOI by the 50% rule, USD per year: half of gross income, as vacancy and expenses take the rest. Source: investor
 * practice. Null without income.
 */
export function halfOfIncome(grossIncome: number | null): number | null {
  return grossIncome === null ? null : grossIncome / 2;
}

/** Operating expense ratio, percent: operating expenses ÷ EGI. Source: appraisal texts. Null without income. */
export function expenseRatio(expenses: number | null, effectiveIncome: number | null): number | null {
  return percentOf(expenses, effectiveIncome);
}

/**
 * Break-even occupancy, percent: (operating expenses + debt service) ÷ PGI. Above 100%, even full occupancy loses
 * money. Source: agency underwriting, appraisal texts. Null without income.
 */
export function breakEvenOccupancy(
  expenses: number | null,
  debtService: number | null,
  grossIncome: number | null,
): number | null {
  return expenses === null || debtService === null ? null : percentOf(expenses + debtService, grossIncome);
}

// Flipping and wholesaling --------------------------------------------------------------

/** Maximum allowable offer (MAO), USD: ARV × percent − repairs (the 70% rule). Negative if repairs exceed the share. */
export function maximumOffer(arv: number, rulePct: number, repairs: number): number {
  return (arv * rulePct) / 100 - repairs;
}

/** A wholesaler's maximum contract price, USD: the buyer's MAO minus the assignment fee. */
export function maximumContract(arv: number, rulePct: number, repairs: number, fee: number): number {
  return maximumOffer(arv, rulePct, repairs) - fee;
}

/**
 * The assignment fee, USD, that leaves `fee` after the seller's share in percent: fee ÷ (1 − share). Null if the seller
 * gets all of it.
 */
export function feeBeforeShare(fee: number, sharePct: number): number | null {
  return quotient(fee, 1 - sharePct / 100);
}

/** Profit before tax, USD: sale proceeds after selling costs minus the all-in cost. */
export function flipProfit(allIn: number, proceeds: number): number {
  return proceeds - allIn;
}

/** Return on investment, percent over the whole period: profit ÷ cost or cash invested. Null if nothing is invested. */
export function returnOn(profit: number | null, invested: number | null): number | null {
  return percentOf(profit, invested);
}

/**
 * A return over some months as a yearly one, percent, compounded: (1 + return)^(12 ÷ months) − 1. Assumes that the
 * money is reinvested right away. Null for no months, a loss above 100%, or an infinite result.
 */
export function annualizedReturn(returnPct: number | null, months: number): number | null {
  if (returnPct === null || !(months > 0) || returnPct < -100) return null;
  return finite(100 * Math.expm1((12 / months) * Math.log1p(returnPct / 100)));
}

/**
 * A return over some months as a yearly one, percent, without compounding: return × 12 ÷ months. Null for no months.
 */
export function simpleAnnualReturn(returnPct: number | null, months: number): number | null {
  return returnPct === null || !(months > 0) ? null : finite((returnPct * 12) / months);
}

// BRRRR -------------------------------------------------------------------------------

/** Cash out of a refinance, USD: new loan − costs − payoff of the old loans. Negative if closing takes cash. */
export function refinanceCashOut(newLoan: number, costs: number, payoff: number): number {
  return newLoan - costs - payoff;
}

/** Cash left in the deal, USD: cash invested − cash out. Zero or less if all of it is back. */
export function cashLeftIn(cashIn: number, cashOut: number): number {
  return cashIn - cashOut;
}

// Whole holding periods ------------------------------------------------------------------

/** Equity multiple: total cash returned ÷ total cash invested, regardless of timing. Null if nothing is invested. */
export function equityMultiple(flows: readonly number[]): number | null {
  const back = flows.reduce((sum, flow) => sum + Math.max(flow, 0), 0);
  const invested = flows.reduce((sum, flow) => sum - Math.min(flow, 0), 0);
  return quotient(back, invested);
}
