import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { recheckSession } from '@/shared/session/recheck';
import { RequestFailure, type FailureKind } from '@/shared/supabase/errors';

/** Failures that asking again will not mend. */
const lasting: ReadonlySet<FailureKind> = new Set(['forbidden', 'not-found', 'duplicate', 'invalid', 'signed-out']);

/**
 * How every request of the app is made: a failed read is tried three times in all, with waits of 1 s and 2 s,
 * unless asking again cannot help. Offline it fails, says so and can be tried again; it does not wait in silence.
 * A refusal makes it look whether the session still stands. Tests pass 0 `retries`.
 */
export function createQueryClient({ retries = 2 } = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: recheckSession }),
    mutationCache: new MutationCache({ onError: recheckSession }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (failures, error) => failures < retries && !(error instanceof RequestFailure && lasting.has(error.kind)),
        retryDelay: (attempt) => 1000 * (attempt + 1),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
