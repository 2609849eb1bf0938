import { clampView, panBy, interpolateView, screenPoint, zoomAt, type Point, type Size, type View } from '../mercator';

const glideMs = 320;
/** Speed in px/ms below which a fling stops. */
const rest = 0.02;
/** Share of the speed left after one millisecond. */
const friction = 0.995;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** `since` is the time of the last frame; null before the first. */
type Motion =
  | { to: View; from: View; since: number | null }
  | { speed: { x: number; y: number }; since: number | null };

/**
 * The built-in map's view and its animations: easing to a view, and momentum after a fling. Draws at most once per
 * frame.
 */
export class Camera {
  view: View;
  size: Size;
  /** The opened listing's place in the world: while it's in view, zooming keeps it where it is. */
  anchor: Point | null = null;
  private motion: Motion | null = null;
  private frame = 0;
  private readonly draw: (moving: boolean) => void;

  constructor(view: View, size: Size, draw: (moving: boolean) => void) {
    this.view = view;
    this.size = size;
    this.draw = draw;
  }

  /** Schedules a frame. */
  redraw() {
    this.frame ||= requestAnimationFrame((now) => {
      this.frame = 0;
      this.step(now);
      this.draw(this.motion !== null);
      if (this.motion) this.redraw();
    });
  }

  /** Shows the view immediately and stops any animation. */
  jumpTo(view: View) {
    this.motion = null;
    this.view = clampView(view);
    this.redraw();
  }

  /** Animates to the view, unless the user prefers reduced motion. */
  glideTo(view: View) {
    if (prefersReducedMotion()) {
      this.jumpTo(view);
      return;
    }
    this.motion = { from: this.view, to: clampView(view), since: null };
    this.redraw();
  }

  /** The view at the end of the animation, from which the next step counts. */
  get target(): View {
    return this.motion && 'to' in this.motion ? this.motion.to : this.view;
  }

  /** A view at another zoom, around the anchor or else the given point on the screen. */
  zoomed(view: View, around: Point, zoom: number): View {
    const { width, height } = this.size;
    const held = this.anchor && screenPoint(view, this.size, this.anchor);
    const inView = held && held.x >= 0 && held.x <= width && held.y >= 0 && held.y <= height;
    return zoomAt(view, this.size, inView ? held : around, zoom);
  }

  /** Starts a fling with a speed in px/ms. */
  release(speed: { x: number; y: number }) {
    if (Math.hypot(speed.x, speed.y) < 0.15 || prefersReducedMotion()) return;
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
      this.view = progress === 1 ? motion.to : interpolateView(motion.from, motion.to, progress);
      if (progress === 1) this.motion = null;
      return;
    }
    const passed = Math.min(Math.max(now - motion.since, 0), 64);
    this.view = panBy(this.view, motion.speed.x * passed, motion.speed.y * passed);
    const left = friction ** passed;
    const speed = { x: motion.speed.x * left, y: motion.speed.y * left };
    this.motion = Math.hypot(speed.x, speed.y) < rest ? null : { speed, since: now };
  }
}
