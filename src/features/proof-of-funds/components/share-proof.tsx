import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUser } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { QueryError } from '@/platform/query/query-error';
import { FormError } from '@/kit/ui/field';
import { Skeleton } from '@/kit/ui/skeleton';
import { useShareProof } from '../api/mutations';
import { shareableOffersQuery, type Proof } from '../api/queries';
import { describeError } from '@/platform/errors/describe-error';

interface ShareProofProps {
  proof: Proof;
  onClose: () => void;
}

/** Shares a document with the sellers of the member's offers, each on its own. */
export function ShareProof({ proof, onClose }: ShareProofProps) {
  const user = useUser();
  const offers = useQuery(shareableOffersQuery(user.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Share this document"
      description={
        'Sellers you share it with can open the file until you stop sharing, the offer ends, or it expires. ' +
        'You see every time they do.'
      }
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {offers.data ? (
        <OfferList offers={offers.data} proof={proof} />
      ) : offers.error ? (
        <QueryError query={offers} title="We couldn’t load your offers" />
      ) : (
        <Skeleton className="h-32 rounded-card" />
      )}
    </Dialog>
  );
}

interface OfferListProps {
  offers: readonly { id: string; title: string; seller_name: string | null }[];
  proof: Proof;
}

function OfferList({ offers, proof }: OfferListProps) {
  const share = useShareProof();
  const [problem, setProblem] = useState<string | null>(null);
  if (offers.length === 0) {
    return (
      <p className="text-[15px] text-muted">
        You have no open offers. Once you make one, you can share this document with its seller here.
      </p>
    );
  }
  const change = async (offerId: string, shared: boolean) => {
    setProblem(null);
    await share
      .mutateAsync({ proofId: proof.id, offerId, shared })
      .catch((error: unknown) => setProblem(describeError(error)));
  };
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {offers.map(({ id, title, seller_name }) => {
          const shared = proof.shares.some((one) => one.offer_id === id && one.revoked_at === null);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium break-words">{title}</p>
                <p className="text-sm break-words text-muted">{seller_name ?? 'A former member'}</p>
              </div>
              <Button
                variant={shared ? 'ghost' : 'secondary'}
                size="sm"
                busy={share.isPending && share.variables.offerId === id}
                aria-label={`${shared ? 'Stop sharing' : 'Share'} with the seller of ${title}`}
                onClick={() => void change(id, !shared)}
              >
                {shared ? 'Stop sharing' : 'Share'}
              </Button>
            </li>
          );
        })}
      </ul>
      <FormError className="mt-4">{problem}</FormError>
    </>
  );
}
