import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import PublicResourceScreen from '@/routes/marketing/resource-screen';
import PublicResourcesScreen from '@/routes/marketing/resources-screen';
import ResourceScreen from '@/routes/app/resource-screen';
import ResourcesScreen from '@/routes/app/resources-screen';
import { paths } from '@/shared/config/paths';
import * as downloads from '@/shared/documents/download-file';
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
  it('lists everything, marks premium resources, and links to plans', async () => {
    openPublic();
    expect(await titles()).toEqual(['Buying land', 'Rehab budget', 'Wraps']);
    expect(screen.getByRole('link', { name: 'Buying land' })).toHaveAttribute('href', paths.resource('buying-land'));
    expect(screen.getByText('Land Development · 4 min read')).toBeInTheDocument();
    expect(screen.getByText('PREMIUM')).toBeInTheDocument();
    expect(await screen.findByText('Premium Content')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Upgrade Now to read “Wraps”' })).toHaveAttribute('href', paths.membership);
    expect(screen.getByRole('heading', { name: 'Unlock Premium Resources' })).toBeInTheDocument();
    const promo = within(screen.getByRole('region', { name: 'AI Deal Analysis' }));
    for (const figure of ['$850,000', '$1,100,000', '$120,000', '$6,200/mo', '$3,100/mo', '8.7%', '14.2%'])
      expect(promo.getByText(figure)).toBeInTheDocument();
    expect(promo.getByText('Net income, after expenses')).toBeInTheDocument();
    expect(promo.getByRole('link', { name: 'Sign up to analyze a deal' })).toHaveAttribute('href', paths.signUp);
  });

  it('keeps search and category in the URL; pressing a category twice clears it', async () => {
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
  it('shows the text and what to read next', async () => {
    openOne('buying-land');
    expect(await screen.findByRole('heading', { level: 1, name: 'Buying land' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 2, name: 'Access' })).toBeInTheDocument();
    expect(screen.getByText('road', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText(/By Cornerlot Editorial/)).toHaveTextContent(
      'By Cornerlot Editorial · Nov 22, 2026 · Land Development · 4 min read',
    );
    expect(await titlesIn('Read next')).toEqual(['Rehab budget', 'Wraps']);
    expect(screen.getByText(/not legal, tax, financial, or investment advice/)).toBeInTheDocument();
  });

  it('doesn’t run scripts in the text', async () => {
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
    expect(locked.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', paths.membership);
    expect(locked.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      paths.signIn(paths.resource('wraps')),
    );
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('downloads its file, marked as UTF-8 for spreadsheets', async () => {
    server.use(library([{ ...budget, text: { body: 'Fill it in.', file_name: 'budget.csv', file_body: 'a,b\n' } }]));
    const downloadFile = vi.spyOn(downloads, 'downloadFile').mockReturnValue();
    const { user } = openOne('rehab-budget');
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    expect(downloadFile).toHaveBeenCalledWith('budget.csv', '\uFEFFa,b\n', 'text/csv;charset=utf-8');
  });

  it('calculates the example, then the entered figures, and links to the full analysis', async () => {
    server.use(library([resource({ slug: 'cap', title: 'Cap rate', type: 'calculator', calculator: 'cap-rate' })]));
    const { user } = renderScreen(<ResourceScreen />, {
      at: paths.resource('cap'),
      path: paths.resource(':slug'),
      user: someMember,
    });
    const price = await screen.findByLabelText('Purchase price');
    expect(price).toHaveValue('480,000');
    expect(screen.getAllByText('7.00%').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Example')).toHaveLength(2);
    await user.clear(price);
    await user.type(price, '420000');
    expect((await screen.findAllByText('8.00%')).length).toBeGreaterThan(0);
    expect(screen.getByText('$560,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in the full analysis' })).toHaveAttribute(
      'href',
      `${paths.resources}?deal=1_rental_p420000_ni33600#deal-analysis`,
    );
    await waitFor(() => expect(address()).toBe(`${paths.resource('cap')}?deal=1_rental_p420000`));
    await user.click(screen.getByRole('button', { name: 'Reset to the example' }));
    await waitFor(() => expect(screen.getByLabelText('Purchase price')).toHaveValue('480,000'));
  });

  it('shows a video with captions and a transcript', async () => {
    server.use(
      library([
        resource({
          slug: 'film',
          title: 'A film',
          type: 'video',
          video: '/videos/a.webm',
          image: '/videos/a.webp',
          text: { body: '## Transcript', file_name: null, file_body: null },
        }),
      ]),
    );
    openOne('film');
    const film = await screen.findByLabelText('A film', { selector: 'video' });
    expect(film.querySelector('source')).toHaveAttribute('src', '/videos/a.webm');
    expect(film.querySelector('track')).toHaveAttribute('src', '/videos/a.vtt');
    expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeInTheDocument();
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

async function titlesIn(region: string) {
  return within(within(await screen.findByRole('region', { name: region })).getByRole('list'))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
}
