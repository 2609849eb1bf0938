import type { View } from '../vocabulary';

/** How cards stand together: as many columns as fit, or one below the other. */
export const listClasses: Readonly<Record<View, string>> = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-x-6 gap-y-10',
  list: 'flex flex-col gap-4',
};
