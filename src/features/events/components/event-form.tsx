import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Checkbox, Field, FormError, Input, NumberInput, Textarea } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import { Segmented } from '@/shared/ui/segmented';
import type { EventPage } from '../event';
import type { Reader } from '../event-rules';
import type { EventDraft } from '../form';
import { TimeFields } from './time-fields';
import { useEventForm } from './use-event-form';

interface EventFormProps {
  /** What is changed; null for a proposal. */
  event: EventPage | null;
  reader: Reader;
  /** Where Cancel leads. */
  back: string;
  sendLabel: string;
  busyLabel: string;
  onSaved: (eventId: string) => void;
}

const formats = [
  { value: 'in_person', label: 'In person' },
  { value: 'online', label: 'Online' },
] as const;

/** Proposes or changes an event. What is typed survives failures, reloads and Back. */
export function EventForm({ event, reader, back, sendLabel, busyLabel, onSaved }: EventFormProps) {
  const { form, send, kept, startOver } = useEventForm(event, reader.id, onSaved);
  const { errors, isSubmitting } = form.formState;
  // Staff have read what was published.
  const settled = event?.status === 'published' && !reader.staff;
  const mayExclude = reader.staff || reader.exclusive === true || event?.exclusive === true;
  return (
    <FormProvider {...form}>
      {kept ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-amber-soft px-4 py-2 text-sm font-medium text-amber-ink">
          <p>What you typed before is still here.</p>
          <Button variant="ghost" size="sm" onClick={startOver}>
            Start over
          </Button>
        </div>
      ) : null}
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(submitted) => void form.handleSubmit(send)(submitted)}
      >
        {settled ? (
          <p className="rounded-control bg-sunken px-4 py-3 text-sm text-muted">
            Of a published event time, place and number of places can change; everybody who registered is told of a new
            time or place. For anything else, cancel it and propose another.
          </p>
        ) : (
          <AboutSection />
        )}
        <FormSection title="When">
          <TimeFields />
        </FormSection>
        <FormSection title="Where">
          <PlaceFields settled={settled} />
        </FormSection>
        <FormSection title="Who comes">
          <AdmissionFields settled={settled} mayExclude={mayExclude} />
        </FormSection>
        <FormError>{errors.root?.message}</FormError>
        <div className="flex gap-3 max-sm:[&>*]:flex-1 sm:justify-end">
          <ButtonLink to={back} variant="secondary" size="lg">
            Cancel
          </ButtonLink>
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel={busyLabel}>
            {sendLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

function AboutSection() {
  const { register, formState } = useFormContext<EventDraft>();
  const { errors } = formState;
  return (
    <FormSection title="What">
      <div className="flex flex-col gap-5">
        <Field label="Title" error={errors.title?.message} required>
          <Input maxLength={160} {...register('title')} />
        </Field>
        <Field
          label="Description"
          hint="What happens, and for whom it is. Web addresses become links."
          error={errors.description?.message}
          required
        >
          <Textarea rows={7} maxLength={5000} {...register('description')} />
        </Field>
      </div>
    </FormSection>
  );
}

function PlaceFields({ settled }: { settled: boolean }) {
  const { register, control, formState } = useFormContext<EventDraft>();
  const { errors } = formState;
  const format = useController({ control, name: 'format' }).field;
  return (
    <div className="flex flex-col gap-5">
      {settled ? null : (
        <Segmented
          label="Format"
          value={format.value}
          options={formats}
          onChange={format.onChange}
          className="self-start"
        />
      )}
      {format.value === 'in_person' ? (
        <Field label="Address" error={errors.location?.message} required>
          <Input maxLength={200} autoComplete="off" {...register('location')} />
        </Field>
      ) : (
        <Field
          label="Link"
          hint="Only those who are registered see it. You can add it later."
          error={errors.link?.message}
        >
          <Input
            type="url"
            inputMode="url"
            maxLength={500}
            placeholder="https://"
            autoComplete="off"
            {...register('link')}
          />
        </Field>
      )}
    </div>
  );
}

function AdmissionFields({ settled, mayExclude }: { settled: boolean; mayExclude: boolean }) {
  const { register, control, formState } = useFormContext<EventDraft>();
  const { errors } = formState;
  const capacity = useController({ control, name: 'capacity' }).field;
  const price = useController({ control, name: 'price' }).field;
  const exclusive = useWatch({ control, name: 'exclusive' });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Places"
        hint="Empty for any number. Further members wait, and move up."
        error={errors.capacity?.message}
      >
        <NumberInput {...capacity} />
      </Field>
      {settled ? null : (
        <Field
          label="Price"
          hint="Empty for free. It is paid to you: nothing is charged here."
          error={errors.price?.message}
        >
          <NumberInput prefix="$" decimals={2} {...price} />
        </Field>
      )}
      {/* Whose membership has ended meanwhile can take it back. */}
      {!settled && (mayExclude || exclusive) ? (
        <Checkbox
          label="Exclusive to Closer and Partner members"
          hint="Others see the event, but cannot register."
          className="sm:col-span-2"
          checked={exclusive}
          {...register('exclusive')}
        />
      ) : null}
    </div>
  );
}
