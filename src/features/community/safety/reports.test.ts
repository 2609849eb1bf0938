import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import { RequestFailure } from '@/platform/errors/errors';
import { snapshotFacts } from './report-snapshot';
import { subjectPath, reportErrors, reportSchema, type Reason } from './reports';

it('reportSchema requires a reason, and details when the reason is “other”', () => {
  const errors = (reason: Reason | null, details: string) =>
    reportSchema.safeParse({ reason, details }).error?.issues.map(({ path, message }) => [...path, message]);
  expect(errors(null, '')).toEqual([['reason', 'Choose a reason']]);
  expect(errors('spam', '')).toBeUndefined();
  expect(errors('other', ' \n')).toEqual([['details', 'Tell us what’s wrong']]);
  expect(errors('other', 'It is stolen.')).toBeUndefined();
});

describe('error messages', () => {
  it('repeats the database’s refusal of a report, or says what to do', () => {
    const full = 'You can send 20 reports a day.';
    expect(describeError(new RequestFailure('invalid', full, 'P0001', null), reportErrors)).toBe(full);
    expect(describeError(new RequestFailure('offline', 'Failed to fetch', null, null), reportErrors)).toMatch(
      /^Your report wasn’t sent\. .*internet connection/,
    );
  });
});

describe('stored reports', () => {
  it('lists the snapshot’s fields without empty and private ones', () => {
    const snapshot = {
      id: 'x',
      name: 'Sam',
      title: ' ',
      bio: null,
      past_deals: 3,
      expertise: ['Flips', '', 'Land'],
      social_links: { twitter: 'https://x.test' },
    };
    expect(snapshotFacts('profile', snapshot)).toEqual([
      { label: 'Name', text: 'Sam' },
      { label: 'Deals closed', text: '3' },
      { label: 'Expertise', text: 'Flips, Land' },
      { label: 'Links', text: 'https://x.test' },
    ]);
    expect(snapshotFacts('review', { rating: 1, text: 'No.', answer: null })).toEqual([
      { label: 'Stars', text: '1' },
      { label: 'Review', text: 'No.' },
    ]);
    expect(snapshotFacts('listing', { price: 377000, title: 'Duplex', status: 'active' })).toEqual([
      { label: 'Title', text: 'Duplex' },
      { label: 'Asking price', text: '$377,000' },
      { label: 'Status', text: 'Active' },
    ]);
    for (const none of [null, undefined, 'text', []]) expect(snapshotFacts('listing', none)).toEqual([]);
  });

  it('links to the reported content', () => {
    expect(subjectPath('review', 'r', { member_id: 'm' })).toBe('/community/members/m');
    for (const none of [null, 'm', {}, { member_id: 7 }]) expect(subjectPath('review', 'r', none)).toBeNull();
    expect(subjectPath('profile', 'm', {})).toBe('/community/members/m');
    expect(subjectPath('listing', 'l', {})).toBe('/marketplace/l');
    expect(subjectPath('comment', 'c', { post_id: 'p' })).toBe('/community/posts/p');
    expect(subjectPath('topic', 't', { forum_id: 'f' })).toBe('/community/forums/f/topics/t');
    expect(subjectPath('message', 'm', {})).toBeNull();
  });
});
