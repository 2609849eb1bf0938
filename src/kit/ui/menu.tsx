import { clsx } from 'clsx';
import {
  cloneElement,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { useMenuParts } from './menu-parts';
import type { RadixMenuProps } from './radix-menu';
import { toastLoadError } from './toast';
import { useLazyComponent } from './use-lazy-component';

const load = () => import('./radix-menu').then(({ RadixMenu }) => RadixMenu);

/** Starts to download the menu's code. */
function preloadMenu() {
  // A failure is reported when the menu opens.
  load().catch(() => undefined);
}

interface MenuProps extends RadixMenuProps {
  trigger: ReactElement<ComponentProps<'button'>>;
}

/** A dropdown menu. Most are never opened, so their code is downloaded when the pointer or the focus is on a button. */
export function Menu({ trigger, ...props }: MenuProps) {
  const [opened, setOpened] = useState(false);
  const show = useLazyComponent(load, opened, () => {
    setOpened(false);
    toastLoadError();
  });
  if (opened && show) return show({ trigger, ...props });
  const open = () => setOpened(true);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    ...(opened && { 'aria-busy': true }),
    onPointerEnter: preloadMenu,
    onFocus: preloadMenu,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  });
}

const itemClass = clsx(
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium',
  'outline-none select-none pointer-coarse:min-h-11',
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
  const { Item } = useMenuParts();
  return (
    <Item
      disabled={disabled}
      onSelect={onSelect}
      className={clsx(itemClass, danger && 'text-brick-ink [&_svg]:text-brick-ink')}
    >
      {icon}
      {children}
    </Item>
  );
}

interface MenuLinkProps {
  to: string;
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function MenuLink({ to, icon, className, children }: MenuLinkProps) {
  const { Item } = useMenuParts();
  return (
    <Item asChild>
      <Link to={to} className={clsx(itemClass, className)}>
        {icon}
        {children}
      </Link>
    </Item>
  );
}

/** Heading of a menu or a group of items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className="px-3 py-2 text-sm text-muted">{children}</Label>;
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="my-1.5 h-px bg-line" />;
}
