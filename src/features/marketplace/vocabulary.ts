/** The values the marketplace's lists offer. Those of a listing are the canonical ones that Postgres checks. */

export const sorts = ['featured', 'newest', 'price-asc', 'price-desc', 'cap-rate', 'best-match'] as const;
/** 'best-match' is by how well a listing suits the reader's buy box, and for members only. */
export type Sort = (typeof sorts)[number];

export const sortLabels: Readonly<Record<Sort, string>> = {
  featured: 'Featured',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'cap-rate': 'Cap rate',
  'best-match': 'Best match',
};

export const views = ['grid', 'list'] as const;
/** How listings stand together. */
export type View = (typeof views)[number];

/** What the marketplace can be switched to: the map has the listings beside it, as cards. */
export const modes = [...views, 'map'] as const;
export type Mode = (typeof modes)[number];

/** What the listing form offers: the broad types first, then those a buy box can name exactly. */
export const propertyTypeGroups = [
  { label: 'General', types: ['Residential', 'Commercial', 'Land', 'Industrial'] },
  { label: 'More specific', types: ['Single Family', 'Multi Family', 'Condo', 'Mixed Use'] },
] as const;

export const propertyTypes = [...propertyTypeGroups[0].types, ...propertyTypeGroups[1].types] as const;

/** What the marketplace's filter offers, those of a buy box. 'Residential' is found with the first three. */
export const offeredTypes = [
  'Single Family',
  'Multi Family',
  'Condo',
  'Commercial',
  'Industrial',
  'Land',
  'Mixed Use',
] as const;

export const conditions = ['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'] as const;

export const financings = [
  'Cash',
  'Conventional',
  'Hard Money',
  'Private Money',
  'Owner Financing',
  'Creative',
  'Subject To',
] as const;

/** What the marketplace's filter offers; 'Subject To' is found with Creative. */
export const offeredFinancings = [
  'Cash',
  'Conventional',
  'Hard Money',
  'Private Money',
  'Owner Financing',
  'Creative',
] as const;

export const occupancies = ['vacant', 'occupied'] as const;

export const offMarketLabel = 'I confirm that this property is off market and I am under contract direct to seller.';
