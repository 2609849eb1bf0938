import { Link } from 'react-router-dom';
import { BuyersOnly } from '@/features/membership/components/choice/buyers-only';
import { PlanPicker } from '@/features/membership/components/choice/plan-picker';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { Page, PageHeading } from '@/shared/ui/page';

/** The plans as a choice to make or to skip. */
export default function MembershipSelectScreen() {
  const { user } = useAuth();
  return (
    <Page narrow>
      <PageHeading
        title="Choose your plan"
        lead={
          <>
            Both give the whole membership.{' '}
            <Link to={paths.membership} className="rounded font-medium text-evergreen-ink underline underline-offset-4">
              See what is in it
            </Link>
          </>
        }
        className="mb-7"
      />
      {user ? (
        <BuyersOnly key={user.id} userId={user.id}>
          <PlanPicker />
        </BuyersOnly>
      ) : null}
    </Page>
  );
}
