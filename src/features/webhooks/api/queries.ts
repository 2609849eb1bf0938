import { queryOptions } from '@tanstack/react-query';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { isSending, type Delivery, type Webhook } from '../webhook';
import { webhookKeys } from './keys';

/** The member's webhooks, oldest first. */
export function webhooksQuery(userId: string) {
  return queryOptions({
    queryKey: webhookKeys.own(userId),
    queryFn: async ({ signal }): Promise<Webhook[]> => {
      return unwrap(
        await database()
          .from('webhook_endpoints')
          .select(
            `id, url, events, description, created_at, disabled_at, disabled_reason, previous_secret_until,
             key:api_keys(name, scopes, revoked_at, expires_at)`,
          )
          .eq('user_id', userId)
          .order('created_at')
          .abortSignal(signal),
      );
    },
    staleTime: 0,
  });
}

/** A webhook's newest deliveries. Reloads while one is pending. */
export function deliveriesQuery(webhookId: string) {
  return queryOptions({
    queryKey: webhookKeys.deliveries(webhookId),
    queryFn: async ({ signal }): Promise<Delivery[]> => {
      return unwrap(await database().rpc('webhook_deliveries', { endpoint_id: webhookId }).abortSignal(signal));
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (isSending(state.data ?? []) ? 3000 : false),
  });
}
