import { pictureSources } from '@/shared/supabase/files';
import { useBlobUrl } from '@/shared/uploads/use-blob-url';
import type { QueuedUpload } from '@/shared/uploads/upload-queue';

/** Where an image gets a picture in the form from: the local file, or the stored one after a reload. */
export function usePictureSource(picture: QueuedUpload | undefined): { src: string | undefined; srcSet?: string } {
  const local = useBlobUrl(picture?.file ?? null);
  if (picture?.file) return { src: local ?? undefined };
  return picture?.path ? pictureSources('images', picture.path) : { src: undefined };
}
