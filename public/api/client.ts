// A client of the Cornerlot API (v1). Written by `npm run api:client` from its description.

interface Settings {
  baseUrl: string;
  key: string;
  fetch?: typeof fetch;
}

interface RequestOptions {
  /** Makes repeating the request harmless for 24 hours. */
  idempotencyKey?: string;
  /** The ETag of what you have seen: fails with 412 if it has changed since. */
  ifMatch?: string;
  signal?: AbortSignal;
}

interface Sent {
  method: string;
  path: string;
  query?: object;
  body?: unknown;
  options: RequestOptions;
}

/** What the API answered. */
export interface Answer<T> {
  data: T;
  status: number;
  etag: string | null;
}

/** An error of the API: problem details (RFC 9457). */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

function sender({ baseUrl, key, fetch: call = fetch }: Settings) {
  return async <T>({ method, path, query = {}, body, options }: Sent): Promise<Answer<T>> => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null) search.set(name, String(value));
    }
    const isFile = body instanceof Blob;
    const response = await call(`${baseUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': isFile ? body.type : 'application/json' }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        ...(options.ifMatch && { 'if-match': options.ifMatch }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(options.signal && { signal: options.signal }),
    });
    const text = await response.text();
    const data: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw new ApiError(data as Problem);
    return { data: data as T, status: response.status, etag: response.headers.get('etag') };
  };
}

/** Calls the API with a key. `baseUrl` ends with `/functions/v1/api`. */
export function createApi(settings: Settings) {
  const send = sender(settings);
  return {
    /** Whose key this is, and what it can do. */
    getMe: (options: RequestOptions = {}) =>
      send<Me>({ method: 'GET', path: `/v1/me`, options }),
    /** Search listings. Active listings that pass all filters and fit the words of `search`, as in the marketplace. The response says what was understood of them. Takes the scope `listings:read`: search and read listings, as you see them. */
    searchListings: (query: {
      /** A sentence such as `3 bed house in Texas under 300k`, read as in the app, or words of a title or an address. It narrows what the other parameters find, and the response says what was understood. */
      search?: string;
      /** Two-letter codes. */
      states?: ("AL" | "AK" | "AS" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "GU" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "MP" | "OH" | "OK" | "OR" | "PA" | "PR" | "RI" | "SC" | "SD" | "TN" | "TX" | "UM" | "UT" | "VT" | "VI" | "VA" | "WA" | "WV" | "WI" | "WY")[];
      /** Such as `city:Memphis, TN`, `county:Shelby, TN`, `zip:38103, TN`, or `within 10 of city:Memphis, TN` (1 to 100 miles around; also `city:Memphis+10, TN`). */
      places?: string[];
      /** Price, at least (USD). */
      price_min?: number;
      /** Price, at most (USD). */
      price_max?: number;
      /** Property type: any of these. */
      property_type?: ("Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential")[];
      /** Bedrooms, at least. */
      bedrooms_min?: number;
      /** Bedrooms, at most. */
      bedrooms_max?: number;
      /** Bathrooms, at least. */
      bathrooms_min?: number;
      /** Bathrooms, at most. */
      bathrooms_max?: number;
      /** Square footage, at least. */
      sqft_min?: number;
      /** Square footage, at most. */
      sqft_max?: number;
      /** Units, at least. */
      units_min?: number;
      /** Units, at most. */
      units_max?: number;
      /** Year built, at least. */
      year_built_min?: number;
      /** Year built, at most. */
      year_built_max?: number;
      /** Cap rate, at least (percent). */
      cap_rate_min?: number;
      /** Cap rate, at most (percent). */
      cap_rate_max?: number;
      /** Price per sqft, at least (USD). */
      price_per_sqft_min?: number;
      /** Price per sqft, at most (USD). */
      price_per_sqft_max?: number;
      /** Price per unit, at least (USD). */
      price_per_unit_min?: number;
      /** Price per unit, at most (USD). */
      price_per_unit_max?: number;
      /** Financing: any of these. */
      financing?: ("Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To")[];
      /** Condition: any of these. */
      condition?: ("Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down")[];
      /** Occupancy: any of these. */
      occupancy?: ("vacant" | "occupied")[];
      /** Strategy: any of these. */
      strategies?: ("Fix and Flip" | "Buy and Hold" | "Wholesale" | "BRRRR" | "Development" | "Owner Occupy")[];
      /** No JV required. */
      no_jv?: boolean;
      /** Price drop. */
      price_dropped?: boolean;
      /** Days since posted, at least. */
      age_min?: number;
      /** Days since posted, at most. */
      age_max?: number;
      /** Verified only. */
      verified?: boolean;
      /** Edges of an area in degrees. Send all four. */
      west?: number;
      south?: number;
      east?: number;
      north?: number;
      /** A drawn area: longitude and latitude of each of its 3 to 100 corners, in order. Such as `-90.1,35.1,-89.9,35.1,-90,35.2`. */
      shape?: number[];
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** best-match takes a buy box. */
      sort?: "featured" | "newest" | "price-asc" | "price-desc" | "cap-rate" | "best-match";
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<FoundListingPage>({ method: 'GET', path: `/v1/listings`, query, options }),
    /** Count listings. How many listings a search finds, in total and by value of each filter. Takes the scope `listings:read`: search and read listings, as you see them. */
    countListings: (query: {
      /** A sentence such as `3 bed house in Texas under 300k`, read as in the app, or words of a title or an address. It narrows what the other parameters find, and the response says what was understood. */
      search?: string;
      /** Two-letter codes. */
      states?: ("AL" | "AK" | "AS" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "GU" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "MP" | "OH" | "OK" | "OR" | "PA" | "PR" | "RI" | "SC" | "SD" | "TN" | "TX" | "UM" | "UT" | "VT" | "VI" | "VA" | "WA" | "WV" | "WI" | "WY")[];
      /** Such as `city:Memphis, TN`, `county:Shelby, TN`, `zip:38103, TN`, or `within 10 of city:Memphis, TN` (1 to 100 miles around; also `city:Memphis+10, TN`). */
      places?: string[];
      /** Price, at least (USD). */
      price_min?: number;
      /** Price, at most (USD). */
      price_max?: number;
      /** Property type: any of these. */
      property_type?: ("Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential")[];
      /** Bedrooms, at least. */
      bedrooms_min?: number;
      /** Bedrooms, at most. */
      bedrooms_max?: number;
      /** Bathrooms, at least. */
      bathrooms_min?: number;
      /** Bathrooms, at most. */
      bathrooms_max?: number;
      /** Square footage, at least. */
      sqft_min?: number;
      /** Square footage, at most. */
      sqft_max?: number;
      /** Units, at least. */
      units_min?: number;
      /** Units, at most. */
      units_max?: number;
      /** Year built, at least. */
      year_built_min?: number;
      /** Year built, at most. */
      year_built_max?: number;
      /** Cap rate, at least (percent). */
      cap_rate_min?: number;
      /** Cap rate, at most (percent). */
      cap_rate_max?: number;
      /** Price per sqft, at least (USD). */
      price_per_sqft_min?: number;
      /** Price per sqft, at most (USD). */
      price_per_sqft_max?: number;
      /** Price per unit, at least (USD). */
      price_per_unit_min?: number;
      /** Price per unit, at most (USD). */
      price_per_unit_max?: number;
      /** Financing: any of these. */
      financing?: ("Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To")[];
      /** Condition: any of these. */
      condition?: ("Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down")[];
      /** Occupancy: any of these. */
      occupancy?: ("vacant" | "occupied")[];
      /** Strategy: any of these. */
      strategies?: ("Fix and Flip" | "Buy and Hold" | "Wholesale" | "BRRRR" | "Development" | "Owner Occupy")[];
      /** No JV required. */
      no_jv?: boolean;
      /** Price drop. */
      price_dropped?: boolean;
      /** Days since posted, at least. */
      age_min?: number;
      /** Days since posted, at most. */
      age_max?: number;
      /** Verified only. */
      verified?: boolean;
      /** Edges of an area in degrees. Send all four. */
      west?: number;
      south?: number;
      east?: number;
      north?: number;
      /** A drawn area: longitude and latitude of each of its 3 to 100 corners, in order. Such as `-90.1,35.1,-89.9,35.1,-90,35.2`. */
      shape?: number[];
    } = {}, options: RequestOptions = {}) =>
      send<Facets>({ method: 'GET', path: `/v1/listings/facets`, query, options }),
    /** Get a listing. Takes the scope `listings:read`: search and read listings, as you see them. */
    getListing: (id: string, options: RequestOptions = {}) =>
      send<Listing>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}`, options }),
    /** Get the deal terms of a listing. Takes the scope `listings:read`: search and read listings, as you see them. */
    getListingTerms: (id: string, options: RequestOptions = {}) =>
      send<ListingTerms>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}/terms`, options }),
    /** Get a link to download a document of a listing. It works for a minute. For documents on request, the seller has to approve your request first. Takes the scope `listings:read`: search and read listings, as you see them. */
    openListingDocument: (id: string, document_id: string, options: RequestOptions = {}) =>
      send<FileLink>({ method: 'POST', path: `/v1/listings/${encodeURIComponent(id)}/documents/${encodeURIComponent(document_id)}/link`, options }),
    /** List the asking prices of a listing. The newest 100, newest first. Takes the scope `listings:read`: search and read listings, as you see them. */
    listListingPrices: (id: string, options: RequestOptions = {}) =>
      send<Prices>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}/prices`, options }),
    /** Explain how a listing fits the buy box. match is null without a buy box, and for the member’s own listing. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    explainMatch: (id: string, options: RequestOptions = {}) =>
      send<ExplainedMatch>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}/match`, options }),
    /** List own listings. In any status, newest first. A removed one has been deleted. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    listOwnListings: (query: {
      status?: "active" | "under_contract" | "paused" | "sold";
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string;
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<OwnListingPage>({ method: 'GET', path: `/v1/my/listings`, query, options }),
    /** Create a listing. Paused unless you say otherwise, so that you can look at it and add pictures first. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    createListing: (body: {
      title: string;
      property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      bedrooms?: number;
      bathrooms?: number;
      sqft?: number;
      lot_sqft?: number;
      /** Number of dwellings or rentable spaces; null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller's words, such as "2-car garage". Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor's parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated. */
      unit_mix?: ({
        units: number;
        bedrooms: number;
        bathrooms: number;
        sqft?: number;
        rent?: number;
      })[] | null;
      description: string;
      address: string;
      zip: string;
      city: string;
      state: string;
      county?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      /** Asking price, whole USD. */
      price: number;
      /** Net operating income per year, whole USD, as stated by the seller; null if not stated. */
      noi?: number | null;
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD, as stated by the seller; null if not stated. */
      arv?: number | null;
      /** Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed. */
      repair_cost?: number | null;
      /** Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated. */
      monthly_rent?: number | null;
      /** Other monthly income (parking, laundry, storage), whole USD; null if not stated. */
      other_monthly_income?: number | null;
      /** Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. A missing item isn't stated. Excludes loan payments and income tax. */
      annual_expenses?: Record<string, number>;
      off_market_contract?: boolean;
      /** Paused listings are visible only to you. */
      status?: "active" | "paused";
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string;
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'POST', path: `/v1/my/listings`, body, options }),
    /** Get an own listing. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    getOwnListing: (id: string, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'GET', path: `/v1/my/listings/${encodeURIComponent(id)}`, options }),
    /** Change a listing. What you leave out stays. Some changes of a verified listing end its verification, as in the app. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    updateListing: (id: string, body: {
      title?: string;
      property_type?: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      bedrooms?: number;
      bathrooms?: number;
      sqft?: number;
      lot_sqft?: number;
      /** Number of dwellings or rentable spaces; null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller's words, such as "2-car garage". Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor's parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated. */
      unit_mix?: ({
        units: number;
        bedrooms: number;
        bathrooms: number;
        sqft?: number;
        rent?: number;
      })[] | null;
      description?: string;
      address?: string;
      zip?: string;
      city?: string;
      state?: string;
      county?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      /** Asking price, whole USD. */
      price?: number;
      /** Net operating income per year, whole USD, as stated by the seller; null if not stated. */
      noi?: number | null;
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD, as stated by the seller; null if not stated. */
      arv?: number | null;
      /** Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed. */
      repair_cost?: number | null;
      /** Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated. */
      monthly_rent?: number | null;
      /** Other monthly income (parking, laundry, storage), whole USD; null if not stated. */
      other_monthly_income?: number | null;
      /** Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. A missing item isn't stated. Excludes loan payments and income tax. */
      annual_expenses?: Record<string, number>;
      off_market_contract?: boolean;
      /** Paths in the images bucket, in the seller's own folder, at most 10. The first is the cover. */
      images?: string[];
      status?: "active" | "paused" | "sold";
      external_id?: string | null;
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'PATCH', path: `/v1/my/listings/${encodeURIComponent(id)}`, body, options }),
    /** Delete a listing. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    deleteListing: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/listings/${encodeURIComponent(id)}`, options }),
    /** Create up to 500 listings. Answers with a result for each row. Rows that are refused, as beyond the daily limit, don’t keep the others from being posted. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    createListings: (body: {
      /** Up to 500 listings, each as for one. */
      rows: unknown[];
    }, options: RequestOptions = {}) =>
      send<BatchResults>({ method: 'POST', path: `/v1/my/listings/batch`, body, options }),
    /** Add a picture to a listing. The body is the picture, up to 10 MB and 50 megapixels. It’s stored without metadata such as where it was taken. A listing has up to 10. The same picture twice is one. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    addPicture: (id: string, body: Blob, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'POST', path: `/v1/my/listings/${encodeURIComponent(id)}/pictures`, body, options }),
    /** Remove a picture of a listing. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    removePicture: (id: string, name: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/listings/${encodeURIComponent(id)}/pictures/${encodeURIComponent(name)}`, options }),
    /** List drafts of listings. Newest first: those of programs and imports. Drafts in the posting form stay in the browser. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    listDrafts: (query: {
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<DraftPage>({ method: 'GET', path: `/v1/my/drafts`, query, options }),
    /** Create a draft of a listing. Everything can be left out: it’s checked when it’s posted. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    createDraft: (body: {
      title?: string;
      property_type?: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      bedrooms?: number;
      bathrooms?: number;
      sqft?: number;
      lot_sqft?: number;
      /** Number of dwellings or rentable spaces; null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller's words, such as "2-car garage". Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor's parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated. */
      unit_mix?: ({
        units: number;
        bedrooms: number;
        bathrooms: number;
        sqft?: number;
        rent?: number;
      })[] | null;
      description?: string;
      address?: string;
      zip?: string;
      city?: string;
      state?: string;
      county?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      /** Asking price, whole USD. */
      price?: number;
      /** Net operating income per year, whole USD, as stated by the seller; null if not stated. */
      noi?: number | null;
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD, as stated by the seller; null if not stated. */
      arv?: number | null;
      /** Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed. */
      repair_cost?: number | null;
      /** Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated. */
      monthly_rent?: number | null;
      /** Other monthly income (parking, laundry, storage), whole USD; null if not stated. */
      other_monthly_income?: number | null;
      /** Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. A missing item isn't stated. Excludes loan payments and income tax. */
      annual_expenses?: Record<string, number>;
      /** What the seller pays under their contract with the owner, whole USD. Private unless contract_shared. */
      contract_price?: number | null;
      /** What the seller earns for assigning the contract, whole USD. Private unless contract_shared. */
      assignment_fee?: number | null;
      /** Whether everyone who can read the listing sees the contract price and the assignment fee. */
      contract_shared?: boolean;
      /** Earnest money deposit that a buyer has to make, whole USD. Visible with the listing. */
      earnest_money?: number | null;
      /** Planned closing date. Visible with the listing. */
      closing_on?: string | null;
      /** The last day of the seller's contract. Visible with the listing. */
      contract_expires_on?: string | null;
      /** Whether buyers need verified funds to make an offer: see private.check_verified_funds. Visible with the listing. */
      funds_required?: boolean;
      /** How to see the property. Visible to those who can see the seller's contact details, other than by a deal, while the listing is active, and to the buyer while it's under contract. */
      access_instructions?: string | null;
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string;
      /** Photos on the web, fetched when it’s posted in the app. */
      photo_urls?: string[];
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<Draft>({ method: 'POST', path: `/v1/my/drafts`, body, options }),
    /** Create up to 500 drafts. Answers with a result for each row. Rows that are refused don’t keep the others from being stored. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    createDrafts: (body: {
      /** Up to 500 drafts, each as for one. */
      rows: unknown[];
    }, options: RequestOptions = {}) =>
      send<BatchResults>({ method: 'POST', path: `/v1/my/drafts/batch`, body, options }),
    /** Get a draft. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    getDraft: (id: string, options: RequestOptions = {}) =>
      send<Draft>({ method: 'GET', path: `/v1/my/drafts/${encodeURIComponent(id)}`, options }),
    /** Change a draft. What you leave out stays, and null removes it. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    updateDraft: (id: string, body: {
      title?: string;
      property_type?: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      bedrooms?: number;
      bathrooms?: number;
      sqft?: number;
      lot_sqft?: number;
      /** Number of dwellings or rentable spaces; null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller's words, such as "2-car garage". Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor's parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated. */
      unit_mix?: ({
        units: number;
        bedrooms: number;
        bathrooms: number;
        sqft?: number;
        rent?: number;
      })[] | null;
      description?: string;
      address?: string;
      zip?: string;
      city?: string;
      state?: string;
      county?: string | null;
      latitude?: number | null;
      longitude?: number | null;
      /** Asking price, whole USD. */
      price?: number;
      /** Net operating income per year, whole USD, as stated by the seller; null if not stated. */
      noi?: number | null;
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD, as stated by the seller; null if not stated. */
      arv?: number | null;
      /** Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed. */
      repair_cost?: number | null;
      /** Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated. */
      monthly_rent?: number | null;
      /** Other monthly income (parking, laundry, storage), whole USD; null if not stated. */
      other_monthly_income?: number | null;
      /** Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. A missing item isn't stated. Excludes loan payments and income tax. */
      annual_expenses?: Record<string, number>;
      /** What the seller pays under their contract with the owner, whole USD. Private unless contract_shared. */
      contract_price?: number | null;
      /** What the seller earns for assigning the contract, whole USD. Private unless contract_shared. */
      assignment_fee?: number | null;
      /** Whether everyone who can read the listing sees the contract price and the assignment fee. */
      contract_shared?: boolean;
      /** Earnest money deposit that a buyer has to make, whole USD. Visible with the listing. */
      earnest_money?: number | null;
      /** Planned closing date. Visible with the listing. */
      closing_on?: string | null;
      /** The last day of the seller's contract. Visible with the listing. */
      contract_expires_on?: string | null;
      /** Whether buyers need verified funds to make an offer: see private.check_verified_funds. Visible with the listing. */
      funds_required?: boolean;
      /** How to see the property. Visible to those who can see the seller's contact details, other than by a deal, while the listing is active, and to the buyer while it's under contract. */
      access_instructions?: string | null;
      /** Photos on the web, fetched when it’s posted in the app. */
      photo_urls?: string[];
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<Draft>({ method: 'PATCH', path: `/v1/my/drafts/${encodeURIComponent(id)}`, body, options }),
    /** Delete a draft. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    deleteDraft: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/drafts/${encodeURIComponent(id)}`, options }),
    /** Get a question about a listing. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    getQuestion: (id: string, options: RequestOptions = {}) =>
      send<Question>({ method: 'GET', path: `/v1/questions/${encodeURIComponent(id)}`, options }),
    /** Get a showing with its bookings. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    getShowing: (id: string, options: RequestOptions = {}) =>
      send<Showing>({ method: 'GET', path: `/v1/showings/${encodeURIComponent(id)}`, options }),
    /** Get the buy box. 404 without one. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    getBuyBox: (options: RequestOptions = {}) =>
      send<BuyBox>({ method: 'GET', path: `/v1/my/buy-box`, options }),
    /** Save the criteria of the buy box. Replaces all criteria: what you leave out sets no condition. Alerts stay as they are. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    saveBuyBox: (body: {
      /** Two-letter codes. */
      states?: string[];
      /** Such as `Shelby, TN`, each in one of the states. */
      counties?: string[];
      property_types?: ("Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use")[];
      conditions?: ("Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down")[];
      min_price?: number | null;
      max_price?: number | null;
      financing?: ("Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To")[];
      investment_strategies?: ("Fix and Flip" | "Buy and Hold" | "Wholesale" | "BRRRR" | "Development" | "Owner Occupy")[];
      /** Further criteria. A bound of 0 is unset. */
      filters?: {
        /** Such as `city:Memphis, TN`, `county:Shelby, TN`, `zip:38103, TN`, or `within 10 of city:Memphis, TN` (1 to 100 miles around; also `city:Memphis+10, TN`). */
        places?: string[];
        bedrooms?: {
          min: number;
          max: number;
        };
        bathrooms?: {
          min: number;
          max: number;
        };
        sqft?: {
          min: number;
          max: number;
        };
        units?: {
          min: number;
          max: number;
        };
        year_built?: {
          min: number;
          max: number;
        };
        cap_rate?: {
          min: number;
          max: number;
        };
        price_per_sqft?: {
          min: number;
          max: number;
        };
        price_per_unit?: {
          min: number;
          max: number;
        };
        /** Occupancy: any of these. */
        occupancy?: ("vacant" | "occupied")[];
        /** No JV required. */
        no_jv?: boolean;
        /** Verified only. */
        verified?: boolean;
      };
    }, options: RequestOptions = {}) =>
      send<BuyBox>({ method: 'PUT', path: `/v1/my/buy-box`, body, options }),
    /** List the matches of the buy box, newest first. Empty without a buy box. Search listings with the sort best-match for the best first. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    listMatches: (query: {
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<ListingSummaryPage>({ method: 'GET', path: `/v1/my/matches`, query, options }),
    /** List saved listings. Last saved first. A removed one is no longer saved. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    listSaved: (query: {
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<SavedListingPage>({ method: 'GET', path: `/v1/my/saved`, query, options }),
    /** Save a listing. Does nothing if it’s saved already. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    saveListing: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'PUT', path: `/v1/my/saved/${encodeURIComponent(id)}`, options }),
    /** Remove a saved listing. Does nothing if it isn’t saved. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    unsaveListing: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/saved/${encodeURIComponent(id)}`, options }),
    /** List the pipeline. In order within each stage. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    listPipeline: (query: {
      stage?: "watching" | "analyzing" | "offered" | "under_contract" | "closed" | "lost";
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<PipelineCardPage>({ method: 'GET', path: `/v1/my/pipeline`, query, options }),
    /** Add a deal to the pipeline. Name a listing, or give a deal from elsewhere a title. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    addCard: (body: {
      /** A listing. */
      property_id?: string;
      /** Of a deal from elsewhere. */
      title?: string;
      address?: string | null;
      /** Asking price, whole USD. */
      price?: number | null;
      stage?: "watching" | "analyzing" | "offered" | "under_contract" | "closed" | "lost";
      notes?: string;
    }, options: RequestOptions = {}) =>
      send<PipelineCard>({ method: 'POST', path: `/v1/my/pipeline`, body, options }),
    /** Get a deal of the pipeline. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    getCard: (id: string, options: RequestOptions = {}) =>
      send<PipelineCard>({ method: 'GET', path: `/v1/my/pipeline/${encodeURIComponent(id)}`, options }),
    /** Change the notes and facts of a deal. What you leave out stays. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    updateCard: (id: string, body: {
      title?: string;
      address?: string | null;
      /** Asking price, whole USD. */
      price?: number | null;
      notes?: string;
    }, options: RequestOptions = {}) =>
      send<PipelineCard>({ method: 'PATCH', path: `/v1/my/pipeline/${encodeURIComponent(id)}`, body, options }),
    /** Remove a deal from the pipeline. With its notes, tasks, analyses, and files. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    removeCard: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/pipeline/${encodeURIComponent(id)}`, options }),
    /** Move a deal to a stage. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    moveCard: (id: string, body: {
      stage: "watching" | "analyzing" | "offered" | "under_contract" | "closed" | "lost";
      /** The card to place it above. Without it, it goes to the end. */
      before_id?: string;
    }, options: RequestOptions = {}) =>
      send<PipelineCard>({ method: 'POST', path: `/v1/my/pipeline/${encodeURIComponent(id)}/move`, body, options }),
    /** List tasks. Of all cards, last added first. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    listTasks: (query: {
      /** false for those to do, true for those that are done. */
      done?: boolean;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<PipelineTaskPage>({ method: 'GET', path: `/v1/my/tasks`, query, options }),
    /** Add a task to a deal of the pipeline. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    addTask: (id: string, body: {
      title: string;
      /** A day. */
      due_on?: string | null;
      /** A time. A task has a day, a time, or neither. */
      due_at?: string | null;
    }, options: RequestOptions = {}) =>
      send<PipelineTask>({ method: 'POST', path: `/v1/my/pipeline/${encodeURIComponent(id)}/tasks`, body, options }),
    /** Get a task. Takes the scope `own:read`: read your listings, buy box, matches, saved listings, and pipeline. */
    getTask: (id: string, options: RequestOptions = {}) =>
      send<PipelineTask>({ method: 'GET', path: `/v1/my/tasks/${encodeURIComponent(id)}`, options }),
    /** Complete or change a task. What you leave out stays. Takes the scope `own:write`: create and change your listings, buy box, saved listings, and pipeline. */
    updateTask: (id: string, body: {
      title?: string;
      /** A day. */
      due_on?: string | null;
      /** A time. A task has a day, a time, or neither. */
      due_at?: string | null;
      done?: boolean;
    }, options: RequestOptions = {}) =>
      send<PipelineTask>({ method: 'PATCH', path: `/v1/my/tasks/${encodeURIComponent(id)}`, body, options }),
    /** List offers. Made and received, last changed first, each with all versions of its terms. Offers are read only here: making, changing, or accepting one binds you, so a person does that in the app, with the terms at hand. Takes the scope `deals`: read offers and deals. */
    listOffers: (query: {
      states?: ("sealed" | "open" | "backup" | "accepted" | "declined" | "withdrawn" | "expired" | "canceled")[];
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<OfferPage>({ method: 'GET', path: `/v1/offers`, query, options }),
    /** Get an offer. Takes the scope `deals`: read offers and deals. */
    getOffer: (id: string, options: RequestOptions = {}) =>
      send<Offer>({ method: 'GET', path: `/v1/offers/${encodeURIComponent(id)}`, options }),
    /** List deals. In which the member takes part, newest first. In a removed one, they no longer do. Takes the scope `deals`: read offers and deals. */
    listDeals: (query: {
      state?: "open" | "closed" | "fell_through";
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<DealPage>({ method: 'GET', path: `/v1/deals`, query, options }),
    /** Get a deal. Takes the scope `deals`: read offers and deals. */
    getDeal: (id: string, options: RequestOptions = {}) =>
      send<Deal>({ method: 'GET', path: `/v1/deals/${encodeURIComponent(id)}`, options }),
    /** Get a link to download a document of a deal. It works for a minute. Who added the document sees that you opened it. Takes the scope `deals`: read offers and deals. */
    openDealDocument: (id: string, document_id: string, options: RequestOptions = {}) =>
      send<FileLink>({ method: 'POST', path: `/v1/deals/${encodeURIComponent(id)}/documents/${encodeURIComponent(document_id)}/link`, options }),
    /** List deadlines of open deals. The next one first. Takes the scope `deals`: read offers and deals. */
    listDeadlines: (query: {
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<DeadlinePage>({ method: 'GET', path: `/v1/deadlines`, query, options }),
    /** List conversations. Latest message first. Takes the scope `messages`: read and send messages. */
    listConversations: (query: {
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<ConversationPage>({ method: 'GET', path: `/v1/conversations`, query, options }),
    /** List the messages of a conversation. Newest first. Reading them here doesn’t mark them as read. A removed one was removed by our team. Takes the scope `messages`: read and send messages. */
    listMessages: (id: string, query: {
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<MessagePage>({ method: 'GET', path: `/v1/conversations/${encodeURIComponent(id)}/messages`, query, options }),
    /** Get a message. Takes the scope `messages`: read and send messages. */
    getMessage: (id: string, options: RequestOptions = {}) =>
      send<Message>({ method: 'GET', path: `/v1/messages/${encodeURIComponent(id)}`, options }),
    /** Send a message. Starts the conversation if there is none. The limits of the app apply. Takes the scope `messages`: read and send messages. */
    sendMessage: (body: {
      /** A member. */
      recipient_id: string;
      content: string;
      /** The listing it’s about. */
      property_id?: string;
    }, options: RequestOptions = {}) =>
      send<Message>({ method: 'POST', path: `/v1/messages`, body, options }),
    /** List webhooks. Those that this key made, newest first. The others are in your account settings. Takes the scope `webhooks`: have events about what the other scopes cover sent to a program, and end that. */
    listWebhooks: (query: {
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<WebhookPage>({ method: 'GET', path: `/v1/webhooks`, query, options }),
    /** Subscribe to events. The same as a webhook that you add in your account settings, with the same limits, until the key ends. The key also needs the scope of what the events tell: `own:read`, `deals`, or `messages`. Takes the scope `webhooks`: have events about what the other scopes cover sent to a program, and end that. */
    createWebhook: (body: {
      /** Where events go: an https address on the public internet. */
      url: string;
      /** Types of events, or topics with all of theirs: matches, price_drops, own_listings, offers, deals, messages. */
      events: ("matches" | "price_drops" | "own_listings" | "offers" | "deals" | "messages" | "match.created" | "match.returned" | "match.price_dropped" | "listing.approved" | "listing.returned" | "listing.held" | "listing.removed" | "listing.restored" | "listing.viewed" | "listing.saved" | "question.asked" | "showing.booked" | "offer.made" | "offer.revised" | "offer.countered" | "offer.accepted" | "offer.declined" | "offer.withdrawn" | "offer.backed_up" | "offer.opened" | "offer.promoted" | "offer.expired" | "offer.held" | "offer.resumed" | "offer.canceled" | "deal.opened" | "deal.closed" | "deal.fallen_through" | "ending.reported" | "closing.confirmed" | "outcome.recorded" | "milestone.declared" | "milestone.confirmed" | "milestone.accepted" | "milestone.rejected" | "milestone.disputed" | "milestone.completed" | "milestone.waived" | "extension.proposed" | "extension.agreed" | "extension.declined" | "extension.withdrawn" | "contract.extended" | "deadline.reminded" | "deadline.missed" | "party.invited" | "party.joined" | "party.revoked" | "party.rights_changed" | "party.company_named" | "party.accepted" | "split.proposed" | "split.approved" | "split.declined" | "split.withdrawn" | "split.agreed" | "document.added" | "document.shared" | "document.unshared" | "document.removed" | "agreement.prepared" | "agreement.signed" | "agreement.declined" | "agreement.withdrawn" | "agreement.completed" | "agreement.sealed" | "message.received")[];
      /** What it’s for. */
      description?: string;
    }, options: RequestOptions = {}) =>
      send<NewWebhook>({ method: 'POST', path: `/v1/webhooks`, body, options }),
    /** Get a webhook. Takes the scope `webhooks`: have events about what the other scopes cover sent to a program, and end that. */
    getWebhook: (id: string, options: RequestOptions = {}) =>
      send<Webhook>({ method: 'GET', path: `/v1/webhooks/${encodeURIComponent(id)}`, options }),
    /** Unsubscribe. Events that weren’t delivered are lost. Takes the scope `webhooks`: have events about what the other scopes cover sent to a program, and end that. */
    deleteWebhook: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/webhooks/${encodeURIComponent(id)}`, options }),
  };
}

export type Attachment = {
  position: number;
  /** File name given by the sender. */
  name: string;
  /** Bytes, as recorded by storage. */
  size: number;
  mime_type: string;
};

export type BatchResults = {
  results: ({
    /** Which row, from 0. */
    index: number;
    /** exists: you have one with this external_id, which hasn’t changed. */
    status: "created" | "exists" | "refused";
    /** Null if it was refused. */
    id: string | null;
    external_id: string | null;
    /** Why it was refused. */
    problem: Problem | null;
  })[];
};

export type Booking = {
  user_id: string;
  created_at: string;
};

export type BuyBox = {
  /** Two-letter codes. */
  states: string[];
  /** 'County, ST' with the canonical county name, each in one of the states. */
  counties: string[];
  property_types: string[];
  conditions: string[];
  /** Whole USD. */
  min_price: number | null;
  /** Whole USD; null for no maximum. */
  max_price: number | null;
  financing: string[];
  /** Exit strategies. */
  investment_strategies: string[];
  /** Further criteria, as filters of public.search_properties: those of private.search_filters with a weight. They narrow the other columns. */
  filters: unknown;
  /** Whether the member gets deal alerts at all. */
  vip_alerts: boolean;
  /** Email for deal alerts: off, instant, or daily (one email per day). Sent only to a verified address. */
  alert_mail: "off" | "instant" | "daily";
  /** Phone for alert calls; only the member can read it. */
  phone: string | null;
  /** Whether sellers can invite the member to listings that match. Null, the default, means if deal alerts are on. */
  seller_invitations: boolean | null;
  /** Whether the profile shows the summary (see public.buy_box). */
  shown: boolean;
  updated_at: string;
};

export type Conversation = {
  conversation_id: string;
  /** The other member; null once that account is deleted. */
  other_id: string | null;
  /** Number of the other member's messages since then. */
  unread: number;
  /** Same as the conversation's. The inbox is sorted by it. */
  last_message_at: string;
  /** When the newest message they have read was sent; null before the first. */
  last_read_at: string | null;
  /** Null if the account is deleted or hidden. */
  other: Person | null;
  conversation: ConversationPreview;
};

export type ConversationPage = {
  items: Conversation[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

export type ConversationPreview = {
  /** The beginning of the last message, or the names of its attachments. */
  last_preview: string | null;
  /** Who sent the last message. */
  last_user_id: string | null;
};

export type Deadline = {
  id: string;
  kind: "earnest_money" | "inspection" | "financing" | "assignment" | "seller_contract" | "closing";
  /** The deadline: the moment it's missed. Of seller_contract, the end of the contract that the seller sells. */
  due_at: string;
  state: "pending" | "declared" | "done" | "waived";
  deal: DeadlineDeal;
};

export type DeadlineDeal = {
  id: string;
  title: string;
  address: string;
  /** IANA name, from the accepted terms. Dates end at midnight of this zone. */
  time_zone: string;
};

export type DeadlinePage = {
  items: Deadline[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

export type Deal = {
  id: string;
  offer_id: string;
  /** The accepted version of the offer. Its terms are in offer_versions, which guests need the right to terms to read. */
  version: number;
  property_id: string | null;
  title: string;
  address: string;
  /** IANA name, from the accepted terms. Dates end at midnight of this zone. */
  time_zone: string;
  state: "open" | "closed" | "fell_through";
  end_reason: string | null;
  /** The side that ended a deal that fell through, and gave the reason; null if neither did, and for older deals. */
  ended_by: "buyer" | "seller" | null;
  created_at: string;
  ended_at: string | null;
  milestones: DealMilestone[];
  /** Null without any, and for guests without the right to it. */
  earnest_money: DealEarnestMoney | null;
  /** The parts in which it arrived. */
  earnest_receipts: DealEarnestReceipt[];
  parties: DealParty[];
  /** Newest first: those that the member added or that are shared with them. */
  documents: DealDocument[];
  /** Those in force, and under agreed_ as agreed first. Null for guests without the right to them. */
  terms: TermsOfDeal | null;
};

export type DealDocument = {
  /** Chosen by the member's app, so that registering is idempotent. */
  id: string;
  /** Null for a sealed agreement, which belongs to all who signed it. */
  added_by: string | null;
  kind: "purchase_contract" | "assignment" | "jv_agreement" | "inspection" | "title" | "closing_statement" | "other";
  /** File name given by the member. */
  name: string;
  /** Bytes. */
  size: number;
  mime_type: string;
  /** Hash of the stored bytes, hexadecimal. */
  sha256: string;
  created_at: string;
  readers: DealDocumentReader[];
};

export type DealDocumentReader = {
  party_id: string;
  shared_at: string;
  /** Null while shared. */
  revoked_at: string | null;
};

export type DealEarnestMoney = {
  /** Whole USD, from the accepted terms. */
  due: number;
  /** Whole USD: the total of the receipts that nobody disputed. Null without any. */
  amount: number | null;
  /** Whole USD: the total that the seller accepted although it's less than agreed; null if they didn't. */
  accepted: number | null;
};

export type DealEarnestReceipt = {
  id: string;
  party_id: string | null;
  /** Whole USD. */
  amount: number;
  received_on: string;
  /** The number of the wire, check, or receipt. */
  reference: string;
  /** It can be disputed for 72 hours. */
  recorded_at: string;
  /** When it was disputed: it no longer counts. Else null. */
  disputed_at: string | null;
};

export type DealEvent = {
  type: "deal.opened" | "deal.closed" | "deal.fallen_through" | "ending.reported" | "closing.confirmed" | "outcome.recorded" | "milestone.declared" | "milestone.confirmed" | "milestone.accepted" | "milestone.rejected" | "milestone.disputed" | "milestone.completed" | "milestone.waived" | "extension.proposed" | "extension.agreed" | "extension.declined" | "extension.withdrawn" | "contract.extended" | "deadline.reminded" | "deadline.missed" | "party.invited" | "party.joined" | "party.revoked" | "party.rights_changed" | "party.company_named" | "party.accepted" | "split.proposed" | "split.approved" | "split.declined" | "split.withdrawn" | "split.agreed" | "document.added" | "document.shared" | "document.unshared" | "document.removed" | "agreement.prepared" | "agreement.signed" | "agreement.declined" | "agreement.withdrawn" | "agreement.completed" | "agreement.sealed";
  /** When it happened. */
  timestamp: string;
  data: {
    /** ID of the deal. */
    id: string;
    type: "deal";
    /** Where the API answers with it. */
    url: string;
    /** ID of the offer. */
    offer_id: string;
    /** ID of the deal. Null until the offer is accepted. */
    deal_id: string | null;
    /** ID of the listing. Null if it was deleted. */
    listing_id: string | null;
    /** ID of the step. */
    step_id: string;
    /** Counts the steps of the offer and its deal, from 1. */
    seq: number;
  };
};

export type DealExtension = {
  id: string;
  proposed_by: "buyer" | "seller";
  due_at: string;
  state: "proposed" | "agreed" | "declined" | "withdrawn";
  created_at: string;
};

export type DealMilestone = {
  id: string;
  kind: "earnest_money" | "inspection" | "financing" | "assignment" | "seller_contract" | "closing";
  /** The deadline: the moment it's missed. Of seller_contract, the end of the contract that the seller sells. */
  due_at: string;
  state: "pending" | "declared" | "done" | "waived";
  changed_at: string;
  /** The party who confirmed it; null unless it was confirmed. */
  confirmed_by: string | null;
  /** Null unless it was confirmed. It can be disputed for 72 hours. */
  confirmed_at: string | null;
  extensions: DealExtension[];
};

export type DealPage = {
  items: Deal[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    id: string;
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

export type DealParty = {
  id: string;
  user_id: string | null;
  role: "buyer" | "seller" | "jv_partner" | "signer" | "title" | "lender" | "attorney";
  /** Who invited them: a JV partner's share comes out of this side's. */
  side: "buyer" | "seller";
  /** The inviter's until they join, then the member's. Null once the account is deleted and nobody needs it. */
  name: string | null;
  /** terms: price, terms, milestones' amounts, and outcome. documents: shared documents. earnest_money: to learn of it, and to confirm its receipt once accepted. messages: to write to the buyer and the seller, and to hear from them. Buyer, seller, and JV partners have terms and documents, and write messages without a right. */
  rights: string[];
  invited_at: string;
  joined_at: string | null;
  /** When the party lost access; null if not. */
  revoked_at: string | null;
  /** When the side that didn't invite them accepted that this guest confirms the earnest money; null if not. */
  accepted_at: string | null;
  /** The company they act for; null for themselves. Agreements name it. Null once the account is deleted. */
  company: string | null;
  /** Two-letter code of the state in which the company is organized; null for a guest's. */
  company_state: string | null;
  /** As what they sign for it, such as Managing member; null for a guest. */
  capacity: string | null;
};

export type DealTerms = {
  /** What the seller pays under their contract with the owner, whole USD. Private unless contract_shared. */
  contract_price: number | null;
  /** What the seller earns for assigning the contract, whole USD. Private unless contract_shared. */
  assignment_fee: number | null;
  /** Whether everyone who can read the listing sees the contract price and the assignment fee. */
  contract_shared: boolean;
  /** Earnest money deposit that a buyer has to make, whole USD. Visible with the listing. */
  earnest_money: number | null;
  /** Planned closing date. Visible with the listing. */
  closing_on: string | null;
  /** The last day of the seller's contract. Visible with the listing. */
  contract_expires_on: string | null;
  /** Whether buyers need verified funds to make an offer: see private.check_verified_funds. Visible with the listing. */
  funds_required: boolean;
  /** How to see the property. Visible to those who can see the seller's contact details, other than by a deal, while the listing is active, and to the buyer while it's under contract. */
  access_instructions: string | null;
};

export type Draft = {
  /** ID of the listing, also before it's posted: posting it twice makes one, and deletes the draft. */
  id: string;
  /** the ID that the caller's programs gave their draft; null without one. */
  external_id: string | null;
  /** The import it comes from; null for one from another program. */
  import_id: string | null;
  /** Its line in the imported file; null without one. */
  line: number | null;
  /** Columns of the listing and its deal terms. */
  fields: Record<string, unknown>;
  /** Where photos are on the web that aren't fetched yet. The function import-photos does. */
  photo_urls: string[];
  /** Photos that were fetched: paths in the images bucket. */
  pictures: string[];
  created_at: string;
  updated_at: string;
};

export type DraftPage = {
  items: Draft[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

export type ExplainedMatch = {
  match: Match | null;
};

export type Facets = {
  /** Up to 1,001, which means more. */
  total: number;
  states: Record<string, number | Record<string, unknown> | null>;
  property_type: Record<string, number | Record<string, unknown> | null>;
  financing: Record<string, number | Record<string, unknown> | null>;
  condition: Record<string, number | Record<string, unknown> | null>;
  occupancy: Record<string, number | Record<string, unknown> | null>;
  strategies: Record<string, number | Record<string, unknown> | null>;
  /** A number, {atLeast}, or null if not counted. */
  no_jv: number | Record<string, unknown> | null;
  /** A number, {atLeast}, or null if not counted. */
  price_dropped: number | Record<string, unknown> | null;
  /** A number, {atLeast}, or null if not counted. */
  verified: number | Record<string, unknown> | null;
  understood: Understood | null;
  /** Words of the search that have no effect, as typed, and what contradicts another parameter. */
  not_understood: string[];
};

export type FileLink = {
  /** Downloads the file. It takes no key. */
  url: string;
  expires_at: string;
};

export type FoundListing = {
  id: string;
  title: string;
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  bedrooms: number;
  bathrooms: number;
  sqft: number;
  lot_sqft: number;
  address: string;
  zip: string;
  city: string;
  state: string;
  /** Asking price, whole USD. */
  price: number;
  /** Paths in the images bucket, in the seller's own folder, at most 10. The first is the cover. */
  images: string[];
  /** Set by trigger: true for a partner's listings and for those approved by staff. */
  verified: boolean;
  /** Whether it comes before others in the featured order, after verified: with the seller's priority_visibility entitlement. Set by trigger. */
  priority: boolean;
  /** Joint-venture share required of the seller, in percent: 0 with the no_jv_requirement entitlement, else 50. Set by trigger. */
  jv_share_pct: number;
  /** Cap rate in percent: noi / price x 100. Null without noi. */
  cap_rate: number | null;
  view_count: number;
  created_at: string;
  /** active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in search. paused: visible only to its owner and staff. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** The one definition of a price drop, for the badge and for alerts: standing_price while the asking price is lower, else null. So a price that is raised for a moment and cut again hasn't dropped. */
  dropped_from: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  /** whether the caller has saved the listing; false for visitors. */
  saved: boolean | null;
  /** how well the listing fits the caller's buy box, 0 to 100; null without a buy box and for their own listing. */
  match_score: number | null;
  /** Who posted it; null if the profile is private. */
  seller: Seller | null;
};

export type FoundListingPage = {
  items: FoundListing[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    id: string;
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
  /** Null without search. */
  understood: Understood | null;
  /** Words of the search that have no effect, as typed, and what contradicts another parameter. */
  not_understood: string[];
};

export type Listing = {
  id: string;
  title: string;
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  bedrooms: number;
  bathrooms: number;
  sqft: number;
  lot_sqft: number;
  address: string;
  zip: string;
  city: string;
  state: string;
  /** Asking price, whole USD. */
  price: number;
  /** Paths in the images bucket, in the seller's own folder, at most 10. The first is the cover. */
  images: string[];
  /** Set by trigger: true for a partner's listings and for those approved by staff. */
  verified: boolean;
  /** Whether it comes before others in the featured order, after verified: with the seller's priority_visibility entitlement. Set by trigger. */
  priority: boolean;
  /** Joint-venture share required of the seller, in percent: 0 with the no_jv_requirement entitlement, else 50. Set by trigger. */
  jv_share_pct: number;
  /** Cap rate in percent: noi / price x 100. Null without noi. */
  cap_rate: number | null;
  view_count: number;
  created_at: string;
  /** active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in search. paused: visible only to its owner and staff. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** The one definition of a price drop, for the badge and for alerts: standing_price while the asking price is lower, else null. So a price that is raised for a moment and cut again hasn't dropped. */
  dropped_from: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  /** whether the caller has saved the listing; false for visitors. */
  saved: boolean | null;
  /** Number of dwellings or rentable spaces; null if not stated. */
  units: number | null;
  /** Null if not stated. */
  year_built: number | null;
  /** In the seller's words, such as "2-car garage". Null if not stated. */
  parking: string | null;
  /** The local zoning code, such as R-2. Null if not stated. */
  zoning: string | null;
  /** The assessor's parcel number, as the county writes it. Null if not stated. */
  apn: string | null;
  /** The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated. */
  unit_mix: unknown;
  description: string;
  county: string | null;
  latitude: number;
  longitude: number;
  /** Net operating income per year, whole USD, as stated by the seller; null if not stated. */
  noi: number | null;
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
  occupancy: "vacant" | "occupied";
  /** After-repair value, whole USD, as stated by the seller; null if not stated. */
  arv: number | null;
  /** Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed. */
  repair_cost: number | null;
  /** Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated. */
  monthly_rent: number | null;
  /** Other monthly income (parking, laundry, storage), whole USD; null if not stated. */
  other_monthly_income: number | null;
  /** Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated. */
  vacancy_pct: number | null;
  /** Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. A missing item isn't stated. Excludes loan payments and income tax. */
  annual_expenses: unknown;
  off_market_contract: boolean;
  user_id: string;
  updated_at: string;
  /** When the status last changed; null if never. */
  status_changed_at: string | null;
  /** Since when moderators hide it; null if they don't. It's paused, and its owner can't change it. */
  removed_at: string | null;
  likes: number;
  dislikes: number;
  /** Number of members who saved it. Kept by trigger. */
  saves: number;
  /** With contact details that the member may see; else null. */
  seller: SellerContact | null;
  documents: ListingDocument[];
};

export type ListingDocument = {
  /** Chosen by the seller's app, so that saving is idempotent. */
  id: string;
  position: number;
  kind: "Inspection report" | "Photos" | "Rent roll" | "Leases" | "Title" | "Survey" | "Scope of work" | "Comps" | "Other";
  /** public: everyone who can read the listing can download it. on_request: those whose request the seller approved. */
  access: "public" | "on_request";
  /** File name given by the seller. */
  name: string;
  /** Bytes, as recorded by storage. */
  size: number;
  mime_type: string;
};

export type ListingReview = {
  decision: "approved" | "returned" | null;
  /** What the seller must change first. Set exactly when the decision is returned. */
  reason: string | null;
  requested_at: string;
  /** When staff should decide: 24 hours after the request with the fast_review entitlement, else null. */
  due_at: string | null;
};

export type ListingSummary = {
  id: string;
  title: string;
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  bedrooms: number;
  bathrooms: number;
  sqft: number;
  lot_sqft: number;
  address: string;
  zip: string;
  city: string;
  state: string;
  /** Asking price, whole USD. */
  price: number;
  /** Paths in the images bucket, in the seller's own folder, at most 10. The first is the cover. */
  images: string[];
  /** Set by trigger: true for a partner's listings and for those approved by staff. */
  verified: boolean;
  /** Whether it comes before others in the featured order, after verified: with the seller's priority_visibility entitlement. Set by trigger. */
  priority: boolean;
  /** Joint-venture share required of the seller, in percent: 0 with the no_jv_requirement entitlement, else 50. Set by trigger. */
  jv_share_pct: number;
  /** Cap rate in percent: noi / price x 100. Null without noi. */
  cap_rate: number | null;
  view_count: number;
  created_at: string;
  /** active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in search. paused: visible only to its owner and staff. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** The one definition of a price drop, for the badge and for alerts: standing_price while the asking price is lower, else null. So a price that is raised for a moment and cut again hasn't dropped. */
  dropped_from: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  /** whether the caller has saved the listing; false for visitors. */
  saved: boolean | null;
  /** Who posted it; null if the profile is private. */
  seller: Seller | null;
};

export type ListingSummaryPage = {
  items: ListingSummary[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

export type ListingTerms = {
  terms: DealTerms | null;
};

export type Match = {
  /** Whether it fails no criterion. */
  matches: boolean;
  /** 0 to 100. */
  score: number;
  criteria: ({
    criterion: string;
    verdict: "pass" | "near" | "fail" | "unknown" | null;
    weight: number;
    /** What the buy box asks for. */
    expected: unknown;
    /** What the listing states; null if nothing. */
    actual: unknown;
  })[];
};

export type MatchEvent = {
  type: "match.created" | "match.returned";
  /** When it happened. */
  timestamp: string;
  data: {
    /** ID of the listing. */
    id: string;
    type: "listing";
    /** Where the API answers with it. */
    url: string;
    /** ID of the match. */
    match_id: string;
  };
};

export type Me = {
  member: Member;
  key: {
    id: string;
    scopes: string[];
  };
};

export type Member = {
  id: string;
  name: string;
  /** free, basic, pro, partner, or closer. membership_rules lists what each unlocks. Members can't write it. */
  membership_tier: "free" | "basic" | "pro" | "partner" | "closer";
  /** Path inside the bucket avatars, in the member's own folder; null shows initials. */
  profile_image_url: string | null;
};

export type Message = {
  /** Chosen by the sender's app, so that sending is idempotent. */
  id: string;
  conversation_id: string;
  /** Who sent it; null once that account is deleted. */
  user_id: string | null;
  content: string;
  /** text: no attachments. image: only images. file: also other files. */
  type: "text" | "image" | "file";
  /** Strictly increasing within a conversation, because it's the only page cursor. */
  created_at: string;
  /** The listing it’s about. */
  property: MessageListing | null;
  attachments: Attachment[];
};

export type MessageEvent = {
  type: "message.received";
  /** When it happened. */
  timestamp: string;
  data: {
    /** ID of the message. */
    id: string;
    type: "message";
    /** Where the API answers with it. */
    url: string;
    /** ID of the conversation. */
    conversation_id: string;
  };
};

export type MessageListing = {
  id: string;
  title: string;
};

export type MessagePage = {
  items: Message[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    id: string;
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

export type NewWebhook = {
  id: string;
  url: string;
  /** Topics, or single types of events. matches: a listing matches the buy box or an alerting saved search, for the first time or back on the market. price_drops: one that does got cheaper. own_listings: what happens to the member's own listings. offers and deals: a step in the ledger. messages: a message arrived. */
  events: string[];
  description: string;
  created_at: string;
  disabled_at: string | null;
  /** member: turned off. failing: an event couldn't be delivered for three days, and no other could either. gone: it answered 410. secured: by private.end_access. Null while it's on. */
  disabled_reason: "member" | "failing" | "gone" | "secured" | null;
  /** What events are signed with. It isn’t shown again. */
  secret: string;
};

export type Offer = {
  /** Chosen by the browser, so that sending an offer twice makes one. */
  id: string;
  /** Null once the listing is deleted. */
  property_id: string | null;
  /** The listing's title when the offer was made. */
  title: string;
  /** The listing's address when the offer was made. */
  address: string;
  seller_id: string | null;
  buyer_id: string | null;
  /** As buyer_name. */
  seller_name: string | null;
  /** When the offer was made. Null once the account is deleted, unless it became a deal whose other side needs it. */
  buyer_name: string | null;
  state: "sealed" | "open" | "backup" | "accepted" | "declined" | "withdrawn" | "expired" | "canceled";
  /** The latest version: the one that can be accepted. */
  version: number;
  /** Who made the latest version. The other one answers. */
  proposer: "buyer" | "seller";
  /** When it expires while sealed or open. */
  respond_by: string;
  /** Since when the seller can read the terms; null if sealed, or never opened. */
  opened_at: string | null;
  /** Order of the backup offers of a listing, from 1. Gaps are possible. */
  backup_rank: number | null;
  /** Why the system canceled it; null in other states. */
  end_reason: "listing_deleted" | "listing_removed" | "listing_sold" | "account_deleted" | "blocked" | "call_canceled" | null;
  /** Since when it's on hold, because moderators review the listing; null if it isn't. Its deadline moves by the time this takes. */
  held_at: string | null;
  created_at: string;
  changed_at: string;
  /** The company that the buyer makes the offer for; null for themselves. Once it's accepted, they act for it in the deal. Emptied with buyer_name, as are company_state and capacity. */
  company: string | null;
  /** Two-letter code of the state in which the company is organized. */
  company_state: string | null;
  /** As what the buyer acts for it, such as Managing member. */
  capacity: string | null;
  /** Newest first. Empty for the seller of a sealed offer. */
  versions: OfferVersion[];
};

export type OfferEvent = {
  type: "offer.made" | "offer.revised" | "offer.countered" | "offer.accepted" | "offer.declined" | "offer.withdrawn" | "offer.backed_up" | "offer.opened" | "offer.promoted" | "offer.expired" | "offer.held" | "offer.resumed" | "offer.canceled";
  /** When it happened. */
  timestamp: string;
  data: {
    /** ID of the offer. */
    id: string;
    type: "offer";
    /** Where the API answers with it. */
    url: string;
    /** ID of the offer. */
    offer_id: string;
    /** ID of the deal. Null until the offer is accepted. */
    deal_id: string | null;
    /** ID of the listing. Null if it was deleted. */
    listing_id: string | null;
    /** ID of the step. */
    step_id: string;
    /** Counts the steps of the offer and its deal, from 1. */
    seq: number;
  };
};

export type OfferPage = {
  items: Offer[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    id: string;
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

export type OfferVersion = {
  version: number;
  author: "buyer" | "seller";
  /** Whole USD. */
  price: number;
  /** Earnest money deposit, whole USD; 0 for none. */
  earnest_money: number;
  /** Hours after acceptance within which it's due. */
  earnest_due_hours: number;
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To";
  /** Days after acceptance in which the buyer may inspect and back out; 0 waives it. */
  inspection_days: number;
  contingencies: string[];
  closing_on: string;
  /** The seller's share of the profit, in percent. Listings of free members require theirs (properties.jv_share_pct). */
  jv_share_pct: number;
  /** IANA name. Dates end at midnight of this zone. */
  time_zone: string;
  /** When this version can no longer be accepted. */
  expires_at: string;
  created_at: string;
  /** What the listing claimed then, by kind of deal_outcomes, whole USD; without what it didn't state. Null for versions from before this was kept. */
  claims: unknown;
};

export type OwnListing = {
  id: string;
  /** the ID that the caller's programs gave their listing; null without one, and for others' listings. */
  external_id: string | null;
  title: string;
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  bedrooms: number;
  bathrooms: number;
  sqft: number;
  lot_sqft: number;
  /** Number of dwellings or rentable spaces; null if not stated. */
  units: number | null;
  /** Null if not stated. */
  year_built: number | null;
  /** In the seller's words, such as "2-car garage". Null if not stated. */
  parking: string | null;
  /** The local zoning code, such as R-2. Null if not stated. */
  zoning: string | null;
  /** The assessor's parcel number, as the county writes it. Null if not stated. */
  apn: string | null;
  /** The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated. */
  unit_mix: unknown;
  description: string;
  address: string;
  zip: string;
  city: string;
  state: string;
  county: string | null;
  latitude: number;
  longitude: number;
  /** Asking price, whole USD. */
  price: number;
  /** Net operating income per year, whole USD, as stated by the seller; null if not stated. */
  noi: number | null;
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
  occupancy: "vacant" | "occupied";
  /** After-repair value, whole USD, as stated by the seller; null if not stated. */
  arv: number | null;
  /** Repair cost, whole USD, as stated by the seller; null if not stated, 0 if none needed. */
  repair_cost: number | null;
  /** Monthly rent of all units, fully occupied, whole USD, as stated by the seller; null if not stated. */
  monthly_rent: number | null;
  /** Other monthly income (parking, laundry, storage), whole USD; null if not stated. */
  other_monthly_income: number | null;
  /** Vacancy loss as a share of rent and other income, in percent, 0 to 100; null if not stated. */
  vacancy_pct: number | null;
  /** Operating expenses stated by the seller, whole USD per year by item: property_taxes, insurance, maintenance, management, utilities, hoa, reserves, other. A missing item isn't stated. Excludes loan payments and income tax. */
  annual_expenses: unknown;
  off_market_contract: boolean;
  /** Paths in the images bucket, in the seller's own folder, at most 10. The first is the cover. */
  images: string[];
  /** active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in search. paused: visible only to its owner and staff. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** Set by trigger: true for a partner's listings and for those approved by staff. */
  verified: boolean;
  /** Joint-venture share required of the seller, in percent: 0 with the no_jv_requirement entitlement, else 50. Set by trigger. */
  jv_share_pct: number;
  /** Cap rate in percent: noi / price x 100. Null without noi. */
  cap_rate: number | null;
  /** Asking price before the last change, whole USD; null if it never changed. */
  previous_price: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  view_count: number;
  likes: number;
  /** Number of members who saved it. Kept by trigger. */
  saves: number;
  created_at: string;
  updated_at: string;
  /** When the status last changed; null if never. */
  status_changed_at: string | null;
  /** what changed since staff approved the listing and needs review, by field of listing_reviews.approved_listing. Null for readers other than its owner and staff, and without an approval. */
  unreviewed_changes: string[] | null;
  /** Since when moderators hide it; null if they don't. It's paused, and its owner can't change it. */
  removed_at: string | null;
  /** Since when it's hidden only until a moderator decides (held_content), so that its offers, showings, and invitations wait; null if it isn't. */
  held_at: string | null;
  /** The latest, if any. */
  reviews: ListingReview[];
};

export type OwnListingEvent = {
  type: "listing.approved" | "listing.returned" | "listing.held" | "listing.removed" | "listing.restored" | "listing.viewed" | "listing.saved" | "question.asked" | "showing.booked";
  /** When it happened. */
  timestamp: string;
  data: {
    /** ID of the listing or question or showing. */
    id: string;
    type: "listing" | "question" | "showing";
    /** Where the API answers with it. */
    url: string;
    /** ID of the listing that was asked about, or is shown. */
    listing_id?: string;
    /** ID of the member who booked. Nothing says who views or saves a listing, as in the app. */
    member_id?: string;
  };
};

export type OwnListingPage = {
  items: OwnListing[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    id: string;
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

export type Person = {
  id: string;
  name: string;
  /** Path inside the bucket avatars, in the member's own folder; null shows initials. */
  profile_image_url: string | null;
  /** free, basic, pro, partner, or closer. membership_rules lists what each unlocks. Members can't write it. */
  membership_tier: "free" | "basic" | "pro" | "partner" | "closer";
};

export type PipelineCard = {
  id: string;
  /** The listing; null for a deal from elsewhere, and once the listing is deleted. */
  property_id: string | null;
  /** For a listing: as it was when the card was added, so that the card survives it. Otherwise as the member entered it. */
  title: string;
  /** One line, as of title; null if not stated. */
  address: string | null;
  /** Asking price in whole USD, as of title; null if not stated. */
  price: number | null;
  stage: "watching" | "analyzing" | "offered" | "under_contract" | "closed" | "lost";
  notes: string;
  /** what the caller last offered for the card's listing, whole USD. Null without an offer. */
  offered_price: number | null;
  /** the price of the caller's open or closed deal of the card's listing, whole USD. Null without one. */
  contract_price: number | null;
  created_at: string;
  /** When the stage, the deal's facts, or the notes last changed. */
  updated_at: string;
  /** Null if it’s gone or from elsewhere. */
  listing: PipelineListing | null;
  tasks: PipelineTask[];
};

export type PipelineCardPage = {
  items: PipelineCard[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

export type PipelineListing = {
  id: string;
  title: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  /** Asking price, whole USD. */
  price: number;
  /** Paths in the images bucket, in the seller's own folder, at most 10. The first is the cover. */
  images: string[];
  /** active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in search. paused: visible only to its owner and staff. */
  status: "active" | "under_contract" | "paused" | "sold";
};

export type PipelineTask = {
  id: string;
  card_id: string;
  title: string;
  /** Due on this day, in whatever time zone the member is in. */
  due_on: string | null;
  /** Due at this time. A task has a day, a time, or neither. */
  due_at: string | null;
  /** When it was done; null while it isn't. */
  done_at: string | null;
  created_at: string;
  updated_at: string;
};

export type PipelineTaskPage = {
  items: PipelineTask[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

export type Price = {
  /** Asking price since changed_at, whole USD. */
  price: number;
  changed_at: string;
};

export type PriceDropEvent = {
  type: "match.price_dropped";
  /** When it happened. */
  timestamp: string;
  data: {
    /** ID of the listing. */
    id: string;
    type: "listing";
    /** Where the API answers with it. */
    url: string;
    /** ID of the match. */
    match_id: string;
  };
};

export type Prices = {
  items: Price[];
};

export type Question = {
  /** Chosen by the asker's app, so that asking is idempotent. */
  id: string;
  property_id: string;
  user_id: string;
  /** Plain text. */
  content: string;
  created_at: string;
  /** Since when it has an answer that others can read; null without one. Kept by trigger. */
  answered_at: string | null;
  /** When the seller hid it; null if not. Then only the asker, the seller, and staff can read it. */
  hidden_at: string | null;
  /** Null if the account is deleted or hidden. */
  asker: Person | null;
  /** Null until the seller answers. */
  answer: QuestionAnswer | null;
};

export type QuestionAnswer = {
  /** Plain text. */
  content: string;
  created_at: string;
  /** When the seller last edited it; null if never. */
  edited_at: string | null;
};

export type SavedListing = {
  created_at: string;
  property_id: string;
  /** Null while it’s paused. */
  listing: ListingSummary | null;
};

export type SavedListingPage = {
  items: SavedListing[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    id: string;
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

export type Seller = {
  id: string;
  name: string;
  /** Path inside the bucket avatars, in the member's own folder; null shows initials. */
  profile_image_url: string | null;
  /** free, basic, pro, partner, or closer. membership_rules lists what each unlocks. Members can't write it. */
  membership_tier: "free" | "basic" | "pro" | "partner" | "closer";
};

export type SellerContact = {
  id: string;
  name: string;
  /** Path inside the bucket avatars, in the member's own folder; null shows initials. */
  profile_image_url: string | null;
  /** free, basic, pro, partner, or closer. membership_rules lists what each unlocks. Members can't write it. */
  membership_tier: "free" | "basic" | "pro" | "partner" | "closer";
  /** private: only the owner, staff, connections, and members the owner has messaged or asked to connect can read the row. */
  profile_status: "public" | "private";
  /** Whether every member with a confirmed email may start a conversation with them, while their profile is public. */
  open_to_messages: boolean;
  /** the member's email; null when the caller may not see it. */
  email: string | null;
  /** the member's phone; null when the caller may not see it or there is none. */
  phone: string | null;
  /** the member's website; null when the caller may not see it or there is none. */
  website: string | null;
};

export type Showing = {
  /** Chosen by the seller's app, so that offering is idempotent. */
  id: string;
  property_id: string;
  starts_at: string;
  ends_at: string;
  /** IANA name of the property's time zone, such as America/New_York. */
  time_zone: string;
  /** How many members can book it. */
  capacity: number;
  /** How many members booked it. Kept by trigger. */
  booked: number;
  /** When the seller canceled it, or the listing left the market; null if not. Its bookings stay. */
  canceled_at: string | null;
  /** Of everyone for the seller; your own for others. */
  bookings: Booking[];
};

export type TermsOfDeal = {
  /** Whole USD. */
  price: number;
  /** Earnest money deposit, whole USD; 0 for none. */
  earnest_money: number;
  /** Hours after acceptance within which it's due. */
  earnest_due_hours: number;
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To";
  /** Days after acceptance in which the buyer may inspect and back out; 0 waives it. */
  inspection_days: number;
  contingencies: string[];
  /** Last day to close, in force: extensions move it. agreed_closing_on is the day agreed first. */
  closing_on: string;
  /** The seller's share of the profit, in percent. Listings of free members require theirs (properties.jv_share_pct). */
  jv_share_pct: number;
  /** IANA name. Dates end at midnight of this zone. */
  time_zone: string;
  /** Last day to close, as agreed first. */
  agreed_closing_on: string;
  /** Whole USD, as agreed first. earnest_money is less if the seller accepted less. */
  agreed_earnest_money: number;
  /** The deadline of the earnest step in force; null if the deal has no such step. */
  earnest_due_at: string | null;
  /** earnest_due_at as agreed first. */
  agreed_earnest_due_at: string | null;
  /** The deadline of the inspection step in force; null if the deal has no such step. */
  inspection_due_at: string | null;
  /** inspection_due_at as agreed first. */
  agreed_inspection_due_at: string | null;
  /** The deadline of the financing step in force; null if the deal has no such step. */
  financing_due_at: string | null;
  /** financing_due_at as agreed first. */
  agreed_financing_due_at: string | null;
  /** The deadline of the assignment step in force; null if the deal has no such step. */
  assignment_due_at: string | null;
  /** assignment_due_at as agreed first. */
  agreed_assignment_due_at: string | null;
};

export type TestEvent = {
  type: "webhook.tested";
  /** When it happened. */
  timestamp: string;
  data: {
    /** ID of the member. */
    id: string;
    type: "member";
    /** Where the API answers with it. */
    url: string;
  };
};

export type Understood = {
  /** What the words set, as parameters of this request. */
  filters: Record<string, unknown>;
  /** The same in words. */
  words: string[];
  /** What is searched for as text. Empty for nothing. */
  text: string;
  /** Misspelled places, and how they were read. */
  corrections: ({
    typed: string;
    name: string;
  })[];
  /** Names of several places, which are searched for as text. Send the one that’s meant as places. */
  choices: ({
    typed: string;
    places: string[];
  })[];
};

export type Webhook = {
  id: string;
  url: string;
  /** Topics, or single types of events. matches: a listing matches the buy box or an alerting saved search, for the first time or back on the market. price_drops: one that does got cheaper. own_listings: what happens to the member's own listings. offers and deals: a step in the ledger. messages: a message arrived. */
  events: string[];
  description: string;
  created_at: string;
  disabled_at: string | null;
  /** member: turned off. failing: an event couldn't be delivered for three days, and no other could either. gone: it answered 410. secured: by private.end_access. Null while it's on. */
  disabled_reason: "member" | "failing" | "gone" | "secured" | null;
};

export type WebhookPage = {
  items: Webhook[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

export type Problem = {
  /** Explains the code. */
  type: string;
  title: string;
  status: number;
  /** What went wrong and what to do next. */
  detail: string;
  code: "invalid-json" | "invalid-request" | "invalid-cursor" | "key-required" | "key-refused" | "membership-required" | "account-restricted" | "scope-required" | "forbidden" | "not-found" | "method-not-allowed" | "conflict" | "in-progress" | "changed-since" | "too-large" | "unsupported-media-type" | "idempotency-key-reused" | "rate-limited" | "server-error";
  /** Names the request in your log. Tell us when you ask about it. */
  request_id?: string;
  errors?: ({
    in: "path" | "query" | "body" | "header";
    /** Its name, such as price or unit_mix.0.units. */
    field: string;
    /** In a body: a JSON pointer to it, such as #/unit_mix/0/units. */
    pointer?: string;
    /** What to send instead. */
    message: string;
  })[];
};
