import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { Drawer } from './drawer';

const load = () => import('./drawer').then((module) => ({ default: module.Drawer }));
const LoadedDrawer = lazy(load);

/** Fetches the drawer's code ahead of the press that will need it. */
export function preloadDrawer() {
  // A failure shows when the drawer is opened.
  load().catch(() => undefined);
}

/** A Drawer whose code comes with its first opening. */
export function LazyDrawer(props: ComponentProps<typeof Drawer>) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <LoadedDrawer {...props} />
    </Suspense>
  );
}
