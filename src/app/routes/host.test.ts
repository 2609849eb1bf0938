import { expect, it } from 'vitest';
import { hostFor } from './host';

it.each([
  ['app.cornerlot.localhost', 'app'],
  ['APP.example.com', 'app'],
  ['cornerlot.localhost', 'public'],
  ['application.example.com', 'public'],
  ['www.app.example.com', 'public'],
  ['127.0.0.1', 'public'],
] as const)('%s is the %s host', (hostname, host) => {
  expect(hostFor(hostname)).toBe(host);
});
