import { useId, type ReactNode } from 'react';

interface DealsListSectionProps {
  title: string;
  count: number;
  children: ReactNode;
}

/** A titled section with its count. Renders nothing while empty. */
export function DealsListSection({ title, count, children }: DealsListSectionProps) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="flex items-baseline gap-2 text-lg font-semibold">
        {title}
        <span className="numeric text-sm font-normal text-muted">{count}</span>
      </h2>
      {children}
    </section>
  );
}
