import { PlanCards } from '@/features/membership/components/plan-cards';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Page, PageHeading } from '@/shared/ui/page';

/** The plans, for visitors. */
export default function MembershipScreen() {
  const { status } = useAuth();
  return (
    <Page>
      <PageHeading title="Membership" lead="Free to join. Pay when the deals are worth it." />
      <div className="mt-7">
        <PlanCards
          onFree={null}
          freeAction={
            status === 'authenticated' ? (
              <ButtonAnchor href={appOrigin(window.location) + paths.membership} full size="lg">
                See Your Plan
              </ButtonAnchor>
            ) : (
              <ButtonLink to={paths.signUp} full size="lg">
                Join Free
              </ButtonLink>
            )
          }
        />
      </div>
      <p className="mt-6 text-sm text-muted">Prices in USD. Paid plans cannot be bought yet: card payment is not connected.</p>
    </Page>
  );
}
