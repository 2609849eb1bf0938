import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { Field, FormError, Textarea } from '@/shared/ui/field';
import type { DraftStore } from '../../lib/review-drafts';
import { reviewSchema, type OwnReview, type ReviewDraft, type WrittenReview } from '../../review';
import { changedMeanwhile, reviewProblem } from '../../review-rules';
import { CharactersLeft } from './characters-left';
import { StarsField } from './stars-field';

interface ReviewFormProps {
  memberName: string;
  /** What is to be changed; null for a new review. May come and go while the form is open: another tab writes as well. */
  existing: OwnReview | null;
  draft: DraftStore;
  /** Takes the focus at once. */
  focused: boolean;
  /** Something was typed or is being sent: the form must stay, whatever becomes of the review elsewhere. */
  onBegun: () => void;
  /** Rejects when it was not saved. */
  onSave: (written: WrittenReview) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Writes or changes a review. What is typed survives failures, reloads and another tab's work. */
export function ReviewForm({
  memberName,
  existing,
  draft,
  focused,
  onBegun,
  onSave,
  onSaved,
  onCancel,
}: ReviewFormProps) {
  const [began] = useState(existing);
  const { control, register, handleSubmit, setError, setFocus, subscribe, getValues, formState } = useForm<
    ReviewDraft,
    unknown,
    WrittenReview
  >({
    resolver: zodResolver(reviewSchema),
    defaultValues: draft.load() ?? { rating: began?.rating ?? null, text: began?.text ?? '' },
    mode: 'onTouched',
  });
  // Before the text: of several bad fields the first to have been registered takes the focus.
  const { value, onChange, onBlur, ref } = useController({ control, name: 'rating' }).field;
  /** True once nothing is to be kept any more. */
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (done.current) return;
        const { rating, text } = getValues();
        if (rating === (began?.rating ?? null) && text === (began?.text ?? '')) draft.clear();
        else draft.save({ rating, text });
        onBegun();
      },
    }),
  );
  useEffect(() => {
    if (focused) setFocus('text');
  }, [focused, setFocus]);

  const underWay = useRef(false);
  const save = async (written: WrittenReview) => {
    if (underWay.current) return;
    underWay.current = true;
    onBegun();
    try {
      await onSave(written);
      done.current = true;
      draft.clear();
      onSaved();
    } catch (error) {
      setError('root', { message: reviewProblem(memberName, error) });
    } finally {
      underWay.current = false;
    }
  };

  const { errors, isSubmitting } = formState;
  return (
    <form
      noValidate
      aria-label={existing ? 'Edit your review' : `Review ${memberName}`}
      onSubmit={(event) => void handleSubmit(save)(event)}
      className="flex flex-col gap-4"
    >
      <StarsField
        label="Your rating"
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={errors.rating?.message}
        ref={ref}
      />
      <div className="flex flex-col gap-1">
        <Field
          label="Your review"
          hint="Everybody who sees this profile can read it."
          error={errors.text?.message}
          required
        >
          <Textarea rows={4} placeholder="What did you do together, and how did it go?" {...register('text')} />
        </Field>
        <Left control={control} />
      </div>
      <FormError>
        {isSubmitting
          ? null
          : (changedMeanwhile(memberName, began !== null, existing !== null) ?? errors.root?.message)}
      </FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} busyLabel={existing ? 'Saving...' : 'Posting...'}>
          {existing ? 'Save changes' : 'Post review'}
        </Button>
        {existing ? (
          <Button
            variant="ghost"
            disabled={isSubmitting}
            onClick={() => {
              done.current = true;
              draft.clear();
              onCancel();
            }}
          >
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function Left({ control }: { control: ReturnType<typeof useForm<ReviewDraft, unknown, WrittenReview>>['control'] }) {
  return <CharactersLeft text={useWatch({ control, name: 'text' })} />;
}
