import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import FeedScreen from '@/routes/app/feed-screen';
import PostScreen from '@/routes/app/post-screen';
import { ReportContext, type ReportSubject } from '@/shared/content/report-context';
import { Toaster } from '@/kit/ui/toaster';
import { expectFocused } from '../expect-focused';
import { mockRealtimeSocket } from '../live-socket';
import { deferredResponse } from '../msw/auth';
import { feedBackend, post, postId, type FeedState, comment, commentId } from '../msw/feed';
import { member } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { bucket, type Stored, uploadRejected } from '../msw/storage';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

describe('posts', () => {
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
    server.use(
      ...feedBackend(state),
      rows('staff', []),
      rows('users', [member({ id: someMember.id })]),
      ...bucket('images', stored),
    );
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

    it('reverts a like with an error message when it fails', async () => {
      const { response, respond } = deferredResponse<null>();
      server.use(
        http.post(likes, async () =>
          response.then(() =>
            HttpResponse.json({ message: 'That is a lot of likes.', code: 'P0001' }, { status: 400 }),
          ),
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
});

describe('one post', () => {
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
    server.use(...feedBackend(state), rows('staff', []), rows('users', [member({ id: someMember.id })]));
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
    it('adds comments after the others and counts them', async () => {
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

    it('preserves a comment’s text and id after a refusal', async () => {
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

    it('lets its author edit a comment in place', async () => {
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
});

describe('writing', () => {
  layOutVirtualLists({ window: 20_000, row: 100 });

  const posts = `${backendUrl}/rest/v1/feed_posts`;
  const folder = `${someMember.id}/posts/`;
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);

  let state: FeedState;
  let stored: Stored;

  beforeAll(() => {
    // jsdom draws nothing: a picture is what it was, 1600 by 900.
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1600, height: 900, close: () => undefined }));
    HTMLCanvasElement.prototype.getContext = (() => ({
      fillRect() {},
      drawImage() {},
    })) as unknown as HTMLCanvasElement['getContext'];
    HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob([jpeg], { type: 'image/jpeg' }));
  });
  beforeEach(() => {
    state = { posts: [post({}, true)], comments: [], changes: [] };
    stored = { names: [] };
    server.use(
      ...feedBackend(state),
      rows('staff', []),
      rows('users', [member({ id: someMember.id })]),
      ...bucket('images', stored),
    );
  });

  const sent = () => state.changes.map(({ sent: body }) => body);
  const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

  async function openWindow() {
    const view = renderScreen(<FeedScreen />, { at: '/community', path: '/community', user: someMember });
    await view.user.click(await screen.findByRole('button', { name: 'Create Post' }));
    return { ...view, dialog: await dialogOf('Create Post') };
  }
  type Window = Awaited<ReturnType<typeof openWindow>>;
  async function enter({ user, dialog }: Pick<Window, 'user' | 'dialog'>, name: RegExp, text: string) {
    await user.click(dialog.getByRole('textbox', { name }));
    await user.paste(text);
  }
  async function fill(view: Pick<Window, 'user' | 'dialog'>) {
    await enter(view, /^Title/, 'Eight units');
    await enter(view, /^Content/, 'In Dayton');
  }
  const postButton = (dialog: Window['dialog']) => dialog.getByRole('button', { name: 'Post' });
  const addPicture = ({ user, dialog }: Pick<Window, 'user' | 'dialog'>) =>
    user.upload(dialog.getByLabelText('Picture file'), new File([jpeg], 'house.jpg', { type: 'image/jpeg' }));

  describe('the create dialog', () => {
    it('restores the draft of a post after closing and reloading, until it is discarded', async () => {
      const view = await openWindow();
      await fill(view);
      await view.user.keyboard('{Escape}');
      view.unmount();
      const { user, dialog } = await openWindow();
      expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Eight units');
      expect(dialog.getByRole('textbox', { name: /^Content/ })).toHaveValue('In Dayton');
      await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
      expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('');
      expect(dialog.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
    });

    it('shows a refusal and keeps the text and id for a retry', async () => {
      const refusal = 'You can write 20 posts a day.';
      const { response, respond } = deferredResponse<null>();
      server.use(
        http.post(
          posts,
          async ({ request }) => {
            state.changes.push({ what: 'refused', sent: await request.json() });
            await response;
            return HttpResponse.json({ message: refusal, code: 'P0001' }, { status: 400 });
          },
          { once: true },
        ),
      );
      const view = await openWindow();
      const { user, dialog } = view;
      await fill(view);
      await user.dblClick(postButton(dialog));
      respond(null);
      expect(await dialog.findByText(refusal)).toBeVisible();
      expect(state.changes).toHaveLength(1);
      expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Eight units');
      await user.click(postButton(dialog));
      await screen.findByRole('article', { name: 'Eight units' });
      const [first, second] = sent() as { id: string }[];
      expect(second?.id).toBe(first?.id);
    });
  });

  describe('the picture of a post', () => {
    it('uploads the picture of a post when chosen, posts it with its size, and deletes it when replaced', async () => {
      const view = await openWindow();
      const { user, dialog } = view;
      await fill(view);
      await addPicture(view);
      expect(await dialog.findByRole('img', { name: 'Your post' })).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Remove picture' }));
      await waitFor(() => expect(stored.names).toEqual([]));
      await addPicture(view);
      await dialog.findByRole('img', { name: 'Your post' });
      await user.click(postButton(dialog));
      await screen.findByRole('article', { name: 'Eight units' });
      expect(sent()).toEqual([
        expect.objectContaining({ image: stored.names[0], image_width: 1600, image_height: 900 }),
      ]);
      expect(stored.names).toEqual([expect.stringMatching(new RegExp(`^${folder}[\\da-f-]{36}\\.jpg$`))]);
    });

    it('shows an error for an invalid file or a failed upload, without blocking the post', async () => {
      const view = await openWindow();
      await fill(view);
      await view.user.upload(
        view.dialog.getByLabelText('Picture file'),
        new File(['text'], 'a.jpg', { type: 'image/jpeg' }),
      );
      expect(
        await view.dialog.findByText('Invalid file type. Please upload JPEG, PNG, WebP, or AVIF images only.'),
      ).toBeVisible();
      server.use(uploadRejected('images', 500, 'broken'));
      await addPicture(view);
      expect(await view.dialog.findByText('Failed to upload image.')).toBeVisible();
      expect(postButton(view.dialog)).toBeEnabled();
    });
  });

  describe('the edit dialog', () => {
    const edit = async () => {
      const view = renderScreen(<FeedScreen />, { at: '/community', path: '/community', user: someMember });
      await view.user.click(await screen.findByRole('button', { name: 'More about this post' }));
      await view.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
      await dialogOf('Edit post');
      // The form replaces the placeholder.
      await waitFor(() => expect(screen.queryByText('Loading post')).not.toBeInTheDocument());
      return { ...view, dialog: await dialogOf('Edit post') };
    };

    it('starts with the full content, not the excerpt, and shows the saved post', async () => {
      state.posts = [post({ content: 'All of it', excerpt: 'All…', tags: ['Ohio'] }, true)];
      const { user, dialog } = await edit();
      const content = await dialog.findByRole('textbox', { name: /^Content/ });
      expect(content).toHaveValue('All of it');
      expect(dialog.getByRole('textbox', { name: /^Tags/ })).toHaveValue('Ohio');
      await user.type(content, ' and more');
      await user.click(dialog.getByRole('button', { name: 'Save changes' }));
      expect(await screen.findByText('All of it and more')).toBeVisible();
      expect(sent()).toEqual([expect.objectContaining({ content: 'All of it and more' })]);
    });

    it('deletes a removed picture after saving', async () => {
      const path = `${folder}old.jpg`;
      stored.names = [path];
      state.posts = [post({ image: path, image_width: 800, image_height: 600 }, true)];
      const { user, dialog } = await edit();
      await user.click(await dialog.findByRole('button', { name: 'Remove picture' }));
      expect(stored.names).toEqual([path]);
      await user.click(dialog.getByRole('button', { name: 'Save changes' }));
      await waitFor(() => expect(stored.names).toEqual([]));
      expect(sent()).toEqual([expect.objectContaining({ image: null, image_width: null, image_height: null })]);
    });

    it('shows an error if the post was deleted before saving', async () => {
      const { user, dialog } = await edit();
      const title = await dialog.findByRole('textbox', { name: /^Title/ });
      state.posts = [];
      await user.type(title, '!');
      await user.click(dialog.getByRole('button', { name: 'Save changes' }));
      expect(await dialog.findByText('This post is no longer available.')).toBeVisible();
      expect(title).toHaveValue('A roofer?!');
    });
  });
});
