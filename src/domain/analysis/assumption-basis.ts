/** Why each figure is assumed as it is. */

import type { FigureId } from './model.ts';

/** How the assumed value of each figure (`numbers/figures.ts`) is computed, its source, and why. */
export const assumptionBasis: Readonly<Record<FigureId, string>> = {
  price: 'There’s no price yet.',
  sqft: 'The living area isn’t known.',
  arv: 'An after-repair value comes from comparable sales; we can’t assume one.',
  repairCost:
    'By condition, per square foot: $0 turn-key, $15 light, $35 medium, $60 heavy. A rehabber’s rule of ' +
    'thumb; replace it with a contractor’s bid.',
  closingCostPct: '3% of the price. Title, escrow, recording, and lender fees are commonly 2 to 5%.',
  monthlyRent: 'Rent comes from the lease or from comparable rentals; we can’t assume one.',
  otherMonthlyIncome: 'None stated.',
  vacancyPct:
    '5% of income, the minimum in agency (Fannie Mae, Freddie Mac) multifamily underwriting. Weak markets run higher.',
  statedNoi: 'The seller doesn’t state one.',
  propertyTaxes:
    '1.1% of the price per year, near the US average effective rate. States range from 0.3% to over 2%; ' +
    'replace it with the county’s bill.',
  insurance:
    '0.5% of the price per year, a common landlord policy. Coastal and hail-prone states pay more; ' +
    'replace it with a quote.',
  maintenance: '8% of collected rent, general investor practice (5 to 10%).',
  management:
    '8% of collected rent, what property managers commonly charge (8 to 10%). Included even if you ' +
    'self-manage: your time is worth something.',
  utilities: 'Paid by the tenants, because none are stated.',
  hoa: 'None stated.',
  otherExpenses: 'None stated.',
  reserves:
    '5% of collected rent, general investor practice. Counted as an expense, as lenders do; enter 0 to leave ' +
    'reserves out.',
  downPaymentPct:
    '25% of the price, what lenders commonly require of investors (20 to 25%). If the amount of the loan that the ' +
    'seller offers is known: what it leaves of the price.',
  ratePct: '7% per year, for a fixed-rate loan on an investment property. Replace it with a lender’s quote.',
  termYears: '30 years, the usual amortization of a residential loan.',
  existingLoan:
    'If the seller offers the property subject to the existing loan: the price minus the down payment and other ' +
    'loans, until its balance is known. None otherwise.',
  existingRatePct: '4% per year, like many loans made before 2022. Replace it with the rate on the loan statement.',
  existingMonths: '300 months, a 30-year loan after 5 years. Replace it with what the loan statement says.',
  arrears: 'None stated. Ask for a reinstatement quote from the loan servicer.',
  sellerNote:
    'If the seller offers owner financing or creative terms: the price minus the down payment and other loans, ' +
    'without a bank. None otherwise.',
  noteRatePct: 'The same as the bank loan’s rate, until the seller names one.',
  noteTermYears: '30 years, like a bank loan.',
  noteInterestOnlyYears: 'None stated, so payments are level from the first month.',
  noteBalloonYears: 'None stated. Sellers commonly want to be paid off after 5 to 10 years; ask.',
  wrappedLoan: 'None stated.',
  secondLoan: 'None stated.',
  secondRatePct: '9% per year, 2 points above the bank loan: a second lien is riskier.',
  secondTermYears: '15 years, common for second mortgages.',
  leaseRent: 'It’s what you agree on with the owner; we can’t assume one.',
  optionFee: '3% of the price. Option fees are commonly 1 to 5%.',
  optionFeeCreditedPct: '100%: option fees commonly count toward the price.',
  rentCredit: 'None stated. Ask the owner to credit a part of the rent.',
  optionPrice: 'The purchase price.',
  optionYears: '3 years. Options commonly last 1 to 5.',
  holdYears: '10 years, the usual horizon of a discounted cash flow analysis.',
  rentGrowthPct: '2.5% per year, near long-run inflation.',
  expenseGrowthPct: '3% per year. Underwriters assume that expenses grow faster than rent.',
  appreciationPct: '2.5% per year, like the rent: value grows no faster than income.',
  sellingCostPct: '7% of the sale price: commissions of 5 to 6%, title, and concessions.',
  rehabMonths:
    '6 months from purchase to sale or refinance. Many lenders also require 6 months of ownership before a cash-out.',
  rehabRentedPct: '100% if tenants live there now, 0% if it’s vacant. Lower it if the work empties units.',
  bridgeLoanPct:
    '80% of the price, a common hard money loan; repairs are paid in cash. 0% if the seller finances the purchase: ' +
    'bridge lenders want to be paid first.',
  bridgeRatePct: '11% per year, interest only, a common hard money rate.',
  bridgePointsPct: '2 points, common with hard money.',
  refinanceLtvPct: '75% of the ARV, the most Fannie Mae allows for a cash-out on a one-unit investment property.',
  refinanceCostPct: '3% of the new loan: lender, title, and appraisal fees.',
  arvRulePct: '70% of the ARV minus repairs, the flipper’s rule: the other 30% covers costs and profit.',
  assignmentFee: '$10,000, a common fee for assigning a residential contract.',
  jvSharePct: 'The seller doesn’t ask for a share.',
  targetCapRatePct: '6%, below the assumed loan rate. Your market may require more.',
  targetCashOnCashPct: '8% per year, what many investors want from a rental.',
  targetDscr: '1.25, the minimum for most lenders and agency underwriting.',
  targetFlipRoiPct: '20% of all costs, what many flippers want for the risk.',
};
