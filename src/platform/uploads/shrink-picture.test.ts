import { afterEach, expect, it, vi } from 'vitest';
import { maxPictureBytes } from '@/domain/files/picture-limits';
import { shrinkPicture } from './shrink-picture';

/** A file that the browser can't decode, of as many bytes as stated. */
function damaged(header: string, size = 100): File {
  return Object.defineProperty(new File([Buffer.from(header, 'latin1')], 'a'), 'size', { value: size });
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['\xff\xd8\xff\xe0', maxPictureBytes + 1, /^File size too large\. Maximum size is 10MB\.$/],
  ['\xff\xd8\xff\xe0', 100, /^We couldn’t read this image\. Try saving it again\.$/],
])('says what to do with a picture that can’t be read: %j of %d bytes', async (header, size, message) => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('', 'InvalidStateError')));
  await expect(shrinkPicture(damaged(header, size))).rejects.toThrow(message);
});
