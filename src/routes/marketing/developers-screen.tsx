import { useParams } from 'react-router-dom';
import { apiPages } from '@/domain/integrations/api-pages';
import { apiReferenceName } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { ReferencePage } from '@/features/api-reference/components/reference-page';
import { HeadTags } from '@/platform/head/head-tags';
import { NotFound } from '@/platform/layout/not-found';

/** A page of the API reference. The first one's metadata is in the route table. */
export default function DevelopersScreen() {
  const { page: slug = '' } = useParams();
  if (slug === '') return <ReferencePage slug="" />;
  const page = apiPages.find((one) => one.slug === slug);
  if (!page) return <NotFound home={paths.home} />;
  const { name, text: description } = page;
  return (
    <>
      <HeadTags
        head={{
          path: paths.developersPage(slug),
          title: `${name} · ${apiReferenceName}`,
          description,
          things: [{ '@type': 'WebPage', name, description }],
        }}
      />
      <ReferencePage slug={slug} />
    </>
  );
}
