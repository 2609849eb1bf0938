import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, FileText, RotateCw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { Button, IconButton } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { toast } from '@/kit/ui/toast';
import { fileSizeText } from '@/domain/files/file-types';
import type { QueuedUpload } from '@/platform/uploads/upload-queue';
import { deletePipelineFile, signPipelineFile } from '../../api/files';
import { pipelineKeys } from '../../api/keys';
import type { CardFile } from '../../api/card-query';

const rowClass = 'flex items-center gap-3 py-1 pr-1 pl-4';

/** A stored file with its download. */
export function StoredFile({ file, userId, cardId }: { file: CardFile; userId: string; cardId: string }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => deletePipelineFile(file),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pipelineKeys.card(userId, cardId) }),
  });
  const open = useMutation({
    mutationFn: () => signPipelineFile(file),
    // Sent as an attachment, so the page stays.
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => toast.error('We couldn’t download the file', { description: describeError(error) }),
  });
  return (
    <li className={rowClass}>
      <FileText aria-hidden className="size-5 shrink-0 text-evergreen-ink" />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-medium break-words">{file.name}</p>
        <p className="numeric text-sm text-muted">{fileSizeText(file.size)}</p>
      </div>
      <IconButton label={`Download ${file.name}`} disabled={open.isPending} onClick={() => open.mutate()}>
        <Download aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${file.name}`} onClick={() => setAsked(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Delete this file?"
        description={`“${file.name}” will be deleted. You can’t undo this.`}
        confirmLabel="Delete"
        busyLabel="Deleting"
        errors={{}}
        onConfirm={() => remove.mutateAsync()}
      />
    </li>
  );
}

interface UploadingFileProps {
  upload: QueuedUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file that is being uploaded, or couldn't be. */
export function UploadingFile({ upload, onRetry, onRemove }: UploadingFileProps) {
  const { name, status, progress, error } = upload;
  return (
    <li className={rowClass}>
      <FileText aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-medium break-words">{name}</p>
        {status === 'failed' ? (
          <p role="alert" className="text-sm font-medium text-brick-ink">
            {error}
          </p>
        ) : (
          <progress aria-label={`Uploading ${name}`} value={progress} className="mt-1 block h-1.5 w-full max-w-60" />
        )}
      </div>
      {status === 'failed' ? (
        <Button size="sm" variant="secondary" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          Retry
        </Button>
      ) : null}
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
