import { expect, it } from 'vitest';
import { emptyDraft } from '../schema';
import { clearDraft, loadDraft, saveDraft } from './draft-store';

const draft = {
  listingId: '7a06b9d4-b489-4c09-94d8-733bb4b21683',
  values: { ...emptyDraft, title: 'Half-written', price: 100_000 },
  pictures: [{ path: 'u1/properties/7a06b9d4-b489-4c09-94d8-733bb4b21683/a.webp', name: 'a.jpg' }],
};

it('keeps a draft for its member alone, until it is cleared', () => {
  saveDraft('u1', draft);
  expect(loadDraft('u1')).toEqual(draft);
  expect(loadDraft('u2')).toBeNull();
  clearDraft('u1');
  expect(loadDraft('u1')).toBeNull();
});

it('reads damage as no draft', () => {
  sessionStorage.setItem('listing_draft_u1', '{');
  expect(loadDraft('u1')).toBeNull();
  sessionStorage.setItem('listing_draft_u1', JSON.stringify({ ...draft, listingId: '1' }));
  expect(loadDraft('u1')).toBeNull();
});

it('takes no picture from another folder', () => {
  saveDraft('u1', { ...draft, pictures: [{ path: 'u2/properties/x/a.webp', name: 'a.jpg' }] });
  expect(loadDraft('u1')?.pictures).toEqual([]);
});
