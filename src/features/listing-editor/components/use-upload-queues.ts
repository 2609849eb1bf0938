import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { documentTypes } from '@/domain/listing/documents';
import { userMessage } from '@/platform/errors/errors';
import { documentQueue } from '@/platform/uploads/document-queue';
import { uploadStore } from '@/platform/uploads/unfinished-uploads';
import { shrinkPicture } from '@/platform/uploads/shrink-picture';
import type { UploadQueue } from '@/platform/uploads/upload-queue';
import { useUploads } from '@/platform/uploads/use-uploads';
import { removeDocuments, uploadDocument } from '../api/documents';
import { removeUnusedPictures, storedPicturesQuery, uploadPicture, type PictureOwner } from '../api/pictures';
import type { StoredPicture } from '../draft-store';
import { pictureFolder } from '../listing-pictures';
import { pictureUploads } from '../picture-uploads';

const none: readonly StoredPicture[] = [];

function picturesOf(owner: PictureOwner, stored: readonly StoredPicture[] = none, posted: readonly string[] = []) {
  const remove = (picturePaths: readonly string[]) => removeUnusedPictures(owner, picturePaths);
  const keeper = uploadStore(owner.userId, `pictures ${owner.listingId}`);
  return pictureUploads(owner, { prepare: shrinkPicture, upload: uploadPicture, remove, keeper }, stored, posted);
}

function documentsOf({ userId, listingId }: PictureOwner) {
  return documentQueue({
    folder: () => `${userId}/${listingId}`,
    types: Object.keys(documentTypes),
    supported: 'Add a PDF, JPG, PNG, WebP, DOCX, or XLSX file.',
    upload: uploadDocument,
    remove: removeDocuments,
    errors: { 'code:P0001': userMessage, any: 'Not uploaded. Check your internet connection and retry.' },
  });
}

/**
 * The upload queues of a listing form and its current pictures. `posted` are those that the stored listing shows. A new
 * listing id starts with empty queues.
 */
export function useUploadQueues(owner: PictureOwner, stored?: readonly StoredPicture[], posted?: readonly string[]) {
  const { listingId } = owner;
  const create = (pictures = picturesOf(owner)) => ({ listingId, ...pictures, documents: documentsOf(owner) });
  const [queues, setQueues] = useState(() => create(picturesOf(owner, stored, posted)));
  if (queues.listingId !== listingId) setQueues(create());
  const { queue, commit, documents } = queues;
  const pictures = useUploads(queue);
  const uploads = useUploads(documents);

  useEffect(() => {
    void queue.resume();
    return () => {
      // After unmounting, nothing would keep track of uploads that finish.
      queue.stop();
      documents.stop();
    };
  }, [queue, documents]);

  return { queue, commit, documents, pictures: pictures.files, uploading: pictures.uploading || uploads.uploading };
}

/**
 * Removes pictures of a restored draft that storage no longer has: the member may have started over on another device,
 * and old files are cleaned up. Returns how many were missing.
 */
export function useMissingPictures(
  owner: PictureOwner,
  queue: UploadQueue,
  restored: readonly StoredPicture[] = none,
): number {
  const folder = `${pictureFolder(owner.userId, owner.listingId)}/`;
  const { data } = useQuery({ ...storedPicturesQuery(owner), enabled: restored.length > 0 });
  const missing = useMemo(
    () =>
      data ? restored.map(({ path }) => path).filter((path) => path.startsWith(folder) && !data.includes(path)) : [],
    [data, restored, folder],
  );
  useEffect(() => queue.takeOut(({ path }) => path !== null && missing.includes(path)), [queue, missing]);
  return missing.length;
}

/** The queues of a listing form. Call `commit` once the listing is stored with exactly these pictures. */
export type UploadQueues = Pick<ReturnType<typeof useUploadQueues>, 'queue' | 'commit' | 'documents'>;
