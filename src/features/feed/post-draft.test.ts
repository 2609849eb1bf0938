import { describe, expect, it } from 'vitest';
import type { FullPost } from './post';
import { toPostColumns, toPostDraft, emptyPost, isComplete, isUntouched } from './post-draft';
import { draftSchema } from './schema';

const sam = { id: '33333333-3333-4333-8333-333333333333', name: 'Sam Seller' };
const stored: FullPost = {
  id: 'bbbbbbbb-0000-4000-8000-000000000001',
  user_id: 'u1',
  type: 'investment',
  subtype: 'joint_venture',
  title: 'Eight units',
  content: `Ask @[Sam Seller](${sam.id}) about it.`,
  excerpt: '',
  tags: ['Ohio', 'Value add'],
  picture: { path: 'u1/posts/a.webp', width: 1600, height: 900 },
  location: null,
  likes: 0,
  comments: 0,
  liked: false,
  created_at: '2026-03-01T12:00:00+00:00',
  edited_at: null,
  removed_at: null,
  author: null,
};

describe('post drafts', () => {
  it('counts a post as complete when title and content aren’t blank', () => {
    const content = { text: ' x ', mentions: [] };
    expect(isComplete(emptyPost)).toBe(false);
    expect(isComplete({ ...emptyPost, title: 'x' })).toBe(false);
    expect(isComplete({ ...emptyPost, content })).toBe(false);
    expect(isComplete({ ...emptyPost, title: ' \n', content })).toBe(false);
    expect(isComplete({ ...emptyPost, title: 'x', content: { text: ' \n\t', mentions: [] } })).toBe(false);
    expect(isComplete({ ...emptyPost, title: 'x', content })).toBe(true);
  });

  it('restores a stored post as it was', () => {
    expect(toPostColumns(toPostDraft(stored))).toEqual({
      type: 'investment',
      subtype: 'joint_venture',
      title: 'Eight units',
      content: stored.content,
      tags: ['Ohio', 'Value add'],
      location: null,
      image: 'u1/posts/a.webp',
      image_width: 1600,
      image_height: 900,
    });
  });

  it('counts a post as untouched until a field other than the id changes', () => {
    expect(isUntouched({ ...emptyPost, id: stored.id }, emptyPost)).toBe(true);
    expect(isUntouched({ ...emptyPost, tags: 'x' }, emptyPost)).toBe(false);
  });

  it('restores posts, except for invalid ones and another member’s picture', () => {
    const draft = toPostDraft(stored);
    expect(draftSchema('u1').parse(draft)).toEqual(draft);
    expect(draftSchema('u2').parse(draft).picture).toBeNull();
    expect(draftSchema('u1').safeParse({ ...draft, type: 'listing' }).success).toBe(false);
  });
});
