import { describe, expect, it } from 'vitest';
import { profileFormSchema, profileSchema, storedChangesSchema, type ProfileDraft } from './schema';

const noLinks = { linkedin: '', facebook: '', twitter: '', instagram: '' };

const draft: ProfileDraft = {
  name: 'Dana',
  title: '',
  location: '',
  bio: '',
  phone: '',
  website: '',
  past_deals: 0,
  investment_interests: '',
  expertise: '',
  certifications: '',
  social_links: noLinks,
  profile_status: 'public',
  open_to_messages: false,
  roles: [],
  industries: [],
  shown: true,
};

const problems = (change: Partial<ProfileDraft>) =>
  profileSchema
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('profileSchema', () => {
  it('limits texts, without the spaces around them', () => {
    expect(problems({ name: ` ${'x'.repeat(120)} `, bio: 'x'.repeat(4000) })).toEqual([]);
    expect(problems({ name: 'x'.repeat(121), bio: 'x'.repeat(4001) })).toEqual([
      'name: Use at most 120 characters.',
      'bio: Use at most 4,000 characters.',
    ]);
  });

  it.each(['javascript:alert(1)', 'ftp://dana.example', 'https://me@dana.example', 'dana', 'https://'])(
    'rejects the website %s',
    (website) => {
      expect(problems({ website })).toEqual(['website: Enter a web address such as yoursite.com.']);
    },
  );

  it('checks the phone number, and accepts none', async () => {
    const phoneProblems = async (phone: string) =>
      ((await profileFormSchema.safeParseAsync({ ...draft, phone })).error?.issues ?? []).map(({ message }) => message);
    expect(await phoneProblems('')).toEqual([]);
    expect(await phoneProblems(' (512) 555-0100 ')).toEqual([]);
    expect(await phoneProblems('abc')).toEqual(['Enter a valid phone number, like (555) 123-4567']);
    // The right shape, but a digit short.
    expect(await phoneProblems('(512) 555-010')).toEqual(['Enter a valid phone number, like (555) 123-4567']);
  });

  it('rejects invalid links and lists with a message', () => {
    expect(
      problems({ social_links: { ...noLinks, twitter: 'javascript:alert(1)' }, expertise: 'y'.repeat(121) }),
    ).toEqual([
      expect.stringMatching(/^expertise: Use at most 120 characters/),
      'social_links.twitter: Enter a web address such as x.com/you.',
    ]);
  });
});

describe('storedChangesSchema', () => {
  it('restores the valid fields of an invalid draft', () => {
    const kept = storedChangesSchema.parse({
      name: 'D',
      bio: 5,
      past_deals: null,
      roles: ['king'],
      social_links: { twitter: 1 },
      shown: 'yes',
      profile_status: 'private',
      more: 1,
    });
    expect(kept).toEqual({ name: 'D', past_deals: null, profile_status: 'private' });
  });
});
