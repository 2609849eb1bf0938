import { Link, useSearchParams } from 'react-router-dom';
import { Unsubscribe } from '@/features/alerts/components/unsubscribe';
import { readUnsubscribeToken } from '@/features/alerts/unsubscribe-token';
import { paths } from '@/domain/site/paths';
import { PageHeading } from '@/platform/layout/page';
import { AuthFootnote, authLinkClass } from './auth-footnote';

/** Where the unsubscribe link in deal emails leads, signed in or not. */
export default function UnsubscribeScreen() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeading title="Deal alert emails" className="mb-7" />
      <Unsubscribe token={readUnsubscribeToken(params)} />
      <AuthFootnote>
        Want to change how often you get them?{' '}
        <Link to={paths.buyBox} className={authLinkClass}>
          Open your buy box
        </Link>
      </AuthFootnote>
    </>
  );
}
