/**
 * An error the user can fix: `message` says what went wrong and `nextStep` what to do. The command prints both and
 * exits with code 1. Any other error is a bug and keeps its stack trace.
 */
export class Failure extends Error {
  override name = 'Failure';

  constructor(
    message: string,
    readonly nextStep: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Returns the message of anything thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Returns the `code` of a Node.js or Postgres error; undefined if it has none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
}
