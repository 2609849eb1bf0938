import type confetti from 'canvas-confetti';

const durationMs = 3000;
/** Leaves the last burst a second to fall. */
const burstsMs = 2000;
const everyMs = 250;
/** The brand's colors. */
const colors = ['#0e6b4e', '#3fb58b', '#9db08f', '#c77d0a', '#e3a23b', '#e9e2d0'];

/**
 * Shows confetti for three seconds. Returns a function that stops it. Runs on the main thread, because a strict
 * content security policy forbids blob workers.
 */
export function showConfetti(create: typeof confetti.create, canvas: HTMLCanvasElement): () => void {
  const fire = create(canvas, { resize: true, useWorker: false });
  const burst = () => {
    const common = { colors, particleCount: 24, spread: 65, startVelocity: 48, ticks: 60, scalar: 0.9 };
    void fire({ ...common, angle: 60, origin: { x: 0, y: 0.7 } });
    void fire({ ...common, angle: 120, origin: { x: 1, y: 0.7 } });
  };
  burst();
  const bursts = setInterval(burst, everyMs);
  const last = setTimeout(() => clearInterval(bursts), burstsMs);
  const end = setTimeout(() => fire.reset(), durationMs);
  return () => {
    clearInterval(bursts);
    clearTimeout(last);
    clearTimeout(end);
    fire.reset();
  };
}
