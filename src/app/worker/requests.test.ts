import { expect, it } from 'vitest';
import { kindOf, nameOf } from './requests';

const app = 'https://app.cornerlot.test';
const backend = 'https://project.supabase.test';
const pictures = `${backend}/storage/v1/object/public/images/7`;

it.each([
  ['/dashboard', 'navigate', 'shell'],
  ['/marketplace/7?tab=photos', 'navigate', 'shell'],
  ['/assets/start-1a2b3c4d.js', 'cors', 'asset'],
  [`${pictures}/properties/9/front.jpg`, 'no-cors', 'picture'],
  [`${backend}/storage/v1/render/image/public/images/7/properties/9/front.jpg?width=640`, 'no-cors', 'picture'],
])('caches what’s the same for everyone: %s', (path, mode, kind) => {
  expect(kindOf({ url: new URL(path, app).href, method: 'GET', mode }, app, backend)).toBe(kind);
});

it('accepts what another app shares', () => {
  expect(kindOf({ url: `${app}/share`, method: 'POST', mode: 'navigate' }, app, backend)).toBe('share');
});

it.each([
  ['POST', '/share', 'cors'],
  ['GET', '/api/openapi.json', 'navigate'],
  ['GET', '/worker.js', 'same-origin'],
  ['POST', '/dashboard', 'navigate'],
  ['GET', 'https://cornerlot.test/about', 'navigate'],
  ['GET', 'https://elsewhere.test/assets/start-1a2b3c4d.js', 'cors'],
  ['GET', `${backend}/rest/v1/messages`, 'cors'],
  ['GET', `${backend}/auth/v1/user`, 'cors'],
  ['GET', `${backend}/functions/v1/open-file`, 'cors'],
  ['GET', `${backend}/realtime/v1/websocket`, 'cors'],
  ['GET', `${backend}/storage/v1/object/sign/message-attachments/7/contract.pdf?token=x`, 'no-cors'],
  ['GET', `${backend}/storage/v1/object/authenticated/images/7/properties/9/front.jpg`, 'no-cors'],
  ['GET', `${backend}/storage/v1/object/public/avatars/7/properties/9.jpg`, 'no-cors'],
  ['GET', `${pictures}/posts/9/photo.jpg`, 'no-cors'],
  ['PUT', `${pictures}/properties/9/front.jpg`, 'cors'],
])('leaves everything else alone: %s %s', (method, path, mode) => {
  expect(kindOf({ url: new URL(path, app).href, method, mode }, app, backend)).toBeNull();
});

it.each([
  ['/assets/messages-screen-Ab3-_xYz.js', '/assets/messages-screen.js'],
  ['/assets/inter-latin-wght-normal-Dx4kXJAl.woff2', '/assets/inter-latin-wght-normal.woff2'],
])('finds the same file of another build: %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
