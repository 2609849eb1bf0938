import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '@/shared/hooks/use-draft';
import { SingleUpload } from '../../files/single-upload';
import { useSingleUpload } from '../../files/use-single-upload';
import { removeProofFiles, uploadProof } from '../api/files';
import { useRegisterProof } from '../api/mutations';
import { describeFundsError } from '../funds';
import {
  acceptedProofs,
  emptyProof,
  proofDraftSchema,
  proofSchema,
  type ProofDraft,
  type ProofValues,
} from '../schema';

/** The form for a new proof of funds with its draft and upload. `onSubmitted` is called once it's in review. */
export function useProofForm(userId: string, onSubmitted: () => void) {
  const register = useRegisterProof();
  const [draft, keep, clear] = useDraft(`proof:${userId}`, proofDraftSchema, emptyProof);
  const upload = useSingleUpload(
    () =>
      new SingleUpload(userId, acceptedProofs, {
        upload: uploadProof,
        remove: removeProofFiles,
        describeError: (error) => `Not uploaded. ${describeFundsError(error)}`,
      }),
  );
  const form = useForm<ProofDraft, unknown, ProofValues>({
    resolver: zodResolver(proofSchema),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { subscribe, getValues, setError } = form;
  const submitted = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (!submitted.current) keep(getValues());
      },
    }),
  );

  const submit = async (values: ProofValues) => {
    try {
      const sent = await upload.submit(({ recordId, ...file }) =>
        register.mutateAsync({ ...values, ...file, proofId: recordId }),
      );
      if (!sent) return;
      submitted.current = true;
      clear();
      onSubmitted();
    } catch (error) {
      setError('root', { message: `Your document wasn’t submitted. ${describeFundsError(error)}` });
    }
  };
  return { form, upload, submit };
}
