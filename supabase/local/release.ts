import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the newest release in CHANGELOG.md, such as "1.2.0", whose tag is "v1.2.0"; null before the first one. */
export function lastRelease(root: string): string | null {
  return /^## \[?(\d+\.\d+\.\d+)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))?.[1] ?? null;
}
