import { Marketplace } from '@/features/marketplace/search/components/marketplace';
import { loadSuggestions } from '@/features/search/components/load-suggestions';

export default function MarketplaceScreen() {
  return <Marketplace host="public" loadSuggestions={loadSuggestions} />;
}
