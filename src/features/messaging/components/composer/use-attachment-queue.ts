import { describeOutage } from '@/platform/errors/describe-error';
import { RequestFailure, userMessage } from '@/platform/errors/errors';
import { useLastingQueue, useUploads } from '@/platform/uploads/use-uploads';
import { removeAttachments, uploadAttachment } from '../../api/attachments';
import { attachmentQueue } from '../../attachment-queue';
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

/** The attachments of the draft to a member. They stay with it while the sender visits other screens. */
export function useAttachmentQueue(senderId: string, recipientId: string) {
  const create = () =>
    attachmentQueue(senderId, recipientId, {
      prepare: preparePicture,
      upload: uploadAttachment,
      remove: removeAttachments,
      describeError: describeUploadError,
    });
  return useUploads(useLastingQueue(`attachments ${senderId} ${recipientId}`, create));
}
