// The examples of how to connect an assistant. The test of the MCP server connects as they say.

const json = (value: object) => JSON.stringify(value, null, 2);

/** For assistants that connect to an address. */
export function httpConfig(url: string): string {
  return json({
    mcpServers: {
      cornerlot: { type: 'http', url, headers: { Authorization: 'Bearer clk_…' } },
    },
  });
}

/** Lists the tools, in a shell that has $API_KEY. */
export function listToolsCommand(url: string): string {
  return [
    `curl "${url}"`,
    '-H "Authorization: Bearer $API_KEY"',
    '-H "Content-Type: application/json"',
    `-d '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'`,
  ].join(' \\\n  ');
}
