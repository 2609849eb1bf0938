import { describe, expect, it } from 'vitest';
import { missingParts, nudgeText } from './rules';

describe('what is missing', () => {
  const empty = { profile_image_url: null, bio: null, title: null, location: null, roles: [] };
  const complete = { profile_image_url: '1/1.jpg', bio: 'b', title: 't', location: 'l', roles: ['agent' as const] };

  it('names every part', () => {
    expect(nudgeText(missingParts(empty))).toBe('Add a picture, a short bio, a title, your location, and what you do');
    expect(nudgeText(missingParts({ ...complete, profile_image_url: null, bio: '' }))).toBe(
      'Add a picture and a short bio',
    );
    expect(nudgeText(missingParts({ ...complete, roles: [] }))).toBe('Add what you do');
  });

  it('says nothing about a complete profile', () => {
    expect(nudgeText(missingParts(complete))).toBeNull();
  });
});
