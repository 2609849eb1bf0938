import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Card } from '@/kit/ui/card';

interface RoomSectionProps {
  title: string;
  /** The fragment of links to it. */
  anchor?: string;
  /** A line below the title. */
  text?: ReactNode;
  /** Buttons next to the title. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A titled card of the deal room. */
export function RoomSection({ title, anchor, text, actions, className, children }: RoomSectionProps) {
  const ownId = useId();
  const id = anchor ?? ownId;
  return (
    <Card className={clsx('p-5 sm:p-6', className)}>
      <section aria-labelledby={id}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-56">
            <h2 id={id} className="text-lg font-semibold">
              {title}
            </h2>
            {text ? <p className="mt-1 text-sm text-pretty text-muted">{text}</p> : null}
          </div>
          {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
        </div>
        <div className="mt-5">{children}</div>
      </section>
    </Card>
  );
}
