// An operation of the API, declared once. Routing, the OpenAPI description, and MCP tools follow from it.
import type { z } from 'npm:zod@4.6.7';
import type { SupabaseClient } from '../project.ts';
import type { ApiGroup } from '../../../../src/domain/integrations/api-pages.ts';
import type { ApiScope } from '../../../../src/domain/integrations/api-scopes.ts';
import { type Answer, present } from './answer.ts';
import type { Member } from './key-exchange.ts';
import type { Seen } from './versions.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who calls, and with what. */
export interface Context {
  /** Reads and writes with the member's rights. */
  client: SupabaseClient;
  memberId: string;
  /** The same member, as of this request. */
  member: Member;
  key: { id: string; scopes: readonly string[] };
  /** The ID of what the request creates. The same for a repeated request with an Idempotency-Key. */
  newId: string;
  /** The versions that the caller has seen, from If-Match. */
  seen: Seen;
}

/** The bytes of a body that isn't JSON. */
export interface Upload {
  bytes: Uint8Array;
  mediaType: string;
}

type Input<S> = S extends z.ZodType ? z.output<S> : undefined;

interface Declaration<P, Q, B> {
  /** Stable: the name of the client's method and of the MCP tool. */
  id: string;
  method: Method;
  /** With names for IDs, such as `/v1/listings/{id}`. */
  path: string;
  /** Null if any key will do. */
  scope: ApiScope | null;
  tag: ApiGroup;
  summary: string;
  description?: string;
  params?: P;
  query?: Q;
  /** A list of media types takes their bytes as an `Upload`. */
  body?: B;
  /** The largest body; 256 KB by default. */
  maxBytes?: number;
  /** For the reference: a request that works. */
  example?: { query?: Record<string, unknown>; body?: Record<string, unknown> };
  /** Null for an empty response (204). */
  response: Answer | null;
  /** Defaults to 200. */
  status?: 201;
  /** A field of the result with a secret. It's null for a repeated request, because it isn't stored for that. */
  secret?: string;
  /** The version of the result, as `takesIfMatch` compares it. */
  version?: (result: Record<string, unknown>) => string;
  /** Whether it compares `seen` with what it writes. If not, a precondition is refused: none is ignored. */
  takesIfMatch?: true;
  /** For one that is going to end: days (2027-03-01), and the operation to use instead. */
  deprecated?: { since: string; ends: string; use?: string };
}

type BodyInput<B> = B extends readonly string[] ? Upload : Input<B>;

export interface Operation extends Declaration<
  z.ZodObject | undefined,
  z.ZodObject | undefined,
  z.ZodObject | readonly string[] | undefined
> {
  run(context: Context, input: { params: never; query: never; body: never }): Promise<unknown>;
}

/** The headers of all answers of an operation: those of RFC 9745 and RFC 8594 if it's going to end. */
export function deprecationOf({ deprecated }: Pick<Operation, 'deprecated'>): Record<string, string> {
  if (!deprecated) return {};
  return {
    deprecation: `@${Date.parse(deprecated.since) / 1000}`,
    sunset: new Date(deprecated.ends).toUTCString(),
  };
}

/** Declares an operation. */
export function operation<
  P extends z.ZodObject | undefined = undefined,
  Q extends z.ZodObject | undefined = undefined,
  B extends z.ZodObject | readonly string[] | undefined = undefined,
>(
  declared: Declaration<P, Q, B> & {
    run(context: Context, input: { params: Input<P>; query: Input<Q>; body: BodyInput<B> }): Promise<unknown>;
  },
): Operation {
  const { response, run } = declared as unknown as Operation;
  const shown: Operation['run'] = async (context, input) => {
    const result = await run(context, input);
    return response && present(response.schema, result);
  };
  return { ...(declared as unknown as Operation), run: shown };
}
