import { useSyncExternalStore } from 'react';
import { toastRequests } from './toast';
import { useLazyComponent } from './use-lazy-component';

export { toast } from './toast';

// sonner is downloaded with the first toast; after a failure, with the next.
const load = () => import('./sonner-toaster').then((module) => module.default);

/** Renders toasts. Mounted once, by the app. */
export function Toaster() {
  const requested = useSyncExternalStore(toastRequests.subscribe, toastRequests.getSnapshot, toastRequests.getSnapshot);
  const show = useLazyComponent(load, requested);
  return show?.({}) ?? null;
}
