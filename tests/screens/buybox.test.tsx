import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import BuyBoxScreen from '@/routes/protected/buybox-screen';
import { paths } from '@/shared/config/paths';
import { createQueryClient } from '@/shared/lib/query-client';
import { AuthProvider } from '@/shared/session/auth-provider';
import { heldBack } from '../msw/auth';
import { buyBox, buyBoxBackend } from '../msw/buybox';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { signedInAs, someMember } from '../render';

// By label and text: finding roles in a form of this size takes jsdom long.
const field = (name: string) => screen.getByLabelText(name, { selector: 'input, button' });
const loaded = () => screen.findByLabelText('States', { selector: 'input' });
const save = () => screen.getByText(/^(Save Investment Criteria|Retry)$/);
const chosen = (list: string) =>
  within(screen.getByLabelText(list))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const draft = () => sessionStorage.getItem(`buybox:${someMember.id}`);
const userId = someMember.id;

/** The screen on a router that can hold a navigation back, as the app's does. */
function open() {
  signedInAs(someMember);
  const router = createMemoryRouter(
    [
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
    ],
    { initialEntries: ['/before', paths.buyBox] },
  );
  const view = render(
    <QueryClientProvider client={createQueryClient({ retries: 0 })}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

async function type(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}

describe('the screen', () => {
  it('has its title, five sections and the way back', async () => {
    buyBoxBackend(null);
    open();
    expect(screen.getByText('Loading your investment criteria')).toBeInTheDocument();
    await loaded();
    expect(screen.getByText('Investment Criteria', { selector: 'h1' })).toBeInTheDocument();
    expect(screen.getByText('Define your target markets and property preferences')).toBeInTheDocument();
    const sections = [
      'Target Markets',
      'Property Details',
      'Price Range',
      'Investment Strategy',
      'Contact Preferences',
    ];
    for (const name of sections) expect(screen.getByText(name, { selector: 'h2' })).toBeInTheDocument();
    expect(screen.getByText('Back to Dashboard')).toHaveAttribute('href', paths.dashboard);
    expect(screen.queryByLabelText('Condo')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Creative')).not.toBeInTheDocument();
    expect(screen.getByText('$0 – $1.5M+')).toBeInTheDocument();
  });

  it('that cannot be loaded says so and tries again', async () => {
    const backend = buyBoxBackend(buyBox());
    server.use(failing('buybox_profiles'));
    const { user } = open();
    expect(await screen.findByText('Failed to load investment criteria')).toBeInTheDocument();
    server.resetHandlers();
    buyBoxBackend(backend.held.box);
    await user.click(screen.getByText('Retry'));
    expect(await loaded()).toBeInTheDocument();
  });

  it('shows the stored box, with choices of it that others are not offered', async () => {
    buyBoxBackend(buyBox({ property_types: ['Condo'], financing: ['Creative'], max_price: 2_000_000 }));
    open();
    await loaded();
    expect(chosen('Chosen states')).toEqual(['Texas · 1 county']);
    expect(chosen('Chosen counties')).toEqual(['Travis, TX']);
    expect(field('Condo')).toBeChecked();
    expect(field('Creative')).toBeChecked();
    expect(field('Single Family')).not.toBeChecked();
    expect(field('Minimum')).toHaveValue('100,000');
    expect(field('Maximum')).toHaveValue('2,000,000');
    expect(screen.getByText('$100,000 – $1.5M+')).toBeInTheDocument();
    expect(field('Phone')).toHaveValue('(512) 555-0100');
    expect(field('VIP alerts')).toBeChecked();
    expect(field('Instantly')).toBeChecked();
  });

  it('offers mail with the alerts only', async () => {
    const backend = buyBoxBackend(buyBox({ vip_alerts: false }));
    const { user } = open();
    await loaded();
    expect(field('Once a day')).toBeDisabled();
    await user.click(field('VIP alerts'));
    await user.click(field('Once a day'));
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([{ user_id: userId, vip_alerts: true, alert_mail: 'daily' }]);
  });
});

describe('target markets', () => {
  it('counties wait for a state, and go with it', async () => {
    const backend = buyBoxBackend(null);
    const { user } = open();
    await loaded();
    expect(field('Counties')).toHaveAttribute('aria-disabled', 'true');
    expect(field('Counties')).toHaveAttribute('placeholder', 'Choose a state first');
    await user.click(field('States'));
    await user.keyboard('ohio{Enter}tex{Enter}');
    expect(chosen('Chosen states')).toEqual(['Ohio · all of it', 'Texas · all of it']);
    expect(backend.states).toEqual([]);
    await user.click(field('Counties'));
    await waitFor(() => expect(options()).toEqual(['Franklin, OH', 'Hays, TX', 'Travis, TX']));
    await user.keyboard('travis{Enter}hays{Enter}');
    expect(chosen('Chosen counties')).toEqual(['Travis, TX', 'Hays, TX']);
    expect(chosen('Chosen states')).toEqual(['Ohio · all of it', 'Texas · 2 counties']);
    await user.click(field('Remove Texas'));
    expect(screen.getByText('Texas removed with 2 counties.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Chosen counties')).not.toBeInTheDocument();
    expect(field('States')).toHaveFocus();
    await user.click(field('Remove Ohio'));
    expect(field('Counties')).toHaveAttribute('aria-disabled', 'true');
  });

  it('has one list open at a time; a press outside closes it', async () => {
    buyBoxBackend(buyBox());
    const { user } = open();
    await user.click(await loaded());
    expect(field('States')).toHaveAttribute('aria-expanded', 'true');
    await user.click(field('Counties'));
    expect(field('States')).toHaveAttribute('aria-expanded', 'false');
    expect(field('Counties')).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByText('Investment Criteria', { selector: 'h1' }));
    expect(field('Counties')).toHaveAttribute('aria-expanded', 'false');
    expect(options()).toEqual([]);
  });

  it('says when counties cannot be loaded, and asks again', async () => {
    buyBoxBackend(buyBox());
    server.use(failing('counties'));
    const { user } = open();
    await loaded();
    await user.click(field('Counties'));
    expect(await screen.findByText('The counties could not be loaded.')).toBeInTheDocument();
    server.use(http.get(`${backendUrl}/rest/v1/counties`, () => HttpResponse.json([{ name: 'Hays' }])));
    await user.click(screen.getByText('Retry'));
    await user.click(field('Counties'));
    await waitFor(() => expect(options()).toEqual(['Hays, TX']));
  });
});

describe('the price', () => {
  const thumb = (name: string) => screen.getByLabelText(name);

  it('goes from stop to stop by keys, open at its ends', async () => {
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

  it('is typed to the dollar, and no key leads one thumb past the other', async () => {
    buyBoxBackend(buyBox({ min_price: 200_000, max_price: 200_000 }));
    const { user } = open();
    await loaded();
    thumb('Minimum price').focus();
    await user.keyboard('{PageUp}');
    expect(field('Minimum')).toHaveValue('200,000');
    await type(user, 'Maximum', '212345');
    expect(thumb('Maximum price')).toHaveAttribute('aria-valuenow', '212345');
    expect(screen.getByText('$200,000 – $212,345')).toBeInTheDocument();
  });

  it('the wrong way round is said once its fields are left, and is not saved', async () => {
    const backend = buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await type(user, 'Minimum', '500000');
    expect(screen.queryByText('The minimum is above the maximum.')).not.toBeInTheDocument();
    await user.click(save());
    expect(screen.getByText('The minimum is above the maximum.')).toBeInTheDocument();
    expect(field('Minimum')).toHaveFocus();
    expect(field('Minimum')).toBeInvalid();
    expect(backend.saved).toEqual([]);
    await type(user, 'Maximum', '600000');
    expect(screen.queryByText('The minimum is above the maximum.')).not.toBeInTheDocument();
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([{ user_id: userId, min_price: 500_000, max_price: 600_000 }]);
  });
});

describe('how many match', () => {
  it('is counted for what the form holds, once for each pause', async () => {
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
    // What only says how to reach the member is no question.
    await user.click(field('VIP alerts'));
    expect(screen.getByText('More than 1,000 listings match now')).not.toHaveAttribute('aria-busy', 'true');
    expect(backend.counted[0]).not.toHaveProperty('phone');
  });

  it('drops the answer to an outdated question, and breaks it off', async () => {
    buyBoxBackend(buyBox());
    let brokenOff = 0;
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/count_matches`, async ({ request }) => {
        const { box } = (await request.clone().json()) as { box: { conditions: string[] } };
        if (box.conditions.length > 1) return HttpResponse.json(2);
        request.signal.addEventListener('abort', () => {
          brokenOff += 1;
        });
        await delay('infinite');
        return HttpResponse.json(99);
      }),
    );
    const { user } = open();
    await loaded();
    expect(screen.getByText('Counting matches…')).toBeInTheDocument();
    await user.click(field('Turn-Key'));
    expect(await screen.findByText('2 listings match now')).toBeInTheDocument();
    expect(brokenOff).toBe(1);
  });

  it('can fail and be tried again, without harm to the form', async () => {
    buyBoxBackend(buyBox());
    server.use(failing('rpc/count_matches'));
    const { user } = open();
    await loaded();
    expect(await screen.findByText('The matches could not be counted.')).toBeInTheDocument();
    buyBoxBackend(buyBox(), () => 0);
    await user.click(screen.getByText('Retry', { selector: 'p button' }));
    expect(await screen.findByText('No listings match now')).toBeInTheDocument();
  });
});

describe('saving', () => {
  it('stores what was changed, once, and leads to the dashboard', async () => {
    const backend = buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await user.click(field('Remove Travis, TX'));
    await user.click(field('Wholesale'));
    await user.click(field('Subject To'));
    await user.click(field('VIP alerts'));
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
        phone: null,
      },
    ]);
    expect(draft()).toBeNull();
  });

  it('makes a box also of one that asks nothing, but stores nothing where nothing was changed', async () => {
    const none = buyBoxBackend(null);
    const { user, unmount } = open();
    await loaded();
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(none.saved).toEqual([{ user_id: userId }]);
    unmount();
    const some = buyBoxBackend(buyBox());
    const again = open();
    await loaded();
    await again.user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(some.saved).toEqual([]);
  });

  it('says that it is saving; what failed is kept and can be tried again', async () => {
    buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await user.click(field('Land'));
    server.use(http.post(`${backendUrl}/rest/v1/buybox_profiles`, () => HttpResponse.error()));
    await user.click(save());
    expect(
      await screen.findByText(/^Your investment criteria were not saved\. The connection did not work/),
    ).toBeInTheDocument();
    expect(field('Land')).toBeChecked();
    const { answer, give } = heldBack<Response>();
    server.use(http.post(`${backendUrl}/rest/v1/buybox_profiles`, () => answer));
    await user.click(save());
    expect(await screen.findByText('Saving...')).toBeInTheDocument();
    expect(screen.queryByText(/were not saved/)).not.toBeInTheDocument();
    give(new HttpResponse(null, { status: 201 }));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });
});

describe('unsaved changes', () => {
  it('are there again after a reload, over what another tab saved, and go on demand', async () => {
    buyBoxBackend(buyBox());
    const { user, unmount } = open();
    await loaded();
    await user.click(field('Land'));
    unmount();
    buyBoxBackend(buyBox({ max_price: 350_000, vip_alerts: false }));
    open();
    await loaded();
    expect(screen.getByText('Your unsaved changes are back.')).toBeInTheDocument();
    expect(field('Land')).toBeChecked();
    expect(field('Maximum')).toHaveValue('350,000');
    expect(field('VIP alerts')).not.toBeChecked();
    await user.click(screen.getByText('Discard them'));
    expect(field('Land')).not.toBeChecked();
    expect(draft()).toBeNull();
  });

  it('in two tabs do not undo each other', async () => {
    const backend = buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await user.click(field('Land'));
    // Another tab saves a price and a market; this one comes back into sight.
    backend.held.box = buyBox({ max_price: 350_000, states: ['OH'], counties: [] });
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(field('Maximum')).toHaveValue('350,000'));
    expect(chosen('Chosen states')).toEqual(['Ohio · all of it']);
    await user.click(save());
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(backend.saved).toEqual([{ user_id: userId, property_types: ['Single Family', 'Land'] }]);
  });

  it('hold back who leaves, until they are given up', async () => {
    buyBoxBackend(buyBox());
    const { user, router } = open();
    await loaded();
    await user.click(field('Land'));
    await user.click(screen.getByText('Back to Dashboard'));
    await user.click(await screen.findByText('Keep editing'));
    expect(router.state.location.pathname).toBe(paths.buyBox);
    expect(field('Land')).toBeChecked();
    await user.click(screen.getByText('Back to Dashboard'));
    await user.click(await screen.findByText('Discard'));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
    expect(draft()).toBeNull();
  });

  it('that were taken back are none', async () => {
    buyBoxBackend(buyBox());
    const { user } = open();
    await loaded();
    await user.click(field('Land'));
    await user.click(field('Land'));
    await user.click(screen.getByText('Back to Dashboard'));
    expect(await screen.findByText('The dashboard')).toBeInTheDocument();
  });
});
