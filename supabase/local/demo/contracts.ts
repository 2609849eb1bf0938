/** The contracts of demo submissions, made when they are first asked for, like the pictures. */
import { generateDemo } from './generate.ts';
import { MEMBER_ID_PREFIX } from './ids.ts';
import { residentialZipCodes } from './seed.ts';
import type { DemoContract } from './submissions.ts';

let made: readonly DemoContract[] | undefined;

/** All of them. */
export function demoContracts(): readonly DemoContract[] {
  made ??= generateDemo(residentialZipCodes()).submissions.map(({ contract }) => contract);
  return made;
}

/** The file at that path of the bucket `contracts`; null where the demo has none. */
export function renderContract(path: string): { body: Uint8Array; contentType: string } | null {
  const found = path.startsWith(MEMBER_ID_PREFIX)
    ? demoContracts().find((contract) => contract.path === path)
    : undefined;
  return found ? { body: found.body, contentType: 'application/pdf' } : null;
}
