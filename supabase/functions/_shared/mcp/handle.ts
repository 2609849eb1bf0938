// Serves a request of the MCP server: streamable HTTP without sessions, so every request brings the key.
import * as http from 'npm:@modelcontextprotocol/sdk@1.32.2/server/webStandardStreamableHttp.js';
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
    response = await transport.handleRequest(request, { parsedBody });
  } catch (error) {
    response = problemResponse(problemOf(error));
  }
  if (!caller) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(caller.limits)) headers.set(name, value);
  await logStatus(caller.requestId, refused ? problemDetails(refused).status : response.status);
  return new Response(response.body, { status: response.status, headers });
}

/** For the log: which tool is called. Its name is one of ours. */
function routeOf(body: unknown): string {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { name?: unknown } };
  const tool = method === 'tools/call' ? toolCalled(params?.name) : undefined;
  return tool ? `/mcp/${tool.name}` : '/mcp';
}
