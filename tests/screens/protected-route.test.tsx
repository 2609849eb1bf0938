import { screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { ProtectedRoute } from '@/routes/app/protected-route';
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
