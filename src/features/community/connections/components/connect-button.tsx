import { Check, ChevronDown, Clock, UserCheck, UserMinus, UserPlus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { useAuth } from '@/platform/auth/auth-provider';
import { useGated } from '@/shared/entitlements/use-gated';
import { Button, type ButtonProps, type ButtonSize } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Menu, MenuItem } from '@/kit/ui/menu';
import { toast } from '@/kit/ui/toast';
import { useConnect } from '../api/mutations';
import { connectErrors, type ConnectAction } from '../connections';
import type { MemberCard } from '../../members/member';
import { RemoveConnection } from './remove-connection';
import type { RequestDialogProps } from './request-dialog';
import { useRestoreFocus } from './use-restore-focus';

const LazyRequestDialog = lazyDialog<RequestDialogProps>(() =>
  import('./request-dialog').then(({ RequestDialog }) => RequestDialog),
);

interface ConnectButtonProps {
  member: Pick<MemberCard, 'id' | 'name' | 'connection'>;
  /** One of many on the screen, so not styled as the primary action. */
  quiet?: boolean;
  /** Asks for a note first. The dialog for it also says what the member needs to connect. */
  withNote?: boolean;
  size?: ButtonSize;
  className?: string;
}

/** Connects with a member, or shows and changes the current connection. Hidden for visitors and oneself. */
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

function Connect({
  userId,
  member,
  quiet = false,
  withNote = false,
  size,
  className,
}: ConnectButtonProps & { userId: string }) {
  const { run, pending } = useConnect(userId, member.id);
  const [removing, setRemoving] = useState(false);
  const [writing, setWriting] = useState(false);
  const gated = useGated();
  const state = member.connection?.state ?? null;
  const group = useRestoreFocus(state, removing || writing);
  const act = (action: ConnectAction) => {
    run(action, member.connection?.id ?? null).catch((error: unknown) =>
      toast.error(describeError(error, connectErrors[action])),
    );
  };
  const looks = { size, className };
  const busy = { busy: pending !== null, busyLabel: pending ? busyTexts[pending] : undefined };
  const buttons = {
    received: <AnswerButtons name={member.name} pending={pending} onAct={act} {...looks} />,
    sent: (
      <StateMenu {...looks} {...busy} icon={<Clock aria-hidden />} text="Request sent" label={`to ${member.name}`}>
        <MenuItem icon={<X aria-hidden />} onSelect={() => act('withdraw')}>
          Withdraw request
        </MenuItem>
      </StateMenu>
    ),
    connected: (
      <StateMenu {...looks} {...busy} icon={<UserCheck aria-hidden />} text="Connected" label={`with ${member.name}`}>
        <MenuItem icon={<UserMinus aria-hidden />} danger onSelect={() => setRemoving(true)}>
          Remove connection
        </MenuItem>
      </StateMenu>
    ),
    none: (
      <Button
        {...looks}
        {...busy}
        variant={quiet ? 'secondary' : 'primary'}
        icon={<UserPlus aria-hidden />}
        onClick={() => (withNote || gated ? setWriting(true) : act('request'))}
      >
        {withNote ? 'Request to connect' : 'Connect'} <MemberLabel>with {member.name}</MemberLabel>
      </Button>
    ),
  };
  return (
    <div ref={group} className="contents">
      {buttons[state ?? 'none']}
      {writing ? (
        <LazyRequestDialog
          name={member.name}
          draftKey={`connect:${userId}:${member.id}`}
          open
          onOpenChange={setWriting}
          onSend={async (note) => void (await run('request', null, note))}
        />
      ) : null}
      <RemoveConnection
        name={member.name}
        open={removing}
        onOpenChange={setRemoving}
        onRemove={async () => void (await run('remove', member.connection?.id ?? null))}
      />
    </div>
  );
}

interface StateMenuProps extends Pick<ButtonProps, 'size' | 'className' | 'busy' | 'busyLabel' | 'icon'> {
  text: string;
  /** The rest of the name, for screen readers. */
  label: string;
  children: ReactNode;
}

/** The state of a connection, with a menu to end it. */
function StateMenu({ text, label, children, ...looks }: StateMenuProps) {
  return (
    <Menu
      align="start"
      trigger={
        <Button {...looks} variant="secondary">
          {text} <MemberLabel>{label}</MemberLabel>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {children}
    </Menu>
  );
}

interface AnswerButtonsProps extends Pick<ConnectButtonProps, 'size' | 'className'> {
  name: string;
  pending: ConnectAction | 'check' | null;
  onAct: (action: ConnectAction) => void;
}

/** Accepts or declines a received request. Each button shows only its own progress. */
function AnswerButtons({ name, pending, onAct, ...looks }: AnswerButtonsProps) {
  const propsOf = (action: ConnectAction) => ({
    ...looks,
    ...(pending === action || pending === 'check'
      ? { busy: true, busyLabel: busyTexts[pending] }
      : { 'aria-disabled': pending !== null || undefined }),
    onClick: () => onAct(action),
  });
  return (
    <>
      <Button {...propsOf('accept')} icon={<Check aria-hidden />}>
        Accept <MemberLabel>request from {name}</MemberLabel>
      </Button>
      <Button {...propsOf('decline')} variant="secondary" icon={<X aria-hidden />}>
        Decline <MemberLabel>request from {name}</MemberLabel>
      </Button>
    </>
  );
}

/** Names the member for screen readers. */
function MemberLabel({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
