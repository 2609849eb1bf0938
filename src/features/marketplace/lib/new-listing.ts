import type { NewListing } from '../listing';
import type { ListingValues } from '../schema';

/** The row to store for a filled-in form. What the poster's tier and ZIP code decide is left to Postgres. */
export function newListing(
  { propertyType, lotSqft, offMarketContract, ...values }: ListingValues,
  { id, userId, images }: { id: string; userId: string; images: string[] },
): NewListing {
  return {
    ...values,
    id,
    user_id: userId,
    property_type: propertyType,
    lot_sqft: lotSqft,
    off_market_contract: offMarketContract,
    images,
  };
}
