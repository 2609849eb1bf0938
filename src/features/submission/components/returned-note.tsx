/** Why reviewers sent the submission back. */
export function ReturnedNote({ reason }: { reason: string | null }) {
  return (
    <section aria-labelledby="returned" className="rounded-card bg-brick-soft px-5 py-4 text-brick-ink">
      <h2 id="returned" className="font-semibold">
        Returned by our team
      </h2>
      <p className="mt-1 text-[15px] break-words whitespace-pre-line">{reason}</p>
    </section>
  );
}
