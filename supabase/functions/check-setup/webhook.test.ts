import { equal, match } from 'node:assert/strict';
import { webhookProblem } from './webhook.ts';

const url = 'https://project.supabase.co/functions/v1/stripe-webhook';
const endpoint = (status: string, ...events: string[]) =>
  ({ url, status, enabled_events: events }) as Parameters<typeof webhookProblem>[0][number];

Deno.test('webhookProblem accepts an endpoint for all events', () => {
  equal(webhookProblem([endpoint('enabled', '*')], url), null);
});

Deno.test('webhookProblem names what is wrong', () => {
  match(webhookProblem([], url) ?? '', /has no webhook endpoint/);
  match(webhookProblem([{ ...endpoint('enabled', '*'), url: `${url}s` }], url) ?? '', /has no webhook endpoint/);
  match(webhookProblem([endpoint('disabled', '*')], url) ?? '', /is disabled/);
  match(webhookProblem([endpoint('enabled', 'invoice.paid')], url) ?? '', /doesn’t get .*customer\.deleted/);
});
