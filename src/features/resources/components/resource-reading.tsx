import { useState } from 'react';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { useLoaded } from '@/shared/ui/use-loaded';
import type { Resource, ResourceText } from '../resource';
import { ResourceFile } from './resource-file';

// The reader of Markdown comes with the first text that is read.
const load = () => import('./markdown').then(({ Markdown }) => Markdown);

/** The text of a resource and the file it offers. */
export function ResourceReading({ resource, text }: { resource: Resource; text: ResourceText }) {
  const [asked, setAsked] = useState(1);
  const [failed, setFailed] = useState(false);
  const show = useLoaded(load, asked, () => setFailed(true));
  const again = () => {
    setFailed(false);
    setAsked(asked + 1);
  };
  return (
    <>
      {text.file_name && text.file_body ? <ResourceFile name={text.file_name} body={text.file_body} /> : null}
      <article aria-label={resource.title} className="min-w-0">
        {show ? (
          show({ text: text.body })
        ) : failed ? (
          <ErrorState title="The text could not be shown" text="Check your connection and try again." onRetry={again} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </article>
      <p className="border-t border-line pt-4 text-sm text-muted">
        General information for the United States, not legal, tax, financial or investment advice. Laws, loan terms and costs differ by place and
        change; have your own attorney, accountant or lender look at your case.
      </p>
    </>
  );
}
