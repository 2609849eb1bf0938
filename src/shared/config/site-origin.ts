import { env } from './current-env';
import { publicOrigin } from './hosts';

/** Where the public site is, for addresses that go out of it: what the build was told, else what the browser's own address says. */
export function siteOrigin(): string {
  return env.siteOrigin ?? publicOrigin(window.location);
}
