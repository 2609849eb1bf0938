import { FileArchive } from 'lucide-react';
import { useConfirmUnload } from '@/kit/hooks/use-confirm-unload';
import { DropArea } from '@/platform/uploads/drop-area';
import { FormError } from '@/kit/ui/field';
import { useRestore, type RestoreState } from '../../restore/use-restore';
import { FilesStep, ResultStep } from './files-step';
import { PreviewStep } from './preview-step';

const accept = { 'application/zip': ['.zip'] } as const;

/** The steps of restoring an archive, one at a time. */
export function RestorePanel({ userId }: { userId: string }) {
  const steps = useRestore(userId);
  const { state } = steps;
  useConfirmUnload(state.step === 'files' || (state.step === 'preview' && state.busy));
  if (state.step === 'choose') return <ChooseStep state={state} onFile={(file) => void steps.read(file)} />;
  if (state.step === 'preview') return <PreviewStep state={state} steps={steps} />;
  if (state.step === 'files') return <FilesStep state={state} />;
  return <ResultStep state={state} onRetry={() => void steps.addFiles(state.job)} />;
}

interface ChooseStepProps {
  state: Extract<RestoreState, { step: 'choose' }>;
  onFile: (file: File) => void;
}

function ChooseStep({ state: { reading, problem }, onFile }: ChooseStepProps) {
  return (
    <div className="flex flex-col gap-4">
      {reading === null ? (
        <DropArea
          noun="an archive"
          multiple={false}
          accept={accept}
          icon={<FileArchive aria-hidden />}
          full={null}
          rules="The original ZIP file you downloaded"
          onFiles={([file]) => file && onFile(file)}
        />
      ) : (
        <output className="rounded-card border border-line bg-sunken px-5 py-8 text-center text-[15px] text-muted">
          Checking {reading}…
        </output>
      )}
      <FormError>{problem}</FormError>
    </div>
  );
}
