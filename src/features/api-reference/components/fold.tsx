import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface FoldProps {
  /** Its anchor. Those of what's in it begin with it and a dot. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part that's folded until it's opened, or a link leads to it or into it. */
export function Fold({ id, title, children }: FoldProps) {
  const { hash, key } = useLocation();
  const leadsHere = hash === `#${id}` || hash.startsWith(`#${id}.`);
  const [{ seen, open }, setState] = useState({ seen: key, open: leadsHere });
  // Another link was followed.
  if (seen !== key) setState({ seen: key, open: open || leadsHere });
  return (
    <details
      id={id}
      open={open}
      onToggle={({ currentTarget }) => setState({ seen: key, open: currentTarget.open })}
      className="rounded-card border border-line bg-surface px-5"
    >
      <summary className="cursor-pointer py-3 text-sm font-semibold">{title}</summary>
      {open ? children : null}
    </details>
  );
}
