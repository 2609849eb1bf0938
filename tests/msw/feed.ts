import { http, HttpResponse, type HttpHandler } from 'msw';
import { someMember } from '../render';
import { sellerId } from './members';
import { respondWithRows, backendUrl, type Row } from './rest';

type AuthorRow = Pick<Row<'users'>, 'id' | 'name' | 'profile_image_url' | 'membership_tier'> | null;
export type PostRow = Row<'feed_posts'> & { author: AuthorRow };
export type CommentRow = Row<'feed_comments'> & { author: AuthorRow };

const sam: AuthorRow = { id: sellerId, name: 'Sam Seller', profile_image_url: null, membership_tier: 'partner' };
const dana: AuthorRow = { id: someMember.id, name: 'Dana Diaz', profile_image_url: null, membership_tier: 'free' };

export const postId = (number: number) => `bbbbbbbb-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const commentId = (number: number) => `cccccccc-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A post by Sam Seller, or by the signed-in member if `own`. */
export function post(change: Partial<PostRow> = {}, own = false): PostRow {
  const content = change.content ?? 'Looking for a roofer near Columbus.';
  return {
    id: postId(1),
    user_id: own ? someMember.id : sellerId,
    type: 'discussion',
    subtype: null,
    title: 'A roofer?',
    content,
    excerpt: content,
    tags: [],
    image: null,
    image_width: null,
    image_height: null,
    location: null,
    likes: 2,
    comments: 0,
    liked: false,
    created_at: '2026-03-01T12:00:00+00:00',
    edited_at: null,
    removed_at: null,
    author: own ? dana : sam,
    ...change,
  };
}

/** A comment by Sam Seller, or by the signed-in member if `own`. */
export function comment(change: Partial<CommentRow> = {}, own = false): CommentRow {
  return {
    id: commentId(1),
    post_id: postId(1),
    user_id: own ? someMember.id : sellerId,
    content: 'Try Gable & Sons.',
    created_at: '2026-03-01T13:00:00+00:00',
    edited_at: null,
    removed_at: null,
    author: own ? dana : sam,
    ...change,
  };
}

/** The backend’s feed; tests change and read it. */
export interface FeedState {
  /** Newest first. */
  posts: PostRow[];
  /** Oldest first. */
  comments: CommentRow[];
  /** Every changing request and its body. */
  changes: { what: string; sent: unknown }[];
}

const rest = `${backendUrl}/rest/v1`;
const filterOf = (url: URL, column: string) => url.searchParams.get(column)?.replace('eq.', '');

/**
 * A backend for the feed: returns pages after a cursor, counts newer posts, and stores changes. Policies, limits, and
 * checks are tested on the database.
 */
export function feedBackend(state: FeedState): HttpHandler[] {
  /** The time in a cursor’s `or` filter. */
  const cursorTime = (url: URL, operator: 'lt' | 'gt') =>
    url.searchParams
      .getAll('or')
      .map((or) => new RegExp(String.raw`created_at\.${operator}\."([^"]+)"`).exec(or)?.[1])[0];
  const postsFor = (url: URL) =>
    state.posts.filter(
      (row) =>
        (filterOf(url, 'type') ?? row.type) === row.type &&
        (filterOf(url, 'subtype') ?? row.subtype) === row.subtype &&
        (filterOf(url, 'id') ?? row.id) === row.id &&
        row.created_at < (cursorTime(url, 'lt') ?? '9') &&
        row.created_at > (cursorTime(url, 'gt') ?? ''),
    );
  const change = async <Sent extends object>(request: Request): Promise<Sent> => {
    const text = await request.text();
    const sent: unknown = text === '' ? null : JSON.parse(text);
    state.changes.push({ what: `${request.method} ${new URL(request.url).pathname.replace('/rest/v1/', '')}`, sent });
    return sent as Sent;
  };
  return [
    http.head(`${rest}/feed_posts`, ({ request }) => {
      return new HttpResponse(null, { headers: { 'content-range': `*/${postsFor(new URL(request.url)).length}` } });
    }),
    http.get(`${rest}/feed_posts`, ({ request }) => {
      const url = new URL(request.url);
      return respondWithRows(request, postsFor(url).slice(0, Number(url.searchParams.get('limit') ?? 1000)));
    }),
    http.post(`${rest}/feed_posts`, async ({ request }) => {
      const sent = await change<Partial<PostRow>>(request);
      state.posts = [
        post({ ...sent, created_at: new Date().toISOString(), likes: 0 }, true),
        ...state.posts.filter(({ id }) => id !== sent.id),
      ];
      return HttpResponse.json({ removed_at: null }, { status: 201 });
    }),
    http.patch(`${rest}/feed_posts`, async ({ request }) => {
      const sent = await change<Partial<PostRow>>(request);
      const found = postsFor(new URL(request.url));
      for (const row of found) Object.assign(row, sent, { excerpt: sent.content, edited_at: new Date().toISOString() });
      return respondWithRows(request, found);
    }),
    http.delete(`${rest}/feed_posts`, async ({ request }) => {
      await change(request);
      const deleted = new Set(postsFor(new URL(request.url)));
      state.posts = state.posts.filter((row) => !deleted.has(row));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${rest}/rpc/like_post`, async ({ request }) => {
      const sent = await change<{ post_id: string; liked: boolean }>(request);
      const found = state.posts.find(({ id }) => id === sent.post_id);
      if (!found)
        return HttpResponse.json({ message: 'This post is no longer available.', code: 'P0001' }, { status: 400 });
      found.likes += Number(sent.liked) - Number(found.liked);
      found.liked = sent.liked;
      return HttpResponse.json(found.likes);
    }),
    http.get(`${rest}/feed_comments`, ({ request }) => {
      const url = new URL(request.url);
      const after = cursorTime(url, 'gt') ?? '';
      const found = state.comments.filter((row) => row.post_id === filterOf(url, 'post_id') && row.created_at > after);
      return HttpResponse.json(found.slice(0, Number(url.searchParams.get('limit') ?? 1000)));
    }),
    http.post(`${rest}/feed_comments`, async ({ request }) => {
      const added = comment(
        { ...(await change<Partial<CommentRow>>(request)), created_at: new Date().toISOString() },
        true,
      );
      state.comments.push(added);
      return respondWithRows(request, [added], { status: 201 });
    }),
    http.patch(`${rest}/feed_comments`, async ({ request }) => {
      const sent = await change<Partial<CommentRow>>(request);
      const found = state.comments.filter(({ id }) => id === filterOf(new URL(request.url), 'id'));
      for (const row of found) Object.assign(row, sent, { edited_at: new Date().toISOString() });
      return respondWithRows(request, found);
    }),
    http.post(`${rest}/rpc/delete_comment`, async ({ request }) => {
      const sent = await change<{ comment_id: string }>(request);
      const before = state.comments.length;
      state.comments = state.comments.filter(({ id }) => id !== sent.comment_id);
      return HttpResponse.json(state.comments.length < before);
    }),
  ];
}
