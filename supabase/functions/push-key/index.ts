// Returns the public key that browsers subscribe to push notifications with; null if they're off here.
import { json, servePost } from '../_shared/http.ts';
import { vapidKeys } from '../_shared/vapid.ts';

servePost('Push notifications aren’t set up.', () => {
  const key = vapidKeys()?.publicKey ?? null;
  // Only the embedded backend has one, for browsers without a push service.
  return Promise.resolve(json({ key, test_service: Deno.env.get('PUSH_TEST_SERVICE') ?? null }));
});
