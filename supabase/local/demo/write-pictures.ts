/**
 * `npm run demo:pictures -- <folder>` writes all demo files: `<folder>/images`, `avatars`, `message-attachments`,
 * `contracts`, `proofs-of-funds`, and `documents`.
 *
 * The embedded backend doesn't need it, because it creates each file on the first request. For `supabase start`, point
 * `objects_path` of the six `[storage.buckets.*]` in `config.toml` at these folders and run `supabase seed buckets`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoAttachments, renderAttachment } from './attachments.ts';
import { demoContracts } from './contracts.ts';
import { demoDocuments } from './document-files.ts';
import { demoProofs } from './funds.ts';
import { demoPicturePaths, renderDemoPicture } from './pictures.ts';

const [, , folder] = process.argv;
if (folder === undefined) {
  process.stderr.write('Say where to: npm run demo:pictures -- <folder>\n');
  process.exit(1);
}

let written = 0;
let bytes = 0;
async function write(bucket: string, path: string, body: Uint8Array | null | undefined): Promise<void> {
  if (!body) throw new Error(`Nothing to write for ${path}`);
  const file = join(folder ?? '', bucket, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  bytes += body.length;
}

for (const { path } of demoAttachments())
  await write('message-attachments', path, (await renderAttachment(path))?.body);
for (const { path, body } of demoContracts()) await write('contracts', path, body);
for (const { path, body } of demoProofs) await write('proofs-of-funds', path, body);
for (const { path, body } of demoDocuments()) await write('documents', path, body);
for (const { bucket, path } of demoPicturePaths()) {
  await write(bucket, path, await renderDemoPicture(path));
  written += 1;
  if (written % 200 === 0) process.stdout.write(`${written} pictures\n`);
}
process.stdout.write(`${written} pictures, ${(bytes / 1_000_000).toFixed(1)} MB\n`);
