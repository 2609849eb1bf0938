import { Link } from 'react-router-dom';
import { ShieldCheck } from 'lucide-react';
import { closesDeal, partyName, principalSide, type Party } from '@/domain/deal/deal';
import { formatMoment } from '@/kit/time/moments';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { describeError } from '@/platform/errors/describe-error';
import { dealErrors } from '@/shared/deals/errors';
import { useAskForAuthority, useMarkAuthoritySeen } from '../api/mutations';
import type { RoomProps } from '../room-view';

/** Whether the title company has seen who may sign for a party's company, and the steps of who asks. */
export function Authority({ deal, viewer, now, party }: RoomProps & { party: Party }) {
  const ask = useAskForAuthority();
  const see = useMarkAuthoritySeen();
  if (party.company === null || principalSide(party) === null) return null;
  const found = deal.authorities.find(({ party_id }) => party_id === party.id);
  const isAsked = found !== undefined && found.seen_at === null;
  const canAsk = deal.state === 'open' && closesDeal(viewer);
  const name = partyName(party);
  const onError = (error: unknown) => {
    toast.error(describeError(error, dealErrors));
  };
  return (
    <>
      {found?.seen_at ? (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-evergreen-ink">
          <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
          Title has seen who may sign, {formatMoment(found.seen_at, deal.time_zone, now)}
        </p>
      ) : null}
      {isAsked && deal.state === 'open' ? (
        <p className="mt-1 text-sm text-muted">
          {party.id === viewer.id ? (
            <>
              The title company asked who may sign for your company. Under{' '}
              <Link to="#documents" className="font-semibold text-evergreen-ink underline">
                Documents
              </Link>
              , add its articles or operating agreement, and share it with them only.
            </>
          ) : (
            'Asked to show who may sign'
          )}
        </p>
      ) : null}
      {canAsk ? (
        <div className="mt-1 -ml-3 flex flex-wrap">
          {isAsked ? null : (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Ask ${name} who may sign`}
              busy={ask.isPending}
              onClick={() => ask.mutate(party.id, { onError })}
            >
              {found ? 'Ask again who may sign' : 'Ask who may sign'}
            </Button>
          )}
          {found?.seen_at ? null : (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Mark as seen who may sign for ${name}`}
              busy={see.isPending}
              onClick={() => see.mutate(party.id, { onError })}
            >
              Mark as seen
            </Button>
          )}
        </div>
      ) : null}
    </>
  );
}
