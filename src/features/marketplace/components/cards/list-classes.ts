import type { View } from '../../vocabulary';

/** The pictures of a listing's page. On wide screens low enough that the price below them is in sight. */
export const galleryShape = 'aspect-4/3 rounded-card sm:aspect-[16/8] sm:max-h-[max(20rem,54vh)] sm:w-full';

/** How cards stand together: as many columns as fit, or one below the other. */
export const listClasses: Readonly<Record<View, string>> = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-x-6 gap-y-10',
  list: 'flex flex-col gap-4',
};
