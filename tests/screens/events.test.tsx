import { screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import EventScreen from '@/routes/app/event-screen';
import EventsScreen from '@/routes/app/events-screen';
import { paths } from '@/shared/config/paths';
import { ReportContext, type ReportSubject } from '@/shared/content/report-context';
import { Toaster } from '@/shared/ui/toaster';
import { event, eventId, inDays, eventsBackend, type EventsState } from '../msw/events';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

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
  it('shows location, price, registrations, and times in the event’s and the viewer’s zone', async () => {
    tier = 'pro';
    state.rows = [
      event({
        starts_at: '2031-03-07T19:00:00+00:00',
        ends_at: '2031-03-07T21:00:00+00:00',
        time_zone: 'Asia/Kathmandu',
        description: 'Ask @[Ann](00000000-0000-4000-8000-000000000001)',
      }),
      event({
        id: eventId(2),
        title: 'Tour',
        format: 'in_person',
        location: '12 Oak St',
        price_usd: 25.5,
        payment_instructions: 'At the door, or at https://pay.example/tour',
        capacity: 10,
        registered: 10,
        waitlisted: 2,
      }),
    ];
    openList();
    const first = await card('Deal night');
    expect(first.getByText('Sat, Mar 8, 2031, 12:45 – 2:45 AM GMT+5:45')).toBeInTheDocument();
    for (const text of [/^Your time: /, 'Online', 'Free', '0 registered', 'Ask @Ann'])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Deal night' })).toHaveAttribute('href', paths.event(eventId(1)));
    const second = await card('Tour');
    for (const text of ['12 Oak St', '10 of 10 spots taken, 2 on the waitlist'])
      expect(second.getByText(text)).toBeInTheDocument();
    expect(second.getByText(/paid directly to the organizer/)).toHaveTextContent(
      '$25.50, paid directly to the organizer, not to Cornerlot',
    );
    expect(second.getByText(/^At the door/)).toBeInTheDocument();
    expect(second.getByRole('link', { name: 'https://pay.example/tour' })).toHaveAttribute(
      'rel',
      expect.stringContaining('nofollow'),
    );
    expect(first.queryByText(/paid directly to the organizer/)).not.toBeInTheDocument();
    expect(await second.findByRole('button', { name: 'Join waitlist' })).toBeInTheDocument();
    const [query] = state.queries;
    expect(query?.get('status')).toBe('eq.published');
    expect(query?.get('order')).toBe('starts_at.asc,id.asc');
    expect(query?.get('limit')).toBe('20');
  });

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

  it('cancels a registration after confirmation', async () => {
    state.rows = [event({ my_registration: 'registered', registered: 3, waitlisted: 1, capacity: 3 })];
    const { user } = openList();
    const shown = await card('Deal night');
    await user.click(shown.getByRole('button', { name: 'Cancel registration' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel your registration?' }));
    expect(question.getByText(/first member on the waitlist/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Keep my spot' }));
    expect(state.calls).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Cancel registration' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel registration' }),
    );
    await shown.findByRole('button', { name: 'Join waitlist' });
    expect(sent()).toEqual([`cancel_registration ${eventId(1)}`]);
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
    expect(shown.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
    expect(shown.queryByRole('button', { name: 'Register Now' })).not.toBeInTheDocument();
  });

  it('keeps the registration but hides the link after the membership ends', async () => {
    state.rows = [event({ exclusive: true, my_registration: 'registered', registered: 1 })];
    openEvent();
    const notice = await screen.findByText(/only Closer and Partner members can see the link/);
    expect(within(notice).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
    expect(screen.getByRole('button', { name: 'Cancel registration' })).toBeInTheDocument();
  });
});

describe('event search and filters', () => {
  it('search for all words and keep the search in the URL', async () => {
    const { user } = openList();
    await card('Deal night');
    await user.type(screen.getByRole('textbox', { name: 'Search events' }), 'Oak 100%{Enter}');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`${paths.events}?search=Oak+100%25`));
    await waitFor(() =>
      expect(state.queries.at(-1)?.getAll('search_text')).toEqual(['like.%oak%', String.raw`like.%100\%%`]),
    );
  });

  it('apply immediately, show their count on the button, and can be cleared', async () => {
    const { user } = openList();
    await card('Deal night');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('radio', { name: 'In person' }));
    await user.click(dialog.getByRole('switch', { name: 'Free events only' }));
    await user.click(dialog.getByRole('switch', { name: 'Exclusive events only' }));
    await user.click(dialog.getByRole('radio', { name: 'I’m going' }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      `${paths.events}?format=in_person&free=1&exclusive=1&mine=going`,
    );
    await waitFor(() => expect(state.queries.at(-1)?.get('my_registration')).toBe('not.is.null'));
    const query = state.queries.at(-1);
    expect([query?.get('format'), query?.get('price_usd'), query?.get('exclusive'), query?.get('status')]).toEqual([
      'eq.in_person',
      'is.null',
      'eq.true',
      null,
    ]);
    await user.click(dialog.getByRole('button', { name: 'Show events' }));
    await user.click(screen.getByRole('button', { name: /^Filters, 4 set/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${paths.events}$`)));
  });

  it('are read from the URL, with past events latest first', async () => {
    openList(`${paths.events}?when=past&mine=organizing`);
    await card('Deal night');
    const query = state.queries.at(-1);
    expect(query?.get('order')).toBe('starts_at.desc,id.desc');
    expect(query?.getAll('ends_at')).toEqual([expect.stringMatching(/^lte\./)]);
    expect(query?.get('user_id')).toBe(`eq.${someMember.id}`);
  });
});

describe('an event’s page', () => {
  it('renders links in the description, and shows the meeting link to registered members', async () => {
    state.rows = [
      event({
        description: '<b>Bring</b> a deal.\nSee https://example.com',
        my_registration: 'registered',
        registered: 1,
        event_links: { url: 'https://meet.example/room' },
      }),
    ];
    openEvent();
    expect(await screen.findByRole('heading', { level: 1, name: 'Deal night' })).toBeInTheDocument();
    expect(screen.getByText(/<b>Bring<\/b> a deal\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'https://example.com' })).toHaveAttribute(
      'rel',
      expect.stringContaining('noopener'),
    );
    expect(screen.getByRole('link', { name: 'https://meet.example/room' })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute(
      'href',
      paths.member('33333333-3333-4333-8333-333333333333'),
    );
    expect(screen.queryByRole('heading', { name: 'Attendees' })).not.toBeInTheDocument();
  });

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

  it('sees the attendees and the waitlist', async () => {
    state.rows = [event({ ...own, registered: 1, waitlisted: 1, capacity: 1 })];
    openEvent();
    expect(await screen.findByText('You’re organizing this event.')).toBeInTheDocument();
    const list = within(await screen.findByRole('region', { name: 'Attendees' }));
    const [first, second] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Ann Lee.*Registered/);
    expect(second).toHaveTextContent(/A member.*Waitlist/);
  });

  it('cancels the event with a reason, which is kept after an error', async () => {
    state.rows = [event(own)];
    state.refusal = { code: 'P0001', message: 'This event has ended.' };
    const { user } = openEvent();
    await user.click(await screen.findByRole('button', { name: 'More actions for this event' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
    await user.type(dialog.getByRole('textbox'), 'Rain');
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(await dialog.findByText('Nothing changed. This event has ended.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Rain');
    state.refusal = undefined;
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(await screen.findByText('This event was canceled.')).toBeInTheDocument();
    expect(state.calls.at(-1)?.sent).toEqual({ event_id: eventId(1), reason: 'Rain' });
  });

  it('withdraws a proposal', async () => {
    state.rows = [event({ ...own, status: 'proposed' })];
    const { user } = openEvent();
    expect(await screen.findByText(/Our team is reviewing your proposal/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Attendees' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More actions for this event' }));
    expect(screen.queryByRole('menuitem', { name: 'Cancel event' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${paths.events}$`)));
    expect(sent()).toEqual([`delete ${eventId(1)}`]);
  });

  it('sees why a proposal was returned', async () => {
    state.rows = [event({ ...own, status: 'returned', reason: 'Which room?' })];
    openEvent();
    expect(await screen.findByText('Which room?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit and resubmit' })).toHaveAttribute(
      'href',
      paths.editEvent(eventId(1)),
    );
  });
});

describe('the calendar file', () => {
  const saved: { name: string; file: Blob }[] = [];
  let pending: Blob | undefined;
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      pending = file as Blob;
      return 'blob:file';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(this: HTMLAnchorElement) {
      if (this.download && pending) saved.push({ name: this.download, file: pending });
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('contains the event’s instants, and the meeting link if the viewer has it', async () => {
    state.rows = [
      event({
        starts_at: '2031-11-02T06:30:00+00:00',
        ends_at: '2031-11-02T08:00:00+00:00',
        my_registration: 'registered',
        event_links: { url: 'https://meet.example/room' },
      }),
    ];
    const { user } = openEvent();
    await user.click(await screen.findByRole('button', { name: 'Add to Calendar' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [{ name, file } = { name: '', file: new Blob() }] = saved;
    expect([name, file.type]).toEqual(['deal-night.ics', 'text/calendar']);
    const text = new TextDecoder().decode(await file.arrayBuffer());
    const found = new ICAL.Event(
      new ICAL.Component(ICAL.parse(text) as string).getFirstSubcomponent('vevent') ?? undefined,
    );
    expect(found.startDate.toJSDate().toISOString()).toBe('2031-11-02T06:30:00.000Z');
    expect(found.location).toBe('https://meet.example/room');
    expect(found.description).toContain(`${window.location.origin}${paths.event(eventId(1))}`);
  });
});
