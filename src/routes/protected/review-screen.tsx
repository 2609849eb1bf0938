import { ReviewQueue } from '@/features/marketplace/components/review/review-queue';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { useStaff } from '@/shared/session/staff';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ErrorState } from '@/shared/ui/error-state';
import { NotFound } from '@/shared/ui/not-found';
import { Page } from '@/shared/ui/page';
import { Skeleton } from '@/shared/ui/skeleton';

/** For staff; to others there is nothing at this address. */
export default function ReviewScreen() {
  const { user } = useAuth();
  const { data: staff, error, refetch, isFetching } = useStaff();
  if (user && staff) return <ReviewQueue userId={user.id} />;
  if (staff === false) return <NotFound home={paths.dashboard} />;
  return (
    <Page>
      {error ? (
        <ErrorState title="This screen could not be loaded" text={explainFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </Page>
  );
}
