interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels a pointer may move and still count as a tap. */
const tapTolerance = 4;

/** Whether a press was a tap rather than a drag. */
export function isTap(down: Point, up: Point): boolean {
  return Math.hypot(up.x - down.x, up.y - down.y) <= tapTolerance;
}

/** The offset after moving the picture, limited so that it still fills the circle. `picture` is its size at zoom 1. */
export function panBy(offset: Point, by: Point, picture: Size, circle: Size, zoom: number): Point {
  const clamp = (value: number, side: number, diameter: number) => {
    const max = Math.max(0, (side * zoom - diameter) / 2);
    return Math.min(max, Math.max(-max, value));
  };
  return {
    x: clamp(offset.x + by.x, picture.width, circle.width),
    y: clamp(offset.y + by.y, picture.height, circle.height),
  };
}
