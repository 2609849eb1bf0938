import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import EditEventScreen from '@/routes/protected/edit-event-screen';
import ProposeEventScreen from '@/routes/protected/propose-event-screen';
import StaffEventsScreen from '@/routes/protected/staff-events-screen';
import { AccountMenu } from '@/routes/protected/app-account-menu';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { event, eventId, inDays, keepsEvents, type EventsState } from '../msw/events';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

let state: EventsState;
let tier: 'free' | 'closer';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T12:00:00Z') });
  // All of them would make each look at the form take its time.
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Asia/Calcutta', 'Europe/Berlin']);
  tier = 'free';
  state = { rows: [], calls: [], asked: [] };
  server.use(
    ...keepsEvents(state),
    rows('staff', []),
    http.get(`${backendUrl}/rest/v1/users`, () =>
      HttpResponse.json([member({ id: someMember.id, membership_tier: tier, email: someMember.email })]),
    ),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const propose = () =>
  renderScreen(
    <>
      <ProposeEventScreen />
      <Toaster />
    </>,
    {
      at: paths.proposeEvent,
      path: paths.proposeEvent,
      routes: <Route path={paths.event(':id')} element={<Toaster />} />,
      user: someMember,
    },
  );
const edit = () =>
  renderScreen(<EditEventScreen />, {
    at: paths.editEvent(eventId(1)),
    path: paths.editEvent(':id'),
    user: someMember,
  });

const field = (name: string | RegExp) => screen.getByLabelText(name);
const set = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

async function fillIn(user: ReturnType<typeof propose>['user']) {
  set(/^Title/, 'Deal night');
  set(/^Description/, 'Bring a deal.');
  set('Start date *', '2027-03-07');
  set('Start time *', '14:00');
  set('End time *', '16:00');
  await user.selectOptions(field(/^Time zone/), 'America/New_York');
  set(/^Address/, '12 Oak St');
}
const saved = () => state.calls.filter(({ name }) => name === 'save_event').map(({ sent }) => sent);

describe('proposing an event', () => {
  it('sends the instants that the clocks of the chosen zone mean, and leads to its page', async () => {
    const { user } = propose();
    await fillIn(user);
    set(/^Places/, '40');
    expect(field('End date *')).toHaveValue('2027-03-07');
    await user.selectOptions(field(/^Time zone/), 'Asia / Kolkata');
    expect(screen.getByText(/^Your time: /)).toBeInTheDocument();
    await user.selectOptions(field(/^Time zone/), 'Eastern Time (New York)');
    await user.dblClick(screen.getByRole('button', { name: 'Propose event' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/community\/events\/[\da-f-]{36}$/));
    expect(saved()).toEqual([
      {
        event_id: screen.getByTestId('address').textContent.split('/').at(-1),
        title: 'Deal night',
        description: 'Bring a deal.',
        starts_at: '2027-03-07T19:00:00.000Z',
        ends_at: '2027-03-07T21:00:00.000Z',
        time_zone: 'America/New_York',
        format: 'in_person',
        location: '12 Oak St',
        capacity: 40,
        exclusive: false,
      },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('says at each field what is wrong, and goes to the first', async () => {
    const { user } = propose();
    await user.click(screen.getByRole('button', { name: 'Propose event' }));
    for (const text of ['Give it a title', 'Say what it is about'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('Choose a date')).toHaveLength(2);
    expect(field(/^Title/)).toHaveFocus();
    await fillIn(user);
    set('Start date *', '2027-03-14');
    set('Start time *', '02:30');
    set('End date *', '2027-03-14');
    set(/^Address/, ' ');
    await user.click(screen.getByRole('button', { name: 'Propose event' }));
    expect(await screen.findByText('On this day the clocks skip this time. Choose another')).toBeInTheDocument();
    expect(screen.getByText('Say where it takes place')).toBeInTheDocument();
    expect(state.calls).toEqual([]);
  });

  it('asks which of two hours is meant when clocks go back', async () => {
    const { user } = propose();
    await fillIn(user);
    expect(screen.queryByLabelText(/^Which of the two/)).not.toBeInTheDocument();
    set('Start date *', '2027-11-07');
    set('Start time *', '01:30');
    const which = await screen.findByLabelText('Which of the two start times?');
    expect(
      within(which)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The first (EDT)', 'The second (EST)']);
    await user.selectOptions(which, 'The second (EST)');
    set('End date *', '2027-11-07');
    await user.click(screen.getByRole('button', { name: 'Propose event' }));
    await waitFor(() => expect(saved()[0]?.['starts_at']).toBe('2027-11-07T06:30:00.000Z'));
  });

  it('keeps what was typed over a reload, and the same id over a failure; can start over', async () => {
    state.refusal = { code: 'P0001', message: 'Confirm your email address to propose an event.' };
    const first = propose();
    await fillIn(first.user);
    await first.user.click(screen.getByRole('button', { name: 'Propose event' }));
    expect(await screen.findByText('Confirm your email address to propose an event.')).toBeInTheDocument();
    expect(field(/^Title/)).toHaveValue('Deal night');
    first.unmount();

    const { user } = propose();
    expect(screen.getByText('What you typed before is still here.')).toBeInTheDocument();
    expect(field('Start time *')).toHaveValue('14:00');
    state.refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Propose event' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]?.['event_id']).toBe(saved()[0]?.['event_id']);
  });

  it('starts over when asked to', async () => {
    const first = propose();
    await first.user.type(field(/^Title/), 'D');
    first.unmount();
    const { user } = propose();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field(/^Title/)).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes a link for what is online, and only https', async () => {
    const { user } = propose();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Online' }));
    set(/^Link/, 'http://meet.example/a');
    await user.click(screen.getByRole('button', { name: 'Propose event' }));
    expect(await screen.findByText('A full address that begins with https://')).toBeInTheDocument();
    set(/^Link/, 'https://meet.example/a');
    await user.click(screen.getByRole('button', { name: 'Propose event' }));
    await waitFor(() => expect(saved()[0]).toMatchObject({ format: 'online', link: 'https://meet.example/a' }));
    expect(saved()[0]).not.toHaveProperty('location');
  });

  it('exclusive events are for paid members to organize', async () => {
    propose().unmount();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    tier = 'closer';
    const { user } = propose();
    await user.click(await screen.findByRole('checkbox', { name: 'Exclusive to Closer and Partner members' }));
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Propose event' }));
    await waitFor(() => expect(saved()[0]).toMatchObject({ exclusive: true }));
  });
});

describe('editing an event', () => {
  const own = { user_id: someMember.id };

  it('sends what was stored and changed; a returned one is proposed again', async () => {
    state.rows = [
      event({
        ...own,
        status: 'returned',
        reason: 'x',
        starts_at: '2027-07-01T18:00:00+00:00',
        ends_at: '2027-07-01T20:00:00+00:00',
      }),
    ];
    const { user } = edit();
    expect(await screen.findByLabelText('Start time *')).toHaveValue('14:00');
    set('Start time *', '13:30');
    await user.click(screen.getByRole('button', { name: 'Propose again' }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${paths.event(eventId(1))}$`)),
    );
    expect(saved()).toEqual([
      expect.objectContaining({
        event_id: eventId(1),
        title: 'Deal night',
        starts_at: '2027-07-01T17:30:00.000Z',
        ends_at: '2027-07-01T20:00:00.000Z',
      }),
    ]);
  });

  it('of a published one offers time, place and number of places', async () => {
    state.rows = [event({ ...own, capacity: 10, event_links: { url: 'https://meet.example/room' } })];
    const { user } = edit();
    expect(
      await screen.findByText(/Of a published event time, place and number of places can change/),
    ).toBeInTheDocument();
    for (const name of [/^Title/, /^Description/, /^Price/])
      expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    set(/^Places/, '20');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved()[0]).toMatchObject({ title: 'Deal night', capacity: 20, link: 'https://meet.example/room' }),
    );
  });

  it('is not for others', async () => {
    state.rows = [event()];
    edit();
    expect(await screen.findByRole('heading', { level: 2, name: 'Event not found' })).toBeInTheDocument();
  });

  it('nor is what is over', async () => {
    state.rows = [event({ ...own, starts_at: inDays(-2), ends_at: inDays(-1) })];
    edit();
    expect(await screen.findByRole('heading', { level: 2, name: 'Event not found' })).toBeInTheDocument();
  });

  it('can be tried again when it does not load', async () => {
    server.use(failing('events'));
    const { user } = edit();
    expect(await screen.findByText('This event could not be loaded')).toBeInTheDocument();
    state.rows = [event(own)];
    server.use(...keepsEvents(state));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  });
});

describe('what staff do about proposals', () => {
  const open = () =>
    renderScreen(
      <>
        <StaffEventsScreen />
        <Toaster />
      </>,
      { at: paths.staffEvents, path: paths.staffEvents, user: someMember },
    );
  const card = async (name: string) => within(await screen.findByRole('article', { name }));

  beforeEach(() => {
    server.use(rows('staff', [{ user_id: someMember.id, granted_at: '2026-01-01T00:00:00+00:00' }]));
    state.rows = [
      event({ status: 'proposed', event_links: { url: 'https://meet.example/room' } }),
      event({ id: eventId(2), title: 'Tour', status: 'proposed', exclusive: true }),
    ];
  });

  it('is for staff, who find it in the account menu', async () => {
    renderScreen(<AccountMenu trigger={<button type="button">Account</button>} name="Dana" email={null} />, {
      user: someMember,
    });
    expect(await screen.findByRole('menuitem', { name: 'Events to publish' })).toHaveAttribute(
      'href',
      paths.staffEvents,
    );
  });

  it('to others there is no such screen', async () => {
    server.use(rows('staff', []));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
  });

  it('publishes as it was read, once, and goes on to the next', async () => {
    open();
    const first = await card('Deal night');
    expect(first.getByText('Link: https://meet.example/room')).toBeInTheDocument();
    const asked = state.asked.at(-1);
    expect([asked?.get('status'), asked?.get('order')]).toEqual(['eq.proposed', 'created_at.asc,id.asc']);
    const { edited_at } = state.rows[0] ?? event();
    const publish = first.getByRole('button', { name: 'Publish' });
    // At once: no answer comes between the two, which would put the next card's button under the second.
    act(() => {
      publish.click();
      publish.click();
    });
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Deal night' })).not.toBeInTheDocument());
    expect(state.calls).toEqual([
      { name: 'decide_event', sent: { event_id: eventId(1), decision: 'published', seen: edited_at } },
    ]);
    expect(screen.getByRole('heading', { name: 'Tour' })).toHaveFocus();
  });

  it('returns with a reason', async () => {
    const { user } = open();
    await user.click((await card('Tour')).getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this event' }));
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    expect(dialog.getByText('Say what must change before it can be published')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await user.type(dialog.getByRole('textbox'), 'Which room?');
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Tour' })).not.toBeInTheDocument());
    expect(state.calls.at(-1)?.sent).toMatchObject({ decision: 'returned', reason: 'Which room?' });
  });

  it('tells when it was edited or decided meanwhile, and reads again', async () => {
    state.refusal = { code: 'P0001', message: 'The event was edited meanwhile. Look at it again.' };
    const { user } = open();
    await user.click((await card('Tour')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Tour: The event was edited meanwhile. Look at it again.')).toBeInTheDocument();
    await waitFor(() => expect(state.asked).toHaveLength(2));
  });

  it('says when nothing waits, and when it could not be loaded', async () => {
    state.rows = [];
    open().unmount();
    server.use(failing('events'));
    const { user } = open();
    expect(await screen.findByText('The proposals could not be loaded')).toBeInTheDocument();
    server.use(...keepsEvents(state));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Nothing waits to be published' })).toBeInTheDocument();
  });
});
