import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, trustedOrigins, withContentSecurityPolicy } from './content-security-policy';

const origins = { backend: 'https://project.supabase.co', hasGoogleMaps: false, maps: [] };

/** The sources of one directive. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  it('allows the scripts of the page by their hashes, and no others', () => {
    const html = '<script>alert(1)</script><script type="module">import "/a.js"</script><script src="/b.js"></script>';
    expect(sources(contentSecurityPolicy(html, origins), 'script-src')).toEqual([
      "'self'",
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      expect.stringMatching(/^'sha256-.{44}'$/),
    ]);
  });

  it('counts no data blocks as scripts', () => {
    const html = '<script type="application/json" id="state">{"a":1}</script>';
    expect(sources(contentSecurityPolicy(html, origins), 'script-src')).toEqual(["'self'"]);
  });

  it('allows requests and the live connection to the backend alone', () => {
    expect(sources(contentSecurityPolicy('', origins), 'connect-src')).toEqual([
      "'self'",
      'https://project.supabase.co',
      'wss://project.supabase.co',
    ]);
  });

  it('allows requests to the host of the map’s style', () => {
    const policy = contentSecurityPolicy('', { ...origins, maps: ['https://tiles.example'] });
    expect(sources(policy, 'connect-src')).toContain('https://tiles.example');
    expect(sources(policy, 'script-src')).toEqual(["'self'"]);
  });

  it('allows Google’s hosts only with a key for Google Maps', () => {
    expect(contentSecurityPolicy('', origins)).not.toContain('google');
    const policy = contentSecurityPolicy('', { ...origins, hasGoogleMaps: true });
    expect(sources(policy, 'script-src')).toContain('https://maps.googleapis.com');
  });
});

describe('withContentSecurityPolicy', () => {
  it('puts the policy before everything it’s about', () => {
    const html = withContentSecurityPolicy('<head><meta charset="utf-8" /><script>a()</script></head>', origins);
    expect(html).toMatch(
      /^<head><meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="[^"]+" \/>/,
    );
  });

  it('fails for a page it can’t protect', () => {
    expect(() => withContentSecurityPolicy('<head></head>', origins)).toThrow('charset');
  });
});

describe('trustedOrigins', () => {
  it('reads the backend and the map from the environment', () => {
    expect(
      trustedOrigins({ VITE_SUPABASE_URL: ' https://project.supabase.co/ ', VITE_GOOGLE_MAPS_API_KEY: 'key' }),
    ).toEqual({
      backend: 'https://project.supabase.co',
      hasGoogleMaps: true,
      maps: ['https://tiles.openfreemap.org'],
    });
  });

  it('reads the origins of the map styles, once each', () => {
    const { maps } = trustedOrigins({
      VITE_MAP_STYLE_URL: 'https://tiles.example/styles/light',
      VITE_MAP_DARK_STYLE_URL: 'https://tiles.example/styles/dark',
    });
    expect(maps).toEqual(['https://tiles.example']);
  });

  it('trusts nobody else without a valid backend', () => {
    expect(trustedOrigins({ VITE_SUPABASE_URL: 'nowhere' })).toEqual({
      backend: "'self'",
      hasGoogleMaps: false,
      maps: [],
    });
  });
});
