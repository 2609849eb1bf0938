import { useLocation } from 'react-router-dom';
import { ReferencePage } from '@/features/api-reference/components/reference-page';

/** A page of the API reference. */
export default function DevelopersScreen() {
  const [, , slug = ''] = useLocation().pathname.split('/');
  return <ReferencePage slug={slug} />;
}
