import { clsx } from 'clsx';
import { formatKilobytes } from '../contract-file';
import { OpenFile } from '@/platform/uploads/open-file';
import { signContract } from '../api/files';
import type { ContractFile } from '../submission';

/** The stored contracts with their SHA-256 fingerprints. */
export function ContractList({ files }: { files: readonly ContractFile[] }) {
  return (
    <ul aria-label="Contracts" className="flex flex-col gap-3">
      {files.map((file) => (
        <li
          key={file.id}
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border',
            'border-line px-4 py-3',
          )}
        >
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium break-words">{file.name}</p>
            <p className="numeric text-sm text-muted">{formatKilobytes(file.size)}</p>
            <p className="numeric text-xs break-all text-muted">SHA-256: {file.sha256}</p>
          </div>
          <OpenFile name={file.name} sign={() => signContract(file)} />
        </li>
      ))}
    </ul>
  );
}
