import { plainText } from '@/shared/lib/mentions';
import type { Post } from './forum';

/** What a thread shows below one another: posts, and the places of posts that the reader does not get to see. */
export type ThreadRow =
  | { kind: 'post'; key: string; post: Post; depth: number }
  | { kind: 'unseen'; key: string; depth: number };

/** Levels of indentation; deeper posts stand on the last one. */
const deepest = 5;

const depthOf = (path: readonly number[]) => Math.min(path.length - 1, deepest);

/** Which of two places in the tree comes first: negative for the first. As the database sorts them. */
export function comparePaths(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/**
 * The rows of a thread whose posts are given in their order. Where posts answer one that is not among them, because a block hides
 * it, its place is shown; unless it may stand before the first of them, where `earlier` says that there are more.
 */
export function threadRows(posts: readonly Post[], earlier: boolean): ThreadRow[] {
  const first = posts[0];
  const known = new Set(posts.map(({ number }) => number));
  const rows: ThreadRow[] = [];
  for (const post of posts) {
    for (const [level, number] of post.path.slice(0, -1).entries()) {
      const path = post.path.slice(0, level + 1);
      if (known.has(number) || (earlier && first && comparePaths(path, first.path) < 0)) continue;
      known.add(number);
      rows.push({ kind: 'unseen', key: `unseen-${number}`, depth: depthOf(path) });
    }
    rows.push({ kind: 'post', key: post.id, post, depth: depthOf(post.path) });
  }
  return rows;
}

/** The number of the post that this one answers; null for one that answers the topic. Of what lies below 100 levels it is the level's. */
export function answeredNumber({ path }: Pick<Post, 'path'>): number | null {
  return path.at(-2) ?? null;
}

/** Whether a post is new to who has read up to `read`: another's, and later. Not for who opens the topic for the first time: all is new then. */
export function isNew(post: Post, read: number | null, readerId: string): boolean {
  return read !== null && post.number > read && post.user_id !== readerId && post.deleted_at === null;
}

/** The id of a post's element, and the fragment of its address. */
export const anchorOf = (number: number) => `post-${number}`;

/** The post that a fragment such as '#post-12' names; null for another fragment. */
export function numberInHash(hash: string): number | null {
  const digits = /^#post-(\d{1,9})$/.exec(hash)?.[1];
  return digits ? Number(digits) : null;
}

/** What a post says, as lines to be answered: every line behind '> ', quotes in it left out, and an empty line at the end. */
export function quoteOf(content: string): string {
  const lines = plainText(content).split('\n');
  const own = lines
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return `${own
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}\n\n`;
}

/** A text that is being written, with a quote added at its end. */
export function withQuote(text: string, content: string): string {
  const before = text.trimEnd();
  return (before === '' ? '' : `${before}\n\n`) + quoteOf(content);
}

/** How many posts of a topic its reader has not seen, in words; null for none. */
export function unreadText({ read, last_number }: { read: number | null; last_number: number }): string | null {
  if (read === null) return 'New';
  return last_number > read ? `${last_number - read} new` : null;
}
