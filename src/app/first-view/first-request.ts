import { isFresh } from '@/platform/auth/stored-session';
import { memberKey } from '@/platform/supabase/preloaded';
import { storedMember } from './stored-member';

/** Placeholder for the member's ID in a `FirstRequest`. */
export const anyUser = '00000000-0000-4000-8000-000000000000';
/** Placeholder for the browser's time zone in a `FirstRequest`. */
export const anyZone = 'any-time-zone';

/** `app.html` has one for each path that starts with a request, as JSON. */
export interface FirstRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

/**
 * Makes the request that a member's screen starts with, while the code of the screen is still downloading. The client
 * takes the response. Not on later visits, which start with what the last one kept.
 */
export function sendFirstRequest({ hostname, pathname, search }: Location): void {
  const requests = document.getElementById('first-requests')?.textContent;
  if (!requests || search !== '' || navigator.serviceWorker?.controller) return;
  const request = (JSON.parse(requests) as Partial<Record<string, FirstRequest>>)[pathname];
  const session = storedMember(hostname);
  if (!request || !session || !isFresh(session)) return;
  const { token, user } = session;
  const url = request.url.replaceAll(anyUser, user.id);
  const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = request.body?.replaceAll(anyUser, user.id).replaceAll(anyZone, zone) ?? null;
  const response = fetch(url, {
    method: request.method,
    headers: { ...request.headers, authorization: `Bearer ${token}` },
    body,
  });
  // The code that uses the response handles the failure.
  response.catch(() => undefined);
  globalThis.preloadedResponses = { [memberKey(token, url, body)]: response };
}
