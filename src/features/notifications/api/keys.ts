import type { Filter } from '../notification-list';

/** Cache keys of notifications. */
export const notificationKeys = {
  /** Every list and count of a member's notifications. */
  all: (userId: string) => ['notifications', 'all', userId] as const,
  unread: (userId: string) => ['notifications', 'all', userId, 'unread'] as const,
  recent: (userId: string) => ['notifications', 'all', userId, 'recent'] as const,
  allPages: (userId: string) => ['notifications', 'all', userId, 'pages'] as const,
  pages: (userId: string, filter: Filter) => ['notifications', 'all', userId, 'pages', filter] as const,
  /** Mutations under way. */
  changing: (userId: string) => ['notifications', 'changing', userId] as const,
  settings: (userId: string) => ['notifications', 'settings', userId] as const,
  devices: (userId: string) => ['notifications', 'devices', userId] as const,
  hidesDetails: (userId: string) => ['notifications', 'hides details', userId] as const,
  quietHours: (userId: string) => ['notifications', 'quiet hours', userId] as const,
  setting: (userId: string) => ['notifications', 'setting', userId] as const,
};
