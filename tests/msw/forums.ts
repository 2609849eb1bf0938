import { http, HttpResponse, type HttpHandler } from 'msw';
import { someMember } from '../render';
import { sellerId } from './members';
import { respondWithRows, backendUrl, type Row } from './rest';

type AuthorRow = Pick<Row<'users'>, 'id' | 'name' | 'profile_image_url' | 'membership_tier'> | null;
type ForumRow = Row<'forums'>;
type PostRow = Row<'forum_posts'> & { author: AuthorRow };
type TopicRow = Row<'forum_topics'> & {
  author: AuthorRow;
  forum: Pick<ForumRow, 'id' | 'title'>;
  topic_reads: { last_number: number }[];
  topic_follows: { id: string }[];
};

const sam: AuthorRow = { id: sellerId, name: 'Sam Seller', profile_image_url: null, membership_tier: 'partner' };
const dana: AuthorRow = { id: someMember.id, name: 'Dana Diaz', profile_image_url: null, membership_tier: 'free' };

export const forumId = 'dddddddd-0000-4000-8000-000000000001';
export const topicId = 'eeeeeeee-0000-4000-8000-000000000001';
const postId = (number: number) => `ffffffff-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A forum by Sam Seller. */
export function forum(change: Partial<ForumRow> = {}): ForumRow {
  return {
    id: forumId,
    user_id: sellerId,
    title: 'Fix and flip',
    description: 'Budgets and contractors.',
    topics: 1,
    posts: 3,
    last_activity_at: '2026-03-02T12:00:00+00:00',
    created_at: '2026-03-01T12:00:00+00:00',
    ...change,
  };
}

/** A topic by Sam Seller with two posts that the reader has read. */
export function topic(change: Partial<TopicRow> = {}): TopicRow {
  return {
    id: topicId,
    forum_id: forumId,
    user_id: sellerId,
    title: 'Roof first?',
    created_at: '2026-03-01T12:00:00+00:00',
    last_reply_at: '2026-03-02T12:00:00+00:00',
    posts: 2,
    last_number: 2,
    removed_at: null,
    author: sam,
    forum: { id: forumId, title: 'Fix and flip' },
    topic_reads: [{ last_number: 2 }],
    topic_follows: [],
    ...change,
  };
}

/** A post at this path by Sam Seller, or by the signed-in member if `own`. */
export function forumPost(path: number[], change: Partial<PostRow> = {}, own = false): PostRow {
  const number = path.at(-1) ?? 1;
  return {
    id: postId(number),
    topic_id: topicId,
    user_id: own ? someMember.id : sellerId,
    content: `Words of post ${number}`,
    parent_post_id: null,
    number,
    path,
    created_at: '2026-03-01T12:00:00+00:00',
    edited_at: null,
    removed_at: null,
    deleted_at: null,
    author: own ? dana : sam,
    ...change,
  };
}

/** The backend’s forums; tests change and read them. */
interface ForumsState {
  forums: ForumRow[];
  topics: TopicRow[];
  /** In tree order. */
  posts: PostRow[];
  /** Posts per page. */
  pageSize: number;
  staff: boolean;
  /** Every changing request: its kind and body. */
  written: { what: string; body: Record<string, unknown> }[];
  /** Arguments of every `topic_posts` call. */
  pages: Record<string, unknown>[];
}

const before = (one: readonly number[], other: readonly number[]) => {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place === -1 ? one.length < other.length : (one[place] ?? -1) < (other[place] ?? -1);
};

/** A backend for forums. Policies, numbers, and counters are tested on the database. */
export function forumsBackend(given: Partial<ForumsState> = {}): { state: ForumsState; handlers: HttpHandler[] } {
  const state: ForumsState = {
    forums: [forum()],
    topics: [topic()],
    posts: [forumPost([1]), forumPost([1, 2], {}, true)],
    pageSize: 50,
    staff: false,
    written: [],
    pages: [],
    ...given,
  };
  const rest = (path: string) => `${backendUrl}/rest/v1/${path}`;
  const note = async (what: string, request: Request) => {
    const text = await request.text();
    const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
    state.written.push({ what, body });
    return body;
  };
  const requestedId = (request: Request) => new URL(request.url).searchParams.get('id')?.replace('eq.', '');
  const empty = () => new HttpResponse(null, { status: 204 });
  const handlers = [
    http.get(rest('staff'), () => HttpResponse.json(state.staff ? [{ user_id: someMember.id, role: 'admin' }] : [])),
    http.get(rest('forums'), ({ request }) =>
      HttpResponse.json(state.forums.filter(({ id }) => (requestedId(request) ?? id) === id)),
    ),
    http.post(rest('rpc/delete_forum'), async ({ request }) => {
      await note('delete forum', request);
      state.forums = [];
      return empty();
    }),
    http.get(rest('forum_topics'), ({ request }) =>
      HttpResponse.json(state.topics.filter(({ id }) => (requestedId(request) ?? id) === id)),
    ),
    http.post(rest('rpc/topic_posts'), async ({ request }) => {
      const args = (await request.json()) as { after?: number[]; before?: number[]; at_number?: number };
      state.pages.push(args);
      const at = state.posts.find(({ number }) => number === args.at_number)?.path;
      const found = state.posts.filter(
        ({ path }) =>
          (!args.after || before(args.after, path)) &&
          (!args.before || before(path, args.before)) &&
          (!at || !before(path, at)),
      );
      return HttpResponse.json(args.before ? found.slice(-state.pageSize) : found.slice(0, state.pageSize));
    }),
    http.get(rest('forum_posts'), ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get('number')?.replace('gt.', '') ?? 0);
      return respondWithRows(
        request,
        state.posts.filter(({ id, number }) => number > after && (requestedId(request) ?? id) === id),
      );
    }),
    http.post(rest('forum_posts'), async ({ request }) => {
      const body = await note('reply', request);
      const number = Math.max(0, ...state.posts.map((post) => post.number)) + 1;
      const parent = state.posts.find(({ id }) => id === body.parent_post_id);
      const post = forumPost(
        [...(parent?.path ?? []), number],
        { id: String(body.id), content: String(body.content) },
        true,
      );
      state.posts = [...state.posts, post].toSorted((one, other) => (before(one.path, other.path) ? -1 : 1));
      state.topics = state.topics.map((row) => ({ ...row, posts: row.posts + 1, last_number: number }));
      return respondWithRows(request, [post], { status: 201 });
    }),
    http.post(rest('rpc/mark_topic_read'), async ({ request }) => {
      await note('mark read', request);
      return empty();
    }),
  ];
  return { state, handlers };
}
