import { describe, expect, it } from 'vitest';
import { countOf, withPlace, type Found } from './found';
import { nameOf, shortCount } from './mark-names';
import { indexOf, levelAt, markOf, marksIn, neighbour, pressOn, type Mark } from './marks';
import { maxZoom, worldPoint, type Bounds } from './mercator';

const listing = (id: string, longitude: number, latitude: number, price = 100_000, verified = false): Found => ({
  id,
  longitude,
  latitude,
  listings: 1,
  price,
  verified,
});
const gathering = (longitude: number, latitude: number, listings: number): Found => ({
  id: null,
  longitude,
  latitude,
  listings,
  price: 90_000,
  verified: true,
});
const world: Bounds = { left: -0.5, top: 0, right: 0.5, bottom: 1 };
const austin = listing('austin', -97.74, 30.27, 300_000);
const nearby = listing('nearby', -97.7, 30.3, 250_000, true);
const boston = listing('boston', -71.06, 42.36);
const at = (marks: readonly Mark[], index: number) => marks[index] as Mark;

describe('marks', () => {
  it('put together what would overlap, with its number, lowest price and whether any is verified', () => {
    const marks = marksIn(indexOf([austin, nearby, boston]), world, 5);
    expect(marks).toMatchObject([
      { id: 'boston', key: 'boston', listings: 1, price: 100_000, verified: false, cluster: null },
      { id: null, listings: 2, price: 250_000, verified: true },
    ]);
  });

  it('part from nearer', () => {
    expect(marksIn(indexOf([austin, nearby]), world, 12).map(({ id }) => id)).toEqual(['nearby', 'austin']);
  });

  it('count what Postgres has gathered', () => {
    const marks = marksIn(indexOf([gathering(-97, 30, 40), gathering(-97.2, 30.1, 2), austin]), world, 4);
    expect(marks).toMatchObject([{ listings: 43, price: 90_000 }]);
    expect(marksIn(indexOf([gathering(-97, 30, 40)]), world, 4)).toMatchObject([
      { id: null, cluster: null, listings: 40 },
    ]);
  });

  it('are those of the part asked for, Guam included', () => {
    const index = indexOf([austin, listing('guam', 144.8, 13.4)]);
    const { x, y } = worldPoint({ longitude: 144.8, latitude: 13.4 });
    expect(
      marksIn(index, { left: x - 0.01, right: x + 0.01, top: y - 0.01, bottom: y + 0.01 }, 8).map(({ id }) => id),
    ).toEqual(['guam']);
    expect(marksIn(index, { left: x - 0.01, right: 0.4, top: 0.3, bottom: 0.6 }, 4)).toHaveLength(2);
  });

  it('stand in reading order', () => {
    const marks = marksIn(indexOf([listing('b', -80, 40), listing('c', -120, 30), listing('a', -120, 40)]), world, 4);
    expect(marks.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('change a little before the next zoom', () => {
    expect([levelAt(4.7), levelAt(4.8), levelAt(5)]).toEqual([4, 5, 5]);
  });
});

describe('a press', () => {
  const pressed = (found: readonly Found[], zoom: number) => {
    const index = indexOf(found);
    return pressOn(index, at(marksIn(index, world, Math.floor(zoom)), 0), zoom);
  };

  it('opens a listing', () => {
    expect(pressed([austin], 4)).toEqual({ does: 'open', ids: ['austin'] });
  });

  it('comes nearer to several', () => {
    const press = pressed([austin, nearby], 5);
    expect(press).toMatchObject({ does: 'approach' });
    const { x, y } = worldPoint(nearby);
    expect(press).toMatchObject({ bounds: { right: expect.closeTo(x, 6), top: expect.closeTo(y, 6) } });
  });

  it('lists several that stand on one point', () => {
    expect(pressed([austin, listing('same', -97.74, 30.27)], 5)).toEqual({ does: 'open', ids: ['austin', 'same'] });
  });

  it('lists several that the nearest look does not part', () => {
    expect(pressed([austin, listing('next', -97.7402, 30.2701)], maxZoom)).toMatchObject({ does: 'open' });
  });

  it('comes nearer to a gathering, until the map ends', () => {
    expect(pressed([gathering(-97, 30, 600)], 6)).toMatchObject({ does: 'approach' });
    expect(pressed([gathering(-97, 30, 600), gathering(-97.5, 30.4, 600)], 6)).toMatchObject({ does: 'approach' });
    expect(pressed([gathering(-97, 30, 600)], maxZoom)).toMatchObject({ does: 'search' });
  });
});

describe('a listing’s mark', () => {
  const index = indexOf([austin, nearby, boston, gathering(-120, 40, 9)]);
  const marks = marksIn(index, world, 5);
  it('is its own, or that of those around it', () => {
    expect(markOf(index, marks, 'boston')?.id).toBe('boston');
    expect(markOf(index, marks, 'nearby')).toMatchObject({ id: null, listings: 2 });
    expect(markOf(index, marks, 'unknown')).toBeNull();
  });
});

describe('arrow keys', () => {
  const marks = marksIn(
    indexOf([
      listing('centre', -98, 39),
      listing('north', -97, 45),
      listing('east', -85, 39.5),
      listing('aside', -90, 30),
      listing('west', -115, 39),
    ]),
    world,
    6,
  );
  const go = (direction: Parameters<typeof neighbour>[2]) =>
    neighbour(marks, marks.find(({ id }) => id === 'centre') as Mark, direction)?.id;
  it('lead to the nearest mark that way', () => {
    expect([go('ArrowUp'), go('ArrowRight'), go('ArrowDown'), go('ArrowLeft')]).toEqual([
      'north',
      'east',
      'aside',
      'west',
    ]);
  });
  it('lead nowhere at the end', () => {
    expect(neighbour(marks, marks.find(({ id }) => id === 'west') as Mark, 'ArrowLeft')).toBeNull();
  });
});

describe('names', () => {
  const mark = at(marksIn(indexOf([austin]), world, 4), 0);
  it('say what colour and shape say', () => {
    expect(nameOf(mark)).toBe('Unverified listing, $300,000');
    expect(nameOf({ ...mark, verified: true })).toBe('Verified listing, $300,000');
    expect(nameOf({ ...mark, id: null, listings: 1 })).toBe('1 listing from $300,000');
    expect(nameOf({ ...mark, id: null, listings: 1_200 })).toBe('1,200 listings from $300,000');
  });
  it('count in little room', () => {
    expect([7, 999, 1_000, 1_240, 9_949, 9_960, 34_400].map(shortCount)).toEqual([
      '7',
      '999',
      '1K',
      '1.2K',
      '9.9K',
      '10K',
      '34K',
    ]);
  });
});

describe('what is found', () => {
  it('is counted with what is gathered', () => {
    expect(countOf([austin, gathering(0, 0, 40)])).toBe(41);
  });
  it('is left out without a place', () => {
    expect(
      withPlace([
        { latitude: 1, longitude: 2 },
        { latitude: null, longitude: 2 },
        { latitude: 1, longitude: null },
        { latitude: Number.NaN, longitude: 1 },
      ]),
    ).toEqual([{ latitude: 1, longitude: 2 }]);
  });
});
