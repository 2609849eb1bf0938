import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm, type Control } from 'react-hook-form';
import { usStates } from '@/shared/lib/us-states';
import { RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, FormError, Input, NumberInput, Select, Textarea } from '@/shared/ui/field';
import { listingDraftOf } from '../../rules';
import { listingSchema, type ListingDraft, type ListingValues } from '../../schema';
import type { SubmissionCard } from '../../submission';
import { financings, listingConditions, listingTypes } from '../../vocabulary';

interface AcceptDialogProps {
  submission: SubmissionCard;
  onClose: () => void;
  /** Rejects when nothing was decided. */
  onAccept: (listing: ListingValues) => Promise<void>;
}

/** What the submission does not say is completed here: its listing is posted in the member's name, verified. */
export function AcceptDialog({ submission, onClose, onAccept }: AcceptDialogProps) {
  const id = useId();
  const { register, control, handleSubmit, setError, formState } = useForm<ListingDraft, unknown, ListingValues>({
    resolver: zodResolver(listingSchema),
    defaultValues: listingDraftOf(submission),
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const accept = async (listing: ListingValues) => {
    try {
      await onAccept(listing);
    } catch (error) {
      setError('root', { message: `Nothing was decided. ${failureText(error)}` });
    }
  };
  const choice = (name: 'condition' | 'financing', values: readonly string[]) => (
    <Select {...register(name)}>
      <option value="">Not stated</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose();
      }}
      title="Accept and list"
      description="The listing is posted in the member's name, off market and verified."
      footer={
        <>
          <Button variant="secondary" onClick={() => isSubmitting || onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={isSubmitting} busyLabel="Listing">
            Accept and list
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => void handleSubmit(accept)(event)}
        className="grid gap-5 sm:grid-cols-6"
      >
        <Field label="Title" required error={errors.title?.message} className="sm:col-span-6">
          <Input {...register('title')} maxLength={140} />
        </Field>
        <Field label="Description" required error={errors.description?.message} className="sm:col-span-6">
          <Textarea {...register('description')} rows={4} maxLength={8000} />
        </Field>
        <Field label="Street address" required error={errors.address?.message} className="sm:col-span-4">
          <Input {...register('address')} autoComplete="off" maxLength={200} />
        </Field>
        <Field label="ZIP code" required error={errors.zip?.message} className="sm:col-span-2">
          <Input {...register('zip')} inputMode="numeric" autoComplete="off" maxLength={5} className="numeric" />
        </Field>
        <Field label="City" required error={errors.city?.message} className="sm:col-span-3">
          <Input {...register('city')} autoComplete="off" maxLength={100} />
        </Field>
        <Field label="State" required error={errors.state?.message} className="sm:col-span-3">
          <Select {...register('state')}>
            <option value="">Choose a state</option>
            {usStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Property type" required error={errors.propertyType?.message} className="sm:col-span-3">
          <Select {...register('propertyType')}>
            {listingTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        </Field>
        <Field label="Condition" error={errors.condition?.message} className="sm:col-span-3">
          {choice('condition', listingConditions)}
        </Field>
        <Figure control={control} name="price" label="Asking price" prefix="$" className="sm:col-span-2" />
        <Figure control={control} name="bedrooms" label="Bedrooms" className="sm:col-span-2" />
        <Figure control={control} name="bathrooms" label="Bathrooms" decimals={1} className="sm:col-span-2" />
        <Figure control={control} name="sqft" label="Living area" suffix="sqft" className="sm:col-span-3" />
        <Figure control={control} name="lotSqft" label="Lot size" suffix="sqft" className="sm:col-span-3" />
        <Field label="Financing" error={errors.financing?.message} className="sm:col-span-3">
          {choice('financing', financings)}
        </Field>
        <Field label="Occupancy" required error={errors.occupancy?.message} className="sm:col-span-3">
          <Select {...register('occupancy')}>
            <option value="vacant">Vacant</option>
            <option value="occupied">Occupied</option>
          </Select>
        </Field>
        <FormError className="sm:col-span-6">{errors.root?.message}</FormError>
      </form>
    </Dialog>
  );
}

/** What the database takes of no listing, as a ZIP code in no known area, is for the reader to put right. */
function failureText(error: unknown): string {
  return error instanceof RequestFailure && error.kind === 'invalid' ? `${error.message}.` : explainFailure(error);
}

interface FigureProps {
  control: Control<ListingDraft, unknown, ListingValues>;
  name: 'price' | 'bedrooms' | 'bathrooms' | 'sqft' | 'lotSqft';
  label: string;
  prefix?: string;
  suffix?: string;
  decimals?: number;
  className: string;
}

function Figure({ control, name, label, className, ...unit }: FigureProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} required error={fieldState.error?.message} className={className}>
          <NumberInput {...field} {...unit} />
        </Field>
      )}
    />
  );
}
