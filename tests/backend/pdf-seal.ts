import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether poppler-utils, which has `pdfsig`, is installed. */
export const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined;

/** What `pdfsig` says about a file's signature. Needs `hasPdfsig`. */
export function pdfsig(file: Buffer): Promise<string> {
  return withFile(file, (path) => spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' }).stdout);
}

/** The text of a PDF's pages. Needs `hasPdfsig`. */
export function pdftotext(file: Buffer): Promise<string> {
  return withFile(file, (path) => spawnSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).stdout);
}

/** The bytes of a PDF's first attachment. Needs `hasPdfsig`. */
export function firstAttachment(file: Buffer): Promise<Buffer> {
  return withFile(file, (path) => {
    spawnSync('pdfdetach', ['-save', '1', '-o', `${path}.attachment`, path]);
    return readFile(`${path}.attachment`);
  });
}

async function withFile<T>(file: Buffer, run: (path: string) => T | Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cornerlot-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, file);
    return await run(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the signature covers every byte of a PDF but itself. */
export function isCovered(file: Buffer): boolean {
  const [, start, before, after, rest] =
    /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(file.toString('latin1'))?.map(Number) ?? [];
  if (start !== 0 || before === undefined || after === undefined || rest === undefined) return false;
  return after + rest === file.length && /^<[\da-f]+>$/i.test(file.toString('latin1', before, after));
}
