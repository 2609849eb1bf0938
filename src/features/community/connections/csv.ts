import { paths } from '@/shared/config/paths';
import { allRows, type Exporting } from '@/shared/export/all-rows';
import { toCsv, type Columns } from '@/shared/export/csv';
import { uniqueById } from '@/shared/supabase/ids';
import type { Person } from '../members/member';
import { connectionsQuery, followsQuery, type ConnectionSide } from './api/queries';

interface Row {
  id: string;
  /** Null if their profile is now private. */
  person: Person | null;
  since: string;
  note: string | null;
}

const columns: Columns<Row> = [
  ['Name', ({ person }) => person?.name ?? null],
  ['Title', ({ person }) => person?.title ?? null],
  ['Location', ({ person }) => person?.location ?? null],
  ['Since', ({ since }) => since],
  ['Note', ({ note }) => note],
  ['Profile', ({ person }) => person && window.location.origin + paths.member(person.id)],
];

/** A tab of the member's network as CSV, newest first. */
export async function networkCsv(
  userId: string,
  tab: ConnectionSide | 'following',
  exporting: Exporting,
): Promise<string> {
  if (tab !== 'following') {
    return toCsv(columns, uniqueById(await allRows(connectionsQuery(userId, tab), ({ items }) => items, exporting)));
  }
  const followed = await allRows(followsQuery(userId, userId, 'following'), (page) => page, exporting);
  const rows = followed.map((person) => ({ id: person.id, person, since: person.followedAt, note: null }));
  return toCsv(columns, uniqueById(rows));
}
