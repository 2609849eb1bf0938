import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { httpConfig } from '@/features/api-reference/assistant-config';
import type { Backend } from '../../supabase/local/backend.ts';

interface Configured {
  url: string;
  headers: Record<string, string>;
}

/** The SDK's client of the MCP server, configured as the example of the reference says, with this key. */
export async function connectMcp({ url }: Pick<Backend, 'url'>, key: string) {
  const config = JSON.parse(httpConfig(`${url}/functions/v1/mcp`).replace('clk_…', key)) as {
    mcpServers: { cornerlot: Configured };
  };
  const { cornerlot } = config.mcpServers;
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: cornerlot.headers };
  await client.connect(new StreamableHTTPClientTransport(new URL(cornerlot.url), { requestInit }));
  return client;
}
