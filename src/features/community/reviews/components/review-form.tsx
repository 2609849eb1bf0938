import { useController, useWatch } from 'react-hook-form';
import { Button } from '@/shared/ui/button';
import { Textarea } from '@/shared/ui/input';
import { Field, FormError } from '@/shared/ui/field';
import { reviewConflict } from '../ratings';
import { CharactersLeft } from './characters-left';
import { StarsField } from './stars-field';
import { useReviewForm, type ReviewFormOptions } from './use-review-form';

interface ReviewFormProps extends ReviewFormOptions {
  onCancel: () => void;
}

/** Writes or edits a review. The text survives errors, reloads and changes in another tab. */
export function ReviewForm({ onCancel, ...options }: ReviewFormProps) {
  const { memberName, existing } = options;
  const { form, wasNew, save, discard } = useReviewForm(options);
  const { control, register, handleSubmit, formState } = form;
  // Registered before the text, because the first invalid field gets the focus.
  const { value, onChange, onBlur, ref } = useController({ control, name: 'rating' }).field;
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
          hint="Anyone who can see this profile can read it."
          error={errors.text?.message}
          required
        >
          <Textarea rows={4} placeholder="What did you work on together, and how did it go?" {...register('text')} />
        </Field>
        <Left control={control} />
      </div>
      <FormError>
        {isSubmitting ? null : (reviewConflict(memberName, !wasNew, existing !== null) ?? errors.root?.message)}
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
              discard();
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

function Left({ control }: { control: ReturnType<typeof useReviewForm>['form']['control'] }) {
  return <CharactersLeft text={useWatch({ control, name: 'text' })} />;
}
