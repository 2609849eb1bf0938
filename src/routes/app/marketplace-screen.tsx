import { Marketplace } from '@/features/marketplace/search/components/marketplace';

export default function MarketplaceScreen() {
  return <Marketplace host="app" />;
}
