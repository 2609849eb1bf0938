/** Says where there is nothing what will be there. */
export const nothingYet = 'Connection requests, followers, reviews and decisions on your listings will show here.';
