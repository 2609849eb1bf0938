import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { AuthProvider, useAuth } from '@/shared/session/auth-provider';
import { Toaster } from '@/shared/ui/toaster';
import { RequestFailure } from '@/shared/supabase/errors';

/** Failures that asking again will not mend. */
const lasting: ReadonlySet<string> = new Set(['forbidden', 'not-found', 'duplicate', 'invalid', 'signed-out']);

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        // Offline a request fails, says so and can be tried again; it does not wait in silence.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && !(error instanceof RequestFailure && lasting.has(error.kind)),
        retryDelay: (attempt) => 1000 * (attempt + 1),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** What every screen of both presentations stands on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <ForgetOnMemberChange queryClient={queryClient} />
        {children}
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  );
}

/** Nothing one member loaded stays in memory for the next. */
function ForgetOnMemberChange({ queryClient }: { queryClient: QueryClient }) {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  useEffect(() => {
    // The clean-up runs when this member leaves: on sign-out, or when another one signs in.
    return () => {
      if (userId) queryClient.clear();
    };
  }, [userId, queryClient]);
  return null;
}
