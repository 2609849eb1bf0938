import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSecurityHeaders } from './security-headers';

const root = new URL('../../../', import.meta.url);
const headers = Object.entries(readSecurityHeaders(new URL('public/_headers', root)));
const guide = readFileSync(new URL('docs/deploying.md', root), 'utf8');

describe('the headers in public/_headers', () => {
  it('stops other sites from framing ours', () => {
    expect(headers).toContainEqual(['Content-Security-Policy', "frame-ancestors 'none'"]);
  });

  it.each(headers)('include %s, which the nginx example sends too', (name, value) => {
    expect(guide).toMatch(
      new RegExp(`add_header ${name} "?${value.replaceAll(/[()[\]]/g, String.raw`\$&`)}"?( always)?;`),
    );
  });

  it.each(headers)('include %s, which the Vercel example sends too', (name, value) => {
    expect(guide).toContain(`{ "key": ${JSON.stringify(name)}, "value": ${JSON.stringify(value)} }`);
  });
});
