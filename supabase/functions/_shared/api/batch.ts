// Many listings or drafts in one request, with a result for each.
import { createHash } from 'node:crypto';
import { z } from 'npm:zod@4.6.7';
import type { AddressMismatch } from '../../../../src/domain/place/address-mismatch.ts';
import { check } from './input.ts';
import type { Context } from './operation.ts';
import { checkPlace, mismatchProblem } from './place-check.ts';
import { type DatabaseError, Problem, problemDetails, unwrap } from './problem.ts';

/** A request with many rows. They're checked one by one, so that one that's wrong doesn't refuse the others. */
export const batchBody = (what: string) =>
  z.strictObject({ rows: z.array(z.unknown()).min(1).max(500).describe(`Up to 500 ${what}, each as for one.`) });

type Row = Readonly<Record<string, unknown>>;

/** As private.batch_result. */
interface Stored {
  status: 'created' | 'exists' | 'refused';
  id?: string;
  mismatches?: AddressMismatch[];
  error?: DatabaseError;
}

/** What a row is stored as, by private.batch_row. */
export interface BatchRow {
  external_id?: string | undefined;
  confirm_place: boolean;
  fields: Row;
  photo_urls?: string[] | undefined;
}

export interface BatchResult {
  index: number;
  status: Stored['status'];
  id: string | null;
  external_id: string | null;
  problem: ReturnType<typeof problemDetails> | null;
}

/** The ID of a row: the same for a repeated request. */
const idOf = ({ newId }: Context, index: number) => {
  const hex = createHash('sha256').update(`${newId} ${index}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/** Posts listings or stores drafts, each on its own. Refused ones don't keep the others from being stored. */
export async function storeBatch<S extends z.ZodObject>(
  context: Context,
  {
    rows,
    schema,
    posts,
    toRow,
  }: {
    rows: readonly unknown[];
    schema: S;
    posts: boolean;
    toRow: (row: z.output<S>) => BatchRow;
  },
): Promise<BatchResult[]> {
  const checked = await Promise.all(rows.map((row) => checkRow(context, () => toRow(check(schema, row, 'body')))));
  const valid = checked.flatMap((row, index) => (row instanceof Problem ? [] : [{ ...row, id: idOf(context, index) }]));
  const stored =
    valid.length === 0 ? [] : (unwrap(await context.client.rpc('store_listings', { rows: valid, posts })) as Stored[]);
  let next = 0;
  return checked.map((row, index) => {
    if (row instanceof Problem) return resultOf(index, rows[index] as Row | null, { status: 'refused' }, row);
    const result = stored[next++]!;
    return resultOf(index, { ...row }, result, problemIn(result, row));
  });
}

/** A row that the database can take, or why it can't. The database checks whether its place agrees. */
async function checkRow(context: Context, read: () => BatchRow): Promise<BatchRow | Problem> {
  try {
    const row = read();
    await checkPlace(context, row.fields, { confirmed: true });
    return row;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function problemIn({ mismatches, error }: Stored, { fields }: BatchRow): Problem | null {
  if (mismatches) return mismatchProblem(mismatches, fields);
  if (!error) return null;
  try {
    unwrap({ data: null, error });
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
  return null;
}

function resultOf(index: number, row: Row | null, { status, id }: Stored, problem: Problem | null): BatchResult {
  const external = row?.['external_id'];
  return {
    index,
    status,
    id: id ?? null,
    external_id: typeof external === 'string' ? external : null,
    problem: problem && problemDetails(problem, null),
  };
}
