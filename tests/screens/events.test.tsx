import { screen, waitFor, within } from '@testing-library/react';
import ICAL from 'ical.js';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import EventScreen from '@/routes/protected/event-screen';
import EventsScreen from '@/routes/protected/events-screen';
import { paths } from '@/shared/config/paths';
import { ReportContext, type ReportSubject } from '@/shared/ui/report-slot';
import { Toaster } from '@/shared/ui/toaster';
import { event, eventId, inDays, keepsEvents, type EventsState } from '../msw/events';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

let state: EventsState;
let tier: 'free' | 'pro';

beforeEach(() => {
  tier = 'free';
  state = { rows: [event()], calls: [], asked: [] };
  server.use(
    ...keepsEvents(state),
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

describe('the list of events', () => {
  it('shows when, where, for how much and how many come, by the event’s clocks and the reader’s', async () => {
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
        capacity: 10,
        registered: 10,
        waiting: 2,
      }),
    ];
    openList();
    const first = await card('Deal night');
    expect(first.getByText('Sat, Mar 8, 2031, 12:45 – 2:45 AM GMT+5:45')).toBeInTheDocument();
    for (const text of [/^Your time: /, 'Online', 'Free', '0 registered', 'Ask @Ann'])
      expect(first.getByText(text)).toBeInTheDocument();
    expect(first.getByRole('link', { name: 'Deal night' })).toHaveAttribute('href', paths.event(eventId(1)));
    const second = await card('Tour');
    for (const text of ['12 Oak St', '$25.50', '10 of 10 places taken, 2 waiting'])
      expect(second.getByText(text)).toBeInTheDocument();
    expect(second.getByRole('button', { name: 'Join waiting list' })).toBeInTheDocument();
    const [asked] = state.asked;
    expect(asked?.get('status')).toBe('eq.published');
    expect(asked?.get('order')).toBe('starts_at.asc,id.asc');
    expect(asked?.get('limit')).toBe('20');
  });

  it('registers once, and says so in place', async () => {
    const { user } = openList();
    const shown = await card('Deal night');
    await user.dblClick(shown.getByRole('button', { name: 'Register Now' }));
    const cancel = await shown.findByRole('button', { name: 'Cancel registration' });
    expect(cancel).toHaveFocus();
    expect(shown.getByRole('status')).toHaveTextContent('You are registered');
    expect(shown.getByText('1 registered')).toBeInTheDocument();
    expect(sent()).toEqual([`register_for_event ${eventId(1)}`]);
  });

  it('gives a place back after a question', async () => {
    state.rows = [event({ my_place: 'registered', registered: 3, waiting: 1, capacity: 3 })];
    const { user } = openList();
    const shown = await card('Deal night');
    await user.click(shown.getByRole('button', { name: 'Cancel registration' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Cancel your registration?' }));
    expect(question.getByText(/first member on the waiting list/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Keep my place' }));
    expect(state.calls).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Cancel registration' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel registration' }),
    );
    await shown.findByRole('button', { name: 'Join waiting list' });
    expect(sent()).toEqual([`cancel_registration ${eventId(1)}`]);
  });

  it('joins and leaves the waiting list of a full event', async () => {
    state.rows = [event({ capacity: 1, registered: 1 })];
    const { user } = openList();
    const shown = await card('Deal night');
    await user.click(shown.getByRole('button', { name: 'Join waiting list' }));
    await user.click(await shown.findByRole('button', { name: 'Leave waiting list' }));
    await shown.findByRole('button', { name: 'Join waiting list' });
    expect(sent()).toEqual([`register_for_event ${eventId(1)}`, `cancel_registration ${eventId(1)}`]);
  });

  it('says what Postgres says where it is refused, and can be tried again', async () => {
    state.refusal = { code: 'P0001', message: 'This event is over.' };
    const { user } = openList();
    const shown = await card('Deal night');
    await user.click(shown.getByRole('button', { name: 'Register Now' }));
    expect(await shown.findByText('This event is over.')).toBeInTheDocument();
    state.refusal = undefined;
    await user.click(shown.getByRole('button', { name: 'Register Now' }));
    expect(await shown.findByRole('button', { name: 'Cancel registration' })).toBeInTheDocument();
  });

  it('offers a free member the upgrade instead of an exclusive event, also where only Postgres knew', async () => {
    state.rows = [event({ exclusive: true }), event({ id: eventId(2), title: 'Became exclusive' })];
    state.refusal = { code: 'P0001', message: 'This event is for Closer and Partner members' };
    const { user } = openList();
    for (const title of ['Deal night', 'Became exclusive']) {
      await user.click((await card(title)).getByRole('button', { name: 'Register Now' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Exclusive Event' }));
      expect(dialog.getByText('This event is for Closer and Partner members')).toBeInTheDocument();
      expect(dialog.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
      await user.click(dialog.getByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  });

  it('who has a place keeps it when the membership ends, and is told what became of the link', async () => {
    state.rows = [event({ exclusive: true, my_place: 'registered', registered: 1 })];
    openEvent();
    const aside = await screen.findByText(/the link is for Closer and Partner members/);
    expect(within(aside).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
    expect(screen.getByRole('button', { name: 'Cancel registration' })).toBeInTheDocument();
  });

  it('paid members register for it', async () => {
    tier = 'pro';
    state.rows = [event({ exclusive: true })];
    openList();
    expect(await (await card('Deal night')).findByRole('button', { name: 'Register Now' })).toBeInTheDocument();
  });
});

describe('searching and filtering events', () => {
  it('asks for all words, and keeps the search in the address', async () => {
    const { user } = openList();
    await card('Deal night');
    await user.type(screen.getByRole('textbox', { name: 'Search events' }), 'Oak 100%{Enter}');
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(`${paths.events}?search=Oak+100%25`));
    await waitFor(() =>
      expect(state.asked.at(-1)?.getAll('search_text')).toEqual(['like.%oak%', String.raw`like.%100\%%`]),
    );
  });

  it('filters work at once, count on the button, and can be cleared', async () => {
    const { user } = openList();
    await card('Deal night');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('radio', { name: 'In person' }));
    await user.click(dialog.getByRole('switch', { name: 'Free of charge' }));
    await user.click(dialog.getByRole('switch', { name: 'Exclusive to paid members' }));
    await user.click(dialog.getByRole('radio', { name: "I'm going" }));
    expect(screen.getByTestId('address')).toHaveTextContent(
      `${paths.events}?format=in_person&free=1&exclusive=1&mine=going`,
    );
    await waitFor(() => expect(state.asked.at(-1)?.get('my_place')).toBe('not.is.null'));
    const asked = state.asked.at(-1);
    expect([asked?.get('format'), asked?.get('price_usd'), asked?.get('exclusive'), asked?.get('status')]).toEqual([
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

  it('reads them from the address: the past, the last first, of the reader’s own', async () => {
    openList(`${paths.events}?when=past&mine=organised`);
    await card('Deal night');
    const asked = state.asked.at(-1);
    expect(asked?.get('order')).toBe('starts_at.desc,id.desc');
    expect(asked?.getAll('ends_at')).toEqual([expect.stringMatching(/^lte\./)]);
    expect(asked?.get('user_id')).toBe(`eq.${someMember.id}`);
  });

  it('says when nothing is found, and leads back to all', async () => {
    state.rows = [];
    const { user } = openList(`${paths.events}?search=x&when=week`);
    await user.click(await screen.findByRole('button', { name: 'Show all upcoming events' }));
    expect(await screen.findByRole('heading', { name: 'No upcoming events' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Propose an event' })[0]).toHaveAttribute('href', paths.proposeEvent);
    expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${paths.events}$`));
  });

  it('shows that it loads, and can be tried again when it fails', async () => {
    server.use(failing('events'));
    const { user } = openList();
    expect(screen.getByText('Loading events')).toBeInTheDocument();
    expect(await screen.findByText('The events could not be loaded')).toBeInTheDocument();
    server.use(...keepsEvents(state));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Deal night' })).toBeInTheDocument();
  });
});

describe('an event’s page', () => {
  it('shows its text as text with links, and its link to who is registered', async () => {
    state.rows = [
      event({
        description: '<b>Bring</b> a deal.\nSee https://example.com',
        my_place: 'registered',
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
    expect(screen.queryByRole('heading', { name: 'Who comes' })).not.toBeInTheDocument();
  });

  it('says to others that the link is for those who are registered', async () => {
    openEvent();
    expect(await screen.findByText('The link is for those who are registered.')).toBeInTheDocument();
  });

  it('is not there for who may not see it, and for what is no id', async () => {
    state.rows = [];
    openEvent().unmount();
    openEvent();
    expect(await screen.findByRole('heading', { level: 2, name: 'Event not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to events' })).toHaveAttribute('href', paths.events);
  });

  it('an address that is no id asks for nothing', () => {
    openEvent('x');
    expect(screen.getByRole('heading', { level: 2, name: 'Event not found' })).toBeInTheDocument();
  });

  it('can be tried again when it fails', async () => {
    server.use(failing('events'));
    const { user } = openEvent();
    expect(await screen.findByText('This event could not be loaded')).toBeInTheDocument();
    server.use(...keepsEvents(state));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Deal night' })).toBeInTheDocument();
  });

  it.each([
    [{ status: 'cancelled', reason: 'Rain', my_place: 'registered' }, ['This event was cancelled.', 'Rain']],
    [{ starts_at: inDays(-2), ends_at: inDays(-1) }, ['This event is over.']],
  ])('%o offers nothing to do', async (change, texts) => {
    state.rows = [event(change)];
    openEvent();
    for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
    for (const name of ['Register Now', 'Cancel registration', 'Add to Calendar'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('is reported to staff', async () => {
    const { user } = openEvent();
    await user.click(await screen.findByRole('button', { name: 'More about this event' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    expect(reported).toEqual([{ kind: 'event', id: eventId(1), name: 'Sam Seller' }]);
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

describe('what its organiser sees', () => {
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
          { id: 'r2', user_id: 'u2', status: 'waiting', created_at: inDays(-1), member: null },
        ]),
      ),
    );
  });

  it('who comes and who waits', async () => {
    state.rows = [event({ ...own, registered: 1, waiting: 1, capacity: 1 })];
    openEvent();
    expect(await screen.findByText('You organize this event.')).toBeInTheDocument();
    const list = within(await screen.findByRole('region', { name: 'Who comes' }));
    const [first, second] = await list.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Ann Lee.*Registered/);
    expect(second).toHaveTextContent(/A member.*Waiting/);
  });

  it('cancels it with a reason, which is kept when that fails', async () => {
    state.rows = [event(own)];
    state.refusal = { code: 'P0001', message: 'This event is over.' };
    const { user } = openEvent();
    await user.click(await screen.findByRole('button', { name: 'More about this event' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this event?' }));
    await user.type(dialog.getByRole('textbox'), 'Rain');
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(await dialog.findByText('Nothing was changed. This event is over.')).toBeInTheDocument();
    expect(dialog.getByRole('textbox')).toHaveValue('Rain');
    state.refusal = undefined;
    await user.click(dialog.getByRole('button', { name: 'Cancel event' }));
    expect(await screen.findByText('This event was cancelled.')).toBeInTheDocument();
    expect(state.calls.at(-1)?.sent).toEqual({ event_id: eventId(1), reason: 'Rain' });
  });

  it('withdraws a proposal', async () => {
    state.rows = [event({ ...own, status: 'proposed' })];
    const { user } = openEvent();
    expect(await screen.findByText(/Our staff look at your proposal/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Who comes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More about this event' }));
    expect(screen.queryByRole('menuitem', { name: 'Cancel event' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${paths.events}$`)));
    expect(sent()).toEqual([`delete ${eventId(1)}`]);
  });

  it('reads why a proposal was returned', async () => {
    state.rows = [event({ ...own, status: 'returned', reason: 'Which room?' })];
    openEvent();
    expect(await screen.findByText('Which room?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Edit and propose again' })).toHaveAttribute(
      'href',
      paths.editEvent(eventId(1)),
    );
  });
});

describe('the file for the calendar', () => {
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

  it('holds the event at its instant, with the link of who has it', async () => {
    state.rows = [
      event({
        starts_at: '2031-11-02T06:30:00+00:00',
        ends_at: '2031-11-02T08:00:00+00:00',
        my_place: 'registered',
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
