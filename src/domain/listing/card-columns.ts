/** What sellers state that cards show, and so every list loads. */
export const cardColumns = [
  'title',
  'property_type',
  'condition',
  'bedrooms',
  'bathrooms',
  'sqft',
  'lot_sqft',
  'address',
  'zip',
  'city',
  'state',
  'price',
  'images',
] as const;
export type CardColumn = (typeof cardColumns)[number];
