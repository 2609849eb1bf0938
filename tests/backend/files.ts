/** The start of a WebP picture, which is all that storage looks at. */
export const webpBytes = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');

/** A file that storage takes for a WebP picture. */
export const pixel = new Blob([webpBytes], { type: 'image/webp' });
