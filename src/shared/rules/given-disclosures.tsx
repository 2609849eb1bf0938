import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { stateName } from '@/domain/place/us-states';
import { formatDate } from '@/kit/formatting/format';
import { givenDisclosuresQuery, type GivenDisclosure } from './api/rules';
import { RuleSource } from './rule-source';

export interface GivenDisclosuresProps {
  /** The listing, offer, or deal. */
  subjectId: string;
  readerId: string | null;
  className?: string;
}

/** The disclosures given about a listing, offer, or deal, with their texts. Nothing without any. */
export function GivenDisclosuresNow({ subjectId, readerId, className }: GivenDisclosuresProps) {
  const { data = [] } = useQuery(givenDisclosuresQuery(subjectId, readerId));
  if (data.length === 0) return null;
  return (
    <section className={className}>
      <h2 className="flex items-center gap-2 text-lg font-semibold">
        <Scale aria-hidden className="size-5" />
        State disclosures
      </h2>
      <ul className="mt-2 flex flex-col gap-4">
        {data.map((given) => (
          <li key={given.rule_id + given.side}>
            {given.disclosure ? <p className="text-[15px]">{given.disclosure}</p> : null}
            <p className="mt-1 text-sm">{givenText(given)}</p>
            <RuleSource rule={given} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who gave it, when, and for which state: 'Given by the seller on Nov 30, 2026, for Ohio.' */
function givenText({ side, answer, answered_at, state }: GivenDisclosure): string {
  const when = `on ${formatDate(answered_at)}, for ${stateName(state)}`;
  if (answer === 'licensed') return `The ${side} stated a license or registration ${when}. We haven’t verified it.`;
  return side === 'buyer' ? `Read by the buyer ${when}.` : `Given by the seller ${when}.`;
}
