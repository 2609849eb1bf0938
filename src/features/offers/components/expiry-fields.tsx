import { useFormContext, useWatch } from 'react-hook-form';
import { formatMoment, zoneName } from '@/shared/time/moments';
import { ZoneOptions } from '@/shared/time/zone-options';
import { Field } from '@/shared/ui/field';
import { Input, Select } from '@/shared/ui/input';
import { expiryMeanings, type OfferDraft } from '../schema';

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
  const [expiry, zone] = useWatch<OfferDraft, ['expiry', 'zone']>({ name: ['expiry', 'zone'] });
  return (
    <div className="flex flex-col gap-5">
      {sealedUntil ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm text-ink">
          The seller is calling for offers. Yours stays sealed until {formatMoment(sealedUntil, zone)}: nobody can read
          your terms before then, and you can still change them. It has to stay open for at least an hour after the
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
        <Field label="Time zone" error={errors.zone?.message} required>
          <Select {...register('zone')}>
            <ZoneOptions chosen={zone} />
          </Select>
        </Field>
        {expiry === 'custom' ? <CustomExpiry /> : null}
      </div>
      <p className="text-sm text-muted">Closing and inspection end at midnight in this time zone.</p>
    </div>
  );
}

function CustomExpiry() {
  const { register, formState } = useFormContext<OfferDraft>();
  const { errors } = formState;
  const draft = useWatch<OfferDraft>() as OfferDraft;
  const [first, second] = expiryMeanings(draft);
  return (
    <>
      <Field label="Expiration date" error={errors.expiryDate?.message} required>
        <Input type="date" {...register('expiryDate')} />
      </Field>
      <Field label="Expiration time" error={errors.expiryTime?.message} required>
        <Input type="time" {...register('expiryTime')} />
      </Field>
      {first && second ? (
        <Field
          label="Which time?"
          hint="Daylight saving ends on this date, so this time occurs twice."
          className="sm:col-span-2"
        >
          <Select {...register('expiryFold')}>
            <option value="0">The first ({zoneName(first, draft.zone)})</option>
            <option value="1">The second ({zoneName(second, draft.zone)})</option>
          </Select>
        </Field>
      ) : null}
    </>
  );
}
