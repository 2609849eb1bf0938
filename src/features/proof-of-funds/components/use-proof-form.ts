import { useDraftForm } from '@/shared/forms/use-draft-form';
import { SingleUpload } from '@/shared/uploads/single-upload';
import { useSingleUpload } from '@/shared/uploads/use-single-upload';
import { removeProofFiles, uploadProof } from '../api/files';
import { useRegisterProof } from '../api/mutations';
import { describeFundsError } from '../funds';
import { acceptedProofs, emptyProof, proofDraftSchema, proofSchema } from '../schema';

/** The form for a new proof of funds with its draft and upload. `onSubmitted` is called once it's in review. */
export function useProofForm(userId: string, onSubmitted: () => void) {
  const register = useRegisterProof();
  const upload = useSingleUpload(
    () =>
      new SingleUpload(userId, acceptedProofs, {
        upload: uploadProof,
        remove: removeProofFiles,
        describeError: (error) => `Not uploaded. ${describeFundsError(error)}`,
      }),
  );
  const { form, sending } = useDraftForm({
    storageKey: `proof:${userId}`,
    draft: proofDraftSchema,
    initial: emptyProof,
    schema: proofSchema,
    mode: 'onTouched',
    send: (values) =>
      upload.submit(({ recordId, ...file }) => register.mutateAsync({ ...values, ...file, proofId: recordId })),
    onSent: onSubmitted,
    describe: (error) => `Your document wasn’t submitted. ${describeFundsError(error)}`,
  });
  return { form, upload, sending };
}
