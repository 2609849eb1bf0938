const inName = /\.([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3})([0-9a-f]{3})\.\w+$/;

/**
 * CSS background that looks like a blurred picture, from the colors of its corners in the name of its file (see
 * `cornerColors`). Undefined for a name without them.
 */
export function picturePlaceholder(path: string): string | undefined {
  const [, upperLeft, upperRight, lowerLeft, lowerRight] = inName.exec(path) ?? [];
  if (lowerRight === undefined) return undefined;
  const from = (corner: string, color: string | undefined) =>
    `radial-gradient(at ${corner}, #${color}, transparent 75%)`;
  return `${from('0 0', upperLeft)}, ${from('100% 0', upperRight)}, ${from('0 100%', lowerLeft)}, #${lowerRight}`;
}
