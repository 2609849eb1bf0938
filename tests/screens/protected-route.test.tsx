import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { ProtectedRoute } from '@/routes/app/protected-route';
import { sessionKey } from '@/shared/session/session-storage';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';

const screens = (
  <Route element={<ProtectedRoute />}>
    <Route path="/dashboard" element={<h1>Dashboard</h1>} />
    <Route path="/marketplace/:id" element={<h1>Listing</h1>} />
  </Route>
);

function openAt(at: string, user = null as typeof someMember | null) {
  return renderScreen(null, { at, path: '/signin', routes: screens, user });
}

describe('protected route', () => {
  it('redirects a visitor to sign in, and back with the query', () => {
    openAt('/marketplace/42?tab=costs');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/signin?redirect=${encodeURIComponent('/marketplace/42?tab=costs')}`,
    );
  });

  it('explains an ended session on the form only to the member who had it', async () => {
    const routes = (
      <>
        {screens}
        <Route path="/signin" element={<SignInScreen />} />
      </>
    );
    const { unmount } = renderScreen(null, { at: '/marketplace/42', path: '/none', routes, user: someMember });
    setSession(null);
    expect(await screen.findByText('Your session expired.')).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/signin?redirect=${encodeURIComponent('/marketplace/42')}`,
    );
    expect(screen.getByLabelText('Email')).toHaveValue(someMember.email);
    unmount();
    renderScreen(null, { at: '/marketplace/42', path: '/none', routes });
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.queryByText('Your session expired.')).not.toBeInTheDocument();
  });

  it('removes an /app prefix from the return path', () => {
    renderScreen(<ProtectedRoute />, { at: '/app/marketplace/42', path: '/app/*' });
    expect(screen.getByTestId('address')).toHaveTextContent(
      `/signin?redirect=${encodeURIComponent('/marketplace/42')}`,
    );
  });
});

describe('while the session is being renewed', () => {
  afterEach(() => {
    vi.resetModules();
  });

  it('shows the splash until the session is renewed', async () => {
    const session = {
      access_token: 'old',
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: 1_700_000_000,
      user: { ...someMember, aud: 'authenticated' },
    };
    localStorage.setItem(sessionKey, JSON.stringify(session));
    let renew: (() => void) | undefined;
    const renewed = new Promise<void>((resolve) => {
      renew = resolve;
    });
    server.use(
      http.post(`${backendUrl}/auth/v1/token`, async () => {
        await renewed;
        return HttpResponse.json({ ...session, access_token: 'new', expires_at: Math.floor(Date.now() / 1000) + 3600 });
      }),
    );

    // The store reads the session when its module loads, like on page load.
    vi.resetModules();
    const [{ AuthProvider }, fresh, { render }, { MemoryRouter, Routes }] = await Promise.all([
      import('@/shared/session/auth-provider'),
      import('@/routes/app/protected-route'),
      import('@testing-library/react'),
      import('react-router-dom'),
    ]);
    render(
      <AuthProvider>
        <MemoryRouter initialEntries={['/dashboard']}>
          <Routes>
            <Route element={<fresh.ProtectedRoute />}>
              <Route path="/dashboard" element={<h1>Dashboard</h1>} />
            </Route>
          </Routes>
        </MemoryRouter>
      </AuthProvider>,
    );

    expect(screen.getByRole('status')).toHaveTextContent('Loading your real estate community');
    renew?.();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});
