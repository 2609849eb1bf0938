/** Cards in columns, or one below the other. */
export type ListingLayout = 'grid' | 'list';

/** The gallery of a listing's page; on wide screens low enough to keep the price below it in view. */
export const galleryShape = 'aspect-4/3 rounded-card sm:aspect-[16/8] sm:max-h-[max(20rem,54vh)] sm:w-full';

export const listClasses: Readonly<Record<ListingLayout, string>> = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-x-6 gap-y-10',
  list: 'flex flex-col gap-4',
};
