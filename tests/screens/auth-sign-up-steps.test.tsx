import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { redirectTo } from '@/shared/navigation/browser-navigation';
import { expectFocused } from '../expect-focused';
import { auth, authSession, authUser } from '../msw/auth';
import { backendUrl, failing } from '../msw/rest';
import { server } from '../msw/server';
import { bucket, uploadRejected, type Stored } from '../msw/storage';
import {
  countiesHandler,
  choose,
  create,
  field,
  fill,
  heading,
  storeCompleteDraft,
  membership,
  open,
  press,
  signedIn,
} from './auth-sign-up-helpers';

beforeEach(() => {
  countiesHandler();
  server.use(auth('otp', {}));
});

const address = () => screen.getByTestId('address').textContent;
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map((alert) => alert.textContent)
    .join('');

/** Opens a step with all earlier steps completed. */
async function openAt(step: string, heading_: string) {
  storeCompleteDraft();
  const view = open(`/signup?step=${step}`);
  await fill(view.user);
  await view.user.click(press('Next'));
  await heading(heading_);
  return view;
}
const markets = () => openAt('markets', 'What Markets Are You Focused On?');
const chips = () =>
  within(screen.getByRole('region', { name: 'Your markets' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('steps', () => {
  it('Back keeps the values and clears errors', async () => {
    const { user } = await openAt('industries', 'What Industries Are You Pursuing?');
    await user.click(await screen.findByRole('checkbox', { name: 'Residential' }));
    await user.click(press('Next'));
    expect(await screen.findByText('Please select at least one industry.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Residential' })).toHaveFocus();
    await user.click(press('Back'));
    await expectFocused(heading('What Roles Best Describe Your Focus?'));
    expect(alerts()).toBe('');
    expect(screen.getByRole('checkbox', { name: 'Flipper' })).toBeChecked();
    await user.click(press('Back'));
    await heading('Where are you located');
    expect(field('State')).toHaveValue('Texas');
    expect(field('County')).toHaveValue('Travis');
    await user.click(press('Back'));
    await heading('Create Your Account');
    expect(field('Full name')).toHaveValue('Dana Whitfield');
    expect(field('Password')).toHaveValue('correct horse');
  });
});

describe('reload', () => {
  it('keeps everything but the passwords and returns to the same step', async () => {
    storeCompleteDraft();
    const { user } = open('/signup?step=industries');
    expect(await heading('Create Your Account')).toBeVisible();
    expect(screen.getByText(/enter your password again/)).toBeVisible();
    expect(field('Full name')).toHaveValue('Dana Whitfield');
    expect(field('Email')).toHaveValue('dana@example.com');
    expect(field('Phone number')).toHaveValue('(216) 555-0147');
    expect(field('Password')).toHaveValue('');
    await user.click(press('Next'));
    expect(await screen.findByText('Please fill in all fields')).toBeVisible();
    await user.type(field('Password'), 'correct horse');
    await user.type(field('Confirm password'), 'correct horse{Enter}');
    await expectFocused(heading('What Industries Are You Pursuing?'));
    expect(await screen.findByRole('checkbox', { name: 'Residential' })).toBeChecked();
  });
});

describe('location', () => {
  it('can retry loading the counties', async () => {
    server.use(failing('counties'));
    const { user } = await openAt('location', 'Where are you located');
    expect(await screen.findByText(/We couldn’t load the counties/)).toBeVisible();
    countiesHandler();
    await user.click(press('Retry'));
    await waitFor(() => expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument());
    await choose(user, 'County', 'Williamson');
    expect(field('County')).toHaveValue('Williamson');
  });
});

describe('markets', () => {
  it('are added one by one, without duplicates', async () => {
    const { user } = await markets();
    await screen.findByLabelText('State');
    await user.click(press('Add Market'));
    expect(await screen.findByText('Please select both a state and a county to add a market.')).toBeVisible();
    await choose(user, 'State', 'TX - Texas');
    await choose(user, 'County', 'Travis');
    await user.click(press('Add Market'));
    expect(await screen.findByText('Travis, TX is already on your list.')).toBeVisible();
    expect(chips()).toEqual(['Travis, TX']);
    await choose(user, 'County', 'Williamson');
    // Enter adds it, too.
    await user.keyboard('{Enter}');
    expect(chips()).toEqual(['Travis, TX', 'Williamson, TX']);
    expect(field('State')).toHaveFocus();
    expect(screen.getByText('Williamson, TX added.')).toBeInTheDocument();
    expect(address()).toBe('/signup?step=markets');
  });
});

describe('picture', () => {
  const own = (row: { profile_image_url: string | null }) =>
    http.patch(`${backendUrl}/rest/v1/users`, async ({ request }) => {
      Object.assign(row, await request.json());
      return HttpResponse.json({ id: authUser.id });
    });

  it('is uploaded once the account exists, before continuing', async () => {
    const stored: Stored = { names: [] };
    const row = { profile_image_url: null };
    server.use(auth('signup', authSession), ...bucket('avatars', stored), own(row));
    await create({ picture: true });
    await expectFocused(heading('Your account is ready'));
    expect(await signedIn()).toBe(membership);
    expect(stored.names).toEqual([row.profile_image_url]);
    expect(localStorage.getItem('sign-up-picture-waiting')).toBeNull();
  });

  it('can be retried when the upload fails', async () => {
    const stored: Stored = { names: [] };
    const row = { profile_image_url: null };
    let signUps = 0;
    server.use(
      auth('signup', authSession, { onRequest: () => (signUps += 1) }),
      uploadRejected('avatars', 500, 'boom'),
      ...bucket('avatars', stored),
    );
    const { user } = await create({ picture: true });
    expect(await screen.findByText('Failed to upload image.')).toBeVisible();
    expect(redirectTo).not.toHaveBeenCalled();
    server.use(...bucket('avatars', stored), own(row));
    await user.click(press('Try again'));
    expect(await signedIn()).toBe(membership);
    expect(stored.names).toEqual([row.profile_image_url]);
    expect(signUps).toBe(1);
  });

  it('can be skipped when the upload fails', async () => {
    server.use(
      auth('signup', authSession),
      uploadRejected('avatars', 500, 'boom'),
      ...bucket('avatars', { names: [] }),
    );
    const { user } = await create({ picture: true });
    await user.click(await screen.findByRole('button', { name: 'Continue without a picture' }));
    expect(await signedIn()).toBe(membership);
    expect(localStorage.getItem('sign-up-picture-waiting')).toBeNull();
  });
});
