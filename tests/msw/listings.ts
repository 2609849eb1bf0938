import { http, HttpResponse, type HttpHandler } from 'msw';
import { loanColumns, type LoanTerms } from '@/domain/analysis/numbers/loan-columns';
import { sellerId } from './members';
import { backendUrl, rows, type Row } from './rest';
import type { Json } from '@/domain/database.types';
import type { Area } from '@/domain/listing/area';
import type { ListingDocument } from '@/domain/listing/documents';
import type { Facets } from '@/domain/filters/facets';

export const listingId = '7a06b9d4-b489-4c09-94d8-733bb4b21683';

/** Nothing stated of a listing's loans. */
export const noLoans = Object.fromEntries(Object.values(loanColumns).map((column) => [column, null])) as LoanTerms;

/** A listing with its embedded seller. */
export function listing(change: Partial<Row<'properties'>> = {}) {
  const row: Row<'properties'> = {
    id: listingId,
    external_id: null,
    user_id: sellerId,
    title: 'Brick duplex near the park',
    description: 'Two units.\n<b>Tenants</b> in both.',
    property_type: 'Multi Family',
    address: '12 Elm St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    county: 'Travis',
    price: 450_000,
    bedrooms: 4,
    bathrooms: 2.5,
    sqft: 1_900,
    lot_sqft: 6_000,
    condition: 'Light Rehab',
    financing: 'Cash',
    occupancy: 'occupied',
    off_market_contract: true,
    images: [],
    noi: 33_333,
    cap_rate: 7.4073,
    arv: null,
    repair_cost: null,
    monthly_rent: null,
    other_monthly_income: null,
    vacancy_pct: null,
    ...noLoans,
    annual_expenses: {},
    latitude: 30.27,
    longitude: -97.74,
    verified: true,
    priority: true,
    jv_share_pct: 0,
    likes: 2,
    dislikes: 1,
    view_count: 41,
    status: 'active',
    status_changed_at: null,
    previous_price: null,
    price_changed_at: null,
    public_since: '2026-03-01T12:00:00+00:00',
    standing_price: null,
    dropped_from: null,
    saves: 0,
    saved: false,
    area: null,
    match_score: null,
    unreviewed_changes: null,
    search_text: '',
    created_at: '2026-03-01T12:00:00+00:00',
    updated_at: '2026-03-01T12:00:00+00:00',
    removed_at: null,
    held_at: null,
    sales_status: null,
    units: null,
    year_built: null,
    unit_mix: null,
    parking: null,
    zoning: null,
    photos_taken_on: null,
    apn: null,
    ...change,
  };
  return {
    ...row,
    seller: {
      id: sellerId,
      name: 'Sam Seller',
      profile_image_url: null,
      membership_tier: 'partner',
      open_to_messages: true,
    },
    documents: new Array<ListingDocument>(),
    area: row.area as (Area & Json) | null,
  };
}

/** The response of `property_facets`. */
export function facets(change: Partial<Facets> = {}): Facets {
  return {
    total: 1,
    states: { TX: 1 },
    property_type: { 'Multi Family': 1 },
    financing: { Cash: 1 },
    condition: { 'Heavy Rehab': 1 },
    occupancy: { vacant: 1 },
    strategies: { BRRRR: 1 },
    no_jv: 1,
    price_dropped: 0,
    verified: 1,
    ...change,
  };
}

/** No listing states deal terms. */
export const noDealTerms: readonly HttpHandler[] = [
  rows('listing_terms', []),
  http.post(`${backendUrl}/rest/v1/rpc/listing_deal_terms`, () => HttpResponse.json([])),
];

/** No text says who should live in a home. */
export const noHousingFindings: readonly HttpHandler[] = [
  http.post(`${backendUrl}/rest/v1/rpc/check_fair_housing`, () => HttpResponse.json([])),
  http.post(`${backendUrl}/rest/v1/rpc/held_phrases`, () => HttpResponse.json([])),
];

/** Every listing is the only one of its property. */
export const noSameProperty: readonly HttpHandler[] = [
  http.post(`${backendUrl}/rest/v1/rpc/listing_matches`, () => HttpResponse.json([])),
  http.post(`${backendUrl}/rest/v1/rpc/check_duplicates`, () => HttpResponse.json([])),
  http.post(`${backendUrl}/functions/v1/print-pictures`, () => HttpResponse.json({ printed: 0 })),
  http.post(`${backendUrl}/rest/v1/rpc/picture_notes`, () => HttpResponse.json([])),
  http.get(`${backendUrl}/rest/v1/listing_claims`, () => HttpResponse.json([])),
];

/** No state asks anything, and nobody gave a disclosure. */
export const noRules = [
  http.post(`${backendUrl}/rest/v1/rpc/rules_asked`, () => HttpResponse.json([])),
  http.post(`${backendUrl}/rest/v1/rpc/given_disclosures`, () => HttpResponse.json([])),
];

/** No listing has documents. */
export const noDocuments: readonly HttpHandler[] = [
  http.post(`${backendUrl}/storage/v1/object/list/documents`, () => HttpResponse.json([])),
  http.post(`${backendUrl}/storage/v1/object/list/images`, () => HttpResponse.json([])),
  http.delete(`${backendUrl}/storage/v1/object/documents`, () => HttpResponse.json([])),
];

/** Handles calls of a database function; `respond` receives the arguments. */
export function rpc(name: string, respond: (args: Record<string, unknown>) => unknown): HttpHandler {
  return http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => {
    const args: unknown = await request.json();
    return HttpResponse.json(respond(typeof args === 'object' && args ? { ...args } : {}) as null);
  });
}

/** Searches name no places, and no listing has their words. */
export const noKnownWords = ['places_in', 'match_texts', 'misspelled_places'].map((name) => rpc(name, () => []));
