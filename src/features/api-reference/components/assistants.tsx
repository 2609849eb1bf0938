import { brand } from '@/domain/site/brand';
import { env } from '@/platform/config/current-env';
import { mcpAddress } from '@/domain/integrations/mcp';
import { assistantSteps, claudeCodeCommand, httpConfig, listToolsCommand } from '../assistant-config';
import { CodeBlock } from './code-block';

const url = mcpAddress(env.supabaseUrl);

/** How to connect an assistant to the MCP server, and what it can do there. */
export function Assistants() {
  return (
    <div className="flex flex-col gap-5 text-[15px] text-pretty">
      <p>
        Assistants that speak the Model Context Protocol (MCP) search, analyze, and compare as you. They see what you
        see. Add this address to yours. It opens {brand.name}, where you sign in and choose what it can do:
      </p>
      <CodeBlock label="The address" code={url} />
      <dl className="flex flex-col gap-2">
        {assistantSteps.map(([assistant, steps]) => (
          <div key={assistant}>
            <dt className="inline font-semibold">{assistant}: </dt>
            <dd className="inline">{steps}</dd>
          </div>
        ))}
      </dl>
      <CodeBlock label="Connect Claude Code" code={claudeCodeCommand(url)} />
      <p>
        You see connected assistants next to your API keys, and disconnect them there. An assistant that can’t sign in
        takes an API key instead, in a file like this:
      </p>
      <CodeBlock label="Connect with a key" code={httpConfig(url)} />
      <p>To see the tools without an assistant:</p>
      <CodeBlock label="List the tools" code={listToolsCommand(url)} />
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Each operation here that reads is a tool of the same name, if the assistant has its scope.</li>
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
          Results are marked as untrusted, because other members wrote the texts in them. Give the assistant only what
          it needs.
        </li>
        <li>
          Programs find the authorization server (OAuth 2.1 with PKCE) from the address, and register themselves. Access
          tokens last an hour, and refresh tokens work once.
        </li>
        <li>Every message to {brand.name} is one use, as of an API key.</li>
      </ul>
    </div>
  );
}
