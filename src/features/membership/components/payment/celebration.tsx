import { useEffect, useRef } from 'react';
import { showConfetti } from './confetti';

const key = 'celebrated';

/** Whether this tab has already shown confetti for this payment. */
function wasCelebrated(sessionId: string): boolean {
  try {
    return sessionStorage.getItem(key) === sessionId;
  } catch {
    // Without storage, skip it rather than repeat it on every reload.
    return true;
  }
}

/** Shows confetti once per Stripe session, unless the user prefers reduced motion. */
export function Celebration({ sessionId }: { sessionId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (wasCelebrated(sessionId) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop: (() => void) | null = null;
    let unmounted = false;
    const start = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (unmounted || !canvas.current) return;
      sessionStorage.setItem(key, sessionId);
      stop = showConfetti(confetti.create, canvas.current);
    };
    // Purely decorative.
    start().catch(() => undefined);
    return () => {
      unmounted = true;
      stop?.();
    };
  }, [sessionId]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-30 size-full" />;
}
