import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useConfirmUnload } from '@/shared/hooks/use-confirm-unload';
import { describeOutage } from '@/shared/supabase/describe-error';
import { RequestFailure, userMessage } from '@/shared/supabase/errors';
import { removeAttachments, uploadAttachment } from '../../api/attachments';
import { AttachmentQueue } from '../../attachment-queue';
import { preparePicture } from '../../prepare-picture';

/** Why an upload failed, for the reader. */
function describeUploadError(error: unknown): string {
  if (!(error instanceof RequestFailure)) return error instanceof Error ? error.message : 'Not uploaded.';
  const outage = describeOutage(error);
  if (outage !== null) return `Not uploaded. ${outage}`;
  if (error.kind === 'offline') return 'Not uploaded. Check your internet connection.';
  if (error.kind === 'signed-out') return 'Not uploaded. Your session expired.';
  return userMessage(error) ?? 'Not uploaded.';
}

/** By sender and recipient, so that attachments stay with their draft while the sender visits other screens. */
const queues = new WeakMap<QueryClient, Map<string, AttachmentQueue>>();

function queueOf(client: QueryClient, senderId: string, recipientId: string): AttachmentQueue {
  const own = queues.get(client) ?? new Map<string, AttachmentQueue>();
  queues.set(client, own);
  const key = `${senderId} ${recipientId}`;
  const queue =
    own.get(key) ??
    new AttachmentQueue(senderId, recipientId, {
      prepare: preparePicture,
      upload: uploadAttachment,
      remove: removeAttachments,
      describeError: describeUploadError,
    });
  own.set(key, queue);
  return queue;
}

/** The attachments of the draft to a member. */
export function useAttachmentQueue(senderId: string, recipientId: string) {
  const queue = queueOf(useQueryClient(), senderId, recipientId);
  const files = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const uploading = files.some(({ status }) => status === 'uploading');

  useConfirmUnload(uploading);

  return { queue, files };
}
