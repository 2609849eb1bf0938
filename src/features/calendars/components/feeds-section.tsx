import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { useCan } from '@/shared/entitlements/entitlements';
import { QueryError } from '@/platform/query/query-error';
import { useUser } from '@/platform/auth/auth-provider';
import { SecretDialog } from '@/kit/ui/secret-dialog';
import { SettingsRow } from '@/kit/ui/settings-row';
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
  const isEntitled = useCan('api_access') === true;
  const addresses = useQuery(feedAddressesQuery(id));
  const [made, setMade] = useState<{ kind: FeedKind; url: string } | null>(null);
  const count = addresses.data?.length ?? 0;
  if (!isEntitled && count === 0) return null;
  return (
    <SettingsRow
      id="feeds"
      title="Calendar and match feed"
      text="Private addresses for programs that can’t sign in. Anyone with the address can read it."
      status={count ? pluralize(count, 'address', 'addresses') : undefined}
    >
      {addresses.data === undefined ? (
        addresses.error ? (
          <QueryError query={addresses} inline title="We couldn’t load your addresses" />
        ) : (
          <Skeleton className="h-24" />
        )
      ) : (
        <div className="flex flex-col gap-5">
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
    </SettingsRow>
  );
}
