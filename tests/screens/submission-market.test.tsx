import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { SubmitForVerified } from '@/features/marketplace/components/submit-for-verified';
import { paths } from '@/shared/config/paths';
import { member } from '../msw/members';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

let requestCount = 0;
const as = (tier: 'free' | 'closer') =>
  server.use(
    http.get(`${backendUrl}/rest/v1/users`, () => {
      requestCount += 1;
      return HttpResponse.json([member({ id: someMember.id, membership_tier: tier })]);
    }),
  );

it('tells free members about the 50% JV requirement and links to the form', async () => {
  as('free');
  const { user } = renderScreen(<SubmitForVerified host="app" />, {
    at: paths.marketplace,
    path: paths.marketplace,
    user: someMember,
  });
  await user.click(await screen.findByRole('button', { name: 'Submit for Verified Listing' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('A 50% JV requirement applies');
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', paths.membership);
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect(screen.getByTestId('address')).toHaveTextContent(paths.submitProperty);
});

it('isn’t shown to paid members or visitors', async () => {
  as('closer');
  requestCount = 0;
  const first = renderScreen(<SubmitForVerified host="app" />, { user: someMember });
  await waitFor(() => expect(requestCount).toBe(1));
  await waitFor(() => expect(first.queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  first.unmount();
  renderScreen(<SubmitForVerified host="public" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
