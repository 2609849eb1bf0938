import { expect, it } from 'vitest';
import { notedData, personalData } from '@/domain/privacy/personal-data';
import { deletedData, endedText, retainedInDeals, retainedOnDeletion, type OpenDealing } from './deletion';

it('names every kind of data once, as deleted or as kept', () => {
  const kept = retainedOnDeletion.flatMap(({ what }) => what);
  expect([...deletedData, ...kept].toSorted()).toEqual(personalData.map(({ what }) => what).toSorted());
  expect(kept).toEqual(expect.arrayContaining(['offers', 'deals', 'agreements in your deals']));
  expect(deletedData).toEqual(expect.arrayContaining(['saved listings', 'API keys and connected assistants']));
});

it('groups data that is kept in the same way', () => {
  expect(
    notedData([
      { what: 'deals', note: 'stay for the other side', retainedFor: 'for 7 years' },
      { what: 'reports', note: 'stay without names' },
      { what: 'offers', note: 'stay for the other side', retainedFor: 'for 7 years' },
    ]),
  ).toEqual([
    { what: ['deals', 'offers'], note: 'stay for the other side. Kept for 7 years.' },
    { what: ['reports'], note: 'stay without names.' },
  ]);
});

it('says what a deal keeps with the name on it, and for how long', () => {
  expect(retainedInDeals.flatMap(({ what }) => what).toSorted()).toEqual([
    'documents you added to deals',
    'messages',
    'names and messages in the ledger',
    'your part in deals',
  ]);
  expect(
    retainedInDeals.every(({ note }) => /Kept (for 7 years after the deal ended|until the other person)/.test(note)),
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
