import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { useUpgradePath } from './use-upgrade-path';

/** A link in a sentence to the plans, which lead back to this screen. */
export function UpgradeLink({ className }: { className?: string }) {
  return (
    <Link to={useUpgradePath()} className={clsx('font-medium underline underline-offset-4', className)}>
      Upgrade
    </Link>
  );
}
