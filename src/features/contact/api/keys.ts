import type { MessageState } from '../contact';

export const contactKeys = {
  sending: ['contact', 'send'] as const,
  messages: (state: MessageState) => ['contact', 'messages', state] as const,
};
