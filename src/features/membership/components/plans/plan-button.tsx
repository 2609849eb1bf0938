import { CircleCheck } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { Button } from '@/shared/ui/button';
import type { Plan } from '../../plans';
import type { PlanAction } from '../../subscription';
import { AppLink } from '../app-link';

interface PlanButtonProps {
  plan: Plan;
  action: PlanAction;
  /** Its checkout is being opened. */
  busy: boolean;
  /** Another plan's checkout is being opened. */
  waits: boolean;
  onSelect: () => void;
}

/** What a member can do about a paid plan. */
export function PlanButton({ plan, action, busy, waits, onSelect }: PlanButtonProps) {
  const look = { size: 'lg', full: true, variant: plan.interval === 'year' ? 'primary' : 'secondary' } as const;
  const name = <span className="sr-only">{plan.name}</span>;
  switch (action) {
    case 'select':
      return (
        <Button {...look} busy={busy} busyLabel="Opening checkout..." disabled={waits} onClick={onSelect}>
          Select {name}
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
          Settle under Billing
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
