import { describeError } from '@/platform/errors/describe-error';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLastingQueue, useUploads } from '@/platform/uploads/use-uploads';
import { removeContract } from '../api/files';
import { submissionQuery } from '../api/queries';
import { contractQueue } from '../contract-uploads';
import type { Submission } from '../submission';

/** A submission's registered contracts, its uploads, which continue while the member is elsewhere, and actions. */
export function useContracts({ id, user_id: userId, files }: Submission) {
  const client = useQueryClient();
  const { queryKey } = submissionQuery(userId, id);
  const create = () => contractQueue(userId, id, () => client.invalidateQueries({ queryKey }));
  const { queue, files: uploads, uploading: busy } = useUploads(useLastingQueue(`contracts ${id}`, create));
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);

  /** Removes registered files. Those that can't be removed reappear with an error. */
  const removeRegistered = async (ids: readonly string[]) => {
    setProblem(null);
    if (ids.length === 0) return;
    setRemoving((before) => [...before, ...ids]);
    const results = await Promise.allSettled(ids.map(removeContract));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) setProblem(describeError(failed.reason, { failed: 'We couldn’t remove a file.' }));
    await client.invalidateQueries({ queryKey });
    setRemoving((before) => before.filter((one) => !ids.includes(one)));
  };

  const registered = files.filter((file) => !removing.includes(file.id));
  return {
    registered,
    uploading: uploads.filter((one) => !files.some((file) => file.id === one.id)),
    busy,
    problem,
    retry: (fileId: string) => queue.retry(fileId),
    /** Removes a file, registered or uploading. */
    remove: (fileId: string) => {
      if (files.some((file) => file.id === fileId)) void removeRegistered([fileId]);
      else queue.remove(fileId);
    },
    /** Replaces all files with the new selection. */
    replace: (chosen: readonly File[]) => {
      queue.clear();
      // Remove first: the same file selected again would be deduplicated and removed with the old one.
      void removeRegistered(registered.map((file) => file.id)).then(() => queue.choose(chosen));
    },
  };
}
