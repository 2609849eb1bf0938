import { shrinkBitmap, type CreateSurface } from './shrink-bitmap';

/** `id` is repeated in the response. */
export interface ShrinkRequest {
  id: number;
  file: Blob;
  type: 'image/jpeg' | 'image/webp';
}

/** The compressed picture, or a user message. */
export type ShrinkResponse = { id: number; picture: Blob } | { id: number; problem: string };

const createOffscreenCanvas: CreateSurface = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return { context: canvas.getContext('2d'), encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
};

async function respond({ id, file, type }: ShrinkRequest): Promise<ShrinkResponse> {
  try {
    return { id, picture: await shrinkBitmap(file, type, createOffscreenCanvas) };
  } catch (error) {
    return {
      id,
      problem: error instanceof Error ? error.message : 'We couldn’t read this image. Try saving it again.',
    };
  }
}

// A worker's postMessage takes no target origin.
const scope = globalThis as unknown as { postMessage: (message: ShrinkResponse, transfer: Transferable[]) => void };

globalThis.addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  void respond(data).then((message) => scope.postMessage(message, []));
});
