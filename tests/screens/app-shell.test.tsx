import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { AppLayout } from '@/routes/app/app-layout';
import * as session from '@/shared/session/sign-out';
import { network } from '../msw/community';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

// Ends with a redirect to the public host, which jsdom doesn’t support.
let signOut: MockInstance<typeof session.signOut>;

function renderApp(at = '/dashboard') {
  return renderScreen(
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="*" element={<h1>A screen</h1>} />
      </Route>
    </Routes>,
    { at, user: someMember },
  );
}

beforeEach(() => {
  signOut = vi.spyOn(session, 'signOut').mockResolvedValue();
  const dana = member({ id: someMember.id, name: 'Dana Ruiz', membership_tier: 'free', email_confirmed: true });
  server.use(rows('users', [{ ...dana }]), rows('staff', []), ...network());
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('app shell', () => {
  it('counts unread conversations in the sidebar with the header’s request', async () => {
    const counts = vi.fn<() => unknown>(() => ({ notifications: 0, messages: 3, requests: 0 }));
    server.use(rpc('unread_counts', counts));
    renderApp();
    const sidebar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(await sidebar.findByRole('link', { name: 'Messages, 3 unread' })).toHaveAttribute('href', '/messages');
    expect(counts).toHaveBeenCalledOnce();
  });

  it('shows who is signed in, links to their listings, and signs out', async () => {
    const { user } = renderApp();
    const account = () => screen.getByRole('button', { name: 'Your account' });
    await user.click(account());
    const menu = within(await screen.findByRole('menu'));
    expect(await menu.findByText('Dana Ruiz')).toBeVisible();
    expect(menu.getByText('dana@example.com')).toBeVisible();
    await user.click(menu.getByRole('menuitem', { name: 'My listings' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/my-listings');

    await user.click(account());
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('returns the focus when the menu closes, even the first time', async () => {
    const { user } = renderApp();
    for (const _time of ['first', 'second']) {
      act(() => screen.getByRole('button', { name: 'Your account' }).focus());
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('menu')).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus();
    }
  });
});
