/** Cards in columns, or one below the other. */
export type ListingLayout = 'grid' | 'list';

/** The gallery of a listing's page; on wide screens low enough to keep the price below it in view. */
export const galleryShape = 'aspect-3/2 rounded-card sm:aspect-[16/8] sm:max-h-[max(20rem,54vh)] sm:w-full';

/** A listing's page: its content beside the offer and the seller. */
export const detailColumns =
  'grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]';

export const listClasses: Readonly<Record<ListingLayout, string>> = {
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-x-6 gap-y-10',
  list: 'flex flex-col gap-4',
};
