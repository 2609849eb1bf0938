import { QueryObserver } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type DefaultBodyType } from 'msw';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { BlockedMembers } from '@/features/community/safety/components/blocked-members';
import { MemberMenu } from '@/features/community/safety/components/member-menu';
import { ReportListing } from '@/features/community/safety/components/report-listing';
import { ModerationHost } from '@/features/moderation/components/moderation-host';
import ReportsScreen from '@/routes/app/reports-screen';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { rpc } from '../msw/listings';
import { sellerId } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { staffBackend, type StaffState } from '../msw/staff';
import { renderScreen, someMember } from '../render';

const sam = { id: sellerId, name: 'Sam Seller' };
const failure = { code: 'XX000', message: 'broken by the test' };

/** Recorded writes: blocks, unblocks, and reports. */
let sent: { what: string; body: DefaultBodyType }[];

beforeEach(() => {
  sent = [];
});

function handleBlocks(refusal?: { status: number; code: string }) {
  server.use(
    http.post(`${backendUrl}/rest/v1/member_blocks`, async ({ request }) => {
      sent.push({ what: 'block', body: await request.json() });
      return refusal
        ? HttpResponse.json({ ...failure, code: refusal.code }, { status: refusal.status })
        : new HttpResponse(null, { status: 201 });
    }),
    http.delete(`${backendUrl}/rest/v1/member_blocks`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      sent.push({ what: 'unblock', body: `${searchParams.get('blocker_id')} ${searchParams.get('blocked_id')}` });
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

function handleReports(refusal?: { code: string; message: string }) {
  server.use(
    http.post(`${backendUrl}/rest/v1/rpc/report`, async ({ request }) => {
      sent.push({ what: 'report', body: await request.json() });
      return refusal
        ? HttpResponse.json(refusal, { status: 400 })
        : HttpResponse.json('77777777-7777-4777-8777-777777777777');
    }),
  );
}

const openMenu = (at = paths.member(sellerId)) =>
  renderScreen(
    <>
      <MemberMenu member={sam} />
      <Toaster />
    </>,
    { at, path: at, routes: <Route path={paths.members} element={<Toaster />} />, user: someMember },
  );

async function choose(user: ReturnType<typeof openMenu>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions for Sam Seller' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('blocking a member', () => {
  it('explains the consequences, then opens the directory with an undo link', async () => {
    handleBlocks();
    const { user } = openMenu();
    await choose(user, 'Block');
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Sam Seller?' }));
    for (const text of [
      /profiles, listings, or posts/,
      /removes your connection/,
      /won’t be notified/,
      /unblock them in your account settings/,
    ]) {
      expect(question.getByText(text)).toBeInTheDocument();
    }
    await user.dblClick(question.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${paths.members}$`)));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You unblocked Sam Seller')).toBeInTheDocument();
    expect(sent).toEqual([
      { what: 'block', body: { blocker_id: someMember.id, blocked_id: sellerId } },
      { what: 'unblock', body: `eq.${someMember.id} eq.${sellerId}` },
    ]);
  });

  it('refetches lists that may show them and drops cached data of other screens', async () => {
    handleBlocks();
    const { user, queryClient } = openMenu();
    const shown = new QueryObserver(queryClient, {
      queryKey: ['marketplace', 'shown'],
      queryFn: () => 'as it is now',
      initialData: 'as it was',
    });
    const stop = shown.subscribe(() => undefined);
    queryClient.setQueryData(['marketplace', 'another screen'], 'as it was');
    await choose(user, 'Block');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(queryClient.getQueryData(['marketplace', 'another screen'])).toBeUndefined());
    await waitFor(() => expect(shown.getCurrentResult().data).toBe('as it is now'));
    stop();
  });

  it('offers no blocking of oneself', () => {
    renderScreen(<MemberMenu member={{ id: someMember.id, name: 'Dana' }} />, { user: someMember });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('reporting', () => {
  it('requires a reason, and details for “other”, then offers to block', async () => {
    handleReports();
    handleBlocks();
    const { user } = openMenu();
    await choose(user, 'Report');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this profile' }));
    expect(dialog.getByRole('link', { name: 'Send a legal notice' }).getAttribute('href')).toBe(
      `${window.location.origin}${paths.legalNotice(paths.member(sam.id))}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Choose a reason')).toBeInTheDocument();
    expect(dialog.getByRole('radio', { name: 'Spam' })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Tell us what’s wrong')).toBeInTheDocument();
    const details = dialog.getByRole('textbox', { name: /^Details/ });
    expect(details).toHaveFocus();
    expect(details).toHaveAttribute('maxlength', '2000');
    expect(sent).toEqual([]);
    await user.type(details, ' Not a builder. ');
    await user.dblClick(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('Thanks. Our team will review your report.')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        what: 'report',
        body: { subject_kind: 'profile', subject_id: sellerId, reason: 'other', details: 'Not a builder.' },
      },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Also block Sam Seller' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(paths.members));
  });

  it('a listing is offered to members who don’t own it', async () => {
    handleReports();
    const listing = { id: 'l', title: 'Duplex', user_id: sellerId, verified: false };
    renderScreen(<ReportListing listing={{ ...listing, user_id: someMember.id }} />, { user: someMember }).unmount();
    const visit = renderScreen(<ReportListing listing={listing} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    visit.unmount();
    const { user } = renderScreen(<ReportListing listing={listing} />, { user: someMember });
    await user.click(screen.getByRole('button', { name: 'Report listing' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this listing' }));
    await user.click(dialog.getByRole('radio', { name: 'Scam or fraud' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await user.click(await dialog.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ what: 'report', body: { subject_kind: 'listing', subject_id: 'l', reason: 'scam' } }]);
  });
});

describe('blocked members', () => {
  const open = () =>
    renderScreen(
      <>
        <BlockedMembers />
        <Toaster />
      </>,
      { user: someMember },
    );
  const blocked = (found: object[]) => server.use(rpc('blocked_members', () => found));

  it('lists blocked members in the account and unblocks them', async () => {
    handleBlocks();
    blocked([{ ...sam, profile_image_url: null }]);
    const { user } = open();
    const press = await screen.findByRole('button', { name: 'Unblock Sam Seller' });
    blocked([]);
    await user.click(press);
    expect(await screen.findByText('You haven’t blocked anyone.')).toBeInTheDocument();
    expect(await screen.findByText('You unblocked Sam Seller')).toBeInTheDocument();
    expect(sent).toEqual([{ what: 'unblock', body: `eq.${someMember.id} eq.${sellerId}` }]);
  });
});

const member = (number: number) => ({ id: `33333333-3333-4333-8333-33333333330${number}`, name: `Member ${number}` });

function stored(number: number, change: object = {}) {
  return {
    id: `66666666-6666-4666-8666-66666666660${number}`,
    subject_kind: 'profile',
    subject_id: member(number).id,
    reason: 'false_information',
    severity: 1,
    details: `Reason ${number}`,
    snapshot: { name: `Member ${number}`, bio: '<b>Licensed</b> in 50 states' },
    created_at: new Date(Date.now() - 86_400_000).toISOString(),
    handled_at: null,
    outcome: null,
    reporter: { id: someMember.id, name: 'Dana' },
    reported: member(number),
    handler: null,
    ...change,
  };
}

const review = (number: number) =>
  stored(number, {
    subject_kind: 'review',
    subject_id: 'r1',
    snapshot: { rating: 1, text: 'A thief.', member_id: sellerId },
  });

describe('reports for staff', () => {
  const staffRole = {
    user_id: someMember.id,
    granted_at: '2026-01-01T00:00:00+00:00',
    role: 'admin',
    lacks_second_factor: false,
  };
  let state: StaffState;
  const reports = (open: object[], handled: object[] = [], onRequest?: (url: URL) => void) =>
    server.use(
      http.get(`${backendUrl}/rest/v1/reports`, ({ request }) => {
        const url = new URL(request.url);
        onRequest?.(url);
        return HttpResponse.json(url.searchParams.get('handled_at') === 'is.null' ? open : handled);
      }),
    );
  const open = (at: string = paths.staffReports) =>
    renderScreen(
      <ModerationHost>
        <ReportsScreen />
        <Toaster />
      </ModerationHost>,
      { at, path: paths.staffReports, user: someMember },
    );
  const card = async (name: string) => within(await screen.findByRole('article', { name }));

  beforeEach(() => {
    const backend = staffBackend();
    state = backend.state;
    server.use(
      ...backend.handlers,
      rows('staff', [staffRole]),
      rpc('reported_members', () => []),
    );
  });

  it('says how old the account is, what was reported before, and which accounts are linked', async () => {
    const record = { joined_at: new Date(Date.now() - 2 * 86_400_000).toISOString(), reports: 3, upheld: 1 };
    const linked = [2, 3].map((n) => ({ id: member(n).id, name: `Member ${n}`, by: ['network'] }));
    server.use(rpc('reported_members', () => [{ member_id: member(1).id, ...record, linked, linked_count: 12 }]));
    reports([stored(1, { reporter: null, is_automatic: true })]);
    open();
    const about = within(await screen.findByRole('list', { name: 'About the member' }));
    expect(about.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Joined 2 days ago',
      '3 reports, 1 acted on',
      '12 linked accounts: Member 2, Member 3 (same network); 10 more',
    ]);
    expect(screen.getByText('Flagged automatically')).toBeInTheDocument();
  });

  it('closes reports with a note, then focuses the next', async () => {
    reports([stored(1), stored(2)]);
    const { user } = open();
    const first = await card('Profile of Member 1');
    await user.click(first.getByRole('button', { name: 'Close report' }));
    expect(first.getByText('Describe the outcome before closing the report')).toBeInTheDocument();
    expect(first.getByRole('textbox')).toHaveFocus();
    expect(state.sent).toEqual([]);
    await user.type(first.getByRole('textbox'), 'Spoke with them.');
    await user.click(first.getByRole('button', { name: 'Close report' }));
    await waitFor(() => expect(screen.queryByText('Reason 1')).not.toBeInTheDocument());
    expect(state.sent).toEqual([
      {
        decision: 'handle_report',
        arguments: { report_id: stored(1).id, outcome: 'Spoke with them.' },
        title: 'Member 1',
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Profile of Member 2' })).toHaveFocus();
  });

  it('shows when someone else closed the report faster', async () => {
    state.refusal = { code: 'P0001', message: 'This report has already been handled.' };
    reports([stored(1), stored(2)]);
    const { user } = open();
    const first = await card('Profile of Member 1');
    await user.type(first.getByRole('textbox'), 'Done.');
    reports([stored(2)]);
    await user.click(first.getByRole('button', { name: 'Close report' }));
    expect(await screen.findByText(/: This report has already been handled\.$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Reason 1')).not.toBeInTheDocument());
  });

  it('selects reports for the same action', async () => {
    reports([stored(1), review(2)]);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select the report about Member 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select the report about Member 2' }));
    const bar = within(screen.getByRole('region', { name: 'Selected reports' }));
    expect(bar.getByText('2 reports selected')).toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Act on selected' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Act on 2 reports' }));
    await user.click(dialog.getByRole('radio', { name: 'Close without action' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'No violation.');
    await user.click(dialog.getByRole('button', { name: 'Close reports' }));
    expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeInTheDocument();
    expect(state.sent).toEqual([
      {
        decision: 'moderate_reports',
        arguments: { report_ids: [stored(1).id, stored(2).id], action: 'dismiss', reason: 'No violation.' },
        title: 'Member 1',
      },
    ]);
  });

  it('leaves reports about oneself to other staff', async () => {
    reports([stored(1, { reported: { id: someMember.id, name: 'Dana' } })]);
    open();
    const first = await card('Profile of Dana');
    expect(first.getByText(/about you/)).toBeInTheDocument();
    expect(first.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Dana/ })).not.toBeInTheDocument();
  });
});
