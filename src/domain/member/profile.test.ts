import { expect, it } from 'vitest';
import { readProfile } from './profile';

it('a profile is read with known roles, industries, and links, in the order of the form', () => {
  const profile = readProfile({
    social_links: { twitter: 'https://x.com/dana', linkedin: 'https://linkedin.com/in/dana' },
    profile_status: 'unknown',
    roles: ['landlord', 'king', 'agent'],
    industries: null,
  });
  expect(profile).toMatchObject({ profile_status: 'public', roles: ['agent', 'landlord'], industries: [] });
  expect(Object.keys(profile.social_links)).toEqual(['linkedin', 'twitter']);
});
