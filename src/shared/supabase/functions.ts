import { getSupabase } from './client';
import { toRequestFailure } from './errors';

/** Calls an Edge Function. Throws a RequestFailure, whose message is the `error` of the function's own answer. */
export async function invokeFunction(name: string, body: Record<string, unknown>): Promise<unknown> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.functions.invoke<unknown>(name, { body });
  if (error) throw await failureOf(error);
  return data;
}

/** functions-js hides what happened in `context`: the answer, or what the fetch threw. */
async function failureOf(error: { message: string; context?: unknown }) {
  const { context } = error;
  if (!(context instanceof Response)) return toRequestFailure(context ?? error);
  const message = await readError(context);
  // With a conflict a function tells a rule in words for the reader, as the database does with this code.
  const code = context.status === 409 && message !== null ? 'P0001' : undefined;
  return toRequestFailure({ message: message ?? error.message, code }, context.status);
}

async function readError(answer: Response): Promise<string | null> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string'
    ? body.error
    : null;
}
