import { type ReactNode, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { RestoredDraft } from '@/platform/forms/restored-draft';
import { Button, ButtonLink } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { FormSection } from '@/kit/ui/form-section';
import { toast } from '@/kit/ui/toast';
import { chosenCompany } from '@/domain/offer/company';
import type { Side } from '@/domain/ledger/vocabulary';
import { describeError } from '@/platform/errors/describe-error';
import { offerErrors, isOutdated } from '@/shared/deals/errors';
import { summarizeTerms } from '@/domain/offer/offer-terms';
import {
  type OfferContext,
  type OfferDraft,
  type SentOffer,
  partialTerms,
  offerDraftSchema,
  offerSchema,
} from '../schema';
import type { TermHints } from '../seller-terms';
import { MainTerms } from './term-fields';
import { MoreTerms } from './more-terms';
import { OfferSetup } from './offer-setup';
import { formatDeadline } from '@/kit/time/deadlines';
import { useNow } from '@/kit/hooks/use-now';
import { SideCard } from '@/kit/ui/side-card';
import { useStoredForm } from '@/platform/forms/use-stored-form';

export interface OfferFormTexts {
  /** What the terms are called in the summary: 'Your offer'. */
  noun: string;
  /** Title of the confirmation: 'Send this offer?'. */
  confirmTitle: string;
  /** What happens once it's sent. */
  next: string;
  sendLabel: string;
}

interface OfferFormProps {
  /** Identifies the member and what they write, so that a draft survives Back, reload, and a new version. */
  draftKey: string;
  initial: OfferDraft;
  context: OfferContext;
  side: Side;
  /** The other side's name. */
  other: string;
  /** Undefined once it's deleted, or hidden from the member. */
  listingId: string | undefined;
  askingPrice: number | null;
  /** What the seller asks for, next to the fields. */
  hints: TermHints;
  texts: OfferFormTexts;
  /** Target of the Cancel link. */
  back: string;
  /** Shown above the fields, such as what changed since the member started. */
  notice?: ReactNode;
  /** The terms can't be sent anymore. */
  closed?: boolean;
  /** Sends validated terms, with the ID of a new offer. Rejects if that fails. */
  onSend: (sent: SentOffer, offerId: string) => Promise<void>;
  /** After it was sent. */
  onSent: (offerId: string) => void;
}

/** The terms of an offer, counteroffer, or improvement, beside what they mean. A confirmation comes before sending. */
export function OfferForm(props: OfferFormProps) {
  const { draftKey, context, side, other, askingPrice, hints, texts, back, notice, closed = false } = props;
  const { form, confirming, review, confirm, closeReview, restored, startOver } = useOfferForm(props);
  const summary = confirming
    ? summarizeTerms(confirming.terms, {
        reader: side,
        noun: texts.noun,
        now: context.now(),
        company: confirming.company,
      })
    : [];
  return (
    <FormProvider {...form}>
      {restored ? <RestoredDraft onStartOver={startOver} className="mb-6" /> : null}
      <form
        key={draftKey}
        noValidate
        className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
        onSubmit={(submitted) => void form.handleSubmit(review)(submitted)}
      >
        <div className="flex min-w-0 flex-col gap-6">
          {notice}
          {context.sealedUntil ? <Sealed until={context.sealedUntil} /> : null}
          <FormSection title="Terms">
            <MainTerms
              askingPrice={askingPrice}
              requiredShare={context.requiredShare}
              side={side}
              hints={hints}
              listingId={props.listingId}
            />
            <MoreTerms
              other={other}
              requiredShare={context.requiredShare}
              sealedUntil={context.sealedUntil}
              hints={hints}
            />
          </FormSection>
        </div>
        <aside className="min-w-0">
          <div className="flex flex-col gap-5 lg:sticky lg:top-24">
            <LiveSummary context={context} side={side} noun={texts.noun} />
            <div className="flex flex-col gap-2">
              <Button type="submit" size="lg" full disabled={closed}>
                {texts.sendLabel}
              </Button>
              <ButtonLink to={back} variant="ghost" full>
                Cancel
              </ButtonLink>
            </div>
          </div>
        </aside>
      </form>
      <ConfirmDialog
        open={confirming !== null}
        onOpenChange={(open) => {
          if (!open) closeReview();
        }}
        title={texts.confirmTitle}
        description={<SummaryText sentences={summary} next={texts.next} />}
        confirmLabel={texts.sendLabel}
        busyLabel="Sending..."
        cancelLabel="Keep editing"
        danger={false}
        errors={offerErrors}
        onConfirm={confirm}
      />
    </FormProvider>
  );
}

/** Says that nobody can read the offer until a call for offers ends. */
function Sealed({ until }: { until: string }) {
  const zone = useWatch<OfferDraft, 'zone'>({ name: 'zone' });
  return (
    <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink">
      The seller is calling for offers. Yours stays sealed until {formatDeadline(until, zone)}: nobody can read your
      terms before then, and you can still change them. It has to stay open for at least an hour after the deadline.
    </p>
  );
}

/** The terms in plain sentences, and what happens next, for a confirmation. */
export function SummaryText({ sentences, next }: { sentences: readonly string[]; next: string }) {
  return (
    <>
      {sentences.length > 0 ? <span className="numeric block text-ink">{sentences.join(' ')}</span> : null}
      <span className="mt-3 block">{next}</span>
    </>
  );
}

interface LiveSummaryProps {
  context: OfferContext;
  side: Side;
  noun: string;
}

/** What the terms mean, in plain English, while the member types. */
function LiveSummary({ context, side, noun }: LiveSummaryProps) {
  const draft = useWatch<OfferDraft>() as OfferDraft;
  const now = useNow();
  const sentences = summarizeTerms(partialTerms(draft, { ...context, now: () => now }), {
    reader: side,
    noun,
    now,
    company: context.companies ? chosenCompany(draft, context.companies, () => undefined) : null,
  });
  return (
    <SideCard title="In plain English">
      <ul className="numeric mt-3 flex flex-col gap-2 text-[15px] leading-relaxed text-ink">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <OfferSetup companies={context.companies} />
      <p className="mt-2 border-t border-line pt-3 text-sm text-muted">
        An accepted offer is an agreement between you. We’re not a party to it and don’t give legal advice.
      </p>
    </SideCard>
  );
}

/**
 * The form of an offer's terms. `confirming` are the validated terms while the member reviews them. `restored`: a draft
 * was restored.
 */
function useOfferForm({ draftKey, initial, context, onSend, onSent }: OfferFormProps) {
  const { form, restored, startOver, finish } = useStoredForm({
    storageKey: draftKey,
    draft: offerDraftSchema,
    initial,
    schema: offerSchema(context),
    mode: 'onTouched',
  });
  const [confirming, setConfirming] = useState<SentOffer | null>(null);
  const { getValues, setValue } = form;

  const review = (sent: SentOffer) => {
    if (getValues('id') === '') setValue('id', crypto.randomUUID());
    setConfirming(sent);
  };
  const confirm = async () => {
    if (!confirming) return;
    const id = getValues('id');
    try {
      await onSend(confirming, id);
    } catch (error) {
      if (!isOutdated(error)) throw error;
      // The screen shows what changed, above what's typed, which stays.
      toast.error(describeError(error, offerErrors));
      return;
    }
    finish();
    onSent(id);
  };
  return { form, confirming, review, confirm, closeReview: () => setConfirming(null), restored, startOver };
}
