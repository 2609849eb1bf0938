import { withQueryClient } from '@/platform/query/with-query-client';
import type { LoadSuggestions } from '@/shared/search/suggestions';

/** Downloads the list of suggestions, with React Query if the page doesn't have it. */
export const loadSuggestions: LoadSuggestions = () =>
  withQueryClient(() => import('./search-dropdown').then(({ SearchDropdown }) => SearchDropdown));
