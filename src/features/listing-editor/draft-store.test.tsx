import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/domain/listing/listing-form';
import { storeDraft } from '@/platform/storage/drafts';
import { editDraft, newListingDraft, type StoredDraft } from './draft-store';

const id = '7a06b9d4-b489-4c09-94d8-733bb4b21683';
const draft: StoredDraft = {
  listingId: id,
  values: { ...emptyDraft, title: 'Half-written', price: 100_000 },
  pictures: [{ path: `u1/properties/${id}/a.webp`, name: 'a.jpg' }],
  step: 'numbers',
  furthest: 'review',
  version: null,
};

describe('the draft of a new listing', () => {
  it('stores the draft of a new listing per member until it is cleared', () => {
    expect(newListingDraft('u1').save(draft)).toBe(true);
    expect(newListingDraft('u1').load()).toEqual(draft);
    expect(newListingDraft('u2').load()).toBeNull();
    newListingDraft('u1').clear();
    expect(newListingDraft('u1').load()).toBeNull();
  });

  it('returns no draft when it is damaged', () => {
    storeDraft('listing:u1:new', '{');
    expect(newListingDraft('u1').load()).toBeNull();
    storeDraft('listing:u1:new', JSON.stringify({ ...draft, listingId: '1' }));
    expect(newListingDraft('u1').load()).toBeNull();
  });

  it('ignores pictures of another member', () => {
    newListingDraft('u1').save({ ...draft, pictures: [{ path: `u2/properties/${id}/a.webp`, name: 'a.jpg' }] });
    expect(newListingDraft('u1').load()?.pictures).toEqual([]);
  });
});

describe('changes to a posted listing', () => {
  it('stores changes to a posted listing per listing', () => {
    editDraft('u1', id).save({ ...draft, version: '2026-03-01' });
    expect(editDraft('u1', id).load()?.version).toBe('2026-03-01');
    expect(editDraft('u1', 'another').load()).toBeNull();
    expect(newListingDraft('u1').load()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
