import { expect, it } from 'vitest';
import { resource } from '../../../tests/msw/resources';
import { schemaProblems } from '../../../tests/schema-org';
import { lockedTextClass, type Resource } from './resource';
import { resourceHead } from './resource-head';

const headFor = (change: Parameters<typeof resource>[0] = {}) => resourceHead(resource(change) as Resource);

it.each([
  ['guide', 'Article', {}],
  ['article', 'Article', { image: '/a.webp' }],
  ['template', 'DigitalDocument', {}],
  ['calculator', 'WebApplication', { calculator: 'brrrr' }],
  ['video', 'VideoObject', { video: '/videos/a.webm', image: '/videos/a.webp', minutes: 3 }],
])('describes a %s as %s, premium or not', (type, called, change) => {
  for (const premium of [false, true]) {
    const { things } = headFor({ type, premium, ...change });
    expect(things[0]).toMatchObject({ '@type': called, isAccessibleForFree: !premium });
    expect(schemaProblems(things)).toEqual([]);
  }
});

it('marks the locked part of a premium page', () => {
  expect(headFor({ premium: true }).things[0]).toMatchObject({
    hasPart: { isAccessibleForFree: false, cssSelector: `.${lockedTextClass}` },
  });
  expect(headFor().things[0]).not.toHaveProperty('hasPart');
});
