import { describe, expect, it } from 'vitest';
import { inOrder, type ListingDocument } from './documents';

const document: ListingDocument = {
  id: 'b',
  position: 1,
  kind: 'Rent roll',
  access: 'public',
  path: 'me/listing/b.xlsx',
  name: 'Rents 2026.xlsx',
  size: 24_000,
  mime_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

describe('documents of a listing', () => {
  it('puts documents in the seller’s order, whatever the order of the response', () => {
    const ids = (all: readonly ListingDocument[]) => inOrder(all).map(({ id }) => id);
    expect(ids([{ ...document, id: 'c', position: 2 }, document])).toEqual(['b', 'c']);
    expect(ids([{ ...document, id: 'c' }, document])).toEqual(['b', 'c']);
  });
});
