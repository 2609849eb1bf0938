import { useEffect } from 'react';
import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form';
import { ZoneField } from '@/kit/ui/zone-field';
import { RepeatedHourField } from '@/kit/ui/repeated-hour-field';
import { zonedTimes } from '@/kit/time/zoned-times';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Field, FormError } from '@/kit/ui/field';
import { Input, Select, Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { toast } from '@/kit/ui/toast';
import type { OutreachListing } from '../listing';
import { capacityLimits, lengths, maxCodeLength, maxNotesLength, meaningsOf, type ShowingDraft } from '../schema';
import { useShowingForm } from './use-showing-form';

interface ShowingFormProps {
  listing: OutreachListing;
  sellerId: string;
  onClose: () => void;
}

/** The seller's form to offer a showing. */
export function ShowingForm({ listing, sellerId, onClose }: ShowingFormProps) {
  const { form, sending } = useShowingForm(listing, sellerId, (sent) => {
    toast.success('Showing offered', { description: zonedTimes(sent) });
    onClose();
  });
  const { setFocus } = form;
  // The button that opened the form is gone.
  useEffect(() => setFocus('date'), [setFocus]);
  return (
    <Card className="p-5 sm:p-6">
      <FormProvider {...form}>
        <form {...sending.form} aria-label="Offer a showing" className="flex flex-col gap-5">
          <h3 className="text-lg font-semibold">Offer a showing</h3>
          <TimeFields />
          <AccessFields />
          <FormError>{sending.failure}</FormError>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={sending.busy} busyLabel="Saving">
              Offer showing
            </Button>
            <Button variant="ghost" disabled={sending.busy} onClick={onClose}>
              Cancel
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}

function TimeFields() {
  const { register, setValue, formState } = useFormContext<ShowingDraft>();
  const { errors } = formState;
  const draft = useWatch<ShowingDraft>() as ShowingDraft;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Date" error={errors.date?.message} required>
        <Input type="date" {...register('date')} />
      </Field>
      <Field label="Start time" error={errors.time?.message} required>
        <Input type="time" {...register('time')} />
      </Field>
      <RepeatedHourField
        label="Which start time?"
        meanings={meaningsOf(draft)}
        zone={draft.zone}
        className="sm:col-span-2"
        {...register('fold')}
      />
      <Field label="Length" required>
        <Select {...register('minutes')}>
          {lengths.map(([minutes, label]) => (
            <option key={minutes} value={minutes}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <ZoneField
        value={draft.zone}
        onChange={(zone) => setValue('zone', zone, { shouldDirty: true })}
        error={errors.zone?.message}
      />
    </div>
  );
}

function AccessFields() {
  const { register, control, formState } = useFormContext<ShowingDraft>();
  const { errors } = formState;
  const capacity = useController({ control, name: 'capacity' }).field;
  return (
    <>
      <NumberField
        {...capacity}
        label="Spots"
        hint="How many members can book this time."
        limits={capacityLimits}
        error={errors.capacity?.message}
        className="sm:max-w-48"
        required
      />
      <Field
        label="How to get in"
        hint="Optional. Where to park, or who to call. Only members who booked see it. Put codes in the next field."
        error={errors.notes?.message}
      >
        <Textarea rows={3} maxLength={maxNotesLength} {...register('notes')} />
      </Field>
      <Field
        label="Access code"
        hint={
          'Optional. Members who booked see it from 60 minutes before the showing until it ends. New members see it ' +
          'only if you approve them.'
        }
        error={errors.code?.message}
        className="sm:max-w-80"
      >
        <Input autoComplete="off" maxLength={maxCodeLength} {...register('code')} />
      </Field>
    </>
  );
}
