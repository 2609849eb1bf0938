/** Says where there is nothing what will be there. */
export const nothingYet =
  'Deals for your buy box, connection requests, followers, reviews and decisions on your listings will show here.';
