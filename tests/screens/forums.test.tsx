import { screen, waitFor, act, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeAll, describe, expect, it, afterAll, vi } from 'vitest';
import ForumScreen from '@/routes/app/forum-screen';
import TopicScreen from '@/routes/app/topic-screen';
import { paths } from '@/domain/site/paths';
import { mockRealtimeSocket } from '../live-socket';
import { forumId, forumsBackend, forumPost, topic, topicId } from '../msw/forums';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

describe('forums', () => {
  beforeAll(() => {
    mockRealtimeSocket();
  });

  function backend(given: Parameters<typeof forumsBackend>[0] = {}) {
    const { state, handlers } = forumsBackend(given);
    server.use(...handlers, rows('users', [member({ id: someMember.id, email_confirmed: true })]));
    return state;
  }

  const openForum = (id = forumId) =>
    renderScreen(<ForumScreen />, {
      at: paths.forum(id),
      path: paths.forum(':forumId'),
      routes: <Route path={paths.forums} element={<h1>The list of forums</h1>} />,
      user: someMember,
    });

  describe('a forum', () => {
    it('lets staff delete a forum', async () => {
      const state = backend({ staff: true });
      const { user } = openForum();
      await user.click(await screen.findByRole('button', { name: 'More about this forum' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      expect(await screen.findByRole('heading', { name: 'The list of forums' })).toBeInTheDocument();
      expect(state.written).toEqual([{ what: 'delete forum', body: { forum_id: forumId } }]);
    });
  });
});

describe('topics', () => {
  layOutVirtualLists({ window: 20_000, row: 100 });

  let sockets: ReturnType<typeof mockRealtimeSocket>;
  beforeAll(() => {
    sockets = mockRealtimeSocket();
    // jsdom has none; where it leads to is for the browser to test.
    Element.prototype.scrollTo = () => undefined;
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  function backend(given: Parameters<typeof forumsBackend>[0] = {}) {
    const { state, handlers } = forumsBackend(given);
    server.use(...handlers, rows('users', [member({ id: someMember.id, email_confirmed: true })]));
    return state;
  }

  const open = (hash = '', id = topicId) =>
    renderScreen(<TopicScreen />, {
      at: paths.topic(forumId, id) + hash,
      path: paths.topic(':forumId', ':topicId'),
      user: someMember,
    });
  const article = (number: number) => screen.findByRole('article', { name: new RegExp(`^Post ${number}( by|,)`) });
  const numbers = () => screen.getAllByRole('article').map(({ id }) => Number(id.replace('post-', '')));
  const written = (state: ReturnType<typeof backend>, what: string) =>
    state.written.filter((entry) => entry.what === what).map(({ body }) => body);
  /** Posts so long that three fill a page. */
  const longPosts = (count: number) =>
    Array.from({ length: count }, (_, index) => forumPost([index + 1], { content: 'x'.repeat(7000) }));

  describe('a topic', () => {
    it('marks new posts, then marks them as read', async () => {
      const state = backend({
        topics: [topic({ posts: 3, last_number: 3 })],
        posts: [forumPost([1]), forumPost([3]), forumPost([2], {}, true)],
      });
      open();
      expect(within(await article(3)).getByText('New')).toBeInTheDocument();
      expect(within(await article(1)).queryByText('New')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: '1 post since your last visit' })).toHaveAttribute(
        'href',
        expect.stringContaining('#post-3'),
      );
      await waitFor(() => expect(written(state, 'mark read')).toEqual([{ topic_id: topicId, number: 3 }]));
      expect(within(await article(3)).getByText('New')).toBeInTheDocument();
    });
  });

  describe('a reply', () => {
    it('appears below its parent immediately, by keyboard alone', async () => {
      const state = backend({ posts: [forumPost([1]), forumPost([1, 2]), forumPost([3])] });
      const { user } = open();
      within(await article(1))
        .getByRole('button', { name: 'Reply to post 1' })
        .focus();
      await user.keyboard('{Enter}');
      const text = screen.getByRole('textbox', { name: 'Reply to Sam Seller' });
      expect(text).toHaveFocus();
      await user.keyboard('Floors{Control>}{Enter}{/Control}');
      expect(within(await article(4)).getByText('Floors')).toBeInTheDocument();
      expect(numbers()).toEqual([1, 2, 4, 3]);
      expect(screen.queryByRole('textbox', { name: 'Reply to Sam Seller' })).not.toBeInTheDocument();
      expect(written(state, 'reply')).toEqual([
        {
          id: expect.any(String),
          topic_id: topicId,
          user_id: someMember.id,
          content: 'Floors',
          parent_post_id: forumPost([1]).id,
        },
      ]);
      // The rest of the thread isn’t fetched again.
      expect(state.pages).toHaveLength(1);
    });

    it('restores a quote after a reload, and its id after an error', async () => {
      const state = backend();
      const first = open();
      await first.user.click(within(await article(1)).getByRole('button', { name: 'Quote post 1' }));
      await first.user.keyboard('Yes');
      first.unmount();

      const ids: unknown[] = [];
      server.use(
        http.post(
          `${backendUrl}/rest/v1/forum_posts`,
          async ({ request }) => {
            ids.push(((await request.json()) as { id: string }).id);
            return HttpResponse.json(
              { code: 'P0001', message: 'You can write 10 forum posts a minute.' },
              { status: 400 },
            );
          },
          { once: true },
        ),
      );
      const { user } = open();
      expect(await screen.findByRole('textbox', { name: 'Reply to Sam Seller' })).toHaveValue(
        '> Words of post 1\n\nYes',
      );
      const send = within(await article(1)).getByRole('button', { name: 'Post reply' });
      await user.click(send);
      expect(await screen.findByText('You can write 10 forum posts a minute.')).toBeInTheDocument();
      await user.click(send);
      expect(within(await article(3)).getByText('Yes')).toBeInTheDocument();
      expect(written(state, 'reply')[0]?.id).toBe(ids[0]);
    });

    it('announces another member’s reply live, and shows it without leaving one’s place', async () => {
      const state = backend();
      const { user } = open();
      await article(2);
      await waitFor(() => expect(sockets.channels.joined.map((one) => one.topic)).toContain(`topic:${topicId}`));
      state.posts = [forumPost([1]), forumPost([1, 2], {}, true), forumPost([1, 3]), forumPost([4])];
      state.topics = [topic({ posts: 4, last_number: 4 })];
      act(() => sockets.broadcast(`topic:${topicId}`, 'changed', { changed: 'posts' }));
      const show = await screen.findByRole('button', { name: '2 new replies' });
      expect(numbers()).toEqual([1, 2]);
      await user.click(show);
      expect(within(await article(3)).getByText('New')).toBeInTheDocument();
      const link = screen.getByRole('link', { name: 'Go to the new replies' });
      expect(link).toHaveFocus();
      expect(link).toHaveAttribute('href', expect.stringContaining('#post-3'));
      expect(show).not.toBeInTheDocument();
      expect(state.pages).toHaveLength(1);
    });
  });

  describe('one’s own post', () => {
    it('offers Edit and Delete only on one’s own posts', async () => {
      backend();
      const { user } = open();
      await user.click(within(await article(1)).getByRole('button', { name: 'More about this post' }));
      await screen.findByRole('menu');
      expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    });
  });

  describe('a long topic', () => {
    it('starts at the post in the URL and pages in both directions', async () => {
      const state = backend({ topics: [topic({ posts: 9, last_number: 9 })], posts: longPosts(9), pageSize: 3 });
      const { user } = open('#post-5');
      const named = await article(5);
      await waitFor(() => expect(named).toHaveFocus());
      expect(state.pages).toEqual([{ topic_id: topicId, at_number: 5 }]);
      expect(numbers()).toEqual([5, 6, 7]);
      await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
      await waitFor(() => expect(numbers()).toEqual([2, 3, 4, 5, 6, 7]));
      expect(state.pages.at(-1)).toEqual({ topic_id: topicId, before: [5] });
      await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
      await waitFor(() => expect(numbers()[0]).toBe(1));
      expect(screen.queryByRole('button', { name: 'Show earlier posts' })).not.toBeInTheDocument();
      expect(screen.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Show more posts' }));
      expect(await article(9)).toBeInTheDocument();
      expect(state.pages.at(-1)).toEqual({ topic_id: topicId, after: [7] });
      expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeInTheDocument();
    });
  });
});
