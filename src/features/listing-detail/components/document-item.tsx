import { Download, FileText, Lock } from 'lucide-react';
import { useState } from 'react';
import { describeError, type ErrorTexts } from '@/platform/errors/describe-error';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { documentSummary, type ListingDocument } from '@/domain/listing/documents';
import { signDocument } from '../api/documents';

interface DocumentItemProps {
  document: ListingDocument;
  isOwner: boolean;
  downloadable: boolean;
}

/** One document: its name, kind, size, and download. */
export function DocumentItem({ document, isOwner, downloadable }: DocumentItemProps) {
  const { name, access } = document;
  return (
    <li className="flex items-center gap-x-3 py-3 sm:gap-x-4">
      <FileText aria-hidden className="size-5 shrink-0 text-evergreen-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words text-ink">{name}</p>
        <p className="numeric text-sm text-muted">{documentSummary(document)}</p>
        {access === 'on_request' && (isOwner || !downloadable) ? (
          <Badge icon={<Lock aria-hidden />} className="mt-1">
            On request
          </Badge>
        ) : null}
      </div>
      {downloadable ? <DownloadButton document={document} /> : null}
    </li>
  );
}

function DownloadButton({ document }: { document: ListingDocument }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      // Sent as an attachment, so the page stays.
      window.location.assign(await signDocument(document));
    } catch (error) {
      toast.error('We couldn’t download the file', { description: describeError(error, downloadErrors) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden />}
      busy={busy}
      aria-label={`Download ${document.name}`}
      onClick={() => void download()}
    >
      Download
    </Button>
  );
}

/** Storage answers as if a file that the reader has no access to didn't exist. */
const gone = 'You no longer have access to it, or the seller removed it.';
const downloadErrors = { forbidden: gone, 'not-found': gone, invalid: gone, 'signed-out': gone } satisfies ErrorTexts;
