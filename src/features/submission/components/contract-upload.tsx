import { clsx } from 'clsx';
import { ArrowLeft, FileUp } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { Page, PageHeading } from '@/platform/layout/page';
import { acceptedTypes, maxFileBytes, rejectionText } from '../contract-file';
import type { Submission } from '../submission';
import { ContractRows } from './contract-rows';
import { OpenSubmission, stepOf } from './open-submission';
import { ReturnedNote } from './returned-note';
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
  const { registered, uploading, busy, problem } = contracts;
  const navigate = useNavigate();
  const [notReady, setNotReady] = useState(false);
  const zone = useRef<HTMLDivElement>(null);
  const empty = registered.length + uploading.length === 0;
  const ready = uploading.length === 0;
  const next = () => {
    if (ready) void navigate(stepOf(paths.submitPropertyReview, submission.id));
    else setNotReady(true);
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
            setNotReady(false);
            contracts.replace(files);
          }}
        />
        <FormError className="mt-4">{problem}</FormError>
        <ContractRows
          registered={registered}
          uploading={uploading}
          onRetry={contracts.retry}
          onRemove={(id) => {
            // The focused button disappears with the row.
            zone.current?.focus();
            contracts.remove(id);
          }}
        />
        <FormError className="mt-4">
          {notReady && !ready
            ? busy
              ? 'Please wait for your files to finish uploading.'
              : 'Retry or remove the files that failed.'
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
        <Button size="lg" disabled={empty} onClick={next}>
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

/** The drop zone. Lists rejected files with react-dropzone's reasons. */
function DropZone({ zone, onAccept }: DropZoneProps) {
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept: acceptedTypes,
    minSize: 1,
    maxSize: maxFileBytes,
    onDrop: (files, rejections) => {
      setRejected(rejections);
      if (files.length > 0) onAccept(files);
    },
  });
  return (
    <>
      {/* Next to the zone, because a button can't contain another control. */}
      <input {...getInputProps({ 'aria-label': 'Contract files' })} />
      <div
        {...getRootProps({
          role: 'button',
          'aria-label': "Drag 'n' drop some files here, or click to select files",
          'aria-describedby': 'replaces',
        })}
        ref={zone}
        className={clsx(
          'flex min-h-44 cursor-pointer flex-col items-center justify-center gap-3 rounded-card',
          'border-2 border-dashed px-5 py-8 text-center transition-colors',
          isDragActive ? 'border-evergreen bg-evergreen-soft' : 'border-edge/60 hover:bg-sunken',
        )}
      >
        <FileUp aria-hidden className="size-8 text-muted" />
        <p className="text-[15px] font-medium">
          {isDragActive ? 'Drop the files here ...' : "Drag 'n' drop some files here, or click to select files"}
        </p>
        <p id="replaces" className="text-sm text-muted">
          Select all files at once; a new selection replaces the list.
        </p>
      </div>
      <FormError className="mt-4">
        {rejected.length > 0 ? (
          <ul className="flex flex-col gap-1">
            {rejected.map(({ file, errors }) => (
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
