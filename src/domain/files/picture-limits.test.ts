import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxPictureBytes, pictureProblem, readPictureType } from './picture-limits';

const signatures = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/webp': [...Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBP', 'latin1')],
  'image/heic': [...Buffer.from('\u0000\u0000\u0000\u0018ftypheic', 'latin1')],
  'image/avif': [...Buffer.from('\u0000\u0000\u0000\u001cftypavif', 'latin1')],
} as const;

const file = (bytes: readonly number[], name = 'a.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });
/** A file of this many bytes that begins as a PNG. */
const sized = (bytes: number) =>
  Object.defineProperty(file(signatures['image/png'], 'a.png', 'image/png'), 'size', { value: bytes });
const wrongType = 'Invalid file type. Please upload JPEG, PNG, WebP, or AVIF images only.';

/** Whether the browser can decode pictures. */
function stubDecoding(works: boolean) {
  vi.stubGlobal('createImageBitmap', async () =>
    works ? Promise.resolve({ close: () => undefined }) : Promise.reject(new DOMException('', 'InvalidStateError')),
  );
}
afterEach(() => vi.unstubAllGlobals());

describe('pictureProblem', () => {
  it.each([
    [signatures['image/heic'], /^This browser can’t read HEIC photos\. Export it as a JPEG first\. On an iPhone: /],
    [signatures['image/avif'], /^This browser can’t read AVIF photos\. Save it as a JPEG or PNG first\.$/],
  ])('says what to do with a photo that the browser can’t convert', async (bytes, message) => {
    stubDecoding(false);
    expect(await pictureProblem(file(bytes))).toMatch(message);
  });

  it.each(Object.entries(signatures))(
    'takes a picture for %s by its first bytes, whatever its name says',
    async (type, bytes) => {
      stubDecoding(true);
      expect(await readPictureType(file(bytes, 'notes.txt', 'text/plain'))).toBe(type);
      expect(await pictureProblem(file(bytes, 'notes.txt', 'text/plain'))).toBeNull();
    },
  );

  it.each([
    ['text named as a picture', [...Buffer.from('This is no picture at all.')]],
    ['a GIF', [...Buffer.from('GIF89a, and so on')]],
    ['sound in the container that WebP uses', [...Buffer.from('RIFF0000WAVEfmt ')]],
    ['a signature cut short', [0x89, 0x50, 0x4e]],
    ['an empty file', []],
  ])('rejects %s', async (_what, bytes) => {
    expect(await pictureProblem(file(bytes))).toBe(wrongType);
  });

  it('leaves photos beyond 10 MB to be shrunk first, but not files that no camera makes', async () => {
    expect(maxPictureBytes).toBe(10_485_760);
    expect(await pictureProblem(sized(maxPictureBytes * 10))).toBeNull();
    expect(await pictureProblem(sized(maxPictureBytes * 10 + 1))).toBe('File size too large. Maximum size is 10MB.');
  });

  it('reports a file that can’t be read anymore', async () => {
    const gone = file(signatures['image/png']);
    Object.defineProperty(gone, 'slice', {
      value: () => ({ arrayBuffer: async () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    });
    expect(await pictureProblem(gone)).toBe('We couldn’t read this file. Choose it again.');
  });
});
