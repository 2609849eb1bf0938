import { describe, expect, it } from 'vitest';
import { pictureSizeIn, sizeForName } from './picture-name.ts';

describe('the size in the name of a picture', () => {
  it('reads what it wrote, with and without colors behind it', () => {
    const png = new Uint8Array(40);
    png.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 4, 0, 0, 0, 3, 0]);
    expect([sizeForName(png), sizeForName(new Uint8Array(3))]).toEqual(['1024x768', '']);
    expect(pictureSizeIn('member/properties/id/abc.1024x768.webp')).toEqual({ width: 1024, height: 768 });
    expect(pictureSizeIn('abc.1024x768.0123456789ab.jpg')).toEqual({ width: 1024, height: 768 });
  });

  it.each(['abc.jpg', 'abc.0123456789ab.jpg', 'abc.0x768.jpg', 'abc1024x768.jpg', 'abc.123456x1.jpg', ''])(
    'finds none in %j',
    (path) => expect(pictureSizeIn(path)).toBeNull(),
  );
});
