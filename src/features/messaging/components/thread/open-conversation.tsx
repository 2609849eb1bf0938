import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { useCan } from '@/shared/entitlements/entitlements';
import { ButtonLink } from '@/kit/ui/button';
import { useOutbox } from '../../api/use-outbox';
import { refusalQuery } from '../../api/queries';
import type { Conversation, Partner, Subject } from '../../message';
import { partnerName } from '../../composing';
import { toRows } from '../../thread';
import { Composer } from '../composer/composer';
import { MessageList } from './message-list';
import { Thread } from './thread';
import { useTyping } from './use-typing';

interface OpenConversationProps {
  userId: string;
  /** The conversation's address in the URL. */
  address: string;
  /** Null before the first message. */
  conversation: Conversation | null;
  partner: Partner;
  subject: Subject | null;
  onDropSubject?: () => void;
  /** Classes of the message list; by default it fills the available height. */
  listClass?: string;
  /** Whether the composer has the focus from the start; by default it does. */
  takesFocus?: boolean;
}

/** The messages of a conversation, and the composer or the reason why the viewer can't write. */
export function OpenConversation({
  userId,
  address,
  conversation,
  partner,
  subject,
  onDropSubject,
  listClass = 'min-h-0 flex-1',
  takesFocus = true,
}: OpenConversationProps) {
  const { pending, retry, discard } = useOutbox(userId, partner.id);
  const name = partnerName(partner);
  const { typing, broadcast } = useTyping({
    userId,
    partnerId: partner.author ? partner.id : null,
  });
  const refusal = useRefusal(userId, partner, conversation);
  const beginning = <ConversationStart name={name} />;
  const first = useMemo(() => {
    const now = new Date(pending.at(-1)?.writtenAt ?? 0);
    return toRows({ messages: [], pending, readerId: userId, partnerReadAt: null, unreadFrom: null, now });
  }, [pending, userId]);

  return (
    <>
      <div className={clsx('flex flex-col', listClass)}>
        {conversation ? (
          <Thread
            key={conversation.id}
            userId={userId}
            address={address}
            conversation={conversation}
            pending={pending}
            beginning={beginning}
            onRetry={retry}
            onDiscard={discard}
          />
        ) : (
          <MessageList
            rows={first}
            older={null}
            partner={partner}
            name={name}
            beginning={beginning}
            onRetry={retry}
            onDiscard={discard}
          />
        )}
      </div>
      <div className="px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
        <TypingLine name={typing ? name : null} />
        {refusal || partner.id === null ? (
          refusal
        ) : (
          <Composer
            userId={userId}
            recipientId={partner.id}
            recipientName={name}
            subject={subject}
            {...(onDropSubject && { onDropSubject })}
            onTyping={broadcast}
            takesFocus={takesFocus}
          />
        )}
      </div>
    </>
  );
}

/** The reason why the viewer can't write here; null if they can, or until it's known. The database checks again. */
function useRefusal(userId: string, partner: Partner, conversation: Conversation | null): ReactNode {
  const mayStart = useCan('start_conversations');
  const upgrade = useUpgradePath();
  // In an existing conversation with a visible partner, both can always write.
  const uncertain = conversation === null || partner.author === null;
  const { data: refusal } = useQuery({
    ...refusalQuery(userId, partner.id ?? ''),
    enabled: uncertain && partner.id !== null,
  });
  if (partner.id === null) return <Refusal text="This member has left. Your messages to each other stay here." />;
  if (!uncertain || !refusal) return null;
  const canUpgrade = conversation === null && partner.author !== null && mayStart === false;
  return (
    <Refusal text={refusal}>
      {canUpgrade ? (
        <ButtonLink to={upgrade} variant="secondary" size="sm">
          Upgrade
        </ButtonLink>
      ) : null}
    </Refusal>
  );
}

function Refusal({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3 text-sm text-ink">
      <Lock aria-hidden className="size-4 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-48 text-pretty">{text}</p>
      {children}
    </div>
  );
}

function TypingLine({ name }: { name: string | null }) {
  return (
    <output className="flex h-6 items-center gap-2 text-[13px] text-muted">
      {name === null ? null : (
        <>
          <span aria-hidden className="flex gap-1">
            {[0, 1, 2].map((dot) => (
              <span
                key={dot}
                className="typing-dot size-1.5 rounded-full bg-muted"
                style={{ animationDelay: `${dot * 160}ms` }}
              />
            ))}
          </span>
          <span className="truncate">{name} is typing</span>
        </>
      )}
    </output>
  );
}

function ConversationStart({ name }: { name: string }) {
  return (
    <p className="px-6 pt-8 pb-2 text-center text-sm text-balance text-muted">
      This is the beginning of your conversation with {name}.
    </p>
  );
}
