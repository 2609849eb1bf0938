import { Download } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { signDocument } from '../../api/files';

/** Downloads a sealed PDF. */
export function DownloadPdf({ document: { id, name } }: { document: { id: string; name: string } }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      // Sent as an attachment, so the page stays.
      window.location.assign(await signDocument(id, name));
    } catch (error) {
      toast.error('We couldn’t download the PDF', { description: describeError(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Download aria-hidden />}
      busy={busy}
      aria-label={`Download PDF: ${name}`}
      onClick={() => void download()}
    >
      Download PDF
    </Button>
  );
}
