import { useParams } from 'react-router-dom';
import { Calculator } from '@/features/analysis/components/calculators/calculator';
import { ResourcePage } from '@/features/resources/components/resource-page';
import { paths } from '@/domain/site/paths';

export default function ResourceScreen() {
  const { slug = '' } = useParams();
  return (
    <ResourcePage
      key={slug}
      slug={slug}
      renderCalculator={(name) => <Calculator name={name} fullAt={paths.resources} />}
    />
  );
}
