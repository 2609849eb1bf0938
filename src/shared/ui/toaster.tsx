import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasterNeed } from './toast';

export { toast } from './toast';

// sonner is loaded with the first toast.
const SonnerToaster = lazy(() => import('./sonner-toaster'));

/** Where toasts appear. Mounted once, by the app. */
export function Toaster() {
  const needed = useSyncExternalStore(toasterNeed.subscribe, toasterNeed.getSnapshot);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <SonnerToaster />
    </Suspense>
  );
}
