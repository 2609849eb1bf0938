// Lists for programs that keep a copy: what has changed since a time, and what is gone.
import { z } from 'npm:zod@4.6.7';
import { type Answer, pageOf } from './answer.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Context } from './operation.ts';
import { unwrap } from './problem.ts';

type Row = Record<string, unknown>;

/** Writes that take longer than this are missed. */
const longestWrite = 60_000;

/** The query of a list that programs can keep up to date. */
export const syncQuery = {
  updated_since: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Returns what has changed since then, at most 90 days ago, in order of the last changes, and `removed`.'),
};

const changeCursor = z.strictObject({ since: z.iso.datetime({ offset: true }), id: z.guid() });

interface Change {
  id: string;
  changed_at: string;
  removed: boolean;
}

interface Sync {
  /** As public.changed_items names it. */
  kind: 'own' | 'market' | 'saved' | 'offers' | 'deals' | 'messages';
  updated_since: string;
  limit: number;
  cursor?: string | undefined;
  /** The conversation, for messages. */
  within?: string;
  /** The column with the ID of what has changed. */
  id?: string;
}

/** A page of what has changed. `read` returns those of the IDs that the caller can see, and that pass the filters. */
export async function changedPage(
  { client }: Context,
  { kind, updated_since, limit, cursor, within, id = 'id' }: Sync,
  read: (ids: string[]) => Promise<Row[]>,
) {
  const next_updated_since = nextSince();
  const after = cursor === undefined ? undefined : decodeCursor(cursor, changeCursor);
  const changes = unwrap(
    await client.rpc('changed_items', {
      kind,
      since: updated_since,
      page_size: limit,
      ...(after && { after_time: after.since, after_id: after.id }),
      ...(within && { within }),
    }),
  ) as Change[];
  const present = changes.filter(({ removed }) => !removed).map((change) => change.id);
  const found = new Map((present.length > 0 ? await read(present) : []).map((row) => [row[id], row]));
  const last = changes.at(-1);
  return {
    items: present.flatMap((one) => found.get(one) ?? []),
    removed: changes
      .filter((change) => !found.has(change.id))
      .map((change) => ({ id: change.id, removed_at: change.changed_at })),
    next_cursor: last && changes.length === limit ? encodeCursor({ since: last.changed_at, id: last.id }) : null,
    next_updated_since,
  };
}

/** The rows of a query. */
export const rowsOf = (answer: Parameters<typeof unwrap>[0]) => unwrap(answer) as Row[];

const nextSince = () => new Date(Date.now() - longestWrite).toISOString().replace('Z', '+00:00');

/** What a page has in addition if it's of the whole list. */
export const wholeList = { removed: [], next_updated_since: null };

const removedItem = z.object({
  id: z.guid().describe('ID of what is gone.'),
  removed_at: z.iso.datetime({ offset: true }).describe('When it left the list.'),
});
const syncFields = () => ({
  removed: z
    .array(removedItem)
    .describe('With updated_since: what has left this list since then, or never passed its filters.'),
  next_updated_since: z.iso
    .datetime({ offset: true })
    .nullable()
    .describe(
      'With updated_since: what to send for it next time, from the first page. What you have already can come again. ' +
        'Before you read a whole list for the first time, note the time.',
    ),
});

/** A page of a list that programs can keep up to date. */
export const syncPageOf = (item: Answer, more: Readonly<Record<string, z.ZodType>> = {}) =>
  pageOf(item, { ...syncFields(), ...more });
