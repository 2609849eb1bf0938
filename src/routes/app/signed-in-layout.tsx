import { QueryProvider } from '@/platform/query/query-provider';
import type { FirstReads } from '@/platform/query/first-reads';
import { memberQuery } from '@/platform/session/member';
import { AppLayout } from './app-layout';
import { ProtectedRoute } from './protected-route';
import { StandingGate } from './standing-gate';

/** The member, whom the header, the navigation, and greetings show. */
export const firstReads: FirstReads = (client, userId) => [client.prefetchQuery(memberQuery(userId))];

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
