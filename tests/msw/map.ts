import { http, HttpResponse, type HttpHandler } from 'msw';

/** One county of one state, a square around Austin, in the shape of us-atlas. */
const atlas = {
  type: 'Topology',
  arcs: [
    [
      [-99, 29],
      [-96, 29],
      [-96, 32],
      [-99, 32],
      [-99, 29],
    ],
  ],
  objects: {
    states: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', id: '48', properties: { name: 'Texas' }, arcs: [[0]] }],
    },
    counties: {
      type: 'GeometryCollection',
      geometries: [{ type: 'Polygon', id: '48453', properties: { name: 'Travis' }, arcs: [[0]] }],
    },
  },
};

/** The files of the built-in map's drawing. */
export function drawing(): HttpHandler[] {
  return [
    http.get('*/us-atlas/:layer', () => HttpResponse.json(atlas)),
    http.get('*/map/places.json', () => HttpResponse.json([['Austin', -97.765, 30.326]])),
  ];
}
