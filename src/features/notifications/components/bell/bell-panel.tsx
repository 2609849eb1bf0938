import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import * as Popover from 'radix-ui/popover';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { useDialogFocus } from '@/kit/ui/use-dialog-focus';
import { recentQuery } from '../../api/queries';
import { MarkAll } from '../mark-all';
import type { Host } from '../notification-link';
import { Recent } from './recent';

interface BellPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The bell, which anchors the panel. */
  button: HTMLButtonElement | null;
  userId: string;
  host: Host;
}

/** The newest notifications in a popover under the bell. */
export function BellPanel({ open, onOpenChange, button, userId, host }: BellPanelProps) {
  const anchor = useMemo(() => ({ current: button }), [button]);
  const focus = useDialogFocus({ onTitle: true });
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Notifications"
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            'appear z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))]',
            'w-[min(24rem,calc(100vw-1.5rem))] flex-col rounded-card bg-surface text-ink shadow-overlay',
            'outline-none dark:ring-1 dark:ring-line',
          )}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          // A click elsewhere has already moved the focus.
          onCloseAutoFocus={(event) => focus.onCloseAutoFocus(event, document.activeElement === document.body)}
          onInteractOutside={(event) => {
            // The bell toggles the panel itself.
            if (event.target instanceof Node && button?.contains(event.target)) event.preventDefault();
          }}
        >
          <PanelContent userId={userId} host={host} onLeave={() => onOpenChange(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function PanelContent({ userId, host, onLeave }: { userId: string; host: Host; onLeave: () => void }) {
  const { data: items = [] } = useQuery(recentQuery(userId));
  const list = useRef<HTMLDivElement>(null);
  const seeAllClass =
    'flex min-h-11 items-center justify-center rounded-b-card border-t border-line text-sm font-semibold ' +
    'text-evergreen-ink hover:bg-sunken -outline-offset-2';
  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <h2 className="text-base font-semibold">Notifications</h2>
        {items.some(({ read_at }) => read_at === null) ? (
          <MarkAll userId={userId} items={items} onMark={() => list.current?.focus()} variant="ghost" size="sm" />
        ) : null}
      </div>
      <div ref={list} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto p-1.5 outline-none">
        <Recent userId={userId} host={host} onFollow={onLeave} />
      </div>
      {host === 'app' ? (
        <Link to={paths.notifications} className={seeAllClass} onClick={onLeave}>
          See all
        </Link>
      ) : (
        <a href={appOrigin(window.location) + paths.notifications} className={seeAllClass}>
          See all
        </a>
      )}
    </>
  );
}
