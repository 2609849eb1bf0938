import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { defaultChannels, notificationKinds, type NotificationKindId } from '@/domain/notification/catalog';
import type { Setting } from '../notification';
import { notificationKeys } from './keys';

const kindIds = Object.keys(notificationKinds) as NotificationKindId[];

/** The member's settings for every kind, in the order of the catalog. Refetched when the member returns to the page. */
export function settingsQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.settings(userId),
    queryFn: async ({ signal }): Promise<Setting[]> => {
      const rows = unwrap(
        await database()
          .from('notification_settings')
          .select('kind, in_app, mail, push')
          .eq('user_id', userId)
          .abortSignal(signal),
      );
      const saved = new Map(rows.map((row) => [row.kind, row]));
      return kindIds.map((kind) => {
        const initial = defaultChannels(kind);
        // As private.notification_setting.
        const row = saved.get(kind) ?? (kind === 'deal_message' ? saved.get('message') : undefined);
        return {
          kind,
          in_app: row?.in_app ?? initial.in_app,
          mail: row?.mail ?? initial.mail,
          push: row?.push ?? initial.push,
        };
      });
    },
    refetchOnWindowFocus: 'always',
  });
}
