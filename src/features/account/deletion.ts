import { pluralize } from '@/shared/formatting/format';
import { keptText } from '@/shared/privacy/kept-data';
import personalData from '@/shared/privacy/personal-data.json';

interface KeptData {
  /** Names of the data, such as 'deals'. */
  what: string[];
  /** Why and how they're kept, and for how long. */
  note: string;
}

interface Kept {
  what: string;
  note: string | null;
  keptFor: string | null;
}

/** What deleting an account deletes, by name. */
export const deletedData: readonly string[] = personalData.deleted;

/** What deleting an account keeps, with data that is kept in the same way together. */
export function keptData(kept: readonly Kept[] = personalData.kept): KeptData[] {
  const groups = new Map<string, string[]>();
  for (const each of kept) {
    const text = keptText(each);
    groups.set(text, [...(groups.get(text) ?? []), each.what]);
  }
  return [...groups].map(([note, what]) => ({ what, note }));
}

/** What those keep who have a deal with the member, with their name on it. */
export const keptInDeals: readonly KeptData[] = keptData(personalData.keptInDeals);

/** An offer that can still be accepted, or a deal under contract, that deleting the account ends. */
export interface OpenDealing {
  id: string;
  kind: 'offer' | 'deal';
  title: string;
}

/** What deleting the account ends: 'This ends 1 open deal and 2 open offers.' Null without any. */
export function endedText(open: readonly OpenDealing[]): string | null {
  const count = (kind: OpenDealing['kind']) => open.filter((dealing) => dealing.kind === kind).length;
  const counts = [
    count('deal') > 0 ? pluralize(count('deal'), 'open deal') : null,
    count('offer') > 0 ? pluralize(count('offer'), 'open offer') : null,
  ].filter((text) => text !== null);
  if (counts.length === 0) return null;
  return `This ends ${counts.join(' and ')}, and we’ll tell the other side right away.`;
}
