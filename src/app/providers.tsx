import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { AuthProvider, useAuth } from '@/shared/session/auth-provider';
import { Toaster } from '@/shared/ui/toaster';

/** What every screen of both presentations stands on. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
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
