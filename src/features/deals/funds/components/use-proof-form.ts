import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { RequestFailure } from '@/shared/supabase/errors';
import { useDraft } from '@/shared/hooks/use-draft';
import { removeProofFiles, uploadProof } from '../api/files';
import { useRegisterProof } from '../api/mutations';
import { describeFundsError } from '../funds';
import { ProofUpload } from '../proof-upload';
import { emptyProof, proofDraftSchema, proofSchema, type ProofDraft, type ProofValues } from '../schema';

/** The form for a new proof of funds with its draft and upload. `onSubmitted` is called once it's in review. */
export function useProofForm(userId: string, onSubmitted: () => void) {
  const register = useRegisterProof();
  const [draft, keep, clear] = useDraft(`proof:${userId}`, proofDraftSchema, emptyProof);
  const [queue] = useState(
    () =>
      new ProofUpload(userId, {
        upload: uploadProof,
        remove: removeProofFiles,
        describeError: (error) => `Not uploaded. ${describeFundsError(error)}`,
      }),
  );
  const [file = null] = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
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

  const choose = async (chosen: File) => setFileProblem(await queue.choose(chosen));
  const submit = async (values: ProofValues) => {
    const [done] = await queue.settled();
    if (!done) return setFileProblem('Choose the document.');
    if (done.status !== 'done') return undefined;
    try {
      await register.mutateAsync({ ...values, proofId: queue.proofId, fileId: done.id, name: done.name });
      submitted.current = true;
      clear();
      queue.finish();
      onSubmitted();
    } catch (error) {
      // The server deletes a file it can't use.
      if (error instanceof RequestFailure && error.kind === 'invalid') {
        queue.finish();
        setFileProblem(error.message);
      } else setError('root', { message: `Your document wasn’t submitted. ${describeFundsError(error)}` });
    }
    return undefined;
  };
  return {
    form,
    file,
    fileProblem,
    choose,
    requireFile: () => file ?? setFileProblem('Choose the document.'),
    retry: () => file && queue.retry(file.id),
    removeFile: () => queue.discard(),
    submit,
  };
}
