import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import PostScreen from '@/routes/app/post-screen';
import { expectFocused } from '../expect-focused';
import { comment, commentId, feedBackend, post, postId, type FeedState } from '../msw/feed';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
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

function renderPost(id = postId(1)) {
  return renderScreen(<PostScreen />, {
    at: `/community/posts/${id}`,
    path: '/community/posts/:id',
    routes: <Route path="/community" element={<h1>The feed</h1>} />,
    user: someMember,
  });
}
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

describe('comments', () => {
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
    await expectFocused(field());
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
});
