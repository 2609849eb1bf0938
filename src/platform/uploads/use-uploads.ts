import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useConfirmUnload } from '@/kit/hooks/use-confirm-unload';
import type { UploadQueue } from './upload-queue';

/** The files of a queue. While they upload, the browser asks before the tab is closed, unless they'd continue later. */
export function useUploads<Extra extends object>(queue: UploadQueue<Extra>) {
  const files = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const uploading = files.some(({ status }) => status === 'uploading');
  useConfirmUnload(uploading && !queue.survivesReload());
  return { queue, files, uploading };
}

const queuesByClient = new WeakMap<QueryClient, Map<string, unknown>>();

/** The queue with this key. It stays, and its uploads continue, while the member visits other screens. */
export function useLastingQueue<Queue>(key: string, create: () => Queue): Queue {
  const client = useQueryClient();
  const queues = queuesByClient.get(client) ?? new Map<string, unknown>();
  queuesByClient.set(client, queues);
  if (!queues.has(key)) queues.set(key, create());
  return queues.get(key) as Queue;
}
