import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import MarketplaceScreen from '@/routes/app/marketplace-screen';
import PublicMarketplaceScreen from '@/routes/marketing/marketplace-screen';
import SavedScreen from '@/routes/app/saved-screen';
import { paths } from '@/domain/site/paths';
import { facets, listing, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const table = `${backendUrl}/rest/v1/saved_searches`;
type Alert = { mail: string } | null;
const search = (change: Partial<{ id: string; name: string; query: string; alert: Alert }> = {}) => ({
  id: '8b1f0000-0000-4000-8000-000000000001',
  user_id: someMember.id,
  name: 'Texas under $300K',
  query: 'price=-300000&states=tx',
  created_at: '2026-03-01T12:00:00+00:00',
  alert: null,
  ...change,
});
const save = (
  at: string,
  found: ReturnType<typeof listing> | null,
  id = found?.id ?? '8b1f0000-0000-4000-8000-000000000009',
) => ({
  id,
  user_id: someMember.id,
  property_id: id,
  created_at: at,
  listing: found,
});

beforeEach(() => {
  server.use(
    rpc('search_properties', () => [listing()]),
    rpc('count_properties', () => 7),
    rpc('property_facets', () => facets()),
    rows('users', [member({ id: someMember.id })]),
  );
});

describe('saving a search', () => {
  const query = 'bedrooms=2-&price=-300000&states=TX&sort=newest&view=list';
  const open = async ({ isBack = false } = {}) => {
    const { user } = renderScreen(<MarketplaceScreen />, {
      at: `/marketplace?${query}${isBack ? '#search' : ''}`,
      user: someMember,
    });
    if (!isBack) await user.click(await screen.findByRole('button', { name: 'Save search' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Save Search' })) };
  };
  const handleInsert = (respond: (row: unknown) => Response) =>
    http.post(table, async ({ request }) => respond(await request.json()));

  it('saves the filters under the suggested name, once the sign-in is back', async () => {
    const stored = vi.fn<(row: unknown) => Response>(() => new HttpResponse(null, { status: 201 }));
    server.use(handleInsert(stored));
    const { user, dialog } = await open({ isBack: true });
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('2+ beds under $300K in Texas');
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).not.toHaveTextContent('#');
    expect(stored).toHaveBeenCalledExactlyOnceWith({
      user_id: someMember.id,
      name: '2+ beds under $300K in Texas',
      query: 'states=TX&price=-300000&bedrooms=2-',
    });
  });

  it('offers to save a search only with active filters, and asks visitors to sign in', async () => {
    const { user, unmount } = renderScreen(<PublicMarketplaceScreen />, { at: '/marketplace?search=elm' });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save Search' }));
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn('/marketplace?search=elm#search'),
    );
    unmount();
    renderScreen(<PublicMarketplaceScreen />, { at: '/marketplace?sort=newest' });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  });
});

describe('the Saved screen', () => {
  const open = () => renderScreen(<SavedScreen />, { at: '/saved', user: someMember });

  it('renames and deletes a search', async () => {
    const changed = vi.fn<(method: string, body: unknown) => void>();
    let stored = [search()];
    server.use(
      http.get(table, () => HttpResponse.json(stored)),
      http.patch(table, async ({ request }) => {
        changed('rename', await request.json());
        stored = [search({ name: 'Mine' })];
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete(table, ({ request }) => {
        changed('delete', new URL(request.url).searchParams.get('id'));
        stored = [];
        return new HttpResponse(null, { status: 204 });
      }),
      rows('saved_listings', []),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rename Texas under $300K' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, ' Mine ');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeInTheDocument();
    expect(changed).toHaveBeenLastCalledWith('rename', { name: 'Mine' });

    await user.click(screen.getByRole('button', { name: 'Delete Mine' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete this search?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    expect(await screen.findByText('No saved searches yet')).toBeInTheDocument();
    expect(changed).toHaveBeenLastCalledWith('delete', `eq.${search().id}`);
  });

  describe('alerts of a search', () => {
    const alerts = `${backendUrl}/rest/v1/search_alerts`;
    const alertSwitch = () => screen.findByRole('switch', { name: 'Alert me about Texas under $300K' });
    const openWith = (alert: Alert, tier = 'closer') => {
      server.use(
        rows('saved_searches', [search({ alert })]),
        rows('saved_listings', []),
        rows('users', [member({ id: someMember.id, membership_tier: tier })]),
      );
      return open();
    };

    it('turns alerts on with the filters of the search, changes them, and turns them off', async () => {
      const sent = vi.fn<(method: string, body: unknown) => void>();
      const store = (alert: Alert) => {
        server.use(rows('saved_searches', [search({ alert })]));
        return new HttpResponse(null, { status: 204 });
      };
      server.use(
        http.post(alerts, async ({ request }) => {
          sent('on', await request.json());
          return store({ mail: 'daily' });
        }),
        http.patch(alerts, async ({ request }) => {
          sent('change', await request.json());
          return store({ mail: 'instant' });
        }),
        http.delete(alerts, ({ request }) => {
          sent('off', new URL(request.url).searchParams.get('search_id'));
          return store(null);
        }),
      );
      const { user } = openWith(null);
      await user.click(await alertSwitch());
      await user.click(await screen.findByRole('radio', { name: 'Instantly' }));
      await waitFor(() => expect(screen.getByRole('radio', { name: 'Instantly' })).toBeChecked());
      await user.click(await alertSwitch());
      await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
      expect(sent.mock.calls).toEqual([
        [
          'on',
          {
            search_id: search().id,
            user_id: someMember.id,
            filters: { states: ['TX'], price: { min: 0, max: 300_000 } },
            search: '',
            mail: 'daily',
          },
        ],
        ['change', { mail: 'instant' }],
        ['off', `eq.${search().id}`],
      ]);
    });

    it('offers alerts to free members as part of a paid plan', async () => {
      const { user } = openWith(null, 'free');
      await user.click(await alertSwitch());
      const dialog = within(await screen.findByRole('dialog', { name: 'Premium buyer alerts' }));
      expect(dialog.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        paths.membershipFor(screen.getByTestId('address').textContent),
      );
      await user.click(dialog.getByRole('button', { name: 'Not now' }));
      expect(await alertSwitch()).not.toBeChecked();
    });

    it('pauses alerts when the plan ended', async () => {
      openWith({ mail: 'instant' }, 'free');
      await waitFor(async () => expect(await alertSwitch()).toHaveAccessibleDescription(/^Paused: .* Upgrade$/));
      expect(await alertSwitch()).toBeChecked();
      expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        paths.membershipFor(screen.getByTestId('address').textContent),
      );
    });
  });

  it('loads the next page after the last save', async () => {
    const urls: URL[] = [];
    const page = Array.from({ length: 24 }, (_, index) => {
      const id = `7a06b9d4-b489-4c09-94d8-${String(index).padStart(12, '0')}`;
      return save('2026-03-02T12:00:00.123456+00:00', listing({ id, title: `House ${index}` }));
    });
    server.use(
      rows('saved_searches', []),
      rows('saved_listings', page, (url) => urls.push(url)),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show more listings' }));
    const id = page.at(-1)?.property_id;
    const at = '2026-03-02T12:00:00.123456+00:00';
    await waitFor(() => expect(urls).toHaveLength(2));
    expect(urls[1]?.searchParams.get('or')).toBe(
      `(and(created_at.lte."${at}",or(created_at.lt."${at}",property_id.lt.${id})))`,
    );
  });

  it('shows errors of searches and listings separately', async () => {
    server.use(failing('saved_searches'), failing('saved_listings'));
    const { user } = open();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    server.use(rows('saved_searches', [search()]));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Texas under $300K' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your saved listings');
  });
});
