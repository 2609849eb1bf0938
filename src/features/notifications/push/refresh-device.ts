import { authStore } from '@/platform/auth/auth-store';
import { forgetPushDevice, readPushDevice } from '@/platform/worker/push-device';
import { saveSubscription } from '../api/push-mutations';
import { currentSubscription } from './subscribe';

/**
 * After the app has opened: saves this browser's subscription again if the session is new or the browser has replaced
 * it. Ends it if it's another member's, or notifications were blocked.
 */
export async function refreshDevice(userId: string): Promise<void> {
  const device = readPushDevice();
  if (!device) return;
  if (device.userId !== userId || Notification.permission !== 'granted') {
    await forgetPushDevice();
    return;
  }
  const subscription = await currentSubscription();
  const isSame = subscription === null || subscription.endpoint === device.endpoint;
  if (isSame && device.sessionId === authStore.sessionId()) return;
  await (subscription ? saveSubscription(userId, subscription) : forgetPushDevice());
}
