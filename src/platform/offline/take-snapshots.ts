import type { Query, QueryClient } from '@tanstack/react-query';
import { whenIdle } from '@/kit/hooks/when-idle';
import { snapshotPaths, type ScreenSnapshot } from './screen-snapshot';
import { writeStored } from './member-store';

/** After the last result of a query. */
const delayMs = 1000;

/**
 * Stores what screens in the root look like, for the next visit to show until it has loaded them: each once it's
 * complete, and again when the page is left. Returns the function that stops it.
 */
export function takeSnapshots(client: QueryClient, userId: string, version: string, root: Element): () => void {
  const cache = client.getQueryCache();
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = () => {
    const { pathname, search } = window.location;
    const canTake = snapshotPaths.includes(pathname) && search === '' && window.scrollY === 0;
    // A screen whose code is still downloading has no queries, and no heading.
    if (!canTake || !root.querySelector('h1') || !cache.findAll({ type: 'active' }).every(isShowable)) return;
    done.add(pathname);
    const html = copyInView(root).innerHTML;
    const screen: ScreenSnapshot = { version, html, width: window.innerWidth, storedAt: Date.now() };
    // Without a database, or with a full one, the next visit shows the splash.
    writeStored(userId, 'screen', new Map([[pathname, screen]])).catch(() => undefined);
  };
  const takeLater = () => {
    clearTimeout(timer);
    if (done.has(window.location.pathname)) return;
    timer = setTimeout(() => whenIdle(take), delayMs);
  };
  const takeHidden = () => document.hidden && take();
  const unsubscribe = cache.subscribe(({ type }) => type === 'updated' && takeLater());
  document.addEventListener('visibilitychange', takeHidden);
  takeLater();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', takeHidden);
    clearTimeout(timer);
  };
}

/** Whether it has nothing to show, or its current result, of which all may be stored. */
function isShowable({ state: { data, fetchStatus, status }, meta }: Query): boolean {
  const isCurrent = fetchStatus === 'idle' && status !== 'error';
  return isCurrent && (data === undefined || meta?.persisted === true || meta?.shownInSnapshots === true);
}

/** A copy of an element with only what's in the window, and without toasts. */
function copyInView(element: Element): Element {
  const isWhole = element.matches('svg, select, picture');
  const copy = element.cloneNode(isWhole) as Element;
  if (isWhole) return copy;
  for (const child of element.childNodes) {
    if (!(child instanceof Element)) copy.append(child.cloneNode());
    else if (isInView(child)) copy.append(copyInView(child));
  }
  return copy;
}

function isInView(element: Element): boolean {
  return (
    getComputedStyle(element).display !== 'none' &&
    element.getBoundingClientRect().top < window.innerHeight &&
    !element.matches('[data-sonner-toaster], [data-plain-toasts]')
  );
}
