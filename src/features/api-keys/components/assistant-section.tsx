import { mcpAddress } from '@/domain/integrations/mcp';
import { env } from '@/platform/config/current-env';
import { brand } from '@/domain/site/brand';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { CopyButton } from '@/kit/ui/copy-button';
import { SettingsSection } from '@/kit/ui/settings-section';

const address = mcpAddress(env.supabaseUrl);

/** How to connect an assistant. */
export function AssistantSection() {
  return (
    <SettingsSection
      title="Connect an assistant"
      text={
        <>
          Assistants that speak MCP can read what you see in {brand.name} and analyze deals. They can draft listings,
          messages, and offers, which you send or publish in the app. Add this address to yours, and choose what it can
          do when it brings you back here.{' '}
          <a
            href={`${publicOrigin(window.location)}${paths.developers}#assistants`}
            className="font-medium text-evergreen-ink underline underline-offset-4"
          >
            See how, for each assistant
          </a>
        </>
      }
    >
      <div className="flex flex-col items-start gap-3">
        <code className="w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 font-mono text-sm">{address}</code>
        <CopyButton text={address} label="Copy address" copied="Address copied" />
      </div>
    </SettingsSection>
  );
}
