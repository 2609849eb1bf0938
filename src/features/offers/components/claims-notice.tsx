import { changedClaims, type ClaimColumns } from '@/domain/deal/claims';
import type { OfferVersion } from '@/domain/offer/fields';

interface ClaimsNoticeProps {
  /** What the listing claimed before. */
  recorded: OfferVersion['claims'];
  listing: ClaimColumns | null;
  /** What follows from the change. */
  text: string;
}

/** What the seller has changed about the listing's claims, before and now. Nothing without a change. */
export function ClaimsNotice({ recorded, listing, text }: ClaimsNoticeProps) {
  const changes = listing ? changedClaims(recorded, listing) : [];
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changed-claims" className="rounded-control bg-amber-soft px-4 py-3 text-[15px]">
      <h2 id="changed-claims" className="font-semibold text-amber-ink">
        The listing’s numbers changed
      </h2>
      <ul className="numeric mt-1 flex flex-col gap-0.5">
        {changes.map(({ kind, label, before, now }) => (
          <li key={kind}>
            {label}: {now}, was <s>{before}</s>
          </li>
        ))}
      </ul>
      <p className="mt-1">{text}</p>
    </section>
  );
}
