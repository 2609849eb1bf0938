import postgres from 'postgres';

/** The results of making something `count` times. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** 'done', or the code of the Postgres error. */
export async function outcomeOf(work: Promise<unknown> | postgres.PendingQuery<postgres.Row[]>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    return error instanceof postgres.PostgresError ? error.code : String(error);
  }
}

/** Runs work in a transaction with a member's rights. */
export function asMember(
  sql: postgres.Sql,
  member: string,
  work: (tx: postgres.TransactionSql) => Promise<unknown>,
): Promise<unknown> {
  const claims = JSON.stringify({ role: 'authenticated', sub: member });
  return sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claims}, true),
      set_config('request.jwt.claim.sub', ${member}, true), set_config('role', 'authenticated', true)`;
    return work(tx);
  });
}
