import type { InfiniteData } from '@tanstack/react-query';
import type { Post } from '../forum';
import { comparePaths } from '../thread';

/** A page of a thread, with cursors to the next and previous page; null at the ends. */
export interface ThreadPage {
  items: Post[];
  next: number[] | null;
  previous: number[] | null;
}

/** The limits of a page in `topic_posts`. */
const maxPosts = 50;
const maxCharacters = 20_000;

/** True if a page reached its limit, so there may be more posts. */
export function isFull(items: readonly Post[]): boolean {
  return items.length >= maxPosts || items.reduce((sum, { content }) => sum + content.length, 0) > maxCharacters;
}

/** Inserts posts in tree order. Posts outside the loaded range are skipped; they'll come with their page. */
export function placePosts(data: InfiniteData<ThreadPage>, posts: readonly Post[]): InfiniteData<ThreadPage> {
  let { pages } = data;
  const earlier = pages[0]?.previous ?? null;
  const later = pages.at(-1)?.next ?? null;
  const known = new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
  for (const post of posts) {
    const beyond = (earlier && comparePaths(post.path, earlier) < 0) || (later && comparePaths(post.path, later) > 0);
    if (!known.has(post.id) && !beyond) pages = withPost(pages, post);
  }
  return { ...data, pages };
}

function withPost(pages: ThreadPage[], post: Post): ThreadPage[] {
  const found = pages.findIndex(({ items }) => items.some(({ path }) => comparePaths(path, post.path) > 0));
  const target = found === -1 ? pages.length - 1 : found;
  return pages.map((page, index) =>
    index === target
      ? { ...page, items: [...page.items, post].toSorted((one, other) => comparePaths(one.path, other.path)) }
      : page,
  );
}

/** The thread with one post changed. */
export function patchPost(data: InfiniteData<ThreadPage>, id: string, change: Partial<Post>): InfiniteData<ThreadPage> {
  return {
    ...data,
    pages: data.pages.map((page) =>
      page.items.some((post) => post.id === id)
        ? { ...page, items: page.items.map((post) => (post.id === id ? { ...post, ...change } : post)) }
        : page,
    ),
  };
}
