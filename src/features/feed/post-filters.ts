import { pluralize } from '@/kit/formatting/format';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { maxTagLength, maxTags, type Post, type PostSubtype, type PostType } from './post';

/** The filter chips above the feed, in order. Each matches a type or a subtype. */
export const postFilters = [
  { value: 'events', label: 'Events', column: 'type', equals: 'event' },
  { value: 'investments', label: 'Investments', column: 'type', equals: 'investment' },
  { value: 'discussions', label: 'Discussions', column: 'type', equals: 'discussion' },
  { value: 'boots_on_ground', label: 'Boots on Ground', column: 'subtype', equals: 'boots_on_ground' },
  { value: 'joint_venture', label: 'Joint Ventures', column: 'subtype', equals: 'joint_venture' },
  { value: 'private_money', label: 'Private Money', column: 'subtype', equals: 'private_money' },
] as const;

export type PostFilter = (typeof postFilters)[number]['value'];

/** The filter in a query string; null for none or an invalid one. */
export function parseFilter(query: string): PostFilter | null {
  const requested = new URLSearchParams(query).get('filter');
  return postFilters.find(({ value }) => value === requested)?.value ?? null;
}

/** The query string of a filter, without its question mark. Other parameters in `also` stay. */
export function toFilterQuery(filter: PostFilter | null, also?: URLSearchParams): string {
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

/** Parses comma-separated tags: trimmed, without a leading '#', unique regardless of case. */
export function parseTags(text: string): string[] {
  const tags = new Map<string, string>();
  for (const part of text.split(/[,\n]/)) {
    const tag = part.trim().replace(/^#+/, '').trim();
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}

/** The error of these tags; undefined if they're valid. */
export function validateTags(tags: readonly string[]): string | undefined {
  if (tags.length > maxTags) return `Use up to ${maxTags} tags. You have ${tags.length}.`;
  const long = tags.find((tag) => tag.length > maxTagLength);
  return long === undefined ? undefined : `“${long}” is too long. Tags can have up to ${maxTagLength} characters.`;
}

/** The label of the button that loads new posts: '3 new posts'. */
export function newPostsText(count: number): string {
  return pluralize(count, 'new post');
}

/** The optimistic likes after the viewer likes or unlikes a post. */
export function withLike(
  { likes, liked }: Pick<Post, 'likes' | 'liked'>,
  next: boolean,
): Pick<Post, 'likes' | 'liked'> {
  return { liked: next, likes: Math.max(0, likes + Number(next) - Number(liked)) };
}

/** The aspect ratio (width / height) of a picture in a list, limited to between 4:5 and 3:1. */
export function shownRatio({ width, height }: { width: number; height: number }): number {
  return Math.min(3, Math.max(0.8, width / height));
}

export const postErrors = { 'not-found': 'This post is no longer available.' } satisfies ErrorTexts;
