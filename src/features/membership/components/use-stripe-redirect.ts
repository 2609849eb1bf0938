import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openUrl } from '@/platform/navigation/browser-navigation';
import { membershipKeys } from '../api/keys';

/** If the page is still here after this long, the user stopped the navigation. */
const navigationTimeoutMs = 15_000;

/**
 * Requests the URL of a Stripe page and redirects to it. Stays pending until the page is gone, so nothing is requested
 * twice. When the back button restores this page from cache, it resets and refetches the member's billing data.
 */
export function useStripeRedirect<Variables>(
  mutation: UseMutationOptions<string, Error, Variables> & { mutationKey: readonly unknown[] },
) {
  const queryClient = useQueryClient();
  const { mutationKey } = mutation;
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({
    ...mutation,
    onSuccess: openUrl,
    // It may have failed because of a change in another tab, or because a plan was retired.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: membershipKeys.members });
      void queryClient.invalidateQueries({ queryKey: membershipKeys.plans });
    },
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
    const timer = setTimeout(reset, navigationTimeoutMs);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);

  return {
    /** What is being opened; null if nothing is. */
    pending: (isPending || isSuccess) && variables !== undefined ? variables : null,
    /** The last attempt, if it failed; else null. */
    failed: error && variables !== undefined ? { variables, error } : null,
    open: (next: Variables) => {
      // A double click arrives before the pending state renders.
      if (!isSuccess && queryClient.isMutating({ mutationKey }) === 0) mutate(next);
    },
  };
}
