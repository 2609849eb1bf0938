import { brand } from '@/shared/config/brand';
import { publicFileUrl } from '@/shared/supabase/files';

/** 'cornerlot-data-2026-03-09.json', dated in the user's time zone. */
export function exportFileName(now: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  const date = `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
  return `${brand.name.toLowerCase()}-data-${date}.json`;
}

/** The export as pretty-printed JSON. Adds the URL of each public file, so the pictures can be downloaded too. */
export function exportText(data: unknown): string {
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  const files = isObject(data) && Array.isArray(data['files']) ? data['files'] : null;
  return JSON.stringify(isObject(data) && files ? { ...data, files: files.map(withUrl) } : data, null, 2);

  function withUrl(file: unknown): unknown {
    if (!isObject(file) || typeof file['path'] !== 'string') return file;
    const { bucket, path } = file;
    return bucket === 'avatars' || bucket === 'images' ? { ...file, address: publicFileUrl(bucket, path) } : file;
  }
}
