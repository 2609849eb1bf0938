import type { CaughtMail, Mailbox } from './mailbox.ts';
import { escapeHtml } from '../../../src/kit/formatting/escape-html.ts';
import { pushList } from './push-list.ts';
import type { CaughtPush } from '../push/push-service.ts';

/**
 * The mail page: `GET /` lists email and `GET /messages/<id>` shows one, and `GET /push` lists push notifications. For
 * tests, `GET /api/messages?to=`, `DELETE /api/messages`, and `GET /api/push` use JSON. Only for this machine: links in
 * email sign members in.
 */
export async function answerMailPage(
  mailbox: Mailbox,
  pushes: readonly CaughtPush[],
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  if (!isOwnPage(url, request.headers)) return new Response('Not for other sites', { status: 403, headers: closed });
  if (url.pathname === '/api/messages' && request.method === 'DELETE') {
    await mailbox.clear();
    return new Response(null, { status: 204, headers: closed });
  }
  if (url.pathname === '/api/messages') {
    return Response.json(mailbox.list(url.searchParams.get('to') ?? undefined), { headers: closed });
  }
  if (url.pathname === '/api/push') return Response.json(pushes, { headers: closed });
  if (url.pathname === '/push') return html(page('Caught notifications', pushList(pushes)));
  if (url.pathname === '/') return html(page('Caught mail', list(mailbox.list())));
  const [, id, part] = /^\/messages\/([0-9a-f-]{36})(\/body)?$/.exec(url.pathname) ?? [];
  const mail = id === undefined ? undefined : mailbox.find(id);
  if (!mail) return html(page('Not found', '<p>There is no such message. <a href="/">All mail</a></p>'), 404);
  return part ? body(mail) : html(page(mail.subject, message(mail)));
}

const closed = { 'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff' };

/**
 * Whether a request comes from the page itself or from a program: under a name of this machine, which another site's
 * name that resolves to it isn't, and from no other origin.
 */
function isOwnPage({ hostname, origin }: URL, headers: Headers): boolean {
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname) || hostname.endsWith('.localhost');
  return isLocal && [null, origin].includes(headers.get('origin'));
}

function html(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: {
      ...closed,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `frame-ancestors 'self'`,
    },
  });
}

/** The email’s own HTML for the frame, without scripts; links open outside it. */
function body(mail: CaughtMail): Response {
  const content = mail.html ?? `<pre style="white-space:pre-wrap">${escapeHtml(mail.text ?? '')}</pre>`;
  return new Response(`<base target="_blank">${content}`, {
    headers: {
      ...closed,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  });
}

function list(mails: CaughtMail[]): string {
  if (mails.length === 0) return '<p>No mail yet. Mail the app sends appears here and is never delivered.</p>';
  const rows = mails.map(
    (mail) =>
      `<li><a href="/messages/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><span>` +
      `${escapeHtml(mail.to)}</span><time>${escapeHtml(mail.sentAt)}</time></a></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function message(mail: CaughtMail): string {
  const from = escapeHtml(mail.headers?.['from'] ?? '');
  return `<p><a href="/">All mail</a></p><p>From ${from} to ${escapeHtml(mail.to)}, ${escapeHtml(mail.sentAt)}</p>
<iframe title="Message" src="/messages/${mail.id}/body"
  sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
ul{list-style:none;padding:0}li a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.75rem 0;
border-bottom:1px solid #8886;color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}time{grid-column:1/-1;font-size:.85rem;opacity:.7}
iframe{width:100%;height:70vh;border:1px solid #8886;border-radius:8px;background:#fff}
</style><h1>${escapeHtml(title)}</h1>${content}</html>`;
}
