import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useUser } from '@/platform/auth/auth-provider';
import type { StaffRole } from '@/platform/session/staff';
import { staffCountsQuery } from '@/platform/session/staff-counts';
import { staffScreens } from '@/platform/session/staff-screens';
import { isWithin } from './navigation';

/** The staff screens that a role opens, with how much waits in each queue. */
export function StaffNavigation({ role, onLeave }: { role: StaffRole; onLeave?: (() => void) | undefined }) {
  const id = useId();
  const user = useUser();
  const { pathname } = useLocation();
  const { data: counts } = useQuery(staffCountsQuery(user.id));
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="mb-1 px-3 text-sm font-semibold text-muted">
        Staff
      </h2>
      <ul className="flex flex-col">
        {staffScreens(role).map(({ to, label, icon: Icon, queues }) => {
          const current = isWithin(pathname, to);
          const waiting = queues.reduce((sum, queue) => sum + (counts?.[queue] ?? 0), 0);
          return (
            <li key={to}>
              <Link
                to={to}
                onClick={onLeave}
                aria-current={current ? 'page' : undefined}
                className={clsx(
                  'flex min-h-9 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors',
                  'pointer-coarse:min-h-11',
                  current ? 'bg-evergreen-soft text-evergreen-ink' : 'text-ink hover:bg-sunken',
                )}
              >
                <Icon aria-hidden className="size-4 shrink-0" />
                {label}
                {waiting > 0 ? (
                  <span className="numeric ml-auto text-xs font-semibold text-muted">
                    {waiting}
                    <span className="sr-only"> waiting</span>
                  </span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
