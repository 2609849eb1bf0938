import { cutText } from '@/kit/formatting/cut-text';
import { nameSlots } from '@/domain/filters/filter-kinds';
import { filterPhrases, type Filters } from '@/domain/filters/filters';

/** Maximum length of a saved search's name in the database, in characters. */
export const maxNameLength = 80;

/** Suggests a name: '2+ beds under $300K in Texas'. At most 80 characters; 'All listings' when nothing is filtered. */
export function searchName(search: string, filters: Filters): string {
  const [badge, type, size, price, terms, place] = nameSlots.map((slot) => filterPhrases(filters, slot));
  const subject = [[...(badge ?? []), ...(type ?? [])].join(' '), ...(size ?? [])].filter(Boolean);
  // A state says where better than an area of the map does.
  const details = [...(price ?? []), ...(terms ?? []), ...(place?.slice(0, 1) ?? [])];
  if (search) details.push(`matching “${search}”`);
  if (subject.length + details.length === 0) return 'All listings';
  return truncate([subject.join(', ') || 'Listings', ...details].join(' '));
}

/** Shortens to `maxNameLength`. */
function truncate(text: string): string {
  return text.length <= maxNameLength ? text : `${cutText(text, maxNameLength - 1).trimEnd()}…`;
}
