import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { goTo } from '@/shared/lib/leave';
import { membershipKeys } from '../api/keys';

/** A page that is still here this long after it was to be left will not be left: its reader has stopped it. */
const patienceMs = 15_000;

/**
 * Asks for the address of a page of the card provider and leaves for it. It is busy until this page is gone, so that nothing is asked
 * for twice; Back, which may show the page just as it was left, finds it ready and reads anew what may have changed meanwhile.
 */
export function useProviderPage<Wish>(
  address: UseMutationOptions<string, Error, Wish> & { mutationKey: readonly unknown[] },
) {
  const queryClient = useQueryClient();
  const { mutationKey } = address;
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({
    ...address,
    onSuccess: goTo,
    // It may have been refused for something that another tab has done.
    onError: () => void queryClient.invalidateQueries({ queryKey: membershipKeys.members }),
  });

  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      reset();
      void queryClient.invalidateQueries({ queryKey: membershipKeys.members });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [reset, queryClient]);

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(reset, patienceMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  return {
    /** What was asked for and is under way; null while nothing is. */
    underWay: (isPending || isSuccess) && variables !== undefined ? variables : null,
    /** What was asked for last and could not be had; null where that is not so. */
    failed: error && variables !== undefined ? { wish: variables, error } : null,
    open: (wish: Wish) => {
      // Two presses may come before the first is shown.
      if (!isSuccess && queryClient.isMutating({ mutationKey }) === 0) mutate(wish);
    },
  };
}
