import { pictureSources } from '@/platform/supabase/files';
import { useBlobUrl } from '@/platform/uploads/use-blob-url';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';

/** Where an image gets a picture in the form from: the local file, or the stored one after a reload. */
export function usePictureSource(picture: QueuedUpload | undefined): { src: string | undefined; srcSet?: string } {
  const local = useBlobUrl(picture?.file ?? null);
  if (picture?.file) return { src: local ?? undefined };
  return picture?.path ? pictureSources('images', picture.path) : { src: undefined };
}
