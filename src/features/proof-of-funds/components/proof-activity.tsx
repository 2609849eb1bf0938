import { formatDateTime } from '@/kit/formatting/format';
import { describeProofStep } from '../funds';

interface ProofActivityProps {
  log: readonly { id: number; step: string; details: unknown; created_at: string }[];
  /** The name of the seller of an offer; null if it's unknown. */
  sellerOf?: (offerId: string) => string | null;
}

/** Every step of a proof of funds and every view of its file, oldest first. */
export function ProofActivity({ log, sellerOf }: ProofActivityProps) {
  return (
    <ol className="flex flex-col gap-3">
      {log.map(({ id, step, details, created_at }) => (
        <li key={id} className="border-l-2 border-evergreen pl-4">
          <p className="text-[15px] break-words whitespace-pre-line">{describeProofStep(step, details, sellerOf)}</p>
          <time dateTime={created_at} className="numeric text-sm text-muted">
            {formatDateTime(created_at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
