import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import ForumScreen from '@/routes/app/forum-screen';
import ForumsScreen from '@/routes/app/forums-screen';
import NewTopicScreen from '@/routes/app/new-topic-screen';
import { paths } from '@/shared/config/paths';
import { expectFocused } from '../expect-focused';
import { mockRealtimeSocket } from '../live-socket';
import { forum, forumId, forumsBackend, topic, topicId } from '../msw/forums';
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
  it('shows the activity of each forum', async () => {
    backend({
      forums: [
        forum({ topics: 12, posts: 1204 }),
        forum({
          id: 'dddddddd-0000-4000-8000-000000000002',
          title: 'Land',
          description: '',
          topics: 0,
          posts: 0,
          last_activity_at: null,
        }),
      ],
    });
    openForums();
    expect(await screen.findByRole('link', { name: 'Fix and flip' })).toHaveAttribute('href', paths.forum(forumId));
    const [flips, land] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(flips).toContain('12 topics1,204 postsLast activity Mar 2, 2026');
    expect(land).toContain('0 topics0 postsNo posts yet');
  });

  it('lets members create a forum and opens it', async () => {
    const state = backend();
    const { user } = openForums();
    await user.click(await screen.findByRole('button', { name: 'Create Forum' }));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('button', { name: 'Create Forum' }));
    expect(await form.findByText('Enter a title.')).toBeInTheDocument();
    expect(state.written).toEqual([]);
    await user.type(form.getByRole('textbox', { name: /Title/ }), ' Rentals ');
    await user.type(form.getByRole('textbox', { name: /Description/ }), 'Tenants');
    await user.click(form.getByRole('button', { name: 'Create Forum' }));
    await screen.findByText(paths.forum('dddddddd-0000-4000-8000-000000000009'));
    expect(state.written).toEqual([
      { what: 'create forum', body: { user_id: someMember.id, title: 'Rentals', description: 'Tenants' } },
    ]);
  });

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
  it('lists its topics with unread counts', async () => {
    backend({
      topics: [
        topic({ posts: 5, last_number: 5 }),
        topic({
          id: 'eeeeeeee-0000-4000-8000-000000000002',
          title: 'Never opened',
          topic_reads: [],
          posts: 1,
          last_number: 1,
          author: null,
        }),
        topic({ id: 'eeeeeeee-0000-4000-8000-000000000003', title: 'All read', user_id: null, author: null }),
      ],
    });
    openForum();
    expect(await screen.findByRole('link', { name: 'Roof first?' })).toHaveAttribute(
      'href',
      paths.topic(forumId, topicId),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Fix and flip' })).toBeInTheDocument();
    const [first, second, third] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toContain('3 newStarted by Sam Seller4 repliesLast reply Mar 2, 2026');
    expect(second).toContain('NewStarted by A member0 repliesPosted Mar 2, 2026');
    expect(third).toBe('All readStarted by Former member1 replyLast reply Mar 2, 2026');
    expect(screen.getByRole('link', { name: 'New Topic' })).toHaveAttribute('href', paths.newTopic(forumId));
    expect(screen.getByRole('link', { name: 'All forums' })).toHaveAttribute('href', paths.forums);
  });

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
  it('is created with its first post and opened', async () => {
    const state = backend();
    const { user } = openNewTopic();
    await user.click(await screen.findByRole('button', { name: 'Post topic' }));
    expect(await screen.findByText('Enter a title.')).toBeInTheDocument();
    expect(screen.getByText('Write your post.')).toBeInTheDocument();
    await expectFocused(field(/Title/));
    await user.type(await field(/Title/), ' Roof first? ');
    await user.type(await field(/Your post/), ' Or floors? ');
    await user.click(screen.getByRole('button', { name: 'Post topic' }));
    const address = await screen.findByText(new RegExp(`^${paths.topic(forumId, '')}`));
    const [sent] = state.written;
    expect(sent).toEqual({
      what: 'create topic',
      body: {
        forum_id: forumId,
        title: 'Roof first?',
        content: 'Or floors?',
        topic_id: address.textContent.split('/').at(-1),
      },
    });
  });

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
