import { countText } from '@/shared/lib/format';
import { refusalText, RequestFailure } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { longestTag, mostTags, type Post, type PostSubtype, type PostType } from './post';

/** What the chips above the feed narrow it to, in their order: a type or a subtype. */
export const postFilters = [
  { value: 'events', label: 'Events', column: 'type', equals: 'event' },
  { value: 'investments', label: 'Investments', column: 'type', equals: 'investment' },
  { value: 'discussions', label: 'Discussions', column: 'type', equals: 'discussion' },
  { value: 'boots_on_ground', label: 'Boots on Ground', column: 'subtype', equals: 'boots_on_ground' },
  { value: 'joint_venture', label: 'Joint Ventures', column: 'subtype', equals: 'joint_venture' },
  { value: 'private_money', label: 'Private Money', column: 'subtype', equals: 'private_money' },
] as const;

export type PostFilter = (typeof postFilters)[number]['value'];

/** What a query string asks for; null for all posts, also where it asks for what there is not. */
export function filterIn(query: string): PostFilter | null {
  const wanted = new URLSearchParams(query).get('filter');
  return postFilters.find(({ value }) => value === wanted)?.value ?? null;
}

/** The query string, without its question mark, of a filter. `also` are parameters of others, which are kept. */
export function queryOf(filter: PostFilter | null, also?: URLSearchParams): string {
  const query = new URLSearchParams(also);
  query.delete('filter');
  if (filter !== null) query.set('filter', filter);
  return query.toString();
}

export const typeLabels: Readonly<Record<PostType, string>> = {
  discussion: 'Discussion',
  investment: 'Investment Opportunity',
  event: 'Event',
};

export const subtypeLabels: Readonly<Record<PostSubtype, string>> = {
  joint_venture: 'Joint Venture',
  boots_on_ground: 'Boots on Ground',
  private_money: 'Private Money',
};

/** Tags as they are typed, with commas between them: trimmed, without a leading '#', each once whatever its case. */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(/[,\n]/)) {
    const tag = part.trim().replace(/^#+/, '').trim();
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

/** Why these tags cannot be posted; undefined when they can. */
export function tagsProblem(tags: readonly string[]): string | undefined {
  if (tags.length > mostTags) return `At most ${mostTags} tags. You have ${tags.length}.`;
  const long = tags.find((tag) => tag.length > longestTag);
  return long === undefined ? undefined : `“${long}” is too long: a tag has at most ${longestTag} characters.`;
}

/** What stands on the live button: '3 new posts'. */
export function newPostsText(count: number): string {
  return countText(count, 'new post');
}

/** What a reader sees of likes and their own press, before the server has answered. */
export function withLike(
  { likes, liked }: Pick<Post, 'likes' | 'liked'>,
  wanted: boolean,
): Pick<Post, 'likes' | 'liked'> {
  return { liked: wanted, likes: Math.max(0, likes + Number(wanted) - Number(liked)) };
}

/** The proportion, width by height, in which a list shows a picture: never taller than 4:5, never flatter than 3:1. */
export function shownRatio({ width, height }: { width: number; height: number }): number {
  return Math.min(3, Math.max(0.8, width / height));
}

/** Why something was not done, for the reader. What the database says in words of its own (limits, what is gone) is shown as it is. */
export function failureText(error: unknown): string {
  if (error instanceof RequestFailure && error.kind === 'not-found') return 'This post is not there any more.';
  return refusalText(error) ?? explainFailure(error);
}
