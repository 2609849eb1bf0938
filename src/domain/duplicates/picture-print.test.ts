import { describe, expect, it } from 'vitest';
import { grayPicture, looksDrawn } from './gray-picture';
import { mirrorBits, printPicture, type GrayPicture } from './picture-print';

/** A picture with shapes and an uneven light, the same for the same seed. */
function picture(seed: number, width = 160, height = 120): GrayPicture {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const shapes = Array.from({ length: 9 }, () => ({
    x: next(),
    y: next(),
    size: 0.1 + next() * 0.3,
    shade: next() * 255,
  }));
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shape = shapes.findLast((each) => Math.hypot(x / width - each.x, y / height - each.y) < each.size);
      pixels[y * width + x] = Math.round((shape?.shade ?? 128) * 0.9 + 25 * Math.cos(x / 17) * Math.cos(y / 11)) & 255;
    }
  }
  return { width, height, pixels };
}

function changed({ width, height, pixels }: GrayPicture, at: (x: number, y: number) => number): GrayPicture {
  return { width, height, pixels: pixels.map((_, place) => at(place % width, Math.floor(place / width))) };
}

const printed = (source: GrayPicture) => printPicture(source) ?? [];

function differingBits(a: bigint, b: bigint): number {
  return BigInt.asUintN(64, a ^ b)
    .toString(2)
    .replaceAll('0', '').length;
}

function nearest(a: readonly bigint[], b: readonly bigint[], mask = 0n): number {
  return Math.min(...a.flatMap((x) => b.map((y) => differingBits(x ^ mask, y))));
}

describe('printPicture', () => {
  const source = picture(7);
  const at = (x: number, y: number) => source.pixels[y * source.width + x] ?? 0;

  it('returns a hash of 64 bits for each of 28 windows', () => {
    const hashes = printed(source);
    expect(hashes).toHaveLength(28);
    expect(hashes.every((hash) => BigInt.asIntN(64, hash) === hash)).toBe(true);
  });

  it('gives hashes nearly the mirror bits away from a mirrored copy', () => {
    const mirrored = changed(source, (x, y) => at(source.width - 1 - x, y));
    expect(differingBits((printed(source)[0] ?? 0n) ^ mirrorBits, printed(mirrored)[0] ?? 0n)).toBeLessThanOrEqual(2);
  });

  it('hardly changes with brightness', () => {
    const brighter = changed(source, (x, y) => Math.min(255, at(x, y) * 0.8 + 30));
    expect(differingBits(printed(source)[0] ?? 0n, printed(brighter)[0] ?? 0n)).toBeLessThanOrEqual(3);
  });

  it('ignores a border of one color', () => {
    const [width, height] = [source.width + 30, source.height + 20];
    const bordered = changed({ width, height, pixels: new Uint8Array(width * height) }, (x, y) =>
      x < 15 || y < 10 || x >= width - 15 || y >= height - 10 ? 255 : at(x - 15, y - 10),
    );
    expect(differingBits(printed(bordered)[0] ?? 0n, printed(source)[0] ?? 0n)).toBeLessThanOrEqual(3);
  });

  it('finds a crop in one of its windows', () => {
    const [width, height] = [Math.round(source.width * 0.83), Math.round(source.height * 0.83)];
    const crop = changed({ width, height, pixels: new Uint8Array(width * height) }, (x, y) => at(x + 21, y + 5));
    expect(nearest(printed(crop), printed(source))).toBeLessThanOrEqual(7);
  });

  it('differs for other pictures', () => {
    const others = [11, 12, 13, 14, 15].map((seed) => nearest(printed(picture(seed)), printed(source)));
    expect(Math.min(...others)).toBeGreaterThan(7);
  });

  it('returns null for a picture of one color', () => {
    expect(printPicture({ width: 40, height: 30, pixels: new Uint8Array(1200).fill(90) })).toBeNull();
  });
});

describe('grayPicture', () => {
  it('makes transparent pixels white, and shrinks to 256 pixels', () => {
    const gray = grayPicture({ width: 512, height: 4, data: new Uint8Array(512 * 4 * 4) });
    expect(gray).toMatchObject({ width: 256, height: 2 });
    expect([...new Set(gray.pixels)]).toEqual([255]);
  });
});

describe('looksDrawn', () => {
  it('takes flat colors for a drawing, and grain for a photo', () => {
    const drawn = changed(picture(3), (x, y) => (x > 40 && y > 30 ? 200 : 90));
    expect(looksDrawn(drawn)).toBe(true);
    const grain = changed(drawn, (x, y) => 90 + ((x * 31 + y * 17 + x * y * 7) % 13));
    expect(looksDrawn(grain)).toBe(false);
  });
});
