import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { SubmitForVerified } from '@/features/marketplace/components/submit-for-verified';
import type { Json } from '@/domain/database.types';
import { readContract } from '@/domain/contract/read-contract';
import type { ContractReading } from '@/domain/contract/reading';
import StaffReviewScreen from '@/routes/app/review-screen';
import BenefitsScreen from '@/routes/app/submit-property-benefits-screen';
import ContractScreen from '@/routes/app/submit-property-contract-screen';
import FormScreen from '@/routes/app/submit-property-form-screen';
import ReviewScreen from '@/routes/app/submit-property-review-screen';
import StatusScreen from '@/routes/app/submit-property-status-screen';
import { paths } from '@/domain/site/paths';
import { Toaster } from '@/kit/ui/toaster';
import { member, sellerId } from '../msw/members';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import {
  contract,
  submissionsBackend,
  submission,
  submissionId,
  type SubmissionRow,
  type SubmissionsState,
} from '../msw/submissions';
import { staffBackend } from '../msw/staff';
import { renderScreen, someMember } from '../render';

describe('a submission', () => {
  let state: SubmissionsState;
  let me: ReturnType<typeof member>;

  beforeEach(() => {
    state = { rows: [], calls: [], refusals: {} };
    me = member({ id: someMember.id, membership_tier: 'free', email_confirmed: true });
    server.use(
      ...submissionsBackend(state),
      http.get(`${backendUrl}/rest/v1/users`, () => HttpResponse.json([me])),
    );
  });

  const steps = (
    <>
      <Route path={paths.submitPropertyBenefits} element={<BenefitsScreen />} />
      <Route path={paths.submitPropertyForm} element={<FormScreen />} />
      <Route path={paths.submitPropertyContract} element={<ContractScreen />} />
      <Route path={paths.submitPropertyReview} element={<ReviewScreen />} />
      <Route path={paths.submission(':id')} element={<StatusScreen />} />
    </>
  );
  const open = (at: string) => renderScreen(<Toaster />, { at, path: '/elsewhere', routes: steps, user: someMember });
  const at = (path: string, id = submissionId(1)) => open(`${path}?submission=${id}`);
  const address = () => screen.getByTestId('address').textContent ?? '';
  const sent = (name: string) => state.calls.filter((call) => call.name === name).map((call) => call.sent);
  const pdf = (name = 'Contract.pdf', size = 12_641) =>
    new File([new Uint8Array(size)], name, { type: 'application/pdf' });
  const choose = async (user: ReturnType<typeof open>['user'], ...files: File[]) =>
    user.upload(await screen.findByLabelText('Contract files'), files);

  async function fillIn(user: ReturnType<typeof open>['user']) {
    await user.type(await screen.findByLabelText(/^Address/), '12 Oak St, Houston, TX 77002');
    await user.selectOptions(screen.getByLabelText(/^Property type/), 'multi_family');
    await user.selectOptions(screen.getByLabelText(/^Condition/), 'good');
    await user.type(screen.getByLabelText(/^Sq ft/), '1800');
    await user.type(screen.getByLabelText(/^Asking price/), '250000');
  }

  describe('benefits', () => {
    it('deletes only the draft and its contract after confirmation', async () => {
      const file = contract('Contract.pdf');
      state.rows = [
        submission({ files: [file] }),
        submission({
          id: submissionId(2),
          address: '7 Elm St',
          status: 'submitted',
          submitted_at: '2026-03-01T12:00:00+00:00',
        }),
      ];
      state.refusals['delete'] = { status: 500, body: { message: 'down' } };
      const { user } = open(paths.submitPropertyBenefits);
      await user.click(await screen.findByRole('button', { name: 'Delete draft 12 Oak St, Houston, TX 77002' }));
      expect(screen.getAllByRole('button', { name: /Delete draft/ })).toHaveLength(1);
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
      await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
      expect(await dialog.findByText(/We couldn’t delete the draft/)).toBeVisible();
      delete state.refusals['delete'];
      await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
      await waitFor(() => expect(screen.queryByRole('link', { name: /12 Oak St/ })).not.toBeInTheDocument());
      expect(await screen.findByRole('link', { name: /7 Elm St/ })).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Your submissions' })).toHaveFocus());
      expect(sent('remove')).toEqual([{ prefixes: [file.path] }]);
    });
  });

  describe('property form', () => {
    it('shows step 1 of 3 with errors next to required fields', async () => {
      const { user } = open(paths.submitPropertyForm);
      expect(await screen.findByRole('heading', { name: 'Property information' })).toBeInTheDocument();
      expect(screen.getByRole('progressbar')).toHaveValue(33);
      await user.click(await screen.findByRole('button', { name: 'Next' }));
      for (const [label, message] of [
        [/^Address/, 'Enter the address.'],
        [/^Property type/, 'Choose a property type.'],
        [/^Sq ft/, 'Enter the square feet, 0 for bare land.'],
        [/^Condition/, 'Choose a condition.'],
        [/^Asking price/, 'Enter the asking price.'],
      ] as const) {
        await waitFor(() =>
          expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
        );
      }
      expect(screen.getByLabelText(/^Lot sq ft/)).toBeValid();
      expect(state.calls).toEqual([]);
      expect(screen.getByRole('link', { name: 'Back to benefits' })).toHaveAttribute(
        'href',
        paths.submitPropertyBenefits,
      );
    });

    it('creates the submission once and opens the contract step', async () => {
      const { user } = open(paths.submitPropertyForm);
      await fillIn(user);
      await user.dblClick(screen.getByRole('button', { name: 'Next' }));
      expect(await screen.findByRole('heading', { name: 'Upload Contract' })).toBeInTheDocument();
      const [saved] = sent('save_submission');
      expect(saved).toEqual({
        submission_id: expect.any(String),
        address: '12 Oak St, Houston, TX 77002',
        property_type: 'multi_family',
        condition: 'good',
        price: 250_000,
        sqft: 1800,
      });
      expect(new Set(sent('save_submission').map((one) => one['submission_id'])).size).toBe(1);
      expect(address()).toBe(`${paths.submitPropertyContract}?submission=${String(saved?.['submission_id'])}`);
    });

    it('restores the input across reloads until it’s saved', async () => {
      const first = open(paths.submitPropertyForm);
      await fillIn(first.user);
      first.unmount();
      const second = open(paths.submitPropertyForm);
      expect(await screen.findByLabelText(/^Address/)).toHaveValue('12 Oak St, Houston, TX 77002');
      expect(screen.getByLabelText(/^Asking price/)).toHaveValue('250,000');
      await second.user.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByRole('heading', { name: 'Upload Contract' });
      second.unmount();
      open(paths.newSubmission);
      expect(await screen.findByLabelText(/^Address/)).toHaveValue('');
    });

    it('preserves the input when saving fails and retries the same submission', async () => {
      state.refusals['save_submission'] = { status: 500, body: { message: 'broken by the test' } };
      const { user } = open(paths.submitPropertyForm);
      await fillIn(user);
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
      state.refusals['save_submission'] = {
        status: 400,
        body: { code: 'P0001', message: 'You can start 20 submissions a day.' },
      };
      await user.click(screen.getByRole('button', { name: 'Next' }));
      expect(await screen.findByText('You can start 20 submissions a day.')).toBeInTheDocument();
      state.refusals = {};
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByRole('heading', { name: 'Upload Contract' });
      expect(new Set(sent('save_submission').map((one) => one['submission_id'])).size).toBe(1);
    });

    it('continues the latest draft, which can be deleted, or starts a new submission', async () => {
      state.rows = [
        submission(),
        submission({ id: submissionId(2), address: '9 Ash St', updated_at: '2026-03-02T12:00:00+00:00' }),
        submission({ id: submissionId(3), address: '7 Elm St', status: 'returned', reason: 'Unsigned' }),
      ];
      const { user } = open(paths.submitPropertyForm);
      expect(await screen.findByLabelText(/^Address/)).toHaveValue('9 Ash St');
      expect(address()).toBe(`${paths.submitPropertyForm}?submission=${submissionId(2)}`);
      await user.click(screen.getByRole('link', { name: 'Start a new submission' }));
      expect(await screen.findByLabelText(/^Address/)).toHaveValue('');
      await user.click(screen.getByRole('link', { name: 'Back to benefits' }));
      await user.click(await screen.findByRole('link', { name: 'Get started' }));
      await user.click(await screen.findByRole('button', { name: 'Delete draft 9 Ash St' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
      await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
      await waitFor(() => expect(address()).toBe(paths.submitPropertyBenefits));
      expect(state.rows.map(({ id }) => id)).toEqual([submissionId(1), submissionId(3)]);
    });

    it('tells unverified members first', async () => {
      me = { ...me, email_confirmed: false };
      open(paths.submitPropertyForm);
      expect(await screen.findByText('Please verify your email address to submit a property.')).toBeInTheDocument();
    });
  });

  describe('contract step', () => {
    beforeEach(() => {
      state.rows = [submission()];
    });

    it('uploads and checks a file, shows its name and size, and continues', async () => {
      const { user } = at(paths.submitPropertyContract);
      await choose(user, pdf('Purchase.PDF'));
      const list = await screen.findByRole('list', { name: 'Selected files' });
      expect(await within(list).findByText('Checked')).toBeInTheDocument();
      expect(within(list).getByText('Purchase.PDF')).toBeInTheDocument();
      expect(within(list).getByText('12.34 KB')).toBeInTheDocument();
      const [upload] = sent('upload');
      const [register] = sent('register');
      expect(upload).toMatchObject({
        path: `${someMember.id}/${submissionId(1)}/incoming/${String(register?.['file_id'])}.pdf`,
        type: 'application/pdf',
      });
      await user.click(screen.getByRole('button', { name: 'Submit Property' }));
      expect(await screen.findByRole('heading', { name: 'Review and submit' })).toBeInTheDocument();
    });

    it('retries a failed upload', async () => {
      state.refusals['upload'] = { status: 500, body: { message: 'broken by the test' } };
      const { user } = at(paths.submitPropertyContract);
      await choose(user, pdf());
      expect(await screen.findByText('The upload failed. Please try again.')).toBeInTheDocument();
      state.refusals = { register: { status: 500, body: { error: 'We couldn’t check the file. Please try again.' } } };
      await user.click(screen.getByRole('button', { name: 'Retry Contract.pdf' }));
      expect(await screen.findByText('We couldn’t check the file. Please try again.')).toBeInTheDocument();
      state.refusals = {};
      await user.click(screen.getByRole('button', { name: 'Retry Contract.pdf' }));
      expect(await screen.findByText('Checked')).toBeInTheDocument();
      expect(new Set(sent('register').map((one) => one['file_id'])).size).toBe(1);
    });

    it('waits for files being checked and can cancel them', async () => {
      let release = () => undefined as void;
      state.checking = new Promise((resolve) => {
        release = resolve;
      });
      const { user } = at(paths.submitPropertyContract);
      await choose(user, pdf());
      await screen.findByText('Checking the file');
      await user.click(screen.getByRole('button', { name: 'Submit Property' }));
      expect(screen.getByText('Please wait for your files to finish uploading.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Remove Contract.pdf' }));
      expect(screen.queryByText('Contract.pdf')).not.toBeInTheDocument();
      release();
      // It was registered anyway, so it is removed.
      await waitFor(() => expect(sent('delete_submission_file')).toHaveLength(1));
      expect(state.rows[0]?.files).toEqual([]);
      expect(screen.queryByText('Contract.pdf')).not.toBeInTheDocument();
    });

    it('redirects to the form without a submission and to the status once submitted', async () => {
      const first = open(paths.submitPropertyContract);
      await waitFor(() => expect(address()).toBe(paths.submitPropertyForm));
      first.unmount();
      state.rows = [submission({ status: 'submitted', submitted_at: '2026-03-01T12:00:00+00:00' })];
      at(paths.submitPropertyContract);
      await waitFor(() => expect(address()).toBe(paths.submission(submissionId(1))));
    });
  });

  describe('review and status', () => {
    it('shows a summary, submits once, and confirms', async () => {
      state.rows = [submission({ files: [contract()] })];
      const { user } = at(paths.submitPropertyReview);
      expect(await screen.findByText('12 Oak St, Houston, TX 77002')).toBeInTheDocument();
      expect(screen.getByRole('progressbar')).toHaveValue(100);
      expect(screen.getByText('$250,000')).toBeInTheDocument();
      expect(screen.getByText(`SHA-256: ${'ab'.repeat(32)}`)).toBeInTheDocument();
      await user.dblClick(screen.getByRole('button', { name: 'Confirm and submit' }));
      expect(await screen.findByRole('heading', { name: 'Property submission complete!' })).toBeInTheDocument();
      expect(sent('submit_property')).toEqual([{ submission_id: submissionId(1) }]);
      await user.click(screen.getByRole('link', { name: 'View status' }));
      expect(await screen.findByText('In review')).toBeInTheDocument();
    });
  });
});

describe('the button in the marketplace', () => {
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
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      paths.membershipFor(paths.marketplace),
    );
    await user.click(screen.getByRole('link', { name: 'Continue' }));
    expect(screen.getByTestId('address')).toHaveTextContent(paths.submitProperty);
  });

  it('shows paid members and visitors no button in the marketplace', async () => {
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
});

/** A line of a list of terms: the term and what's behind it. */
const lineOf = (term: HTMLElement) =>
  [...(term.parentElement?.querySelectorAll('dt, p, dd:last-child') ?? [])]
    .map(({ textContent }) => textContent.trim())
    .join(' ');

describe('submissions for staff', () => {
  let state: SubmissionsState;
  let staff: ReturnType<typeof staffBackend>;

  const waiting = (number: number, address: string) =>
    submission({
      id: submissionId(number),
      user_id: sellerId,
      address,
      status: 'submitted',
      submitted_at: `2026-03-0${number}T12:00:00+00:00`,
      files: [contract()],
    });

  beforeEach(() => {
    state = { rows: [waiting(1, '12 Oak St, Houston, TX 77002'), waiting(2, '7 Elm St')], calls: [], refusals: {} };
    staff = staffBackend(state.rows.map(({ id }) => ({ id, kind: 'submission' })));
    server.use(
      ...submissionsBackend(state),
      ...staff.handlers,
      rows('staff', [
        { user_id: someMember.id, granted_at: '2026-01-01T00:00:00Z', role: 'admin', lacks_second_factor: false },
      ]),
    );
  });

  const open = () =>
    renderScreen(
      <>
        <StaffReviewScreen />
        <Toaster />
      </>,
      { at: paths.staffReview, user: someMember },
    );
  const card = async (name: string) =>
    within((await screen.findByRole('heading', { name, level: 2 })).closest('article') as HTMLElement);

  const firstHas = (files: SubmissionRow['files']) => {
    state.rows = state.rows.map((row, at) => (at === 0 ? { ...row, files } : row));
  };

  it('shows what a contract says, and offers its last day', async () => {
    const text = `Property: 12 Oak St, Houston, TX 77002
      Seller: Ruth Oak
      Buyer: Sam Seller
      Purchase price: $265,000
      Closing date: 12/31/2098`;
    const read = (change: Partial<ContractReading>): ContractReading => ({
      state: 'read',
      scan: 'not_scanned',
      found: readContract(text),
      same_address: [true],
      companies: [],
      ...change,
    });
    const unread = { found: null, same_address: [] };
    firstHas([
      contract('Contract.pdf', { reading: read({}) as unknown as Json }),
      contract('Scan.pdf', { reading: read({ ...unread, state: 'no_text', scan: 'infected' }) as unknown as Json }),
    ]);
    const { user } = open();
    const shown = await card('12 Oak St, Houston, TX 77002');
    const heading = await shown.findByRole('heading', { name: 'What the contract says: Contract.pdf' });
    const block = within(heading.closest('section') as HTMLElement);
    expect(block.getAllByRole('term').map((term) => lineOf(term))).toEqual([
      'Address 12 Oak St, Houston, TX 77002 Agrees',
      'Price $265,000 $15,000 more than the asking price. Differs',
      'Last day Dec 31, 2098 Stated',
      'Buyer Sam Seller The member. Agrees',
      'Seller Ruth Oak Stated',
      'Assignment Not found',
    ]);
    expect(block.getByText('Not scanned for malware.')).toBeInTheDocument();
    expect(shown.getByText('Scanned picture: it has no text that we can read.')).toBeInTheDocument();
    expect(shown.getByText('Malware found: nobody can open this file.')).toBeInTheDocument();

    await user.click(shown.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Contract’s last day/)).toHaveValue('2098-12-31');
    expect(dialog.getByText(/As the contract says/)).toBeInTheDocument();
    await user.clear(dialog.getByLabelText(/^Contract’s last day/));
    await user.click(dialog.getByRole('button', { name: 'Accept and list' }));
    expect(await dialog.findByText('Enter the contract’s last day.')).toBeInTheDocument();
  });

  it('offers no last day that has passed, and says that a contract isn’t read yet', async () => {
    const findings = readContract('Closing date: 1/31/2020');
    const past = { state: 'read', scan: 'clean', found: findings, same_address: [], companies: [] };
    const waits = { ...past, state: 'waiting', found: null };
    firstHas([past, waits].map((reading) => contract('Contract.pdf', { reading: reading as unknown as Json })));
    const { user } = open();
    const shown = await card('12 Oak St, Houston, TX 77002');
    expect(await shown.findByText('It has passed.')).toBeInTheDocument();
    expect(shown.getByText('We haven’t read this contract yet. That takes a few minutes.')).toBeInTheDocument();
    expect(shown.getAllByText('Scanned for malware: none found.')).toHaveLength(2);
    await user.click(shown.getByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Contract’s last day/)).toHaveValue('');
  });

  it('returns a submission with a reason', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^7 Elm St/ }));
    await user.click((await card('7 Elm St')).getByRole('button', { name: 'Return' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Page 2 is missing.');
    await user.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^7 Elm St/ })).not.toBeInTheDocument());
    expect(staff.state.sent).toEqual([
      {
        decision: 'return_submission',
        arguments: {
          submission_id: submissionId(2),
          if_unmodified_since: '2026-03-02T12:00:00+00:00',
          reason: 'Page 2 is missing.',
        },
        title: '7 Elm St',
      },
    ]);
  });
});
