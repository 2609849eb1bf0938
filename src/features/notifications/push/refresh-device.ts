import { authStore } from '@/platform/auth/auth-store';
import { forgetPushDevice, readPushDevice } from '@/platform/worker/push-device';
import { pushSetup, removeDevices, saveSubscription } from '../api/push-mutations';
import { savedDevice } from '../api/push-queries';
import { nextStep } from './next-step';
import { currentSubscription, subscribe } from './subscribe';

/**
 * After the app has opened: saves this browser's subscription again if the session is new or the browser has replaced
 * it, and renews one that was lost or that its push service refused. Ends it if it's another member's, notifications
 * were blocked, or the member turned it off on another device.
 */
export async function refreshDevice(userId: string): Promise<void> {
  const device = readPushDevice();
  if (!device) return;
  if (device.userId !== userId || Notification.permission !== 'granted') {
    await forgetPushDevice();
    return;
  }
  const [subscription, saved] = await Promise.all([currentSubscription(), savedDevice(userId, device.endpoint)]);
  const step = nextStep({ device, subscription, saved, sessionId: authStore.sessionId() });
  if (step === 'forget') await forgetPushDevice();
  if (step === 'save' && subscription) await saveSubscription(userId, subscription);
  if (step === 'renew' && !(await renew(userId, device.endpoint, saved?.refused_at != null))) return;
  if (step === 'save' || step === 'renew') await removeReplaced(device.endpoint);
}

/** Resolves with whether there is a new subscription. Browsers without a push service have none that could be lost. */
async function renew(userId: string, endpoint: string, isRefused: boolean): Promise<boolean> {
  const { key, test_service: testService } = await pushSetup();
  const isTest = testService !== null && new URL(testService).origin === new URL(endpoint).origin;
  if (key === null || (isTest && !isRefused)) return false;
  await saveSubscription(userId, await subscribe(key, testService));
  return true;
}

async function removeReplaced(endpoint: string): Promise<void> {
  if (readPushDevice()?.endpoint !== endpoint) await removeDevices('endpoint', endpoint);
}
