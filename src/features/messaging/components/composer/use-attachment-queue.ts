import type { ErrorTexts } from '@/platform/errors/describe-error';
import { userMessage } from '@/platform/errors/errors';
import { useLastingQueue, useUploads } from '@/platform/uploads/use-uploads';
import { removeAttachments, uploadAttachment } from '../../api/attachments';
import { attachmentQueue } from '../../attachment-queue';
import { preparePicture } from '../../prepare-picture';

const notUploaded = 'Not uploaded.';
const uploadErrors = {
  unexpected: ({ message }) => message,
  'code:P0001': userMessage,
  offline: 'Not uploaded. Check your internet connection.',
  'signed-out': 'Not uploaded. Your session expired.',
  unknown: notUploaded,
  'rate-limited': notUploaded,
  other: notUploaded,
  failed: notUploaded,
} satisfies ErrorTexts;

/** The attachments of the draft to a member. They stay with it while the sender visits other screens. */
export function useAttachmentQueue(senderId: string, recipientId: string) {
  const create = () =>
    attachmentQueue(senderId, recipientId, {
      prepare: preparePicture,
      upload: uploadAttachment,
      remove: removeAttachments,
      errors: uploadErrors,
    });
  return useUploads(useLastingQueue(`attachments ${senderId} ${recipientId}`, create));
}
