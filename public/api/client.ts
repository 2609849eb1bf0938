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
    /** Whose key this is, and what it can do. Whose key this is, and what it can do. */
    getMe: (options: RequestOptions = {}) =>
      send<Me>({ method: 'GET', path: `/v1/me`, options }),
    /** Search listings. Active listings that pass all filters and fit the words of `search`, as in the marketplace. The response says what was understood of them. Takes the scope listings:read: search and read listings, as you see them. */
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
    /** Count listings. How many listings a search finds, in total and by value of each filter. Takes the scope listings:read: search and read listings, as you see them. */
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
    /** Get a listing. Get a listing. Takes the scope listings:read: search and read listings, as you see them. */
    getListing: (id: string, options: RequestOptions = {}) =>
      send<Listing>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}`, options }),
    /** Get the deal terms of a listing. Get the deal terms of a listing. Takes the scope listings:read: search and read listings, as you see them. */
    getListingTerms: (id: string, options: RequestOptions = {}) =>
      send<ListingTerms>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}/terms`, options }),
    /** Get a link to download a document of a listing. It works for a minute. For documents on request, the seller has to approve your request first. Takes the scope listings:read: search and read listings, as you see them. */
    openListingDocument: (id: string, document_id: string, options: RequestOptions = {}) =>
      send<FileLink>({ method: 'POST', path: `/v1/listings/${encodeURIComponent(id)}/documents/${encodeURIComponent(document_id)}/link`, options }),
    /** List the asking prices of a listing. The newest 100, newest first. Takes the scope listings:read: search and read listings, as you see them. */
    listListingPrices: (id: string, options: RequestOptions = {}) =>
      send<PriceList>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}/prices`, options }),
    /** Explain how a listing fits the buy box. match is null without a buy box, and for the member’s own listing. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    explainMatch: (id: string, options: RequestOptions = {}) =>
      send<ExplainedMatch>({ method: 'GET', path: `/v1/listings/${encodeURIComponent(id)}/match`, options }),
    /** List own listings. In any status, newest first. A removed one has been deleted. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
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
    /** Create a listing. Paused unless you say otherwise, so that you can look at it and add pictures first. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    createListing: (body: {
      /** One line that names the listing. */
      title: string;
      /** What kind of property it is. */
      property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** How much work it needs. Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      /** Bedrooms in all; 0 for none. */
      bedrooms?: number;
      /** Bathrooms in all, in quarters; 0 for none. */
      bathrooms?: number;
      /** Living area in square feet; 0 for none. */
      sqft?: number;
      /** Lot size in square feet; 0 if unknown. */
      lot_sqft?: number;
      /** Dwellings or spaces to rent. Null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller’s words, such as 2-car garage. Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor’s parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units. Null if not stated. */
      unit_mix?: ({
        /** How many of this kind there are. */
        units: number;
        /** Bedrooms of one. */
        bedrooms: number;
        /** Bathrooms of one. */
        bathrooms: number;
        /** Living area of one, in square feet. Missing if not stated. */
        sqft?: number;
        /** Rent of one per month, whole USD. Missing if not stated. */
        rent?: number;
      })[] | null;
      /** What the seller says about it. */
      description: string;
      /** Street address, without the city. */
      address: string;
      /** ZIP code, five digits. */
      zip: string;
      /** City. */
      city: string;
      /** Two-letter code of the state. */
      state: string;
      /** County, without the word County. Null if unknown. */
      county?: string | null;
      /** Of the pin on the map, in degrees. Without one, the pin is in the middle of the ZIP code. */
      latitude?: number | null;
      /** Of the pin on the map, in degrees. */
      longitude?: number | null;
      /** Asking price, whole USD. */
      price: number;
      /** Net operating income per year, whole USD. Null if not stated. */
      noi?: number | null;
      /** How the seller wants to be paid. Null if not stated. */
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      /** Whether someone lives there. */
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD. Null if not stated. */
      arv?: number | null;
      /** Cost of the repairs it needs, whole USD; 0 for none. Null if not stated. */
      repair_cost?: number | null;
      /** Rent of all units per month, fully occupied, whole USD. Null if not stated. */
      monthly_rent?: number | null;
      /** Income per month from parking, laundry, or storage, whole USD. Null if not stated. */
      other_monthly_income?: number | null;
      /** Share of the income lost to vacancy, in percent. Null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses by item, whole USD per year, without loans and income tax. */
      annual_expenses?: Record<string, number>;
      /** Whether the seller has it under contract directly with the owner, off market. */
      off_market_contract?: boolean;
      /** Paused listings are visible only to you. */
      status?: "active" | "paused";
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string;
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'POST', path: `/v1/my/listings`, body, options }),
    /** Get an own listing. Get an own listing. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    getOwnListing: (id: string, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'GET', path: `/v1/my/listings/${encodeURIComponent(id)}`, options }),
    /** Change a listing. What you leave out stays. Some changes of a verified listing end its verification, as in the app. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    updateListing: (id: string, body: {
      /** One line that names the listing. */
      title?: string;
      /** What kind of property it is. */
      property_type?: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** How much work it needs. Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      /** Bedrooms in all; 0 for none. */
      bedrooms?: number;
      /** Bathrooms in all, in quarters; 0 for none. */
      bathrooms?: number;
      /** Living area in square feet; 0 for none. */
      sqft?: number;
      /** Lot size in square feet; 0 if unknown. */
      lot_sqft?: number;
      /** Dwellings or spaces to rent. Null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller’s words, such as 2-car garage. Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor’s parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units. Null if not stated. */
      unit_mix?: ({
        /** How many of this kind there are. */
        units: number;
        /** Bedrooms of one. */
        bedrooms: number;
        /** Bathrooms of one. */
        bathrooms: number;
        /** Living area of one, in square feet. Missing if not stated. */
        sqft?: number;
        /** Rent of one per month, whole USD. Missing if not stated. */
        rent?: number;
      })[] | null;
      /** What the seller says about it. */
      description?: string;
      /** Street address, without the city. */
      address?: string;
      /** ZIP code, five digits. */
      zip?: string;
      /** City. */
      city?: string;
      /** Two-letter code of the state. */
      state?: string;
      /** County, without the word County. Null if unknown. */
      county?: string | null;
      /** Of the pin on the map, in degrees. Without one, the pin is in the middle of the ZIP code. */
      latitude?: number | null;
      /** Of the pin on the map, in degrees. */
      longitude?: number | null;
      /** Asking price, whole USD. */
      price?: number;
      /** Net operating income per year, whole USD. Null if not stated. */
      noi?: number | null;
      /** How the seller wants to be paid. Null if not stated. */
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      /** Whether someone lives there. */
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD. Null if not stated. */
      arv?: number | null;
      /** Cost of the repairs it needs, whole USD; 0 for none. Null if not stated. */
      repair_cost?: number | null;
      /** Rent of all units per month, fully occupied, whole USD. Null if not stated. */
      monthly_rent?: number | null;
      /** Income per month from parking, laundry, or storage, whole USD. Null if not stated. */
      other_monthly_income?: number | null;
      /** Share of the income lost to vacancy, in percent. Null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses by item, whole USD per year, without loans and income tax. */
      annual_expenses?: Record<string, number>;
      /** Whether the seller has it under contract directly with the owner, off market. */
      off_market_contract?: boolean;
      /** Pictures, the cover first. */
      images?: string[];
      status?: "active" | "paused" | "sold";
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string | null;
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'PATCH', path: `/v1/my/listings/${encodeURIComponent(id)}`, body, options }),
    /** Delete a listing. Delete a listing. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    deleteListing: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/listings/${encodeURIComponent(id)}`, options }),
    /** Create up to 500 listings. Answers with a result for each row. Rows that are refused, as beyond the daily limit, don’t keep the others from being posted. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    createListings: (body: {
      /** Up to 500 listings, each as for one. */
      rows: unknown[];
    }, options: RequestOptions = {}) =>
      send<BatchResults>({ method: 'POST', path: `/v1/my/listings/batch`, body, options }),
    /** Add a picture to a listing. The body is the picture, up to 10 MB and 50 megapixels. It’s stored without metadata such as where it was taken. A listing has up to 10. The same picture twice is one. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    addPicture: (id: string, body: Blob, options: RequestOptions = {}) =>
      send<OwnListing>({ method: 'POST', path: `/v1/my/listings/${encodeURIComponent(id)}/pictures`, body, options }),
    /** Remove a picture of a listing. Remove a picture of a listing. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    removePicture: (id: string, name: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/listings/${encodeURIComponent(id)}/pictures/${encodeURIComponent(name)}`, options }),
    /** List drafts of listings. Newest first: those of programs and imports. Drafts in the posting form stay in the browser. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    listDrafts: (query: {
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<DraftPage>({ method: 'GET', path: `/v1/my/drafts`, query, options }),
    /** Create a draft of a listing. Everything can be left out: it’s checked when it’s posted. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    createDraft: (body: {
      /** One line that names the listing. */
      title?: string;
      /** What kind of property it is. */
      property_type?: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** How much work it needs. Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      /** Bedrooms in all; 0 for none. */
      bedrooms?: number;
      /** Bathrooms in all, in quarters; 0 for none. */
      bathrooms?: number;
      /** Living area in square feet; 0 for none. */
      sqft?: number;
      /** Lot size in square feet; 0 if unknown. */
      lot_sqft?: number;
      /** Dwellings or spaces to rent. Null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller’s words, such as 2-car garage. Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor’s parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units. Null if not stated. */
      unit_mix?: ({
        /** How many of this kind there are. */
        units: number;
        /** Bedrooms of one. */
        bedrooms: number;
        /** Bathrooms of one. */
        bathrooms: number;
        /** Living area of one, in square feet. Missing if not stated. */
        sqft?: number;
        /** Rent of one per month, whole USD. Missing if not stated. */
        rent?: number;
      })[] | null;
      /** What the seller says about it. */
      description?: string;
      /** Street address, without the city. */
      address?: string;
      /** ZIP code, five digits. */
      zip?: string;
      /** City. */
      city?: string;
      /** Two-letter code of the state. */
      state?: string;
      /** County, without the word County. Null if unknown. */
      county?: string | null;
      /** Of the pin on the map, in degrees. Without one, the pin is in the middle of the ZIP code. */
      latitude?: number | null;
      /** Of the pin on the map, in degrees. */
      longitude?: number | null;
      /** Asking price, whole USD. */
      price?: number;
      /** Net operating income per year, whole USD. Null if not stated. */
      noi?: number | null;
      /** How the seller wants to be paid. Null if not stated. */
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      /** Whether someone lives there. */
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD. Null if not stated. */
      arv?: number | null;
      /** Cost of the repairs it needs, whole USD; 0 for none. Null if not stated. */
      repair_cost?: number | null;
      /** Rent of all units per month, fully occupied, whole USD. Null if not stated. */
      monthly_rent?: number | null;
      /** Income per month from parking, laundry, or storage, whole USD. Null if not stated. */
      other_monthly_income?: number | null;
      /** Share of the income lost to vacancy, in percent. Null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses by item, whole USD per year, without loans and income tax. */
      annual_expenses?: Record<string, number>;
      /** What the seller pays under their contract with the owner, whole USD. Null if not shared. */
      contract_price?: number | null;
      /** What the seller earns for assigning the contract, whole USD. Null if not shared. */
      assignment_fee?: number | null;
      /** Whether everyone who reads the listing sees contract_price and assignment_fee. */
      contract_shared?: boolean;
      /** The deposit that a buyer has to make, whole USD. Null if not stated. */
      earnest_money?: number | null;
      /** The planned closing day. Null if not stated. */
      closing_on?: string | null;
      /** The last day of the seller’s contract with the owner. Null if not stated. */
      contract_expires_on?: string | null;
      /** Whether buyers need a verified proof of funds to make an offer. */
      funds_required?: boolean;
      /** How to see the property. Null if you may not read it, or not stated. */
      access_instructions?: string | null;
      /** Your own ID of it. No two of your listings and drafts can have the same. */
      external_id?: string;
      /** Photos on the web, fetched when it’s posted in the app. */
      photo_urls?: string[];
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<Draft>({ method: 'POST', path: `/v1/my/drafts`, body, options }),
    /** Create up to 500 drafts. Answers with a result for each row. Rows that are refused don’t keep the others from being stored. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    createDrafts: (body: {
      /** Up to 500 drafts, each as for one. */
      rows: unknown[];
    }, options: RequestOptions = {}) =>
      send<BatchResults>({ method: 'POST', path: `/v1/my/drafts/batch`, body, options }),
    /** Get a draft. Get a draft. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    getDraft: (id: string, options: RequestOptions = {}) =>
      send<Draft>({ method: 'GET', path: `/v1/my/drafts/${encodeURIComponent(id)}`, options }),
    /** Change a draft. What you leave out stays, and null removes it. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    updateDraft: (id: string, body: {
      /** One line that names the listing. */
      title?: string;
      /** What kind of property it is. */
      property_type?: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
      /** How much work it needs. Null if not stated, and always for land. */
      condition?: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
      /** Bedrooms in all; 0 for none. */
      bedrooms?: number;
      /** Bathrooms in all, in quarters; 0 for none. */
      bathrooms?: number;
      /** Living area in square feet; 0 for none. */
      sqft?: number;
      /** Lot size in square feet; 0 if unknown. */
      lot_sqft?: number;
      /** Dwellings or spaces to rent. Null if not stated. */
      units?: number | null;
      /** Null if not stated. */
      year_built?: number | null;
      /** In the seller’s words, such as 2-car garage. Null if not stated. */
      parking?: string | null;
      /** The local zoning code, such as R-2. Null if not stated. */
      zoning?: string | null;
      /** The assessor’s parcel number, as the county writes it. Null if not stated. */
      apn?: string | null;
      /** The kinds of units. Null if not stated. */
      unit_mix?: ({
        /** How many of this kind there are. */
        units: number;
        /** Bedrooms of one. */
        bedrooms: number;
        /** Bathrooms of one. */
        bathrooms: number;
        /** Living area of one, in square feet. Missing if not stated. */
        sqft?: number;
        /** Rent of one per month, whole USD. Missing if not stated. */
        rent?: number;
      })[] | null;
      /** What the seller says about it. */
      description?: string;
      /** Street address, without the city. */
      address?: string;
      /** ZIP code, five digits. */
      zip?: string;
      /** City. */
      city?: string;
      /** Two-letter code of the state. */
      state?: string;
      /** County, without the word County. Null if unknown. */
      county?: string | null;
      /** Of the pin on the map, in degrees. Without one, the pin is in the middle of the ZIP code. */
      latitude?: number | null;
      /** Of the pin on the map, in degrees. */
      longitude?: number | null;
      /** Asking price, whole USD. */
      price?: number;
      /** Net operating income per year, whole USD. Null if not stated. */
      noi?: number | null;
      /** How the seller wants to be paid. Null if not stated. */
      financing?: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
      /** Whether someone lives there. */
      occupancy?: "vacant" | "occupied";
      /** After-repair value, whole USD. Null if not stated. */
      arv?: number | null;
      /** Cost of the repairs it needs, whole USD; 0 for none. Null if not stated. */
      repair_cost?: number | null;
      /** Rent of all units per month, fully occupied, whole USD. Null if not stated. */
      monthly_rent?: number | null;
      /** Income per month from parking, laundry, or storage, whole USD. Null if not stated. */
      other_monthly_income?: number | null;
      /** Share of the income lost to vacancy, in percent. Null if not stated. */
      vacancy_pct?: number | null;
      /** Operating expenses by item, whole USD per year, without loans and income tax. */
      annual_expenses?: Record<string, number>;
      /** What the seller pays under their contract with the owner, whole USD. Null if not shared. */
      contract_price?: number | null;
      /** What the seller earns for assigning the contract, whole USD. Null if not shared. */
      assignment_fee?: number | null;
      /** Whether everyone who reads the listing sees contract_price and assignment_fee. */
      contract_shared?: boolean;
      /** The deposit that a buyer has to make, whole USD. Null if not stated. */
      earnest_money?: number | null;
      /** The planned closing day. Null if not stated. */
      closing_on?: string | null;
      /** The last day of the seller’s contract with the owner. Null if not stated. */
      contract_expires_on?: string | null;
      /** Whether buyers need a verified proof of funds to make an offer. */
      funds_required?: boolean;
      /** How to see the property. Null if you may not read it, or not stated. */
      access_instructions?: string | null;
      /** Photos on the web, fetched when it’s posted in the app. */
      photo_urls?: string[];
      /** Whether the ZIP code, city, state, and pin are right even if they don’t agree. */
      confirm_place?: boolean;
    }, options: RequestOptions = {}) =>
      send<Draft>({ method: 'PATCH', path: `/v1/my/drafts/${encodeURIComponent(id)}`, body, options }),
    /** Delete a draft. Delete a draft. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    deleteDraft: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/drafts/${encodeURIComponent(id)}`, options }),
    /** Get a question about a listing. Get a question about a listing. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    getQuestion: (id: string, options: RequestOptions = {}) =>
      send<Question>({ method: 'GET', path: `/v1/questions/${encodeURIComponent(id)}`, options }),
    /** Get a showing with its bookings. Get a showing with its bookings. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    getShowing: (id: string, options: RequestOptions = {}) =>
      send<Showing>({ method: 'GET', path: `/v1/showings/${encodeURIComponent(id)}`, options }),
    /** Get the buy box. 404 without one. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    getBuyBox: (options: RequestOptions = {}) =>
      send<BuyBox>({ method: 'GET', path: `/v1/my/buy-box`, options }),
    /** Save the criteria of the buy box. Replaces all criteria: what you leave out sets no condition. Alerts stay as they are. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
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
        /** Bedrooms. */
        bedrooms?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
          max: number;
        };
        /** Bathrooms. */
        bathrooms?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
          max: number;
        };
        /** Square footage. */
        sqft?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
          max: number;
        };
        /** Units. */
        units?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
          max: number;
        };
        /** Year built. */
        year_built?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
          max: number;
        };
        /** Cap rate. */
        cap_rate?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
          max: number;
        };
        /** Price per sqft. */
        price_per_sqft?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
          max: number;
        };
        /** Price per unit. */
        price_per_unit?: {
          /** At least; 0 for no bound. */
          min: number;
          /** At most; 0 for no bound. */
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
    /** List the matches of the buy box, newest first. Empty without a buy box. Search listings with the sort best-match for the best first. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    listMatches: (query: {
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<ListingSummaryPage>({ method: 'GET', path: `/v1/my/matches`, query, options }),
    /** List saved listings. Last saved first. A removed one is no longer saved. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    listSaved: (query: {
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<SavedListingPage>({ method: 'GET', path: `/v1/my/saved`, query, options }),
    /** Save a listing. Does nothing if it’s saved already. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    saveListing: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'PUT', path: `/v1/my/saved/${encodeURIComponent(id)}`, options }),
    /** Remove a saved listing. Does nothing if it isn’t saved. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    unsaveListing: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/saved/${encodeURIComponent(id)}`, options }),
    /** List the pipeline. In order within each stage. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    listPipeline: (query: {
      stage?: "watching" | "analyzing" | "offered" | "under_contract" | "closed" | "lost";
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<PipelineCardPage>({ method: 'GET', path: `/v1/my/pipeline`, query, options }),
    /** Add a deal to the pipeline. Name a listing, or give a deal from elsewhere a title. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
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
    /** Get a deal of the pipeline. Get a deal of the pipeline. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    getCard: (id: string, options: RequestOptions = {}) =>
      send<PipelineCard>({ method: 'GET', path: `/v1/my/pipeline/${encodeURIComponent(id)}`, options }),
    /** Change the notes and facts of a deal. What you leave out stays. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    updateCard: (id: string, body: {
      title?: string;
      address?: string | null;
      /** Asking price, whole USD. */
      price?: number | null;
      notes?: string;
    }, options: RequestOptions = {}) =>
      send<PipelineCard>({ method: 'PATCH', path: `/v1/my/pipeline/${encodeURIComponent(id)}`, body, options }),
    /** Remove a deal from the pipeline. With its notes, tasks, analyses, and files. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    removeCard: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/my/pipeline/${encodeURIComponent(id)}`, options }),
    /** Move a deal to a stage. Move a deal to a stage. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    moveCard: (id: string, body: {
      stage: "watching" | "analyzing" | "offered" | "under_contract" | "closed" | "lost";
      /** The card to place it above. Without it, it goes to the end. */
      before_id?: string;
    }, options: RequestOptions = {}) =>
      send<PipelineCard>({ method: 'POST', path: `/v1/my/pipeline/${encodeURIComponent(id)}/move`, body, options }),
    /** List tasks. Of all cards, last added first. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    listTasks: (query: {
      /** false for those to do, true for those that are done. */
      done?: boolean;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<PipelineTaskPage>({ method: 'GET', path: `/v1/my/tasks`, query, options }),
    /** Add a task to a deal of the pipeline. Add a task to a deal of the pipeline. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    addTask: (id: string, body: {
      title: string;
      /** A day. */
      due_on?: string | null;
      /** A time. A task has a day, a time, or neither. */
      due_at?: string | null;
    }, options: RequestOptions = {}) =>
      send<PipelineTask>({ method: 'POST', path: `/v1/my/pipeline/${encodeURIComponent(id)}/tasks`, body, options }),
    /** Get a task. Get a task. Takes the scope own:read: read your listings, buy box, matches, saved listings, and pipeline. */
    getTask: (id: string, options: RequestOptions = {}) =>
      send<PipelineTask>({ method: 'GET', path: `/v1/my/tasks/${encodeURIComponent(id)}`, options }),
    /** Complete or change a task. What you leave out stays. Takes the scope own:write: create and change your listings, buy box, saved listings, and pipeline. */
    updateTask: (id: string, body: {
      title?: string;
      /** A day. */
      due_on?: string | null;
      /** A time. A task has a day, a time, or neither. */
      due_at?: string | null;
      done?: boolean;
    }, options: RequestOptions = {}) =>
      send<PipelineTask>({ method: 'PATCH', path: `/v1/my/tasks/${encodeURIComponent(id)}`, body, options }),
    /** List offers. Made and received, last changed first, each with all versions of its terms. Offers are read only here: making, changing, or accepting one binds you, so a person does that in the app, with the terms at hand. Takes the scope deals: read offers and deals. */
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
    /** Get an offer. Get an offer. Takes the scope deals: read offers and deals. */
    getOffer: (id: string, options: RequestOptions = {}) =>
      send<Offer>({ method: 'GET', path: `/v1/offers/${encodeURIComponent(id)}`, options }),
    /** List deals. In which the member takes part, newest first. In a removed one, they no longer do. Takes the scope deals: read offers and deals. */
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
    /** Get a deal. Get a deal. Takes the scope deals: read offers and deals. */
    getDeal: (id: string, options: RequestOptions = {}) =>
      send<Deal>({ method: 'GET', path: `/v1/deals/${encodeURIComponent(id)}`, options }),
    /** Get a link to download a document of a deal. It works for a minute. Who added the document sees that you opened it. Takes the scope deals: read offers and deals. */
    openDealDocument: (id: string, document_id: string, options: RequestOptions = {}) =>
      send<FileLink>({ method: 'POST', path: `/v1/deals/${encodeURIComponent(id)}/documents/${encodeURIComponent(document_id)}/link`, options }),
    /** List deadlines of open deals. The next one first. Takes the scope deals: read offers and deals. */
    listDeadlines: (query: {
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<DeadlinePage>({ method: 'GET', path: `/v1/deadlines`, query, options }),
    /** List conversations. Latest message first. Takes the scope messages: read and send messages. */
    listConversations: (query: {
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<ConversationPage>({ method: 'GET', path: `/v1/conversations`, query, options }),
    /** List the messages of a conversation. Newest first. Reading them here doesn’t mark them as read. A removed one was removed by our team. Takes the scope messages: read and send messages. */
    listMessages: (id: string, query: {
      /** Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`. */
      updated_since?: string;
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<MessagePage>({ method: 'GET', path: `/v1/conversations/${encodeURIComponent(id)}/messages`, query, options }),
    /** Get a message. Get a message. Takes the scope messages: read and send messages. */
    getMessage: (id: string, options: RequestOptions = {}) =>
      send<Message>({ method: 'GET', path: `/v1/messages/${encodeURIComponent(id)}`, options }),
    /** Send a message. Starts the conversation if there is none. The limits of the app apply. Takes the scope messages: read and send messages. */
    sendMessage: (body: {
      /** A member. */
      recipient_id: string;
      content: string;
      /** The listing it’s about. */
      property_id?: string;
    }, options: RequestOptions = {}) =>
      send<Message>({ method: 'POST', path: `/v1/messages`, body, options }),
    /** List webhooks. Those that this key made, newest first. The others are in your account settings. Takes the scope webhooks: have events about what the other scopes cover sent to a program, and end that. */
    listWebhooks: (query: {
      /** How many to return. */
      limit?: number;
      /** next_cursor of the previous page. */
      cursor?: string;
    } = {}, options: RequestOptions = {}) =>
      send<WebhookPage>({ method: 'GET', path: `/v1/webhooks`, query, options }),
    /** Subscribe to events. The same as a webhook that you add in your account settings, with the same limits, until the key ends. The key also needs the scope of what the events tell: `own:read`, `deals`, or `messages`. Takes the scope webhooks: have events about what the other scopes cover sent to a program, and end that. */
    createWebhook: (body: {
      /** Where events go: an https address on the public internet. */
      url: string;
      /** Types of events, or topics with all of theirs: matches, price_drops, own_listings, offers, deals, messages. */
      events: ("matches" | "price_drops" | "own_listings" | "offers" | "deals" | "messages" | "match.created" | "match.returned" | "match.price_dropped" | "listing.approved" | "listing.returned" | "listing.held" | "listing.removed" | "listing.restored" | "listing.viewed" | "listing.saved" | "question.asked" | "showing.booked" | "offer.made" | "offer.revised" | "offer.countered" | "offer.accepted" | "offer.declined" | "offer.withdrawn" | "offer.backed_up" | "offer.opened" | "offer.promoted" | "offer.expired" | "offer.held" | "offer.resumed" | "offer.canceled" | "deal.opened" | "deal.closed" | "deal.fallen_through" | "ending.reported" | "closing.confirmed" | "outcome.recorded" | "milestone.declared" | "milestone.confirmed" | "milestone.accepted" | "milestone.rejected" | "milestone.disputed" | "milestone.completed" | "milestone.waived" | "extension.proposed" | "extension.agreed" | "extension.declined" | "extension.withdrawn" | "contract.extended" | "deadline.reminded" | "deadline.missed" | "party.invited" | "party.joined" | "party.revoked" | "party.rights_changed" | "party.company_named" | "party.accepted" | "split.proposed" | "split.approved" | "split.declined" | "split.withdrawn" | "split.agreed" | "document.added" | "document.shared" | "document.unshared" | "document.removed" | "agreement.prepared" | "agreement.signed" | "agreement.declined" | "agreement.withdrawn" | "agreement.completed" | "agreement.sealed" | "message.received")[];
      /** What it’s for. */
      description?: string;
    }, options: RequestOptions = {}) =>
      send<NewWebhook>({ method: 'POST', path: `/v1/webhooks`, body, options }),
    /** Get a webhook. Get a webhook. Takes the scope webhooks: have events about what the other scopes cover sent to a program, and end that. */
    getWebhook: (id: string, options: RequestOptions = {}) =>
      send<Webhook>({ method: 'GET', path: `/v1/webhooks/${encodeURIComponent(id)}`, options }),
    /** Unsubscribe. Events that weren’t delivered are lost. Takes the scope webhooks: have events about what the other scopes cover sent to a program, and end that. */
    deleteWebhook: (id: string, options: RequestOptions = {}) =>
      send<null>({ method: 'DELETE', path: `/v1/webhooks/${encodeURIComponent(id)}`, options }),
  };
}

export type MatchEvent = {
  /** What happened. */
  type: "match.created" | "match.returned";
  /** When it happened. */
  timestamp: string;
  /** What it’s about. Get the rest from the API. */
  data: {
    /** ID of the listing. */
    id: string;
    /** What kind of object it is. */
    type: "listing";
    /** Where the API answers with it. */
    url: string;
    /** ID of the match. */
    match_id: string;
  };
};

export type PriceDropEvent = {
  /** What happened. */
  type: "match.price_dropped";
  /** When it happened. */
  timestamp: string;
  /** What it’s about. Get the rest from the API. */
  data: {
    /** ID of the listing. */
    id: string;
    /** What kind of object it is. */
    type: "listing";
    /** Where the API answers with it. */
    url: string;
    /** ID of the match. */
    match_id: string;
  };
};

export type OwnListingEvent = {
  /** What happened. */
  type: "listing.approved" | "listing.returned" | "listing.held" | "listing.removed" | "listing.restored" | "listing.viewed" | "listing.saved" | "question.asked" | "showing.booked";
  /** When it happened. */
  timestamp: string;
  /** What it’s about. Get the rest from the API. */
  data: {
    /** ID of the listing or question or showing. */
    id: string;
    /** What kind of object it is. */
    type: "listing" | "question" | "showing";
    /** Where the API answers with it. */
    url: string;
    /** ID of the listing that was asked about, or is shown. */
    listing_id?: string;
    /** ID of the member who booked. Nothing says who views or saves a listing, as in the app. */
    member_id?: string;
  };
};

export type OfferEvent = {
  /** What happened. */
  type: "offer.made" | "offer.revised" | "offer.countered" | "offer.accepted" | "offer.declined" | "offer.withdrawn" | "offer.backed_up" | "offer.opened" | "offer.promoted" | "offer.expired" | "offer.held" | "offer.resumed" | "offer.canceled";
  /** When it happened. */
  timestamp: string;
  /** What it’s about. Get the rest from the API. */
  data: {
    /** ID of the offer. */
    id: string;
    /** What kind of object it is. */
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

export type DealEvent = {
  /** What happened. */
  type: "deal.opened" | "deal.closed" | "deal.fallen_through" | "ending.reported" | "closing.confirmed" | "outcome.recorded" | "milestone.declared" | "milestone.confirmed" | "milestone.accepted" | "milestone.rejected" | "milestone.disputed" | "milestone.completed" | "milestone.waived" | "extension.proposed" | "extension.agreed" | "extension.declined" | "extension.withdrawn" | "contract.extended" | "deadline.reminded" | "deadline.missed" | "party.invited" | "party.joined" | "party.revoked" | "party.rights_changed" | "party.company_named" | "party.accepted" | "split.proposed" | "split.approved" | "split.declined" | "split.withdrawn" | "split.agreed" | "document.added" | "document.shared" | "document.unshared" | "document.removed" | "agreement.prepared" | "agreement.signed" | "agreement.declined" | "agreement.withdrawn" | "agreement.completed" | "agreement.sealed";
  /** When it happened. */
  timestamp: string;
  /** What it’s about. Get the rest from the API. */
  data: {
    /** ID of the deal. */
    id: string;
    /** What kind of object it is. */
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

export type MessageEvent = {
  /** What happened. */
  type: "message.received";
  /** When it happened. */
  timestamp: string;
  /** What it’s about. Get the rest from the API. */
  data: {
    /** ID of the message. */
    id: string;
    /** What kind of object it is. */
    type: "message";
    /** Where the API answers with it. */
    url: string;
    /** ID of the conversation. */
    conversation_id: string;
  };
};

export type TestEvent = {
  /** What happened. */
  type: "webhook.tested";
  /** When it happened. */
  timestamp: string;
  /** What it’s about. Get the rest from the API. */
  data: {
    /** ID of the member. */
    id: string;
    /** What kind of object it is. */
    type: "member";
    /** Where the API answers with it. */
    url: string;
  };
};

/** Whose key this is, and what it can do. */
export type Me = {
  member: Member;
  /** The key of this request. */
  key: {
    /** ID of the key. */
    id: string;
    /** What the key may be used for. */
    scopes: string[];
  };
};

/** A member. */
export type Member = {
  /** ID of the member. */
  id: string;
  /** Their name. */
  name: string;
  /** The address of their picture, 512 pixels wide, which anyone can open. Null for none. */
  profile_image_url: string | null;
  /** Their plan. */
  membership_tier: "free" | "basic" | "pro" | "partner" | "closer";
  /** Its page in the app. */
  html_url: string;
};

/** A page of a list. */
export type FoundListingPage = {
  /** In the order of the list. */
  items: FoundListing[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    /** ID of what is gone. */
    id: string;
    /** When it left the list. */
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
  /** Null without search. */
  understood: Understood | null;
  /** Words of the search that have no effect, as typed, and what contradicts another parameter. */
  not_understood: string[];
};

/** A listing that a search found. */
export type FoundListing = {
  /** ID of the listing. */
  id: string;
  /** One line that names the listing. */
  title: string;
  /** What kind of property it is. */
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** How much work it needs. Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  /** Bedrooms in all; 0 for none. */
  bedrooms: number;
  /** Bathrooms in all, in quarters; 0 for none. */
  bathrooms: number;
  /** Living area in square feet; 0 for none. */
  sqft: number;
  /** Lot size in square feet; 0 if unknown. */
  lot_sqft: number;
  /** Street address, without the city. */
  address: string;
  /** ZIP code, five digits. */
  zip: string;
  /** City. */
  city: string;
  /** Two-letter code of the state. */
  state: string;
  /** Asking price, whole USD. */
  price: number;
  /** At most 10. The first is the cover. */
  images: Picture[];
  /** Its page in the app. */
  html_url: string;
  /** Whether our staff checked it, or a partner posted it. */
  verified: boolean;
  /** Whether it comes before others in the featured order. */
  priority: boolean;
  /** The share of the profit that the seller wants in a joint venture, in percent; 0 for none. */
  jv_share_pct: number;
  /** NOI as a share of the price, in percent. Null without NOI. */
  cap_rate: number | null;
  /** How often it was viewed. */
  view_count: number;
  /** When it was posted. */
  created_at: string;
  /** Active listings are in the marketplace. Those under contract or sold can be opened by their link. Only you see your paused ones. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** The price before it dropped, whole USD; null if it didn’t. */
  dropped_from: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  /** Whether you saved it. */
  saved: boolean | null;
  /** How well it fits your buy box, 0 to 100. Null without a buy box, and for your own. */
  match_score: number | null;
  /** Who posted it; null if their profile is private. */
  seller: Member | null;
};

/** A picture of a listing. */
export type Picture = {
  /** The address of the picture, which anyone can open. */
  url: string;
  /** Pixels; null if it isn’t known. */
  width: number | null;
  /** Pixels; null if it isn’t known. */
  height: number | null;
  small: SmallPicture;
  /** The last part of its path, to remove it by. */
  name: string;
};

/** A smaller copy of a picture. */
export type SmallPicture = {
  /** The address of the copy, which anyone can open. WebP for clients that accept it. */
  url: string;
  /** Pixels. */
  width: number;
  /** Pixels; null if it isn’t known. */
  height: number | null;
};

/** What the words of a search mean. */
export type Understood = {
  /** What the words set, as parameters of this request. */
  filters: Record<string, unknown>;
  /** The same in words. */
  words: string[];
  /** What is searched for as text. Empty for nothing. */
  text: string;
  /** Misspelled places, and how they were read. */
  corrections: ({
    /** As typed. */
    typed: string;
    /** As read. */
    name: string;
  })[];
  /** Names of several places, which are searched for as text. Send the one that’s meant as places. */
  choices: ({
    /** As typed. */
    typed: string;
    /** The places of this name. */
    places: string[];
  })[];
};

/** How many listings a search finds. */
export type Facets = {
  /** Null without search. */
  understood: Understood | null;
  /** Words of the search that have no effect, as typed, and what contradicts another parameter. */
  not_understood: string[];
  /** Up to 1,001, which means more. */
  total: number;
  /** State: how many it would find with each value. Null if not counted. */
  states: Record<string, number | {
    /** There are more than that. */
    at_least: number;
  } | null>;
  /** Property type: how many it would find with each value. Null if not counted. */
  property_type: Record<string, number | {
    /** There are more than that. */
    at_least: number;
  } | null>;
  /** Financing: how many it would find with each value. Null if not counted. */
  financing: Record<string, number | {
    /** There are more than that. */
    at_least: number;
  } | null>;
  /** Condition: how many it would find with each value. Null if not counted. */
  condition: Record<string, number | {
    /** There are more than that. */
    at_least: number;
  } | null>;
  /** Occupancy: how many it would find with each value. Null if not counted. */
  occupancy: Record<string, number | {
    /** There are more than that. */
    at_least: number;
  } | null>;
  /** Strategy: how many it would find with each value. Null if not counted. */
  strategies: Record<string, number | {
    /** There are more than that. */
    at_least: number;
  } | null>;
  /** No JV required: how many it would find. Null if not counted. */
  no_jv: number | {
    /** There are more than that. */
    at_least: number;
  } | null;
  /** Price drop: how many it would find. Null if not counted. */
  price_dropped: number | {
    /** There are more than that. */
    at_least: number;
  } | null;
  /** Verified only: how many it would find. Null if not counted. */
  verified: number | {
    /** There are more than that. */
    at_least: number;
  } | null;
};

/** A listing, with everything on its page. */
export type Listing = {
  /** ID of the listing. */
  id: string;
  /** One line that names the listing. */
  title: string;
  /** What kind of property it is. */
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** How much work it needs. Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  /** Bedrooms in all; 0 for none. */
  bedrooms: number;
  /** Bathrooms in all, in quarters; 0 for none. */
  bathrooms: number;
  /** Living area in square feet; 0 for none. */
  sqft: number;
  /** Lot size in square feet; 0 if unknown. */
  lot_sqft: number;
  /** Street address, without the city. */
  address: string;
  /** ZIP code, five digits. */
  zip: string;
  /** City. */
  city: string;
  /** Two-letter code of the state. */
  state: string;
  /** Asking price, whole USD. */
  price: number;
  /** At most 10. The first is the cover. */
  images: Picture[];
  /** Its page in the app. */
  html_url: string;
  /** Whether our staff checked it, or a partner posted it. */
  verified: boolean;
  /** Whether it comes before others in the featured order. */
  priority: boolean;
  /** The share of the profit that the seller wants in a joint venture, in percent; 0 for none. */
  jv_share_pct: number;
  /** NOI as a share of the price, in percent. Null without NOI. */
  cap_rate: number | null;
  /** How often it was viewed. */
  view_count: number;
  /** When it was posted. */
  created_at: string;
  /** Active listings are in the marketplace. Those under contract or sold can be opened by their link. Only you see your paused ones. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** The price before it dropped, whole USD; null if it didn’t. */
  dropped_from: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  /** Whether you saved it. */
  saved: boolean | null;
  /** Dwellings or spaces to rent. Null if not stated. */
  units: number | null;
  /** Null if not stated. */
  year_built: number | null;
  /** In the seller’s words, such as 2-car garage. Null if not stated. */
  parking: string | null;
  /** The local zoning code, such as R-2. Null if not stated. */
  zoning: string | null;
  /** The assessor’s parcel number, as the county writes it. Null if not stated. */
  apn: string | null;
  /** The kinds of units. Null if not stated. */
  unit_mix: ({
    /** How many of this kind there are. */
    units: number;
    /** Bedrooms of one. */
    bedrooms: number;
    /** Bathrooms of one. */
    bathrooms: number;
    /** Living area of one, in square feet. Missing if not stated. */
    sqft?: number;
    /** Rent of one per month, whole USD. Missing if not stated. */
    rent?: number;
  })[] | null;
  /** What the seller says about it. */
  description: string;
  /** County, without the word County. Null if unknown. */
  county: string | null;
  /** Of the pin on the map, in degrees. Without one, the pin is in the middle of the ZIP code. */
  latitude: number;
  /** Of the pin on the map, in degrees. */
  longitude: number;
  /** Net operating income per year, whole USD. Null if not stated. */
  noi: number | null;
  /** How the seller wants to be paid. Null if not stated. */
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
  /** Whether someone lives there. */
  occupancy: "vacant" | "occupied";
  /** After-repair value, whole USD. Null if not stated. */
  arv: number | null;
  /** Cost of the repairs it needs, whole USD; 0 for none. Null if not stated. */
  repair_cost: number | null;
  /** Rent of all units per month, fully occupied, whole USD. Null if not stated. */
  monthly_rent: number | null;
  /** Income per month from parking, laundry, or storage, whole USD. Null if not stated. */
  other_monthly_income: number | null;
  /** Share of the income lost to vacancy, in percent. Null if not stated. */
  vacancy_pct: number | null;
  /** Operating expenses by item, whole USD per year, without loans and income tax. */
  annual_expenses: Record<string, number>;
  /** Whether the seller has it under contract directly with the owner, off market. */
  off_market_contract: boolean;
  /** ID of the seller. */
  user_id: string;
  /** When it last changed. */
  updated_at: string;
  /** When the status last changed; null if never. */
  status_changed_at: string | null;
  /** Since when our moderators hide it; null if they don’t. */
  removed_at: string | null;
  /** How many members like it. */
  likes: number;
  /** How many members don’t. */
  dislikes: number;
  /** How many members saved it. */
  saves: number;
  /** With the contact details that you may see; else null. */
  seller: SellerContact | null;
  /** Documents of the listing. */
  documents: ListingDocument[];
};

/** A seller, with the contact details that you may see. */
export type SellerContact = {
  /** ID of the member. */
  id: string;
  /** Their name. */
  name: string;
  /** The address of their picture, 512 pixels wide, which anyone can open. Null for none. */
  profile_image_url: string | null;
  /** Their plan. */
  membership_tier: "free" | "basic" | "pro" | "partner" | "closer";
  /** Its page in the app. */
  html_url: string;
  /** Who sees their profile: everyone, or those who deal with them. */
  profile_status: "public" | "private";
  /** Whether everyone may write to them while their profile is public. */
  open_to_messages: boolean;
  /** Null if you may not see it. */
  email: string | null;
  /** Null if you may not see it, or there is none. */
  phone: string | null;
  /** Null if you may not see it, or there is none. */
  website: string | null;
};

/** A document of a listing. openListingDocument opens it. */
export type ListingDocument = {
  /** ID of the document. */
  id: string;
  /** Its place in the list, from 0. */
  position: number;
  /** What it is. */
  kind: "Inspection report" | "Photos" | "Rent roll" | "Leases" | "Title" | "Survey" | "Scope of work" | "Comps" | "Other";
  /** Who can open it: everyone, or those whose request the seller approved. */
  access: "on_request" | "public";
  /** The name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** Such as application/pdf. */
  mime_type: string;
};

/** The terms of a listing. */
export type ListingTerms = {
  /** Null if you may not see any. */
  terms: DealTerms | null;
};

/** The terms on which a listing is sold. */
export type DealTerms = {
  /** What the seller pays under their contract with the owner, whole USD. Null if not shared. */
  contract_price: number | null;
  /** What the seller earns for assigning the contract, whole USD. Null if not shared. */
  assignment_fee: number | null;
  /** Whether everyone who reads the listing sees contract_price and assignment_fee. */
  contract_shared: boolean;
  /** The deposit that a buyer has to make, whole USD. Null if not stated. */
  earnest_money: number | null;
  /** The planned closing day. Null if not stated. */
  closing_on: string | null;
  /** The last day of the seller’s contract with the owner. Null if not stated. */
  contract_expires_on: string | null;
  /** Whether buyers need a verified proof of funds to make an offer. */
  funds_required: boolean;
  /** How to see the property. Null if you may not read it, or not stated. */
  access_instructions: string | null;
};

/** A link to a file. */
export type FileLink = {
  /** Downloads the file. It takes no key. */
  url: string;
  /** When it stops working. */
  expires_at: string;
};

/** A whole list. */
export type PriceList = {
  /** In the order of the list. */
  items: Price[];
};

/** An asking price of a listing. */
export type Price = {
  /** Asking price since changed_at, whole USD. */
  price: number;
  /** When it began. */
  changed_at: string;
};

/** How a listing fits your buy box. */
export type ExplainedMatch = {
  /** Null without a buy box, and for your own listing. */
  match: Match | null;
};

/** How a listing fits your buy box. */
export type Match = {
  /** Whether it fails no criterion. */
  matches: boolean;
  /** 0 to 100. */
  score: number;
  /** Each criterion, in the order of the buy box. */
  criteria: ({
    /** A field of the buy box. */
    criterion: string;
    /** Null if the buy box doesn’t set it. */
    verdict: "pass" | "near" | "fail" | "unknown" | null;
    /** How much it counts. */
    weight: number;
    /** What the buy box wants. */
    expected: string[] | {
      /** At least; null or 0 for no bound. */
      min: number | null;
      /** At most; null or 0 for no bound. */
      max: number | null;
    } | boolean | null;
    /** What the listing states; null if nothing. */
    actual: string | number | boolean | string[] | {
      /** City. */
      city: string;
      /** County. */
      county: string | null;
      /** Two-letter code of the state. */
      state: string;
      /** ZIP code. */
      zip: string;
    } | null;
  })[];
};

/** A page of a list. */
export type OwnListingPage = {
  /** In the order of the list. */
  items: OwnListing[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    /** ID of what is gone. */
    id: string;
    /** When it left the list. */
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

/** A listing of yours. */
export type OwnListing = {
  /** ID of the listing. */
  id: string;
  /** Your own ID of it; null without one. */
  external_id: string | null;
  /** One line that names the listing. */
  title: string;
  /** What kind of property it is. */
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** How much work it needs. Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  /** Bedrooms in all; 0 for none. */
  bedrooms: number;
  /** Bathrooms in all, in quarters; 0 for none. */
  bathrooms: number;
  /** Living area in square feet; 0 for none. */
  sqft: number;
  /** Lot size in square feet; 0 if unknown. */
  lot_sqft: number;
  /** Dwellings or spaces to rent. Null if not stated. */
  units: number | null;
  /** Null if not stated. */
  year_built: number | null;
  /** In the seller’s words, such as 2-car garage. Null if not stated. */
  parking: string | null;
  /** The local zoning code, such as R-2. Null if not stated. */
  zoning: string | null;
  /** The assessor’s parcel number, as the county writes it. Null if not stated. */
  apn: string | null;
  /** The kinds of units. Null if not stated. */
  unit_mix: ({
    /** How many of this kind there are. */
    units: number;
    /** Bedrooms of one. */
    bedrooms: number;
    /** Bathrooms of one. */
    bathrooms: number;
    /** Living area of one, in square feet. Missing if not stated. */
    sqft?: number;
    /** Rent of one per month, whole USD. Missing if not stated. */
    rent?: number;
  })[] | null;
  /** What the seller says about it. */
  description: string;
  /** Street address, without the city. */
  address: string;
  /** ZIP code, five digits. */
  zip: string;
  /** City. */
  city: string;
  /** Two-letter code of the state. */
  state: string;
  /** County, without the word County. Null if unknown. */
  county: string | null;
  /** Of the pin on the map, in degrees. Without one, the pin is in the middle of the ZIP code. */
  latitude: number;
  /** Of the pin on the map, in degrees. */
  longitude: number;
  /** Asking price, whole USD. */
  price: number;
  /** Net operating income per year, whole USD. Null if not stated. */
  noi: number | null;
  /** How the seller wants to be paid. Null if not stated. */
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To" | null;
  /** Whether someone lives there. */
  occupancy: "vacant" | "occupied";
  /** After-repair value, whole USD. Null if not stated. */
  arv: number | null;
  /** Cost of the repairs it needs, whole USD; 0 for none. Null if not stated. */
  repair_cost: number | null;
  /** Rent of all units per month, fully occupied, whole USD. Null if not stated. */
  monthly_rent: number | null;
  /** Income per month from parking, laundry, or storage, whole USD. Null if not stated. */
  other_monthly_income: number | null;
  /** Share of the income lost to vacancy, in percent. Null if not stated. */
  vacancy_pct: number | null;
  /** Operating expenses by item, whole USD per year, without loans and income tax. */
  annual_expenses: Record<string, number>;
  /** Whether the seller has it under contract directly with the owner, off market. */
  off_market_contract: boolean;
  /** At most 10. The first is the cover. */
  images: Picture[];
  /** Its page in the app. */
  html_url: string;
  /** Active listings are in the marketplace. Those under contract or sold can be opened by their link. Only you see your paused ones. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** Whether it has the badge of a verified listing. */
  verified: boolean;
  /** The share of the profit that your plan requires for you, in percent; 0 for none. */
  jv_share_pct: number;
  /** NOI as a share of the price, in percent. Null without NOI. */
  cap_rate: number | null;
  /** The price before the last change, whole USD; null if it never changed. */
  previous_price: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  /** How often it was viewed. */
  view_count: number;
  /** How many members like it. */
  likes: number;
  /** How many members saved it. */
  saves: number;
  /** When it was posted. */
  created_at: string;
  /** When it last changed. If-Match compares it. */
  updated_at: string;
  /** When the status last changed; null if never. */
  status_changed_at: string | null;
  /** The fields that changed since it was verified. Null if it wasn’t. */
  unreviewed_changes: string[] | null;
  /** Since when our moderators hide it; null if they don’t. It can’t be changed then. */
  removed_at: string | null;
  /** Since when it’s hidden until our moderators decide; null if it isn’t. */
  held_at: string | null;
  /** The latest request to verify it, if any. */
  reviews: ListingReview[];
};

/** A request to verify a listing. */
export type ListingReview = {
  /** Null until it’s decided. */
  decision: "approved" | "returned" | null;
  /** What to change first, if it was returned. Else null. */
  reason: string | null;
  /** When it was requested. */
  requested_at: string;
  /** When it should be decided, for plans with a fast review. Else null. */
  due_at: string | null;
};

/** What became of each row. */
export type BatchResults = {
  /** In the order of the rows. */
  results: ({
    /** Which row, from 0. */
    index: number;
    /** exists: you have one with this external_id, which hasn’t changed. */
    status: "created" | "exists" | "refused";
    /** Null if it was refused. */
    id: string | null;
    /** Your own ID of it; null without one. */
    external_id: string | null;
    /** Why it was refused. Null if it wasn’t. */
    problem: Problem | null;
  })[];
};

/** A page of a list. */
export type DraftPage = {
  /** In the order of the list. */
  items: Draft[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

/** A listing that isn’t posted. Only you see it. */
export type Draft = {
  /** ID of the draft, and of the listing once it’s posted. */
  id: string;
  /** Your own ID of it; null without one. */
  external_id: string | null;
  /** The import of a file that it came from; null for others. */
  import_id: string | null;
  /** Its line in that file. */
  line: number | null;
  /** Fields of the listing and its deal terms. */
  fields: Record<string, unknown>;
  /** Photos on the web, fetched when it’s posted in the app. */
  photo_urls: string[];
  /** Paths of the pictures that were added in the app. */
  pictures: string[];
  /** When it was added. */
  created_at: string;
  /** When it last changed. If-Match compares it. */
  updated_at: string;
  /** Its page in the app. */
  html_url: string;
};

/** A question about a listing. */
export type Question = {
  /** ID of the question. */
  id: string;
  /** ID of the listing. */
  property_id: string;
  /** Who asked; null once their account is deleted. */
  user_id: string | null;
  /** What they asked. */
  content: string;
  /** When it was asked. */
  created_at: string;
  /** When it was answered; null until then. */
  answered_at: string | null;
  /** Since when it’s hidden; null if it isn’t. */
  hidden_at: string | null;
  /** Null if their account is deleted or hidden. */
  asker: Member | null;
  /** Null until the seller answers. */
  answer: QuestionAnswer | null;
  /** Its page in the app. */
  html_url: string;
};

/** What the seller answered. */
export type QuestionAnswer = {
  /** What they wrote. */
  content: string;
  /** When it was written. */
  created_at: string;
  /** When it was last changed; null if never. */
  edited_at: string | null;
};

/** A showing of a listing. */
export type Showing = {
  /** ID of the showing. */
  id: string;
  /** ID of the listing. */
  property_id: string;
  /** When it starts. */
  starts_at: string;
  /** When it ends. */
  ends_at: string;
  /** The time zone of the property, such as America/Chicago. */
  time_zone: string;
  /** How many can book; null for no limit. */
  capacity: number | null;
  /** How many have booked. */
  booked: number;
  /** When it was canceled; null if it wasn’t. */
  canceled_at: string | null;
  /** Of everyone for the seller; your own for others. */
  bookings: Booking[];
  /** Its page in the app. */
  html_url: string;
};

/** A member who booked a showing. */
export type Booking = {
  /** ID of the member. */
  user_id: string;
  /** When they booked. */
  created_at: string;
};

/** What you want to buy. Empty lists set no condition. */
export type BuyBox = {
  /** Two-letter codes. */
  states: string[];
  /** Such as Shelby, TN, each in one of the states. */
  counties: string[];
  /** Kinds of property. */
  property_types: ("Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential")[];
  /** How much work it may need. */
  conditions: ("Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down")[];
  /** Whole USD; null for no minimum. */
  min_price: number | null;
  /** Whole USD; null for no maximum. */
  max_price: number | null;
  /** How you can pay. */
  financing: ("Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To")[];
  /** What you want to do with it. */
  investment_strategies: ("Fix and Flip" | "Buy and Hold" | "Wholesale" | "BRRRR" | "Development" | "Owner Occupy")[];
  /** Further criteria, as the filters of a search. A bound of 0 is none. */
  filters: {
    /** Such as `city:Memphis, TN`, `county:Shelby, TN`, `zip:38103, TN`, or `within 10 of city:Memphis, TN` (1 to 100 miles around; also `city:Memphis+10, TN`). */
    places?: string[];
    /** Bedrooms. */
    bedrooms?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Bathrooms. */
    bathrooms?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Square footage. */
    sqft?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Units. */
    units?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Year built. */
    year_built?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Cap rate. */
    cap_rate?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Price per sqft. */
    price_per_sqft?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Price per unit. */
    price_per_unit?: {
      /** At least; 0 for no bound. */
      min: number;
      /** At most; 0 for no bound. */
      max: number;
    };
    /** Occupancy: any of these. */
    occupancy?: ("vacant" | "occupied")[];
    /** No JV required. */
    no_jv?: boolean;
    /** Verified only. */
    verified?: boolean;
  };
  /** Whether you get deal alerts. */
  vip_alerts: boolean;
  /** When you get them by email: never, each at once, or once a day. */
  alert_mail: "off" | "instant" | "daily";
  /** Your phone number for alert calls. Only you see it. */
  phone: string | null;
  /** Whether sellers may invite you to listings that match. Null: as vip_alerts. */
  seller_invitations: boolean | null;
  /** Whether your profile shows states, counties, and kinds of property. */
  shown: boolean;
  /** When it last changed. If-Match compares it. */
  updated_at: string;
  /** Its page in the app. */
  html_url: string;
};

/** A page of a list. */
export type ListingSummaryPage = {
  /** In the order of the list. */
  items: ListingSummary[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

/** A listing in a list. */
export type ListingSummary = {
  /** ID of the listing. */
  id: string;
  /** One line that names the listing. */
  title: string;
  /** What kind of property it is. */
  property_type: "Single Family" | "Multi Family" | "Condo" | "Commercial" | "Industrial" | "Land" | "Mixed Use" | "Residential";
  /** How much work it needs. Null if not stated, and always for land. */
  condition: "Turn-Key" | "Light Rehab" | "Medium Rehab" | "Heavy Rehab" | "Tear-Down" | null;
  /** Bedrooms in all; 0 for none. */
  bedrooms: number;
  /** Bathrooms in all, in quarters; 0 for none. */
  bathrooms: number;
  /** Living area in square feet; 0 for none. */
  sqft: number;
  /** Lot size in square feet; 0 if unknown. */
  lot_sqft: number;
  /** Street address, without the city. */
  address: string;
  /** ZIP code, five digits. */
  zip: string;
  /** City. */
  city: string;
  /** Two-letter code of the state. */
  state: string;
  /** Asking price, whole USD. */
  price: number;
  /** At most 10. The first is the cover. */
  images: Picture[];
  /** Its page in the app. */
  html_url: string;
  /** Whether our staff checked it, or a partner posted it. */
  verified: boolean;
  /** Whether it comes before others in the featured order. */
  priority: boolean;
  /** The share of the profit that the seller wants in a joint venture, in percent; 0 for none. */
  jv_share_pct: number;
  /** NOI as a share of the price, in percent. Null without NOI. */
  cap_rate: number | null;
  /** How often it was viewed. */
  view_count: number;
  /** When it was posted. */
  created_at: string;
  /** Active listings are in the marketplace. Those under contract or sold can be opened by their link. Only you see your paused ones. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** The price before it dropped, whole USD; null if it didn’t. */
  dropped_from: number | null;
  /** When the price last changed; null if never. */
  price_changed_at: string | null;
  /** Whether you saved it. */
  saved: boolean | null;
  /** Who posted it; null if their profile is private. */
  seller: Member | null;
};

/** A page of a list. */
export type SavedListingPage = {
  /** In the order of the list. */
  items: SavedListing[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    /** ID of what is gone. */
    id: string;
    /** When it left the list. */
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

/** A listing that you saved. */
export type SavedListing = {
  /** When you saved it. */
  created_at: string;
  /** ID of the listing. */
  property_id: string;
  /** Null while it’s paused. */
  listing: ListingSummary | null;
};

/** A page of a list. */
export type PipelineCardPage = {
  /** In the order of the list. */
  items: PipelineCard[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

/** A deal that you’re working on. */
export type PipelineCard = {
  /** ID of the card. */
  id: string;
  /** ID of the listing; null for a deal from elsewhere, and once the listing is deleted. */
  property_id: string | null;
  /** The listing’s title when it was added, or what you entered. */
  title: string;
  /** One line, as of when it was added; null if not stated. */
  address: string | null;
  /** Asking price as of when it was added, whole USD; null if not stated. */
  price: number | null;
  /** How far you are. */
  stage: "watching" | "analyzing" | "offered" | "under_contract" | "closed" | "lost";
  /** Your notes. Only you see them. */
  notes: string;
  /** What you last offered for the listing, whole USD; null without an offer. */
  offered_price: number | null;
  /** The price of your deal of the listing, whole USD; null without one. */
  contract_price: number | null;
  /** When it was added. */
  created_at: string;
  /** When its stage, facts, or notes last changed. */
  updated_at: string;
  /** Null if it’s gone, or the deal is from elsewhere. */
  listing: PipelineListing | null;
  /** What to do for it. */
  tasks: PipelineTask[];
  /** Its page in the app. */
  html_url: string;
};

/** The listing of a card. */
export type PipelineListing = {
  /** ID of the listing. */
  id: string;
  /** Its title. */
  title: string;
  /** Street address. */
  address: string;
  /** City. */
  city: string;
  /** Two-letter code of the state. */
  state: string;
  /** Five digits. */
  zip: string;
  /** Asking price, whole USD. */
  price: number;
  /** At most 10. The first is the cover. */
  images: Picture[];
  /** Active listings are in the marketplace. Those under contract or sold can be opened by their link. Only you see your paused ones. */
  status: "active" | "under_contract" | "paused" | "sold";
  /** Its page in the app. */
  html_url: string;
};

/** Something to do for a deal of the pipeline. */
export type PipelineTask = {
  /** ID of the task. */
  id: string;
  /** ID of the card. */
  card_id: string;
  /** What to do. */
  title: string;
  /** The day it’s due. A task has a day, a time, or neither. */
  due_on: string | null;
  /** The time it’s due. */
  due_at: string | null;
  /** When it was done; null until then. */
  done_at: string | null;
  /** When it was added. */
  created_at: string;
  /** When it last changed. If-Match compares it. */
  updated_at: string;
  /** Its page in the app. */
  html_url: string;
};

/** A page of a list. */
export type PipelineTaskPage = {
  /** In the order of the list. */
  items: PipelineTask[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

/** A page of a list. */
export type OfferPage = {
  /** In the order of the list. */
  items: Offer[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    /** ID of what is gone. */
    id: string;
    /** When it left the list. */
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

/** An offer on a listing. */
export type Offer = {
  /** ID of the offer. */
  id: string;
  /** ID of the listing; null once it’s deleted. */
  property_id: string | null;
  /** The listing’s title when the offer was made. */
  title: string;
  /** The listing’s address when the offer was made. */
  address: string;
  /** The member who sells; null once their account is deleted. */
  seller_id: string | null;
  /** The member who buys; null once their account is deleted. */
  buyer_id: string | null;
  /** The seller’s name when the offer was made; null once their account is deleted. */
  seller_name: string | null;
  /** The buyer’s name when the offer was made; null once their account is deleted. */
  buyer_name: string | null;
  /** Sealed until the call for offers ends, open while it can be answered, then how it ended. */
  state: "sealed" | "open" | "backup" | "accepted" | "declined" | "withdrawn" | "expired" | "canceled";
  /** The latest version of its terms: the one that can be accepted. */
  version: number;
  /** Who made the latest version. The other one answers. */
  proposer: "buyer" | "seller";
  /** When it expires while it’s sealed or open. */
  respond_by: string;
  /** Since when the seller can read the terms; null if they can’t. */
  opened_at: string | null;
  /** Its place among the backup offers of the listing, from 1. Null for others. */
  backup_rank: number | null;
  /** Why it was canceled; null in other states. */
  end_reason: "listing_deleted" | "listing_removed" | "listing_sold" | "account_deleted" | "blocked" | "call_canceled" | null;
  /** Since when it’s on hold because the listing is reviewed; null if it isn’t. Its deadline moves by that time. */
  held_at: string | null;
  /** When it was made. */
  created_at: string;
  /** When it last changed. The list is sorted by it. */
  changed_at: string;
  /** The company that the buyer acts for; null for themselves. */
  company: string | null;
  /** Two-letter code of the state in which the company is organized. */
  company_state: string | null;
  /** As what the buyer acts for the company, such as Managing member. */
  capacity: string | null;
  /** Its page in the app. */
  html_url: string;
  /** Newest first. Empty for the seller of a sealed offer. */
  versions: OfferVersion[];
};

/** A version of the terms of an offer. */
export type OfferVersion = {
  /** Counts the versions, from 1. */
  version: number;
  /** Who made it. */
  author: "buyer" | "seller";
  /** What the buyer pays, whole USD. */
  price: number;
  /** The deposit, whole USD; 0 for none. */
  earnest_money: number;
  /** Hours after acceptance within which the deposit is due. */
  earnest_due_hours: number;
  /** How the buyer pays. */
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To";
  /** Days after acceptance in which the buyer may inspect and back out; 0 waives it. */
  inspection_days: number;
  /** What the deal depends on. */
  contingencies: ("financing" | "appraisal" | "title" | "partner_approval" | "sale_of_property")[];
  /** The last day to close. */
  closing_on: string;
  /** The seller’s share of the profit, in percent; 0 for a plain sale. */
  jv_share_pct: number;
  /** The time zone in which its days end, such as America/Chicago. */
  time_zone: string;
  /** When this version can no longer be accepted. */
  expires_at: string;
  /** When it was made. */
  created_at: string;
  /** What the listing stated at that time, whole USD, without what it didn’t state. Null for old versions. */
  claims: Record<string, number> | null;
};

/** A page of a list. */
export type DealPage = {
  /** In the order of the list. */
  items: Deal[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    /** ID of what is gone. */
    id: string;
    /** When it left the list. */
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

/** An accepted offer, until it’s closed or falls through. */
export type Deal = {
  /** ID of the deal. */
  id: string;
  /** ID of the offer. */
  offer_id: string;
  /** The version of the offer that was accepted. */
  version: number;
  /** ID of the listing; null once it’s deleted. */
  property_id: string | null;
  /** The listing’s title when the offer was accepted. */
  title: string;
  /** The listing’s address when the offer was accepted. */
  address: string;
  /** The time zone in which its days end, such as America/Chicago. */
  time_zone: string;
  /** Open until it’s closed or falls through. */
  state: "open" | "closed" | "fell_through";
  /** Why it fell through; null if it didn’t. */
  end_reason: string | null;
  /** The side that ended it and gave the reason; null if neither did. */
  ended_by: "buyer" | "seller" | null;
  /** When the offer was accepted. */
  created_at: string;
  /** When it was closed or fell through; null while it’s open. */
  ended_at: string | null;
  /** Its page in the app. */
  html_url: string;
  /** Its steps, with their deadlines. */
  milestones: DealMilestone[];
  /** Null without any, and for guests without the right to it. */
  earnest_money: DealEarnestMoney | null;
  /** The parts in which the deposit arrived. */
  earnest_receipts: DealEarnestReceipt[];
  /** Who takes part. */
  parties: DealParty[];
  /** Newest first: those that you added or that are shared with you. */
  documents: DealDocument[];
  /** Null for guests without the right to them. */
  terms: TermsOfDeal | null;
};

/** A step of a deal, with its deadline. */
export type DealMilestone = {
  /** ID of the milestone. */
  id: string;
  /** What has to happen. */
  kind: "earnest_money" | "inspection" | "financing" | "assignment" | "seller_contract" | "closing";
  /** Its deadline: from this moment on it’s late. Of seller_contract, the end of the seller’s own contract. */
  due_at: string;
  /** Declared: one side says it’s done, and the other hasn’t confirmed it. */
  state: "pending" | "declared" | "done" | "waived";
  /** When its state last changed. */
  changed_at: string;
  /** The party who confirmed it; null unless it was confirmed. */
  confirmed_by: string | null;
  /** When it was confirmed, after which it can be disputed for 72 hours. Else null. */
  confirmed_at: string | null;
  /** Later deadlines that were proposed. */
  extensions: DealExtension[];
};

/** A later deadline that one side proposed. */
export type DealExtension = {
  /** ID of the extension. */
  id: string;
  /** Who proposed it. */
  proposed_by: "buyer" | "seller";
  /** The later deadline. */
  due_at: string;
  /** What became of it. */
  state: "proposed" | "agreed" | "declined" | "withdrawn";
  /** When it was proposed. */
  created_at: string;
};

/** The deposit: what is due, and what arrived. */
export type DealEarnestMoney = {
  /** What was agreed, whole USD. */
  due: number;
  /** What arrived and nobody disputed, whole USD. Null if nothing did. */
  amount: number | null;
  /** What the seller accepted although it’s less than agreed, whole USD. Else null. */
  accepted: number | null;
};

/** A part of the deposit that arrived. */
export type DealEarnestReceipt = {
  /** ID of the receipt. */
  id: string;
  /** The party who recorded it. */
  party_id: string | null;
  /** Whole USD. */
  amount: number;
  /** The day it arrived. */
  received_on: string;
  /** The number of the wire, check, or receipt. */
  reference: string;
  /** When it was recorded, after which it can be disputed for 72 hours. */
  recorded_at: string;
  /** When it was disputed, so that it no longer counts. Else null. */
  disputed_at: string | null;
};

/** Someone who takes part in a deal. */
export type DealParty = {
  /** ID of the party. */
  id: string;
  /** The member; null until they join, and once their account is deleted. */
  user_id: string | null;
  /** As what they take part. */
  role: "buyer" | "seller" | "jv_partner" | "signer" | "title" | "lender" | "attorney";
  /** Who invited them: a JV partner’s share comes out of this side’s. */
  side: "buyer" | "seller";
  /** As the inviter wrote it until they join, then the member’s own. */
  name: string | null;
  /** What a guest may do: terms, documents, earnest_money, messages. Buyer and seller may do all of it. */
  rights: string[];
  /** When they were invited. */
  invited_at: string;
  /** When they joined; null until then. */
  joined_at: string | null;
  /** When they lost access; null if they have it. */
  revoked_at: string | null;
  /** When the other side accepted that this guest confirms the deposit; null if it didn’t. */
  accepted_at: string | null;
  /** The company that they act for; null for themselves. */
  company: string | null;
  /** Two-letter code of the state in which the company is organized. */
  company_state: string | null;
  /** As what they sign for the company, such as Managing member. */
  capacity: string | null;
};

/** A document of a deal. openDealDocument opens it. */
export type DealDocument = {
  /** ID of the document. */
  id: string;
  /** The party who added it; null for a sealed agreement, which belongs to all who signed it. */
  added_by: string | null;
  /** What it is. */
  kind: "purchase_contract" | "assignment" | "jv_agreement" | "inspection" | "title" | "closing_statement" | "other";
  /** The name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** Such as application/pdf. */
  mime_type: string;
  /** SHA-256 of its bytes, hexadecimal. */
  sha256: string;
  /** When it was added. */
  created_at: string;
  /** With whom it’s shared. */
  readers: DealDocumentReader[];
};

/** A party with whom a document is shared. */
export type DealDocumentReader = {
  /** ID of the party. */
  party_id: string;
  /** When it was shared. */
  shared_at: string;
  /** When that ended; null while it’s shared. */
  revoked_at: string | null;
};

/** The terms in force, and under agreed_ as agreed first. */
export type TermsOfDeal = {
  /** What the buyer pays, whole USD. */
  price: number;
  /** The deposit, whole USD; 0 for none. */
  earnest_money: number;
  /** Hours after acceptance within which the deposit is due. */
  earnest_due_hours: number;
  /** How the buyer pays. */
  financing: "Cash" | "Conventional" | "Hard Money" | "Private Money" | "Owner Financing" | "Creative" | "Subject To";
  /** Days after acceptance in which the buyer may inspect and back out; 0 waives it. */
  inspection_days: number;
  /** What the deal depends on. */
  contingencies: ("financing" | "appraisal" | "title" | "partner_approval" | "sale_of_property")[];
  /** The last day to close, in force: extensions move it. */
  closing_on: string;
  /** The seller’s share of the profit, in percent; 0 for a plain sale. */
  jv_share_pct: number;
  /** The time zone in which its days end, such as America/Chicago. */
  time_zone: string;
  /** The last day to close, as agreed first. */
  agreed_closing_on: string;
  /** Whole USD, as agreed first. earnest_money is less if the seller accepted less. */
  agreed_earnest_money: number;
  /** The deadline in force of the earnest step; null if there’s no such step. */
  earnest_due_at: string | null;
  /** earnest_due_at as agreed first. */
  agreed_earnest_due_at: string | null;
  /** The deadline in force of the inspection step; null if there’s no such step. */
  inspection_due_at: string | null;
  /** inspection_due_at as agreed first. */
  agreed_inspection_due_at: string | null;
  /** The deadline in force of the financing step; null if there’s no such step. */
  financing_due_at: string | null;
  /** financing_due_at as agreed first. */
  agreed_financing_due_at: string | null;
  /** The deadline in force of the assignment step; null if there’s no such step. */
  assignment_due_at: string | null;
  /** assignment_due_at as agreed first. */
  agreed_assignment_due_at: string | null;
};

/** A page of a list. */
export type DeadlinePage = {
  /** In the order of the list. */
  items: Deadline[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

/** A deadline of an open deal. */
export type Deadline = {
  /** ID of the milestone. */
  id: string;
  /** What has to happen. */
  kind: "earnest_money" | "inspection" | "financing" | "assignment" | "seller_contract" | "closing";
  /** Its deadline: from this moment on it’s late. Of seller_contract, the end of the seller’s own contract. */
  due_at: string;
  /** Declared: one side says it’s done, and the other hasn’t confirmed it. */
  state: "pending" | "declared" | "done" | "waived";
  /** The deal’s page in the app. */
  html_url: string;
  deal: DeadlineDeal;
};

/** The deal of a deadline. */
export type DeadlineDeal = {
  /** ID of the deal. */
  id: string;
  /** The listing’s title when the offer was accepted. */
  title: string;
  /** The listing’s address when the offer was accepted. */
  address: string;
  /** The time zone in which its days end, such as America/Chicago. */
  time_zone: string;
};

/** A page of a list. */
export type ConversationPage = {
  /** In the order of the list. */
  items: Conversation[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

/** A conversation with another member. */
export type Conversation = {
  /** ID of the conversation. */
  id: string;
  /** The other member; null once their account is deleted. */
  other_id: string | null;
  /** Null if their account is deleted or hidden. */
  other: Member | null;
  /** How many of their messages you haven’t read. */
  unread: number;
  /** When the last message was sent. The list is sorted by it. */
  last_message_at: string;
  /** When the newest message you’ve read was sent; null for none. */
  last_read_at: string | null;
  /** The beginning of the last message, or the names of its attachments. */
  last_preview: string | null;
  /** Who sent the last message. */
  last_user_id: string | null;
  /** Its page in the app; null once the other account is deleted. */
  html_url: string | null;
};

/** A page of a list. */
export type MessagePage = {
  /** In the order of the list. */
  items: Message[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
  /** With updated_since: what has left this list since then, or never passed its filters. */
  removed: ({
    /** ID of what is gone. */
    id: string;
    /** When it left the list. */
    removed_at: string;
  })[];
  /** With updated_since: what to send for it next time, from the first page. What you have already can come again. Before you read a whole list for the first time, note the time. */
  next_updated_since: string | null;
};

/** A message. */
export type Message = {
  /** ID of the message. */
  id: string;
  /** ID of the conversation. */
  conversation_id: string;
  /** Who sent it; null once their account is deleted. */
  user_id: string | null;
  /** What they wrote. */
  content: string;
  /** What is attached: nothing, only pictures, or also other files. */
  type: "text" | "image" | "file";
  /** When it was sent. */
  created_at: string;
  /** The listing it’s about; null for none. */
  property: MessageListing | null;
  /** In order. */
  attachments: Attachment[];
  /** Its page in the app; null once the other account is deleted. */
  html_url: string | null;
};

/** The listing that a message is about. */
export type MessageListing = {
  /** ID of the listing. */
  id: string;
  /** Its title. */
  title: string;
  /** Its page in the app. */
  html_url: string;
};

/** A file that was sent with a message. */
export type Attachment = {
  /** Its place among the attachments, from 0. */
  position: number;
  /** The name of the file. */
  name: string;
  /** Bytes. */
  size: number;
  /** Such as image/jpeg. */
  mime_type: string;
};

/** A page of a list. */
export type WebhookPage = {
  /** In the order of the list. */
  items: Webhook[];
  /** Pass it as cursor to get the next page. Null on the last one. */
  next_cursor: string | null;
};

/** A webhook. */
export type Webhook = {
  /** ID of the webhook. */
  id: string;
  /** Where events go. */
  url: string;
  /** Types of events, or topics with all of theirs. */
  events: string[];
  /** What it’s for; null if not stated. */
  description: string | null;
  /** When it was added. */
  created_at: string;
  /** Since when it’s off; null while it’s on. */
  disabled_at: string | null;
  /** Why it’s off; null while it’s on. */
  disabled_reason: string | null;
  /** Where to manage it in the app. */
  html_url: string;
};

/** A webhook, with its secret. */
export type NewWebhook = {
  /** ID of the webhook. */
  id: string;
  /** Where events go. */
  url: string;
  /** Types of events, or topics with all of theirs. */
  events: string[];
  /** What it’s for; null if not stated. */
  description: string | null;
  /** When it was added. */
  created_at: string;
  /** Since when it’s off; null while it’s on. */
  disabled_at: string | null;
  /** Why it’s off; null while it’s on. */
  disabled_reason: string | null;
  /** Where to manage it in the app. */
  html_url: string;
  /** What events are signed with. It isn’t shown again. */
  secret: string;
};

/** What went wrong (RFC 9457). */
export type Problem = {
  /** Explains the code. */
  type: string;
  /** The code in a few words. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What went wrong and what to do next. */
  detail: string;
  /** For programs. Codes are stable within /v1. */
  code: "invalid-json" | "invalid-request" | "invalid-cursor" | "key-required" | "key-refused" | "membership-required" | "account-restricted" | "scope-required" | "forbidden" | "not-found" | "method-not-allowed" | "conflict" | "in-progress" | "changed-since" | "too-large" | "unsupported-media-type" | "idempotency-key-reused" | "rate-limited" | "server-error";
  /** Names the request in your log. Tell us when you ask about it. */
  request_id?: string;
  /** The fields that were refused. */
  errors?: ({
    /** Where the field was sent. */
    in: "path" | "query" | "body" | "header";
    /** Its name, such as price or unit_mix.0.units. */
    field: string;
    /** In a body: a JSON pointer to it, such as #/unit_mix/0/units. */
    pointer?: string;
    /** What to send instead. */
    message: string;
  })[];
};
