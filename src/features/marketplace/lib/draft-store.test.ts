import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../schema';
import { editDraft, newDraft, type StoredDraft } from './draft-store';

const id = '7a06b9d4-b489-4c09-94d8-733bb4b21683';
const draft: StoredDraft = {
  listingId: id,
  values: { ...emptyDraft, title: 'Half-written', price: 100_000 },
  pictures: [{ path: `u1/properties/${id}/a.webp`, name: 'a.jpg' }],
  step: 'numbers',
  furthest: 'pictures',
  version: null,
};

describe('the draft of a new listing', () => {
  it('is kept for its member alone, until it is cleared', () => {
    expect(newDraft('u1').save(draft)).toBe(true);
    expect(newDraft('u1').load()).toEqual(draft);
    expect(newDraft('u2').load()).toBeNull();
    newDraft('u1').clear();
    expect(newDraft('u1').load()).toBeNull();
  });

  it('is none when it is damaged', () => {
    localStorage.setItem('listing_draft_u1', '{');
    expect(newDraft('u1').load()).toBeNull();
    localStorage.setItem('listing_draft_u1', JSON.stringify({ ...draft, listingId: '1' }));
    expect(newDraft('u1').load()).toBeNull();
  });

  it('begins at the first step when it does not say where it was', () => {
    localStorage.setItem('listing_draft_u1', JSON.stringify({ ...draft, step: 'elsewhere', furthest: 3 }));
    expect(newDraft('u1').load()).toMatchObject({ step: 'property', furthest: 'property' });
  });

  it('takes no picture of another member', () => {
    newDraft('u1').save({ ...draft, pictures: [{ path: `u2/properties/${id}/a.webp`, name: 'a.jpg' }] });
    expect(newDraft('u1').load()?.pictures).toEqual([]);
  });

  it('says when the browser keeps nothing', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(newDraft('u1').save(draft)).toBe(false);
    full.mockRestore();
  });
});

describe('changes to a posted listing', () => {
  it('are kept apart for each listing, and for this tab', () => {
    editDraft('u1', id).save({ ...draft, version: '2026-03-01' });
    expect(editDraft('u1', id).load()?.version).toBe('2026-03-01');
    expect(editDraft('u1', 'another').load()).toBeNull();
    expect(newDraft('u1').load()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
