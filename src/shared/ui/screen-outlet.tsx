import { LoaderCircle } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';

/** The screen inside a shell. The shell stays while a screen's code is loaded, and when the screen fails. `children` come with the screen. */
export function ScreenOutlet({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    // By path: the next screen starts afresh, and what failed before does not stand in its way.
    <ErrorBoundary key={pathname} inShell>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

function ScreenLoading() {
  return (
    <output className="late flex min-h-[70dvh] items-center justify-center text-muted">
      <LoaderCircle aria-hidden className="size-6 animate-spin" />
      <span className="sr-only">Loading</span>
    </output>
  );
}
