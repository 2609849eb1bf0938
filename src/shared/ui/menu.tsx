import { clsx } from 'clsx';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Open as soon as it is there. */
  defaultOpen?: boolean;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A menu under a button. */
export function Menu({ trigger, defaultOpen = false, align = 'end', children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="appear z-50 min-w-56 rounded-card bg-surface p-1.5 text-ink shadow-overlay dark:ring-1 dark:ring-line"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemClass = clsx(
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium outline-none select-none pointer-coarse:min-h-11',
  'data-disabled:opacity-50 data-highlighted:bg-sunken [&_svg]:size-4 [&_svg]:text-muted',
);

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={onSelect}
      className={clsx(itemClass, danger && 'text-brick-ink [&_svg]:text-brick-ink')}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLink({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to} className={itemClass}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

/** Text that heads a menu or a part of it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-3 py-2 text-sm text-muted">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
}
