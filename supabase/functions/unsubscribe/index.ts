// One-click unsubscribe from deal alert emails (RFC 8058): mail programs POST to the List-Unsubscribe URL without a
// session. The token in the URL authorizes only this.
import { json, Refusal, servePost } from '../_shared/http.ts';
import { variable, visitorClient } from '../_shared/project.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

servePost(
  'We couldn’t unsubscribe you. Please try again.',
  async (request) => {
    const token = tokenOf(request);
    if (!uuid.test(token)) throw new Refusal(404, 'This link is invalid.');
    const { data, error } = await visitorClient().rpc('unsubscribe_from_alerts', { token });
    if (error) throw error;
    if (data !== true) throw new Refusal(404, 'This link is invalid.');
    return json({});
  },
  // A GET redirects to a confirmation page: link scanners open links, too, and must not unsubscribe anyone.
  (request) => `${variable('APP_URL').replace(/\/+$/, '')}/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`,
);

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}
