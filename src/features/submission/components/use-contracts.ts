import { useConfirmUnload } from '@/shared/hooks/use-confirm-unload';
import { describeError } from '@/shared/supabase/describe-error';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { registerContract, removeContract, removeUploads, uploadContract } from '../api/files';
import { submissionQuery } from '../api/queries';
import { ContractUploads } from '../contract-uploads';
import { describeUploadError, incomingPath } from '../contract-file';
import type { Submission } from '../submission';

/** By submission, so that uploads continue while the member is on another step. */
const uploadsByClient = new WeakMap<QueryClient, Map<string, ContractUploads>>();

function uploadsFor(client: QueryClient, userId: string, submissionId: string): ContractUploads {
  const known = uploadsByClient.get(client) ?? new Map<string, ContractUploads>();
  uploadsByClient.set(client, known);
  const { queryKey } = submissionQuery(userId, submissionId);
  const uploads =
    known.get(submissionId) ??
    new ContractUploads({
      upload: ({ fileId, name, ...upload }) =>
        uploadContract({ ...upload, path: incomingPath(userId, submissionId, fileId, name) }),
      register: (fileId, name) => registerContract(submissionId, fileId, name),
      discard: async (fileId, name) => {
        await removeContract(fileId).catch(() => undefined);
        await removeUploads([incomingPath(userId, submissionId, fileId, name)]);
      },
      changed: () => client.invalidateQueries({ queryKey }),
      explain: describeUploadError,
    });
  known.set(submissionId, uploads);
  return uploads;
}

/** A submission's registered contracts, running uploads, and actions. */
export function useContracts({ id, user_id: userId, files }: Submission) {
  const client = useQueryClient();
  const uploads = uploadsFor(client, userId, id);
  const uploading = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = uploading.some(({ status }) => status !== 'failed');

  useConfirmUnload(busy);

  /** Removes registered files. Those that can't be removed reappear with an error. */
  const removeRegistered = async (ids: readonly string[]) => {
    setProblem(null);
    if (ids.length === 0) return;
    setRemoving((before) => [...before, ...ids]);
    const results = await Promise.allSettled(ids.map(removeContract));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) setProblem(`We couldn’t remove a file. ${describeError(failed.reason)}`);
    await client.invalidateQueries({ queryKey: submissionQuery(userId, id).queryKey });
    setRemoving((before) => before.filter((one) => !ids.includes(one)));
  };

  const registered = files.filter((file) => !removing.includes(file.id));
  return {
    registered,
    uploading: uploading.filter((one) => !files.some((file) => file.id === one.id)),
    busy,
    problem,
    retry: (fileId: string) => uploads.retry(fileId),
    /** Removes a file, registered or uploading. */
    remove: (fileId: string) => {
      if (files.some((file) => file.id === fileId)) void removeRegistered([fileId]);
      else uploads.remove(fileId);
    },
    /** Replaces all files with the new selection. */
    replace: (chosen: readonly File[]) => {
      for (const one of uploads.getSnapshot()) uploads.remove(one.id);
      // Remove first: the same file selected again would be deduplicated and removed with the old one.
      void removeRegistered(registered.map((file) => file.id)).then(() => uploads.add(chosen));
    },
  };
}
