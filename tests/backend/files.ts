/** The start of a WebP picture of one pixel, which is all that storage looks at. */
export const webpBytes = Buffer.from(
  'RIFF\u0016\0\0\0WEBPVP8 \u000a\0\0\0\u0030\0\0\u009d\u0001\u002a\u0001\0\u0001\0',
  'latin1',
);

/** A file that storage takes for a WebP picture. */
export const pixel = new Blob([webpBytes], { type: 'image/webp' });

/** A JPEG of a size, without pixels. */
export const jpegOf = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    Buffer.from([0xff, 0xd9]),
  ]);
