import { useWatch } from 'react-hook-form';
import { useNow } from '@/shared/hooks/use-now';
import { SideCard } from '@/shared/ui/side-card';
import type { Side } from '@/shared/deals/vocabulary';
import { summarizeTerms } from '@/shared/deals/offer-summary';
import { partialTerms, type OfferContext, type OfferDraft } from '../schema';

interface LiveSummaryProps {
  context: OfferContext;
  side: Side;
  noun: string;
}

/** What the terms mean, in plain English, while the member types. */
export function LiveSummary({ context, side, noun }: LiveSummaryProps) {
  const draft = useWatch<OfferDraft>() as OfferDraft;
  const now = useNow();
  const sentences = summarizeTerms(partialTerms(draft, { ...context, now: () => now }), { reader: side, noun, now });
  return (
    <SideCard title="In plain English">
      <ul className="numeric mt-3 flex flex-col gap-2 text-[15px] leading-relaxed text-ink">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-4 border-t border-line pt-3 text-sm text-muted">
        An accepted offer is an agreement between you. We’re not a party to it and don’t give legal advice.
      </p>
    </SideCard>
  );
}
