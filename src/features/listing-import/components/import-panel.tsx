import { FileSpreadsheet } from 'lucide-react';
import { useConfirmUnload } from '@/kit/hooks/use-confirm-unload';
import { pluralize } from '@/kit/formatting/format';
import { DropArea } from '@/platform/uploads/drop-area';
import { Card } from '@/kit/ui/card';
import { FormError } from '@/kit/ui/field';
import { FormSuccess } from '@/kit/ui/form-success';
import { useImport, type ImportState, type ImportSteps } from '../use-import';
import { ImportProgress } from './import-progress';
import { MapColumns } from './map-columns';
import { PreviewRows } from './preview-rows';

const accept = {
  'text/csv': ['.csv', '.tsv', '.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx', '.xlsm'],
  'application/vnd.ms-excel': ['.xls', '.xlsb'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/zip': ['.zip', '.gz'],
} as const;

/** The steps of an import, one at a time. */
export function ImportPanel() {
  const steps = useImport();
  const { state } = steps;
  useConfirmUnload(state.step === 'import');
  return <Card className="p-4 sm:p-6">{stepContent(state, steps)}</Card>;
}

function stepContent(state: ImportState, steps: ImportSteps) {
  if (state.step === 'choose') return <ChooseFile state={state} onFile={(file) => void steps.read(file)} />;
  if (state.step === 'map') return <MapColumns state={state} steps={steps} />;
  if (state.step === 'preview') return <PreviewRows key={state.file.name} state={state} steps={steps} />;
  return <ImportProgress state={state} steps={steps} />;
}

interface ChooseFileProps {
  state: Extract<ImportState, { step: 'choose' }>;
  onFile: (file: File) => void;
}

function ChooseFile({ state: { reading, problem, done }, onFile }: ChooseFileProps) {
  return (
    <section aria-labelledby="import-step" className="flex flex-col gap-4">
      <h2 id="import-step" className="text-lg font-semibold text-ink">
        Upload a spreadsheet
      </h2>
      {done === null ? null : (
        <FormSuccess
          takesFocus
          title={`We imported ${pluralize(done, 'draft')}.`}
          text="Nothing is posted yet. Publish your drafts below, one by one or all at once."
        />
      )}
      {reading === null ? (
        <DropArea
          noun="a file"
          multiple={false}
          accept={accept}
          icon={<FileSpreadsheet aria-hidden />}
          full={null}
          rules="CSV, Excel, or OpenDocument, up to 10,000 rows and 20 MB"
          onFiles={([file]) => file && onFile(file)}
        />
      ) : (
        <output className="rounded-card border border-line bg-sunken px-5 py-8 text-center text-[15px] text-muted">
          Reading {reading}…
        </output>
      )}
      <FormError>{problem}</FormError>
      <p className="text-sm text-muted">
        Exports from PropStream and DealMachine work as they are, and so does any list with a street address. Each row
        becomes a draft that only you can see.
      </p>
    </section>
  );
}
