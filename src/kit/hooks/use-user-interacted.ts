import { useSyncExternalStore } from 'react';

const interactions = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'click'] as const;

let interacted = false;

function subscribe(listener: () => void) {
  const onInteraction = () => {
    interacted = true;
    listener();
  };
  for (const type of interactions)
    window.addEventListener(type, onInteraction, { once: true, passive: true, capture: true });
  return () => {
    for (const type of interactions) window.removeEventListener(type, onInteraction, { capture: true });
  };
}

/** True after the first user interaction. Until then, only what is in view is worth a download. */
export function useUserInteracted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => interacted,
    () => false,
  );
}
