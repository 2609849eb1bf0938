import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxCompressedBytes } from './picture-encoding';
import { shrinkBitmap, type CreateSurface } from './shrink-bitmap';

interface Try {
  width: number;
  height: number;
  type: string;
  quality: number;
}

const tries: Try[] = [];
const fills: string[] = [];

/** An easel whose pictures weigh what `weigh` says. */
function easels(weigh: (attempt: Try) => number, writes = (type: string) => type): CreateSurface {
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

describe('shrinkBitmap', () => {
  it('lowers the quality, then the size, until it fits 1 MB', async () => {
    const picture = await shrinkBitmap(
      file,
      'image/jpeg',
      easels(({ width, quality }) => width * 1900 * quality),
    );
    expect(picture.size).toBeLessThanOrEqual(maxCompressedBytes);
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

  it('returns a JPEG on white if the browser can’t encode WebP', async () => {
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

  it('rejects with a message if the picture is too large or unreadable', async () => {
    await expect(
      shrinkBitmap(
        file,
        'image/jpeg',
        easels(() => maxCompressedBytes + 1),
      ),
    ).rejects.toThrow('This image is too large to process.');
    expect(close).toHaveBeenCalledOnce();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')));
    await expect(
      shrinkBitmap(
        file,
        'image/jpeg',
        easels(() => 1),
      ),
    ).rejects.toThrow('We couldn’t read this image. Try saving it again.');
  });
});
