import { Target } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

/** 'Best match' without a buy box to match. */
export function NoBuyBox() {
  return (
    <EmptyState
      icon={<Target />}
      title="Set your investment criteria first"
      text="Best match sorts listings by how well they fit your criteria. Set them once to use it."
      action={<ButtonLink to={paths.buyBox}>Set Investment Criteria</ButtonLink>}
    />
  );
}
