import { readFileSync } from 'node:fs';

/**
 * The headers of every page in `public/_headers`, the only place that lists them: hosts that know the file read it
 * there, the development and preview servers get them from here, and a test compares the hosting examples with it.
 */
export function readSecurityHeaders(file: string | URL): Record<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.indexOf('/*');
  if (start === -1) throw new Error('public/_headers has no headers for /*.');
  const block = lines.slice(start + 1);
  const end = block.findIndex((line) => !line.startsWith('  '));
  return Object.fromEntries(
    block.slice(0, end === -1 ? undefined : end).map((line) => {
      const [, name = '', value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
      if (name === '') throw new Error(`public/_headers has an invalid line: ${line}`);
      return [name, value];
    }),
  );
}
