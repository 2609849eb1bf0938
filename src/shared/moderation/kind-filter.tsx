import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '@/platform/auth/auth-provider';
import { staffCountsQuery, type StaffCounts } from '@/platform/session/staff-counts';
import { Segmented } from '@/kit/ui/segmented';

/** A part of a queue. */
export interface QueueKind<Value extends string> {
  value: Value;
  label: string;
  /** How many there are; null for the whole queue. */
  count: keyof StaffCounts | null;
}

/** The part of a queue that the URL's `?kind=` names: the first one without it. */
export function useQueueKind<Value extends string>(kinds: readonly [QueueKind<Value>, ...QueueKind<Value>[]]): Value {
  const [params] = useSearchParams();
  return (kinds.find(({ value }) => value === params.get('kind')) ?? kinds[0]).value;
}

interface KindFilterProps<Value extends string> {
  label: string;
  kinds: readonly [QueueKind<Value>, ...QueueKind<Value>[]];
}

/** Chooses a part of a queue, with how many items wait in each. */
export function KindFilter<Value extends string>({ label, kinds }: KindFilterProps<Value>) {
  const user = useUser();
  const [, setParams] = useSearchParams();
  const value = useQueueKind(kinds);
  const { data: counts } = useQuery(staffCountsQuery(user.id));
  const filter = useRef<HTMLDivElement>(null);
  useEffect(() => centerChosen(filter.current));
  return (
    <div ref={filter} className="flex max-w-full self-start">
      <Segmented
        label={label}
        value={value}
        onChange={(next) => setParams(next === kinds[0].value ? {} : { kind: next }, { replace: true })}
        options={kinds.map(({ count, ...kind }) => {
          const waiting = count === null ? null : counts?.[count];
          return { ...kind, label: waiting ? `${kind.label} ${waiting}` : kind.label };
        })}
      />
    </div>
  );
}

/** Phones have no room for all kinds. Unlike scrollIntoView, this never scrolls the page. */
function centerChosen(filter: HTMLElement | null): void {
  const box = filter?.querySelector('fieldset');
  const chosen = filter?.querySelector('label:has(:checked)');
  if (!box || !chosen) return;
  const [outer, inner] = [box.getBoundingClientRect(), chosen.getBoundingClientRect()];
  box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
