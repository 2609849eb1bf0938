import { act, screen, waitFor, within, fireEvent, render } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { AppLayout } from '@/routes/app/app-layout';
import PublicLayout from '@/routes/marketing/public-layout';
import { ErrorBoundary } from '@/platform/layout/error-boundary';
import { reloadPage } from '@/platform/navigation/browser-navigation';
import * as session from '@/platform/session/sign-out';
import { expectConsoleError } from '../console-errors';
import { network } from '../msw/community';
import { rpc } from '../msw/listings';
import { member } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { siteSearch } from '../msw/site-search';
import { renderScreen, someMember, setSession } from '../render';

describe('in the app', () => {
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
    signOut = vi.spyOn(session, 'signOut').mockResolvedValue(true);
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
});

describe('on the public site', () => {
  function Broken(): never {
    throw new Error('broken by the test');
  }

  function renderShell(options: Parameters<typeof renderScreen>[1] = {}) {
    return renderScreen(
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/broken" element={<Broken />} />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Route>
      </Routes>,
      options,
    );
  }

  const header = () => within(screen.getByRole('banner'));

  describe('public shell', () => {
    it('updates when another tab signs out', () => {
      renderShell({ user: someMember });
      setSession(null);
      expect(header().getByRole('link', { name: 'Sign in' })).toBeVisible();
    });

    it('starts with the skip link', async () => {
      const { user } = renderShell();
      await user.tab();
      expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
    });

    it('opens the search on phones and closes it after searching', async () => {
      server.use(siteSearch(() => []));
      const { user } = renderShell();
      const boxes = () => header().getAllByRole('combobox');
      expect(boxes()).toHaveLength(1);
      await user.click(header().getByRole('button', { name: 'Search' }));
      expect(boxes()).toHaveLength(2);
      expect(boxes()[1]).toHaveFocus();
      await user.keyboard('ohio{Enter}');
      expect(boxes()).toHaveLength(1);
      expect(screen.getByTestId('address')).toHaveTextContent('/marketplace?find=ohio');
    });

    it('opens a menu drawer that closes on navigation', async () => {
      const { user } = renderShell();
      await user.click(header().getByRole('button', { name: 'Menu' }));
      const drawer = within(await screen.findByRole('dialog'));
      await user.click(drawer.getByRole('link', { name: 'Marketplace' }));
      expect(screen.getByTestId('address')).toHaveTextContent('/marketplace');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    });

    it('stays when a screen crashes and shows the next one', async () => {
      const { user } = renderShell({ at: '/broken' });
      expectConsoleError();
      expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await user.click(header().getByRole('link', { name: 'Marketplace' }));
      expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    });
  });
});

describe('a crash', () => {
  function Broken({ error }: { error: Error }): never {
    throw error;
  }

  function fail(error: Error) {
    render(
      <ErrorBoundary>
        <Broken error={error} />
      </ErrorBoundary>,
    );
    expectConsoleError();
  }

  const chunkError = new TypeError('Failed to fetch dynamically imported module: http://x/assets/home-1234.js');

  describe('ErrorBoundary', () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('explains the crash and offers Reload and Go home', () => {
      fail(new Error('boom'));
      expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    });

    it('recognizes a chunk that is missing after a deployment', () => {
      fail(chunkError);
      expect(screen.getByRole('heading', { name: 'A new version is available' })).toBeVisible();
    });

    it('recognizes a chunk that is missing because of the network', () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      fail(chunkError);
      expect(screen.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
      expect(reloadPage).not.toHaveBeenCalled();
      // The page reloads automatically once the network is back.
      fireEvent(window, new Event('online'));
      expect(reloadPage).toHaveBeenCalledOnce();
    });

    it('waits with reloading when back online after a different error', () => {
      vi.mocked(reloadPage).mockClear();
      fail(new Error('boom'));
      fireEvent(window, new Event('online'));
      expect(reloadPage).not.toHaveBeenCalled();
    });
  });
});
