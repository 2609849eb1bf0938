import { entitlements } from '@/shared/entitlements/entitlements';
import type { Row } from './rest';

export const sellerId = '33333333-3333-4333-8333-333333333333';

/** A member’s row with computed fields. `entitlements` follow from the tier. */
export function member(change: Partial<Row<'users'>> = {}): Row<'users'> {
  return {
    id: sellerId,
    name: 'Sam Seller',
    title: null,
    location: null,
    bio: null,
    membership_tier: 'partner',
    entitlements: ['pro', 'closer', 'partner'].includes(change.membership_tier ?? 'partner') ? [...entitlements] : [],
    profile_image_url: null,
    expertise: [],
    certifications: [],
    industries: null,
    roles: null,
    investment_interests: [],
    social_links: {},
    past_deals: 0,
    profile_status: 'public',
    created_at: '2026-01-01T00:00:00+00:00',
    updated_at: '2026-01-01T00:00:00+00:00',
    email: null,
    phone: null,
    website: null,
    open_to_messages: false,
    email_confirmed: null,
    standing: null,
    connection: null,
    followed: false,
    followers: [],
    following: [],
    buy_box: null,
    ...change,
  };
}
