import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { KeptDraft } from '@/shared/forms/kept-draft';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { Field } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import { Textarea } from '@/shared/ui/input';
import type { Side } from '@/shared/deals/vocabulary';
import { offerError } from '@/shared/deals/offer-error';
import { summarizeTerms } from '@/shared/deals/offer-summary';
import type { OfferContext, OfferDraft, SentOffer } from '../schema';
import { ExpiryFields } from './expiry-fields';

import { LiveSummary } from './live-summary';
import { ConditionFields, PriceFields, TimingFields } from './term-fields';
import { useOfferForm } from './use-offer-form';

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
  draftKey: string;
  initial: OfferDraft;
  context: OfferContext;
  side: Side;
  /** The other side's name. */
  other: string;
  askingPrice: number | null;
  texts: OfferFormTexts;
  /** Target of the Cancel link. */
  back: string;
  /** Shown above the fields, such as what changed since the member started. */
  notice?: ReactNode;
  /** The terms can't be sent anymore. */
  closed?: boolean;
  onSend: (sent: SentOffer, offerId: string) => Promise<void>;
  onSent: (offerId: string) => void;
}

/** The terms of an offer, counteroffer, or improvement, beside what they mean. A confirmation comes before sending. */
export function OfferForm(props: OfferFormProps) {
  const { draftKey, context, side, other, askingPrice, texts, back, notice, closed = false } = props;
  const { form, confirming, review, confirm, closeReview, kept, startOver } = useOfferForm(props);
  const { errors } = form.formState;
  const summary = confirming
    ? summarizeTerms(confirming.terms, { reader: side, noun: texts.noun, now: context.now() })
    : [];
  return (
    <FormProvider {...form}>
      {kept ? <KeptDraft onStartOver={startOver} className="mb-6" /> : null}
      <form
        key={draftKey}
        noValidate
        className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
        onSubmit={(submitted) => void form.handleSubmit(review)(submitted)}
      >
        <div className="flex min-w-0 flex-col gap-6">
          {notice}
          <FormSection title="Price">
            <PriceFields askingPrice={askingPrice} requiredShare={context.requiredShare} side={side} />
          </FormSection>
          <FormSection title="Closing and conditions">
            <TimingFields />
            <ConditionFields />
          </FormSection>
          <FormSection title="Expiration" text="How long the other side can accept.">
            <ExpiryFields sealedUntil={context.sealedUntil} />
          </FormSection>
          <FormSection title="Message">
            <Field
              label={`Message to ${other}`}
              hint="Optional. It becomes part of the record of this negotiation."
              error={errors.message?.message}
            >
              <Textarea rows={4} maxLength={2000} {...form.register('message')} />
            </Field>
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
        failedText={offerError}
        onConfirm={confirm}
      />
    </FormProvider>
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
