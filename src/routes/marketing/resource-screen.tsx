import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Calculator } from '@/features/analysis/components/calculators/calculator';
import { resourceQuery } from '@/features/resources/api/queries';
import { ResourcePage } from '@/features/resources/components/resource-page';
import { resourceHead } from '@/features/resources/resource-head';
import { HeadTags } from '@/platform/head/head-tags';
import { useAuth } from '@/platform/auth/auth-provider';

export default function ResourceScreen() {
  const { slug = '' } = useParams();
  return (
    <>
      <Head slug={slug} />
      <ResourcePage key={slug} slug={slug} renderCalculator={(name) => <Calculator name={name} />} />
    </>
  );
}

function Head({ slug }: { slug: string }) {
  const { status, user } = useAuth();
  const { data } = useQuery({ ...resourceQuery(user?.id ?? null, slug), enabled: status !== 'loading' });
  return <HeadTags head={data ? resourceHead(data) : data === null ? 'noindex' : null} />;
}
