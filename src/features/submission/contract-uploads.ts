import { cleanFileName } from '@/domain/files/file-types';
import { RequestFailure } from '@/platform/errors/errors';
import { UploadQueue, type Queued } from '@/platform/uploads/upload-queue';
import { registerContract, removeContract, removeUploads, uploadContract } from './api/files';
import { incomingPath, mimeTypeOf, uploadErrors } from './contract-file';

interface ContractState {
  /** In the bucket. */
  path: string;
  /** It's uploaded, and the server is checking it. */
  checking: boolean;
  /** Retrying the same file is pointless. */
  final: boolean;
}

/** A file being uploaded. It leaves this list once it's registered. */
export type UploadingFile = Queued<ContractState>;

/** Uploads the contracts of one submission and has them checked. `refetch` resolves once the submission shows them. */
export function contractQueue(userId: string, submissionId: string, refetch: () => Promise<void>) {
  return new UploadQueue<ContractState>({
    // By extension, because browsers don't always know Word types. The field has checked it.
    check: (file) => Promise.resolve({ type: mimeTypeOf(file.name) ?? file.type }),
    start: ({ id, name: chosen }) => {
      const name = cleanFileName(chosen, 'Contract');
      return { name, path: incomingPath(userId, submissionId, id, name), checking: false, final: false };
    },
    upload: async ({ id, name, path, type }, file, { signal, onProgress, update }) => {
      try {
        await uploadContract({ path, file: new Blob([file], { type }), signal, onProgress });
        signal.throwIfAborted();
        update({ checking: true, progress: 1 });
        await registerContract(submissionId, id, name);
        await refetch();
      } catch (error) {
        // Otherwise, retrying may help.
        update({ checking: false, final: error instanceof RequestFailure && error.kind === 'invalid' });
        throw error;
      }
    },
    leave: true,
    // Registered or not.
    discard: async (files) => {
      await Promise.all(files.map(({ id }) => removeContract(id).catch(() => undefined)));
      await removeUploads(files.map(({ path }) => path));
      await refetch();
    },
    errors: uploadErrors,
  });
}
