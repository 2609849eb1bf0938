import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Link } from 'react-router-dom';
import { describeError } from '@/platform/errors/describe-error';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { toast } from '@/kit/ui/toast';
import { useInviteBuyers } from '../api/mutations';
import { reachQuery } from '../api/queries';
import { invitationBatch, inviteLabel, invitedText, reachRows, type Reach } from '../reach';

/** For a listing's owner: how many people it reached, and inviting more. */
export function SellerReach({ listing: { id, status } }: { listing: { id: string; status: string } }) {
  const { data, error, refetch, isFetching } = useQuery(reachQuery(id));
  if (data) {
    return (
      <div className="flex flex-col gap-4">
        {status === 'active' ? <InviteBuyers listingId={id} reach={data} /> : null}
        <ReachList reach={data} />
      </div>
    );
  }
  if (!error) return <Skeleton className="h-44" />;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      We couldn’t load who you reached. {describeError(error)}
      <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
        Retry
      </Button>
    </p>
  );
}

function InviteBuyers({ listingId, reach }: { listingId: string; reach: Reach }) {
  const { mutate, isPending, error } = useInviteBuyers(listingId);
  const left = reach.invitations_left;
  const label = inviteLabel(reach);
  const invite = () =>
    mutate(invitationBatch, {
      onSuccess: (invited) => {
        const { title, description } = invitedText(invited);
        toast[invited === 0 ? 'info' : 'success'](title, { description });
      },
    });
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="secondary"
        full
        icon={<Send aria-hidden />}
        busy={isPending}
        busyLabel="Inviting"
        disabled={label === null}
        onClick={invite}
      >
        {label ?? (left === 0 ? 'No invitations left today' : 'No one to invite right now')}
      </Button>
      <p className="numeric text-sm text-muted">
        We pick members whose buy box fits best, among those who accept invitations. They stay anonymous until they
        contact you.
        {left > 0 ? ` You can send ${left} more today.` : ''}
      </p>
      <Failure error={error} />
    </div>
  );
}

function ReachList({ reach }: { reach: Reach }) {
  return (
    <section aria-labelledby="reach">
      <h3 id="reach" className="text-sm font-medium text-ink">
        Since you listed it
      </h3>
      <dl className="mt-2 divide-y divide-line border-y border-line text-[15px]">
        {reachRows(reach).map(({ label, count, section }) => (
          <div key={label} className="flex min-h-10 items-center justify-between gap-3 pointer-coarse:min-h-11">
            <dt className="text-muted">{label}</dt>
            <dd className="numeric font-semibold text-ink">
              {section ? (
                <Link
                  to={`#${section}`}
                  aria-label={`${label}: ${count}, see who`}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {count}
                </Link>
              ) : (
                count
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
