import { reloadPage } from '@/platform/navigation/browser-navigation';
import { toast } from '@/kit/ui/toast';
import { listCache, listPath } from './loaded-files';

const updateIntervalMs = 3_600_000;

let registered: Promise<void> | undefined;

/** Registers the service worker, once per page. Never rejects: without a worker, the app needs the network. */
export function registerWorker(): Promise<void> {
  registered ??= register().catch(() => undefined);
  return registered;
}

async function register() {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await listLoadedFiles();
  const registration = await serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  offerUpdates(registration);
  checkForUpdates(registration);
}

async function listLoadedFiles() {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = loaded.filter(
    ({ name, initiatorType }) => initiatorType === 'img' || new URL(name).origin === window.location.origin,
  );
  const urls = files.map(({ name }) => name);
  await (await caches.open(listCache)).put(listPath, Response.json(urls));
}

/** Says when a new version is ready. It starts when the member agrees, or else with the next visit. */
function offerUpdates(registration: ServiceWorkerRegistration) {
  let isOffered = false;
  const offer = () => {
    if (isOffered || !registration.waiting || !navigator.serviceWorker.controller) return;
    isOffered = true;
    const action = { label: 'Reload', onClick: () => startWaiting(registration) };
    toast.info('A new version is ready', { action, duration: Infinity });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}

function startWaiting({ waiting }: ServiceWorkerRegistration) {
  // Another tab may have started it.
  if (!waiting) {
    reloadPage();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
  // A worker's postMessage takes no target origin.
  waiting.postMessage('activate', []);
}

/** Browsers look for a new version when a page opens, and this one may stay open for days. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < updateIntervalMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
