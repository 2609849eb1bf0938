/** Why a verified listing is back in review; nothing for a listing that is in review for the first time. */
export function PendingNotice({ changes }: { changes: readonly string[] }) {
  if (changes.length === 0) return null;
  return (
    <p className="mx-3 mb-3 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:mx-4 sm:mb-4">
      <span className="font-semibold">Back in review. </span>
      Changed since we verified it: {changes.join(', ')}. The Verified badge returns once we’ve approved your changes.
    </p>
  );
}
