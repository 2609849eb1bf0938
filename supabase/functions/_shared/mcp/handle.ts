// Serves a request of the MCP server: streamable HTTP without sessions, so every request brings the key.
import * as http from 'npm:@modelcontextprotocol/sdk@1.32.2/server/webStandardStreamableHttp.js';
import { ErrorCode } from 'npm:@modelcontextprotocol/sdk@1.32.2/types.js';
import { readJson } from '../api/input.ts';
import { type Caller, keyHashOf, useKey } from '../api/key-exchange.ts';
import { logStatus } from '../api/log.ts';
import { Problem, problemOf, problemResponse, statusOf } from '../api/problem.ts';
import { challenge, handleOAuth } from './oauth.ts';
import { mcpServer, toolCalled } from './server.ts';

/** A key, or an access token of a connected program, which works here only. */
const secretPattern = /^bearer\s+(cl[ka]_[\w-]{43})$/i;

/** Answers a request. */
export async function handleMcp(request: Request): Promise<Response> {
  const oauth = await handleOAuth(request, new URL(request.url).pathname.replace(/^\/mcp(?=\/)/, ''));
  if (oauth) return oauth;
  const requestId = crypto.randomUUID();
  let caller: Caller | null = null;
  let refused: Problem | null = null;
  let response: Response;
  try {
    // Programs look for the way in with any method.
    if (!secretPattern.test(request.headers.get('authorization') ?? '')) {
      throw new Problem('key-required', 'Send an API key or an access token as a bearer token.');
    }
    if (request.method !== 'POST') {
      throw new Problem('method-not-allowed', 'Use POST.', { headers: { allow: 'POST' } });
    }
    const parsedBody = await readJson(request);
    // A batch would be many uses of the key that count as one.
    if (Array.isArray(parsedBody)) throw new Problem('invalid-request', 'Send one message at a time.');
    caller = await useKey(request, keyHashOf(request, secretPattern), routeOf(parsedBody), requestId);
    if (caller.refusal) throw caller.refusal;
    const server = mcpServer(caller, requestId, (problem) => (refused = problem));
    const transport = new http.WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    await server.connect(transport);
    const { headers, wantsStream } = readHeaders(request);
    const plain = new Request(request.url, { method: 'POST', headers });
    response = await clearly(await transport.handleRequest(plain, { parsedBody }));
    if (wantsStream) response = await asStream(response);
  } catch (error) {
    const problem = problemOf(error);
    response = problemResponse(problem, requestId);
    if (response.status === 401) response.headers.set('www-authenticate', challenge(problem.code === 'key-refused'));
  }
  const headers = new Headers(response.headers);
  headers.set('x-request-id', requestId);
  for (const [name, value] of Object.entries(caller?.limits ?? {})) headers.set(name, value);
  if (caller?.isLogged) logStatus(requestId, refused ? statusOf(refused) : response.status);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * The headers as the SDK wants them: it takes no wildcards, capitals, or only one of the two types. What accepts
 * neither is left for it to refuse. `wantsStream`: the client takes an answer as an event only.
 */
function readHeaders(request: Request): { headers: Headers; wantsStream: boolean } {
  const headers = new Headers(request.headers);
  const ranges = (headers.get('accept') ?? '').toLowerCase().split(',');
  const accepted = ranges
    .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
    .map((range) => range.split(';')[0]!.trim());
  const takes = (...types: string[]) => accepted.some((range) => types.includes(range));
  const takesJson = takes('application/json', 'application/*', '*/*', '');
  const takesEvents = takes('text/event-stream', 'text/*');
  if (takesJson || takesEvents) headers.set('accept', 'application/json, text/event-stream');
  headers.set('content-type', (headers.get('content-type') ?? '').toLowerCase());
  return { headers, wantsStream: takesEvents && !takesJson };
}

/** An answer as the only event of a stream. */
async function asStream(response: Response): Promise<Response> {
  const text = await response.text();
  if (!response.ok || text === '') return new Response(text || null, response);
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/event-stream');
  return new Response(`event: message\ndata: ${text}\n\n`, { status: response.status, headers });
}

/** The SDK answers a message that doesn't fit its schema with -32603 and the issues as JSON. Says it in words. */
async function clearly(response: Response): Promise<Response> {
  const text = await response.text();
  const { id, error } = (text ? JSON.parse(text) : {}) as { id?: unknown; error?: { code: number; message: string } };
  const issues = error?.code === (ErrorCode.InternalError as number) ? issuesOf(error.message) : [];
  if (issues.length === 0) return new Response(text || null, response);
  const message = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(' ');
  return Response.json({ jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidParams, message } }, response);
}

function issuesOf(text: string): { path: string[]; message: string }[] {
  try {
    return JSON.parse(text) as { path: string[]; message: string }[];
  } catch {
    return [];
  }
}

/** For the log: which tool is called. Its name is one of ours. */
function routeOf(body: unknown): string {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } };
  const tool = method === 'tools/call' ? toolCalled(params?.name) : undefined;
  return tool ? `/mcp/${tool.name}` : '/mcp';
}
