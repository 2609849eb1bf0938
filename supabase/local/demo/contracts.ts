/** Contracts of demo submissions, generated on first request like the pictures. */
import { generateDemo } from './generate.ts';
import { MEMBER_ID_PREFIX } from './ids.ts';
import { residentialZipCodes } from './seed.ts';
import type { DemoContract } from './submissions.ts';

let made: readonly DemoContract[] | undefined;

/** Returns the contracts of all submissions. */
export function demoContracts(): readonly DemoContract[] {
  made ??= generateDemo(residentialZipCodes()).submissions.map(({ contract }) => contract);
  return made;
}

/** Returns the file at a path in the bucket `contracts`; null if the demo has none there. */
export function renderContract(path: string): { body: Uint8Array; contentType: string } | null {
  const found = path.startsWith(MEMBER_ID_PREFIX)
    ? demoContracts().find((contract) => contract.path === path)
    : undefined;
  return found ? { body: found.body, contentType: 'application/pdf' } : null;
}
