import { clsx } from 'clsx';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { downloadFile } from '@/platform/export/download-file';
import { Button } from '@/kit/ui/button';

const kinds: Readonly<Record<string, { type: string; hint: string }>> = {
  csv: { type: 'text/csv;charset=utf-8', hint: 'Opens in Excel, Google Sheets, Numbers, and LibreOffice.' },
  md: {
    type: 'text/markdown;charset=utf-8',
    hint: 'Markdown. Opens in any text editor, Google Docs, and Word.',
  },
  txt: { type: 'text/plain;charset=utf-8', hint: 'Plain text. Opens anywhere.' },
};

/** The file of a resource with a download button. */
export function ResourceFile({ name, body }: { name: string; body: string }) {
  const extension = name.split('.').at(-1) ?? '';
  const { type, hint } = kinds[extension] ?? { type: 'text/plain', hint: '' };
  const Icon = extension === 'csv' ? FileSpreadsheet : FileText;
  // Excel reads a CSV as UTF-8 only if it starts with a byte order mark.
  const save = () => downloadFile(name, extension === 'csv' ? `\uFEFF${body}` : body, type);
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface',
        'p-4 sm:px-5',
      )}
    >
      <div className="flex min-w-0 items-center gap-3.5">
        <span
          className={clsx(
            'flex size-11 shrink-0 items-center justify-center rounded-control bg-evergreen-soft',
            'text-evergreen-ink',
          )}
        >
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-sm text-muted">{hint}</p>
        </div>
      </div>
      <Button icon={<Download aria-hidden />} onClick={save}>
        Download
      </Button>
    </div>
  );
}
