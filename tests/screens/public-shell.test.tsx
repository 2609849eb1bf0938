import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PublicLayout } from '@/routes/marketing/public-layout';
import { expectConsoleError } from '../console-errors';
import { server } from '../msw/server';
import { siteSearch } from '../msw/site-search';
import { renderScreen, signedInAs, someMember } from '../render';

const app = 'http://app.localhost:3000';

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
  it('leads a visitor to sign in, to join, and by Dashboard to sign in', () => {
    renderShell();
    expect(header().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
    expect(header().getByRole('link', { name: 'Join free' })).toHaveAttribute('href', '/signup');
    expect(header().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/signin');
  });

  it('leads a member to the dashboard on the app host', () => {
    renderShell({ user: someMember });
    expect(header().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', `${app}/dashboard`);
    expect(header().queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  it('follows a sign-out in another tab at once', () => {
    renderShell({ user: someMember });
    signedInAs(null);
    expect(header().getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('offers the way past the header first', async () => {
    const { user } = renderShell();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  });

  it('opens the search on a phone and closes it with the search', async () => {
    server.use(siteSearch(() => []));
    const { user } = renderShell();
    const boxes = () => header().getAllByRole('combobox');
    expect(boxes()).toHaveLength(1);
    await user.click(header().getByRole('button', { name: 'Search' }));
    expect(boxes()).toHaveLength(2);
    expect(boxes()[1]).toHaveFocus();
    await user.keyboard('ohio{Enter}');
    expect(boxes()).toHaveLength(1);
    expect(screen.getByTestId('address')).toHaveTextContent('/marketplace?search=ohio');
  });

  it('offers its places in a drawer, which closes on the way', async () => {
    const { user } = renderShell();
    await user.click(header().getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog'));
    await user.click(drawer.getByRole('link', { name: 'Marketplace' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/marketplace');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('stays when a screen fails, and the next screen is shown', async () => {
    const { user } = renderShell({ at: '/broken' });
    expectConsoleError();
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await user.click(header().getByRole('link', { name: 'Marketplace' }));
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('has no link to a page that is not there', () => {
    renderShell();
    const pages = [
      '/',
      '/marketplace',
      '/community',
      '/resources',
      '/membership',
      '/about',
      '/contact',
      '/terms',
      '/privacy',
      '/signin',
      '/signup',
    ];
    const known = [...pages, '#content', `${app}/marketplace/submit`];
    for (const link of screen.getAllByRole('link')) expect(known).toContain(link.getAttribute('href'));
  });
});
