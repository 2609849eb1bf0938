import { env } from './current-env';
import { publicOrigin } from './hosts';

/** Origin of the public site: configured, or the browser's. Null while prerendering without a configured one. */
export function siteOrigin(): string | null {
  return env.siteOrigin ?? (typeof window === 'undefined' ? null : publicOrigin(window.location));
}
