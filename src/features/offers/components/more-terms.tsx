import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { Disclosure } from '@/kit/ui/disclosure';
import { Input, Select, Textarea } from '@/kit/ui/input';
import { RepeatedHourField } from '@/kit/ui/repeated-hour-field';
import { expiryLabel, moreTermsText, timedExpiries } from '../more-terms-text';
import { expiryMeanings, type OfferDraft } from '../schema';
import type { TermHints } from '../seller-terms';
import { TermInputs } from '@/shared/deals/term-inputs';
import { moreTerms } from './term-fields';
import { useFold } from './use-fold';

interface MoreTermsProps {
  /** The other side's name. */
  other: string;
  requiredShare: number;
  /** Deadline of the running call for offers, or null. */
  sealedUntil: string | null;
  hints: TermHints;
}

const folded = [...moreTerms, 'expiry', 'expiryDate', 'expiryTime', 'message'] as const;

/** The terms that most offers leave as they are, folded, with what they say now. */
export function MoreTerms({ other, requiredShare, sealedUntil, hints }: MoreTermsProps) {
  const { getValues, register, formState } = useFormContext<OfferDraft>();
  const [open, setOpen] = useFold(folded);
  // A draft or an offer from when the listing required one: it has to be possible to remove it.
  const [isShared] = useState(Boolean(getValues('jv_share_pct')));
  const hasShare = requiredShare === 0 && isShared;
  const shown = moreTerms.filter((name) => name !== 'jv_share_pct' || hasShare);
  return (
    <Disclosure
      title="More terms"
      text={open ? undefined : <Summary names={shown} sealed={sealedUntil !== null} />}
      open={open}
      onToggle={setOpen}
      className="mt-6 border-t border-line pt-3"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TermInputs names={shown} hints={hints} />
        <ExpiryFields sealedUntil={sealedUntil} />
        <Field
          label={`Message to ${other}`}
          hint="Optional. It becomes part of the record of this negotiation."
          error={formState.errors.message?.message}
          className="sm:col-span-2"
        >
          <Textarea rows={4} maxLength={2000} {...register('message')} />
        </Field>
      </div>
    </Disclosure>
  );
}

function Summary({ names, sealed }: { names: typeof moreTerms; sealed: boolean }) {
  const draft = useWatch<OfferDraft>() as OfferDraft;
  return <span className="numeric">{moreTermsText(draft, names, sealed)}</span>;
}

/** When the offer expires. `sealedUntil`: deadline of the running call for offers. */
function ExpiryFields({ sealedUntil }: { sealedUntil: string | null }) {
  const { register, formState } = useFormContext<OfferDraft>();
  const expiry = useWatch<OfferDraft, 'expiry'>({ name: 'expiry' });
  return (
    <>
      <Field
        label="Expires"
        hint="How long the other side can accept."
        error={formState.errors.expiry?.message}
        className="sm:col-span-2"
        required
      >
        <Select {...register('expiry')}>
          {timedExpiries.map((value) => (
            <option key={value} value={value}>
              {expiryLabel(value, sealedUntil !== null)}
            </option>
          ))}
          <option value="custom">On a date I choose</option>
        </Select>
      </Field>
      {expiry === 'custom' ? <CustomExpiry /> : null}
    </>
  );
}

function CustomExpiry() {
  const { register, formState } = useFormContext<OfferDraft>();
  const { errors } = formState;
  const draft = useWatch<OfferDraft>() as OfferDraft;
  return (
    <>
      <Field label="Expiration date" hint="The last day to accept." error={errors.expiryDate?.message} required>
        <Input type="date" {...register('expiryDate')} />
      </Field>
      <Field
        label="Expiration time"
        hint="Optional. Defaults to the end of the day."
        error={errors.expiryTime?.message}
      >
        <Input type="time" {...register('expiryTime')} />
      </Field>
      <RepeatedHourField
        meanings={expiryMeanings(draft)}
        zone={draft.zone}
        className="sm:col-span-2"
        {...register('expiryFold')}
      />
    </>
  );
}
