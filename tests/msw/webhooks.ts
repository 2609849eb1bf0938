import { http, HttpResponse, type HttpHandler } from 'msw';
import { someMember } from '../render';
import type { Delivery } from '@/features/webhooks/webhook';
import { backendUrl, respondWithRows, type Row } from './rest';

export const webhookId = 'e0e0e0e0-0000-4000-8000-000000000001';

/** A webhook of the signed-in member. */
export function webhook(change: Partial<Row<'webhook_endpoints'>> = {}): Row<'webhook_endpoints'> {
  return {
    id: webhookId,
    user_id: someMember.id,
    url: 'https://crm.example.com/hook',
    events: ['matches', 'messages'],
    description: 'CRM',
    created_at: '2026-03-01T12:00:00+00:00',
    disabled_at: null,
    disabled_reason: null,
    previous_secret_until: null,
    failing_since: null,
    held_until: null,
    api_key_id: null,
    ...change,
  };
}

/** A delivery to it. */
export function delivery(change: Partial<Delivery> = {}): Delivery {
  return {
    id: 'e1e1e1e1-0000-4000-8000-000000000001',
    type: 'message.received',
    created_at: '2026-03-01T12:00:00+00:00',
    state: 'delivered',
    attempts: 1,
    attempted_at: '2026-03-01T12:00:01+00:00',
    retry_at: null,
    status: 200,
    error: null,
    response: 'Thanks',
    ...change,
  };
}

/** The backend's webhooks; tests change and read them. */
export interface WebhooksState {
  webhooks: Row<'webhook_endpoints'>[];
  deliveries: Delivery[];
  /** Every call of a function. */
  calls: { name: string; sent: Record<string, unknown> }[];
  /** Makes calls of this function fail with P0001 and the message. */
  refusals: Partial<Record<string, string>>;
}

/** A backend for webhooks. Permissions are tested on the server. */
export function webhooksBackend(state: WebhooksState): HttpHandler[] {
  const call = (name: string, act: (sent: Record<string, unknown>) => unknown) =>
    http.post(`${backendUrl}/rest/v1/rpc/${name}`, async ({ request }) => {
      const sent = (await request.json()) as Record<string, unknown>;
      state.calls.push({ name, sent });
      const message = state.refusals[name];
      const details = name === 'create_webhook' ? 'url' : null;
      if (message !== undefined) return HttpResponse.json({ code: 'P0001', message, details }, { status: 400 });
      const result = act(sent);
      return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result);
    });
  const change = (values: Partial<Row<'webhook_endpoints'>>) => {
    state.webhooks = state.webhooks.map((row) => ({ ...row, ...values }));
  };
  return [
    http.get(`${backendUrl}/rest/v1/webhook_endpoints`, ({ request }) =>
      respondWithRows(
        request,
        state.webhooks.map((row) => ({ ...row, key: null })),
      ),
    ),
    http.post(`${backendUrl}/rest/v1/rpc/webhook_deliveries`, () => HttpResponse.json(state.deliveries)),
    call('create_webhook', (sent) => {
      state.webhooks.push(webhook(sent));
      return { id: webhookId, secret: 'whsec_new' };
    }),
    call('rotate_webhook_secret', () => 'whsec_rotated'),
    call('switch_webhook', ({ enabled }) =>
      change(
        enabled === true
          ? { disabled_at: null, disabled_reason: null }
          : { disabled_at: '2026-03-02T12:00:00+00:00', disabled_reason: 'member' },
      ),
    ),
    call('delete_webhook', () => {
      state.webhooks = [];
    }),
    call('test_webhook', () => {
      state.deliveries = [delivery({ type: 'webhook.tested' })];
      return state.deliveries[0]?.id;
    }),
    call('replay_webhooks', () => {
      state.deliveries = state.deliveries.map((row) => delivery({ ...row, state: 'delivered', error: null }));
      return 1;
    }),
  ];
}
