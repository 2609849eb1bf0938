import { expect, it } from 'vitest';
import { surfaceFor } from './surface';

it.each([
  ['app.cornerlot.localhost', 'app'],
  ['APP.example.com', 'app'],
  ['app.localhost', 'app'],
  ['cornerlot.localhost', 'public'],
  ['application.example.com', 'public'],
  ['www.app.example.com', 'public'],
  ['127.0.0.1', 'public'],
] as const)('%s shows the %s surface', (hostname, surface) => {
  expect(surfaceFor(hostname)).toBe(surface);
});
