import type confetti from 'canvas-confetti';

const durationMs = 3000;
/** After these the last have a second to fall. */
const throwingMs = 2000;
const everyMs = 250;
/** Evergreen, amber, sand and two greens between, as the marks of the brand are. */
const colors = ['#0e6b4e', '#3fb58b', '#9db08f', '#c77d0a', '#e3a23b', '#e9e2d0'];

/** Throws confetti onto a canvas for three seconds; the function ends that at once. Drawn on this thread: a worker made of a blob is what strict sites forbid. */
export function throwConfetti(create: typeof confetti.create, canvas: HTMLCanvasElement): () => void {
  const fire = create(canvas, { resize: true, useWorker: false });
  const burst = () => {
    const common = { colors, particleCount: 24, spread: 65, startVelocity: 48, ticks: 60, scalar: 0.9 };
    void fire({ ...common, angle: 60, origin: { x: 0, y: 0.7 } });
    void fire({ ...common, angle: 120, origin: { x: 1, y: 0.7 } });
  };
  burst();
  const bursts = setInterval(burst, everyMs);
  const last = setTimeout(() => clearInterval(bursts), throwingMs);
  const end = setTimeout(() => fire.reset(), durationMs);
  return () => {
    clearInterval(bursts);
    clearTimeout(last);
    clearTimeout(end);
    fire.reset();
  };
}
