import { InfiniteQueryObserver, QueryClient, type InfiniteData } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { communityKeys } from '../../api/keys';
import { patchMember, type MemberRelation } from './patch-member';

const standing = (id: string): MemberRelation => ({ id, connection: null, followed: false, stats: null });
const queryKey = communityKeys.directory('reader', '', 'all');

it('survives the response of a next page that was requested before the change', async () => {
  const client = new QueryClient();
  const answers: (() => void)[] = [];
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam }) =>
      new Promise<MemberRelation[]>((resolve) => answers.push(() => resolve([standing(`member-${pageParam}`)]))),
    initialPageParam: 1,
    getNextPageParam: (_page, pages) => pages.length + 1,
    staleTime: Infinity,
    retry: false,
  });
  const stop = list.subscribe(() => undefined);
  const next = async () => {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.();
  };
  const shown = () =>
    client
      .getQueryData<InfiniteData<MemberRelation[]>>(queryKey)
      ?.pages.flat()
      .map(({ id, followed }) => `${id} ${followed}`);

  await next();
  await expect.poll(shown).toEqual(['member-1 false']);
  const second = list.fetchNextPage();
  await expect.poll(() => answers.length).toBe(1);
  patchMember(client, 'member-1', () => ({ followed: true }));
  expect(shown()).toEqual(['member-1 true']);
  await next();
  await second;
  expect(shown()).toEqual(['member-1 true']);
  // The next page is requested again.
  expect(answers).toHaveLength(1);
  stop();
});
