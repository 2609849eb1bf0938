import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import PostScreen from '@/routes/app/post-screen';
import { comment, commentId, feedBackend, post, postId, type FeedState } from '../msw/feed';
import { member } from '../msw/members';
import { backendUrl, failing, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, setSession, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

layOutVirtualLists({ window: 20_000, row: 100 });

const comments = `${backendUrl}/rest/v1/feed_comments`;

let state: FeedState;

beforeEach(() => {
  state = {
    posts: [post({ content: 'All of it', excerpt: 'All…', comments: 2 })],
    comments: [
      comment(),
      comment({ id: commentId(2), content: 'Thanks!', created_at: '2026-03-01T14:00:00+00:00' }, true),
    ],
    changes: [],
  };
  server.use(...feedBackend(state), rows('staff', []));
});
afterEach(() => {
  setSession(null);
});

function renderPost(id = postId(1)) {
  return renderScreen(<PostScreen />, {
    at: `/community/posts/${id}`,
    path: '/community/posts/:id',
    routes: <Route path="/community" element={<h1>The feed</h1>} />,
    user: someMember,
  });
}

const title = () => screen.findByRole('heading', { level: 1, name: 'A roofer?' });
const field = () => screen.findByRole('textbox', { name: 'Add a comment' });
const commentLabels = () =>
  screen
    .getAllByRole('article')
    .slice(1)
    .map((item) => item.getAttribute('aria-label'));
const sentTo = (what: string) => state.changes.filter((change) => change.what === what).map(({ sent }) => sent);
async function choose(user: ReturnType<typeof renderPost>['user'], name: string, item: string) {
  const article = within(await screen.findByRole('article', { name }));
  await user.click(article.getByRole('button', { name: 'More about this comment' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('a post’s page', () => {
  it('shows the full post and its comments, oldest first', async () => {
    renderPost();
    expect(await title()).toBeVisible();
    expect(screen.getByText('All of it')).toBeVisible();
    expect(document.title).toMatch(/^A roofer\? · /);
    expect(await screen.findByText('Try Gable & Sons.')).toBeVisible();
    expect(commentLabels()).toEqual(['Comment by Sam Seller', 'Comment by Dana Diaz']);
    expect(screen.getByRole('heading', { level: 2, name: '2 comments' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Community feed' })).toHaveAttribute('href', '/community');
  });

  it.each([
    ['an unknown id', postId(99)],
    ['what is no id', 'nonsense'],
  ])('shows “not found” for %s', async (_, id) => {
    renderPost(id);
    expect(await screen.findByRole('heading', { name: 'Post not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the feed' })).toHaveAttribute('href', '/community');
  });

  it('offers Retry when loading fails', async () => {
    server.use(failing('feed_posts'));
    const { user } = renderPost();
    expect(screen.getByText('Loading post')).toBeInTheDocument();
    expect(await screen.findByText('Couldn’t load this post')).toBeVisible();
    server.use(...feedBackend(state));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await title()).toBeVisible();
  });

  it('returns to the feed after the post is deleted', async () => {
    state.posts = [post({}, true)];
    const { user } = renderPost();
    await title();
    await user.click(screen.getByRole('button', { name: 'More about this post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'The feed' })).toBeVisible();
    expect(state.posts).toEqual([]);
  });
});

describe('comments', () => {
  it('offer Retry when loading fails, without hiding the post', async () => {
    server.use(failing('feed_comments'));
    const { user } = renderPost();
    expect(await screen.findByText('Couldn’t load comments')).toBeVisible();
    expect(await title()).toBeVisible();
    server.use(...feedBackend(state));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Thanks!')).toBeVisible();
  });

  it('show only the form when there are none', async () => {
    state.comments = [];
    state.posts = [post()];
    renderPost();
    expect(await field()).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Comments' })).toBeVisible();
  });

  it('are loaded page by page', async () => {
    state.comments = Array.from({ length: 31 }, (_, index) =>
      comment({
        id: commentId(index),
        content: `Number ${index}`,
        created_at: `2026-03-01T13:${String(index).padStart(2, '0')}:00+00:00`,
      }),
    );
    const { user } = renderPost();
    await user.click(await screen.findByText('Show more comments'));
    expect(await screen.findByText('Number 30')).toBeVisible();
  });

  it('are added after the others and counted', async () => {
    const { user } = renderPost();
    await screen.findByText('Thanks!');
    expect(screen.getByRole('button', { name: 'Comment' })).toBeDisabled();
    await user.click(await field());
    await user.paste(' Which one? ');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Which one?')).toBeVisible();
    expect(commentLabels()).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 2, name: '3 comments' })).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(sentTo('POST feed_comments')).toEqual([
      { id: expect.any(String) as string, post_id: postId(1), user_id: someMember.id, content: 'Which one?' },
    ]);
  });

  it('keep their text and id after a refusal', async () => {
    const ids: unknown[] = [];
    const note = http.post(comments, async ({ request }) => {
      ids.push(((await request.clone().json()) as { id: string }).id);
      return ids.length === 1
        ? HttpResponse.json({ message: 'That is a lot of comments at once.', code: 'P0001' }, { status: 400 })
        : undefined;
    });
    server.use(note);
    const { user } = renderPost();
    await user.click(await field());
    await user.paste('Which one?');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('That is a lot of comments at once.')).toBeVisible();
    expect(await field()).toHaveValue('Which one?');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() => expect(state.comments).toHaveLength(3));
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
  });

  it('keep their draft after a reload', async () => {
    const { user, unmount } = renderPost();
    await user.click(await field());
    await user.paste('Half a tho');
    unmount();
    renderPost();
    expect(await field()).toHaveValue('Half a tho');
  });

  it('can mention members', async () => {
    server.use(http.post(`${backendUrl}/rest/v1/rpc/search_members`, () => HttpResponse.json([member()])));
    const { user } = renderPost();
    await user.click(await field());
    await user.paste('Ask @Sam');
    await user.click(await screen.findByRole('option', { name: 'Sam Seller' }));
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    await waitFor(() =>
      expect(sentTo('POST feed_comments')).toEqual([
        expect.objectContaining({ content: `Ask @[Sam Seller](${member().id})` }),
      ]),
    );
  });

  it('can be edited in place by their author', async () => {
    const { user } = renderPost();
    await choose(user, 'Comment by Dana Diaz', 'Edit');
    const edited = await screen.findByRole('textbox', { name: 'Edit your comment' });
    await waitFor(() => expect(edited).toHaveFocus());
    expect(edited).toHaveValue('Thanks!');
    await user.clear(edited);
    await user.paste('Thank you!');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Thank you!')).toBeVisible();
    expect(screen.getByText(/edited/)).toBeVisible();
    expect(sentTo('PATCH feed_comments')).toEqual([{ content: 'Thank you!' }]);
  });

  it('can be deleted by their author after confirmation', async () => {
    const { user } = renderPost();
    await choose(user, 'Comment by Dana Diaz', 'Delete');
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await waitFor(() => expect(screen.queryByText('Thanks!')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: '1 comment' })).toHaveFocus());
    expect(sentTo('POST rpc/delete_comment')).toEqual([{ comment_id: commentId(2) }]);
  });
});
