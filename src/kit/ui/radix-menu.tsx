import { clsx } from 'clsx';
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { MenuPartsContext } from './menu-parts';

export interface RadixMenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end' | undefined;
  children: ReactNode;
}

const parts = { Item: DropdownMenu.Item, Label: DropdownMenu.Label, Separator: DropdownMenu.Separator };

/** The part of `Menu` that is downloaded on first use. Opens on mount. */
export function RadixMenu({ trigger, align = 'end', children }: RadixMenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className={clsx(
            'appear z-50 min-w-56 rounded-card bg-surface p-1.5 text-ink shadow-overlay dark:ring-1',
            'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto dark:ring-line',
          )}
        >
          <MenuPartsContext value={parts}>{children}</MenuPartsContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
