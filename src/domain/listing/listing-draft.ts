import type { DealTerms } from './deal-terms.ts';
import { inOrder, type ListingDocument } from './documents.ts';
import type { Listing } from './listing.ts';
import type { DocumentDraft, ListingDraft } from './listing-form.ts';
import { toUnitMix } from './unit-mix.ts';
import { annualExpense, expenseItems, type ExpenseField } from './underwriting.ts';

/** Documents of a listing as form values, in order. */
export function toDocumentDrafts(documents: readonly ListingDocument[]): DocumentDraft[] {
  return inOrder(documents).map(({ id, path, name, size, mime_type, kind, access }) => ({
    id,
    path,
    name,
    size,
    type: mime_type,
    kind,
    access: access === 'public' ? 'public' : 'on_request',
  }));
}

function toExpenses({ annual_expenses }: Pick<Listing, 'annual_expenses'>) {
  return Object.fromEntries(
    expenseItems.map(({ field, key }) => [field, annualExpense(annual_expenses, key)]),
  ) as Record<ExpenseField, number | null>;
}

function termFields(terms: DealTerms) {
  return {
    contractPrice: terms.contract_price,
    assignmentFee: terms.assignment_fee,
    contractShared: terms.contract_shared,
    earnestMoney: terms.earnest_money,
    closingOn: terms.closing_on ?? '',
    contractExpiresOn: terms.contract_expires_on ?? '',
    accessInstructions: terms.access_instructions ?? '',
    fundsRequired: terms.funds_required,
  };
}

/** A listing and its deal terms as form values. Coordinates are left out: they're only sent with a new address. */
export function toDraft(listing: Listing, terms: DealTerms): ListingDraft {
  return {
    title: listing.title,
    propertyType: listing.property_type,
    description: listing.description,
    address: listing.address,
    zip: listing.zip,
    city: listing.city,
    state: listing.state,
    county: listing.county ?? '',
    price: listing.price,
    noi: listing.noi,
    arv: listing.arv,
    repairCost: listing.repair_cost,
    monthlyRent: listing.monthly_rent,
    otherMonthlyIncome: listing.other_monthly_income,
    vacancyPct: listing.vacancy_pct,
    ...toExpenses(listing),
    financing: listing.financing ?? '',
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    sqft: listing.sqft,
    lotSqft: listing.lot_sqft,
    units: listing.units,
    yearBuilt: listing.year_built,
    unitMix: toUnitMix(listing.unit_mix),
    parking: listing.parking ?? '',
    zoning: listing.zoning ?? '',
    apn: listing.apn ?? '',
    ...termFields(terms),
    condition: listing.condition ?? '',
    occupancy: listing.occupancy,
    offMarketContract: listing.off_market_contract,
    documents: toDocumentDrafts(listing.documents),
    latitude: null,
    longitude: null,
  };
}
