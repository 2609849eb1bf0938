import { useAddress, type AddressChange } from '@/shared/ui/use-address';
import { readAddress, writeAddress, type Shown } from '../../filters';

export type MarketplaceAddress = Shown & AddressChange<Shown>;

const form = { read: readAddress, write: writeAddress };

/** What the marketplace shows, kept in the address bar. */
export function useMarketplaceAddress(): MarketplaceAddress {
  return useAddress(form);
}
