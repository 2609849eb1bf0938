import { z } from 'zod';
import { plainLine } from '../../kit/formatting/plain-line.ts';

/** The five digits of a ZIP code as typed or pasted, also with the four behind it (ZIP+4); null for another text. */
export function parseZip(text: string): string | null {
  return /^(\d{5})(?:\s*[-\u2010-\u2015\u2212]?\s*\d{4})?$/.exec(plainLine(text).normalize('NFKC'))?.[1] ?? null;
}

/** A ZIP code in a form, reduced to five digits. */
export const zipCode = () =>
  z
    .string()
    .overwrite((text) => parseZip(text) ?? text.trim())
    .regex(/^\d{5}$/, 'Enter a 5-digit ZIP code.');

/** Leaves room for ZIP+4, and the spaces around what's pasted. */
export const zipInput = { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } as const;
