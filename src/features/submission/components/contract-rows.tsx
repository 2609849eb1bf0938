import { CircleCheck, FileText, LoaderCircle, RotateCw, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import type { TrayFile } from '../lib/contract-tray';
import { sizeText } from '../rules';
import type { ContractFile } from '../submission';

interface ContractRowsProps {
  registered: readonly ContractFile[];
  underWay: readonly TrayFile[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The chosen contracts: how far each has come, to be tried again or removed. */
export function ContractRows({ registered, underWay, onRetry, onRemove }: ContractRowsProps) {
  return (
    <ul aria-label="Chosen files" className="mt-5 flex flex-col gap-3 empty:hidden">
      {registered.map((file) => (
        <Row key={file.id} file={file} icon={<CircleCheck />} standing="Checked" onRemove={onRemove} />
      ))}
      {underWay.map((file) => (
        <Row
          key={file.id}
          file={file}
          icon={
            file.status === 'failed' ? (
              <TriangleAlert className="text-brick-ink" />
            ) : file.status === 'checking' ? (
              <LoaderCircle className="animate-spin" />
            ) : (
              <FileText />
            )
          }
          standing={<Standing file={file} />}
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
  standing: ReactNode;
  retry?: ReactNode;
  onRemove: (id: string) => void;
}

function Row({ file, icon, standing, retry, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
      <span aria-hidden className="text-evergreen-ink [&_svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium break-words">{file.name}</p>
        <p className="numeric text-sm text-muted">{sizeText(file.size)}</p>
        <div className="text-sm text-muted">{standing}</div>
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

function Standing({ file: { name, status, progress, problem } }: { file: TrayFile }) {
  if (status === 'failed') {
    return (
      <p role="alert" className="font-medium text-brick-ink">
        {problem}
      </p>
    );
  }
  if (status === 'checking') return <output>Checking the file</output>;
  return (
    <progress
      aria-label={`Uploading ${name}`}
      value={progress}
      className="mt-1.5 block h-1.5 w-full max-w-60 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen"
    />
  );
}
