import { paths } from '@/shared/config/paths';

/** Something that a followed member did. */
export interface Activity {
  kind: 'listing' | 'deal' | 'post' | 'topic' | 'review' | 'connection';
  /** Of the listing, post, topic, review or connection. With the kind and the time it is a place in the feed. */
  id: string;
  /** ISO time, as the database gave it. */
  at: string;
  member: { id: string; name: string; image: string | null; tier: string };
  title: string | null;
  /** Text with mentions as they are stored. */
  excerpt: string | null;
  /** Path in the bucket images. */
  image: string | null;
  /** Whole USD; null for what is no listing. */
  price: number | null;
  /** Percent; null where none is stated. */
  capRate: number | null;
  city: string | null;
  state: string | null;
  /** The forum of a topic, the reviewed member, or whom they connected with. */
  about: { id: string; name: string } | null;
  /** Stars of a review, 1 to 5. */
  rating: number | null;
}

/** What the member did, in the words after their name. Those before what it is about, where it is about something. */
export function whatTheyDid({ kind, about }: Activity): string {
  switch (kind) {
    case 'listing':
      return 'posted a listing';
    case 'deal':
      return 'sold a listing';
    case 'post':
      return 'wrote a post';
    case 'topic':
      return about ? 'started a topic in' : 'started a topic';
    case 'review':
      return about ? 'reviewed' : 'wrote a review';
    case 'connection':
      return about ? 'connected with' : 'made a connection';
  }
}

/** Where the title of an activity leads; null for what has no page of its own. */
export function linkOf({ kind, id, about }: Activity): string | null {
  if (kind === 'listing' || kind === 'deal') return paths.listing(id);
  if (kind === 'post') return paths.post(id);
  if (kind === 'topic' && about) return paths.topic(about.id, id);
  return null;
}

/** Where what the activity is about is found. */
export function aboutLink({ kind, about }: Activity): string | null {
  if (!about) return null;
  return kind === 'topic' ? paths.forum(about.id) : paths.member(about.id);
}
