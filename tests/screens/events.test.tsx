import { screen, within, act, fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it, afterEach, vi } from 'vitest';
import { draftKeys } from '@/platform/storage/drafts';
import EditEventScreen from '@/routes/app/edit-event-screen';
import EventScreen from '@/routes/app/event-screen';
import EventsScreen from '@/routes/app/events-screen';
import ProposeEventScreen from '@/routes/app/propose-event-screen';
import ReviewScreen from '@/routes/app/review-screen';
import { paths } from '@/domain/site/paths';
import { ReportContext, type ReportSubject } from '@/shared/content/report-context';
import { Toaster } from '@/kit/ui/toaster';
import { event, eventId, inDays, eventsBackend, type EventsState } from '../msw/events';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { staffBackend } from '../msw/staff';
import { renderScreen, someMember } from '../render';

describe('events', () => {
  let state: EventsState;
  let tier: 'free' | 'pro';

  beforeEach(() => {
    tier = 'free';
    state = { rows: [event()], calls: [], queries: [] };
    server.use(
      ...eventsBackend(state),
      rows('staff', []),
      http.get(`${backendUrl}/rest/v1/users`, () =>
        HttpResponse.json([member({ id: someMember.id, membership_tier: tier, email: someMember.email })]),
      ),
    );
  });

  const openList = (at: string = paths.events) =>
    renderScreen(
      <>
        <EventsScreen />
        <Toaster />
      </>,
      { at, path: paths.events, user: someMember },
    );

  const reported: ReportSubject[] = [];
  const openEvent = (id = eventId(1)) =>
    renderScreen(
      <ReportContext value={(subject) => reported.push(subject)}>
        <EventScreen />
        <Toaster />
      </ReportContext>,
      { at: paths.event(id), path: paths.event(':id'), user: someMember },
    );

  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  const sent = () => state.calls.map(({ name, sent: { event_id } }) => `${name} ${String(event_id)}`);

  describe('the event list', () => {
    it('registers once and shows the registration', async () => {
      const { user } = openList();
      const shown = await card('Deal night');
      await user.dblClick(shown.getByRole('button', { name: 'Register Now' }));
      const cancel = await shown.findByRole('button', { name: 'Cancel registration' });
      expect(cancel).toHaveFocus();
      expect(shown.getByRole('status')).toHaveTextContent('You’re registered');
      expect(shown.getByText('1 registered')).toBeInTheDocument();
      expect(sent()).toEqual([`register_for_event ${eventId(1)}`]);
    });

    it('shows the database’s refusal and allows a retry', async () => {
      state.refusal = { code: 'P0001', message: 'This event has ended.' };
      const { user } = openList();
      const shown = await card('Deal night');
      await user.click(shown.getByRole('button', { name: 'Register Now' }));
      expect(await shown.findByText('This event has ended.')).toBeInTheDocument();
      state.refusal = undefined;
      await user.click(shown.getByRole('button', { name: 'Register Now' }));
      expect(await shown.findByRole('button', { name: 'Cancel registration' })).toBeInTheDocument();
    });

    it.each([
      [{ exclusive: true }, 'This event is for Closer and Partner members'],
      [{ format: 'in_person', location: '12 Oak St' }, 'In-person events are for paid members'],
    ])('shows free members an upgrade instead of the button for %o', async (change, text) => {
      state.rows = [event(change)];
      openList();
      const shown = await card('Deal night');
      expect(await shown.findByText(text)).toBeInTheDocument();
      expect(shown.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        paths.membershipFor(screen.getByTestId('address').textContent),
      );
      expect(shown.queryByRole('button', { name: 'Register Now' })).not.toBeInTheDocument();
    });

    it('preserves the registration but hides the link after the membership ends', async () => {
      state.rows = [event({ exclusive: true, my_registration: 'registered', registered: 1 })];
      openEvent();
      const notice = await screen.findByText(/only Closer and Partner members can see the link/);
      expect(within(notice).getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
        'href',
        paths.membershipFor(screen.getByTestId('address').textContent),
      );
      expect(screen.getByRole('button', { name: 'Cancel registration' })).toBeInTheDocument();
    });
  });

  describe('an event’s page', () => {
    it('shows “not found” for an invisible event and an invalid id', async () => {
      state.rows = [];
      openEvent().unmount();
      openEvent();
      expect(await screen.findByRole('heading', { level: 2, name: 'Event not found' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to events' })).toHaveAttribute('href', paths.events);
    });
  });

  describe('an event’s organizer', () => {
    const own = { user_id: someMember.id };
    beforeEach(() => {
      server.use(
        http.get(`${backendUrl}/rest/v1/event_registrations`, () =>
          HttpResponse.json([
            {
              id: 'r1',
              user_id: 'u1',
              status: 'registered',
              created_at: inDays(-1),
              member: { id: 'u1', name: 'Ann Lee', profile_image_url: null, membership_tier: 'free' },
            },
            { id: 'r2', user_id: 'u2', status: 'waitlisted', created_at: inDays(-1), member: null },
          ]),
        ),
      );
    });

    it('cancels the event with a reason', async () => {
      state.rows = [event(own)];
      const { user } = openEvent();
      await user.click(await screen.findByRole('button', { name: 'More actions for this event' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
      await user.type(dialog.getByRole('textbox'), 'Rain');
      await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
      expect(await screen.findByText('This event was canceled.')).toBeInTheDocument();
      expect(state.calls.at(-1)?.sent).toEqual({ event_id: eventId(1), reason: 'Rain' });
    });
  });
});

describe('proposals', () => {
  let state: EventsState;
  let tier: 'free' | 'closer';

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-10T12:00:00Z') });
    // The full list of time zones would slow down every query.
    vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/New_York', 'Asia/Calcutta', 'Europe/Berlin']);
    tier = 'free';
    state = { rows: [], calls: [], queries: [] };
    server.use(
      ...eventsBackend(state),
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

  const chooseZone = async (user: ReturnType<typeof propose>['user'], typed: string) => {
    await user.clear(field(/^Time zone/));
    await user.type(field(/^Time zone/), `${typed}{Enter}`);
  };

  async function fillIn(user: ReturnType<typeof propose>['user']) {
    set(/^Title/, 'Deal night');
    set(/^Description/, 'Bring a deal.');
    set('Start date *', '2027-03-07');
    set('Start time *', '14:00');
    set('End time *', '16:00');
    await chooseZone(user, 'New York');
    set(/^Address/, '12 Oak St');
  }
  const saved = () => state.calls.filter(({ name }) => name === 'save_event').map(({ sent }) => sent);

  describe('the event proposal form', () => {
    it('converts times in the chosen zone to instants and opens the event’s page', async () => {
      const { user } = propose();
      await fillIn(user);
      set(/^Capacity/, '40');
      expect(field('End date *')).toHaveValue('2027-03-07');
      await chooseZone(user, 'Kolkata');
      expect(screen.getByText(/^Your time: /)).toBeInTheDocument();
      await chooseZone(user, 'Eastern');
      await user.clear(field(/^Time zone/));
      await user.tab();
      expect(field(/^Time zone/)).toHaveValue('Eastern Time (New York)');
      await user.dblClick(screen.getByRole('button', { name: 'Propose event' }));
      await waitFor(() =>
        expect(screen.getByTestId('address')).toHaveTextContent(/^\/community\/events\/[\da-f-]{36}$/),
      );
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
      expect(draftKeys()).toEqual([]);
    });

    it('lets only paid members propose exclusive events', async () => {
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

  describe('the event edit form', () => {
    const own = { user_id: someMember.id };

    it('sends stored and changed fields, and resubmits a returned proposal', async () => {
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
      await user.click(screen.getByRole('button', { name: 'Resubmit' }));
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

    it('offers only time, location, and capacity for a published event', async () => {
      state.rows = [event({ ...own, capacity: 10, event_links: { url: 'https://meet.example/room' } })];
      const { user } = edit();
      expect(
        await screen.findByText(/You can change the time, location, and capacity of a published event/),
      ).toBeInTheDocument();
      for (const name of [/^Title/, /^Description/, /^Price/])
        expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
      set(/^Capacity/, '20');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(saved()[0]).toMatchObject({ title: 'Deal night', capacity: 20, link: 'https://meet.example/room' }),
      );
    });

    it('shows “not found” to members who can’t edit it', async () => {
      state.rows = [event()];
      edit();
      expect(await screen.findByRole('heading', { level: 2, name: 'Event not found' })).toBeInTheDocument();
    });
  });

  describe('the event proposal queue', () => {
    let staff: ReturnType<typeof staffBackend>;
    const open = () =>
      renderScreen(
        <>
          <ReviewScreen />
          <Toaster />
        </>,
        { at: paths.staffReview, path: paths.staffReview, user: someMember },
      );
    const card = async (name: string) => within(await screen.findByRole('article', { name }));

    beforeEach(() => {
      staff = staffBackend([1, 2].map((number) => ({ id: eventId(number), kind: 'event' })));
      server.use(
        ...staff.handlers,
        rows('staff', [
          {
            user_id: someMember.id,
            granted_at: '2026-01-01T00:00:00+00:00',
            role: 'admin',
            lacks_second_factor: false,
          },
        ]),
      );
      state.rows = [
        event({ status: 'proposed', event_links: { url: 'https://meet.example/room' } }),
        event({
          id: eventId(2),
          title: 'Tour',
          status: 'proposed',
          exclusive: true,
          price_usd: 5,
          payment_instructions: 'Cash',
        }),
      ];
    });

    it('publishes the version shown, once, and focuses the next proposal', async () => {
      open();
      const first = await card('Deal night');
      expect(first.getByText('Link: https://meet.example/room')).toBeInTheDocument();
      const { edited_at } = state.rows[0] ?? event();
      const publish = first.getByRole('button', { name: 'Publish' });
      // Clicked immediately, before a response could put the next card’s button under the second click.
      act(() => {
        publish.click();
        publish.click();
      });
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Deal night' })).not.toBeInTheDocument());
      expect(staff.state.sent).toEqual([
        {
          decision: 'decide_event',
          arguments: { event_id: eventId(1), decision: 'published', if_unmodified_since: edited_at },
          title: 'Deal night',
        },
      ]);
      expect(screen.getByRole('heading', { name: 'Tour' })).toHaveFocus();
      expect((await card('Tour')).getByText('How attendees pay: Cash')).toBeInTheDocument();
    });
  });
});
