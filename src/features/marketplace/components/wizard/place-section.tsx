import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { env } from '@/shared/config/current-env';
import { usStates } from '@/shared/lib/us-states';
import { Field, Input, Select } from '@/shared/ui/field';
import { useLoaded } from '@/shared/ui/use-loaded';
import { unplace } from '../../lib/unplace';
import type { ListingDraft } from '../../schema';
import { useZipFilling } from './use-zip-filling';

const loadCompletedAddress = () => import('./completed-address').then(({ CompletedAddress }) => CompletedAddress);

/** Where it is. The ZIP code fills in the rest. */
export function PlaceSection({ note }: { note?: ReactNode }) {
  const form = useFormContext<ListingDraft>();
  const { register, formState } = form;
  // A field in which somebody types is not put in place of another.
  const [typing, setTyping] = useState(false);
  const completed = useLoaded(loadCompletedAddress, env.googleMapsApiKey !== null);
  const unplacing = { onChange: () => unplace(form) };
  const { errors } = formState;
  const zipNote = useZipFilling();
  return (
    <>
      {note}
      <p className="-mt-2 mb-5 text-sm text-muted">
        The ZIP code fills in city, state and county. Correct them where they are wrong.
      </p>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
        <Field label="Street address" required error={errors.address?.message} className="col-span-2 sm:col-span-4">
          {completed && !typing ? (
            completed({ apiKey: env.googleMapsApiKey ?? '' })
          ) : (
            <Input
              {...register('address', unplacing)}
              autoComplete="off"
              maxLength={200}
              onFocus={() => setTyping(true)}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label="ZIP code" required error={errors.zip?.message}>
            <Input
              {...register('zip', unplacing)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              className="numeric"
            />
          </Field>
          <output className="block text-sm text-muted">{errors.zip ? null : zipNote}</output>
        </div>
        <Field label="City" required error={errors.city?.message} className="sm:col-span-2">
          <Input {...register('city', unplacing)} autoComplete="off" maxLength={100} />
        </Field>
        <Field label="State" required error={errors.state?.message} className="sm:col-span-2">
          <Select {...register('state', unplacing)}>
            <option value="">Choose a state</option>
            {usStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="County" error={errors.county?.message} className="sm:col-span-2">
          <Input {...register('county')} autoComplete="off" maxLength={100} />
        </Field>
      </div>
    </>
  );
}
