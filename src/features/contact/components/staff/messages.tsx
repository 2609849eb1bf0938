import { QueuePage } from '@/shared/moderation/queue-page';
import { MessageList } from './message-list';

const leads = {
  open: 'Legal notices first, then messages from the contact form, oldest first. Reply by email, then resolve them.',
  closed:
    'Most recently resolved first. Messages are deleted a year after they’re resolved, legal notices after three.',
};

/** The staff inbox of contact messages. */
export function Messages() {
  return (
    <QueuePage title="Contact messages" closed={{ value: 'settled', label: 'Resolved' }} leads={leads}>
      {(state) => <MessageList key={state} state={state} />}
    </QueuePage>
  );
}
