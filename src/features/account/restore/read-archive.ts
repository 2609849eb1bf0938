import { unzipSync } from 'fflate';
import { brand } from '@/domain/site/brand';

/** More than a download has: its files may have 500 MB. */
const maxArchiveBytes = 600 * 1024 * 1024;
/** Of `data.json`, uncompressed. */
const maxDataBytes = 100 * 1024 * 1024;
/** The most that a bucket takes. */
const maxFileBytes = 10 * 1024 * 1024;
/** The version of `public.export_my_data`. Downloads from before it was counted have the same format. */
const version = 1;

/** Why a file can't be restored, as a sentence for the member. */
export class ArchiveProblem extends Error {}

/** A row of a section. Nothing in it is trusted. */
export type Row = Readonly<Record<string, unknown>>;

/** The content of a download. */
export interface Archive {
  data: Row;
  /** Whether it has a file. */
  has: (name: string) => boolean;
  /** A file of the archive; null if it isn't there, is damaged, or is too large to upload. */
  file: (name: string) => Uint8Array<ArrayBuffer> | null;
}

const unreadable = 'We couldn’t read this file. Choose the original ZIP file you downloaded.';

/** Whether a value is an object, and not a list. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of a section; empty if it has none. A section with one value has one row. */
export function rowsOf(data: Row, name: string): Row[] {
  const { [name]: section } = data;
  if (isRow(section)) return [section];
  return Array.isArray(section) ? section.filter(isRow) : [];
}

/** Reads a download. Rejects with an ArchiveProblem, before anything is uncompressed that would be too large. */
export async function readArchive(source: Blob): Promise<Archive> {
  if (source.size > maxArchiveBytes) throw new ArchiveProblem('This file is larger than 600 MB.');
  const bytes = new Uint8Array(await source.arrayBuffer().catch(fail));
  const names = new Set<string>();
  const json = unpack(bytes, 'data.json', maxDataBytes, (name) => names.add(name));
  if (!json) throw new ArchiveProblem(`This ZIP file isn’t a download of ${brand.name} data: it has no data.json.`);
  return {
    data: parse(json),
    has: (name) => names.has(name),
    file: (name) => {
      try {
        return unpack(bytes, name, maxFileBytes);
      } catch {
        return null;
      }
    },
  };
}

/** One file of a ZIP file; null if it isn't there. A file that lies about its size is cut off there. */
function unpack(
  bytes: Uint8Array,
  wanted: string,
  maxBytes: number,
  onName?: (name: string) => void,
): Uint8Array<ArrayBuffer> | null {
  let tooLarge = false;
  try {
    const found = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        onName?.(name);
        tooLarge ||= name === wanted && originalSize > maxBytes;
        return name === wanted && !tooLarge;
      },
    });
    if (!tooLarge) return found[wanted] ?? null;
  } catch (error) {
    return fail(error);
  }
  throw new ArchiveProblem('This archive has more data than we can restore.');
}

function parse(json: Uint8Array): Row {
  let data: unknown;
  try {
    data = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch (error) {
    return fail(error);
  }
  if (!isRow(data) || !('exported_at' in data)) fail();
  const { version: stated = version } = data;
  if (stated !== version) {
    throw new ArchiveProblem('This archive has another version of our format. Download your data again.');
  }
  return data;
}

function fail(cause?: unknown): never {
  throw new ArchiveProblem(unreadable, { cause });
}
