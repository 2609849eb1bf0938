import { useQuery } from '@tanstack/react-query';
import { useAuth } from '@/platform/auth/auth-provider';
import { useCanStaff } from '@/platform/session/staff';
import { useMemberChanges } from '@/platform/session/use-realtime-channel';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { inOrder } from '@/domain/listing/documents';
import type { Listing } from '@/domain/listing/listing';
import { documentRequestsQuery } from '../api/documents';
import { canDownload } from '../document-access';
import { AccessRequests } from './access-requests';
import { DocumentItem } from './document-item';
import { RequestAccess } from './request-access';

export interface DocumentsProps {
  listing: Pick<Listing, 'id' | 'user_id' | 'documents'>;
  /** It can't be seen anymore. */
  gone: boolean;
  /** A visitor wants to request access. */
  onSignIn: () => void;
}

/** The documents with their downloads, and requests for those that aren't public. */
export function ListingDocuments({ listing, gone, onSignIn }: DocumentsProps) {
  const { user } = useAuth();
  const canModerate = useCanStaff('moderator');
  const canReview = useCanStaff('reviewer');
  const onRequest = listing.documents.some(({ access }) => access === 'on_request');
  const requests = useQuery({
    ...documentRequestsQuery(listing.id, user?.id ?? ''),
    enabled: onRequest && user !== null,
  });
  useMemberChanges('documents', () => {
    if (onRequest) void requests.refetch();
  });
  const isOwner = listing.user_id === user?.id;
  const own = requests.data?.find(({ member_id }) => member_id === user?.id) ?? null;
  const reader = { isOwner, isStaff: canModerate || canReview, request: own };

  const access = () => {
    if (!user) {
      return (
        <Button variant="secondary" onClick={onSignIn}>
          Request access
        </Button>
      );
    }
    if (requests.isError && !requests.data) {
      return <QueryError query={requests} title="We couldn’t load document requests" />;
    }
    if (!requests.data) return <Skeleton className="h-11 w-40" />;
    return isOwner ? (
      <AccessRequests listingId={listing.id} requests={requests.data} />
    ) : (
      <RequestAccess listingId={listing.id} request={own} />
    );
  };

  return (
    <>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {inOrder(listing.documents).map((document) => (
          <DocumentItem
            key={document.id}
            document={document}
            isOwner={isOwner}
            downloadable={canDownload(document, reader) && !gone}
          />
        ))}
      </ul>
      {onRequest && !gone ? <div className="mt-4">{access()}</div> : null}
    </>
  );
}
