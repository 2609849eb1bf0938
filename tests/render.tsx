import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/shared/lib/query-client';
import { AuthProvider } from '@/shared/session/auth-provider';
import type { AuthUser } from '@/shared/session/auth-store';
import { sessionKey } from '@/shared/session/session-storage';

/** A member to be signed in with. */
export const someMember: AuthUser = { id: '11111111-1111-4111-8111-111111111111', email: 'dana@example.com' };

/** Puts a session into the browser's storage, or takes it out: what signing in or out on another tab does. */
export function signedInAs(user: AuthUser | null) {
  if (user) {
    const session = {
      access_token: 'token-of-the-tests',
      refresh_token: 'refresh-of-the-tests',
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
  /** Address to start at. */
  at?: string;
  /** Route pattern of the element, for screens that read parameters. */
  path?: string;
  /** Other routes, to be navigated to; by default any other path shows its address. */
  routes?: ReactNode;
  user?: AuthUser | null;
  /** The client to ask with, where it knows something already. */
  queryClient?: QueryClient;
}

/** Renders a screen on a router, with queries that do not retry, as a visitor or as `user`. */
export function renderScreen(
  element: ReactNode,
  { at = '/', path = '*', routes, user = null, queryClient = createQueryClient({ retries: 0 }) }: Options = {},
) {
  signedInAs(user);
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
  return { ...view, user: userEvent.setup(), queryClient };
}

/** Path and query the router is at: `screen.getByTestId('address')`. */
export function Address() {
  const { pathname, search } = useLocation();
  return (
    <output data-testid="address" hidden>
      {pathname + search}
    </output>
  );
}
