import { screen } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UnknownPath as UnknownInPublic } from '@/routes/marketing/unknown-path';
import { UnknownPath as UnknownInApp } from '@/routes/protected/unknown-path';
import { leaveFor } from '@/shared/lib/leave';
import { renderScreen, someMember } from '../render';

// jsdom cannot navigate.
vi.mock('@/shared/lib/leave', () => ({ leaveFor: vi.fn<(url: string) => void>() }));

const app = 'http://app.localhost:3000';

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
});

describe('a path of the public site on the app host', () => {
  it('leads there', () => {
    renderScreen(<UnknownInApp />, { at: '/terms?from=app#fees', user: someMember });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/terms?from=app#fees');
  });
});

describe('unknown path on the public host', () => {
  it.each([
    '/dashboard',
    '/my-listings',
    '/marketplace/submit',
    '/marketplace/42?from=mail',
    '/community/members?tier=partner',
    '/community/connections',
    '/notifications',
  ])('takes a member to %s on the app host', (path) => {
    renderScreen(<UnknownInPublic />, { at: path, user: someMember });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(app + path);
  });

  it('takes a visitor to the sign-in form of the app host, with the way back', () => {
    renderScreen(<UnknownInPublic />, { at: '/marketplace/42?from=mail' });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(
      `${app}/signin?redirect=${encodeURIComponent('/marketplace/42?from=mail')}`,
    );
  });

  it.each([
    ['/app/dashboard', '/dashboard'],
    ['/app/marketplace/42', '/marketplace/42'],
    ['/marketplace/property/42', '/marketplace/42'],
    ['/marketplace/list', '/marketplace/submit'],
    ['/community-app/members/7?from=mail', '/community/members/7?from=mail'],
    ['/app/community/members', '/community/members'],
  ])('follows the older link %s to the app', (older, current) => {
    renderScreen(<UnknownInPublic />, { at: older, user: someMember });
    expect(leaveFor).toHaveBeenCalledExactlyOnceWith(app + current);
  });

  it('follows an older link to a screen of its own', () => {
    renderScreen(<UnknownInPublic />, {
      at: '/app/marketplace?search=ohio',
      routes: <Route path="/marketplace" element={<h1>Marketplace</h1>} />,
    });
    expect(screen.getByRole('heading', { name: 'Marketplace' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/marketplace?search=ohio');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('says when there is nothing, and leads home', () => {
    renderScreen(<UnknownInPublic />, { at: '/nowhere' });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe('unknown path on the app host', () => {
  it('follows an older link', () => {
    renderScreen(<UnknownInApp />, {
      at: '/app/marketplace/42?x=1#notes',
      user: someMember,
      routes: <Route path="/marketplace/:id" element={<h1>Listing</h1>} />,
    });
    expect(screen.getByTestId('address')).toHaveTextContent('/marketplace/42?x=1');
    expect(screen.getByRole('heading', { name: 'Listing' })).toBeVisible();
  });

  it('says when there is nothing, and leads to the dashboard', () => {
    renderScreen(<UnknownInApp />, { at: '/nowhere', user: someMember });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/dashboard');
    expect(document.title).toBe('Page Not Found · Cornerlot');
  });
});
