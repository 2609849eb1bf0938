import { describe, expect, it } from 'vitest';
import { profileSchema, storedChangesSchema, type ProfileDraft } from './schema';

const draft: ProfileDraft = {
  name: 'Dana',
  title: '',
  location: '',
  bio: '',
  phone: '',
  pastDeals: 0,
  interests: '',
  expertise: '',
  certifications: '',
  linkedin: '',
  facebook: '',
  twitter: '',
  instagram: '',
  status: 'public',
  roles: [],
  industries: [],
  shown: true,
};

const problems = (change: Partial<ProfileDraft>) =>
  profileSchema
    .safeParse({ ...draft, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('profileSchema', () => {
  it('takes a profile of which only the name is given', () => {
    expect(profileSchema.parse(draft)).toMatchObject({
      name: 'Dana',
      title: null,
      bio: null,
      interests: [],
      linkedin: '',
      pastDeals: 0,
    });
  });

  it.each<[keyof ProfileDraft, number]>([
    ['name', 120],
    ['title', 120],
    ['location', 160],
    ['bio', 4000],
    ['phone', 40],
  ])('%s has room for %d characters', (field, longest) => {
    expect(problems({ [field]: ` ${'x'.repeat(longest)} ` })).toEqual([]);
    expect(problems({ [field]: 'x'.repeat(longest + 1) })).toEqual([
      `${field}: Use at most ${longest.toLocaleString('en-US')} characters.`,
    ]);
  });

  it('needs a name', () => {
    expect(problems({ name: '  ' })).toEqual(['name: Enter your name.']);
  });

  it.each([-1, 2.5, 100_001])('%d is no number of deals', (pastDeals) => {
    expect(problems({ pastDeals })).toEqual(['pastDeals: Use a whole number from 0 to 100,000.']);
  });

  it('refuses links and lists in words', () => {
    expect(problems({ twitter: 'javascript:alert(1)', expertise: 'y'.repeat(121) })).toEqual([
      expect.stringMatching(/^expertise: Use at most 120 characters/),
      'twitter: Enter a web address such as x.com/you.',
    ]);
  });
});

describe('storedChangesSchema', () => {
  it('keeps what is right of a draft that is not', () => {
    const kept = storedChangesSchema.parse({
      name: 'D',
      bio: 5,
      pastDeals: null,
      roles: ['king'],
      shown: 'yes',
      status: 'private',
      more: 1,
    });
    expect(JSON.parse(JSON.stringify(kept))).toEqual({ name: 'D', pastDeals: null, status: 'private' });
  });
});
