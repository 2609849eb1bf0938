import { describe, expect, it } from 'vitest';
import { draftChanges, profileChanges, toDraft } from './changes';
import type { Profile } from './profile';
import { profileSchema, type ProfileDraft } from './schema';

const links = { linkedin: 'https://linkedin.com/in/dana', twitter: 'https://x.com/dana' };
const typed = (change: Partial<ProfileDraft['social_links']>) => ({ facebook: '', instagram: '', ...links, ...change });

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
  social_links: links,
  profile_status: 'public',
  roles: ['agent', 'landlord'],
  industries: [],
  shown: true,
};

/** The fields sent after these edits. */
function sent(edit: Partial<ProfileDraft>) {
  const initial = toDraft(stored);
  const now = { ...initial, ...edit };
  return profileChanges(stored, draftChanges(initial, now), profileSchema.parse(now));
}

describe('toDraft', () => {
  it('converts a profile to text, with empty strings for missing fields', () => {
    expect(toDraft(stored)).toMatchObject({
      title: '',
      phone: '',
      investment_interests: 'Land, Self storage',
      certifications: 'Realtor, ABR',
      social_links: { ...links, facebook: '', instagram: '' },
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
      { investment_interests: 'Land,, Retail ', expertise: 'BRRRR' },
      { investment_interests: ['Land', 'Retail'], expertise: ['BRRRR'] },
    ],
    ['a website, with its scheme', { website: 'dana.example' }, { website: 'https://dana.example' }],
    [
      'one link: all links, which share a database field',
      { social_links: typed({ facebook: 'facebook.com/dana' }) },
      {
        social_links: {
          linkedin: 'https://linkedin.com/in/dana',
          facebook: 'https://facebook.com/dana',
          twitter: 'https://x.com/dana',
        },
      },
    ],
    [
      'a link removed',
      { social_links: typed({ twitter: '' }) },
      { social_links: { linkedin: 'https://linkedin.com/in/dana' } },
    ],
    ['a link that means the same', { social_links: typed({ twitter: 'x.com/dana' }) }, {}],
  ])('sends %s', (_, edit, changes) => {
    expect(sent(edit)).toEqual(changes);
  });
});
