import { FileUp } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { heicHint } from '@/domain/files/picture-limits';
import { FormError } from '@/kit/ui/field';
import { documentTypes, maxDocuments } from '@/domain/listing/documents';
import type { DocumentUploads } from '@/platform/uploads/document-queue';
import { removeDocuments } from '../api/documents';
import { toDocumentDraft } from '../uploaded';
import type { DocumentDraft, ListingDraft } from '@/domain/listing/listing-form';
import { DocumentRow } from './document-row';
import { DropArea, FileProblems } from '@/platform/uploads/drop-area';

/** The document to complete first: one without a kind. */
function firstIncomplete(list: HTMLElement): HTMLSelectElement | undefined {
  return [...list.querySelectorAll('select')].find(({ value }) => value === '');
}

/** Up to 20 documents of the listing: what each is, and who can download it. */
export function DocumentsField({ queue }: { queue: DocumentUploads }) {
  const { control, getValues } = useFormContext<ListingDraft>();
  const { field, formState } = useController({ control, name: 'documents' });
  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const section = useRef<HTMLElement>(null);
  const documents = field.value;
  const errors = formState.errors.documents;

  const add = async (files: readonly File[]) => {
    const room = () => maxDocuments - getValues('documents').length;
    const chosen = await queue.choose(files, { room, limit: `A listing can have ${maxDocuments} documents.` });
    setProblems(chosen.problems);
    field.onChange([...getValues('documents'), ...chosen.added.map(toDocumentDraft)]);
  };
  const change = (changed: DocumentDraft) =>
    field.onChange(documents.map((document) => (document.id === changed.id ? changed : document)));
  const remove = (removed: DocumentDraft) => {
    // The focused button disappears: keep the focus in this field.
    section.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    if (uploads.some(({ id }) => id === removed.id)) queue.remove(removed.id);
    else void removeDocuments([removed.path]);
    field.onChange(documents.filter(({ id }) => id !== removed.id));
    setProblems([]);
    setAnnouncement(`${removed.name} removed`);
  };

  return (
    <section ref={section} aria-labelledby="documents" className="flex flex-col gap-4">
      <div>
        <h3 id="documents" className="font-semibold">
          Documents
        </h3>
        <p className="mt-1 text-sm text-muted">
          Inspection reports, rent rolls, title work. Everyone who sees the listing sees their names. Public ones can be
          downloaded right away; for those on request, you approve each member.
        </p>
      </div>
      <DropArea
        noun="documents"
        accept={documentTypes}
        icon={documents.length === 0 ? <FileUp aria-hidden /> : null}
        full={documents.length >= maxDocuments ? `You’ve added all ${maxDocuments} documents` : null}
        rules={
          `Up to ${maxDocuments} PDF, DOCX, XLSX, JPG, PNG or WebP files, 10 MB each. Stored exactly as they are. ` +
          heicHint
        }
        onFiles={(files) => void add(files)}
      />
      <FormError>{problems.length > 0 ? <FileProblems problems={problems} /> : null}</FormError>
      <ul
        ref={(list) => field.ref(list && { focus: () => firstIncomplete(list)?.focus() })}
        aria-label="Documents"
        className="flex flex-col gap-3 empty:hidden"
      >
        {documents.map((document, index) => (
          <DocumentRow
            key={document.id}
            document={document}
            upload={uploads.find(({ id }) => id === document.id) ?? null}
            error={errors?.[index]?.kind?.message}
            onChange={change}
            onRetry={() => queue.retry(document.id)}
            onRemove={() => remove(document)}
          />
        ))}
      </ul>
      <output className="sr-only">{announcement}</output>
    </section>
  );
}
