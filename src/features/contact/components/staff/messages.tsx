import { useSearchParams } from 'react-router-dom';
import { Page, PageHeading } from '@/shared/layout/page';
import { Segmented } from '@/shared/ui/segmented';
import type { MessageState } from '../../contact';
import { MessageList } from './message-list';

const leads = {
  open: 'Legal notices first, then messages from the contact form, oldest first. Reply by email, then resolve them.',
  settled:
    'Most recently resolved first. Messages are deleted a year after they’re resolved, legal notices after three.',
} as const;

const options = [
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Resolved' },
] as const;

/** The staff inbox of contact messages. `?state=settled` shows the resolved ones. */
export function Messages() {
  const [params, setParams] = useSearchParams();
  const state: MessageState = params.get('state') === 'settled' ? 'settled' : 'open';
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading title="Contact messages" lead={leads[state]} />
      <Segmented
        label="Contact messages"
        value={state}
        onChange={(next) => setParams(next === 'open' ? {} : { state: next }, { replace: true })}
        options={options}
        className="self-start"
      />
      <MessageList key={state} state={state} />
    </Page>
  );
}
