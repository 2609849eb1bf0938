import { FormProvider, useController, useFormContext, useWatch } from 'react-hook-form';
import { RestoredDraft } from '@/platform/forms/restored-draft';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field, FormError } from '@/kit/ui/field';
import { Input, Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { FormSection } from '@/kit/ui/form-section';
import { Segmented } from '@/kit/ui/segmented';
import type { EventDetail } from '../event';
import type { Viewer } from '../event-status';
import { eventNumbers, type EventDraft } from '../schema';
import { TimeFields } from './time-fields';
import { useEventForm } from './use-event-form';

interface EventFormProps {
  /** The event to edit; null for a proposal. */
  event: EventDetail | null;
  viewer: Viewer;
  /** The target of the Cancel link. */
  back: string;
  sendLabel: string;
  busyLabel: string;
  onSaved: (eventId: string) => void;
}

const formats = [
  { value: 'in_person', label: 'In person' },
  { value: 'online', label: 'Online' },
] as const;

/** Proposes or edits an event. The text survives errors, reloads and Back. */
export function EventForm({ event, viewer, back, sendLabel, busyLabel, onSaved }: EventFormProps) {
  const { form, restored, startOver, sending } = useEventForm(event, viewer.id, onSaved);
  // Members can't change what staff have reviewed.
  const reviewed = event?.status === 'published' && !viewer.staff;
  const canBeExclusive = viewer.staff || viewer.exclusive === true || event?.exclusive === true;
  return (
    <FormProvider {...form}>
      {restored ? <RestoredDraft onStartOver={startOver} /> : null}
      <form {...sending.form} className="flex flex-col gap-6">
        {reviewed ? (
          <p className="rounded-control bg-sunken px-4 py-3 text-sm text-muted">
            You can change the time, location, and capacity of a published event. We’ll notify everyone who registered
            of a new time or location. To change anything else, cancel this event and propose a new one.
          </p>
        ) : (
          <AboutSection />
        )}
        <FormSection title="When">
          <TimeFields />
        </FormSection>
        <FormSection title="Where">
          <PlaceFields reviewed={reviewed} />
        </FormSection>
        <FormSection title="Registration">
          <AdmissionFields reviewed={reviewed} canBeExclusive={canBeExclusive} />
        </FormSection>
        <FormError>{sending.failure}</FormError>
        <div className="flex gap-3 max-sm:[&>*]:flex-1 sm:justify-end">
          <ButtonLink to={back} variant="secondary" size="lg">
            Cancel
          </ButtonLink>
          <Button type="submit" size="lg" busy={sending.busy} busyLabel={busyLabel}>
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
    <FormSection title="Event">
      <div className="flex flex-col gap-5">
        <Field label="Title" error={errors.title?.message} required>
          <Input maxLength={160} {...register('title')} />
        </Field>
        <Field
          label="Description"
          hint="What to expect, and who it’s for. URLs become links."
          error={errors.description?.message}
          required
        >
          <Textarea rows={7} maxLength={5000} {...register('description')} />
        </Field>
      </div>
    </FormSection>
  );
}

function PlaceFields({ reviewed }: { reviewed: boolean }) {
  const { register, control, formState } = useFormContext<EventDraft>();
  const { errors } = formState;
  const format = useController({ control, name: 'format' }).field;
  return (
    <div className="flex flex-col gap-5">
      {reviewed ? null : (
        <div className="flex flex-col gap-1.5">
          <Segmented
            label="Format"
            value={format.value}
            options={formats}
            onChange={format.onChange}
            className="self-start"
          />
          {format.value === 'in_person' ? (
            <p className="text-sm text-muted">Only paid members can register for in-person events.</p>
          ) : null}
        </div>
      )}
      {format.value === 'in_person' ? (
        <Field label="Address" error={errors.location?.message} required>
          <Input maxLength={200} autoComplete="off" {...register('location')} />
        </Field>
      ) : (
        <Field
          label="Link"
          hint="Only registered members can see it. You can add it later."
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

function AdmissionFields({ reviewed, canBeExclusive }: { reviewed: boolean; canBeExclusive: boolean }) {
  const { register, control, formState } = useFormContext<EventDraft>();
  const { errors } = formState;
  const capacity = useController({ control, name: 'capacity' }).field;
  const price = useController({ control, name: 'price' }).field;
  const exclusive = useWatch({ control, name: 'exclusive' });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        {...capacity}
        label="Capacity"
        hint="Leave blank for no limit. Extra registrations join the waitlist."
        limits={eventNumbers.capacity}
        error={errors.capacity?.message}
      />
      {reviewed ? null : (
        <NumberField
          {...price}
          label="Price"
          hint="Leave blank if it’s free. Members pay you directly; we don’t charge anything."
          limits={eventNumbers.price}
          error={errors.price?.message}
        />
      )}
      {reviewed || price.value === null ? null : (
        <Field
          label="How attendees pay"
          hint="Say when and how, such as “At the door, cash or card”, or link to your payment page."
          error={errors.payment?.message}
          className="sm:col-span-2"
          required
        >
          <Textarea rows={2} maxLength={300} {...register('payment')} />
        </Field>
      )}
      {/* An organizer whose plan no longer allows exclusive events can still turn it off. */}
      {!reviewed && (canBeExclusive || exclusive) ? (
        <Checkbox
          label="Exclusive to Closer and Partner members"
          hint="Other members can see this event but can’t register."
          className="sm:col-span-2"
          checked={exclusive}
          {...register('exclusive')}
        />
      ) : null}
    </div>
  );
}
