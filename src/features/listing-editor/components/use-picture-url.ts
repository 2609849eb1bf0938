import { publicFileUrl } from '@/shared/supabase/files';
import { useBlobUrl } from '@/shared/uploads/use-blob-url';
import type { QueuedUpload } from '@/shared/uploads/upload-queue';

/** URL of a picture in the form: of the local file, or of the stored one after a reload. */
export function usePictureUrl(picture: QueuedUpload | undefined): string | undefined {
  const local = useBlobUrl(picture?.file ?? null);
  if (picture?.file) return local ?? undefined;
  return picture?.path ? publicFileUrl('images', picture.path, 400) : undefined;
}
