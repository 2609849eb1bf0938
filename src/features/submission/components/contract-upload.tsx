import { clsx } from 'clsx';
import { ArrowLeft, FileUp } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { Page, PageHeading } from '@/shared/ui/page';
import { accepted, maxFileBytes, rejectionText } from '../rules';
import type { Submission } from '../submission';
import { ContractRows } from './contract-rows';
import { OpenSubmission, stepOf } from './open-submission';
import { ReturnedNote } from './property-form';
import { StepProgress } from './step-progress';
import { useContracts } from './use-contracts';

/** 'Upload Contract', the second of three steps. */
export function ContractUpload() {
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading title="Upload Contract" />
      <StepProgress step={2} title="Upload Contract" />
      <OpenSubmission>{(submission) => <Upload key={submission.id} submission={submission} />}</OpenSubmission>
    </Page>
  );
}

function Upload({ submission }: { submission: Submission }) {
  const contracts = useContracts(submission);
  const { registered, underWay, busy, problem } = contracts;
  const navigate = useNavigate();
  const [unready, setUnready] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  const empty = registered.length + underWay.length === 0;
  const ready = underWay.length === 0;
  const go = () => {
    if (ready) void navigate(stepOf(paths.submitPropertyReview, submission.id));
    else setUnready(true);
  };
  return (
    <>
      {submission.status === 'returned' ? <ReturnedNote reason={submission.reason} /> : null}
      <p className="text-[15px] text-ink">
        Please upload your property contract. Accepted file types are PDF, DOC, DOCX. Maximum file size is 5MB.
      </p>
      <div>
        <DropZone
          zone={zone}
          onAccept={(files) => {
            setUnready(false);
            contracts.replace(files);
          }}
        />
        <FormError className="mt-4">{problem}</FormError>
        <ContractRows
          registered={registered}
          underWay={underWay}
          onRetry={contracts.retry}
          onRemove={(id) => {
            // Its button goes with it.
            zone.current?.focus();
            contracts.remove(id);
          }}
        />
        <FormError className="mt-4">
          {unready && !ready
            ? busy
              ? 'Wait until every file is uploaded and checked.'
              : 'Remove the files that were not taken, or try them again.'
            : null}
        </FormError>
      </div>
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <ButtonLink
          to={stepOf(paths.submitPropertyForm, submission.id)}
          variant="ghost"
          size="lg"
          icon={<ArrowLeft aria-hidden />}
        >
          Back
        </ButtonLink>
        <Button size="lg" disabled={empty} onClick={go}>
          Submit Property
        </Button>
      </div>
    </>
  );
}

interface DropZoneProps {
  zone: RefObject<HTMLDivElement | null>;
  onAccept: (files: File[]) => void;
}

/** Where contracts are dropped or chosen. What is refused is named, in the words of the upload library. */
function DropZone({ zone, onAccept }: DropZoneProps) {
  const [refused, setRefused] = useState<readonly FileRejection[]>([]);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: accepted,
    minSize: 1,
    maxSize: maxFileBytes,
    onDrop: (files, rejections) => {
      setRefused(rejections);
      if (files.length > 0) onAccept(files);
    },
  });
  return (
    <>
      {/* Beside the zone: a button holds no other control. */}
      <input {...getInputProps({ 'aria-label': 'Contract files' })} />
      <div
        {...getRootProps({
          role: 'button',
          'aria-label': "Drag 'n' drop some files here, or click to select files",
          'aria-describedby': 'replaces',
        })}
        ref={zone}
        className={clsx(
          'flex min-h-44 cursor-pointer flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors',
          isDragActive ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60 hover:bg-sunken',
        )}
      >
        <FileUp aria-hidden className="size-8 text-muted" />
        <p className="text-[15px] font-medium">
          {isDragActive ? 'Drop the files here ...' : "Drag 'n' drop some files here, or click to select files"}
        </p>
        <p id="replaces" className="text-sm text-muted">
          Choose all files together: a new choice replaces the list.
        </p>
      </div>
      <FormError className="mt-4">
        {refused.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {refused.map(({ file, errors }) => (
              <li key={`${file.name} ${file.size}`} className="break-words">
                {file.name}: {errors.map(rejectionText).join('. ')}
              </li>
            ))}
          </ul>
        ) : null}
      </FormError>
    </>
  );
}
