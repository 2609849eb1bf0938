import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useNow } from '@/kit/hooks/use-now';
import { PageHeading } from '@/platform/layout/page';
import { ButtonLink } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { toast } from '@/kit/ui/toast';
import { verifiedFundsQuery } from '@/shared/deals/api/buyers-funds';
import { useAnswerOffer } from '../api/mutations';
import { useSellerTerms } from '../api/seller-terms';
import { termHints } from '../seller-terms';
import { EmptyState } from '@/kit/ui/empty-state';
import type { OfferVersion } from '@/domain/offer/fields';
import { otherName, requiredShare, sideOf } from '@/domain/offer/offer';
import { claimsOf } from '@/domain/deal/claims';
import { claimsThatCount, type Negotiation } from '../negotiation';
import { ClaimsNotice } from './claims-notice';
import { actionsFor, stateText } from '../offer-moves';
import { changeTexts } from '../action-texts';
import { draftOfTerms } from '../schema';
import { TermList } from './offer-versions';
import { OfferForm } from './offer-form';
import { OfferRules } from './offer-rules';

/** Counters an offer, or changes the viewer's own latest terms. */
export function ChangeOffer({ page, userId }: { page: Negotiation; userId: string }) {
  const { offer, versions, listing } = page;
  const side = sideOf(offer, userId);
  const now = useNow();
  const navigate = useNavigate();
  const answer = useAnswerOffer(offer.id);
  const terms = useSellerTerms(userId, listing?.id);
  const { data: funds } = useQuery(verifiedFundsQuery(userId, [userId]));
  const [current] = versions;
  // What the member started from. The other side may have made newer versions since.
  const [started] = useState(current);
  const [initial] = useState(() => (current ? draftOfTerms(current) : null));
  if (!side || !current || !started || !initial) return null;
  const other = otherName(offer, side);
  const action = actionsFor(offer, side, listing?.status, now).find((each) => each === 'counter' || each === 'revise');
  const back = paths.offer(offer.id);
  const texts = changeTexts(action ?? 'revise', side, other, offer.state === 'sealed');
  return (
    <>
      <PageHeading title={texts.title} lead={`${offer.title}, ${offer.address}`} />
      {action || started.version !== current.version ? null : (
        <EmptyState
          title="You can’t change this offer now"
          text={stateText(offer, side, other, now)}
          action={<ButtonLink to={back}>View offer</ButtonLink>}
        />
      )}
      {action || started.version !== current.version ? (
        <OfferForm
          draftKey={`offer:${userId}:${offer.id}`}
          initial={initial}
          context={{
            now: Date.now,
            requiredShare: requiredShare(offer, listing),
            sealedUntil: offer.state === 'sealed' ? (listing?.call?.deadline ?? null) : null,
          }}
          side={side}
          other={other}
          listingId={listing?.id}
          askingPrice={listing?.price ?? null}
          hints={termHints(terms, side, funds?.[userId])}
          texts={texts}
          back={back}
          closed={!action}
          notice={
            <>
              {started.version === current.version ? null : (
                <NewVersion current={current} started={started} other={other} open={action !== undefined} />
              )}
              <OfferRules listing={listing} userId={userId} side={side} />
              {side === 'buyer' ? (
                <ClaimsNotice
                  recorded={claimsThatCount(page)}
                  listing={listing}
                  text="The seller changed them after you set your terms. If you send new terms, the new numbers count."
                />
              ) : null}
            </>
          }
          onSend={({ terms: sent, message }) =>
            answer.mutateAsync({
              terms: sent,
              message,
              action: action ?? 'revise',
              version: current.version,
              ...(side === 'buyer' && listing && { claims: claimsOf(listing) }),
            })
          }
          onSent={() => {
            toast.success(texts.sent);
            void navigate(back, { replace: true });
          }}
        />
      ) : null}
    </>
  );
}

interface NewVersionProps {
  current: OfferVersion;
  started: OfferVersion;
  other: string;
  /** The viewer can still send terms. */
  open: boolean;
}

/** The version that arrived while the viewer was typing, with what changed. */
function NewVersion({ current, started, other, open }: NewVersionProps) {
  return (
    <section
      aria-labelledby="new-version"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-7"
    >
      <h2 id="new-version" className="text-lg font-semibold">
        {other} sent new terms
      </h2>
      <FormError>
        {open
          ? 'The offer changed while you were typing. What you typed is still below. ' +
            'Review the latest terms, then send yours.'
          : 'The offer changed while you were typing, and you can’t answer it anymore.'}
      </FormError>
      <TermList version={current} previous={started} />
    </section>
  );
}
