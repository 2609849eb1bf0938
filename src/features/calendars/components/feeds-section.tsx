import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan } from '@/shared/entitlements/entitlements';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { QueryError } from '@/platform/query/query-error';
import { useUser } from '@/platform/auth/auth-provider';
import { ButtonLink } from '@/kit/ui/button';
import { SecretDialog } from '@/kit/ui/secret-dialog';
import { SettingsSection } from '@/kit/ui/settings-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { feedAddressesQuery } from '../api/queries';
import { feedUrl, type FeedKind } from '../feed';
import { FeedRow } from './feed-row';

const kinds: readonly FeedKind[] = ['calendar', 'matches'];

const hints: Readonly<Record<FeedKind, string>> = {
  calendar:
    'Paste it where your calendar subscribes to others: “From URL” in Google Calendar, “New Calendar Subscription” ' +
    'in Apple Calendar, or “Subscribe from web” in Outlook. We won’t show it again.',
  matches:
    'Paste it into your feed reader, or into the RSS trigger of Zapier or Make. If yours prefers a JSON Feed, end ' +
    'the address in .json instead of .rss. We won’t show it again.',
};

/** Developer settings: private addresses of the member's calendar and feed. */
export function FeedsSection() {
  const { id } = useUser();
  const isEntitled = useCan('api_access');
  const addresses = useQuery(feedAddressesQuery(id));
  const upgrade = useUpgradePath();
  const [made, setMade] = useState<{ kind: FeedKind; url: string } | null>(null);
  return (
    <SettingsSection
      title="Calendar and feed addresses"
      text="Private addresses for programs that can’t sign in. Anyone who knows one can read what it shows."
    >
      {addresses.data === undefined || isEntitled === undefined ? (
        addresses.error ? (
          <QueryError query={addresses} inline title="We couldn’t load your addresses" />
        ) : (
          <Skeleton className="h-24" />
        )
      ) : (
        <div className="flex flex-col gap-5">
          {isEntitled ? null : (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunken p-4">
              <p className="min-w-0 flex-1 basis-64 text-[15px] text-pretty">
                Calendar and feed addresses are exclusively available to Closer and Partner members.
              </p>
              <ButtonLink to={upgrade}>Upgrade</ButtonLink>
            </div>
          )}
          <ul className="flex flex-col divide-y divide-line">
            {kinds.map((kind) => (
              <FeedRow
                key={kind}
                userId={id}
                kind={kind}
                address={addresses.data.find((address) => address.kind === kind)}
                canMake={isEntitled}
                onMade={(secret) => setMade({ kind, url: feedUrl(kind, secret) })}
              />
            ))}
          </ul>
          <p className="text-sm text-pretty text-muted">
            Changing your password, turning on two-factor authentication, and using a recovery code revoke both.
          </p>
        </div>
      )}
      {made ? (
        <SecretDialog
          title="Copy your address"
          description={hints[made.kind]}
          label="Address"
          secret={made.url}
          onClose={() => setMade(null)}
        />
      ) : null}
    </SettingsSection>
  );
}
