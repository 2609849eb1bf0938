import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';

/** The path of the plans, which leads back to this screen. */
export function useUpgradePath(): string {
  const { pathname, search } = useLocation();
  return paths.membershipFor(pathname + search);
}
