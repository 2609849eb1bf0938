import type { ErrorTexts } from '@/platform/errors/describe-error';
import { userMessage } from '@/platform/errors/errors';
import { pictureFileName } from '@/platform/uploads/corner-colors';
import { pictureProblem } from '@/domain/files/picture-limits';
import type { UploadStore } from '@/platform/uploads/unfinished-uploads';
import { UploadQueue } from '@/platform/uploads/upload-queue';
import type { PictureOwner } from './api/pictures';
import type { StoredPicture } from './draft-store';
import { pictureFolder } from './listing-pictures';

/** The backend calls of the queue. */
export interface PictureBackend {
  prepare: (file: File) => Promise<Blob>;
  upload: (upload: {
    path: string;
    picture: Blob;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Resolves with the paths that have to stay because the stored listing shows them. */
  remove: (picturePaths: readonly string[]) => Promise<readonly string[]>;
  keeper?: UploadStore;
}

const errors = {
  unexpected: ({ message }) => message,
  'code:P0001': userMessage,
  any: 'Failed to upload image.',
} satisfies ErrorTexts;

/**
 * The pictures of a listing form, shrunk and uploaded when they're chosen. Those that the stored listing shows
 * (`posted`) are removed from storage only once it's stored without them.
 */
export function pictureUploads(
  { userId, listingId }: PictureOwner,
  backend: PictureBackend,
  stored: readonly StoredPicture[] = [],
  posted: readonly string[] = [],
) {
  /** Paths that the stored listing shows. */
  let shown: ReadonlySet<string> = new Set(posted);
  /** Paths that were taken out of the form but are still in storage. */
  const leftOver = new Set(posted.filter((path) => stored.every((picture) => picture.path !== path)));
  /** Doesn't wait: what can't be removed now goes with the next commit or the cleanup of the folder. */
  const removeStored = async (paths: readonly string[]) => {
    if (paths.length === 0) return;
    const staying = await backend.remove(paths).catch(() => paths);
    for (const path of staying) leftOver.add(path);
  };
  const queue = new UploadQueue<object>({
    stored,
    check: async (file) => {
      const problem = await pictureProblem(file);
      return problem === null ? { type: file.type } : { problem: `${file.name}: ${problem}` };
    },
    ...(backend.keeper && { keeper: backend.keeper }),
    start: () => ({}),
    upload: async ({ id, path: known, name: chosenName }, file, { onProgress, signal, prepared }) => {
      if (known !== null) return backend.upload({ path: known, picture: file, onProgress, signal });
      const picture = await backend.prepare(file);
      const name = await pictureFileName(id, picture);
      signal.throwIfAborted();
      const path = `${pictureFolder(userId, listingId)}/${name}`;
      prepared(new File([picture], chosenName, { type: picture.type }), path);
      return backend.upload({ path, picture, onProgress, signal });
    },
    discard: (pictures) => {
      const paths = pictures.flatMap(({ path }) => path ?? []);
      for (const path of paths) if (shown.has(path)) leftOver.add(path);
      void removeStored(paths.filter((path) => !shown.has(path)));
    },
    errors,
  });
  /** Call once the listing is stored with exactly these pictures: the files of all others are removed. */
  const commit = (images: readonly string[]) => {
    const gone = new Set([...leftOver, ...shown]);
    shown = new Set(images);
    queue.takeOut();
    void removeStored([...gone].filter((path) => !shown.has(path)));
  };
  return { queue, commit };
}
