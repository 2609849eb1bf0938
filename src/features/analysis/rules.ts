/**
 * The formulas of the trade. Money in USD, rates and shares in percent. A result is null where it is not defined, as with a
 * denominator of zero or less; never NaN, never infinite.
 */

/** The number, or null where it is none or without end. */
function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

/** One over the other; null where either is not known or the lower one is zero or less. */
export function quotient(upper: number | null, lower: number | null): number | null {
  return upper === null || lower === null || !(lower > 0) ? null : finite(upper / lower);
}

/** The same in percent. */
function percentOf(upper: number | null, lower: number | null): number | null {
  return quotient(upper === null ? null : 100 * upper, lower);
}

// Income ------------------------------------------------------------------------------

/** Potential gross income, USD a year: twelve months of rent and other income, all units let. (Appraisal texts: PGI.) */
export function potentialGrossIncome(monthlyRent: number, otherMonthlyIncome: number): number {
  return 12 * (monthlyRent + otherMonthlyIncome);
}

/** Vacancy and credit loss, USD a year: a percentage of potential gross income. (Appraisal texts, agency underwriting.) */
export function vacancyLoss(grossIncome: number, vacancyPct: number): number {
  return (grossIncome * vacancyPct) / 100;
}

/** Effective gross income, USD a year: potential gross income less vacancy and credit loss. (Appraisal texts: EGI.) */
export function effectiveGrossIncome(grossIncome: number, vacancyPct: number): number {
  return grossIncome - vacancyLoss(grossIncome, vacancyPct);
}

/** Operating expenses, USD a year: the sum of the lines. Debt service, income tax and depreciation are none. Null where a line is not known. */
export function operatingExpenses(lines: readonly (number | null)[]): number | null {
  return lines.reduce<number | null>((sum, line) => (sum === null || line === null ? null : sum + line), 0);
}

/**
 * Net operating income, USD a year: effective gross income less operating expenses. Appraisers and brokers mostly leave capital
 * reserves out of the expenses; lenders (CREFC's net cash flow, agency underwriting) count them in. Here the caller decides. Null where either is not known.
 */
export function netOperatingIncome(effectiveIncome: number | null, expenses: number | null): number | null {
  return effectiveIncome === null || expenses === null ? null : effectiveIncome - expenses;
}

// Loans -------------------------------------------------------------------------------

/** Below this monthly rate interest cannot be told from none in a double. */
const noRate = 1e-12;

/**
 * The level payment, USD a month, that pays off `principal` in `months` at `ratePct` a year, compounded monthly: the standard
 * annuity formula of US mortgages. Without interest, equal shares. Null for no months, or a principal or rate below zero.
 */
export function monthlyPayment(principal: number, ratePct: number, months: number): number | null {
  if (!(months > 0) || !(principal >= 0) || !(ratePct >= 0)) return null;
  const rate = ratePct / 1200;
  // log1p and expm1 keep their digits where the rate is small.
  return finite(rate < noRate ? principal / months : principal * (rate / -Math.expm1(-months * Math.log1p(rate))));
}

/** Annual debt service, USD a year: twelve monthly payments, interest and principal. Null as the payment. */
export function annualDebtService(principal: number, ratePct: number, months: number): number | null {
  const payment = monthlyPayment(principal, ratePct, months);
  return payment === null ? null : finite(12 * payment);
}

/** What is still owed, USD, after `paid` of `months` level payments; 0 once all are paid. Null as the payment, or before the first month. */
export function loanBalance(principal: number, ratePct: number, months: number, paid: number): number | null {
  if (monthlyPayment(principal, ratePct, months) === null || !(paid >= 0)) return null;
  if (paid >= months) return 0;
  const rate = ratePct / 1200;
  if (rate < noRate) return finite(principal * (1 - paid / months));
  const growth = Math.log1p(rate);
  return finite((principal * Math.expm1(-(months - paid) * growth)) / Math.expm1(-months * growth));
}

/** Interest, USD, of an interest-only loan over some months at simple interest, as hard money lenders charge it. */
export function interestOnly(principal: number, ratePct: number, months: number): number {
  return (principal * ratePct * months) / 1200;
}

// Income against price and debt ---------------------------------------------------------

/** Capitalization rate, percent: NOI ÷ price. (Appraisal texts.) Null without NOI or for a price of zero or less. */
export function capRate(noi: number | null, price: number | null): number | null {
  return percentOf(noi, price);
}

/** Cash-on-cash return, percent a year: first-year cash flow before tax ÷ cash invested. (Investor practice; appraisers' equity dividend rate.) Null for no cash. */
export function cashOnCash(cashFlow: number | null, cashInvested: number | null): number | null {
  return percentOf(cashFlow, cashInvested);
}

/** Debt service coverage ratio: NOI ÷ annual debt service. (CREFC, agency underwriting.) Null without debt. */
export function debtServiceCoverage(noi: number | null, debtService: number | null): number | null {
  return quotient(noi, debtService);
}

/** Debt yield, percent: NOI ÷ loan. (CMBS lenders, CREFC.) Null without a loan. */
export function debtYield(noi: number | null, loan: number | null): number | null {
  return percentOf(noi, loan);
}

/** Gross rent multiplier: price ÷ a year's gross rent. (Appraisal texts.) Null without rent. */
export function grossRentMultiplier(price: number | null, annualRent: number | null): number | null {
  return quotient(price, annualRent);
}

/** USD per square foot of living area. Null without an area. */
export function pricePerSqft(price: number | null, sqft: number | null): number | null {
  return quotient(price, sqft);
}

/** The 1% rule's figure, percent: a month's rent ÷ price. (Investor practice: 1% or more passes.) Null for a price of zero or less. */
export function rentToPrice(monthlyRent: number | null, price: number | null): number | null {
  return percentOf(monthlyRent, price);
}

/** NOI as the 50% rule guesses it, USD a year: half of gross income goes to vacancy and expenses. (Investor practice.) Null without income. */
export function halfOfIncome(grossIncome: number | null): number | null {
  return grossIncome === null ? null : grossIncome / 2;
}

/** Operating expense ratio, percent: operating expenses ÷ effective gross income. (Appraisal texts.) Null without income. */
export function expenseRatio(expenses: number | null, effectiveIncome: number | null): number | null {
  return percentOf(expenses, effectiveIncome);
}

/**
 * Break-even occupancy, percent: (operating expenses + debt service) ÷ potential gross income. (Agency underwriting, appraisal
 * texts.) Above 100% even full occupancy does not pay. Null without income.
 */
export function breakEvenOccupancy(
  expenses: number | null,
  debtService: number | null,
  grossIncome: number | null,
): number | null {
  return expenses === null || debtService === null ? null : percentOf(expenses + debtService, grossIncome);
}

// Flipping and wholesaling --------------------------------------------------------------

/** Maximum allowable offer, USD: a share of the ARV, in percent, less repairs. (The flippers' 70% rule.) Negative where repairs exceed it. */
export function maximumOffer(arv: number, rulePct: number, repairs: number): number {
  return (arv * rulePct) / 100 - repairs;
}

/** The most a wholesaler can contract for, USD: the buyer's maximum offer less the assignment fee. */
export function maximumContract(arv: number, rulePct: number, repairs: number, fee: number): number {
  return maximumOffer(arv, rulePct, repairs) - fee;
}

/** Profit before tax, USD: what the sale brings after its costs less all that went in. */
export function flipProfit(allIn: number, proceeds: number): number {
  return proceeds - allIn;
}

/** Return on investment, percent over the whole time: profit ÷ what went in, be it all costs or one's own cash. Null where nothing went in. */
export function returnOn(profit: number | null, invested: number | null): number | null {
  return percentOf(profit, invested);
}

/**
 * A return of some months as one of a year, percent, compounded: (1 + return)^(12 ÷ months) − 1. Supposes that the money finds the
 * next deal of the kind at once. Null for no months, for a loss of more than all, or beyond all bounds.
 */
export function annualisedReturn(returnPct: number | null, months: number): number | null {
  if (returnPct === null || !(months > 0) || returnPct < -100) return null;
  return finite(100 * Math.expm1((12 / months) * Math.log1p(returnPct / 100)));
}

/** The same without compounding: return × 12 ÷ months. */
export function simpleAnnualReturn(returnPct: number | null, months: number): number | null {
  return returnPct === null || !(months > 0) ? null : finite((returnPct * 12) / months);
}

// BRRRR -------------------------------------------------------------------------------

/** Cash a refinance brings, USD: the new loan less its costs and the loans it pays off. Negative where it takes cash to close. */
export function refinanceCashOut(newLoan: number, costs: number, payoff: number): number {
  return newLoan - costs - payoff;
}

/** Cash left in the deal, USD: what was put in less what the refinance brought. Zero or less: all of it is back. */
export function cashLeftIn(cashIn: number, cashOut: number): number {
  return cashIn - cashOut;
}

// Whole holding periods ------------------------------------------------------------------

/** Equity multiple: all that comes back ÷ all that is put in, over the whole time, without regard to when. Null where nothing is put in. */
export function equityMultiple(flows: readonly number[]): number | null {
  const back = flows.reduce((sum, flow) => sum + Math.max(flow, 0), 0);
  const put = flows.reduce((sum, flow) => sum - Math.min(flow, 0), 0);
  return quotient(back, put);
}
