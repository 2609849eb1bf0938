import { useQuery } from '@tanstack/react-query';
import { QueryError } from '@/platform/query/query-error';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { teamQuery } from '../api/queries';
import { AddStaff } from './add-staff';
import { TeamRow } from './team-row';

const lead =
  'Moderators handle reports and appeals. Reviewers decide listings, events, and contracts. Admins do everything.';

/** The staff and their roles. Admins change them here. */
export function Team() {
  const query = useQuery(teamQuery);
  const { data, error } = query;
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading title="Team" lead={lead} />
      <AddStaff team={data?.map(({ user_id }) => user_id) ?? []} />
      {data ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {data.map((row) => (
            <li key={row.user_id}>
              <TeamRow row={row} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <QueryError query={query} title="We couldn’t load the team" />
      ) : (
        <Skeleton className="h-48 rounded-card" />
      )}
    </Page>
  );
}
