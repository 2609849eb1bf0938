import { AsyncLocalStorage } from 'node:async_hooks';

/** Set while an HTTP request is handled. */
export const currentRequest = new AsyncLocalStorage<{
  /** Why the response can't be trusted, whatever the library made of the error. */
  lost: DatabaseLost | null;
}>();

/** The database's code failed in the middle of a statement, whose transaction is rolled back. */
export class DatabaseLost extends Error {
  readonly code = '54001';

  constructor(cause: unknown) {
    super('The statement needs more memory or stack than the database has', { cause });
  }
}
