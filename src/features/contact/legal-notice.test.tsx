import { describe, expect, it } from 'vitest';
import { contentPath, noticeForm } from './legal-notice';

describe('contentPath', () => {
  it.each([
    ['https://cornerlot.test/property/42', '/property/42'],
    ['https://app.cornerlot.test/marketplace/42/?source=alert#map', '/marketplace/42'],
    ['www.cornerlot.test/resources/a-b_c', '/resources/a-b_c'],
    ['/community/forums/1/topics/2', '/community/forums/1/topics/2'],
  ])('returns the path of %s', (text, path) => {
    expect(contentPath(text, 'app.cornerlot.test')).toBe(path);
  });

  it.each([
    'https://evil.example/property/42',
    'https://cornerlot.test.evil.example/property/42',
    'https://cornerlot.test@evil.example/property/42',
    '//evil.example/property/42',
    '/property/',
    '/community',
    '/confirm-email',
    '/property/4%202',
    'javascript:alert(1)',
    'my house',
    '',
  ])('returns null for %j', (text) => {
    expect(contentPath(text, 'cornerlot.test')).toBeNull();
  });
});

const fairHousing = {
  subject: 'fair_housing',
  links: '/property/42',
  message: 'No children',
  name: 'Vera',
  email: 'vera@example.com',
  company: '',
  address: '',
  goodFaith: '',
  accurate: '',
  signature: '',
  website: '',
};
const copyright = {
  ...fairHousing,
  subject: 'copyright',
  address: ' 1 Main St ',
  goodFaith: 'yes',
  accurate: 'yes',
  signature: ' Vera Vane ',
};
const { problemsOf, rowOf } = noticeForm;

describe('a legal notice', () => {
  it('needs 1 to 10 links to content', () => {
    const links = (text: string) => problemsOf({ ...fairHousing, links: text }).links;
    expect(links('/property/1\n /property/2\n')).toBeUndefined();
    expect(links(' \n')).toBe('Enter at least one link');
    expect(links('/property/1\n'.repeat(11))).toMatch(/^Enter at most 10 links/);
    expect(links('/property/1 https://example.com/x')).toMatch(/: https:\/\/example\.com\/x$/);
  });

  it('stores a legal notice with paths, and with statements for copyright only', () => {
    expect(rowOf({ ...fairHousing, links: `${window.location.origin}/property/1 /community/posts/2?x=1` })).toEqual({
      name: 'Vera',
      email: 'vera@example.com',
      company: null,
      subject: 'fair_housing',
      message: 'No children',
      links: ['/property/1', '/community/posts/2'],
    });
    expect(rowOf({ ...fairHousing, signature: 'typed before choosing' })).not.toHaveProperty('signature');
    expect(rowOf(copyright)).toMatchObject({
      address: '1 Main St',
      good_faith: true,
      accurate: true,
      signature: 'Vera Vane',
    });
  });
});
