/**
 * A failure that whoever runs the command can act on: `message` says what is wrong,
 * `nextStep` what to do about it. The command prints both and exits with code 1;
 * any other error is a defect of ours and keeps its stack trace.
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

/** The message of anything that was thrown, for putting into a sentence. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a Node or Postgres error, or undefined when it carries none. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : undefined;
}
