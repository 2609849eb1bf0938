import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useDraft } from '@/shared/lib/drafts';
import { useAuth } from '@/shared/session/auth-provider';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Field, FormError, Input, NumberInput, Select } from '@/shared/ui/field';
import { Page, PageHeading } from '@/shared/ui/page';
import { useSaveSubmission } from '../api/submissions';
import { problemText } from '../rules';
import {
  emptyProperty,
  propertyDraftOf,
  propertyDraftSchema,
  propertySchema,
  type PropertyDraft,
  type PropertyValues,
} from '../schema';
import type { Submission } from '../submission';
import { conditions, propertyTypes } from '../vocabulary';
import { OpenSubmission, stepOf } from './open-submission';
import { StepProgress } from './step-progress';
import { UnconfirmedNote } from './unconfirmed-note';

/** 'Property information', the first of three steps: of a new submission, or of the one that the address names. */
export function PropertyInformation() {
  const [params] = useSearchParams();
  const { user } = useAuth();
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading
        title="Property information"
        lead="What the contract is about. You can correct it until you submit."
      />
      <StepProgress step={1} title="Property information" />
      <UnconfirmedNote />
      {params.has('submission') ? (
        <OpenSubmission>
          {(submission) => <PropertyForm key={submission.id} submission={submission} userId={submission.user_id} />}
        </OpenSubmission>
      ) : (
        user && <PropertyForm submission={null} userId={user.id} />
      )}
    </Page>
  );
}

interface PropertyFormProps {
  submission: Submission | null;
  userId: string;
}

function PropertyForm({ submission, userId }: PropertyFormProps) {
  const { form, next } = usePropertyForm(submission, userId);
  const { register, control, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void handleSubmit(next)(event)}>
      {submission?.status === 'returned' ? <ReturnedNote reason={submission.reason} /> : null}
      <Card className="grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
        <Field
          label="Address"
          required
          hint="Street, city, state and ZIP code."
          error={errors.address?.message}
          className="sm:col-span-2"
        >
          <Input
            {...register('address')}
            autoComplete="off"
            maxLength={200}
            placeholder="12 Oak St, Houston, TX 77002"
          />
        </Field>
        <Field label="Property type" required error={errors.propertyType?.message}>
          <Select {...register('propertyType')}>
            <option value="">Choose a type</option>
            {Object.entries(propertyTypes).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Condition" required error={errors.condition?.message}>
          <Select {...register('condition')}>
            <option value="">Choose a condition</option>
            {Object.entries(conditions).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Controller
          control={control}
          name="sqft"
          render={({ field }) => (
            <Field label="Sq ft" required error={errors.sqft?.message}>
              <NumberInput {...field} suffix="sqft" />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="lotSqft"
          render={({ field }) => (
            <Field label="Lot sq ft (optional)" error={errors.lotSqft?.message}>
              <NumberInput {...field} suffix="sqft" />
            </Field>
          )}
        />
        <Controller
          control={control}
          name="price"
          render={({ field }) => (
            <Field label="Asking price" required error={errors.price?.message} className="sm:col-span-2">
              <NumberInput {...field} prefix="$" />
            </Field>
          )}
        />
      </Card>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <ButtonLink to={paths.submitPropertyBenefits} variant="ghost" size="lg" icon={<ArrowLeft aria-hidden />}>
          Back to benefits
        </ButtonLink>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving...">
          Next
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </form>
  );
}

/** The form with its draft, and what Next does: the submission has its row from here on. */
function usePropertyForm(submission: Submission | null, userId: string) {
  const save = useSaveSubmission();
  const navigate = useNavigate();
  const [began] = useState(() => (submission ? propertyDraftOf(submission) : emptyProperty));
  const [draft, keep, clear] = useDraft(`submission:${userId}:${submission?.id ?? 'new'}`, propertyDraftSchema, began);
  const form = useForm<PropertyDraft, unknown, PropertyValues>({
    resolver: zodResolver(propertySchema),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { subscribe, getValues, setValue, setError } = form;
  /** True once nothing is to be kept any more. */
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) keep(getValues());
      },
    }),
  );
  const next = async (values: PropertyValues) => {
    const id = values.id || crypto.randomUUID();
    // Kept before it is sent: whatever becomes of the answer, the next try is the same submission.
    if (!values.id) setValue('id', id);
    try {
      await save.mutateAsync({ ...values, id });
      done.current = true;
      clear();
      // So that Back leads to what was saved.
      if (!submission) await navigate(stepOf(paths.submitPropertyForm, id), { replace: true });
      await navigate(stepOf(paths.submitPropertyContract, id));
    } catch (error) {
      setError('root', { message: problemText(error) });
    }
  };
  return { form, next };
}

/** Why staff have returned it, where it is put right. */
export function ReturnedNote({ reason }: { reason: string | null }) {
  return (
    <section aria-labelledby="returned" className="rounded-card bg-brick-soft px-5 py-4 text-brick-ink">
      <h2 id="returned" className="font-semibold">
        Returned by our reviewers
      </h2>
      <p className="mt-1 text-[15px] break-words whitespace-pre-line">{reason}</p>
    </section>
  );
}
