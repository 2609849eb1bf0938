// The MCP server for members' assistants, and the way to connect them. A key or token acts as its member, as in `api`.
import { handleMcp } from '../_shared/mcp/handle.ts';

Deno.serve(handleMcp);
