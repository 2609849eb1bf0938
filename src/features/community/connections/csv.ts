import { paths } from '@/domain/site/paths';
import { allRows, type Exporting } from '@/platform/export/all-rows';
import { toCsv, type Columns } from '@/domain/documents/csv';
import { uniqueById } from '@/kit/formatting/ids';
import type { Person } from '../members/member';
import { connectionsQuery, followsQuery, type ConnectionSide, type FollowSide } from './api/queries';

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

/** A list of the member's network as CSV, newest first. */
export async function networkCsv(
  userId: string,
  list: ConnectionSide | FollowSide,
  exporting: Exporting,
): Promise<string> {
  if (list !== 'following' && list !== 'followers') {
    return toCsv(columns, uniqueById(await allRows(connectionsQuery(userId, list), ({ items }) => items, exporting)));
  }
  const people = await allRows(followsQuery(userId, userId, list), (page) => page, exporting);
  const rows = people.map((person) => ({ id: person.id, person, since: person.followedAt, note: null }));
  return toCsv(columns, uniqueById(rows));
}
