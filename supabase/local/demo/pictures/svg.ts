/** Small pieces of SVG text. Coordinates are rounded to hundredths; colors are #rrggbb. */

export type Point = readonly [x: number, y: number];

/** The number as SVG text, rounded to two decimals. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Joined points of a polygon. */
export function points(list: readonly Point[]): string {
  return list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
}

/** Additional attributes of an element, such as ` opacity=".5"`; empty by default. */
type Extra = string;

export function rect(x: number, y: number, w: number, h: number, fill: string, extra: Extra = ''): string {
  return (
    `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" fill="${fill}" ` +
    `${extra}/>`
  );
}

export function poly(list: readonly Point[], fill: string, extra: Extra = ''): string {
  return `<polygon points="${points(list)}" fill="${fill}" ${extra}/>`;
}

export function path(d: string, fill: string, extra: Extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

/** An open line in one color. */
export function stroke(d: string, color: string, width: number, extra: Extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" ${extra}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, extra: Extra = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra: Extra = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
}

export function group(content: string, extra: Extra): string {
  return `<g ${extra}>${content}</g>`;
}

/** Opacity as an attribute. */
export function alpha(value: number): string {
  return `opacity="${n(value)}"`;
}

/** Repeats a drawing for 0 to count - 1. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');
}

/** Mixes two colors; share 0 gives the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  const channel = (at: number): string => {
    const from = Number.parseInt(a.slice(at, at + 2), 16);
    const to = Number.parseInt(b.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export const darken = (color: string, share: number): string => mix(color, '#0b1220', share);
export const lighten = (color: string, share: number): string => mix(color, '#ffffff', share);

/** Vertical linear gradient (top to bottom) under an id; stops are [offset 0..1, color, opacity]. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, color: string, opacity?: number])[],
  direction: 'down' | 'right' | 'glow' = 'down',
): string {
  const inner = stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${n(offset)}" stop-color="${color}" stop-opacity="${n(opacity)}"/>`,
    )
    .join('');
  if (direction === 'glow') return `<radialGradient id="${id}">${inner}</radialGradient>`;
  return (
    `<linearGradient id="${id}" ` +
    (direction === 'down' ? 'x1="0" y1="0" x2="0" y2="1"' : 'x1="0" y1="0" x2="1" y2="0"') +
    `>${inner}</linearGradient>`
  );
}
