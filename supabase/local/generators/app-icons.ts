/**
 * `npm run brand:icons` writes the icons of the installed app to public/icons, from public/favicon.svg. Launchers crop
 * the maskable one to a shape of theirs, so its background has no corners, and the mark keeps to the middle. The badge
 * is beside notifications.
 */

import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../../../public');
const logo = await readFile(join(folder, 'favicon.svg'), 'utf8');
const bare = logo.replace(' rx="8"', '');
const maskable = bare
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"');

/** Phones draw its shape alone, in a color of theirs. */
const badge = logo.replace(/<rect[^>]*>/, '').replace(/fill="#\w+"/g, 'fill="#fff"');

await mkdir(join(folder, 'icons'), { recursive: true });
for (const [name, svg, size] of [
  ['192.png', logo, 192],
  ['512.png', logo, 512],
  ['maskable-512.png', maskable, 512],
  ['badge-96.png', badge, 96],
] as const) {
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  const { size: bytes } = await picture
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toFile(join(folder, 'icons', name));
  process.stdout.write(`public/icons/${name}: ${(bytes / 1000).toFixed(1)} kB\n`);
}
