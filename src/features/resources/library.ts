/** Searching the library, and its query string. */

import { foldedWords, foldText } from '@/kit/formatting/fold-text';
import { cleanSearch } from '@/domain/filters/search-text';
import { categories, categoryNames, typeNames, type Category, type Resource } from './resource';

/** What the library is filtered by. */
export interface LibraryFilters {
  search: string;
  category: Category | null;
}

/** Whether the title, description, category, or type contains every word. */
function matches({ title, description, category, type }: Resource, words: readonly string[]): boolean {
  const text = foldText(`${title} ${description} ${categoryNames[category]} ${typeNames[type]}`);
  return words.every((word) => text.includes(word));
}

/** The resources that match, in their order. */
export function findResources(resources: readonly Resource[], { search, category }: LibraryFilters): Resource[] {
  const words = foldedWords(search);
  return resources.filter(
    (resource) => (category === null || resource.category === category) && matches(resource, words),
  );
}

/** Up to `max` other resources: the same category first, then any. */
export function relatedTo(resource: Resource, resources: readonly Resource[], max = 3): Resource[] {
  const others = resources.filter(({ id }) => id !== resource.id);
  const sameCategory = others.filter(({ category }) => category === resource.category);
  return [...sameCategory, ...others.filter((other) => !sameCategory.includes(other))].slice(0, max);
}

/** The category selected after a click; null if it was selected already. */
export function toggleCategory(selected: Category | null, pressed: Category): Category | null {
  return selected === pressed ? null : pressed;
}

/** Filters from a query string. An unknown category is ignored. */
export function parseSearchParams(query: string): LibraryFilters {
  const params = new URLSearchParams(query);
  const value = params.get('category');
  return {
    search: cleanSearch(params.get('search')),
    category: categories.find((category) => category === value) ?? null,
  };
}

/** The query string for the filters. Keeps unrelated parameters of `preserve`. */
export function toSearchParams({ search, category }: LibraryFilters, preserve?: URLSearchParams): string {
  const params = new URLSearchParams(preserve);
  params.delete('search');
  params.delete('category');
  if (search) params.set('search', search);
  if (category) params.set('category', category);
  return params.toString();
}
