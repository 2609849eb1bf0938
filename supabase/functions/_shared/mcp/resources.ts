// The glossary, made from the analysis itself, and the library, as far as the member's plan includes it.
import { analyze } from '../../../../src/domain/analysis/analyze.ts';
import { figureSpecs } from '../../../../src/domain/analysis/figures.ts';
import { strategies } from '../../../../src/domain/analysis/model.ts';
import { blankSubject } from '../../../../src/domain/analysis/numbers/listing-subject.ts';
import { brand } from '../../../../src/domain/site/brand.ts';
import type { Context } from '../api/operation.ts';
import { Problem, unwrap } from '../api/problem.ts';

const mimeType = 'text/markdown';
const glossary = {
  uri: 'cornerlot://glossary',
  name: 'glossary',
  title: 'Glossary',
  description: `Every figure and result of ${brand.name}’s deal analysis, with its formula.`,
  mimeType,
};
const libraryUri = 'cornerlot://library/';

interface Entry {
  slug: string;
  title: string;
  description: string;
}

/** The resources that the member may read. */
export async function listResources({ client }: Context) {
  const entries = unwrap(
    await client
      .from('resources')
      .select('slug, title, description, text:resource_bodies!inner(resource_id)')
      .order('position')
      .order('slug'),
  ) as Entry[];
  return [
    glossary,
    ...entries.map(({ slug, title, description }) => ({
      uri: libraryUri + slug,
      name: slug,
      title,
      description,
      mimeType,
    })),
  ];
}

/** The text of a resource. */
export async function readResource({ client }: Context, uri: string) {
  if (uri === glossary.uri) return { uri, mimeType, text: glossaryText() };
  const slug = uri.startsWith(libraryUri) ? uri.slice(libraryUri.length) : '';
  const entry = unwrap(
    await client
      .from('resources')
      .select('title, text:resource_bodies(body, file_body)')
      .eq('slug', slug)
      .maybeSingle(),
  ) as { title: string; text: { body: string; file_body: string | null } | null } | null;
  if (!entry) throw new Problem('not-found', 'There is no such resource.');
  if (!entry.text) throw new Problem('forbidden', 'Your plan doesn’t include this resource.');
  const { body, file_body } = entry.text;
  return { uri, mimeType, text: [`# ${entry.title}`, body, file_body].filter(Boolean).join('\n\n') };
}

function glossaryText(): string {
  const metrics = strategies
    .flatMap((strategy) => analyze(blankSubject, { strategy, yours: {} }).groups)
    .flatMap((group) => group.metrics);
  const results = [...new Map(metrics.map((metric) => [metric.label, metric])).values()];
  return [
    '# Glossary',
    '## Results',
    ...results.map(({ label, formula, note }) => `**${label}**: ${formula}. ${note}`),
    '## Figures',
    ...figureSpecs.map(({ label, hint, id }) => `**${label}** (\`${id}\`): ${hint}`),
  ].join('\n\n');
}
