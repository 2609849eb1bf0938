import { useEffect, useRef } from 'react';
import { throwConfetti } from './confetti';

const key = 'celebrated';

/** Whether this payment has had its confetti in this tab. */
function wasCelebrated(sessionId: string): boolean {
  try {
    return sessionStorage.getItem(key) === sessionId;
  } catch {
    // Nothing can be remembered: rather none than again with every reload.
    return true;
  }
}

/** Confetti over the page, once for a session of the provider; none for those who want no motion. */
export function Celebration({ sessionId }: { sessionId: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (wasCelebrated(sessionId) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let stop: (() => void) | null = null;
    let left = false;
    const start = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (left || !canvas.current) return;
      sessionStorage.setItem(key, sessionId);
      stop = throwConfetti(confetti.create, canvas.current);
    };
    // Without it the page says the same.
    start().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [sessionId]);
  return <canvas ref={canvas} aria-hidden className="pointer-events-none fixed inset-0 z-30 size-full" />;
}
