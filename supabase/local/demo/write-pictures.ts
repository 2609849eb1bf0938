/**
 * `npm run demo:pictures -- <folder>` writes every demo picture to `<folder>/images/…` and `<folder>/avatars/…`.
 *
 * The embedded backend draws pictures when they are asked for and needs none of this. For `supabase start`, point
 * `objects_path` of `[storage.buckets.images]` and `[storage.buckets.avatars]` in `config.toml` at the two folders and run
 * `supabase seed buckets`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoPicturePaths, renderDemoPicture } from './pictures.ts';

const [, , folder] = process.argv;
if (folder === undefined) {
  process.stderr.write('Say where to: npm run demo:pictures -- <folder>\n');
  process.exit(1);
}

let written = 0;
let bytes = 0;
for (const { bucket, path } of demoPicturePaths()) {
  const picture = await renderDemoPicture(path);
  if (picture === null) throw new Error(`No picture for ${path}`);
  const file = join(folder, bucket, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  written += 1;
  bytes += picture.length;
  if (written % 200 === 0) process.stdout.write(`${written} pictures\n`);
}
process.stdout.write(`${written} pictures, ${(bytes / 1_000_000).toFixed(1)} MB\n`);
