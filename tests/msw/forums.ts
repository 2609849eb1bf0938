import { http, HttpResponse, type HttpHandler } from 'msw';
import { someMember } from '../render';
import { sellerId } from './members';
import { answerRows, backendUrl, type Row } from './rest';

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

/** A topic by Sam Seller, whose two posts the reader has seen. */
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
    author: sam,
    forum: { id: forumId, title: 'Fix and flip' },
    topic_reads: [{ last_number: 2 }],
    topic_follows: [],
    ...change,
  };
}

/** A post in its place: by Sam Seller, unless `own`. */
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
    deleted_at: null,
    author: own ? dana : sam,
    ...change,
  };
}

/** What the backend holds of the forums; tests change and read it. */
interface Held {
  forums: ForumRow[];
  topics: TopicRow[];
  /** In the order of the tree. */
  posts: PostRow[];
  /** Posts in a page. */
  pageSize: number;
  staff: boolean;
  /** Every request that writes: what it is, and its body. */
  written: { what: string; body: Record<string, unknown> }[];
  /** What was asked of `topic_posts`. */
  pages: Record<string, unknown>[];
}

const before = (one: readonly number[], other: readonly number[]) => {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place === -1 ? one.length < other.length : (one[place] ?? -1) < (other[place] ?? -1);
};

/** A backend of forums. Policies, numbers and counts are the database's and tested there. */
export function keepsForums(given: Partial<Held> = {}): { held: Held; handlers: HttpHandler[] } {
  const held: Held = {
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
    held.written.push({ what, body });
    return body;
  };
  const wanted = (request: Request) => new URL(request.url).searchParams.get('id')?.replace('eq.', '');
  const empty = () => new HttpResponse(null, { status: 204 });
  const handlers = [
    http.get(rest('staff'), () => HttpResponse.json(held.staff ? [{ user_id: someMember.id }] : [])),
    http.get(rest('forums'), ({ request }) =>
      HttpResponse.json(held.forums.filter(({ id }) => (wanted(request) ?? id) === id)),
    ),
    http.post(rest('forums'), async ({ request }) => {
      const body = await note('create forum', request);
      const added = forum({
        ...body,
        id: 'dddddddd-0000-4000-8000-000000000009',
        topics: 0,
        posts: 0,
        last_activity_at: null,
      });
      held.forums = [added, ...held.forums];
      return answerRows(request, [added], { status: 201 });
    }),
    http.post(rest('rpc/delete_forum'), async ({ request }) => {
      await note('delete forum', request);
      held.forums = [];
      return empty();
    }),
    http.get(rest('forum_topics'), ({ request }) =>
      HttpResponse.json(held.topics.filter(({ id }) => (wanted(request) ?? id) === id)),
    ),
    http.patch(rest('forum_topics'), async ({ request }) => answerRows(request, [await note('rename topic', request)])),
    http.delete(rest('forum_topics'), async ({ request }) => {
      await note('delete topic', request);
      return empty();
    }),
    http.post(rest('rpc/create_topic'), async ({ request }) =>
      HttpResponse.json(String((await note('create topic', request)).topic_id)),
    ),
    http.post(rest('rpc/topic_posts'), async ({ request }) => {
      const asked = (await request.json()) as { after?: number[]; before?: number[]; at_number?: number };
      held.pages.push(asked);
      const at = held.posts.find(({ number }) => number === asked.at_number)?.path;
      const found = held.posts.filter(
        ({ path }) =>
          (!asked.after || before(asked.after, path)) &&
          (!asked.before || before(path, asked.before)) &&
          (!at || !before(path, at)),
      );
      return HttpResponse.json(asked.before ? found.slice(-held.pageSize) : found.slice(0, held.pageSize));
    }),
    http.get(rest('forum_posts'), ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get('number')?.replace('gt.', '') ?? 0);
      return answerRows(
        request,
        held.posts.filter(({ id, number }) => number > after && (wanted(request) ?? id) === id),
      );
    }),
    http.post(rest('forum_posts'), async ({ request }) => {
      const body = await note('reply', request);
      const number = Math.max(0, ...held.posts.map((post) => post.number)) + 1;
      const parent = held.posts.find(({ id }) => id === body.parent_post_id);
      const post = forumPost(
        [...(parent?.path ?? []), number],
        { id: String(body.id), content: String(body.content) },
        true,
      );
      held.posts = [...held.posts, post].toSorted((one, other) => (before(one.path, other.path) ? -1 : 1));
      held.topics = held.topics.map((row) => ({ ...row, posts: row.posts + 1, last_number: number }));
      return answerRows(request, [post], { status: 201 });
    }),
    http.patch(rest('forum_posts'), async ({ request }) => {
      const { content } = await note('edit', request);
      return answerRows(request, [{ id: wanted(request), content, edited_at: '2026-03-03T12:00:00+00:00' }]);
    }),
    http.post(rest('rpc/delete_forum_post'), async ({ request }) => {
      await note('delete post', request);
      return empty();
    }),
    http.post(rest('rpc/mark_topic_read'), async ({ request }) => {
      await note('mark read', request);
      return empty();
    }),
    http.post(rest('topic_follows'), async ({ request }) => {
      await note('follow', request);
      return new HttpResponse(null, { status: 201 });
    }),
    http.delete(rest('topic_follows'), async ({ request }) => {
      await note('unfollow', request);
      return empty();
    }),
  ];
  return { held, handlers };
}
