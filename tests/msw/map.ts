import { http, HttpResponse, type HttpHandler } from 'msw';

/** A state with one county, a square around Austin, in the format of us-atlas. */
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

const neighbors = {
  ...atlas,
  objects: { land: { type: 'MultiPolygon', arcs: [[[0]]] }, lakes: { type: 'MultiPolygon', arcs: [] } },
};

/** Handles the files of the built-in basemap. */
export function mapOutlines(): HttpHandler[] {
  return [
    http.get('*/us-atlas/:layer', () => HttpResponse.json(atlas)),
    http.get('*/map/neighbors.json', () => HttpResponse.json(neighbors)),
    http.get('*/map/places.json', () => HttpResponse.json([['Austin', -97.765, 30.326]])),
  ];
}
