import { describe, expect, it } from 'vitest';
import { missingParts, nudgeText } from './completeness';

describe('nudgeText', () => {
  const empty = { profile_image_url: null, bio: null, title: null, location: null, roles: [] };
  const complete = { profile_image_url: '1/1.jpg', bio: 'b', title: 't', location: 'l', roles: ['agent' as const] };

  it('lists every missing part', () => {
    expect(nudgeText(missingParts(empty))).toBe('Add a picture, a short bio, a title, your location, and what you do');
    expect(nudgeText(missingParts({ ...complete, profile_image_url: null, bio: '' }))).toBe(
      'Add a picture and a short bio',
    );
    expect(nudgeText(missingParts({ ...complete, roles: [] }))).toBe('Add what you do');
  });
});
