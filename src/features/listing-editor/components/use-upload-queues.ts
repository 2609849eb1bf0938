import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useConfirmUnload } from '@/shared/hooks/use-confirm-unload';
import { documentTypes } from '@/shared/listings/documents';
import { DocumentQueue } from '@/shared/uploads/document-queue';
import { shrinkPicture } from '@/shared/uploads/shrink-picture';
import { publicFileUrl } from '@/shared/supabase/files';
import { removeUnusedPictures, storedPicturesQuery, uploadPicture } from '../api/pictures';
import type { StoredPicture } from '../draft-store';
import { PictureQueue, type PictureBackend } from '../picture-queue';
import { userMessage } from '@/shared/supabase/errors';
import { pictureFolder } from '../listing-pictures';
import { removeDocuments, uploadDocument } from '../api/documents';

const none: readonly StoredPicture[] = [];

function pictureBackend(owner: PictureQueue['owner']): PictureBackend {
  return {
    prepare: shrinkPicture,
    upload: (upload) =>
      uploadPicture(upload).catch((error: unknown) => {
        throw new Error(userMessage(error) ?? 'Failed to upload image.', { cause: error });
      }),
    remove: (picturePaths) => removeUnusedPictures(owner, picturePaths),
    url: (path) => publicFileUrl('images', path, 400),
  };
}

/**
 * The upload queue of a listing form and its current pictures. `posted` are those that the stored listing shows. A new
 * listing id starts with an empty queue.
 */
export function usePictureQueue(
  owner: PictureQueue['owner'],
  stored: readonly StoredPicture[] = none,
  posted: readonly string[] = [],
) {
  const [queue, setQueue] = useState(() => new PictureQueue(owner, pictureBackend(owner), stored, posted));
  if (queue.owner.listingId !== owner.listingId) setQueue(new PictureQueue(owner, pictureBackend(owner)));
  const pictures = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const uploading = pictures.some(({ status }) => status === 'uploading');

  // After unmounting, nothing would keep track of uploads that finish.
  useEffect(() => () => queue.stop(), [queue]);

  useConfirmUnload(uploading);

  return { queue, pictures, uploading };
}

/**
 * Removes pictures of a restored draft that storage no longer has: the member may have started over on another device,
 * and old files are cleaned up. Returns how many were missing.
 */
export function useMissingPictures(queue: PictureQueue, restored: readonly StoredPicture[] = none): number {
  const { userId, listingId } = queue.owner;
  const folder = `${pictureFolder(userId, listingId)}/`;
  const { data } = useQuery({ ...storedPicturesQuery(queue.owner), enabled: restored.length > 0 });
  const missing = useMemo(
    () =>
      data ? restored.map(({ path }) => path).filter((path) => path.startsWith(folder) && !data.includes(path)) : [],
    [data, restored, folder],
  );
  useEffect(() => queue.removeMissing(missing), [queue, missing]);
  return missing.length;
}

function documentQueue({ userId, listingId }: PictureQueue['owner']): DocumentQueue {
  return new DocumentQueue({
    userId,
    recordId: listingId,
    types: Object.keys(documentTypes),
    supported: 'Add a PDF, JPG, PNG, WebP, DOCX, or XLSX file.',
    upload: async ({ path }, transfer) => uploadDocument({ path, ...transfer }),
    remove: removeDocuments,
    describeError: (error) => userMessage(error) ?? 'Not uploaded. Check your internet connection and retry.',
  });
}

/** The uploads of a listing form's documents. A new listing id starts with an empty queue. */
export function useDocumentQueue(owner: PictureQueue['owner']) {
  const [documents, setDocuments] = useState(() => documentQueue(owner));
  if (documents.recordId !== owner.listingId) setDocuments(documentQueue(owner));
  const uploads = useSyncExternalStore(documents.subscribe, documents.getSnapshot);
  const uploading = uploads.some(({ status }) => status === 'uploading');

  // After unmounting, nothing would keep track of uploads that finish.
  useEffect(() => () => documents.stop(), [documents]);

  useConfirmUnload(uploading);

  return { documents, uploading };
}
