import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface DashboardTileProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: ReactNode;
}

/** A way on from the dashboard. */
export function DashboardTile({ to, icon, title, text }: DashboardTileProps) {
  return (
    <Link
      to={to}
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge sm:p-5"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-evergreen-soft text-evergreen-ink [&_svg]:size-5">{icon}</span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-[15px] text-muted">{text}</span>
      </span>
    </Link>
  );
}
