import { describe, expect, it } from 'vitest';
import { centroid, LabelLayout, hasRoom, labelPoint, ringArea, townsAt, townsFromZoom } from './town-labels';
import { placeAt } from './mercator';

const square = [
  { x: 2, y: 2 },
  { x: 4, y: 2 },
  { x: 4, y: 4 },
  { x: 2, y: 4 },
];

describe('labelPoint', () => {
  it('is the centroid', () => {
    expect(ringArea(square)).toBe(4);
    expect(ringArea(square.toReversed())).toBe(-4);
    expect(centroid(square)).toEqual({ x: 3, y: 3 });
    expect(centroid(square.toReversed())).toEqual({ x: 3, y: 3 });
    expect(labelPoint('48', square)).toEqual({ x: 3, y: 3 });
  });

  it('is the first point of a ring without area', () => {
    expect(
      centroid([
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ]),
    ).toEqual({ x: 1, y: 1 });
    expect(centroid([])).toEqual({ x: 0, y: 0 });
  });

  it('is a fixed point where the centroid is at the edge', () => {
    expect(placeAt(labelPoint('12', square)).longitude).toBeCloseTo(-81.6);
  });
});

it('a label has room when it fits with a margin', () => {
  expect(hasRoom({ width: 0.1, height: 0.1 }, 400, 30, 12)).toBe(true);
  expect(hasRoom({ width: 0.1, height: 0.1 }, 400, 39, 12)).toBe(false);
  expect(hasRoom({ width: 0.1, height: 0.02 }, 400, 30, 12)).toBe(false);
});

it('labels more towns at higher zooms', () => {
  expect(townsAt(townsFromZoom - 0.1)).toBe(0);
  expect(townsAt(townsFromZoom)).toBe(60);
  expect(townsAt(9)).toBeGreaterThan(2000);
});

it('labels don’t overlap', () => {
  const labels = new LabelLayout();
  expect(labels.take({ x: 50, y: 50 }, 40, 10)).toBe(true);
  expect(labels.take({ x: 70, y: 52 }, 40, 10)).toBe(false);
  expect(labels.take({ x: 95, y: 50 }, 40, 10)).toBe(true);
  expect(labels.take({ x: 50, y: 65 }, 40, 10)).toBe(true);
});
