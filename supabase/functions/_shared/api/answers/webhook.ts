// Webhooks that a program subscribed.
import { z } from 'npm:zod@4.6.7';
import { paths } from '../../../../../src/domain/site/paths.ts';
import { answer, made } from '../answer.ts';
import { appLink } from '../links.ts';
import { id, orNull, text, texts, time } from './kinds.ts';

const shown = () => ({
  id: id('ID of the webhook.'),
  url: text('Where events go.'),
  events: texts('Types of events, or topics with all of theirs.'),
  description: orNull(z.string(), 'What it’s for; null if not stated.'),
  created_at: time('When it was added.'),
  disabled_at: orNull(z.iso.datetime({ offset: true }), 'Since when it’s off; null while it’s on.'),
  disabled_reason: orNull(z.string(), 'Why it’s off; null while it’s on.'),
  html_url: made(z.url().describe('Where to manage it in the app.'), [], () => appLink(paths.developer)),
});

export const webhook = answer('Webhook', 'A webhook.', shown());
export const newWebhook = answer('NewWebhook', 'A webhook, with its secret.', {
  ...shown(),
  secret: orNull(
    z.string(),
    'What events are signed with. It isn’t shown again: null if you repeat a request with its Idempotency-Key.',
  ),
});
