import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sessionKey } from '@/shared/session/session-storage';
import { backendUrl } from '../../msw/rest';
import { server } from '../../msw/server';
import { someMember } from '../../render';

describe('while the session is being renewed', () => {
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
    const [{ AuthProvider }, { ProtectedRoute }, { render }, { MemoryRouter, Route, Routes }] = await Promise.all([
      import('@/shared/session/auth-provider'),
      import('@/routes/app/protected-route'),
      import('@testing-library/react'),
      import('react-router-dom'),
    ]);
    render(
      <AuthProvider>
        <MemoryRouter initialEntries={['/dashboard']}>
          <Routes>
            <Route element={<ProtectedRoute />}>
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
