import type { Part } from '../../shared/formatting/parts.ts';
import { text, type NotificationInput } from './message-text.ts';

/** What happened, before and after the name of a key or the host of a webhook. */
const sentences: ReadonlyMap<string, readonly [before: string, after?: string]> = new Map([
  ['api_key created', ['The API key ', ' was created. Programs can use it to act as you.']],
  ['api_key replaced', ['The API key ', ' was replaced. The old one no longer works.']],
  ['webhook created', ['A webhook to ', ' was added. It’s sent what happens in your account.']],
  ['webhook moved', ['A webhook was changed to go to ', '.']],
  ['webhook replaced', ['The secret of your webhook to ', ' was replaced.']],
  ['calendar created', ['A private address of your calendar was created.']],
  ['calendar replaced', ['The private address of your calendar was replaced. The old one no longer works.']],
  ['matches created', ['A private address of your feed of matches was created.']],
  ['matches replaced', ['The private address of your feed of matches was replaced. The old one no longer works.']],
]);

/** What gave a program access to the account. */
export function accessMessage(notification: NotificationInput): Part[] {
  const sentence = sentences.get(`${text(notification, 'what')} ${text(notification, 'event')}`);
  // An event newer than this code.
  if (!sentence) return ['A program’s access to your account was changed.'];
  const [before, after] = sentence;
  return after === undefined ? [before] : [before, { strong: text(notification, 'name') ?? 'unknown' }, after];
}
