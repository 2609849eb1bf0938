import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import FundsScreen from '@/routes/app/funds-screen';
import ReviewScreen from '@/routes/app/review-screen';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { fundsBackend, proof, proofId, type FundsState } from '../msw/funds';
import { member, sellerId } from '../msw/members';
import { rows } from '../msw/rest';
import { server } from '../msw/server';
import { staffBackend } from '../msw/staff';
import { renderScreen, someMember } from '../render';

let state: FundsState;
beforeEach(() => {
  sessionStorage.clear();
  state = { rows: [], offers: [], shared: [], calls: [], refusals: {} };
  server.use(...fundsBackend(state), rows('users', [member({ id: someMember.id, email_confirmed: true })]));
});

const sent = (name: string) => state.calls.filter((call) => call.name === name).map((call) => call.sent);
const pdf = (name = 'Statement.pdf') => new File(['%PDF-1.4\n%%EOF'], name, { type: 'application/pdf' });
const open = () =>
  renderScreen(
    <>
      <FundsScreen />
      <Toaster />
    </>,
    { at: paths.funds, user: someMember },
  );

describe('adding a proof of funds', () => {
  const openForm = async () => {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Add proof of funds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add proof of funds' }));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!input) throw new Error('The form has no file input');
    return { ...view, dialog, input };
  };

  it('retries a failed upload, and deletes it on Cancel', async () => {
    state.refusals['upload'] = { status: 500, body: { message: 'broken' } };
    const form = await openForm();
    fireEvent.change(form.input, { target: { files: [pdf()] } });
    expect(await form.dialog.findByText(/^Not uploaded\./)).toBeInTheDocument();
    state.refusals = {};
    await form.user.click(form.dialog.getByRole('button', { name: 'Retry' }));
    expect(await form.dialog.findByText(/Uploaded/)).toBeInTheDocument();
    await form.user.click(form.dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(sent('delete')).toHaveLength(1));
  });
});

describe('the member’s documents', () => {
  it('shares a proof of funds with one seller, and stops', async () => {
    state.rows = [proof()];
    state.offers = [{ id: 'o1', title: 'Brick duplex', seller_name: 'Sam Seller' }];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await user.click(await screen.findByRole('button', { name: 'Share with the seller of Brick duplex' }));
    await user.click(await screen.findByRole('button', { name: 'Stop sharing with the seller of Brick duplex' }));
    expect(await screen.findByRole('button', { name: 'Share with the seller of Brick duplex' })).toBeInTheDocument();
    expect(sent('revoke_proof_share')).toEqual([{ proof_id: proofId(1), offer_id: 'o1' }]);
  });
});

describe('the review queue', () => {
  let staff: ReturnType<typeof staffBackend>;
  const openQueue = () =>
    renderScreen(
      <>
        <ReviewScreen />
        <Toaster />
      </>,
      { at: paths.staffReview, user: someMember },
    );
  beforeEach(() => {
    state.rows = [proof({ user_id: sellerId, status: 'pending', decided_at: null })];
    staff = staffBackend([{ id: proofId(1), kind: 'funds' }]);
    server.use(
      ...staff.handlers,
      rows('staff', [
        { user_id: someMember.id, granted_at: '2026-01-01T00:00:00Z', role: 'reviewer', lacks_second_factor: false },
      ]),
    );
  });

  it('rejects it with a reason, and says when someone else was faster', async () => {
    staff.state.refusal = { code: 'P0001', message: 'This document has already been reviewed.' };
    const { user } = openQueue();
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Say what’s wrong with it')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Reason/), 'Another name');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText(/This document has already been reviewed\./)).toBeInTheDocument();
    expect(staff.state.sent.map((one) => one.arguments)).toEqual([
      { proof_id: proofId(1), decision: 'rejected', reason: 'Another name' },
    ]);
  });
});
