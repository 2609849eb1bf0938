import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Gate } from '@/shared/entitlements/gate';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { Button } from '@/kit/ui/button';
import { Textarea } from '@/kit/ui/input';
import { Field, FormError } from '@/kit/ui/field';
import { reviewConflict, reviewErrors } from '../ratings';
import { CharactersLeft } from './characters-left';
import { StarsField } from './stars-field';
import { reviewDraftSchema, reviewSchema, type OwnReview, type WrittenReview } from '../review';

interface ReviewFormProps {
  memberName: string;
  /** The review to edit; null for a new one. It may appear or disappear while the form is open, from another tab. */
  existing: OwnReview | null;
  draftKey: string;
  /** Focuses the text field on mount. */
  focused: boolean;
  /** Called when editing starts: from then on the form must stay open, even if the review changes elsewhere. */
  onEdited: () => void;
  /** Rejects if it wasn't saved. */
  onSave: (written: WrittenReview) => Promise<unknown>;
  onSaved: () => void;
  onCancel: () => void;
}

/** Writes or edits a review. The text survives errors, reloads and changes in another tab. */
export function ReviewForm(props: ReviewFormProps) {
  const { memberName, existing, draftKey, focused, onEdited, onSave, onSaved, onCancel } = props;
  const [wasNew] = useState(existing === null);
  const { form, startOver, errorOf, sending } = useDraftForm({
    storageKey: draftKey,
    draft: reviewDraftSchema,
    initial: { rating: existing?.rating ?? null, text: existing?.text ?? '' },
    schema: reviewSchema,
    mode: 'onTouched',
    send: (written) => {
      onEdited();
      return onSave(written);
    },
    onSent: onSaved,
    errors: reviewErrors(memberName),
  });
  const { control, register, setFocus } = form;
  const { busy, failure } = sending;
  const { value, onChange, onBlur, ref } = useController({ control, name: 'rating' }).field;
  useEffect(() => {
    if (focused) setFocus('text');
  }, [focused, setFocus]);
  return (
    <div className="flex flex-col gap-4">
      <Gate act="review">
        <form
          {...sending.form}
          aria-label={existing ? 'Edit your review' : `Review ${memberName}`}
          onChange={onEdited}
          className="flex flex-col gap-4"
        >
          <StarsField
            label="Your rating"
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={errorOf('rating')}
            ref={ref}
          />
          <div className="flex flex-col gap-1">
            <Field
              label="Your review"
              hint="Anyone who can see this profile can read it."
              error={errorOf('text')}
              required
            >
              <Textarea
                rows={4}
                placeholder="What did you work on together, and how did it go?"
                {...register('text')}
              />
            </Field>
            <CharactersLeft text={useWatch({ control, name: 'text' })} />
          </div>
          <FormError>{busy ? null : (reviewConflict(memberName, !wasNew, existing !== null) ?? failure)}</FormError>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} busyLabel={existing ? 'Saving...' : 'Posting...'}>
              {existing ? 'Save changes' : 'Post review'}
            </Button>
            {existing ? (
              <Button
                variant="ghost"
                disabled={busy}
                onClick={() => {
                  startOver();
                  onCancel();
                }}
              >
                Cancel
              </Button>
            ) : null}
          </div>
        </form>
      </Gate>
    </div>
  );
}
