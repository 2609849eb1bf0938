import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import {
  addressOf,
  blockFailureText,
  reasonName,
  reasons,
  reportFailureText,
  reportProblems,
  snapshotFacts,
  subjectKindOf,
} from './safety-rules';

describe('reportProblems', () => {
  it('asks for a reason, and for words where the reason says nothing', () => {
    expect(reportProblems(null, '')).toEqual({ reason: 'Choose a reason', details: null });
    expect(reportProblems('spam', '')).toEqual({ reason: null, details: null });
    expect(reportProblems('other', ' \n')).toEqual({ reason: null, details: 'Say what is wrong' });
    expect(reportProblems('other', 'It is stolen.')).toEqual({ reason: null, details: null });
  });
});

describe('failures', () => {
  it('of a report: the database’s own sentence, or what can be done', () => {
    const full = 'You have sent 20 reports today. Please wait until tomorrow, or write to us.';
    expect(reportFailureText(new RequestFailure('invalid', full, 'P0001', null))).toBe(full);
    expect(reportFailureText(new RequestFailure('offline', 'Failed to fetch', null, null))).toMatch(
      /^Your report was not sent\. .*network/,
    );
  });

  it('of a block say that nothing was changed', () => {
    expect(blockFailureText(new Error('boom'))).toMatch(/^Nothing was changed\. /);
  });
});

describe('what is stored', () => {
  it('has a name for every reason', () => {
    expect(reasons.map(reasonName)).toEqual([
      'Spam',
      'Scam or fraud',
      'Harassment',
      'False information',
      'Something else',
    ]);
    expect(reasonName('later')).toBe('later');
    expect(['review', 'post', 'constructor'].map(subjectKindOf)).toEqual(['review', 'post', 'profile']);
  });

  it('is read line by line, without what is empty and what is nobody’s business', () => {
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
      { label: 'Past deals', text: '3' },
      { label: 'Expertise', text: 'Flips, Land' },
      { label: 'Links', text: 'https://x.test' },
    ]);
    expect(snapshotFacts('review', { rating: 1, text: 'No.', answer: null })).toEqual([
      { label: 'Stars', text: '1' },
      { label: 'Review', text: 'No.' },
    ]);
    expect(snapshotFacts('listing', { price: 377000, title: 'Duplex', status: 'active' })).toEqual([
      { label: 'Title', text: 'Duplex' },
      { label: 'Price', text: '$377,000' },
      { label: 'Status', text: 'Active' },
    ]);
    for (const none of [null, undefined, 'text', []]) expect(snapshotFacts('listing', none)).toEqual([]);
  });

  it('says where it stands', () => {
    expect(addressOf('review', 'r', { member_id: 'm' })).toBe('/community/members/m');
    for (const none of [null, 'm', {}, { member_id: 7 }]) expect(addressOf('review', 'r', none)).toBeNull();
    expect(addressOf('profile', 'm', {})).toBe('/community/members/m');
    expect(addressOf('listing', 'l', {})).toBe('/marketplace/l');
    expect(addressOf('comment', 'c', { post_id: 'p' })).toBe('/community/posts/p');
    expect(addressOf('topic', 't', { forum_id: 'f' })).toBe('/community/forums/f/topics/t');
    expect(addressOf('message', 'm', {})).toBeNull();
  });
});
