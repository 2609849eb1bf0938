import { Marketplace } from '@/features/marketplace/components/marketplace';

export default function MarketplaceScreen() {
  return <Marketplace host="app" />;
}
