import type { PushDevice } from '@/platform/worker/push-device';

interface DeviceState {
  /** What this browser was saved as. */
  device: Pick<PushDevice, 'sessionId' | 'endpoint'>;
  /** The browser's own; null without one. */
  subscription: { endpoint: string } | null;
  /** What the server has of the device; null if it isn't there anymore. */
  saved: { refused_at: string | null } | null;
  /** Of now. */
  sessionId: string | null;
}

/** What's to be done about a browser's subscription at the app's start. */
export function nextStep({ device, subscription, saved, sessionId }: DeviceState) {
  const isSameSession = device.sessionId === sessionId;
  // The end of a session removes its devices. Otherwise the member turned it off, here or elsewhere.
  if (saved === null && isSameSession) return 'forget';
  if (subscription === null || (saved !== null && saved.refused_at !== null)) return 'renew';
  return isSameSession && subscription.endpoint === device.endpoint ? 'nothing' : 'save';
}
