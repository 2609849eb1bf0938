import { paths } from '@/domain/site/paths';

/** Something a followed member did. */
export interface Activity {
  kind: 'listing' | 'deal' | 'post' | 'topic' | 'review' | 'connection';
  /** The listing, post, topic, review, or connection. Together with kind and time, the feed's cursor. */
  id: string;
  /** ISO time exactly as the database returned it. */
  at: string;
  member: { id: string; name: string; image: string | null; tier: string };
  title: string | null;
  /** Text with mentions in their stored form. */
  excerpt: string | null;
  /** Path in the `images` bucket. */
  image: string | null;
  /** Whole USD; null unless it's a listing. */
  price: number | null;
  /** Percent; null if not stated. */
  capRate: number | null;
  city: string | null;
  state: string | null;
  /** The forum of a topic, the reviewed member, or the new connection. */
  about: { id: string; name: string } | null;
  /** Stars of a review, 1 to 5. */
  rating: number | null;
}

/** What the member did, to follow their name and, if there is one, precede what it's about: 'started a topic in'. */
export function activityText({ kind, about }: Activity): string {
  switch (kind) {
    case 'listing':
      return 'posted a listing';
    case 'deal':
      return 'sold a listing';
    case 'post':
      return 'shared a post';
    case 'topic':
      return about ? 'started a topic in' : 'started a topic';
    case 'review':
      return about ? 'reviewed' : 'wrote a review';
    case 'connection':
      return about ? 'connected with' : 'made a connection';
  }
}

/** The page of the activity's title; null if it has none. */
export function titleHref({ kind, id, about }: Activity): string | null {
  if (kind === 'listing' || kind === 'deal') return paths.listing(id);
  if (kind === 'post') return paths.post(id);
  if (kind === 'topic' && about) return paths.topic(about.id, id);
  return null;
}

/** The page of what the activity is about; null if it's about nothing. */
export function aboutHref({ kind, about }: Activity): string | null {
  if (!about) return null;
  return kind === 'topic' ? paths.forum(about.id) : paths.member(about.id);
}
