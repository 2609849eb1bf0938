import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
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
});
