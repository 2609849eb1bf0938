import { queryOptions } from '@tanstack/react-query';
import { send } from '@/platform/auth/well-formed';
import { env } from '@/platform/config/current-env';
import { toRequestFailure } from '@/platform/errors/errors';
import type { Description } from '../description';

/** Where the API is. */
export const apiUrl = `${env.supabaseUrl}/functions/v1/api`;

/** The API's description, as it serves it to everyone. */
export const descriptionQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: async ({ signal }): Promise<Description> => {
    const response = await send(`${apiUrl}/v1/openapi.json`, { signal });
    if (!response.ok) throw toRequestFailure({ message: response.statusText }, response.status);
    return (await response.json()) as Description;
  },
  staleTime: 5 * 60_000,
  refetchOnReconnect: true,
});
