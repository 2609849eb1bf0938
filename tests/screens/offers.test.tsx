import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKeys } from '@/platform/storage/drafts';
import NewOfferScreen from '@/routes/app/new-offer-screen';
import OfferScreen from '@/routes/app/offer-screen';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { expectFocused } from '../expect-focused';
import { dealsBackend, emptyDeals, offerId, offerRow, offerVersion, receivedOffer } from '../msw/deals';
import { listing, listingId } from '../msw/listings';
import { member, sellerId } from '../msw/members';
import { backendUrl, failing, respondWithRows, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const state = emptyDeals();
let property: object;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00Z') });
  // The full list of time zones would slow down every query.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York']);
  Object.assign(state, emptyDeals(), { refusal: undefined, onCall: undefined });
  property = { ...listing(), calls: [], offers: [], deals: [] };
  server.use(
    ...dealsBackend(state),
    http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => respondWithRows(request, [property])),
    rows('users', [member({ id: someMember.id, email_confirmed: true })]),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const renderAt = (element: React.ReactNode, at: string, path: string) =>
  renderScreen(
    <>
      {element}
      <Toaster />
    </>,
    { at, path, user: someMember },
  );
const makeOffer = () => renderAt(<NewOfferScreen />, paths.newOffer(listingId), paths.newOffer(':id'));
const openOffer = (search = '') => renderAt(<OfferScreen />, paths.offer(offerId(1)) + search, paths.offer(':id'));

const field = (name: string | RegExp) => screen.findByLabelText(name);
const set = async (name: string | RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function fillIn(user: ReturnType<typeof makeOffer>['user']) {
  await set('Price *', '212000');
  await set(/^Earnest money/, '3000');
  await set(/^Closing date/, '2026-12-18');
  await user.selectOptions(await field('Financing *'), 'Cash');
}

describe('the offer form', () => {
  it('shows the terms in plain English while typing, and makes one offer', async () => {
    state.companies = [{ company: 'Elm Partners LP', company_state: 'DE', capacity: 'General partner' }];
    const { user } = makeOffer();
    await fillIn(user);
    expect(screen.queryByLabelText(/profit share/)).not.toBeInTheDocument();
    const summary = screen.getByRole('region', { name: 'In plain English' });
    expect(summary).toHaveTextContent(
      'You pay $212,000, with $3,000 earnest money due within 48 hours of acceptance.' +
        'You pay in cash.You have 7 days to inspect.Closing by Dec 18, 2026.Your offer expires Nov 27, 6:00 AM CST.',
    );
    expect(summary).toHaveTextContent(/Buyer: Myself.*Time zone: Central Time \(Chicago\)/);
    await user.click(await button('Change buyer'));
    await user.selectOptions(await field('Buyer *'), 'Elm Partners LP (Delaware), General partner');
    expect(summary).toHaveTextContent('You act for Elm Partners LP (Delaware), General partner.You pay $212,000');
    await set(/^Message to/, 'Hello');
    await user.click(await button('Send offer'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Send this offer?' });
    expect(dialog).toHaveTextContent('You pay $212,000');
    expect(state.calls).toEqual([]);
    await user.dblClick(within(dialog).getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/offers\/[\da-f-]{36}$/));
    expect(state.calls).toEqual([
      {
        name: 'make_offer',
        sent: {
          offer_id: screen.getByTestId('address').textContent.split('/').at(-1),
          property_id: listingId,
          terms: {
            price: 212_000,
            seller_credit: 0,
            earnest_money: 3000,
            earnest_due_hours: 48,
            earnest_due_days: null,
            second_deposit: 0,
            second_deposit_days: null,
            earnest_refund_days: null,
            earnest_holder: null,
            extension_fee: 0,
            closing_on: '2026-12-18',
            financing: 'Cash',
            inspection_days: 7,
            contingencies: [],
            jv_share_pct: 0,
            time_zone: 'America/Chicago',
            expires_at: '2026-11-27T12:00:00.000Z',
            seen_claims: {},
          },
          message: 'Hello',
          ...state.companies[0],
        },
      },
    ]);
    expect(draftKeys()).toEqual([]);
  });

  it('asks in how many days a second deposit is due, if there is one', async () => {
    const { user } = makeOffer();
    await fillIn(user);
    await user.click(await button('More terms'));
    const group = within(screen.getByRole('group', { name: 'Earnest money' }));
    expect(group.queryByLabelText(/^Second deposit due/)).not.toBeInTheDocument();
    await set('Second deposit *', '5,000');
    await user.selectOptions(group.getByLabelText('Deposit held by'), 'A title company');
    await user.click(await button('Send offer'));
    expect(await group.findByText('Enter a number of days')).toBeInTheDocument();
    await set(/^Second deposit due within/, '20');
    const summary = screen.getByRole('region', { name: 'In plain English' });
    expect(summary).toHaveTextContent('A second deposit of $5,000 is due within 20 days of acceptance.');
    expect(summary).toHaveTextContent('A title company holds the earnest money.');
  });

  it('counts the time for the earnest money in hours or business days', async () => {
    const { user } = makeOffer();
    await fillIn(user);
    await user.click(await button('More terms'));
    const group = within(screen.getByRole('group', { name: 'Earnest money' }));
    await user.selectOptions(group.getByLabelText('Counted in'), 'Business days');
    await user.clear(group.getByLabelText(/^Deposit earnest money within/));
    await user.click(await button('Send offer'));
    expect(await group.findByText('Enter a number of business days')).toBeInTheDocument();
    await set(/^Deposit earnest money within/, '5');
    const summary = screen.getByRole('region', { name: 'In plain English' });
    expect(summary).toHaveTextContent('due within 5 business days of acceptance, by 5 PM.');
    await user.click(await button('Send offer'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(state.calls).toHaveLength(1));
    expect(state.calls[0]?.sent).toMatchObject({ terms: { earnest_due_hours: null, earnest_due_days: 5 } });
  });

  it('retries a failed request with the same ID', async () => {
    const { user } = makeOffer();
    await fillIn(user);
    state.refusal = { code: 'XX000', message: 'broken by the test' };
    await user.click(await button('Send offer'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Send offer' }));
    expect(await within(dialog).findByText(/Something went wrong on our side/)).toBeInTheDocument();
    state.refusal = undefined;
    await user.click(within(dialog).getByRole('button', { name: 'Send offer' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/offers\//));
    expect(new Set(state.calls.map(({ sent }) => sent['offer_id'])).size).toBe(1);
    expect(state.calls).toHaveLength(2);
  });

  it('shows an error at each invalid field, and keeps the draft on reload', async () => {
    const { user, unmount } = makeOffer();
    await user.click(await button('Send offer'));
    expect(await screen.findByText('Enter a price')).toBeInTheDocument();
    expect(screen.getByText('Choose how the buyer pays')).toBeInTheDocument();
    await expectFocused(field('Price *'));
    await set('Price *', '200000');
    unmount();
    makeOffer();
    expect(await field('Price *')).toHaveValue('200,000');
    expect(screen.getByText('We restored your unsaved draft.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await field('Price *')).toHaveValue('');
    expect(draftKeys()).toEqual([]);
  });
});

describe('the folded terms of an offer', () => {
  const fold = () => screen.findByRole('region', { name: 'More terms' });

  it('say what they are, and keep what was typed', async () => {
    const { user } = makeOffer();
    expect(await fold()).toHaveTextContent(
      'Deposit earnest money within 48 hours · Inspection: 7 days · Contingencies: None · Expires in 48 hours · ' +
        'No message',
    );
    expect(await field('Inspection *')).not.toBeVisible();
    await user.click(await button('More terms'));
    expect(await field('Inspection *')).toBeVisible();
    await set('Inspection *', '0');
    await set(/^Message to/, 'Hello');
    await user.selectOptions(await field('Expires *'), 'In 7 days');
    await user.click(await button('More terms'));
    expect(await fold()).toHaveTextContent(
      'Inspection: Waived · Contingencies: None · Expires in 7 days · With a message',
    );
    await user.click(await button('More terms'));
    expect(await field(/^Message to/)).toHaveValue('Hello');
  });

  it('open at the first error, and stay open while it’s fixed', async () => {
    const { user } = makeOffer();
    await fillIn(user);
    await set('Inspection *', '');
    await user.click(await button('Send offer'));
    expect(await screen.findByText('Enter a number of days, or 0 to waive it')).toBeVisible();
    await expectFocused(field('Inspection *'));
    await set('Inspection *', '3');
    await waitFor(() => expect(screen.queryByText('Enter a number of days, or 0 to waive it')).not.toBeInTheDocument());
    expect(await field('Inspection *')).toBeVisible();
    await user.click(await button('Change buyer'));
    await user.selectOptions(await field('Buyer *'), 'A company');
    await user.click(await button('Change buyer'));
    expect(await field('Company *')).not.toBeVisible();
    await user.click(await button('Send offer'));
    expect(await screen.findByText('Enter the company’s legal name')).toBeVisible();
    await expectFocused(field('Company *'));
  });
});

describe('the next step after an offer', () => {
  const allow = (refusal: string | null) =>
    server.use(http.post(`${backendUrl}/rest/v1/rpc/message_refusal`, () => HttpResponse.json(refusal)));

  it.each([
    [null, 'Message Sam Seller', paths.conversation(sellerId)],
    ['You can start conversations later.', 'Ask a public question', `${paths.listing(listingId)}#questions`],
  ])('leads to the seller’s conversation or a public question, by their refusal: %s', async (refusal, name, to) => {
    allow(refusal);
    state.offers = [offerRow()];
    openOffer();
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toContain(to);
    expect(screen.getByRole('region', { name: 'While you wait' })).toContainElement(link);
  });

  it('appears for the buyer alone, until the offer is over', async () => {
    allow(null);
    state.offers = [receivedOffer()];
    const { unmount } = openOffer();
    await screen.findByRole('heading', { name: 'Offer from Ann Buyer' });
    expect(screen.queryByText('While you wait')).not.toBeInTheDocument();
    unmount();
    state.offers = [offerRow({ state: 'withdrawn' })];
    openOffer();
    await screen.findByText('This offer was withdrawn.');
    expect(screen.queryByText('While you wait')).not.toBeInTheDocument();
  });
});

describe('the offer page', () => {
  it('sends nothing and shows the latest terms when the other side changed them', async () => {
    state.offers = [receivedOffer()];
    state.onCall = (_, { version }) => {
      if (version !== 1) return;
      state.offers = [receivedOffer({ versions: [offerVersion({ version: 2, price: 190_000 }), offerVersion()] })];
      state.refusal = {
        code: 'P0001',
        message: 'This offer has changed. Review the latest version.',
        hint: 'offer_changed',
      };
    };
    const { user } = openOffer();
    await user.click(await button('Accept offer'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Message to/), 'Deal!');
    await user.click(within(dialog).getByRole('button', { name: 'Accept offer' }));
    expect(await within(dialog).findByText(/Ann Buyer changed the terms. Nothing was sent/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Accept offer' })).not.toBeInTheDocument();
    state.refusal = undefined;
    await user.click(within(dialog).getByRole('button', { name: 'Show latest terms' }));
    expect(dialog).toHaveTextContent('The buyer pays $190,000');
    expect(within(dialog).getByLabelText(/^Message to/)).toHaveValue('Deal!');
    await user.click(within(dialog).getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(state.calls.map(({ sent }) => sent['version'])).toEqual([1, 2]);
    expect(state.calls[1]?.sent['message']).toBe('Deal!');
  });

  it('shows before acceptance what the seller changed, and that the contract ends first', async () => {
    state.terms = [{ contract_expires_on: '2026-12-10' }];
    const versions = [
      offerVersion({ version: 2, author: 'seller', claims: { arv: 180_000 } }),
      offerVersion({ claims: { arv: 300_000 } }),
    ];
    state.offers = [offerRow({ versions, listing: { ...listing({ arv: 180_000 }), calls: [] } })];
    const { user } = openOffer();
    const notice = await screen.findByRole('region', { name: 'The listing’s numbers changed' });
    expect(notice).toHaveTextContent('Value after repair: $180,000, was $300,000');
    expect(notice).toHaveTextContent('What you saw then is what counts if this becomes a deal.');
    await user.click(await button(/^Accept/));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Value after repair on the listing: $180,000 ($300,000 with the offer).');
    expect(dialog).toHaveTextContent(
      /Closing on Dec 18, 2026 is after the seller’s contract for this property expires on Dec 10, 2026\./,
    );
  });

  it('sends an offer about what the listing claims, and says if that has changed', async () => {
    property = { ...listing({ arv: 300_000 }), calls: [], offers: [], deals: [] };
    state.refusal = { code: 'P0001', message: 'The seller has just changed …', hint: 'offer_changed' };
    state.onCall = () => {
      property = { ...listing({ arv: 180_000 }), calls: [], offers: [], deals: [] };
    };
    const { user } = makeOffer();
    await fillIn(user);
    await user.click(await button('Send offer'));
    const send = async () =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send offer' }));
    await send();
    const notice = await screen.findByRole('region', { name: 'The listing’s numbers changed' });
    expect(notice).toHaveTextContent('Value after repair: $180,000, was $300,000');
    state.refusal = undefined;
    await user.click(await button('Send offer'));
    await send();
    await waitFor(() => expect(state.calls).toHaveLength(2));
    expect(state.calls.map(({ sent }) => (sent['terms'] as Record<string, unknown>)['seen_claims'])).toEqual([
      { arv: 300_000 },
      { arv: 180_000 },
    ]);
  });

  it('preserves typed terms when a newer version arrives, and sends them against it', async () => {
    state.offers = [receivedOffer()];
    state.onCall = (_, { version }) => {
      if (version !== 1) return;
      state.offers = [receivedOffer({ versions: [offerVersion({ version: 2, price: 215_000 }), offerVersion()] })];
      state.refusal = {
        code: 'P0001',
        message: 'This offer has changed. Review the latest version.',
        hint: 'offer_changed',
      };
    };
    const { user } = openOffer('?terms');
    await set('Price *', '225000');
    await user.click(await button('Send counteroffer'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send counteroffer' }));
    const notice = await screen.findByRole('region', { name: 'Ann Buyer sent new terms' });
    expect(within(notice).getByText('$215,000').tagName).toBe('MARK');
    expect(await field('Price *')).toHaveValue('225000');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    state.refusal = undefined;
    await user.click(await button('Send counteroffer'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send counteroffer' }));
    await waitFor(() => expect(state.calls).toHaveLength(2));
    expect(state.calls[1]?.sent).toMatchObject({ action: 'counter', version: 2, terms: { price: 225_000 } });
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^/offers/${offerId(1)}$`)));
  });

  it('lets the buyer change and withdraw an offer, with the reason', async () => {
    state.offers = [offerRow()];
    state.onCall = () => {
      state.offers = [offerRow({ state: 'withdrawn' })];
    };
    const { user } = openOffer();
    expect(await screen.findByText('Waiting for Sam Seller to answer.')).toBeInTheDocument();
    expect(screen.getByText(/^We’ll notify you when Sam Seller answers or this offer expires/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change terms' })).toBeInTheDocument();
    await user.click(await button('Withdraw offer'));
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your offer?' });
    await user.type(within(dialog).getByLabelText('Reason'), 'Found another');
    await user.click(within(dialog).getByRole('button', { name: 'Withdraw offer' }));
    expect(await screen.findByText('This offer was withdrawn.')).toBeInTheDocument();
    expect(state.calls[0]?.sent).toMatchObject({ action: 'withdraw', message: 'Found another' });
  });

  it.each([
    ['buyer', offerRow({ held_at: '2026-11-24T12:00:00+00:00' }), ['Withdraw offer']],
    ['seller', receivedOffer({ held_at: '2026-11-24T12:00:00+00:00' }), []],
  ])('leaves the %s of an offer on hold nothing but to take back their own', async (_, row, actions) => {
    state.offers = [row];
    openOffer();
    expect(await screen.findByText(/^On hold while our team reviews the listing/)).toBeInTheDocument();
    expect(screen.getByText('On hold')).toBeInTheDocument();
    expect(screen.queryByText(/^Expires/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Counter|Change terms/ })).not.toBeInTheDocument();
    const shown = screen.queryAllByRole('button', { name: /Accept|Decline|Withdraw/ });
    expect(shown.map(({ textContent }) => textContent)).toEqual(actions);
  });

  it('shows the seller of a sealed offer neither terms nor actions', async () => {
    const call = { id: 'c', deadline: '2026-12-01T23:00:00+00:00', time_zone: 'America/Chicago', state: 'running' };
    state.offers = [
      receivedOffer({
        state: 'sealed',
        versions: [],
        entries: [],
        listing: { ...listing(), calls: [call as never] },
      }),
    ];
    openOffer();
    expect(await screen.findByText('Opens Dec 1, 5:00 PM CST')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Accept|Decline/ })).not.toBeInTheDocument();
  });

  it('shows others no offer, and an error when loading fails', async () => {
    const { unmount } = openOffer();
    expect(await screen.findByText('Offer not found')).toBeInTheDocument();
    unmount();
    server.use(failing('offers'));
    const { user } = openOffer();
    expect(await screen.findByText('We couldn’t load this offer')).toBeInTheDocument();
    state.offers = [offerRow()];
    server.use(...dealsBackend(state));
    await user.click(await button('Retry'));
    expect(await screen.findByRole('heading', { name: 'Your offer' })).toBeInTheDocument();
  });
});
