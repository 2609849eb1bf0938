import { describe, expect, it } from 'vitest';
import { draftChanges, profileChanges, toDraft } from './changes';
import type { Profile } from './profile';
import { profileSchema, type ProfileDraft } from './schema';

const stored: Profile = {
  id: '1',
  name: 'Dana Ruiz',
  title: null,
  location: 'Austin, TX',
  bio: 'Line one.\nLine two.',
  membership_tier: 'pro',
  profile_image_url: null,
  past_deals: 3,
  expertise: [],
  certifications: ['Realtor, ABR'],
  investment_interests: ['Land', 'Self storage'],
  created_at: '2026-01-01T00:00:00Z',
  email: 'dana@example.com',
  phone: null,
  website: null,
  open_to_messages: false,
  social_links: { twitter: 'https://x.com/dana', linkedin: 'https://linkedin.com/in/dana' },
  profile_status: 'public',
  roles: ['landlord', 'agent'],
  industries: [],
  shown: true,
};

/** The fields sent after these edits. */
function sent(edit: Partial<ProfileDraft>) {
  const initial = toDraft(stored);
  const now = { ...initial, ...edit };
  const touched = Object.keys(draftChanges(initial, now)) as (keyof ProfileDraft)[];
  return profileChanges(stored, touched, profileSchema.parse(now));
}

describe('toDraft', () => {
  it('converts a profile to text, with empty strings for missing fields', () => {
    expect(toDraft(stored)).toMatchObject({
      title: '',
      phone: '',
      interests: 'Land, Self storage',
      certifications: 'Realtor, ABR',
      linkedin: 'https://linkedin.com/in/dana',
      facebook: '',
      // In the order of the checkboxes.
      roles: ['agent', 'landlord'],
    });
  });
});

describe('profileChanges', () => {
  it('sends nothing for an untouched form, even if it would be stored differently', () => {
    expect(sent({})).toEqual({});
  });

  it.each<[string, Partial<ProfileDraft>, object]>([
    ['a text', { name: ' Dana R. ' }, { name: 'Dana R.' }],
    ['a cleared text', { location: '  ' }, { location: null }],
    [
      'lists',
      { interests: 'Land,, Retail ', expertise: 'BRRRR' },
      { investment_interests: ['Land', 'Retail'], expertise: ['BRRRR'] },
    ],
    ['a website, with its scheme', { website: 'dana.example' }, { website: 'https://dana.example' }],
    [
      'one link: all links, which share a database field',
      { facebook: 'facebook.com/dana' },
      {
        social_links: {
          linkedin: 'https://linkedin.com/in/dana',
          facebook: 'https://facebook.com/dana',
          twitter: 'https://x.com/dana',
        },
      },
    ],
    ['a link removed', { twitter: '' }, { social_links: { linkedin: 'https://linkedin.com/in/dana' } }],
    ['a link that means the same', { twitter: 'x.com/dana' }, {}],
  ])('sends %s', (_, edit, changes) => {
    expect(sent(edit)).toEqual(changes);
  });

  it('compares roles as a set: the stored order is not a change', () => {
    expect(sent({ name: 'D', roles: ['agent', 'landlord'] })).toEqual({ name: 'D' });
  });
});
