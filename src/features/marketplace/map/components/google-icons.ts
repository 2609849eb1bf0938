import type { Marker } from '../markers';

/** The light theme's tokens: Google's map is light in every theme. */
export const colors = { verified: '#0e6b4e', unverified: '#b3392f', cluster: '#15211c' };

/** Verified: green with a check mark. Unverified: red with a dash. Cluster: a dark disc for the count. */
export function iconOf({ id, verified, listings }: Marker): google.maps.Icon {
  if (id === null) {
    const size = listings < 10 ? 32 : listings < 100 ? 36 : listings < 1000 ? 44 : 52;
    const half = size / 2;
    return icon(
      size,
      size,
      half,
      `<circle cx="${half}" cy="${half}" r="${half - 2}" fill="${colors.cluster}" stroke="#fbfaf6" stroke-width="2"/>`,
    );
  }
  const sign = verified ? 'M10 15.5l3.5 3.5 6.5-7' : 'M10.500 15h8.500';
  const outline =
    'M14.500 1.500c-7.200 0-13 5.600-13 12.700 0 9 13 21.300 13 21.300' +
    's13-12.300 13-21.300c0-7.100-5.800-12.700-13-12.700z';
  const fill = verified ? colors.verified : colors.unverified;
  const pin = `<path d="${outline}" fill="${fill}" stroke="#fff" stroke-width="1.500"/>`;
  const rounded = 'stroke-linecap="round" stroke-linejoin="round"';
  return icon(29, 37, 36, `${pin}<path d="${sign}" fill="none" stroke="#fff" stroke-width="2.500" ${rounded}/>`);
}

function icon(width: number, height: number, foot: number, drawing: string): google.maps.Icon {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return {
    url: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    scaledSize: new google.maps.Size(width, height),
    anchor: new google.maps.Point(width / 2, foot),
  };
}
