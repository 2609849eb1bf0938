import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import MarketplaceScreen from '@/routes/protected/marketplace-screen';
import PublicMarketplaceScreen from '@/routes/marketing/marketplace-screen';
import SavedScreen from '@/routes/protected/saved-screen';
import { paths } from '@/shared/config/paths';
import { facets, listing, rpc } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const table = `${backendUrl}/rest/v1/saved_searches`;
const search = (change: Partial<{ id: string; name: string; query: string }> = {}) => ({
  id: '8b1f0000-0000-4000-8000-000000000001',
  user_id: someMember.id,
  name: 'Texas under $300K',
  query: 'price=-300000&states=tx',
  created_at: '2026-03-01T12:00:00+00:00',
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
  const open = async () => {
    const { user } = renderScreen(<MarketplaceScreen />, {
      at: '/marketplace?beds=2-&price=-300000&states=TX&sort=newest&view=list',
      user: someMember,
    });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Save Search' })) };
  };
  const storing = (answer: (row: unknown) => Response) =>
    http.post(table, async ({ request }) => answer(await request.json()));

  it('keeps what narrows the list under the name proposed', async () => {
    const stored = vi.fn<(row: unknown) => Response>(() => new HttpResponse(null, { status: 201 }));
    server.use(storing(stored));
    const { user, dialog } = await open();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('2+ beds under $300K in Texas');
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored).toHaveBeenCalledExactlyOnceWith({
      user_id: someMember.id,
      name: '2+ beds under $300K in Texas',
      query: 'states=TX&price=-300000&beds=2-',
    });
  });

  it.each([
    ['23505', 409, 'You have saved this search already.'],
    ['23514', 400, 'You can keep at most 50 saved searches.'],
    ['XX000', 500, 'Something went wrong on our side.'],
  ])('that fails with %s says why, and can be tried again', async (code, status, text) => {
    server.use(storing(() => HttpResponse.json({ message: 'no', code }, { status })));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    server.use(storing(() => new HttpResponse(null, { status: 201 })));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('needs a name', async () => {
    const { user, dialog } = await open();
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Give the search a name.');
  });

  it('is offered only where something narrows the list, and asks visitors to sign in', async () => {
    const { user, unmount } = renderScreen(<PublicMarketplaceScreen />, { at: '/marketplace?search=elm' });
    await user.click(await screen.findByRole('button', { name: 'Save search' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save Search' }));
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn('/marketplace?search=elm'),
    );
    unmount();
    renderScreen(<PublicMarketplaceScreen />, { at: '/marketplace?sort=newest&view=list' });
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  });
});

describe('what is saved', () => {
  const open = () => renderScreen(<SavedScreen />, { at: '/saved', user: someMember });

  it('says what to do while nothing is', async () => {
    server.use(rows('saved_searches', []), rows('saved_listings', []));
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Saved' })).toBeInTheDocument();
    expect(await screen.findByText('No saved searches yet')).toBeInTheDocument();
    expect(await screen.findByText('No saved listings yet')).toBeInTheDocument();
  });

  it('shows searches that lead to the marketplace as it was', async () => {
    server.use(rows('saved_searches', [search()]), rows('saved_listings', []));
    open();
    expect(await screen.findByRole('link', { name: 'Texas under $300K' })).toHaveAttribute(
      'href',
      '/marketplace?states=TX&price=-300000',
    );
  });

  it('lets a search be renamed and deleted', async () => {
    const changed = vi.fn<(method: string, body: unknown) => void>();
    let kept = [search()];
    server.use(
      http.get(table, () => HttpResponse.json(kept)),
      http.patch(table, async ({ request }) => {
        changed('rename', await request.json());
        kept = [search({ name: 'Mine' })];
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete(table, ({ request }) => {
        changed('delete', new URL(request.url).searchParams.get('id'));
        kept = [];
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
      within(screen.getByRole('alertdialog', { name: 'Delete this search?' })).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('No saved searches yet')).toBeInTheDocument();
    expect(changed).toHaveBeenLastCalledWith('delete', `eq.${search().id}`);
  });

  it('shows listings, and how many are no longer available', async () => {
    server.use(
      rows('saved_searches', []),
      rows('saved_listings', [
        save('2026-03-02T12:00:00+00:00', listing({ saved: true })),
        save('2026-03-01T12:00:00+00:00', null),
      ]),
    );
    open();
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: /^Brick duplex/ })).toHaveAttribute(
      'href',
      paths.listing(listing().id),
    );
    expect(screen.getByText('1 saved listing is no longer available and is left out.')).toBeInTheDocument();
  });

  it('goes on after the last save shown', async () => {
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

  it('says what failed, each part for itself', async () => {
    server.use(failing('saved_searches'), failing('saved_listings'));
    const { user } = open();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    server.use(rows('saved_searches', [search()]));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Texas under $300K' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Your saved listings could not be loaded');
  });
});
