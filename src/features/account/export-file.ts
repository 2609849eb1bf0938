import { brand } from '@/domain/site/brand';

/** 'cornerlot-data-2026-03-09.zip', dated in the user's time zone. */
export function exportFileName(now: Date): string {
  const part = (number: number) => String(number).padStart(2, '0');
  const date = `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
  return `${brand.name.toLowerCase()}-data-${date}.zip`;
}
