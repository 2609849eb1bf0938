import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Host } from '@/app/routes/host';
import { routeObjects, Screens } from '@/app/router';
import type { LoadComponent, RouteTable } from '@/app/routes/route-table';
import { routesFor } from '@/app/routes/routes-for';
import { NotFoundScreen, OtherHostScreen } from '@/app/routes/unknown-path';
import { ProtectedRoute } from '@/routes/app/protected-route';
import { paths } from '@/domain/site/paths';
import { safeRedirect } from '@/domain/site/redirects';
import { redirectTo } from '@/platform/navigation/browser-navigation';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { setSession, someMember } from '../render';

const app = 'http://app.localhost:3000';

/** Stands for each layout and screen of the host’s table; unknown paths have the real ones. */
function standIns(host: Host, table: RouteTable): [LoadComponent, ComponentType][] {
  return table.flatMap((route): [LoadComponent, ComponentType][] => {
    if ('layout' in route) return [[route.layout, Outlet], ...standIns(host, route.routes)];
    if ('redirectTo' in route) return [];
    const { path, screen: load } = route;
    if (load.name === 'otherHostScreen') return [[load, () => <OtherHostScreen host={host} />]];
    if (load.name === 'notFoundScreen') return [[load, () => <NotFoundScreen host={host} />]];
    return [[load, () => <ScreenAt pattern={path} />]];
  });
}

function ScreenAt({ pattern }: { pattern: string }) {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <h1>{pattern}</h1>
      <output>{pathname + search + hash}</output>
    </>
  );
}

/** Opens an address on a host, with its route table. */
function open(host: Host, at: string, user: typeof someMember | null) {
  setSession(user);
  const loaded = new Map(standIns(host, routesFor(host)));
  const [shell] = routesFor(host);
  if (host === 'app' && shell && 'layout' in shell) loaded.set(shell.layout, ProtectedRoute);
  const routes = routeObjects(host, loaded);
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[at]}>
        <Screens routes={routes} />
      </MemoryRouter>
    </AuthProvider>,
  );
}

/** Where the sign-in form leads afterwards. */
function destination(signIn: string): string {
  const { searchParams, hash } = new URL(signIn, app);
  return safeRedirect(`${searchParams.get('redirect')}${hash}`, 'nowhere');
}

/** Every other link shape that members may have saved, its current path, and the screen at it. */
const aliases: [alias: string, current: string, pattern: string][] = [
  ['/marketplace/list', paths.submitListing, paths.submitListing],
  ['/list-property', paths.submitListing, paths.submitListing],
  ['/app/marketplace/list', paths.submitListing, paths.submitListing],
  ['/marketplace/property/42', paths.listing('42'), paths.listing(':id')],
  ['/app/marketplace/property/42', paths.listing('42'), paths.listing(':id')],
  ['/app/marketplace/42', paths.listing('42'), paths.listing(':id')],
  ['/app/dashboard', paths.dashboard, paths.dashboard],
  ['/app/account/billing', paths.billing, paths.billing],
  ['/app/submit-property/form', paths.submitPropertyForm, paths.submitPropertyForm],
  ['/app/community/members', paths.members, paths.members],
  ['/app/community/members/7', paths.member('7'), paths.member(':id')],
  ['/app/community/forums', paths.forums, paths.forums],
  ['/app/community/forums/3', paths.forum('3'), paths.forum(':forumId')],
  ['/app/community/forums/3/topics/9', paths.topic('3', '9'), paths.topic(':forumId', ':topicId')],
  ['/community-app/members/7', paths.member('7'), paths.member(':id')],
  ['/app/community-app/members/7', paths.member('7'), paths.member(':id')],
];

/** Aliases of screens that both hosts have. */
const sharedAliases: [alias: string, current: string, pattern: string][] = [
  ['/app/marketplace', paths.marketplace, paths.marketplace],
  ['/app/community', paths.community, paths.community],
  ['/community-app', paths.community, paths.community],
  ['/app/resources', paths.resources, paths.resources],
  ['/app/membership', paths.membership, paths.membership],
];

const extras = '?from=mail#notes';

describe('old link', () => {
  it.each([...aliases, ...sharedAliases])(
    '%s leads a member on the app host to %s, with its query and hash',
    (alias, current, pattern) => {
      open('app', alias + extras, someMember);
      expect(screen.getByRole('heading')).toHaveTextContent(pattern);
      expect(screen.getByRole('status')).toHaveTextContent(current + extras);
    },
  );

  it.each([...aliases, ...sharedAliases])(
    '%s leads a visitor on the app host to sign in, then to %s',
    (alias, current) => {
      open('app', alias + extras, null);
      expect(screen.getByRole('heading')).toHaveTextContent(paths.signIn());
      expect(destination(screen.getByRole('status').textContent)).toBe(current + extras);
    },
  );

  it.each(aliases)('%s leads from the public host to %s on the app host', (alias, current) => {
    open('public', alias + extras, someMember);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(app + current + extras);
  });

  it.each(sharedAliases)('%s leads on the public host to its own %s', (alias, current) => {
    open('public', alias + extras, null);
    expect(screen.getByRole('heading')).toHaveTextContent(current);
    expect(screen.getByRole('status')).toHaveTextContent(current + extras);
    expect(redirectTo).not.toHaveBeenCalled();
  });
});

describe('path of the public site on the app host', () => {
  it('redirects a visitor without asking for a sign-in', () => {
    open('app', '/legal-notice?link=x', null);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/legal-notice?link=x');
  });

  it('redirects to the public site', () => {
    open('app', '/terms?from=app#fees', someMember);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/terms?from=app#fees');
  });
});

describe('path of the app on the public host', () => {
  it('redirects a member to it', () => {
    open('public', '/community/members?tier=partner', someMember);
    expect(redirectTo).toHaveBeenCalledExactlyOnceWith(`${app}/community/members?tier=partner`);
  });
});

describe('unknown path', () => {
  it('shows a visitor the 404 screen with a link home', () => {
    open('public', '/nowhere', null);
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(redirectTo).not.toHaveBeenCalled();
  });

  it('shows a member of the app the 404 screen with a link to the dashboard', () => {
    open('app', '/nowhere', someMember);
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/dashboard');
    expect(document.title).toBe('Page Not Found · Cornerlot');
  });
});
