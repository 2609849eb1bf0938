import type { RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Database } from '../supabase/local/server/database.ts';

/** Runs the SQL statement of each request on the database as its owner, and answers with the rows or the error. */
export function answerOperator(database: Pick<Database, 'query'>): RequestListener {
  return (request, response) => {
    void (async () => {
      const { sql, values } = (await json(request)) as { sql: string; values: unknown[] };
      return database.query(sql, values);
    })().then(
      (rows) => response.end(JSON.stringify(rows)),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  };
}
