import { z } from 'npm:zod@4.6.7';
import { webhookEventNames, webhookTopicNames } from '../../../../../src/domain/integrations/webhook-topics.ts';
import { readWebhookUrl } from '../../../../../src/domain/integrations/webhook-url.ts';
import { pageOf } from '../answer.ts';
import { newWebhook, webhook } from '../answers/webhook.ts';
import { operation } from '../operation.ts';
import { Problem, unwrap } from '../problem.ts';
import { keysetPage, pageQuery } from '../cursor.ts';

const params = z.strictObject({ id: z.guid().describe('ID of a webhook that this key made.') });

const urlProblem = (message: string) =>
  new Problem('invalid-request', `url: ${message}`, {
    errors: [{ in: 'body', field: 'url', message }],
  });

export const webhookOperations = [
  operation({
    id: 'listWebhooks',
    method: 'GET',
    path: '/v1/webhooks',
    scope: 'webhooks',
    tag: 'Webhooks',
    summary: 'List webhooks',
    description: 'Those that this key made, newest first. The others are in your account settings.',
    query: z.strictObject(pageQuery),
    response: pageOf(webhook),
    run: ({ client, memberId }, { query }) =>
      keysetPage(client.from('webhook_endpoints').select(webhook.select).eq('user_id', memberId), {
        ...query,
        key: 'created_at',
        id: 'id',
      }),
  }),
  operation({
    id: 'createWebhook',
    method: 'POST',
    path: '/v1/webhooks',
    scope: 'webhooks',
    tag: 'Webhooks',
    summary: 'Subscribe to events',
    description:
      'The same as a webhook that you add in your account settings, with the same limits, until the key ends. The ' +
      'key also needs the scope of what the events tell: `own:read`, `deals`, or `messages`.',
    body: z.strictObject({
      url: z.string().min(1).max(2000).describe('Where events go: an https address on the public internet.'),
      events: z
        .array(z.enum(webhookEventNames as [string, ...string[]]))
        .min(1)
        .describe(`Types of events, or topics with all of theirs: ${webhookTopicNames.join(', ')}.`),
      description: z.string().trim().max(100).optional().describe('What it’s for.'),
    }),
    example: { body: { url: 'https://hooks.zapier.com/hooks/standard/1/2/', events: ['offer.made', 'messages'] } },
    response: newWebhook,
    status: 201,
    secret: 'secret',
    run: async ({ client }, { body: { url: text, ...body } }) => {
      const read = readWebhookUrl(text);
      if ('problem' in read) throw urlProblem(read.problem);
      const made = await client.rpc('create_webhook', { ...body, url: read.url });
      if (made.error?.details === 'url') throw urlProblem(made.error.message);
      const added = unwrap(made) as { id: string; secret: string };
      const row = unwrap(await client.from('webhook_endpoints').select(webhook.select).eq('id', added.id).single());
      return { ...(row as unknown as Record<string, unknown>), secret: added.secret };
    },
  }),
  operation({
    id: 'getWebhook',
    method: 'GET',
    path: '/v1/webhooks/{id}',
    scope: 'webhooks',
    tag: 'Webhooks',
    summary: 'Get a webhook',
    params,
    response: webhook,
    run: async ({ client }, { params: { id } }) =>
      unwrap(await client.from('webhook_endpoints').select(webhook.select).eq('id', id).single()),
  }),
  operation({
    id: 'deleteWebhook',
    method: 'DELETE',
    path: '/v1/webhooks/{id}',
    scope: 'webhooks',
    tag: 'Webhooks',
    summary: 'Unsubscribe',
    description: 'Events that weren’t delivered are lost.',
    params,
    response: null,
    run: async ({ client }, { params: { id } }) => {
      unwrap(await client.from('webhook_endpoints').select('id').eq('id', id).single());
      unwrap(await client.rpc('delete_webhook', { endpoint_id: id }));
    },
  }),
];
