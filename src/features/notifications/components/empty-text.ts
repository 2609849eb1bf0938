/** What will appear in an empty list. */
export const emptyText =
  'Deals for your buy box, connection requests, followers, reviews, and updates on your listings will appear here.';
