import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountDeletedNotice } from '@/routes/marketing/account-deleted-notice';
import { renderScreen } from '../render';

describe('account deleted notice', () => {
  it('is announced after deletion and can be dismissed', async () => {
    const { user } = renderScreen(<AccountDeletedNotice />, { at: '/?account=deleted' });
    const text = screen.getByText('Your account and its data were deleted.');
    expect(text.closest('output')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(text).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });
});
