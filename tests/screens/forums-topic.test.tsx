import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import TopicScreen from '@/routes/protected/topic-screen';
import { paths } from '@/shared/config/paths';
import { forumId, forumPost, keepsForums, topic, topicId } from '../msw/forums';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

layOutVirtualLists({ window: 20_000, row: 100 });

beforeAll(() => {
  // jsdom has none; where it leads to is for the browser to test.
  Element.prototype.scrollTo = () => undefined;
});
afterAll(() => {
  vi.unstubAllGlobals();
});

function backend(given: Parameters<typeof keepsForums>[0] = {}) {
  const { held, handlers } = keepsForums(given);
  server.use(...handlers);
  return held;
}

const open = (hash = '', id = topicId) =>
  renderScreen(<TopicScreen />, {
    at: paths.topic(forumId, id) + hash,
    path: paths.topic(':forumId', ':topicId'),
    user: someMember,
  });
const article = (number: number) => screen.findByRole('article', { name: new RegExp(`^Post ${number}( by|,)`) });
const numbers = () => screen.getAllByRole('article').map(({ id }) => Number(id.replace('post-', '')));
const written = (held: ReturnType<typeof backend>, what: string) =>
  held.written.filter((entry) => entry.what === what).map(({ body }) => body);
/** Posts so long that three of them fill a page. */
const longPosts = (count: number) =>
  Array.from({ length: count }, (_, index) => forumPost([index + 1], { content: 'x'.repeat(7000) }));

describe('a topic', () => {
  it('shows its posts as a tree of text', async () => {
    backend({
      posts: [
        forumPost([1], { content: '<b>Roof</b> or floors?' }),
        forumPost([1, 3], { author: null }),
        forumPost([2], { content: '', deleted_at: '2026-03-02T12:00:00+00:00', user_id: null, author: null }),
        forumPost([4, 5], { edited_at: '2026-03-02T12:00:00+00:00' }, true),
      ],
    });
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Roof first?' })).toBeInTheDocument();
    expect(screen.getByText('Started by Sam Seller · 1 reply')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Fix and flip' })).toHaveAttribute('href', paths.forum(forumId));
    expect(within(await article(1)).getByText('<b>Roof</b> or floors?')).toBeInTheDocument();
    expect(within(await article(3)).getByText('A member')).toBeInTheDocument();
    expect(within(await article(3)).getByRole('link', { name: /^In reply to post ?#1$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('#post-1'),
    );
    expect(within(await article(2)).getByText('This post was deleted.')).toBeInTheDocument();
    expect(within(await article(2)).queryByRole('button')).not.toBeInTheDocument();
    // Somebody across a block wrote what post 5 answers.
    const places = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(places[3]).toBe("A post you don't see");
    expect(within(await article(5)).getByText(/edited/)).toBeInTheDocument();
    expect(numbers()).toEqual([1, 3, 2, 5]);
  });

  it.each([['eeeeeeee-0000-4000-8000-0000000000ff'], ['no-id']])('that is not there is not found: %s', async (id) => {
    backend();
    if (id === 'no-id') server.use(http.post(`${backendUrl}/rest/v1/rpc/topic_posts`, () => HttpResponse.json([])));
    open('', id);
    expect(await screen.findByRole('heading', { name: 'Topic not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the forum' })).toHaveAttribute('href', paths.forum(forumId));
  });

  it('says what failed, and loads it again', async () => {
    const held = backend();
    server.use(failing('rpc/topic_posts'));
    const { user } = open();
    expect(await screen.findByText('The posts could not be loaded')).toBeInTheDocument();
    server.resetHandlers();
    server.use(...keepsForums(held).handlers);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await article(1)).toBeInTheDocument();
  });

  it('marks what is new, and counts as read', async () => {
    const held = backend({
      topics: [topic({ posts: 3, last_number: 3 })],
      posts: [forumPost([1]), forumPost([3]), forumPost([2], {}, true)],
    });
    open();
    expect(within(await article(3)).getByText('New')).toBeInTheDocument();
    expect(within(await article(1)).queryByText('New')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1 post since you were here' })).toHaveAttribute(
      'href',
      expect.stringContaining('#post-3'),
    );
    await waitFor(() => expect(written(held, 'mark read')).toEqual([{ topic_id: topicId, number: 3 }]), {
      timeout: 3000,
    });
    expect(within(await article(3)).getByText('New')).toBeInTheDocument();
  });

  it('is followed and left again', async () => {
    const held = backend();
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    await user.click(await screen.findByRole('button', { name: 'Following', pressed: true }));
    expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeInTheDocument();
    await waitFor(() => expect(held.written.map(({ what }) => what)).toEqual(['follow', 'unfollow']));
    server.use(failing('topic_follows'));
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Follow', pressed: false })).toBeInTheDocument();
  });
});

describe('a reply', () => {
  it('stands below what it answers at once, by keyboard alone', async () => {
    const held = backend({ posts: [forumPost([1]), forumPost([1, 2]), forumPost([3])] });
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
    expect(written(held, 'reply')).toEqual([
      {
        id: expect.any(String),
        topic_id: topicId,
        user_id: someMember.id,
        content: 'Floors',
        parent_post_id: forumPost([1]).id,
      },
    ]);
    // Nothing else of the thread was read again.
    expect(held.pages).toHaveLength(1);
  });

  it('to the topic comes last; a blank one is not sent', async () => {
    const held = backend();
    const { user } = open();
    const text = await screen.findByRole('textbox', { name: 'Your reply' });
    await user.type(text, '  ');
    await user.click(screen.getByRole('button', { name: 'Post Reply' }));
    expect(await screen.findByText('Write something first.')).toBeInTheDocument();
    expect(held.written).toEqual([]);
    await user.type(text, 'Both');
    await user.click(screen.getByRole('button', { name: 'Post Reply' }));
    expect(within(await article(3)).getByText('Both')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('');
  });

  it('quotes, survives a reload, and a failure; sent again it is the same', async () => {
    const held = backend();
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
            { code: 'P0001', message: 'You are writing very fast. Please wait a minute.' },
            { status: 400 },
          );
        },
        { once: true },
      ),
    );
    const { user } = open();
    expect(await screen.findByRole('textbox', { name: 'Reply to Sam Seller' })).toHaveValue('> Words of post 1\n\nYes');
    const send = within(await article(1)).getByRole('button', { name: 'Post Reply' });
    await user.click(send);
    expect(await screen.findByText('You are writing very fast. Please wait a minute.')).toBeInTheDocument();
    await user.click(send);
    expect(within(await article(3)).getByText('Yes')).toBeInTheDocument();
    expect(written(held, 'reply')[0]?.id).toBe(ids[0]);
  });

  it('of others is shown when the reader wants it', async () => {
    const held = backend();
    const { user, queryClient } = open();
    await article(2);
    held.posts = [forumPost([1]), forumPost([1, 2], {}, true), forumPost([1, 3])];
    held.topics = [topic({ posts: 3, last_number: 3 })];
    await queryClient.invalidateQueries({ queryKey: ['forums', 'topic'] });
    await user.click(await screen.findByRole('button', { name: 'Show 1 new post' }));
    expect(within(await article(3)).getByText('New')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    expect(held.pages).toHaveLength(1);
  });
});

describe("a post of one's own", () => {
  it('is edited in place', async () => {
    const held = backend();
    const { user } = open();
    await user.click(within(await article(2)).getByRole('button', { name: 'More about this post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const text = await screen.findByRole('textbox', { name: 'Edit your post' });
    await user.clear(text);
    await user.type(text, 'Better words');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await within(await article(2)).findByText('Better words')).toBeInTheDocument();
    expect(within(await article(2)).getByText(/edited/)).toBeInTheDocument();
    expect(written(held, 'edit')).toEqual([{ content: 'Better words' }]);
  });

  it('leaves its place when it is deleted', async () => {
    const held = backend({ posts: [forumPost([1]), forumPost([1, 2], {}, true), forumPost([1, 2, 3])] });
    const { user } = open();
    await user.click(within(await article(2)).getByRole('button', { name: 'More about this post' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await within(await article(2)).findByText('This post was deleted.')).toBeInTheDocument();
    expect(numbers()).toEqual([1, 2, 3]);
    expect(written(held, 'delete post')).toEqual([{ post_id: forumPost([2]).id }]);
  });

  it('of others offers neither', async () => {
    backend();
    const { user } = open();
    await user.click(within(await article(1)).getByRole('button', { name: 'More about this post' }));
    await screen.findByRole('menu');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });
});

describe('a long topic', () => {
  it('begins at the post that the address names; what is before and after comes in pages', async () => {
    const held = backend({ topics: [topic({ posts: 9, last_number: 9 })], posts: longPosts(9), pageSize: 3 });
    const { user } = open('#post-5');
    const named = await article(5);
    await waitFor(() => expect(named).toHaveFocus());
    expect(held.pages).toEqual([{ topic_id: topicId, at_number: 5 }]);
    expect(numbers()).toEqual([5, 6, 7]);
    await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
    await waitFor(() => expect(numbers()).toEqual([2, 3, 4, 5, 6, 7]));
    expect(held.pages.at(-1)).toEqual({ topic_id: topicId, before: [5] });
    await user.click(screen.getByRole('button', { name: 'Show earlier posts' }));
    await waitFor(() => expect(numbers()[0]).toBe(1));
    expect(screen.queryByRole('button', { name: 'Show earlier posts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more posts' }));
    expect(await article(9)).toBeInTheDocument();
    expect(held.pages.at(-1)).toEqual({ topic_id: topicId, after: [7] });
    expect(await screen.findByRole('textbox', { name: 'Your reply' })).toBeInTheDocument();
  });

  it('leads to a reply that is written from its top', async () => {
    const held = backend({ topics: [topic({ posts: 4, last_number: 4 })], posts: longPosts(4), pageSize: 3 });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'At the end');
    await user.click(screen.getByRole('button', { name: 'Post Reply' }));
    expect(within(await article(5)).getByText('At the end')).toBeInTheDocument();
    expect(held.pages.at(-1)).toEqual({ topic_id: topicId, at_number: 5 });
  });
});
