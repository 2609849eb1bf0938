import { expect, it } from 'vitest';
import personalData from '@/shared/privacy/personal-data.json';
import { deletedData, keptData } from './deletion';

it('names everything that the privacy page says is kept, once', () => {
  const named = keptData().flatMap(({ what }) => what);
  expect(named.toSorted()).toEqual(personalData.kept.map(({ what }) => what).toSorted());
  expect(named).toEqual(expect.arrayContaining(['offers', 'deals', 'agreements in your deals']));
});

it('names everything that the privacy page says is deleted', () => {
  expect(deletedData).toEqual(personalData.deleted);
});

it('groups data that is kept in the same way', () => {
  expect(
    keptData([
      { what: 'deals', note: 'stay for the other side' },
      { what: 'reports', note: 'stay without names' },
      { what: 'offers', note: 'stay for the other side' },
    ]),
  ).toEqual([
    { what: ['deals', 'offers'], note: 'stay for the other side' },
    { what: ['reports'], note: 'stay without names' },
  ]);
});
