import { Link, useSearchParams } from 'react-router-dom';
import { Unsubscribe } from '@/features/alerts/components/unsubscribe';
import { readToken } from '@/features/alerts/token';
import { paths } from '@/shared/config/paths';
import { PageHeading } from '@/shared/ui/page';
import { AuthFootnote, authLinkClass } from './auth-footnote';

/** Where the link at the foot of mail about deals arrives, signed in or not. */
export default function UnsubscribeScreen() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeading title="Deal Alerts by Mail" className="mb-7" />
      <Unsubscribe token={readToken(params)} />
      <AuthFootnote>
        Want them again, or less often?{' '}
        <Link to={paths.buyBox} className={authLinkClass}>
          Open your buy box
        </Link>
      </AuthFootnote>
    </>
  );
}
