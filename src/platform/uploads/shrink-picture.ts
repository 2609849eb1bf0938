import { maxPictureBytes, pictureTooLarge, readPictureType } from '@/domain/files/picture-limits';
import { outputTypeFor } from './picture-encoding';
import { shrinkBitmap, type CreateSurface } from './shrink-bitmap';
import type { ShrinkResponse, ShrinkRequest } from './shrink-worker';

/**
 * Compresses a picture for upload (see shrinkBitmap) in a worker, so that the form stays responsive, or in the page if
 * the browser doesn't support canvases in workers. Rejects with a user message if the file can't be read.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const type = outputTypeFor(await readPictureType(file));
  try {
    return await shrink(file, type);
  } catch (error) {
    throw file.size > maxPictureBytes ? new Error(pictureTooLarge, { cause: error }) : error;
  }
}

async function shrink(file: File, type: ReturnType<typeof outputTypeFor>): Promise<Blob> {
  const client = getWorkerClient();
  if (!client) return shrinkBitmap(file, type, createPageCanvas);
  const response = await client.request(file, type);
  // The worker couldn't be loaded.
  if (!response) return shrinkBitmap(file, type, createPageCanvas);
  if ('problem' in response) throw new Error(response.problem);
  return response.picture;
}

const createPageCanvas: CreateSurface = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return {
    context: canvas.getContext('2d'),
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('This image is too large to process.'))),
          type,
          quality,
        );
      }),
  };
};

let workerClient: ShrinkWorkerClient | null = null;

function getWorkerClient(): ShrinkWorkerClient | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  if (!workerClient || workerClient.broken) workerClient = new ShrinkWorkerClient();
  return workerClient;
}

/** Sends requests to one worker, shared by all pictures. */
class ShrinkWorkerClient {
  broken = false;
  #lastId = 0;
  #pending = new Map<number, (response: ShrinkResponse | null) => void>();
  #worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ShrinkResponse>) => {
      this.#pending.get(data.id)?.(data);
      this.#pending.delete(data.id);
    });
    this.#worker.addEventListener('error', () => {
      this.broken = true;
      this.#worker.terminate();
      for (const resolve of this.#pending.values()) resolve(null);
      this.#pending.clear();
    });
  }

  /** Resolves with the worker's response, or null if the worker doesn't load. */
  request(file: Blob, type: ShrinkRequest['type']): Promise<ShrinkResponse | null> {
    this.#lastId += 1;
    const request: ShrinkRequest = { id: this.#lastId, file, type };
    return new Promise((resolve) => {
      this.#pending.set(request.id, resolve);
      this.#worker.postMessage(request, []);
    });
  }
}
