import { Download } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { downloadFile } from '@/shared/documents/download-file';
import { toIsoDay } from '@/shared/formatting/format';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { loadExport } from '../api/queries';

/** Downloads the pipeline as a CSV file. */
export function ExportButton({ disabled }: { disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [cards, { pipelineCsv }] = await Promise.all([loadExport(), import('../csv')]);
      const now = new Date();
      const csv = pipelineCsv(cards, (id) => window.location.origin + paths.listing(id), now);
      // Excel reads a CSV as UTF-8 only if it starts with a byte order mark.
      downloadFile(`pipeline-${toIsoDay(now)}.csv`, `\uFEFF${csv}`, 'text/csv;charset=utf-8');
    } catch (error) {
      toast.error('We couldn’t export your pipeline', { description: describeError(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      icon={<Download aria-hidden />}
      disabled={disabled}
      busy={busy}
      busyLabel="Exporting"
      onClick={() => void save()}
      // A square on phones, where it's only an icon.
      className="max-sm:px-[13px]"
    >
      <span className="max-sm:sr-only">Export CSV</span>
    </Button>
  );
}
