// Keyset cursors: opaque to callers, and checked when they come back.
import { z } from 'npm:zod@4.6.7';
import { afterCursor } from '../../../../src/kit/network/keyset.ts';
import { type DatabaseError, Problem, unwrap } from './problem.ts';

/** The query of a list. */
export const pageQuery = {
  limit: z.int().min(1).max(100).default(24).describe('How many to return.'),
  cursor: z.string().max(1000).optional().describe('next_cursor of the previous page.'),
};

export function encodeCursor(values: Readonly<Record<string, unknown>>): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(values))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The values of a cursor. Refuses what isn't a cursor of this list. */
export function decodeCursor<S extends z.ZodType>(cursor: string, schema: S): z.output<S> {
  try {
    const bytes = Uint8Array.from(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return schema.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new Problem('invalid-cursor', 'Use next_cursor of a previous page of the same list.');
  }
}

/** A query of supabase-js. */
interface List extends PromiseLike<{ data: unknown; error: DatabaseError | null; status: number }> {
  or(filters: string): List;
  order(column: string, options: { ascending: boolean }): List;
  limit(count: number): List;
}

/** Values as the database returns them: they can't end the filter they become a part of. */
const keysetCursor = z.strictObject({ key: z.union([z.iso.datetime({ offset: true }), z.int()]), id: z.guid() });

interface Order {
  limit: number;
  cursor?: string | undefined;
  /** The columns that the list is sorted by: a time or a number, and an ID. */
  key: string;
  id: string;
  /** Latest first by default. */
  direction?: 'descending' | 'ascending';
}

/** A page of a list that is sorted by two columns. */
export async function keysetPage(
  list: List,
  { limit, cursor, key, id, direction = 'descending' }: Order,
): Promise<{ items: Record<string, unknown>[]; next_cursor: string | null }> {
  let page = list;
  if (cursor !== undefined) {
    const after = decodeCursor(cursor, keysetCursor);
    page = page.or(afterCursor([key, String(after.key)], [id, after.id], direction));
  }
  const ascending = direction === 'ascending';
  const sorted = page.order(key, { ascending }).order(id, { ascending });
  const items = unwrap(await sorted.limit(limit)) as Record<string, unknown>[];
  const last = items.at(-1);
  const isLast = !last || items.length < limit;
  return { items, next_cursor: isLast ? null : encodeCursor({ key: last[key], id: last[id] }) };
}
