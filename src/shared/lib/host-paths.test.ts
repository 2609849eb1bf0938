import { describe, expect, it } from 'vitest';
import { isAppOnly, isPublicOnly } from './host-paths';

describe('isAppOnly', () => {
  it.each([
    '/dashboard',
    '/dashboard/',
    '/my-listings',
    '/buybox',
    '/submit-property',
    '/submit-property/contract-upload',
    '/submit-property/status/42',
    '/profile',
    '/account',
    '/account/billing',
    '/membership/select',
    '/membership/checkout',
    '/payment/success',
    '/payment/cancel',
    '/marketplace/submit',
    '/edit-listing/42',
    '/marketplace/42',
    '/community/members',
    '/community/members/42',
    '/community/connections',
    '/notifications',
    '/community/posts/42',
    '/community/events',
    '/community/events/new',
    '/community/events/42/edit',
    '/community/forums',
    '/community/forums/4/new-topic',
    '/community/forums/4/topics/2',
    '/messages',
    '/messages/42',
  ])('knows %s as the app’s', (path) => {
    expect(isAppOnly(path)).toBe(true);
  });
  it.each([
    '/',
    '/marketplace',
    '/marketplace/',
    '/property/42',
    '/marketplace/42/notes',
    '/dashboards',
    '/membership',
    '/payment',
    '/submit-property/form/more',
    '/confirm-email',
    '/signin',
    '/community',
    '/community/members/42/more',
    '/community/posts',
    '/community/forums/4/topics',
  ])('leaves %s', (path) => {
    expect(isAppOnly(path)).toBe(false);
  });
});

describe('isPublicOnly', () => {
  it('knows the pages about the company, and no other', () => {
    expect(['/about', '/contact/', '/terms', '/privacy'].every(isPublicOnly)).toBe(true);
    expect(['/', '/community', '/resources', '/terms/old'].some(isPublicOnly)).toBe(false);
  });
});
