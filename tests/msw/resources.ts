import { http, HttpResponse } from 'msw';
import { respondWithRows, backendUrl, type Row } from './rest';

type ResourceRow = Row<'resources'> & { text: Pick<Row<'resource_bodies'>, 'body' | 'file_name' | 'file_body'> | null };

/** A free guide about land. */
export function resource(change: Partial<ResourceRow> = {}): ResourceRow {
  const slug = change.slug ?? 'buying-land';
  return {
    id: slug,
    slug,
    title: 'Buying land',
    description: 'Access, water, sewage.',
    type: 'guide',
    category: 'land',
    premium: false,
    author: 'Cornerlot Editorial',
    published_on: '2026-11-22',
    minutes: 4,
    image: null,
    calculator: null,
    video: null,
    outline: ['Access'],
    position: 10,
    text: { body: '## Access\n\nLook for a **road**.', file_name: null, file_body: null },
    ...change,
  };
}

/** Serves these resources as a list or one by slug. */
export function library(found: readonly ResourceRow[]) {
  return http.get(`${backendUrl}/rest/v1/resources`, ({ request }) => {
    const slug = new URL(request.url).searchParams.get('slug')?.replace('eq.', '');
    if (slug === undefined) return HttpResponse.json(found);
    return respondWithRows(
      request,
      found.filter((one) => one.slug === slug),
    );
  });
}
