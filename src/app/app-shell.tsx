import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@/shared/layout/error-boundary';
import { Splash } from '@/shared/layout/splash';
import { AuthProvider } from '@/shared/session/auth-provider';
import { useTheme } from '@/shared/theme/theme';
import { Toaster } from '@/shared/ui/toaster';

/** Around the router: on both hosts, and where pages are prerendered. The query client comes with `QueryLayout`. */
export function AppShell({ children }: { children: ReactNode }) {
  const { resolved } = useTheme();
  return (
    <ErrorBoundary>
      <AuthProvider>
        <Suspense fallback={<Splash />}>{children}</Suspense>
        <Toaster theme={resolved} />
      </AuthProvider>
    </ErrorBoundary>
  );
}
