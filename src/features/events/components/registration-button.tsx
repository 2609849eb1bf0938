import { clsx } from 'clsx';
import { CircleCheck, Hourglass, Lock } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { lockedMessages } from '@/shared/entitlements/entitlements';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { useGatedAct } from '@/shared/entitlements/use-gated-act';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { useRefreshMember } from '@/platform/session/member';
import { userMessage } from '@/platform/errors/errors';
import { describeError } from '@/platform/errors/describe-error';
import { Button, ButtonLink, type ButtonSize } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { FormError } from '@/kit/ui/field';
import { toast } from '@/kit/ui/toast';
import { useChangePlace } from '../api/mutations';
import type { EventCard } from '../event';
import { missingEntitlement, type EventEntitlement, type Viewer, type ViewerStatus } from '../event-status';
import { paymentText } from '@/domain/event/payment';

interface PlaceActionProps {
  event: EventCard;
  viewer: Viewer;
  status: ViewerStatus;
  size?: ButtonSize;
  /** Fills the available width. */
  full?: boolean;
}

const actions = {
  open: { label: 'Register Now', busy: 'Registering...' },
  full: { label: 'Join waitlist', busy: 'Joining...' },
  registered: { label: 'Cancel registration', busy: 'Canceling...' },
  waitlisted: { label: 'Leave waitlist', busy: 'Leaving...' },
} as const;

/** Registers for an event or cancels the registration, and shows its state. Renders nothing if neither is possible. */
export function RegistrationButton({ event, viewer, status, size = 'md', full = false }: PlaceActionProps) {
  const change = useChangePlace(event);
  const [asking, setAsking] = useState(false);
  const gate = useGatedAct('registration');
  const missing = missingEntitlement(event, viewer);
  const reread = useRefreshMember();
  const has = status === 'registered' || status === 'waitlisted';

  const send = async (action: 'register' | 'cancel') => {
    const place = await change.mutateAsync(action);
    const payment = paymentText(event);
    const registered = payment ? `${event.title}. ${payment}` : event.title;
    if (place === 'registered') toast.success('You’re registered', { description: registered });
    else if (place === 'waitlisted') toast.info('You’re on the waitlist', { description: event.title });
    else
      toast.info(status === 'waitlisted' ? 'You left the waitlist' : 'Registration canceled', {
        description: event.title,
      });
  };
  const press = ({ detail }: MouseEvent) => {
    // Ignore the second click of a double click: the button may have changed.
    if (detail > 1 || change.isPending) return;
    if (status === 'registered') setAsking(true);
    else if (has) void send('cancel').catch(refused);
    else gate.run(() => void send('register').catch(refused));
  };
  // The error appears below the button. If an upgrade would solve it, the page has an outdated membership.
  const refused = (error: unknown) => {
    if (isForPaidMembers(error)) reread();
  };

  if (status === 'locked' && missing) return <Locked entitlement={missing} size={size} full={full} />;
  if (!(status in actions)) return null;
  const action = actions[status as keyof typeof actions];
  const problem = change.error && !asking ? describeError(change.error) : null;
  return (
    <div className="flex min-w-0 flex-col">
      <RegistrationState status={status} />
      {status === 'waitlisted' && missing ? (
        <UpgradeNote className="mb-2">
          {lockedMessages[missing]}, so you won’t get a spot until you upgrade.
        </UpgradeNote>
      ) : null}
      <Button
        variant={status === 'open' ? 'primary' : 'secondary'}
        size={size}
        full={full}
        busy={change.isPending && !asking}
        busyLabel={change.variables === 'register' ? actions.open.busy : action.busy}
        onClick={press}
      >
        {action.label}
      </Button>
      <FormError className="mt-2">
        {isForPaidMembers(change.error) ? <UpgradeNote>{problem}.</UpgradeNote> : problem}
      </FormError>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel your registration?"
        description={
          event.waitlisted > 0
            ? 'Your spot will go to the first member on the waitlist. ' +
              'To register again, you’ll join the end of the waitlist.'
            : 'Your spot will be released.'
        }
        confirmLabel="Cancel registration"
        cancelLabel="Keep my spot"
        busyLabel="Canceling..."
        errors={{ failed: 'You’re still registered.' }}
        onConfirm={() => send('cancel')}
      />
      {gate.dialog}
    </div>
  );
}

/** The viewer's registration. Rendered even when empty, so that screen readers announce changes. */
function RegistrationState({ status }: { status: ViewerStatus }) {
  return (
    <output
      className={clsx(
        'flex items-center gap-2 text-sm font-semibold text-evergreen-ink not-empty:mb-2',
        '[&_svg]:size-4',
      )}
    >
      {status === 'registered' ? (
        <>
          <CircleCheck aria-hidden />
          You’re registered
        </>
      ) : null}
      {status === 'waitlisted' ? (
        <>
          <Hourglass aria-hidden />
          You’re on the waitlist
        </>
      ) : null}
    </output>
  );
}

/** Replaces the button where the viewer's plan doesn't admit them. */
function Locked({ entitlement, size, full }: { entitlement: EventEntitlement; size: ButtonSize; full: boolean }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <p
        className={clsx(
          'flex items-start gap-2 text-sm font-semibold text-ink',
          '[&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        )}
      >
        <Lock aria-hidden />
        {lockedMessages[entitlement]}
      </p>
      <ButtonLink to={useUpgradePath()} variant="secondary" size={size} full={full}>
        Upgrade
      </ButtonLink>
    </div>
  );
}

function UpgradeNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={clsx('block text-sm', className)}>
      {children} <UpgradeLink className="text-evergreen-ink" />
    </span>
  );
}

function isForPaidMembers(error: unknown): boolean {
  const refusal = userMessage(error);
  return refusal === lockedMessages.exclusive_events || refusal === lockedMessages.in_person_events;
}
