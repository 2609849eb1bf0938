import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '@/platform/layout/error-boundary';
import { Splash } from '@/platform/layout/splash';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { useTheme } from '@/platform/theme/theme';
import { Toaster } from '@/kit/ui/toaster';

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
