import { FileText, LoaderCircle, RotateCw, X } from 'lucide-react';
import { useBlobAddress } from '@/shared/lib/use-blob-address';
import { IconButton } from '@/shared/ui/button';
import { isPicture, sizeText } from '../../attachment-rules';
import type { AttachmentTray, TrayFile } from '../../lib/attachment-tray';

interface TrayFilesProps {
  tray: AttachmentTray;
  files: readonly TrayFile[];
  /** One was taken out; its button went with it. */
  onRemoved: () => void;
}

/** What goes with the next message: how far each is, to be tried again or taken out. */
export function TrayFiles({ tray, files, onRemoved }: TrayFilesProps) {
  return (
    <ul aria-label="Attachments" className="flex flex-wrap gap-2 px-2 pt-2 empty:hidden">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex max-w-full min-w-0 items-center gap-2.5 rounded-control border border-line bg-paper p-1.5 sm:max-w-72"
        >
          <Thumbnail file={file} />
          <div className="min-w-0 flex-1 text-[13px]">
            <p className="truncate font-medium text-ink" title={file.name}>
              {file.name}
            </p>
            <Standing file={file} />
          </div>
          {file.status === 'failed' ? (
            <IconButton label={`Try ${file.name} again`} onClick={() => tray.retry(file.id)}>
              <RotateCw aria-hidden />
            </IconButton>
          ) : null}
          <IconButton
            label={`Remove ${file.name}`}
            onClick={() => {
              tray.remove(file.id);
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

function Standing({ file: { name, status, progress, problem, size } }: { file: TrayFile }) {
  if (status === 'failed') {
    return (
      <p role="alert" className="text-brick-ink">
        {problem}
      </p>
    );
  }
  if (status === 'done') return <p className="text-muted">{sizeText(size)}</p>;
  return (
    <progress
      aria-label={`Uploading ${name}`}
      value={progress}
      className="mt-1.5 block h-1.5 w-32 overflow-hidden rounded-full [&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-evergreen"
    />
  );
}

function Thumbnail({ file: { file, type, status } }: { file: TrayFile }) {
  const address = useBlobAddress(isPicture(type) ? file : null);
  if (address) return <img src={address} alt="" className="size-10 shrink-0 rounded-md object-cover" />;
  return (
    <span
      aria-hidden
      className="flex size-10 shrink-0 items-center justify-center rounded-md bg-evergreen-soft text-evergreen-ink [&_svg]:size-5"
    >
      {status === 'working' ? <LoaderCircle className="animate-spin" /> : <FileText />}
    </span>
  );
}
