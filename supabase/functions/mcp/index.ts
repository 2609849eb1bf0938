// The MCP server for members' assistants. A key acts as its member, as in the function `api`.
import { handleMcp } from '../_shared/mcp/handle.ts';

Deno.serve(handleMcp);
