import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import StaffSubmissionsScreen from '@/routes/app/staff-submissions-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { contract, submissionsBackend, submission, submissionId, type SubmissionsState } from '../msw/submissions';
import { renderScreen, someMember } from '../render';
import { sellerId } from '../msw/members';

let state: SubmissionsState;

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
  server.use(
    ...submissionsBackend(state),
    rows('staff', [
      { user_id: someMember.id, granted_at: '2026-01-01T00:00:00Z', role: 'admin', lacks_second_factor: false },
    ]),
  );
});

const open = () =>
  renderScreen(
    <>
      <StaffSubmissionsScreen />
      <Toaster />
    </>,
    { at: paths.staffSubmissions, user: someMember },
  );
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name, level: 2 })).closest('article') as HTMLElement);
const sent = (name: string) => state.calls.filter((call) => call.name === name).map((call) => call.sent);

it('is only for staff', async () => {
  server.use(http.get(`${backendUrl}/rest/v1/staff`, () => HttpResponse.json([])));
  open();
  expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
  expect(state.calls).toEqual([]);
});

it('accepts with the completed listing, prefilled from the submission', async () => {
  const { user } = open();
  await user.click((await card('12 Oak St, Houston, TX 77002')).getByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/^Street address/)).toHaveValue('12 Oak St');
  expect(dialog.getByLabelText(/^ZIP/)).toHaveValue('77002');
  expect(dialog.getByLabelText(/^Property type/)).toHaveValue('Multi Family');
  expect(dialog.getByLabelText(/^Condition/)).toHaveValue('Light Rehab');
  await user.click(dialog.getByRole('button', { name: 'Accept and list' }));
  expect(await dialog.findByText('Enter a title.')).toBeInTheDocument();
  expect(sent('accept_submission')).toEqual([]);
  await user.type(dialog.getByLabelText(/^Title/), 'Brick duplex');
  await user.type(dialog.getByLabelText(/^Description/), 'Two units.');
  await user.type(dialog.getByLabelText(/^Bedrooms/), '4');
  await user.type(dialog.getByLabelText(/^Bathrooms/), '2.5');
  state.refusals['accept_submission'] = {
    status: 400,
    body: { code: '23514', message: 'ZIP code 77002 is not known' },
  };
  await user.click(dialog.getByRole('button', { name: 'Accept and list' }));
  expect(await dialog.findByText('Your decision wasn’t saved. ZIP code 77002 is not known.')).toBeInTheDocument();
  state.refusals = {};
  await user.click(dialog.getByRole('button', { name: 'Accept and list' }));
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: '12 Oak St, Houston, TX 77002' })).not.toBeInTheDocument(),
  );
  expect(sent('accept_submission').at(-1)).toEqual({
    submission_id: submissionId(1),
    if_unmodified_since: '2026-03-01T12:00:00+00:00',
    listing: {
      title: 'Brick duplex',
      description: 'Two units.',
      property_type: 'Multi Family',
      address: '12 Oak St',
      city: 'Houston',
      state: 'TX',
      zip: '77002',
      price: 250_000,
      bedrooms: 4,
      bathrooms: 2.5,
      sqft: 1800,
      lot_sqft: 0,
      condition: 'Light Rehab',
      financing: null,
      occupancy: 'vacant',
    },
  });
  expect(await screen.findByText('Accepted and listed')).toBeInTheDocument();
});

it('requires a reason to return', async () => {
  const { user } = open();
  await user.click((await card('7 Elm St')).getByRole('button', { name: 'Return' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await dialog.findByText('Say what needs to change')).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Reason/), 'Page 2 is missing.');
  state.refusals['return_submission'] = { status: 500, body: { message: 'broken by the test' } };
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  expect(await dialog.findByText(/^Your decision wasn’t saved\./)).toBeInTheDocument();
  state.refusals = {};
  await user.click(dialog.getByRole('button', { name: 'Return' }));
  await waitFor(() => expect(screen.queryByText('7 Elm St')).not.toBeInTheDocument());
  expect(sent('return_submission').at(-1)).toEqual({
    submission_id: submissionId(2),
    if_unmodified_since: '2026-03-02T12:00:00+00:00',
    reason: 'Page 2 is missing.',
  });
});
