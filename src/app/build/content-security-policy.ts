import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { mapStyles } from '../../domain/site/map-styles.ts';

/** The origins a page may connect to besides its own host. */
export interface TrustedOrigins {
  /** Origin of the backend: requests, pictures, and the live connection. */
  backend: string;
  /** Whether the page loads Google Maps. */
  hasGoogleMaps: boolean;
  /** Origins of the map styles: also of their tiles, letters, and symbols. */
  maps: readonly string[];
}

/** Hosts that Google's documentation lists for the Maps JavaScript API. */
const googleMaps = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  font: ['https://fonts.gstatic.com'],
  style: ['https://fonts.googleapis.com'],
} as const;

/**
 * The Content-Security-Policy of a page: code only from its own host, plus its inline scripts by their hashes. Styles
 * may be inline: React writes style attributes, and menus lock scrolling with a style element. `frame-ancestors`
 * doesn't work in a page, so it's in `public/_headers`.
 */
export function contentSecurityPolicy(html: string, { backend, hasGoogleMaps, maps }: TrustedOrigins): string {
  const google = (kind: keyof typeof googleMaps) => (hasGoogleMaps ? googleMaps[kind] : []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'", backend, backend.replace(/^http/, 'ws'), ...maps, ...google('connect')],
    'font-src': ["'self'", ...google('font')],
    'form-action': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', backend, ...google('image')],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", backend],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...google('script')],
    'style-src': ["'self'", "'unsafe-inline'", ...google('style')],
    'worker-src': ["'self'", ...(hasGoogleMaps ? ['blob:'] : [])],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The hash of each script in the HTML, as a source of `script-src`. Data blocks, such as JSON, don't run. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs);
  const codes = new Set([...scripts].map(([, code = '']) => code));
  return [...codes].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/** The page with its policy, before anything that the policy is about. */
export function withContentSecurityPolicy(html: string, origins: TrustedOrigins): string {
  const policy = contentSecurityPolicy(html, origins);
  const result = html.replace(/<meta charset="utf-8" ?\/?>/, (charset) =>
    [charset, `<meta http-equiv="Content-Security-Policy" content="${policy}" />`].join('\n    '),
  );
  if (result === html) throw new Error('The page has no <meta charset="utf-8" />, which the policy follows.');
  return result;
}

/** What Vite's environment says about a page's origins. Without a valid backend, the page shows only what's missing. */
export function trustedOrigins(env: Readonly<Record<string, unknown>>): TrustedOrigins {
  const read = (name: string) => {
    const value = env[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const backend = read('VITE_SUPABASE_URL');
  const { light, dark } = mapStyles(env) ?? {};
  const styles = [light ?? '', dark ?? ''].filter((url) => URL.canParse(url));
  return {
    backend: URL.canParse(backend) ? new URL(backend).origin : "'self'",
    hasGoogleMaps: read('VITE_GOOGLE_MAPS_API_KEY') !== '',
    maps: [...new Set(styles.map((url) => new URL(url).origin))],
  };
}

/** The policy on the development server; `prerenderPlugin` adds it to the built pages. */
export function contentSecurityPolicyPlugin(): Plugin {
  let origins: TrustedOrigins;
  return {
    name: 'content-security-policy',
    apply: 'serve',
    configResolved: ({ env }) => {
      origins = trustedOrigins(env);
    },
    transformIndexHtml: { order: 'post', handler: (html) => withContentSecurityPolicy(html, origins) },
  };
}
