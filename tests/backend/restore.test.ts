import { beforeAll, expect, it } from 'vitest';
import { archiveOf } from '@/features/account/archive';
import { addToDraft, missingFiles } from '@/features/account/restore/api/restore-files';
import { restoreRows, wasRestored } from '@/features/account/restore/api/restore-rows';
import { filesToRestore } from '@/features/account/restore/archive-files';
import { rowsToRestore } from '@/features/account/restore/archive-rows';
import { readArchive, rowsOf, type Row } from '@/features/account/restore/read-archive';
import { restoreFiles } from '@/features/account/restore/restore-files';
import { sections } from '@/features/account/restore/sections';
import { toNewListing } from '@/features/listing-editor/listing-columns';
import { newListingSchema } from '@/domain/listing/listing-form';
import { draftValues } from '@/domain/listing/stored-draft';
import { setClient } from './app-client.ts';
import { newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';
import { fillAccount, inDays } from './filled-account.ts';

/* A member's whole data as an archive, and back into an empty account: equal but for IDs and times. */

type Member = Awaited<ReturnType<typeof newMember>>;

/** The app's own code then acts as this member. */
function act({ client }: Member) {
  setClient(client);
}

async function exportOf({ client }: Member): Promise<Row> {
  return (await client.rpc('export_my_data').throwOnError()).data as Row;
}

async function download(member: Member): Promise<Blob> {
  const fetchFile = async (bucket: string, path: string) => {
    const { data } = await member.client.storage.from(bucket).download(path);
    return data && new Uint8Array(await data.arrayBuffer());
  };
  const { content, missing } = await archiveOf(await exportOf(member), fetchFile, () => undefined);
  expect(missing).toBe(0);
  return new Blob([content]);
}

/** Restores a download as the app does. */
async function restore(member: Member, file: Blob) {
  act(member);
  const archive = await readArchive(file);
  const rows = await rowsToRestore(archive.data, member.id);
  const preview = await restoreRows(rows, { preview: true });
  const report = await restoreRows(rows, { preview: false });
  expect(preview).toEqual(report);
  const all = await filesToRestore(archive.data, rows, member.id, inDays(0));
  const missing = await missingFiles(all, member.id);
  expect(missing).toHaveLength(all.length);
  const signal = new AbortController().signal;
  const run = { archive, all, missing, userId: member.id, onProgress: () => undefined, signal };
  expect(await restoreFiles(run)).toEqual({});
  expect(await missingFiles(all, member.id)).toEqual([]);
  return { report, rows };
}

/** Columns that aren't restored: they belong to the account, or are computed, decided, or uploaded again. */
const notRestored: Readonly<Record<string, readonly string[]>> = {
  profile: ['membership_tier', 'profile_image_url'],
  contact: ['email'],
  details: ['home_state', 'home_county', 'getting_started_dismissed'],
  listing_drafts: ['import_id', 'line'],
  pipeline_tasks: ['updated_at'],
  proofs_of_funds: ['status', 'reason', 'decided_at', 'reminded_at', 'shares'],
};

/** Rows without the columns that aren't restored, IDs, and times, in an order that doesn't depend on them. */
function comparable(data: Row, section: string): unknown[] {
  const except = notRestored[section] ?? [];
  return rowsOf(data, section)
    .map((row) => {
      const kept = Object.entries(row).filter(([column]) => !except.includes(column));
      return JSON.stringify(Object.fromEntries(kept))
        .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(\+00:00|Z)/g, 'TIME');
    })
    .toSorted()
    .map((row): unknown => JSON.parse(row));
}

describeBackend((backend) => {
  const sql = <T>(text: string, params?: unknown[]) => backend().database.query<T>(text, params);
  let ann: Member;
  let bob: Member;
  let file: Blob;
  let before: Row;

  beforeAll(async () => {
    [ann, bob] = [await newMember(backend()), await newMember(backend())];
    await sql(`update users set membership_tier = 'closer' where id = any ($1)`, [[ann.id, bob.id]]);
    await fillAccount(backend(), ann);
    file = await download(ann);
    before = await exportOf(ann);
  });

  it('decides about every section of an export', () => {
    const names = sections.map(({ name }) => name);
    expect(Object.keys(before).toSorted()).toEqual([...names, 'exported_at', 'version'].toSorted());
  });

  it('restores what equals the original but for IDs and times, and lists what it leaves out', async () => {
    const { report, rows } = await restore(bob, file);
    const refused = Object.values(report.sections).map((section) => section.refused);
    expect(refused).toEqual(refused.map(() => ({})));
    expect(rows.leftOut).toEqual({
      'It’s sold, and part of the old account’s record.': 1,
      'Its import never finished. Import the file again.': 1,
    });
    const after = await exportOf(bob);
    const drafts = comparable(after, 'listing_drafts');
    const same = sections.filter((one) => one.notRestored === null && !/^listing|^files$/.test(one.name));
    for (const section of [...same.map(({ name }) => name), 'listing_feedback']) {
      const original = comparable(before, section);
      expect({ section, isEmpty: original.length === 0 }).toEqual({ section, isEmpty: false });
      expect({ section, rows: comparable(after, section) }).toEqual({ section, rows: original });
    }
    const finished = comparable(before, 'listing_drafts').slice(0, -1);
    for (const draft of finished) expect(drafts).toContainEqual(draft);
    expect(drafts).toHaveLength(finished.length + 2);
    // The order of cards is theirs, too.
    const titles = (data: Row) => rowsOf(data, 'pipeline').map(({ title }) => title);
    expect(titles(after)).toEqual(titles(before));
    expect((rowsOf(after, 'proofs_of_funds')[0] as Row)['status']).toBe('pending');
  });

  it('makes drafts that, once posted, are the same listings', async () => {
    const { data: drafts } = await bob.client.from('listing_drafts').select().order('fields->>address').throwOnError();
    for (const { id, fields, pictures } of (drafts ?? []) as { id: string; fields: object; pictures: string[] }[]) {
      const { data: values } = newListingSchema(inDays(0)).safeParse(draftValues(fields));
      if (!values) continue;
      await bob.client.rpc('post_listing', toNewListing(values, id, pictures)).throwOnError();
    }
    const after = await exportOf(bob);
    const unsold = rowsOf(before, 'listings').filter(({ status }) => status !== 'sold');
    // What was paused is on the market now.
    const ofListing = new Set(['status', 'status_changed_at', 'public_since']);
    const posted = (data: Row): Row => ({
      ...data,
      listings: rowsOf(data, 'listings').map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !ofListing.has(column))),
      ),
    });
    const original = posted({ ...before, listings: unsold });
    for (const section of ['listings', 'listing_terms', 'listing_documents']) {
      expect(comparable(posted(after), section)).toEqual(comparable(original, section));
    }
  });

  it('continues with the files that are missing, in their order', async () => {
    const cara = await newMember(backend());
    act(cara);
    const archive = await readArchive(file);
    const rows = await rowsToRestore(archive.data, cara.id);
    expect(await wasRestored(rows)).toBe(false);
    await restoreRows(rows, { preview: false });
    expect(await wasRestored(rows)).toBe(true);
    const files = await filesToRestore(archive.data, rows, cara.id, inDays(0));
    const all = files.filter(({ to }) => to === 'draft');
    const run = { archive, all, userId: cara.id, onProgress: () => undefined, signal: new AbortController().signal };
    const pictures = all.filter((one) => one.to === 'draft' && !one.document);
    expect(await restoreFiles({ ...run, missing: pictures.slice(1, 2) })).toEqual({});
    const missing = await missingFiles(all, cara.id);
    expect(missing).toHaveLength(all.length - 1);
    const damaged = { ...archive, file: () => null };
    expect(await restoreFiles({ ...run, archive: damaged, missing: missing.slice(0, 1) })).toEqual({
      'It’s damaged, or larger than 10 MB.': 1,
    });
    expect(await restoreFiles({ ...run, missing })).toEqual({});
    const after = comparable(await exportOf(cara), 'listing_drafts');
    for (const draft of comparable(before, 'listing_drafts').slice(0, -1)) expect(after).toContainEqual(draft);
    // A draft that was deleted in the meantime doesn't come back.
    const [gone] = pictures;
    if (gone?.to !== 'draft') throw new Error('No picture');
    await cara.client.from('listing_drafts').delete().eq('id', gone.draftId).throwOnError();
    await addToDraft(gone.draftId, [gone], new Set([gone.path]));
    expect(await missingFiles(all, cara.id)).toEqual([]);
  });

  it('refuses the rows of a real archive in an account that isn’t empty', async () => {
    act(bob);
    const rows = await rowsToRestore((await readArchive(file)).data, bob.id);
    await expect(restoreRows(rows, { preview: false })).rejects.toMatchObject({ code: 'P0001' });
    expect((await restoreRows(rows, { preview: true })).filled).toMatchObject({ saved_searches: 2, listings: 2 });
  });
});
