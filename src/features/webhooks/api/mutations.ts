import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { getSupabase, type Supabase } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { WebhookValues } from '../schema';
import { webhookKeys } from './keys';

function useWebhookMutation<Input, Output>(call: (supabase: Supabase, input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => call(await getSupabase(), input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhookKeys.all }),
  });
}

const created = z.object({ secret: z.string() });

/** Adds a webhook, or changes the one with this ID. Returns the secret of a new one, else null. */
export function useSaveWebhook(id: string | null) {
  return useWebhookMutation(async (supabase, values: WebhookValues) => {
    if (id === null) return created.parse(unwrap(await supabase.rpc('create_webhook', values))).secret;
    unwrap(await supabase.rpc('change_webhook', { endpoint_id: id, ...values }));
    return null;
  });
}

/** Replaces a webhook's secret, and returns the new one. */
export function useRotateSecret(id: string) {
  return useWebhookMutation(async (supabase) =>
    unwrap(await supabase.rpc('rotate_webhook_secret', { endpoint_id: id })),
  );
}

/** Turns a webhook on or off. */
export function useSwitchWebhook(id: string) {
  return useWebhookMutation(async (supabase, enabled: boolean) =>
    unwrap(await supabase.rpc('switch_webhook', { endpoint_id: id, enabled })),
  );
}

/** Deletes a webhook with its deliveries. */
export function useDeleteWebhook(id: string) {
  return useWebhookMutation(async (supabase) => unwrap(await supabase.rpc('delete_webhook', { endpoint_id: id })));
}

/** Sends a test event. */
export function useTestWebhook(id: string) {
  return useWebhookMutation(async (supabase) => unwrap(await supabase.rpc('test_webhook', { endpoint_id: id })));
}

/** Sends a delivery again, or, for null, all that failed. Returns how many. */
export function useReplay(id: string) {
  return useWebhookMutation(async (supabase, deliveryId: string | null) =>
    unwrap(
      await supabase.rpc('replay_webhooks', {
        endpoint_id: id,
        ...(deliveryId !== null && { delivery_id: deliveryId }),
      }),
    ),
  );
}
