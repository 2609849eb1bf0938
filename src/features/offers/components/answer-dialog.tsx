import { useState } from 'react';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { Button } from '@/kit/ui/button';
import { Field, FormError } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { LazyDialog } from '@/kit/ui/lazy-dialogs';
import type { Side } from '@/domain/ledger/vocabulary';
import { otherName } from '@/domain/offer/offer';
import { changedClaims } from '@/domain/deal/claims';
import { claimsThatCount, type Negotiation } from '../negotiation';
import type { OfferAction } from '../offer-moves';
import { answerTexts } from '../action-texts';
import { describeError } from '@/platform/errors/describe-error';
import { isOutdated, offerErrors } from '@/shared/deals/errors';
import { summarizeTerms } from '@/domain/offer/offer-terms';
import { ContractExpiry } from '@/shared/deals/contract-expiry';
import { SummaryText } from './offer-form';
import { OfferRules } from './offer-rules';

/** Actions that need only a confirmation. */
export type AskedAction = Exclude<OfferAction, 'counter' | 'revise'>;

/** An action and the version that the viewer saw when choosing it. */
export interface Asked {
  action: AskedAction;
  version: number;
}

interface AnswerDialogProps {
  page: Negotiation;
  side: Side;
  asked: Asked;
  onClose: () => void;
  /** Shows the latest version instead of the one asked about. */
  onLatest: () => void;
  /** Rejects if it fails. */
  onSend: (asked: Asked, message: string) => Promise<void>;
}

const anyText = { parse: (value: unknown) => String(value) };

/** Confirms an answer: the terms it's about, what happens next, and an optional message, which survives a reload. */
export function AnswerDialog({ page, side, asked, onClose, onLatest, onSend }: AnswerDialogProps) {
  const { offer, versions } = page;
  const [message, setMessage, clear] = useStoredState(`offer-message:${offer.id}`, anyText, '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const other = otherName(offer, side);
  const seen = versions.find(({ version }) => version === asked.version) ?? versions[0];
  const isOld = asked.version !== offer.version;
  const texts = answerTexts(asked.action, side, other);
  const sentences =
    asked.action === 'accept' && seen
      ? summarizeTerms(seen, { reader: side, noun: 'The offer', company: offer }).slice(0, -1)
      : [];
  const changes = asked.action === 'accept' && page.listing ? changedClaims(claimsThatCount(page), page.listing) : [];
  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onSend(asked, message.trim());
      clear();
      onClose();
    } catch (error) {
      // If it's outdated, the new version has arrived and says so.
      setProblem(isOutdated(error) ? null : describeError(error, offerErrors));
    }
    setBusy(false);
  };
  return (
    <LazyDialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={texts.title}
      description={
        <SummaryText
          sentences={[
            ...sentences,
            ...changes.map(({ label, before, now }) => `${label} on the listing: ${now} (${before} with the offer).`),
          ]}
          next={texts.next}
        />
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {isOld && !busy ? (
            <Button onClick={onLatest}>Show latest terms</Button>
          ) : (
            <Button
              variant={asked.action === 'decline' || asked.action === 'withdraw' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={texts.busyLabel}
              onClick={() => void send()}
            >
              {texts.label}
            </Button>
          )}
        </>
      }
    >
      {asked.action === 'accept' && seen ? (
        <ContractExpiry listingId={page.listing?.id} closing={seen.closing_on} side={side} className="mb-5" />
      ) : null}
      {asked.action === 'accept' ? (
        <OfferRules listing={page.listing} userId={offer[`${side}_id`]} side={side} className="mb-5" />
      ) : null}
      <Field label={texts.messageLabel} hint={`Optional. ${other} can read it.`}>
        <Textarea rows={3} maxLength={2000} value={message} onChange={({ target }) => setMessage(target.value)} />
      </Field>
      <FormError className="mt-4">
        {isOld && !busy ? `${other} changed the terms. Nothing was sent. Review the latest version first.` : problem}
      </FormError>
    </LazyDialog>
  );
}
