/** Files of the demo's documents, generated on first request like the pictures. */
import { documentsOf, type DemoDocument } from './documents.ts';
import { generateDemo } from './generate.ts';
import { MEMBER_ID_PREFIX } from './ids.ts';
import { residentialZipCodes } from './seed.ts';

let made: readonly DemoDocument[] | undefined;

/** Returns the documents of the demo. */
export function demoDocuments(): readonly DemoDocument[] {
  made ??= documentsOf(generateDemo(residentialZipCodes()).listings);
  return made;
}

/** Returns the file at a path in the bucket `documents`; null if the demo has none there. */
export function renderDocument(path: string): { body: Uint8Array; contentType: string } | null {
  const found = path.startsWith(MEMBER_ID_PREFIX) ? demoDocuments().find((one) => one.path === path) : undefined;
  return found ? { body: found.body, contentType: 'application/pdf' } : null;
}
