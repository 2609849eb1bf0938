import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import PublicLayout from '@/routes/marketing/public-layout';
import { expectConsoleError } from '../console-errors';
import { server } from '../msw/server';
import { siteSearch } from '../msw/site-search';
import { renderScreen, setSession, someMember } from '../render';

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

  it('has a menu drawer that closes on navigation', async () => {
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
