import { QueryProvider } from '@/platform/query/query-provider';
import { AppLayout } from './app-layout';
import { ProtectedRoute } from './protected-route';
import { StandingGate } from './standing-gate';

/** The app's layout, for members only. */
export default function SignedInLayout() {
  return (
    <QueryProvider>
      <ProtectedRoute>
        <StandingGate>
          <AppLayout />
        </StandingGate>
      </ProtectedRoute>
    </QueryProvider>
  );
}
