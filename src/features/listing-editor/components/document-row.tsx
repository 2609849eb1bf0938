import { clsx } from 'clsx';
import { FileText, RotateCw, Trash2 } from 'lucide-react';
import { fileSizeText } from '@/domain/files/file-types';
import { Button, IconButton } from '@/kit/ui/button';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { documentKinds } from '@/domain/listing/documents';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import type { DocumentDraft } from '@/domain/listing/listing-form';

interface DocumentRowProps {
  document: DocumentDraft;
  /** Null if it was stored before. */
  upload: QueuedUpload | null;
  /** Why its kind is invalid. */
  error: string | undefined;
  onChange: (document: DocumentDraft) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One document of the form, with its upload, kind, and access. */
export function DocumentRow({ document, upload, error, onChange, onRetry, onRemove }: DocumentRowProps) {
  const { name, kind, access } = document;
  return (
    <li className="rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex items-start gap-3">
        <FileText aria-hidden className="mt-2.5 size-5 shrink-0 text-evergreen-ink max-sm:hidden" />
        <div className="min-w-0 flex-1 py-1">
          <p className="font-medium break-words text-ink">{name}</p>
          <UploadState document={document} upload={upload} onRetry={onRetry} />
        </div>
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="mt-2 grid items-start gap-3 sm:ml-8 sm:grid-cols-2">
        <Field label={<Label text="What is it?" name={name} />} required error={error}>
          <Select value={kind} onChange={({ target }) => onChange({ ...document, kind: target.value })}>
            <option value="">Choose a kind</option>
            {documentKinds.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Field label={<Label text="Who can download it?" name={name} />}>
          <Select
            value={access}
            onChange={({ target }) =>
              onChange({ ...document, access: target.value === 'public' ? 'public' : 'on_request' })
            }
          >
            <option value="on_request">Only members I approve</option>
            <option value="public">Everyone</option>
          </Select>
        </Field>
      </div>
    </li>
  );
}

/** A label that screen readers tell apart from those of other documents. */
function Label({ text, name }: { text: string; name: string }) {
  return (
    <>
      {text}
      <span className="sr-only">{` (${name})`}</span>
    </>
  );
}

function UploadState({ document, upload, onRetry }: Pick<DocumentRowProps, 'document' | 'upload' | 'onRetry'>) {
  if (upload?.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium text-brick-ink">
        {upload.error}
        <Button
          size="sm"
          variant="secondary"
          icon={<RotateCw aria-hidden />}
          aria-label={`Retry ${document.name}`}
          onClick={onRetry}
        >
          Retry
        </Button>
      </div>
    );
  }
  if (upload?.status !== 'uploading') {
    return <p className="numeric text-sm text-muted">{fileSizeText(document.size)}</p>;
  }
  return (
    <progress
      aria-label={`Uploading ${document.name}`}
      value={upload.progress}
      className={clsx(
        'mt-2 block h-1.5 w-full max-w-60 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen',
        '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen',
      )}
    />
  );
}
