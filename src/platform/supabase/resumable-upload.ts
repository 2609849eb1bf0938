import { DetailedError, Upload as TusUpload } from 'tus-js-client';
import { isForeignPage } from '@/kit/network/foreign-answer';
import { env } from '@/platform/config/current-env';
import { toRequestFailure } from '@/platform/errors/errors';
import { UploadRefused } from '@/platform/errors/upload-refused';

interface Transfer {
  bucket: string;
  path: string;
  file: Blob;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Bytes. The only size that hosted projects accept. */
const chunkSize = 6 * 1024 * 1024;
/** In seconds, as for pictures that are sent in one request. */
const cacheControl = '31536000';

/**
 * Sends a file with the tus protocol, from where an earlier try to the same path ended, and retries automatically when
 * the network fails for a moment. Rejects with UploadRefused, a RequestFailure, or the signal's reason when aborted.
 */
export async function sendInParts(
  { bucket, path, file, onProgress, signal }: Transfer,
  headers: () => Promise<Record<string, string>>,
): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const upload = new TusUpload(file, {
      endpoint: `${env.supabaseUrl}/storage/v1/upload/resumable`,
      chunkSize,
      retryDelays: [1000, 3000],
      removeFingerprintOnSuccess: true,
      fingerprint: async () => `${bucket}/${path}`,
      metadata: { bucketName: bucket, objectName: path, contentType: file.type, cacheControl },
      onBeforeRequest: async (request) => {
        for (const [name, value] of Object.entries(await headers())) request.setHeader(name, value);
      },
      onProgress: (sent, total) => onProgress(sent / total),
      onSuccess: () => resolve(),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : null;
        const type = response?.getHeader('content-type') ?? null;
        reject(
          // tus has no answer with a page.
          response && !isForeignPage(response.getStatus(), type)
            ? new UploadRefused(response.getStatus(), response.getBody())
            : toRequestFailure({ message: 'Failed to fetch' }),
        );
      },
    });
    signal.addEventListener(
      'abort',
      () => {
        void upload.abort();
        reject(signal.reason);
      },
      { once: true },
    );
    const start = async () => {
      const [earlier] = await upload.findPreviousUploads();
      if (earlier) upload.resumeFromPreviousUpload(earlier);
      if (!signal.aborted) upload.start();
    };
    start().catch(reject);
  });
}
