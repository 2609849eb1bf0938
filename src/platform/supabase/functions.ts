import { env } from '@/platform/config/current-env';
import { database } from './client';
import { toRequestFailure } from '@/platform/errors/errors';

/**
 * Calls an edge function and returns its response. Throws a RequestFailure with the `error` of the response as message.
 */
export async function invokeFunction(name: string, body: Record<string, unknown>): Promise<unknown> {
  const { FunctionsClient } = await import('@supabase/functions-js');
  const functions = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, { customFetch: database().fetch });
  const { data, error } = await functions.invoke<unknown>(name, { body });
  if (error) throw await failureOf(error);
  return data;
}

/** functions-js keeps the response, or the error that fetch threw, in `context`. */
async function failureOf(error: { message: string; context?: unknown }) {
  const { context } = error;
  if (!(context instanceof Response)) return toRequestFailure(context ?? error);
  const { message, ...more } = await refusalOf(context);
  // With status 409, functions send a message for the user, like the database does with P0001.
  const code = context.status === 409 && message !== undefined ? 'P0001' : undefined;
  return toRequestFailure({ ...more, message: message ?? error.message, code }, context.status);
}

/** Why a function refused; if the database did, with its hint and details. */
async function refusalOf(response: Response): Promise<{ message?: string }> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('error' in body) || typeof body.error !== 'string') return {};
  const { error, ...more } = body;
  return { ...more, message: error };
}
