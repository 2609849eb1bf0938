/** What settings switch together, in their order. Each kind of the catalog names its group. */
export const notificationGroups = {
  deals: {
    label: 'Offers and deals',
    description: 'Offers, deadlines, and messages of your deals, and proof of funds.',
  },
  matches: {
    label: 'Matches and showings',
    description: 'Listings that match your buy box and searches, and answers and showings of listings you look at.',
  },
  listings: { label: 'Your listings', description: 'Reviews, questions, document requests, and bookings.' },
  people: { label: 'Messages and people', description: 'Messages, connections, followers, and reviews of you.' },
  community: { label: 'Community and events', description: 'Mentions, comments, replies, and your events.' },
  account: {
    label: 'Account and security',
    description: 'Sign-in, programs, moderation, and membership. Some of these emails can’t be turned off.',
  },
} as const satisfies Record<string, { label: string; description: string }>;

export type NotificationGroupId = keyof typeof notificationGroups;
