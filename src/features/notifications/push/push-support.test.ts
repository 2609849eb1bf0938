import { expect, it } from 'vitest';
import { deviceLabel, pushSupport } from './push-support';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15';
const pixel = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
const browser = { hasPush: false, isInstalled: false, permission: 'default', maxTouchPoints: 0 } as const;

it.each([
  ['supported', { ...browser, userAgent: pixel, hasPush: true }],
  ['blocked', { ...browser, userAgent: pixel, hasPush: true, permission: 'denied' }],
  ['needs-home-screen', { ...browser, userAgent: iphone, maxTouchPoints: 5 }],
  ['needs-home-screen', { ...browser, userAgent: mac, maxTouchPoints: 5 }],
  ['supported', { ...browser, userAgent: iphone, isInstalled: true, hasPush: true }],
  // An old system.
  ['unsupported', { ...browser, userAgent: iphone, isInstalled: true }],
  ['unsupported', { ...browser, userAgent: mac }],
] as const)('finds that push is %s with %j', (support, seen) => {
  expect(pushSupport(seen)).toBe(support);
});

it.each([
  [iphone, 'Safari on iPhone'],
  [mac, 'Safari on Mac'],
  [pixel, 'Chrome on Android'],
  [edge, 'Edge on Windows'],
  ['curl/8', 'Browser'],
])('calls %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
