import { paths } from '@/domain/site/paths';
import { cleanSearch, withSearch, withSentence } from '@/domain/filters/search-text';
import type { SuggestionKind } from '@/shared/search/suggestions';

/** The tabs of the home page search, with what each suggests; Properties suggests everything, places first. */
export const searchTabs = [
  { id: 'properties', label: 'Properties', placeholder: 'Try “Memphis under $150k”', kinds: undefined },
  { id: 'people', label: 'People', placeholder: 'Name, role, or market', kinds: ['member'] },
  { id: 'resources', label: 'Resources', placeholder: 'BRRRR, novations, due diligence', kinds: ['resource'] },
  {
    id: 'opportunities',
    label: 'Opportunities',
    placeholder: 'Joint ventures, private money, local help',
    kinds: ['post'],
  },
  { id: 'discussions', label: 'Discussions', placeholder: 'A question, a market, a lender', kinds: ['topic'] },
] as const satisfies { kinds: readonly SuggestionKind[] | undefined; [text: string]: unknown }[];

export type SearchTab = (typeof searchTabs)[number]['id'];

/** Where each tab leads, and whether it requires an account. */
const targets: Readonly<Record<SearchTab, { path: string; inApp: boolean }>> = {
  properties: { path: paths.marketplace, inApp: false },
  people: { path: paths.members, inApp: true },
  resources: { path: paths.resources, inApp: false },
  opportunities: { path: paths.community, inApp: true },
  discussions: { path: paths.forums, inApp: true },
};

/** Where a search leads. Visitors go to sign-up for members-only results. Null for a blank search. */
export function searchTarget(
  tab: SearchTab,
  typed: string,
  isMember: boolean,
): { path: string; inApp: boolean } | null {
  if (cleanSearch(typed) === '') return null;
  if (tab === 'properties') return { path: withSentence(paths.marketplace, typed), inApp: false };
  const { path, inApp } = targets[tab];
  return inApp && !isMember
    ? { path: paths.signUpFor(withSearch(path, typed)), inApp: false }
    : { path: withSearch(path, typed), inApp };
}
