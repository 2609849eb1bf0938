import type { ComponentProps, ComponentType } from 'react';
import type { Dialog } from './dialog';
import type { Drawer } from './drawer';
import { toastLoadError } from './toast';
import { useLazyComponent } from './use-lazy-component';

interface LazyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Wraps a dialog so that its code is downloaded when it first opens. If that fails, shows a toast and closes it. */
export function lazyDialog<P extends LazyDialogProps>(load: () => Promise<ComponentType<P>>) {
  return function LazyDialogLoader(props: P) {
    const { open, onOpenChange } = props;
    const show = useLazyComponent(load, open, () => {
      onOpenChange(false);
      toastLoadError();
    });
    return show?.(props) ?? (open ? <DialogLoading /> : null);
  };
}

/** Where a dialog that was opened downloads its code: `isDialogOpen` counts it as open. */
export function DialogLoading() {
  return <span hidden data-dialog-loading />;
}

/** Whether keys pressed on the page belong to a dialog or a menu, or will once its code has arrived. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [data-dialog-loading]') !== null;
}

const loadDrawer = () => import('./drawer').then(({ Drawer }) => Drawer);
const loadDialog = () => import('./dialog').then(({ Dialog }) => Dialog);

/** `Drawer` that is downloaded when it first opens. */
export const LazyDrawer = lazyDialog<ComponentProps<typeof Drawer>>(loadDrawer);

/** `Dialog` that is downloaded when it first opens. */
export const LazyDialog = lazyDialog<ComponentProps<typeof Dialog>>(loadDialog);

/** Preloads the drawer's code. */
export function preloadDrawer() {
  // A failure is reported when the drawer opens.
  loadDrawer().catch(() => undefined);
}
