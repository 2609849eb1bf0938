import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { FollowButton } from '@/features/community/connections/components/follow-button';
import { ConnectButton } from '@/features/community/connections/components/connect-button';
import { AnswerForm } from '@/features/community/reviews/components/answer-form';
import { OwnReview } from '@/features/community/reviews/components/own-review';
import { RegistrationButton } from '@/features/events/components/registration-button';
import { LikeButton } from '@/features/feed/components/card/like-button';
import { CreatePost } from '@/features/feed/components/editor/create-post';
import { Composer } from '@/features/messaging/components/composer/composer';
import { CommentForm } from '@/features/feed/components/post/comment-form';
import { ReplyForm } from '@/features/forums/components/thread/reply-form';
import { useReplyDrafts } from '@/features/forums/components/thread/use-reply-drafts';
import { FeedbackBar } from '@/features/listing-detail/components/feedback-bar';
import { RequestAccess } from '@/features/listing-detail/components/request-access';
import { AskQuestion } from '@/features/listing-outreach/components/ask-question';
import { Showings } from '@/features/listing-outreach/components/showings';
import type { Showing } from '@/features/listing-outreach/showing';
import { DeveloperPage } from '@/features/api-keys/components/developer-page';
import { WebhooksSection } from '@/features/webhooks/components/webhooks-section';
import { ReadOnlyBanner } from '@/features/moderation/components/read-only-banner';
import FundsScreen from '@/routes/app/funds-screen';
import NewOfferScreen from '@/routes/app/new-offer-screen';
import NewTopicScreen from '@/routes/app/new-topic-screen';
import ProposeEventScreen from '@/routes/app/propose-event-screen';
import { ProtectedRoute } from '@/routes/app/protected-route';
import { StandingGate } from '@/routes/app/standing-gate';
import SubmitListingScreen from '@/routes/app/submit-listing-screen';
import FormScreen from '@/routes/app/submit-property-form-screen';
import SignInScreen from '@/routes/auth/sign-in-screen';
import { destinationOf } from '@/domain/site/destinations';
import { paths } from '@/domain/site/paths';
import { gates, restrictedText, unverifiedText, type Act } from '@/domain/membership/gates';
import { savedDestination } from '@/platform/navigation/saved-destination';
import { createQueryClient } from '@/platform/query/query-client';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { dealsBackend, emptyDeals } from '../msw/deals';
import { event } from '../msw/events';
import { postId } from '../msw/feed';
import { forumId, forumsBackend } from '../msw/forums';
import { fundsBackend } from '../msw/funds';
import { listing, listingId, rpc } from '../msw/listings';
import { member, sellerId } from '../msw/members';
import { backendUrl, respondWithRows, rows } from '../msw/rest';
import { server } from '../msw/server';
import { submissionsBackend } from '../msw/submissions';
import { setSession, someMember } from '../render';
import { memoryHistory, RoutesAt } from '../routes-at';
import { setUpUser } from '../user';

const showing: Showing = {
  id: 's1',
  starts_at: '2099-03-07T19:00:00+00:00',
  ends_at: '2099-03-07T19:30:00+00:00',
  time_zone: 'America/New_York',
  capacity: 2,
  booked: 0,
  canceled_at: null,
  created_at: '2026-03-01T12:00:00Z',
  note: null,
  bookings: [],
};

const viewer = { id: someMember.id, exclusive: true, inPerson: true, staff: false };

const send = () => Promise.reject(new Error('Nothing is sent here.'));

function Reply() {
  return (
    <ReplyForm replies={useReplyDrafts(someMember.id, 't1')} parent={null} onSend={send} onSent={() => {}} permanent />
  );
}

/** The screen of each act of the table. */
const screens: Readonly<Record<Act, ReactElement>> = {
  offer: <NewOfferScreen />,
  listing: <SubmitListingScreen />,
  submission: <FormScreen />,
  question: <AskQuestion listing={listing()} readerId={someMember.id} gateAbove={false} limit={null} />,
  documents: <RequestAccess listingId={listingId} request={null} />,
  vote: <FeedbackBar listing={listing()} own={null} waiting={false} disabled={false} onPress={() => {}} />,
  showing: <Showings listing={listing()} showings={[showing]} reader={{ id: someMember.id, isSeller: false }} />,
  funds: <FundsScreen />,
  program: (
    <DeveloperPage userId={someMember.id}>
      <WebhooksSection />
    </DeveloperPage>
  ),
  message: (
    <Composer userId={someMember.id} recipientId={sellerId} recipientName="Sam" subject={null} onTyping={() => {}} />
  ),
  post: <CreatePost userId={someMember.id} open onOpenChange={() => {}} onPosted={() => {}} />,
  comment: <CommentForm label="Comment" draftKey="c" sendLabel="Comment" sendingLabel="..." onSend={send} />,
  like: <LikeButton post={{ id: postId(1), title: 'News', likes: 0, liked: false }} />,
  topic: <NewTopicScreen />,
  reply: <Reply />,
  event: <ProposeEventScreen />,
  registration: <RegistrationButton event={event() as never} viewer={viewer} status="open" />,
  connection: <ConnectButton member={{ id: sellerId, name: 'Sam Seller', connection: null }} withNote />,
  review: <OwnReview readerId={someMember.id} memberId={sellerId} memberName="Sam Seller" />,
  answer: <AnswerForm authorName="Sam" draftKey="a" onSend={send} onClose={() => {}} onExpired={() => {}} />,
  follow: <FollowButton member={{ id: sellerId, name: 'Sam Seller', followed: false }} />,
};

/** The buttons that open a dialog with the form, or the gate itself, and those that send. */
const openers: Partial<Record<Act, RegExp>> = {
  connection: /^Request to connect/,
  documents: /^Request access/,
  vote: /^Like,/,
  like: /^Like “/,
  registration: /^Register Now/,
  follow: /^Follow/,
};
const senders: Readonly<Partial<Record<Act, RegExp>>> = {
  offer: /^Send offer/,
  listing: /^Next/,
  submission: /^Next/,
  question: /^Ask question/,
  showing: /^Book /,
  funds: /^Add proof/,
  program: /^Add webhook/,
  message: /^Send/,
  post: /^Post$/,
  comment: /^Comment$/,
  topic: /^Post topic/,
  reply: /^Post reply/,
  event: /^Propose event/,
  connection: /^Send request/,
  review: /^Post review/,
  answer: /^Send response/,
};

type Reader = 'visitor' | 'suspended' | 'read-only' | 'unverified' | 'free' | 'paid';

function serveMember(act: Act, reader: Reader) {
  const standing = { suspended: 'suspended', 'read-only': 'read_only' }[reader as string];
  const me = member({
    id: someMember.id,
    // Webhooks are for paid members.
    membership_tier: reader === 'paid' || (act === 'program' && reader !== 'free') ? 'closer' : 'free',
    email_confirmed: reader !== 'unverified',
    standing: standing ? { standing, until: null } : null,
  });
  server.use(rows('users', [me]));
}

/** Opens the act's screen as this reader, within what's around every screen of the app. */
function open(act: Act, reader: Reader, gate: typeof StandingGate = StandingGate) {
  serveMember(act, reader);
  setSession(reader === 'visitor' ? null : someMember);
  const at = gates[act].path.replace(':id', listingId).replace(':forumId', forumId).replace(':memberId', sellerId);
  const Standing = gate;
  const app = (
    <ProtectedRoute>
      <Standing>
        <ReadOnlyBanner />
        <Outlet />
      </Standing>
    </ProtectedRoute>
  );
  const history = memoryHistory(at);
  const routes = [
    { element: app, children: [{ path: gates[act].path, element: screens[act] }] },
    { path: '/signin', element: <SignInScreen /> },
    { path: '*', element: null },
  ];
  const queryClient = createQueryClient({ retries: 0 });
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RoutesAt history={history} routes={routes} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  const settled = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));
  /** Opens the form's dialog, if it's in one. */
  const start = async () => {
    const opener = openers[act];
    if (opener) await setUpUser().click(await screen.findByRole('button', { name: opener }));
    await settled();
    // Its form comes first: what posting takes is one line that opens.
    for (const line of document.querySelectorAll('summary')) await setUpUser().click(line);
  };
  return { at, history, start };
}

beforeEach(() => {
  const property = { ...listing(), calls: [], offers: [], deals: [] };
  // For what doesn't matter here.
  server.use(
    http.get(`${backendUrl}/rest/v1/*`, () => HttpResponse.json([])),
    http.post(`${backendUrl}/rest/v1/rpc/*`, () => HttpResponse.json([])),
  );
  server.use(
    ...dealsBackend(emptyDeals()),
    ...fundsBackend({ rows: [], offers: [], shared: [], calls: [], refusals: {} }),
    ...submissionsBackend({ rows: [], calls: [], refusals: {} }),
    ...forumsBackend({}).handlers,
    rpc('review_refusal', () => null),
    rpc('my_trust', () => ({ level: 1, days_active: 0, reads: 0, people: 0, connections: 0, next: null })),
    http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => respondWithRows(request, [property])),
  );
});

const acts = Object.keys(gates) as Act[];
const carriesJv = (act: Act) => 'jv' in gates[act];
const jv = () => screen.queryByText('50% JV requirement');

// What's around the app's screens decides about visitors and suspended members, so that one act is enough.
it('a newcomer signs up first, and comes back', async () => {
  const { at, history } = open('offer', 'visitor');
  await waitFor(() => expect(history.location.pathname + history.location.search).toBe(paths.signUpFor(at)));
});

it('a visitor who has signed in here before signs in or up first, reads why, and comes back', async () => {
  localStorage.setItem('sb-last-session', 's1');
  const { at, history } = open('offer', 'visitor');
  await waitFor(() => expect(history.location.pathname + history.location.search).toBe(paths.signIn(at)));
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', paths.signUpFor(at));
  const why = destinationOf(at)?.act(listing().address) ?? '';
  expect(await screen.findByText(new RegExp(`^Sign in to ${why}\\.`))).toBeVisible();
});

it('a suspended member reads that instead of the form', async () => {
  const { at, history } = open('offer', 'suspended');
  expect(await screen.findByRole('heading', { name: 'Account standing' })).toBeVisible();
  expect(history.location.pathname).toBe(at);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

async function readsWhy(act: Act, reader: Reader, standing: 'read_only' | 'suspended') {
  const { start } = open(act, reader, ({ children }) => children);
  await start();
  expect(await screen.findByText(restrictedText(act, standing))).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Read why or appeal' }))
    expect(link).toHaveAttribute('href', expect.stringMatching(/\/account-standing$/));
  for (const field of document.querySelectorAll('input, textarea, select')) expect(field).toBeDisabled();
  // Its form is in a row that opens.
  const row = screen.queryByRole('button', { name: /^Manage Webhooks/ });
  if (row) await setUpUser().click(row);
  const sender = senders[act];
  if (sender) expect(await screen.findByRole('button', { name: sender })).toBeDisabled();
}

it('a suspended member reads it above the form on the public site', () =>
  readsWhy('question', 'suspended', 'suspended'));

describe.each(acts)('the right to %s', (act) => {
  const unverified = unverifiedText(act);

  it('a read-only member reads it above the form, which is disabled, with the way to appeal', () =>
    readsWhy(act, 'read-only', 'read_only'));

  it('an unverified member is asked above the form for the code, whose link leads back, if it’s needed', async () => {
    const { at, start } = open(act, 'unverified');
    await start();
    if ('anyEmail' in gates[act]) {
      expect(screen.queryByText(unverified)).not.toBeInTheDocument();
      return;
    }
    expect(await screen.findByText(unverified)).toBeVisible();
    expect(document.querySelector('input, textarea, select')).toBe(screen.getByLabelText('Code from the email'));
    expect(screen.getByRole('button', { name: 'Resend Email' })).toBeEnabled();
    expect(savedDestination('')).toBe(at);
    expect(jv() !== null).toBe(carriesJv(act));
  });

  it('a free member reads about the JV requirement exactly if it applies, and can upgrade', async () => {
    const { at, start } = open(act, 'free');
    await start();
    expect(screen.queryByText(unverified)).not.toBeInTheDocument();
    expect(jv() !== null).toBe(carriesJv(act));
    if (carriesJv(act))
      expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membershipFor(at));
  });
});

it.each(acts.filter(carriesJv))('requires nothing of a paid member: %s', async (act) => {
  const { start } = open(act, 'paid');
  await start();
  expect(screen.queryByText(unverifiedText(act))).not.toBeInTheDocument();
  expect(jv()).toBeNull();
});
