import { isFresh, type StoredSession } from '@/platform/auth/stored-session';
import { memberKey } from '@/platform/supabase/preloaded';
import { storedMember } from './stored-member';

/** Placeholder for the member's ID in a `SentRequest`. */
export const anyUser = '00000000-0000-4000-8000-000000000000';
/** Placeholder for the browser's time zone in a `SentRequest`. */
export const anyZone = 'any-time-zone';

/** Placeholder for the path of the first row's first picture in the `srcSet` of a `FirstScreen`. */
export const anyPicture = 'first-picture';

export interface SentRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

interface Picture {
  /** The function whose first row has it. */
  of: string;
  srcSet: string;
  sizes: string;
}

/** What `app.html` knows of a screen, as JSON by its path. */
export interface FirstScreen {
  /** The screen's code. */
  files: string[];
  requests: SentRequest[];
  /** How the first row of a response shows the first of its `images`, where that is the largest thing in view. */
  picture?: Picture;
}

/**
 * Starts what a member's screen will need before any code or style has arrived: the downloads of its code and, on a
 * first visit, its first requests, whose responses the client takes. Later visits start with what the last one kept.
 */
export function startScreen({ hostname, pathname, search }: Location): void {
  const screens = document.getElementById('first-screens')?.textContent;
  const screen = screens && (JSON.parse(screens) as Partial<Record<string, FirstScreen>>)[pathname];
  const session = storedMember(hostname);
  if (!screen || !session) return;
  for (const href of screen.files) addLink({ rel: 'modulepreload', crossOrigin: '', href });
  if (search !== '' || navigator.serviceWorker?.controller || !isFresh(session)) return;
  // Once the browser has found what else the page loads.
  setTimeout(() => {
    send(screen, session);
    // The first use of formats takes 30 ms (on a phone 100), which the page spends waiting for its code anyway.
    new Intl.NumberFormat('en-US').format(0);
  });
}

function send({ requests, picture }: FirstScreen, { token, user }: StoredSession): void {
  const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  globalThis.preloadedResponses = {};
  for (const { method, headers, ...request } of requests) {
    const url = request.url.replaceAll(anyUser, user.id);
    const body = request.body?.replaceAll(anyUser, user.id).replaceAll(anyZone, zone) ?? null;
    const response = fetch(url, { method, headers: { ...headers, authorization: `Bearer ${token}` }, body });
    globalThis.preloadedResponses[memberKey(token, url, body)] = response;
    // The code that uses the response handles the failure.
    response
      .then((answer) =>
        picture && url.includes(`/rpc/${picture.of}?`) ? loadPicture(answer.clone(), picture) : undefined,
      )
      .catch(() => undefined);
  }
}

/** Nothing if the response has no rows. */
async function loadPicture(response: Response, picture: Picture): Promise<void> {
  const [row] = (await response.json()) as { images?: string[] }[];
  const path = row?.images?.[0]?.split('/').map(encodeURIComponent).join('/');
  if (path === undefined) return;
  const imageSrcset = picture.srcSet.replaceAll(anyPicture, path);
  addLink({ rel: 'preload', as: 'image', imageSrcset, imageSizes: picture.sizes, fetchPriority: 'high' });
}

function addLink(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
