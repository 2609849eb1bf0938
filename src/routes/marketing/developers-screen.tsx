import { ApiReference } from '@/features/api-reference/components/api-reference';
import { usePageTitle } from '@/shared/navigation/route-effects';

/** The reference of the API. */
export default function DevelopersScreen() {
  usePageTitle('API Reference');
  return <ApiReference />;
}
