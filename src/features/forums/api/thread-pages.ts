import type { InfiniteData } from '@tanstack/react-query';
import type { Post } from '../forum';
import { comparePaths } from '../thread';

/** A page of a thread, and the places from which the next one and the one before are read; null at the ends of the thread. */
export interface ThreadPage {
  items: Post[];
  next: number[] | null;
  previous: number[] | null;
}

/** As `topic_posts` fills a page: to so many posts, or until they hold more characters than that. */
const mostPosts = 50;
const mostCharacters = 20_000;

/** Whether a page was filled, so that there may be more. */
export function isFull(items: readonly Post[]): boolean {
  return items.length >= mostPosts || items.reduce((sum, { content }) => sum + content.length, 0) > mostCharacters;
}

/** A thread with posts in their places. Those that belong before or after what has been read are left out: they come with their page. */
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

/** A thread in which one post is changed. */
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
