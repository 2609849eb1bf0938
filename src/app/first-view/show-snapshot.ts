import { snapshotPaths, type ScreenSnapshot } from '@/platform/offline/screen-snapshot';
import { maxStoredMs, readStored } from '@/platform/offline/member-store';
import { storedMember } from './stored-member';

/** How long the app waits for a database that doesn't respond. */
const maxWaitMs = 500;

/**
 * Shows what the screen at this address looked like on the member's last visit, in place of the splash, and resolves
 * once that's painted. Nothing in it responds before the app has drawn the screen itself. Never rejects.
 */
export async function showSnapshot(root: Element, version: string, location: Location): Promise<void> {
  const { hostname, pathname, search } = location;
  // A first visit has none.
  if (search !== '' || !snapshotPaths.includes(pathname) || !navigator.serviceWorker?.controller) return;
  const splash = root.firstElementChild;
  const member = storedMember(hostname);
  if (!splash || !member) return;
  const read = readStored<ScreenSnapshot>(member.user.id, 'screen', pathname).catch(() => []);
  const waited = new Promise<[]>((resolve) => setTimeout(() => resolve([]), maxWaitMs));
  const [screen] = await Promise.race([read, waited]);
  if (screen?.version !== version || screen.width !== window.innerWidth) return;
  if (Date.now() - screen.storedAt > maxStoredMs) return;
  const shown = document.createElement('div');
  shown.inert = true;
  // For `useAfterPaint`.
  shown.dataset['snapshot'] = '';
  shown.innerHTML = screen.html;
  splash.replaceWith(shown);
  await painted();
}

/** In a tab in the background nothing is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
