import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useStanding } from '@/platform/session/standing';

/** Tells read-only members why their posts and messages are refused. */
export function ReadOnlyBanner() {
  const { standing } = useStanding();
  if (standing !== 'read_only') return null;
  return (
    <p className="bg-brick-soft px-4 py-2.5 text-center text-sm text-brick-ink">
      Your account is read-only.{' '}
      <Link to={paths.accountStanding} className="font-semibold underline underline-offset-2">
        Read why or appeal
      </Link>
    </p>
  );
}
