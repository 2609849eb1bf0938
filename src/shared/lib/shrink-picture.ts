import { pictureTypeOf } from './picture-rules';
import { encodingFor } from './shrink-rules';
import { shrinkBitmap, type EaselMaker } from './shrink-bitmap';
import type { ShrinkAnswer, ShrinkRequest } from './shrink-worker';

/**
 * The picture made ready to be sent (see shrinkBitmap), in a worker, so that the form stays swift; in the page itself where the
 * browser has no canvas for workers. Rejects with a sentence for the reader when it is no readable picture.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const type = encodingFor(await pictureTypeOf(file));
  const worker = findHelper();
  if (!worker) return shrinkBitmap(file, type, inPage);
  const answer = await worker.ask(file, type);
  // The worker could not be had, for want of a network or of permission.
  if (!answer) return shrinkBitmap(file, type, inPage);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.picture;
}

const inPage: EaselMaker = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return {
    context: canvas.getContext('2d'),
    encode: (type, quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('This picture is too large to prepare.'))),
          type,
          quality,
        );
      }),
  };
};

let helper: Helper | null = null;

function findHelper(): Helper | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  if (!helper || helper.broken) helper = new Helper();
  return helper;
}

/** One worker for all pictures. */
class Helper {
  broken = false;
  #asked = 0;
  #waiting = new Map<number, (answer: ShrinkAnswer | null) => void>();
  #worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    });
    this.#worker.addEventListener('error', () => {
      this.broken = true;
      this.#worker.terminate();
      for (const settle of this.#waiting.values()) settle(null);
      this.#waiting.clear();
    });
  }

  /** The worker's answer; null when it is of no use here. */
  ask(file: Blob, type: ShrinkRequest['type']): Promise<ShrinkAnswer | null> {
    this.#asked += 1;
    const request: ShrinkRequest = { id: this.#asked, file, type };
    return new Promise((resolve) => {
      this.#waiting.set(request.id, resolve);
      this.#worker.postMessage(request, []);
    });
  }
}
