import { plainText } from '@/domain/text/mentions';
import type { Post } from './forum';

/** A row of a thread: a post, or a placeholder for one the viewer can't see. */
export type ThreadRow =
  | { kind: 'post'; key: string; post: Post; depth: number }
  | { kind: 'unseen'; key: string; depth: number };

/** The deepest level of indentation. */
const maxDepth = 5;

const depthOf = (path: readonly number[]) => Math.min(path.length - 1, maxDepth);

/** Compares two paths in the reply tree, in the database's sort order. */
export function comparePaths(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/**
 * The rows of a thread, from its sorted posts. A parent that is missing because a block hides it gets a placeholder,
 * unless `earlier` says there are more posts before the first and the parent may be among them.
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

/** The number of the parent post; null for a reply to the topic. Paths are cut off at 100 levels. */
export function parentNumber({ path }: Pick<Post, 'path'>): number | null {
  return path.at(-2) ?? null;
}

/** True for someone else's post after the last one read. Nothing is marked new in a topic opened for the first time. */
export function isNew(post: Post, read: number | null, readerId: string): boolean {
  return read !== null && post.number > read && post.user_id !== readerId && post.deleted_at === null;
}

/** The id of a post's element, and its URL fragment. */
export const anchorOf = (number: number) => `post-${number}`;

/** The post number in a fragment such as '#post-12'; null for any other. */
export function numberInHash(hash: string): number | null {
  const digits = /^#post-(\d{1,9})$/.exec(hash)?.[1];
  return digits ? Number(digits) : null;
}

/** A post's content as a quote: each line after '> ', without nested quotes, followed by an empty line. */
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

/** A draft with a quote appended. */
export function withQuote(text: string, content: string): string {
  const before = text.trimEnd();
  return (before === '' ? '' : `${before}\n\n`) + quoteOf(content);
}

/** The badge for unread posts, such as '2 new'; null if there are none. */
export function unreadText({ read, last_number }: { read: number | null; last_number: number }): string | null {
  if (read === null) return 'New';
  return last_number > read ? `${last_number - read} new` : null;
}
