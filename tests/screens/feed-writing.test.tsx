import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import FeedScreen from '@/routes/app/feed-screen';
import { deferredResponse } from '../msw/auth';
import { feedBackend, post, type FeedState } from '../msw/feed';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { bucket, uploadRejected, type Stored } from '../msw/storage';
import { renderScreen, someMember } from '../render';
import { layOutVirtualLists } from '../virtual-layout';

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
  server.use(...feedBackend(state), rows('staff', []), ...bucket('images', stored));
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
  it('keeps the draft after closing and reloading, until it is discarded', async () => {
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
  it('is uploaded when chosen, posted with its size, and deleted when replaced', async () => {
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
    expect(sent()).toEqual([expect.objectContaining({ image: stored.names[0], image_width: 1600, image_height: 900 })]);
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
      await view.dialog.findByText('Invalid file type. Please upload JPEG, PNG, or WebP images only.'),
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
