import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { WebhookValues } from '../schema';
import { webhookKeys } from './keys';

function useWebhookMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhookKeys.all }),
  });
}

const created = z.object({ secret: z.string() });

/** Adds a webhook, or changes the one with this ID. Returns the secret of a new one, else null. */
export function useSaveWebhook(id: string | null) {
  return useWebhookMutation(async (values: WebhookValues) => {
    if (id === null) return created.parse(unwrap(await database().rpc('create_webhook', values))).secret;
    unwrap(await database().rpc('change_webhook', { endpoint_id: id, ...values }));
    return null;
  });
}

/** Replaces a webhook's secret, and returns the new one. */
export function useRotateSecret(id: string) {
  return useWebhookMutation(async () => unwrap(await database().rpc('rotate_webhook_secret', { endpoint_id: id })));
}

/** Turns a webhook on or off. */
export function useSwitchWebhook(id: string) {
  return useWebhookMutation(async (enabled: boolean) =>
    unwrap(await database().rpc('switch_webhook', { endpoint_id: id, enabled })),
  );
}

/** Deletes a webhook with its deliveries. */
export function useDeleteWebhook(id: string) {
  return useWebhookMutation(async () => unwrap(await database().rpc('delete_webhook', { endpoint_id: id })));
}

/** Sends a test event. */
export function useTestWebhook(id: string) {
  return useWebhookMutation(async () => unwrap(await database().rpc('test_webhook', { endpoint_id: id })));
}

/** Sends a delivery again, or, for null, all that failed. Returns how many. */
export function useReplay(id: string) {
  return useWebhookMutation(async (deliveryId: string | null) =>
    unwrap(
      await database().rpc('replay_webhooks', {
        endpoint_id: id,
        ...(deliveryId !== null && { delivery_id: deliveryId }),
      }),
    ),
  );
}
