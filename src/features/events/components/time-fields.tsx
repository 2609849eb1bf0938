import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { readerTimes } from '@/kit/time/zoned-times';
import { RepeatedHourField } from '@/kit/ui/repeated-hour-field';
import { meaningsOf, type EventDraft } from '../schema';
import { ZoneField } from '@/kit/ui/zone-field';

/** Start, end, and time zone of an event. */
export function TimeFields() {
  const { register, setValue, getValues, formState } = useFormContext<EventDraft>();
  const { errors } = formState;
  const draft = useWatch<EventDraft>() as EventDraft;
  const { startDate, zone } = draft;
  useEffect(() => {
    // Most events end on the day they start.
    const endDate = getValues('endDate');
    if (startDate !== '' && (endDate === '' || endDate < startDate))
      setValue('endDate', startDate, { shouldDirty: true });
  }, [startDate, getValues, setValue]);
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Start date" error={errors.startDate?.message} required>
          <Input type="date" {...register('startDate')} />
        </Field>
        <Field label="Start time" error={errors.startTime?.message} required>
          <Input type="time" {...register('startTime')} />
        </Field>
        <RepeatedHourField
          label="Which start time?"
          meanings={meaningsOf(draft, 'start')}
          zone={draft.zone}
          className="sm:col-span-2"
          {...register('startFold')}
        />
        <Field label="End date" error={errors.endDate?.message} required>
          <Input type="date" {...register('endDate')} />
        </Field>
        <Field label="End time" error={errors.endTime?.message} required>
          <Input type="time" {...register('endTime')} />
        </Field>
        <RepeatedHourField
          label="Which end time?"
          meanings={meaningsOf(draft, 'end')}
          zone={draft.zone}
          className="sm:col-span-2"
          {...register('endFold')}
        />
      </div>
      <ZoneField
        value={zone}
        onChange={(chosen) => setValue('zone', chosen, { shouldDirty: true, shouldValidate: true })}
        hint="Times above are in this time zone."
        error={errors.zone?.message}
      />
      <ViewerTimes />
    </div>
  );
}

/** The times in the viewer's zone, if they differ. */
function ViewerTimes() {
  const draft = useWatch<EventDraft>() as EventDraft;
  const [start, end] = (['start', 'end'] as const).map((edge) => {
    const meanings = meaningsOf(draft, edge);
    return draft[`${edge}Fold`] === '1' ? (meanings[1] ?? meanings[0]) : meanings[0];
  });
  const own =
    start && end && start < end
      ? readerTimes({ starts_at: start.toISOString(), ends_at: end.toISOString(), time_zone: draft.zone })
      : null;
  return own ? <p className="text-sm text-muted">Your time: {own}</p> : null;
}
