import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refetchChanged } from './refetch-changed';

it('ignores a first response that was on its way when the data changed', async () => {
  const client = new QueryClient();
  let stored = 'before';
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  };
  const observer = new QueryObserver(client, { queryKey: ['plan'], queryFn });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  stored = 'after';
  void refetchChanged(client, { queryKey: ['plan'] });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'));
  stop();
});
