import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readDraft } from '@/platform/storage/drafts';
import BuyBoxScreen from '@/routes/app/buybox-screen';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { deferredResponse } from '../msw/auth';
import { buyBox, buyBoxBackend } from '../msw/buybox';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { setSession, someMember } from '../render';
import { memoryHistory, RoutesAt } from '../routes-at';
import { setUpUser } from '../user';

// By label and text: role queries are slow in a form of this size.
const field = (name: string) => within(formOf(name)).getByLabelText(name, { selector: 'input, button' });
/** Other ranges have a minimum and a maximum, too: these are the price’s. */
const formOf = (name: string) =>
  (/^M(in|ax)imum$/.test(name) && screen.getByText('Price Range').closest('section')) || document.body;
const loaded = () => screen.findByLabelText('States', { selector: 'input' });
const save = () => screen.getByText(/^(Save Investment Criteria|Retry)$/);
const chosen = (list: string) =>
  within(screen.getByLabelText(list))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const draft = () => readDraft(`buybox:${someMember.id}`);
const userId = someMember.id;

/** The screen on a history that can block navigation, like the app’s. */
function open() {
  setSession(someMember);
  const history = memoryHistory('/before', paths.buyBox);
  const routes = [
    {
      path: paths.buyBox,
      element: (
        <main>
          <BuyBoxScreen />
        </main>
      ),
    },
    { path: paths.dashboard, element: <p>The dashboard</p> },
    { path: '*', element: <p>Another screen</p> },
  ];
  const view = render(
    <QueryClientProvider client={createQueryClient({ retries: 0 })}>
      <AuthProvider>
        <RoutesAt history={history} routes={routes} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { ...view, history, user: setUpUser({ delay: null }) };
}

async function type(user: UserEvent, name: string, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}

describe('buy box screen', () => {
  it('retains instant email for paid plans and says so', async () => {
    buyBoxBackend(buyBox({ alert_mail: 'daily' }));
    server.use(rows('users', [member({ id: userId, membership_tier: 'free' })]));
    const { user } = open();
    await loaded();
    await screen.findByText(/^Get notified right away about new matches. Paid members/);
    await user.click(field('Instantly'));
    const note = screen.getByText(/^Instant email comes with a paid plan/);
    expect(within(note).getByText('Upgrade')).toHaveAttribute('href', paths.membershipFor(paths.buyBox));
    expect(field('Once a day')).toBeChecked();
  });
});

describe('target markets', () => {
  it('allows counties only with a state and removes them with it', async () => {
    const backend = buyBoxBackend(null);
    const { user } = open();
    await loaded();
    expect(field('Counties')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Counties')).toHaveAttribute('placeholder', 'Choose a state first');
    await user.click(field('States'));
    await user.keyboard('ohio{Enter}tex{Enter}');
    expect(chosen('Selected states')).toEqual(['Ohio · whole state', 'Texas · whole state']);
    expect(backend.states).toEqual([]);
    await user.click(field('Counties'));
    await waitFor(() => expect(options()).toEqual(['Franklin, OH', 'Hays, TX', 'Travis, TX']));
    await user.keyboard('travis{Enter}hays{Enter}');
    expect(chosen('Selected counties')).toEqual(['Travis, TX', 'Hays, TX']);
    expect(chosen('Selected states')).toEqual(['Ohio · whole state', 'Texas · 2 counties']);
    await user.click(field('Remove Texas'));
    expect(screen.getByText('Texas removed with 2 counties.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Selected counties')).not.toBeInTheDocument();
    expect(field('States')).toHaveFocus();
    await user.click(field('Remove Ohio'));
    expect(field('Counties')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('price', () => {
  const thumb = (name: string) => screen.getByLabelText(name);

  it('moves from stop to stop with the keyboard, open at both ends', async () => {
    buyBoxBackend(buyBox({ min_price: 240_000, max_price: 1_400_000 }));
    const { user } = open();
    await loaded();
    thumb('Minimum price').focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(field('Minimum')).toHaveValue('275,000');
    expect(thumb('Minimum price')).toHaveAttribute('aria-valuetext', '$275,000');
    await user.keyboard('{Home}');
    expect(field('Minimum')).toHaveValue('');
    thumb('Maximum price').focus();
    await user.keyboard('{ArrowUp}');
    expect(field('Maximum')).toHaveValue('');
    expect(screen.getByText('$0 – $1.5M+')).toBeInTheDocument();
    await user.keyboard('{PageDown}');
    expect(field('Maximum')).toHaveValue('1,000,000');
    expect(screen.getByText('$0 – $1M')).toBeInTheDocument();
  });

  it('shows an inverted range after leaving the fields and doesn’t save it', async () => {
    const backend = buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await type(user, 'Minimum', '500000');
    expect(screen.queryByText('The minimum can’t be higher than the maximum.')).not.toBeInTheDocument();
    await user.click(save());
    expect(screen.getByText('The minimum can’t be higher than the maximum.')).toBeInTheDocument();
    expect(field('Minimum')).toHaveFocus();
    expect(field('Minimum')).toBeInvalid();
    expect(backend.saved).toEqual([]);
    await type(user, 'Maximum', '600000');
    expect(screen.queryByText('The minimum can’t be higher than the maximum.')).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([{ user_id: userId, min_price: 500_000, max_price: 600_000 }]);
  });
});

describe('more criteria', () => {
  const section = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  const range = (name: string, bound: 'Minimum' | 'Maximum') =>
    within(screen.getByText(name, { selector: 'legend' }).closest('fieldset') ?? document.body).getByLabelText(bound);

  it('collapses more criteria when empty, counts them, and saves them as search filters', async () => {
    const backend = buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    for (const name of ['Cities, counties', 'Size and year', 'Returns', 'Occupancy'])
      expect(section(name)).toHaveAttribute('aria-expanded', 'false');
    await user.click(section('Size and year'));
    await user.click(range('Units', 'Minimum'));
    await user.paste('2');
    await user.click(section('Occupancy'));
    await user.click(field('No JV required'));
    await user.click(field('Verified only'));
    await waitFor(() =>
      expect(backend.counted.at(-1)).toMatchObject({
        filters: { units: { min: 2, max: 0 }, no_jv: true, verified: true },
      }),
    );
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([
      { user_id: userId, filters: { units: { min: 2, max: 0 }, no_jv: true, verified: true } },
    ]);
  });

  it('adds places that the server finds, with a radius around ZIP codes', async () => {
    const backend = buyBoxBackend(buyBox());
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/search_site`, () =>
        HttpResponse.json([
          { kind: 'place', slug: 'TN', title: 'Tennessee' },
          { kind: 'place', slug: 'zip:38103, TN', title: '38103' },
          { kind: 'listing', slug: null, title: 'Duplex' },
        ]),
      ),
    );
    const { user } = open();
    await loaded();
    await user.click(section('Cities, counties'));
    await user.click(field('Add a place'));
    await user.keyboard('38103');
    await waitFor(() => expect(options()).toEqual(['38103']));
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByLabelText('Distance from 38103'), 'Within 10 miles');
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([{ user_id: userId, filters: { places: ['zip:38103+10, TN'] } }]);
  });

  it('offers Verified only for plans that include it', async () => {
    const backend = buyBoxBackend(buyBox({ filters: { verified: true } }));
    server.use(rows('users', [member({ id: userId, membership_tier: 'free' })]));
    const { user } = open();
    await loaded();
    expect(await screen.findByText(/^Your plan no longer includes this/)).toBeInTheDocument();
    await waitFor(() => expect(backend.counted.at(-1)).toMatchObject({ filters: {} }));
    await user.click(field('Verified only'));
    expect(field('Verified only')).toBeDisabled();
    expect(screen.getByText(/^Verified listings are exclusively available/)).toBeInTheDocument();
  });
});

describe('match count', () => {
  it('counts the form’s values, debounced', async () => {
    const backend = buyBoxBackend(buyBox(), (box) => (box['conditions'] as string[]).length * 1000 - 999);
    const { user } = open();
    await loaded();
    expect(await screen.findByText('1 listing matches now')).toBeInTheDocument();
    await user.click(field('Turn-Key'));
    await user.click(field('Tear-Down'));
    expect(await screen.findByText('More than 1,000 listings match now')).toBeInTheDocument();
    expect(backend.counted).toEqual([
      expect.objectContaining({ conditions: ['Light Rehab'], min_price: 100_000, counties: ['Travis, TX'] }),
      expect.objectContaining({ conditions: ['Turn-Key', 'Light Rehab', 'Tear-Down'] }),
    ]);
    // Contact settings don’t affect the count.
    await user.click(field('VIP alerts'));
    expect(screen.getByText('More than 1,000 listings match now')).not.toHaveAttribute('aria-busy', 'true');
    expect(backend.counted[0]).not.toHaveProperty('phone');
  });
});

describe('saving', () => {
  it('saves the changes once and opens the dashboard', async () => {
    const backend = buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await user.click(field('Remove Travis, TX'));
    await user.click(field('Wholesale'));
    await user.click(field('Subject To'));
    await user.click(field('VIP alerts'));
    await user.click(field('Show my buy box summary on my profile'));
    await type(user, 'Phone', '  ');
    await user.dblClick(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([
      {
        user_id: userId,
        states: ['TX'],
        counties: [],
        investment_strategies: ['Wholesale', 'BRRRR'],
        financing: ['Cash', 'Subject To'],
        vip_alerts: false,
        shown: false,
        phone: null,
      },
    ]);
    expect(draft()).toBeNull();
  });

  it('shows progress, keeps the changes on failure, and can be retried', async () => {
    buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await user.click(field('Land'));
    server.use(http.post(`${backendUrl}/rest/v1/buybox_profiles`, () => HttpResponse.error()));
    await user.click(save());
    expect(await screen.findByText(/^We couldn’t save your investment criteria\. Can’t connect/)).toBeInTheDocument();
    expect(field('Land')).toBeChecked();
    const { response, respond } = deferredResponse<Response>();
    server.use(http.post(`${backendUrl}/rest/v1/buybox_profiles`, () => response));
    await user.click(save());
    expect(await screen.findByText('Saving...')).toBeInTheDocument();
    expect(screen.queryByText(/We couldn’t save/)).not.toBeInTheDocument();
    respond(new HttpResponse(null, { status: 201 }));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });
});

describe('unsaved changes', () => {
  it('restores unsaved changes on top of another tab’s, until they’re discarded', async () => {
    buyBoxBackend(buyBox());
    const { user, unmount } = open();
    await loaded();
    await user.click(field('Land'));
    unmount();
    buyBoxBackend(buyBox({ max_price: 350_000, vip_alerts: false }));
    open();
    await loaded();
    expect(screen.getByText('We restored your unsaved changes.')).toBeInTheDocument();
    expect(field('Land')).toBeChecked();
    expect(field('Maximum')).toHaveValue('350,000');
    expect(field('VIP alerts')).not.toBeChecked();
    await user.click(screen.getByText('Discard changes'));
    expect(field('Land')).not.toBeChecked();
    expect(draft()).toBeNull();
  });

  it('preserves unsaved changes of two tabs', async () => {
    const backend = buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await user.click(field('Land'));
    // Another tab saves a price and a market, then this tab becomes visible again.
    backend.state.box = buyBox({ max_price: 350_000, states: ['OH'], counties: [] });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(field('Maximum')).toHaveValue('350,000'));
    expect(chosen('Selected states')).toEqual(['Ohio · whole state']);
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([{ user_id: userId, property_types: ['Single Family', 'Land'] }]);
  });

  it('asks for confirmation before leaving unsaved changes', async () => {
    buyBoxBackend(buyBox());
    const { user, history } = open();
    await loaded();
    await user.click(field('Land'));
    await user.click(screen.getByText('Back to Dashboard'));
    await user.click(await screen.findByText('Keep editing'));
    expect(history.location.pathname).toBe(paths.buyBox);
    expect(field('Land')).toBeChecked();
    await user.click(screen.getByText('Back to Dashboard'));
    await user.click(await screen.findByText('Discard'));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(draft()).toBeNull();
  });
});
