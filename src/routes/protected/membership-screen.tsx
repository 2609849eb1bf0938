import { PlanCards } from '@/features/membership/components/plan-cards';
import { isPaidTier, planName } from '@/features/membership/rules';
import { paths } from '@/shared/config/paths';
import { useMember } from '@/shared/session/member';
import { ButtonLink } from '@/shared/ui/button';
import { Page, PageHeading } from '@/shared/ui/page';

/** The plans, as a member sees them. A new member's first screen. */
export default function MembershipScreen() {
  const { data: member } = useMember();
  const tier = member?.membership_tier;
  return (
    <Page>
      <PageHeading
        title="Membership"
        lead={tier ? `Your plan: ${planName(tier)}` : 'Choose how you take part.'}
        actions={
          <ButtonLink to={paths.dashboard} variant={tier && isPaidTier(tier) ? 'primary' : 'secondary'}>
            Go to Dashboard
          </ButtonLink>
        }
      />
      <div className="mt-7">
        <PlanCards
          onFree={tier === undefined ? null : !isPaidTier(tier)}
          freeAction={
            tier !== undefined && isPaidTier(tier) ? null : (
              <ButtonLink to={paths.dashboard} full size="lg">
                Continue with Free
              </ButtonLink>
            )
          }
        />
      </div>
      <p className="mt-6 text-sm text-muted">Paid plans cannot be bought here yet: card payment is not connected. Nothing is charged.</p>
    </Page>
  );
}
