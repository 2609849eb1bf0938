import { joinWords } from '../../kit/formatting/join-words.ts';
import type { Part } from '../../kit/formatting/parts.ts';
import { text, texts, type NotificationInput } from './message-text.ts';

/** What happened, before and after the name of a key or the host of a webhook. */
const sentences: ReadonlyMap<string, readonly [before: string, after?: string]> = new Map([
  ['api_key created', ['The API key ', ' was created. Programs can use it to act as you.']],
  ['api_key replaced', ['The API key ', ' was replaced. The old one stops working within 24 hours.']],
  ['api_key ends_in_a_week', ['The API key ', ' expires within a week. Rotate it, and give its programs the new one.']],
  [
    'api_key ends_in_a_day',
    ['The API key ', ' expires within 24 hours. Rotate it, and give its programs the new one.'],
  ],
  ['assistant created', ['The assistant ', ' was connected to your account. You can disconnect it at any time.']],
  ['webhook created', ['A webhook to ', ' was added. It receives your account’s events.']],
  ['webhook moved', ['A webhook was changed to go to ', '.']],
  ['webhook replaced', ['The secret of your webhook to ', ' was replaced.']],
  ['calendar created', ['A private address for your calendar was created.']],
  ['calendar replaced', ['The private address for your calendar was replaced. The old one no longer works.']],
  ['matches created', ['A private address for your match feed was created.']],
  ['matches replaced', ['The private address for your match feed was replaced. The old one no longer works.']],
]);

/** Events of private.access_kinds. */
const reasons: ReadonlyMap<string | null, string> = new Map([
  ['own_proof', 'You verified your email'],
  ['first_proof', 'You verified your email'],
  ['new_password', 'Your password was changed'],
  ['recovery', 'A recovery code was used'],
  ['first_factor', 'Two-factor authentication was turned on'],
]);

/** Kinds of private.access_kinds whose end members are notified of. */
const kinds: ReadonlyMap<unknown, string> = new Map([
  ['factors', 'two-factor authentication'],
  ['api_keys', 'API keys and connected assistants'],
  ['feed_addresses', 'calendar and feed addresses'],
  ['webhooks', 'webhooks'],
  ['email_changes', 'an unfinished change of email'],
  ['payments', 'payments made before'],
]);

/** What ended when the account was secured. */
function endedMessage(notification: NotificationInput): Part[] {
  const reason = reasons.get(text(notification, 'event')) ?? 'Your account was secured';
  const ended = texts(notification, 'ended');
  const names = joinWords(ended.map((kind) => kinds.get(kind) ?? 'other access'));
  const refund = ended.includes('payments')
    ? ' What was paid in the last 30 days is refunded. If that was you, choose your plan again.'
    : '';
  return [`${reason}. For your security, that ended `, { strong: names }, `.${refund}`];
}

/** What gave a program access to the account, or ended it. */
export function accessMessage(notification: NotificationInput): Part[] {
  if (text(notification, 'what') === 'everything') return endedMessage(notification);
  const sentence = sentences.get(`${text(notification, 'what')} ${text(notification, 'event')}`);
  // An event newer than this code.
  if (!sentence) return ['A program’s access to your account was changed.'];
  const [before, after] = sentence;
  return after === undefined ? [before] : [before, { strong: text(notification, 'name') ?? 'unknown' }, after];
}
