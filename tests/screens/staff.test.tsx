import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Operations } from '@/features/operations/operations';
import { appRoutes } from '@/app/routes/app-routes';
import { leavesOf } from '@/app/routes/route-table';
import ReviewScreen from '@/routes/app/review-screen';
import ReportsScreen from '@/routes/app/reports-screen';
import StaffOperationsScreen from '@/routes/app/staff-operations-screen';
import { LazyStaffNavigation } from '@/routes/app/lazy-staff-navigation';
import StaffTeamScreen from '@/routes/app/staff-team-screen';
import { paths } from '@/domain/site/paths';
import { AccountMenu } from '@/platform/session/account-menu';
import { staffQuery } from '@/platform/session/staff';
import { staffScreens } from '@/platform/session/staff-screens';
import { Toaster } from '@/kit/ui/toaster';
import { listing } from '../msw/listings';
import { member } from '../msw/members';
import { backendUrl, rows, respondWithRows } from '../msw/rest';
import { server } from '../msw/server';
import { staffBackend, type StaffState } from '../msw/staff';
import { renderScreen, someMember } from '../render';

describe.each([null, 'moderator', 'reviewer', 'admin'] as const)('a member with the role %s', (role) => {
  const screens = leavesOf(appRoutes).flatMap((route) =>
    'screen' in route && route.path.startsWith('/staff/') ? [route] : [],
  );
  const offered: readonly string[] = staffScreens(role).map(({ to }) => to);

  it.each(screens)('opens $path exactly if the navigation offers it', async ({ path, screen: load }) => {
    const own = { user_id: someMember.id, granted_at: '2026-01-01T00:00:00+00:00', lacks_second_factor: false };
    const requests: string[] = [];
    server.use(
      rows('staff', role ? [{ ...own, role }] : []),
      http.all(`${backendUrl}/*`, ({ request }) => {
        requests.push(request.url);
        return HttpResponse.json({ message: 'broken by the test' }, { status: 500 });
      }),
    );
    const { default: Screen } = await load();
    const { queryClient } = renderScreen(<Screen />, { at: path, path, user: someMember });
    await waitFor(() => expect(queryClient.getQueryData(staffQuery(someMember.id).queryKey)).toBeDefined());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const title = await waitFor(() => document.querySelector('h1:not(.sr-only)')?.textContent);
    if (offered.includes(path)) expect(title).not.toBe('Page Not Found');
    else expect([title, requests]).toEqual(['Page Not Found', []]);
  });
});

describe('listings', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000 + 60_000).toISOString();
  const staffRole = {
    user_id: someMember.id,
    granted_at: '2026-01-01T00:00:00+00:00',
    role: 'admin',
    lacks_second_factor: false,
  };

  interface History {
    id: string;
    decision: string | null;
    reason: string | null;
    requested_at: string;
    decided_at: string | null;
    moved_at: string | null;
    approved_listing: Record<string, unknown> | null;
  }

  function waiting(
    number: number,
    {
      due = null,
      history = [],
      ...change
    }: { due?: string | null; history?: History[] } & Parameters<typeof listing>[0] = {},
  ) {
    const { seller: _seller, ...property } = listing({
      id: `7a06b9d4-b489-4c09-94d8-733bb4b2168${number}`,
      title: `Deal ${number}`,
      verified: false,
      ...change,
    });
    const poster = {
      id: property.user_id,
      name: 'Sam Seller',
      membership_tier: 'pro',
      email: 'sam@example.com',
      phone: null,
    };
    return {
      id: `9a06b9d4-b489-4c09-94d8-733bb4b2168${number}`,
      requested_at: hours(-5),
      due_at: due,
      contracts: [],
      property: { ...property, poster, history },
    };
  }

  let state: StaffState;

  /** The queue, in which decisions wait to be carried out. */
  function queue(found: ReturnType<typeof waiting>[], onRequest?: () => void) {
    const backend = staffBackend(found.map(({ id }) => ({ id, kind: 'listing' })));
    state = backend.state;
    server.use(
      ...backend.handlers,
      http.get(`${backendUrl}/rest/v1/listing_reviews`, ({ request }) => {
        onRequest?.();
        const ids = new URL(request.url).searchParams.get('id') ?? '';
        return HttpResponse.json(found.filter(({ id }) => ids.includes(id)));
      }),
    );
  }

  const open = () =>
    renderScreen(
      <>
        <ReviewScreen />
        <Toaster />
      </>,
      { at: paths.staffReview, path: paths.staffReview, user: someMember },
    );
  const card = async (title: string) => {
    const article = (await screen.findByRole('heading', { level: 2, name: title })).closest('article');
    if (!article) throw new Error(`${title} isn’t in an article`);
    return within(article);
  };

  beforeEach(() => {
    server.use(rows('staff', [staffRole]));
  });

  describe('access to the review queue', () => {
    it('says how to get in if staff need a second factor', async () => {
      server.use(rows('staff', [{ ...staffRole, lacks_second_factor: true }]));
      let requestCount = 0;
      queue([], () => (requestCount += 1));
      open();
      expect(await screen.findByRole('heading', { name: 'Turn on two-factor authentication' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to account settings' })).toHaveAttribute('href', paths.account);
      expect(requestCount).toBe(0);
    });

    it('shows only staff the review queue in the navigation and the account menu, with how much waits', async () => {
      const menu = <AccountMenu trigger={<button type="button">Account</button>} name="Dana" email={null} />;
      server.use(
        rows('staff', [{ ...staffRole, role: 'reviewer' }]),
        http.post(`${backendUrl}/rest/v1/rpc/staff_counts`, () => HttpResponse.json({ listings: 3, events: 1 })),
      );
      const navigation = <LazyStaffNavigation />;
      const { unmount } = renderScreen(
        <>
          {menu}
          {navigation}
        </>,
        { user: someMember },
      );
      expect(await screen.findByRole('menuitem', { name: 'Staff' })).toHaveAttribute('href', paths.staffReview);
      const review = (await screen.findByText('4')).closest('a');
      expect(review).toHaveTextContent('Review4 waiting');
      expect(review).toHaveAttribute('href', paths.staffReview);
      expect(screen.queryByText('Reports')).not.toBeInTheDocument();
      unmount();
      let requested = false;
      server.use(rows('staff', [], () => (requested = true)));
      renderScreen(
        <>
          {menu}
          {navigation}
        </>,
        { user: someMember },
      );
      await waitFor(() => expect(requested).toBe(true));
      expect(await screen.findByRole('menuitem', { name: 'My listings' })).toBeInTheDocument();
      expect(screen.queryByRole('menuitem', { name: 'Staff' })).not.toBeInTheDocument();
      expect(screen.queryByText('Review')).not.toBeInTheDocument();
    });
  });

  describe('the review queue', () => {
    it('compares an edited listing with what was approved, field by field', async () => {
      const { latitude, longitude, ...now } = listing();
      const approved = {
        ...now,
        pin: [latitude + 0.1, longitude],
        price: 440_000,
        title: 'Deal of two units',
        noi: null,
        annual_expenses: { hoa: 600 },
        images: ['a/properties/1.webp', 'a/properties/2.webp'],
      };
      const approval = {
        id: 'x',
        decision: 'approved',
        reason: null,
        requested_at: hours(-90),
        decided_at: '2026-03-02T12:00:00Z',
        moved_at: hours(-5),
        approved_listing: approved,
      };
      const older = {
        ...approval,
        id: 'y',
        decided_at: '2026-02-01T12:00:00Z',
        approved_listing: { ...approved, price: 1 },
      };
      const change = {
        images: ['a/properties/1.webp', 'a/properties/3.webp'],
        unreviewed_changes: ['title', 'pin', 'noi', 'annual_expenses', 'images'],
      };
      queue([waiting(1, { history: [older, approval], ...change }), waiting(2)]);
      const { user } = open();
      const shown = await card('Deal 1');
      expect(shown.getByRole('heading', { name: 'Changes since it was approved Mar 2, 2026' })).toBeInTheDocument();
      const rowsShown = shown
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent)
        .filter((text) => text?.includes('Approved'));
      expect(rowsShown).toEqual([
        'TitleNeeds reviewApprovedDeal of two unitsNowDeal 1',
        'Map pinNeeds reviewApproved30.37000, -97.74000Now30.27000, -97.74000 (6.9 miles away)',
        'NOINeeds reviewApprovedNot statedNow$33,333',
        'Annual expensesNeeds reviewApprovedHOA dues $600NowNot stated',
        'Asking priceWithin limitsApproved$440,000Now$450,000',
      ]);
      expect(shown.getByText('of two units', { selector: 'del' })).toBeInTheDocument();
      const pictures = (name: string) =>
        within(shown.getByRole('list', { name }))
          .getAllByRole('listitem')
          .map((item) => item.textContent);
      expect(pictures('Approved pictures')).toEqual(['', 'Removed']);
      expect(pictures('Now pictures')).toEqual(['', 'New']);
      await user.keyboard('j');
      expect((await card('Deal 2')).queryByText(/approved/)).not.toBeInTheDocument();
    });

    const approved = (number: number) => ({
      decision: 'decide_listing_review',
      arguments: {
        review_id: waiting(number).id,
        decision: 'approved',
        if_unmodified_since: '2026-03-01T12:00:00+00:00',
      },
      title: `Deal ${number}`,
    });

    it('approves a listing, removes it, focuses the next one, and brings it back on Undo', async () => {
      queue([waiting(1), waiting(2)]);
      const { user } = open();
      await card('Deal 1');
      await user.keyboard('a');
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deal 1' })).not.toBeInTheDocument());
      expect(state.sent).toEqual([approved(1)]);
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Deal 2' })).toHaveFocus());
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      expect(await screen.findByText('Undone')).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Deal 1' })).toHaveFocus());
      expect(state.waiting).toEqual([]);
      await user.keyboard('a');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Deal 2' })).toHaveFocus());
      await user.keyboard('z');
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Deal 1' })).toHaveFocus());
      expect(state.waiting).toEqual([]);
    });

    it('leaves a card and the reason being typed in place when a colleague decides first', async () => {
      queue([waiting(1), waiting(2)]);
      const { user } = open();
      await card('Deal 1');
      await user.keyboard('r');
      const reason = await screen.findByLabelText(/^Reason/);
      await user.type(reason, 'Ask');
      state.queue = state.queue.slice(1);
      act(() => void window.dispatchEvent(new Event('visibilitychange')));
      expect(await screen.findByText(/^This is no longer in the queue/)).toBeInTheDocument();
      await user.keyboard(' a jackal');
      expect(reason).toHaveValue('Ask a jackal');
      await user.keyboard('{Escape}j');
      expect(await screen.findByRole('heading', { name: 'Deal 2' })).toBeInTheDocument();
      expect(state.sent).toEqual([]);
    });

    it('shows what couldn’t be carried out, until it’s read', async () => {
      queue([waiting(1)]);
      state.waiting = [
        { id: 'd1', subjects: [waiting(1).id], is_own: true, title: 'Deal 1', error: 'The listing was edited.' },
      ];
      const { user } = open();
      await card('Deal 1');
      expect(screen.getByText('Deal 1: The listing was edited.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByText('Deal 1: The listing was edited.')).not.toBeInTheDocument());
    });

    it('requires a reason to return a listing', async () => {
      queue([waiting(1)]);
      const { user } = open();
      await card('Deal 1');
      const letters = 'a bcdefghijklmnopqrstuvwxyz?';
      // The dialog's code may not be there yet: what's typed until then decides nothing.
      await user.keyboard('rA jkr');
      const dialog = within(await screen.findByRole('dialog', { name: 'Return this listing' }));
      await waitFor(() => expect(dialog.getByLabelText(/^Reason/)).toHaveFocus());
      // Letters in the field are text, not keys of the queue.
      await user.clear(dialog.getByLabelText(/^Reason/));
      await user.keyboard(letters);
      expect(dialog.getByLabelText(/^Reason/)).toHaveValue(letters);
      await user.clear(dialog.getByLabelText(/^Reason/));
      expect(state.sent).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Return' }));
      expect(dialog.getByText('Explain what must change before it can be approved')).toBeInTheDocument();
      expect(state.sent).toEqual([]);
      expect(dialog.getByLabelText(/^Reason/)).toHaveAttribute('maxlength', '1000');
      await user.type(dialog.getByLabelText(/^Reason/), 'No such street.');
      await user.click(dialog.getByRole('button', { name: 'Return' }));
      expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeInTheDocument();
      const { arguments: args } = approved(1);
      expect(state.sent).toEqual([
        { ...approved(1), arguments: { ...args, decision: 'returned', reason: 'No such street.' } },
      ]);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('says when another reviewer decided first, and continues', async () => {
      queue([waiting(1), waiting(2)]);
      state.refusal = { code: 'P0001', message: 'This request has already been reviewed.' };
      const { user } = open();
      const first = await card('Deal 1');
      state.queue = state.queue.slice(1);
      await user.click(first.getByRole('button', { name: 'Approve' }));
      expect(await screen.findByText('Deal 1: This request has already been reviewed.')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('heading', { name: 'Deal 1' })).not.toBeInTheDocument());
      expect(screen.getByRole('heading', { name: 'Deal 2' })).toBeInTheDocument();
    });
  });
});

describe('the appeal of a hold', () => {
  it('lets staff who decided nothing before decide the appeal of a hold', async () => {
    const { state, handlers } = staffBackend();
    const granted_at = '2026-01-01T00:00:00+00:00';
    server.use(
      ...handlers,
      rows('staff', [{ user_id: someMember.id, granted_at, role: 'moderator', lacks_second_factor: false }]),
      http.get(`${backendUrl}/rest/v1/moderation_appeals`, () =>
        HttpResponse.json([
          {
            id: 'p1',
            message: 'The house is mine.',
            created_at: '2026-11-25T12:00:00+00:00',
            decision: null,
            answer: null,
            decided_at: null,
            decider: null,
            action: {
              id: 'a1',
              action: 'hold',
              subject_kind: 'listing',
              subject_id: 'l1',
              title: 'Brick duplex',
              reason: 'Members reported this.',
              note: null,
              until: null,
              parent_id: null,
              created_at: '2026-11-24T12:00:00+00:00',
              member: { id: 'm1', name: 'Sal Seller' },
              actor: null,
            },
          },
        ]),
      ),
    );
    const { user } = renderScreen(<ReportsScreen />, {
      at: `${paths.staffReports}?kind=appeals`,
      path: paths.staffReports,
      user: someMember,
    });
    expect(await screen.findByText('The house is mine.')).toBeInTheDocument();
    expect(screen.getByText(/after reports by members/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove' })).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Answer/), 'We checked the deed.');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(state.sent).toEqual([
        {
          decision: 'decide_appeal',
          arguments: { appeal_id: 'p1', decision: 'reversed', answer: 'We checked the deed.' },
          title: 'Brick duplex',
        },
      ]),
    );
  });
});

describe('the team', () => {
  const at = '2026-03-01T12:00:00+00:00';

  describe('team', () => {
    const maria = { id: '88888888-0000-4000-8000-000000000001', name: 'Maria Mod' };
    const staffRow = (who: { id: string; name: string }, role: string) => ({
      user_id: who.id,
      role,
      granted_at: at,
      member: { ...who, profile_image_url: null, membership_tier: 'free' },
    });
    let team: ReturnType<typeof staffRow>[];
    let changes: unknown[];
    let refusal: { code: string; message: string } | null;

    beforeEach(() => {
      team = [staffRow({ id: someMember.id, name: 'Dana' }, 'admin'), staffRow(maria, 'moderator')];
      changes = [];
      refusal = null;
      server.use(
        http.get(`${backendUrl}/rest/v1/staff`, ({ request }) => {
          const one = new URL(request.url).searchParams.get('user_id');
          return respondWithRows(request, one ? team.filter(({ user_id }) => one === `eq.${user_id}`) : team);
        }),
        http.post(`${backendUrl}/rest/v1/rpc/set_staff_role`, async ({ request }) => {
          if (refusal) return HttpResponse.json(refusal, { status: 400 });
          const sent = (await request.json()) as { member_id: string; role: string | null };
          changes.push(sent);
          team = team
            .filter(({ user_id }) => sent.role !== null || user_id !== sent.member_id)
            .map((row) => (row.user_id === sent.member_id && sent.role ? { ...row, role: sent.role } : row));
          return new HttpResponse(null, { status: 204 });
        }),
      );
    });

    const show = () =>
      renderScreen(
        <>
          <StaffTeamScreen />
          <Toaster />
        </>,
        { at: paths.staffTeam, user: someMember },
      );

    it('removes someone after a confirmation', async () => {
      const { user } = show();
      await screen.findByLabelText('Role of Maria Mod');
      await user.click(screen.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement);
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Maria Mod from the team?' }));
      expect(changes).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Remove' }));
      expect(await screen.findByText('Removed from the team')).toBeVisible();
      expect(changes).toEqual([{ member_id: maria.id, role: null }]);
      await waitFor(() => expect(screen.queryByLabelText('Role of Maria Mod')).not.toBeInTheDocument());
    });

    it('shows why the last admin keeps the role', async () => {
      refusal = { code: 'P0001', message: 'There must be at least one admin.' };
      const { user } = show();
      await user.selectOptions(await screen.findByLabelText('Role of Dana'), 'Moderator');
      expect(await screen.findByText('There must be at least one admin.')).toBeVisible();
      expect(screen.getByLabelText('Role of Dana')).toHaveValue('admin');
    });

    it('adds a member who isn’t on it yet', async () => {
      const mario = { id: '88888888-0000-4000-8000-000000000002', name: 'Mario New' };
      server.use(
        http.post(`${backendUrl}/rest/v1/rpc/search_members`, () => HttpResponse.json([member(maria), member(mario)])),
      );
      const { user } = show();
      await user.type(await screen.findByLabelText('Add a member'), 'Mari');
      await user.selectOptions(screen.getByLabelText('Role'), 'Reviewer');
      await user.click(await screen.findByRole('button', { name: 'Add Mario New' }));
      expect(await screen.findByText('Added to the team')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Add Maria Mod' })).not.toBeInTheDocument();
      expect(changes).toEqual([{ member_id: mario.id, role: 'reviewer' }]);
      expect(screen.getByLabelText('Add a member')).toHaveValue('');
    });
  });
});

describe('the operator', () => {
  const at = '2026-11-20T12:00:00Z';

  describe('operations', () => {
    let figures: Operations;
    let retried: unknown[];

    beforeEach(() => {
      figures = {
        database_bytes: 48_000_000,
        request_check: true,
        payment_count: 0,
        payments: [],
        payment_problems: [],
        open_disputes: 0,
        reversals: [],
        corrections: [],
        mail: [],
        jobs: [{ job: 'send-mail', ran_at: at, is_late: false }],
        errors: [],
        queries: null,
      };
      retried = [];
      server.use(
        rows('staff', [{ user_id: someMember.id, granted_at: at, role: 'admin', lacks_second_factor: false }]),
        http.post(`${backendUrl}/rest/v1/rpc/operations`, () => HttpResponse.json(figures)),
        http.post(`${backendUrl}/rest/v1/rpc/retry_mail`, async ({ request }) => {
          retried.push(await request.json());
          figures = { ...figures, mail: figures.mail.slice(1) };
          return HttpResponse.json(2);
        }),
      );
    });

    const show = () =>
      renderScreen(
        <>
          <StaffOperationsScreen />
          <Toaster />
        </>,
        { at: paths.staffOperations, user: someMember },
      );
    const section = async (name: string) => within(await screen.findByRole('region', { name }));

    it('retries emails with one error, but never those that may have been sent', async () => {
      figures.mail = [
        { problem: 'dead', error: '550', count: 2, oldest: at },
        { problem: 'dead', error: null, count: 1, oldest: at },
        { problem: 'unknown', error: null, count: 3, oldest: at },
      ];
      const { user } = show();
      const mail = await section('Email');
      expect(mail.getAllByRole('button')).toHaveLength(2);
      await user.click(mail.getByRole('button', { name: 'Retry 2 emails' }));
      expect(await screen.findByText('2 emails queued again')).toBeVisible();
      await user.click(mail.getByRole('button', { name: 'Retry 1 email' }));
      expect(retried).toEqual([{ error: '550' }, {}]);
    });
  });
});
