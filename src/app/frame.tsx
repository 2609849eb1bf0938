import type { QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { Splash } from '@/shared/ui/splash';
import { Providers } from './providers';

/** What stands around either router. */
export function Frame({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Providers queryClient={queryClient}>
        <Suspense fallback={<Splash />}>{children}</Suspense>
      </Providers>
    </ErrorBoundary>
  );
}
