// Ends a member's mail about deals, for mail programs: they send a POST to the address that such mail carries in
// List-Unsubscribe (RFC 8058), without a session. The token in the address is all the proof there is, and all it can do.
import { json, Refusal, servePost } from '../_shared/http.ts';
import { variable, visitorClient } from '../_shared/project.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

servePost(
  'The mail could not be stopped. Please try again.',
  async (request) => {
    const token = tokenOf(request);
    if (!uuid.test(token)) throw new Refusal(404, 'This link is not valid.');
    const { data, error } = await visitorClient().rpc('unsubscribe_from_alerts', { token });
    if (error) throw error;
    if (data !== true) throw new Refusal(404, 'This link is not valid.');
    return json({});
  },
  // Opened in a browser, it leads to the page that asks: programs that look at links open them, too, and must change nothing.
  (request) => `${variable('APP_URL').replace(/\/+$/, '')}/unsubscribe?token=${encodeURIComponent(tokenOf(request))}`,
);

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}
