import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { revalidateSession } from '@/platform/auth/revalidate-session';
import { RequestFailure, type FailureKind } from '@/platform/errors/errors';

/** Failures that a retry won't fix. */
const permanentKinds: ReadonlySet<FailureKind> = new Set([
  'forbidden',
  'not-found',
  'duplicate',
  'invalid',
  'refused',
  'signed-out',
  'misconfigured',
]);

/**
 * Creates a query client with the app's defaults: failed queries are retried twice, after 1 s and 2 s, unless the
 * failure is permanent. Offline requests fail instead of pausing, so that screens can show an error. Every error
 * revalidates the session. Tests pass 0 `retries`.
 */
export function createQueryClient({ retries = 2 } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: revalidateSession }),
    mutationCache: new MutationCache({ onError: revalidateSession }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (failures, error) =>
          failures < retries && !(error instanceof RequestFailure && permanentKinds.has(error.kind)),
        retryDelay: (attempt) => 1000 * (attempt + 1),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
