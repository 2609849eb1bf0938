import { useQuery } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { Page, PageHeading } from '@/platform/layout/page';
import { QueryError } from '@/platform/query/query-error';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { templatesQuery } from '../../api/templates';
import { TemplateCard } from './template-card';

const lead =
  'Members can only prepare an agreement in states you approved its template for. Have an attorney licensed in the ' +
  'state review the text first.';

/** The templates of agreements, for admins to approve by state. */
export function Templates() {
  const query = useQuery(templatesQuery);
  const { data: templates, error } = query;
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading title="Agreement templates" lead={lead} />
      {templates?.map((template) => (
        <TemplateCard key={template.id} template={template} />
      ))}
      {templates?.length === 0 ? (
        <EmptyState
          icon={<Signature />}
          title="No templates"
          text="Templates come with the database’s reference data. Run `npm run db:data` to load them."
        />
      ) : null}
      {!templates && error ? <QueryError query={query} title="We couldn’t load the templates" /> : null}
      {!templates && !error ? (
        <>
          <output className="sr-only">Loading templates</output>
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </>
      ) : null}
    </Page>
  );
}
