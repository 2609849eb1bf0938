import { brand } from '@/domain/site/brand';
import { env } from '@/platform/config/current-env';
import { httpConfig, listToolsCommand } from '../assistant-config';
import { CodeBlock } from './code-block';

const url = `${env.supabaseUrl}/functions/v1/mcp`;

/** How to connect an assistant to the MCP server, and what it can do there. */
export function Assistants() {
  return (
    <div className="flex flex-col gap-5 text-[15px] text-pretty">
      <p>
        Assistants that speak the Model Context Protocol (MCP) search, analyze, and compare with your key. They see what
        you see. Connect one with the address and a key, in its settings or in a file like this:
      </p>
      <CodeBlock label="Connect by address" code={httpConfig(url)} />
      <p>To see the tools without an assistant:</p>
      <CodeBlock label="List the tools" code={listToolsCommand(url)} />
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Each operation here that reads is a tool of the same name, if the key has its scope.</li>
        <li>
          analyzeDeal and compareListings do what the app’s analysis and comparison do, and show the formula of each
          result.
        </li>
        <li>
          draftListing, draftMessage, and draftOffer return a link. You open it, check the draft, and post or send it in
          the app. No tool sends, publishes, or deletes.
        </li>
        <li>Resources are a glossary of the analysis, and the library, as far as your plan includes it.</li>
        <li>
          Results are marked as untrusted, because other members wrote the texts in them. Give the key only the scopes
          that the assistant needs.
        </li>
        <li>Every message to {brand.name} is one use of the key.</li>
      </ul>
    </div>
  );
}
