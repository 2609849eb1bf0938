import { fieldLabels } from '@/domain/listing/edit-rules';

/** Why a verified listing is back in review. `changes` are fields of it. */
export function PendingNotice({ changes }: { changes: readonly string[] }) {
  return (
    <p className="mx-3 mb-3 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:mx-4 sm:mb-4">
      <span className="font-semibold">Back in review. </span>
      Changed since we verified it: {fieldLabels(changes).join(', ')}. The Verified badge returns once we’ve approved
      your changes.
    </p>
  );
}
