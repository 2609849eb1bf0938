import { useQuery } from '@tanstack/react-query';
import { mcpAddress } from '@/domain/integrations/mcp';
import { env } from '@/platform/config/current-env';
import { brand } from '@/domain/site/brand';
import { publicOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { useCan } from '@/shared/entitlements/entitlements';
import { CopyButton } from '@/kit/ui/copy-button';
import { SettingsRow } from '@/kit/ui/settings-row';
import { apiKeysQuery } from '../api/queries';
import { KeyList } from './key-list';

const address = mcpAddress(env.supabaseUrl);

/** How to connect an assistant, and those that are. */
export function AssistantSection({ userId }: { userId: string }) {
  const query = useQuery(apiKeysQuery(userId));
  const connected = query.data?.filter(({ client_host }) => client_host !== null);
  const allowed = useCan('api_access');
  if (!allowed && !connected?.length) return null;
  return (
    <SettingsRow
      id="assistants"
      title="Assistants"
      text={`They read what you see in ${brand.name}, analyze deals, and draft for you. You send and publish.`}
      status={connected?.length ? `${connected.length} connected` : undefined}
    >
      <div className="flex flex-col items-start gap-4">
        {connected?.length === 0 ? null : (
          <KeyList userId={userId} query={query} keys={connected} canRotate={false} onRotated={() => undefined} />
        )}
        {allowed ? (
          <>
            <p className="text-[15px] text-pretty">
              Add this address to an assistant that speaks MCP. It brings you back here to choose what it can do.{' '}
              <a
                href={`${publicOrigin(window.location)}${paths.developers}#assistants`}
                className="font-medium text-evergreen-ink underline underline-offset-4"
              >
                See how, for each assistant
              </a>
            </p>
            <code className="w-full overflow-x-auto rounded-control bg-sunken px-3 py-2 font-mono text-sm">
              {address}
            </code>
            <CopyButton text={address} label="Copy address" copied="Address copied" />
          </>
        ) : null}
      </div>
    </SettingsRow>
  );
}
