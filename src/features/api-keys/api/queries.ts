import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { database } from '@/platform/supabase/client';
import type { Database } from '@/domain/database.types';
import { unwrap } from '@/platform/errors/errors';
import { afterCursor, toPage } from '@/kit/network/keyset';
import type { Sender } from '../authorization-request';
import { apiKeyKeys } from './keys';

type Tables = Database['public']['Tables'];

/** An API key, without its secret, or a connected program, with its host. */
export type ApiKey = Omit<Tables['api_keys']['Row'], 'user_id' | 'reminded_at' | 'client_id'>;

/** The member's keys, newest first. */
export function apiKeysQuery(userId: string) {
  return queryOptions({
    queryKey: apiKeyKeys.list(userId),
    queryFn: async ({ signal }): Promise<ApiKey[]> => {
      return unwrap(
        await database()
          .from('api_keys')
          .select(
            'id, name, scopes, prefix, client_host, created_at, expires_at, last_used_at, revoked_at, replaced_by',
          )
          .order('created_at', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      );
    },
    refetchOnWindowFocus: 'always',
  });
}

const programSchema = z.object({ name: z.string(), host: z.string() }).nullable();

/** What wants to be connected, as the member is shown it. */
export type Program = NonNullable<z.output<typeof programSchema>>;

/** The program that sent the member; null if it didn't register, or not with this address. */
export function programQuery({ clientId, redirectUri }: Sender) {
  return queryOptions({
    queryKey: apiKeyKeys.program(clientId, redirectUri),
    queryFn: async ({ signal }) => {
      const args = { client_id: clientId, redirect_uri: redirectUri };
      return programSchema.parse(unwrap(await database().rpc('oauth_client', args).abortSignal(signal)));
    },
    staleTime: 0,
  });
}

const pageSize = 25;

/** A request made with a key. */
export type ApiRequest = Pick<
  Tables['api_requests']['Row'],
  'id' | 'key_id' | 'requested_at' | 'method' | 'route' | 'status' | 'network'
>;

/** Pages of what was done with the member's keys, newest first. */
export function apiLogQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: apiKeyKeys.log(userId),
    queryFn: async ({ pageParam, signal }) => {
      let page = database().from('api_requests').select('id, key_id, requested_at, method, route, status, network');
      if (pageParam) page = page.or(afterCursor(['requested_at', pageParam.requested_at], ['id', pageParam.id]));
      const found: ApiRequest[] = unwrap(
        await page
          .order('requested_at', { ascending: false })
          .order('id', { ascending: false })
          .limit(pageSize)
          .abortSignal(signal),
      );
      return toPage(found, pageSize);
    },
    initialPageParam: null as ApiRequest | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
