import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { financings } from '@/domain/listing/property-vocabulary';
import { formatUsd } from '@/kit/formatting/format';
import { ChoiceChip } from '@/kit/ui/choice-chip';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import type { Side } from '@/domain/ledger/vocabulary';
import { contingencies } from '@/domain/offer/offer-terms';
import { offerNumbers, type OfferDraft, expiryMeanings } from '../schema';
import { formatDeadline } from '@/kit/time/deadlines';
import { RepeatedHourField } from '@/kit/ui/repeated-hour-field';
import type { TermHints } from '../seller-terms';
import { ContractExpiry } from '@/shared/deals/contract-expiry';
import { ZoneField } from '@/kit/ui/zone-field';

interface PriceFieldsProps {
  askingPrice: number | null;
  /** The seller's share that the listing requires, in percent; 0 for none. */
  requiredShare: number;
  side: Side;
  hints: TermHints;
}

/** Price, earnest money, and in a joint venture, the seller's share of the profit. */
export function PriceFields({ askingPrice, requiredShare, side, hints }: PriceFieldsProps) {
  const { control, formState, getValues } = useFormContext<OfferDraft>();
  const { errors } = formState;
  const price = useController({ control, name: 'price' }).field;
  const earnest = useController({ control, name: 'earnest' }).field;
  const hours = useController({ control, name: 'earnestHours' }).field;
  // A draft or an offer from when the listing required one: it has to be possible to remove it.
  const [isShared] = useState(Boolean(getValues('share')));
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...price}
        label="Price"
        hint={askingPrice === null ? undefined : `Asking price: ${formatUsd(askingPrice)}`}
        limits={offerNumbers.price}
        error={errors.price?.message}
        className="sm:col-span-2"
        required
      />
      <NumberField
        {...earnest}
        label="Earnest money"
        hint={hints.earnest ?? 'Enter 0 for none.'}
        limits={offerNumbers.earnest}
        error={errors.earnest?.message}
        required
      />
      <NumberField
        {...hours}
        label="Due within"
        hint="Hours after acceptance."
        limits={offerNumbers.earnestHours}
        error={errors.earnestHours?.message}
        required
      />
      {requiredShare > 0 ? (
        <RequiredShare share={requiredShare} side={side} />
      ) : isShared ? (
        <ShareField error={errors.share?.message} />
      ) : null}
      <p className="text-sm text-muted sm:col-span-2">
        We don’t hold earnest money or any other funds. Pay it to the title company, attorney, or seller you agree on.
      </p>
    </div>
  );
}

function ShareField({ error }: { error: string | undefined }) {
  const { control } = useFormContext<OfferDraft>();
  const share = useController({ control, name: 'share' }).field;
  return (
    <NumberField
      {...share}
      label="Seller’s profit share"
      hint="For a joint venture. Enter 0 for a plain sale."
      limits={offerNumbers.share}
      error={error}
      required
    />
  );
}

function RequiredShare({ share, side }: { share: number; side: Side }) {
  return (
    <p className="rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:col-span-2">
      <span className="block font-semibold">{share}% joint venture</span>
      {side === 'buyer'
        ? `This listing requires a joint venture: the seller gets ${share}% of the profit.`
        : `Your listing requires a joint venture: you get ${share}% of the profit.`}
    </p>
  );
}

interface TimingFieldsProps {
  hints: TermHints;
  /** Undefined once it's deleted, or hidden from the member. */
  listingId: string | undefined;
  side: Side;
}

/** Closing date, financing, and inspection. Checks the closing date as it's entered. */
export function TimingFields({ hints, listingId, side }: TimingFieldsProps) {
  const { register, control, formState } = useFormContext<OfferDraft>();
  const { errors } = formState;
  const closing = useWatch<OfferDraft, 'closing'>({ name: 'closing' });
  const inspection = useController({ control, name: 'inspection' }).field;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Closing date"
        hint={`The latest day to close.${hints.closing ? ` ${hints.closing}` : ''}`}
        error={errors.closing?.message}
        className="sm:col-span-2"
        required
      >
        <Input type="date" {...register('closing')} />
      </Field>
      <ContractExpiry listingId={listingId} closing={closing} side={side} className="sm:col-span-2" />
      <NumberField
        {...inspection}
        label="Inspection"
        hint="Days to inspect and back out. Enter 0 to waive it."
        limits={offerNumbers.inspection}
        error={errors.inspection?.message}
        required
      />
      <Field
        label="Financing"
        hint={hints.financing ?? undefined}
        error={errors.financing?.message}
        className="sm:col-span-2"
        required
      >
        <Select {...register('financing')}>
          <option value="">Choose</option>
          {financings.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** What else the deal depends on. */
export function ConditionFields() {
  const { register } = useFormContext<OfferDraft>();
  return (
    <fieldset className="mt-6">
      <legend className="text-sm font-medium text-ink">Contingencies</legend>
      <p className="text-sm text-muted">If one of these fails, the buyer can back out. Fewer make a stronger offer.</p>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        {Object.entries(contingencies).map(([value, label]) => (
          <ChoiceChip key={value} value={value} {...register('contingencies')}>
            {label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}

const choices = [
  ['24', '24 hours'],
  ['48', '48 hours'],
  ['72', '3 days'],
  ['168', '7 days'],
] as const;

/** When the offer expires, and the time zone of its dates. `sealedUntil`: deadline of the running call for offers. */
export function ExpiryFields({ sealedUntil }: { sealedUntil: string | null }) {
  const { register, formState } = useFormContext<OfferDraft>();
  const { errors } = formState;
  const expiry = useWatch<OfferDraft, 'expiry'>({ name: 'expiry' });
  const { value: zone, onChange } = useController<OfferDraft, 'zone'>({ name: 'zone' }).field;
  return (
    <div className="flex flex-col gap-5">
      {sealedUntil ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink">
          The seller is calling for offers. Yours stays sealed until {formatDeadline(sealedUntil, zone)}: nobody can
          read your terms before then, and you can still change them. It has to stay open for at least an hour after the
          deadline.
        </p>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Expires" error={errors.expiry?.message} required>
          <Select {...register('expiry')}>
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {sealedUntil ? `${label} after the deadline` : `In ${label}`}
              </option>
            ))}
            <option value="custom">On a date I choose</option>
          </Select>
        </Field>
        <ZoneField value={zone} onChange={onChange} error={errors.zone?.message} />
        {expiry === 'custom' ? <CustomExpiry /> : null}
      </div>
      <p className="text-sm text-muted">
        Closing and inspection end at midnight in this time zone, by default the property’s.
      </p>
    </div>
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
