import { useSyncExternalStore } from 'react';

const signs = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const;

let moved = false;

function subscribe(listener: () => void) {
  const notice = () => {
    moved = true;
    listener();
  };
  for (const sign of signs) window.addEventListener(sign, notice, { once: true, passive: true, capture: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, notice, { capture: true });
  };
}

/** Whether the reader of this page has scrolled, pointed, touched or typed yet: until then, only what is in view is worth a download. */
export function useHasMoved(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => moved,
    () => false,
  );
}
