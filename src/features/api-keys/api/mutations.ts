import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { NewApiKey } from '../schema';
import type { AuthorizationRequest, Sender } from '../authorization-request';
import { apiKeyKeys } from './keys';

const created = z.object({ id: z.string(), key: z.string() });

function useKeyMutation<V, R>(userId: string, mutationFn: (variables: V) => Promise<R>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: apiKeyKeys.all(userId) }),
  });
}

/** Creates a key, and resolves with it: it can't be read again. */
export function useCreateKey(userId: string) {
  return useKeyMutation(userId, async ({ name, scopes, expiresAt }: NewApiKey) => {
    return created.parse(unwrap(await database().rpc('create_api_key', { name, scopes, expires_at: expiresAt }))).key;
  });
}

/** Resolves with the key that replaces one, which works for a while longer. */
export function useRotateKey(userId: string) {
  return useKeyMutation(userId, async (id: string) => {
    return created.parse(unwrap(await database().rpc('rotate_api_key', { key_id: id }))).key;
  });
}

/** Revokes a key. Succeeds if it's already revoked. */
export function useRevokeKey(userId: string) {
  return useKeyMutation(userId, async (id: string) => {
    unwrap(await database().rpc('revoke_api_key', { key_id: id }));
  });
}

/** Lets a program in, and resolves to the code that it exchanges for tokens. */
export function connectMutation({ clientId, redirectUri }: Sender) {
  return mutationOptions({
    mutationFn: async ({ scopes, codeChallenge }: AuthorizationRequest) => {
      const args = { client_id: clientId, redirect_uri: redirectUri, scopes, code_challenge: codeChallenge };
      return unwrap(await database().rpc('connect_program', args));
    },
  });
}
