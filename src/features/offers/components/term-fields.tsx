import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { formatUsd } from '@/kit/formatting/format';
import { ChoiceChip } from '@/kit/ui/choice-chip';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import type { Side } from '@/domain/ledger/vocabulary';
import { termFields, termNames, type Term, type TermField } from '@/domain/offer/fields';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import { type OfferDraft, expiryMeanings } from '../schema';
import { formatDeadline } from '@/kit/time/deadlines';
import { RepeatedHourField } from '@/kit/ui/repeated-hour-field';
import type { TermHints } from '../seller-terms';
import { ContractExpiry } from '@/shared/deals/contract-expiry';
import { ZoneField } from '@/kit/ui/zone-field';

interface TermFieldProps {
  name: Term;
  /** Beside or instead of the field's own hint. */
  hint?: string | null | undefined;
  className?: string | undefined;
}

/** The field of a term, by how it's entered. */
function TermInput({ name, hint, className }: TermFieldProps) {
  const { control, register, formState } = useFormContext<OfferDraft>();
  const field: TermField = termFields[name];
  const { field: input } = useController({ control, name });
  const common = {
    label: field.formLabel ?? field.label,
    hint: hint ?? field.hint,
    error: formState.errors[name]?.message,
    className,
    required: true,
  };
  if (field.kind === 'number')
    return <NumberField {...input} value={input.value as NumberEntry} {...common} limits={field.limits} />;
  if (field.kind === 'choices')
    return (
      <fieldset className={className}>
        <legend className="text-sm font-medium text-ink">{common.label}</legend>
        <p className="text-sm text-muted">{common.hint}</p>
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          {Object.entries(field.choices).map(([value, label]) => (
            <ChoiceChip key={value} value={value} {...register(name)}>
              {label}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
    );
  return (
    <Field {...common}>
      {field.kind === 'day' ? (
        <Input type="date" {...register(name)} />
      ) : (
        <Select {...register(name)}>
          <option value="">Choose</option>
          {field.choices.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const termsOf = (section: TermField['section']) => termNames.filter((name) => termFields[name].section === section);
const isWide = (name: Term) => name === 'price' || termFields[name].kind !== 'number';

interface PriceFieldsProps {
  askingPrice: number | null;
  /** The seller's share that the listing requires, in percent; 0 for none. */
  requiredShare: number;
  side: Side;
  hints: TermHints;
}

/** Price, earnest money, and in a joint venture, the seller's share of the profit. */
export function PriceFields({ askingPrice, requiredShare, side, hints }: PriceFieldsProps) {
  const { getValues } = useFormContext<OfferDraft>();
  // A draft or an offer from when the listing required one: it has to be possible to remove it.
  const [isShared] = useState(Boolean(getValues('jv_share_pct')));
  const asked = askingPrice === null ? null : `Asking price: ${formatUsd(askingPrice)}`;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {termsOf('price').map((name) =>
        name !== 'jv_share_pct' ? (
          <TermInput
            key={name}
            name={name}
            hint={name === 'price' ? asked : hints[name]}
            className={isWide(name) ? 'sm:col-span-2' : undefined}
          />
        ) : requiredShare > 0 ? (
          <RequiredShare key={name} share={requiredShare} side={side} />
        ) : isShared ? (
          <TermInput key={name} name={name} />
        ) : null,
      )}
      <p className="text-sm text-muted sm:col-span-2">
        We don’t hold earnest money or any other funds. Pay it to the title company, attorney, or seller you agree on.
      </p>
    </div>
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

interface ConditionFieldsProps {
  hints: TermHints;
  /** Undefined once it's deleted, or hidden from the member. */
  listingId: string | undefined;
  side: Side;
}

/** The closing date, which is checked as it's entered, and what else the deal depends on. */
export function ConditionFields({ hints, listingId, side }: ConditionFieldsProps) {
  const closing = useWatch<OfferDraft, 'closing_on'>({ name: 'closing_on' });
  const { hint } = termFields.closing_on;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {termsOf('closing').map((name) => (
        <TermInput
          key={name}
          name={name}
          hint={hints.closing_on ? `${hint} ${hints.closing_on}` : hint}
          className="sm:col-span-2"
        />
      ))}
      <ContractExpiry listingId={listingId} closing={closing} side={side} className="sm:col-span-2" />
      {termsOf('conditions').map((name) => (
        <TermInput key={name} name={name} hint={hints[name]} className={isWide(name) ? 'sm:col-span-2' : undefined} />
      ))}
    </div>
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
