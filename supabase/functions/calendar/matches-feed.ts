import { brand } from '../../../src/domain/site/brand.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { formatUsd } from '../../../src/kit/formatting/format.ts';

/** What private.newest_matches returns, for each listing. */
export interface Match {
  id: string;
  title: string;
  description: string;
  price: number;
  property_type: string;
  city: string;
  state: string;
  created_at: string;
  updated_at: string;
}

/** Matches as a JSON Feed (https://jsonfeed.org/version/1.1). `app`: the URL of the app. */
export function matchesFeed(matches: readonly Match[], app: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${brand.name}: matches for your buy box`,
    home_page_url: app + paths.marketplace,
    language: 'en-US',
    items: matches.map((match) => {
      const url = app + paths.property(match.id);
      return {
        id: url,
        url,
        title: `${match.title}, ${formatUsd(match.price)}`,
        content_text: `${match.property_type} in ${match.city}, ${match.state}\n\n${match.description}`,
        date_published: match.created_at,
        date_modified: match.updated_at,
      };
    }),
  });
}
