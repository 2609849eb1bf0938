import { useDraftForm } from '@/platform/forms/use-draft-form';
import { toast } from '@/kit/ui/toast';
import { useSingleUpload } from '@/platform/uploads/use-single-upload';
import { describeError } from '@/platform/errors/describe-error';
import { dealErrors } from '@/shared/deals/errors';
import { removeDocumentFiles, uploadDocument } from '../api/files';
import { useAddDocument } from '../api/mutations';
import { acceptedDocuments, documentDraft, documentSchema, emptyDocument } from '../document-schema';

interface AddFormOptions {
  dealId: string;
  userId: string;
  /** IDs of the parties it can be shared with. */
  possible: readonly string[];
  onAdded: () => void;
}

/** The form for a new document with its draft and upload. */
export function useAddForm({ dealId, userId, possible, onAdded }: AddFormOptions) {
  const add = useAddDocument(dealId);
  const upload = useSingleUpload({
    userId,
    accepted: acceptedDocuments,
    upload: uploadDocument,
    remove: removeDocumentFiles,
    errors: { any: (failure) => `Not uploaded. ${describeError(failure, dealErrors)}` },
  });
  const { form, errorOf, sending } = useDraftForm({
    storageKey: `document:${userId}:${dealId}`,
    draft: documentDraft,
    initial: emptyDocument,
    schema: documentSchema(possible),
    send: (values) => upload.submit((file) => add.mutateAsync({ ...values, ...file })),
    onSent: () => {
      toast.success('Document added');
      onAdded();
    },
    errors: dealErrors,
  });
  const onSubmit: typeof sending.form.onSubmit = (event) => {
    upload.require();
    sending.form.onSubmit(event);
  };
  return { form, errorOf, sending: { ...sending, form: { ...sending.form, onSubmit } }, upload };
}
