import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/platform/query/query-client';
import { AuthProvider } from '@/platform/auth/auth-provider';
import type { AuthUser } from '@/platform/auth/stored-session';
import { sessionKey } from '@/platform/auth/session-storage';
import { setUpUser } from './user';

/** A member to sign in with. */
export const someMember: AuthUser = { id: '11111111-1111-4111-8111-111111111111', email: 'dana@example.com' };

/** Stores or removes a session and reports the change, like signing in or out in another tab. */
export function setSession(user: AuthUser | null, token = 'token-of-the-tests') {
  if (user) {
    const session = {
      access_token: token,
      // The client remembers for a minute which ones the backend refused.
      refresh_token: crypto.randomUUID(),
      token_type: 'bearer',
      expires_in: 360_000,
      expires_at: Math.floor(Date.now() / 1000) + 360_000,
      user: { ...user, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
    };
    localStorage.setItem(sessionKey, JSON.stringify(session));
  } else {
    localStorage.removeItem(sessionKey);
  }
  act(() => {
    window.dispatchEvent(new Event('storage'));
  });
}

interface Options {
  /** Initial URL. */
  at?: string;
  /** Route pattern of the element, for screens that read parameters. */
  path?: string;
  /** Other routes to navigate to. By default, every other path renders nothing. */
  routes?: ReactNode;
  user?: AuthUser | null;
  /** A client with cached data. */
  queryClient?: QueryClient;
}

/** Renders a screen in a router, with queries that don’t retry, as a visitor or as `user`. */
export function renderScreen(
  element: ReactNode,
  { at = '/', path = '*', routes, user = null, queryClient = createQueryClient({ retries: 0 }) }: Options = {},
) {
  setSession(user);
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <MemoryRouter initialEntries={[at]}>
          <Address />
          <Routes>
            <Route path={path} element={element} />
            {routes}
            {path === '*' ? null : <Route path="*" element={null} />}
          </Routes>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { ...view, user: setUpUser(), queryClient };
}

/** Shows the router’s path and query: `screen.getByTestId('address')`. */
export function Address() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" hidden>
      {pathname + search}
    </output>
  );
}
