import { CloudOff } from 'lucide-react';

/** Marks what the member did and what hasn't been sent, because there's no network. */
export function WaitingMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      Waiting for a connection
    </span>
  );
}
