// The examples of how to connect an assistant. The test of the MCP server connects as they say.

/** How to add the address, by what people use. Each opens our screen, where they choose what it can do. */
export const assistantSteps: readonly (readonly [assistant: string, steps: string])[] = [
  ['Claude', 'Settings → Connectors → Add custom connector. Paste the address, then click Connect.'],
  ['ChatGPT', 'Settings → Apps & Connectors → Advanced settings → Developer mode, then Create. Paste the address.'],
  ['VS Code', 'Command Palette → MCP: Add Server → HTTP. Paste the address.'],
];

/** Adds the address to Claude Code, in a shell; its /mcp command then signs in. */
export const claudeCodeCommand = (url: string) => `claude mcp add --transport http cornerlot ${url}`;

/** For assistants that take a file, and a key instead of signing in. */
export function httpConfig(url: string): string {
  const cornerlot = { type: 'http', url, headers: { Authorization: 'Bearer clk_…' } };
  return JSON.stringify({ mcpServers: { cornerlot } }, null, 2);
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
