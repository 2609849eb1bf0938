import { useAuth } from '@/shared/session/auth-provider';
import { ErrorState } from '@/shared/ui/error-state';
import { Page, PageHeading } from '@/shared/layout/page';
import { LazyCompareBar } from '../../compare/components/lazy-compare-bar';
import { SavedListings } from './saved-listings';
import { SavedSearches } from './saved-searches';

/** A member's saved searches and listings. */
export function Saved() {
  const { user } = useAuth();
  return (
    <Page className="flex flex-col gap-10">
      <PageHeading title="Saved" lead="Your saved searches and listings." />
      {user ? (
        <>
          <SavedSearches userId={user.id} />
          <SavedListings userId={user.id} />
        </>
      ) : (
        <ErrorState title="User not logged in" />
      )}
      <LazyCompareBar />
    </Page>
  );
}
