import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountDeletedNotice } from '@/routes/marketing/account-deleted-notice';
import { renderScreen } from '../render';

describe('the word that the account is gone', () => {
  it('is read out to who comes from deleting it, and goes when dismissed', async () => {
    const { user } = renderScreen(<AccountDeletedNotice />, { at: '/?account=deleted' });
    const text = screen.getByText('Your account was deleted,');
    expect(text.closest('output')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(text).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it.each(['/', '/?account=other'])('is not there at %s', (at) => {
    renderScreen(<AccountDeletedNotice />, { at });
    expect(screen.queryByText('Your account was deleted,')).not.toBeInTheDocument();
  });
});
