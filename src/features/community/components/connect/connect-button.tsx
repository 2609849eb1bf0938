import { Check, ChevronDown, Clock, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { Button, type ButtonSize } from '@/shared/ui/button';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { toast } from '@/shared/ui/toast';
import { useConnect } from '../../api/connections';
import { connectProblem, type ConnectAction } from '../../connection-rules';
import type { MemberCard } from '../../member';
import { RemoveConnection } from './remove-connection';

interface ConnectButtonProps {
  member: Pick<MemberCard, 'id' | 'name' | 'connection'>;
  /** Connect stands among many of its kind, and is not what the screen is for. */
  quiet?: boolean;
  size?: ButtonSize;
  className?: string;
}

/** How the reader stands to a member, and what can be done about it. Nothing for oneself and for visitors. */
export function ConnectButton({ member, ...looks }: ConnectButtonProps) {
  const { user } = useAuth();
  if (!user || user.id === member.id) return null;
  return <Connect userId={user.id} member={member} {...looks} />;
}

const busyTexts: Readonly<Record<ConnectAction | 'check', string>> = {
  check: 'Checking...',
  request: 'Sending...',
  withdraw: 'Withdrawing...',
  accept: 'Accepting...',
  decline: 'Declining...',
  remove: 'Removing...',
};

function Connect({ userId, member, quiet = false, size, className }: ConnectButtonProps & { userId: string }) {
  const { run, pending } = useConnect(userId, member.id);
  const [removing, setRemoving] = useState(false);
  const state = member.connection?.state ?? null;
  const group = useKeptFocus(state, removing);
  const act = (action: ConnectAction) => {
    run(action, member.connection?.id ?? null).catch((error: unknown) => toast.error(connectProblem(action, error)));
  };
  const looks = { size, className };
  const busy = { busy: pending !== null, busyLabel: pending ? busyTexts[pending] : undefined };

  const shown = () => {
    if (state === 'received') {
      // Each says what is under way of its own.
      const of = (action: ConnectAction) =>
        pending === action || pending === 'check' ? busy : { 'aria-disabled': pending !== null || undefined };
      return (
        <>
          <Button {...looks} {...of('accept')} icon={<Check aria-hidden />} onClick={() => act('accept')}>
            Accept <Whom>request from {member.name}</Whom>
          </Button>
          <Button
            {...looks}
            {...of('decline')}
            variant="secondary"
            icon={<X aria-hidden />}
            onClick={() => act('decline')}
          >
            Decline <Whom>request from {member.name}</Whom>
          </Button>
        </>
      );
    }
    if (state === 'sent') {
      return (
        <Menu
          align="start"
          trigger={
            <Button {...looks} {...busy} variant="secondary" icon={<Clock aria-hidden />}>
              Request sent <Whom>to {member.name}</Whom>
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          <MenuItem icon={<X aria-hidden />} onSelect={() => act('withdraw')}>
            Withdraw request
          </MenuItem>
        </Menu>
      );
    }
    if (state === 'connected') {
      return (
        <Menu
          align="start"
          trigger={
            <Button {...looks} {...busy} variant="secondary" icon={<UserCheck aria-hidden />}>
              Connected <Whom>with {member.name}</Whom>
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          <MenuItem icon={<UserMinus aria-hidden />} danger onSelect={() => setRemoving(true)}>
            Remove connection
          </MenuItem>
        </Menu>
      );
    }
    return (
      <Button
        {...looks}
        {...busy}
        variant={quiet ? 'secondary' : 'primary'}
        icon={<UserPlus aria-hidden />}
        onClick={() => act('request')}
      >
        Connect <Whom>with {member.name}</Whom>
      </Button>
    );
  };

  return (
    <div ref={group} className="contents">
      {shown()}
      <RemoveConnection
        name={member.name}
        open={removing}
        onOpenChange={setRemoving}
        onRemove={async () => void (await run('remove', member.connection?.id ?? null))}
      />
    </div>
  );
}

/** For those who do not see beside whom the button stands. */
function Whom({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** With the state the button changes. The focus, which went with the old one or with a window, is given to the new one. */
function useKeptFocus(state: string | null, asking: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  const drawn = useRef({ state, asking });
  useEffect(() => {
    const note = ({ target }: Event) => {
      // What was opened from here is of here.
      if (target instanceof Element && !target.closest('[role="alertdialog"], [role="menu"]')) {
        had.current = group.current?.contains(target) ?? false;
      }
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  useEffect(() => {
    const same = drawn.current.state === state && drawn.current.asking === asking;
    drawn.current = { state, asking };
    const { activeElement } = document;
    const lost =
      activeElement === null ||
      activeElement === document.body ||
      activeElement.closest('[role="alertdialog"]') !== null;
    if (!same && had.current && !asking && lost) group.current?.querySelector('button')?.focus();
  }, [state, asking]);
  return group;
}
