import { AnalysisPromo } from '@/features/resources/components/analysis-promo';
import { Library } from '@/features/resources/components/library';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { ButtonAnchor, ButtonLink } from '@/kit/ui/button';
import { Page, PageHeading } from '@/platform/layout/page';

/** The public resource library. */
export default function ResourcesScreen() {
  return (
    <Page className="flex flex-col gap-8">
      <PageHeading title="Resources" lead="Guides, templates, and calculators for people who buy property." />
      <Library dropdown />
      <AnalysisPromo action={<AnalysisLink />} />
    </Page>
  );
}

function AnalysisLink() {
  const { status } = useAuth();
  return status === 'authenticated' ? (
    <ButtonAnchor href={`${appOrigin(window.location)}${paths.resources}#deal-analysis`}>Analyze a deal</ButtonAnchor>
  ) : (
    <ButtonLink to={paths.signUp}>Sign up to analyze a deal</ButtonLink>
  );
}
