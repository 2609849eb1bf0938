import type { ReactNode } from 'react';

/** A row of short facts, each with an icon. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <ul className="numeric mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-[15px] text-muted">{children}</ul>;
}

export function DescriptionItem({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-start gap-2 [&_svg]:mt-[0.2em] [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  );
}
