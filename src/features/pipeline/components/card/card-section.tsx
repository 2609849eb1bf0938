import { useId, type ReactNode } from 'react';

interface CardSectionProps {
  title: string;
  /** Next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of an open deal. */
export function CardSection({ title, action, children }: CardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-base font-semibold">
          {title}
        </h3>
        {action}
      </div>
      {children}
    </section>
  );
}

export const rowsClass = 'divide-y divide-line rounded-card border border-line bg-surface';
