import { isAppleTouch, runsInstalled } from '@/platform/worker/install';

/** Why this browser can't get push notifications, or that it can. */
export type PushSupport = 'supported' | 'blocked' | 'needs-home-screen' | 'unsupported';

interface Browser {
  userAgent: string;
  maxTouchPoints: number;
  /** Whether it has workers, push, and notifications. */
  hasPush: boolean;
  /** Opened from the Home Screen. */
  isInstalled: boolean;
  permission: NotificationPermission;
}

/** Whether a browser can get push notifications. */
export function pushSupport({ userAgent, maxTouchPoints, hasPush, isInstalled, permission }: Browser): PushSupport {
  if (hasPush) return permission === 'denied' ? 'blocked' : 'supported';
  return isAppleTouch({ userAgent, maxTouchPoints }) && !isInstalled ? 'needs-home-screen' : 'unsupported';
}

/** Whether this browser can. */
export function thisBrowser(): PushSupport {
  return pushSupport({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    isInstalled: runsInstalled(),
    permission: 'Notification' in window ? Notification.permission : 'default',
  });
}

// Each before those whose names it has, too.
const browsers = [
  ['Edge', /Edg/],
  ['Opera', /OPR/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
] as const;
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Chromebook', /CrOS/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux/],
] as const;

/** What settings call a device: 'Chrome on Android'. */
export function deviceLabel(userAgent: string): string {
  const nameIn = (list: readonly (readonly [string, RegExp])[]) => list.find(([, mark]) => mark.test(userAgent))?.[0];
  return [nameIn(browsers) ?? 'Browser', nameIn(systems)].filter(Boolean).join(' on ');
}
