import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxSentBytes } from './shrink-rules';
import { shrinkBitmap, type EaselMaker } from './shrink-bitmap';

interface Try {
  width: number;
  height: number;
  type: string;
  quality: number;
}

const tries: Try[] = [];
const fills: string[] = [];

/** An easel whose pictures weigh what `weigh` says. */
function easels(weigh: (attempt: Try) => number, writes = (type: string) => type): EaselMaker {
  return (width, height) => ({
    context: {
      set fillStyle(colour: string) {
        fills.push(colour);
      },
      fillRect() {},
      drawImage() {},
    } as unknown as CanvasRenderingContext2D,
    encode: (type, quality) => {
      const attempt = { width, height, type, quality };
      tries.push(attempt);
      const blob = new Blob([], { type: writes(type) });
      Object.defineProperty(blob, 'size', { value: weigh(attempt) });
      return Promise.resolve(blob);
    },
  });
}

const file = new Blob(['x']);
const close = vi.fn<() => void>();

beforeEach(() => {
  tries.length = 0;
  fills.length = 0;
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 4000, height: 3000, close }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  close.mockClear();
});

describe('a picture that is sent', () => {
  it('is drawn once when it is light enough, at most 1920 px', async () => {
    await shrinkBitmap(
      file,
      'image/webp',
      easels(() => 1000),
    );
    expect(tries).toEqual([{ width: 1920, height: 1440, type: 'image/webp', quality: 0.85 }]);
    expect(fills).toEqual([]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('becomes plainer, then smaller, until it weighs at most 1 MB', async () => {
    const picture = await shrinkBitmap(
      file,
      'image/jpeg',
      easels(({ width, quality }) => width * 1900 * quality),
    );
    expect(picture.size).toBeLessThanOrEqual(maxSentBytes);
    expect(tries.map(({ width, quality }) => [width, quality])).toEqual([
      [1920, 0.85],
      [1920, 0.75],
      [1920, 0.62],
      [1920, 0.5],
      [1440, 0.5],
      [1080, 0.5],
    ]);
    expect(tries.at(-1)?.width).toBe(1080);
  });

  it('is a JPEG on white where the browser cannot write WebP', async () => {
    const picture = await shrinkBitmap(
      file,
      'image/webp',
      easels(
        () => 1000,
        (type) => (type === 'image/webp' ? 'image/png' : type),
      ),
    );
    expect(picture.type).toBe('image/jpeg');
    expect(fills).toEqual(['#ffffff']);
  });

  it('is refused in words when it cannot be made light enough, or read', async () => {
    await expect(
      shrinkBitmap(
        file,
        'image/jpeg',
        easels(() => maxSentBytes + 1),
      ),
    ).rejects.toThrow('This picture is too large to prepare.');
    expect(close).toHaveBeenCalledOnce();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')));
    await expect(
      shrinkBitmap(
        file,
        'image/jpeg',
        easels(() => 1),
      ),
    ).rejects.toThrow('This picture cannot be read. Try saving it anew.');
  });
});
