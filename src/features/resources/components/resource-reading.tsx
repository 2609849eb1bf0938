import { lazy, memo, Suspense, useState } from 'react';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Resource, ResourceText } from '../resource';
import { ResourceFile } from './resource-file';

interface ReaderProps {
  text: string;
  onRetry: () => void;
}

/** The reader of Markdown, which comes with the first text that is read. Where it cannot be downloaded, a word of that in its place. */
const newReader = () =>
  lazy(() =>
    import('./markdown').then(
      ({ Markdown }) => ({ default: ({ text }: ReaderProps) => <Markdown text={text} /> }),
      () => ({ default: NoReader }),
    ),
  );

function NoReader({ onRetry }: ReaderProps) {
  return (
    <ErrorState title="The text could not be shown" text="Check your connection and try again." onRetry={onRetry} />
  );
}

/** Drawn again for another text alone: a page that was written at build time is read as it is until the reader has taken it over. */
const ReadText = memo(function ReadText({ text }: { text: string }) {
  const [Reader, setReader] = useState(newReader);
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Reader text={text} onRetry={() => setReader(newReader())} />
    </Suspense>
  );
});

/** The text of a resource and the file it offers. */
export function ResourceReading({ resource, text }: { resource: Resource; text: ResourceText }) {
  return (
    <>
      {text.file_name && text.file_body ? <ResourceFile name={text.file_name} body={text.file_body} /> : null}
      <article aria-label={resource.title} className="min-w-0">
        <ReadText text={text.body} />
      </article>
      <p className="border-t border-line pt-4 text-sm text-muted">
        General information for the United States, not legal, tax, financial or investment advice. Laws, loan terms and
        costs differ by place and change; have your own attorney, accountant or lender look at your case.
      </p>
    </>
  );
}
