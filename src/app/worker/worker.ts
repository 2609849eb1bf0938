/*
 * The service worker of the signed-in host: see docs/decisions/0034-offline.md. It keeps files that are the same for
 * everyone. What belongs to a member is stored by the page.
 */
import { assetOf, cacheBuild, pictureOf, removeOtherBuilds, shellOf } from './cached-files';
import { kindOf } from './requests';
import { openPush, renewSubscription, showPush } from './push';
import { cacheShared } from './share';

declare const self: ServiceWorkerGlobalScope;

const build = __BUILD_FILES__;

if (build) {
  self.addEventListener('install', (event) => event.waitUntil(cacheBuild(build)));
  self.addEventListener('activate', (event) => event.waitUntil(removeOtherBuilds(build)));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const kind = kindOf(request, self.location.origin, build.backend);
    if (kind === 'shell') event.respondWith(shellOf(build));
    else if (kind === 'asset') event.respondWith(assetOf(request, build));
    else if (kind === 'picture') event.respondWith(pictureOf(request));
    else if (kind === 'share') event.respondWith(cacheShared(request));
  });
}
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
self.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
});
