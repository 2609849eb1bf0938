import type { Filter } from '../list-rules';

/** Every cache key of notifications. */
export const notificationKeys = {
  /** All that is told to a member. */
  told: (userId: string) => ['notifications', 'told', userId] as const,
  unread: (userId: string) => ['notifications', 'told', userId, 'unread'] as const,
  recent: (userId: string) => ['notifications', 'told', userId, 'recent'] as const,
  allPages: (userId: string) => ['notifications', 'told', userId, 'pages'] as const,
  pages: (userId: string, filter: Filter) => ['notifications', 'told', userId, 'pages', filter] as const,
  /** Changes on their way. */
  changing: (userId: string) => ['notifications', 'changing', userId] as const,
  settings: (userId: string) => ['notifications', 'settings', userId] as const,
  setting: (userId: string) => ['notifications', 'setting', userId] as const,
};
