import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Dialog } from '@/kit/ui/dialog';
import { Skeleton } from '@/kit/ui/skeleton';
import { Avatar } from '@/platform/pictures/avatar';
import { QueryError } from '@/platform/query/query-error';
import { useCan } from '@/shared/entitlements/entitlements';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { useUnverified } from '@/shared/entitlements/use-gated';
import { SearchBox } from '@/shared/search/search-box';
import { recipientsQuery, type Recipient } from '../../api/search-queries';

export interface RecipientDialogProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Chooses a member to write to, among those the viewer may. */
export function RecipientDialog({ userId, open, onOpenChange }: RecipientDialogProps) {
  const [search, setSearch] = useState('');
  const found = useQuery({ ...recipientsQuery(userId, search), enabled: open });
  const { data, error, isPlaceholderData } = found;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="New message" description={<WhoCanBeMessaged />}>
      <SearchBox label="To" placeholder="Name, title, or location" value={search} onSearch={setSearch} />
      {/* As tall with few members as with many, so that the dialog doesn't jump while typing. */}
      <div aria-busy={isPlaceholderData} className={clsx('mt-3 min-h-64', isPlaceholderData && 'opacity-60')}>
        {data ? (
          <Recipients people={data} search={search} onChoose={() => onOpenChange(false)} />
        ) : error ? (
          <QueryError query={found} title="We couldn’t load members" />
        ) : (
          <RecipientSkeletons />
        )}
      </div>
    </Dialog>
  );
}

function WhoCanBeMessaged() {
  const unverified = useUnverified();
  const anyone = useCan('start_conversations');
  if (unverified) return 'Verify your email to message members.';
  if (anyone !== false) return 'Message a member with a public profile, or anyone you’re connected to.';
  return (
    <>
      Message your connections and members who are open to messages. <UpgradeLink /> to message everyone.
    </>
  );
}

function Recipients({ people, search, onChoose }: { people: Recipient[]; search: string; onChoose: () => void }) {
  if (people.length === 0) {
    return (
      <output className="block py-2 text-[15px] text-muted">
        {search ? `No one you can message matches “${search}”.` : 'Search for a member by name.'}
      </output>
    );
  }
  return (
    <ul className="-mx-2">
      {people.map(({ id, name, title, location, profile_image_url: picture, membership_tier: tier }) => (
        <li key={id}>
          <Link
            to={paths.conversation(id)}
            onClick={onChoose}
            className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken"
          >
            <Avatar name={name} path={picture} size={40} tier={tier} />
            <span className="min-w-0">
              <span className="block truncate font-medium text-ink">{name}</span>{' '}
              <span className="block truncate text-sm text-muted">{[title, location].filter(Boolean).join(' · ')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function RecipientSkeletons() {
  return (
    <>
      <output className="sr-only">Loading members</output>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className="flex min-h-14 items-center gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <Skeleton className="h-4 w-40" />
        </div>
      ))}
    </>
  );
}
