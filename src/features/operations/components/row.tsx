import type { ReactNode } from 'react';

interface RowProps {
  title: ReactNode;
  /** Below the title. */
  text?: ReactNode;
  /** On the right: a figure, a badge, or a button. */
  children?: ReactNode;
}

/** A line of a section. */
export function Row({ title, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-[15px] font-medium break-words">{title}</p>
        {text ? <p className="text-sm break-words text-muted">{text}</p> : null}
      </div>
      {children ? <div className="numeric flex shrink-0 items-center gap-3 text-sm text-muted">{children}</div> : null}
    </li>
  );
}

/** The lines of a section, or what it says without any. */
export function Rows({ empty, children }: { empty: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className="text-[15px] text-muted">{empty}</p>;
  return <ul className="divide-y divide-line">{children}</ul>;
}
