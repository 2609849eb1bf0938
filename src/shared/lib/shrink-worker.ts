import { shrinkBitmap, type EaselMaker } from './shrink-bitmap';

/** What the worker is asked. `id` comes back with the answer. */
export interface ShrinkRequest {
  id: number;
  file: Blob;
  type: 'image/jpeg' | 'image/webp';
}

/** The picture made ready, or a sentence for the reader. */
export type ShrinkAnswer = { id: number; picture: Blob } | { id: number; problem: string };

const offscreen: EaselMaker = (width, height) => {
  const canvas = new OffscreenCanvas(width, height);
  return { context: canvas.getContext('2d'), encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
};

async function answer({ id, file, type }: ShrinkRequest): Promise<ShrinkAnswer> {
  try {
    return { id, picture: await shrinkBitmap(file, type, offscreen) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : 'This picture cannot be read. Try saving it anew.' };
  }
}

// A worker's own postMessage, which takes no origin.
const scope = globalThis as unknown as { postMessage: (message: ShrinkAnswer, transfer: Transferable[]) => void };

globalThis.addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  void answer(data).then((message) => scope.postMessage(message, []));
});
