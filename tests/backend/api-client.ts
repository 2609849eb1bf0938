import createClient from 'openapi-fetch';
import type { Answers } from './api-parity.ts';
import type { writes } from './api-preconditions.ts';
import type { ApiDescription } from './api-schemas.ts';

/** What tests name of answers. Those that compare whole ones don't know more of them, either. */
interface Data {
  id: string;
  items: { id: string }[];
  next_cursor: string | null;
  removed: { id: string }[];
  next_updated_since: string | null;
  images: { name: string; url: string; small: { url: string } | null }[];
  external_id: string | null;
  conversation_id: string;
  secret: string;
}

/** What the API answered. */
interface Answer {
  data: Data;
  status: number;
  etag: string | null;
}

interface RequestOptions {
  idempotencyKey?: string;
  /** The ETag of what was seen. */
  ifMatch?: string;
}

type OperationId = keyof Answers | keyof typeof writes | 'listWebhooks' | 'getWebhook';

/** Its method of an operation takes the IDs of the path, the body or the query, and `RequestOptions`. */
export type Api = Readonly<Record<OperationId, (...input: unknown[]) => Promise<Answer>>>;

/** An error of the API: problem details (RFC 9457). */
export class ApiError extends Error {
  constructor(readonly problem: { code: string; status: number; detail: string }) {
    super(problem.detail);
  }
}

interface Untyped {
  request(method: string, path: string, init: object): Promise<{ data?: Data; error?: never; response: Response }>;
}

const descriptions = new Map<string, Promise<ApiDescription>>();

/** Calls the API with a key, by the operations of the description that it serves. */
export async function createApi(baseUrl: string, key: string): Promise<Api> {
  const read = async () => (await (await fetch(`${baseUrl}/v1/openapi.json`)).json()) as ApiDescription;
  const described = descriptions.get(baseUrl) ?? read();
  descriptions.set(baseUrl, described);
  const { paths } = await described;
  // Types are for tests/backend/generated-clients.test.ts, which writes them.
  const client = createClient({ baseUrl, headers: { authorization: `Bearer ${key}` } }) as unknown as Untyped;
  const methods = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters, requestBody }]) => {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      const hasQuery = parameters.some((parameter) => parameter.in === 'query');
      const call = async (...input: unknown[]): Promise<Answer> => {
        const ids = Object.fromEntries(inPath.map((name, index) => [name, input[index]]));
        const rest = input.slice(inPath.length);
        const sent = requestBody || hasQuery ? rest.shift() : undefined;
        const { idempotencyKey, ifMatch } = (rest[0] ?? {}) as RequestOptions;
        const { data, error, response } = await client.request(method, path, {
          params: {
            path: ids,
            ...(!requestBody && { query: sent }),
            header: { 'Idempotency-Key': idempotencyKey, 'If-Match': ifMatch },
          },
          ...(requestBody && { body: sent }),
          ...(sent instanceof Blob && { bodySerializer: () => sent, headers: { 'content-type': sent.type } }),
        });
        if (!response.ok) throw new ApiError(error as never);
        return { data: (data ?? null) as Data, status: response.status, etag: response.headers.get('etag') };
      };
      return [operationId, call];
    }),
  );
  return Object.fromEntries(methods) as Api;
}
