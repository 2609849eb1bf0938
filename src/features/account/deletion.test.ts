import { expect, it } from 'vitest';
import { keptData } from '@/domain/privacy/kept-data';
import personalData from '@/domain/privacy/personal-data.json';
import { deletedData, endedText, keptInDeals, keptOnDeletion, type OpenDealing } from './deletion';

it('names everything that the privacy page says is kept, once', () => {
  const named = keptOnDeletion.flatMap(({ what }) => what);
  expect(named.toSorted()).toEqual(personalData.kept.map(({ what }) => what).toSorted());
  expect(named).toEqual(expect.arrayContaining(['offers', 'deals', 'agreements in your deals']));
});

it('names everything that the privacy page says is deleted', () => {
  expect(deletedData).toEqual(personalData.deleted);
});

it('groups data that is kept in the same way', () => {
  expect(
    keptData([
      { what: 'deals', note: 'stay for the other side', keptFor: 'for 7 years' },
      { what: 'reports', note: 'stay without names', keptFor: null },
      { what: 'offers', note: 'stay for the other side', keptFor: 'for 7 years' },
    ]),
  ).toEqual([
    { what: ['deals', 'offers'], note: 'stay for the other side. Kept for 7 years.' },
    { what: ['reports'], note: 'stay without names.' },
  ]);
});

it('says what a deal keeps with the name on it, and for how long', () => {
  expect(keptInDeals.flatMap(({ what }) => what).toSorted()).toEqual([
    'documents you added to deals',
    'messages',
    'names and messages in the ledger',
    'your part in deals',
  ]);
  expect(
    keptInDeals.every(({ note }) => /Kept (for 7 years after the deal ended|until the other person)/.test(note)),
  ).toBe(true);
});

it('counts the deals and offers that deleting the account ends', () => {
  const dealing = (kind: OpenDealing['kind']): OpenDealing => ({ id: '', kind, title: '' });
  expect(endedText([])).toBeNull();
  expect(endedText([dealing('offer')])).toBe('This ends 1 open offer, and we’ll tell the other side right away.');
  expect(endedText([dealing('offer'), dealing('deal'), dealing('offer')])).toMatch(
    /^This ends 1 open deal and 2 open offers, /,
  );
});
