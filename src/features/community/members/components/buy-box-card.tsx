import { usStates } from '@/domain/place/us-states';
import { TagList } from '@/kit/ui/tag-list';
import { SideCard } from '@/kit/ui/side-card';
import type { BuyBox } from '../member-profile';

const most = 6;
const stateNames = new Map<string, string>(usStates);

/** What the member wants to buy: where and which kinds. */
export function BuyBoxCard({ buyBox: { states, counties, propertyTypes } }: { buyBox: BuyBox }) {
  const lists = [
    { title: 'Property types', items: propertyTypes },
    { title: 'States', items: states.map((state) => stateNames.get(state) ?? state) },
    { title: 'Counties', items: counties },
  ].filter(({ items }) => items.length > 0);
  return (
    <SideCard title="Buy box">
      <p className="mt-1 text-sm text-muted">What they’re looking for.</p>
      <dl className="mt-4 flex flex-col gap-5">
        {lists.map((list) => (
          <TagList key={list.title} {...list} limit={most} />
        ))}
      </dl>
    </SideCard>
  );
}
