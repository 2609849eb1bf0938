import { reloadPage } from '@/shared/navigation/browser-navigation';
import { toast } from '@/shared/ui/toast';
import type { WorkerMessage } from './worker-message';

const updateIntervalMs = 3_600_000;

let registered: Promise<void> | undefined;

/** Registers the service worker, once per page. Never rejects: without a worker, the app needs the network. */
export function registerWorker(): Promise<void> {
  registered ??= register().catch(() => undefined);
  return registered;
}

async function register() {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/worker.js', { updateViaCache: 'none' });
  offerUpdates(registration);
  checkForUpdates(registration);
  const { active } = await serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = loaded.filter((url) => url.startsWith(`${window.location.origin}/assets/`));
  if (active) send(active, { kind: 'keep', urls: assets });
}

const send = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message, []);

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
  send(waiting, { kind: 'activate' });
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
