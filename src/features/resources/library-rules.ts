/** What of the library is shown, and how the address bar holds it. */

import { cleanSearch } from '@/shared/lib/search-text';
import { categories, categoryNames, typeNames, type Category, type Resource } from './resource';

/** What a reader asks of the library. */
export interface Shown {
  search: string;
  category: Category | null;
}

/** Whether every word of the search stands in the title, the description, the category or the kind. */
function matches({ title, description, category, type }: Resource, words: readonly string[]): boolean {
  const text = `${title} ${description} ${categoryNames[category]} ${typeNames[type]}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The resources that fit, in their order. */
export function findResources(resources: readonly Resource[], { search, category }: Shown): Resource[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return resources.filter(
    (resource) => (category === null || resource.category === category) && matches(resource, words),
  );
}

/** Others of the same category, then of any, at most `most`: what to read next. */
export function relatedTo(resource: Resource, resources: readonly Resource[], most = 3): Resource[] {
  const others = resources.filter(({ id }) => id !== resource.id);
  const near = others.filter(({ category }) => category === resource.category);
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, most);
}

/** What choosing a category makes of the one chosen before: a second time clears it. */
export function toggled(chosen: Category | null, pressed: Category): Category | null {
  return chosen === pressed ? null : pressed;
}

/** What a query string asks for. A category that is none counts as not asked. */
export function readAddress(query: string): Shown {
  const params = new URLSearchParams(query);
  const asked = params.get('category');
  return {
    search: cleanSearch(params.get('search')),
    category: categories.find((category) => category === asked) ?? null,
  };
}

/** The one query string that is read as this; parameters of others are kept. */
export function writeAddress({ search, category }: Shown, also?: URLSearchParams): string {
  const params = new URLSearchParams(also);
  params.delete('search');
  params.delete('category');
  if (search) params.set('search', search);
  if (category) params.set('category', category);
  return params.toString();
}
