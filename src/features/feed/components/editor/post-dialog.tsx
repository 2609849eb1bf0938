import { useId } from 'react';
import { Gate, Gated } from '@/shared/entitlements/gate';
import { useGated } from '@/shared/entitlements/use-gated';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { FormError } from '@/kit/ui/field';
import { PostFields } from './post-fields';
import { usePostForm, type PostFormOptions } from './use-post-form';

interface PostDialogProps extends PostFormOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  texts: { title: string; save: string; saving: string; discard: string };
}

/** The dialog to write or edit a post. Closing it keeps the draft. */
export function PostDialog({ open, onOpenChange, texts, ...options }: PostDialogProps) {
  const formId = useId();
  const form = usePostForm(options);
  const gated = useGated();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      footer={
        <>
          {form.begun && !form.saving ? (
            <Button variant="ghost" className="sm:mr-auto" onClick={form.discard}>
              {texts.discard}
            </Button>
          ) : null}
          <Button
            type="submit"
            form={formId}
            busy={form.saving}
            busyLabel={texts.saving}
            disabled={gated || (!form.ready && !form.saving)}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className="mb-4 empty:hidden">
        <Gate act="post" />
      </div>
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        <Gated>
          <PostFields form={form} />
        </Gated>
        <FormError>{form.problem}</FormError>
      </form>
    </Dialog>
  );
}
