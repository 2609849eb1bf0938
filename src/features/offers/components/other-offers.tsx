import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { useAnswerOffer, useDeclineOthers } from '../api/mutations';
import { listingOffersQuery } from '../api/listing-queries';
import { FundsBadge } from '@/shared/deals/funds-badge';
import type { VerifiedFunds } from '@/domain/offer/verified-funds';
import { useBuyersFunds } from '@/shared/deals/api/buyers-funds';
import { companyText } from '@/domain/offer/company';
import { otherName, type Offer } from '@/domain/offer/offer';
import type { Negotiation } from '../negotiation';
import { Failure } from '@/platform/errors/failure';
import { offerErrors } from '@/shared/deals/errors';

/** After accepting, asks the seller what to do with the other open offers. Renders nothing without any. */
export function OtherOffers({ page: { offer, listing }, userId }: { page: Negotiation; userId: string }) {
  const applies = offer.state === 'accepted' && listing?.status === 'under_contract';
  const { data } = useQuery({ ...listingOffersQuery(userId, listing?.id ?? ''), enabled: applies });
  const [confirming, setConfirming] = useState(false);
  const decline = useDeclineOthers(listing?.id ?? '');
  const open = data?.offers.filter(({ id, state }) => id !== offer.id && state === 'open') ?? [];
  const funds = useBuyersFunds(userId, open);
  if (!applies || open.length === 0) return null;
  return (
    <Card className="p-5 sm:p-7">
      <section aria-labelledby="other-offers" className="flex flex-col gap-4">
        <div>
          <h2 id="other-offers" className="text-lg font-semibold">
            {pluralize(open.length, 'other open offer')}
          </h2>
          <p className="mt-1 text-[15px] text-muted">
            Keep the ones you’d take if this deal falls through as backups, and decline the rest. Open offers expire on
            their own.
          </p>
        </div>
        <ul className="flex flex-col divide-y divide-line">
          {open.map((other) => (
            <OtherOffer key={other.id} offer={other} funds={funds?.[other.buyer_id ?? '']} />
          ))}
        </ul>
        <Button variant="secondary" className="self-start" onClick={() => setConfirming(true)}>
          {open.length === 1 ? 'Decline it' : `Decline all ${open.length}`}
        </Button>
        <ConfirmDialog
          open={confirming}
          onOpenChange={setConfirming}
          title={`Decline ${pluralize(open.length, 'offer')}?`}
          description={
            'We’ll notify the buyers. Your own open counteroffers are withdrawn, and backups stay. ' +
            'You can’t undo this.'
          }
          confirmLabel="Decline"
          busyLabel="Declining..."
          errors={offerErrors}
          onConfirm={async () => {
            const declined = await decline.mutateAsync('');
            toast.success(`${pluralize(declined, 'offer')} declined`);
          }}
        />
      </section>
    </Card>
  );
}

function OtherOffer({ offer, funds }: { offer: Offer; funds: VerifiedFunds | undefined }) {
  const answer = useAnswerOffer(offer.id);
  const name = otherName(offer, 'seller');
  const company = companyText(offer);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <Link
          to={paths.offer(offer.id)}
          className="min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          Offer from {name}
        </Link>
        {company === null ? null : <p className="text-sm wrap-anywhere text-muted">For {company}</p>}
        {funds ? <FundsBadge funds={funds} /> : null}
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Keep the offer from ${name} as a backup`}
        busy={answer.isPending}
        onClick={() =>
          answer.mutate(
            { action: 'back_up', version: offer.version },
            { onSuccess: () => toast.success('Kept as a backup offer') },
          )
        }
      >
        Keep as backup
      </Button>
      <Failure error={answer.error} errors={offerErrors} className="basis-full" />
    </li>
  );
}
