import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { authStore } from '@/platform/auth/auth-store';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { invokeFunction } from '@/platform/supabase/functions';
import { forgetPushDevice, readPushDevice, rememberPushDevice } from '@/platform/worker/push-device';
import { deviceLabel } from '../push/push-support';
import { subscribe, type Subscription } from '../push/subscribe';
import { devicesQuery, hidesDetailsQuery, quietHoursQuery, type QuietHours } from './push-queries';

const setup = z.object({ key: z.string().nullable(), test_service: z.string().nullable() });

/** Has this browser get the member's notifications. */
export async function saveSubscription(userId: string, { endpoint, p256dh, auth }: Subscription): Promise<void> {
  const device = deviceLabel(navigator.userAgent);
  unwrap(await database().rpc('save_push_subscription', { endpoint, p256dh, auth, device }));
  rememberPushDevice({ userId, sessionId: authStore.sessionId(), endpoint });
}

/** Ends notifications on devices of the member. */
export async function removeDevices(column: 'id' | 'endpoint', value: string): Promise<void> {
  unwrap(await database().from('push_subscriptions').delete().eq(column, value));
}

/** The key to subscribe with, null if the site has none, and the embedded backend's push service. */
export const pushSetup = async () => setup.parse(await invokeFunction('push-key', {}));

/** What came of turning notifications on. */
type TurnedOn = 'on' | 'refused' | 'not set up';

/** Turns notifications on or off in this browser. Turning them on asks for permission. */
export function useTurnPush(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (on: boolean): Promise<TurnedOn | 'off'> => {
      if (!on) {
        const device = readPushDevice();
        await forgetPushDevice();
        if (device) await removeDevices('endpoint', device.endpoint);
        return 'off';
      }
      // First of all: browsers only ask right after a click.
      if ((await Notification.requestPermission()) !== 'granted') return 'refused';
      const { key, test_service } = await pushSetup();
      if (key === null) return 'not set up';
      await saveSubscription(userId, await subscribe(key, test_service));
      return 'on';
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery(userId).queryKey }),
  });
}

/** Ends notifications on another device. */
export function useRemoveDevice(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removeDevices('id', id),
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery(userId).queryKey }),
  });
}

/** Hides what push notifications are about, or shows it; optimistic, undone if it fails. */
export function useHideDetails(userId: string) {
  const client = useQueryClient();
  const { queryKey } = hidesDetailsQuery(userId);
  return useMutation({
    scope: { id: `push-details-${userId}` },
    mutationFn: async (hide_push_details: boolean) => {
      const row = { user_id: userId, hide_push_details };
      unwrap(await database().from('message_settings').upsert(row, { onConflict: 'user_id' }));
    },
    onMutate: (hide) => {
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, hide);
      return { before };
    },
    onError: (_error, _hide, undo) => client.setQueryData(queryKey, undo?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** Sets the quiet hours, or ends them with null; optimistic, undone if it fails. */
export function useSetQuietHours(userId: string) {
  const client = useQueryClient();
  const { queryKey } = quietHoursQuery(userId);
  return useMutation({
    scope: { id: `quiet-hours-${userId}` },
    mutationFn: async (hours: QuietHours | null) => {
      const table = database().from('quiet_hours');
      unwrap(
        hours
          ? await table.upsert({ user_id: userId, ...hours }, { onConflict: 'user_id' })
          : await table.delete().eq('user_id', userId),
      );
    },
    onMutate: (hours) => {
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, hours);
      return { before };
    },
    onError: (_error, _hours, undo) => client.setQueryData(queryKey, undo?.before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
