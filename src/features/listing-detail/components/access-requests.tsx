import { useRef } from 'react';
import { AuthorLine } from '@/shared/members/author-line';
import type { Author } from '@/domain/member/author';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { useDecideRequest } from '../api/documents';
import type { DocumentRequest } from '../document-access';

type Request = DocumentRequest & { member: Author | null };

interface AccessRequestsProps {
  listingId: string;
  requests: readonly Request[];
}

/** For the seller: who requested the documents, and who has access. */
export function AccessRequests({ listingId, requests }: AccessRequestsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = requests.filter(({ status }) => status === 'pending');
  const approved = requests.filter(({ status }) => status === 'approved');
  // The pressed button is gone.
  const onDecided = () => heading.current?.focus();
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-[15px] font-semibold outline-none">
          Access requests
        </h3>
        {pending.length === 0 ? (
          <p className="mt-1 text-sm text-muted">
            No one is waiting. Members who ask for documents on request appear here.
          </p>
        ) : (
          <ul className="mt-2 flex flex-col gap-3">
            {pending.map((request) => (
              <RequestRow key={request.id} listingId={listingId} request={request} onDecided={onDecided} />
            ))}
          </ul>
        )}
      </div>
      {approved.length > 0 ? (
        <div>
          <h3 className="text-[15px] font-semibold">Members with access</h3>
          <p className="mt-1 text-sm text-muted">
            They can download all documents marked “on request,” including new ones.
          </p>
          <ul className="mt-2 flex flex-col gap-3">
            {approved.map((request) => (
              <RequestRow key={request.id} listingId={listingId} request={request} onDecided={onDecided} />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

interface RequestRowProps {
  listingId: string;
  request: Request;
  onDecided: () => void;
}

function RequestRow({ listingId, request, onDecided }: RequestRowProps) {
  const { mutate, isPending, variables } = useDecideRequest(listingId);
  const { id, member, note, status, requested_at } = request;
  const name = member?.name ?? 'a member';
  const decide = (decision: 'approved' | 'declined') =>
    mutate(
      { id, decision },
      {
        onSuccess: onDecided,
        onError: (error) => toast.error('Your answer wasn’t saved', { description: describeError(error) }),
      },
    );
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-card border border-line p-4">
      <div className="min-w-0 flex-1 basis-60">
        <AuthorLine author={member} isDeleted={false} postedAt={requested_at} />
        {note ? <p className="mt-2 max-w-prose text-[15px] break-words whitespace-pre-line text-ink">{note}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {status === 'pending' ? (
          <Button
            size="sm"
            busy={isPending && variables.decision === 'approved'}
            disabled={isPending}
            aria-label={`Approve ${name}`}
            onClick={() => decide('approved')}
          >
            Approve
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="secondary"
          busy={isPending && variables.decision === 'declined'}
          disabled={isPending}
          aria-label={status === 'pending' ? `Decline ${name}` : `Remove access of ${name}`}
          onClick={() => decide('declined')}
        >
          {status === 'pending' ? 'Decline' : 'Remove access'}
        </Button>
      </div>
    </li>
  );
}
