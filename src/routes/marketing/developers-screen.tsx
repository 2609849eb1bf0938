import { ApiReference } from '@/features/api-reference/components/api-reference';
import { usePageTitle } from '@/platform/navigation/route-effects';

/** The reference of the API. */
export default function DevelopersScreen() {
  usePageTitle('API Reference');
  return <ApiReference />;
}
