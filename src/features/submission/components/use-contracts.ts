import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { registerContract, removeContract, removeUploads, uploadContract } from '../api/files';
import { submissionQuery } from '../api/submissions';
import { ContractTray } from '../lib/contract-tray';
import { incomingPath, problemText, uploadProblem } from '../rules';
import type { Submission } from '../submission';

/** By submission: files stay under way while the member looks at another step. */
const trays = new WeakMap<QueryClient, Map<string, ContractTray>>();

function trayOf(client: QueryClient, userId: string, submissionId: string): ContractTray {
  const known = trays.get(client) ?? new Map<string, ContractTray>();
  trays.set(client, known);
  const { queryKey } = submissionQuery(userId, submissionId);
  const tray =
    known.get(submissionId) ??
    new ContractTray({
      upload: ({ fileId, name, ...upload }) =>
        uploadContract({ ...upload, path: incomingPath(userId, submissionId, fileId, name) }),
      register: (fileId, name) => registerContract(submissionId, fileId, name),
      discard: async (fileId, name) => {
        await removeContract(fileId).catch(() => undefined);
        await removeUploads([incomingPath(userId, submissionId, fileId, name)]);
      },
      changed: () => client.invalidateQueries({ queryKey }),
      explain: uploadProblem,
    });
  known.set(submissionId, tray);
  return tray;
}

/** The contracts of a submission: those it has, those on their way, and what can be done with them. */
export function useContracts({ id, user_id: userId, files }: Submission) {
  const client = useQueryClient();
  const tray = trayOf(client, userId, id);
  const underWay = useSyncExternalStore(tray.subscribe, tray.getSnapshot);
  const [removing, setRemoving] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = underWay.some(({ status }) => status !== 'failed');

  useEffect(() => {
    if (!busy) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  /** Takes registered files out; those that cannot be taken out come back with the reason. */
  const take = async (ids: readonly string[]) => {
    setProblem(null);
    if (ids.length === 0) return;
    setRemoving((before) => [...before, ...ids]);
    const results = await Promise.allSettled(ids.map(removeContract));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) setProblem(`A file was not removed. ${problemText(failed.reason)}`);
    await client.invalidateQueries({ queryKey: submissionQuery(userId, id).queryKey });
    setRemoving((before) => before.filter((one) => !ids.includes(one)));
  };

  const registered = files.filter((file) => !removing.includes(file.id));
  return {
    registered,
    underWay: underWay.filter((one) => !files.some((file) => file.id === one.id)),
    busy,
    problem,
    retry: (fileId: string) => tray.retry(fileId),
    /** Takes one out, registered or on its way. */
    remove: (fileId: string) => {
      if (files.some((file) => file.id === fileId)) void take([fileId]);
      else tray.remove(fileId);
    },
    /** What is chosen takes the place of what was there. */
    replace: (chosen: readonly File[]) => {
      for (const one of tray.getSnapshot()) tray.remove(one.id);
      // After those that go: the same file chosen again would be found registered, and go with the old one.
      void take(registered.map((file) => file.id)).then(() => tray.add(chosen));
    },
  };
}
