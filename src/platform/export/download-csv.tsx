import { Download, Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { downloadFile } from '@/platform/export/download-file';
import { formatNumber, toIsoDay } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Button, IconButton } from '@/kit/ui/button';
import { Menu, MenuItem } from '@/kit/ui/menu';
import { toast } from '@/kit/ui/toast';
import { maxRows, type Exporting } from './all-rows';

interface DownloadCsvProps {
  /** What the file has, for its name: 'saved-listings'. */
  name: string;
  /** Loads all rows, and returns them as CSV. */
  load: (exporting: Exporting) => Promise<string>;
  disabled?: boolean;
  /** The list's other items of the menu. */
  children?: ReactNode;
}

/** A list's menu, which downloads all its pages as a CSV file. Shows how far that is, and can be canceled. */
export function DownloadCsv({ name, load, disabled = false, children }: DownloadCsvProps) {
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
  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setRows(null);
  };
  if (rows === null) {
    return (
      <Menu
        trigger={
          <IconButton label={`More for ${name.replaceAll('-', ' ')}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        {children}
        <MenuItem icon={<Download aria-hidden />} disabled={disabled} onSelect={() => void save()}>
          Download CSV
        </MenuItem>
      </Menu>
    );
  }
  return (
    <span className="numeric inline-flex items-center gap-1">
      <Button variant="secondary" size="sm" busy busyLabel={rows ? `Exporting ${formatNumber(rows)}` : 'Exporting'}>
        Download CSV
      </Button>
      <Button variant="ghost" size="sm" aria-label="Cancel the export" onClick={cancel}>
        Cancel
      </Button>
    </span>
  );
}
