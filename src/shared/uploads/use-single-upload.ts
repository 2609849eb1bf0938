import { useRef, useState, useSyncExternalStore } from 'react';
import { RequestFailure } from '@/shared/supabase/errors';
import type { SingleUpload } from './single-upload';

const missing = 'Choose the document.';

/** The state of a form's file. `createQueue` is called once. */
export function useSingleUpload(createQueue: () => SingleUpload) {
  const [queue] = useState(createQueue);
  const [file = null] = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const [problem, setProblem] = useState<string | null>(null);
  const choosing = useRef<Promise<unknown>>(Promise.resolve());
  return {
    file,
    problem,
    choose: (chosen: File) => {
      choosing.current = queue.choose(chosen).then(setProblem);
    },
    /** Shows that the file is missing, if it is. */
    require: () => {
      if (!file) setProblem(missing);
    },
    retry: () => {
      if (file) queue.retry(file.id);
    },
    remove: () => queue.discard(),
    /**
     * Waits for the upload, then sends the file with its record's ID. Resolves to whether it was sent: if not, the
     * field says why, or the upload's error shows. Rejects with any other error.
     */
    submit: async (send: (file: { recordId: string; fileId: string; name: string }) => Promise<unknown>) => {
      await choosing.current;
      const [done] = await queue.settled();
      if (!done) setProblem(missing);
      if (done?.status !== 'done') return false;
      try {
        await send({ recordId: queue.recordId, fileId: done.id, name: done.name });
      } catch (error) {
        if (!(error instanceof RequestFailure && error.kind === 'invalid')) throw error;
        // The server deletes a file it can't use.
        queue.finish();
        setProblem(error.message);
        return false;
      }
      queue.finish();
      return true;
    },
  };
}
