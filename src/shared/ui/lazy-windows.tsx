import type { ComponentProps, ComponentType } from 'react';
import type { Dialog } from './dialog';
import type { Drawer } from './drawer';
import { couldNotLoad } from './toast';
import { useLoaded } from './use-loaded';

interface WindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows a window once it has been opened; until then its code is not asked for. Where it cannot be had, it counts as closed. */
export function onceOpened<P extends WindowProps>(load: () => Promise<ComponentType<P>>) {
  return function LazyWindow(props: P) {
    const { open, onOpenChange } = props;
    const show = useLoaded(load, open, () => {
      onOpenChange(false);
      couldNotLoad();
    });
    return show?.(props) ?? null;
  };
}

const loadDrawer = () => import('./drawer').then(({ Drawer }) => Drawer);
const loadDialog = () => import('./dialog').then(({ Dialog }) => Dialog);

/** `Drawer` whose code comes with its first opening. For pages on which most readers never open it. */
export const LazyDrawer = onceOpened<ComponentProps<typeof Drawer>>(loadDrawer);

/** `Dialog` whose code comes with its first opening. For pages on which most readers never open it. */
export const LazyDialog = onceOpened<ComponentProps<typeof Dialog>>(loadDialog);

/** Fetches the drawer's code ahead of the press that will need it. */
export function preloadDrawer() {
  // A failure shows when the drawer is opened.
  loadDrawer().catch(() => undefined);
}
