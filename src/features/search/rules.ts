/** What the search in the header finds, how it stands together, and where each leads. */

import { paths } from '@/shared/config/paths';
import { formatUsd } from '@/shared/lib/format';
import { cleanSearch, withSearch } from '@/shared/lib/search-text';
import type { Database } from '@/shared/supabase/database.types';

type Row = Database['public']['Functions']['search_site']['Returns'][number];

/** Something that was found. Each kind has its own fields, as the function's comment tells. */
export interface Found extends Pick<Row, 'id' | 'title'> {
  kind: 'listing' | 'member' | 'post' | 'topic' | 'resource';
  detail: string | null;
  image: string | null;
  price: number | null;
  slug: string | null;
  forum_id: string | null;
}

/** Which of the two sites the header belongs to. */
export type Host = 'app' | 'public';

/** An address; `inApp` where only the app shows it. */
export interface Target {
  path: string;
  inApp: boolean;
}

/** How many of a group the function answers with at most: a full one may have more. */
const mostOfGroup = 4;

/** Whether a text is long enough to be searched for while it is typed. */
export function isLongEnough(text: string): boolean {
  return cleanSearch(text).length > 2;
}

/** Where something that was found is read, seen from a host. */
export function targetOf({ kind, id, slug, forum_id }: Found, host: Host): Target {
  switch (kind) {
    case 'listing':
      return host === 'app' ? { path: paths.listing(id), inApp: true } : { path: paths.property(id), inApp: false };
    case 'member':
      return { path: paths.member(id), inApp: true };
    case 'post':
      return { path: paths.post(id), inApp: true };
    case 'topic':
      return { path: paths.topic(forum_id ?? '', id), inApp: true };
    case 'resource':
      return { path: paths.resource(slug ?? id), inApp: false };
  }
}

/** What tells it apart, in one line; empty where nothing does. */
export function secondLine({ detail, price }: Found): string {
  return [detail, price === null ? null : formatUsd(price)].filter(Boolean).join(' · ');
}

/** What stands together under one name. */
interface Group {
  name: string;
  found: Found[];
  /** Where all of them are listed, for a group that may have more; null where it has not, or there is no such list. */
  more: (Target & { label: string }) | null;
}

const groups: readonly { name: string; kinds: readonly Found['kind'][]; more: (Target & { label: string }) | null }[] =
  [
    {
      name: 'Listings',
      kinds: ['listing'],
      more: { label: 'See all listings', path: paths.marketplace, inApp: false },
    },
    { name: 'Members', kinds: ['member'], more: { label: 'See all members', path: paths.members, inApp: true } },
    { name: 'Posts and topics', kinds: ['post', 'topic'], more: null },
    {
      name: 'Resources',
      kinds: ['resource'],
      more: { label: 'See all resources', path: paths.resources, inApp: false },
    },
  ];

/** What was found for a text, by group; groups without anything are left out. */
export function grouped(found: readonly Found[], text: string): Group[] {
  return groups
    .map(({ name, kinds, more }) => {
      const own = found.filter(({ kind }) => kinds.includes(kind));
      const full = own.length >= mostOfGroup;
      return { name, found: own, more: full && more ? { ...more, path: withSearch(more.path, text) } : null };
    })
    .filter((group) => group.found.length > 0);
}

/**
 * Which of the options is chosen after a step, 1 down or -1 up. Beyond either end none is, as at the start: Enter then searches for what
 * was typed.
 */
export function stepped(options: readonly string[], chosen: string | null, step: 1 | -1): string | null {
  const places = [null, ...options];
  const at = places.indexOf(chosen);
  return places.at((Math.max(at, 0) + step) % places.length) ?? null;
}

/** What is read out once the answer is there. */
export function announcement(found: readonly Found[], text: string): string {
  if (found.length === 0) return `No matches for "${text}"`;
  return found.length === 1 ? '1 match' : `${found.length} matches`;
}
