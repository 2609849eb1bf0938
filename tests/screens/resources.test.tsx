import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PublicResourceScreen from '@/routes/marketing/resource-screen';
import PublicResourcesScreen from '@/routes/marketing/resources-screen';
import ResourcesScreen from '@/routes/app/resources-screen';
import { paths } from '@/domain/site/paths';
import { member } from '../msw/members';
import { library, resource } from '../msw/resources';
import { failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const land = resource();
const budget = resource({
  slug: 'rehab-budget',
  title: 'Rehab budget',
  description: 'By trade.',
  type: 'template',
  category: 'fix_flip',
});
const wraps = resource({
  slug: 'wraps',
  title: 'Wraps',
  description: 'Three ways.',
  category: 'financing',
  premium: true,
  outline: ['Due on sale', 'The rules'],
  text: null,
});

beforeEach(() => {
  server.use(library([land, budget, wraps]), rows('users', [{ ...member({ id: someMember.id }), entitlements: [] }]));
});
afterEach(() => vi.restoreAllMocks());

const openPublic = (query = '') =>
  renderScreen(<PublicResourcesScreen />, { at: paths.resources + query, path: paths.resources });
const openApp = () =>
  renderScreen(<ResourcesScreen />, { at: paths.resources, path: paths.resources, user: someMember });
const openOne = (slug: string) =>
  renderScreen(<PublicResourceScreen />, { at: paths.resource(slug), path: paths.resource(':slug') });
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Resources' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

describe('public library', () => {
  it('writes search and category to the URL; pressing a category twice clears it', async () => {
    const { user } = openPublic('?category=land');
    expect(await titles()).toEqual(['Buying land']);
    const tile = screen.getByRole('button', { name: 'Land Development' });
    expect(tile).toHaveAttribute('aria-pressed', 'true');
    await user.click(tile);
    expect(await titles()).toHaveLength(3);
    expect(address()).toBe(paths.resources);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'fix_flip');
    expect(await titles()).toEqual(['Rehab budget']);
    expect(address()).toBe(`${paths.resources}?category=fix_flip`);
    await user.type(screen.getByRole('textbox', { name: 'Search resources' }), 'castle{Enter}');
    expect(await screen.findByRole('heading', { name: 'No resources found' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all resources' }));
    expect(await titles()).toHaveLength(3);
    expect(address()).toBe(paths.resources);
    expect(screen.getByText('3 resources')).toHaveFocus();
  });
});

describe('app library', () => {
  it('locks nothing for entitled members and offers the analysis', async () => {
    server.use(rows('users', [{ ...member({ id: someMember.id }), entitlements: ['premium_resources'] }]));
    openApp();
    expect(await titles()).toHaveLength(3);
    expect(screen.getByText('PREMIUM')).toBeInTheDocument();
    expect(screen.queryByText('Premium Content')).not.toBeInTheDocument();
    expect(screen.queryByText('Unlock Premium Resources')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'AI Deal Analysis' })).toBeInTheDocument();
  });
});

describe('resource page', () => {
  it('runs no scripts in the text', async () => {
    server.use(
      library([
        resource({
          text: {
            body: '<img src=x onerror="alert(1)">\n\n[here](javascript:alert(1))',
            file_name: null,
            file_body: null,
          },
        }),
      ]),
    );
    openOne('buying-land');
    const link = await screen.findByText('here');
    expect(link.getAttribute('href') ?? '').not.toContain('javascript');
    expect(within(screen.getByRole('article')).queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows what a premium resource covers and how to unlock it', async () => {
    openOne('wraps');
    const locked = within(await screen.findByRole('region', { name: 'Premium Content' }));
    expect(locked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Due on sale', 'The rules']);
    expect(locked.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
      'href',
      paths.membershipFor(screen.getByTestId('address').textContent),
    );
    expect(locked.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn(paths.resource('wraps')),
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('shows a not-found page and retries failures', async () => {
    const { unmount } = openOne('nowhere');
    expect(await screen.findByRole('heading', { name: 'Resource not found' })).toBeInTheDocument();
    unmount();
    server.use(failing('resources'));
    const { user } = openOne('buying-land');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this resource');
    server.use(library([land]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Buying land' })).toBeInTheDocument();
  });
});
