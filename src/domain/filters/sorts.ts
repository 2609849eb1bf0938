/** Orders of the marketplace, and the labels of its sort menu. */
export const sortLabels = {
  featured: 'Featured',
  newest: 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'cap-rate': 'Cap rate',
  'best-match': 'Best match',
} as const;

/** What the name of a sort doesn't say. */
export const sortNotes: Readonly<Partial<Record<keyof typeof sortLabels, string>>> = {
  featured: 'Verified first, then paid members’ listings with a cap rate, then newest',
};

/** 'best-match' orders by how well a listing fits the member's buy box, and needs a sign-in. */
export type Sort = keyof typeof sortLabels;

export const sorts = Object.keys(sortLabels) as Sort[];

/** The sort in a URL; 'featured' for none or an unknown one. */
export function parseSort(value: string | null): Sort {
  return sorts.find((sort) => sort === value) ?? 'featured';
}

/** The sort to use: visitors have no buy box for 'best-match' and get 'featured' instead. */
export function effectiveSort(sort: Sort, isVisitor: boolean): Sort {
  return sort === 'best-match' && isVisitor ? 'featured' : sort;
}
