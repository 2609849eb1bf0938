import { describe, expect, it } from 'vitest';
import { filesToRestore } from './archive-files';
import { rowsToRestore } from './archive-rows';
import type { Row } from './read-archive';
import { previewOf } from './restore-preview';
import { restoredId } from './restored-id';

const me = '00000000-0000-4000-8000-000000000001';
const restored = (data: Row) => rowsToRestore(data, me);
const filesOf = async (data: Row) => filesToRestore(data, await restored(data), me, '2026-03-01');

describe('restoredId', () => {
  it('gives a row the same UUID each time, another one in another account, and none without an ID', async () => {
    const id = await restoredId(me, 'a');
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(await restoredId(me, 'a')).toBe(id);
    expect(await restoredId('other', 'a')).not.toBe(id);
    expect(await restoredId(me, 7)).toBeNull();
  });
});

describe('rowsToRestore', () => {
  it('gives rows new IDs, and what belongs to them the same ones', async () => {
    const { archive } = await restored({
      pipeline: [{ id: 'a' }, { id: 'b' }],
      pipeline_tasks: [{ id: 't', card_id: 'a' }],
    });
    const id = await restoredId(me, 'a');
    // The last in an archive is the lowest on the board, and the last that's added goes on top.
    expect(archive['pipeline']?.map((row) => row['id'])).toEqual([await restoredId(me, 'b'), id]);
    expect(archive['pipeline_tasks']).toEqual([{ id: await restoredId(me, 't'), card_id: id }]);
  });

  it('restores one row for each field of the profile that members edit', async () => {
    const { archive } = await restored({
      profile: { name: 'Ann', membership_tier: 'partner', id: 'x', profile_image_url: 'y' },
      contact: { email: 'a@example.com', phone: null },
      details: { roles: [], home_state: 'TX' },
    });
    expect(archive['profile']).toEqual([{ name: 'Ann' }, { roles: [] }, { phone: null }]);
  });

  it('makes drafts of listings, without what isn’t for sale and what moderators took down', async () => {
    const { archive, leftOut } = await restored({
      listings: [
        {
          id: 'a',
          title: 'House',
          price: 5,
          status: 'active',
          removed_at: null,
          latitude: 1,
          longitude: 2,
          verified: true,
        },
        { id: 'b', status: 'sold', removed_at: null },
        { id: 'c', status: 'paused', removed_at: '2026-03-01' },
      ],
      listing_terms: [{ property_id: 'a', contract_price: 4, funds_required: true }],
    });
    expect(archive['listing_drafts']).toEqual([
      {
        id: await restoredId(me, 'a'),
        fields: { title: 'House', price: 5, latitude: 1, longitude: 2, contract_price: 4, funds_required: true },
        photo_urls: [],
      },
    ]);
    expect(leftOut).toEqual({
      'It’s sold, and part of the old account’s record.': 1,
      'Our team took it down, or is reviewing it.': 1,
    });
  });

  it('survives whatever an archive has', async () => {
    for (const value of [null, 7, 'x', [], {}, [null], [[]], [{}], [{ id: {} }], { images: 7, fields: 'x' }]) {
      const names = [
        'profile',
        'listings',
        'listing_terms',
        'listing_documents',
        'listing_drafts',
        'listing_imports',
        'pipeline',
        'pipeline_files',
        'proofs_of_funds',
        'saved_searches',
      ];
      const data = Object.fromEntries(names.map((name) => [name, value]));
      const rows = await restored(data);
      const files = await filesOf(data);
      const report = { filled: {}, sections: {} };
      expect(previewOf({ data, has: () => true }, rows, files, report).filled).toEqual([]);
    }
  });
});

describe('filesToRestore', () => {
  it('puts files into folders of this account, under the IDs of what they belong to', async () => {
    const files = await filesOf({
      profile: { profile_image_url: 'old/1.jpg' },
      listings: [
        { id: 'a', removed_at: null, images: ['old/properties/a/../../x.webp', 7] },
        { id: 'b', removed_at: null, status: 'sold', images: ['old/properties/b/y.webp'] },
      ],
      pipeline_files: [{ id: 'f', card_id: 'c', path: 'old/c/f.pdf', name: 'Lease.pdf' }],
    });
    const draft = await restoredId(me, 'a');
    const card = await restoredId(me, 'c');
    expect(files).toEqual([
      { to: 'profile', archivedAs: 'files/avatars/old/1.jpg', name: '1.jpg' },
      expect.objectContaining({ path: `${me}/properties/${draft}/${await restoredId(me, 'x')}.webp` }),
      expect.objectContaining({ cardId: card, path: `${me}/${card}/${await restoredId(me, 'f')}.pdf` }),
    ]);
  });

  it('submits proofs of funds again that counted, until they expire', async () => {
    const proofs = [
      { id: 'a', status: 'verified', expires_on: '2026-03-01' },
      { id: 'b', status: 'pending', expires_on: '2026-02-28' },
      { id: 'c', status: 'rejected', expires_on: '2026-03-01' },
      { id: 'd', status: 'withdrawn', expires_on: '2026-03-01' },
    ].map((proof) => ({ ...proof, path: `old/${proof.id}/hash.pdf`, name: 'Bank.pdf', kind: 'other', amount: 5 }));
    const files = await filesOf({ proofs_of_funds: proofs });
    expect(files.map((file) => 'id' in file && file.id)).toEqual([await restoredId(me, 'a')]);
  });
});

describe('previewOf', () => {
  it('says what is restored, what isn’t and why, and what is in the way', async () => {
    const data = { saved_searches: [{}, {}], messages: [{}], conversations: [{}], account: {} };
    const refused = { 'It isn’t valid.': 1 };
    const report = {
      filled: { saved_searches: 1, buy_box: 1 },
      sections: { saved_searches: { restored: 1, refused } },
    };
    const files = await filesOf({ profile: { profile_image_url: 'old/1.jpg' } });
    expect(previewOf({ data, has: () => false }, { archive: {}, leftOut: { Sold: 2 } }, files, report)).toEqual({
      filled: ['1 saved search', 'your buy box'],
      rows: [
        { label: 'Saved searches', count: 1, refused },
        { label: 'Drafts of listings', count: 0, refused: { Sold: 2 } },
      ],
      left: [
        { reason: 'This account has its own.', what: ['sign-in account'] },
        {
          reason: 'They involve other members, and stay with the account they happened in.',
          what: ['conversations', 'messages'],
        },
      ],
      absent: 1,
    });
  });
});
