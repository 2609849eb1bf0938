import { lazy, memo, Suspense, useState } from 'react';
import { ErrorState } from '@/kit/ui/error-state';
import { Skeleton } from '@/kit/ui/skeleton';
import type { Resource, ResourceText } from '../resource';
import { ResourceFile } from './resource-file';

interface ReaderProps {
  text: string;
  onRetry: () => void;
}

/** The Markdown renderer, loaded on demand; an error with a retry if the download fails. */
const lazyReader = () =>
  lazy(() =>
    import('./markdown').then(
      ({ Markdown }) => ({ default: ({ text }: ReaderProps) => <Markdown text={text} /> }),
      () => ({ default: ReaderError }),
    ),
  );

function ReaderError({ onRetry }: ReaderProps) {
  return (
    <ErrorState
      title="We couldn’t show the text"
      text="Check your internet connection and try again."
      onRetry={onRetry}
    />
  );
}

/** Memoized, so that a prerendered text stays as it is until it is hydrated. */
const ReadText = memo(function ReadText({ text }: { text: string }) {
  const [Reader, setReader] = useState(lazyReader);
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <Reader text={text} onRetry={() => setReader(lazyReader())} />
    </Suspense>
  );
});

/** The text of a resource and its file to download. */
export function ResourceReading({ resource, text }: { resource: Resource; text: ResourceText }) {
  return (
    <>
      {text.file_name && text.file_body ? <ResourceFile name={text.file_name} body={text.file_body} /> : null}
      <article aria-label={resource.title} className="min-w-0">
        <ReadText text={text.body} />
      </article>
      <p className="border-t border-line pt-4 text-sm text-muted">
        General information for the United States, not legal, tax, financial, or investment advice. Laws, loan terms,
        and costs vary by location and change over time. Ask your own attorney, accountant, or lender about your case.
      </p>
    </>
  );
}
