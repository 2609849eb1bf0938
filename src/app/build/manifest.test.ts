import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { sharedPath } from '../../features/listing-editor/share-target';

interface Picture {
  src: string;
  sizes: string;
}

const publicFile = (path: string) => new URL(`../../../public${path}`, import.meta.url);
const manifest = JSON.parse(readFileSync(publicFile('/manifest.json'), 'utf8')) as {
  name: string;
  description: string;
  theme_color: string;
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string }[];
  share_target: { action: string };
};

it('shows the name and the color of the product', () => {
  const html = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  expect(manifest).toMatchObject({ name: brand.name, description: brand.tagline });
  expect(html).toContain(
    `<meta name="theme-color" content="${manifest.theme_color}" media="(prefers-color-scheme: light)"`,
  );
});

it('opens screens of the app', () => {
  const urls = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url), manifest.share_target.action];
  expect(urls).toEqual([paths.dashboard, paths.deals, paths.messages, paths.submitListing, sharedPath]);
});

it.each([...manifest.icons, ...manifest.screenshots])(
  '$src has the size that the manifest says',
  async ({ src, sizes }) => {
    const { format, width, height } = await sharp(readFileSync(publicFile(src))).metadata();
    expect(format === 'svg' ? 'any' : `${width}x${height}`).toBe(sizes);
  },
);

it('serves a favicon where browsers look for one that no page names', () => {
  const icon = readFileSync(publicFile('/favicon.ico'));
  const count = icon.readUInt16LE(4);
  const entries = Array.from({ length: count }, (_, index) => icon.subarray(6 + 16 * index));
  expect(entries.map((entry) => entry[0])).toEqual([16, 32]);
  for (const entry of entries)
    expect(icon.subarray(entry.readUInt32LE(12) + 1, entry.readUInt32LE(12) + 4).toString()).toBe('PNG');
});
