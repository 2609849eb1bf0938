import { escapeHtml } from '../../../src/kit/formatting/escape-html.ts';
import type { CaughtPush } from '../push/push-service.ts';

/** What a device would show, as HTML. */
export function pushList(pushes: readonly CaughtPush[]): string {
  if (pushes.length === 0) {
    return '<p>Nothing yet. Browsers without a push service get their notifications here.</p>';
  }
  const rows = pushes.map(({ message, receivedAt }) => {
    const { title, body, path } = message as Record<string, unknown>;
    return (
      `<li><a><strong>${escapeHtml(String(title))}</strong><span>${escapeHtml(String(path))}</span>` +
      `<span>${escapeHtml(String(body))}</span><time>${escapeHtml(receivedAt)}</time></a></li>`
    );
  });
  return `<ul>${rows.join('')}</ul>`;
}
