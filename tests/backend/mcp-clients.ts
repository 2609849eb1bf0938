import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { httpConfig, stdioConfig } from '@/features/api-reference/assistant-config';
import type { Backend } from '../../supabase/local/backend.ts';

const root = join(import.meta.dirname, '..', '..');

interface Configured {
  url: string;
  headers: Record<string, string>;
  command: string;
  args: string[];
  env: Record<string, string>;
}

/** The SDK's client of the MCP server, configured as the examples of the reference say, with this key and clone. */
export async function connectMcp({ url }: Pick<Backend, 'url'>, key: string, transport: 'http' | 'stdio' = 'http') {
  const example = (transport === 'http' ? httpConfig : stdioConfig)(`${url}/functions/v1/mcp`);
  const config = JSON.parse(example.replace('clk_…', key).replace('/path/to/cornerlot', root)) as {
    mcpServers: { cornerlot: Configured };
  };
  const { cornerlot } = config.mcpServers;
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    transport === 'http'
      ? new StreamableHTTPClientTransport(new URL(cornerlot.url), { requestInit: { headers: cornerlot.headers } })
      : new StdioClientTransport(cornerlot),
  );
  return client;
}
