import { clsx } from 'clsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileText, ImageOff, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { LazyDialog } from '@/kit/ui/lazy-dialogs';
import { fileSizeText } from '@/domain/files/file-types';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { downloadLink, linkQuery } from '../../api/attachments';
import { isPicture } from '../../attachments';
import type { Attachment } from '../../message';

/** A message's attachments: inline pictures and files to download. */
export function MessageFiles({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul className="flex max-w-full flex-wrap justify-end gap-1.5">
      {attachments.map((attachment, index) => (
        <li key={attachment.path ?? index} className="max-w-full min-w-0">
          <MessageFile attachment={attachment} />
        </li>
      ))}
    </ul>
  );
}

function MessageFile({ attachment }: { attachment: Attachment }) {
  const { path, name, mime_type } = attachment;
  if (path === null) {
    return (
      <p className="rounded-control border border-line px-3 py-2 text-sm text-muted">{name}: no longer available</p>
    );
  }
  return isPicture(mime_type) ? (
    <Picture attachment={attachment} path={path} />
  ) : (
    <File attachment={attachment} path={path} />
  );
}

interface StoredProps {
  attachment: Attachment;
  path: string;
}

/** Maximum size of an inline picture, in CSS pixels. */
const maxWidth = 288;
const maxHeight = 320;

function Picture({ attachment: { name, width, height }, path }: StoredProps) {
  const { data: link, error, refetch, isFetching } = useQuery(linkQuery(path));
  const [broken, setBroken] = useState(false);
  const [open, setOpen] = useState(false);
  /** The URL that failed to load, which is renewed once. */
  const renewed = useRef<string | null>(null);
  const scale = width && height ? Math.min(1, maxWidth / width, maxHeight / height) : 1;
  // Reserve space while loading, so that the layout doesn't shift.
  const box = { width: (width ?? maxWidth) * scale, aspectRatio: width && height ? `${width} / ${height}` : '4 / 3' };

  const onError = () => {
    if (renewed.current !== null && renewed.current !== link) {
      setBroken(true);
      return;
    }
    renewed.current = link ?? null;
    void refetch();
  };
  const retry = () => {
    renewed.current = null;
    setBroken(false);
    void refetch();
  };
  if (broken || error) {
    return (
      <div
        className={clsx(
          'flex flex-col items-center justify-center gap-1 rounded-card border border-line',
          'bg-sunken p-3 text-center text-sm text-muted',
        )}
        style={{ ...box, minHeight: 96, minWidth: 160 }}
      >
        <ImageOff aria-hidden className="size-5" />
        We couldn’t load {name}.
        <Button variant="ghost" size="sm" icon={<RotateCw aria-hidden />} busy={isFetching} onClick={retry}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Open ${name}`}
        aria-haspopup="dialog"
        className="block max-w-full overflow-hidden rounded-card border border-line bg-sunken"
        style={box}
        onClick={() => setOpen(true)}
      >
        {link ? (
          <img src={link} alt={name} className="size-full object-cover" onError={onError} />
        ) : (
          <span className="sr-only">Loading {name}</span>
        )}
      </button>
      <LazyDialog
        open={open}
        onOpenChange={setOpen}
        title={name}
        size="lg"
        footer={<DownloadPicture path={path} name={name} />}
      >
        {link ? (
          <img
            src={link}
            alt={name}
            className="mx-auto max-h-[70dvh] max-w-full rounded-control object-contain"
            onError={onError}
          />
        ) : null}
      </LazyDialog>
    </>
  );
}

function DownloadPicture({ path, name }: { path: string; name: string }) {
  const download = useDownload(path, name);
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  );
}

/** Downloads an attachment under its name, through a URL that is made at the click. */
function useDownload(path: string, name: string) {
  return useMutation({
    mutationFn: () => downloadLink(path, name),
    // Sent as an attachment, so the page stays.
    onSuccess: (link) => window.location.assign(link),
    onError: (error) =>
      toast.error('We couldn’t download the file', {
        description: describeError(error, { 'not-found': 'You no longer have access to it.' }),
      }),
  });
}

function File({ attachment: { name, size }, path }: StoredProps) {
  const download = useDownload(path, name);
  return (
    <button
      type="button"
      aria-label={`Download ${name}, ${fileSizeText(size)}`}
      disabled={download.isPending}
      className={clsx(
        'flex min-h-12 max-w-72 items-center gap-3 rounded-card border border-line bg-surface px-3 py-2',
        'text-left text-sm hover:bg-sunken',
      )}
      onClick={() => download.mutate()}
    >
      <FileText aria-hidden className="size-6 shrink-0 text-evergreen-ink" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink">{name}</span>
        <span className="block text-[13px] text-muted">{fileSizeText(size)}</span>
      </span>
      <Download aria-hidden className="size-4 shrink-0 text-muted" />
    </button>
  );
}
