import { describe, expect, it } from 'vitest';
import { viewSource } from './view-source';

const id = '7a06b9d4-b489-4c09-94d8-733bb4b20001';
const here = new URL(`https://app.cornerlot.test/marketplace/${id}`);

describe('viewSource', () => {
  it.each([
    ['/marketplace?state=TX', 'search'],
    ['/marketplace?view=map', 'map'],
    ['/', 'home'],
    ['/dashboard', 'dashboard'],
    ['/notifications', 'alert'],
    [`/marketplace/${id}`, 'similar'],
    [`/property/${id}`, 'similar'],
    [`/community/members/${id}`, 'profile'],
    [`/messages/${id}`, 'message'],
    ['/account', 'other'],
  ])('takes a view after %s for %s', (path, source) => {
    expect(viewSource(here, `https://app.cornerlot.test${path}`, '')).toBe(source);
    expect(viewSource(here, null, `https://app.cornerlot.test${path}`)).toBe(source);
  });

  it('takes a view without a referrer for direct, and for other where the host is all that is known', () => {
    expect(viewSource(here, null, '')).toBe('direct');
    expect(viewSource(here, null, 'https://cornerlot.test/')).toBe('other');
    expect(viewSource(here, null, 'https://news.example/')).toBe('other_site');
  });

  it('takes the links in deal alerts for alerts, wherever they are opened', () => {
    expect(viewSource(new URL('?source=alert', here), null, 'https://mail.example/')).toBe('alert');
  });
});
