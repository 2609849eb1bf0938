import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { readPushDevice } from '@/platform/worker/push-device';
import { notificationKeys } from './keys';

/** A browser that gets the member's notifications. */
export interface Device {
  id: string;
  endpoint: string;
  /** 'Chrome on Android'. */
  device: string;
  created_at: string;
  /** When it last got one; null if it hasn't yet. */
  last_success_at: string | null;
  /** When its push service refused it; null while it works. Opening the app there renews it. */
  refused_at: string | null;
}

/** Whether it's the browser that this runs in. */
export const isThisBrowser = ({ endpoint }: Pick<Device, 'endpoint'>) => readPushDevice()?.endpoint === endpoint;

/** The member's devices, oldest first. */
export function devicesQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.devices(userId),
    queryFn: async ({ signal }): Promise<Device[]> =>
      unwrap(
        await database()
          .from('push_subscriptions')
          .select('id, endpoint, device, created_at, last_success_at, refused_at')
          .eq('user_id', userId)
          .order('created_at')
          .abortSignal(signal),
      ),
    refetchOnWindowFocus: 'always',
  });
}

/** What the server has of one of the member's devices; null if it isn't there. */
export async function savedDevice(userId: string, endpoint: string): Promise<Pick<Device, 'refused_at'> | null> {
  const [saved = null] = unwrap(
    await database().from('push_subscriptions').select('refused_at').eq('user_id', userId).eq('endpoint', endpoint),
  );
  return saved;
}

/** Whether push notifications say only of what kind they are. */
export function hidesDetailsQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.hidesDetails(userId),
    queryFn: async ({ signal }): Promise<boolean> => {
      const [row] = unwrap(
        await database().from('message_settings').select('hide_push_details').eq('user_id', userId).abortSignal(signal),
      );
      return row?.hide_push_details ?? false;
    },
    refetchOnWindowFocus: 'always',
  });
}

/** When the member's devices get no notifications: local times such as '22:00', and the time zone. */
export interface QuietHours {
  starts_at: string;
  ends_at: string;
  time_zone: string;
}

/** The member's quiet hours; null without any. */
export function quietHoursQuery(userId: string) {
  return queryOptions({
    queryKey: notificationKeys.quietHours(userId),
    queryFn: async ({ signal }): Promise<QuietHours | null> => {
      const [row] = unwrap(
        await database()
          .from('quiet_hours')
          .select('starts_at, ends_at, time_zone')
          .eq('user_id', userId)
          .abortSignal(signal),
      );
      // Postgres adds seconds.
      return row ? { ...row, starts_at: row.starts_at.slice(0, 5), ends_at: row.ends_at.slice(0, 5) } : null;
    },
    refetchOnWindowFocus: 'always',
  });
}
