import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata';

const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

/** GPSInfo, with its type, as libvips writes it. */
const gpsTag = Buffer.of(0x25, 0x88, 4, 0);

/** A picture that is turned, with a place, a description, and a color profile. */
function photo(format: Format, options: { progressive?: boolean } = {}): Promise<Buffer> {
  const picture = sharp({
    create: { width: 24, height: 16, channels: 3, background: '#3a7', noise: { type: 'gaussian' } },
  });
  return picture
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { ImageDescription: 'Key under the mat' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 8/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '90/1 3/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Memphis</place></x:xmpmeta>')
    .toFormat(format, options)
    .toBuffer();
}

const pixels = (picture: Uint8Array) => sharp(picture).raw().toBuffer();

describe('stripMetadata', () => {
  it.each(formats)('removes where a %s was taken, and nothing of the picture', async (format) => {
    const taken = await photo(format);
    expect([taken.includes('mat'), taken.includes(gpsTag)]).toEqual([true, true]);
    const stripped = stripMetadata(taken) ?? new Uint8Array();
    const { exif, xmp, comments, ...rest } = await sharp(stripped).metadata();
    expect({ xmp, comments }).toEqual({ xmp: undefined, comments: undefined });
    // Only which way is up.
    expect(exif?.length ?? 0).toBeLessThanOrEqual(32);
    expect(Buffer.from(stripped).includes('mat')).toBe(false);
    expect(Buffer.from(stripped).includes(gpsTag)).toBe(false);
    expect(rest.icc).toBeDefined();
    expect(await pixels(stripped)).toEqual(await pixels(taken));
    expect(stripMetadata(stripped)).toEqual(stripped);
  });

  it.each(['jpeg', 'webp'] as const)('preserves which way is up in a %s', async (format) => {
    const stripped = stripMetadata(await photo(format)) ?? new Uint8Array();
    expect((await sharp(stripped).metadata()).orientation).toBe(6);
  });

  it('preserves all scans of a progressive JPEG, and drops what comes after it', async () => {
    const taken = await photo('jpeg', { progressive: true });
    const stripped = stripMetadata(Buffer.concat([taken, await photo('jpeg')]));
    expect(stripped).toEqual(stripMetadata(taken));
    expect(await pixels(stripped ?? new Uint8Array())).toEqual(await pixels(taken));
  });

  it.each(formats)('survives a broken %s', async (format) => {
    const taken = await photo(format);
    for (let length = 0; length < taken.length; length += 7) {
      const stripped = stripMetadata(taken.subarray(0, length));
      expect(Buffer.from(stripped ?? []).includes('mat')).toBe(false);
    }
    expect(stripMetadata(taken.subarray(0, 40))).toBeNull();
  });

  it('returns null for what is no picture', () => {
    expect(stripMetadata(new TextEncoder().encode('<html>'))).toBeNull();
  });
});
