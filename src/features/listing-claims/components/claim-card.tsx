import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contractDatesText } from '@/domain/contract/reading';
import { reasonsText } from '@/domain/duplicates/reasons';
import { fullAddress } from '@/domain/listing/listing-facts';
import { paths } from '@/domain/site/paths';
import { Button } from '@/kit/ui/button';
import { formatDate, formatUsd } from '@/kit/formatting/format';
import { ReviewerMatches } from '@/shared/listings/listing-matches';
import { decisionErrors } from '@/shared/moderation/approve-or-return';
import { DecisionButton, Decisions } from '@/shared/moderation/decisions';
import { ReasonDialog } from '@/shared/moderation/reason-dialog';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import { useSettleClaim, type Claim, type ClaimContract, type ClaimedListing } from '../api/claims';

interface ClaimCardProps extends ReviewActions {
  claim: Claim;
}

type Question = { keeper: ClaimedListing } | 'different';

/** A claim of two sellers on one property: both listings with their contracts, what links them, and the decision. */
export function ClaimCard({ claim, onResolved, onConflict }: ClaimCardProps) {
  const [asking, setAsking] = useState<Question | null>(null);
  const settle = useSettleClaim();
  const submit = useSingleSubmit(settle.mutateAsync, (why) => {
    setAsking(null);
    onConflict(why);
  });
  const decide = async (reason: string) => {
    if (asking === null) return;
    const isDifferent = asking === 'different';
    const keeperId = isDifferent ? null : asking.keeper.id;
    if (await submit({ claim, decision: isDifferent ? 'different' : 'kept', keeperId, reason })) onResolved('Settled');
  };
  // The listing that was posted first.
  const both = [claim.other, claim.property];
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 sm:p-6">
      <header>
        <h2 className="text-lg font-semibold break-words outline-none">{claim.property.title}</h2>
        <p className="text-[15px] text-muted">
          Two sellers list what looks like one property: {reasonsText(claim.reasons)}.
        </p>
      </header>
      <div className="grid gap-4 lg:grid-cols-2">
        {both.map((listing) => (
          <Side key={listing.id} listing={listing} claim={claim} />
        ))}
      </div>
      <Decisions className="flex flex-wrap gap-3">
        {both.map((listing, place) => (
          <DecisionButton
            key={listing.id}
            decision={place === 0 ? 'approve' : 'reject'}
            icon={<Check aria-hidden />}
            onClick={() => setAsking({ keeper: listing })}
          >
            {sellerOf(listing)} keeps it
          </DecisionButton>
        ))}
        <Button variant="ghost" icon={<Undo2 aria-hidden />} onClick={() => setAsking('different')}>
          Two properties
        </Button>
      </Decisions>
      {asking ? (
        <ReasonDialog
          title={asking === 'different' ? 'These are two properties' : `${sellerOf(asking.keeper)} keeps the listing`}
          subject={claim.property.title}
          hint="Both sellers will see exactly what you write. No listing is taken down."
          requiredMessage="Say why, such as whose contract is older"
          submitLabel="Settle"
          busyLabel="Settling..."
          onClose={() => setAsking(null)}
          onSubmit={decide}
          errors={decisionErrors}
        />
      ) : null}
    </article>
  );
}

const sellerOf = ({ seller }: ClaimedListing) => seller?.name ?? 'A former member';

/** One of the listings, with its seller's contracts and what else looks like it. */
function Side({ listing, claim }: { listing: ClaimedListing; claim: Claim }) {
  const contracts = claim.contracts.filter(({ listing_id }) => listing_id === listing.id);
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-control border border-line p-4 text-sm">
      <h3 className="font-semibold break-words">
        <Link to={paths.listing(listing.id)} className="underline underline-offset-2">
          {listing.title}
        </Link>
      </h3>
      <p className="break-words text-muted">
        {fullAddress(listing)} · {formatUsd(listing.price)}
        <br />
        {sellerOf(listing)}, posted {formatDate(listing.created_at)}
        {claim.asker_id === listing.user_id ? '. Asked to join the other seller.' : ''}
        {claim.denier_id === listing.user_id ? '. Says it’s another property.' : ''}
      </p>
      {contracts.length === 0 ? (
        <p>No contract submitted.</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {contracts.map(({ sha256, name, uploaded_at, submission_id, status, reading }) => (
            <li key={sha256} className="break-words">
              <Link to={paths.submission(submission_id)} className="font-medium underline underline-offset-2">
                {name}
              </Link>{' '}
              uploaded {formatDate(uploaded_at)}
              {status === 'accepted' ? ', accepted' : ''}
              <ContractDates reading={reading} />
            </li>
          ))}
        </ul>
      )}
      <ReviewerMatches listingId={listing.id} sellerId={listing.user_id} />
    </section>
  );
}

/** What a contract says of when it was signed and ends. Nothing if it says neither. */
function ContractDates({ reading }: Pick<ClaimContract, 'reading'>) {
  const text = contractDatesText(reading);
  return text === '' ? null : <span className="block text-muted">It says: {text}</span>;
}
