import { useQuery } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { Page, PageHeading } from '@/shared/layout/page';
import { describeError } from '@/shared/supabase/describe-error';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { templatesQuery } from '../../api/templates';
import { TemplateCard } from './template-card';

const lead =
  'Members can only prepare an agreement in states you approved its template for. Have an attorney licensed in the ' +
  'state review the text first.';

/** The templates of agreements, for admins to approve by state. */
export function Templates() {
  const { data: templates, error, refetch, isFetching } = useQuery(templatesQuery);
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
          text="Templates come with the database’s reference data. Load it, and they appear here."
        />
      ) : null}
      {!templates && error ? (
        <ErrorState
          title="We couldn’t load the templates"
          text={describeError(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
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
