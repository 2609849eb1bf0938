import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { reasonsText } from '@/domain/duplicates/reasons';
import type { Listing } from '@/domain/listing/listing';
import { paths } from '@/domain/site/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { describeError } from '@/platform/errors/describe-error';
import { claimsQuery, useClaimStep, type Claim, type ClaimStep } from '../api/claims';

/** For a seller: other listings that look like the property of theirs, and what to do about each. */
export function ListingClaims({ listing }: { listing: Listing }) {
  const { data: claims = [] } = useQuery(claimsQuery(listing.id));
  if (claims.length === 0) return null;
  return (
    <section id="claims" aria-labelledby="claims-heading" className="flex flex-col gap-3">
      <h3 id="claims-heading" className="font-semibold">
        Listings of the same property
      </h3>
      <ul className="flex flex-col gap-3">
        {claims.map((claim) => (
          <ClaimItem key={claim.id} claim={claim} listingId={listing.id} ownId={listing.user_id} />
        ))}
      </ul>
    </section>
  );
}

interface ClaimItemProps {
  claim: Claim;
  listingId: string;
  /** The reader. */
  ownId: string;
}

const failedStep = 'That wasn’t saved';

function ClaimItem({ claim, listingId, ownId }: ClaimItemProps) {
  const other = claim.property_id === listingId ? claim.other : claim.property;
  const step = useClaimStep(listingId);
  const [asking, setAsking] = useState(false);
  const take = (next: ClaimStep, done: string) =>
    step.mutate(
      { id: claim.id, step: next },
      {
        onSuccess: () => toast.success(done),
        onError: (error) => toast.error(failedStep, { description: describeError(error) }),
      },
    );
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-4 text-sm">
      <p className="break-words">
        <Link to={paths.listing(other.id)} className="font-semibold underline underline-offset-2">
          {other.title}
        </Link>
        {claim.strength === 'same' ? ' is a listing of the same property: ' : ' may be the same property: '}
        {reasonsText(claim.reasons)}.
      </p>
      <p className="text-muted">{standing(claim, other.user_id === ownId, listingId, ownId)}</p>
      {claim.reason ? <p className="break-words whitespace-pre-line">Our team: {claim.reason}</p> : null}
      <ClaimButtons claim={claim} ownId={ownId} busy={step.isPending} onAsk={() => setAsking(true)} onTake={take} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Ask to join the other seller?"
        description="If they accept, they lead, and buyers see you as one party. Agree on your share with them."
        confirmLabel="Ask to join"
        busyLabel="Asking..."
        danger={false}
        errors={{ failed: failedStep }}
        onConfirm={async () => {
          await step.mutateAsync({ id: claim.id, step: 'ask' });
          toast.success('Request sent');
        }}
      />
    </li>
  );
}

/** What the state of a claim means for the seller of one of its listings. */
function standing({ state, asker_id, denier_id, keeper_id }: Claim, isOwn: boolean, listingId: string, ownId: string) {
  if (isOwn) return 'Both listings are yours. Consider keeping one of them.';
  switch (state) {
    case 'open':
      return denier_id === ownId
        ? 'You said that it’s another property. Our team will decide.'
        : 'The seller with the older valid contract keeps the listing. Show yours, or ask to join the other seller.';
    case 'join_asked':
      return asker_id === ownId ? 'You asked to join. The other seller hasn’t answered yet.' : 'They ask to join you.';
    case 'joined':
      return keeper_id === listingId
        ? 'You’re one party, and you lead. Buyers see that you work together.'
        : 'You’re one party, and the other seller leads. Buyers see that you work together.';
    case 'kept':
      return keeper_id === listingId
        ? 'Our team found that you have the older valid contract.'
        : 'Our team found that the other seller has the older valid contract. Consider pausing your listing.';
    case 'different':
      return 'Our team found that these are two properties.';
    default:
      return 'You don’t have to do anything. Our team sees that they look alike.';
  }
}

interface ClaimButtonsProps extends Pick<ClaimItemProps, 'claim' | 'ownId'> {
  busy: boolean;
  onAsk: () => void;
  onTake: (step: ClaimStep, done: string) => void;
}

function ClaimButtons({ claim: { state, asker_id, denier_id, contracts }, ownId, busy, ...act }: ClaimButtonsProps) {
  if (state === 'join_asked' && asker_id !== ownId) {
    return (
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={busy} onClick={() => act.onTake('accept', 'You work together now')}>
          Accept
        </Button>
        <Button size="sm" variant="secondary" disabled={busy} onClick={() => act.onTake('decline', 'Request declined')}>
          Decline
        </Button>
      </div>
    );
  }
  if (state !== 'open') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" disabled={busy} onClick={act.onAsk}>
        Ask to join
      </Button>
      {contracts.length === 0 ? (
        <ButtonLink size="sm" variant="secondary" to={paths.newSubmission}>
          Show your contract
        </ButtonLink>
      ) : null}
      {denier_id === null ? (
        <Button size="sm" variant="ghost" disabled={busy} onClick={() => act.onTake('deny', 'We’ll look at it')}>
          Not the same property
        </Button>
      ) : null}
    </div>
  );
}
