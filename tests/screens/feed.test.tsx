import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import FeedScreen from '@/routes/app/feed-screen';
import { ReportContext, type ReportSubject } from '@/shared/content/report-context';
import { Toaster } from '@/shared/ui/toaster';
import { mockRealtimeSocket } from '../live-socket';
import { deferredResponse } from '../msw/auth';
import { feedBackend, post, postId, type FeedState } from '../msw/feed';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { bucket, type Stored } from '../msw/storage';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

layOutVirtualLists({ window: 20_000, row: 100 });

let sockets: ReturnType<typeof mockRealtimeSocket>;
let state: FeedState;
let stored: Stored;

const at = (minute: number) => `2026-03-01T12:${String(minute).padStart(2, '0')}:00+00:00`;
const likes = `${backendUrl}/rest/v1/rpc/like_post`;

beforeAll(() => {
  sockets = mockRealtimeSocket();
});
beforeEach(() => {
  sockets.reset();
  stored = { names: [] };
  state = {
    posts: [
      post({
        id: postId(3),
        title: 'Meetup on Friday',
        type: 'event',
        created_at: at(30),
        location: 'Columbus, OH',
        tags: ['Ohio', 'Meetup'],
      }),
      post({
        id: postId(2),
        title: 'Eight units',
        type: 'investment',
        subtype: 'joint_venture',
        created_at: at(20),
        likes: 1200,
      }),
      post({ id: postId(1), created_at: at(10) }, true),
    ],
    comments: [],
    changes: [],
  };
  server.use(...feedBackend(state), rows('staff', []), ...bucket('images', stored));
});

function renderFeed(address = '/community') {
  return renderScreen(
    <>
      <FeedScreen />
      <Toaster />
    </>,
    { at: address, path: '/community', user: someMember },
  );
}

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const card = async (title: string) => within(await screen.findByRole('article', { name: title }));
const sentTo = (what: string) => state.changes.filter((change) => change.what === what).map(({ sent }) => sent);

describe('the feed', () => {
  it('shows posts newest first, with type, author, and location', async () => {
    renderFeed();
    const event = await card('Meetup on Friday');
    expect(titles()).toEqual(['Meetup on Friday', 'Eight units', 'A roofer?']);
    expect(event.getByText('Event')).toBeVisible();
    expect(event.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute(
      'href',
      expect.stringContaining('/community/members/'),
    );
    expect(event.getByText('Columbus, OH')).toBeVisible();
    expect(event.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['#Ohio', '#Meetup']);
    expect(event.getByRole('link', { name: 'Meetup on Friday' })).toHaveAttribute(
      'href',
      `/community/posts/${postId(3)}`,
    );
    const deal = await card('Eight units');
    expect(deal.getByText('Investment Opportunity')).toBeVisible();
    expect(deal.getByText('Joint Venture')).toBeVisible();
    expect(deal.getByRole('button', { name: 'Like “Eight units”, 1,200 likes' })).toHaveTextContent('1,200');
  });

  it('renders member content as plain text', async () => {
    state.posts = [
      post({ title: '<b>Bold</b>', content: '<img src=x onerror=alert(1)> https://cornerlot.test/a', author: null }),
    ];
    const { container } = renderFeed();
    expect(await screen.findByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
    expect(container.querySelector('img, b')).toBeNull();
    expect(screen.getByText('A member')).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://cornerlot.test/a' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow ugc',
    );
  });

  it('keeps the filter in the URL and clears it on a second click', async () => {
    const { user } = renderFeed();
    await card('A roofer?');
    const chips = within(screen.getByRole('group', { name: 'Filter posts' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Events',
      'Investments',
      'Discussions',
      'Boots on Ground',
      'Joint Ventures',
      'Private Money',
    ]);
    const chip = screen.getByRole('button', { name: 'Joint Ventures' });
    await user.click(chip);
    await waitFor(() => expect(titles()).toEqual(['Eight units']));
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByTestId('address')).toHaveTextContent('/community?filter=joint_venture');
    await user.click(screen.getByRole('button', { name: 'Events' }));
    await waitFor(() => expect(titles()).toEqual(['Meetup on Friday']));
    await user.click(screen.getByRole('button', { name: 'Events' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/community$/);
  });
});

describe('a like', () => {
  const like = (name: RegExp) => screen.findByRole('button', { name });

  it('appears immediately and can be undone', async () => {
    const { user } = renderFeed();
    await user.click(await like(/^Like “A roofer\?”, 2 likes/));
    expect(await like(/^Like “A roofer\?”, 3 likes/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(await like(/^Like “A roofer\?”, 3 likes/));
    expect(await like(/^Like “A roofer\?”, 2 likes/)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(sentTo('POST rpc/like_post')).toEqual([
        { post_id: postId(1), liked: true },
        { post_id: postId(1), liked: false },
      ]),
    );
  });

  it('is reverted with an error message when it fails', async () => {
    const { response, respond } = deferredResponse<null>();
    server.use(
      http.post(likes, async () =>
        response.then(() => HttpResponse.json({ message: 'That is a lot of likes.', code: 'P0001' }, { status: 400 })),
      ),
    );
    const { user } = renderFeed();
    await user.click(await like(/^Like “A roofer\?”, 2 likes/));
    expect(await like(/^Like “A roofer\?”, 3 likes/)).toBeVisible();
    respond(null);
    expect(await like(/^Like “A roofer\?”, 2 likes/)).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('Your like wasn’t saved. That is a lot of likes.')).toBeVisible();
  });

  it('ends in the server’s state when only the first of two clicks fails', async () => {
    const { response, respond } = deferredResponse<null>();
    server.use(
      http.post(likes, async () => response.then(() => HttpResponse.json({ message: 'broken' }, { status: 500 })), {
        once: true,
      }),
    );
    const { user } = renderFeed();
    await user.click(await like(/^Like “A roofer\?”, 2 likes/));
    await user.click(await like(/^Like “A roofer\?”, 3 likes/));
    respond(null);
    await waitFor(() => expect(sentTo('POST rpc/like_post')).toEqual([{ post_id: postId(1), liked: false }]));
    expect(await like(/^Like “A roofer\?”, 2 likes/)).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('new posts', () => {
  const addPost = (row: FeedState['posts'][number]) => {
    state.posts.unshift(row);
    act(() => sockets.broadcast('feed', 'changed', { changed: 'posts' }));
  };
  const channelJoined = () =>
    waitFor(() => expect(sockets.channels.joined.map(({ topic }) => topic)).toEqual(['feed']));

  it('are counted live and shown on click', async () => {
    const { user } = renderFeed();
    await card('A roofer?');
    await channelJoined();
    addPost(post({ id: postId(9), title: 'Just in', created_at: at(45) }));
    const button = await screen.findByRole('button', { name: '1 new post' });
    expect(titles()).toHaveLength(3);
    await user.click(button);
    expect(await card('Just in')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus();
    expect(titles()).toEqual(['Just in', 'Meetup on Friday', 'Eight units', 'A roofer?']);
  });

  it('are counted only if they match the filter', async () => {
    renderFeed('/community?filter=events');
    await card('Meetup on Friday');
    await channelJoined();
    state.posts.unshift(post({ id: postId(8), title: 'Other', created_at: at(45) }));
    addPost(post({ id: postId(9), type: 'event', title: 'Just in', created_at: at(46) }));
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
  });
});

describe('the menu of a post', () => {
  it('deletes one’s own post after confirmation and focuses the list', async () => {
    const { user } = renderFeed();
    const own = await card('A roofer?');
    await user.click(own.getByRole('button', { name: 'More about this post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this post?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Meetup on Friday', 'Eight units']));
    expect(state.posts).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Posts' })).toHaveFocus());
  });

  it('reports another member’s post to staff', async () => {
    const report = vi.fn<(subject: ReportSubject) => void>();
    const { user } = renderScreen(
      <ReportContext value={report}>
        <FeedScreen />
      </ReportContext>,
      { user: someMember },
    );
    const other = await card('Eight units');
    await user.click(other.getByRole('button', { name: 'More about this post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report' }));
    expect(report).toHaveBeenCalledWith({ kind: 'post', id: postId(2), name: 'Sam Seller' });
    expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  });
});
