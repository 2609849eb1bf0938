/** A grid of member cards with as many columns as fit. */
export const memberGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] gap-4 sm:gap-5';
