import { useEffect, useRef } from 'react';
import { tabStore } from '@/platform/storage/browser-storage';
import { showConfetti } from './confetti';

const key = 'celebrated';

/** Whether this tab has already shown confetti for this payment or deal. */
const wasCelebrated = (id: string) => tabStore.read(key) === id;

/** Shows confetti once for an ID, such as a payment's, unless the user prefers reduced motion. */
export function Celebration({ id }: { id: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (wasCelebrated(id) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop: (() => void) | null = null;
    let unmounted = false;
    const start = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (unmounted || !canvas.current) return;
      // Without storage, skip it rather than repeat it on every reload.
      if (!tabStore.write(key, id)) return;
      stop = showConfetti(confetti.create, canvas.current);
    };
    // Purely decorative.
    start().catch(() => undefined);
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [id]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-30 size-full" />;
}
