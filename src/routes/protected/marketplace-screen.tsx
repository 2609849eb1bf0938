import { Marketplace } from '@/features/marketplace/components/browse/marketplace';

export default function MarketplaceScreen() {
  return <Marketplace host="app" />;
}
