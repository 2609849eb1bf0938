import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';

const kinds: Readonly<Record<string, { type: string; hint: string }>> = {
  csv: { type: 'text/csv;charset=utf-8', hint: 'Opens in Excel, Google Sheets, Numbers and LibreOffice.' },
  md: {
    type: 'text/markdown;charset=utf-8',
    hint: 'Plain text with simple marks; opens in any editor, Google Docs and Word.',
  },
  txt: { type: 'text/plain;charset=utf-8', hint: 'Plain text; opens anywhere.' },
};

/** The file of a resource, to keep. */
export function ResourceFile({ name, body }: { name: string; body: string }) {
  const ending = name.split('.').at(-1) ?? '';
  const { type, hint } = kinds[ending] ?? { type: 'text/plain', hint: '' };
  const Icon = ending === 'csv' ? FileSpreadsheet : FileText;
  // Excel takes a table for UTF-8 only where it begins with this mark.
  const save = () => saveFile(name, ending === 'csv' ? `\uFEFF${body}` : body, type);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-surface p-4 sm:px-5">
      <div className="flex min-w-0 items-center gap-3.5">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-evergreen-soft text-evergreen-ink">
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
