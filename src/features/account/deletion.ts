import { pluralize } from '@/kit/formatting/format';
import { notedData, personalData, type NotedData } from '@/domain/privacy/personal-data';

const retained = personalData.filter(({ retainedFor }) => retainedFor !== undefined);

/** What deleting an account deletes, by name. */
export const deletedData: readonly string[] = personalData
  .filter(({ retainedFor }) => retainedFor === undefined)
  .map(({ what }) => what);

/** What deleting an account keeps. */
export const retainedOnDeletion: readonly NotedData[] = notedData(retained);

/** What those keep who have a deal with the member, with their name on it. */
export const retainedInDeals: readonly NotedData[] = notedData(retained.filter(({ inDeals }) => inDeals));

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
