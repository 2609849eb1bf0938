import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useNow } from '@/kit/hooks/use-now';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Skeleton } from '@/kit/ui/skeleton';
import { RoomSection } from '@/shared/deals/room-section';
import { isGuest, type DealPartProps } from '@/domain/deal/deal';
import { documentsQuery } from '../api/queries';
import type { AddDocumentProps } from './add-document';
import { DocumentItem } from './document-item';

const AddDocument = lazyDialog<AddDocumentProps>(() => import('./add-document').then((module) => module.AddDocument));

interface DocumentsSectionProps extends DealPartProps {
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
}

/** The deal's documents that the viewer can see, and the form that adds one. */
export function DocumentsSection({ deal, viewer, adding, onAddingChange }: DocumentsSectionProps) {
  const now = useNow();
  const query = useQuery(documentsQuery(viewer.user_id ?? '', deal.id));
  const { data: documents, error } = query;
  const canAdd = deal.state !== 'fell_through';
  return (
    <RoomSection
      title="Documents"
      anchor="documents"
      text="Each document is private to the people it’s shared with, and every view is logged."
      actions={
        canAdd ? (
          <Button variant="secondary" size="sm" icon={<FilePlus2 aria-hidden />} onClick={() => onAddingChange(true)}>
            Add document
          </Button>
        ) : null
      }
    >
      {documents && documents.length > 0 ? (
        <ul className="-my-5 flex flex-col divide-y divide-line">
          {documents.map((document) => (
            <li key={document.id} className="py-5">
              <DocumentItem deal={deal} viewer={viewer} now={now} document={document} />
            </li>
          ))}
        </ul>
      ) : null}
      {documents?.length === 0 ? <p className="text-[15px] text-muted">{emptyText(isGuest(viewer), canAdd)}</p> : null}
      {!documents && error ? <QueryError query={query} title="We couldn’t load the documents" /> : null}
      {!documents && !error ? (
        <>
          <output className="sr-only">Loading documents</output>
          <Skeleton className="h-24" />
        </>
      ) : null}
      {adding ? <AddDocument deal={deal} viewer={viewer} open onOpenChange={onAddingChange} /> : null}
    </RoomSection>
  );
}

function emptyText(isGuestView: boolean, canAdd: boolean): string {
  if (!canAdd) return 'No documents.';
  return isGuestView
    ? 'Nobody has shared a document with you yet. You can add your own.'
    : 'No documents yet. Add the purchase contract, an inspection report, or title work, and choose who can see it.';
}
