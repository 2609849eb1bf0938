// Serves a request of the MCP server: streamable HTTP without sessions, so every request brings the key.
import * as http from 'npm:@modelcontextprotocol/sdk@1.32.2/server/webStandardStreamableHttp.js';
import { ErrorCode } from 'npm:@modelcontextprotocol/sdk@1.32.2/types.js';
import { readJson } from '../api/input.ts';
import { type Caller, useKey } from '../api/key-exchange.ts';
import { logStatus } from '../api/log.ts';
import { Problem, problemDetails, problemOf, problemResponse } from '../api/problem.ts';
import { mcpServer, toolCalled } from './server.ts';

/** Answers a request. */
export async function handleMcp(request: Request): Promise<Response> {
  let caller: Caller | null = null;
  let refused: Problem | null = null;
  let response: Response;
  try {
    if (request.method !== 'POST') {
      throw new Problem('method-not-allowed', 'Use POST.', { headers: { allow: 'POST' } });
    }
    const parsedBody = await readJson(request);
    // A batch would be many uses of the key that count as one.
    if (Array.isArray(parsedBody)) throw new Problem('invalid-request', 'Send one message at a time.');
    caller = await useKey(request, routeOf(parsedBody));
    if (caller.refusal) throw caller.refusal;
    const server = mcpServer(caller, (problem) => (refused = problem));
    const transport = new http.WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      enableJsonResponse: true,
    });
    await server.connect(transport);
    response = await clearly(await transport.handleRequest(request, { parsedBody }));
  } catch (error) {
    response = problemResponse(problemOf(error));
  }
  if (!caller) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(caller.limits)) headers.set(name, value);
  await logStatus(caller.requestId, refused ? problemDetails(refused).status : response.status);
  return new Response(response.body, { status: response.status, headers });
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
