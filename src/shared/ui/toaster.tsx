import { useSyncExternalStore } from 'react';
import { toasterNeed } from './toast';
import { useLoaded } from './use-loaded';

export { toast } from './toast';

// sonner is loaded with the first toast, and again asked for with the next where that fails.
const load = () => import('./sonner-toaster').then((module) => module.default);

/** Where toasts appear. Mounted once, by the app. */
export function Toaster() {
  const asked = useSyncExternalStore(toasterNeed.subscribe, toasterNeed.getSnapshot, toasterNeed.getSnapshot);
  const show = useLoaded(load, asked);
  return show?.({}) ?? null;
}
