import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { Splash } from '@/shared/ui/splash';
import { Providers } from './providers';

/** What stands around either router. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Providers>
        <Suspense fallback={<Splash />}>{children}</Suspense>
      </Providers>
    </ErrorBoundary>
  );
}
