import { lazy, Suspense, useState, type ComponentProps, type ComponentType } from 'react';
import type { Dialog } from './dialog';
import type { Drawer } from './drawer';

/** Shows a window once it has been opened; until then its code is not asked for. */
function onceOpened<P extends { open: boolean }>(Loaded: ComponentType<P>) {
  return function LazyWindow(props: P) {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    if (!wanted) return null;
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

const loadDrawer = () => import('./drawer').then((module) => ({ default: module.Drawer }));
const loadDialog = () => import('./dialog').then((module) => ({ default: module.Dialog }));

/** `Drawer` whose code comes with its first opening. For pages on which most readers never open it. */
export const LazyDrawer = onceOpened<ComponentProps<typeof Drawer>>(lazy(loadDrawer));

/** `Dialog` whose code comes with its first opening. For pages on which most readers never open it. */
export const LazyDialog = onceOpened<ComponentProps<typeof Dialog>>(lazy(loadDialog));

/** Fetches the drawer's code ahead of the press that will need it. */
export function preloadDrawer() {
  // A failure shows when the drawer is opened.
  loadDrawer().catch(() => undefined);
}
