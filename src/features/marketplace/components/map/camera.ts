import { heldView, pannedBy, viewBetween, type Size, type View } from '../../map/mercator';

const glideMs = 320;
/** Pixels a millisecond below which a drift has come to rest. */
const rest = 0.02;
/** Part of the speed that is left after a millisecond. */
const friction = 0.995;

const stillWanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `since` is the time of the last frame that counts; null before the first. */
type Motion =
  | { to: View; from: View; since: number | null }
  | { speed: { x: number; y: number }; since: number | null };

/** Where the built-in map looks, and its movements: glides to a view, and drifts on after a throw. Draws at most once a frame. */
export class Camera {
  view: View;
  size: Size;
  private motion: Motion | null = null;
  private frame = 0;
  private readonly draw: (moving: boolean) => void;

  constructor(view: View, size: Size, draw: (moving: boolean) => void) {
    this.view = view;
    this.size = size;
    this.draw = draw;
  }

  /** Asks for a frame. */
  redraw() {
    this.frame ||= requestAnimationFrame((now) => {
      this.frame = 0;
      this.step(now);
      this.draw(this.motion !== null);
      if (this.motion) this.redraw();
    });
  }

  /** Looks there at once; ends any movement. */
  jumpTo(view: View) {
    this.motion = null;
    this.view = heldView(view);
    this.redraw();
  }

  /** Moves there; at once for readers who want no motion. */
  glideTo(view: View) {
    if (stillWanted()) {
      this.jumpTo(view);
      return;
    }
    this.motion = { from: this.view, to: heldView(view), since: null };
    this.redraw();
  }

  /** Where the map comes to rest: a press during a glide counts from there. */
  get target(): View {
    return this.motion && 'to' in this.motion ? this.motion.to : this.view;
  }

  /** Lets go after a throw, in pixels a millisecond. */
  release(speed: { x: number; y: number }) {
    if (Math.hypot(speed.x, speed.y) < 0.15 || stillWanted()) return;
    this.motion = { speed, since: null };
    this.redraw();
  }

  stop() {
    this.motion = null;
  }

  resize(size: Size) {
    this.size = size;
    this.redraw();
  }

  dispose() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.motion = null;
  }

  private step(now: number) {
    const { motion } = this;
    if (!motion) return;
    motion.since ??= now;
    if ('to' in motion) {
      const progress = Math.min(Math.max((now - motion.since) / glideMs, 0), 1);
      this.view = progress === 1 ? motion.to : viewBetween(motion.from, motion.to, progress);
      if (progress === 1) this.motion = null;
      return;
    }
    const passed = Math.min(Math.max(now - motion.since, 0), 64);
    this.view = pannedBy(this.view, motion.speed.x * passed, motion.speed.y * passed);
    const left = friction ** passed;
    const speed = { x: motion.speed.x * left, y: motion.speed.y * left };
    this.motion = Math.hypot(speed.x, speed.y) < rest ? null : { speed, since: now };
  }
}
