import { formatDateTime } from '@/shared/formatting/format';
import { documentStepText, type DocumentStep, type NameOf } from '../documents';

/** Every step of a document and every view of its file, newest first. */
export function DocumentLog({ log, nameOf }: { log: readonly DocumentStep[]; nameOf: NameOf }) {
  return (
    <ol className="flex flex-col gap-3">
      {log.map((step) => (
        <li key={step.id} className="border-l-2 border-evergreen pl-4">
          <p className="text-[15px] wrap-anywhere">{documentStepText(step, nameOf)}</p>
          <time dateTime={step.created_at} className="numeric text-sm text-muted">
            {formatDateTime(step.created_at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
