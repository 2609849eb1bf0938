import { screen, waitFor, within } from '@testing-library/react';
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

describe('a like', () => {
  const like = (name: RegExp) => screen.findByRole('button', { name });

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
