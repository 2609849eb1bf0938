import { createContext, useContext } from 'react';
import type * as DropdownMenu from 'radix-ui/dropdown-menu';

/** Radix's building blocks, which a menu's items get once they are downloaded. */
export type MenuParts = Pick<typeof DropdownMenu, 'Item' | 'Label' | 'Separator'>;

export const MenuPartsContext = createContext<MenuParts | null>(null);

/** Throws outside a menu. */
export function useMenuParts(): MenuParts {
  const parts = useContext(MenuPartsContext);
  if (!parts) throw new Error('Menu items must be inside a Menu.');
  return parts;
}
