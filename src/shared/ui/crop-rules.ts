interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** How far, in pixels, a press may wander and still be a tap. */
const tapReach = 4;

/** Whether a press that went down at one point and up at another was a tap rather than a drag. */
export function isTap(down: Point, up: Point): boolean {
  return Math.hypot(up.x - down.x, up.y - down.y) <= tapReach;
}

/** The picture's offset moved by a distance, as far as the circle stays filled. `picture` is its size at zoom 1. */
export function movedBy(offset: Point, by: Point, picture: Size, circle: Size, zoom: number): Point {
  const limit = (wanted: number, side: number, window: number) => {
    const most = Math.max(0, (side * zoom - window) / 2);
    return Math.min(most, Math.max(-most, wanted));
  };
  return {
    x: limit(offset.x + by.x, picture.width, circle.width),
    y: limit(offset.y + by.y, picture.height, circle.height),
  };
}
