import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '@/platform/export/download-file';
import { formatNumber, toIsoDay } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Button, type ButtonSize } from '@/kit/ui/button';
import { toast } from '@/kit/ui/toast';
import { maxRows, type Exporting } from './all-rows';

interface DownloadCsvProps {
  /** What the file has, for its name: 'saved-listings'. */
  name: string;
  /** Loads all rows, and returns them as CSV. */
  load: (exporting: Exporting) => Promise<string>;
  disabled?: boolean;
  size?: ButtonSize;
}

/** Downloads a list as a CSV file, with all its pages. Shows how far it is, and can be canceled. */
export function DownloadCsv({ name, load, disabled = false, size = 'md' }: DownloadCsvProps) {
  const [rows, setRows] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  // Nobody waits for it on another screen.
  useEffect(() => () => running.current?.abort(), []);
  const save = async () => {
    const { signal } = (running.current = new AbortController());
    let count = 0;
    setRows(0);
    try {
      const onProgress = (next: number) => {
        count = next;
        setRows(next);
      };
      const csv = await load({ onProgress, signal });
      signal.throwIfAborted();
      // Excel reads a CSV as UTF-8 only if it starts with a byte order mark.
      downloadFile(`${name}-${toIsoDay(new Date())}.csv`, `\uFEFF${csv}`, 'text/csv;charset=utf-8');
      if (count === maxRows) toast.info(`The file has the first ${formatNumber(maxRows)} rows.`);
    } catch (error) {
      if (!signal.aborted) toast.error('We couldn’t export this list', { description: describeError(error) });
    }
    if (running.current?.signal === signal) {
      running.current = null;
      setRows(null);
    }
  };
  return (
    <span className="inline-flex items-center gap-1">
      <Button
        variant="secondary"
        size={size}
        icon={<Download aria-hidden />}
        disabled={disabled}
        busy={rows !== null}
        busyLabel={rows ? `Exporting ${formatNumber(rows)}` : 'Exporting'}
        onClick={() => void save()}
        // A square on phones, where it's only an icon.
        className={clsx('numeric', size === 'sm' ? 'max-sm:px-[11px]' : 'max-sm:px-[13px]')}
      >
        <span className="max-sm:sr-only">Download CSV</span>
      </Button>
      {rows === null ? null : (
        <Button
          variant="ghost"
          size={size}
          aria-label="Cancel the export"
          onClick={() => {
            running.current?.abort();
            running.current = null;
            setRows(null);
          }}
        >
          Cancel
        </Button>
      )}
    </span>
  );
}
