import { useSearchParams } from 'react-router-dom';
import { Page, PageHeading } from '@/shared/ui/page';
import { Segmented } from '@/shared/ui/segmented';
import type { MessageState } from '../../contact';
import { MessageList } from './message-list';

const leads = {
  open: 'What was written through the contact form, the oldest first. Answer by mail, then settle it.',
  settled: 'What needs nothing more, the last settled first. Each goes a year after it was settled.',
} as const;

const options = [
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
] as const;

/** What was written to us. Whether the open or the settled messages are shown stands in the address. */
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
