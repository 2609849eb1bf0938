import { env } from '@/platform/config/current-env';

/** What an address shows. Must match `feed_addresses.kind` and the edge function `calendar`. */
export const feedKinds = {
  calendar: {
    title: 'Calendar',
    text: 'Deadlines of your deals, showings, and events you registered for. Subscribe to it in your calendar.',
    extension: 'ics',
  },
  matches: {
    title: 'Feed of matches',
    text: 'The newest 50 listings that match your buy box, for feed readers, Slack, and automations.',
    extension: 'rss',
  },
} as const;

export type FeedKind = keyof typeof feedKinds;

/** The address with a secret. */
export function feedUrl(kind: FeedKind, secret: string): string {
  return `${env.supabaseUrl}/functions/v1/calendar/${secret}.${feedKinds[kind].extension}`;
}
