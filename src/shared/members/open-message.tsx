import type { ReactNode } from 'react';
import { useMember } from '@/platform/session/member';
import { openToMessages } from '@/domain/member/message-access';

interface OpenMessageProps {
  member: Parameters<typeof openToMessages>[0];
  /** The message button. */
  children: ReactNode;
}

/** The message button for readers without access to contact details, if the member is open to messages. */
export function OpenMessage({ member, children }: OpenMessageProps) {
  const access = openToMessages(member, useMember().data);
  if (access === 'verify')
    return <p className="text-sm text-muted">Anyone can message this member. Verify your email to do so.</p>;
  return access && children;
}
