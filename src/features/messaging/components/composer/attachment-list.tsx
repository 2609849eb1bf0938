import { clsx } from 'clsx';
import { FileText, LoaderCircle, RotateCw, X } from 'lucide-react';
import { fileSizeText } from '@/domain/files/file-types';
import { useBlobUrl } from '@/platform/uploads/use-blob-url';
import { IconButton } from '@/kit/ui/button';
import { isPicture } from '../../attachments';
import type { AttachmentQueue, QueuedAttachment } from '../../attachment-queue';

interface AttachmentListProps {
  queue: AttachmentQueue;
  files: readonly QueuedAttachment[];
  /** A file was removed, and the focused button with it. */
  onRemoved: () => void;
}

/** The attachments of the draft, with their progress, to retry or remove. */
export function AttachmentList({ queue, files, onRemoved }: AttachmentListProps) {
  return (
    <ul aria-label="Attachments" className="flex flex-wrap gap-2 px-2 pt-2 empty:hidden">
      {files.map((file) => (
        <li
          key={file.id}
          className={clsx(
            'flex max-w-full min-w-0 items-center gap-2.5 rounded-control border border-line bg-paper',
            'p-1.5 sm:max-w-72',
          )}
        >
          <Thumbnail file={file} />
          <div className="min-w-0 flex-1 text-[13px]">
            <p className="truncate font-medium text-ink" title={file.name}>
              {file.name}
            </p>
            <Status file={file} />
          </div>
          {file.status === 'failed' ? (
            <IconButton label={`Try ${file.name} again`} onClick={() => queue.retry(file.id)}>
              <RotateCw aria-hidden />
            </IconButton>
          ) : null}
          <IconButton
            label={`Remove ${file.name}`}
            onClick={() => {
              queue.remove(file.id);
              onRemoved();
            }}
          >
            <X aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function Status({ file: { name, status, progress, error, size } }: { file: QueuedAttachment }) {
  if (status === 'failed') {
    return (
      <p role="alert" className="text-brick-ink">
        {error}
      </p>
    );
  }
  if (status === 'done') return <p className="text-muted">{fileSizeText(size)}</p>;
  return (
    <progress
      aria-label={`Uploading ${name}`}
      value={progress}
      className={clsx(
        'mt-1.5 block h-1.5 w-32 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen',
        '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen',
      )}
    />
  );
}

function Thumbnail({ file: { file, type, status } }: { file: QueuedAttachment }) {
  const url = useBlobUrl(isPicture(type) ? file : null);
  if (url) return <img src={url} alt="" className="size-10 shrink-0 rounded-md object-cover" />;
  return (
    <span
      aria-hidden
      className={clsx(
        'flex size-10 shrink-0 items-center justify-center rounded-md bg-evergreen-soft',
        'text-evergreen-ink [&_svg]:size-5',
      )}
    >
      {status === 'uploading' ? <LoaderCircle className="animate-spin" /> : <FileText />}
    </span>
  );
}
