import { useMutation } from '@tanstack/react-query';
import { Download, FileJson } from 'lucide-react';
import { downloadFile } from '@/platform/export/download-file';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { fetchDealRecord } from '../api/queries';

type Format = 'pdf' | 'json';

/**
 * Downloads the record of an offer and its deal, for the buyer, the seller, and JV partners: as a PDF to read, and as
 * JSON that can be verified (docs/verify-receipt.md).
 */
export function DownloadReceipt({ offerId }: { offerId: string }) {
  const save = useMutation({ mutationFn: (format: Format) => saveReceipt(offerId, format) });
  const button = (format: Format) => ({
    busy: save.isPending && save.variables === format,
    busyLabel: 'Preparing…',
    disabled: save.isPending && save.variables !== format,
    onClick: () => save.mutate(format),
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<Download aria-hidden />} {...button('pdf')}>
          Download receipt
        </Button>
        <Button variant="ghost" icon={<FileJson aria-hidden />} {...button('json')}>
          Download verifiable JSON
        </Button>
      </div>
      <Failure error={save.error} errors={{ failed: 'We couldn’t create the receipt.' }} />
    </div>
  );
}

async function saveReceipt(offerId: string, format: Format): Promise<void> {
  // The PDF library and its fonts are large, so they're downloaded with the first receipt.
  const [record, { receiptJson, receiptFileName }] = await Promise.all([
    fetchDealRecord(offerId),
    import('../receipt-json'),
  ]);
  const name = receiptFileName(record, format);
  if (format === 'json') {
    downloadFile(name, await receiptJson(record));
    return;
  }
  const { receiptPdf } = await import('../receipt-pdf');
  downloadFile(name, await receiptPdf(record), 'application/pdf');
}
