#!/usr/bin/env node
/* oxlint-disable no-console -- stdout carries the protocol, so words for people go to stderr. */
// The MCP server over stdio, for assistants that start a program: passes messages on to the HTTP endpoint.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

const { CORNERLOT_API_KEY: key, CORNERLOT_MCP_URL: url } = process.env;
if (!key || !url || !URL.canParse(url)) {
  console.error(
    'Set CORNERLOT_API_KEY to an API key, and CORNERLOT_MCP_URL to the address, ending in /functions/v1/mcp.',
  );
  process.exit(1);
}

const stdio = new StdioServerTransport();
const http = new StreamableHTTPClientTransport(new URL(url), {
  requestInit: { headers: { authorization: `Bearer ${key}` } },
});
/** Passes a message on, and answers itself if that fails: an assistant must not wait forever. */
async function forward(message) {
  try {
    await http.send(message);
  } catch (error) {
    console.error(error.message);
    if ('id' in message) {
      await stdio.send({ jsonrpc: '2.0', id: message.id, error: { code: -32000, message: error.message } });
    }
  }
}
// The SDK's transports have no events to listen to.
/* oxlint-disable unicorn/prefer-add-event-listener */
stdio.onmessage = (message) => void forward(message);
http.onmessage = (message) => void stdio.send(message);
stdio.onclose = () => void http.close();
await http.start();
await stdio.start();
