import { useRef, useState, useSyncExternalStore } from 'react';
import { RequestFailure } from '@/platform/errors/errors';
import { documentQueue, type DocumentQueueOptions } from './document-queue';

/** Which files a form takes. */
export interface AcceptedFiles {
  /** MIME types. */
  types: readonly string[];
  /** File name extensions with their dots, for the file picker. */
  extensions: readonly string[];
  /** In sentences: 'PDF, JPG, or PNG'. */
  names: string;
}

interface SingleUploadOptions extends Pick<DocumentQueueOptions, 'upload' | 'remove' | 'errors'> {
  userId: string;
  accepted: AcceptedFiles;
}

/** The uploads of a record. Its ID stays for retries, so that submitting twice makes one. */
function uploadsOfRecord({ userId, accepted, ...options }: SingleUploadOptions) {
  let recordId = crypto.randomUUID();
  const queue = documentQueue({
    ...options,
    folder: () => `${userId}/${recordId}/incoming`,
    types: accepted.types,
    supported: `Choose a ${accepted.names}.`,
  });
  /** Starts over with another record after this one was submitted. Stored files stay. */
  const finish = () => {
    queue.takeOut();
    recordId = crypto.randomUUID();
  };
  return { queue, recordId: () => recordId, finish };
}

const missing = 'Choose the document.';

/**
 * The one file of a form: it uploads as soon as it's chosen, to where an edge function checks it. Choosing another
 * replaces it.
 */
export function useSingleUpload(options: SingleUploadOptions) {
  const [{ queue, recordId, finish }] = useState(() => uploadsOfRecord(options));
  const file = useSyncExternalStore(queue.subscribe, queue.getSnapshot).at(-1) ?? null;
  const [problem, setProblem] = useState<string | null>(null);
  const choosing = useRef<Promise<unknown>>(Promise.resolve());
  const replace = async (chosen: File) => {
    const { problems } = await queue.choose([chosen]);
    setProblem(problems[0] ?? null);
    if (problems.length === 0)
      queue.remove(
        ...queue
          .getSnapshot()
          .slice(0, -1)
          .map(({ id }) => id),
      );
  };
  return {
    file,
    problem,
    choose: (chosen: File) => {
      choosing.current = replace(chosen);
    },
    /** Shows that the file is missing, if it is. */
    require: () => {
      if (!file) setProblem(missing);
    },
    retry: () => {
      if (file) queue.retry(file.id);
    },
    remove: () => {
      if (file) queue.remove(file.id);
    },
    /**
     * Waits for the upload, then sends the file with its record's ID. Resolves to whether it was sent: if not, the
     * field says why, or the upload's error shows. Rejects with any other error.
     */
    submit: async (send: (file: { recordId: string; fileId: string; name: string }) => Promise<unknown>) => {
      await choosing.current;
      const done = (await queue.settled()).at(-1);
      if (!done) setProblem(missing);
      if (done?.status !== 'done') return false;
      try {
        await send({ recordId: recordId(), fileId: done.id, name: done.name });
      } catch (error) {
        if (!(error instanceof RequestFailure && error.kind === 'invalid')) throw error;
        // The server deletes a file it can't use.
        finish();
        setProblem(error.message);
        return false;
      }
      finish();
      return true;
    },
  };
}
