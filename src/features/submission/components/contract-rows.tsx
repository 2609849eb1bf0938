import { clsx } from 'clsx';
import { CircleCheck, FileText, LoaderCircle, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/kit/ui/button';
import type { UploadingFile } from '../contract-uploads';
import { formatKilobytes } from '../contract-file';
import type { ContractFile } from '../submission';

interface ContractRowsProps {
  registered: readonly ContractFile[];
  uploading: readonly UploadingFile[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The selected contracts with their status and retry and remove buttons. */
export function ContractRows({ registered, uploading, onRetry, onRemove }: ContractRowsProps) {
  return (
    <ul aria-label="Selected files" className="mt-5 flex flex-col gap-3 empty:hidden">
      {registered.map((file) => (
        <Row key={file.id} file={file} icon={<CircleCheck />} status="Checked" onRemove={onRemove} />
      ))}
      {uploading.map((file) => (
        <Row
          key={file.id}
          file={file}
          icon={
            file.status === 'failed' ? (
              <TriangleAlert className="text-brick-ink" />
            ) : file.checking ? (
              <LoaderCircle className="animate-spin" />
            ) : (
              <FileText />
            )
          }
          status={<UploadStatus file={file} />}
          onRemove={onRemove}
          retry={
            file.status === 'failed' && !file.final ? (
              <Button
                variant="secondary"
                size="sm"
                icon={<RotateCw aria-hidden />}
                aria-label={`Retry ${file.name}`}
                onClick={() => onRetry(file.id)}
              >
                Retry
              </Button>
            ) : null
          }
        />
      ))}
    </ul>
  );
}

interface RowProps {
  file: { id: string; name: string; size: number };
  icon: ReactNode;
  status: ReactNode;
  retry?: ReactNode;
  onRemove: (id: string) => void;
}

function Row({ file, icon, status, retry, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <span aria-hidden className="text-evergreen-ink [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium break-words">{file.name}</p>
        <p className="numeric text-sm text-muted">{formatKilobytes(file.size)}</p>
        <div className="text-sm text-muted">{status}</div>
      </div>
      <div className="flex gap-2">
        {retry}
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 aria-hidden />}
          aria-label={`Remove ${file.name}`}
          onClick={() => onRemove(file.id)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}

function UploadStatus({ file: { name, status, checking, progress, error } }: { file: UploadingFile }) {
  if (status === 'failed') {
    return (
      <p role="alert" className="font-medium text-brick-ink">
        {error}
      </p>
    );
  }
  if (checking) return <output>Checking the file</output>;
  return (
    <progress
      aria-label={`Uploading ${name}`}
      value={progress}
      className={clsx(
        'mt-1.5 block h-1.5 w-full max-w-60 overflow-hidden rounded-full',
        '[&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-line',
        '[&::-webkit-progress-value]:bg-evergreen',
      )}
    />
  );
}
