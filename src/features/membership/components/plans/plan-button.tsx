import { CircleCheck } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { AppLink } from '@/platform/navigation/app-link';
import { Button } from '@/kit/ui/button';
import type { Plan } from '../../plans';
import type { PlanAction } from '../../subscription';

interface PlanButtonProps {
  plan: Plan;
  action: PlanAction;
  /** This plan's checkout is opening. */
  busy: boolean;
  /** Another plan's checkout is opening. */
  disabled: boolean;
  onSelect: () => void;
}

/** A paid plan's button for a member. */
export function PlanButton({ plan, action, busy, disabled, onSelect }: PlanButtonProps) {
  const look = { size: 'lg', full: true, variant: plan.interval === 'year' ? 'primary' : 'secondary' } as const;
  switch (action) {
    case 'select':
      return (
        <Button {...look} busy={busy} busyLabel="Opening checkout..." disabled={disabled} onClick={onSelect}>
          Select <span className="sr-only">{plan.name}</span>
        </Button>
      );
    case 'change':
      return (
        <AppLink {...look} variant="secondary" to={paths.billing}>
          Change plan <span className="sr-only">to {plan.name}</span>
        </AppLink>
      );
    case 'pay':
      return (
        <AppLink {...look} variant="primary" to={paths.billing}>
          Pay in Billing
        </AppLink>
      );
    case 'current':
    case 'included':
      return (
        <Button {...look} variant="secondary" disabled icon={<CircleCheck aria-hidden />}>
          {action === 'current' ? 'Current Plan' : 'Included'}
        </Button>
      );
  }
}
