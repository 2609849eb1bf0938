import { expect, it } from 'vitest';
import { personalData } from '@/domain/privacy/personal-data';
import { downloadedData, downloadedKinds, notDownloaded } from './download';

it('names every kind of data once, as part of a download or as left out of it', () => {
  const contents = downloadedData.flatMap(({ what }) => what);
  const rest = notDownloaded.flatMap(({ what }) => what);
  expect([...contents, ...rest].toSorted()).toEqual(personalData.map(({ what }) => what).toSorted());
  expect(downloadedKinds).toBe(contents.length);
  const newer = [
    'offers',
    'deals',
    'agreements in your deals',
    'deals in your pipeline',
    'proofs of funds',
    'API keys and connected assistants',
  ];
  expect(contents).toEqual(expect.arrayContaining(newer));
});

it('lists something under every topic of a download', () => {
  expect(downloadedData.filter(({ what }) => what.length === 0)).toEqual([]);
});

it('says why a download leaves something out', () => {
  expect(notDownloaded.filter(({ note }) => note === '')).toEqual([]);
  expect(notDownloaded).toContainEqual({
    what: ['secrets of your API keys'],
    note: 'hashes that can’t be turned back into keys.',
  });
});
