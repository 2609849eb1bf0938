import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { backendUrl } from '../../../../tests/msw/rest';
import { server } from '../../../../tests/msw/server';
import { newListingDraft } from '../draft-store';
import { emptyDraft } from '@/domain/listing/listing-form';
import { removeUnusedPictures } from './pictures';
import { cleanUpListingFiles, removeListingFiles, removeOrphanedFiles } from './stored-files';

const me = '11111111-1111-4111-8111-111111111111';
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const folder = (digit: number) => `${me}/properties/${id(digit)}`;
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const old = daysAgo(31);

/** What lies in each bucket: path, and since when. */
let files: Map<string, string>;
let documents: Map<string, string>;
const inBucket = ({ bucket }: { bucket?: unknown }) => (bucket === 'documents' ? documents : files);
let posted: string[];

/** Folders are listed without an id or a date, as the storage server does. */
function entriesIn(prefix: string, stored: Map<string, string>) {
  const names = new Map<string, { id: string | null; created_at: string | null }>();
  for (const [path, createdAt] of stored) {
    if (!path.startsWith(`${prefix}/`)) continue;
    const [name = '', ...deeper] = path.slice(prefix.length + 1).split('/');
    names.set(name, deeper.length > 0 ? { id: null, created_at: null } : { id: path, created_at: createdAt });
  }
  return [...names].map(([name, entry]) => ({ name, ...entry }));
}

beforeEach(() => {
  files = new Map();
  documents = new Map();
  posted = [];
  server.use(
    http.post(`${backendUrl}/storage/v1/object/list/:bucket`, async ({ request, params }) => {
      const { prefix, limit } = (await request.json()) as { prefix: string; limit: number };
      return HttpResponse.json(entriesIn(prefix.replace(/\/$/, ''), inBucket(params)).slice(0, limit));
    }),
    http.delete(`${backendUrl}/storage/v1/object/:bucket`, async ({ request, params }) => {
      const { prefixes } = (await request.json()) as { prefixes: string[] };
      for (const path of prefixes) inBucket(params).delete(path);
      return HttpResponse.json([]);
    }),
    http.get(`${backendUrl}/rest/v1/properties`, ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const ids = asked.get('id') ?? '';
      return HttpResponse.json(
        asked.get('user_id') === `eq.${me}`
          ? posted.filter((one) => ids.includes(one)).map((one) => ({ id: one }))
          : [],
      );
    }),
    http.get(`${backendUrl}/rest/v1/listing_drafts`, () => HttpResponse.json([{ id: id(5) }])),
  );
});

describe('the folder of a deleted listing', () => {
  it('empties the folder of a deleted listing, however many files it has', async () => {
    for (let index = 0; index < 130; index += 1) files.set(`${folder(1)}/${index}.jpg`, old);
    files.set(`${folder(2)}/a.jpg`, old);
    for (const listing of [1, 2]) documents.set(`${me}/${id(listing)}/a.pdf`, old);
    await removeListingFiles(me, id(1));
    expect([...files.keys()]).toEqual([`${folder(2)}/a.jpg`]);
    expect([...documents.keys()]).toEqual([`${me}/${id(2)}/a.pdf`]);
  });
});

describe('removeUnusedPictures', () => {
  it('leaves pictures that the stored listing shows', async () => {
    files = new Map([1, 2].map((number) => [`${folder(1)}/${number}.jpg`, old]));
    const both = [...files.keys()];
    server.use(http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json([{ images: [both[0]] }])));
    expect(await removeUnusedPictures({ userId: me, listingId: id(1) }, both)).toEqual([both[0]]);
    expect([...files.keys()]).toEqual([both[0]]);
    server.use(http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json([])));
    expect(await removeUnusedPictures({ userId: me, listingId: id(1) }, both)).toEqual([]);
    expect(files.size).toBe(0);
  });
});

describe('cleanUpListingFiles', () => {
  it('removes unused files older than 30 days', async () => {
    files = new Map([
      [`${folder(1)}/shown.jpg`, old],
      [`${folder(1)}/stray.jpg`, old],
      [`${folder(1)}/new.jpg`, daysAgo(29)],
    ]);
    const document = (name: string) => `${me}/${id(1)}/${name}.pdf`;
    documents = new Map(['shown', 'stray'].map((name) => [document(name), old]));
    await cleanUpListingFiles(me, id(1), [`${folder(1)}/shown.jpg`, document('shown')]);
    expect([...files.keys()]).toEqual([`${folder(1)}/shown.jpg`, `${folder(1)}/new.jpg`]);
    expect([...documents.keys()]).toEqual([document('shown')]);
  });
});

describe('removeOrphanedFiles', () => {
  it('removes only old folders without a listing or a draft', async () => {
    posted = [id(1)];
    newListingDraft(me).save({
      listingId: id(2),
      values: emptyDraft,
      pictures: [],
      step: 'property',
      furthest: 'property',
      version: null,
    });
    files = new Map([
      [`${folder(1)}/posted.jpg`, old],
      [`${folder(2)}/draft.jpg`, old],
      [`${folder(3)}/deleted.jpg`, old],
      [`${folder(4)}/old.jpg`, old],
      [`${folder(4)}/of-another-device.jpg`, daysAgo(29)],
      [`${folder(5)}/imported.jpg`, old],
      [`${me}/properties/not-a-listing/a.jpg`, old],
    ]);
    documents = new Map([1, 2, 3].map((listing) => [`${me}/${id(listing)}/a.pdf`, old]));
    await removeOrphanedFiles(me);
    expect([...documents.keys()]).toEqual([1, 2].map((listing) => `${me}/${id(listing)}/a.pdf`));
    expect([...files.keys()]).toEqual([
      `${folder(1)}/posted.jpg`,
      `${folder(2)}/draft.jpg`,
      `${folder(4)}/old.jpg`,
      `${folder(4)}/of-another-device.jpg`,
      `${folder(5)}/imported.jpg`,
      `${me}/properties/not-a-listing/a.jpg`,
    ]);
  });

  it('removes nothing when the listings can’t be read', async () => {
    server.use(
      http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json({ message: 'no' }, { status: 500 })),
    );
    files = new Map([[`${folder(3)}/deleted.jpg`, old]]);
    await expect(removeOrphanedFiles(me)).rejects.toThrow('no');
    expect(files.size).toBe(1);
  });
});
