import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppLayout } from '@/routes/protected/app-layout';
import DashboardScreen from '@/routes/protected/dashboard-screen';
import { signOut } from '@/shared/session/sign-out';
import { cardRow, network } from '../msw/community';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { ownCounts } from '../msw/own';
import { failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

// It ends by leaving for the public host, which jsdom cannot.
vi.mock('@/shared/session/sign-out', () => ({ signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()) }));

function renderApp(at = '/dashboard') {
  return renderScreen(
    <Routes>
      <Route element={<AppLayout />}>
        <Route path="/dashboard" element={<DashboardScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Route>
    </Routes>,
    { at, user: someMember },
  );
}

beforeEach(() => {
  const dana = member({ id: someMember.id, name: 'Dana Ruiz', membership_tier: 'free', email_confirmed: true });
  server.use(
    rows('users', [{ ...dana }]),
    rows('staff', []),
    ownCounts(),
    rpc('search_properties', () => []),
    rpc('suggested_members', () => []),
    ...network(),
  );
});
afterEach(() => {
  vi.clearAllMocks();
});

describe('app shell', () => {
  it('marks the area that is shown, in the sidebar and in the tab bar', () => {
    renderApp('/marketplace/42');
    for (const name of ['Main', 'Tabs']) {
      const navigation = within(screen.getByRole('navigation', { name }));
      expect(navigation.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('aria-current', 'page');
      expect(navigation.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
      expect(navigation.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/community');
    }
  });

  it('offers Post a listing, but not beside a screen that has the button itself', () => {
    const { unmount } = renderApp();
    const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
    expect(sidebar().getByRole('link', { name: 'Post a listing' })).toHaveAttribute('href', '/marketplace/submit');
    unmount();
    for (const path of ['/marketplace/submit', '/marketplace', '/my-listings']) {
      const app = renderApp(path);
      expect(sidebar().queryByRole('link', { name: 'Post a listing' })).not.toBeInTheDocument();
      app.unmount();
    }
  });

  it('shows who is signed in, leads to their listings, and signs out', async () => {
    const { user } = renderApp();
    const account = () => screen.getByRole('button', { name: 'Your account' });
    await user.click(account());
    const menu = within(await screen.findByRole('menu'));
    expect(await menu.findByText('Dana Ruiz')).toBeVisible();
    expect(menu.getByText('dana@example.com')).toBeVisible();
    await user.click(menu.getByRole('menuitem', { name: 'My listings' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/my-listings');

    await user.click(account());
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('gives the focus back when the menu is closed, also the first time', async () => {
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

  it('offers the same in the drawer', async () => {
    const { user } = renderApp();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledOnce();
  });
});

describe('dashboard', () => {
  it('greets by first name and counts the member’s own listings', async () => {
    server.use(ownCounts({ active: 2, sold: 1 }));
    renderApp();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^My listings ?3 posted$/ })).toHaveAttribute('href', '/my-listings');
    expect(document.title).toBe('Dashboard · Cornerlot');
  });

  it('tells of listings that staff returned', async () => {
    server.use(ownCounts({ active: 2, returned: 1 }));
    const { unmount } = renderApp();
    expect(await screen.findByText('1 listing was returned by our reviewers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See why' })).toHaveAttribute('href', '/my-listings');
    unmount();
    server.use(ownCounts({ active: 2 }));
    renderApp();
    expect(await screen.findByRole('link', { name: /^My listings ?2 posted$/ })).toBeVisible();
    expect(screen.queryByText(/returned by our reviewers/)).not.toBeInTheDocument();
  });

  it('says so where there is nothing yet', async () => {
    renderApp();
    expect(await screen.findByRole('link', { name: /^My listings ?None posted yet$/ })).toBeVisible();
  });

  it('stays usable when the count and the newest listings cannot be loaded', async () => {
    server.use(failing('rpc/own_listing_counts'), failing('rpc/search_properties'), failing('member_stats'));
    renderApp();
    expect(await screen.findByRole('link', { name: /^My listings ?Your count could not be loaded$/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Following ?Your count could not be loaded$/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Browse the marketplace/ })).toHaveAttribute('href', '/marketplace');
  });
});

describe('whom the member follows', () => {
  const sean = cardRow({ id: '33333333-3333-4333-8333-000000000001', name: 'Sean Gallagher' }, { followers: 3 });
  const omar = cardRow({ id: '33333333-3333-4333-8333-000000000002', name: 'Omar Haddad' });

  it('is counted, and leads to them', async () => {
    server.use(...network({ following: 5 }));
    renderApp();
    expect(await screen.findByRole('link', { name: /^Following ?5 members$/ })).toHaveAttribute('href', '/community/connections?tab=following');
  });

  it('leads to the directory while it is nobody', async () => {
    renderApp();
    expect(await screen.findByRole('link', { name: /^Browse Members ?You're not following anyone yet$/ })).toHaveAttribute('href', '/community/members');
    expect(await screen.findByText('No suggested members at this time.')).toBeVisible();
  });

  it('can be one of those suggested, who makes room for the next', async () => {
    let followed = false;
    const asked = vi.fn<(args: unknown) => void>();
    server.use(
      ...network({ following: 0 }),
      rpc('suggested_members', (args) => {
        asked(args);
        return followed ? [omar] : [sean];
      }),
      rpc('follow_member', () => {
        followed = true;
        server.use(...network({ following: 1 }));
        return null;
      }),
    );
    const { user } = renderApp();
    await user.click(await screen.findByRole('button', { name: /^Follow ?Sean Gallagher$/ }));
    expect(await screen.findByRole('link', { name: 'Omar Haddad' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Sean Gallagher' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /^Following ?1 member$/ })).toBeVisible();
    expect(asked).toHaveBeenCalledWith({ most: 4 });
  });

  it('says when suggestions could not be loaded, and tries again', async () => {
    server.use(failing('rpc/suggested_members'));
    const { user } = renderApp();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load suggested members');
    server.use(rpc('suggested_members', () => [sean]));
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Sean Gallagher' })).toHaveAttribute('href', `/community/members/${sean.id}`);
  });
});
