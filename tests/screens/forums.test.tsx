import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import ForumScreen from '@/routes/app/forum-screen';
import ForumsScreen from '@/routes/app/forums-screen';
import NewTopicScreen from '@/routes/app/new-topic-screen';
import { paths } from '@/shared/config/paths';
import { mockRealtimeSocket } from '../live-socket';
import { forumId, forumsBackend } from '../msw/forums';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

beforeAll(() => {
  mockRealtimeSocket();
});

function backend(given: Parameters<typeof forumsBackend>[0] = {}) {
  const { state, handlers } = forumsBackend(given);
  server.use(...handlers);
  return state;
}

const openForums = () => renderScreen(<ForumsScreen />, { at: paths.forums, path: paths.forums, user: someMember });
const openForum = (id = forumId) =>
  renderScreen(<ForumScreen />, {
    at: paths.forum(id),
    path: paths.forum(':forumId'),
    routes: <Route path={paths.forums} element={<h1>The list of forums</h1>} />,
    user: someMember,
  });
const openNewTopic = (id = forumId) =>
  renderScreen(<NewTopicScreen />, { at: paths.newTopic(id), path: paths.newTopic(':forumId'), user: someMember });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the forum list', () => {
  it('keeps the draft when the title is taken or the dialog is closed', async () => {
    backend();
    server.use(
      http.post(`${backendUrl}/rest/v1/forums`, () =>
        HttpResponse.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
      ),
    );
    const { user } = openForums();
    await user.click(await screen.findByRole('button', { name: 'Create Forum' }));
    await user.type(await field(/Title/), 'Fix and flip');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/A forum with this title already exists/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Create Forum' }));
    expect(await field(/Title/)).toHaveValue('Fix and flip');
  });
});

describe('a forum', () => {
  it.each([['dddddddd-0000-4000-8000-0000000000ff'], ['no-id']])('shows “not found” for the id %s', async (id) => {
    backend();
    openForum(id);
    expect(await screen.findByRole('heading', { name: 'Forum not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to forums' })).toHaveAttribute('href', paths.forums);
  });

  it('can be deleted by staff', async () => {
    const state = backend({ staff: true });
    const { user } = openForum();
    await user.click(await screen.findByRole('button', { name: 'More about this forum' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'The list of forums' })).toBeInTheDocument();
    expect(state.written).toEqual([{ what: 'delete forum', body: { forum_id: forumId } }]);
  });
});

describe('a new topic', () => {
  it('keeps its draft and id after an error and a reload', async () => {
    const state = backend();
    const refusal = 'You can start 10 topics a day.';
    const { user, unmount } = openNewTopic();
    await user.type(await field(/Title/), 'Roof first?');
    await user.type(await field(/Your post/), 'Or floors?');
    const ids: unknown[] = [];
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/create_topic`, async ({ request }) => {
        ids.push(((await request.json()) as { topic_id: string }).topic_id);
        return HttpResponse.json({ code: 'P0001', message: refusal }, { status: 400 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Post topic' }));
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Post topic' }));
    await screen.findByText(refusal);
    await waitFor(() => expect(ids.length).toBe(2));
    expect(ids[0]).toBe(ids[1]);
    unmount();
    openNewTopic();
    expect(await field(/Title/)).toHaveValue('Roof first?');
    expect(await field(/Your post/)).toHaveValue('Or floors?');
    expect(state.written).toEqual([]);
  });
});
