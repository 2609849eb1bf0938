import { useUser } from '@/platform/auth/auth-provider';
import { Page, PageHeading } from '@/platform/layout/page';
import { SavedListings } from './saved-listings';
import { SavedSearches } from './saved-searches';

/** A member's saved searches and listings. */
export function Saved() {
  const user = useUser();
  return (
    <Page className="flex flex-col gap-10">
      <PageHeading title="Saved" lead="Your saved searches and listings." />
      <SavedSearches userId={user.id} />
      <SavedListings userId={user.id} />
    </Page>
  );
}
